"""A closed word of the vocabulary stands in its part and nowhere else: what knows words takes them from there."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Final, Literal, get_args, get_origin

import pytest

from clausewise.reference_engine import vocabulary

CHECKOUT: Final = Path(__file__).resolve().parent.parent
ROOMS: Final = ("steps", "adapters", "reports", "clausewise")
MOST: Final = 2
"""So many words of one closed vocabulary may be named together: a third makes it a list kept by hand."""
COLUMNS: Final = frozenset({"HEADINGS", "HEADING_OF", "SAID"})
"""Whoever names some columns of a table makes no list of them; a second map from words to details would be one."""
OF_TYPES: Final = frozenset({"EVENT_FIELDS", "NAMES"})
"""The fields of types, and what they are in: code that reads a field names it."""

EXCEPTIONS: Final[Mapping[str, str]] = {
    "adapters/starters/three_card_table.py": "a program for a vendor to start from, which imports nothing of ours",
    "adapters/third_party/blackjack21.py": "what an engine that others wrote calls things, and what it cannot show",
    "adapters/third_party/blackjack21_round.py": "the same",
    "adapters/third_party/engine_blackjack.py": "the same",
    "adapters/third_party/engine_blackjack_round.py": "the same",
    "adapters/third_party/openspiel.py": "the same",
    "adapters/third_party/openspiel_blackjack.py": "the same",
    "adapters/third_party/openspiel_hand.py": "the same",
    "adapters/third_party/pokerkit.py": "the same",
    "adapters/third_party/pokerkit_games.py": "the same",
    "adapters/third_party/pokerkit_hand.py": "the same",
    "clausewise/following/manners.py": "by which fields events are told apart, and which of them may be told otherwise",
    "reports/plainly.py": "which words of a sentence say that it is about a sum",
    "clausewise/comparing/playing.py": "by which acts a dealer waits for the players",
}
"""Files with words of the vocabulary in a list of their own, and what that list is."""


def closed_vocabularies() -> dict[str, frozenset[str]]:
    """Every set of closed words that a module of the vocabulary has, by its name."""
    folder = Path(str(vocabulary.__file__)).parent
    found: dict[str, frozenset[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        if path.stem == "__init__":
            continue
        name = ".".join([vocabulary.__name__, *path.relative_to(folder).with_suffix("").parts])
        for known, value in vars(import_module(name)).items():
            words = _closed(value)
            if len(words) > MOST and not known.startswith("_") and known not in OF_TYPES:
                found[known] = found.get(known, frozenset()) | words
    return found


def _closed(value: object) -> frozenset[str]:
    words: tuple[object, ...] = ()
    if get_origin(value) is Literal:
        words = get_args(value)
    elif isinstance(value, tuple | frozenset | dict):
        words = tuple(value)
    return frozenset(word for word in words if isinstance(word, str)) if len(words) > MOST else frozenset()


CLOSED: Final = closed_vocabularies()


def lists_of_words(tree: ast.AST) -> Iterator[tuple[int, bool, set[str]]]:
    """Line and words of every list that is written out, and whether it maps them to something."""
    for node in ast.walk(tree):
        match node:
            case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts):
                yield node.lineno, False, _constants(parts)
            case ast.Dict(keys=keys, values=values):
                yield node.lineno, True, _constants(keys)
                yield node.lineno, False, _constants(values)
            case ast.Constant(value=str(text)) if "|" in text:
                yield node.lineno, False, set(text.split("|"))


def _constants(parts: list[ast.expr] | list[ast.expr | None]) -> set[str]:
    return {part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def repeated(tree: ast.AST) -> list[str]:
    """Where three or more words of one closed vocabulary are written out."""
    return [
        f"line {line}: {', '.join(sorted(words & closed)[:4])}... of {name}"
        for line, maps, words in lists_of_words(tree)
        for name, closed in CLOSED.items()
        if len(words & closed) > MOST and (maps or name not in COLUMNS)
    ]


FILES: Final = sorted(path for room in ROOMS for path in (CHECKOUT / room).rglob("*.py"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(CHECKOUT)))
def test_no_closed_words_are_listed_a_second_time(path: Path) -> None:
    """Where a word is added to the vocabulary, sentences, guided tables and reports know it without being told."""
    found = repeated(ast.parse(path.read_text(encoding="utf-8")))
    assert bool(found) == (str(path.relative_to(CHECKOUT)) in EXCEPTIONS), found


@pytest.mark.parametrize(
    "source",
    [
        'X = ("ante", "play", "aces up")',
        'X = {"loses", "wins", "abandoned"}',
        'X = {"dealer button": "D", "small blind button": "SB", "big blind button": "BB"}',
        'X = {"a": "flop", "b": "turn", "c": "river"}',
        'X = "small blind|big blind|ante"',
        'X = {"who": "by", "whose": "owner", "seat": "seat"}',
    ],
)
def test_a_second_list_is_noticed(source: str) -> None:
    """Each way to write one is seen, so that nothing found above means something."""
    assert repeated(ast.parse(source))


def test_two_words_make_no_list() -> None:
    """What treats two words of a vocabulary alike may name them; so may what names some columns of a table."""
    assert repeated(ast.parse('X = ("wins", "returned")\nY = ["round", "seat", "action", "to"]')) == []
