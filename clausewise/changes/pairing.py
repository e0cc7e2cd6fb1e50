"""Which clause of one edition is which of another: by their words first, because numbers move when one is put in."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import SequenceMatcher


def paired(before: Mapping[str, str], after: Mapping[str, str]) -> dict[str, str]:
    """For each clause of the later edition that the earlier one has as well, its id there; both in document order.

    >>> paired({"a.1": "x", "a.2": "y", "a.3": "z"}, {"a.1": "x", "a.2": "new", "a.3": "y", "a.4": "z"})
    {'a.1': 'a.1', 'a.3': 'a.2', 'a.4': 'a.3'}

    A clause that was reworded keeps its number; one that went elsewhere keeps its words:

    >>> paired({"a.1": "x", "a.2": "y", "a.3": "z"}, {"a.1": "x2", "a.3": "z", "a.4": "y"})
    {'a.1': 'a.1', 'a.3': 'a.3', 'a.4': 'a.2'}
    """
    pairs = _in_order(before, after)
    _add(pairs, {clause: clause for clause in after if before.get(clause) == after[clause]})
    _add(pairs, _by_words(before, after, pairs))
    _add(pairs, {clause: clause for clause in after if clause in before})
    return {clause: pairs[clause] for clause in after if clause in pairs}


def _in_order(before: Mapping[str, str], after: Mapping[str, str]) -> dict[str, str]:
    """Those whose words stand in the same order: rows of paytables repeat, and only their order tells them apart."""
    old, new = list(before), list(after)
    matcher = SequenceMatcher(None, list(before.values()), list(after.values()), autojunk=False)
    return {new[block.b + n]: old[block.a + n] for block in matcher.get_matching_blocks() for n in range(block.size)}


def _by_words(before: Mapping[str, str], after: Mapping[str, str], pairs: Mapping[str, str]) -> dict[str, str]:
    """Those whose words stand elsewhere."""
    used = set(pairs.values())
    left: dict[str, list[str]] = {}
    for clause, words in before.items():
        if clause not in used:
            left.setdefault(words, []).append(clause)
    return {clause: left[w].pop(0) for clause, w in after.items() if clause not in pairs and left.get(w)}


def _add(pairs: dict[str, str], more: Mapping[str, str]) -> None:
    """What is not paired yet, on either side."""
    used = set(pairs.values())
    pairs |= {new: old for new, old in more.items() if new not in pairs and old not in used}
