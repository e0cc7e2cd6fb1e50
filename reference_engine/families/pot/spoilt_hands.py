"""Hands that touch the discards, are collected by mistake, or are left alone: which are dead, and what goes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.families.pot import betting_round, by_definition, exchanging
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.pot.events import BetReturned, CardsDiscarded

if TYPE_CHECKING:
    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.state import Hand, Player
    from clausewise.reference_engine.vocabulary.pot.stimuli import SpoilHand


def spoil(table: PotGround, mishap: SpoilHand) -> None:
    """A hand has touched the discards, or the dealer has taken it away."""
    hand = table.hand
    player = None if hand is None else hand.players.get(mishap.seat)
    if hand is None or player is None or player.folded or not player.cards or not table.rulings.knows(_DEAD):
        return
    if _is_decided(hand):
        return
    fouled = mishap.how == "touches the discards"
    protected = by_definition.is_protected(table, player)
    if fouled:
        protected = protected or (table.rulings.knows(_STUD) and _is_held_safe(table, player))
        if not by_definition.is_fouled(table, not mishap.clear, by_number=False):
            if protected and mishap.clear:
                _reconstruct(table, player)
            return
    why = (by_definition.PROTECTED, *((by_definition.FOULED,) if fouled else ()))
    if not protected:
        nothing: bool = False
        back = table.chosen(_DEAD, nothing, {"what was put in goes back": True})
        dead = _is_dead(table, player, _DEAD, _STUD, *why)
    else:
        victim = not mishap.own_act
        back = table.chosen(_REFUND, victim, {"nobody gets anything": False, "who has contributed as well": True})
        dead = _is_dead(table, player, _REFUND, _STUD, "hand.clear", *why)
    if not dead:
        return
    if back:
        _refund(table, hand, player, player.total, _REFUND)
    _goes_on_without(table, hand, player)


def _is_decided(hand: Hand) -> bool:
    """One player is left, and has won the pot: what becomes of those cards costs nothing."""
    return len(hand.active()) <= 1


def _reconstruct(table: PotGround, player: Player) -> None:
    """Which cards are its own can be told."""
    why = ("hand.clear", by_definition.PROTECTED, by_definition.FOULED)
    table.does(Procedure("reconstructs the hand", seat=player.seat), *why, fixes=("seat",))


SEVEN_CARD_STUD = 5
"""It has so many streets; five-card stud has one less."""
_DEAD, _REFUND, _STUD = "hand.no-redress", "hand.refund", "hand.stud"


def _is_held_safe(table: PotGround, player: Player) -> bool:
    """Hole cards of a stud hand count as protected; a fault has it of some alone."""
    seven = len(table.rules.streets) == SEVEN_CARD_STUD
    others = {"no": False, "only in seven-card stud": seven, "only in five-card stud": not seven,
              "only as long as all have hole cards alone": not player.up}  # fmt: skip
    return table.chosen(_STUD, True, others)


def foul(table: PotGround, hand: Hand, seat: int) -> None:
    """A hand with a wrong number of cards is dead."""
    player = hand.players.get(seat)
    if player is None or player.folded or _is_decided(hand) or not by_definition.is_fouled(table, True, by_number=True):
        return
    if _is_dead(table, player, _DEAD, by_definition.FOULED):
        _goes_on_without(table, hand, player)


def _is_dead(table: PotGround, player: Player, provision: str, *also: str) -> bool:
    """The hand is out, if the house says so; `also` is cited."""
    event = Procedure("voids a hand", owner=f"seat {player.seat}", seat=player.seat)
    player.folded = table.does(event, provision, *also, fixes=("seat",))
    return player.folded


def _refund(table: PotGround, hand: Hand, player: Player, amount: int, provision: str) -> None:
    """Of what the player has put in so much goes back."""
    event = BetReturned(player.seat, Cents(amount))
    if amount and table.does(event, provision, fixes=("seat", "amount"), among="bets returned"):
        in_front = min(player.in_front, amount)
        hand.pot -= amount - in_front
        player.in_front -= in_front
        player.total -= amount
        player.stack += amount


def _goes_on_without(table: PotGround, hand: Hand, player: Player) -> None:
    """The hand goes on among the others."""
    if hand.exchanging is not None:
        if len(hand.active()) <= 1:
            exchanging.is_over(hand)
        elif hand.turn == player.seat:
            exchanging.give_turn(table, hand)
    elif hand.betting is not None and hand.turn and (hand.turn == player.seat or len(hand.active()) <= 1):
        betting_round.give_turn(table)


# --- both hole cards of a stud hand are seen --------------------------------------------------------------------------


def look_for_exposed(table: PotGround) -> None:
    """Of whom both hole cards were turned up: the dealer collects them, the hand is dead, and the ante goes back."""
    hand = table.current()
    for player in hand.players.values():
        if (
            player.talk.exposed > 1
            and not player.folded
            and not _is_decided(hand)
            and table.rulings.knows("exposed-hole.dead")
        ):
            _both_exposed(table, hand, player)


def _both_exposed(table: PotGround, hand: Hand, player: Player) -> None:
    owner = f"seat {player.seat}"
    table.does(
        Procedure("collects cards", owner=owner, seat=player.seat), "exposed-hole.collected", fixes=("by", "owner")
    )
    if _is_dead(table, player, "exposed-hole.dead") and "ante" in player.posted:
        _refund(table, hand, player, player.total, "exposed-hole.ante")


# --- a player who goes away -------------------------------------------------------------------------------------------


def abandoned(table: PotGround, hand: Hand, player: Player) -> bool:
    """Whether a player who goes away in the middle of a hand has lost it."""
    if not table.rulings.knows("leaver.collected"):
        return False
    all_in = player.stack == 0
    if _is_decided(hand) or (all_in and table.rulings.reading("all-in-leaver", "collected") == "retained"):
        return True
    if not table.held("leaver.no-interest", True):
        return True
    owner = f"seat {player.seat}"
    table.does(Procedure("collects cards", owner=owner, seat=player.seat, face="down"), "leaver.collected",
               fixes=("by", "owner"))  # fmt: skip
    table.does(CardsDiscarded(player.seat, len(player.cards)), "leaver.discarded", fixes=("seat", "place"))
    player.folded = True
    _goes_on_without(table, hand, player)
    return True
