"""How pots come to their winners: at once, or after the losers' cards where the rules have these collected first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.families.pot import citing, rake
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.state import Hand
    from clausewise.reference_engine.vocabulary.core.words import Duty
    from clausewise.reference_engine.vocabulary.pot.events import PotAwarded

    Stages = list[tuple[Duty, Callable[[PotGround], object]]]

Due = tuple["PotAwarded", tuple[str, ...]]
PUSHED, OBJECT, KIND = "award.pushed", "object.pot", "object.kind"
"""That a pot is awarded, what has to be done to win it, and by which kind of hand."""
LOSERS_FIRST, WINNERS_LAST = "collect.losers-first", "collect.winners-last"
MUCK = "discard pile"


def push(table: PotGround, hand: Hand, award: PotAwarded, cited: Sequence[str]) -> None:
    """A winner gets chips, or is going to when the losers' cards are off the table."""
    if table.rulings.knows(LOSERS_FIRST):
        hand.due_to_winners.append((award, tuple(cited)))
    else:
        _give(table, hand, award, cited)


def stages(table: PotGround) -> Stages:
    """What follows once it is known who wins what."""
    if not table.rulings.knows(LOSERS_FIRST):
        return []
    return [("collect", _collect_losers), ("settle", _push_all), ("collect", _collect_winners)]


def _give(table: PotGround, hand: Hand, award: PotAwarded, cited: Sequence[str]) -> None:
    if table.does(award, *cited, fixes=("seat", "amount"), once=False, anyway=True, among="pots awarded"):
        hand.won.append(award)
        player = hand.players.get(award.seat) or table.players.get(award.seat)
        if player is not None:
            player.stack += award.amount


def _push_all(table: PotGround) -> None:
    hand = table.current()
    due, nobody = hand.due_to_winners, list[Due]()
    alone = len(hand.active()) == 1
    to_another = [(_to_another(hand, award), cited) for award, cited in due]
    halved = [(msgspec.structs.replace(award, amount=Cents(award.amount // 2)), cited) for award, cited in due]
    kept = {"the dealer keeps it": nobody, "half of it stays": halved}
    who_is_left = {"who alone is left gets nothing": nobody if alone else due}
    due = table.rulings.chosen(PUSHED, due, kept | who_is_left)
    due = table.rulings.chosen(OBJECT, due, {**kept, "another player gets it": to_another})
    due = table.rulings.chosen(KIND, due, _of_another_kind(table, due, to_another))
    for award, cited in due:
        _give(table, hand, award, tuple(citing.at_most(table, (*cited[:1], OBJECT, *cited[1:]))))


def _of_another_kind(table: PotGround, due: list[Due], to_another: list[Due]) -> dict[str, list[Due]]:
    """Who might win where the kind of game is mistaken."""
    low = table.rules.low is not None
    high_alone = [one for one in due if one[0].share != "low"]
    return {
        "a low hand wins nothing": high_alone if table.rules.high else (to_another if low else due),
        "a high hand wins nothing": [one for one in due if one[0].share != "high"],
        "another hand wins where there is a low one": to_another if low else due,
    }


def _to_another(hand: Hand, award: PotAwarded) -> PotAwarded:
    others = [seat for seat in hand.clockwise(award.seat) if seat != award.seat]
    return msgspec.structs.replace(award, seat=others[0]) if others else award


def _winners(hand: Hand) -> list[int]:
    return list(dict.fromkeys(award.seat for award, _ in hand.due_to_winners))


def _collect_losers(table: PotGround) -> None:
    """Of everybody who has nothing to get from any pot."""
    hand = table.current()
    winners = _winners(hand)
    for player in hand.active():
        if player.seat not in winners and player.cards:
            table.does(
                _collecting(player.seat), LOSERS_FIRST, fixes=("owner",), late="pot-awarded", until="pot-awarded",
                among="losers' cards",
            )  # fmt: skip


def _collect_winners(table: PotGround) -> None:
    hand = table.current()
    compared = KIND if len(hand.active()) > 1 else "object.showdown"
    for seat in _winners(hand):
        why = (WINNERS_LAST, PUSHED, compared, *rake.why_nothing(table, hand), "decks.one-in-play")
        table.reports(_collecting(seat), *citing.at_most(table, why), among="winners' cards")


def _collecting(seat: int) -> Procedure:
    return Procedure("collects cards", owner=f"seat {seat}", seat=seat, place=MUCK)
