"""Sound tables played at random, and where the comparison says that they differ: nowhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from clausewise.following.comparison import Departure, Exchange, compare
from clausewise.reference_engine.engine import EngineTable, open_table
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.rulebooks.random_rounds import Script, scripts
from clausewise.reference_engine.vocabulary.core.stimuli import Choose
from clausewise.reference_engine.vocabulary.core.words import Duty
from clausewise.reference_engine.vocabulary.description import DUTIES, Performer, TableSetup
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

ROUNDS = 25
HOUSE_BANKED = ("mlgca-four-card", "oneida-four-card", "three-card")
POT_GAMES = tuple(rulebook for rulebook in RULEBOOKS if rulebook not in HOUSE_BANKED)
PEOPLE: dict[Duty, Performer] = dict.fromkeys(DUTIES, "person")
HOUR = 3_600_000

Submit = Callable[[EngineTable, AnyStimulus], bool]


def does(table: EngineTable, stimulus: AnyStimulus) -> bool:
    """Does one thing to a table, as it is."""
    return table.submit(stimulus).accepted


def answers(table: EngineTable, stimuli: Sequence[AnyStimulus], submit: Submit = does) -> list[Exchange]:
    """What a table makes of these stimuli; what happened at its opening comes with the first answer."""
    found: list[Exchange] = []
    told = 0
    for stimulus in stimuli:
        if isinstance(stimulus, Choose) and submit is not does:
            continue  # the house makes choices of its own
        accepted = submit(table, stimulus)
        found.append(Exchange(stimulus, accepted, tuple(seen.event for seen in table.seen[told:])))
        told = len(table.seen)
    return found


def played(rulebook: str, rounds: int = ROUNDS) -> Iterator[Script]:
    """Tables of every house and reading."""
    rules = RULEBOOKS[rulebook].rules
    return scripts(rulebook, rules.options, rules.readings, open_table, rounds)


def other_cards(setup: TableSetup) -> TableSetup:
    """The same table, whose deck is another than the engine's own."""
    return msgspec.structs.replace(setup, seed=setup.seed + 1)


def differences(
    rulebook: str,
    submit: Submit = does,
    change: Callable[[Exchange], Exchange] | None = None,
    only: Callable[[Script], bool] = lambda _: True,
) -> list[tuple[TableSetup, Departure]]:
    """Where tables that are played in this manner, or shown so, are said to differ."""
    found: list[tuple[TableSetup, Departure]] = []
    for script in filter(only, played(rulebook)):
        exchanges = answers(open_table(other_cards(script.setup)), script.stimuli, submit)
        if change is not None:
            exchanges = [change(exchange) for exchange in exchanges]
        departure = compare(script.setup, exchanges).departure
        if departure is not None:
            found.append((script.setup, departure))
    return found
