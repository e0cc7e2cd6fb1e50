"""A wrong number of cards, and cards of the dealer that are seen: what makes a round void, and what does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.families.against_dealer import misdeals
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from clausewise.reference_engine.families.against_dealer.ground import HouseBankedGround


def check_hands(table: HouseBankedGround) -> None:
    """The cards are out: everybody needs the right number, and nothing of the dealer's may have been seen."""
    settled = table.current().hands_settled
    if _can_be_overlooked(table):
        settled = settled or table.misdeal_overlooked or _settled_by_count(table)
    if not settled:
        table.misdeal_overlooked = False
        if misdeals.each_by_itself(table):
            misdeals.look_at_each(table)
        else:
            _void_if_misdealt(table)
    if table.seen_by_inadvertence and not table.current().void:
        number, table.seen_by_inadvertence = table.seen_by_inadvertence, 0
        _void_if_exposed(table, number)


def check_hands_late(table: HouseBankedGround) -> None:
    """A wrong number of cards that is noticed only in the settlement."""
    overlooked, table.misdeal_overlooked = table.misdeal_overlooked, False
    if overlooked and table.rulings.reading("misdeal-noticed-late", "stands") == "void":
        _void_if_misdealt(table)


def _can_be_overlooked(table: HouseBankedGround) -> bool:
    """Nobody overlooks a hand that has too few cards to be one."""
    current = table.current()
    hands = [current.dealer_cards, *(seat.cards for seat in current.clockwise())]
    return min(map(len, hands)) >= table.rules.least_hand


def _settled_by_count(table: HouseBankedGround) -> bool:
    """A count of this round that comes to fifty-two may be held to settle it."""
    counted = table.cards.last_right_count == table.current().number
    return counted and table.rulings.reading("offsetting-misdeals", "hands-decide") == "count-decides"


def _void_if_misdealt(table: HouseBankedGround) -> None:
    current = table.current()
    rulings = table.rulings
    players = [len(seat.cards) - table.rules.players_cards for seat in current.clockwise()]
    dealer = len(current.dealer_cards) - table.rules.dealers_cards
    wrong = rulings.choose(
        "misdealt",
        any(players) or dealer != 0,
        {
            "only a player's hand": any(players),
            "only the dealer's hand": dealer != 0,
            "only a hand with too few": min([*players, dealer]) < 0,
            "only a hand with too many": max([*players, dealer]) > 0,
            "only when the cards do not come out even": sum(players) + dealer != 0,
        },
    )
    if rulings.holds("misdealt", wrong):
        table.void_round(void="misdealt.void", returns="misdealt.return", shuffle="misdealt.reshuffle")


# --- the dealer's cards are seen --------------------------------------------------------------------------------------


def expose_dealer(table: HouseBankedGround, number: int) -> None:
    """Dealer's cards are seen by inadvertence: at once if they are on the table, otherwise as soon as they are."""
    current = table.round
    if current is None or not current.dealer_cards:
        table.seen_by_inadvertence = number
    elif not current.void:
        _void_if_exposed(table, number)


def _void_if_exposed(table: HouseBankedGround, number: int) -> None:
    """Before the dealer reveals the hand, one card is enough."""
    current = table.current()
    if table.rulings.reading("exposure-without-contest", "void") == "stands" and not _somebody_competes(table):
        return
    decided = table.phase != "deciding" or any("play" in seat.wagers for seat in current.clockwise())
    void = table.rulings.choose(
        "exposed",
        not current.revealed,
        {
            "whenever it happens": True,
            "only before a player has decided": not current.revealed and not decided,
            "only after a player has decided": not current.revealed and decided,
            "only with several cards": not current.revealed and number > 1,
            "only with one card": not current.revealed and number == 1,
        },
    )
    if not void:
        return
    table.reports(Procedure("exposes", owner="dealer", count=number), "exposed")
    table.void_round(void="exposed.void", returns="exposed.return", shuffle="exposed.reshuffle")


def _somebody_competes(table: HouseBankedGround) -> bool:
    """Whether a player with an ante has not forfeited it."""
    return any("ante" in seat.placed and not seat.folded for seat in table.current().clockwise())
