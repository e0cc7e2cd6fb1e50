"""What became of one clause, from what either side found."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from clausewise.journal.records import FOUND_AS_IN_PRODUCTION
from clausewise.reports.changes_results import Judged, Kind
from clausewise.verdicts import STRENGTHS, Verdict

EXAMINED: Final[frozenset[Verdict]] = frozenset(("pass", "fail", "attested"))


MOST_SCENARIOS: Final = 6


def kind_of(was: Judged | None, now: Judged | None, *, in_the_rules: bool = True, new: bool = False) -> Kind | None:
    """What became of a clause; None where nothing did. `new`: the earlier rules had no such clause.

    >>> kind_of(Judged("pass", "forced"), Judged("fail", "forced")), kind_of(Judged("fail"), Judged("pass", "forced"))
    ('newly failing', 'fixed')

    What failed and cannot be examined any more is not fixed:

    >>> kind_of(Judged("fail"), Judged("inconclusive")), kind_of(Judged("pass"), None)
    ('no longer examined', 'no longer examined')
    >>> kind_of(Judged("pass", "forced"), Judged("pass", "declared")), kind_of(Judged("fail"), Judged("fail"))
    ('weaker', 'still failing')

    What breaks anew in a clause that was broken is told:

    >>> kind_of(Judged("fail", failing=("a flush",)), Judged("fail", failing=("a flush", "a straight")))
    'failing in other scenarios'
    """
    if not in_the_rules or (was and now and now.verdict == "informative" and was.verdict != "informative"):
        return "out of the rules"
    if now is not None and now.verdict == "fail":
        return _failing(was, now)
    if now is not None and now.verdict == "error":
        return None if was is not None and was.verdict == "error" else "newly in error"
    before = was is not None and was.verdict in EXAMINED
    after = now is not None and now.verdict in EXAMINED
    if before and not after:
        return "no longer examined"
    if not after:
        return _unexamined(was, now, new=new)
    if not before or was is None or now is None:
        return "newly examined"
    if was.verdict == "fail":
        return "not met again" if by_chance_alone(was) else "fixed"
    return _strength(was, now)


def _failing(was: Judged | None, now: Judged) -> Kind:
    """A clause that was broken already may have been broken anew: nothing that fails hides behind what failed.

    What failed before by the breach of another clause, and fails now by its own, was there before.
    """
    known = set(was.failing) | set(was.stopped) if was is not None else set()
    if was is None or was.verdict != "fail":
        return "failing, hidden before" if now.failing and set(now.failing) <= known else "newly failing"
    if set(now.failing) <= set(was.failing):
        return "still failing"
    return "failing, hidden before" if set(now.failing) <= known else "failing in other scenarios"


def by_chance_alone(judged: Judged) -> bool:
    """Whether it was found broken in rounds as in production alone, which chance brings."""
    return bool(judged.failing) and all(name.startswith(FOUND_AS_IN_PRODUCTION) for name in judged.failing)


def _unexamined(was: Judged | None, now: Judged | None, *, new: bool) -> Kind | None:
    if now is None or now.verdict == "informative":
        return None
    if was is None or was.verdict == "informative":
        return "new and not examined" if new or was is not None else "unexamined otherwise"
    same = (was.verdict, was.readings, was.scenarios) == (now.verdict, now.readings, now.scenarios)
    return None if same else "unexamined otherwise"


def _strength(was: Judged, now: Judged) -> Kind | None:
    """Both passed or attested: on what that rests."""
    then, here = _rank(was), _rank(now)
    if (now.provisional and not was.provisional) or here > then:
        return "weaker"
    if (was.provisional and not now.provisional) or here < then:
        return "stronger"
    if (was.n or 0) != (now.n or 0) and was.n is not None and now.n is not None:
        return "weaker" if now.n < was.n else "stronger"
    same = (was.verdict, was.guided_by, was.readings) == (now.verdict, now.guided_by, now.readings)
    return None if same else "examined otherwise"


def _rank(judged: Judged) -> int:
    return STRENGTHS.index(judged.strength) if judged.strength else len(STRENGTHS)


def because(was: Judged | None, now: Judged | None, reworded: bool) -> Iterator[str]:
    """What else of a clause is otherwise, beside its verdict."""
    if reworded:
        yield "the words of the clause are others"
    if was is None or now is None:
        return
    if was.readings != now.readings:
        yield f"readings that it rests on: {_several(was.readings)} → {_several(now.readings)}"
    if was.scenarios != now.scenarios:
        yield f"scenarios that apply: {was.scenarios} → {now.scenarios}"
    if was.provisional != now.provisional:
        yield "it is provisional now" if now.provisional else "it is no longer provisional"
    if was.guided_by != now.guided_by:
        yield f"guided by {now.guided_by or 'nobody'}, and was by {was.guided_by or 'nobody'}"
    if was.variance != now.variance:
        yield f"variance: {now.variance or 'none'}; was: {was.variance or 'none'}"
    if was.attestation != now.attestation:
        yield f"attestation: {now.attestation or 'none'}; was: {was.attestation or 'none'}"
    yield from _scenarios(was, now)


def _scenarios(was: Judged, now: Judged) -> Iterator[str]:
    """Of a clause that fails: which of its scenarios fail anew, which no more, and which failed before all the same."""
    if was.verdict == now.verdict == "fail" and was.failing != now.failing:
        yield from _failing_otherwise(was, now)
    if now.verdict == "fail" and (hidden := [name for name in now.failing if name in was.stopped]):
        others = ", ".join(dict.fromkeys(was.stopped[name] for name in hidden))
        yield f"failed before as well, which was put down to {others}: {_first(hidden)}"


def _failing_otherwise(was: Judged, now: Judged) -> Iterator[str]:
    fresh = [scenario for scenario in now.failing if scenario not in was.failing and scenario not in was.stopped]
    mended = [scenario for scenario in was.failing if scenario not in now.failing]
    if fresh:
        yield f"newly failing of its scenarios: {_first(fresh)}"
    if mended:
        yield f"no longer failing of its scenarios, or not applying any more: {_first(mended)}"


def _first(scenarios: list[str]) -> str:
    """Some of many; in which configuration is said where there are several."""
    if len({scenario.rpartition(" [")[2] for scenario in scenarios}) == 1:
        scenarios = [scenario.rpartition(" [")[0] or scenario for scenario in scenarios]
    more = f"; and {len(scenarios) - MOST_SCENARIOS} more" if len(scenarios) > MOST_SCENARIOS else ""
    return "; ".join(scenarios[:MOST_SCENARIOS]) + more


def _several(readings: tuple[str, ...]) -> str:
    return ", ".join(readings) or "none"
