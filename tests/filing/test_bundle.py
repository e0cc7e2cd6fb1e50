"""What a bundle holds and says: the same bytes each time, a report that is PDF/A, a workbook that computes nothing."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from clausewise.cli import main
from clausewise.filing import contents, printing
from clausewise.filing.archive import packed, unpacked
from clausewise.filing.letterhead import LETTER_WORDS, Letterhead, read_letterhead
from clausewise.filing.paper import told_on_paper
from clausewise.filing.paper_fails import MOST_TOLD, failing_clauses, told_clause
from clausewise.filing.printing import COVERED, drawable, drawing_on_paper, pdf
from clausewise.filing.workbook import workbook
from clausewise.reports.dossier import Dossier, RulebookShown
from clausewise.reports.quoting import Quoted, with_words
from tests.reports.conftest import HOSTILE, clause, failing

Files = dict[str, bytes]
DAY = "2026-11-20"


@pytest.fixture
def letterhead(laboratory: Path) -> Letterhead:
    """The laboratory's."""
    return read_letterhead(laboratory)


def every_text(told: object) -> Iterator[str]:
    """All texts in data."""
    if isinstance(told, str):
        yield told
    elif isinstance(told, dict):
        for value in told.values():
            yield from every_text(value)
    elif isinstance(told, list | tuple):
        for value in told:
            yield from every_text(value)


def test_the_same_run_gives_the_same_bytes(
    unsigned: Path, bundled: Callable[[Path, str], Path], failing_run: Path
) -> None:
    """Whenever it is made; signatures are put in and change nothing else."""
    assert bundled(failing_run, "again").read_bytes() == unsigned.read_bytes()


def test_a_signature_changes_no_file(genuine: Path, unsigned: Path) -> None:
    """What was there before is there as it was."""
    signed = unpacked(genuine.read_bytes())
    assert {name: held for name, held in signed.items() if not name.startswith("signatures/")} == unpacked(
        unsigned.read_bytes()
    )


def test_the_report_says_that_it_is_pdf_a_and_holds_its_fonts(files: Files) -> None:
    """The claims in its metadata, an output intent, embedded fonts, nothing that acts; dated by the laboratory."""
    report = files["report.pdf"]
    assert b"<pdfaid:part>2</pdfaid:part>" in report
    assert b"<pdfaid:conformance>A</pdfaid:conformance>" in report
    assert b"/GTS_PDFA1" in report
    assert report.count(b"/FontFile") >= 2  # by `pdffonts`, all of them
    assert b"/JavaScript" not in report
    assert b"2026-11-20T00:00:00" in report


def test_the_paper_tells_what_the_standard_asks_for(dossier: Dossier, letterhead: Letterhead) -> None:
    """Laboratory, customer, number, item with digests and who computed them, method, dates, rule, who authorises."""
    told = told_on_paper(dossier, letterhead)
    texts = list(every_text(told))
    for wanted in (
        "Eastern Laboratory", "12 Harbour Road", "Acme Tables, 1 Main Street", "EL-2026-7", DAY, "Acme", "4.2",
        "sha256:00ff", "the laboratory", "2026-11-18 09:44:21 UTC", "ab" * 32, "Ada Smith, Technical manager",
        "none were stated", "no results were provided by others",
    ):  # fmt: skip
        assert wanted in texts, wanted
    assert any(text.startswith("The results relate only to the items tested") for text in texts)
    assert any("there is no tolerance" in text for text in texts)
    assert not any("Checked by" in text for text in texts)


def test_fails_are_told_money_first_with_cards_and_words(dossier: Dossier, letterhead: Letterhead) -> None:
    """Steps, what was expected, what came, the drawing, the clause's own words and the variance beside it."""
    assert [clause.kind for _, clause in failing_clauses(dossier)] == ["payout", "procedure"]
    told = told_on_paper(with_words(dossier, Quoted({"tiny-poker.2.B": "Pay equal hands."})), letterhead)
    first = told["failing"][0]
    assert (first["id"], first["words"]) == ("tiny-poker.2.B", "Pay equal hands.")
    assert "V-7" in first["variance"]
    scenario = first["scenarios"][0]
    assert scenario["checks"][0][:2] == ["seat 1's ante wins 10", "wins 10"]
    assert scenario["steps"][-1] == ["And", "seat 1's play wins 10", "not reached"]
    assert scenario["drawing"].startswith("<svg")
    assert told["failing"][1]["words"] == ""


