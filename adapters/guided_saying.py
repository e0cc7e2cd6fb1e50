"""Events in the words in which a person could have written them; what is said so is read as the same event."""

from __future__ import annotations

from typing import Any

from clausewise.adapters.guided_kinds import is_money, takes_words
from clausewise.reference_engine.core.money import Cents, show_money
from clausewise.reference_engine.vocabulary.core.deeds import Kind
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.deeds import KINDS
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.headings import HEADING_OF
from clausewise.reference_engine.vocabulary.words import WORDS_OF


def say(event: AnyEvent) -> str:
    """An event as a person could have written it, every detail with its heading.

    >>> say(Procedure("asks", seat=2)), say(Procedure("examines", by="player", seat=2))
    ('asks, seat 2', 'player examines, seat 2')
    """
    kind = next(kind for kind in KINDS if kind.is_shown_by(event))
    who = f"{event.by} " if isinstance(event, Procedure) and event.by != "dealer" else ""
    parts = [f"{who}{kind.verb}"]
    for name in kind.details:
        value = getattr(event, name)
        if value is None and name in ("card", "cards") and name in kind.asked:
            parts.append(f"{HEADING_OF[name]} x")
        if value is not None:
            parts.append(f"{HEADING_OF[name]} {_said(kind, name, value)}")
    parts += [
        words
        for words, (name, value) in kind.flags.items()
        if getattr(event, name) == value and (name != "stake_back" or value != (event.result in ("wins", "returned")))  # type: ignore[union-attr]
    ]
    return ", ".join(parts)


def _said(kind: Kind, name: str, value: Any) -> str:  # noqa: ANN401  whatever a detail is
    if is_money(kind, name):
        return show_money(Cents(value))
    if isinstance(value, tuple):
        return " ".join(value) or "none"
    if name == "deck":
        return str(value).removeprefix("deck ")
    if takes_words(kind, name) and value not in WORDS_OF[name]:
        return f'"{value}"'
    return str(value)
