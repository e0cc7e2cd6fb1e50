"""What sentences that hold for every game ask of a family: how a round is begun, dealt, gone on with and ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.steps.outcomes import NotReached

if TYPE_CHECKING:
    from collections.abc import Mapping

    from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
    from clausewise.steps.session import TableSession


class Play:
    """A round at one table, of a game of which nothing is known; each family has an heir."""

    shown_by: Mapping[type, tuple[str, ...]] = {}
    """What shows that an act has been done: without it nobody would know how the round stands."""

    def __init__(self, table: TableSession) -> None:
        self.table = table

    # --- what the session asks ----------------------------------------------------------------------------------------

    def turns_are_seen(self) -> bool:
        """Whether it shows that the house waits for a player."""
        return True

    def in_this_house(self, act: AnyStimulus) -> AnyStimulus:
        """An act of a scenario as it is done at this table; NotReached where it would show nothing here."""
        return act

    def before_the_cards(self) -> None:
        """What players do before the house goes on from their wagers, though no sentence says so."""

    # --- what sentences ask -------------------------------------------------------------------------------------------

    def prepare(self) -> None:
        """Sees to all that has to be there before the next round goes on."""

    def go_on(self) -> None:
        """The house does what it can do before a player has to act."""
        self.table.go_on()

    def deal(self) -> None:
        """The house goes on until cards are dealt and the first player has to decide."""
        self._unknown()

    def turn_comes(self) -> None:
        """Whatever comes before a player can decide anything is over, if that is not known by itself."""

    def decide(self, act: AnyStimulus) -> None:
        """A player decides in turn; the cards are dealt first if that has not been done."""
        self.table.attempt(act)

    def demand_what_was_forced(self) -> None:
        """Which hand is best, and who wins, shows nothing where other cards came than were to come."""

    def has_left(self, seat: int) -> None:
        """A player has been asked to leave the table."""

    def play_plainly(self) -> None:
        """The smallest round, from its beginning to its end."""
        self._unknown()

    def complete(self) -> None:
        """Everything up to the end of the round; whoever was not mentioned stays in."""
        self._unknown()

    def _unknown(self) -> None:
        raise NotReached(f"nobody knows how {self.table.rulebook or 'this game'} is played")
