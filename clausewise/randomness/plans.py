"""The plan of a test of randomness: what is tested, how, and how much it takes. It is made before the first deck.

A plan is one of two kinds, and stays it: a *fixed number*, looked at once, or *evidence*, looked at whenever one likes.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from math import isfinite
from pathlib import Path
from typing import Final, Literal

import msgspec

from clausewise.bounded_files import read_bounded
from clausewise.failures import ClausewiseError
from clausewise.randomness.counting import Start
from clausewise.randomness.deck_tables import names_of_deck_tests
from clausewise.randomness.power import LEVELS, SEEDED, Power, Way, faults_of, number_for, power_of
from clausewise.randomness.shoes import MOST_PACKS, names_of_shoe_tests
from clausewise.randomness.sources.batches import ONE_PACK, THREE_DICE, Kind, part_of_a_pack, place_of, shoe
from clausewise.randomness.throw_tables import LEAST_THROWS
from clausewise.reference_engine.core.cards import PACK
from clausewise.reports.randomness_results import TITLES
from clausewise.showing import counted, listed

MOST_BYTES: Final = 100_000
LEAST_DECKS: Final = 20
MOST: Final = 2_000_000
LEAST_SEEN: Final = 3
FILE_NAME: Final = "plan.toml"


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What plan.toml says."""

    format: Literal[1]
    made: str
    """When, in UTC."""
    what: Literal["cards", "dice"]
    way: Way
    level: float
    """The chance that a sound device is rejected, at most."""
    number: int
    """Decks or throws: so many exactly, or with evidence so many at most."""
    power: float
    """The chance with which each of the faults aimed at is to be found."""
    against: tuple[str, ...]
    subject: str
    """The device or program, as a person calls it."""
    build: str = ""
    """What is tested, as the system or a component describes itself: a run takes the result for this build alone."""
    clauses: tuple[str, ...] = ()
    stated_by: str = ""
    """Who asks for the level."""
    start: Start = "unknown"
    order: str = ""
    """Where the start is fixed: the order in which the cards lie each time, from the top; as in a new pack if empty."""
    cards: int = len(PACK)
    """How many cards of each deck are seen, from the top."""
    packs: int = 1
    """Packs of a shoe; of several all cards are seen."""
    most_misread: float = 0.01
    """With a larger share of misread decks or throws nothing is concluded."""
    seconds_each: float = 0.0
    """What one shuffle or throw takes, reading it included; 0 if nobody said."""

    @property
    def kind(self) -> Kind:
        if self.what == "dice":
            return THREE_DICE
        if self.packs > 1:
            return shoe(self.packs)
        return ONE_PACK if self.cards == len(PACK) else part_of_a_pack(self.cards)

    @property
    def powers(self) -> dict[str, Power]:
        """What it finds, fault by fault."""
        return power_of(self.kind, self.start, self.way, self.level, self.number)

    @property
    def too_weak_for(self) -> tuple[str, ...]:
        """Faults that it aims at and does not find with the power it asks for, as far as was measured."""
        known = self.powers
        return tuple(name for name in self.against if name not in known or known[name].least < self.power)

    @property
    def lasts(self) -> str:
        """How long it takes at the device's speed."""
        return str(timedelta(seconds=round(self.number * self.seconds_each))) if self.seconds_each else "nobody said"


@dataclass(frozen=True, slots=True)
class PlanFile:
    """A plan as it stands in its file."""

    plan: Plan
    content: bytes

    @property
    def digest(self) -> str:
        """SHA-256 of the file."""
        return sha256(self.content).hexdigest()


def make(asked: Plan, against: tuple[str, ...], number: int | None) -> Plan:
    """The plan with a number that finds what it aims at with the power that is asked for, or with the one given.

    Where nobody says what it aims at, that is all that can be found.
    """
    kind, start, way = asked.kind, asked.start, asked.way
    aims = against or usual_faults(kind, start, way, asked.level, asked.power)
    if not aims:
        raise ClausewiseError(
            f"the plan: no fault is found with the power {asked.power:g} by any number that was tried "
            "(`clausewise randomness power` shows what was measured)"
        )
    check(msgspec.structs.replace(asked, number=number or MOST, against=aims), "the plan")
    if number is None:
        needed = {fault: number_for(kind, start, way, asked.level, asked.power, fault) for fault in aims}
        never = [fault for fault, enough in needed.items() if enough is None]
        if never:
            raise ClausewiseError(
                f"no number that was tried finds {listed(never)} with the power {asked.power:g}: leave it out of "
                "--against, or name the number with --number; the result can be no pass then"
            )
        number = max(filter(None, needed.values()))
    return msgspec.structs.replace(asked, number=number, against=aims)


