"""Of what a rule says *all*, *any*, *each*, *every*, *either* or *no*, and which of several it names.

The words are those of the clause's Rule, which restates it. *Any player's wager* is about seats, *every kind of wager*
about wagers: the noun that comes next after the word decides. Where a rule names two of several (*the ante and the play
wager*, *jams or stops*), it says something of each of them.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from typing import Final

from clausewise.reference_engine.core.instances import Instance
from clausewise.registry import Clause

_NOUNS: Final[dict[str, tuple[str, ...]]] = {
    r"players?|seats?": ("seat",),
    r"positions?|box(?:es)?|spaces?": ("seat", "box"),
    r"hands?": ("whose",),
    r"wagers?|bets?|blinds?|antes?|bonus(?:es)?": ("wager",),
    r"cards?": ("whose",),
    r"decks?|packs?": ("deck",),
    r"persons?|people|dealers?": ("person",),
    r"chips?|tokens?|cheques?|instruments?": ("instrument",),
    r"devices?|shufflers?|shoes?": ("device", "way of shuffling", "way of dealing"),
    r"shuffles?|cuts?": ("way of shuffling", "round"),
    r"meters?": ("meter",),
    r"pots?|side pots?": ("pot",),
    r"hal(?:f|ves)|parts?|shares?": ("share",),
    r"betting rounds?|rounds? of betting|streets?|turns?": ("betting round",),
    r"rounds?": ("round", "betting round"),
    r"deals?|games?|shifts?": ("round", "hand played"),
    r"acts?|actions?|moves?": ("act",),
}  # fmt: skip
"""What tells apart the things that go by a noun."""
_EVERYBODY: Final = ("seat", "person")
_EVERY_THING: Final = ("wager", "whose")
_OF_ALL: Final = re.compile(
    r"\b(?:all|any|each|every|either|neither|both|no|none)\b((?:[ -][\w'’]+){0,4})", re.IGNORECASE
)
_OF_PEOPLE: Final = re.compile(r"\b(?:nobody|no one|everybody|everyone|anybody|anyone)\b", re.IGNORECASE)
_OF_THINGS: Final = re.compile(r"\b(?:everything|wagers)\b", re.IGNORECASE)
"""*Wagers go back* is said of all of them."""
_NOT_MEANT: Final = re.compile(
    r"\b(?:no more(?: bets)?|no longer|at all|no matter|all[- ]in|above all|first of all|no limit)\b", re.IGNORECASE
)
_NOUN: Final = re.compile("|".join(f"({nouns})" for nouns in _NOUNS), re.IGNORECASE)
_ASPECTS: Final = tuple(_NOUNS.values())


def aspects(clause: Clause) -> frozenset[str]:
    """In what those things differ of which the rule says that it holds for all of them, or for none."""
    return _aspects(f"{clause.name}. {clause.description}")


def _aspects(said: str) -> frozenset[str]:
    """The same of a text.

    >>> sorted(_aspects("No player may touch another's cards"))
    ['seat']
    >>> sorted(_aspects("No more bets is announced. Every kind of wager stands, in any betting round."))
    ['betting round', 'wager']
    """
    said = _NOT_MEANT.sub("", said)
    found: set[str] = set(_EVERYBODY) if _OF_PEOPLE.search(said) else set()
    found.update(_EVERY_THING if _OF_THINGS.search(said) else ())
    for quantified in _OF_ALL.finditer(said):
        words = quantified[1].split()
        for number, word in enumerate(words):
            pair = " ".join(words[number : number + 2])
            noun = _NOUN.fullmatch(pair) or _NOUN.fullmatch(re.sub(r"['’]s?$", "", word))
            if noun is not None:
                found.update(_ASPECTS[(noun.lastindex or 1) - 1])
                break
    return frozenset(found)


def concerned(clause: Clause, seen: Iterable[Instance]) -> tuple[Instance, ...]:
    """Of the instances that were seen at one place those that the rule speaks of, where there are several."""
    by_aspect: dict[str, set[str]] = {}
    for instance in seen:
        by_aspect.setdefault(instance.aspect, set()).add(instance.value)
    of_all = aspects(clause)
    found: list[Instance] = []
    for aspect, values in by_aspect.items():
        meant = values if aspect in of_all else _named(clause, values)
        if len(values) > 1 and (aspect in of_all or len(meant) > 1):
            found += [Instance(aspect, value) for value in meant]
    return tuple(sorted(found))


def _named(clause: Clause, values: Collection[str]) -> set[str]:
    said = f"{clause.name}. {clause.description}"
    return {value for value in values if re.search(rf"\b{re.escape(value)}s?\b", said, re.IGNORECASE)}
