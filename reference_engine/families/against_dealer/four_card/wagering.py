"""Who may wager on an ante and on aces up."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from clausewise.reference_engine.families.against_dealer.four_card.ground import FourCardGround

ANTE, ACES_UP = "ante", "aces up"


def ante_and_aces_up(table: FourCardGround, wager: str, standing: Iterable[str]) -> str:
    """Either is lawful by itself, and both are together: the provision by which the wager is."""
    rulings = table.rulings
    if {wager, *standing} >= {ANTE, ACES_UP}:
        rulings.demand("wager.ante-and-aces-up", lawful=True, reason="an ante and aces up exclude one another")
        return "wager.ante-and-aces-up"
    if wager == ANTE:
        rulings.demand("wager.ante-and-play", lawful=True, reason="an ante needs an aces up wager")
        return "wager.ante-and-play"
    rulings.demand("wager.aces-up", lawful=True, reason="an aces up wager needs an ante")
    return "wager.aces-up"
