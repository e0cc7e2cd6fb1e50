"""What has changed between two runs: the content of changes.json, and of a baseline. The published schema is of it."""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

import msgspec

from clausewise.journal.records import Strength
from clausewise.judge import Judge
from clausewise.reference_engine.vocabulary.description import Component
from clausewise.verdicts import Verdict

Kind = Literal[
    "newly failing", "failing in other scenarios", "failing, hidden before", "newly in error", "no longer examined",
    "new and not examined", "weaker", "still failing", "not met again", "fixed", "newly examined", "stronger",
    "examined otherwise", "unexamined otherwise", "out of the rules",
]  # fmt: skip
"""What became of a clause. What somebody has to act on stands first; nothing is counted against anything else."""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
WORSE: Final[tuple[Kind, ...]] = KINDS[: KINDS.index("still failing")]
"""Each of these ends with exit code 1."""
FORMAT: Final = 1


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Always written whole."""


class Judged(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A clause as one side has it."""

    verdict: Verdict
    strength: Strength | None = None
    n: int | None = None
    reason: str = ""
    guided_by: str = ""
    provisional: bool = False
    readings: tuple[str, ...] = ()
    """The choices that it rests on, ID.CHOICE."""
    scenarios: int = 0
    failing: tuple[str, ...] = ()
    """The scenarios that fail, each with its configuration."""
    came: tuple[str, ...] = ()
    """Of each of these what was required and what came, in a sentence."""
    stopped: dict[str, str] = {}
    """The scenarios that failed by the breach of another clause, and that clause."""
    variance: str = ""
    attestation: str = ""


MOST_SENTENCES: Final = 6
"""Of one clause; the matrix of the run has the others."""


def told_of(judged: Judged | None) -> tuple[str, ...]:
    """What was found, each thing once: no second fault hides behind the first one's sentence.

    >>> told_of(Judged("fail", failing=("a [x]", "b [x]", "c [x]"), came=("Due 4, paid 3.", "Due 1, paid 2.",
    ...         "Due 4, paid 3.")))
    ('Due 4, paid 3 (in 2 scenarios, first: a)', 'Due 1, paid 2 (b)')
    >>> told_of(Judged("inconclusive", reason="not shown")), told_of(None)
    (('not shown',), ())
    """
    if judged is None:
        return ()
    if not judged.came or judged.verdict != "fail":
        return (judged.reason,) if judged.reason else ()
    those: dict[str, list[str]] = {}
    names = judged.failing
    if len({name.rpartition(" [")[2] for name in names}) == 1:
        names = tuple(name.rpartition(" [")[0] or name for name in names)
    for name, sentence in zip(names, judged.came, strict=False):
        those.setdefault(sentence, []).append(name)
    told = [
        f"{sentence.rstrip('.')} ({of[0] if len(of) == 1 else f'in {len(of)} scenarios, first: {of[0]}'})"
        for sentence, of in those.items()
    ]
    more = (f"and {len(told) - MOST_SENTENCES} things more that came otherwise",) if len(told) > MOST_SENTENCES else ()
    return (*told[:MOST_SENTENCES], *more)


class System(_Part, frozen=True):
    """What was tested, as it described itself at the tables of one rulebook."""

    manufacturer: str
    product: str
    version: str
    build: str
    configuration: str
    components: tuple[Component, ...]


class Approval(_Part, frozen=True):
    """A fail that somebody lets stand, of these scenarios and of these words alone."""

    clause: str
    by: str
    date: str
    reason: str
    words: str
    failing: tuple[str, ...]


class Side(_Part, frozen=True):
    """One of the two that are compared, and all that a baseline keeps."""

    format: int
    run: str
    started: str
    seal: str
    harness: str
    judge: Judge | None
    rulebooks: dict[str, str]
    """With their editions."""
    systems: dict[str, System]
    """By rulebook."""
    readings: dict[str, dict[str, tuple[str, ...]]]
    """By rulebook, the choices of each reading that were asked for."""
    options: dict[str, dict[str, tuple[str, ...]]]
    variances: tuple[str, ...]
    attestations: tuple[str, ...]
    conditions: dict[str, str]
    """How it was tested: what else may make a difference."""
    selection: tuple[str, ...]
    words: dict[str, str]
    """Every clause of the rulebooks, in document order, and its wording; none where the journal does not say."""
    clauses: dict[str, Judged]
    """Those that the run was to examine."""
    problems: tuple[str, ...]
    """What makes the run as a whole an error."""
    approved: tuple[Approval, ...]
    confirmations: tuple[str, ...] = ()
    """Readings that the authority has confirmed, by the laboratory's configuration."""


class Change(_Part, frozen=True):
    """What became of one clause."""

    clause: str
    was: str
    """Its number before, where that was another."""
    title: str
    kind: Kind
    before: Judged | None
    after: Judged | None
    because: tuple[str, ...]
    """What else of it is not as it was."""

    @property
    def found(self) -> tuple[str, ...]:
        """Why it is judged so now; and what was found broken before, where that is something else."""
        now, was = told_of(self.after), told_of(self.before) if self.before and self.before.verdict == "fail" else ()
        return (*now, *(f"before: {line}" for line in was if line not in now))


class Wording(_Part, frozen=True):
    """A clause of which the words, or their place, are not what they were."""

    clause: str
    was: str
    status: Literal["changed", "added", "gone", "moved"]
    before: str
    """The words, where a document was there to take them from."""
    after: str


class Reason(_Part, frozen=True):
    """One of the things that a verdict depends on, and in what it differs; nothing where it does not."""

    about: str
    differs: tuple[str, ...]


class Held(_Part, frozen=True):
    """An approved fail, and whether it keeps a gate green this time."""

    approval: Approval
    holds: bool
    why: str


class Changes(_Part, frozen=True):
    """What is otherwise in one run than in another, or in a baseline."""

    format: int
    before: Side
    after: Side
    worse: tuple[str, ...]
    """What makes the exit code 1, a sentence each; empty where nothing got worse."""
    counts: dict[Kind, int]
    same: int
    """Clauses whose verdict is as it was."""
    standing: int
    """Clauses that were not asked about again, and of which nothing has changed: what was found of them stands."""
    changes: tuple[Change, ...]
    reasons: tuple[Reason, ...]
    wordings: tuple[Wording, ...]
    approved: tuple[Held, ...]
    notes: tuple[str, ...]


def verdict_of(judged: Judged | None) -> str:
    """In a word what one side found, with its strength.

    >>> verdict_of(None), verdict_of(Judged("pass", "sampled", 300)), verdict_of(Judged("unattested"))
    ('not asked about', 'pass, sampled (300)', 'unattested')
    """
    if judged is None:
        return "not asked about"
    measure = f" ({judged.n:,})" if judged.n is not None else ""
    return f"{judged.verdict}, {judged.strength}{measure}" if judged.strength else judged.verdict


def schema() -> dict[str, Any]:
    """The JSON Schema of changes.json."""
    made = msgspec.json.decode(msgspec.json.encode(msgspec.json.schema(Changes)))  # as JSON has it, without tuples
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Clausewise changes", **made}
