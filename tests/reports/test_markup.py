"""Markup is made in one way, and whatever a system calls itself is text wherever it is shown."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from clausewise.registry import load_rulebook
from clausewise.reports.comparison_page import comparison_page
from clausewise.reports.comparison_results import Book, Compared, Corresponding, Found, HouseChoice, Scenes, Told
from clausewise.reports.dossier import Dossier
from clausewise.reports.junit import junit_xml
from clausewise.reports.markup import Markup, escaped, fill, joined
from clausewise.reports.matrix import matrix_page
from clausewise.reports.prove_page import prove_page
from clausewise.reports.prove_results import Caught, ClauseProof, Equivalent, LintFinding, Proof, Survivor, Tried, sums
from clausewise.reports.tables.drawing import draw_table
from clausewise.showing import visible
from tests.reports.conftest import ROUND, in_order
from tests.reports.poisoning import POISON, poisoned
from tests.reports.test_matrix_page import Reader

TOP = Path(__file__).parents[2]
PRODUCT = sorted(path for part in ("clausewise", "reports", "adapters", "steps") for path in (TOP / part).rglob("*.py"))
ELEMENT = re.compile(r"</?(?:[a-z]+[1-6]?)(?: [a-z-]+=[^>]*)?/?>")
"""What begins or ends an element, as against `<placeholder>` in a sentence, which ends nothing."""


def made_of(node: ast.Call) -> str:
    """The function or type that is called by its own name."""
    return node.func.id if isinstance(node.func, ast.Name) else ""


def calls(path: Path) -> Iterator[ast.Call]:
    """What a module calls with an argument by position."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args:
            yield node


def test_a_template_is_ours() -> None:
    """A template, and what is said to be markup, is a literal or a file of the package: nothing comes into it."""
    found = []
    for path in PRODUCT:
        if path == TOP / "reports" / "markup.py":
            continue
        for call in calls(path):
            first = call.args[0]
            ours = isinstance(first, ast.Constant) or (isinstance(first, ast.Call) and made_of(first) == "own_file")
            if made_of(call) in {"fill", "Markup"} and not ours:
                found.append(f"{path.relative_to(TOP)}:{call.lineno}")
    assert found == []


def test_nothing_else_makes_markup() -> None:
    """In the reports an element stands in a template and nowhere else: a formatted text never holds one."""
    found = []
    for path in sorted((TOP / "reports").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        formatted = (node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr))
        for text in formatted:
            told = "".join(str(part.value) for part in text.values if isinstance(part, ast.Constant))
            if ELEMENT.search(told):
                found.append(f"{path.relative_to(TOP)}:{text.lineno}: {told}")
    assert found == []


def test_mypy_finds_what_is_not_escaped() -> None:
    """A plain text in a place for markup is refused by mypy (an ignore that it needs not would be refused too)."""
    name = "<b>"
    fill("<i>{}</i>", name)  # type: ignore[arg-type]
    fill("<i>{it}</i>", it=name)  # type: ignore[arg-type]
    joined([name])  # type: ignore[list-item]
    Markup("<i>") + name  # type: ignore[operator]
    made: Markup = f"<i>{escaped(name)}</i>"  # type: ignore[assignment]
    assert type(made) is str


def test_what_mypy_cannot_see_is_escaped_all_the_same() -> None:
    """A text of unknown type that reaches a template, a row of pieces or a sum is shown as text."""
    name = msgspec.json.decode('"<b>"')
    assert fill("<i>{}{it}</i>", name, it=name) == "<i>&lt;b&gt;&lt;b&gt;</i>"
    assert joined([name, Markup("<b>")]) == Markup("") + name + Markup("<b>") == "&lt;b&gt;<b>"


@given(st.text())
def test_any_text_is_text(text: str) -> None:
    """As content and in an attribute, what a browser would read is the text and no more."""
    reader = Reader(fill('<p title="{text}">{text}</p>', text=escaped(text)))
    assert [tag for tag, _ in reader.tags] == ["p"]
    assert reader.tags[0][1].keys() == {"title"}
    assert "".join(reader.text) == reader.tags[0][1]["title"]


