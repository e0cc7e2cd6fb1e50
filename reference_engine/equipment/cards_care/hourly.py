"""The count that is made by the clock: of the stub at the end of a round, or of the deck between two."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.equipment.cards_care import loading, rotation
from clausewise.reference_engine.equipment.cards_care.port import current
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from clausewise.reference_engine.equipment.cards_care.deck import Deck
    from clausewise.reference_engine.equipment.cards_care.port import CardTable

HOUR = 3_600_000
STUB, DECK = "stub", "deck"


def counted_is(table: CardTable, what: str) -> bool:
    """Whether this is what the house counts, and a count is due or wanted now."""
    if not table.rulings.knows("count.hourly"):
        return False
    if what == STUB and table.cards.count_chosen:
        return True
    return table.option("hourly-count") == what and _is_due(table)


def _is_due(table: CardTable) -> bool:
    """Whether an hour has gone by since the last count, or since play began."""
    if not loading.by_hand(table):
        return False  # a device relieves the dealer; who counts all the same does no wrong
    since = table.clock - table.cards.counted_at
    others = {
        "every two hours": since >= 2 * HOUR,
        "every ninety minutes": since >= HOUR + HOUR // 2,
        "once and never again": since >= HOUR and not table.cards.counted_at,
        "never": False,
    }
    return table.rulings.choose("count.hourly", since >= HOUR, others)


def count_stub(table: CardTable) -> bool:
    """What is left of the deck is counted, and what has left it; False if the number is wrong."""
    deck = current(table).deck
    table.cards.count_chosen = False
    out = len(deck.order) - len(deck.cards)
    stub = table.rulings.chosen(
        "definition.stub", len(deck.cards),
        {"it is the deck": len(deck.order), "it is what was dealt": out, "without the last card": len(deck.cards) - 1},
    )  # fmt: skip
    counted = Procedure(
        "counts the stub", deck=deck.name, place="layout", face="down", count=stub, total=len(deck.order)
    )
    told = table.told_so_far()
    right = _counted(table, deck, counted, "definition.stub")
    if len(deck.order) != deck.whole:  # the total is what the deck has, or what it ought to have
        table.may_be_told_otherwise(told, "total")
    return right


def count_deck(table: CardTable) -> bool:
    """All cards are counted between two rounds; False if the number is wrong."""
    deck = table.cards.deck_in_play()
    return _counted(table, deck, Procedure("counts the deck", deck=deck.name, count=len(deck.order)))


def _counted(table: CardTable, deck: Deck, counted: Procedure, *also: str) -> bool:
    table.cards.counted_at = table.clock
    done = table.does(
        counted, "count.hourly", "count.right-number", "count.wrong", *also, fixes=("count",), once=False, anyway=True
    )  # fmt: skip
    wrong = table.rulings.chosen(
        "count.wrong",
        len(deck.order) != deck.whole,
        {"only when there are fewer": len(deck.order) < deck.whole,
         "only when there are more": len(deck.order) > deck.whole},
    )  # fmt: skip
    return not (done and wrong)


def remove(table: CardTable, deck: Deck) -> None:
    """A deck with a wrong number of cards leaves the table."""
    if table.does(
        Procedure("removes", deck=deck.name, source="table"), "count.wrong", fixes=("deck", "source"),
        late="round-started",
    ):  # fmt: skip
        rotation.remove(table, deck)
