"""What a game is: its rules, how its table is opened, dealt and played at random, and how it is misread."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from clausewise.reference_engine.core.rule_set import RuleSet
from clausewise.reference_engine.families.chance import Chance, one_pack
from clausewise.reference_engine.families.misreadings import Misreading
from clausewise.reference_engine.families.random_player import RandomPlayer
from clausewise.reference_engine.families.table import Opening, Table

R = TypeVar("R", bound=RuleSet)
R_contra = TypeVar("R_contra", bound=RuleSet, contravariant=True)

Options = Mapping[str, str | int]
Readings = Mapping[str, str]


class Deals(Protocol[R_contra]):
    """Says in which order cards leave the deck for which places."""

    def __call__(self, rules: R_contra, seats: Sequence[int], options: Options, readings: Readings) -> list[str]: ...


def _none(options: Options, readings: Readings) -> tuple[str, ...]:
    del options, readings
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[R]):
    """A rule set and the code that plays by it."""

    rules: R
    table: Callable[[Opening[R]], Table]
    deals: Deals[R] | None
    """The place that each card goes to, from the top of the deck: needed to force a hand by stacking it.

    None where there are no cards, or where the order depends on what the players decide: there cards are forced by
    whose next card it is.
    """
    player: type[RandomPlayer]
    misreadings: tuple[Misreading, ...] = ()
    """Faults as vendors make them, written by hand."""
    chance: Callable[[Options], Chance] = one_pack
    """What chance brings to such a table, by the house's choices."""
    required_wagers: Callable[[Options, Readings], tuple[str, ...]] = _none
    """The wagers without which nobody is dealt in or can play on, by the house's choices and the readings in force."""
