"""The journal of one scenario after the other: what the steps and the session tell, as records."""

from __future__ import annotations

import time
from collections.abc import Mapping

from clausewise.journal.records import (
    Abandoned,
    Answered,
    AnyRecord,
    Checked,
    Declared,
    Difference,
    Happened,
    Outcome,
    Remark,
    ScenarioEnded,
    ScenarioStarted,
    StepEnded,
    StepStarted,
    Strength,
    Submitted,
    TableOpened,
)
from clausewise.journal.writer import JournalWriter, now
from clausewise.reference_engine.vocabulary.description import Declaration, Receipt, TableSetup
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus


class ScenarioJournal:
    """A Recorder that writes; one for each segment, used for all of its scenarios."""

    def __init__(self, writer: JournalWriter) -> None:
        self.writer = writer
        self._held: list[AnyRecord] | None = None
        self._uid = ""
        self._began = 0.0
        self.checks = 0
        """How many checks the scenario has made so far; one that ends with none is an error."""

    def hold(self) -> None:
        """From here on lines wait: it is not known yet whether they count."""
        self._held = []

    def release(self) -> None:
        """They count."""
        held, self._held = self._held, None
        for record in held or ():
            self.writer.write(record)

    def drop(self) -> None:
        """They do not, and nobody who was asked has said any of it."""
        self._held = None

    def _write(self, record: AnyRecord) -> None:
        if self._held is None:
            self.writer.write(record)
        else:
            self._held.append(record)

    def started(  # noqa: PLR0913  the fields of one record
        self,
        *,
        uid: str,
        rulebook: str,
        clause: str,
        name: str,
        file: str,
        line: int,
        configuration: str,
        example: Mapping[str, str] | None = None,
        readings: tuple[str, ...] = (),
        channels: tuple[str, ...] = (),
    ) -> None:
        """A scenario begins."""
        self._uid = uid
        self._began = time.perf_counter()
        self.checks = 0
        self._write(
            ScenarioStarted(
                time=now(),
                uid=uid,
                rulebook=rulebook,
                clause=clause,
                name=name,
                file=file,
                line=line,
                configuration=configuration,
                example=dict(example or {}),
                readings=readings,
                channels=channels,
            )
        )

    def step_started(self, keyword: str, text: str, line: int, table: tuple[tuple[str, ...], ...] = ()) -> None:
        """A Gherkin step begins."""
        self._write(StepStarted(time=now(), keyword=keyword, text=text, line=line, table=table))

    def step_ended(self, outcome: Outcome, message: str = "") -> None:
        """A Gherkin step is done."""
        self._write(StepEnded(time=now(), outcome=outcome, message=message))

    def ended(
        self,
        outcome: Outcome,
        message: str = "",
        *,
        cited: tuple[str, ...] = (),
        difference: Difference | None = None,
        step: str = "",
        observed_at: str = "",
    ) -> None:
        """The scenario is over; its lines are put on the disk."""
        self.release()
        took = round((time.perf_counter() - self._began) * 1000)
        self._write(
            ScenarioEnded(
                time=now(),
                uid=self._uid,
                outcome=outcome,
                message=message,
                milliseconds=took,
                cited=cited,
                difference=difference,
                step=step,
                observed_at=observed_at,
            )
        )
        self.writer.sync()

    def abandoned(self) -> None:
        """The scenario begins anew; what this attempt has written stays, and does not count."""
        self._write(Abandoned(time=now(), uid=self._uid, taken_back=True))

    def opened(self, table: str, setup: TableSetup, refused: str = "") -> None:
        self._write(TableOpened(time=now(), table=table, setup=setup, refused=refused))

    def submitted(self, table: str, submission: str, stimulus: AnyStimulus, *, at_length: bool = False) -> None:
        self._write(Submitted(time=now(), table=table, submission=submission, stimulus=stimulus, at_length=at_length))

    def answered(self, table: str, submission: str, receipt: Receipt) -> None:
        self._write(Answered(time=now(), table=table, submission=submission, receipt=receipt))

    def happened(self, table: str, seen: Seen, told_by: str = "") -> None:
        self._write(Happened(time=now(), table=table, seen=seen, told_by=told_by))

    def declared(self, table: str, facts: Declaration) -> None:
        self._write(Declared(time=now(), table=table, facts=facts))

    def checked(  # noqa: PLR0913  the fields of one record
        self,
        sentence: str,
        *,
        ok: bool,
        expected: str = "",
        got: str = "",
        strength: Strength = "forced",
        n: int = 1,
        arose: int | None = None,
        kept: int | None = None,
    ) -> None:
        self.checks += 1
        self._write(
            Checked(
                time=now(),
                sentence=sentence,
                ok=ok,
                expected=expected,
                got=got,
                strength=strength,
                n=n,
                arose=arose,
                kept=kept,
            )
        )

    def remark(self, text: str) -> None:
        self._write(Remark(time=now(), text=text))
