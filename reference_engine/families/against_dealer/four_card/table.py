"""A table at which Four Card Poker is played, by whatever rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.families.against_dealer.table import HouseBankedTable

if TYPE_CHECKING:
    from clausewise.reference_engine.families.against_dealer.four_card.rules import FourCardRules


class FourCardTable(HouseBankedTable):
    """What is asked of it, the game of each authority answers."""

    rules: FourCardRules
