"""Betting is closed, and the cards are dealt in one of three ways."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.equipment.cards_care import device_failures, stub
from clausewise.reference_engine.equipment.cards_care.loading import preparation, take_in_hand, way_of
from clausewise.reference_engine.equipment.cards_care.ways import AUTOMATED_SHOE, AUTOMATED_SHUFFLER, HAND
from clausewise.reference_engine.families.against_dealer.dealing_cards import deal_cards
from clausewise.reference_engine.families.against_dealer.dealing_order import dealt_in_stacks
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from clausewise.reference_engine.families.against_dealer.ground import HouseBankedGround, Stages


def stages(table: HouseBankedGround) -> Stages:
    """From the last wager to the first decision, each stage in its turn."""
    way = preparation(table)
    closing: Stages = []
    taken: Stages = [("deal", take_in_hand)] if way_of(table) is HAND else []
    if way is not None:
        closing = [("announce", announce), *table.closing(way)]
    dealt: Stages = [("deal", deal)]
    put_away: Stages = [("count", stub.put_away)]
    when = "before"
    if way is not None and table.rulings.knows(way.rule("before-dealing")):
        others = {name: name for name in ("after the cards are dealt", "after the stub is put away", "not at all")}
        when = table.rulings.choose(way.rule("before-dealing"), when, others)
    early, late = table.chips(way)
    return {
        "before": [*taken, *closing, *early, *dealt, *put_away, *late],
        "after the cards are dealt": [*taken, *early, *dealt, *closing, *put_away, *late],
        "after the stub is put away": [*taken, *early, *dealt, *put_away, *closing, *late],
        "not at all": [*taken, *early, *dealt, *put_away, *late],
    }[when]


def announce(table: HouseBankedGround) -> None:
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


def first_dealt(table: HouseBankedGround) -> str:
    """The kind of event that comes first when cards are dealt."""
    return "stack-dealt" if dealt_in_stacks(str(table.option("dealing"))) else "card-dealt"


# --- dealing ----------------------------------------------------------------------------------------------------------


def deal(table: HouseBankedGround) -> None:
    """Every card of the round, in the way of the house."""
    current = table.current()
    current.bets_open = False
    current.first_card_dealt = True
    table.arrange_forced_cards()
    way = way_of(table)
    if way in (AUTOMATED_SHOE, AUTOMATED_SHUFFLER):
        table.deal_stacks(way)
        if not current.void:
            device_failures.fails_while_dealing(table, way, dealt=True)
    else:
        deal_cards(table, way)
    table.misdeals.clear()
    table.cards.mishaps.deal_is_over()
    if current.void:
        return
    table.after_dealing(way)
