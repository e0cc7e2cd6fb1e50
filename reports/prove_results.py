"""What a proof comes to, as prove.json says it."""

from __future__ import annotations

import msgspec

ENOUGH = 3
"""So many faults by different operators have to be caught for each clause."""


class Tried(msgspec.Struct, frozen=True, omit_defaults=True):
    """A scenario that was run against a fault, and what it did."""

    scenario: str
    outcome: str
    at: str = ""
    message: str = ""


class Caught(msgspec.Struct, frozen=True):
    """A fault with the scenario that noticed it."""

    fault: str
    scenario: str
    message: str


class Survivor(msgspec.Struct, frozen=True):
    """A fault that no Then of the clause's own scenarios noticed."""

    fault: str
    scenarios: tuple[Tried, ...]
    """None, if no scenario of the clause comes to the place."""
    unlike: str = ""
    """Where the broken engine first says something else than the sound one; empty if a scenario broke down."""


class Equivalent(msgspec.Struct, frozen=True):
    """A fault that changes nothing that anybody could see."""

    fault: str
    reason: str


class OperatorCount(msgspec.Struct, frozen=True):
    """How an operator fared."""

    planted: int
    caught: int


class ClauseProof(msgspec.Struct, frozen=True):
    """The proof of one clause."""

    planted: int
    caught: int
    operators: dict[str, OperatorCount]
    survivors: tuple[Survivor, ...]
    equivalent: tuple[Equivalent, ...]
    isolated: bool
    """Some caught fault leaves the scenarios of all sibling clauses green."""
    isolated_by: str = ""
    known_gap: str = ""
    """Why it is known not to be isolated yet; one that is isolated has to leave the list."""
    caught_faults: tuple[Caught, ...] = ()
    elsewhere: dict[str, tuple[str, ...]] = {}
    """With --all: for each fault the scenarios of other clauses that turned red."""
    uncounted: tuple[str, ...] = ()
    """What was tried and not noticed, but may be lawful: another reading, stricter than the one chosen."""
    unsound: tuple[Tried, ...] = ()
    """Scenarios that the sound engine itself does not pass; nothing is proved by them."""
    alone: OperatorCount = OperatorCount(0, 0)
    """Of what is planted that which is broken for one instance alone; it makes up for no operator."""
    not_yet_asked: tuple[str, ...] = ()
    """Of these what is known to be asked about by no scenario yet; it counts as planted nowhere."""
    asked_now: tuple[str, ...] = ()
    """What is listed so and is not so any more: it has to leave the list."""

    @property
    def caught_operators(self) -> int:
        return sum(1 for counted in self.operators.values() if counted.caught)

    @property
    def short(self) -> bool:
        return self.caught_operators < ENOUGH and not self.unsound

    @property
    def clean(self) -> bool:
        return not (self.survivors or self.short or self.unsound or self.asked_now) and self.isolated != bool(
            self.known_gap
        )


class LintFinding(msgspec.Struct, frozen=True):
    """What the sound run shows to be wrong with the citations."""

    rule: str
    what: str


class Counts(msgspec.Struct, frozen=True):
    """The sums over all clauses."""

    clauses: int
    planted: int
    caught: int
    survivors: int
    equivalent: int
    short: int
    not_isolated: int
    unsound: int
    scenarios: int
    alone: int = 0
    """Of the planted those that are broken for one instance alone."""
    not_yet_asked: int = 0


class Proof(msgspec.Struct, frozen=True):
    """A whole proof."""

    rulebooks: tuple[str, ...]
    clauses: dict[str, ClauseProof]
    counts: Counts
    seconds: float
    harness: str
    lint: tuple[LintFinding, ...] = ()

    @property
    def clean(self) -> bool:
        """Nothing is left to be done."""
        return not self.lint and all(clause.clean for clause in self.clauses.values())


def sums(clauses: dict[str, ClauseProof], scenarios: int) -> Counts:
    """The sums over all clauses."""
    every = clauses.values()
    return Counts(
        clauses=len(clauses),
        planted=sum(c.planted for c in every),
        caught=sum(c.caught for c in every),
        survivors=sum(len(c.survivors) for c in every),
        equivalent=sum(len(c.equivalent) for c in every),
        short=sum(c.short for c in every),
        not_isolated=sum(not c.isolated and c.caught > 0 for c in every),
        unsound=sum(bool(c.unsound) for c in every),
        scenarios=scenarios,
        alone=sum(c.alone.planted for c in every),
        not_yet_asked=sum(len(c.not_yet_asked) for c in every),
    )
