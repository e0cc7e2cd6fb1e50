"""The command that plays a clause again as it was played."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence

from clausewise.adapters.reference import REFERENCE
from clausewise.journal.records import ConfigurationUsed, configurations_of
from clausewise.reports.dossier import Dossier, RulebookShown, RunShown, ScenarioShown
from clausewise.showing import visible
from clausewise.verdicts.unannounced import NAME


def again(scenario: ScenarioShown, dossier: Dossier, more: Sequence[str] = (), folder: str = "") -> str:
    """For a shell; `more` is what the journal does not know, such as the configuration file, `folder` where it lies."""
    # what was found at such a table is found by the whole run, if at all: no scenario brings it about
    whole = dossier.run.selection or [book.id for book in dossier.rulebooks]
    clauses = whole if scenario.name == NAME else [scenario.clause]
    words = ["clausewise", "run", *(word for clause in clauses for word in ("--clause", clause)), *more]
    used = next((c for c in dossier.run.configurations if c.name == scenario.configuration), None)
    file = dict(scenario.example).get("round", "") if dossier.run.soak else ""
    if file and used is not None:
        where = f"{folder}/{file}" if folder else file
        return shlex.join(map(visible, ["clausewise", "soak", "--round", where, "--target", used.target, *more]))
    book = next((b for b in dossier.rulebooks if scenario.clause.startswith(f"{b.id}.")), None)
    if used is not None:
        words += ["--target", used.target] if used.target != REFERENCE else []
        words += ["--seed", str(dossier.run.seed)] if dossier.run.seed else []
        words += _as_guests(dossier.run) if scenario.name == NAME else []
        if book is not None:
            words += _choices(book, configurations_of(dossier.run.configurations, book.id) or (used,))
    return shlex.join(map(visible, words))


def _as_guests(run: RunShown) -> Iterator[str]:
    """How long and how fast guests play, where it was said."""
    if run.unannounced is not None:
        yield from ("--unannounced", str(run.unannounced))
    if run.pace:
        yield from ("--pace", f"{run.pace:g}")


def _choices(book: RulebookShown, played: Sequence[ConfigurationUsed]) -> Iterator[str]:
    """What was chosen otherwise than a run chooses by itself."""
    first = played[0]
    described = first.description.at(book.id)
    every = len(played) > 1
    if every and first.target != REFERENCE:
        yield "--every-reading"
    for name, values in first.options.items():
        if values != described.options.get(name):
            yield from ("--option", f"{name}={','.join(map(str, values))}")
    for reading in book.readings:
        choices = {used.readings.get(reading.id) for used in played}
        usual = described.readings.get(reading.id, reading.adopted)
        if len(choices) == 1 and (choice := choices.pop()) not in {None, usual}:
            yield from ("--reading", f"{reading.id}={choice}")
