"""What a test of randomness came to, as result.json says it."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

FORMAT: Final = 1
MISREADS_SHOWN: Final = 200
Verdict = Literal["pass", "fail", "inconclusive"]
TITLES: Final[dict[str, tuple[str, str]]] = {
    "positions": ("Card by place", "chi-squared over every card at every place"),
    "one-place": ("One card at one place", "the cell that is furthest out, among all of them"),
    "moves": ("Place by place before", "chi-squared over where the card of each place goes in one shuffle"),
    "one-move": ("One place to one place", "the way from place to place that is furthest out, among all of them"),
    "pairs-kept": ("Neighbours kept", "cards that still follow on the card on which they followed before"),
    "rising-sequences": ("Rising sequences", "runs upwards through the order before"),
    "guessing": ("Guessing with feedback", "hits of somebody who knows the order before and is shown each card"),
    "copies": ("Copies", "cards that follow on another one of the same rank and suit"),
    "suits": ("Suits", "cards that follow one of their own suit"),
    "colours": ("Colours", "cards that follow one of their own colour"),
    "repeats": ("Whole orders", "decks that came before, card for card"),
    "faces": ("Faces", "how often each face came, on all dice"),
    "each-die": ("Each die", "how often each face came on each die"),
    "sums": ("Sums", "how often each sum of three dice came"),
    "sequence": ("In sequence", "which face of a die comes after which"),
    "agreement": ("Agreement", "how often two of the dice show the same"),
    "combinations": ("Whole throws", "how often each of the 216 throws came"),
}
"""Each test with its name for a person and what it looks at."""


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Fields are always written."""


class FoundByTest(_Part, frozen=True):
    """What one test saw."""

    test: str
    chance: float | None
    """How likely what was seen, or anything further out, is for a sound device; none where only evidence counts."""
    adjusted: float | None
    """As one of all the tests, by Holm."""
    evidence: float | None
    """The logarithm (base 10) of how much better a faulty device foretells what was seen; none for a fixed number."""
    found: bool
    """At the level of all of them together."""


class HistogramShown(_Part, frozen=True):
    """How often each count came, and the band in which 99 of 100 sound devices have each."""

    test: str
    first: int
    """The count of the first column."""
    seen: tuple[int, ...]
    low: tuple[float, ...]
    high: tuple[float, ...]


class PowerShown(_Part, frozen=True):
    """How likely a fault is found under the plan."""

    fault: str
    said: str
    chance: float
    least: float
    """With 95 % confidence it is no smaller."""
    basis: str
    aimed_at: bool
    """The number of the plan was chosen for it."""


class PlanShown(_Part, frozen=True):
    """The plan that the analysis followed, made before."""

    digest: str
    """SHA-256 of the plan's file."""
    made: str
    way: Literal["fixed number", "evidence"]
    level: float
    stated_by: str
    """Who asks for that level; empty where nobody does."""
    number: int
    power: float
    start: str
    rule: str
    """The decision rule, in words."""


class SourceShown(_Part, frozen=True):
    """Where the decks or throws came from."""

    kind: str
    name: str
    digest: str
    """SHA-256 of the file they stand in."""


class ClauseFound(_Part, frozen=True):
    """A clause that asks for randomness, and the verdict on that."""

    clause: str
    verdict: Verdict
    strength: Literal["sampled"] = "sampled"


class Result(_Part, frozen=True):
    """A whole test of randomness."""

    format: int
    harness: str
    made: str
    what: Literal["cards", "dice"]
    wide: int
    subject: str
    build: str
    verdict: Verdict
    reason: str
    plan: PlanShown
    source: SourceShown
    read: int
    """Decks or throws, misread ones among them."""
    used: int
    left_over: int
    """More than the plan asked for: they were not looked at."""
    misread: int
    misreads: tuple[str, ...]
    """The first of them."""
    tests: tuple[FoundByTest, ...]
    power: tuple[PowerShown, ...]
    clauses: tuple[ClauseFound, ...]
    crossed_at: int | None = None
    """After so many the evidence sufficed."""
    path: tuple[tuple[int, float], ...] = ()
    """The logarithm (base 10) of the whole evidence, after so many."""
    table: tuple[tuple[int, ...], ...] = ()
    """Place by card, or die by face."""
    moves: tuple[tuple[int, ...], ...] = ()
    """Place after by place before, where each deck follows on the one before."""
    histograms: tuple[HistogramShown, ...] = ()

    @property
    def noun(self) -> str:
        return "deck" if self.what == "cards" else "throw"


def encode(result: Result) -> bytes:
    """The content of result.json."""
    return msgspec.json.format(msgspec.json.encode(result), indent=1) + b"\n"


def schema() -> dict[str, Any]:
    """The JSON Schema of result.json."""
    made = msgspec.json.decode(msgspec.json.encode(msgspec.json.schema(Result)))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Clausewise result of a test of randomness",
        **made,
    }
