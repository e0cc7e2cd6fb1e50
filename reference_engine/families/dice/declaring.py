"""What the facility declares about dice, layout, odds and limits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.families.dice.layout import ONE, WAGERS
from clausewise.reference_engine.families.dice.settling import offered

if TYPE_CHECKING:
    from clausewise.reference_engine.families.dice.ground import DiceGround
    from clausewise.reference_engine.vocabulary.description import Declaration


def declaration(table: DiceGround) -> Declaration:
    """All of it."""
    facts: Declaration = {}
    table.declares(facts, "number of dice", table.rules.dice, "dice.three")
    sealed = {"loose in the shaker": "loose in the shaker", "open": "on the table"}
    table.states(facts, "place of the dice", "sealed inside the shaker", "dice.sealed", sealed)
    without = {f"no place for {one}": tuple(wager for wager in WAGERS if wager != one) for one in WAGERS}
    table.states(facts, "wagers with places on the layout", WAGERS, "layout.places", without)
    for row in table.rules.odds:
        table.declares(facts, f"odds of {row}", offered(table, row), f"odds.{row}", otherwise=0)
    for number in table.rules.more_of_a_kind:
        named = f"{number} of the number"
        listed = table.rules.more_of_a_kind[number]
        table.declares(facts, f"odds of {ONE} on {number} dice", listed, f"odds.{named}", otherwise=0)
    for which in ("minimum", "maximum"):
        amount = dollars(table.option_number(f"{which}-wager"))
        table.declares(facts, f"{which} wager", amount, "limits.determined")
        table.declares(facts, f"{which} wager on the sign", amount, "limits.posted")
    return facts
