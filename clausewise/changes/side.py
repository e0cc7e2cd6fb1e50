"""One side of a comparison: a run, verified and judged by the edition that it was played with, or a baseline."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from clausewise.failures import FAIL, ClausewiseError
from clausewise.journal import required_header, scenarios, verify
from clausewise.journal.reader import ScenarioRun
from clausewise.journal.records import FOUND_AS_IN_PRODUCTION, Header, Strength, configurations_of
from clausewise.registry import load_rulebooks
from clausewise.registry.placeholders import with_row
from clausewise.reports.changes_results import FORMAT, Judged, Side, System
from clausewise.reports.plainly import told_plainly
from clausewise.reports.writing import VERDICTS as VERDICTS_FILE
from clausewise.running.run import edition
from clausewise.verdicts import STRENGTHS, ClauseVerdict, Verdicts, decode, verdicts_of
from clausewise.verdicts.model import ScenarioVerdict

BIGGEST = 64 * 1024 * 1024
"""Bytes of a baseline, or of a verdicts.json, that are read."""
TOLD_AT_MOST = 5


@dataclass(frozen=True, slots=True)
class Loaded:
    """A side, with the titles of its clauses and what a reader must know of how it was read."""

    name: str
    side: Side
    titles: dict[str, str]
    notes: tuple[str, ...] = ()
    baseline: bool = False


def load(path: Path, features: Sequence[Path | None] = (None,)) -> Loaded:
    """A side: the directory of a run, or the file of a baseline."""
    if path.is_file():
        return _baseline(path, features)
    return of_run(path, features)


def of_run(directory: Path, features: Sequence[Path | None] = (None,)) -> Loaded:
    """A run: its journal is verified first; it is judged by the edition that it was played with, if that is here."""
    sound(directory)
    header = required_header(directory)
    known = [book for folder in features or (None,) for book in load_rulebooks(folder)]
    books = {book.id: book for book in known if header.rulebooks.get(book.id) == edition(book)}
    missing = [name for name in header.rulebooks if name not in books]
    notes: tuple[str, ...] = ()
    if missing:
        verdicts = _as_written(directory, missing)
        told = (
            f"{directory}: {', '.join(missing)} is not here in the edition that was played: the verdicts are those of "
            f"its {VERDICTS_FILE}, which the journal bears out scenario by scenario"
        )
        notes = (told,)
    else:
        verdicts = verdicts_of(directory, books.values())
    titles = {clause.id: clause.name for book in known for clause in book.clauses}
    titles |= {clause.id: clause.name for book in books.values() for clause in book.clauses}
    return Loaded(str(directory), side_of(header, verdicts, directory), titles, notes)


def sound(directory: Path) -> None:
    """Refuses a journal that is not as it was written, or that has no end."""
    problems = verify(directory)
    if not problems:
        return
    more = [f"and {len(problems) - TOLD_AT_MOST} more"] if len(problems) > TOLD_AT_MOST else []
    told = "; ".join([*map(str, problems[:TOLD_AT_MOST]), *more])
    if all(problem.is_unfinished for problem in problems):
        raise ClausewiseError(f"{directory}: the run did not finish ({told}); go on with it with --resume", FAIL)
    raise ClausewiseError(f"{directory}: the journal is not as it was written: {told}", FAIL)


def _as_written(directory: Path, missing: Sequence[str]) -> Verdicts:
    """The verdicts that were made with the edition of then: only as far as the journal bears them out."""
    path = directory / VERDICTS_FILE
    advice = (
        f"{directory}: {', '.join(missing)} is not here in the edition that was played; name the folder that has it "
        "with --features, which may be repeated"
    )
    if not path.is_file():
        raise ClausewiseError(f"{advice} (there is no {VERDICTS_FILE} either)")
    try:
        verdicts = decode(_bytes(path))
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise ClausewiseError(f"{path}: is no {VERDICTS_FILE} of this version; {advice}") from None
    amiss = _not_borne_out(verdicts, scenarios(directory), required_header(directory))
    if amiss:
        raise ClausewiseError(f"{path}: is not what the journal gives: {amiss}", FAIL)
    return verdicts


def _not_borne_out(verdicts: Verdicts, runs: Iterable[ScenarioRun], header: Header) -> str:
    """What verdicts say otherwise than their journal; empty if they agree."""
    if verdicts.run.id != header.run or verdicts.run.rulebooks != header.rulebooks:
        return "it is of another run"
    ran = {run.key: run for run in runs}
    told = {(s.uid, s.configuration): (s, clause) for clause, v in verdicts.clauses.items() for s in v.scenarios}
    if odd := next(iter(ran.keys() ^ told.keys()), None):
        return f"{odd[0]} is in one of them only"
    for key, (scenario, clause) in told.items():
        run = ran[key]
        if run.started.clause != clause:
            return f"{key[0]} is of {run.started.clause}"
        if run.ended.outcome != scenario.outcome and not scenario.stopped_by:
            return f"{key[0]} ended in {run.ended.outcome}"
    for clause, verdict in verdicts.clauses.items():
        outcomes = {scenario.outcome for scenario in verdict.scenarios}
        if verdict.verdict in {"pass", "attested"} and outcomes & {"fail", "error", "inconclusive"}:
            return f"{clause} is no {verdict.verdict}"
    return ""


def _bytes(path: Path) -> bytes:
    try:
        if path.stat().st_size > BIGGEST:
            raise ClausewiseError(f"{path}: is larger than {BIGGEST:,} bytes; that is no file of ours")
        return path.read_bytes()
    except OSError as problem:
        raise ClausewiseError(f"{path}: cannot be read: {problem.strerror}") from None


def _baseline(path: Path, features: Sequence[Path | None]) -> Loaded:
    """A baseline; the titles are those of the rulebooks that are here."""
    titles = {
        clause.id: clause.name
        for folder in features or (None,)
        for book in load_rulebooks(folder)
        for clause in book.clauses
    }
    return Loaded(str(path), read_baseline(path), titles, baseline=True)


def read_baseline(path: Path) -> Side:
    """The file that `clausewise baseline` wrote."""
    try:
        side = msgspec.json.decode(_bytes(path), type=Side)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise ClausewiseError(
            f"{path}: is no baseline: {problem}; `clausewise baseline` writes one from a run"
        ) from None
    if side.format != FORMAT:
        raise ClausewiseError(f"{path}: is a baseline of another version; write it anew with `clausewise baseline`")
    return side


def side_of(header: Header, verdicts: Verdicts, directory: Path) -> Side:
    """What a run has, of all that may differ from another."""
    resting = _resting(directory, verdicts)
    return Side(
        format=FORMAT,
        run=header.run,
        started=header.time,
        seal=verdicts.seal,
        harness=header.harness,
        judge=header.judge,
        rulebooks=header.rulebooks,
        systems={book: _system(header, book) for book in header.rulebooks},
        readings={book: _chosen(header, book, "readings") for book in header.rulebooks},
        options={book: _chosen(header, book, "options") for book in header.rulebooks},
        variances=tuple(f"{v.clause}: {v.authority}, {v.reference}, {v.date}, {v.text}" for v in header.variances),
        attestations=tuple(
            f"{a.clause}: {a.finding}, {a.inspector} and {a.second_person}, {a.date}, until {a.expires}"
            for a in header.attestations
        ),
        confirmations=tuple(
            f"{c.reading}: {c.choice}, {c.authority}, {c.reference}, {c.date}" for c in header.confirmations
        ),
        conditions=_conditions(header),
        selection=header.selection,
        words=header.clauses,
        clauses={clause: judged(verdict, resting.get(clause)) for clause, verdict in verdicts.clauses.items()},
        problems=verdicts.run.problems,
        approved=(),
    )


def _system(header: Header, rulebook: str) -> System:
    used = configurations_of(header.configurations, rulebook) or header.configurations
    described = used[0].description
    return System(
        manufacturer=described.manufacturer,
        product=described.product,
        version=described.version,
        build=described.build,
        configuration=described.configuration,
        components=described.components,
    )


def _chosen(header: Header, rulebook: str, what: str) -> dict[str, tuple[str, ...]]:
    """All choices of a rulebook's configurations."""
    found: dict[str, dict[str, None]] = {}
    for used in configurations_of(header.configurations, rulebook):
        chosen: dict[str, object] = getattr(used, what)
        for name, value in chosen.items():
            values = value if isinstance(value, tuple) else (value,)
            found.setdefault(name, {}).update(dict.fromkeys(map(str, values)))
    return {name: tuple(values) for name, values in sorted(found.items())}


