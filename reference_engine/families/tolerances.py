"""What a family of games leaves open to a system beside which the engine is kept, told to whoever keeps it there.

Which answers no rule prescribes, what may be told at another moment, what is known of a hand although part of it is not
shown. Here stands what every family has in common; a family adds its own beside its table.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.vocabulary.cards.events import CardDealt, HandRanked
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus


class Tolerances:
    """What is no departure at one table; `unseen` is what the system does not show."""

    tells_only: tuple[type[AnyEvent], ...] = (HandRanked,)
    """Events that only tell of a table, and move nothing."""
    of_who_plays: tuple[type[AnyEvent], ...] = ()
    """What only who is in a hand is given, does or wins."""
    pays: tuple[type[AnyEvent], ...] = ()
    """What a payment is seen by."""
    begins_a_round: tuple[type[AnyStimulus], ...] = ()
    """Acts with which a round begins: what a house does before one, it may do at once with them."""
    whole_pack: tuple[str, ...] = ("deck.one", "decks.identical")
    """The provisions on what a deck consists of, by their names in the rule sets."""
    care: frozenset[str] = frozenset(
        {
            "shuffles",
            "washes",
            "inspects",
            "verifies the inspection",
            "counts the deck",
            "spreads",
            "turns face down",
            "stacks",
        }
    )
    """What a house may do with its cards between two rounds although nothing asks for it."""

    def __init__(self, unseen: Collection[str] = ()) -> None:
        self.unseen = unseen

    # --- before anything is compared ----------------------------------------------------------------------------------

    def looks_ahead(self, events: Iterable[AnyEvent]) -> None:
        """Takes in all that the system showed, where what comes later tells what was not shown before."""

    def unshown(self) -> tuple[str, ...]:
        """The provisions that show nowhere, though other events cite some of them, too."""
        return ()

    def ordered_by_none(self) -> frozenset[str]:
        """What the engine tells although no rule orders it for itself, and another may never tell.

        Acts, and hands that are ranked for a wager of their own: `hand-ranked for envy bonus`.
        """
        return frozenset()

    # --- the cards that the system dealt ------------------------------------------------------------------------------

    def burned_before(self) -> frozenset[int]:
        """Before which card of a hand the top card is burned, by its number there; 0 for the first that is drawn."""
        return frozenset()

    def last_on_top(self) -> bool:
        """Whether the top card of a stack that is dispensed is the last one that came out."""
        return False

    def beside_the_top(self) -> int:
        """How many cards of a further stack for the dealer come out beside the one on top."""
        return 0

    def shows_the_last(self) -> bool:
        """Whether the dealer's card that lies open before the players act is the last one of the hand."""
        return False

    def mishaps_wait(self) -> bool:
        """Whether what is to befall cards once those of a round are dealt befalls the next one's."""
        return False

    def leaves_a_stack(self, event: Procedure) -> bool:
        """Whether a card that came out of turn is replaced by the next one."""
        return event.act == "finds"

    def cards_from_the_deck(self, event: AnyEvent) -> tuple[Card, ...]:
        """The cards that leave the deck by an event, as far as they are known."""
        return (event.card,) if isinstance(event, CardDealt) and event.card is not None else ()

    # --- answers and events -------------------------------------------------------------------------------------------

    def answers_freely(self, stimulus: AnyStimulus, *, accepted: bool) -> bool:  # noqa: ARG002  for a family to know
        """Whether no rule says how this is answered."""
        return False

    def refused_instead(self, stimulus: AnyStimulus) -> AnyStimulus | None:  # noqa: ARG002  for a family to know
        """What any house refuses, after it has got ready as for this, which a system was free to refuse."""
        return None

    def comes_with(self, stimulus: AnyStimulus, events: Iterable[AnyEvent]) -> Iterable[AnyStimulus]:  # noqa: ARG002  for a family to know
        """What a system did with this act that another has to be asked for, by what it told."""
        return ()

    def asks_for_nothing(self, event: AnyEvent) -> bool:  # noqa: ARG002  for a family to know
        """Whether somebody is asked for nothing, or does nothing in answer to that: no rule minds either."""
        return False

    def may_be_for_another(self, event: AnyEvent) -> bool:  # noqa: ARG002  for a family to know
        """Whether this may be done for another seat than the engine's, as no rule says for which of them."""
        return False

    def left_to_the_house(self, event: AnyEvent) -> tuple[str, ...]:  # noqa: ARG002  for a family to know
        """The fields of this event that may say something else than the engine's, by what has happened."""
        return ()

    def need_not_tell(self, event: AnyEvent) -> bool:  # noqa: ARG002  for a family to know
        """Whether no rule asks for this, whenever it comes and whether or not."""
        return False

    def tells_on_the_way(self, event: AnyEvent) -> bool:  # noqa: ARG002  for a family to know
        """Whether this only tells of a step to what is told besides, and no rule says that it is or is not taken."""
        return False

    def does_unasked(self, event: AnyEvent) -> bool:  # noqa: ARG002  for a family to know
        """Whether this is what a house may do without need: then the engine has it to do, with all that follows it."""
        return False

    def draws_together(self, place: int, event: AnyEvent) -> None:
        """Makes of what the engine tells from this place on as much as the system tells with one event."""

    def passes(self, event: AnyEvent) -> None:
        """An event of the system has been compared."""

    # --- what is told later -------------------------------------------------------------------------------------------

    def puts_off(self, expected: AnyEvent, got: AnyEvent) -> bool:  # noqa: ARG002  for a family to know
        """Whether what was to come now, and did not, is something that may come later without any other harm."""
        return False

    def with_what_was_put_off(self, expected: AnyEvent, got: AnyEvent) -> AnyEvent:  # noqa: ARG002  as above
        """What is expected of a system that does now what it has put off."""
        return expected

    def was_put_off(self, got: AnyEvent) -> bool:  # noqa: ARG002  as above
        """Whether an event is just what was put off."""
        return False

    def meets(self, event: AnyEvent) -> None:
        """An event of the system is what was expected."""
