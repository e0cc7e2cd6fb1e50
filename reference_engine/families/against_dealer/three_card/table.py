"""A table at which Three Card Poker is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.families.against_dealer.table import HouseBankedTable

if TYPE_CHECKING:
    from clausewise.reference_engine.families.against_dealer.three_card.rules import ThreeCardRules


class ThreeCardTable(HouseBankedTable):
    """What is asked of it, the game answers."""

    rules: ThreeCardRules
