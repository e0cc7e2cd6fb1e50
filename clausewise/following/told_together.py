"""What the engine tells in one, and a system apart, or the other way round: made of what the engine has told."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import chain
from typing import cast

import msgspec

from clausewise.following.sameness import kin, same
from clausewise.reference_engine.families.emitted import Emitted
from clausewise.reference_engine.vocabulary.acts import Act
from clausewise.reference_engine.vocabulary.cards.deeds import tells_as_well
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.events import AnyEvent

PARTS = "parts of one"
TELL_APART = ("owner", "seat", "wager", "hand")
"""The fields that tell several such acts apart."""


def tell_as_shown(
    emitted: list[Emitted], at: int, shown: AnyEvent, behind: Sequence[AnyEvent], unseen: Collection[str]
) -> None:
    """Makes of what the engine has told from this place on as much as the system tells, which goes on with `behind`."""
    if at >= len(emitted):
        return
    told = emitted[at]
    if told.together and isinstance(shown, Procedure):
        if not any(_leaves_as_much_open(event, shown) for event in _in_this_round(behind)):
            _tell_in_one(emitted, at, shown, unseen)
    elif told.parts and not same(told.seen.event, shown, unseen) and _is_among(told.parts, shown, unseen):
        emitted[at : at + 1] = [
            replace(told, seen=msgspec.structs.replace(told.seen, event=part), among=PARTS, turns={}, parts=())
            for part in told.parts
        ]


def _is_among(parts: Sequence[AnyEvent], shown: AnyEvent, unseen: Collection[str]) -> bool:
    return any(same(part, shown, unseen) for part in parts)


def _tell_in_one(emitted: list[Emitted], at: int, shown: Procedure, unseen: Collection[str]) -> None:
    """Makes one of all that the system tells with this."""
    behind = range(at, len(emitted))
    alike = [place for place in behind if _is_one_of(emitted[at], emitted[place], shown, shown.act, unseen)]
    as_well = [
        place
        for act in tells_as_well(shown)
        for place in behind
        if _is_one_of(emitted[at], emitted[place], shown, act, unseen)
    ]
    if not alike or len(alike) + len(as_well) <= 1:
        return
    places = sorted([*alike, *as_well])
    events = [cast("Procedure", emitted[place].seen.event) for place in places]
    whole = msgspec.structs.replace(
        shown,
        cards=tuple(dict.fromkeys(chain.from_iterable(event.cards or () for event in events))) or None,
        count=sum(event.count or 0 for event in events) or None,
    )
    cited = dict.fromkeys(clause for place in places for clause in emitted[place].citations)
    last = emitted[places[-1]]  # one for all of them comes behind what each of them has to wait for
    seen = msgspec.structs.replace(last.seen, event=whole)
    emitted[places[-1]] = replace(last, seen=seen, citations=tuple(cited), together=False)
    for place in reversed(places[:-1]):
        del emitted[place]


def _is_one_of(first: Emitted, told: Emitted, shown: Procedure, act: Act, unseen: Collection[str]) -> bool:
    """Whether the system, which shows this, tells with it what the engine has told there."""
    if not told.together or told.among != first.among:
        return False
    place = None if act == shown.act else shown.place
    plain = msgspec.structs.replace(shown, act=act, cards=None, count=None, place=place)
    return same(told.seen.event, plain, unseen)


def _leaves_as_much_open(event: AnyEvent, shown: Procedure) -> bool:
    alike = isinstance(event, Procedure) and kin(event, shown)
    return alike and all(getattr(event, name) == getattr(shown, name) for name in TELL_APART)


def _in_this_round(events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
    end = next((place for place, event in enumerate(events) if isinstance(event, RoundEnded)), len(events))
    return events[:end]
