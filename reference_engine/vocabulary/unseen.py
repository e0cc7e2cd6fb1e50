"""What a system does not show, or is not told of: asked for an event, a stimulus, or what a sentence names.

A description names whole types of event, acts and fields, or parts of them (`Part`); what `tells` names is shown all
the same. Wherever only names are known, a collection of them will do: this is one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal, get_args

import msgspec

from clausewise.reference_engine.vocabulary.acts import Act
from clausewise.reference_engine.vocabulary.core.events import Event, Procedure
from clausewise.reference_engine.vocabulary.deeds import DEEDS, seen_of
from clausewise.reference_engine.vocabulary.description import BUTTON_IS_TOLD, Description, Part
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

Shown = Literal["shown", "in part", "not shown"]
Fits = Literal["yes", "no", "perhaps"]

EVENTS: Final[Mapping[str, type[Event]]] = {str(kind.__struct_config__.tag): kind for kind in get_args(AnyEvent)}
STIMULI: Final[Mapping[str, type[msgspec.Struct]]] = {
    str(kind.__struct_config__.tag): kind for kind in get_args(AnyStimulus)
}
ACTS: Final[frozenset[str]] = frozenset(get_args(Act))
EVENT_FIELDS: Final[frozenset[str]] = frozenset(name for kind in EVENTS.values() for name in kind.__struct_fields__)
MAY_BE_LEFT_OUT: Final[Mapping[str, Mapping[str, object]]] = {
    tag: dict(
        zip(kind.__struct_fields__[-len(kind.__struct_defaults__) :], kind.__struct_defaults__, strict=True)
        if kind.__struct_defaults__
        else ()
    )
    for tag, kind in STIMULI.items()
}
"""For each type of stimulus the fields that need not be said, and what is meant then."""
UNTOLD: Final[frozenset[str]] = frozenset(
    name for fields in MAY_BE_LEFT_OUT.values() for name in fields if name not in EVENT_FIELDS
) | {"player"}
"""Fields of stimuli that can be named by themselves: no event has one that is called so, but for whose money it is."""
NAMES: Final[frozenset[str]] = frozenset(
    {*EVENTS, *ACTS, *EVENT_FIELDS, *DEEDS, *STIMULI, *UNTOLD, "declaration", BUTTON_IS_TOLD}
)
"""All that can be unseen as a whole."""
_PLACES: Final = ("to", "owner", "place", "seat")
_WAGERS: Final = ("wager", "bonus")


@dataclass(frozen=True, slots=True)
class Unseen(Collection[str]):
    """What is not shown at the tables of one rulebook; as a collection, the names of what is never shown there."""

    names: frozenset[str] = frozenset()
    parts: tuple[Part, ...] = ()
    told: tuple[Part, ...] = ()
    by_people: frozenset[str] = frozenset()
    """What persons do whom the system does not see: it may be shown, and nobody has to."""

    @classmethod
    def of(cls, description: Description) -> Unseen:
        """What a description leaves out; it has to be that of one rulebook's tables.

        >>> from clausewise.reference_engine.engine import describe
        >>> plain = describe().at("three-card")
        >>> burns = Part(act="burns", fields=("place",))
        >>> Unseen.of(msgspec.structs.replace(plain, unseen=(burns,))).hides_field(Procedure("burns"), "place")
        True
        """
        names = description.unseen_names
        people = [duty for duty, who in description.performs.items() if who == "unseen person"]
        return cls(
            names | ACTS if "procedure" in names else names,
            tuple(part for part in description.unseen if isinstance(part, Part)),
            description.tells,
            frozenset(name for duty in people for name in seen_of(duty)),
        )

    def and_also(self, names: Iterable[str]) -> Unseen:
        """The same without these, too, parts and all.

        >>> burns = Unseen(parts=(Part(act="burns", fields=("place",)),)).and_also(["by"])
        >>> [burns.hides_field(Procedure("burns"), name) for name in ("place", "by", "face")]
        [True, True, False]
        """
        more = self.names.union(names)
        return self if more == self.names else replace(self, names=more)

    def __contains__(self, name: object) -> bool:
        return name in self.names and not any(
            name in (part.act, part.event) and _is_unconditional(part) for part in self.told
        )

    def __iter__(self) -> Iterator[str]:
        return (name for name in self.names if name in self)

    def __len__(self) -> int:
        """How much is left out, in names and in parts: nothing at all is nothing of either."""
        return len(self.names) + len(self.parts) + len(self.by_people)

    # --- of an event that has come ------------------------------------------------------------------------------------

    def hides(self, event: Event) -> bool:
        """Whether the system shows no such event; what it is said not to show it may show now and then.

        >>> Unseen(frozenset({"burns"})).hides(Procedure("burns"))
        True
        >>> at_the_muck = Part(act="burns", place="muck")
        >>> Unseen(frozenset({"burns"}), told=(at_the_muck,)).hides(Procedure("burns", place="muck"))
        False
        """
        tag, act, known = _of(event)
        if any(_fits(part, tag, act, known) == "yes" for part in self.told if not part.fields):
            return False
        if tag in self.names or act in self.names or act in self.by_people:
            return True
        return any(_fits(part, tag, act, known) == "yes" for part in self.parts if not part.fields)

    def hides_field(self, event: Event, name: str) -> bool:
        """Whether an event that is shown says nothing here."""
        if name not in self.names and not any(name in part.fields for part in self.parts):
            return False
        tag, act, known = _of(event)
        if any(name in part.fields and _fits(part, tag, act, known) == "yes" for part in self.told):
            return False
        return name in self.names or any(
            name in part.fields and _fits(part, tag, act, known) == "yes" for part in self.parts
        )

    # --- of what a sentence names -------------------------------------------------------------------------------------

    def sight_of(self, name: str, **known: object) -> Shown:
        """Whether a deed, a type of event or a field is shown, of those of which this much is known.

        >>> progressive = Unseen(parts=(Part(event="hand-ranked", wager="progressive"),))
        >>> progressive.sight_of("hand-ranked", wager="ante"), progressive.sight_of("hand-ranked")
        ('shown', 'in part')
        """
        if not self:
            return "shown"
        if name in self.names and name not in {*EVENTS, *ACTS}:
            return "not shown"
        kinds = {(_tag(kind.type), kind.fixed.get("act")) for kind in DEEDS.get(name, ())}
        if name in EVENTS:
            kinds.add((name, None))
        found = {self._sight(tag, act, known) for tag, act in kinds}
        return found.pop() if len(found) == 1 else "in part" if found else "shown"

    def sight_of_field(self, name: str, deed: str = "", **known: object) -> Shown:
        """Whether a field is shown, of all events that have it, or of those of a deed."""
        kinds = {(_tag(kind.type), kind.fixed.get("act")) for kind in DEEDS.get(deed, ())} or {
            (tag, None) for tag, kind in EVENTS.items() if name in kind.__struct_fields__
        }
        fits = {_fits(part, tag, act, known) for part in self.parts if name in part.fields for tag, act in kinds}
        told = {_fits(part, tag, act, known) for part in self.told if name in part.fields for tag, act in kinds}
        if told == {"yes"} or (name not in self.names and fits <= {"no"}):
            return "shown"
        whole = name in self.names or fits == {"yes"}
        return "not shown" if whole and told <= {"no"} else "in part"

    def _sight(self, tag: str, act: str | None, known: Mapping[str, object]) -> Shown:
        told = {_fits(part, tag, act, known) for part in self.told if not part.fields}
        if "yes" in told:
            return "shown"
        fits = {_fits(part, tag, act, known) for part in self.parts if not part.fields}
        if tag in self.names or act in self.names or "yes" in fits:
            return "in part" if "perhaps" in told else "not shown"
        done_unseen = act in self.by_people or tag in self.by_people
        return "in part" if done_unseen or "perhaps" in fits else "shown"

    # --- of what is done to the system --------------------------------------------------------------------------------

    def not_told(self, stimulus: AnyStimulus) -> str:
        """What of a stimulus the system is not told, in words; empty where it is told all of it.

        >>> from clausewise.reference_engine.core.money import Cents
        >>> from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
        >>> cash = PlaceWager(1, "play", Cents(1000), instrument="cash")
        >>> Unseen(frozenset({"instrument"})).not_told(cash)
        'what a wager is made with'
        """
        if not self:
            return ""
        tag = str(stimulus.__struct_config__.tag)
        if tag in self.names:
            return tag
        said = [name for name, usual in MAY_BE_LEFT_OUT[tag].items() if getattr(stimulus, name) != usual]
        for name in said:
            if name in UNTOLD and name in self.names:
                return _IN_WORDS.get(name, f"{name} of {tag}")
        needed = {*stimulus.__struct_fields__} - {*MAY_BE_LEFT_OUT[tag]}
        known = {name: getattr(stimulus, name) for name in stimulus.__struct_fields__}
        for part in self.parts:
            if part.stimulus != tag or _of_whom(part, known, {*known}) != "yes":
                continue
            if not part.fields or not needed.union(said).isdisjoint(part.fields):
                return part.in_words()
        return ""

    @property
    def shows_all_events(self) -> bool:
        """Whether nothing that happens is left out, be it a whole event or a field of one."""
        return self.names <= {"declaration", *UNTOLD} and all(part.stimulus for part in self.parts)


_IN_WORDS: Final = {"player": "whose money is wagered", "instrument": "what a wager is made with"}


def unseen_of(names: Collection[str]) -> Unseen:
    """What is not shown, where it may be known by its names alone."""
    return names if isinstance(names, Unseen) else Unseen(frozenset(names))


def _tag(kind: type[Event]) -> str:
    return str(kind.__struct_config__.tag)


def _of(event: Event) -> tuple[str, str | None, dict[str, object]]:
    known = {name: getattr(event, name) for name in event.__struct_fields__}
    return _tag(type(event)), event.act if isinstance(event, Procedure) else None, known


def _is_unconditional(part: Part) -> bool:
    return not (part.fields or part.by or part.place or part.wager)


def _fits(part: Part, tag: str, act: str | None, known: Mapping[str, object]) -> Fits:
    """Whether an event of this type and act, of which this much is known, is meant by a part."""
    if part.stimulus is not None or part.event not in (None, tag) or (part.act is not None and tag != "procedure"):
        return "no"
    if part.act is not None and act is not None and part.act != act:
        return "no"
    found = _of_whom(part, known, {*EVENTS[tag].__struct_fields__})
    return "perhaps" if found == "yes" and part.act is not None and act is None else found


def _of_whom(part: Part, known: Mapping[str, object], fields: Collection[str]) -> Fits:
    """Whether it is done by this person, here, and about this wager."""
    found: set[Fits] = {
        _one(wanted, [name for name in names if name in fields], known)
        for wanted, names in ((part.by, ("by",)), (part.place, _PLACES), (part.wager, _WAGERS))
        if wanted is not None
    }
    return "no" if "no" in found else "perhaps" if "perhaps" in found else "yes"


def _one(wanted: str, names: Collection[str], known: Mapping[str, object]) -> Fits:
    told = [
        f"seat {known[name]}" if name == "seat" else str(known[name]) for name in names if known.get(name) is not None
    ]
    if any(one == wanted or (wanted == "seat" and one.startswith("seat ")) for one in told):
        return "yes"
    return "no" if all(name in known for name in names) else "perhaps"
