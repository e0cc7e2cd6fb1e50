"""Which faults of the strangers' tables are found, by what, and the table that says so.

`make strangers` prints the table and writes docs/strangers.md; with ARGS="FAULT" it looks at these faults only, with
ARGS="--stranger NAME" at this stranger only, and what the page says of the others stays. What lies in build/strangers
already is not played again: remove it to count anew. A run or soak that was broken off there is begun anew.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from dataclasses import dataclass
from pathlib import Path
from shutil import rmtree
from typing import Final

from tests.strangers.playing import STRANGERS, Fault, Stranger, called, failing, named

ROOT: Final = Path(__file__).resolve().parents[2]
PLAYED: Final = ROOT / "build" / "strangers"
PAGE: Final = ROOT / "docs" / "strangers.md"
ROUNDS: Final = 300
MOST_TOLD: Final = 6
"""So many other clauses are named; of the rest there is only their number."""
HEADINGS: Final = ("fault", "run", "soak", "right clause", "others called")


@dataclass(frozen=True)
class Found:
    """What came of one fault."""

    fault: Fault
    by_run: frozenset[str]
    by_soak: frozenset[str] | None
    """Nothing where there was no need to soak."""

    @property
    def failed(self) -> frozenset[str]:
        """All clauses that were called."""
        return self.by_run | (self.by_soak or frozenset())

    @property
    def right(self) -> bool:
        """Whether one that the author names is among them."""
        return called(self.fault, self.failed)

    def row(self) -> tuple[str, ...]:
        """A line of the table."""
        others = sorted(clause for clause in self.failed if not named(self.fault, clause))
        told = ", ".join(clause.partition(".")[2] for clause in others[:MOST_TOLD])
        more = f" and {len(others) - MOST_TOLD} more" if len(others) > MOST_TOLD else ""
        soaked = "" if self.by_soak is None else "found" if self.by_soak else "not"
        return (
            self.fault.id,
            "found" if self.by_run else "not",
            soaked,
            "yes" if self.right else "no",
            f"{len(others)}: {told}{more}" if others else "0",
        )


def verdicts_kept(folder: Path) -> dict[str, str] | None:
    """Those of a run that was played to its end here before; what is left of one that was broken off goes."""
    kept = folder / "verdicts.json"
    if not kept.exists():
        if folder.exists():
            rmtree(folder)
        return None
    told = json.loads(kept.read_text(encoding="utf-8"))["clauses"]
    return {clause: entry["verdict"] for clause, entry in told.items()}


def looked_at(stranger: Stranger, fault: Fault) -> Found:
    """A run of the whole rulebook, and a soak where the run does not call what the author names."""
    here = PLAYED / stranger.name / fault.id
    sound_here = PLAYED / stranger.name / f"sound-{fault.rulebook}"
    sound = failing(verdicts_kept(sound_here) or stranger.run(fault.rulebook, sound_here, guests=True))
    run = verdicts_kept(here / "run") or stranger.run(fault.rulebook, here / "run", fault=fault.id, guests=True)
    by_run = frozenset(failing(run) - sound)
    if called(fault, by_run):
        return Found(fault, by_run, None)
    soak = verdicts_kept(here / "soak") or stranger.soak(fault.rulebook, here / "soak", ROUNDS, fault=fault.id)
    return Found(fault, by_run, frozenset(failing(soak)))


def page(stranger: Stranger, found: list[Found]) -> list[str]:
    """The part of the page on one stranger."""
    return [
        f"## {stranger.name}: {', '.join(stranger.rulebooks)}",
        "",
        summary(found),
        "",
        f"| {' | '.join(HEADINGS)} |",
        f"|{' --- |' * len(HEADINGS)}",
        *(f"| {' | '.join(one.row())} |" for one in found),
        "",
    ]


def summary(found: list[Found]) -> str:
    """The figures of one stranger."""
    by_run = sum(bool(one.by_run) for one in found)
    by_soak = sum(not one.by_run and bool(one.by_soak) for one in found)
    right = sum(one.right for one in found)
    lines = f"Of {len(found)} faults a run finds {by_run}, and a soak {by_soak} of the others"
    return f"{lines}; a clause that the author named is called for {right}."


def section_of(name: str, page_text: str) -> list[str]:
    r"""What a page says of one stranger already; nothing if it does not know that one.

    >>> section_of("b", "# Title\n\n## a: x\n\n1\n\n## b: y\n\n2\n")
    ['## b: y', '', '2', '']
    """
    lines = page_text.splitlines()
    begins = [at for at, line in enumerate(lines) if line.startswith("## ")]
    for at, until in zip(begins, [*begins[1:], len(lines)], strict=True):
        if lines[at].startswith(f"## {name}:"):
            return [*"\n".join(lines[at:until]).rstrip().splitlines(), ""]
    return []


def count(only: list[str], strangers: list[str]) -> None:
    """Prints the table, and writes it where all of it was looked at, or all of some strangers."""
    parts = []
    for stranger in STRANGERS:
        if strangers and stranger.name not in strangers:
            parts += section_of(stranger.name, PAGE.read_text(encoding="utf-8"))
            continue
        found = []
        for fault in stranger.faults().values():
            if only and fault.id not in only:
                continue
            found.append(looked_at(stranger, fault))
            say("  ".join(f"{cell:<{width}}" for cell, width in zip(found[-1].row(), (45, 6, 6, 4, 0), strict=True)))
        say(summary(found))
        parts += page(stranger, found)
    if not only:
        PAGE.write_text("\n".join([*HEAD, *parts]).rstrip() + "\n", encoding="utf-8")


HEAD: Final = (
    "# Tables that strangers built",
    "",
    "Made by `make strangers`; do not edit. What strangers are for is told in",
    "[tests/strangers](../tests/strangers/README.md). Each of their faults is planted alone: a run of the whole",
    f"rulebook, and, where that does not call a clause that the author named, a soak of {ROUNDS} rounds. A clause",
    "counts only if it does not fail at the sound table. The right clause is one that the author named, or one that it",
    "is part of, or a part of it.",
    "",
)


def say(text: str) -> None:
    """Prints a line at once."""
    print(text.rstrip(), flush=True)  # noqa: T201  this is what a command prints


if __name__ == "__main__":
    options = ArgumentParser(description="Which faults of the strangers' tables are found.")
    options.add_argument("faults", nargs="*", help="only these; nothing is written then")
    options.add_argument("--stranger", action="append", default=[], help="only this one; the page keeps the others")
    chosen = options.parse_args()
    count(chosen.faults, chosen.stranger)
