"""Misreadings of Four Card Poker under the Oneida rules."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.families.against_dealer import misdeals
from clausewise.reference_engine.families.against_dealer.four_card import payouts
from clausewise.reference_engine.families.against_dealer.four_card.misread import all_face_down, fold_brings_bonus
from clausewise.reference_engine.families.against_dealer.four_card.oneida import ranking
from clausewise.reference_engine.families.against_dealer.misread import (
    clauses_of,
    fold_costs,
    for_one,
    loss_costs_bonus,
    seat_of,
    two_for_one,
)
from clausewise.reference_engine.families.against_dealer.paytables import descriptions
from clausewise.reference_engine.families.against_dealer.state import Round
from clausewise.reference_engine.families.misreadings import Misreading, decides, happens, replaced
from clausewise.reference_engine.hands.four_card import best_four
from clausewise.reference_engine.rulebooks.oneida_four_card import PROVISIONS, RULES
from clausewise.reference_engine.vocabulary.against_dealer.events import BonusPaid, WagerSettled
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.events import AnyEvent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.core.rulings import Rulings
    from clausewise.reference_engine.families.against_dealer.four_card.oneida.table import OneidaTable
    from clausewise.reference_engine.families.against_dealer.state import Seat
    from clausewise.reference_engine.hands.four_card import RankedHand

_clauses = partial(clauses_of, PROVISIONS)

TRIPLE, QUADRUPLE = 3, 4
FIVE = 5
KING = 13


# --- settling ---------------------------------------------------------------------------------------------------------


def _bonus_for_one(table: OneidaTable, event: AnyEvent) -> AnyEvent:
    """The bonus is reckoned as if the ante were a part of it."""
    if isinstance(event, BonusPaid):
        return msgspec.structs.replace(event, amount=Cents(event.amount - seat_of(table, event.seat).placed["ante"]))
    return event


def _dealer_has_to_qualify(table: OneidaTable, event: AnyEvent) -> AnyEvent:
    """As in a sister game: against a dealer without a pair the ante is only returned."""
    match event:
        case WagerSettled(wager="ante", result="wins" | "loses") if table.dealer_hand.category == "nothing":
            return WagerSettled(event.seat, event.wager, event.stake, "returned", stake_back=True)
    return event


def _aces_before_all(hand: RankedHand) -> tuple[str, ...]:
    """Aces up is about aces: a hand with a pair of them is paid as that."""
    found = descriptions(hand)
    return ("pair of aces",) if hand.category == "two pairs" and "pair of aces" in found else found


def _kings_will_do(hand: RankedHand) -> tuple[str, ...]:
    """As in a sister game."""
    found = descriptions(hand)
    return (*found, "pair of aces") if hand.category == "pair" and hand.of == (KING,) else found


def _dealer_has_five(cards: Sequence[Card], rulings: Rulings, selection: str | None = None) -> RankedHand:
    """The open card is for the players to see, and for nothing else."""
    return best_four(cards[:FIVE] if selection == "complete.dealer-hand" else cards, rulings, selection)


# --- irregularities ---------------------------------------------------------------------------------------------------


def _all_void(table: OneidaTable, _: Seat) -> None:
    """A wrong number of cards anywhere voids every hand, as in sister games."""
    table.void_round(void="misdealt.void", returns="misdealt.return", shuffle="misdealt.reshuffle")


def _void_is_lost(table: OneidaTable, event: AnyEvent) -> AnyEvent:
    """The house keeps what was wagered on hands that are void."""
    if isinstance(event, WagerSettled) and event.result == "returned" and table.current().void:
        return WagerSettled(event.seat, event.wager, event.stake, "loses")
    return event


def _void_hand_is_lost(table: OneidaTable, event: AnyEvent) -> AnyEvent:
    """A player with a wrong number of cards has lost."""
    match event:
        case WagerSettled(result="returned") if table.phase == "dealing" and not table.current().void:
            return WagerSettled(event.seat, event.wager, event.stake, "loses")
    return event


# --- procedure --------------------------------------------------------------------------------------------------------


def _rest_into_the_shoe(_: OneidaTable, event: AnyEvent) -> AnyEvent:
    """What is left of the dealer's further stack is put back."""
    if isinstance(event, Procedure) and event.act == "discards" and event.owner is None and event.count:
        return msgspec.structs.replace(event, place="automated shoe")
    return event