def _conditions(header: Header) -> dict[str, str]:
    """What else a verdict may depend on."""
    guides = dict.fromkeys(used.guided_by for used in header.configurations if used.guided_by)
    scales = {used.scale for used in header.configurations}
    manners = (f"{one.what} {one.word} ({one.accepted_by or 'refused'})" for one in header.manners)
    return {
        "targets": ", ".join(dict.fromkeys(used.target for used in header.configurations)),
        "guided by": ", ".join(guides),
        "scale of the wagers": ", ".join(map(str, sorted(scales))),
        "manners": "; ".join(manners),
        "least sample": str(header.least_sample),
        "wall": header.wall,
        "Python": header.python,
    }


def asked_about(scenarios: Sequence[ScenarioVerdict]) -> list[ScenarioVerdict]:
    """Those of the features; at tables that are not told apart from production chance decides what is met."""
    return [one for one in scenarios if one.name != FOUND_AS_IN_PRODUCTION]


def failing(scenarios: Sequence[ScenarioVerdict]) -> list[ScenarioVerdict]:
    """What fails; what chance met counts only where nothing that was asked about fails."""
    asked = [one for one in asked_about(scenarios) if one.outcome == "fail"]
    return asked or [one for one in scenarios if one.outcome == "fail"]


def failing_in(scenarios: Sequence[ScenarioVerdict]) -> tuple[str, ...]:
    """What fails, by names that another run of the same build has as well."""
    return tuple(map(_named, failing(scenarios)))


