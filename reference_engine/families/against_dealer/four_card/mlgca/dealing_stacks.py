"""Chapter 10: a device dispenses the cards, first one for the bonus box, then a stack for each hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.equipment.cards_care import stub
from clausewise.reference_engine.equipment.cards_care.drawing import draw, draw_stack
from clausewise.reference_engine.families.against_dealer.dealing_order import card_by_card
from clausewise.reference_engine.families.against_dealer.four_card.mlgca.dealing_order import (
    BONUS_BOX,
    dealer_before_players,
    deals_bonus_card,
)
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt

if TYPE_CHECKING:
    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.equipment.cards_care.ways import Way
    from clausewise.reference_engine.families.against_dealer.four_card.mlgca.ground import MlgcaGround

Piles = list[tuple[str, int]]


def deal_stacks(table: MlgcaGround, way: Way) -> None:
    """The bonus card, the dealer's stack with its bottom card turned up, the players' stacks clockwise."""
    current = table.current()
    if deals_bonus_card(table.setup.options, table.rulings.readings):
        _deal_bonus_card(table, way)
    current.stub_time = stub.time_of(table, way)
    piles = _piles(table)
    to_player = [place for place, _ in piles if place != "dealer"]
    for index, (place, right) in enumerate(piles):
        if index == len(piles) - 1 and current.stub_time == "before the last card":
            stub.put_away(table)
        count = table.misdeals.get(place, right) if right > 1 else right
        cards = draw_stack(table, way, place, index + 1, count)
        if not cards:
            continue  # a deck far too short, a hand that was forgotten, or a round that is void
        current.cards_at(place).extend(cards)
        if right == 1:
            table.reports(CardDealt(place, len(current.cards_at(place)), "down", cards[0], way.container))
        elif place == "dealer":
            _to_the_dealer(table, way, cards)
        else:
            rule = "automated.first-player" if place == to_player[0] else "automated.other-players"
            stack = StackDealt(place, "down", len(cards), tuple(cards), way.container)
            table.does(stack, rule, "automated.procedure", fixes=("to", "face", "count"))


def _piles(table: MlgcaGround) -> Piles:
    """To whom stacks of how many cards go, in turn."""
    rulings = table.rulings
    each, dealers = table.rules.players_cards, table.rules.dealers_cards
    players = [(seat.place, each) for seat in table.current().clockwise()]
    dealer = ("dealer", dealers)
    dealer_first = dealer_before_players(table.setup.options, rulings.readings)
    cards = [(place, 1) for place in card_by_card([place for place, _ in players], each, dealers)]
    piles = rulings.choose(
        "automated.procedure",
        [dealer, *players] if dealer_first else [*players, dealer],
        {
            "card by card": cards,
            "counterclockwise": [dealer, *players[::-1]] if dealer_first else [*players[::-1], dealer],
            "the dealer in the middle": [players[0], dealer, *players[1:]],
        },
    )
    if table.option("shuffling") == "by reshuffling device":
        piles = rulings.choose(
            "automated.reshuffling-shoe",
            piles,
            {
                "the dealer last": [*players, dealer],
                "the dealer in the middle": [players[0], dealer, *players[1:]],
                "the dealer's sixth card last": [("dealer", each), *players, ("dealer", dealers - each)],
            },
        )
    return piles


def _deal_bonus_card(table: MlgcaGround, way: Way) -> None:
    current = table.current()
    for number in range(1, table.misdeals.get(BONUS_BOX, 1) + 1):
        card = draw(table, way, BONUS_BOX)
        if card is None:
            break
        current.beside[BONUS_BOX] = card
        table.does(
            CardDealt(BONUS_BOX, number, "down", card, way.container),
            "automated.bonus-card",
            "automated.procedure",
            fixes=("face", "to"),
            late="stack-dealt",
        )


def _to_the_dealer(table: MlgcaGround, way: Way, cards: list[Card]) -> None:
    """Face down, and then the bottom card is turned up for the players to see."""
    reshuffling = table.option("shuffling") == "by reshuffling device"
    cited = ["automated.reshuffling-shoe" if reshuffling else "automated.procedure"]
    if BONUS_BOX not in table.current().beside:
        cited.append("automated.bonus-card")  # there is none, because nobody may wager on it
    table.does(
        StackDealt("dealer", "down", len(cards), tuple(cards), way.container),
        "automated.dealer-stack",
        *cited,
        fixes=("face", "count"),
    )
    first, last = cards[0], cards[-1]
    lowest_is_first = table.rulings.reading("bottom-card") == "first-dispensed"
    bottom, top = (first, last) if lowest_is_first else (last, first)
    others = {"the top card": top, "a card from the middle": cards[len(cards) // 2]}
    shown = table.rulings.choose("automated.bottom-card", bottom, others)
    table.does(Procedure("turns up", owner="dealer", face="up", cards=(shown,)), "automated.bottom-card")
