"""A soak from its plan to its seal. Whoever asks it to stop gets the verdicts so far."""

from __future__ import annotations

from collections.abc import Callable

from clausewise.journal import JournalWriter
from clausewise.journal.chain import MAIN
from clausewise.soaking.company import Alone, Opened
from clausewise.soaking.dealing import deal_out
from clausewise.soaking.gathered import Gathered, Soaked
from clausewise.soaking.gone_on import begun
from clausewise.soaking.part import Part
from clausewise.soaking.plan import SoakPlan


def soak(
    plan: SoakPlan,
    *,
    resume: bool = False,
    stop: Callable[[], bool] = lambda: False,
    told: Callable[[Soaked], None] = lambda _: None,
    systems: Opened | None = None,
) -> Soaked:
    """Plays, compares and seals. What was gathered stands, whatever happens.

    `systems` is for those who have the system at hand; otherwise it is opened as the plan says.
    """
    before = begun(plan, go_on=resume)
    if before.seal:
        return Soaked(plan.directory, before.seal, tally=before.tally)
    header = before.header or plan.header
    writer = (JournalWriter.resume if before.header else JournalWriter)(plan.directory, MAIN, header)
    try:
        gathered = Gathered(plan, writer, before)
        if plan.asked.workers > 1:
            deal_out(gathered, before, stop, told, systems)
        else:
            Part(gathered, before, Alone(gathered), stop, told, systems).play()
        gathered.seal()
    except BaseException:
        writer.close()
        raise
    return gathered.came_to