def compared() -> tuple[Compared, Scenes]:
    """A comparison that has one of everything."""
    one, other = (
        Book(book, book, "The Agency", "1", {f"{book}.1": "It is paid"}, {"bonus": "yes"}, {"equal-hand": "wins"})
        for book in ("one", "other")
    )
    side, against = (
        Told("wins", (f"{book.id}.1",), "it is said", "pair of aces", "bonus: no") for book in (one, other)
    )
    found = [
        Found(aspect, "the ante", side, against, ("seat 1 folds",), {"seat 1": "As"})
        for aspect in ("allowed", "void", "paid")
    ]
    pairs = (
        Corresponding(("one.1",), ("other.1",), True, ""),
        Corresponding(("one.1",), ("other.1",), False, "more"),
        Corresponding(("one.1",), (), False, "alone"),
    )
    seen = tuple(in_order(ROUND))
    choices = (HouseChoice("bonus", "Bonus", ("yes",), ()),)
    everything = Compared(one, other, pairs, choices, tuple(found), 100, "", ("it broke",), 1.5, "0.1.0")
    return everything, Scenes(((seen, seen),) * len(found))


def proof() -> Proof:
    """A proof in which something of every kind is left to do."""
    tried = Tried("a scenario", "fail", "Then it is paid", "it is not")
    short = ClauseProof(
        planted=5,
        caught=2,
        operators={},
        survivors=(Survivor("denied", ()), Survivor("unpaid", (tried,), "a scenario")),
        equivalent=(Equivalent("one more", "nobody can see it"),),
        isolated=False,
        caught_faults=(Caught("denied", "a scenario", "it is not"),),
        elsewhere={"denied": ("a scenario",)},
        uncounted=("another reading",),
        unsound=(tried,),
    )
    isolated = msgspec.structs.replace(short, isolated=True, isolated_by="unpaid", unsound=(), survivors=())
    first, second = (clause.id for clause in load_rulebook("three-card").clauses[:2])
    clauses = {first: short, second: isolated}
    return Proof(("three-card",), clauses, sums(clauses, 2), 1.5, "0.1.0", (LintFinding("rule", "what"),))


def as_browser_reads(name: str, dossier: Dossier) -> Reader:
    """One of the pages, made of things in which every free text is poisoned."""
    if name == "matrix":
        two = replace(dossier, rulebooks=(*dossier.rulebooks, replace(dossier.rulebooks[0], id="tiny-poker-2")))
        return Reader(matrix_page(poisoned(dossier)) + matrix_page(poisoned(two)))
    if name == "comparison":
        everything, scenes = compared()
        return Reader(comparison_page(poisoned(everything), poisoned(scenes)))
    clauses = {clause: poisoned(found) for clause, found in proof().clauses.items()}
    hostile = msgspec.structs.replace(proof(), clauses=clauses, lint=tuple(map(poisoned, proof().lint)))
    return Reader(prove_page(hostile, [load_rulebook("three-card")]))


@pytest.mark.parametrize(("name", "times"), [("matrix", 500), ("comparison", 40), ("proof", 10)])
def test_hostile_text_is_text_on_every_page(name: str, times: int, dossier: Dossier) -> None:
    """Titles, options, reasons, readings, checks and events of a system that would write elements and attributes."""
    reader = as_browser_reads(name, dossier)
    assert reader.open == []
    assert all(tag != "poison" and "poisoned" not in told for tag, told in reader.tags)
    assert not any("poison" in raw for kind in reader.raw.values() for raw in kind)
    told = [*reader.text, *(value for _, attributes in reader.tags for value in attributes.values())]
    assert sum(text.count(visible(POISON)) for text in told) >= times
    assert not any(sign in text for sign in "\x1b\u202e" for text in told)


def test_hostile_text_is_text_in_drawings_and_machine_formats(dossier: Dossier) -> None:
    """Both are XML: what a system told is the content of our elements, and makes none."""
    seen = poisoned(Scenes(((tuple(in_order(ROUND)), ()),))).tables[0][0]
    drawn = ET.fromstring(draw_table(seen, title=POISON))  # noqa: S314  our own
    tests = ET.fromstring(junit_xml(poisoned(dossier)))  # noqa: S314  our own
    for root, times in ((drawn, 5), (tests, 50)):
        told = [text for part in root.iter() for text in (part.text, *part.attrib.values()) if text]
        assert all("poison" not in part.tag and "poisoned" not in part.attrib for part in root.iter())
        assert sum(visible(POISON)[:8] in text for text in told) >= times
