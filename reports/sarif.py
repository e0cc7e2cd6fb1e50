"""results.sarif: what is not as the rules require, and what was not shown, as SARIF 2.1.0 has it.

A clause is a rule of the tool, a failing scenario a result of it. What passed is not listed: tools that read SARIF take
every entry for something to look at. Only what is of kind `fail` has a level; all else has the level `none`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final
from urllib.parse import quote

from clausewise.reports.dossier import ClauseShown, Dossier, RulebookShown
from clausewise.reports.telling import MEANING, what_failed
from clausewise.showing import visible

SCHEMA: Final = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
ROOT: Final = "%SRCROOT%"
"""As tools call the root of a repository; the rulebooks lie in its folder `features`."""
FOLDER: Final = "features/"

Part = dict[str, Any]


def sarif_json(dossier: Dossier) -> str:
    """The whole file."""
    told = [(book, clause) for book in dossier.rulebooks for clause in book.clauses if _is_told(clause)]
    places = {clause.id: n for n, (_, clause) in enumerate(told)}
    run = dossier.run
    errors = [clause for _, clause in told if clause.verdict == "error"]
    invocation: Part = {
        "executionSuccessful": not (errors or run.problems or run.not_as_written),
        "startTimeUtc": run.started,
        "toolExecutionNotifications": [
            *({"level": "error", "message": _text(problem)} for problem in (*run.problems, *run.not_as_written)),
            *({"level": "error", "message": _text(f"{c.id}: {c.why or MEANING['error']}")} for c in errors),
        ],
    }
    if run.ended:
        invocation["endTimeUtc"] = run.ended
    driver = {"name": "Clausewise", "version": run.harness, "rules": [_rule(book, clause) for book, clause in told]}
    made = {
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [
            {
                "tool": {"driver": driver},
                "automationDetails": {"id": "clausewise/"},
                "invocations": [invocation],
                "originalUriBaseIds": {ROOT: {"description": {"text": "The repository that holds the rulebooks."}}},
                "columnKind": "unicodeCodePoints",
                "results": [r for book, clause in told for r in _results(book, clause, places[clause.id])],
                "properties": {"run": run.run, "seal": run.seal, "summary": dossier.summary},
            }
        ],
    }
    return json.dumps(made, ensure_ascii=False, indent=1) + "\n"


def _is_told(clause: ClauseShown) -> bool:
    return clause.verdict in {"fail", "error", "inconclusive", "unattested"}


def _text(text: str) -> Part:
    return {"text": visible(text, lines=True)}


def _rule(book: RulebookShown, clause: ClauseShown) -> Part:
    return {
        "id": clause.id,
        "shortDescription": _text(clause.name),
        "fullDescription": _text(clause.description or clause.name),
        "help": _text(f"{book.title}, {book.authority}, {book.version}: clause {clause.number}"),
        "properties": {"kind": clause.kind, "tags": [clause.kind, *clause.channels]},
    }


def _results(book: RulebookShown, clause: ClauseShown, index: int) -> Iterator[Part]:
    wrong = [scenario for scenario in clause.ran if scenario.outcome == clause.verdict == "fail"]
    for scenario in wrong:
        message = f"{scenario.title} [{scenario.configuration}]: {what_failed(scenario)}"
        key = f"{scenario.uid} {scenario.configuration}"
        yield _result(clause, index, "fail", message, (scenario.file, scenario.line), key)
    if wrong or clause.verdict == "error":
        return
    kind = {"fail": "fail", "inconclusive": "open", "unattested": "review"}[clause.verdict]
    place = (clause.file or f"{book.id}/rulebook.toml", clause.line)
    yield _result(clause, index, kind, clause.why or MEANING[clause.verdict], place, clause.id)


def _result(clause: ClauseShown, index: int, kind: str, message: str, place: tuple[str, int], key: str) -> Part:
    return {
        "ruleId": clause.id,
        "ruleIndex": index,
        "kind": kind,
        "level": "error" if kind == "fail" else "none",
        "message": _text(message),
        "locations": [
            {
                "physicalLocation": {
                    "artifactLocation": {"uri": _uri(FOLDER + place[0]), "uriBaseId": ROOT},
                    "region": {"startLine": max(1, place[1])},
                }
            }
        ],
        "partialFingerprints": {"clausewise/v1": sha256(key.encode("utf-8", "backslashreplace")).hexdigest()},
        "properties": {"verdict": clause.verdict, "strength": clause.strength, "provisional": clause.provisional},
    }


def _uri(path: str) -> str:
    return quote(visible(path))