def usual_faults(kind: Kind, start: Start, way: Way, level: float, power: float) -> tuple[str, ...]:
    """What a plan aims at where nobody says: all that is found at all, but generators that only endless decks show."""
    every = (fault for fault in faults_of(kind) if fault != SEEDED)
    return tuple(fault for fault in every if number_for(kind, start, way, level, power, fault) is not None)


def check(plan: Plan, where: str) -> None:
    """Refuses what no plan can ask for."""
    for wrong in _wrong(plan):
        raise ClausewiseError(f"{where}: {wrong}")


def _wrong(plan: Plan) -> Iterator[str]:
    least = LEAST_THROWS if plan.what == "dice" else LEAST_DECKS
    if plan.level not in LEVELS:
        yield f"level: power was measured for {listed([f'{one:g}' for one in LEVELS])}, not for {plan.level:g}"
    if not least <= plan.number <= MOST:
        yield f"number: {plan.number:,} {plan.kind.noun}s; the tests hold for {least:,} to {MOST:,}"
    for name, value, end in (
        ("power", plan.power, 1.0),
        ("most_misread", plan.most_misread, 1.0),
        ("seconds_each", plan.seconds_each, 1e6),
    ):
        if not (isfinite(value) and 0 <= value < end):
            yield f"{name}: {value} does not lie between 0 and {end:g}"
    yield from _wrong_aims(plan)
    yield from _wrong_decks(plan)


def _wrong_aims(plan: Plan) -> Iterator[str]:
    known = faults_of(plan.kind)
    for fault in plan.against:
        if fault not in known:
            yield f"against: there is no planted fault {fault!r}; there are {listed(list(known))}"
    if not plan.against:
        yield "against: a plan that aims at no fault shows nothing"


def _wrong_decks(plan: Plan) -> Iterator[str]:
    if plan.packs != 1:
        yield from _wrong_shoes(plan)
    elif not LEAST_SEEN <= plan.cards <= len(PACK):
        yield f"cards: of a deck {LEAST_SEEN} to {len(PACK)} cards are seen, not {plan.cards}"
    if plan.start != "unknown" and (plan.what == "dice" or plan.cards < len(PACK) * plan.packs):
        yield f"start: {plan.start!r} is for whole decks; with dice, or a part of each deck, it is 'unknown'"
    if plan.order:
        try:
            plan.kind.row(plan.order.replace(",", " ").split())
        except ValueError as wrong:
            yield f"order: {wrong}"


def _wrong_shoes(plan: Plan) -> Iterator[str]:
    if plan.what == "dice" or not 1 <= plan.packs <= MOST_PACKS:
        yield f"packs: cards lie in shoes of 1 to {MOST_PACKS} packs, not of {plan.packs}"
    elif plan.cards != len(PACK) * plan.packs:
        yield f"cards: of a shoe of {plan.packs} packs all {len(PACK) * plan.packs} are read, not {plan.cards}"
    if plan.way == "evidence":
        yield "way: evidence is of single packs; shoes of several are tested by a fixed number"


def read_plan(path: Path) -> PlanFile:
    """A plan's file, checked."""
    content = read_bounded(
        path,
        MOST_BYTES,
        absent="there is no such plan; `clausewise randomness plan` makes one",
        too_long=f"this is no plan: it has more than {MOST_BYTES:,} bytes",
    )
    try:
        plan = msgspec.convert(tomllib.loads(content.decode("utf-8")), Plan)
    except (ValueError, RecursionError) as problem:  # msgspec's and tomllib's errors are among these
        raise ClausewiseError(f"{path}: this is no plan: {problem}") from None
    check(plan, str(path))
    return PlanFile(plan, content)


def written(plan: Plan) -> bytes:
    """The content of plan.toml, explained."""
    lines = [
        "# The plan of a test of randomness, made before the first deck or throw. The result names it by its SHA-256:",
        "# whoever changes it has another plan.",
        *(f"# {line}" for line in told(plan)),
        "",
    ]
    for name, value in msgspec.to_builtins(plan).items():
        lines.append(f"{name} = {json.dumps(value, ensure_ascii=False)}")
    return ("\n".join(lines) + "\n").encode()


