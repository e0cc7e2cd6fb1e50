"""What tests of guided tables have in common: a description of such a table, and the verdicts of a run."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from clausewise.reference_engine.rulebooks.games import RULEBOOKS

CLAUSE = "mlgca-four-card.11.D.4.c.ii"


def description(game: str, **more: Any) -> str:
    """A description that offers all that the rules of a game leave open."""
    told: dict[str, Any] = {
        "manufacturer": "Example Games",
        "product": "table 7",
        "version": "2.4",
        "games": [game],
        "cards": "stacked by hand",
        **more,
    }
    lines = [f"{name} = {json.dumps(value)}" for name, value in told.items()]
    options = [f"{name} = {json.dumps(list(values))}" for name, values in RULEBOOKS[game].rules.options.items()]
    return "\n".join([*lines, "[options]", *options, ""])


def verdicts(out: Path) -> dict[str, Any]:
    """The verdict of each clause that was examined."""
    clauses = json.loads((out / "verdicts.json").read_text(encoding="utf-8"))["clauses"]
    return {name: told for name, told in clauses.items() if told["scenarios"]}
