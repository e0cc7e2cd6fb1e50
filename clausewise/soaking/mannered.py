"""The manners of the system that is soaked: those that were accepted or refused, and those that it shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from clausewise.following.comparison import Compared, Departure, Exchange
from clausewise.following.manners import Manner, manners_at
from clausewise.journal import now
from clausewise.journal.records import MannerJudged, MannerLearned
from clausewise.reference_engine.vocabulary.description import Description, TableSetup
from clausewise.running.manners import ManneredEntry, manner_of
from clausewise.soaking.learning import Manners, Round, learned, round_of, shown_by
from clausewise.soaking.playing import TablePlayed
from clausewise.soaking.recorded import course_of

ON_OCCASION: Final = 4
"""What is told so on fewer than one in so many occasions is no manner, but a fault now and then."""
MOST_DOUBTS: Final = 3
"""A departure that may be a manner, in a round that none explains, waits so often for one that is learned elsewhere."""

Key = tuple[str, Manner]
"""A rulebook and a manner at its tables."""
Names = tuple[str, str]
"""A rulebook and a name of events."""


@dataclass(slots=True)
class Seen:
    """How often manners explained something, and how often the same was told as the rules have it."""

    times: Counter[Key] = field(default_factory=Counter)
    plain: Counter[Names] = field(default_factory=Counter)

    def adds(self, rulebook: str, compared: Compared) -> None:
        """One more table."""
        self.times.update({(rulebook, manner): n for manner, n in compared.manners.items()})
        self.plain.update({(rulebook, name): n for name, n in compared.plain.items()})


@dataclass(slots=True)
class Mannered:
    """What one process knows of the system's manners."""

    given: Sequence[MannerJudged] = ()
    of: dict[str, Manners] = field(default_factory=dict)
    """By rulebook: what is gone by."""
    _doubts: Counter[tuple[str, str, str]] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        for one in self.given:
            if one.accepted_by:
                self.takes(one.rulebook, manner_of(one))

    def takes(self, rulebook: str, manner: Manner) -> None:
        """One more."""
        self.of[rulebook] = self.at(rulebook) | {manner}

    def at(self, rulebook: str) -> Manners:
        """Those of its tables."""
        return self.of.get(rulebook, frozenset())

    def learns(
        self,
        setup: TableSetup,
        exchanges: Sequence[Exchange],
        departure: Departure,
        description: Description,
        known: Collection[str],
    ) -> tuple[tuple[Manner, Departure, Round], ...]:
        """The manners that explain a departure and all else of its round, each with what it explains; perhaps none."""
        one = round_of(setup, exchanges, departure, description, known)
        before = self.at(setup.rulebook)
        found = learned(one, before)
        if not found:
            return ()
        whole = before | found
        for manner in sorted(found):
            self.takes(setup.rulebook, manner)
        return tuple((manner, shown, one) for manner, shown in shown_by(one, whole) if manner in found)

    def is_doubtful(self, rulebook: str, departure: Departure) -> bool:
        """Whether it may turn out to be a manner, with a fault behind it in this round; not for ever."""
        if next(manners_at(departure.wanted, departure.came, ()), None) is None:
            return False
        key = (rulebook, departure.expected.partition(",")[0], departure.got.partition(",")[0])
        self._doubts[key] += 1
        return self._doubts[key] < MOST_DOUBTS


@dataclass(frozen=True, slots=True)
class MannerSeen:
    """A manner that was learned, with how often it was seen."""

    learned: MannerLearned
    times: int
    plain: int
    """How often the same was told as the rules have it."""
    judged: MannerJudged | None = None
    """What a person has made of it."""

    @property
    def is_rare(self) -> bool:
        """Whether it is told so now and then only; what comes besides, or when, is a matter of occasions."""
        manner = self.learned
        return manner.how in ("not told", "told otherwise") and self.times * ON_OCCASION < self.plain

    @property
    def is_fault(self) -> bool:
        """Whether it is a breach: a person says so, or nobody has said yet what it is and it is no habit."""
        return bool(self.judged and self.judged.refused_by) or (self.judged is None and self.is_rare)

    @property
    def explained(self) -> str:
        """In a sentence for who has to judge it."""
        one = self.learned
        how = f"{one.how} ({one.word.replace('_', ' ')})" if one.word else one.how
        return f"{one.what}: {how} than by the rules" if one.how == "at another moment" else f"{one.what}: {how}"

    @property
    def told(self) -> str:
        """What it is, and why it is asked about or blamed."""
        one = self.learned
        often = f"seen {self.times:,} times, and {self.plain:,} times as the rules have it"
        where = f"by the rules: {one.expected}; the system: {one.got}; {often}"
        if self.judged is not None and self.judged.refused_by:
            return f"refused as a manner by {self.judged.refused_by}: {self.explained}; {where}"
        if self.is_rare:
            return f"told so now and then only, which is no manner: {self.explained}; {where}"
        return f"this may be the system's manner, for a person to accept or refuse: {self.explained}; {where}"

    def entry(self, file: str) -> ManneredEntry:
        """As the file of manners has it."""
        one, judged = self.learned, self.judged
        return ManneredEntry(
            rulebook=one.rulebook,
            how=one.how,
            what=one.what,
            word=one.word,
            clauses=one.clauses,
            explained=f"{self.explained}; by the rules: {one.expected}; the system: {one.got}",
            refused_by="" if judged is None else judged.refused_by,
            date="" if judged is None else judged.date,
            seen=f"{self.times:,} times, and {self.plain:,} times as the rules have it; first at table {one.number}",
            round=file,
        )


def seen(
    learned_ones: Iterable[MannerLearned],
    times: Mapping[Key, int],
    plain: Mapping[Names, int],
    given: Iterable[MannerJudged],
) -> list[MannerSeen]:
    """All that was learned, each once, with what a person has said of it."""
    judged = {(one.rulebook, manner_of(one)): one for one in given}
    found: dict[Key, MannerSeen] = {}
    for one in learned_ones:
        key = one.rulebook, Manner(one.how, one.what, one.word)
        if key not in found:
            found[key] = MannerSeen(one, times.get(key, 0), plain.get((one.rulebook, one.what), 0), judged.get(key))
    return list(found.values())


def as_learned(number: int, manner: Manner, departure: Departure, short: TablePlayed) -> MannerLearned:
    """For the journal: what a manner explains, first at the table of this number."""
    return MannerLearned(
        time=now(),
        number=number,
        rulebook=short.setup.rulebook,
        how=manner.how,
        what=manner.what,
        word=manner.word,
        clauses=departure.clauses[:1],
        expected=departure.expected,
        got=departure.got,
        setup=short.setup,
        course=course_of(short),
    )
