"""Misreadings of Four Card Poker under the MLGCA rules."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.families.against_dealer.four_card.misread import all_face_down, fold_brings_bonus
from clausewise.reference_engine.families.against_dealer.four_card.mlgca import meters, six_card_bonus
from clausewise.reference_engine.families.against_dealer.four_card.mlgca.table import MlgcaTable
from clausewise.reference_engine.families.against_dealer.misread import (
    clauses_of,
    fold_costs,
    for_one,
    loss_costs_bonus,
    seat_of,
    two_for_one,
)
from clausewise.reference_engine.families.against_dealer.state import Round
from clausewise.reference_engine.families.misreadings import Misreading, decides, happens, replaced
from clausewise.reference_engine.hands.four_card import best_four
from clausewise.reference_engine.rulebooks.mlgca_four_card import PROVISIONS, RULES
from clausewise.reference_engine.vocabulary.against_dealer.events import BonusPaid, WagerSettled
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.events import AnyEvent

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.core.odds import MeterShare
    from clausewise.reference_engine.families.against_dealer.state import Seat
    from clausewise.reference_engine.hands.four_card import RankedHand

_clauses = partial(clauses_of, PROVISIONS)

TRIPLE, QUADRUPLE = 3, 4
FIVE_DOLLARS = Cents(500)


def _rows(section: str, tables: Mapping[str, Mapping[str, object]]) -> tuple[str, ...]:
    """The provisions of the rows of some paytables."""
    return tuple(f"{section}.{letter}.{row}" for letter, rows in tables.items() for row in rows)


# --- settling ---------------------------------------------------------------------------------------------------------


def _fold_costs_envy(table: MlgcaTable, event: AnyEvent) -> AnyEvent | None:
    """Who folds gets no envy bonus any more."""
    match event:
        case BonusPaid(bonus="envy bonus") if seat_of(table, event.seat).folded:
            return None
    return event


def _envy_for_own_hand(table: MlgcaTable, event: AnyEvent) -> AnyEvent:
    """Whoever gets an envy bonus for a hand, its holder gets it too."""
    match event:
        case BonusPaid(bonus="envy bonus", holder=int(holder)):
            table.reports(BonusPaid(holder, event.bonus, event.amount, holder))
    return event


def _envy_as_for_one(table: MlgcaTable, event: AnyEvent) -> AnyEvent:
    """A wager of five dollars gets what a wager of one dollar gets."""
    match event:
        case BonusPaid(bonus="envy bonus") if seat_of(table, event.seat).placed.get("progressive") == FIVE_DOLLARS:
            return msgspec.structs.replace(event, amount=Cents(event.amount // 5))
    return event


def _for_one_read_as_to_one(_: MlgcaTable, event: AnyEvent) -> AnyEvent:
    """A progressive payout brings the stake back as well."""
    if isinstance(event, WagerSettled) and (event.wager, event.result) == ("progressive", "wins"):
        return msgspec.structs.replace(event, stake_back=True)
    return event


def _first_five(table: MlgcaTable, cards: Sequence[Card], selection: str | None = None) -> RankedHand:
    """The dealer plays five cards as everybody does."""
    return best_four(cards[:5] if selection == "complete.dealer-hand" else cards, table.rulings, selection)


def _after_reset(table: MlgcaTable, payout: MeterShare, _: Cents) -> Cents:
    """The meter starts again first, and what it shows then is paid."""
    return payout.of(table.rules.least_meters[str(table.option("progressive"))][payout.meter])


def _as_shown_at_first(table: MlgcaTable, payout: MeterShare, stake: Cents) -> Cents:
    """Every winner of the round gets what the meter showed before the first of them was paid."""
    return payout.of(table.current().meters_before[meters.key_for(table, payout.meter, stake)])


def _own_five(_: MlgcaTable, seat: Seat) -> tuple[Card, ...]:
    """The card of the bonus box is for show."""
    return tuple(seat.cards)


# --- procedure --------------------------------------------------------------------------------------------------------


def _uncounted(table: MlgcaTable, event: AnyEvent) -> AnyEvent | None:
    """Chips of the progressive are put away uncounted."""
    del table
    return None if isinstance(event, Procedure) and event.act == "verifies the number of chips" else event


MISREADINGS: tuple[Misreading, ...] = (
    Misreading(
        "ties lose",
        _clauses("settle.higher-or-equal"),
        decides("choose", "settle.compare", lambda sign: -1 if sign == 0 else sign),
    ),
    Misreading("even money is two for one", _clauses("pay.even-money"), happens(two_for_one)),
    Misreading(
        "a folded hand gets the ante bonus",
        _clauses("ante-bonus"),
        happens(fold_brings_bonus(RULES.ante_bonus)),
    ),
    Misreading("no ante bonus for a hand that loses", _clauses("ante-bonus"), happens(loss_costs_bonus)),
    Misreading(
        "the dealer has five cards",
        _clauses("complete.dealer-hand"),
        lambda: replaced(MlgcaTable, "best_hand", _first_five),
    ),
    Misreading("a fold costs aces up", _clauses("fold.aces-up"), happens(fold_costs("aces up"))),
    Misreading("a fold costs the envy bonus", _clauses("fold.progressive"), happens(_fold_costs_envy)),
    Misreading("an envy bonus for one's own hand", _clauses("envy.not-own"), happens(_envy_for_own_hand)),
    Misreading(
        "an envy bonus of five dollars as one of one dollar",
        _clauses("envy.by-wager", "envy-5", *_rows("envy-5", RULES.envy_five)),
        happens(_envy_as_for_one),
    ),
    Misreading("aces up pays for one", _clauses(*_rows("aces-up", RULES.aces_up)), happens(for_one("aces up"))),
    Misreading(
        "the six card bonus pays for one",
        _clauses(*_rows("six-card-bonus", RULES.six_card_bonus)),
        happens(for_one("six card bonus")),
    ),
    Misreading("the progressive pays to one", _clauses("progressive"), happens(_for_one_read_as_to_one)),
    Misreading(
        "the meter starts again before it pays",
        _clauses("meter.paid-in-turn"),
        lambda: replaced(meters, "amount_won", _after_reset),
    ),
    Misreading(
        "a second winner of the meter gets all of it again",
        _clauses("meter.paid-in-turn"),
        lambda: replaced(meters, "amount_won", _as_shown_at_first),
    ),
    Misreading(
        "the six card bonus looks at five cards",
        _clauses("six-card-bonus", "wager.six-card-hand"),
        lambda: replaced(six_card_bonus, "bonus_cards", _own_five),
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
    Misreading("all cards are dealt face down", _clauses("shoe.sixth-face-up"), happens(all_face_down)),
    Misreading("chips are put away uncounted", _clauses("shoe.verify-chips"), happens(_uncounted)),
)
