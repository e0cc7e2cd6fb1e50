"""Cards for a hand of a pot game that decide something: made hands, ties, lows, and what only just is or is not one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from clausewise.reference_engine.core.cards import PACK, RANKS, SUITS, Card
from clausewise.reference_engine.families.random_player import all_but_one

HIGH = 14
LOW = 8
HAND = 5


def made_hand(chance: Random) -> list[Card]:
    """Five cards of one category or another, each about as often."""
    top = chance.randint(HAND, HIGH)
    second, third = chance.sample([rank for rank in range(2, HIGH + 1) if rank != top], 2)
    suits = chance.sample(SUITS, 4)
    one, mixed = suits[:1] * HAND, [*suits, suits[0]]
    run = range(top, top - HAND, -1)
    any_five = chance.sample(range(2, HIGH + 1), HAND)
    shapes: tuple[tuple[Sequence[int], Sequence[str]], ...] = (
        (range(HIGH, HIGH - HAND, -1), one),
        (run, one),
        (range(HAND, 0, -1), one),
        ([top] * 4 + [second], mixed),
        ([top] * 3 + [second] * 2, [*suits[:3], *suits[:2]]),
        (any_five, one),
        (run, mixed),
        (range(HAND, 0, -1), mixed),
        ([top] * 3 + [second, third], [*suits[:3], *suits[:2]]),
        ([top, second, top, second, third], mixed),
        ([top, second, top, third, second - 1], mixed),
        (any_five, mixed),
    )
    return _cards(*chance.choice(shapes))


def low_hand(chance: Random) -> list[Card]:
    """Five cards that are low, or would be but for one: a pair, a nine, cards in sequence or of one suit."""
    ranks = chance.sample(range(1, LOW + 1), HAND)
    spoilt = chance.random()
    if spoilt < 0.15:  # noqa: PLR2004  now and then
        ranks[0] = ranks[1]
    elif spoilt < 0.3:  # noqa: PLR2004  now and then
        ranks[0] = chance.choice((LOW + 1, HIGH - 1))
    elif spoilt < 0.45:  # noqa: PLR2004  now and then
        least = chance.randint(1, 4)
        ranks = list(range(least, least + HAND))
    suits = chance.sample(SUITS, 4)
    return _cards(ranks, suits[:1] * HAND if chance.random() < 0.15 else [*suits, chance.choice(suits)])  # noqa: PLR2004


def some_cards(chance: Random, own: int, seats: Sequence[int], *, low: bool, alike: float) -> dict[str, list[Card]]:
    """The hands of these seats, of so many cards each, and the board that goes with them where a hand needs one.

    `alike` is how likely the next seat holds the ranks of the one before in other suits.
    """
    left = list(PACK)
    chance.shuffle(left)
    found: dict[str, list[Card]] = {}
    board: list[Card] = []
    held: list[Card] = []
    for seat in seats:
        made = low_hand(chance) if low and chance.random() < 0.6 else made_hand(chance)  # noqa: PLR2004  rather
        chance.shuffle(made)
        keep = own if own == HAND else chance.choice((0, 1, 2, 2, 2))
        again = held and chance.random() < alike
        held = _same(held, left) if again else _there(made[:keep], left)
        if again and chance.random() < 0.4:  # noqa: PLR2004  now and then one card is what decides
            held = all_but_one(chance, held, left)
        left = [card for card in left if card not in held]
        if own < HAND:
            more = _there(made[keep:], left)[: HAND - len(board)]
            board += more
            left = [card for card in left if card not in more]
        found[f"seat {seat}"] = held
    found["board"] = board
    return found


def _there(cards: Sequence[Card], left: Sequence[Card]) -> list[Card]:
    return [card for card in dict.fromkeys(cards) if card in left]


def _same(cards: Sequence[Card], left: Sequence[Card]) -> list[Card]:
    """Cards of the same ranks, as far as these are left."""
    found: list[Card] = []
    for card in cards:
        found += [other for other in left if other[0] == card[0] and other not in found][:1]
    return found


def _cards(ranks: Sequence[int], suits: Sequence[str]) -> list[Card]:
    """A one is the ace below the two; what is twice the same is left out."""
    drawn = [Card(RANKS[(HIGH if rank == 1 else rank) - 2] + suit) for rank, suit in zip(ranks, suits, strict=True)]
    return list(dict.fromkeys(drawn))


def laid_out(hands: Mapping[str, Sequence[Card]], order: Sequence[str], chance: Random) -> tuple[Card, ...]:
    """The deck from the top that lets these cards fall to these places; any others fill the gaps."""
    named = {card for cards in hands.values() for card in cards}
    others = [card for card in PACK if card not in named]
    chance.shuffle(others)
    rest = iter(others)
    wanted = {place: iter(chance.sample(list(cards), len(cards))) for place, cards in hands.items()}
    fallen = [next(wanted[place], None) if place in wanted else None for place in order[: len(PACK)]]
    return tuple(card or next(rest) for card in fallen)
