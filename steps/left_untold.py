"""What a system leaves untold without having said so: nobody can tell from it whether a rule was kept.

A vendor names fields that its system does not see, and may know of no act that consists of such a field; and an event
may say where and not how. What was never told is no breach, as long as nothing that was told contradicts it. Only who
says that nothing is unseen has promised to tell all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clausewise.following.manners import WORDS
from clausewise.following.untold import may_go_untold
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.deeds import is_deed
from clausewise.reference_engine.vocabulary.headings import HEADINGS
from clausewise.reference_engine.vocabulary.unseen import ACTS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from clausewise.reference_engine.vocabulary.events import AnyEvent
    from clausewise.steps.session import TableSession

TOLD_OR_NOT: Final = WORDS.union({"count", "total"}) - {"by", "deck"}
"""Fields that say how, where and with what something is done; what is done, by whom and to whom is always said."""

NOT_NAMED: Final = " (left out; `unseen` of its description should say so)"
"""Behind what a vendor can still say that it does not show."""


def left_out(table: TableSession, event: AnyEvent, row: Mapping[str, str]) -> list[str]:
    """The headings of what a row says and this event leaves out, as all of this scenario do that tell of this deed."""
    if not table.unseen or not isinstance(event, Procedure):
        return []
    silent = [name for name in _asked(row) if HEADINGS[name] in TOLD_OR_NOT and getattr(event, HEADINGS[name]) is None]
    return [name for name in silent if not _is_told_at_times(table, row["does"], HEADINGS[name])]


def is_told_of_nothing(table: TableSession, row: Mapping[str, str]) -> bool:
    """Whether a row asks for a field that the system does not show, of a deed that it never tells in this scenario."""
    deed = row["does"]
    said = ((HEADINGS[name], row[name]) for name in _asked(row))
    if deed not in ACTS or not may_go_untold(table.unseen, deed, said):
        return False
    return not any(is_deed(seen.event, deed) for seen in table.events)


def _asked(row: Mapping[str, str]) -> list[str]:
    return [name for name, cell in row.items() if cell and name != "does"]


def _is_told_at_times(table: TableSession, deed: str, field: str) -> bool:
    return any(is_deed(seen.event, deed) and getattr(seen.event, field, None) is not None for seen in table.events)
