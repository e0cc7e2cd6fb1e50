"""A small run to report on: every verdict once, among them a wrong payment and a system that tells hostile names."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from clausewise.journal.records import Attestation, ConfigurationUsed, Variance
from clausewise.reference_engine.core.cards import parse_cards
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled, WagerTaken
from clausewise.reference_engine.vocabulary.cards.events import CardDealt, HandRanked
from clausewise.reference_engine.vocabulary.core.events import RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.description import Component, Description
from clausewise.reference_engine.vocabulary.events import AnyEvent, Seen
from clausewise.reports.dossier import (
    CheckShown,
    ClauseShown,
    DifferenceShown,
    Dossier,
    ReadingShown,
    RulebookShown,
    RunShown,
    ScenarioShown,
    StepShown,
)

HOSTILE = "</script><script>hacked = 1</script><img src=x onerror='hacked = 1'>\x1b[31m\x00\u202e"
BOOK = "tiny-poker"

See = Callable[[Sequence[AnyEvent]], list[Seen]]


def in_order(events: Sequence[AnyEvent]) -> list[Seen]:
    """Events with their places in the table's order."""
    return [Seen(number, number * 1000, event) for number, event in enumerate(events, start=1)]


def dealt(to: str, cards: str) -> list[AnyEvent]:
    """Cards dealt face down to one place."""
    return [
        CardDealt(to=to, number=number, face="down", card=card)
        for number, card in enumerate(parse_cards(cards), start=1)
    ]


ROUND: list[AnyEvent] = [
    RoundStarted(7, "red"),
    WagerTaken(1, "ante", dollars(10)),
    *dealt("seat 1", "As Ad Kc 7h 2d"),
    *dealt("dealer", "Ah Ac Ks 7d 2s"),
    CardDealt(to="dealer", number=6, face="up", card=parse_cards("3c")[0]),
    HandRanked(owner="seat 1", game="four card", category="pair of aces", cards=parse_cards("As Ad Kc 7h")),
    WagerSettled(1, "ante", dollars(10), "loses"),
    RoundEnded(7),
]


@pytest.fixture
def see() -> See:
    """Gives events their places."""
    return in_order


@pytest.fixture
def played() -> list[AnyEvent]:
    """A round in which an equal hand loses, which is wrong."""
    return list(ROUND)


@pytest.fixture
def hostile() -> str:
    """What a system may call itself."""
    return HOSTILE


def failing(clause: str) -> ScenarioShown:
    """A scenario whose last step was not reached, because the one before it failed."""
    return ScenarioShown(
        uid=f"{clause}/equal",
        clause=clause,
        name="Equal hands are paid",
        outcome="fail",
        file=f"{BOOK}/2-payouts.feature",
        line=12,
        configuration="one deck",
        example=(("amount", "10"),),
        message="the ante loses",
        decided_at="Then seat 1's ante wins 10",
        milliseconds=20,
        steps=(
            StepShown("Given", "a table", 13, "pass"),
            StepShown("Then", "seat 1's ante wins 10", 14, "fail", (), "the ante loses",
                      (CheckShown("seat 1's ante wins 10", False, "wins 10", f"loses {HOSTILE}"),)),
            StepShown("And", "seat 1's play wins 10", 15, None),
        ),
        difference=DifferenceShown(12, "seat 1: ante wins 10", "seat 1: ante loses", (clause,)),
        events=tuple(in_order(ROUND)),
    )  # fmt: skip


def passing(clause: str, number: int = 1) -> ScenarioShown:
    """A scenario that found the rule kept."""
    return ScenarioShown(
        uid=f"{clause}/kept-{number}",
        clause=clause,
        name=f"The rule is kept, case {number}",
        outcome="pass",
        file=f"{BOOK}/1-play.feature",
        line=3,
        configuration="one deck",
        milliseconds=10,
        steps=(StepShown("Then", "the wager is taken", 5, "pass", checks=(CheckShown("it is taken", True),)),),
        events=tuple(in_order(ROUND)),
    )


def clause(number: str, verdict: str, **more: object) -> ClauseShown:
    """A clause of the tiny rulebook."""
    told: dict[str, object] = {
        "id": f"{BOOK}.{number}",
        "number": number,
        "chapter": number.split(".", maxsplit=1)[0],
        "name": f"Restatement of {number}",
        "description": "",
        "kind": "procedure",
        "channels": ("play",),
        "verdict": verdict,
        "file": f"{BOOK}/1-play.feature",
        "line": 2,
    }
    return ClauseShown(**(told | more))  # type: ignore[arg-type]  # fields of many types by name


@pytest.fixture
def dossier() -> Dossier:
    """Nine clauses, of every verdict one, but two that fail: the first about a duty, the second about money."""
    described = Description(
        manufacturer="Acme",
        product=f"Table {HOSTILE}"[:80],
        version="4.2",
        build="production",
        protocol=1,
        vocabulary={"core": 1},
        games=("tiny poker",),
        options={},
        components=(Component("server", "sha256:00ff", "the laboratory"),),
    )
    duty, money, kept = (f"{BOOK}.{number}" for number in ("1.A", "2.B", "1.C"))
    clauses = (
        clause("1.A", "fail", scenarios=(failing(duty), passing(duty))),
        clause("1.C", "pass", strength="forced", scenarios=(passing(kept), passing(kept, 2)), channels=("trace",)),
        clause("1.D", "informative", channels=()),
        clause(
            "2.B",
            "fail",
            kind="payout",
            name="An equal hand is paid",
            strength="forced",
            provisional=True,
            readings=("equal-hand",),
            scenarios=(failing(money),),
            variance=Variance(money, "The Agency", "V-7", "2026-05-01", "The table may pay later"),
        ),
        clause("2.C", "inconclusive", why="the system has no shoe"),
        clause("2.D", "error", why="the harness broke"),
        clause("3.A", "unattested", channels=("attestation",), why="nobody has attested it"),
        clause(
            "3.B",
            "attested",
            channels=("attestation",),
            attestation=Attestation(
                f"{BOOK}.3.B", "met", "looked at", "A. Smith", "B. Jones", "2026-01-02", "2027-01-02"
            ),
        ),
        clause("3.C", "not-offered", why="no progressive wager is offered"),
    )
    reading = ReadingShown(
        "equal-hand", "Is an equal hand paid?", "wins", "It wins", "As elsewhere", (("pushes", "It pushes"),), ""
    )
    return Dossier(
        RunShown(
            run="run-1",
            harness="0.1.0",
            python="3.11",
            started="2026-11-18T09:44:21.123456+00:00",
            ended="2026-11-18T09:45:00.000000+00:00",
            laboratory="Eastern Lab",
            tester="J. Doe",
            checker="",
            selection=(),
            configurations=(
                ConfigurationUsed(name="one deck", target="https://127.0.0.1:1/x y", description=described),
            ),
            seal="ab" * 32,
            unchanged=True,
        ),
        (RulebookShown(BOOK, "Tiny Poker", "The Agency", "1", "2020", "1 (00)", clauses, (reading,)),),
    )
