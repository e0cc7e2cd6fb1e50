"""The order in which hands are shown, and hands that are given up at the showdown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.vocabulary.pot.events import CardsDiscarded, HandShown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.state import Hand, Player
    from clausewise.reference_engine.vocabulary.pot.stimuli import OrderDisclosure

ORDER = "showing.order"
DEAD = "conceded.dead"
WHOLE = "showing.whole"
_OF_THE_CASINO = ("floorperson", "pit boss", "poker shift supervisor")
"""Who may want to see a hand that was given up; a dealer does as he is told."""


def in_order(table: PotGround, players: Sequence[Player]) -> list[Player]:
    """Whoever made the last bet shows first, then the others clockwise."""
    hand = table.current()
    if not table.rulings.knows(ORDER) or not players:
        return [*players]
    seats = {player.seat: player for player in players}
    first = _first(table, hand)
    right = [seats[seat] for seat in dict.fromkeys((first, *hand.clockwise(first))) if seat in seats]
    others = {"from the left of the button": [*players], "counter-clockwise": [right[0], *right[:0:-1]]}
    return table.chosen(ORDER, right, others)


def _first(table: PotGround, hand: Hand) -> int:
    """The seat that shows first, or one from which the next clockwise does."""
    bet_in = [street for street, _ in hand.aggressors]
    last = table.rules.streets[-1].name
    reached = [seat for street, seat in hand.aggressors if street == last]
    of_all = table.rulings.reading("nobody-bet", "first-to-act") == "last-bettor-of-all"
    if not reached and bet_in and (of_all or not hand.first_to_act):
        reached = [seat for street, seat in hand.aggressors if street == bet_in[-1]]
    if not reached:
        return hand.first_to_act or hand.clockwise(hand.button)[0]
    return reached[0 if table.rulings.reading("who-shows-first", "last-raiser") == "opener" else -1]


def whole(table: PotGround, player: Player) -> tuple[Card, ...]:
    """A hand is shown in its entirety; by a reading, those of its cards that are among the five."""
    cards = tuple(player.cards)
    if table.rulings.reading("shown-whole", "all-cards") == "the-five":
        five = [card for made in (player.high, player.low) if made is not None for card in made.cards]
        cards = tuple(card for card in cards if card in five) or cards
    others = {"without its first card": cards[1:], "without its last card": cards[:-1], "one card of it": cards[:1]}
    return table.chosen(WHOLE, cards, others)


def concedes(table: PotGround, player: Player) -> None:
    """A player is going to give the hand up at the showdown."""
    hand = table.current()
    if not table.rulings.knows("showing.concede"):
        raise Refusal("every hand is shown at this table")
    if player.folded or hand.phase == "showdown":
        raise Refusal("there is no hand to give up")
    table.rulings.demand("showing.concede", True, "a hand cannot be given up")
    player.talk.concedes = True


def order_disclosure(table: PotGround, stimulus: OrderDisclosure) -> None:
    """Hands that are given up are to be seen all the same."""
    hand = table.current()
    if not table.rulings.knows("showing.disclosure"):
        raise Refusal("every hand is shown at this table")
    table.rulings.demand("showing.disclosure", stimulus.by in _OF_THE_CASINO, "only the casino may require it")
    hand.disclosed = True


def give_up(table: PotGround, player: Player, left: int) -> bool:
    """Whether a player lays the hand away instead of showing it; somebody has to show one."""
    if not player.talk.concedes or left == 0:
        return False
    table.reports(CardsDiscarded(player.seat, len(player.cards)), "showing.concede", DEAD, ORDER)
    player.talk.conceded = True
    return True


def still_in(table: PotGround, players: Sequence[Player]) -> list[Player]:
    """Who may win at the showdown: a hand that was given up is dead, unless it is taken back by a reading."""
    if not any(player.talk.conceded for player in players):
        return [*players]
    if table.rulings.reading("conceded-winner", "dead") != "dead":
        return [*players]
    dead = [player for player in players if not player.talk.conceded]
    return table.chosen(DEAD, dead, {"the best hand wins all the same": [*players]})


def disclose(table: PotGround) -> None:
    """Hands that were given up are seen, and win nothing."""
    hand = table.current()
    if hand.disclosed:
        for player in hand.active():
            if player.talk.conceded:
                table.does(HandShown(player.seat, tuple(player.cards)), "showing.disclosure", fixes=("seat", "cards"))
