"""Stud: who has to open by the up-cards, whose hand showing is the highest, and what an opener may do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.cards import RANK_OF, SUITS, rank, suit
from clausewise.reference_engine.families.pot import forced_bets
from clausewise.reference_engine.hands.figures import ACE
from clausewise.reference_engine.hands.pot.showing import showing

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.rules import Street
    from clausewise.reference_engine.families.pot.state import Betting, Hand, Player

COMPARED = "opener.compared"
ACE_HIGH = "opener.ace"
ACE_BELOW = "opener.ace-below"
BY_SUIT = "opener.suits"
LOWEST = "opener.lowest"
LOWEST_WITH_LOWS = "opener.lowest-with-lows"
"""The same, where a document says it once more of a game with a low half."""
HIGHEST = "opener.highest"
SHOWING = "showing.highest"
EQUAL = "showing.equal"
OPENS = "opening.bets-or-checks"
MUST_BET = "opening.must-bet"
_SUITS_IN_PLAY = {"clubs highest": SUITS[::-1], "spades lowest": "scdh", "diamonds above hearts": "chds"}


def why_forced(table: PotGround, hand: Hand) -> tuple[str, ...]:
    """What says who places the forced bet: aces and suits where they come into it."""
    of_aces = (ACE_HIGH, ACE_BELOW) if _has_ace(shown := _shown(hand)) else ()
    return (_extreme(table), *of_aces, *((BY_SUIT,) if _suits_come_in(shown) else ()))


def _shown(hand: Hand) -> dict[int, Card]:
    """The up-card of each player."""
    return {player.seat: player.up[-1] for player in hand.active() if player.up}


def _has_ace(shown: Mapping[int, Card]) -> bool:
    return any(RANK_OF[card[0]] == ACE for card in shown.values())


def _suits_come_in(shown: Mapping[int, Card]) -> bool:
    """Whether two of these are of one rank, or to sort by suits first would give another order."""
    by_rank = sorted(shown.values(), key=_strength)
    by_suit = sorted(shown.values(), key=lambda card: _strength(card)[::-1])
    return len({RANK_OF[card[0]] for card in by_rank}) < len(by_rank) or by_rank != by_suit


def _extreme(table: PotGround) -> str:
    """The rule on which end of the up-cards it is."""
    return next((name for name in (LOWEST, LOWEST_WITH_LOWS, HIGHEST) if table.rulings.knows(name)), LOWEST)


def forced_bettor(table: PotGround, hand: Hand) -> int:
    """The seat whose up-card is the lowest, or in some games the highest; suits tell equal ranks apart."""
    shown = _shown(hand)
    if not shown:
        return hand.clockwise(hand.button)[0]
    suits = table.chosen(BY_SUIT, SUITS, _SUITS_IN_PLAY) if _suits_come_in(shown) else SUITS
    ace = _ace(table) if _has_ace(shown) else ACE

    def value(seat: int) -> tuple[int, int]:
        card = shown[seat]
        return (ace if RANK_OF[card[0]] == ACE else rank(card)), suits.index(suit(card))

    in_order = sorted(shown, key=value)
    provision = _extreme(table)
    by_lowest = provision != HIGHEST
    who = in_order[0] if by_lowest else in_order[-1]
    first = hand.clockwise(hand.button)[0]
    who = table.chosen(
        provision, who, {"the other end": in_order[-1] if by_lowest else in_order[0], "left of the dealer": first,
                         "the next but one": in_order[:2][-1] if by_lowest else in_order[-2:][0]},
    )  # fmt: skip
    next_to = hand.clockwise(who)[0]
    return table.chosen(COMPARED, who, {"the player after that one": next_to, "left of the dealer": first})


def _ace(table: PotGround) -> int:
    """Where an ace ranks among up-cards: above the king, but for a game that says otherwise."""
    low = 1
    right = table.chosen(
        ACE_HIGH,
        ACE,
        {"an ace is below a two": low, "an ace is next below a king": 12, "an ace is one of the fives": 5},
    )
    if table.rulings.knows(ACE_BELOW) and table.rulings.reading("stud-ace-low-opener") == "ace-below-two":
        return table.rulings.choose(ACE_BELOW, low, {"an ace is above a king": ACE, "an ace is next to a two": 2})
    return right


def place_forced_bet(table: PotGround, hand: Hand) -> None:
    """The player whose up-card says so places the forced bet, and the others have to answer it."""
    seat = hand.opened_by = forced_bettor(table, hand)
    forced_bets.place_forced(table, hand, seat, "opener.placed", *why_forced(table, hand))


def forced_bettor_may_raise(table: PotGround, street: Street) -> bool:
    """Whether who placed the forced bet has the last word on it, as a blind has: in its round only by a reading."""
    of_it = street.starts == "left of the forced bet"
    option = table.rulings.reading("forced-bettor-option", "none") == "may-raise"
    return table.held("opener.option", option) if of_it else True


def order(table: PotGround, hand: Hand, street: Street, able: Sequence[int]) -> list[int]:
    """The seats in the order in which they act: after the forced bet, or from the highest hand showing."""
    if street.starts == "left of the forced bet":
        right = hand.clockwise(hand.opened_by, able)
        hand.why_first = (COMPARED,)
        others = {"counter-clockwise": right[::-1], "left of the dealer": sorted(able)}
        return table.chosen("start.first", right, others)
    first = highest_showing(table, hand, street)
    right = [*([first] if first in able else []), *(seat for seat in hand.clockwise(first, able) if seat != first)]
    if not right:
        return right
    others = {"counter-clockwise": [right[0], *right[:0:-1]], "to the left of it": [*right[1:], right[0]]}
    return table.chosen("start.later", right, others)


def highest_showing(table: PotGround, hand: Hand, street: Street) -> int:
    """The seat that shows the highest hand; of equal ones that which is closest to the left of the dealer."""
    reading = table.rulings.reading("hand-showing", "sets-and-cards")
    any_card = table.rulings.reading("identical-rank", "combination-first") == "any-card"
    players = hand.active()
    shown = {player.seat: showing(player.up, table.rulings, of_three=reading, any_card=any_card) for player in players}
    ranked = {seat: hand_shown.rank for seat, hand_shown in shown.items()}
    best = max(ranked.values())
    equal = [seat for seat in ranked if ranked[seat] == best]
    lowest = min(ranked, key=lambda seat: ranked[seat])
    seats = list(ranked)
    own = f"{street.name}.{SHOWING}"
    provision = own if table.rulings.knows(own) else SHOWING
    found = table.chosen(
        provision, equal,
        {"the lowest hand": [lowest], "left of the dealer": seats[:1], "who opened last": [hand.opened_by],
         "the highest single card": [_highest_card(players)]},
    )  # fmt: skip
    own_kinds = dict.fromkeys(provision for hand_shown in shown.values() for provision in hand_shown.provisions)
    tie = (EQUAL,) if len(found) > 1 else ()
    hand.why_first = (provision, f"{street.name}.round", *tie, *own_kinds)
    if len(found) == 1:
        return found[0]
    return table.chosen(EQUAL, found[0], {"the last of them": found[-1], "by suit": _by_suit(hand, found)})


def _highest_card(players: Sequence[Player]) -> int:
    return max(players, key=lambda player: max((_strength(card) for card in player.up), default=(0, 0))).seat


def _by_suit(hand: Hand, seats: Sequence[int]) -> int:
    return max(seats, key=lambda seat: max(_strength(card) for card in hand.players[seat].up))


def _strength(card: Card) -> tuple[int, int]:
    return rank(card), SUITS.index(suit(card))


def demand_no_fold(table: PotGround, betting: Betting) -> None:
    """Whoever opens by the cards that show bets or checks, and does not fold."""
    opens = betting.street.starts == "the highest hand showing" and not betting.bet_to and not betting.acted
    if table.rulings.knows(OPENS):
        table.rulings.demand(OPENS, not opens, "whoever opens bets or checks")


def opens_the_round(table: PotGround, betting: Betting) -> bool:
    """Whether the player in turn is the one who has to bet or check."""
    by_cards = betting.street.starts == "the highest hand showing" and not betting.bet_to
    return by_cards and not betting.acted and table.held(OPENS, table.rulings.knows(OPENS))


def must_bet(table: PotGround, betting: Betting) -> bool:
    """Whether whoever opens the round has to bet: by a document that lets nobody check, as it is read."""
    if not table.rulings.knows(MUST_BET) or betting.street.starts != "the highest hand showing" or betting.bet_to:
        return False
    literal = table.rulings.reading("opening-in-five-card-stud") == "must-bet"
    return table.rulings.holds(MUST_BET, literal)
