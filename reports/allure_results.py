"""Allure results from a journal: the same as those that were written while the run went on."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path

from allure_commons.logger import AllureFileLogger
from allure_commons.model2 import ATTACHMENT_PATTERN, Attachment, Label, TestResult, TestStepResult
from allure_commons.types import AttachmentType
from allure_commons.utils import uuid4

from clausewise.journal import ScenarioRun, scenarios
from clausewise.journal.reader import header_of
from clausewise.registry.model import Rulebook
from clausewise.reports import allure_content as content
from clausewise.reports.allure_content import STATUS, Told
from clausewise.reports.naming import place_in_journal
from clausewise.showing import visible


def write_allure_results(directory: Path, rulebooks: Iterable[Rulebook], results: Path) -> int:
    """Makes the results of the run in this directory anew; returns how many."""
    shutil.rmtree(results, ignore_errors=True)
    files = AllureFileLogger(str(results))
    places = {clause.id: (book, clause) for book in rulebooks for clause in book.clauses}
    labels = content.of_this_machine()
    header = header_of(directory)
    guides = {used.name: used.guided_by for used in header.configurations} if header is not None else {}
    written = 0
    for run in scenarios(directory):
        place = places.get(run.started.clause)
        if place is None:
            continue  # the verdicts say that the rulebook of this run is not the one at hand
        started = run.started
        told = Told(
            *place,
            started.name,
            started.example,
            started.configuration,
            started.readings,
            place_in_journal(run.segment, run.line),
        )
        guide = guides.get(started.configuration)
        guided = [Label(name="guided by", value=visible(guide))] if guide else []
        if run.ended.observed_at:
            guided.append(Label(name="observed at", value=visible(run.ended.observed_at)))
        files.report_result(_result(run, told, files, labels + guided))
        written += 1
    return written


def _result(run: ScenarioRun, told: Told, files: AllureFileLogger, labels: list[Label]) -> TestResult:
    result = TestResult(uuid=uuid4(), start=_milliseconds(run.started.time), stop=_milliseconds(run.ended.time))
    content.begin(result, told)
    result.labels += labels
    for step in run.steps:
        ended = step.ended
        shown = TestStepResult(
            name=f"{step.started.keyword} {step.started.text}",
            start=_milliseconds(step.started.time),
            parameters=content.step_parameters(step.started.table),
        )
        if ended is not None:
            shown.stop = _milliseconds(ended.time)
            shown.status = STATUS[ended.outcome]
            shown.statusDetails = content.step_details(ended.outcome, ended.message)
        result.steps.append(shown)
    events = tuple(happened.seen for happened in run.events)
    if events and content.has_attachments(run.ended.outcome):
        _attach(result, files, content.DRAWING, content.drawing(events, told, run.ended.message), AttachmentType.SVG)
        _attach(result, files, content.EVENTS, content.event_list(events), AttachmentType.TEXT)
    content.end(result, run.ended.outcome, run.ended.message, run.ended.step, run.ended.difference, events)
    return result


def _attach(result: TestResult, files: AllureFileLogger, name: str, body: str, kind: AttachmentType) -> None:
    source = ATTACHMENT_PATTERN.format(prefix=uuid4(), ext=kind.extension)
    files.report_attached_data(body=body, file_name=source)
    result.attachments.append(Attachment(name=name, source=source, type=kind.mime_type))


def _milliseconds(time: str) -> int:
    return round(datetime.fromisoformat(time).timestamp() * 1000)
