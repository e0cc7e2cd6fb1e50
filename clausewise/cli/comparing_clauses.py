"""What `clausewise clauses compare` prints."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec

from clausewise.registry.library import rulebook_folder
from clausewise.registry.provisions import OneSided, Provisions, compare_provisions
from clausewise.showing import counted


def compared(one: str, other: str, form: str, documents: Path | None, features: Path | None) -> str:
    """Two rulebooks provision by provision, as a table or as JSON."""
    found = compare_provisions(rulebook_folder(one, features), rulebook_folder(other, features), documents)
    if form == "json":
        only = dict(zip(found.rulebooks, msgspec.to_builtins(found.only), strict=True))
        return json.dumps(msgspec.to_builtins(found) | {"only": only}, ensure_ascii=False, indent=1)
    return "\n".join(_table(found, quoted=documents is not None))


def _table(found: Provisions, *, quoted: bool) -> Iterator[str]:
    one, other = found.rulebooks
    yield f"{one} and {other}: {counted(len(found.same), 'provision')} in the same words"
    yield f"\nIn other words: {len(found.reworded)}"
    for reworded in found.reworded:
        counts = f"{reworded.words[0]} and {counted(reworded.words[1], 'word')}"
        yield f"  {reworded.provision}  ({counts})"
        if reworded.diff:
            yield f"    {reworded.diff}"
    if found.reworded and not quoted:
        yield "  (--documents DIR shows the words)"
    for rulebook, only in zip(found.rulebooks, found.only, strict=True):
        yield f"\nOnly in {rulebook}: {len(only)}"
        yield from map(_one_sided, only)


def _one_sided(provision: OneSided) -> str:
    named = f"  (the other says the same as {provision.same_words})" if provision.same_words else ""
    return f"  {provision.provision}{named}"
