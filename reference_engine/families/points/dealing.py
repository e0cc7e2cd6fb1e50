"""Cards are burned and dealt: two to each box and to the dealer, whose first one is turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.equipment.cards_care import drawing, loading
from clausewise.reference_engine.equipment.cards_care.dealers_hands import dealers_hands
from clausewise.reference_engine.families.points.state import DealersHand, Hand
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from collections.abc import Iterable

    from clausewise.reference_engine.families.points.ground import PointsGround
    from clausewise.reference_engine.vocabulary.cards.words import Face

RACK = "discard rack"
FIRST, DEALERS_FIRST, SECOND, DEALERS_SECOND = "first-card", "dealers-first-card", "second-card", "dealers-second-card"


class Turn(NamedTuple):
    """One card of the deal: whose it is, and which of the four turns it belongs to."""

    hand: Hand | DealersHand
    step: str

    @property
    def owner(self) -> str:
        """As events name whose it is."""
        return owner_of(self.hand)


def owner_of(hand: Hand | DealersHand) -> str:
    """As events name whose hand it is."""
    return hand.owner if isinstance(hand, Hand) else "dealer"


# --- before the first card --------------------------------------------------------------------------------------------


def burn(table: PointsGround) -> None:
    """After a shuffle the top cards go to the discard rack unseen."""
    way, deck = table.way, table.current().deck
    if len(deck.cards) < len(deck.order):
        return  # cards have left it since the last shuffle
    table.arrange_forced_cards()
    number = table.rulings.figure(way.rule("burn"), table.burns)
    event = Procedure("burns", place=RACK, face="down", source=_source(table), count=number)
    if number and table.does(
        event, way.rule("burn"), way.rule("disclose"), fixes=("place", "face", "count"), late="card-dealt"
    ):
        burned: list[Card] = []
        for _ in range(min(number, len(deck.cards))):
            if table.burns_are_seen:
                table.cards.by_place.comes_to("burn", deck.cards)
            burned.append(deck.cards.pop(0 if table.burns_are_seen else -1))
        table.burned = tuple(burned)


def _source(table: PointsGround) -> str:
    return (table.current().held or table.cards.dealing_hand) if table.from_the_hand else "shoe"


def take_in_hand(table: PointsGround) -> None:
    """Where cards are dealt from the hand they are taken into it, to stay there until the round is over."""
    if table.from_the_hand:
        loading.take_in_hand(table)


# --- the first cards --------------------------------------------------------------------------------------------------


def deal(table: PointsGround) -> None:
    """From the dealer's left: one card to each, one to the dealer, and the same again."""
    current, way = table.current(), table.way
    table.phase = "dealing"
    current.bets_open = False
    current.deck.cut = False
    table.arrange_forced_cards()
    hands = dealers_hands(table, way)
    for turn in _with_misdeals(table, _order(table)):
        card = next_card(table, turn.hand)
        if current.void:
            return
        if card is None:
            continue
        turn.hand.cards.append(card)
        current.dealt += 1
        with_ = hands(turn.owner)
        number = len(turn.hand.cards)
        table.does(
            CardDealt(turn.owner, number, _face(table, turn), card, with_.source, with_.taken, with_.placed),
            way.rule(turn.step), *_further(table, turn),
            fixes=("to", "face"), anyway=True,
        )  # fmt: skip
    table.misdeals.clear()
    _turn_up_the_first(table)


def _further(table: PointsGround, turn: Turn) -> Iterable[str]:
    """What else a card is cited for: its turn, and how it is dealt."""
    if turn.step in (FIRST, SECOND):
        yield table.way.rule("order")
        if turn.step == FIRST:
            yield "wager.required"
    yield from ("hand.take", "hand.hold", "hand.same-hand") if table.from_the_hand else ("shoe.hands",)
    if table.from_the_hand:
        yield from ("hand.face",) * (turn.step != FIRST)
        yield from ("hand.offered",) * isinstance(turn.hand, DealersHand)
    else:
        yield from ("shoe.on-table",) * (turn.step != FIRST)
    if table.spots > 1:
        yield "multiple.by-shoe"


def _order(table: PointsGround) -> list[Turn]:
    """Whose card comes when."""
    current, rulings = table.current(), table.rulings
    hands, dealer = _dealt_in(table), current.dealer
    dealers_second = [Turn(dealer, DEALERS_SECOND)] * (table.dealers_first_cards() - 1)
    first, second = ([Turn(hand, step) for hand in hands] for step in (FIRST, SECOND))
    right = [*first, Turn(dealer, DEALERS_FIRST), *second, *dealers_second]
    from_the_right = [*first[::-1], Turn(dealer, DEALERS_FIRST), *second[::-1], *dealers_second]
    two_at_a_time = [turn for pair in zip(first, second, strict=True) for turn in pair]
    others = {
        "from the dealer's right": from_the_right,
        "two cards at a time": [*two_at_a_time, Turn(dealer, DEALERS_FIRST), *dealers_second],
        "the dealer before the players": [Turn(dealer, DEALERS_FIRST), *first, *dealers_second, *second],
    }
    order = rulings.choose(table.way.rule("order"), right, others)
    return rulings.choose("multiple.by-shoe", order, others) if table.spots > 1 else order


