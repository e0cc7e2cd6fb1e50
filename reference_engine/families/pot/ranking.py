"""Which hand a player has, by the rankings of the game, and which of several hands is the best."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from clausewise.reference_engine.core.cards import RANK_OF
from clausewise.reference_engine.families.pot import by_definition, citing
from clausewise.reference_engine.hands.figures import ACE
from clausewise.reference_engine.hands.pot.best_five import (
    ANY,
    HAND_SIZE,
    HIGH_HANDS,
    LOW_HANDS,
    TWO,
    Uses,
    best_high,
    lowball_hand,
    winners,
)
from clausewise.reference_engine.hands.pot.eight_or_better import best_low
from clausewise.reference_engine.hands.pot.inverse import HANDS, inverse_low

if TYPE_CHECKING:
    from collections.abc import Sequence

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.rules import Cards
    from clausewise.reference_engine.families.pot.state import Player
    from clausewise.reference_engine.hands.choosing import RankedHand
    from clausewise.reference_engine.vocabulary.pot.words import Share

SPEAK = "rank.cards-speak"
"""A hand is worth what its cards are."""
HIGH_ALONE = "object.high-alone"
"""A game in which no low hand wins anything."""
BOTH_WAYS = "rank.ace-both-ways"
PAIR = 2
SELECTION = ("object.2", "award.3")
"""The provisions that say which cards may be combined."""
MOST_CITED = 5
OWN = tuple(range(HAND_SIZE + 1))
"""Any of the cards that a player was dealt: there is no board, or one card of it."""
OF_THE_BOARD = 3
"""How many of its cards a hand takes that is made of two and three."""


def _chosen_by(table: PotGround, *provisions: str) -> tuple[str, ...]:
    return tuple(provision for provision in provisions if table.rulings.knows(provision))


def _uses(table: PotGround, kind: Cards) -> Uses:
    if kind == "two and three":
        return TWO
    if kind in ("the five held", "any that were dealt"):
        return OWN
    both_or_none = table.rulings.reading("hole-cards-used", "any") == "both-or-none"
    return (0, 2) if both_or_none else ANY


def rank(table: PotGround, player: Player, board: Sequence[Card]) -> None:
    """Finds the player's high hand, and the low hand if the game has one; a fault may leave too few cards for any."""
    rules, rulings = table.rules, table.rulings
    as_dealt = bool(player.dealt) and rulings.reading("hole-cards", "kept") == "dealt"
    own: Sequence[Card] = player.dealt if as_dealt else tuple(player.cards)
    if not _are_enough(table, own, board):
        return
    own, board = _all_that_count(table, own, board)
    if rules.high is not None:
        player.high = best_high(own, board, rulings, _uses(table, rules.high), _chosen_by(table, *SELECTION))
    if rules.low is not None and player.high is not None:
        own, board = _for_the_low_hand(table, player, own, board)
        if not _are_enough(table, own, board):
            return
    if rules.low is not None and rulings.knows(HANDS):
        lowest = inverse_low(own, board, rulings, _uses(table, rules.low))
        player.low = lowest if rules.high is None else replace(lowest, category="low")
    elif rules.low == "the five held":
        player.low = lowball_hand(own[:HAND_SIZE], rulings)
    elif rules.low is not None:
        apart = _chosen_by(table, "object.2.low", "award.3.low")
        low = best_low(own, board, rulings, _uses(table, rules.low), _chosen_by(table, *SELECTION), player.high, apart)
        player.low, player.why_low = low.hand, low.provisions


def _are_enough(table: PotGround, own: Sequence[Card], board: Sequence[Card]) -> bool:
    """Whether a hand can be made of them."""
    pairs = table.rules.high == "two and three"
    return len(own) + len(board) >= HAND_SIZE and not (pairs and (len(board) < OF_THE_BOARD or len(own) < PAIR))


def _all_that_count(
    table: PotGround, own: Sequence[Card], board: Sequence[Card]
) -> tuple[Sequence[Card], Sequence[Card]]:
    """The cards that a player has to choose from, whatever anybody says of them."""
    fewer: dict[str, tuple[Sequence[Card], Sequence[Card]]] = {
        "the last card of the board is overlooked": (own, board[:-1]),
        "the player's first card is overlooked": (own[1:], board),
        "the player's last card is overlooked": (own[:-1], board),
    }
    possible = {name: cards for name, cards in fewer.items() if _are_enough(table, *cards)}
    found = table.chosen(SPEAK, (own, board), possible)
    if table.rules.high == "any that were dealt":
        of_its_own = {name: cards for name, cards in possible.items() if cards[1] == board or not board}
        return table.chosen(SELECTION[1], found, of_its_own)
    return found


