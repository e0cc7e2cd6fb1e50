"""The checks, in order: is it there, what is it, does it answer as the protocol says, can it do what it claims."""

from __future__ import annotations

import contextlib
import dataclasses
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

import msgspec

from clausewise.adapters.base import Answer, System, SystemFailure, TableRefused, Unreachable
from clausewise.adapters.exchange import IS_IT_THE_PROTOCOL, Reply
from clausewise.adapters.http_reading import problem_in
from clausewise.adapters.spoken import SpokenSystem, SpokenTable
from clausewise.doctor.asked import GameAsked, games_offered
from clausewise.doctor.capabilities import capabilities
from clausewise.doctor.claims import claims, claims_of_a_game
from clausewise.doctor.findings import Finding, Sick, checked
from clausewise.doctor.names import names
from clausewise.doctor.options import options
from clausewise.doctor.plain_round import (
    Played,
    begin,
    named,
    place_wagers,
    play_on,
)
from clausewise.reference_engine.families.plain_round import NOBODYS_SEAT, PlainRound
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Proceed
from clausewise.reference_engine.vocabulary.description import Description, TableSetup
from clausewise.reference_engine.vocabulary.pot.stimuli import Check
from clausewise.reference_engine.vocabulary.protocol import Submission
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.registry import Clause
from clausewise.showing import shown

REPEATS: Final = 30
SLOW_MS: Final = 50
NOT_FOUND, CONFLICT = 404, 409
A_REFUSAL: Final = 'a refused act is an answer: status 200 and `{"accepted": false, "reason": "..."}`'
CLIENT_ERRORS: Final = range(400, 500)


def examine(system: SpokenSystem, clauses_of: Callable[[Sequence[str]], Sequence[Clause]]) -> Iterator[Finding]:
    """Findings as they are made; without a description there is nothing to go on with. Raises Unreachable."""
    try:
        description = system.describe()
    except Unreachable:
        raise
    except SystemFailure as failure:
        yield Finding("problem", "description", f"{failure.where}: {failure.what}", failure.advice)
        return
    games = ", ".join(shown(game) for game in description.games) or "no game"
    yield Finding("ok", "description", f"protocol {description.protocol}; offers {games}")
    yield from names(description)
    yield from checked("description again", lambda: _same(description, system.describe()))
    yield from checked("options", lambda: options(description))
    yield from checked("unknown table", lambda: _unknown_table(system))
    yield from checked("broken request", lambda: _broken_request(system))
    yield from checked("unknown game", lambda: _unknown_game(system))
    for game in games_offered(description):
        yield from _game(system, description.at(game.rulebook), game)
    yield from claims(system, description)
    said = system.remarks()
    if said:
        text = f"{len(said)} lines, which a run keeps in its journal; the last: {shown(said[-1])}"
        yield Finding("ok", "standard error", text)
    yield from capabilities(description, clauses_of(description.games))


def declared_by(system: System, description: Description) -> dict[str, frozenset[str]]:
    """The facts that are declared at a table of each rulebook, as far as one can be opened."""
    found: dict[str, frozenset[str]] = {}
    for game in games_offered(description):
        with contextlib.suppress(SystemFailure, TableRefused):
            table = system.open(game.setup())
            facts = frozenset(table.declaration())
            found[game.rulebook] = found.get(game.rulebook, frozenset()) | facts
            table.close()
    return found


def _same(first: Description, second: Description) -> str:
    if first != second:
        raise Sick(
            "the description changes from one request to the next: a run would end in an error",
            "describe the same system in the same words, whenever it is asked",
        )
    return "the same description twice"


def _demand(reply: Reply, status: int | range, case: str) -> str:
    """The reply has this status and states a problem."""
    wanted = f"{status.start} to {status.stop - 1}" if isinstance(status, range) else str(status)
    if reply.status not in (status if isinstance(status, range) else {status}):
        raise Sick(
            f"{case} is answered with {reply.status}; {wanted} and a problem are expected",
            f'answer with {wanted} and `{{"problem": "..."}}`',
        )
    problem = problem_in(reply)
    if problem is None:
        raise Sick(
            f"{case} is answered with {reply.status}, without a problem that says why", 'send `{"problem": "..."}`'
        )
    return f"answered {reply.status}: {shown(problem.problem)}"


