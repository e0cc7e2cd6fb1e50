"""Whether the system says the same of itself at the end of a run as at the beginning."""

from __future__ import annotations

import msgspec

from clausewise.reference_engine.vocabulary.description import Description
from clausewise.showing import shown


def identity_changed(before: Description, after: Description) -> str | None:
    """What of a description changed during the run, in one sentence; None if nothing did."""
    changes = []
    for name in Description.__struct_fields__:
        was, now = getattr(before, name), getattr(after, name)
        if was != now:
            changes.append(f"{name} was {_told(was)} and is {_told(now)}")
    return f"the system describes itself otherwise than at the start: {'; '.join(changes)}" if changes else None


def _told(value: object) -> str:
    return shown(msgspec.json.encode(value))
