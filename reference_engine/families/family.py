"""What a family of games is, to whoever knows no game; and what a game is: its rules, table, deal, misreadings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.rule_set import RuleSet
from clausewise.reference_engine.families.chance import Chance, one_pack
from clausewise.reference_engine.families.misreadings import Misreading
from clausewise.reference_engine.families.offers import Offer
from clausewise.reference_engine.families.plain_round import PlainRound
from clausewise.reference_engine.families.random_player import RandomPlayer
from clausewise.reference_engine.families.table import Opening, Table
from clausewise.reference_engine.vocabulary.core.stimuli import Sit
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

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


class Answered(Protocol):
    """What was done to a table, as it was answered."""

    @property
    def stimulus(self) -> AnyStimulus: ...
    @property
    def accepted(self) -> bool: ...
    @property
    def events(self) -> tuple[AnyEvent, ...]: ...


def _as_it_was(exchanges: Sequence[Answered]) -> None:
    """No round of the family needs the ones before it."""
    del exchanges


def _of_its_own(act: AnyStimulus) -> None:
    """Nothing is known that would be plainer, and take part in the round as well."""
    del act


@dataclass(frozen=True, slots=True, kw_only=True)
class Family:
    """What games of one kind have in common, for those who play, compare and shorten rounds of any game."""

    name: str
    may: Callable[[Any], tuple[Offer, ...]]
    """What may be done now at an engine's table."""
    plain_round: PlainRound
    wagers_against_the_house: bool = False
    """Whether it is the house that says how high wagers are, and not the game's own rules."""
    joins: tuple[type[AnyStimulus], ...] = (Sit,)
    """How players come to the table, to stay there from round to round."""
    stakes: tuple[type[AnyStimulus], ...] = ()
    """By what players bring money to a round."""
    begins_at: type[AnyStimulus] | None = None
    """The act by which the next round is made to begin at a seat, where it matters at which."""
    everyday: Mapping[type, tuple[Cents, ...]] = field(default_factory=dict)
    """Amounts that a reader takes for granted."""
    plainer: Callable[[AnyStimulus], tuple[AnyStimulus, ...] | None] = _of_its_own
    """What somebody may do instead that takes less telling; None: whatever the house does then."""
    afresh: Callable[[Sequence[Answered]], tuple[list[AnyStimulus], int] | None] = _as_it_was
    """What makes the last round one by itself, and the exchange at which it begins."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[R]):
    """A rule set and the code that plays by it."""

    family: Family
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

    def may(self, table: Table) -> tuple[Offer, ...]:
        """What may be done now at a table of this game."""
        return self.family.may(table)
