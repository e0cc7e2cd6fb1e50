"""A hand that is given up: it is seen, the cards are collected, and the player is out of the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.families.pot import by_definition_acts
from clausewise.reference_engine.vocabulary.core.events import Folded, Procedure
from clausewise.reference_engine.vocabulary.pot.events import CardsDiscarded

if TYPE_CHECKING:
    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.state import Player

DISCARDED = "gesture.discards"
"""A hand that is thrown face down toward the discards."""


def give_up(table: PotGround, player: Player, provision: str, *also: str) -> None:
    """The player has folded, by the rule of this round; `also` is cited."""
    table.shows(Folded(player.seat), provision, by_definition_acts.FOLD, "fold.out", *also, fixes=("seat",))
    collect(table, player, provision)
    if DISCARDED in also:
        table.does(CardsDiscarded(player.seat, len(player.cards)), DISCARDED, fixes=("seat", "place", "count"))
    player.folded = by_definition_acts.fold(table, player) and table.held("fold.out", True)


def collect(table: PotGround, player: Player, provision: str) -> None:
    """The dealer takes the cards away; at which moment of the hand is not said, and here it is at once."""
    owner = f"seat {player.seat}"
    own = f"{provision}-collected"
    collected = own if table.rulings.knows(own) else "fold.collected"
    fixes = ("by",) if collected == own else ("by", "face")
    table.does(Procedure("collects cards", owner=owner, seat=player.seat, face="down"), collected, fixes=fixes)
    table.does(
        CardsDiscarded(player.seat, len(player.cards)), "fold.discarded", "burns.apart",
        fixes=("face", "place", "count"),
    )  # fmt: skip
