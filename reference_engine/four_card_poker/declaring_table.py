"""Chapter 2: what the facility declares about the table, its layout and what is attached to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.four_card_poker.boxes import MOST_POSITIONS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from clausewise.reference_engine.description import Declaration, FactValue
    from clausewise.reference_engine.four_card_poker.game import FourCardTable

LEFT, RIGHT = "dealer's side, left of the dealer", "dealer's side, right of the dealer"
PLAYERS_SIDE = "players' side"


def chapter_02(table: FourCardTable, facts: Declaration) -> None:
    """Table, layout, progressive system, boxes, discard rack."""
    _table(table, facts)
    _layout(table, facts)
    _payouts(table, facts)
    if table.option("progressive") != "none":
        _progressive_system(table, facts)
    _boxes(table, facts)
    _discard_rack(table, facts)


def _states(
    table: FourCardTable,
    facts: Declaration,
    fact: str,
    value: FactValue,
    provision: str,
    wrong: Mapping[str, FactValue],
) -> None:
    """A fact with what a house that disobeys might declare instead; it may also say nothing."""
    others: dict[str, FactValue | None] = {**wrong, "nothing is said": None}
    declared = table.rulings.choose(provision, value, others)
    table.fact_citations[fact] = table.rulings.cite([provision])
    if declared is not None:
        facts[fact] = declared


def _table(table: FourCardTable, facts: Declaration) -> None:
    positions, dealer = "betting positions", "place for the dealer"
    _states(
        table, facts, "parts of the table", (positions, dealer), "table",
        {"without a place for the dealer": (positions,), "without betting positions": (dealer,)},
    )  # fmt: skip
    _states(
        table, facts, "number of betting positions", MOST_POSITIONS, "table.positions",
        {"eight positions": MOST_POSITIONS + 1, "nine positions": MOST_POSITIONS + 2},
    )  # fmt: skip
    _states(
        table, facts, "sides of the table with betting positions", 1, "table.positions", {"on two sides": 2},
    )  # fmt: skip
    _states(
        table, facts, "place for the dealer", "opposite the betting positions", "table.dealer-opposite",
        {"among the players": "beside the betting positions", "at an end": "at an end of the table"},
    )  # fmt: skip


def _layout(table: FourCardTable, facts: Declaration) -> None:
    rulings = table.rulings
    _states(
        table, facts, "submission of the layout", rulings.reading("layout-approval"), "table.layout",
        {"never submitted": "not submitted", "taken back": "withdrawn"},
    )  # fmt: skip
    _states(
        table, facts, "name on the layout", "name of the facility operator", "table.layout-name",
        {"somebody else's": "name of the manufacturer", "the game's": "name of the game"},
    )  # fmt: skip
    everybody = ("ante", "play", "aces up")
    areas = rulings.choose(
        "table.layout-areas",
        everybody,
        {"one area for ante and play": ("ante and play", "aces up"), "no area for aces up": ("ante", "play"),
         "no area for the play wager": ("ante", "aces up"), "nothing is said": ()},
    )  # fmt: skip
    provisions = ["table.layout-areas"]
    for option, wager in (("progressive", "progressive"), ("six-card-bonus", "six card bonus")):
        if table.option(option) != "none":
            provision = f"table.layout-{option}"
            provisions.append(provision)
            areas += rulings.choose(
                provision,
                (wager,),
                {"no area": (), "one area for the whole table": (f"{wager}, for all players together",),
                 "on the area of aces up": (f"aces up or {wager}",)},
            )  # fmt: skip
    table.fact_citations["betting areas of each player"] = rulings.cite(provisions)
    if areas:
        facts["betting areas of each player"] = areas


def _payouts(table: FourCardTable, facts: Declaration) -> None:
    offered = ["ante", "ante bonus", "play", "aces up"]
    offered += [name for name in ("progressive", "six card bonus") if table.option(name.replace(" ", "-")) != "none"]
    on_sign = table.option("payouts-posted") == "sign"
    _states(
        table, facts, f"payouts on the {'sign' if on_sign else 'layout'}", tuple(offered), "table.posted-odds",
        {"without aces up": tuple(name for name in offered if name != "aces up"),
         "without the ante": tuple(offered[1:]), "without the last": tuple(offered[:-1])},
    )  # fmt: skip
    _posted_paytables(table, facts)


def _posted_paytables(table: FourCardTable, facts: Declaration) -> None:
    """Where the house chooses among paytables, the one that a player can read."""
    for option, wager in (
        ("aces-up", "aces up"), ("progressive", "the progressive wager"), ("six-card-bonus", "the six card bonus"),
    ):  # fmt: skip
        letter = str(table.option(option))
        if letter != "none":
            _states(
                table, facts, f"posted paytable of {wager}", letter, "table.posted-odds",
                {f"an earlier paytable of {wager}": "A" if letter != "A" else "B"},
            )  # fmt: skip


def _progressive_system(table: FourCardTable, facts: Declaration) -> None:
    devices, control = "wagering devices", "control device"
    _states(
        table, facts, "parts of the progressive system", (devices, control), "table.progressive-system",
        {"without a control device": (devices,), "without wagering devices": (control,)},
    )  # fmt: skip
    _states(
        table, facts, "number of wagering devices", MOST_POSITIONS, "table.wagering-device",
        {"one for all": 1, "one position without": MOST_POSITIONS - 1},
    )  # fmt: skip
    _states(
        table, facts, "lock-out of progressive wagers", "button", "table.lock-out",
        {"no lock-out": "none", "only monitored": "monitored, not prevented"},
    )  # fmt: skip


def _boxes(table: FourCardTable, facts: Declaration) -> None:
    beside = table.option("tip-box") == "beside the dealer"
    in_place = beside or table.rulings.reading("displaced-box") == "tip-box-only"
    _states(
        table, facts, "place of the drop box", LEFT if in_place else PLAYERS_SIDE, "table.boxes",
        {"drop box with the players": PLAYERS_SIDE} if in_place else {},
    )  # fmt: skip
    for box in ("drop box", "tip box"):
        _states(table, facts, f"fastening of the {box}", "locked on", "table.boxes", {f"the {box} is loose": "none"})
    _states(
        table, facts, "approval of the boxes' places", "by the Commission", "table.boxes",
        {"places not approved": "nobody"},
    )  # fmt: skip
    if beside:
        _states(
            table, facts, "place of the tip box", RIGHT, "table.boxes",
            {"both boxes on one side of the dealer": LEFT, "tip box with the players": PLAYERS_SIDE},
        )  # fmt: skip
        return
    _states(
        table, facts, "what keeps the tip box from its place", "card shuffling device", "table.tip-box-elsewhere",
        {"nothing in the way": "nothing", "mere convenience": "convenience"},
    )  # fmt: skip
    _states(
        table, facts, "approval of the tip box's place", "by the Commission", "table.tip-box-elsewhere",
        {"approved by the house": "by the facility operator", "applied for only": "applied for"},
    )  # fmt: skip


def _discard_rack(table: FourCardTable, facts: Declaration) -> None:
    _states(
        table, facts, "place of the discard rack", "top of the dealer's side", "table.discard-rack",
        {"rack with the players": "top of the players' side", "under the table": "below the dealer's side"},
    )  # fmt: skip
    _states(
        table, facts, "fastening of the discard rack", "screwed on", "table.discard-rack",
        {"rack stands loose": "none"},
    )  # fmt: skip
