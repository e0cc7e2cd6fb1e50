"""Misreadings of Sic Bo under the Oneida rules."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.families.dice import layout
from clausewise.reference_engine.families.misreadings import Misreading, happens, replaced
from clausewise.reference_engine.rulebooks.oneida_sic_bo import PROVISIONS
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.dice.events import DiceShaken

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from clausewise.reference_engine.core.dice import Face
    from clausewise.reference_engine.core.rulings import Rulings
    from clausewise.reference_engine.families.dice.layout import Place
    from clausewise.reference_engine.families.dice.table import DiceTable
    from clausewise.reference_engine.families.misreadings import Breaking
    from clausewise.reference_engine.vocabulary.events import AnyEvent

Meets = "Callable[[Place, Sequence[Face]], bool]"


def _clauses(*provisions: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(clause for provision in provisions for clause in PROVISIONS[provision]))


def _defined(wager: str, meets: Callable[[Place, Sequence[Face]], bool]) -> Breaking:
    """One kind of wager is defined otherwise."""
    sound = layout._meets  # noqa: SLF001  what is broken here is broken in its own place

    def otherwise(rulings: Rulings, place: Place, faces: Sequence[Face]) -> bool:
        return meets(place, faces) if place.wager == wager else sound(rulings, place, faces)

    return lambda: replaced(layout, "_meets", otherwise)


def _for_one(_: DiceTable, event: AnyEvent) -> AnyEvent:
    """The stake is taken for a part of what long odds pay."""
    match event:
        case WagerSettled(result="wins", pays=pays, stake=stake) if pays > stake:
            return msgspec.structs.replace(event, pays=Cents(pays - stake))
    return event


def _single_odds(_: DiceTable, event: AnyEvent) -> AnyEvent:
    """One of a kind is paid even money however many dice show it."""
    match event:
        case WagerSettled(wager="one of a kind", result="wins"):
            return msgspec.structs.replace(event, pays=event.stake)
    return event


def _twice(_: DiceTable, event: AnyEvent) -> AnyEvent:
    """Two shakes are thought to be enough."""
    return msgspec.structs.replace(event, times=2) if isinstance(event, DiceShaken) else event


MISREADINGS: tuple[Misreading, ...] = (
    Misreading(
        "two that show it are enough for three of a kind",
        _clauses("wins.three of a kind"),
        _defined(
            "three of a kind", lambda place, faces: [str(face) for face in faces].count(place.selection or "") > 1
        ),
    ),
    Misreading(
        "a triple does not beat small",
        _clauses("wins.small"),
        _defined("small", lambda _, faces: sum(faces) in layout.SMALL_TOTALS),
    ),
    Misreading(
        "a triple does not beat big",
        _clauses("wins.big"),
        _defined("big", lambda _, faces: sum(faces) in layout.BIG_TOTALS),
    ),
    Misreading(
        "small goes to nine",
        _clauses("wins.small"),
        _defined("small", lambda _, faces: 4 <= sum(faces) <= 9 and max(Counter(faces).values()) < 3),  # noqa: PLR2004
    ),
    Misreading(
        "a combination needs both numbers and no other",
        _clauses("wins.two dice combination"),
        _defined(
            "two dice combination",
            lambda place, faces: {str(face) for face in faces} == set((place.selection or "").split(" and ")),
        ),
    ),
    Misreading(
        "one of a kind wins for a single die alone",
        _clauses("wins.one of a kind"),
        _defined("one of a kind", lambda place, faces: [str(face) for face in faces].count(place.selection or "") == 1),
    ),
    Misreading(
        "any three of a kind needs the number that was shown before",
        _clauses("wins.any three of a kind"),
        _defined("any three of a kind", lambda _, faces: set(faces) == {6}),
    ),
    Misreading(
        "long odds are for one",
        _clauses("odds.listed", "odds.three of a kind", "odds.any three of a kind", "odds.two dice combination"),
        happens(_for_one),
    ),
    Misreading("one of a kind pays even money always", _clauses("odds.2 of the number"), happens(_single_odds)),
    Misreading("two shakes are enough", _clauses("shake.times"), happens(_twice)),
)
