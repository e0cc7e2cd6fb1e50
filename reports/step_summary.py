"""What a step of GitHub Actions tells on the page of its job, in Markdown: of a run, and of what has changed."""

from __future__ import annotations

import os
from html import escape
from pathlib import Path

from clausewise.failures import ERROR, ClausewiseError
from clausewise.reports.changes_results import Changes, Held, verdict_of
from clausewise.reports.dossier import VERDICTS, Dossier, money_first
from clausewise.reports.telling import MARK, WORD
from clausewise.showing import counted, short, visible

VARIABLE = "GITHUB_STEP_SUMMARY"
LONGEST = 400
TOLD_AT_MOST = 200
"""GitHub takes a mebibyte of a step and shows nothing of what is longer."""


def append_summary(text: str) -> None:
    """Adds to the page of the job, where there is one."""
    name = os.environ.get(VARIABLE, "")
    if not name:
        return
    try:
        with Path(name).open("a", encoding="utf-8") as stream:
            stream.write(text)
    except OSError as problem:
        raise ClausewiseError(f"{name}: cannot be written, named by {VARIABLE}: {problem.strerror}", ERROR) from None


def run_summary(dossier: Dossier) -> str:
    """The verdicts of a run, and each clause that fails."""
    run = dossier.run
    systems = dict.fromkeys(
        f"{used.description.manufacturer} {used.description.product} {used.description.version}"
        for used in run.configurations
    )
    lines = ["## Clausewise", "", plain("; ".join(systems)), "", "| verdict | clauses |", "| --- | ---: |"]
    counts = dossier.counts
    lines += [f"| {MARK[verdict]} {WORD[verdict]} | {counts[verdict]:,} |" for verdict in VERDICTS if counts[verdict]]
    lines += ["", plain(dossier.summary)]
    wrong = money_first(tuple(clause for book in dossier.rulebooks for clause in book.having("error", "fail")))
    if wrong:
        lines += ["", "### What fails", "", "| clause | verdict | | why |", "| --- | --- | --- | --- |"]
        lines += [_row(clause.id, clause.verdict, clause.name, clause.why) for clause in wrong[:TOLD_AT_MOST]]
        lines += _more(len(wrong))
    lines += ["", f"Seal `{run.seal}`" if run.seal else "No seal: the run has not finished."]
    return "\n".join(lines) + "\n\n"


def changes_summary(changes: Changes) -> str:
    """The same as Markdown, for the page of the job."""
    verdict = f"**Worse:** {'; '.join(changes.worse)}" if changes.worse else "Nothing got worse."
    lines = ["## What has changed", "", verdict, "", "| what became of it | clauses |", "| --- | ---: |"]
    lines += [f"| {kind} | {n:,} |" for kind, n in changes.counts.items()]
    lines += [f"| as before | {changes.same:,} |"]
    if changes.standing:
        lines += [f"| not asked about again | {changes.standing:,} |"]
    for kind in changes.counts:
        lines += ["", f"### {kind.capitalize()}", "", "| clause | before | now | |", "| --- | --- | --- | --- |"]
        of_kind = [change for change in changes.changes if change.kind == kind]
        lines += [
            _row(c.clause, verdict_of(c.before), verdict_of(c.after), (c.after.reason if c.after else "") or c.title)
            for c in of_kind[:TOLD_AT_MOST]
        ]
        lines += _more(len(of_kind))
    if changes.approved:
        lines += ["", "### Approved fails", "", "| clause | by | why | this time |", "| --- | --- | --- | --- |"]
        lines += [_approved(one) for one in changes.approved]
    return "\n".join(lines) + "\n\n"


def _approved(one: Held) -> str:
    approval = one.approval
    held = "holds" if one.holds else f"does not hold: {one.why}"
    return _row(approval.clause, f"{approval.by}, {approval.date}", approval.reason, held)


def _row(*cells: str) -> str:
    return f"| {' | '.join(map(plain, cells))} |"


def _more(number: int) -> list[str]:
    return ["", f"and {counted(number - TOLD_AT_MOST, 'more clause')}"] if number > TOLD_AT_MOST else []


def plain(text: str) -> str:
    r"""Text in which nothing is Markdown or HTML, on one line of a table.

    >>> print(plain("a|b <i> `x` *y* [z]"))
    a\|b &lt;i&gt; \`x\` \*y\* \[z\]
    """
    shown = escape(short(visible(text), LONGEST), quote=False)
    return "".join(f"\\{c}" if c in "\\|`*_[]#~" else c for c in shown)