def _unknown_table(system: SpokenSystem) -> str:
    reply = system.exchange.send("GET", "/v1/tables/doctor-knows-no-such-table/declaration", safe=True)
    return _demand(reply, NOT_FOUND, "a table that was never opened")


def _broken_request(system: SpokenSystem) -> str:
    reply = system.exchange.send("POST", "/v1/tables", b'{"rulebook":', safe=True)
    return _demand(reply, CLIENT_ERRORS, "a body cut off in the middle")


def _unknown_game(system: SpokenSystem) -> str:
    try:
        system.open(TableSetup(rulebook="doctor-knows-no-such-game")).close()
    except TableRefused as refusal:
        return f"refused: {refusal}"
    raise Sick(
        "a table for a game that does not exist was opened; 409 and a problem are expected",
        "open tables only for the rulebooks that `games` names",
    )


def _game(system: SpokenSystem, description: Description, game: GameAsked) -> Iterator[Finding]:
    """Everything that needs an open table."""
    name = shown(str(game))
    try:
        table = system.open(game.setup())
    except TableRefused as refusal:
        text = f"the game is offered and a table without options is not: {refusal}"
        fix = "take the first value of an option that is not given, and your own choice of a reading"
        yield Finding("problem", f"{name}: table", text, fix)
        return
    except SystemFailure as failure:
        yield Finding("problem", f"{name}: table", f"{failure.where}: {failure.what}", failure.advice)
        return
    yield Finding("ok", f"{name}: table", "opened")
    yield from checked(f"{name}: declaration", lambda: f"facts declared: {len(table.declaration())}")
    for check in _at_the_table(system, table, description, game):
        findings = list(check)
        yield from findings
        if any(finding.outcome == "problem" for finding in findings) and _is_lost(system, table):
            with contextlib.suppress(SystemFailure):
                table.close()  # so that another may have its name
            text = "this table was lost with the problem above, so its other checks were left out"
            yield Finding("cannot", f"{name}: going on", text)
            break
    if game.plan is not None:
        yield from claims_of_a_game(system, description, game)


def _at_the_table(
    system: SpokenSystem, table: SpokenTable, description: Description, game: GameAsked
) -> Iterator[Iterator[Finding]]:
    """The checks of one open table, in their order."""
    name, played = shown(str(game)), begin(table)
    yield from _refusals(played, game)
    plan = game.plan
    if plan is not None:
        yield checked(f"{name}: plain round", lambda: _round(played, description, plan))
    else:
        text = f"this doctor knows no plain round of {name}: whether it can be played, the run will show"
        yield iter([Finding("cannot", f"{name}: plain round", text)])
        yield checked(f"{name}: going on", lambda: _goes_on(played))
    yield checked(f"{name}: reading again", lambda: _read_again(played))
    yield checked(f"{name}: sent twice", lambda: _sent_twice(played))
    yield checked(f"{name}: id used again", lambda: _id_used_again(system, table, played))
    yield checked(f"{name}: time of a stimulus", lambda: _time(played))
    yield checked(f"{name}: closing", lambda: _closing(system, table))


def _is_lost(system: SpokenSystem, table: SpokenTable) -> bool:
    """Whether the system no longer knows a table that nobody has closed: it was started anew, or is gone."""
    if not table.is_open:
        return False
    try:
        return system.exchange.send("GET", f"/v1/tables/{table.id}/declaration", safe=True).status == NOT_FOUND
    except SystemFailure:
        return True


def _refusals(played: Played, game: GameAsked) -> Iterator[Iterator[Finding]]:
    """Acts of nobody: each is refused in a receipt, with a reason, and nothing comes of it."""
    plan = game.plan
    untimely = Check(seat=NOBODYS_SEAT) if plan is None else plan.untimely
    for act in (Fold(seat=NOBODYS_SEAT), untimely):
        yield map(_with_a_reason, checked(f"{shown(str(game))}: refusal", partial(_refused, played, act)))


