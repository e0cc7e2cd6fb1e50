"""Runs and soaks of tables that strangers built, sound or with one of the faults that they thought of."""

from __future__ import annotations

import contextlib
import io
import json
import re
import shlex
import sys
import tomllib
from collections.abc import Collection
from dataclasses import dataclass, field
from pathlib import Path

from clausewise.cli import main

HERE = Path(__file__).resolve().parent
CLAUSE_ID = re.compile(r"[a-z-]+\.[\w.-]*\w")


@dataclass(frozen=True)
class Fault:
    """One way in which a stranger can break the rules."""

    id: str
    clauses: tuple[str, ...]
    """Those that its author says it breaks."""
    what: str

    @property
    def rulebook(self) -> str:
        """The one in which it is broken."""
        return self.clauses[0].partition(".")[0]


@dataclass(frozen=True)
class Stranger:
    """A table that somebody built from the documents alone."""

    name: str
    rulebooks: tuple[str, ...]
    manner: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """What it is started with for a soak of a rulebook."""
    options: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """What a soak of a rulebook is told that the house offers."""

    def faults(self) -> dict[str, Fault]:
        """All that its author thought of, by their names."""
        listed = tomllib.loads((HERE / self.name / "faults.toml").read_text(encoding="utf-8"))["fault"]
        return {one["id"]: Fault(one["id"], tuple(CLAUSE_ID.findall(one["clause"])), one["what"]) for one in listed}

    def target(self, *manner: str, fault: str = "") -> str:
        """What a run or a soak is pointed at."""
        program = [sys.executable, str(HERE / self.name / "table.py"), *manner]
        return "stdio:" + shlex.join([*program, *(("--fault", fault) if fault else ())])

    def run(
        self, rulebook: str, out: Path, *, fault: str = "", clauses: tuple[str, ...] = (), guests: bool = False
    ) -> dict[str, str]:
        """The verdicts of a run, of these clauses or of all; where guests come, other cards are dealt each time."""
        extent = [word for clause in clauses for word in ("--clause", f"{rulebook}.{clause}")]
        extent += [] if guests else ["--unannounced", "0"]
        return verdicts_of(["run", "--rulebook", rulebook, "--seed", "0", *extent], self.target(fault=fault), out)

    def soak(self, rulebook: str, out: Path, rounds: int, *, seed: int = 1, fault: str = "") -> dict[str, str]:
        """The verdicts of a soak, which ends with the first difference."""
        chosen = [word for option in self.options.get(rulebook, ()) for word in ("--option", option)]
        asked = ["soak", "--rulebook", rulebook, "--rounds", str(rounds), "--seed", str(seed), *chosen]
        return verdicts_of(asked, self.target(*self.manner.get(rulebook, ()), fault=fault), out)


CARD_ROOM = Stranger(
    "card_room",
    ("oasis-holdem", "oasis-omaha", "oasis-pineapple", "oasis-lowball"),
)
DEALER_GAMES = Stranger("dealer_games", ("three-card", "mlgca-four-card", "oneida-four-card"))
DICE_PIT = Stranger("dice_pit", ("oneida-sic-bo",))
BLACKJACK_PIT = Stranger("blackjack_pit", ("oneida-blackjack",))
STUD_ROOM = Stranger("stud_room", ("oneida-poker",))
STRANGERS = (CARD_ROOM, DEALER_GAMES, DICE_PIT, BLACKJACK_PIT, STUD_ROOM)


def verdicts_of(asked: list[str], target: str, out: Path) -> dict[str, str]:
    """What a command that plays says of each clause."""
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        main([*asked, "--target", target, "--no-allure", "--out", str(out)])
    told = json.loads((out / "verdicts.json").read_text(encoding="utf-8"))["clauses"]
    return {clause: entry["verdict"] for clause, entry in told.items()}


def failing(verdicts: dict[str, str]) -> set[str]:
    """The clauses that are said to be broken."""
    return {clause for clause, verdict in verdicts.items() if verdict in ("fail", "error")}


def named(fault: Fault, clause: str) -> bool:
    """Whether the author named this clause, or one that it is part of, or a part of it.

    >>> fault = Fault("f", ("book.award.e",), "")
    >>> named(fault, "book.award.e.2"), named(fault, "book.award"), named(fault, "book.award.ee")
    (True, True, False)
    """
    return any(f"{one}.".startswith(f"{clause}.") or f"{clause}.".startswith(f"{one}.") for one in fault.clauses)


def called(fault: Fault, failed: Collection[str]) -> bool:
    """Whether one of these clauses is one that the author named."""
    return any(named(fault, clause) for clause in failed)
