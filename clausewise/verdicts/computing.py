"""The verdicts of a run, made from its journal alone and the rulebooks."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

import msgspec
from msgspec.structs import replace as replaced

from clausewise.journal.reader import (
    ScenarioRun,
    blamed_in,
    footer_of,
    required_header,
    scenarios,
    tables_unannounced,
)
from clausewise.journal.records import Footer, Header
from clausewise.registry.model import Rulebook
from clausewise.verdicts.explaining import Blame, explain
from clausewise.verdicts.judging import judge, outcome_of, selected, unwritten, without_asking
from clausewise.verdicts.model import FORMAT, VERDICTS, ClauseVerdict, RunFacts, Tested, Unannounced, Verdicts
from clausewise.verdicts.summary import summarise
from clausewise.verdicts.unannounced import unannounced as counted_unannounced


def verdicts_of(directory: Path, rulebooks: Iterable[Rulebook], *, last_attempts: bool = False) -> Verdicts:
    """The verdicts of the run in this directory; rulebooks that the run did not touch are left out.

    `last_attempts`: what was found before a run was cut off is left out, as by whoever judges it again.
    """
    header = required_header(directory)
    footer, seal = footer_of(directory) or (None, "")
    runs = scenarios(directory)
    if last_attempts:
        runs = [replace(run, before=()) for run in runs]
    played = counted_unannounced(tables_unannounced(directory), header)
    return clause_verdicts(rulebooks, runs, header, footer, seal, blamed=blamed_in(directory), unannounced=played)


def clause_verdicts(  # noqa: PLR0913  each is a part of what a journal says
    rulebooks: Iterable[Rulebook],
    runs: Sequence[ScenarioRun],
    header: Header,
    footer: Footer | None = None,
    seal: str = "",
    *,
    blamed: Blame | None = None,
    unannounced: tuple[Unannounced, ...] = (),
    interruptions: tuple[str, ...] = (),
    not_as_written: tuple[str, ...] = (),
) -> Verdicts:
    """The verdict of every clause that the run was to examine."""
    books = [book for book in rulebooks if book.id in header.rulebooks]
    requiring = {clause.id for book in books for clause in book.clauses if not clause.informative}
    explained = explain(((run, outcome_of(run)[0]) for run in runs), blamed or {}, requiring, header)
    by_clause: dict[str, list[ScenarioRun]] = defaultdict(list)
    for run in runs:
        by_clause[run.started.clause].append(run)
    clauses: dict[str, ClauseVerdict] = {}
    not_selected = 0
    missing = set(header.rulebooks)
    for rulebook in books:
        missing.discard(rulebook.id)
        for clause in rulebook.clauses:
            ran = by_clause.pop(clause.id, [])
            found = explained.found.get(clause.id)
            if selected(clause.id, header.selection) or ran or found:
                verdict = judge(clause, rulebook, ran, header, explained.stopped)
                clauses[clause.id] = verdict if found is None else without_asking(verdict, found)
            else:
                not_selected += 1
        for clause_id in rulebook.unwritten:
            if selected(clause_id, header.selection):
                clauses[clause_id] = unwritten(clause_id, rulebook, header)
            else:
                not_selected += 1
    counts = {verdict: sum(found.verdict == verdict for found in clauses.values()) for verdict in VERDICTS}
    return Verdicts(
        format=FORMAT,
        clauses=clauses,
        faults=explained.faults,
        counts=counts,
        not_selected=not_selected,
        summary=summarise(counts, not_selected),
        run=replaced(
            _facts(header, footer, _problems(footer, sorted(missing), sorted(by_clause))),
            unannounced=unannounced,
            interruptions=interruptions,
            not_as_written=not_as_written,
        ),
        seal=seal,
        harness=header.harness,
    )


def _problems(footer: Footer | None, missing: Iterable[str], strange: Sequence[str]) -> tuple[str, ...]:
    """What makes the run as a whole an error, whatever its clauses say."""
    found = [f"the rulebook {rulebook}, which was run, is not there to judge by" for rulebook in missing]
    if strange:
        found.append(f"scenarios ran for clauses that no rulebook has: {', '.join(strange)}")
    if footer is None:
        found.append("the journal has no footer: the run did not finish")
    elif footer.remark or not footer.unchanged:
        found.append(footer.remark or "the system describes itself otherwise than at the start")
    return tuple(found)


def _facts(header: Header, footer: Footer | None, problems: tuple[str, ...]) -> RunFacts:
    return RunFacts(
        id=header.run,
        started=header.time,
        ended=footer.time if footer is not None else "",
        rulebooks=header.rulebooks,
        selection=header.selection,
        configurations=tuple(
            Tested(
                name=used.name,
                target=used.target,
                manufacturer=used.description.manufacturer,
                product=used.description.product,
                version=used.description.version,
                build=used.description.build,
            )
            for used in header.configurations
        ),
        tester=header.tester,
        checker=header.checker,
        laboratory=header.laboratory,
        problems=problems,
    )


def encode(verdicts: Verdicts) -> bytes:
    """The content of verdicts.json."""
    return msgspec.json.format(msgspec.json.encode(verdicts), indent=2) + b"\n"


def decode(content: bytes) -> Verdicts:
    """Reads verdicts.json back; msgspec.DecodeError if it is none."""
    return msgspec.json.decode(content, type=Verdicts)


def differences(before: Verdicts, after: Verdicts) -> list[str]:
    """Where two judgements of the same run differ, a line for each clause; empty if they agree."""
    found = []
    for clause in dict.fromkeys((*before.clauses, *after.clauses)):
        was, now = before.clauses.get(clause), after.clauses.get(clause)
        if was is None or now is None:
            found.append(f"{clause}: is judged in one of them only")
        elif was.verdict != now.verdict:
            found.append(f"{clause}: was {was.verdict}, is {now.verdict}" + (f" ({now.reason})" if now.reason else ""))
        else:
            found += _other_differences(clause, was, now)
            found += _scenario_differences(clause, was, now)
    return found


def _other_differences(clause: str, was: ClauseVerdict, now: ClauseVerdict) -> list[str]:
    """The same verdict may rest on less than was said."""
    found = [
        f"{clause}: {what}: was {'none' if before is None else before}, is {'none' if after is None else after}"
        for what, before, after in (("strength", was.strength, now.strength), ("n", was.n, now.n))
        if before != after
    ]
    if was.provisional != now.provisional:
        found.append(f"{clause}: was {'' if was.provisional else 'not '}provisional, and is the contrary")
    return found


def _scenario_differences(clause: str, was: ClauseVerdict, now: ClauseVerdict) -> list[str]:
    before = {(scenario.uid, scenario.configuration): scenario for scenario in was.scenarios}
    after = {(scenario.uid, scenario.configuration): scenario for scenario in now.scenarios}
    return [
        f"{clause}: {key[0]}: was {before[key].outcome if key in before else 'not run'}, "
        f"is {after[key].outcome if key in after else 'not run'}"
        for key in dict.fromkeys((*before, *after))
        if key not in before or key not in after or before[key].outcome != after[key].outcome
    ]
