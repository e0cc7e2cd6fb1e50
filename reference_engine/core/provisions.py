"""From provisions to clauses: the parts of a document, and what several games say under the same numbers."""

from __future__ import annotations

from collections.abc import Mapping

Suffixes = Mapping[str, tuple[str, ...]]
"""Provision to the ids of its clauses after the rulebook's name."""


def clauses_of(rulebook: str, *parts: Suffixes) -> dict[str, tuple[str, ...]]:
    """The provisions of a rulebook; later parts replace what earlier ones say.

    >>> clauses_of("oasis-omaha", {"type.house": ("type.3",)})
    {'type.house': ('oasis-omaha.type.3',)}
    """
    found: dict[str, tuple[str, ...]] = {}
    for part in parts:
        for provision, suffixes in part.items():
            found[provision] = tuple(f"{rulebook}.{suffix}" for suffix in suffixes)
    return found


def same(*suffixes: str) -> dict[str, tuple[str, ...]]:
    """Provisions that have the name of their only clause."""
    return {suffix: (suffix,) for suffix in suffixes}
