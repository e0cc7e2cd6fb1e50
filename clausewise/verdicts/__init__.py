"""Verdicts: what the journal of a run says about each clause.

`verdicts_of(directory, rulebooks)` makes them, `encode` writes verdicts.json, `exit_code` and `summary` say what the
whole run comes to.
"""

from clausewise.verdicts.computing import clause_verdicts, decode, differences, encode, verdicts_of
from clausewise.verdicts.judging import selected
from clausewise.verdicts.model import (
    STRENGTHS,
    VERDICTS,
    ClauseVerdict,
    Fault,
    ReadingUsed,
    RunFacts,
    ScenarioVerdict,
    Tested,
    Unannounced,
    Verdict,
    Verdicts,
    schema,
)
from clausewise.verdicts.summary import exit_code, summarise

__all__ = [
    "STRENGTHS",
    "VERDICTS",
    "ClauseVerdict",
    "Fault",
    "ReadingUsed",
    "RunFacts",
    "ScenarioVerdict",
    "Tested",
    "Unannounced",
    "Verdict",
    "Verdicts",
    "clause_verdicts",
    "decode",
    "differences",
    "encode",
    "exit_code",
    "schema",
    "selected",
    "summarise",
    "verdicts_of",
]
