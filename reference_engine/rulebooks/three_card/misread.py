"""Misreadings of Three Card Poker under the Section 14 rules."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.families.against_dealer.misread import (
    clauses_of,
    loss_costs_bonus,
    seat_of,
    two_for_one,
)
from clausewise.reference_engine.families.against_dealer.state import Round
from clausewise.reference_engine.families.against_dealer.three_card.table import ThreeCardTable
from clausewise.reference_engine.families.misreadings import Misreading, decides, happens, replaced
from clausewise.reference_engine.rulebooks.three_card import PROVISIONS, RULES
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.events import AnyEvent

if TYPE_CHECKING:
    from collections.abc import Callable

_clauses = partial(clauses_of, PROVISIONS)
LAST_CARD = 3


# --- settling ---------------------------------------------------------------------------------------------------------


def _loss_costs_pair_plus(table: ThreeCardTable, event: AnyEvent) -> AnyEvent:
    """Who loses to the dealer wins nothing from the ledger."""
    match event:
        case WagerSettled(wager="pair plus", result="wins") if not seat_of(table, event.seat).higher_or_equal:
            return WagerSettled(event.seat, event.wager, event.stake, "loses")
    return event


def _fold_keeps_pair_plus(_: ThreeCardTable, event: AnyEvent) -> AnyEvent:
    """Who folds gets the pair plus wager back."""
    match event:
        case WagerSettled(wager="pair plus", result="forfeited"):
            return WagerSettled(event.seat, event.wager, event.stake, "returned", stake_back=True)
    return event


def _ledger_for_one(letter: str) -> Callable[[ThreeCardTable, AnyEvent], AnyEvent]:
    """The stake is taken for a part of what the ledger pays."""

    def change(table: ThreeCardTable, event: AnyEvent) -> AnyEvent:
        match event:
            case WagerSettled(wager="pair plus", result="wins") if table.option("pair-plus") == letter:
                return msgspec.structs.replace(event, pays=Cents(event.pays - event.stake))
        return event

    return change


def _ante_only(_: ThreeCardTable) -> tuple[str, ...]:
    """Nobody plays without an ante."""
    return ("ante",)


# --- procedure --------------------------------------------------------------------------------------------------------


def _dealer_shows_the_last(_: ThreeCardTable, event: AnyEvent) -> AnyEvent:
    """The dealer's last card lies open, as in other games."""
    if isinstance(event, CardDealt) and (event.to, event.number) == ("dealer", LAST_CARD):
        return msgspec.structs.replace(event, face="up")
    return event


def _not_done(act: str, **fields: str) -> Callable[[ThreeCardTable, AnyEvent], AnyEvent | None]:
    """One duty is left out."""

    def change(_: ThreeCardTable, event: AnyEvent) -> AnyEvent | None:
        if isinstance(event, Procedure) and event.act == act:
            return None if all(getattr(event, name) == value for name, value in fields.items()) else event
        return event

    return change


def _rows(prefix: str, letter: str) -> tuple[str, ...]:
    return tuple(f"{prefix}.{letter}.{row}" for row in RULES.pair_plus[letter])


MISREADINGS: tuple[Misreading, ...] = (
    Misreading(
        "a draw loses",
        _clauses("settle.draw"),
        decides("choose", "settle.compare", lambda sign: sign or -1),
    ),
    Misreading("even money is two for one", _clauses("pay.even-money"), happens(two_for_one)),
    Misreading(
        "the ante is only returned when the dealer has too little",
        _clauses("settle.unqualified"),
        decides("choose", "settle.unqualified", lambda _: "both are returned"),
    ),
    Misreading(
        "the play wager is paid too when the dealer has too little",
        _clauses("settle.unqualified"),
        decides("choose", "settle.unqualified", lambda _: "both are paid"),
    ),
    Misreading(
        "every dealer qualifies",
        _clauses("settle.qualifies"),
        decides("choose", "settle.qualifies", lambda _: True),
    ),
    Misreading(
        "pair plus is lost with the hand",
        _clauses("definition.pair-plus", "pair-plus"),
        happens(_loss_costs_pair_plus),
    ),
    Misreading("ledger A pays for one", _clauses(*_rows("pair-plus", "A")), happens(_ledger_for_one("A"))),
    Misreading("ledger B pays for one", _clauses(*_rows("pair-plus", "B")), happens(_ledger_for_one("B"))),
    Misreading("no ante bonus for a hand that loses", _clauses("ante-bonus"), happens(loss_costs_bonus)),
    Misreading("a fold keeps pair plus", _clauses("fold.pair-plus"), happens(_fold_keeps_pair_plus)),
    Misreading(
        "a play wager is up to twice the ante",
        _clauses("play.most"),
        decides("figure", "play.most", lambda most: 2 * most),
    ),
    Misreading(
        "pair plus alone is not dealt in",
        _clauses("wager.pair-plus"),
        lambda: replaced(ThreeCardTable, "required_wagers", _ante_only),
    ),
    Misreading(
        "one wager is up to ten times the other",
        _clauses("version.five-times"),
        decides("figure", "version.five-times", lambda times: 2 * times),
    ),
    Misreading(
        "hands are revealed and paid clockwise",
        _clauses("settle.order", "settle.reveal-order"),
        lambda: replaced(Round, "counterclockwise", Round.clockwise),
    ),
    Misreading(
        "the dealer's last card lies open",
        _clauses("shoe.face-down", "hand.face-down"),
        happens(_dealer_shows_the_last),
    ),
    Misreading(
        "a wrong number of cards voids nothing",
        _clauses("misdealt"),
        decides("choose", "misdealt", lambda _: False),
    ),
    Misreading(
        "a second deck is not inspected",
        _clauses("opening.each-deck"),
        happens(_not_done("inspects", deck="deck 2")),
    ),
    Misreading("idle cards stay face down", _clauses("idle.turn-up"), happens(_not_done("turns face up"))),
    Misreading(
        "the cover card stays on the table after the cut",
        _clauses("cut.remove-cover-card"),
        happens(_not_done("removes the cover card", place="discard rack")),
    ),
    Misreading(
        "the cover card stays on the dealer's stack",
        _clauses("complete.remove-cover-card"),
        happens(_not_done("removes the cover card", owner="dealer")),
    ),
)
