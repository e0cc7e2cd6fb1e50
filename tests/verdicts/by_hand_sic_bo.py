"""Faults by hand of Oneida Sic Bo, with the clauses that they break."""

from __future__ import annotations

from typing import Any, Final

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.rulings import Rulings
from clausewise.reference_engine.families.dice import irregularities, layout, settling, throwing
from clausewise.reference_engine.families.misreadings import replaced
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import ChangeWager, PlaceWager
from clausewise.reference_engine.vocabulary.dice.events import DiceEntered, DiceShaken, LayoutLit, Spot
from tests.verdicts.by_hand import ByHand, acts, altered, around, instead, left_out, of, permits

SIC_BO: Final = "oneida-sic-bo"
PAIR, THREE, FIFTEEN = 2, 3, 15


def _wins(change: Any) -> Any:
    """A place wins otherwise; None: as it should."""

    def by(sound: Any) -> Any:
        def meets(rulings: Any, place: Any, faces: Any) -> bool:
            other = change(place, faces)
            return bool(sound(rulings, place, faces) if other is None else other)

        return meets

    return around(layout, "_meets", by)


def _alike(faces: Any) -> bool:
    return len(set(faces)) == 1


def _pays(wager: str, selection: str | None, odds: int, instead_of: int) -> Any:
    """Where a wager wins at these odds, others are paid."""

    def change(_table: object, event: Any) -> Any:
        won = (event.wager, event.selection, event.result) == (wager, selection or event.selection, "wins")
        short = event.pays == odds * event.stake
        return altered(event, pays=Cents(instead_of * event.stake)) if won and short else event

    return of(WagerSettled, change)


def _lower_odds(row: str, odds: int) -> Any:
    """The house offers less for a row."""
    return around(settling, "offered", lambda sound: lambda table, asked: odds if asked == row else sound(table, asked))


def _as_listed_for_any_three(table: Any, event: Any) -> Any:
    higher = table.option("odds") == "higher" and event.wager == "any three of a kind" and event.result == "wins"
    return altered(event, pays=Cents(event.pays - event.stake)) if higher else event


def _player_by_player(sound: Any) -> Any:
    def settle(table: Any, *why: str) -> None:
        current = table.current()
        current.wagers = dict(sorted(current.wagers.items(), key=lambda one: one[0][0]))
        choose = Rulings.choose

        def otherwise(self: Rulings, asked: str, value: Any, others: Any) -> Any:
            several = len({seat for seat, _ in current.wagers}) > 1
            if asked == "settle.losers-first" and several:
                return "as they lie"
            return choose(self, asked, value, others)

        with replaced(Rulings, "choose", otherwise):
            sound(table, *why)

    return settle


def _nobody_won(table: Any, _event: object) -> bool:
    settled = [told.event for told in table.seen if isinstance(told.event, WagerSettled)]
    last = settled[-len(table.current().wagers):]  # fmt: skip
    return all(event.result != "wins" for event in last)


def _small_lit_on_a_triple(table: Any, event: Any) -> Any:
    faces = table.current().faces if table.round is not None else ()
    small = faces and _alike(faces) and 4 <= sum(faces) <= 10
    return altered(event, spots=(*event.spots, Spot("small"))) if small else event


def _two_test_values(_table: object, event: Any) -> Any:
    return altered(event, faces=event.faces[:2]) if event.by == "floorperson" else event