def _with_a_reason(finding: Finding) -> Finding:
    unexplained = finding.outcome == "ok" and finding.text.endswith("without a reason")
    return dataclasses.replace(finding, fix="give a reason: it stands in the report") if unexplained else finding


def _refused(played: Played, act: AnyStimulus) -> str:
    played.read_on("the table was opened")
    known = len(played.events)
    try:
        receipt = played.submit(act).receipt
    except SystemFailure as failure:
        advice = A_REFUSAL if failure.advice == IS_IT_THE_PROTOCOL else failure.advice
        raise Sick(f"{failure.where}: {failure.what}", advice) from None
    what = f"{named(act)} for seat {NOBODYS_SEAT}, where nobody sits,"
    if receipt.accepted:
        raise Sick(f"{what} was accepted", "refuse what cannot be done at this table, at this moment or by this seat")
    played.read_on("a refusal")
    if len(played.events) > known:
        kind = played.events[known].event.__struct_config__.tag
        raise Sick(
            f"{what} was refused, and yet something happened: {kind}", "let nothing come of an act that is refused"
        )
    return f"{what} is refused" + (f": {shown(receipt.reason)}" if receipt.reason else " without a reason")


def _round(played: Played, description: Description, plan: PlainRound) -> str:
    place_wagers(played, plan)
    stages = play_on(played, plan, description.performs)
    people = f"; done by people: {', '.join(sorted(played.performed))}" if played.performed else ""
    return f"played to its end; stages: {stages}, events: {len(played.events)}{people}"


def _goes_on(played: Played) -> str:
    played.submit(Proceed())
    return f"events: {len(played.events)}"


def _read_again(played: Played) -> str:
    """The adapter has checked order, gaps and story; here that nothing is missing from either way."""
    events, settled = played.table.read(0)
    if not settled:
        raise Sick(
            "a table to which nothing more was done does not settle",
            'say `"settled": true` when nothing more happens until the next stimulus',
        )
    if list(events) != played.events:
        raise Sick(
            f"{len(played.events)} events came along with answers, and {len(events)} when all were asked for",
            "tell each event once, and all of them when they are asked for from the first",
        )
    return f"the same {len(events)} events"


def _latest(played: Played) -> tuple[str, AnyStimulus, Answer]:
    if played.latest is None:
        raise Sick("no stimulus was answered before, so none can be repeated", "mend what was found above")
    return played.latest


def _sent_twice(played: Played) -> str:
    """The adapter compares the answers; here that nothing was done."""
    name, stimulus, _ = _latest(played)
    played.table.submit(name, stimulus)
    events, _ = played.table.read(0)
    if len(events) != len(played.events):
        raise Sick(
            "a submission that was sent again was done again: new events came of it",
            "keep each answer with its submission, and give it again",
        )
    return "a submission sent again is answered the same and not done again"


def _id_used_again(system: SpokenSystem, table: SpokenTable, played: Played) -> str:
    name, stimulus, _ = _latest(played)
    other: AnyStimulus = Fold(seat=NOBODYS_SEAT) if isinstance(stimulus, Proceed) else Proceed()
    body = msgspec.json.encode(Submission(name, other))
    reply = system.exchange.send("POST", f"/v1/tables/{table.id}/stimuli", body, safe=True)
    return _demand(reply, CONFLICT, "an id used for another stimulus")


def _time(played: Played) -> str:
    """Measured on a repeated submission, which changes nothing."""
    name, stimulus, _ = _latest(played)
    times = []
    for _ in range(REPEATS):
        start = time.perf_counter()
        played.table.submit(name, stimulus)
        times.append((time.perf_counter() - start) * 1000)
    median = statistics.median(times)
    hint = "; a run submits many thousands, so this will take patience" if median > SLOW_MS else ""
    return f"median {median:.1f} ms, longest of {REPEATS} {max(times):.1f} ms{hint}"


def _closing(system: SpokenSystem, table: SpokenTable) -> str:
    table.close()
    reply = system.exchange.send("GET", f"/v1/tables/{table.id}/declaration", safe=True)
    return _demand(reply, NOT_FOUND, "a table that was closed")
