"""What a floorperson or somebody above orders: a shuffle, or that the cards are cut once more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.equipment.cards_care import cutting, loading, shuffling
from clausewise.reference_engine.equipment.cards_care.ways import AUTOMATED_SHOE
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from collections.abc import Callable

    from clausewise.reference_engine.equipment.cards_care.deck import Deck
    from clausewise.reference_engine.equipment.cards_care.port import CardTable
    from clausewise.reference_engine.vocabulary.cards.stimuli import FloorOrders
    from clausewise.reference_engine.vocabulary.core.words import Duty

ABOVE = ("floorperson", "pit boss")
"""A floorperson, or somebody above."""


def order(table: CardTable, stimulus: FloorOrders) -> None:
    """A floorperson or somebody above may order a shuffle, or a recut between the cut and the first card."""
    if stimulus.order == "shuffle":
        if stimulus.by not in ABOVE:  # the house may oblige a player; the rule says only whose order binds it
            raise Refusal("only an order of a floorperson or above binds the dealer")
        if not table.rulings.knows("shuffle.ordered"):
            raise Refusal("no rule lets anybody order a shuffle")
        table.rulings.demand("shuffle.ordered", True, "a shuffle may not be ordered")
        table.reports(Procedure("orders a shuffle", by=stimulus.by), "shuffle.ordered")
        table.cards.reshuffled_at_will = True
        if not table.cards_are_out():
            _before_the_deal(table, "shuffle", lambda _: shuffling.shuffle(table, "shuffle.ordered"))
        return
    if shuffling.exempt(table, "a recut"):
        raise Refusal("a device that reshuffles the cards leaves nothing to recut", "reshuffler.exempt")
    table.rulings.demand("recut", stimulus.by in _judges(table), "only a floorperson or above may order a recut")
    deck = table.cards.deck_in_play() if table.deal is None else table.deal.deck
    ready = deck.cut and deck in table.cards.decks and not table.cards_are_out()
    table.rulings.demand("recut", ready, "cards may be recut after they were cut and before any was dealt")
    table.reports(Procedure("orders a recut", by=stimulus.by), "recut", *shuffling.not_relieved(table))
    _before_the_deal(table, "cut", lambda _: recut(table, deck))


def _judges(table: CardTable) -> tuple[str, ...]:
    """Who may find that a cut was not made as it should be."""
    if table.rulings.reading("casino-supervisor", "any-supervisor") == "above-floorperson":
        return ABOVE[1:]
    return ABOVE if table.rulings.reading("recut-judge", "whoever-orders") == "whoever-orders" else ABOVE[:1]


def _before_the_deal(table: CardTable, duty: Duty, run: Callable[[CardTable], None]) -> None:
    """An order is carried out before the first card, also when the dealer is about to deal it."""
    if table.deal is None and not table.cards.change_waits:
        table.follow((duty, lambda _: _until_the_deal(table, run)))
        return
    if table.deal is not None and table.deal.held:
        table.at_once("deal", loading.take_in_hand)  # the deck has left the hand for it
    table.at_once(duty, lambda _: _until_the_deal(table, run))


def _until_the_deal(table: CardTable, run: Callable[[CardTable], None]) -> None:
    """Nothing says that it is done before the bets are closed: a house may leave it until then."""
    before = table.told_so_far()
    run(table)
    automated = loading.way_of(table).rules == AUTOMATED_SHOE.rules
    table.may_be_told_later(before, until="stack-dealt" if automated else "card-dealt")


def recut(table: CardTable, deck: Deck) -> None:
    """The cut is made once more, and the stack goes back where it is dealt from."""
    cutting.cut(table, deck)
    loading.load(table, deck, cut_made=True)
