"""A shuffler or a dealing shoe that is out of order: it is covered or marked, and another method is used."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from clausewise.reference_engine.equipment.cards_care import loading, rotation
from clausewise.reference_engine.equipment.cards_care.port import NEVER
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from collections.abc import Iterable

    from clausewise.reference_engine.equipment.cards_care.deck import Deck
    from clausewise.reference_engine.equipment.cards_care.port import CardTable
    from clausewise.reference_engine.vocabulary.events import AnyEvent
    from clausewise.reference_engine.vocabulary.shuffler.words import Device


def break_down(table: CardTable, device: Device) -> None:
    """A device cannot be used any more: it is covered or marked, and the house shuffles or deals in another way."""
    if not _in_use(table, device) or device in table.cards.mishaps.out_of_order:
        return
    table.cards.mishaps.out_of_order.add(device)
    table.reports(Procedure("stops working", by=device, device=device, method="is out of order"), "out-of-order")
    if not table.rulings.knows("out-of-order"):
        _use_another_method(table, device)
        return
    covered = table.option("out-of-order") == "covered"
    event = Procedure("covers", device=device) if covered else Procedure("marks", device=device, words="out of order")
    provision = "out-of-order.covered" if covered else "out-of-order.marked"
    used = "shuffles" if device == "shuffler" else "card-dealt"
    what = table.rulings.chosen(
        "out-of-order",
        "before",
        {name: name for name in ("after another method was used", "not at all", "the device is used again")},
    )
    if what == "after another method was used":
        table.later(used, event, provision)
    elif what != "not at all":
        table.does(event, provision, fixes=("device",) if covered else ("device", "words"), late=used, once=False)
    if what != "the device is used again":
        _use_another_method(table, device)


def _in_use(table: CardTable, device: Device) -> bool:
    if device == "shoe":
        return table.option("dealing") == "automated shoe"
    return not loading.by_hand(table)


def _use_another_method(table: CardTable, device: Device) -> None:
    """By hand instead of a shuffler, a manual shoe instead of a device that deals."""
    dealing = table.option("dealing")
    if device == "shuffler":
        table.cards.instead["shuffling"] = "by hand"
        rotation.play_with_one(table)
        stops = dealing == "hand" and _gives_up_the_hand(table)
        if not stops and dealing != "automated shuffler":
            return
    table.cards.instead["dealing"] = "manual shoe"
    if table.deal is None and table.cards.decks and not table.has_duties():  # what is due ends with a deck in its place
        table.follow(("shuffle", partial(_bring_over, deck=table.cards.deck_in_play())))
    elif table.deal is not None and not table.cards_are_out():
        table.at_once("shuffle", partial(_bring_over, deck=table.deal.deck))


def _bring_over(table: CardTable, deck: Deck) -> None:
    """A deck that was ready leaves the device for a manual shoe; that this is seen to be done no rule says."""
    before = table.told_so_far()
    loading.load(table, deck, cut_made=deck.cut)
    table.may_be_told_later(before, until=NEVER)


def _gives_up_the_hand(table: CardTable) -> bool:
    """Whether cards are not dealt from the hand without a shuffler: by a reading, or where there is none by choice."""
    reading = "hand-without-shuffler"
    if reading in table.rulings.readings:
        return table.rulings.reading(reading) == "not-dealt-by-hand"
    return table.cards.shoe_without_shuffler


def shoe_instead_of_the_hand(events: Iterable[AnyEvent]) -> bool:
    """Whether these show a house that puts its deck into a shoe.

    >>> shoe_instead_of_the_hand([Procedure("loads", place="shoe")])
    True
    >>> shoe_instead_of_the_hand([Procedure("loads", place="left hand")])
    False
    """
    return any(isinstance(event, Procedure) and event.act == "loads" and event.place == "shoe" for event in events)
