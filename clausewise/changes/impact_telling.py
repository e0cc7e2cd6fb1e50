"""What an amended document means, in lines for the console, and as the selection that `run` takes."""

from __future__ import annotations

from collections.abc import Iterator

from clausewise.changes.impact import Impact, Touched
from clausewise.running.selection_file import selection_text
from clausewise.showing import counted, listed, short, visible

LONGEST = 240
SCENARIOS_SHOWN = 4


def lines(found: Impact) -> Iterator[str]:
    """All of it."""
    yield _line(f"{found.rulebook}: {found.document}")
    if not found.touched:
        yield "Every clause has the words, and the place, that it had: nothing rests on other words."
        return
    if not found.locked:
        yield "It is not locked yet: the ids are those that the clauses get when it is."
    for one in found.clauses:
        yield from _touched(one)
    if found.unclaimed:
        yield ""
        yield f"New text, of no clause yet: {counted(len(found.unclaimed), 'piece')}"
        yield from (_line(f"  {text}") for text in found.unclaimed)
        yield "  Give it ids: `clausewise lock ... --write-inventory FILE`, and name that file here with --inventory."
    if found.stale:
        yield ""
        yield f"No longer counts: {counted(len(found.stale), 'attestation or variance', 'attestations and variances')}"
        for stale in found.stale:
            yield _line(f"  {stale.kind} {stale.clause}  ({stale.told}; {stale.where})")
            yield _line(f"    {stale.why}")
    if found.unwritten:
        yield ""
        yield f"Without a Rule, so that nothing can test it yet: {listed(found.unwritten)}"
    yield ""
    yield f"To be tested again: {counted(len(found.again), 'clause')}"
    yield from (_line(f"  {again.clause}  {again.why}") for again in found.again)


def _touched(one: Touched) -> Iterator[str]:
    was = f" (was {one.was})" if one.was and one.was != one.clause else ""
    yield ""
    yield _line(f"{one.status:<8} {one.clause}{was}  against {listed(one.since)}")
    yield f"  rule      {one.rule or 'none is written yet'}"
    for scenario in one.scenarios[:SCENARIOS_SHOWN]:
        yield _line(f"  scenario  {scenario}")
    if len(one.scenarios) > SCENARIOS_SHOWN:
        yield f"            and {counted(len(one.scenarios) - SCENARIOS_SHOWN, 'more scenario')}"
    yield from (f"  reading   {reading}" for reading in one.readings)
    yield from (f"  option    {option}" for option in one.options)
    yield from (_line(f"  stale     {earlier.verdict}, in {earlier.run}") for earlier in one.earlier)


def selection(found: Impact) -> str:
    """What must be tested again, as a file."""
    head = (f"What must be tested again of {found.rulebook}, after {found.document}", f"SHA-256 {found.digest}")
    return selection_text(((again.clause, again.why) for again in found.again), head)


def _line(text: str) -> str:
    return short(visible(text), LONGEST)
