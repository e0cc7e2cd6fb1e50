"""The stacked deck is put where it is dealt from: a shoe, a device, or the dealer's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.equipment.cards_care.port import current
from clausewise.reference_engine.equipment.cards_care.ways import (
    AUTOMATED_SHOE,
    AUTOMATED_SHUFFLER,
    FROM_THE_DECK,
    HAND,
    MANUAL_SHOE,
    WAYS,
    Way,
)
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from clausewise.reference_engine.equipment.cards_care.deck import Deck
    from clausewise.reference_engine.equipment.cards_care.port import CardTable
    from clausewise.reference_engine.vocabulary.core.words import Role

DEVICES = ("by device", "by counting device", "by reshuffling device")
PLACES = {"manual shoe": "shoe", "automated shoe": "automated shoe", "automated shuffler": "automated shuffler"}
"""Where the stack goes by the way of dealing; the dealer's hand takes it up when the round is dealt."""


def way_of(table: CardTable) -> Way:
    """How the house deals."""
    return WAYS.get(str(table.option("dealing")), FROM_THE_DECK)


def preparation(table: CardTable) -> Way | None:
    """By which chapter the deck is put in place, betting closed and chips collected; None if by none."""
    way = way_of(table)
    others: dict[str, Way | None]
    if way is MANUAL_SHOE:
        return way
    if way is HAND:
        others = {"as for a manual shoe": MANUAL_SHOE, "as for an automated shoe": AUTOMATED_SHOE}
    else:
        others = {"as for a manual shoe": MANUAL_SHOE, "as for dealing from the hand": HAND}
    return table.rulings.chosen(way.rule("requirements"), way, others | {"nothing is prepared": None})


def by_hand(table: CardTable) -> bool:
    """Does the dealer shuffle? Not where cards are dealt from the hand, or dispensed by the shuffler itself."""
    if table.cards.instead.get("shuffling") == "by hand":
        return True  # the shuffler is out of order
    way = way_of(table)
    if way is HAND and table.rulings.knows("hand.shuffler"):
        return table.rulings.choose("hand.shuffler", False, {"by hand": True})
    return table.option("shuffling") not in DEVICES and way is not AUTOMATED_SHUFFLER


def device_required(table: CardTable) -> tuple[str, ...]:
    """What asks for a device to shuffle with, where the way of dealing does."""
    return ("hand.shuffler",) if way_of(table) is HAND and table.rulings.knows("hand.shuffler") else ()


def comes_next(table: CardTable) -> str:
    """What is done with the stacked deck: it is loaded, or dealt from where it lies."""
    return "card-dealt" if way_of(table) is FROM_THE_DECK else "loads"


def load(table: CardTable, deck: Deck, *also: str, cut_made: bool) -> None:
    """The stack is put where it is dealt from."""
    way = str(table.option("dealing"))
    if way not in PLACES:
        return  # the dealer takes it into a hand when the round is dealt
    place, rulings = PLACES[way], table.rulings
    if cut_made:
        place = rulings.chosen(
            "cut.into-shoe", place,
            {"it stays on the table": "table", "into the discard rack": "discard rack", "into a hand": "left hand"},
        )  # fmt: skip
        _put(table, deck, place, "cut.into-shoe", *also)
        return
    place = rulings.chosen(
        "deal.after-device",
        place,
        {"it stays in the device": "shuffler", "into the discard rack": "discard rack", "onto the table": "table"},
    )
    if way == "manual shoe":
        _put(table, deck, place, "deal.after-device", "shuffler.into-shoe", *also, by="shuffler")
    else:
        _put(table, deck, place, "deal.after-device", *also)


def _put(table: CardTable, deck: Deck, place: str, *why: str, by: Role = "dealer") -> None:
    """The stacked deck is put into the shoe or the device that it is dealt from; `why` is what the cut asks for."""
    way = preparation(table)
    if way is None:
        return
    if way is not way_of(table):
        place = way.container
    others: dict[str, Role]
    if way is MANUAL_SHOE:
        others = {"by a player": "player", "by a floorperson": "floorperson"}
        by = table.rulings.chosen("shoe.load", by, others)
        loads = Procedure("loads", by=by, deck=deck.name, place=place)
        if table.does(
            loads, "shoe.load", *why, fixes=("place",), late="card-dealt", once=False, until="announces"
        ):  # fmt: skip
            _by_either(table, loads)
        return
    others = {"by a player": "player"}
    if table.rulings.reading("device-loading", "device-too") == "dealer-only":
        others["by the device itself"] = "shuffler"
    elif not by_hand(table):
        by = "shuffler"
    if "device-loading" in table.rulings.readings:  # otherwise nothing says who does it
        by = table.rulings.chosen("automated.load", by, others)
    loads = Procedure("loads", by=by, deck=deck.name, place=place)
    done = table.does(
        loads, "automated.load", "automated.requirements", *why, fixes=("place",), late="stack-dealt", once=False,
        until="announces",
    )  # fmt: skip
    if done:
        _by_either(table, loads)


def _by_either(table: CardTable, loads: Procedure) -> None:
    """What a device may put into the shoe, the dealer may put there as well."""
    if loads.by == "shuffler":
        table.may_be_told_in_parts(msgspec.structs.replace(loads, by="dealer"))


def take_in_hand(table: CardTable) -> None:
    """Dealing from the hand begins with taking the stacked deck into either hand."""
    way = preparation(table)
    if way is None:
        return
    hand = table.cards.dealing_hand
    current(table).held = hand
    others = {"on the layout": "layout", "in a shoe": "shoe"}
    place = table.rulings.chosen("hand.load", hand, others) if way is HAND else way.container
    table.does(
        Procedure("loads", deck=current(table).deck.name, place=place),
        "hand.load", "hand.requirements", "hand.same-hand", late="card-dealt", once=False,
    )  # fmt: skip


def choose_hand(table: CardTable, hand: str | int) -> None:
    """The dealer takes the deck into this hand from the next time on; a deck that is held stays where it is."""
    if hand not in ("left hand", "right hand"):
        raise Refusal(f"a deck is held in the left hand or the right hand, not in {hand}")
    table.cards.dealing_hand = str(hand)