def _named(one: ScenarioVerdict) -> str:
    """By its row, but for the number of a table that chance brought."""
    name = one.name if one.name == FOUND_AS_IN_PRODUCTION else with_row(one.name, one.example)
    return f"{name} [{one.configuration}]"


def _came(one: ScenarioVerdict) -> str:
    """What was required and what came; where no check says it, the first difference or the message."""
    if plainly := told_plainly(one.message, ()):
        return plainly
    if found := one.difference:
        return f"By the rules: {found.expected}; the system: {found.got}"
    return one.message


def _strength(verdict: ClauseVerdict) -> tuple[Strength | None, int | None]:
    """Of what was asked about: rounds that chance brought make no clause weaker than in another run."""
    asked = asked_about(verdict.scenarios)
    if not asked or len(asked) == len(verdict.scenarios) or verdict.strength == "attested":
        return verdict.strength, verdict.n
    those = [one.strength for one in asked if one.strength and one.outcome != "not-applicable"]
    strongest_first = sorted(those, key=STRENGTHS.index)
    return (strongest_first[-1] if strongest_first else verdict.strength), None


def _resting(directory: Path, verdicts: Verdicts) -> dict[str, tuple[str, ...]]:
    """The readings of clauses of which chance met something: those of the scenarios that were asked about."""
    met = {
        clause
        for clause, verdict in verdicts.clauses.items()
        if 0 < len(asked_about(verdict.scenarios)) < len(verdict.scenarios)
    }
    found: dict[str, set[str]] = {clause: set() for clause in met}
    for run in scenarios(directory) if met else ():
        one = run.started
        if one.clause in met and one.name != FOUND_AS_IN_PRODUCTION and run.ended.outcome != "not-applicable":
            found[one.clause].update(one.readings)
    return {clause: tuple(sorted(readings)) for clause, readings in found.items()}


def judged(verdict: ClauseVerdict, resting: tuple[str, ...] | None) -> Judged:
    """A clause as it is compared; `resting` are its readings where chance met something of it as well."""
    variance, found = verdict.variance, verdict.attestation
    strength, n = _strength(verdict)
    return Judged(
        verdict=verdict.verdict,
        strength=strength,
        n=n,
        reason=verdict.reason,
        guided_by=verdict.guided_by or "",
        provisional=verdict.provisional,
        readings=tuple(f"{used.reading}.{used.choice}" for used in verdict.readings) if resting is None else resting,
        scenarios=len({one.uid for one in asked_about(verdict.scenarios) if one.outcome != "not-applicable"}),
        failing=failing_in(verdict.scenarios),
        came=tuple(map(_came, failing(verdict.scenarios))),
        stopped={_named(one): one.stopped_by for one in asked_about(verdict.scenarios) if one.stopped_by},
        variance=f"{variance.authority}, {variance.reference}, {variance.date}" if variance else "",
        attestation=f"{found.finding}, {found.inspector} and {found.second_person}, {found.date}" if found else "",
    )