SIC_BO_FAULTS: tuple[ByHand, ...] = (
    ByHand("small wins with eleven", SIC_BO, ("B.1.f",), instead(layout, "SMALL_TOTALS", range(4, 12)), ("E.4.s1",),
           short=True),
    ByHand("big wins with ten", SIC_BO, ("B.1.g",), instead(layout, "BIG_TOTALS", range(10, 18)), ("E.4.s1",)),
    ByHand("three fives are big", SIC_BO, ("B.1.g",),
           _wins(lambda place, faces: True if place.wager == "big" and sum(faces) == FIFTEEN and _alike(faces)
                 else None), ("E.4.s1",)),
    ByHand("three twos are small", SIC_BO, ("B.1.f",),
           _wins(lambda place, faces: True if place.wager == "small" and faces == (2, 2, 2) else None), ("E.4.s1",)),
    ByHand("any pair wins for two of a kind", SIC_BO, ("B.1.b",),
           _wins(lambda place, faces: True if place.wager == "two of a kind" and len(set(faces)) == PAIR else None),
           ("E.4.s1",)),
    ByHand("a combination has to be on the first two dice", SIC_BO, ("B.1.e",),
           _wins(lambda place, faces: {str(face) for face in faces[:2]} == {*place.selection.split(" and ")}
                 if place.wager == "two dice combination" else None), ("E.4.s1",)),
    ByHand("one of a kind does not win when its number is there three times", SIC_BO, ("B.1.h",),
           _wins(lambda place, faces: False if place.wager == "one of a kind" and _alike(faces) else None),
           ("E.4.s1", "D.2")),
    ByHand("any three of a kind wins but for three ones", SIC_BO, ("B.1.c",),
           _wins(lambda place, faces: False if place.wager == "any three of a kind" and faces == (1, 1, 1)
                 else None), ("E.4.s1",)),
    ByHand("a total of 17 is paid as one of 16", SIC_BO, ("D.1.total-17",), _lower_odds("total of 17", 18), ("D.1",)),
    ByHand("a total of 13 is paid as one of 12", SIC_BO, ("D.1.total-13",), _lower_odds("total of 13", 6), ("D.1",)),
    ByHand("three of a kind is paid 150 for 1", SIC_BO, ("D.1.three-of-a-kind",),
           _pays("three of a kind", None, 150, 149), ("D.1",)),
    ByHand("three of the number pay as two of it", SIC_BO, ("D.2",),
           around(settling, "_alike", lambda sound: lambda table, wager: min(PAIR, sound(table, wager)))),
    ByHand("two sixes pay one of a kind even money", SIC_BO, ("D.2",), _pays("one of a kind", "6", 2, 1)),
    ByHand("a house with higher odds pays any three of a kind as listed", SIC_BO, ("E.5",),
           of(WagerSettled, _as_listed_for_any_three)),
    ByHand("a wager grows when no more bets has been called", SIC_BO, ("E.2",),
           permits("bets.closed", lambda act, right: right or isinstance(act, ChangeWager))),
    ByHand("from the second throw on the shaker is shaken twice", SIC_BO, ("E.3",),
           of(DiceShaken, lambda table, event: altered(event, times=2) if table.rounds > 1 else event)),
    ByHand("wagers are settled player by player", SIC_BO, ("E.5",), around(settling, "settle", _player_by_player)),
    ByHand("the lights stay where nobody has won", SIC_BO, ("E.6",),
           acts("clears the layout", left_out, when=_nobody_won)),
    ByHand("one die that does not lie flat is a roll", SIC_BO, ("F.1",),
           around(irregularities, "is_no_roll", lambda sound: lambda table, shown: shown.cocked > 1
                  and sound(table, shown))),
    ByHand("no supervisor comes for a single wager", SIC_BO, ("F.2",),
           acts("attends", left_out, when=lambda table, _event: len(table.current().wagers) == 1)),
    ByHand("the game goes on without a computer", SIC_BO, ("F.2.s1",),
           permits("computer.ceases", lambda *_asked: True)),
    ByHand("the computer is tried with two values", SIC_BO, ("E.1.s1",), of(DiceEntered, _two_test_values)),
    ByHand("words with cash beside them are a wager on small or big", SIC_BO, ("C.1.s1",),
           permits("wager.verbal", lambda act, right: right or (
               isinstance(act, PlaceWager) and act.wager in ("small", "big"))), ("C.1",)),
    ByHand("the computer lights small for a triple", SIC_BO, ("E.4.s1",), of(LayoutLit, _small_lit_on_a_triple),
           ("B.1.f",)),
    ByHand("of a triple the dealer does not announce each die", SIC_BO, ("E.4",),
           acts("announces", left_out, when=lambda table, event: event.words == throwing.EACH_DIE
                and _alike(table.current().faces))),
)  # fmt: skip