def _not_announced(_: OneidaTable, event: AnyEvent) -> AnyEvent | None:
    """Everybody can see the dealer's cards."""
    return None if isinstance(event, Procedure) and event.act == "announces" and event.owner == "dealer" else event


def _left_among_the_others(_: OneidaTable, event: AnyEvent) -> AnyEvent | None:
    """What the dealer does not use stays where it lies."""
    return None if isinstance(event, Procedure) and (event.act, event.owner) == ("sets aside", "dealer") else event


MISREADINGS: tuple[Misreading, ...] = (
    Misreading("ties lose", _clauses("settle.tie"), decides("choose", "settle.compare", lambda sign: sign or -1)),
    Misreading("even money is two for one", _clauses("pay.even-money"), happens(two_for_one)),
    Misreading(
        "aces up pays for one",
        _clauses(*(f"aces-up.A.{row}" for row in RULES.aces_up["A"])),
        happens(for_one("aces up")),
    ),
    Misreading(
        "the bonus pays for one",
        _clauses(*(f"ante-bonus.{row}" for row in RULES.ante_bonus)),
        happens(_bonus_for_one),
    ),
    Misreading("no bonus for a hand that loses", _clauses("ante-bonus"), happens(loss_costs_bonus)),
    Misreading("a folded hand gets the bonus", _clauses("ante-bonus"), happens(fold_brings_bonus(RULES.ante_bonus))),
    Misreading("a fold costs aces up", _clauses("fold.aces-up"), happens(fold_costs("aces up"))),
    Misreading("the dealer has to qualify", _clauses("settle.higher"), happens(_dealer_has_to_qualify)),
    Misreading(
        "two pairs with aces are paid as a pair of aces",
        _clauses("aces-up"),
        lambda: replaced(payouts, "descriptions", _aces_before_all),
    ),
    Misreading(
        "the dealer has five cards",
        _clauses("definition.hand", "complete.dealer-hand"),
        lambda: replaced(ranking, "best_four", _dealer_has_five),
    ),
    Misreading(
        "players are settled clockwise",
        _clauses("settle.order"),
        lambda: replaced(Round, "counterclockwise", Round.clockwise),
    ),
    Misreading(
        "a play wager is up to four times the ante",
        _clauses("play.most"),
        decides("figure", "play.most", lambda most: most // TRIPLE * QUADRUPLE),
    ),
    Misreading(
        "a pair of kings is enough for aces up",
        _clauses("aces-up.A.pair of aces"),
        lambda: replaced(payouts, "descriptions", _kings_will_do),
    ),
    Misreading(
        "a player's wrong number of cards voids all hands",
        _clauses("misdealt.player"),
        lambda: replaced(misdeals, "_void_hand", _all_void),
    ),
    Misreading("wagers on a void hand are lost", _clauses("misdealt.player-return"), happens(_void_hand_is_lost)),
    Misreading(
        "wagers of a void round are lost",
        _clauses(
            "face-up.return", "misdealt.return", "exposed.return", "shoe-fails.return", "shoe.misdealt-with-52-return",
            "shoe.not-misdealt-return", "hand.misdealt-with-52-return", "automated.misdealt-with-52-return",
        ),
        happens(_void_is_lost),
    ),
    Misreading(
        "all cards are dealt face down",
        _clauses("shoe.sixth-face-up", "hand.sixth-face-up", "automated.further-stack"),
        happens(all_face_down),
    ),
    Misreading(
        "the rest of the dealer's further stack goes back into the shoe",
        _clauses("automated.rest-of-stack"),
        happens(_rest_into_the_shoe),
    ),
    Misreading(
        "the dealer's hand is turned up and not announced", _clauses("complete.announce"), happens(_not_announced)
    ),
    Misreading(
        "the cards that the dealer does not use stay among the others",
        _clauses("complete.set-aside"),
        happens(_left_among_the_others),
    ),
)  # fmt: skip
