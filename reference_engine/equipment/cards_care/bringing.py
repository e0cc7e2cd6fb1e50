"""Decks come to the table, and the table as it stands in operation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.rulings import NotOffered, Refusal
from clausewise.reference_engine.equipment.cards_care import loading, opening, rotation, two_decks
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from clausewise.reference_engine.equipment.cards_care.deck import Deck
    from clausewise.reference_engine.equipment.cards_care.port import CardTable
    from clausewise.reference_engine.vocabulary.cards.stimuli import BringDecks


def put_ready(table: CardTable) -> None:
    """The table as it stands in operation: where rounds end with a shuffle, with cards that are shuffled and loaded."""
    if table.option_number("decks") > 1 and loading.by_hand(table):
        raise NotOffered("two decks need an automated shuffling device")
    for number in range(two_decks.number_kept(table)):
        deck = rotation.receive(table)
        if table.rulings.knows("shuffle.after-round"):
            _mix(table, deck)
            deck.cut = number == 0 if two_decks.are_kept(table) else loading.by_hand(table)
    table.cards.standing = "ready"


def _mix(table: CardTable, deck: Deck) -> None:
    table.random.shuffle(deck.order)
    deck.cards = list(deck.order)


def bring(table: CardTable, stimulus: BringDecks) -> None:
    """Decks are brought: one, or two where a device shuffles them or the rules want two at the table."""
    if two_decks.are_kept(table):
        _bring_to_two(table, stimulus)
        return
    if stimulus.decks + len(table.cards.decks) > 1:
        if loading.by_hand(table):
            # a spare deck would be no wrong; to play with it in turns would
            others = {"a second deck becomes one of two": True}
            if table.rulings.knows("decks.one") and not table.rulings.choose("decks.one", False, others):
                raise Refusal("without an automated shuffling device there is one deck", "decks.one", "decks.two")
        else:
            most = stimulus.decks + len(table.cards.decks) <= 2  # noqa: PLR2004  two, as the rule says
            table.rulings.demand("decks.two", most, "there are no more than two decks of cards")
    elif not table.cards.decks:
        table.rulings.demand("decks.one", True, "")
    received: list[Deck] = []
    for _ in range(stimulus.decks):
        deck = rotation.receive(table)
        received.append(deck)
        deck.preshuffled = stimulus.preshuffled and table.rulings.knows("opening.exempt")
        if deck.preshuffled:
            _mix(table, deck)
        table.reports(Procedure("receives", deck=deck.name), "decks.two" if len(table.cards.decks) > 1 else "decks.one")
    opening.begin(table, received, preinspected=stimulus.preinspected, defective=stimulus.defective)


def _bring_to_two(table: CardTable, stimulus: BringDecks) -> None:
    """Two decks belong to the table: what comes lies there until both have come, and no third one stays."""
    cards = table.cards
    right = stimulus.decks + len(cards.decks) <= two_decks.TWO
    table.rulings.demand("decks.two-kept", right, "there are two decks of cards at a table, and no more")
    if table.deal is not None:
        raise Refusal("a round is in progress")
    waiting = [deck for deck in cards.received if deck in cards.decks] if cards.standing == "closed" else []
    received = [rotation.receive(table) for _ in range(stimulus.decks)]
    for deck in received:
        table.reports(Procedure("receives", deck=deck.name), "decks.two-kept")
    cards.received = [*waiting, *received]
    if two_decks.enough_are_there(table):
        opening.begin(table, cards.received, defective=stimulus.defective)
