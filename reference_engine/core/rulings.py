"""Every decision of the reference engine passes here: it is cited, counted, and can be broken.

A *provision* names what the rules provide (`settle.lower`); the rule set maps it to clause ids. Game code asks for a
ruling and goes on with the answer, so that the consequences of a broken ruling follow by themselves. `prove` learns
from a sound run which *sites* (a provision and a kind of decision) a scenario reaches, and plants a fault at each.

A rule set that maps no clause to a provision has no such rule: nothing is forbidden by it, no duty arises from it, it
is not cited. What cannot be answered without a rule, a figure or a choice, must not be asked: see `knows`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final, Literal, TypeVar

from clausewise.reference_engine.core.fields import FactValue
from clausewise.reference_engine.core.instances import EVERY, About, Instance, nothing_known
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.odds import FixedSum, MeterShare, Odds, Payout

T = TypeVar("T")

Kind = Literal["permits", "forbids", "figure", "payout", "holds", "fails", "choose", "duty", "declares"]
Place = tuple[str, str]
"""A provision and a kind of decision; or a question that the rules leave open and the reading that was chosen."""

REFUSED_YET_DONE = "refused, yet done"
ACCEPTED_WITHOUT_EFFECT = "accepted without effect"

OPERATORS: dict[Kind, tuple[str, ...]] = {
    "permits": ("refused", ACCEPTED_WITHOUT_EFFECT, REFUSED_YET_DONE),
    "forbids": ("accepted", ACCEPTED_WITHOUT_EFFECT, REFUSED_YET_DONE),
    "figure": ("one more", "one less", "none"),
    "payout": ("unpaid", "one more", "one less"),
    "holds": ("denied",),
    "fails": ("asserted",),
    "choose": (),
    "duty": ("not done",),
    "declares": ("says nothing", "says otherwise"),
}
"""What can go wrong at a decision of each kind. `choose` brings its own alternatives; a duty adds `done late` and
`done twice` where these are wrong, and `done otherwise: FIELD` for each field that the rule fixes."""


UNSAID: Final = "nothing is said"
"""What a house may do instead of declaring a fact."""


def instead(name: str) -> str:
    """The operator that takes another of several things that have names."""
    return f"instead: {name}"


@dataclass(frozen=True, slots=True, order=True)
class Site:
    """A place where the engine decides: a provision, a kind of decision, and the variants that a fault can take."""

    provision: str
    kind: Kind
    variants: tuple[str, ...] = ()
    about: Callable[[], About] = field(default=nothing_known, compare=False, repr=False)
    """What is decided about, while it is being decided."""
    idle: tuple[str, ...] = field(default=(), compare=False, repr=False)
    """The variants that come to the same this time."""

    def operators(self) -> tuple[str, ...]:
        """The ways in which this decision can be broken."""
        return OPERATORS[self.kind] + self.variants

    @property
    def is_stated(self) -> bool:
        """Whether a fact is declared here, of which a round shows nothing."""
        return self.kind == "declares" or instead(UNSAID) in self.variants


@dataclass(frozen=True, slots=True, order=True)
class Fault:
    """A provision broken by an operator wherever a decision of that kind is taken, or for one instance alone."""

    provision: str
    kind: Kind
    operator: str
    only: Instance = EVERY
    beside: Fault | None = field(default=None, compare=False, repr=False)
    """Another that is there as well, of which it is known already."""

    def __str__(self) -> str:
        alone = "" if self.only is EVERY else f", for one alone ({self.only})"
        return f"{self.provision}: {self.operator}{alone}"

    def all(self) -> Iterator[Fault]:
        """All that are there together."""
        yield self
        if self.beside is not None:
            yield from self.beside.all()


class NotOffered(Exception):
    """The table that was asked for is not offered; the message says why."""


class Refusal(Exception):
    """An act is not allowed; `provisions` say by what."""

    def __init__(self, reason: str, *provisions: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.provisions = provisions


@dataclass(slots=True)
class Rulings:
    """The rulings of one table under one rule set."""

    clauses: Mapping[str, tuple[str, ...]]
    readings: Mapping[str, str]
    fault: Fault | None = None
    notice: Callable[[Site], None] | None = None
    """Told of every site that is reached; only `prove` listens."""
    answer_override: bool | None = field(default=None)
    """Set by a fault that lets the receipt say something else than what was done."""
    about: Callable[[], About] = nothing_known
    """What is decided about at this moment; a table says it, and only faults of one instance and `notice` ask."""
    _cited: dict[tuple[str, ...], tuple[str, ...]] = field(default_factory=dict, init=False)
    reached: set[Place] = field(default_factory=set)
    """Every place that was decided at, and each reading that was asked for, with the answer: what a soak seeks."""

    def cite(self, provisions: Iterable[str]) -> tuple[str, ...]:
        """The clauses that require what these provisions say, each once, in order."""
        provisions = tuple(provisions)
        known = self._cited.get(provisions)
        if known is None:
            clauses = (clause for provision in provisions for clause in self.clauses.get(provision, ()))
            known = self._cited[provisions] = tuple(dict.fromkeys(clauses))
        return known

    def knows(self, provision: str) -> bool:
        """Whether the rule set has such a rule."""
        return provision in self.clauses

    def reading(self, question: str, otherwise: str | None = None) -> str:
        """The reading chosen for a question; `otherwise` holds under a rule set that leaves no such question."""
        choice = self.readings.get(question)
        if choice is None:
            return self.readings[question] if otherwise is None else otherwise
        self.reached.add((question, choice))
        return choice

    @contextmanager
    def only_wondering(self) -> Iterator[None]:
        """Nothing that is asked in here is decided: it counts as reached by nobody, and overrides no answer."""
        before = self.notice, self.reached, self.answer_override
        self.notice, self.reached = None, set()
        try:
            yield
        finally:
            self.notice, self.reached, self.answer_override = before

    @property
    def undisturbed(self) -> bool:
        """Nothing is broken here, and nobody listens: what could be broken otherwise need not be listed."""
        return self.fault is None and self.notice is None

    def _broken(
        self, provision: str, kind: Kind, variants: tuple[str, ...] = (), idle: tuple[str, ...] = ()
    ) -> str | None:
        """The operator of the planted fault if this is its site."""
        if provision not in self.clauses:
            raise LookupError(f"the rule set has no rule {provision}: ask first whether it has")
        self.reached.add((provision, kind))
        if self.notice is not None:
            self.notice(Site(provision, kind, variants, self.about, idle))
        for fault in () if self.fault is None else self.fault.all():
            if fault.provision != provision or fault.kind != kind:
                continue
            if fault.only != EVERY and fault.only not in self.about():
                continue
            # A place may offer other variants each time: what it does not offer now cannot go wrong now.
            if fault.operator in variants or fault.operator in OPERATORS[kind]:
                return fault.operator
        return None

    def breaks_any_of(self, provisions: Collection[str]) -> bool:
        """Whether a fault is planted in one of these."""
        return self.fault is not None and any(fault.provision in provisions for fault in self.fault.all())

    def permits(self, provision: str, lawful: bool) -> bool:
        """May the act be done? Ask once for each reason; on False the caller raises `Refusal`."""
        if not self.knows(provision):
            return True
        operator = self._broken(provision, "permits" if lawful else "forbids")
        if operator is None:
            return lawful
        if operator == ACCEPTED_WITHOUT_EFFECT:
            self.answer_override = True
            return False
        if operator == REFUSED_YET_DONE:
            self.answer_override = False
            return True
        return not lawful

    def demand(self, provision: str, lawful: bool, reason: str) -> None:
        """Refuses the act with its reason unless it is lawful."""
        if not self.permits(provision, lawful):
            raise Refusal(reason, provision)

    def figure(self, provision: str, value: int, step: int = 1) -> int:
        """A number that the rule states; `step` is the smallest difference that matters."""
        operator = self._broken(provision, "figure")
        if operator is None:
            return value
        return {"one more": value + step, "one less": value - step, "none": 0}[operator]

    def payout(self, provision: str, payout: Payout) -> Payout:
        """What a row of a paytable gives."""
        operator = self._broken(provision, "payout")
        if operator is None:
            return payout
        if isinstance(payout, Odds):
            by = {"unpaid": -payout.multiple, "one more": 1, "one less": -1}[operator]
            return Odds(payout.multiple + by, payout.form)
        if isinstance(payout, FixedSum):
            by = {"unpaid": -payout.amount, "one more": 100, "one less": -100}[operator]
            return FixedSum(Cents(payout.amount + by))
        part = {"unpaid": -payout.share, "one more": Fraction(1, 100), "one less": Fraction(-1, 100)}[operator]
        return MeterShare(payout.share + part, payout.meter)

    def holds(self, provision: str, truth: bool) -> bool:
        """Whether it is so, as the rule defines it."""
        operator = self._broken(provision, "holds" if truth else "fails")
        return truth if operator is None else not truth

    def choose(self, provision: str, value: T, others: Mapping[str, T]) -> T:
        """One of several things that have names; a fault takes one of the others."""
        if self.fault is None and self.notice is None and provision in self.clauses:
            self.reached.add((provision, "choose"))
            return value
        idle = tuple(instead(name) for name, other in others.items() if other == value) if self.notice else ()
        operator = self._broken(provision, "choose", tuple(map(instead, others)), idle)
        return value if operator is None else others[operator.removeprefix("instead: ")]

    # --- where a rule set may have no such rule -----------------------------------------------------------------------

    def chosen(self, provision: str, value: T, others: Mapping[str, T]) -> T:
        """What the rule makes of it; under a rule set without that rule, what is customary."""
        return self.choose(provision, value, others) if self.knows(provision) else value

    def held(self, provision: str, truth: bool) -> bool:
        """Whether it is so, as the rule has it; under a rule set without that rule, as it is."""
        return self.holds(provision, truth) if self.knows(provision) else truth

    def stated(self, provision: str, value: int, step: int = 1) -> int:
        """A number that the rule states; under a rule set without that rule, as it is."""
        return self.figure(provision, value, step) if self.knows(provision) else value

    # --- duties and declarations --------------------------------------------------------------------------------------

    def duty(self, provision: str, variants: tuple[str, ...] = ()) -> str | None:
        """How a duty of the rule set is broken, if it is; the table sees to the consequences."""
        return self._broken(provision, "duty", variants)

    def declares(self, provision: str, value: FactValue, otherwise: FactValue | None = None) -> FactValue | None:
        """A declared fact; None if nothing is said.

        `otherwise` is a value that breaks the rule, where not every other value does.
        """
        if not self.knows(provision):
            return None
        number = isinstance(value, int) and not isinstance(value, bool) and otherwise is None
        operator = self._broken(provision, "declares", ("one more", "one less") if number else ())
        if operator is None:
            return value
        if otherwise is not None and operator == "says otherwise":
            return otherwise
        return None if operator == "says nothing" else _otherwise(value, operator)


def _otherwise(value: FactValue, operator: str) -> FactValue:
    """A fact that is not the declared one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + {"one more": 1, "one less": -1, "says otherwise": value + 1}[operator]
    if isinstance(value, tuple):
        return value[:-1] if value else ("something",)
    return f"not {value}"