def test_a_fail_is_told_on_paper_as_a_sentence_and_marked() -> None:
    """What a lawyer reads first, and what is wrong in the drawing; where no words could be quoted the paper says so."""
    said = "seat 1's ante wins 10: expected wins 10, got wins 5"
    told = told_clause(
        replace(
            clause("1", "fail", scenarios=(replace(failing("tiny-poker.1"), message=said),)), unquoted="not quoted"
        ),
        cast("RulebookShown", SimpleNamespace(title="Tiny Poker")),
    )
    assert told["scenarios"][0]["plainly"].endswith("The rules require 10; the system paid 5.")
    assert "cw-wrong" in told["scenarios"][0]["drawing"].partition("</style>")[2]
    assert told["unquoted"] == "not quoted"


def test_a_drawing_on_paper_looks_nothing_up() -> None:
    """Its colours are those of print, and what chooses the form of a suit is left to the font."""
    drawn = drawing_on_paper(failing("tiny-poker.2.B"))
    assert "var(" not in drawn
    assert "@media" not in drawn
    assert "\ufe0e" not in drawn
    assert ".cw-felt { fill: #ffffff" in drawn


def test_whatever_a_system_says_of_itself_is_set(dossier: Dossier, letterhead: Letterhead) -> None:
    """Markup of the template's language, controls, other scripts: shown, never obeyed, and still PDF/A."""
    wild = f'#panic("x") $ _a_ *b* \\ @c <d> `e` // 漢字 \U0001f0a1 {HOSTILE} é ♥'
    used = dossier.run.configurations[0]
    from msgspec.structs import replace as replaced  # noqa: PLC0415  one name for two things

    configuration = replaced(used, description=replaced(used.description, product=wild, manufacturer=wild))
    told = told_on_paper(replace(dossier, run=replace(dossier.run, configurations=(configuration,))), letterhead)
    made = pdf("report.typ", told, DAY)
    assert made.startswith(b"%PDF-1.7")
    assert made == pdf("report.typ", told, DAY)


def test_what_fonts_can_draw_is_what_is_said(letterhead: Letterhead) -> None:
    """Each character that is let through has a glyph: without one the file would be no PDF/A."""
    text = "".join(chr(code) for first, last in COVERED for code in range(first, last + 1) if chr(code).isprintable())
    assert drawable(text) == text
    told = {"title": "x", "laboratory": letterhead.laboratory.name, "paragraphs": [[text]]}
    assert pdf("letter.typ", told, DAY).startswith(b"%PDF")


def test_a_report_of_very_many_fails_stays_readable(dossier: Dossier, letterhead: Letterhead) -> None:
    """The first are told in full; the others are counted, and all stand in the table."""
    many = tuple(clause(f"9.{n}", "fail", scenarios=(failing(f"tiny-poker.9.{n}"),)) for n in range(MOST_TOLD + 5))
    book = replace(dossier.rulebooks[0], clauses=many)
    told = told_on_paper(replace(dossier, rulebooks=(book,)), letterhead)
    assert len(told["failing"]) == MOST_TOLD
    assert told["more-failing"].startswith("And 5 more clauses: failed")
    assert len(told["clauses"][0]["rows"]) == MOST_TOLD + 5


