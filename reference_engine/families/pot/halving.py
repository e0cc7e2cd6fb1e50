"""A pot for the high hand and the low hand: in two halves where a low hand qualifies, whole where none does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.families.pot import odd_amounts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.state import Hand, Player

BOTH = "award.both-halves"
ONLY_HERE = "halves.only-here"
"""Low hands count in the game that has halves, and in no other."""


def halves(
    table: PotGround, hand: Hand, amount: int, highs: Sequence[Player], lows: Sequence[Player]
) -> tuple[int, int]:
    """The high and the low half in whole chips, and a chip that does not divide to the one or the other."""
    chip = table.chip()
    half = amount // 2 // chip * chip
    low_first = False
    if table.rulings.reading("odd-chip-of-the-halves", "high-half") == "left-of-the-button":
        seats = {player.seat for player in (*highs, *lows)}
        nearest = next(iter(hand.clockwise(hand.button, seats)), 0)
        low_first = nearest not in {player.seat for player in highs}
    right = (half, amount - half) if low_first else (amount - half, half)
    for provision in why_odd(table, amount, highs):
        right = table.chosen(provision, right, {"the other half has the odd chip": right[::-1]})
    others = {"the high hand takes all": (amount, 0), "the low hand takes all": (0, amount)}
    if not table.rulings.knows(odd_amounts.BETWEEN_HALVES):
        others["the other half is the greater"] = right[::-1]
    return table.chosen("award.halves", right, others)


def why_odd(table: PotGround, amount: int, highs: Sequence[Player]) -> tuple[str, ...]:
    """What says who has a chip that is odd between the halves; where high hands are equal there is a rule on it."""
    if table.rulings.knows(odd_amounts.BETWEEN_HALVES):
        return (odd_amounts.BETWEEN_HALVES,)
    return ("award.halves-odd",) if len(highs) > 1 and amount % (2 * table.chip()) else ()


def low_winners(
    table: PotGround, hand: Hand, highs: Sequence[Player], lows: Sequence[Player], players: Sequence[Player]
) -> list[Player]:
    """Who has the low half: the lowest, or by a reading others, where hands are equal."""
    reading = table.rulings.reading
    if len(highs) > 1 and reading("low-half-among", "the-lowest") == "all-who-qualify":
        return [player for player in players if player.low is not None]
    lowest = list(lows)
    if len(highs) > 1 or len(lowest) == 1:
        return lowest
    if reading("three-quarters", "half-and-share") == "one-half":
        lowest = [player for player in lowest if player not in highs]
    if reading("tied-lows", "shared") == "closest":
        nearest = next(iter(hand.clockwise(hand.button, [player.seat for player in lowest])))
        lowest = [player for player in lowest if player.seat == nearest]
    return lowest


def of_one_player(
    table: PotGround, highs: list[Player], lows: list[Player], players: Sequence[Player]
) -> tuple[list[Player], list[Player]]:
    """Who has the best hand both ways has both halves."""
    if highs != lows or len(highs) != 1:
        return highs, lows
    rest = [player for player in players if player not in highs]
    return table.chosen(
        BOTH,
        (highs, lows),
        {
            "only the high half": (highs, rest[:1]),
            "only the low half": (rest[:1], lows),
            "the low half to the last of the others": (highs, rest[-1:]),
        },
    )


def why_whole(players: Sequence[Player]) -> tuple[str, ...]:
    """What kept every low hand from qualifying."""
    return tuple(dict.fromkeys(provision for player in players for provision in player.why_low))[:2]
