"""The pages of stimuli, events and facts, and the page that leads to them."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any, Final, get_args

import msgspec

from clausewise.reference_engine.vocabulary import due
from clausewise.reference_engine.vocabulary.acts import Act
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.deeds import KINDS
from clausewise.reference_engine.vocabulary.description import VOCABULARY
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.facts import FACTS
from clausewise.reference_engine.vocabulary.modules import MODULE_OF
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.vendor_pages.entries import entry, where
from clausewise.vendor_pages.findings import Shown, events_shown, facts_declared, stimuli_shown
from clausewise.vendor_pages.forms import forms_of
from clausewise.vendor_pages.kept_rounds import all_played
from clausewise.vendor_pages.pages import page

_OWN_MODULE: Final = {kind.name: kind.only for kind in KINDS if kind.only}
_VALUES: Final = 4
"""So many values of a fact are shown."""


def _tag(message: type[msgspec.Struct]) -> str:
    return str(message.__struct_config__.tag)


def _meaning(message: type[Any]) -> str:
    return " ".join((inspect.getdoc(message) or "").split())


def stimuli_page() -> str:
    """Every stimulus, by module."""
    shown = stimuli_shown(all_played())
    by_module: dict[str, list[str]] = {module: [] for module in VOCABULARY}
    for stimulus in get_args(AnyStimulus):
        tag = _tag(stimulus)
        text = entry(tag, _meaning(stimulus), due.STIMULI[tag], forms_of(stimulus), shown[tag])
        by_module[MODULE_OF[tag]].append(text)
    return page(
        "What is done to a table",
        "Every stimulus that you can be sent, by module of the vocabulary, and under which rulebooks it came in real "
        "rounds. A field that is left out has the value that is named for it.",
        *_by_module(by_module),
    )


def events_page() -> str:
    """Every type of event, and every act of a procedure, by module."""
    shown = events_shown(all_played())
    by_module: dict[str, list[str]] = {module: [] for module in VOCABULARY}
    for event in get_args(AnyEvent):
        if event is not Procedure:
            tag = _tag(event)
            text = entry(tag, _meaning(event), due.EVENTS[tag], forms_of(event), shown[tag])
            by_module[MODULE_OF[tag]].append(text)
    acts: dict[str, list[str]] = {module: [] for module in VOCABULARY}
    for act in get_args(Act):
        acts[_OWN_MODULE.get(act, "core")].append(_act(act, shown[act]))
    return page(
        "What is seen at a table",
        "Every type of event, and after them every act of the type `procedure`, by module of the vocabulary: what it "
        "means, when it is due, under which rulebooks and upon which stimuli it came in real rounds of the reference "
        "engine, and when a field is there. Yours may come upon another stimulus, and several at once: "
        "[for-the-vendor.md](../for-the-vendor.md) says how coarse a stage may be. A field that you cannot see is left "
        "out, and named in `unseen`; so are a type or an act that you do not tell.",
        *_by_module(by_module),
        "# Acts",
        'All are events `{"type": "procedure", "act": ...}`. `by` says who does it; left out it is the dealer.',
        *_by_module(acts, " acts"),
    )


def _act(act: str, shown: Shown) -> str:
    """An act with the fields that it has in real rounds, of all those that a procedure could have."""
    forms = forms_of(Procedure)
    own = {name: forms[name] for name in shown.there if name != "act"}
    return entry(act, "", due.EVENTS[act], own, shown)


def _by_module(texts: dict[str, list[str]], what: str = "") -> Iterator[str]:
    for module, entries in texts.items():
        if entries:
            yield f"## {module}{what}"
            yield from entries


def facts_page() -> str:
    """Every fact, with the rulebooks under which it is asked for."""
    declared = facts_declared(all_played())
    rows = []
    for name, fact in FACTS.items():
        found = declared.get(name, [])
        books = where(one.rulebook for one in found) if found else "nowhere here"
        values = list(dict.fromkeys(f"`{msgspec.json.encode(one.value).decode()}`" for one in found))
        ordered = ", in order" if fact.ordered else ""
        rows.append(f"| {name} | {fact.kind}{ordered} | {fact.meaning} | {books} | {', '.join(values[:_VALUES])} |")
    return page(
        "What a house declares",
        "`GET /v1/tables/{table}/declaration` answers with facts by these names. An *amount* is cents, a *percent* a "
        'whole number or a figure as text (`"12.5"`), a *list* a list of words, in any order unless *in order* stands '
        "there. A fact that is asked for under a rulebook of yours and not declared counts as wrong, unless "
        "`declaration` is in `unseen`. The values are those of the reference engine: a rule may want just these words "
        "and parts of lists; where it is a matter of the house, say how it is at your table.",
        "\n".join(["| fact | kind | what it says | asked for | as in |", "| --- | --- | --- | --- | --- |", *rows]),
    )


def contents_page() -> str:
    """All words by module, with where they are explained."""
    parts = []
    for module in VOCABULARY:
        stimuli = [_tag(one) for one in get_args(AnyStimulus) if MODULE_OF[_tag(one)] == module]
        events = [_tag(one) for one in get_args(AnyEvent) if MODULE_OF[_tag(one)] == module and one is not Procedure]
        acts = [act for act in get_args(Act) if _OWN_MODULE.get(act, "core") == module]
        lines = [f"## {module}"]
        for what, file, names in (
            ("stimuli", "stimuli", stimuli), ("events", "events", events), ("acts", "events", acts),
        ):  # fmt: skip
            if names:
                links = ", ".join(f"[{name}](vocabulary/{file}.md#{name.replace(' ', '-')})" for name in names)
                lines.append(f"- {what}: {links}")
        parts.append(lines[0] + "\n\n" + "\n".join(lines[1:]))
    return page(
        "The vocabulary",
        "Every word of the protocol, made from the types that decode it and from real rounds of the reference engine: "
        "[what is done to a table](vocabulary/stimuli.md), [what is seen](vocabulary/events.md), [what a house "
        "declares](vocabulary/facts.md), [options and names by rulebook](vocabulary/rulebooks.md), and [a whole round "
        "of each](vocabulary/rounds.md), line by line. How to answer the requests stands in "
        "[for-the-vendor.md](for-the-vendor.md).",
        *parts,
    )
