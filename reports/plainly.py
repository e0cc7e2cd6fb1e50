"""What went wrong, in sentences for somebody who knows the rules and not the harness.

First how it stood: who held what and had wagered how much. Then what the rules require and what the system did. They
are made of the message with which a check fails and of what was seen, so every report can say them, and none judges.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from clausewise.reference_engine.core.money import show_money
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.reports.tables.against_dealer import AgainstTheDealer
from clausewise.reports.tables.state import TableState, state_after
from clausewise.showing import listed


class Broken(NamedTuple):
    """A check that did not come out."""

    sentence: str
    expected: str
    got: str


_MESSAGE: Final = re.compile(r"(?P<sentence>.+?): expected (?P<expected>.+?), got (?P<got>.+)", re.DOTALL)
_SEAT: Final = re.compile(r"^(?:it is )?seat (\d{1,2})\b")
_WAGER: Final = re.compile(r"seat (?P<seat>\d{1,2})'s (?P<wager>.+)")
_AMOUNT: Final = re.compile(r"[\d,]+(?:\.\d+)?")
_TIMES: Final = re.compile(r"(\d+) times")


def broken_in(message: str) -> Broken | None:
    """The check that a message of a failed scenario tells of.

    >>> broken_in("seat 1's ante wins 40: expected wins 40, got loses")
    Broken(sentence="seat 1's ante wins 40", expected='wins 40', got='loses')
    """
    found = _MESSAGE.fullmatch(message)
    return Broken(found["sentence"], found["expected"], found["got"]) if found else None


def wrong_in(message: str) -> tuple[str, str] | None:
    """What a drawing has to mark as wrong: the sentence of the failed check, and what was expected."""
    broken = broken_in(message)
    return None if broken is None else (broken.sentence, broken.expected)


def told_plainly(message: str, events: Sequence[Seen]) -> str:
    """The sentences; empty where the message tells of no check."""
    broken = broken_in(message)
    if broken is None:
        return ""
    return " ".join(part for part in (_situation(broken, state_after(events)), _verdict(broken)) if part)


def _situation(broken: Broken, state: TableState) -> str:
    """Who held what, and what was wagered."""
    found = _SEAT.match(broken.sentence)
    if found is None:
        return ""
    seat = int(found[1])
    place = state.places.get(f"seat {seat}")
    held = next(iter(place.ranks.values()), "") if place is not None else ""
    parts = [f"held {_a(held)}"] if held else []
    against = next((p for p in state.pictures.values() if isinstance(p, AgainstTheDealer)), None)
    wagers = against.wagers.get(seat, {}) if against is not None else {}
    meant = [name for name in wagers if broken.sentence.startswith(f"seat {seat}'s {name}")]
    named = sorted(meant, key=len)[-1:] or list(wagers)[:3]
    parts += [f"had wagered {show_money(wagers[name].amount)} on {_the(name)}" for name in named]
    return f"Seat {seat} {listed(parts)}." if parts else ""


def _a(held: str) -> str:
    """A rank as one holds it: `a flush`, `two pairs`."""
    first = held.split(maxsplit=1)[0]
    if first in ("two", "nothing") or first.endswith(("-of-a-kind", "s")) or first[0].isdigit():
        return held
    return f"an {held}" if first[0] in "aeiou" else f"a {held}"


def _the(name: str) -> str:
    return name if name.startswith(("a ", "the ")) else f"the {name}" if name in ("ante", "play", "blind") else name


def _verdict(broken: Broken) -> str:
    """What the rules require, and what the system did: the first way of saying it that fits."""
    return next(said for way in _WAYS if (said := way(broken)))


def _settled(broken: Broken) -> str:
    """A wager and what became of it."""
    paid = [found[1] for found in (re.fullmatch(rf"wins ({_AMOUNT.pattern})(?:,.*)?", side) for side in broken[1:])
            if found]  # fmt: skip
    if len(paid) == len(broken[1:]):
        return f"The rules require {paid[0]}; the system paid {paid[1]}."
    if _WAGER.match(broken.sentence) and re.match(r"wins |is |loses|anything but", broken.expected):
        got = broken.got if re.match(r"wins |is |loses", broken.got) else f"came to this: {broken.got}"
        wanted = broken.expected.replace("anything but", "wins anything but")
        return f"The rules require that the wager {wanted}; at the system it {got}."
    return ""


def _answered(broken: Broken) -> str:
    """An act that was to be accepted or refused."""
    if broken.expected == "refused":
        did = "accepted it" if broken.got == "accepted" else broken.got
        return f"The rules require that {broken.sentence}; the system {did}."
    if broken.expected == "accepted":
        reason = broken.got.removeprefix("refused").lstrip(": ")
        return f"The rules allow this act: {broken.sentence}; the system refused it" + (
            f", saying: {reason}." if reason else "."
        )
    return ""


def _done(broken: Broken) -> str:
    """A duty of the house, and how often it was done."""
    times = _TIMES.fullmatch(broken.got)
    often = "never" if broken.got == "never" or (times and times[1] == "0") else broken.got
    came = "it never did" if often == "never" else f"it did so {often.replace('1 times', 'once')}"
    if broken.expected == "never":
        return f"The rules require that this does not happen: {broken.sentence}; at the system it happened, {often}."
    if broken.expected in ("once", "at least once"):
        return f"The rules require, {broken.expected}: {broken.sentence}. At the system {came}."
    return ""


def _ordered(broken: Broken) -> str:
    """A duty that came before its time."""
    if not (broken.expected.startswith("after ") and broken.got.startswith("before ")):
        return ""
    what = broken.sentence.removesuffix(f", {broken.expected}")
    first = broken.expected.removeprefix("after ")
    return f"The rules require this order: first {first}, then {what}. The system did it the other way round."


def _always(broken: Broken) -> str:
    """What has to hold as long as the table is watched."""
    if broken.expected != "always":
        return ""
    return f"The rules require that this always holds: {broken.sentence}. At the system: {broken.got}."


def _declared(broken: Broken) -> str:
    """What the facility says of itself."""
    if not broken.sentence.startswith("the declared "):
        return ""
    fact = broken.sentence.removeprefix("the declared ")
    return f"The rules require of the {fact}: {broken.expected}. The facility declares: {broken.got}."


def _hand(broken: Broken) -> str:
    """Which hand it is that somebody has."""
    found = re.fullmatch(r"(.+?)'s (?:hand|total) is .+", broken.sentence)
    if found is None:
        return ""
    return f"The rules count {found[1]}'s hand as {broken.expected}; the system told it as {broken.got}."


def _paid(broken: Broken) -> str:
    """A sum that was due, or was not."""
    sums = [side for side in broken[1:] if _AMOUNT.fullmatch(side.replace(", ", "")) or side in ("none", "nothing")]
    if len(sums) < len(broken[1:]):
        return ""
    due, came = ("nothing" if side == "none" else side for side in sums)
    if not re.search(r"bonus|paid|wins|pot|fee|rake|meter|stake", broken.sentence):
        return ""
    return f"Of {broken.sentence} the rules require {due}; at the system it was {came}."


def _whatever(broken: Broken) -> str:
    """Any other comparison."""
    return f"Looked at: {broken.sentence}. The rules require: {broken.expected}. At the system it was: {broken.got}."


_WAYS: Final[tuple[Callable[[Broken], str], ...]] = (
    _settled, _answered, _ordered, _always, _declared, _hand, _paid, _done, _whatever,
)  # fmt: skip
