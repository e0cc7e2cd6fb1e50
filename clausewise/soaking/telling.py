"""Rounds in words: what was done to a table, and what a soak came to."""

from __future__ import annotations

from collections.abc import Sequence

from clausewise.following.comparison import Exchange, tell
from clausewise.following.sameness import said
from clausewise.journal.records import ConfigurationUsed
from clausewise.reference_engine.core.money import Cents, show_money
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.modules import type_of
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

MONEY = ("amount", "to")


def told_stimulus(stimulus: AnyStimulus) -> str:
    """A stimulus in one line.

    >>> from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
    >>> from clausewise.reference_engine.vocabulary.core.stimuli import Proceed
    >>> told_stimulus(PlaceWager(1, "ante", Cents(1000))), told_stimulus(Proceed())
    ('place wager: seat 1, wager ante, amount 10, instrument value chip', 'proceed')
    """
    details = ", ".join(
        f"{name.replace('_', ' ')} {_value(name, value)}" for name, value in said(stimulus).items() if value != ()
    )
    name = type_of(stimulus).replace("-", " ")
    return f"{name}: {details}" if details else name


def _value(name: str, value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int) and name in MONEY:
        return show_money(Cents(value))
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def told_setup(setup: TableSetup, used: ConfigurationUsed | None = None) -> str:
    """The table that was asked for; beside a configuration only what is otherwise than that chooses by itself.

    >>> told_setup(TableSetup("sic-bo", {"dice": 3}, {"ties": "push"}, ready=False))
    'a table of sic-bo, not yet open, with dice 3, ties read as push'
    """
    usual = {} if used is None else {name: values[0] for name, values in used.options.items()}
    read = {} if used is None else used.readings
    chosen = [f"{name} {value}" for name, value in setup.options.items() if usual.get(name) != value]
    chosen += [
        f"{question} read as {choice}" for question, choice in setup.readings.items() if read.get(question) != choice
    ]
    opened = "" if setup.ready else ", not yet open"
    configured = ", as configured" if used is not None and not chosen else ""
    return f"a table of {setup.rulebook}{opened}{configured}" + (f", with {', '.join(chosen)}" if chosen else "")


def told_course(exchanges: Sequence[Exchange]) -> list[str]:
    """What was done, and below each what came of it."""
    lines = []
    for number, exchange in enumerate(exchanges, 1):
        lines.append(f"{number:>3}  {told_stimulus(exchange.stimulus)}" + ("" if exchange.accepted else "  (refused)"))
        lines.extend(f"       {tell(event)}" for event in exchange.events)
    return lines
