"""All losing wagers are collected, then the winning ones paid, then the lights put out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.core.odds import Odds
from clausewise.reference_engine.families.dice.layout import COMBINATION, ONE, TOTAL, wins
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded

if TYPE_CHECKING:
    from clausewise.reference_engine.families.dice.ground import DiceGround
    from clausewise.reference_engine.families.dice.state import Wager

LOSERS, WINNERS = "losing wagers collected", "winning wagers paid"
SHAKER = "shaker"


def settle(table: DiceGround, *why: str) -> None:
    """Losers first, whichever of them; `why` says by what it is settled."""
    current, rulings = table.current(), table.rulings
    by_lights = "settle.as-lit" in why and rulings.reading("dice-or-lights") == "lights"
    winners: list[Wager] = []
    losers: list[Wager] = []
    for wager in current.wagers.values():
        with table.concerning(wager.subject):
            lit = wager.place in current.lit if by_lights else wins(rulings, wager.place, current.faces)
        (winners if lit else losers).append(wager)
    order = rulings.choose(
        "settle.losers-first", "losers first",
        {name: name for name in ("winners first", "as they lie", "a loser last")},
    )  # fmt: skip
    in_turn = {
        "losers first": [*losers, *winners],
        "winners first": [*winners, *losers],
        "as they lie": list(current.wagers.values()),
        "a loser last": [*losers[1:], *winners, *losers[:1]],
    }[order]
    covered = rulings.choose(
        "shaker.stays-uncovered", "afterwards",
        {name: name for name in ("before anything is settled", "before anything is paid", "after the first is paid")},
    )  # fmt: skip
    if covered == "before anything is settled":
        _cover(table)
    paid = 0
    for wager in in_turn:
        if wager in winners and not paid and covered == "before anything is paid":
            _cover(table)
        with table.concerning(wager.subject):
            _settles(table, wager, why, wins_=wager in winners, both=bool(winners and losers))
        paid += wager in winners
        if wager in winners and paid == 1 and covered == "after the first is paid":
            _cover(table)


def _cover(table: DiceGround) -> None:
    table.reports(Procedure("covers the dice", device=SHAKER))


def _settles(table: DiceGround, wager: Wager, why: tuple[str, ...], *, wins_: bool, both: bool) -> None:
    place = wager.place
    order = ("settle.losers-first",) if both else ()
    if not wins_:
        event = WagerSettled(wager.seat, place.wager, wager.amount, "loses", selection=wager.named)
        table.does(
            event, *why, f"wins.{place.wager}", *order, "wager.position", fixes=("result", "selection"), among=LOSERS
        )
        return
    odds, rows, times = _odds(table, wager)
    event = WagerSettled(
        wager.seat, place.wager, wager.amount, "wins", _pays(table, odds, wager.amount), stake_back=True,
        selection=wager.named,
    )  # fmt: skip
    table.does(
        event, *why, f"wins.{place.wager}", *rows, "odds.offered", *order,
        fixes=("result", "pays", "selection"), among=WINNERS,
    )  # fmt: skip
    if not rows:
        table.house_may_pay()
    elif table.option("odds") == "higher":
        table.house_may_pay(least=event.pays - times * wager.amount)


def offered(table: DiceGround, row: str) -> int:
    """What the house pays at present where this row wins, to one."""
    return table.rules.odds.get(row, table.rules.odds[f"{TOTAL} of 4"]) + (table.option("odds") == "higher")


def _odds(table: DiceGround, wager: Wager) -> tuple[Odds, tuple[str, ...], int]:
    """The odds of a wager that wins, the rows that give them, and how many times what is offered they are."""
    place, rulings, faces = wager.place, table.rulings, table.current().faces
    alike = _alike(table, wager)
    if place.wager == ONE and alike in table.rules.more_of_a_kind:
        listed = table.rules.more_of_a_kind[alike]
        return Odds(rulings.figure(f"odds.{alike} of the number", listed), "to"), (f"odds.{alike} of the number",), 0
    provision = f"odds.{place.row}"
    if not rulings.knows(provision):  # a total that is read as taken though the table of odds has no row for it
        return Odds(offered(table, place.row), "to"), (), 1
    payout = rulings.payout(provision, Odds(offered(table, place.row), "to"))
    times = 1
    if place.wager == COMBINATION and rulings.reading("combination-in-three") == "each-pairing":
        first, second = (sum(str(face) == one for face in faces) for one in (place.selection or "").split(" and "))
        times = first * second
    more = tuple(f"odds.{number} of the number" for number in table.rules.more_of_a_kind) if place.wager == ONE else ()
    return (
        Odds(payout.multiple * times if isinstance(payout, Odds) else 0, "to"),
        (
            provision,
            *(more or ("odds.listed",)),
        ),
        times,
    )


def _alike(table: DiceGround, wager: Wager) -> int:
    """How many dice show what a wager on one of a kind is on; as some read it, how many show any one number."""
    faces = table.current().faces
    named = sum(str(face) == wager.place.selection for face in faces)
    if table.rulings.reading("pair-of-another") == "any-number":
        return max(faces.count(face) for face in faces) if faces else named
    return named


def _pays(table: DiceGround, odds: Odds, stake: Cents) -> Cents:
    pays = odds.winnings(stake)
    pays = table.rulings.choose(
        "odds.listed", pays,
        {"the stake is taken for a part of it": Cents(max(pays - stake, 0)), "even money for everything": stake,
         "a cent short": Cents(pays - 1), "no more than 10,000": min(pays, dollars(10_000))},
    )  # fmt: skip
    as_listed = Cents(pays - stake) if table.option("odds") == "higher" else Cents(pays - 1)
    return table.rulings.choose("odds.offered", pays, {"other odds than are offered": as_listed})


def clear(table: DiceGround) -> None:
    """The lights are put out, and the round is over."""
    current = table.current()
    if current.lit:
        table.does(Procedure("clears the layout"), "clear", fixes=("by",))
    table.lit_before = current.lit
    table.round = None
    table.reports(RoundEnded(current.number), "shaker.stays-uncovered")
