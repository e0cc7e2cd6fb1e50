"""From journal, verdicts and rulebooks to what the reports tell. Copied and put in order, never judged."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from clausewise.adapters.reference import REFERENCE
from clausewise.journal import verify_and_read
from clausewise.journal.interruptions import interruptions_in
from clausewise.journal.reader import (
    ScenarioRun,
    StepRun,
    attempts_in,
    blamed_among,
    footer_of,
    required_header,
    scenarios_in,
)
from clausewise.journal.records import Checked, Confirmation, Footer, Header, configurations_of
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.registry.lock_file import read_lock
from clausewise.registry.model import Clause, Reading, Rulebook, Scenario
from clausewise.registry.placeholders import filled, with_row
from clausewise.reports.dossier import (
    CheckShown,
    ClauseShown,
    DifferenceShown,
    Dossier,
    FaultShown,
    ReadingShown,
    RulebookShown,
    RunShown,
    ScenarioShown,
    StepShown,
)
from clausewise.reports.naming import chapter_title, place_in_journal
from clausewise.showing import counted
from clausewise.verdicts import ClauseVerdict, Fault, Verdicts, clause_verdicts
from clausewise.verdicts.unannounced import tables_in, told, unannounced

NOT_SELECTED = "the run was limited to other clauses"


def dossier_of(
    directory: Path, rulebooks: Iterable[Rulebook], *, notes: tuple[str, ...] = ()
) -> tuple[Dossier, Verdicts]:
    """What the reports tell of the run in this directory, and the verdicts that it was made with."""
    header = required_header(directory)
    footer, seal = footer_of(directory) or (None, "")
    # The journal is long, so it is gone through once.
    problems, entries = verify_and_read(directory)
    attempts = list(attempts_in(entries))
    runs = scenarios_in(attempts)
    books = tuple(rulebooks)
    unfinished = footer is None
    amiss = tuple(str(problem) for problem in problems if not (unfinished and problem.is_unfinished))
    verdicts = clause_verdicts(
        books,
        runs,
        header,
        footer,
        "" if amiss else seal,
        blamed=blamed_among(entries),
        unannounced=unannounced(tables_in(entries), header),
        interruptions=interruptions_in(entries, attempts),
        not_as_written=amiss,
    )
    return assemble(books, runs, verdicts, header, footer, notes=notes), verdicts


def assemble(
    rulebooks: Iterable[Rulebook],
    runs: Sequence[ScenarioRun],
    verdicts: Verdicts,
    header: Header,
    footer: Footer | None = None,
    *,
    notes: tuple[str, ...] = (),
) -> Dossier:
    """All that the reports tell; rulebooks that the run did not touch are left out."""
    by_key = {run.key: run for run in runs}
    return Dossier(
        run=RunShown(
            run=header.run,
            harness=header.harness,
            python=header.python,
            started=header.time,
            ended=footer.time if footer else "",
            laboratory=header.laboratory,
            tester=header.tester,
            checker=header.checker,
            selection=header.selection,
            configurations=header.configurations,
            seal=verdicts.seal,
            unchanged=footer.unchanged if footer else True,
            problems=verdicts.run.problems,
            not_as_written=verdicts.run.not_as_written,
            notes=(
                *notes,
                *verdicts.run.interruptions,
                *_as_in_production(verdicts, header),
                *_mannered(header),
                *_scaled(header),
                *_beyond_clauses(runs),
            ),
            soak=_soak(header),
            seed=header.seed,
            unannounced=header.unannounced,
            pace=header.pace,
            wall=header.wall,
            sink=header.sink,
        ),
        rulebooks=tuple(
            _rulebook(rulebook, by_key, verdicts, header) for rulebook in rulebooks if rulebook.id in header.rulebooks
        ),
        faults=tuple(_fault(fault, by_key[fault.uid, fault.configuration]) for fault in verdicts.faults),
    )


def _fault(fault: Fault, run: ScenarioRun) -> FaultShown:
    return FaultShown(
        clauses=fault.clauses,
        stopped=fault.stopped,
        scenarios=fault.scenarios,
        title=with_row(run.started.name, run.started.example),
        clause=fault.clause,
        configuration=fault.configuration,
        place=f"{fault.segment}.jsonl:{fault.line}",
        message=fault.message,
        difference=_difference(run),
    )


def _beyond_clauses(runs: Sequence[ScenarioRun]) -> Iterator[str]:
    """Where a system that passed did what the engine does not, and no clause says that it must not."""
    beyond = [(run, found) for run in runs if (found := run.ended.difference) and not found.clauses]
    beyond = [(run, found) for run, found in beyond if run.ended.outcome == "pass"]
    for run, found in beyond[:1]:
        yield (
            f"in {counted(len(beyond), 'scenario')} that passed the system did what the reference engine does not, and"
            f" no clause says which is right; first in {run.started.uid}: the engine: {found.expected}; the system:"
            f" {found.got}"
        )


def _as_in_production(verdicts: Verdicts, header: Header) -> Iterator[str]:
    """How much was played so that the system could not know of the test."""
    used = header.configurations[0]
    if used.target != REFERENCE and not used.guided_by and verdicts.seal:
        yield from told(verdicts.run.unannounced)


def _mannered(header: Header) -> Iterator[str]:
    """Who has judged the system's manners, in the words that he had before him."""
    for one in header.manners:
        if one.accepted_by or one.refused_by:
            judged = f"accepted by {one.accepted_by}" if one.accepted_by else f"refused by {one.refused_by}"
            yield f"a manner of the system, {judged} on {one.date}: {one.explained or f'{one.what}: {one.how}'}"


