"""A shuffler or a dealing shoe that fails once, at a shuffle or while cards are dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from clausewise.reference_engine.core.cards import without
from clausewise.reference_engine.equipment.cards_care import loading
from clausewise.reference_engine.equipment.cards_care.port import current
from clausewise.reference_engine.equipment.cards_care.ways import AUTOMATED_SHOE, AUTOMATED_SHUFFLER
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from clausewise.reference_engine.equipment.cards_care.deck import Deck
    from clausewise.reference_engine.equipment.cards_care.port import CardTable, DealingTable
    from clausewise.reference_engine.equipment.cards_care.ways import Way
    from clausewise.reference_engine.vocabulary.shuffler.stimuli import Jam
    from clausewise.reference_engine.vocabulary.shuffler.words import Device

AtTheShuffle = Literal["works", "is made again", "is left at that"]

FAILURES = ("jams", "stops", "fails to finish")


# --- a shuffler fails -------------------------------------------------------------------------------------------------


def at_the_shuffle(table: CardTable, deck: Deck) -> AtTheShuffle:
    """Whether the shuffler works, or fails and its shuffle is made once more, or is left at that."""
    jam = table.cards.mishaps.jams.get("shuffler")
    if jam is None or jam.after_cards or loading.by_hand(table):
        return "works"
    del table.cards.mishaps.jams["shuffler"]
    table.reports(
        Procedure("stops working", by="shuffler", device="shuffler", deck=deck.name, method=jam.how), "shuffler-fails"
    )
    reshuffled = table.rulings.chosen("shuffler-fails", FAILURES, _all_but_one(FAILURES))
    return "is made again" if jam.how in reshuffled else "is left at that"


def _all_but_one(names: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    return {f"not when it {left}": tuple(name for name in names if name != left) for left in names}


# --- a dealing device fails -------------------------------------------------------------------------------------------


def fails_while_dealing(table: DealingTable, way: Way, *, dealt: bool = False) -> bool:
    """Whether the device fails before its next card, or once all are dealt, and the round is void for it."""
    jam = _due(table, way)
    if jam is None:
        return False
    del table.cards.mishaps.jams[jam.device]
    deal = current(table)
    table.reports(
        Procedure("stops working", by=jam.device, device=jam.device, deck=deal.deck.name, method=jam.how),
        "shoe-fails",
    )
    failures = table.rulings.chosen("shoe-fails", FAILURES, _all_but_one(FAILURES))
    void = jam.how in failures and (not dealt or table.rulings.reading("jam-after-deal", "stands") == "void")
    void = table.rulings.chosen(
        "shoe-fails",
        void,
        {
            "only before the first card": void and deal.drawn == 0,
            "only once cards are dealt": void and deal.drawn > 0,
            "when all cards are dealt as well, or only then": dealt,
        },
    )
    if void:
        table.void_round(void="shoe-fails.void", returns="shoe-fails.return", shuffle="shoe-fails.reshuffle")
    if not deal.void:
        return False  # the device goes on as if nothing had been
    _empty_device(table, way)
    return True


def _due(table: CardTable, way: Way) -> Jam | None:
    device: Device = "shuffler" if way is AUTOMATED_SHUFFLER else "shoe"
    jam = table.cards.mishaps.jams.get(device)
    if way not in (AUTOMATED_SHOE, AUTOMATED_SHUFFLER) or jam is None or current(table).drawn < jam.after_cards:
        return None
    # a shuffler that fails before it has given a card fails at its next shuffle
    return None if way is AUTOMATED_SHUFFLER and not jam.after_cards else jam


def _empty_device(table: CardTable, way: Way) -> None:
    """What is left in the device comes out, and is shuffled together with what was dealt."""
    deck = current(table).deck
    table.does(
        Procedure("removes", deck=deck.name, source=way.container, count=len(deck.cards)), "shoe-fails.remove",
        fixes=("source", "count"), once=False,
    )  # fmt: skip
    left = list(deck.cards)
    deck.order = table.rulings.chosen(
        "shoe-fails.with-dealt-cards",
        deck.order,
        {
            "only the cards left in the device": left,
            "only the cards already dealt": without(deck.order, left),
        },
    )
