"""Before a table opens: the floorperson tries the computer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clausewise.reference_engine.core.dice import parse_faces
from clausewise.reference_engine.families.dice.irregularities import as_lit, may_be_lit_anywhere
from clausewise.reference_engine.families.dice.layout import winning
from clausewise.reference_engine.families.dice.throwing import lit_up
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.dice.events import DiceEntered

if TYPE_CHECKING:
    from clausewise.reference_engine.families.dice.ground import DiceGround
    from clausewise.reference_engine.vocabulary.events import AnyEvent

USUAL_TEST: Final = parse_faces("2 2 5")
COMPUTER: Final = "computer"


def _in_turn(event: AnyEvent) -> dict[str, int] | None:
    """What is entered lights, and is then looked at; that it is an inspection may be told before, behind or between."""
    if isinstance(event, Procedure):
        return {} if event.act == "inspects" else {"trial": 3 if event.act == "verifies the light" else 4}
    return {"trial": 1 if isinstance(event, DiceEntered) else 2}


def inspect(table: DiceGround) -> None:
    """Three values are entered, and what is lit for them is looked at; what does not light right is not in order."""
    table.inspected = True
    since, anywhere = table.told_so_far(), may_be_lit_anywhere(table)
    faces = table.tested_with or USUAL_TEST
    inspected = table.does(
        Procedure("inspects", by="floorperson", device=COMPUTER), "opening.inspect", fixes=("by", "device"),
        late="wager-taken",
    )  # fmt: skip
    right = winning(table.rulings, faces)
    lit = as_lit(table, right)
    works = table.computer == "works"
    if inspected and works:
        entered = DiceEntered(faces, by="floorperson")
        table.does(entered, "opening.test", fixes=("by",), late="wager-taken")
        # Which places they are is for the floorperson to verify.
        lights = table.told_so_far()
        table.does(lit_up(lit), "opening.test", late="wager-taken")
        if anywhere:
            table.may_be_told_otherwise(lights, "spots")
        if lit == right:
            verified = Procedure("verifies the light", by="floorperson")
            table.does(verified, "opening.test", fixes=("by",), late="wager-taken")
            table.reports(Procedure("clears the layout"), "opening.test")
        table.leaves_open(since, "the inspection", _in_turn)
    table.open = works and table.rulings.holds("opening.in-order", lit == right)
