"""One card at a time, from a manual shoe or from the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.equipment.cards_care import drawing, stub
from clausewise.reference_engine.equipment.cards_care.dealers_hands import dealers_hands
from clausewise.reference_engine.equipment.cards_care.ways import HAND
from clausewise.reference_engine.families.against_dealer.dealing_order import (
    card_by_card,
    misdealt,
    stack_by_stack,
)
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from collections.abc import Callable

    from clausewise.reference_engine.equipment.cards_care.ways import Way
    from clausewise.reference_engine.families.against_dealer.ground import HouseBankedGround
    from clausewise.reference_engine.vocabulary.cards.words import Face

NUMBERS = {3: "three", 5: "five"}


def deal_cards(table: HouseBankedGround, way: Way) -> None:
    """Clockwise from the player farthest to the dealer's left, the dealer last, the dealer's two last together."""
    current = table.current()
    order = _order(table, way)
    face = _faces(table, way)
    hands = dealers_hands(table, way)
    beside = table.dealt_beside()
    current.stub_time = stub.time_of(table, way)
    for index, place in enumerate(order):
        if index == len(order) - 1 and current.stub_time == "before the last card":
            stub.put_away(table)
        card = drawing.draw(table, way, place)
        if card is None:
            continue  # the deck is far too short, the round is void, or the place goes without
        if place in beside:
            current.beside[place] = card
            with_, number = hands(place), order[: index + 1].count(place)
            table.reports(
                CardDealt(place, number, "down", card, with_.source, with_.taken, with_.placed),
                beside[place], "hand.take" if way is HAND else "shoe.hands",
            )  # fmt: skip
            continue
        cards = current.cards_at(place)
        cards.append(card)
        number = len(cards)
        with_, before = hands(place), table.told_so_far()
        table.does(
            CardDealt(place, number, face(place, number), card, with_.source, with_.taken, with_.placed),
            *_cited(table, way, place, number),
            fixes=("to",),
        )
        if number in _either_way_up(table, place):
            table.may_be_told_otherwise(before, "face")
        if place == "dealer" and number == table.rules.dealers_cards and _turned_afterwards(table, way):
            turned = Procedure("turns up", owner="dealer", face="up", cards=(card,))
            table.does(turned, way.rule("sixth-face-up"), late="asks")


def _either_way_up(table: HouseBankedGround, place: str) -> range:
    """Which of the dealer's cards, where these are too many or too few, may be the open one: that no rule says."""
    each, right, dealt = table.rules.players_cards, table.rules.dealers_cards, table.misdeals.get("dealer")
    if place != "dealer" or dealt is None or right == each:
        return range(0)
    ruled = dealt < right and table.rulings.knows("misdealt.dealer-short")
    return range(0) if ruled else range(min(dealt, right), max(dealt, right) + 1)


def _cited(table: HouseBankedGround, way: Way, place: str, number: int) -> list[str]:
    """What a card is cited for: its turn, which a further card of the dealer's has by itself, and how it is dealt."""
    each, dealer = table.rules.players_cards, place == "dealer"
    further = dealer and each < number == table.rules.dealers_cards
    closed = ["face-down"] if number <= each else []  # of a card that nobody should have got no rule says how it lies
    by_itself = table.rulings.knows(way.rule("sixth-face-up")) and not table.rulings.knows(way.rule("fifth-and-sixth"))
    turn = [] if further and by_itself else ["order"]
    names = [*turn, *(["sixth-face-up"] if further else closed)]
    last_two = dealer and number >= each
    if last_two:
        names.append("fifth-and-sixth")
    if last_two and table.rules.dealers_cards == each:
        pass  # the last card of all is its place's: whose turn it is can be told apart from how it is dealt
    elif way is HAND:
        names += ["take"] if last_two else ["take", "hold", "same-hand"]
    else:
        names.append("hands")
    return [way.rule(name) for name in names]


# --- whose turn -------------------------------------------------------------------------------------------------------


def _order(table: HouseBankedGround, way: Way) -> list[str]:
    places = [seat.place for seat in table.current().clockwise()]
    each, dealers = table.rules.players_cards, table.rules.dealers_cards
    dealer_first = [place for _ in range(each) for place in ("dealer", *places)]
    in_turn, at_a_time = card_by_card(places, each, dealers), stack_by_stack(places, each, dealers, dealer_first=False)
    by_hand = table.rulings.reading("deal-in-succession", "card-by-card") == "hand-by-hand"
    right, other, name = (at_a_time, in_turn, "card by card") if by_hand else (
        in_turn, at_a_time, f"{NUMBERS[each]} cards at a time"
    )  # fmt: skip
    order = table.rulings.choose(
        way.rule("order"),
        right,
        {
            "from the dealer's right": card_by_card(places[::-1], each, dealers),
            "the dealer before the players": dealer_first + ["dealer"] * (dealers - each),
            name: other,
        },
    )
    if table.rulings.knows(way.rule("fifth-and-sixth")):
        last_turn = order[: -len(places) - 2]
        order = table.rulings.choose(
            way.rule("fifth-and-sixth"),
            order,
            {
                "the fifth before the players' last": [*last_turn, "dealer", *places, "dealer"],
                "the sixth before the players' last but one": [*places, "dealer", *order[:-1]],
                "the fifth after the first player's last": [*last_turn, *places[:1], "dealer", *places[1:], "dealer"],
            },
        )
    order = [*table.dealt_beside(), *order]
    wrong = {place: number for place, number in table.misdeals.items() if place in order}
    return misdealt(order, wrong, table.dealt_as_shown.get(table.current().number, ()) if wrong else ())


# --- which way up -----------------------------------------------------------------------------------------------------


def _turned_afterwards(table: HouseBankedGround, way: Way) -> bool:
    """Whether the dealer's last card is laid down like all others and then turned, as some read it."""
    return way is HAND and table.rulings.reading("sixth-card-from-the-hand", "face-up") == "turned"


def _faces(table: HouseBankedGround, way: Way) -> Callable[[str, int], Face]:
    each = table.rules.players_cards
    open_card = 0
    last = each + 1
    if table.rulings.knows("misdealt.dealer-short"):  # it is the closed cards that are too few or too many
        last = table.misdeals.get("dealer", last)
    if table.rules.dealers_cards > each:
        open_card = table.rulings.choose(
            way.rule("sixth-face-up"), last, {"none": 0, "the fifth instead": each, "the first instead": 1}
        )
    exposed = table.rulings.choose(
        way.rule("face-down"),
        "none",
        {
            "the players' cards face up": "players",
            "the players' last card face up": "players' last",
            "the dealer's cards face up": "dealer",
        },
    )

    def face(place: str, number: int) -> Face:
        if place == "dealer":
            if number == open_card and _turned_afterwards(table, way):
                return "down"
            return "up" if number == open_card or (exposed == "dealer" and number <= each) else "down"
        seen = exposed == "players" or (exposed == "players' last" and number == each)
        return "up" if seen else "down"

    return face