def told(plan: Plan) -> list[str]:
    """What a plan comes to, for a person."""
    lines = [rule(plan)]
    for power in plan.powers.values():
        aim = "aimed at" if power.fault in plan.against else "not aimed at"
        lines.append(f"{power.said}: found with a chance of {power.chance:.1%} ({power.basis}; {aim})")
    if plan.too_weak_for:
        lines.append(f"TOO WEAK for {listed(plan.too_weak_for)} at the power {plan.power:g}: the result can be no pass")
    lines.append(f"It takes, at {plan.seconds_each:g} s each: {plan.lasts}" if plan.seconds_each else "How long it takes: nobody said how long one shuffle or throw takes")  # fmt: skip  # noqa: E501
    return lines


def rule(plan: Plan) -> str:
    """The decision rule in words, with its chances of deciding wrongly, as ISO/IEC 17025, 7.8.6 asks.

    >>> plan = Plan(1, "", "cards", "fixed number", 0.01, 500, 0.9, ("ten-shelves",), "a shuffler", start="fixed")
    >>> print(rule(plan).split(".")[0])
    Exactly 500 decks are read and looked at once, when all are there
    """
    many = counted(plan.number, plan.kind.noun)
    least = min((power.least for name, power in plan.powers.items() if name in plan.against), default=None)
    missed = (
        f"Each fault aimed at is accepted with a chance of at most {1 - least:.1%} (measured, with 95 % confidence)."
        if least is not None and not set(plan.against) - set(plan.powers)
        else "What is accepted falsely was not measured for all the faults aimed at: the result can be no pass."
    )
    rest = (
        f"{part_read(plan)}More than {plan.most_misread:.1%} misread, or fewer than the number, and nothing is "
        f"concluded. A sound device is rejected with a chance of at most {plan.level:.1%}. {missed}"
    )
    if plan.way == "fixed number":
        return (
            f"Exactly {many} are read and looked at once, when all are there. It fails if any of the tests finds "
            f"something at the level {plan.level:g}, corrected by Holm for their number; otherwise it passes. {rest}"
        )
    return (
        f"At most {many} are read, and the evidence may be looked at whenever one likes. It fails as soon as the "
        f"average of the tests' evidence comes to {1 / plan.level:g} (1 divided by the level {plan.level:g}); it "
        f"passes if it has not by the time when all are there. {rest}"
    )


def part_read(plan: Plan) -> str:
    """What of each deck is read, and which tests are therefore not made; nothing where all are.

    >>> plan = Plan(1, "", "cards", "fixed number", 0.01, 500, 0.9, ("ten-shelves",), "a shuffler", cards=9)
    >>> print(part_read(plan))  # doctest: +NORMALIZE_WHITESPACE
    Of each deck the first 9 of 52 cards are read, and what lies behind them is not tested; of the order before nothing
    is known. So “Neighbours kept”, “Rising sequences”, “Guessing with feedback”, “Suits” and “Colours” are not made.
    """
    if plan.what == "dice":
        return ""
    if plan.packs > 1:
        made, every = names_of_shoe_tests(plan.start), (*names_of_shoe_tests("fixed"), "guessing")
    else:
        made, every = names_of_deck_tests(plan.cards, plan.start), names_of_deck_tests(len(PACK), "fixed")
    lacking = [TITLES[name][0] for name in every if name not in made]
    reasons = []
    if plan.cards < len(PACK):
        some = f"the first {plan.cards} of {len(PACK)} cards are read"
        reasons.append(f"Of each deck {some}, and what lies behind them is not tested")
    if plan.start == "unknown":
        reasons.append(f"{'o' if reasons else 'O'}f the order before nothing is known")
    if plan.packs > 1 and not reasons:
        reasons.append("Which of its copies a card is nobody can see")
    if not lacking:
        return ""
    are = "is" if len(lacking) == 1 else "are"
    return f"{'; '.join(reasons)}. So {listed([f'“{one}”' for one in lacking])} {are} not made. "


def now() -> str:
    """The time, as a plan has it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def order_of(plan: Plan) -> tuple[int, ...]:
    """The order in which the cards lie each time, as places in a new pack."""
    return tuple(map(place_of, plan.order.replace(",", " ").split())) or tuple(range(len(PACK))) * plan.packs
