"""What vendors misread alike in Four Card Poker, by whatever rules it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from clausewise.reference_engine.families.against_dealer.misread import seat_of
from clausewise.reference_engine.hands.four_card import best_four
from clausewise.reference_engine.vocabulary.against_dealer.events import BonusPaid, WagerSettled
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.events import AnyEvent

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from clausewise.reference_engine.core.odds import Odds
    from clausewise.reference_engine.families.against_dealer.four_card.ground import FourCardGround


def fold_brings_bonus(ante_bonus: Mapping[str, Odds]) -> Callable[[Any, AnyEvent], AnyEvent]:
    """Who folded a hand of four cards that earns the bonus gets it all the same."""

    def change(table: FourCardGround, event: AnyEvent) -> AnyEvent:
        if isinstance(event, WagerSettled) and (event.wager, event.result) == ("ante", "forfeited"):
            odds = ante_bonus.get(best_four(seat_of(table, event.seat).cards, table.rulings).category)
            if odds is not None:
                table.reports(BonusPaid(event.seat, "ante bonus", odds.winnings(event.stake)))
        return event

    return change


def all_face_down(_: FourCardGround, event: AnyEvent) -> AnyEvent:
    """The dealer's sixth card lies as all others do."""
    return msgspec.structs.replace(event, face="down") if isinstance(event, CardDealt) else event
