"""Decks and throws of a system under test: plain rounds are played, and what is dealt or thrown is read from events.

Of each round the first cards are read, in the order in which they are dealt: as many as every round deals. Whole decks
are read where the shuffle is told with its order (`stack-dealt` with its cards), as by a shuffler on a line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count
from typing import Final

from clausewise.adapters.base import System, SystemFailure, Table, TableRefused
from clausewise.failures import ClausewiseError
from clausewise.randomness.sources.batches import Gathering, Kind, Source
from clausewise.reference_engine.families.plain_round import PlainRound
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Perform, Proceed
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.dice.events import DiceEntered, DiceShown
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.showing import counted

ROUNDS_AT_A_TABLE: Final = 25
FAILURES_IN_A_ROW: Final = 5
AT_A_TIME: Final = 50
MOST_STAGES: Final = 80
"""A round has fewer stages than this."""


def of_system(
    system: System, rulebook: str, kind: Kind, options: dict[str, str | int] | None = None, *, seed: int = 1
) -> Source:
    """Decks or throws for as long as they are asked for; raises SystemFailure where the system plays no round."""
    if rulebook not in RULEBOOKS:
        raise ClausewiseError(f"{rulebook}: the harness knows no plain round of it, so it can have no cards dealt")
    book = RULEBOOKS[rulebook]
    chosen = options or {}
    game = book.game(chosen)
    chance = game.chance(chosen)
    if (kind.what == "dice") != bool(chance.dice) or (kind.what == "cards" and chance.packs != kind.packs):
        raise ClausewiseError(
            f"{rulebook}: there are {chance.packs} packs in a deck and {chance.dice} dice; the plan is for "
            f"{'throws of three dice' if kind.what == 'dice' else counted(kind.packs, 'pack')}"
        )
    unseen = system.describe().unseen_names
    orders = kind.whole and StackDealt.__struct_config__.tag not in unseen
    if kind.whole and not orders:
        raise ClausewiseError(
            f"{rulebook}: the plan is for whole decks, and this system tells no order of one (stack-dealt): of it the "
            "first cards of each round can be read; make a plan with --cards, as many as each round deals"
        )
    shown = DiceEntered if "dice-shown" in unseen else DiceShown
    gathering = Gathering(kind, AT_A_TIME)
    failures = 0
    table = seed
    while failures < FAILURES_IN_A_ROW:
        before = gathering.read
        try:
            setup = TableSetup(rulebook, chosen, {}, table)
            reads = _orders if orders else _rounds
            for events in reads(system, setup, game.family.plain_round):
                _take(events, gathering, shown)
                if gathering.full:
                    yield gathering.batch()
        except TableRefused as refused:
            raise ClausewiseError(f"{rulebook}: the system offers no such table: {refused}") from None
        failures = 0 if gathering.read > before else failures + 1
        table += 1
    raise SystemFailure(
        f"at {FAILURES_IN_A_ROW} tables, one after the other, nothing was dealt or thrown in a plain round",
        where="reading decks or throws",
        advice="`clausewise doctor` says why no plain round comes to its end",
    )


def _orders(system: System, setup: TableSetup, plan: PlainRound) -> Iterator[list[AnyEvent]]:
    """The stacks that are told at one table as the house goes on, until it tells none for a whole round."""
    table = system.open(setup)
    names = (f"randomness-{number}" for number in count(1))
    silent = 0
    going_on: AnyStimulus | None = None
    try:
        while silent < MOST_STAGES:
            acts = [*plan.before, Proceed()] if going_on is None else [going_on]
            answers = [table.submit(next(names), act) for act in acts]
            awaited = answers[-1].receipt.awaiting
            going_on = Proceed() if awaited is None else Perform(duty=awaited)
            for act in plan.after:
                answers.append(table.submit(next(names), act))
                if answers[-1].receipt.accepted:
                    break
            told = [seen.event for answer in answers for seen in answer.events]
            if any(isinstance(event, RoundEnded) for event in told):
                going_on = None
            stacks = [event for event in told if isinstance(event, StackDealt) and event.cards is not None]
            silent = 0 if stacks else silent + 1
            for stack in stacks:
                yield [stack]
    finally:
        table.close()
    raise SystemFailure(
        f"in {MOST_STAGES} stages no order of a whole deck was told (stack-dealt with its cards)",
        where="reading decks",
        advice="let the device tell its orders, or make a plan with --cards for what is dealt first in each round",
    )


def _rounds(system: System, setup: TableSetup, plan: PlainRound) -> Iterator[list[AnyEvent]]:
    """What is told at one table, round by round, until nobody can go on there."""
    table = system.open(setup)
    names = (f"randomness-{number}" for number in count(1))
    try:
        for _ in range(ROUNDS_AT_A_TABLE):
            for stimulus in plan.before:
                table.submit(next(names), stimulus)  # who sits already is refused a seat: that is no fault
            told = _round(table, names, plan)
            if told is None:
                return
            yield told
    finally:
        table.close()


def _round(table: Table, names: Iterator[str], plan: PlainRound) -> list[AnyEvent] | None:
    """What is told of one round; none if it does not come to its end."""
    told: list[AnyEvent] = []
    last = 0
    going_on: AnyStimulus = Proceed()
    for _ in range(MOST_STAGES):
        answer = table.submit(next(names), going_on)
        events = answer.events
        if not answer.receipt.settled:
            more, settled = table.read(max([last, *(seen.sequence for seen in events)]))
            if not settled:
                return None
            events += more
        last = max([last, *(seen.sequence for seen in events)])
        told += [seen.event for seen in events]
        if any(isinstance(seen.event, RoundEnded) for seen in events):
            return told
        awaited = answer.receipt.awaiting
        going_on = Proceed() if awaited is None else Perform(duty=awaited)
        for act in plan.after:
            acted = table.submit(next(names), act)
            told += [seen.event for seen in acted.events]
            if acted.receipt.accepted:
                break
        if any(isinstance(event, RoundEnded) for event in told):
            return told
    return None


def _take(events: Iterable[AnyEvent], gathering: Gathering, shown: type[DiceShown | DiceEntered]) -> None:
    """The deck that is dealt from in a round, or the throws of it."""
    kind = gathering.kind
    if kind.what == "dice":
        for event in events:
            if isinstance(event, shown):
                gathering.take([str(face) for face in event.faces], 0)
        return
    cards: list[str | None] = []
    for event in events:
        if kind.whole and isinstance(event, StackDealt):
            cards = list(event.dealt)
        elif isinstance(event, CardDealt) and len(cards) < kind.wide:
            cards.append(event.card)
    if None in cards:
        gathering.misread("a card was dealt that nobody saw", 0)
    elif cards:
        gathering.take([str(card) for card in cards], 0)
