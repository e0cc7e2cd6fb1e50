"""What players do beside acting: the pot, the cards in view, disputes, and that nobody helps another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.pot import conceding, talking
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.pot.events import BetReturned

if TYPE_CHECKING:
    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.state import Hand, Player
    from clausewise.reference_engine.vocabulary.pot.stimuli import PlayerDoes


def take(table: PotGround, stimulus: PlayerDoes) -> None:
    """Does what a player does, or refuses it."""
    hand = table.current()
    if stimulus.what == "disputes a decision":
        _dispute(table, hand, stimulus.seat)  # whoever it is, in the hand or not
        return
    player = hand.players.get(stimulus.seat)
    if player is None:
        raise Refusal("this seat is not in the hand")
    match stimulus.what:
        case "touches the chips in the pot":
            _touch_the_pot(table, hand, player)
        case "takes the cards out of the dealer's view":
            _demand_of(table, player, "cards.in-view", "cards stay where the dealer sees them")
        case "tells another about the hand":
            _demand_of(table, player, "conduct.no-talk", "players tell each other nothing about a hand")
        case "protects the hand":
            if player.folded or not player.cards:
                raise Refusal("there is no hand to protect")
            player.talk.protects = True
        case "is going to concede the hand":
            conceding.concedes(table, player)
        case _:
            talking.gesture(table, stimulus)


def _touch_the_pot(table: PotGround, hand: Hand, player: Player) -> None:
    """The dealer sees to it that nobody does; a fault lets somebody take back what he has bet."""
    if not hand.pot and not player.in_front:
        raise Refusal("no chips lie there")
    table.rulings.demand("pot.untouched", False, "nobody touches chips in the pot")
    back, player.in_front = player.in_front or player.total, 0
    player.total -= back
    player.stack += back
    table.reports(BetReturned(player.seat, Cents(back)), "pot.untouched")


def _dispute(table: PotGround, hand: Hand, seat: int) -> None:
    """Once decided, it is decided."""
    if not table.rulings.knows("dispute.decided"):
        raise Refusal("no rule says who decides disputes")
    table.rulings.demand("dispute.final", not hand.disputed, "the decision is final")
    hand.disputed = True
    event = Procedure("decides the dispute", by="poker shift supervisor", seat=seat)
    table.does(event, "dispute.decided", fixes=("by", "seat"))


def _demand_of(table: PotGround, player: Player, provision: str, reason: str) -> None:
    """What no player may do: a fault lets it pass, and somebody lays the cards down elsewhere."""
    if player.folded:
        raise Refusal("this player has no cards")
    table.rulings.demand(provision, False, reason)
    table.reports(Procedure("lays down", by="player", seat=player.seat, owner=f"seat {player.seat}"), provision)
