"""Decisions that are broken for one instance alone: one kind of wager, one seat, one deck, one way to shuffle."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from clausewise.proving.quantified import concerned
from clausewise.reference_engine.core.instances import About, Instance
from clausewise.reference_engine.core.rulings import UNSAID, Fault, Kind, Site, instead
from clausewise.registry import Clause, Rulebook

Decision = tuple[str, Kind]
"""A provision and a kind of decision."""


Abouts = Mapping[Decision, dict[About, set[str]]]
"""What was decided about at each decision, and in which ways that could have gone wrong."""

Instances = Mapping[Decision, Mapping[Instance, set[str]]]
"""What was decided about, one by one, and in which ways the decision could have gone wrong then."""

Provisions = Mapping[str, Sequence[str]]
"""The clauses that each provision of a game is of."""

ByGame = Mapping[str, Instances]
"""The same by the game of the rulebook that was played: what one game decides about, another has not."""


def comes_to(abouts: Abouts, fault: Fault) -> bool:
    """Whether the fault would have changed an answer, for all that is known."""
    at = abouts.get((fault.provision, fault.kind), {})
    return any(fault.only in about and fault.operator in ways for about, ways in at.items())


def by_game(every: Iterable[tuple[Iterable[str], Abouts]]) -> ByGame:
    """Of several scenarios or rounds, each with the games that were played in it: what was decided about."""
    of_each: defaultdict[str, list[Abouts]] = defaultdict(list)
    for games, abouts in every:
        for game in games:
            of_each[game].append(abouts)
    return {game: _by_instance(of_it) for game, of_it in of_each.items()}


def _by_instance(every: Iterable[Abouts]) -> Instances:
    together: dict[Decision, dict[About, set[str]]] = {}
    for abouts in every:
        for decision, at in abouts.items():
            known = together.setdefault(decision, {})
            for about, ways in at.items():
                known.setdefault(about, set()).update(ways)
    found: dict[Decision, dict[Instance, set[str]]] = {}
    for decision, at in together.items():
        instances = found.setdefault(decision, {})
        for about, ways in at.items():
            for instance in about:
                instances.setdefault(instance, set()).update(ways)
    return found


@dataclass(slots=True)
class Noticed:
    """Where an engine decides, and about what; it is told of every decision."""

    sites: set[Site] = field(default_factory=set)
    abouts: defaultdict[Decision, dict[About, set[str]]] = field(default_factory=lambda: defaultdict(dict))

    def __call__(self, site: Site) -> None:
        """One more decision."""
        ways = self.abouts[site.provision, site.kind].setdefault(site.about(), set())
        ways.update(way for way in site.operators() if way not in site.idle)
        # the table itself is not kept
        self.sites.add(Site(site.provision, site.kind, site.variants))


@dataclass(frozen=True, slots=True)
class OneInstance:
    """A decision broken for one instance alone. In which way is not important: one of these has to be noticed."""

    faults: tuple[Fault, ...]

    @property
    def only(self) -> Instance:
        """For what it is broken."""
        return self.faults[0].only

    def __str__(self) -> str:
        first = self.faults[0]
        return f"{first.provision} ({first.kind}) for one alone: {self.only}"


def instances_of(
    rulebooks: Sequence[Rulebook],
    faults: Mapping[str, Iterable[object]],
    seen: Mapping[str, Sequence[ByGame]],
    served: Mapping[str, Mapping[str, Provisions]],
) -> dict[str, tuple[OneInstance, ...]]:
    """For each clause what its rule speaks of, one by one, at each decision at which faults are planted for it.

    `seen` says for each rulebook, of its scenarios and of random rounds, which instances there are in each game;
    `served`, which provisions of each game are of which clauses: a clause is asked of its own games alone.
    """
    return {
        clause.id: tuple(_of_clause(clause, faults[clause.id], seen[book.id], served.get(book.id, {})))
        for book in rulebooks
        for clause in book.clauses
    }


def _of_clause(
    clause: Clause, faults: Iterable[object], seen: Sequence[ByGame], served: Mapping[str, Provisions]
) -> Iterator[OneInstance]:
    for decision, operators in _decisions(faults).items():
        ways: dict[Instance, set[str]] = {}
        own = [game for game, provisions in served.items() if clause.id in provisions.get(decision[0], ())]
        for one in (of_each.get(game, {}) for of_each in seen for game in own):
            for instance, others in one.get(decision, {}).items():
                ways.setdefault(instance, set()).update(others)
        for only in concerned(clause, ways):
            planted = tuple(Fault(*decision, operator, only) for operator in operators if operator in ways[only])
            if planted:
                yield OneInstance(planted)


def _decisions(faults: Iterable[object]) -> dict[Decision, list[str]]:
    """In which ways each decision can go wrong; what is only declared is nobody's act."""
    found: dict[Decision, list[str]] = {}
    for fault in faults:
        if isinstance(fault, Fault):
            found.setdefault((fault.provision, fault.kind), []).append(fault.operator)
    return {
        decision: operators
        for decision, operators in found.items()
        if decision[1] != "declares" and instead(UNSAID) not in operators
    }
