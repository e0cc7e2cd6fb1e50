"""The clause matrix, as text: complete, honest, and nothing in it that a system could have put there to act."""

from __future__ import annotations

import base64
import re
from dataclasses import replace
from hashlib import sha256
from html.parser import HTMLParser

import pytest

from clausewise.reports.dossier import VERDICTS, Dossier
from clausewise.reports.matrix import matrix_page
from clausewise.reports.matrix.clauses import Drawings
from clausewise.reports.telling import MARK, MEANING, WORD

BOOK = "tiny-poker"
VOID = {"meta", "link", "input", "br", "path", "circle", "rect"}


class Reader(HTMLParser):
    """Reads the page as a browser does, and keeps what the tests ask for."""

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.ids: list[str] = []
        self.text: list[str] = []
        self.raw: dict[str, list[str]] = {"script": [], "style": []}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        self.tags.append((tag, told))
        if "id" in told:
            self.ids.append(told["id"])
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag, f"</{tag}> closes something else"

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in self.raw:
            self.raw[self.open[-1]].append(data)
        else:
            self.text.append(data)

    @property
    def words(self) -> str:
        return re.sub(r"\s+", " ", " ".join(self.text))


@pytest.fixture
def page(dossier: Dossier) -> str:
    """The page of the small run."""
    return matrix_page(dossier)


def test_the_page_is_well_formed(page: str) -> None:
    """Every element is closed where it should be, no id stands twice, and it says its language."""
    reader = Reader(page)
    assert reader.open == []
    assert len(reader.ids) == len(set(reader.ids))
    assert ("html", {"lang": "en"}) in reader.tags
    assert {"header", "nav", "main", "footer", "h1", "h2", "h3"} <= {tag for tag, _ in reader.tags}


def test_every_clause_is_there_in_document_order(page: str, dossier: Dossier) -> None:
    """Also those that were not examined."""
    shown = [told["id"] for tag, told in Reader(page).tags if tag == "details" and told.get("class") == "clause"]
    assert shown == [clause.id for clause in dossier.rulebooks[0].clauses]


def test_nothing_is_fetched_and_nothing_else_may_run(page: str) -> None:
    """No element names an address outside; the policy names exactly the script and the style that are there."""
    reader = Reader(page)
    for tag, told in reader.tags:
        assert not any(name.startswith("on") or name == "style" for name in told), f"{tag} {told}"
        for name in ("src", "href", "action", "data"):
            assert told.get(name, "#").startswith(("#", "data:,")), f"{tag} {told}"
    policy = next(told["content"] for tag, told in reader.tags if told.get("http-equiv") == "Content-Security-Policy")
    assert policy.startswith("default-src 'none';")
    assert "unsafe" not in policy
    allowed = set(re.findall(r"'sha256-([^']+)'", policy))
    there = {base64.b64encode(sha256(raw.encode()).digest()).decode() for kind in reader.raw.values() for raw in kind}
    assert allowed == there
    assert len(there) == 2


def test_hostile_text_is_text(page: str, hostile: str) -> None:
    """What a system calls itself or answers is shown, controls and all, and makes no element."""
    reader = Reader(page)
    assert "img" not in {tag for tag, _ in reader.tags}
    assert [tag for tag, _ in reader.tags].count("script") == 1
    assert "</script><script>hacked = 1</script><img src=x onerror='hacked = 1'>⟨ESC⟩[31m⟨NUL⟩⟨U+202E⟩" in reader.words
    assert not set(hostile[-2:]) & set(page)


def test_money_comes_first(page: str) -> None:
    """On the front page a wrong payment stands before another fault that comes earlier in the document."""
    failed = page[page.index('id="failed"') : page.index('id="unexamined"')]
    assert failed.index(f"{BOOK}.2.B") < failed.index(f"{BOOK}.1.A")
    assert "2 clauses failed, 1 of them about what is paid." in page


def test_the_front_page_says_what_an_auditor_asks(page: str) -> None:
    """What, against what, when, by whom; what was not examined and why; readings, variances, seal."""
    words = Reader(page[: page.index('<main id="clauses"')]).words
    for told in (
        "Acme", "4.2", "production build", "server: sha256:00ff , computed by the laboratory", "Tiny Poker",
        "Eastern Lab", "J. Doe", "2026-11-18 09:44:21 UTC", "ab" * 32, "the system has no shoe",
        "nobody has attested it",
        "no progressive wager is offered", "1 reading, proposed and not confirmed", "The table may pay later",
        "A. Smith and B. Jones",
        "wins 10", "For the authority",
    ):  # fmt: skip
        assert told in words, told
    assert "1 of 3 passed, 2 failed, 1 attested, 4 not examined" in words


