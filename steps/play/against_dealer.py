"""A round against the dealer: wagers, the deal with the cards forced, and the decisions of whoever is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.rulebooks.games import order_is_known, places
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled, WagerTaken, WagerWithdrawn
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.cards.events import CardDealt, HandRanked
from clausewise.reference_engine.vocabulary.core.events import Folded, Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Sit
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt
from clausewise.steps.forcing import force_cards
from clausewise.steps.house_wagers import complete_the_wagers, in_this_house
from clausewise.steps.outcomes import NotReached
from clausewise.steps.play.against_house import AgainstTheHouse
from clausewise.steps.wager_names import WagerName

if TYPE_CHECKING:
    from clausewise.reference_engine.vocabulary.events import AnyEvent
    from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

DECISIONS: Final = frozenset({"examines", "asks"})
"""The acts that show that the players' decisions have come."""
MOST_DECISIONS: Final = 200
"""A round has fewer decisions and duties than this."""


class AgainstTheDealer(AgainstTheHouse):
    """Ante, cards, play or fold, settlement."""

    def before_the_cards(self) -> None:
        complete_the_wagers(self.table)

    # --- the cards ----------------------------------------------------------------------------------------------------

    def prepare(self) -> None:
        """Forces the cards of the next deal, for the seats that have wagered."""
        table = self.table
        if self._cards_are_out():
            return
        seats = sorted({seat for seat, _ in table.placed_in_round()})

        def order() -> list[str]:
            return places(table.rulebook, table.every_option(), table.configuration.readings, seats)

        force_cards(table, order if order_is_known(table.rulebook, table.every_option()) else None)

    def deal(self) -> None:
        """Closes the bets and deals up to the first decision, with the cards forced if they are to fall so."""
        self.prepare()
        table, seen = self.table, self.turns_are_seen()
        if self._cards_are_out() and any(map(_deal_is_over, table.of_round())):
            self._compare_with_forced()  # the house has dealt as it closed the bets
            return
        reached = _deal_is_over if seen else _cards_show
        table.proceed_until(reached, "the cards are dealt", at_length=seen, or_awaits="reveal")
        while not any(map(_deal_is_over, table.of_round())) and not seen:
            if not table.house_works():
                break
        self._compare_with_forced()

    def _deal_if_need_be(self) -> None:
        """Deals unless cards of this round are out."""
        if self.table.placed_in_round() and not self._cards_are_out():
            self.deal()

    def _cards_are_out(self) -> bool:
        return any(isinstance(event, CardDealt | StackDealt) for event in self.table.of_round())

    def _compare_with_forced(self) -> None:
        table = self.table
        wanted, table.forced = table.forced, {}
        if table.disturbed:
            return
        for place, cards in wanted.items():
            got = table.cards_of(place)[: len(cards)]
            if None not in got and tuple(got) != cards:
                shown = " ".join(str(card) for card in got) or "nothing"
                raise NotReached(f"{place} should have been dealt {' '.join(cards)} and got {shown}")

    # --- decisions ----------------------------------------------------------------------------------------------------

    def turns_are_seen(self) -> bool:
        return not all(map(self.table.hides, DECISIONS))

    def decide(self, act: AnyStimulus) -> None:
        self._deal_if_need_be()
        self.table.attempt(act)

    def asked_seats(self) -> list[int]:
        """The players who have to decide; where nobody is seen to be asked, all who hold cards and have not decided."""
        events = self.table.of_round()
        return asked(events) if self.turns_are_seen() else undecided(events)

    def _asked_seat(self) -> int | None:
        """The player who was asked last, if that player has not decided yet."""
        events = self.table.of_round()
        asks = [event.seat for event in events if isinstance(event, Procedure) and event.act == "asks"]
        return asks[-1] if asks and asks[-1] in self.asked_seats() else None

    def _stay_in(self, seat: int) -> AnyStimulus:
        return PlaceWager(seat, "play", self.table.standing(seat, WagerName("ante")))

    # --- whole rounds -------------------------------------------------------------------------------------------------

    def play_plainly(self) -> None:
        """One player with an ante who plays."""
        table = self.table
        table.submit(Sit(1))
        table.seated.add(1)
        table.do(PlaceWager(1, "ante", in_this_house(table, "ante", dollars(10))))
        self.complete()

    def complete(self) -> None:
        """Whoever is asked and was not mentioned plays for the ante; the house does the rest."""
        table = self.table
        self._deal_if_need_be()
        for _ in range(MOST_DECISIONS):
            if any(isinstance(event, RoundEnded) for event in table.of_round()):
                return
            seat = self._asked_seat()
            if seat is not None:
                table.do(self._stay_in(seat))
            elif not table.house_works(at_length=True) and not self._somebody_else_plays():
                break
        table.proceed_until(lambda event: isinstance(event, RoundEnded), "the end of the round", at_length=True)

    def _somebody_else_plays(self) -> bool:
        """Where all are asked before anybody decides, the others still have to."""
        return any(self.table.submit(self._stay_in(seat)).accepted for seat in self.asked_seats())


# --- what is seen of a round ------------------------------------------------------------------------------------------


def asked(events: list[AnyEvent]) -> list[int]:
    """The players who have been asked and have not decided yet, as far as it was seen."""
    waiting: list[int] = []
    for event in events:
        if isinstance(event, Procedure) and event.act == "asks" and event.seat is not None:
            waiting.append(event.seat)
        elif isinstance(event, Folded | WagerSettled) or (isinstance(event, WagerTaken) and event.wager == "play"):
            waiting = [seat for seat in waiting if seat != event.seat]
        elif isinstance(event, RoundEnded) or (isinstance(event, Procedure) and event.act == "voids all hands"):
            waiting = []
    return waiting


def undecided(events: list[AnyEvent]) -> list[int]:
    """The players who have cards and an ante and have not decided yet, where nobody is seen to be asked."""
    waiting: set[int] = set()
    dealt = False
    for event in events:
        dealt |= isinstance(event, CardDealt | StackDealt)
        if isinstance(event, WagerTaken) and event.wager == "ante":
            waiting.add(event.seat)
        elif isinstance(event, Folded) or (
            isinstance(event, WagerTaken | WagerWithdrawn | WagerSettled) and event.wager in ("ante", "play")
        ):
            waiting.discard(event.seat)
        elif isinstance(event, RoundEnded):
            waiting.clear()
    return sorted(waiting) if dealt else []


def _deal_is_over(event: AnyEvent) -> bool:
    """A player is turned to, or nobody has anything to decide."""
    asks = isinstance(event, Procedure) and event.act in DECISIONS
    return asks or isinstance(event, RoundEnded | HandRanked)


def _cards_show(event: AnyEvent) -> bool:
    return isinstance(event, CardDealt | StackDealt) or _deal_is_over(event)
