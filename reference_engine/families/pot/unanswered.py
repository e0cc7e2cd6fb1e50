"""What players do, and no rule says how it is answered: a house may refuse it, and lose nothing by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.families.pot import limits, misdealt, talking
from clausewise.reference_engine.vocabulary.pot.stimuli import (
    DeclineToPost,
    PlayerDoes,
    Post,
    PutIn,
    Raise,
    Say,
)

if TYPE_CHECKING:
    from typing import Final

    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.state import Hand, Player
    from clausewise.reference_engine.vocabulary.pot.words import Doing
    from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

GESTURES: Final[frozenset[Doing]] = frozenset({*talking.AWAY, "knocks on the table", "brings both hands to rest"})
"""By which a player acts who has said nothing."""


def may_be_refused(table: PotGround, stimulus: AnyStimulus) -> bool:
    """Whether a house that refuses this keeps all rules: what is due stays due, and is done in another way."""
    hand = table.hand
    if isinstance(stimulus, Post | DeclineToPost) and hand is None:
        return True  # it is no hand's, and a house need not begin one for it
    if hand is not None and _is_early(hand, stimulus):
        return True  # where blinds come after the cards, no rule has them dealt because somebody would post one
    if isinstance(stimulus, Say) and stimulus.said == "bet" and stimulus.to is None:
        return True  # a bet without its size is not among the words that are listed as binding
    player = None if hand is None else hand.players.get(getattr(stimulus, "seat", 0))
    if isinstance(stimulus, PlayerDoes):
        return _of_a_gesture(table, hand, player, stimulus.what)
    if hand is not None and player is not None and _raises_nobody(hand, player, stimulus):
        return True
    return isinstance(stimulus, PutIn) and player is not None and _of_chips(table, player, stimulus)


def _is_early(hand: Hand, stimulus: AnyStimulus) -> bool:
    of_a_blind = isinstance(stimulus, DeclineToPost) or (isinstance(stimulus, Post) and stimulus.blind != "ante")
    return of_a_blind and hand.phase != "posting" and not misdealt.have_cards(hand)


def _raises_nobody(hand: Hand, player: Player, stimulus: AnyStimulus) -> bool:
    """A raise where all others are all-in: nobody could call it, and it would come back."""
    if hand.betting is None or any(other.stack for other in hand.active() if other is not player):
        return False
    match stimulus:
        case Raise():
            return True
        case PutIn():
            return player.round_bet + player.talk.coming + stimulus.amount > hand.betting.bet_to
        case _:
            return False


def _of_a_gesture(table: PotGround, hand: Hand | None, player: Player | None, what: Doing) -> bool:
    """Words go before gestures, whatever these are; nobody turns down cards that nobody has."""
    if what == "disputes a decision":
        return player is None  # who takes no part in a hand need not be heard in it
    if what == "turns the up-cards face down" and not _are_dealt_up(table):
        return True
    if hand is None or hand.betting is None or player is None or what not in GESTURES:
        return False
    if player.talk.word is not None:
        return True
    faced = hand.turn == player.seat and what in talking.AWAY
    return faced and talking.has_to_bet(table, hand.betting, player)


def _are_dealt_up(table: PotGround) -> bool:
    return any(step.kind == "deal" and step.face == "up" for street in table.rules.streets for step in street.steps)


def _of_chips(table: PotGround, player: Player, put: PutIn) -> bool:
    """Who has said fold or check puts in nothing; a bet without its size that is beyond the limits may be made anew."""
    word, hand = player.talk.word, table.hand
    if word is None or hand is None or hand.betting is None or hand.turn != player.seat:
        return False
    if word.said in ("fold", "check"):
        return True
    if word.said not in ("bet", "raise") or word.to is not None:
        return False
    amounts = (limits.bets if word.said == "bet" else limits.raises)(table, hand.betting, player)
    return player.round_bet + player.talk.coming + put.amount not in amounts
