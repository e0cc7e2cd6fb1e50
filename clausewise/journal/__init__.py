"""The journal of a run: what was done, seen, checked and found, line by line.

`JournalWriter` and `ScenarioJournal` write, `read_journal` and `scenarios` read, `verify` finds what was done to a
journal afterwards, `resume` puts the journal of a killed run in order. `docs/journal.md` describes the form.
"""

from clausewise.journal.failures import JournalError
from clausewise.journal.identity import identity_changed
from clausewise.journal.reader import (
    Entry,
    ScenarioRun,
    StepRun,
    footer_of,
    header_of,
    read_journal,
    read_segment,
    required_header,
    scenarios,
)
from clausewise.journal.recorder import Recorder
from clausewise.journal.resume import ResumeState, resume
from clausewise.journal.scenario import ScenarioJournal
from clausewise.journal.verify import Problem, against_sink, verify, verify_and_read
from clausewise.journal.writer import JournalWriter, now

__all__ = [
    "Entry",
    "JournalError",
    "JournalWriter",
    "Problem",
    "Recorder",
    "ResumeState",
    "ScenarioJournal",
    "ScenarioRun",
    "StepRun",
    "against_sink",
    "footer_of",
    "header_of",
    "identity_changed",
    "now",
    "read_journal",
    "read_segment",
    "required_header",
    "resume",
    "scenarios",
    "verify",
    "verify_and_read",
]
