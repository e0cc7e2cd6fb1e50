"""What is done with the deck before and in a hand: hole cards, burns and the board."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from clausewise.reference_engine.core.cards import at_most, without
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.equipment.cards_care import cutting, loading, rotation, shuffling
from clausewise.reference_engine.families.pot import (
    all_in,
    by_definition,
    citing,
    dealers_hand,
    misdealt,
    positions,
    spoilt_cards,
)
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.pot.events import BoardDealt

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.rules import Step, Street
    from clausewise.reference_engine.families.pot.state import Hand, Player
    from clausewise.reference_engine.vocabulary.cards.stimuli import BringDecks, StackDeck
    from clausewise.reference_engine.vocabulary.cards.words import Face
    from clausewise.reference_engine.vocabulary.core.words import Duty


DISCARD_PILE, BURN_PILE = "discard pile", "burn pile"


def bring(table: PotGround, stimulus: BringDecks) -> None:
    """A deck comes to the table."""
    table.rulings.demand("deck.one", stimulus.decks <= table.packs(), "the game is played with one deck")
    if table.hand is not None:
        raise Refusal("a hand is in progress")
    for _ in range(stimulus.decks):
        if len(table.cards.decks) < table.packs():
            rotation.receive(table)
    table.cards.standing = "ready"


def take_the_other_pack(table: PotGround) -> None:
    """A reading: two packs are played with in turns."""
    cards = table.cards
    if len(cards.decks) > 1:
        cards.playing = 1 - cards.playing


def shuffling_stages() -> list[tuple[Duty, Callable[[PotGround], object]]]:
    """What is done with the deck before cards are dealt."""
    return [("shuffle", _shuffle), ("cut", _cut)]


def _shuffle(table: PotGround) -> None:
    """The cards are gathered in no order that anybody heeds, and shuffled."""
    deck = table.cards.deck_in_play()
    deck.order = deck.as_made()
    before = len(table.emitted)
    shuffling.intermix(table, deck, "deck.shuffled", "deck.one")
    deck.cards = list(deck.order)
    arrange(table)
    table.may_be_told_later(before, until="card-dealt")  # buttons and forced bets come before the deal as well


def _cut(table: PotGround) -> None:
    before = len(table.emitted)
    cutting.cut(table, table.cards.deck_in_play())
    table.may_be_told_later(before, until="card-dealt")


def force(table: PotGround, stimulus: StackDeck) -> None:
    """These cards are to come next, in their order."""
    cards = table.cards
    cards.by_place.forget()
    cards.forced = stimulus.cards if _has_strange_cards(table) else at_most(stimulus.cards)
    if cards.decks:
        arrange(table)


def _has_strange_cards(table: PotGround) -> bool:
    """Whether the deck has more cards than it should: then it may have one of them twice."""
    cards = table.cards
    return bool(cards.decks) and cards.deck_in_play().missing < 0


def arrange(table: PotGround) -> None:
    """Puts the forced cards on top of what is left of the deck, until they are dealt.

    In the place of one that has left the deck some other card comes.
    """
    deck, forced = table.cards.deck_in_play(), table.cards.forced
    others = iter(without(deck.cards, forced))
    there = Counter(deck.cards)
    first: list[Card] = []
    for wanted in forced[: len(deck.cards)]:
        card = wanted if there[wanted] > 0 else next(others, None)
        if card is not None:
            there[card] -= 1
            first.append(card)
    deck.cards = [*first, *without(deck.cards, first)]


def top(table: PotGround, place: str) -> Card:
    """The next card leaves the deck, for this place."""
    cards, deck = table.cards, table.cards.deck_in_play()
    cards.by_place.comes_to(place, deck.cards)
    card = deck.cards.pop(0)
    cards.forced = tuple(without(cards.forced, (card,)))
    return top(table, place) if spoilt_cards.lies_open(table, card) and deck.cards else card


def hole_cards(table: PotGround, street: Street, step: Step) -> None:
    """One card at a time to each player, from the left of the button; who has the button gets the last."""
    hand = table.current()
    right = all_in.dealt_in(table, hand, positions.receiving(table))
    if table.rules.button:
        misread = {"from the lowest seat on": sorted(right), "first to the button": [*right[-1:], *right[:-1]],
                   "counter-clockwise": right[::-1]}  # fmt: skip
        right = table.chosen("definition.button", right, misread)
    order = table.chosen(
        f"{street.name}.cards",
        right,
        {"from the button": [right[-1], *right[:-1]], "counter-clockwise": [*right[-2::-1], right[-1]]},
    )
    order = table.chosen(
        _button_last(table),
        order,
        {"the button receives the first": [order[-1], *order[:-1]], "the button receives the last but one":
         [*order[:-2], *order[-1:-3:-1]]},
    )  # fmt: skip
    number = table.stated(f"{street.name}.cards", step.count)
    # of one card each there is nothing to deal at once
    at_once = {"all of a player's cards at once": [number]} if number > 1 else {}
    rounds = table.chosen(f"{street.name}.cards", [1] * number, at_once)
    first = street is table.rules.streets[0]
    if first and not hand.errors.due:
        hand.errors.due = misdealt.of_the_deal(street)
        hand.errors.too_many = misdealt.too_many(hand, hand.errors.due)
        hand.errors.shown = list(table.dealt_as_shown.get(hand.number, ()))
    for times in rounds:
        for seat in order:
            for _ in range(times):
                if positions.gets(hand, seat, first=first):
                    _deal_by_mistake(table, hand, seat, f"{street.name}.cards")
                    deal_to(table, hand, seat, f"{street.name}.cards", step.face)
                    del hand.errors.shown[:1]
    _deal_what_is_owed(table, hand, f"{street.name}.cards")
    if first and not any(later.kind == "deal" for own, later in hand.steps if own is street):
        _deal_the_rest_by_mistake(table, hand, f"{street.name}.cards")


def _button_last(table: PotGround) -> str:
    """The rule that the button gets the last card; it may be one with that on who acts last."""
    return "button.dealt-last" if table.rulings.knows("button.dealt-last") else "button.last"


def deal_to(table: PotGround, hand: Hand, seat: int, provision: str, face: Face = "down") -> None:
    """The top card to a player; none where none is left."""
    if not hand.deck.cards:
        return
    card = top(table, f"seat {seat}")
    player = hand.players[seat]
    number = len(player.cards) + 1
    spoilt = spoilt_cards.how(table, f"seat {seat}", number)
    if spoilt == "off the table" and spoilt_cards.fallen(table, card, seat):
        if spoilt_cards.comes_at_once(table, "card-off-the-table"):
            deal_to(table, hand, seat, provision, face)
        else:
            hand.errors.owed.append((seat, face, None))
        return
    face = by_definition.way_up(table, hand, seat, face)
    seen = spoilt == "turned up" and face == "down"
    hand.errors.exposed |= seen
    lies = "up" if seen else spoilt_cards.third_card(table, hand, seat, face, provision)
    event = CardDealt(f"seat {seat}", number, lies, card, source=dealers_hand.source(table))
    more: tuple[str, ...] = (_button_last(table),) if seat == hand.button else ()
    more += (*hand.why_dealt, by_definition.UP_CARD if face == "up" else by_definition.HOLE_CARD)
    more += (all_in.CARDS,) if all_in.is_all_in(player) else ()
    why = "exposed-hole.third-down" if lies != face and not seen else provision
    more = (*more, *positions.cited(table), *(("exposed-hole.dead",) if lies != face else ()), *dealers_hand.WHY)
    more = tuple(citing.at_most(table, (why, *more, by_definition.UP_CARD))[1:])
    table.does(event, why, *more, fixes=() if seen else ("face",), once=False, anyway=True)
    if seen and not spoilt_cards.comes_at_once(table, "replacement") and table.rulings.knows("exposed.exchanged"):
        hand.errors.owed.append((seat, face, card))
    elif seen and spoilt_cards.exchanged(table, card, seat):
        deal_to(table, hand, seat, "exposed.exchanged", face)
        return
    player.cards.append(card)
    player.talk.exposed += seen
    if lies == "up" and not (seen and spoilt_cards.is_no_up_card(table)):
        player.up.append(card)


def _deal_what_is_owed(table: PotGround, hand: Hand, provision: str) -> None:
    """A reading: what comes in the place of a card that cannot be used is dealt when all have theirs."""
    owed, hand.errors.owed = hand.errors.owed, []
    for seat, face, exposed in owed:
        if exposed is None:
            deal_to(table, hand, seat, provision, face)
        elif spoilt_cards.exchanged(table, exposed, seat):
            hand.players[seat].cards.remove(exposed)
            deal_to(table, hand, seat, "exposed.exchanged", face)


def _deal_by_mistake(table: PotGround, hand: Hand, seat: int, provision: str) -> None:
    """Before a card that is due here, as many that are not as a house that is followed has dealt then."""
    if hand.errors.too_many:
        for other in misdealt.before_this_card(hand, seat, hand.errors.shown):
            _one_too_many(table, hand, other, provision)


def _deal_the_rest_by_mistake(table: PotGround, hand: Hand, provision: str) -> None:
    """Somebody gets cards too many, or gets some who does not play, or none who does."""
    for seat in list(hand.errors.shown):
        if hand.errors.too_many.get(seat):
            _one_too_many(table, hand, seat, provision)
    for seat, number in sorted(hand.errors.too_many.items()):
        for _ in range(number):
            _one_too_many(table, hand, seat, provision)
    for seat, wanted in hand.errors.misdealt.items():
        if seat in hand.players and not wanted:
            hand.players[seat].folded = True  # who has no cards takes no part, as long as nobody notices


def _one_too_many(table: PotGround, hand: Hand, seat: int, provision: str) -> None:
    """How it lies, and which of the hand it is, no rule says."""
    hand.errors.too_many[seat] -= 1
    del hand.errors.shown[:1]
    since = table.told_so_far()
    if seat in hand.players:
        deal_to(table, hand, seat, provision)
    elif hand.deck.cards:
        card = top(table, f"seat {seat}")
        number = hand.errors.misdealt[seat] - hand.errors.too_many[seat]
        table.reports(CardDealt(f"seat {seat}", number, "down", card, source="deck"))
        hand.errors.ineligible = True
    table.may_be_told_otherwise(since, "face", "number", "source")


def replace(table: PotGround, seat: int, provision: str) -> None:
    """One card from the deck for one that was given away."""
    before, hand = len(table.emitted), table.current()
    hand.why_dealt = (by_definition.EXCHANGE,)
    deal_to(table, hand, seat, provision)
    hand.why_dealt = ()
    table.may_be_told_otherwise(before, "number")  # its place in the hand, or among the cards that came to the seat


def reshuffle_discards(table: PotGround, player: Player) -> None:
    """The deck has run out, and what was given away is dealt from.

    By readings with what this player has given away, and with folded hands; never with what others hold who have not
    drawn yet.
    """
    hand = table.current()
    deck = hand.deck
    held = [card for other in hand.active() if other is not player for card in other.cards]
    back = table.rulings.reading("own-discards", "left-out") == "come-back"
    own = list(player.cards) if back else [*player.dealt, *without(player.cards, player.dealt)]
    apart = table.rulings.reading("folded-hands", "among-the-discards") == "left-out"
    folded = [card for other in hand.players.values() if apart and other.folded for card in other.cards]
    pile = without(deck.as_made(), [*held, *own, *folded, *hand.burned])
    reshuffle(table, pile, "discard pile", "draw.reshuffled")


def reshuffle(table: PotGround, pile: Sequence[Card], source: str, provision: str) -> None:
    """The deck goes on with cards that lay in a pile."""
    deck = table.current().deck
    shuffled = list(pile)
    table.random.shuffle(shuffled)
    own_rule = table.rulings.knows(provision)
    shuffles, fixes = shuffling.in_its_manner(table, deck)
    before = len(table.emitted)
    if not table.does(
        msgspec.structs.replace(shuffles, source=source), provision if own_rule else "deck.shuffled",
        fixes=fixes, late=loading.comes_next(table), once=False, anyway=True,
    ):  # fmt: skip
        return
    if "by" not in fixes:  # a few cards the dealer may shuffle though there is a device for whole decks
        table.may_be_told_otherwise(before, "by", "method", "count")
    deck.cards = [*shuffled, *deck.cards]
    arrange(table)


def burn(table: PotGround, street: Street, _: Step) -> None:
    """The top card goes to the discard pile unseen."""
    others = {"onto the discards": DISCARD_PILE, "to the discards of a rack": "discard rack", "back below": "deck"}
    apart = table.rulings.knows("burns.apart")
    place = table.rulings.choose("burns.apart", BURN_PILE, others) if apart else DISCARD_PILE
    why = ("burns.apart",) if apart else ()
    source = dealers_hand.source(table)
    how = by_definition.burned(table)
    face: Face = "up" if how == "its face is shown" else "down"
    event = Procedure("burns", place=place, face=face, source=source, count=1)
    before = "board-dealt" if any(step.kind == "board" for step in street.steps) else "card-dealt"
    provisions = (f"{street.name}.burn", by_definition.OUT_OF_PLAY, *why, *dealers_hand.WHY)
    cards = table.cards.deck_in_play().cards
    if how == "the second card is burned":
        cards[:2] = cards[1::-1]
    card = top(table, "burn") if cards else None  # one that is found to lie face up is none to burn
    burned = table.does(event, *provisions, fixes=("face", "place"), late=before, anyway=True)
    if card is not None and burned and how != "it is dealt after all":
        table.current().burned.append(card)
    elif card is not None:
        cards.insert(0, card)


def board(table: PotGround, street: Street, step: Step) -> None:
    """Community cards are laid face up."""
    hand = table.current()
    number = table.stated(f"{street.name}.board", step.count)
    cards = tuple(_for_the_board(table, hand, place) for place in range(min(number, len(hand.deck.cards))))
    hand.board += [(street.name, card) for card in cards]
    event = BoardDealt(street.name, cards, len(hand.board))  # type: ignore[arg-type]  # streets with a board are named so
    table.does(
        event, f"{street.name}.board", f"{street.name}.community", *positions.cited(table),
        fixes=("face", "total"), once=False, anyway=True,
    )  # fmt: skip


def _for_the_board(table: PotGround, hand: Hand, place: int) -> Card:
    card = top(table, "board")
    spoilt = spoilt_cards.how(table, "board", len(hand.board) + place + 1)
    if spoilt == "off the table" and spoilt_cards.fallen(table, card, None):
        return top(table, "board")
    return card
