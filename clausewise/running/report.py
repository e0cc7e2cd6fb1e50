"""What a run leaves behind once its journal is sealed."""

from __future__ import annotations

from collections.abc import Sequence

from clausewise.registry import Rulebook
from clausewise.running.plan import Plan
from clausewise.running.run import Ran
from clausewise.verdicts import encode, exit_code, verdicts_of


def report_run(plan: Plan, rulebooks: Sequence[Rulebook], ran: Ran) -> int:
    """Writes the reports, prints the verdicts and says the exit code."""
    del plan
    verdicts = verdicts_of(ran.directory, rulebooks)
    path = ran.directory / "verdicts.json"
    path.write_bytes(encode(verdicts))
    print(verdicts.summary)
    for problem in verdicts.run.problems:
        print(f"problem: {problem}")
    print(f"verdicts  {path}")
    print(f"seal      {ran.seal}")
    return exit_code(verdicts)
