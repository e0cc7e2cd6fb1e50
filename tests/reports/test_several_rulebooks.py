"""A run of several rulebooks: each by itself, and all together."""

from __future__ import annotations

import csv
import io
import re
from dataclasses import replace
from xml.etree import ElementTree as ET  # our own file, made a moment ago

import pytest

from clausewise.journal.records import ConfigurationUsed
from clausewise.reports.dossier import ClauseShown, Dossier, RulebookShown
from clausewise.reports.junit import junit_xml
from clausewise.reports.matrix import matrix_page
from clausewise.reports.table import csv_text
from clausewise.reports.terminal import verdict_table

OTHER = "other-poker"


def renamed(clause: ClauseShown) -> ClauseShown:
    """The clause of the same number in the other rulebook, all of whose scenarios passed or did not apply."""
    own = f"{OTHER}.{clause.number}"
    scenarios = tuple(
        replace(s, uid=s.uid.replace(clause.id, own), clause=own, configuration=f"{OTHER}, as configured")
        for s in clause.scenarios
    )
    verdict = "pass" if clause.verdict in {"fail", "error", "inconclusive"} else clause.verdict
    return replace(clause, id=own, scenarios=scenarios, verdict=verdict, provisional="equal-hand" in clause.readings)


@pytest.fixture
def both(dossier: Dossier) -> Dossier:
    """Two rulebooks with clauses of the same numbers and a reading of the same name."""
    (book,) = dossier.rulebooks
    other: RulebookShown = replace(
        book, id=OTHER, title="Other Poker", clauses=tuple(renamed(clause) for clause in book.clauses)
    )
    (used,) = dossier.run.configurations
    configurations = tuple(
        ConfigurationUsed(f"{name}, as configured", used.target, used.description, {"decks": (decks,)})
        for name, decks in ((book.id, 1), (OTHER, 2))
    )
    return Dossier(replace(dossier.run, configurations=configurations), (book, other))


def test_the_terminal_counts_each_and_all(both: Dossier) -> None:
    """The clauses of all are the sum; one rulebook alone has no second sum."""
    told = verdict_table(both)
    assert [title for title in re.findall(r"^\S.*$", told, re.MULTILINE) if "oker" in title or "All" in title][:3] == [
        "Tiny Poker (tiny-poker)",
        "Other Poker (other-poker)",
        "All 2 rulebooks",
    ]
    assert re.findall(r"clauses +(\d+)", told) == ["9", "9", "18"]
    assert re.findall(r"pass +(\d+)", told) == ["1", "5", "6"]
    assert "All" not in verdict_table(replace(both, rulebooks=both.rulebooks[:1]))


def test_the_page_keeps_rulebooks_apart(both: Dossier) -> None:
    """Ids stand once though numbers and readings are alike; verdicts and configurations are told for each."""
    page = matrix_page(both)
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert {"reading-tiny-poker-equal-hand", "reading-other-poker-equal-hand", "by-rulebook"} <= set(ids)
    assert all(f'href="#{anchor}"' in page for anchor in ids if anchor.startswith("book-"))
    assert page.index('href="#readings"') < page.index('id="reading-tiny-poker-equal-hand"')
    by_rulebook = page[page.index('class="books"') : page.index('id="failed"')]
    assert re.findall(r'<td class="n" data-of="all">(\d+)</td></tr>', by_rulebook) == ["9", "9"]
    assert page.count('<optgroup label="Other Poker">') == 1
    configurations = page[page.index('id="configurations"') :]
    assert configurations.index("decks: 1") < configurations.index("Other Poker") < configurations.index("decks: 2")


def test_the_title_names_two_and_counts_more(both: Dossier) -> None:
    """Eight names would bury what was tested."""
    assert "against Tiny Poker and Other Poker" in matrix_page(both)
    third = replace(both.rulebooks[1], id="third-poker", clauses=())
    assert "against 3 rulebooks" in matrix_page(replace(both, rulebooks=(*both.rulebooks, third)))


def test_machine_formats_name_the_rulebook_first(both: Dossier) -> None:
    """A suite for each in JUnit, a first column in the table."""
    suites = ET.fromstring(junit_xml(both)).findall("testsuite")  # noqa: S314  as above
    assert [suite.get("name") for suite in suites] == ["tiny-poker", OTHER]
    rows = list(csv.DictReader(io.StringIO(csv_text(both).lstrip("\ufeff"))))
    assert [row["rulebook"] for row in rows] == ["tiny-poker"] * 9 + [OTHER] * 9