def test_the_workbook_computes_nothing_and_filters(dossier: Dossier) -> None:
    """Tables with a frozen head; what begins like a formula or an address is a text; the same bytes each time."""
    book = replace(dossier.rulebooks[0], clauses=(clause("1", "fail", name='=HYPERLINK("http://x")', why="@SUM(1)"),))
    made = workbook(replace(dossier, rulebooks=(book,)), "EL-1", DAY)
    assert made == workbook(replace(dossier, rulebooks=(book,)), "EL-1", DAY)
    with zipfile.ZipFile(io.BytesIO(made)) as held:
        sheets = b"".join(held.read(name) for name in held.namelist() if name.startswith("xl/worksheets/sheet"))
        assert b"<f>" not in sheets
        assert b"hyperlink" not in sheets
        assert b'state="frozen"' in sheets
        assert b'=HYPERLINK("http://x")' in held.read("xl/sharedStrings.xml")
        tables = [held.read(name) for name in held.namelist() if name.startswith("xl/tables/")]
        assert len(tables) == 2
        assert all(b"<autoFilter" in table for table in tables)


REFUSED = (
    ("", "these, and they are empty: laboratory.name, laboratory.address, customer.name, customer.address"),
    ('[laboratory]\nnam = "x"', "unknown field `nam`"),
    ("[laboratory]\nname = 3", "Expected `str`, got `int`"),
    ("[laboratory", "not valid TOML"),
    ("[letter]\ntemplate = 3", "[letter] holds one setting"),
    ('[letter]\ntemplate = "none.txt"', "there is no such file"),
    ("x" * 70_000, "is longer than"),
)


