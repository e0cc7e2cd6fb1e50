"""What the facility declares about the table and what is attached to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.families.against_dealer.boxes import MOST_POSITIONS

if TYPE_CHECKING:
    from clausewise.reference_engine.families.against_dealer.four_card.mlgca.ground import MlgcaGround
    from clausewise.reference_engine.vocabulary.description import Declaration

LEFT, RIGHT = "dealer's side, left of the dealer", "dealer's side, right of the dealer"
PLAYERS_SIDE = "players' side"


def positions(table: MlgcaGround, facts: Declaration) -> None:
    """The places of the players and of the dealer."""
    places, dealer = "betting positions", "place for the dealer"
    table.states(facts, "parts of the table", (places, dealer), "table",
        {"without a place for the dealer": (places,), "without betting positions": (dealer,)},
    )  # fmt: skip
    table.states(facts, "number of betting positions", MOST_POSITIONS, "table.positions",
        {"eight positions": MOST_POSITIONS + 1, "nine positions": MOST_POSITIONS + 2},
    )  # fmt: skip
    table.states(facts, "sides of the table with betting positions", 1, "table.positions", {"on two sides": 2},
    )  # fmt: skip
    table.states(facts, "place for the dealer", "opposite the betting positions", "table.dealer-opposite",
        {"among the players": "beside the betting positions", "at an end": "at an end of the table"},
    )  # fmt: skip


def boxes(table: MlgcaGround, facts: Declaration) -> None:
    """Where the drop box and the tip box are, and by whose leave."""
    beside = table.option("tip-box") == "beside the dealer"
    in_place = beside or table.rulings.reading("displaced-box") == "tip-box-only"
    table.states(facts, "place of the drop box", LEFT if in_place else PLAYERS_SIDE, "table.boxes",
        {"drop box with the players": PLAYERS_SIDE} if in_place else {},
    )  # fmt: skip
    for box in ("drop box", "tip box"):
        table.states(facts, f"fastening of the {box}", "locked on", "table.boxes", {f"the {box} is loose": "none"})
    table.states(facts, "approval of the boxes' places", "by the Commission", "table.boxes",
        {"places not approved": "nobody"},
    )  # fmt: skip
    if beside:
        table.states(facts, "place of the tip box", RIGHT, "table.boxes",
            {"both boxes on one side of the dealer": LEFT, "tip box with the players": PLAYERS_SIDE},
        )  # fmt: skip
        return
    table.states(facts, "what keeps the tip box from its place", "card shuffling device", "table.tip-box-elsewhere",
        {"nothing in the way": "nothing", "mere convenience": "convenience"},
    )  # fmt: skip
    table.states(facts, "approval of the tip box's place", "by the Commission", "table.tip-box-elsewhere",
        {"approved by the house": "by the facility operator", "applied for only": "applied for"},
    )  # fmt: skip


def discard_rack(table: MlgcaGround, facts: Declaration) -> None:
    """Where the discard rack is, and how it is held there."""
    table.states(facts, "place of the discard rack", "top of the dealer's side", "table.discard-rack",
        {"rack with the players": "top of the players' side", "under the table": "below the dealer's side"},
    )  # fmt: skip
    table.states(facts, "fastening of the discard rack", "screwed on", "table.discard-rack",
        {"rack stands loose": "none"},
    )  # fmt: skip
