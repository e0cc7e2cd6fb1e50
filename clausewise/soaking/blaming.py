"""Which clauses are broken where a system departs from the rules: at most three, the most to the point first.

The reference engine cites clauses where the two part. Which of them it is, is found by breaking the engine as `prove`
does, at each decision that led there: the broken rule is the one without which the engine does what the system did,
there and as long as the recording goes on. Where no single broken rule explains it, what is cited is blamed as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from typing import Any

import msgspec

from clausewise.following.comparison import Compared, Departure, Exchange, compare
from clausewise.following.known_departures import NOTHING_GONE_BY, GoneBy
from clausewise.proving.broken import RunAway
from clausewise.proving.patience import patience
from clausewise.reference_engine.core.rulings import Fault, Site
from clausewise.reference_engine.families.family import Game
from clausewise.reference_engine.families.misreadings import Misreading
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.description import Description, TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent

MOST_BLAMED = 3
PATIENCE = 5.0
"""Seconds for one broken engine, before its decisions are counted; a sound one needs a few thousandths."""
MOST_DECISIONS = 1_000
"""So many for each exchange a broken engine may take; a sound one takes about ten."""
LAST_PATIENCE = 60.0
"""Seconds for one that decides nothing and does not end: many times what any other takes on a busy machine."""
NOT_CITED = 100
DISCREDITED = 3
"""A broken rule that fails to explain so many recordings more than another is looked at no longer."""
TO_THE_END = 10**9

Planted = Fault | Misreading


@dataclass(frozen=True, slots=True)
class Recording:
    """What was done to a table and what came of it."""

    setup: TableSetup
    exchanges: Sequence[Exchange]
    past: GoneBy = NOTHING_GONE_BY
    """Departures that are known, and not what is to be explained."""
    broken: tuple[Planted, ...] = ()
    """Breaches that are known: the engine beside it has them, so that what lies behind them can be explained."""


@dataclass(frozen=True, slots=True, order=True)
class _Explanation:
    """A broken rule that does what the system did; the least is the best."""

    less_far: tuple[int, ...]
    """How far the system is explained in each recording, negative."""
    cited: int
    """Which of the clauses cited at the departure the rule has."""
    clauses: tuple[str, ...]
    name: str
    planted: Planted = field(compare=False)

    @property
    def says_nothing(self) -> bool:
        """Whether it is only said that something is done otherwise, and not why."""
        return _merely_done(self.planted)


def blamed(
    recordings: Sequence[Recording],
    departure: Departure,
    description: Description | None = None,
    evidence: Iterable[Recording] = (),
    definitions: Collection[str] = (),
    *,
    among: Collection[str] = (),
) -> tuple[str, ...]:
    """The clauses that are broken.

    `recordings` show the same departure, the shortest first: `departure` is that one's. The longer ones tell apart what
    looks alike in it, and so does `evidence`: whatever else the system did, rightly or not. With `among` it is asked
    which of these clauses explain it, however many they are.
    """
    if not departure.clauses and departure.expected == "refused":
        return ()
    most = None if among else MOST_BLAMED
    found = sorted(_explanations(recordings, departure, description, among))
    if not found:  # no single broken rule does all of it: a system may break one on some occasions only
        found = sorted(_explanations(recordings[:1], departure, description, among))
    if not found:
        concerned = _concerned(recordings[0], departure, description, figures=bool(among))
        return _to_the_point(departure, concerned)[:most]
    best = [one for one in found if one.less_far == found[0].less_far]
    best = _borne_out(best, evidence, description)
    best.sort(key=lambda one: _least_likely_last(one, definitions))
    in_turn = zip_longest(*(one.clauses for one in best))  # of each breach one clause, before any has two
    clauses = dict.fromkeys(clause for turn in in_turn for clause in turn if clause)
    if among:  # a row of a paytable that states the amount is blamed as well, though another breach does the same
        why = all(one.says_nothing for one in best)
        concerned = _concerned(recordings[0], departure, description, figures=why, stated_only=not why)
        clauses |= dict.fromkeys(clause for clause in departure.clauses if clause in concerned)
    return tuple(clauses)[:most]


def breaches(recording: Recording, departure: Departure, description: Description | None) -> list[Planted]:
    """The single breaches that explain a departure, and what follows it, furthest."""
    found = sorted(_explanations([recording], departure, description, ()))
    return [one.planted for one in found if one.less_far == found[0].less_far]


def explained_until(recording: Recording, description: Description | None, planted: Planted | None = None) -> int:
    """How far an engine explains a recording that is broken so: the event that it does not, or `TO_THE_END`."""
    return _far(_compared(recording, description, planted))


def _least_likely_last(one: _Explanation, definitions: Collection[str]) -> tuple[bool, int, bool, _Explanation]:
    return one.cited == NOT_CITED, len(one.clauses), set(one.clauses) <= {*definitions}, one


def _to_the_point(departure: Departure, concerned: Collection[str]) -> tuple[str, ...]:
    """Of the cited clauses those on which depends what came otherwise: who wins is not to blame for how much."""
    return tuple(clause for clause in departure.clauses if clause in concerned) or departure.clauses


def _concerned(
    recording: Recording,
    departure: Departure,
    description: Description | None,
    *,
    figures: bool,
    stated_only: bool = False,
) -> set[str]:
    """The clauses on which those fields of the event depend that came otherwise, or whether there is such an event.

    One that merely has the event done is left out where another decides what came otherwise. With `figures` also those
    that state an amount which would have shown before: it may have been told and not kept. `stated_only`: of the others
    those that are rows of a paytable.
    """
    otherwise = _differing(departure.wanted, departure.came)
    met = _far(_compared(recording, description, None))
    provisions = _game(recording).rules.provisions
    kept: set[str] = set()
    decides: set[str] = set()
    for planted in _candidates(recording, description) if departure.wanted is not None else ():
        clauses = set(() if isinstance(planted, Misreading) else provisions.get(planted.provision, ()))
        states = isinstance(planted, Fault) and planted.kind in ("figure", "payout")
        is_a_row = isinstance(planted, Fault) and planted.kind == "payout"
        if clauses.isdisjoint(departure.clauses) or clauses <= decides or (stated_only and not is_a_row):
            continue
        compared = _compared(recording, description, planted)
        parts = None if compared is None or compared.met > met else compared.departure
        if compared is None or parts is None:
            continue
        if otherwise and figures and compared.met < met and states:
            kept |= clauses
            decides |= clauses
        sound = departure.wanted if compared.met == met else parts.came
        if otherwise:
            changed = _differing(parts.wanted, sound)
            shows = type(parts.wanted) is type(departure.wanted) and bool(changed) and changed <= otherwise
        else:  # something else came in its place: whose breach shows first where such a thing happens
            shows = _of_a_kind(sound, departure.wanted) and parts.wanted != sound
        if shows:
            kept |= clauses
            decides |= set() if _merely_done(planted) else clauses
    return decides or kept


def _merely_done(planted: Planted) -> bool:
    """Whether it is only said that something is done otherwise, and not why."""
    return isinstance(planted, Fault) and planted.operator.startswith("done otherwise")


def _of_a_kind(one: AnyEvent | None, other: AnyEvent | None) -> bool:
    """Whether the same is done."""
    return type(one) is type(other) and getattr(one, "act", None) == getattr(other, "act", None)


def _differing(one: AnyEvent | None, other: AnyEvent | None) -> set[str]:
    """The fields in which two events of a kind differ."""
    if one is None or type(one) is not type(other):
        return set()
    return {name for name in one.__struct_fields__ if getattr(one, name) != getattr(other, name)}


def _borne_out(
    found: list[_Explanation], evidence: Iterable[Recording], description: Description | None
) -> list[_Explanation]:
    """Those that explain most of what else the system did; one that fails seldom may be a rule broken seldom."""
    missed = dict.fromkeys(found, 0)
    evidence = iter(evidence)
    while len({one.clauses for one in missed}) > 1 and (recording := next(evidence, None)) is not None:
        far = {one: _far(_compared(recording, description, one.planted)) for one in missed}
        for one, reached in far.items():
            missed[one] += reached < max(far.values())
        fewest = min(missed.values())
        missed = {one: times for one, times in missed.items() if times < fewest + DISCREDITED}
    return [one for one, times in missed.items() if times == min(missed.values())]


def _explanations(
    recordings: Sequence[Recording],
    departure: Departure,
    description: Description | None,
    among: Collection[str],
) -> Iterator[_Explanation]:
    shortest = recordings[0]
    provisions = _game(shortest).rules.provisions
    parted = [_far(_compared(one, description, None)) for one in recordings]
    for planted in _candidates(shortest, description):
        clauses = planted.clauses if isinstance(planted, Misreading) else provisions.get(planted.provision, ())
        if among and not set(among).intersection(clauses):
            continue
        far: list[int] = []
        for recording, before in zip(recordings, parted, strict=True):
            reached = _far(_compared(recording, description, planted))
            if reached <= before:
                break
            far.append(-reached)
        else:
            in_order = sorted(clauses, key=lambda clause: _place(clause, departure))
            place = _place(in_order[0], departure) if in_order else NOT_CITED
            yield _Explanation(tuple(far), place, tuple(in_order), str(planted), planted)


def _place(clause: str, departure: Departure) -> int:
    return departure.clauses.index(clause) if clause in departure.clauses else NOT_CITED


def _candidates(recording: Recording, description: Description | None) -> list[Planted]:
    """Every way to break a decision that the engine took until the departure, and what vendors misread."""
    sites: set[Site] = set()
    beside(recording, description, recording.broken, sites.add)
    faults = {Fault(site.provision, site.kind, operator) for site in sites for operator in site.operators()}
    return [*sorted(faults), *_game(recording).misreadings]


def _game(recording: Recording) -> Game[Any]:
    return RULEBOOKS[recording.setup.rulebook].game(recording.setup.options)


def _compared(recording: Recording, description: Description | None, planted: Planted | None) -> Compared | None:
    """The recording beside an engine that is broken; None if that engine does not come to an end, or breaks down.

    Whether it comes to an end is counted in decisions, so that it does not hang on how busy the machine is.
    """
    broken = recording.broken if planted is None else (*recording.broken, planted)

    def within(seconds: float, notice: Callable[[Site], None] | None) -> Compared:
        with patience(seconds):
            return beside(recording, description, broken, notice)

    try:
        try:
            return within(PATIENCE, None)
        except RunAway:
            return within(LAST_PATIENCE, _counting(MOST_DECISIONS * (1 + len(recording.exchanges))))
    except Exception:  # noqa: BLE001  what is broken on purpose may break down in any way, and then explains nothing
        return None


def _counting(left: int) -> Callable[[Site], None]:
    """Ends an engine that goes on deciding."""

    def notice(_site: Site) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            raise RunAway("it does not come to an end")

    return notice


def beside(
    recording: Recording,
    description: Description | None,
    broken: Sequence[Planted] = (),
    notice: Callable[[Site], None] | None = None,
) -> Compared:
    """The recording beside an engine that is broken in all these ways."""
    setup, fault = recording.setup, None
    with ExitStack() as stack:
        for planted in broken:
            if isinstance(planted, Fault):
                fault = replace(planted, beside=fault)
            else:
                stack.enter_context(planted.breaking())
                setup = msgspec.structs.replace(setup, readings=setup.readings | dict(planted.readings))
        return compare(setup, recording.exchanges, description, past=recording.past, fault=fault, notice=notice)


def _far(compared: Compared | None) -> int:
    """How far the engine explains the system: which event of the recording was the first that it does not."""
    if compared is None:
        return -1
    return TO_THE_END if compared.departure is None else compared.met
