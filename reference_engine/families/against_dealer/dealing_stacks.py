"""An automated shoe dispenses a stack for each hand: the players', clockwise, then the dealer's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.equipment.cards_care import drawing, stub
from clausewise.reference_engine.families.against_dealer.dealing_order import card_by_card
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt

if TYPE_CHECKING:
    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.equipment.cards_care.ways import Way
    from clausewise.reference_engine.families.against_dealer.ground import HouseBankedGround

DEALER = "dealer"
FACE_UP: dict[str, tuple[int, int]] = {
    "the second card": (1, 1), "two cards": (0, 2), "none": (0, 0),
}  # fmt: skip
"""Misread: where the dealer's open cards begin in the further stack, and how many there are."""


def deal_stacks(table: HouseBankedGround, way: Way) -> None:
    """Clockwise to everybody with a wager, then to the dealer; a further stack where the dealer has more cards."""
    current = table.current()
    current.stub_time = stub.time_of(table, way)
    piles = _piles(table)
    last = len(piles) - 1
    for number, (place, right) in enumerate(piles):
        if number == last and current.stub_time == "before the last card":
            stub.put_away(table)
        count = _how_many(table, place, right)
        cards = drawing.draw_stack(table, way, place, number + 1, count)
        if not cards:
            continue  # a deck far too short, a hand that was forgotten, or a round that is void
        current.cards_at(place).extend(cards)
        if right == 1:
            table.reports(CardDealt(place, len(current.cards_at(place)), "down", cards[0], way.container))
            continue
        if place == DEALER:
            _cover(table, way)
        first = place == next((other for other, _ in piles if other != DEALER), "")
        rule = "dealer-stack" if place == DEALER else "first-player" if first else "other-players"
        stack = StackDealt(place, "down", len(cards), tuple(cards), way.container)
        table.does(
            stack,
            way.rule(rule),
            way.rule("requirements"),
            way.rule("offered"),
            fixes=("to", "face", "count"),
            anyway=True,
        )
    if table.rules.dealers_cards > table.rules.players_cards and not current.void:
        _deal_further_stack(table, way, len(piles) + 1)


def _piles(table: HouseBankedGround) -> list[tuple[str, int]]:
    """To whom stacks of how many cards go, in turn."""
    rulings, each = table.rulings, table.rules.players_cards
    if rulings.knows("automated.offered"):
        each = rulings.figure("automated.offered", each)
    players = [(seat.place, each) for seat in table.current().clockwise()]
    dealer = (DEALER, each)
    single = [(place, 1) for place in card_by_card([place for place, _ in players], each, each)]
    piles = rulings.choose(
        "automated.first-player",
        [*players, dealer],
        {"the dealer first": [dealer, *players], "from the dealer's right": [*players[::-1], dealer],
         "card by card": single},
    )  # fmt: skip
    piles = rulings.choose(
        "automated.other-players",
        piles,
        {"the others counterclockwise": [*players[:1], *players[:0:-1], dealer],
         "not the last player": [*players[:1], *players[1:-1], dealer],
         "the first player only": [*players[:1], dealer]},
    )  # fmt: skip
    return rulings.choose(
        "automated.dealer-stack",
        piles,
        {"the dealer before the last player": [*players[:-1], dealer, *players[-1:]],
         "the dealer after the first player": [*players[:1], dealer, *players[1:]],
         "the dealer has no stack": players},
    )  # fmt: skip


def _how_many(table: HouseBankedGround, place: str, right: int) -> int:
    """The cards of a stack, perhaps a wrong number; what the dealer gets beside the stack is not among them."""
    if right == 1 or place not in table.misdeals:
        return right
    beside = table.rules.dealers_cards - table.rules.players_cards if place == DEALER else 0
    return max(0, table.misdeals[place] - beside)


def _cover(table: HouseBankedGround, way: Way) -> None:
    """Where the rules say so, a cover card goes on top of the dealer's stack before it is delivered."""
    table.does(
        Procedure("places the cover card", owner=DEALER, place="dealer's stack", source=way.container),
        way.rule("cover-card"), "decks.shoe-cover-card", fixes=("place",), late="stack-dealt",
    )  # fmt: skip


def _deal_further_stack(table: HouseBankedGround, way: Way, number: int) -> None:
    """Of one more stack the dealer's own hand gets the top card, face up, and the discard rack the rest."""
    current, each = table.current(), table.rules.players_cards
    missing = table.rules.dealers_cards - each
    if table.misdeals.get(DEALER) == 0:
        return  # the dealer was forgotten altogether
    stack = drawing.draw_stack(table, way, DEALER, number, each)
    if not stack:
        return
    first, last = (0, missing), (-missing, missing)
    on_top, below = (
        (last, first) if table.rulings.reading("top-card", "first-dispensed") == "last-dispensed" else (first, last)
    )
    start, count = table.rulings.choose(
        way.rule("further-stack"), on_top, {"the card at the bottom of it": below, **FACE_UP}
    )
    start %= len(stack)
    for card in stack[start : start + count]:
        current.dealer_cards.append(card)
        table.does(
            CardDealt(DEALER, len(current.dealer_cards), "up", card, way.container),
            way.rule("further-stack"), way.rule("requirements"), fixes=("to", "face"),
        )  # fmt: skip
    _discard_rest(table, way, [*stack[:start], *stack[start + count :]])


def _discard_rest(table: HouseBankedGround, way: Way, rest: list[Card]) -> None:
    current = table.current()
    table.does(
        Procedure("discards", place="discard rack", cards=tuple(rest), deck=current.deck.name, count=len(rest)),
        way.rule("rest-of-stack"), fixes=("place", "count"), late="removes the stub",
    )  # fmt: skip
    current.set_aside += len(rest)
