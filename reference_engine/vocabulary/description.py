"""What a system says of itself before it is tested."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from clausewise.reference_engine.core.fields import (
    FactValue,
    NameField,
    OptionValue,
    VersionField,
)
from clausewise.reference_engine.vocabulary.core.words import Duty

VOCABULARY: dict[str, int] = {"core": 1, "house-banked": 1, "pot": 1, "shuffler": 1, "dice": 1, "points": 1}
PROTOCOL_VERSION = 1

Performer = Literal["system", "person", "unseen person"]
Forcing = Literal["order", "positions", "dice", "seed", "test build", "stacked by hand", "none"]
"""`order`: the cards as they leave the deck; `positions`: whose next cards they are; `dice`: the faces of a throw."""
FORCES_THE_ORDER: frozenset[Forcing] = frozenset(("order", "stacked by hand"))
"""Whoever has one of these is given the order of the deck."""
FORCES_HANDS: frozenset[Forcing] = FORCES_THE_ORDER | {"positions", "test build"}
"""With one of these a hand can be dealt that is wanted."""
EVERY_FACT = "all"
"""What a system declares that states every fact which the rules ask of its tables."""
BUTTON_IS_TOLD = "moves the button"
"""What is unseen of a system that is told before each hand where the button lies."""
MOST_GAMES = 100
DUTIES: tuple[Duty, ...] = get_args(Duty)


class Component(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the system and its digest."""

    name: NameField
    digest: Annotated[str, msgspec.Meta(max_length=200)]
    computed_by: NameField


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Part of what is seen at a table, or of what a system is told: whatever fits all that is said here.

    >>> Part(act="burns", fields=("place",)).in_words()
    'place of burns'
    >>> Part(event="hand-ranked", wager="progressive").in_words()
    'hand-ranked for progressive'
    """

    event: NameField | None = None
    """A type of event."""
    act: NameField | None = None
    """An act of procedure."""
    stimulus: NameField | None = None
    """A type of stimulus; then it is the system that is not told."""
    by: NameField | None = None
    """Who does it."""
    place: NameField | None = None
    """Where it is done, or whose cards: `discard rack`, `dealer`, `seat 3`; `seat` is any of them."""
    wager: NameField | None = None
    """The wager, or the bonus, that it is about."""
    fields: tuple[NameField, ...] = ()
    """These fields of it; where none is named, all of it."""

    def in_words(self) -> str:
        """As it is told in a message."""
        told = self.act or self.event or self.stimulus or ("anything" if self.fields else "all")
        told += "".join(
            f" {word} {name}" for word, name in (("by", self.by), ("at", self.place), ("for", self.wager)) if name
        )
        return f"{' and '.join(self.fields)} of {told}" if self.fields else told


class AtRulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a description says of the tables of one rulebook, beside what it says of all."""

    unseen: tuple[NameField | Part, ...] = ()
    tells: tuple[Part, ...] = ()
    declares: tuple[NameField, ...] = ()
    readings: dict[NameField, NameField] = {}
    """Each goes before the one of the same name that is said of all tables; so it is with options."""
    options: dict[NameField, tuple[OptionValue, ...]] = {}


class Description(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Identity and capabilities. What is lacking makes clauses inconclusive, never passed."""

    manufacturer: NameField
    product: NameField
    version: NameField
    build: Literal["production", "test"]
    protocol: VersionField
    vocabulary: dict[NameField, VersionField]
    games: Annotated[tuple[NameField, ...], msgspec.Meta(max_length=MOST_GAMES)]
    options: dict[NameField, tuple[OptionValue, ...]]
    """For each option of the rules, the values that a table can be opened with; the first is the default."""
    performs: dict[Duty, Performer] = {}
    """Who does each duty; the system, where nothing is said."""
    forcing: tuple[Forcing, ...] = ("none",)
    clock: Literal["movable", "real"] = "real"
    mishaps: tuple[NameField, ...] = ()
    """Types of mishap that can be introduced."""
    unseen: tuple[NameField | Part, ...] = ()
    """Types of event, acts of procedure, or fields of events (`taken_with`), that cannot be seen; types of stimulus
    that it is not told of; `player` where nobody says whose money it is, `declaration` where nothing is declared,
    `moves the button` where no hand begins before somebody has said where the button lies. A part of any of them is
    said with a `Part`."""
    tells: tuple[Part, ...] = ()
    """What can be seen although `unseen` has it, or although a person does it whom the system does not see."""
    declares: tuple[NameField, ...] = ()
    """Facts that are declared at every table of which the rules ask them, or `all`; others may be left out."""
    readings: dict[NameField, NameField] = {}
    """Questions that the rules leave open, with the choice of a table that is not asked for another one."""
    by_rulebook: dict[NameField, AtRulebook] = {}
    """What holds at the tables of one rulebook alone."""
    components: tuple[Component, ...] = ()
    configuration: Annotated[str, msgspec.Meta(max_length=400)] = ""
    jurisdiction: Annotated[str, msgspec.Meta(max_length=200)] = ""

    @property
    def unseen_names(self) -> frozenset[str]:
        """What cannot be seen at all, wherever it comes."""
        return frozenset(name for name in self.unseen if isinstance(name, str))

    def at(self, rulebook: str) -> Description:
        """The description as it holds at the tables of one rulebook."""
        if not self.by_rulebook:
            return self
        here = self.by_rulebook.get(rulebook, AtRulebook())
        return msgspec.structs.replace(
            self,
            unseen=(*self.unseen, *here.unseen),
            tells=(*self.tells, *here.tells),
            declares=(*self.declares, *here.declares),
            readings={**self.readings, **here.readings},
            options={**self.options, **here.options},
            by_rulebook={},
        )


class TableSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The table that is asked for."""

    rulebook: NameField
    options: dict[NameField, OptionValue] = {}
    readings: dict[NameField, NameField] = {}
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0
    ready: bool = True
    """Whether the table is wanted in operation, cards shuffled and loaded, or without cards and not yet open."""


Declaration = dict[str, FactValue]
"""Facts by name; amounts in cents."""


class Receipt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The answer to a stimulus."""

    accepted: bool
    reason: Annotated[str, msgspec.Meta(max_length=500)] = ""
    settled: bool = True
    """The table does nothing more until the next stimulus."""
    awaiting: Duty | None = None
    """A duty that the table waits for a person to perform."""
