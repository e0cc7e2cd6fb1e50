"""The faults behind what failed: which clauses fail together, the soonest round that shows it, and what it stopped."""

from __future__ import annotations

from clausewise.reports.dossier import Dossier, FaultShown
from clausewise.reports.markup import NOTHING, Markup, escaped, fill, joined
from clausewise.reports.matrix.pieces import clause_link
from clausewise.showing import counted

TOLD_AT_MOST = 40
"""Faults on the front page."""


def faults_markup(dossier: Dossier) -> Markup:
    """How many faults explain how many clauses, and each of them."""
    if not dossier.explained:
        return NOTHING
    more = NOTHING
    if len(dossier.faults) > TOLD_AT_MOST:
        more = fill("<p>And {}.</p>", escaped(counted(len(dossier.faults) - TOLD_AT_MOST, "more fault")))
    return fill(
        '<p class="explained">{}.</p><ol class="faults">{}</ol>{}',
        escaped(dossier.explained),
        joined(_fault(fault) for fault in dossier.faults[:TOLD_AT_MOST]),
        more,
    )


def _fault(fault: FaultShown) -> Markup:
    return fill(
        "<li>{}: met in {}, the soonest in {}, <q>{}</q> <small>({}, {})</small>{}{}</li>",
        joined(map(clause_link, fault.clauses), Markup(", ")),
        escaped(counted(fault.scenarios, "scenario")),
        clause_link(fault.clause),
        *map(escaped, (fault.title, fault.configuration, fault.place)),
        _came(fault),
        _stopped(fault),
    )


def _came(fault: FaultShown) -> Markup:
    """What should have come, and what did."""
    found = fault.difference
    if found is None:
        return fill("<br>{}", escaped(fault.message, lines=True)) if fault.message else NOTHING
    return fill(
        "<br>By the rules: {}<br>The system: {}",
        escaped(found.expected, lines=True),
        escaped(found.got, lines=True),
    )


def _stopped(fault: FaultShown) -> Markup:
    if not fault.stopped:
        return NOTHING
    return fill(
        "<br>It stopped {}, which could not be examined: {}",
        escaped(counted(len(fault.stopped), "clause")),
        joined(map(clause_link, fault.stopped), Markup(", ")),
    )
