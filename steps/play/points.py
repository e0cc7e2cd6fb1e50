"""A round in which hands count points: wagers, the deal with the cards forced, elections, the dealer's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Sit
from clausewise.reference_engine.vocabulary.points.stimuli import DoubleDown, Draw, Split, Stand, Surrender
from clausewise.reference_engine.vocabulary.points.words import SPOTS
from clausewise.steps.forcing import force_cards
from clausewise.steps.house_wagers import complete_the_wagers, in_this_house
from clausewise.steps.outcomes import NotReached
from clausewise.steps.play.against_house import AgainstTheHouse

if TYPE_CHECKING:
    from collections.abc import Mapping

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.vocabulary.events import AnyEvent
    from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
    from clausewise.steps.session import TableSession

MOST_ELECTIONS = 200
"""A round has fewer elections and duties than this."""
BURNED = "burn"
MOST_HANDS = 8


class CountingPoints(AgainstTheHouse):
    """Wagers, two cards for each, elections hand by hand, and the dealer's hand."""

    shown_by: Mapping[type, tuple[str, ...]] = {
        **AgainstTheHouse.shown_by,
        **dict.fromkeys((Draw, Stand, DoubleDown, Split, Surrender), ("elected",)),
    }

    def __init__(self, table: TableSession) -> None:
        super().__init__(table)
        self._sent: dict[str, tuple[Card, ...]] = {}
        """What the cards of the next round, or of this one, were forced to be."""

    def before_the_cards(self) -> None:
        complete_the_wagers(self.table)

    def turns_are_seen(self) -> bool:
        return not self.table.hides("asks")

    # --- the cards ----------------------------------------------------------------------------------------------------

    def prepare(self) -> None:
        """Forces the cards that are to fall, once for each time that a scenario says how."""
        table = self.table
        if table.forced:
            force_cards(table, None)
            self._sent, table.forced = table.forced, {}

    def go_on(self) -> None:
        self.prepare()
        self.table.go_on()

    def deal(self) -> None:
        """Up to the offer of insurance or the first election, with the cards forced if they are to fall so."""
        self.prepare()
        table = self.table
        if not any(map(_cards_show, table.of_round())):
            table.proceed_until(
                _elections_come if self.turns_are_seen() else _cards_show, "the cards are dealt", at_length=True
            )
        self.demand_what_was_forced()

    def demand_what_was_forced(self) -> None:
        """What every place got so far has to be what it was to get."""
        table = self.table
        if table.disturbed:
            return
        for place, cards in self._sent.items():
            got = [] if place == BURNED else table.dealt_to(place)
            if any(shown not in (None, wanted) for shown, wanted in zip(got, cards, strict=False)):
                told = " ".join(str(card) for card in got)
                raise NotReached(f"{place} should have been dealt {' '.join(cards)} and got {told}")

    # --- elections ----------------------------------------------------------------------------------------------------

    def turn_comes(self) -> None:
        """Deals if that has not been done, and lets the time for insurance pass."""
        if self.table.placed_in_round() and not any(map(_cards_show, self.table.of_round())):
            self.deal()
        waits = True
        while waits and _waits_for_insurance(self.table.of_round()):
            waits = self.table.house_works()

    def decide(self, act: AnyStimulus) -> None:
        self.table.attempt(act)
        self.demand_what_was_forced()

    # --- whole rounds -------------------------------------------------------------------------------------------------

    def play_plainly(self) -> None:
        """One player who stands."""
        table = self.table
        table.submit(Sit(1))
        table.seated.add(1)
        table.do(PlaceWager(1, SPOTS[0], in_this_house(table, SPOTS[0], dollars(10))))
        self.complete()

    def complete(self) -> None:
        """Whoever has a turn and was not mentioned stands; the house does the rest."""
        table = self.table
        self.prepare()
        for _ in range(MOST_ELECTIONS):
            if any(isinstance(event, RoundEnded) for event in table.of_round()):
                break
            if not table.house_works(at_length=True) and not self._somebody_stands():
                break
        self.demand_what_was_forced()
        if not any(isinstance(event, RoundEnded) for event in table.of_round()):
            table.proceed_until(lambda event: isinstance(event, RoundEnded), "the end of the round", at_length=True)

    def _somebody_stands(self) -> bool:
        if self.turns_are_seen():
            asked = _asked(self.table)
            return bool(asked) and self._stands(*asked[-1])
        seats = sorted({seat for seat, _ in self.table.placed_in_round()})
        return any(self._stands(seat, hand) for seat in seats for hand in range(1, MOST_HANDS + 1))

    def _stands(self, seat: int, hand: int) -> bool:
        return self.table.submit(Stand(seat, hand)).accepted


def hand_in_turn(table: TableSession, seat: int) -> int:
    """Which hand of a seat a player elects for: the one that was asked about last."""
    asked = [hand for asked, hand in _asked(table) if asked == seat]
    return asked[-1] if asked else 1


def _asked(table: TableSession) -> list[tuple[int, int]]:
    """Each seat and hand that had a turn, in their order."""
    return [
        (event.seat or 0, event.hand) for event in table.of_round() if isinstance(event, Procedure) and _asks(event)
    ]


def _asks(event: AnyEvent) -> bool:
    return isinstance(event, Procedure) and event.act == "asks"


def _cards_show(event: AnyEvent) -> bool:
    return isinstance(event, CardDealt) or _elections_come(event)


def _elections_come(event: AnyEvent) -> bool:
    """A player has a turn, may insure, or nobody has anything to elect."""
    return _asks(event) or _offers(event) or isinstance(event, RoundEnded)


def _offers(event: AnyEvent) -> bool:
    return isinstance(event, Procedure) and event.act == "offers insurance"


def _waits_for_insurance(events: list[AnyEvent]) -> bool:
    """Insurance was offered, and nobody has had a turn since."""
    return any(map(_offers, events)) and not any(_asks(event) or isinstance(event, RoundEnded) for event in events)
