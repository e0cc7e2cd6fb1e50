"""The entry of one stimulus, type of event or act: its fields, when it is due, where it comes, and an example."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.vendor_pages.findings import Shown
from clausewise.vendor_pages.forms import Form, described
from clausewise.vendor_pages.kept_rounds import all_played
from clausewise.vendor_pages.pages import quoted, wrapped


def entry(name: str, meaning: str, due: str, forms: Mapping[str, Form], shown: Shown) -> str:
    """One entry, as Markdown; fields that no form is given for are not said."""
    parts = [f"### {name}", wrapped(" ".join(part for part in (meaning, due) if part))]
    upon = f", upon {quoted(sorted(shown.upon))}" if shown.upon else ""
    parts.append(wrapped(f"Came {where(shown.times)}{upon}."))
    rows = list(_rows(forms, shown))
    if rows:
        parts.append("\n".join(["| field | holds | is there |", "| --- | --- | --- |", *rows]))
    parts.append(f"    {msgspec.json.encode(shown.example).decode()}")
    return "\n\n".join(parts) + "\n"


def where(rulebooks: Iterable[str]) -> str:
    """Some rulebooks; all, or all of one family, by what they have in common."""
    every = {table.rulebook for table in all_played()}
    for_a_pot = {rulebook for rulebook in every if "pot" in RULEBOOKS[rulebook].modules}
    names = set(rulebooks)
    known = {frozenset(every): "everywhere", frozenset(for_a_pot): "in every game for a pot"}
    with_dice = {rulebook for rulebook in every if "dice" in RULEBOOKS[rulebook].modules}
    known[frozenset(every - for_a_pot)] = "in every game against the house"
    known[frozenset(every - for_a_pot - with_dice)] = "in every game against the dealer"
    return known.get(frozenset(names)) or f"in {quoted(sorted(names))}"


def _rows(forms: Mapping[str, Form], shown: Shown) -> Iterator[str]:
    for name, form in forms.items():
        seen = tuple(shown.words.get(name, ()))
        yield f"| `{name}` | {described(form, seen)} | {_there(form, shown.there.get(name, {}), shown.times)} |"


def _there(form: Form, there: Mapping[str, int], times: Mapping[str, int]) -> str:
    """When a field is there: in every event of its kind, or under which rulebooks always and at times."""
    if form.default is None or (there and there == times):
        return "always"
    otherwise = f"; left out for `{form.default}`" if form.default else ""
    if not there:
        return f"where it says something{otherwise}"
    always = [rulebook for rulebook, count in there.items() if count == times[rulebook]]
    at_times = [rulebook for rulebook in there if rulebook not in always]
    said = [f"always {where(always)}"] if always else []
    if at_times:
        everywhere = set(at_times) == set(times)
        said.append("at times" if everywhere else f"at times {where(at_times)}")
    return ", ".join(said) + otherwise