def _scaled(header: Header) -> Iterator[str]:
    """At which tables the wagers were not as high as the features say."""
    for rulebook in header.rulebooks:
        for times in {used.scale for used in configurations_of(header.configurations, rulebook)} - {1}:
            yield (
                f"{rulebook}: wagers, and what they win, were {times} times as high as the sentences say, but for fixed"
                " sums and where a scenario names the limits of the table"
            )


def _soak(header: Header) -> str:
    """What was asked of a soak."""
    asked = header.soak
    if asked is None:
        return ""
    bounds = [f"{asked.rounds:,} rounds"] if asked.rounds is not None else []
    bounds += [f"{asked.seconds:,} seconds"] if asked.seconds is not None else []
    dealt_out = f", by {asked.workers} workers" if asked.workers > 1 else ""
    return f"rounds played at random from the seed {asked.seed}, at most {' or '.join(bounds)}{dealt_out}"


def _rulebook(
    rulebook: Rulebook, runs: dict[tuple[str, str], ScenarioRun], verdicts: Verdicts, header: Header
) -> RulebookShown:
    written = {clause.id: clause for clause in rulebook.clauses}
    shown = tuple(
        _clause(written[i], verdicts.clauses.get(i), runs, rulebook)
        if i in written
        else _unwritten(i, rulebook, verdicts.clauses.get(i))
        for i in _in_order(rulebook)
    )
    files: dict[str, set[Path]] = defaultdict(set)
    for clause in rulebook.clauses:
        files[clause.chapter].add(clause.path)
    chosen: dict[str, set[str]] = defaultdict(set)
    for used in configurations_of(header.configurations, rulebook.id):
        for reading, choice in used.readings.items():
            chosen[reading].add(choice)
    answers = {one.reading: one for one in header.confirmations}
    return RulebookShown(
        id=rulebook.id,
        title=rulebook.title,
        authority=rulebook.authority,
        version=rulebook.version,
        adoption=rulebook.adoption,
        edition=header.rulebooks[rulebook.id],
        clauses=shown,
        readings=tuple(
            _reading(reading, tuple(sorted(chosen[reading.id])), answers.get(f"{rulebook.id}.{reading.id}"))
            for reading in rulebook.readings
        ),
        features=tuple(
            (chapter, chapter_title(paths.pop(), chapter)) for chapter, paths in files.items() if len(paths) == 1
        ),
    )


def _in_order(rulebook: Rulebook) -> list[str]:
    """Every clause in the order of the document, those without a Rule too."""
    written = [clause.id for clause in rulebook.clauses]
    if not rulebook.unwritten:
        return written
    lock = read_lock(rulebook.folder)
    locked = [entry.id for entry in lock.clauses] if lock else list(rulebook.unwritten)
    return locked + [i for i in written if i not in set(locked)]


def _unwritten(clause_id: str, rulebook: Rulebook, verdict: ClauseVerdict | None) -> ClauseShown:
    number = clause_id[len(rulebook.id) + 1 :]
    return ClauseShown(
        id=clause_id,
        number=number,
        chapter=number.split(".", 1)[0],
        name="No rule is written for this clause yet",
        description="",
        kind="not stated",
        channels=(),
        verdict=verdict.verdict if verdict else "not-selected",
        why=verdict.reason if verdict else NOT_SELECTED,
        variance=verdict.variance if verdict else None,
        lapsed=verdict.lapsed if verdict else "",
    )


