"""Faults that only these rules make possible, written by hand: of seven-card stud, where all cards are one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.cards import RANK_OF
from clausewise.reference_engine.families.misreadings import Misreading, replaced
from clausewise.reference_engine.families.pot import halving, ranking
from clausewise.reference_engine.hands.figures import ACE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.state import Player
    from clausewise.reference_engine.vocabulary.pot.words import Share

    Cards = tuple[Sequence[Card], Sequence[Card]]

_best = ranking.best
_for_the_low_hand = ranking._for_the_low_hand  # noqa: SLF001  what is misread is which cards it may take
_of_one_player = halving.of_one_player


def _is_stud(table: PotGround) -> bool:
    return table.rules.high == "any that were dealt"


def _by_the_highest_card(
    table: PotGround, players: Sequence[Player], share: Share
) -> tuple[list[Player], tuple[str, ...]]:
    """In high poker the highest single card wins, whatever it makes; where those are equal the hands decide."""
    if not _is_stud(table) or table.rules.low is not None:
        return _best(table, players, share)
    tops = {player.seat: max(RANK_OF[card[0]] for card in player.cards) for player in players}
    return _best(table, [player for player in players if tops[player.seat] == max(tops.values())], share)


def _without(category: str, own: Sequence[Card], player: Player, *, aces: bool = False) -> Sequence[Card]:
    """What is left for the low hand if cards of such a high hand are high alone: all of these, or the aces."""
    high = player.high
    if high is None or high.category != category:
        return own
    return [card for card in own if card not in high.cards or (aces and RANK_OF[card[0]] != ACE)]


def _two_pairs_are_high_alone(table: PotGround, player: Player, own: Sequence[Card], board: Sequence[Card]) -> Cards:
    """Cards of two pairs cannot be in the low hand, too."""
    return _for_the_low_hand(table, player, _without("two pairs", own, player) if _is_stud(table) else own, board)


def _ace_of_a_flush_is_high(table: PotGround, player: Player, own: Sequence[Card], board: Sequence[Card]) -> Cards:
    """An ace that is in a flush is no low card."""
    left = _without("flush", own, player, aces=True) if _is_stud(table) else own
    return _for_the_low_hand(table, player, left, board)


def _half_for_a_straight(
    table: PotGround, highs: list[Player], lows: list[Player], players: Sequence[Player]
) -> tuple[list[Player], list[Player]]:
    """A straight has the high half alone, also where it is the best low hand."""
    right = _of_one_player(table, highs, lows, players)
    rest = [player for player in players if player not in highs]
    straight = highs == lows and len(highs) == 1 and highs[0].high is not None and highs[0].high.category == "straight"
    return (highs, rest[:1]) if _is_stud(table) and straight else right


MISREADINGS: tuple[Misreading, ...] = (
    Misreading("in stud the highest card wins, whatever it makes", ("oneida-poker.I.9.a",),
               lambda: replaced(ranking, "best", _by_the_highest_card)),
    Misreading("in stud two pairs are no part of a low hand", ("oneida-poker.I.11",),
               lambda: replaced(ranking, "_for_the_low_hand", _two_pairs_are_high_alone)),
    Misreading("in stud a straight has one half alone", ("oneida-poker.I.11.s1",),
               lambda: replaced(halving, "of_one_player", _half_for_a_straight)),
    Misreading("in stud the ace of a flush is no low card", ("oneida-poker.I.12",),
               lambda: replaced(ranking, "_for_the_low_hand", _ace_of_a_flush_is_high)),
)  # fmt: skip
