"""Cards that are given away in turn: one is discarded, or some are replaced in the draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.pot import all_in, by_definition, dealing, seven_or_better
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.pot.events import CardsDiscarded, TurnGiven

if TYPE_CHECKING:
    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.rules import Step, Street
    from clausewise.reference_engine.families.pot.state import Hand, Player
    from clausewise.reference_engine.vocabulary.pot.stimuli import Discard
    from clausewise.reference_engine.vocabulary.pot.words import TurnOption


def begin(table: PotGround, street: Street, step: Step) -> None:
    """Everybody who is in the hand decides in turn, from the left of the button."""
    hand = table.current()
    hand.exchanging = (street, step)
    if step.kind == "draw":
        seven_or_better.note_draw(hand)
    give_turn(table, hand)


def _order(table: PotGround, hand: Hand, street: Street) -> list[Player]:
    able = all_in.dealt_in(table, hand, [player.seat for player in hand.active()])
    right = [hand.players[seat] for seat in able]
    return table.chosen(
        f"{street.name}.turn",
        right,
        {"from the button": [*right[-1:], *right[:-1]], "counter-clockwise": right[::-1]},
    )


def give_turn(table: PotGround, hand: Hand) -> None:
    """The next player who has not decided yet has the turn; if there is none, all have."""
    if hand.exchanging is None:
        return
    street, step = hand.exchanging
    left = [player for player in _order(table, hand, street) if not player.given_away]
    if not left:
        is_over(hand)
        if step.kind == "draw":
            table.follow(("announce", _all_exchanged))
        return
    hand.turn = left[0].seat
    options: tuple[TurnOption, ...] = ("discard",) if step.kind == "discard" else ("retain", "discard")
    asked = (f"{street.name}.turn", f"{street.name}.retain", f"{street.name}.most", by_definition.EXCHANGE)
    provisions = [name for name in asked if table.rulings.knows(name)]
    table.shows(TurnGiven(hand.turn, options, street.round), *provisions, fixes=("seat", "options"))


def is_over(hand: Hand) -> None:
    """Nobody is asked for cards any more: all have decided, or one hand is left."""
    hand.turn, hand.exchanging = 0, None


def discard(table: PotGround, stimulus: Discard) -> None:
    """A player gives cards away, or retains them all."""
    hand, rulings = table.current(), table.rulings
    if hand.exchanging is None:
        raise Refusal("no cards are given away now", by_definition.EXCHANGE)
    street, step = hand.exchanging
    player = hand.players.get(stimulus.seat)
    if player is None:
        raise Refusal("this seat is not in the hand")
    rulings.demand("fold.out", not player.folded, "the player has folded")
    rulings.demand(f"{street.name}.turn", hand.turn == stimulus.seat, f"it is seat {hand.turn}'s turn")
    cards = tuple(dict.fromkeys(stimulus.cards))
    if any(card not in player.cards for card in cards):
        raise Refusal("the player does not have these cards")
    if step.kind == "discard":
        rulings.demand(f"{street.name}.number", len(cards) == step.count, f"{step.count} is the number to discard")
    elif cards:
        most = most_to_give(table, street, step)
        rulings.demand(f"{street.name}.most", len(cards) <= most, f"no more than {most} may be replaced")
    else:
        rulings.demand(f"{street.name}.retain", True, "the cards cannot be retained")
        table.shows(CardsDiscarded(player.seat, 0, ()), f"{street.name}.retain", fixes=("seat", "count"))
    player.given_away = True
    player.dealt = tuple(player.cards)
    if cards:
        _give_away(table, street, step, player, cards)
        if step.kind == "draw" and table.rulings.reading("order-of-the-draw", "at-once") == "at-once":
            _replace(table, street, player)
    give_turn(table, hand)


def most_to_give(table: PotGround, street: Street, step: Step) -> int:
    """How many cards may be replaced; the whole hand where a player may give away as many as he likes."""
    provision = f"{street.name}.most"
    if step.count < table.rules.streets[0].steps[0].count:
        return table.stated(provision, step.count)
    fewer = {"no more than three": 3, "four with an ace": 4, "one card at most": 1}
    return table.chosen(provision, step.count, fewer)


def _give_away(table: PotGround, street: Street, step: Step, player: Player, cards: tuple[object, ...]) -> None:
    owner = f"seat {player.seat}"
    face = ("face",) if step.kind == "discard" else ()  # of cards that are replaced no rule says which way up
    table.does(
        Procedure("lays down", by="player", owner=owner, seat=player.seat, place="in front of the position",
                  face="down", count=len(cards)),
        f"{street.name}.placed", fixes=("by", "place", "count"), late="cards-discarded",
    )  # fmt: skip
    table.does(Procedure("collects cards", owner=owner, seat=player.seat, face="down"), f"{street.name}.collected",
               fixes=("by", *face))  # fmt: skip
    event = CardsDiscarded(player.seat, len(cards), cards)  # type: ignore[arg-type]  # checked to be the player's own
    own = (f"{street.name}.discarded", f"{street.name}.most", "burns.apart")
    provisions = [name for name in own if table.rulings.knows(name)]
    table.does(event, *provisions, fixes=(*face, "place", "count"), anyway=True)
    player.cards = [card for card in player.cards if card not in cards]


def _replace(table: PotGround, street: Street, player: Player) -> None:
    """As many cards from the deck as were given away."""
    full = table.rules.streets[0].steps[0].count
    missing = by_definition.exchanged(table, table.stated(f"{street.name}.replaced", full - len(player.cards)))
    deck = table.current().deck
    for _ in range(missing):
        if not deck.cards and _is_reshuffled(table, street):
            dealing.reshuffle_discards(table, player)
        dealing.replace(table, player.seat, f"{street.name}.replaced")


def _is_reshuffled(table: PotGround, street: Street) -> bool:
    """Whether what was discarded is dealt from when the deck has run out: by a rule, or by a reading."""
    by_rule = table.rulings.knows(f"{street.name}.reshuffled")
    return by_rule or table.rulings.reading("deck-runs-out", "draw-cut-short") == "discards-reshuffled"


def _all_exchanged(table: PotGround) -> None:
    """Where all decide before anybody is served, cards are replaced now, from the left of the button."""
    hand = table.current()
    full = table.rules.streets[0].steps[0].count
    street = next(street for street in table.rules.streets if any(step.kind == "draw" for step in street.steps))
    for player in hand.active():
        if len(player.cards) < full:
            _replace(table, street, player)
