"""How a field is said to look: its type in words, from the same types that decode it."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from clausewise.reference_engine.core.cards import CardField
from clausewise.reference_engine.core.dice import FaceField
from clausewise.reference_engine.core.fields import (
    AmountField,
    CardsField,
    CountField,
    DiceField,
    FacesField,
    NameField,
    PositionField,
    SeatField,
    StandingField,
    TotalField,
)
from clausewise.reference_engine.vocabulary.cards.stimuli import CardsFor
from clausewise.reference_engine.vocabulary.dice.events import Spot
from clausewise.vendor_pages.findings import MANY

_SAID: Final[tuple[tuple[Any, str], ...]] = (
    (SeatField, "a seat"),
    (AmountField, "cents"),
    (StandingField, "cents, below zero too"),
    (CardsField, "cards"),
    (tuple[CardField, ...], "cards"),
    (CardField, "a card"),
    (CountField, "a number"),
    (TotalField, "a number"),
    (PositionField, "a position, from 1"),
    (tuple[PositionField, ...], "positions, from 1"),
    (FacesField, "faces of dice"),
    (FaceField, "a face"),
    (DiceField, "a number of dice"),
    (NameField, "a name"),
    (bool, "`true` or `false`"),
    (int | NameField, "a number or a name"),
    (CardsFor, "a place with its cards and hand"),
    (Spot, "a wager and what it is on"),
)
MOST_WORDS: Final = 12
"""A list of words that is longer than this is not repeated for each field."""


class Form(msgspec.Struct, frozen=True):
    """One field: how it looks, and what stands for it where it is left out; no default where it cannot be."""

    name: str
    looks: str
    words: tuple[str, ...]
    default: str | None
    """As it is written in JSON; empty where nothing stands for it."""


def forms_of(message: type[msgspec.Struct]) -> dict[str, Form]:
    """Every field of a stimulus or event.

    >>> from clausewise.reference_engine.vocabulary.pot.events import TurnGiven
    >>> forms_of(TurnGiven)["due"]
    Form(name='due', looks='cents', words=(), default='0')
    >>> forms_of(TurnGiven)["options"].words
    ('fold', 'check', 'bet', 'call', 'raise', 'discard', 'retain')
    """
    hints = get_type_hints(message, include_extras=True)
    return {
        field.encode_name: Form(field.encode_name, *_look(hints[field.name], field.name), _default(field))
        for field in msgspec.structs.fields(message)
    }


def _default(field: msgspec.structs.FieldInfo) -> str | None:
    if field.required:
        return None
    return "" if field.default is None else msgspec.json.encode(field.default).decode()


def _look(hint: Any, name: str = "") -> tuple[str, tuple[str, ...]]:  # noqa: ANN401  whatever an annotation may be
    """The type in words, and the closed words that it has."""
    if name == "hand":
        return "which hand of the seat, from 1", ()
    for known, said in _SAID:
        if hint == known:
            return said, ()
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return _look(next(part for part in parts if part is not NoneType))
    if origin is Literal:
        return "a word", tuple(map(str, parts))
    if origin is tuple:
        said, words = _look(parts[0])
        return ("words" if words else f"a list, each {said}"), words
    if hasattr(hint, "__metadata__"):
        return _bounded(hint)
    raise TypeError(f"no page says yet how {hint} looks")


def _bounded(hint: Any) -> tuple[str, tuple[str, ...]]:  # noqa: ANN401  as above
    """A type of one field alone, with its bounds."""
    said, words = _look(hint.__origin__) if hint.__origin__ is not int else ("a number", ())
    (meta,) = [part for part in hint.__metadata__ if isinstance(part, msgspec.Meta)]
    if meta.ge is not None and meta.le is not None:
        said += f" from {meta.ge:,} to {meta.le:,}"
    return said, words


def described(form: Form, seen: tuple[str, ...]) -> str:
    """What a field holds, with its words: the closed ones, or those that real rounds have in a name."""
    words = form.words if 0 < len(form.words) <= MOST_WORDS else tuple(word for word in seen if word != MANY)
    listed = ", ".join(f"`{word}`" for word in words)
    if form.words:
        return listed or form.looks
    if not words or form.looks not in ("a name", "a number or a name"):
        return form.looks
    return listed + (" or a number" if "number" in form.looks else "")
