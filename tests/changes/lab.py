"""A small rulebook of our own, tables that a vendor starts from, and how somebody tests them by commands."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest_bdd.feature

RULEBOOK = """
title = "Pair plus at the Harbour Fair"
short_authority = "Section 14"
authority = "The Harbour Board"
version = "3"
game = "Three Card Poker"

[document]
name = "fair.txt"

[[options]]
id = "pair-plus"
title = "Which ledger of pair plus"
clauses = ["ledger"]
values = ["A", "B"]

[[options]]
id = "version"
title = "Which wagers go together"
values = ["free", "ante at least pair plus"]
"""

READINGS = """
[[reading]]
id = "pair-plus-rows"
clauses = ["ledger.pair"]
question = "Is a hand paid by its highest row alone?"
adopted = "highest"
why = "A hand is one thing."
effect = "behaviour"
[reading.choices]
highest = "By its highest row."
each = "By each row."
"""

DOCUMENT = """\
Pair plus.
A pair plus wager is paid whatever the dealer holds.
A hand that the ledger does not name loses.
A pair is paid 1 to 1.
A flush is paid 4 to 1.
A straight is paid 6 to 1.
Three of a kind is paid 30 to 1.
The ledger hangs at the table.
"""

CLAUSES = {
    "paid": "A pair plus wager is paid whatever the dealer holds.",
    "unnamed": "A hand that the ledger does not name loses.",
    "ledger.pair": "A pair is paid 1 to 1.",
    "ledger.flush": "A flush is paid 4 to 1.",
    "ledger.straight": "A straight is paid 6 to 1.",
    "ledger.three": "Three of a kind is paid 30 to 1.",
    "posted": "The ledger hangs at the table.",
}

GIVEN = """\
      Given a Three Card Poker table under the Section 14 rules
      And the house's pair plus paytable is A
      And the house's version of the game is free
      And seat 1 wagers 10 on pair plus
      And the cards fall as
        | seat 1 | {cards} |
      When the round is completed
      Then seat 1's pair plus {result}
"""


def rule(
    clause: str, name: str, *scenarios: tuple[str, str, str], tags: str = "@payout @play", reading: str = ""
) -> str:
    """A Rule with plain scenarios: name, cards, result."""
    lines = [f"  @three-card.{clause} {tags}", f"  Rule: {name}", ""]
    for title, cards, result in scenarios:
        lines += [f"    {reading}"] if reading else []
        lines += [f"    Scenario: {title}", GIVEN.format(cards=cards, result=result)]
    return "\n".join(lines) + "\n"


RULES = {
    "paid": rule("paid", "Pair plus does not depend on the dealer", ("A pair, and no ante", "As Ad Kc", "wins 10")),
    "unnamed": rule("unnamed", "Other hands lose", ("King high", "Ks Jd 9c", "loses")),
    "ledger.pair": rule(
        "ledger.pair", "Pair: 1 to 1", ("Twos", "2s 2d 3c", "wins 10"), reading="@reading:pair-plus-rows.highest"
    ),
    "ledger.flush": rule(
        "ledger.flush", "Flush: 4 to 1", ("Low", "2s 3s 5s", "wins 40"), ("High", "Ad Kd Jd", "wins 40")
    ),
    "ledger.straight": rule("ledger.straight", "Straight: 6 to 1", ("Lowest", "3s 2d Ac", "wins 60")),
    "ledger.three": rule("ledger.three", "Three of a kind: 30 to 1", ("Three twos", "2s 2d 2c", "wins 300")),
    "posted": rule("posted", "The ledger is posted", tags="@posting @attestation"),
}
"""In document order."""


class Lab:
    """A folder in which somebody tests: features, documents, and tables of a vendor."""

    def __init__(self, folder: Path, say: Callable[[list[str]], tuple[int, str]]) -> None:
        self.folder = folder
        self._say = say
        self.rules = dict(RULES)
        self.book = folder / "features" / "three-card"
        self.book.mkdir(parents=True)
        (self.book / "rulebook.toml").write_text(RULEBOOK)
        (self.book / "readings.toml").write_text(READINGS)
        (folder / "documents").mkdir()
        self.document = folder / "documents" / "fair.txt"
        self.document.write_text(DOCUMENT)
        self.write_rules()
        inventory = folder / "first.jsonl"
        rows = ({"id": f"three-card.{clause}", "text": text} for clause, text in CLAUSES.items())
        inventory.write_text("".join(json.dumps(row) + "\n" for row in rows))
        assert self.says("lock three-card --documents documents --features features --inventory first.jsonl")[0] == 0
        inventory.unlink()

    def write_rules(self) -> None:
        """The feature, as the rules are now."""
        pytest_bdd.feature.features.clear()  # a process of its own for each run would read it anew, and take longer
        (self.book / "01-pair-plus.feature").write_text("Feature: Pair plus\n\n" + "\n".join(self.rules.values()))

    def table(self, name: str, *faults: tuple[str, str]) -> None:
        """A vendor's table: the one that `clausewise starter python` prints, with these texts replaced."""
        text = (files("clausewise.adapters.starters") / "three_card_table.py").read_text(encoding="utf-8")
        for before, after in faults:
            assert before in text
            text = text.replace(before, after)
        (self.folder / name).write_text(text)

    def says(self, line: str, *more: str) -> tuple[int, str]:
        """Runs a command line; code and output."""
        return self._say([*line.split(), *more])

    def run(self, table: str, out: str, *more: str) -> int:
        """Tests a table."""
        line = f"run --features features --no-allure --unannounced 0 --seed 0 --out {out}"
        return self.says(line, "--target", f"stdio:{sys.executable} {table}", *more)[0]
