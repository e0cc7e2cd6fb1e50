"""Which table is played next, and in which mood: Hypothesis strategies, made of tosses of a coin alone.

A coin is the one thing that Hypothesis draws alike everywhere: for numbers it looks at the modules that happen to be
loaded. A mood makes features of play likely or unlikely at one table (a *swarm*): what seldom comes together by itself
comes together at some tables. Half of what disturbs a round is left out at most tables, so that rounds come to their
end; at others one disturbance comes again and again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import TypeVar

from hypothesis import HealthCheck, Phase, Verbosity, given, seed, settings
from hypothesis import strategies as st

from clausewise.reference_engine.core.rulings import Place
from clausewise.reference_engine.families.random_player import RandomPlayer, happens
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.description import TableSetup

COIN = st.booleans()
NEVER, OFTEN, NEARLY_ALWAYS = 0.0, 0.6, 0.95

Options = Mapping[str, tuple[str | int, ...]]
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class House:
    """The tables of one game of a rulebook that may be asked for, the usual choice of each option first."""

    rulebook: str
    options: Options
    readings: Mapping[str, str]
    """As they are to be read."""
    other_readings: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What else the system can be opened with."""
    without_cards: bool = True
    """Whether it can be asked for a table to which cards have yet to be brought."""

    def usual_table(self) -> TableSetup:
        """On which nothing is asked for but what it usually has."""
        return TableSetup(self.rulebook, {name: values[0] for name, values in self.options.items() if values})

    @property
    def player(self) -> type[RandomPlayer]:
        """Who plays at such tables."""
        usual = {name: values[0] for name, values in self.options.items() if values}
        return RULEBOOKS[self.rulebook].game(usual).player


@dataclass(frozen=True, slots=True)
class Way:
    """A table that can be asked for, and how it is played."""

    options: Mapping[str, str | int]
    readings: Mapping[str, str]
    ready: bool = True
    mood: Mapping[str, float] = field(default_factory=dict)
    dice: str = ""
    """The chance by which it was played, to play it again with one thing otherwise; empty: any."""
    sought: Place | None = None
    """What it is hoped to come to."""
    unannounced: bool = False
    """As guests play it: the system is told neither a seed nor the readings."""

    def setup(self, house: House, chance: Random) -> TableSetup:
        """The table, with a seed of its own; 0 is none."""
        seed = 0 if self.unannounced else chance.getrandbits(48)
        return TableSetup(house.rulebook, dict(self.options), dict(self.readings), seed, self.ready)


Toss = Callable[[], bool]


@st.composite
def ways(draw: st.DrawFn, house: House, aims: Sequence[Way]) -> Way:
    """A table of this house; `aims` are ways that led to what has been reached least."""

    def toss() -> bool:
        return draw(COIN)

    return _way(toss, house, aims)


def any_way(house: House, chance: Random) -> Way:
    """A table of this house by these dice alone."""
    return _way(lambda: happens(chance, 0.5), house, ())


def _number(toss: Toss, below: int) -> int:
    """Any number below this; three tosses more than it takes keep them about equally likely."""
    found = 0
    for _ in range((below - 1).bit_length() + 3 if below > 1 else 0):
        found = 2 * found + toss()
    return found % max(1, below)


def _way(toss: Toss, house: House, aims: Sequence[Way]) -> Way:
    if aims and toss() and toss():
        return _otherwise(toss, house, aims)
    usual = toss() and toss()
    options = {name: _value(toss, values, usual=usual) for name, values in house.options.items()}
    readings = dict(house.readings)
    if not usual and toss():
        readings |= {name: _value(toss, others, usual=False) for name, others in house.other_readings.items() if toss()}
    ready = not (toss() and toss() and toss()) or not house.without_cards
    mood = _mood(toss, house)
    return Way(options | _needed(toss, house, mood), readings, ready, mood)


def _needed(toss: Toss, house: House, mood: Mapping[str, float]) -> dict[str, str | int]:
    """Now and then another value than the usual one of the options that features of this mood rest on."""
    wanted = (option for feature, option in house.player.needs.items() if mood.get(feature))
    return {
        option: _value(toss, house.options[option][1:], usual=False)
        for option in wanted
        if len(house.options.get(option, ())) > 1 and toss()
    }


def _value(toss: Toss, values: Sequence[V], *, usual: bool) -> V:
    return values[0] if usual else values[_number(toss, len(values))]


def _mood(toss: Toss, house: House) -> dict[str, float]:
    """Usual, calm, or calm but for one or two things that come again and again."""
    player = house.player
    if toss() and toss():
        return {}
    mood: dict[str, float] = {}
    for feature in player.quiet:
        if toss() and toss():
            often = (NEVER, OFTEN, NEARLY_ALWAYS, NEVER)[_number(toss, 4)]
            mood |= dict.fromkeys((feature, *(player.goes_with.get(feature, ()) if often else ())), often)
    if toss() and toss():
        return mood
    mood |= dict.fromkeys(player.spoiling, NEVER)
    if toss():
        for _ in range(1 + toss()):
            feature = player.spoiling[_number(toss, len(player.spoiling))]
            mood |= dict.fromkeys((feature, *player.goes_with.get(feature, ())), OFTEN)
    return mood


def _otherwise(toss: Toss, house: House, aims: Sequence[Way]) -> Way:
    """A way that led to what is seldom reached: by other dice, crossed with another, or with one thing otherwise."""
    aim, other = _aim(toss, aims), _aim(toss, aims)
    way = replace(aim, dice=aim.dice if toss() else "")
    if toss():  # what either of them came by may lead further together
        return replace(way, mood={**aim.mood, **{name: often for name, often in other.mood.items() if often}})
    if toss():
        return replace(way, mood={**way.mood, **_whim(toss, house)})
    if toss() and house.other_readings:
        question, choice = _one_of(toss, house.other_readings)
        return replace(way, readings={**way.readings, question: choice})
    if toss() and house.options:
        name, value = _one_of(toss, house.options)
        return replace(way, options={**way.options, name: value})
    return replace(way, dice="")


def _aim(toss: Toss, aims: Sequence[Way]) -> Way:
    """One of these, rather of the first."""
    return aims[min(_number(toss, len(aims)), _number(toss, len(aims)))]


def _whim(toss: Toss, house: House) -> dict[str, float]:
    """One feature of play, that comes often or never."""
    player = house.player
    features = (*player.quiet, *player.spoiling)
    feature = features[_number(toss, len(features))]
    return dict.fromkeys((feature, *player.goes_with.get(feature, ())), OFTEN) if toss() else {feature: NEVER}


def _one_of(toss: Toss, choices: Mapping[str, Sequence[V]]) -> tuple[str, V]:
    """Any of these names, with any of its values."""
    names = sorted(choices)
    name = names[_number(toss, len(names))]
    return name, _value(toss, choices[name], usual=False)


def visit(strategy: st.SearchStrategy[Way], key: int, most: int, to_each: Callable[[Way], None]) -> None:
    """Calls with so many ways; the same key gives the same ways. Nothing is kept on the disk."""

    @seed(key)
    @settings(
        max_examples=most,
        database=None,
        deadline=None,
        phases=(Phase.generate,),
        suppress_health_check=tuple(HealthCheck),
        verbosity=Verbosity.quiet,
        print_blob=False,
    )
    @given(strategy)
    def each(way: Way) -> None:
        to_each(way)

    each()