def test_the_readings_are_explained_after_the_clauses(page: str) -> None:
    """The front page stays one page: it names the readings, and the appendix asks and answers them."""
    front, _, rest = page.partition('<main id="clauses"')
    appendix = rest[rest.index("</main>") + len("</main>") : rest.index("<footer")]
    assert "Is an equal hand paid?" not in Reader(front).words
    assert "Is an equal hand paid?" in Reader(appendix).words


def test_a_run_that_did_not_finish_says_so(dossier: Dossier) -> None:
    """There is nothing to sign without a seal."""
    cut = replace(dossier, run=replace(dossier.run, seal="", ended="", problems=("the journal has no footer",)))
    words = Reader(matrix_page(cut)).words
    assert "The run as a whole: the journal has no footer." in words
    assert "There is nothing to sign yet." in words


def test_what_differs_is_told_beside_the_clause(page: str) -> None:
    """Steps with those not reached, expected and got, the first difference and the drawing."""
    clause = page[page.index(f'id="{BOOK}.2.B"') : page.index(f'id="{BOOK}.2.C"')]
    words = Reader("<details " + clause[: clause.rindex("<details")]).words
    assert "And seat 1's play wins 10 not reached" in words
    assert "First difference, at event 13" in words
    assert "seat 1: ante loses" in words
    assert "Variance approved by The Agency, V-7, 2026-05-01: The table may pay later." in words
    assert clause.count("<svg") == 1


@pytest.mark.parametrize(
    ("used", "told"),
    [
        ((), "wins : It wins"),
        (("wins",), "wins : It wins"),
        (("pushes",), "pushes (not the reading adopted): It pushes"),
        (("pushes", "wins"), "pushes (not the reading adopted): It pushes wins (adopted): It wins"),
    ],
)
def test_a_reading_is_told_as_it_was_played(dossier: Dossier, used: tuple[str, ...], told: str) -> None:
    """A verdict rests on what the configuration chose, which need not be what the test suite adopts."""
    book = dossier.rulebooks[0]
    reading = replace(book.readings[0], used=used)
    page = matrix_page(replace(dossier, rulebooks=(replace(book, readings=(reading,)),)))
    assert f"Is an equal hand paid? {told} Why wins: As elsewhere" in Reader(page).words
    assert ("This run played" in page) == (used not in {(), ("wins",)})


def test_colour_never_says_it_alone() -> None:
    """Every verdict has a word of its own, a mark and a meaning."""
    assert set(MARK) == set(WORD) == set(MEANING) == set(VERDICTS)
    assert len(set(WORD.values())) == len(VERDICTS)


def test_drawings_stay_within_bounds(dossier: Dossier) -> None:
    """What failed is drawn first; when there is no room, the page says where the drawing is."""
    scenarios = [scenario for clause in dossier.rulebooks[0].clauses for scenario in clause.ran]
    failing = [scenario for scenario in scenarios if scenario.outcome == "fail"]
    passing = [scenario for scenario in scenarios if scenario.outcome == "pass"]
    wide = Drawings(dossier)
    assert ["<svg" in wide.of(scenario) for scenario in failing] == [True, True]
    # One for the clause that passed, none for the sound scenario of the clause that failed.
    assert sorted("<svg" in wide.of(scenario) for scenario in passing) == [False, False, True]
    narrow = Drawings(dossier, at_most=1)
    assert ["<svg" in narrow.of(scenario) for scenario in failing] == [True, False]
    assert "left out" in narrow.of(failing[1])


def test_the_same_scenario_under_two_configurations_is_told_once(dossier: Dossier) -> None:
    """Where both passed; a failing one is told each time."""
    book = dossier.rulebooks[0]
    twice = [
        replace(
            clause, scenarios=(*clause.scenarios, *(replace(s, configuration="two decks") for s in clause.scenarios))
        )
        for clause in book.clauses
    ]
    page = matrix_page(replace(dossier, rulebooks=(replace(book, clauses=tuple(twice)),)))
    assert page.count("configuration one deck, two decks") == 3
    assert page.count("configuration two decks") == 2


def test_the_page_is_the_same_each_time(dossier: Dossier) -> None:
    """A report can be made again years later."""
    assert matrix_page(dossier) == matrix_page(dossier)
