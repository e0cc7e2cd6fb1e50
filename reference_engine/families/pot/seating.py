"""Who sits at the table with how much, and which hand is being played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.pot import (
    by_definition,
    care,
    citing,
    errors,
    kills,
    stakes,
    streets,
    waiting,
)
from clausewise.reference_engine.families.pot.state import Errors, Hand, Player
from clausewise.reference_engine.vocabulary.core.events import RoundEnded, RoundStarted

if TYPE_CHECKING:
    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.vocabulary.core.stimuli import Rise, Sit
    from clausewise.reference_engine.vocabulary.pot.stimuli import BuyIn


def sit(table: PotGround, stimulus: Sit) -> None:
    """A player takes a seat."""
    _take_seat(table, stimulus.seat)


def buy_in(table: PotGround, stimulus: BuyIn) -> None:
    """A player sits down with chips, or adds some between two hands."""
    stakes.demand_between_rounds(table, stimulus.seat)
    _take_seat(table, stimulus.seat)
    table.players[stimulus.seat].stack += stimulus.amount


def _take_seat(table: PotGround, seat: int) -> None:
    if not seat:
        raise Refusal("there is no such seat")
    waiting.demand_welcome(table, seat)
    cap = table.rulings.reading("ten-seats", "cap") == "cap"
    table.rulings.demand("table.seats", seat <= table.rules.seats or not cap, "there is no such seat")
    if table.seats() < seat <= table.rules.seats:
        raise Refusal("the house's table has no such seat")
    table.players.setdefault(seat, Player(seat))
    table.left.pop(seat, None)
    if table.hand is None:
        care.arrived(table, seat)


def rise(table: PotGround, stimulus: Rise) -> None:
    """A player leaves the table with what is left of the chips."""
    hand = table.hand
    player = None if hand is None else hand.players.get(stimulus.seat)
    stands = table.rulings.reading("standing", "no-further-hand")
    if stands == "seated-still" and not stimulus.leaves and stimulus.seat in table.players:
        return
    if hand is not None and player is not None and not player.folded:
        if table.rulings.knows("leaver.collected") and not stimulus.leaves and stands != "no-part":
            hand.stood_up = True  # whoever stands up stays in the vicinity of the table
            return
        if not table.leaves_a_hand(player):
            raise Refusal("the player is in the hand: a hand is given up by folding it")
    player = table.players.pop(stimulus.seat, None)
    if player is None:
        raise Refusal("nobody sits there")
    player.stack = 0
    table.left[stimulus.seat] = player
    care.left(table, stimulus.seat)


def kinds(table: PotGround, what: str) -> tuple[str, ...]:
    """The provisions that say what kind of game it is; a rulebook may say it twice."""
    return tuple(name for name in (f"type.{what}", f"poker-game.{what}") if table.rulings.knows(name))


def start_hand(table: PotGround) -> None:
    """Everybody who has chips is in the hand."""
    table.hands += 1
    players = stakes.dealt_in(table)
    for player in players.values():
        player.new_hand()
    deck = table.cards.deck_in_play()
    care.deal_from_one_deck(table)
    table.hand = Hand(table.hands, deck, players, streets.in_order(table), errors=table.errors)
    table.errors = Errors()
    if table.carried:
        table.hand.carried = table.hand.pot = table.hand.dead = table.carried
        table.carried = 0
    table.cards.standing = "in play"
    first = ("collection.before-the-hand", "table.seats", *kinds(table, "house"), *errors.cited(table, table.hand))
    then = (*((waiting.DENIED,) if table.denied else ()), "game.procedures", "table.players", *stakes.OF_WHO_PLAYS)
    table.reports(RoundStarted(table.hands, deck.name), *citing.at_most(table, first, then))


def end_hand(table: PotGround) -> None:
    """The hand is over; the button moves on after it."""
    hand = table.current()
    compared = len(hand.active()) > 1
    kind = kinds(table, "no-player-dealer")
    of_a_kill = kills.why(table)
    stands = (*of_a_kill, *errors.why_it_stands(table, hand))
    cited = ("button.rotates", *stands, *(("award.others-lose", *kind) if compared else kind[:1]))
    cited = (*cited, *(() if hand.fee else ("collection.after-flop",)))
    event = RoundEnded(hand.number, void=hand.void)
    if table.rulings.knows(by_definition.ROUND):
        killed = of_a_kill if table.rulings.knows(kills.OFFERED) and kills.offered(table) != kills.NONE else ()
        what_it_was = (by_definition.ROUND, *killed, *dict.fromkeys(hand.form), *stands, "game.procedures")
        table.does(event, *citing.at_most(table, what_it_was, cited), fixes=("number",), late="round-started")
    else:
        table.reports(event, *citing.at_most(table, cited))
    table.cards.by_place.forget()
    table.cards.mishaps.deal_is_over()
    care.hand_over(table)