@pytest.mark.parametrize(("text", "words"), REFUSED)
def test_laboratory_data_that_cannot_be_used_are_told(
    text: str, words: str, tmp_path: Path, failing_run: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One message, with the file; all that is missing at once."""
    path = tmp_path / "laboratory.toml"
    path.write_text(text, encoding="utf-8")
    out = tmp_path / "x.zip"
    assert main(["bundle", str(failing_run), "--laboratory", str(path), "--out", str(out)]) == 2
    assert words in capsys.readouterr().err
    assert not out.exists()


def test_the_letter_is_the_laboratorys_own(laboratory: Path, tmp_path: Path) -> None:
    """A template of its own is filled in; a word that nobody knows is told with those that there are."""
    own = tmp_path / "laboratory.toml"
    own.write_text(laboratory.read_text(encoding="utf-8") + '[letter]\ntemplate = "mine.txt"\n', encoding="utf-8")
    (tmp_path / "mine.txt").write_text("To $customer: $summary", encoding="utf-8")
    assert read_letterhead(own).letter == "To $customer: $summary"
    (tmp_path / "mine.txt").write_text("To $costumer", encoding="utf-8")
    with pytest.raises(Exception, match="'costumer' is nothing that can be filled in; .*" + re.escape("$customer")):
        read_letterhead(own)
    assert "summary" in LETTER_WORDS


def test_the_example_becomes_a_file_that_says_what_is_missing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """What `--example` prints is read by the command, which names what is to be filled in."""
    assert main(["bundle", "--example"]) == 0
    path = tmp_path / "laboratory.toml"
    path.write_text(capsys.readouterr().out, encoding="utf-8")
    with pytest.raises(Exception, match=r"report.number, report.issued, authoriser.name and authoriser.function"):
        read_letterhead(path)


def test_what_is_not_as_it_was_written_is_not_filed(
    failing_run: Path, laboratory: Path, few_features: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A journal that was changed, and one that has no end."""
    journal = tmp_path / "run" / "journal"
    journal.mkdir(parents=True)
    text = (failing_run / "journal" / "main.jsonl").read_bytes()
    told = ["--laboratory", str(laboratory), "--features", str(few_features), "--out", str(tmp_path / "x.zip")]
    (journal / "main.jsonl").write_bytes(text.replace(b'"fail"', b'"pass"', 1))
    assert main(["bundle", str(tmp_path / "run"), *told]) == 1
    assert "is not as it was written, and is not filed" in capsys.readouterr().err
    (journal / "main.jsonl").write_bytes(text[: text.rstrip(b"\n").rfind(b"\n") + 1])
    assert main(["bundle", str(tmp_path / "run"), *told]) == 2
    assert "has not finished" in capsys.readouterr().err


def test_another_edition_of_the_features_files_nothing(
    failing_run: Path, laboratory: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The reports would be of other scenarios."""
    out = str(tmp_path / "x.zip")
    assert main(["bundle", str(failing_run), "--laboratory", str(laboratory), "--out", out]) == 2
    assert "another edition than the run was judged by" in capsys.readouterr().err


def test_another_version_of_a_tool_is_said_and_no_fault(
    files: Files, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A report that another typst set cannot be compared: neither sound nor not."""
    here = contents.tools()
    monkeypatch.setattr(contents, "tools", lambda: here | {"typst": "9"})
    files["report.pdf"] += b"\n"
    files["SHA256SUMS"] = contents.sums(files)
    path = tmp_path / "x.zip"
    path.write_bytes(packed({name: held for name, held in files.items() if not name.startswith("signatures/")}))
    assert main(["verify", str(path)]) == 4
    assert "report.pdf: was not compared: it was made with typst" in capsys.readouterr().out


@pytest.fixture
def places(genuine: Path, unsigned: Path, keys: Path, failing_run: Path, laboratory: Path) -> dict[str, Path]:
    """What command lines name."""
    return {"zip": genuine, "unsigned": unsigned, "keys": keys, "run": failing_run, "laboratory": laboratory}


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("sign {zip} --as lab", "name one of --key"),
        ("sign {zip} --as lab --key {keys}/lab.key", "name who signs"),
        ("sign {zip} --as lab --key {keys}/lab.pub --name A", "is no private key in PEM"),
        ("sign {zip} --as lab --key {keys}/lab.key --name A", "is signed as lab already"),
        ("sign {unsigned} --as lab --time-stamp-request {keys}/x", "nobody has signed it as lab"),
        ("verify {zip} --key {keys}/lab.key", "is no public key in PEM"),
        ("verify {zip} --tsa {keys}/lab.pub", "holds no certificate in PEM"),
        ("verify {run} --key {keys}/lab.pub", "are for a bundle"),
        ("verify {zip} --features {keys}", "is a bundle, which has its own features"),
        ("keygen {keys}/lab.key", "is there already"),
        ("bundle {run} --out {zip}", "is there already"),
        ("bundle", "name the directory of the run"),
        ("bundle {keys} --laboratory {laboratory}", "no journal here"),
    ],
)
def test_a_command_that_cannot_be_obeyed_says_why(
    line: str, words: str, places: dict[str, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    """One message and exit code 2; nothing is written over."""
    assert main(line.format(**places).split()) == 2
    assert words in capsys.readouterr().err


def test_what_is_not_installed_is_said_in_one_line(
    genuine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Which package, and the command that installs it."""
    monkeypatch.setattr(contents, "find_spec", lambda name: None if name == "typst" else name)
    assert main(["verify", str(genuine)]) == 2
    assert "bundles need typst" in (said := capsys.readouterr().err)
    assert "pip install 'clausewise[filing]'" in said
    assert printing.STANDARD == "a-2a"


def test_readings_stand_on_paper_by_rulebook_with_what_was_not_read(dossier: Dossier, letterhead: Letterhead) -> None:
    """The question, the choice that was played, those that were not, and who confirmed it, if anybody has."""
    (told,) = told_on_paper(dossier, letterhead)["readings"]
    assert told["title"] == dossier.rulebooks[0].title
    (row,) = [row for row in told["rows"] if row[0] == "equal-hand"]
    (reading,) = [one for one in dossier.rulebooks[0].readings if one.id == "equal-hand"]
    assert row[2].startswith(reading.adopted)
    assert reading.rejected[0][0] in row[3]
    assert row[4] == ""
    book = replace(dossier.rulebooks[0], readings=(replace(reading, confirmed="by the Agency, letter 17"),))
    (told,) = told_on_paper(replace(dossier, rulebooks=(book,)), letterhead)["readings"]
    assert told["rows"][0][4] == "Confirmed: by the Agency, letter 17"
