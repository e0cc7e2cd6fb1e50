"""What a whole run comes to: counts, one sentence, one exit code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from clausewise.failures import CLEAN, ERROR, FAIL, INCONCLUSIVE
from clausewise.verdicts.model import Verdict, Verdicts

_NOT_EXAMINED: Final[tuple[Verdict, ...]] = ("error", "inconclusive", "unattested", "not-offered")


def summarise(counts: Mapping[Verdict, int], not_selected: int) -> str:
    """One sentence that cannot be misread: what passed of what was judged, and apart from it what was not examined.

    >>> summarise({"pass": 17, "inconclusive": 3, "informative": 1}, 61)
    '17 of 17 passed, 64 not examined (3 inconclusive, 61 not selected), 1 informative'
    """
    passed, failed, attested = counts.get("pass", 0), counts.get("fail", 0), counts.get("attested", 0)
    parts = [f"{passed} of {passed + failed} passed" if passed + failed else "none judged"]
    if failed:
        parts.append(f"{failed} failed")
    if attested:
        parts.append(f"{attested} attested")
    unseen = {name.replace("-", " "): counts.get(name, 0) for name in _NOT_EXAMINED} | {"not selected": not_selected}
    total = sum(unseen.values())
    if total:
        parts.append(f"{total} not examined ({', '.join(f'{n} {name}' for name, n in unseen.items() if n)})")
    if counts.get("informative", 0):
        parts.append(f"{counts['informative']} informative")
    return ", ".join(parts)


def exit_code(verdicts: Verdicts) -> int:
    """The exit code of a run: an error of the harness before a fail, a fail before what was not shown.

    Error comes first because behind it anything may hide, and whoever reads only the code must look.
    """
    counts = verdicts.counts
    if verdicts.run.not_as_written:
        return FAIL  # whatever the journal says, somebody else may have said it
    if verdicts.run.problems or counts.get("error", 0):
        return ERROR
    if counts.get("fail", 0):
        return FAIL
    if counts.get("inconclusive", 0) or counts.get("unattested", 0):
        return INCONCLUSIVE
    nothing_shown = not counts.get("pass", 0) and not counts.get("attested", 0)
    if nothing_shown and (counts.get("not-offered", 0) or not verdicts.clauses):
        return INCONCLUSIVE  # a system that offers nothing has not been found clean
    return CLEAN
