"""Faults by hand of the card games against the dealer, with the clauses that they break."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.families.against_dealer.misread import fold_costs, seat_of
from clausewise.reference_engine.vocabulary.against_dealer.events import BonusPaid, MeterChanged, WagerSettled
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from tests.verdicts.by_hand import ByHand, Change, acts, altered, left_out, permits, tells, with_fields

THREE, ONEIDA, MLGCA = "three-card", "oneida-four-card", "mlgca-four-card"
FIRST_OF_FIVE: Final = 5


def pays(
    wager: str, odds: float, instead: float, *, only: Callable[[Any, WagerSettled], bool] = lambda _table, _event: True
) -> Change:
    """Where a wager wins at these odds, others are paid."""

    def change(table: object, event: AnyEvent) -> AnyEvent:
        if isinstance(event, WagerSettled) and (event.wager, event.result) == (wager, "wins") and only(table, event):
            return (
                altered(event, pays=Cents(round(instead * event.stake))) if event.pays == odds * event.stake else event
            )
        return event

    return change


def bonus(odds: int, instead: int) -> Change:
    """Where the ante bonus has these odds, others are paid."""

    def change(table: Any, event: AnyEvent) -> AnyEvent:
        if isinstance(event, BonusPaid) and event.bonus == "ante bonus":
            ante = seat_of(table, event.seat).placed["ante"]
            return altered(event, amount=Cents(instead * ante)) if event.amount == odds * ante else event
        return event

    return change


def becomes(wager: str, result: str, instead: str, *, only: Callable[[Any], bool] = lambda _table: True) -> Change:
    """What becomes of a wager is something else."""

    def change(table: object, event: AnyEvent) -> AnyEvent:
        if isinstance(event, WagerSettled) and (event.wager, event.result) == (wager, result) and only(table):
            wins, back = instead == "wins", instead in ("wins", "returned")
            return altered(event, result=instead, pays=Cents(event.stake if wins else 0), stake_back=back)
        return event

    return change


def _void(table: Any) -> bool:
    return bool(table.current().void)


def _goes_on(table: Any) -> bool:
    return not table.current().void


def _dealt_in(table: Any) -> bool:
    return _goes_on(table) and table.phase == "settling"


def _somebody_folds(table: Any) -> bool:
    return table.phase != "settling" and any(seat.folded for seat in table.current().seats.values())


def _with_paytable(option: str, value: str) -> Callable[[Any, AnyEvent], bool]:
    return lambda table, _event: bool(table.option(option) == value)


def _last_seat(table: Any) -> int:
    return max(int(seat) for seat in table.current().seats)


def _alone(table: Any, _event: AnyEvent) -> bool:
    return len(table.current().seats) == 1


def _of_the_last_seat(table: object, event: Procedure) -> bool:
    return event.owner == f"seat {_last_seat(table)}"


def dealt(to: Callable[[Any, CardDealt], bool], **fields: object) -> Change:
    """A card is dealt otherwise."""
    return lambda table, event: altered(event, **fields) if isinstance(event, CardDealt) and to(table, event) else event


def _to_the_last_seat_by(dealing: str) -> Callable[[Any, CardDealt], bool]:
    return lambda table, event: table.option("dealing") == dealing and event.to == f"seat {_last_seat(table)}"


def _announced(event: Procedure) -> bool:
    return event.words == "no more bets"


def _pair_plus_in_cash(stimulus: AnyStimulus, right: bool) -> bool:
    return right or (isinstance(stimulus, PlaceWager) and stimulus.wager == "pair plus")


def _first_of_several_envies(table: Any, event: AnyEvent) -> AnyEvent | None:
    """A seat gets one envy bonus in a round."""
    if isinstance(event, BonusPaid) and event.bonus == "envy bonus":
        before = [seen.event for seen in table.seen[-40:]]
        again = any(
            isinstance(one, BonusPaid) and one.bonus == "envy bonus" and one.seat == event.seat for one in before
        )
        return None if again else event
    return event


def _half_of_the_meter(table: Any, event: AnyEvent) -> AnyEvent:
    del table
    if isinstance(event, MeterChanged) and event.cause == "reset":
        return altered(event, amount=event.amount // 2)
    return event


def _stack_face_up(table: Any, event: AnyEvent) -> AnyEvent:
    if not isinstance(event, StackDealt) or len(table.current().seats) == 1:
        return event
    return altered(event, face="up") if event.to == f"seat {_last_seat(table)}" else event


def _less_five_percent(_table: object, event: AnyEvent) -> AnyEvent:
    """The house keeps a commission of what ante and play win."""
    if isinstance(event, WagerSettled) and event.wager in ("ante", "play") and event.result == "wins":
        return altered(event, pays=Cents(event.pays * 95 // 100))
    return event


THREE_CARD: tuple[ByHand, ...] = (
    ByHand("a straight flush brings 35 where 40 is posted", THREE, ("k.1.ii.table",),
           tells(pays("pair plus", 40, 35)), ("k.1.ii", "j.3.s2"), short=True),
    ByHand("the play wager is paid two to one", THREE, ("k.1.i",), tells(pays("play", 1, 2)), ("k.1", "j.3.s2"),
           short=True),
    ByHand("against a dealer who does not qualify the play wager wins", THREE, ("k.1.i.s1",),
           tells(becomes("play", "returned", "wins", only=_goes_on)), ("c.3.s1",)),
    ByHand("three of a kind brings half of the ante bonus", THREE, ("k.1.iii.table",), tells(bonus(4, 2)),
           ("k.1.iii", "j.3.s2")),
    ByHand("equal hands cost the ante", THREE, ("c.3.s1",),
           tells(becomes("ante", "returned", "loses", only=_dealt_in))),
    ByHand("pair plus comes back to who folds", THREE, ("j.2.s2",),
           tells(becomes("pair plus", "forfeited", "returned")), ("j.2.s3",)),
    ByHand("from the shoe, the last seat has its cards face up", THREE, ("g.3.s1",),
           tells(dealt(_to_the_last_seat_by("manual shoe"), face="up"))),
    ByHand("from the hand, the last seat has its cards face up", THREE, ("h.3.s1",),
           tells(dealt(_to_the_last_seat_by("hand"), face="up")), ("h.2.iii.s1",)),
    ByHand("the bets are not closed aloud for one player alone", THREE, ("g.2", "h.2.iii", "i.2.ii"),
           acts("announces", left_out, when=lambda table, event: _announced(event) and _alone(table, event)),
           ("h.2", "i.2", "f.4")),
    ByHand("the stub is counted face up", THREE, ("g.5.s1", "h.5.s1", "i.5.s1"),
           acts("counts the stub", with_fields(face="up"))),
    ByHand("a void round costs pair plus", THREE,
           ("l.1.s1", "l.3", "l.4", "g.5.ii.s1", "g.5.ii.s2", "h.5.s1", "i.5.s1"),
           tells(becomes("pair plus", "returned", "loses", only=_void)), ("l.2", "g.5.ii")),
    ByHand("pair plus is taken by word of mouth", THREE, ("f.2.s1",), permits("wager.verbal", _pair_plus_in_cash),
           ("f.2",)),
    ByHand("the forfeited cards of the last seat stay", THREE, ("j.2.s3",),
           acts("discards", left_out, when=lambda table, event: event.seat is not None
                and seat_of(table, event.seat).folded and _of_the_last_seat(table, event))),
)  # fmt: skip

ONEIDA_FOUR_CARD: tuple[ByHand, ...] = (
    ByHand("a flush brings four for aces up", ONEIDA, ("K.1.b.flush",), tells(pays("aces up", 6, 4)),
           ("K.1.b", "J.6.s2")),
    ByHand("four of a kind brings twenty times the ante", ONEIDA, ("K.1.c.four-of-a-kind",), tells(bonus(25, 20)),
           ("K.1.c", "J.6.s2")),
    ByHand("the ante wins two to one", ONEIDA, ("K.1.a",), tells(pays("ante", 1, 2)), ("K.1", "J.6.s2")),
    ByHand("who folds has the ante back", ONEIDA, ("J.2.a.s1",), tells(becomes("ante", "forfeited", "returned",
           only=_somebody_folds)), ("A.3",)),
    ByHand("a tie costs the play wager", ONEIDA, ("J.8.s1",),
           tells(becomes("play", "returned", "loses", only=_goes_on)), ("E.3.s1", "J.8")),
    ByHand("from the shoe, the last seat has its cards face up", ONEIDA, ("G.4",),
           tells(dealt(_to_the_last_seat_by("manual shoe"), face="up"))),
    ByHand("from the hand, the last seat has its cards face up", ONEIDA, ("H.3",),
           tells(dealt(_to_the_last_seat_by("hand"), face="up")), ("H.2.c.s1",)),
    ByHand("a hand that is nothing is not announced", ONEIDA, ("J.5.s1",),
           acts("announces", left_out, when=lambda table, event: event.owner == "dealer"
                and table.dealer_hand.category == "nothing")),
    ByHand("a void round costs aces up", ONEIDA,
           ("G.6.b.s1", "G.6.b.s2", "L.1.s1", "L.3.s2", "L.4", "L.6", "H.5", "I.5"),
           tells(becomes("aces up", "returned", "loses", only=_void)), ("L.2", "G.6.b")),
    ByHand("the bets are not closed aloud for one player alone", ONEIDA, ("G.2", "H.2.c", "I.2.b"),
           acts("announces", left_out, when=lambda table, event: _announced(event) and _alone(table, event)),
           ("H.2", "I.2", "F.2"), short=True),
)  # fmt: skip

MLGCA_FOUR_CARD: tuple[ByHand, ...] = (
    ByHand("a straight flush brings fifteen times the ante", MLGCA, ("12.B.2",), tells(bonus(20, 15)),
           ("12.B", "11.D.4.c.ii")),
    ByHand("ante and play are paid less five percent", MLGCA, ("12.A",), tells(_less_five_percent),
           ("11.D.4.c.ii",)),
    ByHand("paytable A pays a straight as its flush", MLGCA, ("12.C.1.e",),
           tells(pays("aces up", 4, 6, only=_with_paytable("aces-up", "A"))), ("12.C.1", "12.C", "11.D.5")),
    ByHand("paytable D pays two pairs as a pair of aces", MLGCA, ("12.C.4.f",),
           tells(pays("aces up", 2, 1, only=_with_paytable("aces-up", "D"))), ("12.C.4", "12.C", "11.D.5")),
    ByHand("the six card bonus pays a full house 25", MLGCA, ("12.H.1.f",),
           tells(pays("six card bonus", 20, 25, only=_with_paytable("six-card-bonus", "A"))), ("12.H.1", "12.H")),
    ByHand("one envy bonus is enough for anybody", MLGCA, ("11.D.10.e.ii",), tells(_first_of_several_envies),
           ("11.D.10.e", "11.D.10.e.i")),
    ByHand("a void round costs the progressive wager", MLGCA,
           ("13.B", "13.D", "13.E", "13.G", "8.H.3", "8.H.4", "9.F", "9.G", "10.F", "10.G"),
           tells(becomes("progressive", "returned", "loses", only=_void)), ("13.C",)),
    ByHand("nothing is locked where nobody has wagered on it", MLGCA, ("8.C.1", "9.A.3.b", "10.A.2.b"),
           acts("locks out", left_out, when=lambda table, _event: not any("progressive" in seat.wagers
                for seat in table.current().seats.values())), ("2.C.2", "9.A.3", "10.A.2", "9.A", "10.A")),
    ByHand("a chip that comes alone is not counted", MLGCA, ("8.C.2.b", "9.A.4.b", "10.A.3.b"),
           acts("verifies the number of chips", left_out, when=lambda _table, event: event.count == 1),
           ("8.C.2", "9.A.4", "10.A.3", "9.A", "10.A")),
    ByHand("the last player's cards are settled unseen", MLGCA, ("11.D.4.a",),
           acts("turns up", left_out, when=lambda table, event: event.owner != "dealer"
                and _of_the_last_seat(table, event)), ("11.D.4",)),
    ByHand("a fold costs the six card bonus", MLGCA, ("11.C.2",), tells(fold_costs("six card bonus")), ("11.D.7",)),
    ByHand("a meter starts again at half", MLGCA, ("12.D.3.b.i", "12.D.3.b.ii", "12.D.3.b.iii", "12.D.3.b.iv.1",
           "12.D.3.b.iv.2", "12.D.3.b.v.1", "12.D.3.b.v.2", "12.D.3.b.v.3", "12.D.3.b.vi.1", "12.D.3.b.vi.2",
           "12.D.3.b.vi.3"), tells(_half_of_the_meter),
           ("12.D.3.b", "12.D.3.b.iv", "12.D.3.b.v", "12.D.3.b.vi")),
    ByHand("a stack for the last of several seats comes face up", MLGCA, ("10.B.4",), tells(_stack_face_up)),
)  # fmt: skip

AGAINST_DEALER: tuple[ByHand, ...] = (*THREE_CARD, *ONEIDA_FOUR_CARD, *MLGCA_FOUR_CARD)