def _for_the_low_hand(
    table: PotGround, player: Player, own: Sequence[Card], board: Sequence[Card]
) -> tuple[Sequence[Card], Sequence[Card]]:
    """The same cards: an ace may be high in the one hand and low in the other."""

    def without(aces: Sequence[Card]) -> tuple[Sequence[Card], Sequence[Card]]:
        return [card for card in own if card not in aces], [card for card in board if card not in aces]

    aces = [card for card in (*own, *board) if RANK_OF[card[0]] == ACE]
    of_the_high_hand = [card for card in aces if player.high is not None and card in player.high.cards]
    paired = of_the_high_hand if player.high is not None and player.high.category == "pair" else []
    misread = {
        "a pair of aces is for the high hand alone": without(paired if len(paired) == PAIR else []),
        "an ace is a high card alone": without(aces),
        "an ace of the high hand is no low card": without(of_the_high_hand),
        "of several aces only one is low": without(aces[1:]) if len(aces) > 1 else without(aces),
    }
    return table.chosen(BOTH_WAYS, (own, board), misread)


def cited(table: PotGround, player: Player, ranked: RankedHand) -> tuple[str, ...]:
    """What a ranked hand cites: which cards may be used, and what they make."""
    low_of_two = ranked.game == "low" and player.high is not None
    chosen = ("award.3.low", "object.2.low") if low_of_two else ("award.3", "object.2")
    made = (*chosen, *ranked.provisions)[:MOST_CITED]
    if not table.rulings.knows(SPEAK):
        return made
    aces = (BOTH_WAYS,) if low_of_two and any(card[0] == "A" for card in ranked.cards) else ()
    singles = ("rank.cards",) if ranked.category == "high card" else ()
    harmless = tuple(name for name in ("rank.low-straights", "rank.low-flushes") if name in ranked.provisions)
    return tuple(citing.at_most(table, made[:2], harmless, made[2:3], aces, (SPEAK, *singles), made[3:]))


def best(table: PotGround, players: Sequence[Player], share: Share) -> tuple[list[Player], tuple[str, ...]]:
    """Who has the best hand of this kind, and what decided it."""
    hands = {player.seat: hand for player in players if (hand := getattr(player, share)) is not None}
    found = winners(hands, HIGH_HANDS if share == "high" else LOW_HANDS, table.rulings)
    best_ones = [player for player in players if player.seat in found.seats]
    if not table.rulings.knows(by_definition.form_of(table, share)):
        return best_ones, found.provisions
    lowest = worst(players, share)
    others = [player for player in players if player not in best_ones]
    second = worst(others, "low" if share == "high" else "high", of=share) if others else []
    best_ones, form = by_definition.who_wins(table, share, best_ones, second, lowest)
    table.current().form += form
    if share == "low" or not table.rulings.knows(HIGH_ALONE):
        return best_ones, found.provisions
    both = [*best_ones, *(player for player in lowest if player not in best_ones)]
    misread = {"the lowest hand wins": lowest, "the lowest hand has a share": both, "all who show have a share":
               list(players)}  # fmt: skip
    table.current().form += (HIGH_ALONE,)
    return table.rulings.choose(HIGH_ALONE, best_ones, misread), found.provisions


def worst(players: Sequence[Player], share: Share, of: Share | None = None) -> list[Player]:
    """Who has the worst of them; `of` says which of two hands is looked at, where it is not the one of that share."""
    ranks = {player.seat: getattr(player, of or share).rank for player in players}
    last = min(ranks.values()) if share == "high" else max(ranks.values())
    return [player for player in players if ranks[player.seat] == last]


def by_the_hole(players: Sequence[Player]) -> dict[str, list[Player]]:
    """Misread: the highest pair among the hole cards wins, whatever the board makes of it."""
    pairs = {player.seat: _pair_in_the_hole(player) for player in players}
    top = max(pairs.values(), default=0)
    return {"the highest pair in the hole": [p for p in players if pairs[p.seat] == top]} if top else {}


def _pair_in_the_hole(player: Player) -> int:
    """Its rank; 0 if there is none."""
    ranks = [RANK_OF[card[0]] for card in player.cards]
    return max((rank for rank in ranks if ranks.count(rank) > 1), default=0)


def award_provision(share: Share, *, tied: bool) -> str:
    """By what a pot, or half of one, is awarded."""
    if share == "whole":
        return "award.tie" if tied else "award.highest"
    return "award.halves-tied" if tied else "award.halves"


def odd_provision(share: Share) -> str:
    """By what the odd chips of a division are awarded."""
    return "award.odd-chips" if share == "whole" else "award.halves-odd"
