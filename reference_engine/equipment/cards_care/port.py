"""What care of the cards asks of the table at which it is taken; what it has to ask a game stands here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from clausewise.reference_engine.core.rulings import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence
    from random import Random
    from typing import Self

    from clausewise.reference_engine.core.rulings import Rulings
    from clausewise.reference_engine.equipment.cards_care.deck import Deal
    from clausewise.reference_engine.equipment.cards_care.state import CardsCare
    from clausewise.reference_engine.vocabulary.core.words import Duty
    from clausewise.reference_engine.vocabulary.events import AnyEvent


NEVER: Final = "never"
"""Behind this nothing is told: what may be told until then may be told at any time, or not at all."""


class CardTable(Protocol):
    """A table with cards: what it rules by, how it shows what is done, and whose turn the house's duties are."""

    rulings: Rulings
    clock: int
    random: Random
    cards: CardsCare

    # --- what is shown ------------------------------------------------------------------------------------------------

    def reports(self, event: AnyEvent, *provisions: str) -> None:
        """Something happened that follows from rulings already made."""

    def does(
        self,
        event: AnyEvent,
        *provisions: str,
        fixes: tuple[str, ...] = (),
        late: str = "",
        once: bool = True,
        anyway: bool = False,
        among: str = "",
        until: str = "",
    ) -> bool:
        """A duty is done; False if it is not."""

    def later(self, until: str, event: AnyEvent, *provisions: str) -> None:
        """Something is put off until this kind of event, or this act, has been seen."""

    def may_be_told_in_parts(self, *parts: AnyEvent) -> None:
        """What was told last may as well be told as these."""

    def told_so_far(self) -> int:
        """How many events there are, for what may be told of those that follow."""

    def may_be_told_otherwise(self, since: int, *fields: str) -> None:
        """What was told since then may say something else in these fields."""

    def may_be_told_later(self, since: int, until: str, but_not: str = "") -> None:
        """What was told since then may be told later, but not behind this kind of event, or this act."""

    def may_be_told_deck_by_deck(self, since: int) -> None:
        """What was told since then of one deck may be told before or after what was told of another."""

    def leaves_out(self, duty: Duty) -> bool:
        """Whether this is left out by mistake before the next deal."""

    # --- what is due --------------------------------------------------------------------------------------------------

    def follow(self, *stages: tuple[Duty, Callable[[Self], object]]) -> None:
        """These duties of the house come next, after those that are due already."""

    def at_once(self, duty: Duty, run: Callable[[Self], object]) -> None:
        """One duty of the house comes before those that are due already."""

    def has_duties(self) -> bool:
        """Whether the house has something to do."""

    def drop_duties(self) -> None:
        """What was due is not done any more."""

    # --- what the game answers ----------------------------------------------------------------------------------------

    def option(self, name: str) -> str | int:
        """What the house has chosen; a word that is no choice where the rules leave none."""

    def option_number(self, name: str) -> int:
        """The house's choice where it is a number."""

    @property
    def deal(self) -> Deal | None:
        """The cards of the round in progress."""

    @property
    def rounds(self) -> int:
        """How many rounds have begun."""

    @property
    def seated(self) -> Collection[int]:
        """The seats of the players who are there."""

    def cards_are_out(self) -> bool:
        """Whether a card of the round in progress lies before anybody."""

    def may_change_decks(self) -> bool:
        """Whether a deck may leave before it has to."""


class HandDealt(NamedTuple):
    """A place that should have so many cards, and how many it has."""

    owner: str
    number: int
    right: int


class DealingTable(CardTable, Protocol):
    """A table at which cards are being dealt, and which can break a round off."""

    def hands_dealt(self) -> Sequence[HandDealt]:
        """Every hand of the round, in the order in which they are looked at."""

    def dealt_beside(self) -> Collection[str]:
        """Places that are no hand's, and get a card all the same."""

    def void_round(self, *also: str, void: str, returns: str, shuffle: str | None = "shuffle.after-round") -> None:
        """All hands are void by one provision, wagers go back by another, and the cards are shuffled by a third."""


def current(table: CardTable) -> Deal:
    """The cards of the round in progress."""
    deal = table.deal
    if deal is None:
        raise Refusal("no round is in progress")
    return deal
