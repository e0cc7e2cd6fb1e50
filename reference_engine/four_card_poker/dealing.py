"""Chapters 8, 9 and 10: the deck is put in place, betting is closed, and the cards are dealt in one of three ways."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.events import Procedure
from clausewise.reference_engine.four_card_poker import dealing_stub, devices, progressive_chips
from clausewise.reference_engine.four_card_poker.dealing_cards import deal_cards
from clausewise.reference_engine.four_card_poker.dealing_order import dealt_in_stacks
from clausewise.reference_engine.four_card_poker.dealing_stacks import deal_stacks
from clausewise.reference_engine.four_card_poker.dealing_ways import (
    AUTOMATED_SHOE,
    AUTOMATED_SHUFFLER,
    HAND,
    MANUAL_SHOE,
    WAYS,
    Way,
)
from clausewise.reference_engine.rulings import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from clausewise.reference_engine.events import Role
    from clausewise.reference_engine.four_card_poker.game import FourCardTable
    from clausewise.reference_engine.four_card_poker.state import Deck
    from clausewise.reference_engine.stimuli import Duty

    Stages = list[tuple[Duty, Callable[[FourCardTable], None]]]


def way_of(table: FourCardTable) -> Way:
    """How the house deals."""
    return WAYS[str(table.option("dealing"))]


def preparation(table: FourCardTable) -> Way | None:
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


def shuffled_by_hand(table: FourCardTable) -> bool:
    """Does the dealer shuffle? Not where cards are dealt from the hand, or dispensed by the shuffler itself."""
    if table.instead.get("shuffling") == "by hand":
        return True  # the shuffler is out of order
    way = way_of(table)
    if way is HAND:
        return table.rulings.choose("hand.shuffler", False, {"by hand": True})
    return table.option("shuffling") == "by hand" and way is not AUTOMATED_SHUFFLER


def device_required(table: FourCardTable) -> tuple[str, ...]:
    """What asks for a device to shuffle with, where the way of dealing does."""
    return ("hand.shuffler",) if way_of(table) is HAND else ()


def load(table: FourCardTable, deck: Deck, place: str, *why: str, by: Role = "dealer") -> None:
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
    if table.rulings.reading("device-loading") == "dealer-only":
        others["by the device itself"] = "shuffler"
    elif not shuffled_by_hand(table):
        by = "shuffler"
    by = table.rulings.choose("automated.load", by, others)
    table.does(
        Procedure("loads", by=by, deck=deck.name, place=place), "automated.load", "automated.requirements", *why,
        fixes=("place",), late="stack-dealt", once=False,
    )  # fmt: skip


def take_in_hand(table: FourCardTable) -> None:
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


def stages(table: FourCardTable) -> Stages:
    """From the last wager to the first decision, each stage in its turn."""
    way = preparation(table)
    closing: Stages = []
    chips: Stages = []
    taken: Stages = [("deal", take_in_hand)] if way_of(table) is HAND else []
    if way is not None:
        closing = [("announce", announce)]
        if table.option("progressive") != "none":
            closing.append(("announce", lock_out))
            chips = [("collect", progressive_chips.collect)]
    dealt: Stages = [("deal", deal)]
    stub: Stages = [("count", dealing_stub.put_away)]
    when = "before"
    if way is not None and way.stem_before_dealing:
        others = {name: name for name in ("after the cards are dealt", "after the stub is put away", "not at all")}
        when = table.rulings.choose(way.rule("before-dealing"), when, others)
    early, late = progressive_chips.when_collected(table, way, chips)
    return {
        "before": [*taken, *closing, *early, *dealt, *stub, *late],
        "after the cards are dealt": [*taken, *early, *dealt, *closing, *stub, *late],
        "after the stub is put away": [*taken, *early, *dealt, *stub, *closing, *late],
        "not at all": [*taken, *early, *dealt, *stub, *late],
    }[when]


def announce(table: FourCardTable) -> None:
    """No more bets: it is said before any card."""
    table.current().bets_open = False
    way = preparation(table) or way_of(table)
    stem = (way.rule("before-dealing"), way.rule("requirements")) if way.stem_before_dealing else ()
    table.does(
        Procedure("announces", words="no more bets"),
        way.rule("no-more-bets"),
        *stem,
        fixes=("words",),
        late=first_dealt(table),
        once=False,
    )


def lock_out(table: FourCardTable) -> None:
    """The progressive system takes no more wagers."""
    way = preparation(table) or way_of(table)
    table.current().locked_out = table.does(
        Procedure("locks out", wager="progressive"),
        way.rule("lock-out"),
        *((way.rule("before-dealing"),) if way.stem_before_dealing else ()),
        fixes=("wager",),
        late=first_dealt(table),
        once=False,
    )


def first_dealt(table: FourCardTable) -> str:
    """The kind of event that comes first when cards are dealt."""
    return "stack-dealt" if dealt_in_stacks(str(table.option("dealing"))) else "card-dealt"


def demand_time_for_chip(table: FourCardTable) -> None:
    """May a progressive chip still be recognised? Until the announcement, or, as some read it, until the lock-out."""
    current = table.round
    if current is None or current.bets_open:
        return
    if current.locked_out:
        table.rulings.demand(
            way_of(table).rule("lock-out"), lawful=False, reason="the progressive system takes no more wagers"
        )
        return
    announced = table.rulings.reading("lock-out-timing") == "from-announcement"
    if announced and not table.rulings.permits("wager.before-no-more-bets", lawful=False):
        locking = way_of(table).rule("lock-out")
        raise Refusal("no more bets has been announced", "wager.before-no-more-bets", locking)


# --- dealing ----------------------------------------------------------------------------------------------------------


def deal(table: FourCardTable) -> None:
    """Every card of the round, in the way of the house."""
    current = table.current()
    current.bets_open = False
    current.first_card_dealt = True
    table.arrange_forced_cards()
    way = way_of(table)
    if way in (AUTOMATED_SHOE, AUTOMATED_SHUFFLER):
        deal_stacks(table, way)
        if not current.void:
            devices.fails_while_dealing(table, way, dealt=True)
    else:
        deal_cards(table, way)
    table.misdeals.clear()
    table.mishaps.deal_is_over()
    if current.void:
        return
    progressive_chips.return_late(table, way)


def choose_hand(table: FourCardTable, hand: str | int) -> None:
    """The dealer takes the deck into this hand from the next time on; a deck that is held stays where it is."""
    if hand not in ("left hand", "right hand"):
        raise Refusal(f"a deck is held in the left hand or the right hand, not in {hand}")
    table.dealing_hand = hand
