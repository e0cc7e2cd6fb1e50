"""What the parts of Three Card Poker stand on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.families.against_dealer.ground import HouseBankedGround

if TYPE_CHECKING:
    from clausewise.reference_engine.families.against_dealer.three_card.rules import ThreeCardRules


class ThreeCardGround(HouseBankedGround):
    """A table of the game, without its answers to what a table is asked."""

    rules: ThreeCardRules