def _dealt_in(table: PointsGround) -> list[Hand]:
    """Who has wagered gets cards, at every box where a wager stands."""
    current, rulings = table.current(), table.rulings
    boxes = current.clockwise()
    hands = [box.hand for box in boxes]
    others = [Hand(seat) for seat in table.seated if seat not in current.boxes]
    hands = rulings.choose(
        "wager.required",
        hands,
        {
            "who has wagered nothing as well": [*hands, *others],
            "not the first who has wagered": hands[1:],
            "not the last who has wagered": hands[:-1],
        },
    )
    further = [box.hand for box in boxes if box.player != box.number]
    if not further:
        return hands
    own = [hand for hand in hands if hand not in further]
    return rulings.choose(
        "wager.as-if-occupied",
        hands,
        {
            "no cards for a further box": own,
            "the further boxes last": [*own, *further],
            "the further boxes first": [*further, *own],
        },
    )


def _with_misdeals(table: PointsGround, order: list[Turn]) -> list[Turn]:
    """Places that get too many or too few cards by mistake: the last ones more, or fewer."""
    for place, number in table.misdeals.items():
        own = [index for index, turn in enumerate(order) if turn.owner == place]
        for index in own[number:][::-1]:
            del order[index]
        if own and number > len(own):
            order[own[-1] + 1 : own[-1] + 1] = [order[own[-1]]] * (number - len(own))
    return order


def _face(table: PointsGround, turn: Turn) -> Face:
    if not table.from_the_hand:
        return "up" if isinstance(turn.hand, Hand) else "down"
    chosen: Face = "up" if table.option("pitch-face") == "up" else "down"
    other: Face = "down" if chosen == "up" else "up"
    chosen = table.rulings.choose("hand.face", chosen, {"the other way up": other})
    if isinstance(turn.hand, Hand) or table.rulings.reading("pitch-up-card") == "all-alike":
        return chosen
    return "up" if turn.step == DEALERS_FIRST else "down"


def _turn_up_the_first(table: PointsGround) -> None:
    """From a shoe both cards of the dealer come face down, and the first one is turned."""
    dealer = table.current().dealer
    if table.from_the_hand or not dealer.cards:
        return
    shown = table.rulings.choose(
        table.way.rule(DEALERS_SECOND), dealer.cards[:1], {"the second card is turned up": dealer.cards[-1:]}
    )
    table.does(
        Procedure("turns up", owner="dealer", cards=tuple(shown)), table.way.rule(DEALERS_SECOND), "multiple.up-card",
        fixes=("cards",),
    )  # fmt: skip


def up_card(table: PointsGround) -> Card | None:
    """The dealer's card that lies open before the players elect; None where none does."""
    cards = table.current().dealer.cards
    all_alike = table.from_the_hand and table.rulings.reading("pitch-up-card") == "all-alike"
    if not cards or (all_alike and table.option("pitch-face") == "down"):
        return None
    return cards[0]


# --- one more card ----------------------------------------------------------------------------------------------------


def next_card(table: PointsGround, hand: Hand | DealersHand) -> Card | None:
    """The next card for this hand; the cutting card may come up before it."""
    current = table.current()
    if table.cards.cutting_card is not None and table.cards.cutting_card <= 0 and current.deck.cards:
        _cutting_card_comes_up(table, hand)
    if current.void:
        return None
    before = current.drawn
    card = drawing.draw(table, table.way, hand.place)
    if card is not None and table.cards.cutting_card is not None:
        table.cards.cutting_card -= current.drawn - before
        if table.cards.cutting_card < 0:  # behind a card that nobody gets
            _cutting_card_comes_up(table, hand)
    return card


def _cutting_card_comes_up(table: PointsGround, hand: Hand | DealersHand) -> None:
    """At whose hand it does decides who cuts next."""
    table.cards.cutting_card = None
    table.cards.cutting_card_came_to = came_to = owner_of(hand)
    rule = "cut.players-circle" if isinstance(hand, Hand) else "cut.dealers-hand"
    table.reports(Procedure("finds the cutting card", owner=came_to), rule)


def one_more(table: PointsGround, hand: Hand | DealersHand, *provisions: str) -> Card | None:
    """One card face up to a hand that grows; None if there is none left, or the round is void."""
    card = next_card(table, hand)
    current = table.current()
    if card is None or current.void:
        return None
    hand.cards.append(card)
    current.dealt += 1
    with_ = dealers_hands(table, table.way)(owner_of(hand))
    event = CardDealt(
        owner_of(hand), len(hand.cards), "up", card, with_.source, with_.taken, with_.placed, hand=hand.number
    )
    # from the hand nothing is said of how the dealer's further cards lie
    fixes = ("to",) if table.from_the_hand and isinstance(hand, DealersHand) else ("to", "face")
    table.does(event, *provisions, fixes=fixes, once=False, anyway=True)
    return card
