"""What a player says: in turn, heard by the dealer and within the rules it binds, and goes before what is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.pot import betting_round, limits
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.core.stimuli import Fold
from clausewise.reference_engine.vocabulary.pot.stimuli import Bet, Call, Check, Raise, Say

if TYPE_CHECKING:
    from clausewise.reference_engine.families.offers import Amounts
    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.state import Betting, Player

BINDS = "said.binds"
IN_TURN = "said.in-turn"
LAWFUL = "said.lawful"
HEARD = "said.heard"
FIRST = "said.first"
"""What is said goes before what is done."""
AMOUNT = "said.amount"
OBLIGES = "said.obliges"
"""Whoever has to place a bet is not relieved of it by folding."""

WHY = (BINDS, FIRST)
"""What an act comes of that was said first."""

Act = Check | Call | Bet | Raise | Fold


def say(table: PotGround, said: Say) -> None:
    """A statement is taken where it binds, and refused where it does not."""
    rulings, hand = table.rulings, table.current()
    if not rulings.knows(BINDS):
        raise Refusal("nothing that is said binds anybody at this table")
    betting = betting_round.current(hand)
    player = hand.players.get(said.seat)
    if player is None or not hand.turn:
        raise Refusal("there is nothing for this seat to say")
    rulings.demand(IN_TURN, not player.folded, "the player has folded")
    rulings.demand(HEARD, said.heard, "the dealer has not heard it")
    early = hand.turn != said.seat
    binding = early and rulings.reading("out-of-turn", "not-binding") == "binding-if-unchanged"
    rulings.demand(IN_TURN, not early or binding, "it is not this player's turn")
    if not early:
        rulings.demand(BINDS, word_of(table, betting, player) is None, "the player has said what he does")
        said = _as_it_counts(table, betting, player, said)
    player.talk.word, player.talk.said_at = said, betting.bet_to if early else None
    table.reports(Procedure("says", by="player", seat=said.seat, words=said.said, total=said.to), BINDS, FIRST)


def _as_it_counts(table: PotGround, betting: Betting, player: Player, said: Say) -> Say:
    """What is against the rules or beyond the limits is void; as some read it, it is the nearest that is not."""
    possible, amounts = _possible(table, betting, player, said)
    within = said.to is None or (amounts is not None and said.to in amounts)
    if possible and not within and amounts and table.rulings.reading("beyond-limits", "void") == "nearest":
        return msgspec.structs.replace(said, to=Cents(min(max(said.to or 0, amounts.least), amounts.greatest)))
    table.rulings.demand(LAWFUL, possible and within, "that is not within the rules and the limits")
    return said


def _possible(table: PotGround, betting: Betting, player: Player, said: Say) -> tuple[bool, Amounts | None]:
    """Whether such an act is open to the player, and the amounts that it may have."""
    with table.rulings.only_wondering():
        possible = said.said in betting_round.options(table, player)
        if not possible or said.said not in ("bet", "raise"):
            return possible, None
        return True, (limits.bets if said.said == "bet" else limits.raises)(table, betting, player)


# --- what somebody has said is done -----------------------------------------------------------------------------------


def word_of(table: PotGround, betting: Betting, player: Player) -> Say | None:
    """What binds the player now: words said too early bind, if at all, where nothing has changed and it may be done."""
    talk = player.talk
    if talk.said_at is None or talk.word is None:
        return talk.word
    in_turn = table.current().turn == player.seat
    if talk.said_at != betting.bet_to or (in_turn and not _may_be_kept(table, betting, player, talk.word)):
        talk.word = talk.said_at = None
    return talk.word


def _may_be_kept(table: PotGround, betting: Betting, player: Player, said: Say) -> bool:
    possible, amounts = _possible(table, betting, player, said)
    return possible and (said.to is None or (amounts is not None and said.to in amounts))


def as_said(table: PotGround, betting: Betting, player: Player, said: Say) -> Act:
    """The act by which a player keeps the word; where no amount was said, the least."""
    seat = player.seat
    match said.said:
        case "fold":
            return Fold(seat)
        case "check":
            return Check(seat)
        case "call":
            return Call(seat)
        case "bet":
            return Bet(seat, said.to or Cents(limits.bets(table, betting, player).least))
        case "raise":
            return Raise(seat, said.to or Cents(limits.raises(table, betting, player).least))


def takes_the_sum_for_said(table: PotGround, seat: int, bet: int, *, raises: bool = True) -> None:
    """A raise that was announced without its sum is one of a certain amount where there is only one.

    A bet that was announced without its sum may be of any that the limits let it be, as a house has made it.
    """
    hand = table.hand
    player = None if hand is None else hand.players.get(seat)
    if hand is None or hand.betting is None or player is None or hand.turn != seat:
        return
    said = word_of(table, hand.betting, player)
    if said is None or said.to is not None:
        return
    if said.said == "bet":
        with table.rulings.only_wondering():
            within = bet in limits.bets(table, hand.betting, player)
        player.talk.word = msgspec.structs.replace(said, to=Cents(bet)) if within else said
    elif said.said == "raise" and raises:
        with table.rulings.only_wondering():
            amounts = limits.raises(table, hand.betting, player)
        if amounts.least == amounts.greatest:
            player.talk.word = msgspec.structs.replace(said, to=Cents(amounts.least))


def obliges(said: Say) -> bool:
    """Whether the player has to put chips in for it."""
    return said.said in ("call", "bet", "raise")


def demand_kept(table: PotGround, betting: Betting, player: Player, act: Act) -> None:
    """Whoever has said what he does may do nothing else."""
    said = word_of(table, betting, player)
    if said is None or table.current().turn != player.seat:
        return
    wanted = as_said(table, betting, player, said)
    free = said.to is None and type(act) is type(wanted)
    plain = isinstance(act, Call) and isinstance(wanted, Call)
    table.rulings.demand(BINDS, free or plain or act == wanted, f"the player has said {said.said}")