def _clause(
    clause: Clause,
    verdict: ClauseVerdict | None,
    runs: dict[tuple[str, str], ScenarioRun],
    rulebook: Rulebook,
) -> ClauseShown:
    written = {scenario.name: scenario for scenario in clause.scenarios}
    folder = rulebook.folder.parent
    shown: tuple[ScenarioShown, ...] = ()
    if verdict is not None:
        shown = tuple(
            ScenarioShown(
                uid=found.uid,
                clause=clause.id,
                name=found.name,
                outcome=found.outcome,
                file=run.started.file,
                line=run.started.line,
                configuration=found.configuration,
                example=tuple(found.example.items()),
                readings=run.started.readings,
                message=found.message,
                decided_at=found.step,
                milliseconds=found.milliseconds,
                place=place_in_journal(run.segment, run.line),
                observed_at=found.observed_at,
                stopped_by=found.stopped_by,
                steps=_steps(run, written.get(found.name)),
                difference=_difference(run),
                events=_events(run),
            )
            for found in verdict.scenarios
            for run in [runs[found.uid, found.configuration]]
        )
    return ClauseShown(
        id=clause.id,
        number=clause.number,
        chapter=clause.chapter,
        name=clause.name,
        description=clause.description,
        kind=clause.kind,
        channels=clause.channels,
        verdict=verdict.verdict if verdict else "not-selected",
        strength=(verdict.strength or "") if verdict else "",
        measure=_measure(verdict) if verdict else "",
        why=verdict.reason if verdict else NOT_SELECTED,
        guided_by=(verdict.guided_by or "") if verdict else "",
        provisional=verdict.provisional if verdict else False,
        readings=tuple(dict.fromkeys([*clause.readings, *(r.reading for r in verdict.readings)]))
        if verdict
        else clause.readings,
        scenarios=shown,
        attestation=verdict.attestation if verdict else None,
        variance=verdict.variance if verdict else None,
        lapsed=verdict.lapsed if verdict else "",
        file=str(clause.path.relative_to(folder)) if clause.path.is_relative_to(folder) else clause.path.name,
        line=clause.line,
    )


def _measure(verdict: ClauseVerdict) -> str:
    if verdict.randomness is not None:
        shown = verdict.randomness
        return (
            f"{shown.n:,} decks or throws tested for randomness at the level {shown.level:g}, with a power of at least "
            f"{shown.power:.1%} (result {shown.digest[:12]}…). {shown.rule.rstrip('.')}"
        )
    if verdict.n is None:
        return ""
    bound = f"; with 95 % confidence fewer than {verdict.bound} of all go wrong" if verdict.bound else ""
    return f"{verdict.n:,} cases{bound}"


def _steps(run: ScenarioRun, written: Scenario | None) -> tuple[StepShown, ...]:
    """The steps that ran, then those that were not reached any more."""
    ran = tuple(_step(step) for step in run.steps)
    if written is None:
        return ran
    missed = (*written.background, *written.steps)[len(ran) :]
    return ran + tuple(
        StepShown(step.keyword, filled(step.text, run.started.example), step.line, None) for step in missed
    )


def _step(step: StepRun) -> StepShown:
    return StepShown(
        keyword=step.started.keyword,
        text=step.started.text,
        line=step.started.line,
        outcome=step.ended.outcome if step.ended else None,
        table=step.started.table,
        message=step.ended.message if step.ended else "",
        checks=tuple(_check(check) for check in step.checks),
    )


def _check(check: Checked) -> CheckShown:
    measures = []
    if check.arose is not None:
        measures.append(f"due {check.arose:,} times" + ("" if check.kept is None else f", done {check.kept:,} times"))
    if check.n > 1 or check.strength in {"sampled", "recorded"}:
        measures.append(f"{check.strength}, {check.n:,} cases")
    return CheckShown(check.sentence, check.ok, check.expected, check.got, "; ".join(measures))


def _difference(run: ScenarioRun) -> DifferenceShown | None:
    found = run.ended.difference
    return DifferenceShown(found.index, found.expected, found.got, found.clauses) if found else None


def _events(run: ScenarioRun) -> tuple[Seen, ...]:
    """Those of the last table: a scenario that opens several is about the difference between them."""
    events = run.events
    return tuple(event.seen for event in events if event.table == events[-1].table)


def _reading(reading: Reading, used: tuple[str, ...], answer: Confirmation | None) -> ReadingShown:
    """The laboratory's record of the authority's answer goes before that of the rulebook."""
    confirmed = ", ".join(part for part in (reading.authority, reading.reference, reading.date) if part)
    confirmed = (confirmed or "by the authority") if reading.status == "confirmed" else ""
    adopted, why = reading.adopted, reading.why
    if answer is not None:
        confirmed = _answered(answer) if set(used or (adopted,)) == {answer.choice} else ""
    if answer is not None and confirmed and adopted != answer.choice:
        adopted, why = answer.choice, "the authority has confirmed it"
    return ReadingShown(
        id=reading.id,
        question=reading.question,
        adopted=adopted,
        adopted_text=reading.choices.get(adopted, ""),
        why=why,
        rejected=tuple((choice, words) for choice, words in reading.choices.items() if choice != adopted),
        confirmed=confirmed,
        clauses=reading.clauses,
        used=used,
        answer=_answered(answer) if answer else "",
    )


def _answered(answer: Confirmation) -> str:
    told = f"{answer.choice}, by {answer.authority}, {answer.reference}, {answer.date}, as the laboratory says"
    return f"{told}; evidence (SHA-256) {answer.evidence}" if answer.evidence else told
