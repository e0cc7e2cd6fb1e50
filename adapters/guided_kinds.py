"""What a person at a guided table can report: the vocabulary of events, and how each detail of it is read and said.

The verbs and the names of the details are those of the tables in the features. Which details are asked for follows from
the event alone, never from a rule set or a scenario: two tables that do the same are asked the same.
"""

from __future__ import annotations

from clausewise.reference_engine.vocabulary.core.deeds import Kind
from clausewise.reference_engine.vocabulary.deeds import KINDS
from clausewise.reference_engine.vocabulary.headings import SUMS_OF_DEEDS, sums_of
from clausewise.reference_engine.vocabulary.modules import MODULE_OF
from clausewise.reference_engine.vocabulary.words import WORDS_OF


def kinds_for(modules: frozenset[str], unseen: frozenset[str]) -> tuple[Kind, ...]:
    """What can be reported at a table of games of these modules where this cannot be seen.

    >>> [kind.verb for kind in kinds_for(frozenset({"core"}), frozenset())][-3:]
    ['folds', 'round begins', 'round ends']
    """
    return tuple(
        kind
        for kind in KINDS
        if kind.name not in unseen
        and MODULE_OF[str(kind.type.__struct_config__.tag)] in modules
        and (not kind.only or kind.only in modules)
    )


def is_money(kind: Kind, name: str) -> bool:
    """Whether a detail of this kind is a sum."""
    return name in sums_of(kind.type) or SUMS_OF_DEEDS.get(kind.name) == name


def takes_words(kind: Kind, name: str) -> bool:
    """Whether a detail of this kind is one of the words that the features know for it."""
    return name in WORDS_OF and not is_money(kind, name)
