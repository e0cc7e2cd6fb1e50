"""The deck is put in place, betting is closed, and the cards are dealt in one of three ways."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.against_dealer import dealing_stub, devices
from clausewise.reference_engine.families.against_dealer.dealing_cards import deal_cards
from clausewise.reference_engine.families.against_dealer.dealing_order import dealt_in_stacks
from clausewise.reference_engine.families.against_dealer.dealing_ways import (
    AUTOMATED_SHOE,
    AUTOMATED_SHUFFLER,
    HAND,
    MANUAL_SHOE,
    WAYS,
    Way,
)
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from collections.abc import Callable

    from clausewise.reference_engine.families.against_dealer.state import Deck
    from clausewise.reference_engine.families.against_dealer.table import HouseBankedTable
    from clausewise.reference_engine.vocabulary.core.words import Duty, Role

    Stages = list[tuple[Duty, Callable[[HouseBankedTable], None]]]


def way_of(table: HouseBankedTable) -> Way:
    """How the house deals."""
    return WAYS[str(table.option("dealing"))]


def preparation(table: HouseBankedTable) -> Way | None:
    """By which chapter the deck is put in place, betting closed and chips collected; None if by none."""
    way = way_of(table)
    others: dict[str, Way | None]
    if way is MANUAL_SHOE:
        return way
    if way is HAND:
        others = {"as for a manual shoe": MANUAL_SHOE, "as for an automated shoe": AUTOMATED_SHOE}
    else:
        others = {"as for a manual shoe": MANUAL_SHOE, "as for dealing from the hand": HAND}
    return table.rulings.choose(way.rule("requirements"), way, others | {"nothing is prepared": None})


# --- the deck ---------------------------------------------------------------------------------------------------------


def shuffled_by_hand(table: HouseBankedTable) -> bool:
    """Does the dealer shuffle? Not where cards are dealt from the hand, or dispensed by the shuffler itself."""
    if table.instead.get("shuffling") == "by hand":
        return True  # the shuffler is out of order
    way = way_of(table)
    if way is HAND:
        return table.rulings.choose("hand.shuffler", False, {"by hand": True})
    return table.option("shuffling") == "by hand" and way is not AUTOMATED_SHUFFLER


def device_required(table: HouseBankedTable) -> tuple[str, ...]:
    """What asks for a device to shuffle with, where the way of dealing does."""
    return ("hand.shuffler",) if way_of(table) is HAND else ()


def load(table: HouseBankedTable, deck: Deck, place: str, *why: str, by: Role = "dealer") -> None:
    """The stacked deck is put into the shoe or the device that it is dealt from; `why` is what the cut asks for."""
    way = preparation(table)
    if way is None:
        return
    if way is not way_of(table):
        place = way.container
    others: dict[str, Role]
    if way is MANUAL_SHOE:
        others = {"by a player": "player", "by a floorperson": "floorperson"}
        by = table.rulings.choose("shoe.load", by, others)
        table.does(
            Procedure("loads", by=by, deck=deck.name, place=place), "shoe.load", *why,
            fixes=("place",), late="card-dealt", once=False,
        )  # fmt: skip
        return
    others = {"by a player": "player"}
    if table.rulings.reading("device-loading", "device-too") == "dealer-only":
        others["by the device itself"] = "shuffler"
    elif not shuffled_by_hand(table):
        by = "shuffler"
    if "device-loading" in table.rulings.readings:  # otherwise nothing says who does it
        by = table.rulings.choose("automated.load", by, others)
    table.does(
        Procedure("loads", by=by, deck=deck.name, place=place), "automated.load", "automated.requirements", *why,
        fixes=("place",), late="stack-dealt", once=False,
    )  # fmt: skip


def take_in_hand(table: HouseBankedTable) -> None:
    """Dealing from the hand begins with taking the stacked deck into either hand."""
    way = preparation(table)
    if way is None:
        return
    table.current().held = table.dealing_hand
    others = {"on the layout": "layout", "in a shoe": "shoe"}
    place = table.rulings.choose("hand.load", table.dealing_hand, others) if way is HAND else way.container
    table.does(
        Procedure("loads", deck=table.current().deck.name, place=place),
        "hand.load", "hand.requirements", "hand.same-hand", late="card-dealt", once=False,
    )  # fmt: skip


# --- closing the bets -------------------------------------------------------------------------------------------------


def stages(table: HouseBankedTable) -> Stages:
    """From the last wager to the first decision, each stage in its turn."""
    way = preparation(table)
    closing: Stages = []
    taken: Stages = [("deal", take_in_hand)] if way_of(table) is HAND else []
    if way is not None:
        closing = [("announce", announce), *table.closing(way)]
    dealt: Stages = [("deal", deal)]
    stub: Stages = [("count", dealing_stub.put_away)]
    when = "before"
    if way is not None and table.rulings.knows(way.rule("before-dealing")):
        others = {name: name for name in ("after the cards are dealt", "after the stub is put away", "not at all")}
        when = table.rulings.choose(way.rule("before-dealing"), when, others)
    early, late = table.chips(way)
    return {
        "before": [*taken, *closing, *early, *dealt, *stub, *late],
        "after the cards are dealt": [*taken, *early, *dealt, *closing, *stub, *late],
        "after the stub is put away": [*taken, *early, *dealt, *stub, *closing, *late],
        "not at all": [*taken, *early, *dealt, *stub, *late],
    }[when]


def announce(table: HouseBankedTable) -> None:
    """No more bets: it is said before any card."""
    table.current().bets_open = False
    way = preparation(table) or way_of(table)
    table.does(
        Procedure("announces", words="no more bets"),
        way.rule("no-more-bets"),
        way.rule("before-dealing"),
        way.rule("requirements"),
        fixes=("words",),
        late=first_dealt(table),
        once=False,
    )


def first_dealt(table: HouseBankedTable) -> str:
    """The kind of event that comes first when cards are dealt."""
    return "stack-dealt" if dealt_in_stacks(str(table.option("dealing"))) else "card-dealt"


# --- dealing ----------------------------------------------------------------------------------------------------------


def deal(table: HouseBankedTable) -> None:
    """Every card of the round, in the way of the house."""
    current = table.current()
    current.bets_open = False
    current.first_card_dealt = True
    table.arrange_forced_cards()
    way = way_of(table)
    if way in (AUTOMATED_SHOE, AUTOMATED_SHUFFLER):
        table.deal_stacks(way)
        if not current.void:
            devices.fails_while_dealing(table, way, dealt=True)
    else:
        deal_cards(table, way)
    table.misdeals.clear()
    table.mishaps.deal_is_over()
    if current.void:
        return
    table.after_dealing(way)


def choose_hand(table: HouseBankedTable, hand: str | int) -> None:
    """The dealer takes the deck into this hand from the next time on; a deck that is held stays where it is."""
    if hand not in ("left hand", "right hand"):
        raise Refusal(f"a deck is held in the left hand or the right hand, not in {hand}")
    table.dealing_hand = hand
