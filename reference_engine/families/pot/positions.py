"""Whose positions receive cards: who has not folded, and for a time somebody who has."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.state import Betting, Hand, Player

GETS_CARDS = "folded.gets-cards"
BOTH = 2
"""So many hole cards of a stud player may be seen; then the hand is dead, and gets no more cards."""
_FORCED = {"small blind", "middle blind", "big blind", "kill blind", "forced bet"}


def receiving(table: PotGround) -> list[int]:
    """The seats that get a card each in the next round of cards, in the order in which it is dealt."""
    hand = table.current()
    seats = [seat for seat in hand.clockwise(hand.button) if _receives(hand.players[seat])]
    start = hand.errors.start
    if start in seats and hand.reached == table.rules.streets[0].name:
        at = seats.index(start)
        return [*seats[at:], *seats[:at]]
    return seats


def _receives(player: Player) -> bool:
    return not player.folded or player.talk.keeps_place


def gets(hand: Hand, seat: int, *, first: bool) -> bool:
    """Whether this seat gets the card that is its turn: a mistake may leave it with fewer."""
    player = hand.players[seat]
    most = hand.errors.misdealt.get(seat) if first else None
    return _receives(player) and player.talk.exposed < BOTH and (most is None or len(player.cards) < most)


def cited(table: PotGround) -> tuple[str, ...]:
    """What a card is dealt by where somebody has folded: who gets one, and who gets none."""
    return (GETS_CARDS,) if any(player.folded for player in table.current().players.values()) else ()


def note_fold(table: PotGround, betting: Betting, player: Player) -> None:
    """After a forced bet, or while everybody checks, a position goes on receiving cards."""
    checking = betting.bet_to == 0
    forced = bool(player.posted & _FORCED) and _may_still_be_followed(table, betting)
    player.talk.keeps_place = table.rulings.knows(GETS_CARDS) and table.chosen(
        GETS_CARDS,
        checking or forced,
        {"never": False, "only on a round of checking": checking, "only after a forced bet": forced, "always": True},
    )


def _may_still_be_followed(table: PotGround, betting: Betting) -> bool:
    """Whether nobody has bet beyond what was forced; as some read it, a bet before the fold is none that follows."""
    after_the_fold = table.rulings.reading("subsequent-bet", "after-the-forced-bet") == "after-the-fold"
    return betting.street is table.rules.streets[0] and (after_the_fold or not betting.raises)


def note_bet(table: PotGround) -> None:
    """A subsequent bet ends it."""
    kept = [player for player in table.current().players.values() if player.folded and player.talk.keeps_place]
    if not kept:
        return
    ends = table.chosen(GETS_CARDS, True, {"until the hand is over": False})
    for player in kept:
        player.talk.keeps_place = not ends
