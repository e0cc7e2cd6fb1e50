"""clausewise.toml: what is wrong in it is said with file, line, key and what is allowed."""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from clausewise.cli import main
from clausewise.failures import ClausewiseError
from clausewise.registry import load_rulebooks
from clausewise.running.commented import commented_configuration
from clausewise.running.configuration import Configuration, House, read_configuration

ATTESTED = """
[[attestation]]
clause = "toy.2.A"
finding = "met"
method = "looked"
inspector = "A"
second_person = "B"
date = "2026-01-31"
expires = "2027-01-31"
"""
VARIANCE = """
[[variance]]
clause = "toy.1.A"
authority = "Nobody"
reference = "1"
date = "2026-01-31"
text = "approved"
"""

CONFIRMED = """
[[confirmation]]
reading = "toy.ties"
choice = "lose"
authority = "The Agency"
reference = "letter 17"
date = "2026-01-31"
"""


@pytest.fixture
def written(toy: Any, tmp_path: Path) -> Callable[[str], Configuration]:
    """Writes a configuration beside toy rules and reads it."""
    toy.rules(
        toy.one_rule("one: Then the toy holds")
        + toy.one_rule("two: Then the toy holds", clause="toy.2.A", tags="@posting @attestation")
    )

    def write(text: str) -> Configuration:
        path = tmp_path / "clausewise.toml"
        path.write_text(text, encoding="utf-8")
        return read_configuration(path, toy.features)

    return write


def test_everything_is_read(written: Any) -> None:
    """Target, people, connection, options, readings, attestations and variances arrive as written."""
    found = written(
        'target = "http://x"\n[people]\ntester = "T"\n[connection]\ntries = 2\n'
        '[rulebook.toy.options]\ndecks = "2"\nboxes = [1, 3]\n[rulebook.toy.readings]\nties = "lose"\n'
        + ATTESTED
        + VARIANCE
    )
    assert (found.target, found.people.tester, found.connection.tries) == ("http://x", "T", 2)
    assert found.house("toy") == House({"decks": ("2",), "boxes": (1, 3)}, {"ties": "lose"})
    assert [a.clause for a in found.attestations] == ["toy.2.A"]
    assert [v.clause for v in found.variances] == ["toy.1.A"]


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("target = \n", 1, "not valid TOML"),
        ("least_sample = 1" + "0" * 5000, 1, "not valid TOML: Exceeds the limit"),
        ("target = " + "[" * 3000 + "]" * 3000, 1, "not valid TOML: maximum recursion depth"),
        ("target = 'x'\ntargets = 1\n", 2, "there is no setting 'targets'; did you mean target?"),
        ("target = 7\n", 1, "target must be text"),
        ("people = 7\n", 1, "people must be a table"),
        ("[people]\ntestr = 'x'\n", 2, "there is no setting 'testr' in [people]; did you mean tester?"),
        ("[people]\ntester = 7\n", 2, "tester: expected `str`, got `int`"),
        ("[connection]\ntries = 0\n", 2, "tries: expected `int` >= 1"),
        ("[rulebook.toys]\n", 1, "there is no setting 'toys' in [rulebook]; did you mean toy?"),
        ("[rulebook.toy]\noption = 1\n", 2, "there is no setting 'option'"),
        ("[rulebook.toy.options]\n# decks\ndeck = 1\n", 3, "did you mean decks?"),
        ("[rulebook.toy.options]\ndecks = 3\n", 2, "decks: 3 is not a value that the rules allow; allowed are 1, 2"),
        (
            "[rulebook.toy.options]\nboxes = [1, 8]\n",
            2,
            "boxes: 8 is not a value that the rules allow; allowed are 1 to 7",
        ),
        ("[rulebook.toy.options]\nboxes = [true]\n", 2, "boxes: True is not a value"),
        ("[rulebook.toy.options]\ndecks = []\n", 2, "decks: name at least one value"),
        ("[rulebook.toy.options]\ndecks = ['1', 1]\n", 2, "decks: a value is named twice"),
        ("[rulebook.toy.readings]\ntie = 'x'\n", 2, "did you mean ties?"),
        ("[rulebook.toy.readings]\nties = 'pus'\n", 2, "ties: 'pus' is no choice of this reading; did you mean push?"),
        (ATTESTED.replace("toy.2.A", "toy.2.B"), 3, "there is no clause toy.2.B; did you mean toy.2.A"),
        (ATTESTED.replace("toy.2.A", "toy.1.A"), 3, "toy.1.A is examined by play, not by a person"),
        (ATTESTED.replace('"met"', '"fine"'), 3, "attestation 1: invalid enum value 'fine' (finding)"),
        (ATTESTED.replace("2026-01-31", "31.1.2026"), 8, "'31.1.2026' is no date"),
        (ATTESTED.replace("2027-01-31", "2025-01-31"), 9, "expires on 2025-01-31, before its date 2026-01-31"),
        (ATTESTED.replace("2026-01-31", "2999-01-31").replace("2027", "3000"), 3, "which is still to come"),
        (ATTESTED.replace('"B"', '"A"'), 3, "needs two people"),
        (ATTESTED.replace('"looked"', '""'), 3, "needs a method"),
        (ATTESTED + "evidence = 'sign.jpg'\n", 10, "no file that can be read"),
        (ATTESTED + "evidence = '/dev/zero'\n", 10, "is no file beside this one"),
        (ATTESTED + "evidence = 'clausewise.toml'\n", 10, "is no file beside this one"),
        (ATTESTED + "evidence = 'empty'\n", 10, "is empty"),
        (ATTESTED + "evidence = '../clausewise.toml/'\n", 10, "no file that can be read"),
        (ATTESTED.replace('"B"', '"\N{CYRILLIC CAPITAL LETTER A}"'), 3, "needs two people"),
        (VARIANCE.replace("2026", "2999"), 3, "which is still to come"),
        (ATTESTED + "when = 1\n", 10, "there is no setting 'when'"),
        (ATTESTED.replace("[[attestation]]", "[attestation]"), 2, "written as [[attestation]]"),
        (VARIANCE.replace("toy.1.A", "toy.1.X"), 3, "there is no clause toy.1.X"),
        (VARIANCE.replace('text = "approved"\n', ""), 3, "missing required field `text`"),
        (CONFIRMED.replace("toy.ties", "toy.tie"), 3, "confirmation 1: toy.tie: there is no such reading"),
        (CONFIRMED.replace("lose", "loose"), 3, "'loose' is no choice of this reading; did you mean lose?"),
        (CONFIRMED.replace("letter 17", ""), 3, "needs the authority that confirmed it, and a reference"),
        (CONFIRMED.replace("2026", "2999"), 7, "which is still to come"),
        (CONFIRMED + CONFIRMED, 2, "confirmation 2: toy.ties is confirmed twice"),
        (CONFIRMED + "evidence = 'empty'\n", 8, "is empty"),
        (CONFIRMED + "[rulebook.toy.readings]\nties = 'push'\n", 9, "one of the two is to go"),
    ],
)
def test_what_is_wrong_is_said_where_it_stands(
    written: Any, tmp_path: Path, text: str, line: int, message: str
) -> None:
    """One message with file, line and what is allowed."""
    (tmp_path / "empty").touch()
    with pytest.raises(ClausewiseError, match=re.escape(message)) as refused:
        written(text)
    assert f"clausewise.toml:{line}: " in refused.value.message
    assert refused.value.exit_code == 2


def test_what_is_confirmed_is_what_is_played(written: Any, tmp_path: Path) -> None:
    """Without being chosen as well; the evidence is hashed."""
    (tmp_path / "letter.pdf").write_bytes(b"yes")
    found = written(CONFIRMED + "evidence = 'letter.pdf'\n")
    assert found.house("toy").readings == {"ties": "lose"}
    assert [(c.reading, c.choice, c.evidence) for c in found.confirmations] == [
        ("toy.ties", "lose", sha256(b"yes").hexdigest())
    ]
    assert written(CONFIRMED.replace("toy.ties", "ties")).confirmations[0].reading == "toy.ties"


def test_evidence_is_hashed(written: Any, tmp_path: Path) -> None:
    """A file beside the configuration is as good as its digest, and cannot be mistyped."""
    (tmp_path / "sign.jpg").write_bytes(b"a sign")
    found = written(ATTESTED + "evidence = 'sign.jpg'\n")
    assert found.attestations[0].evidence == sha256(b"a sign").hexdigest()


@pytest.mark.parametrize(
    ("more", "message"),
    [
        (("--reading", "ties"), "write it as --reading ID=CHOICE"),
        (("--reading", "tie=push"), "there is no such reading; did you mean ties?"),
        (("--reading", "ties=nobody"), "'nobody' is no choice of this reading"),
        (("--option", "deck=1"), "there is no such option; did you mean decks?"),
        (("--option", "decks=3"), "decks: '3' is not a value that the rules allow"),
        (("--config", "nowhere.toml"), "nowhere.toml: there is no such file"),
        (("-n", "many"), "'many' is no number"),
    ],
)
def test_the_command_line_is_checked_likewise(
    toy: Any, said: Callable[[], str], more: tuple[str, str], message: str
) -> None:
    """A mistake on the command line ends with code 2 and says what would be right."""
    assert toy.rule("one: Then the toy holds").run(*more) == 2
    told = said()
    assert message in told
    assert "Traceback" not in told


def test_a_configuration_is_found_where_one_stands(toy: Any, said: Callable[[], str], tmp_path: Path) -> None:
    """clausewise.toml of the current folder is used without being named."""
    (tmp_path / "clausewise.toml").write_text("nonsense = 1\n")
    assert toy.rule("one: Then the toy holds").run() == 2
    assert "clausewise.toml:1: there is no setting 'nonsense'" in said()


def test_the_command_line_goes_before_the_file(toy: Any, tmp_path: Path) -> None:
    """--reading overrides what the file chooses."""
    (tmp_path / "clausewise.toml").write_text("[rulebook.toy.readings]\nties = 'push'\n")
    toy.rule("[@reading:ties.lose] lose: Then the toy holds")
    toy.run(out="file")
    toy.run("--reading", "ties=lose", out="line")
    assert (toy.outcomes("file"), toy.outcomes("line")) == ({"lose": "not-applicable"}, {"lose": "pass"})


def test_init_writes_what_run_reads(toy: Any, tmp_path: Path) -> None:
    """The file is valid as it is, and with everything in it that stands commented out."""
    toy.rule("one: Then the toy holds", clause="toy.2.A", tags="@posting @attestation")
    path = tmp_path / "clausewise.toml"
    assert main(["init", "--features", str(toy.features), "--target", "http://x"]) == 0
    assert read_configuration(path, toy.features) == Configuration(target="http://x", houses={"toy": House()})
    settings = re.sub(r"^# ((?:[a-z_-]+ = |\[\[).*)$", r"\1", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    path.write_text(re.sub("^(evidence|ca_|client_).*$", "", settings, flags=re.MULTILINE), encoding="utf-8")
    full = read_configuration(path, toy.features)
    assert full.house("toy") == House({"decks": ("1", "2"), "boxes": (1, 7)}, {"ties": "push", "aces": "high"})
    assert (len(full.attestations), len(full.variances)) == (1, 1)


def test_init_is_short_where_no_rulebook_is_named(tmp_path: Path) -> None:
    """Two thousand lines of options and readings come only for the rulebooks that are asked for."""
    assert main(["init", "--config", str(tmp_path / "short.toml")]) == 0
    short = (tmp_path / "short.toml").read_text(encoding="utf-8")
    assert short.count("\n") < 100
    assert all(f"#   {book.id} " in short for book in load_rulebooks())
    assert read_configuration(tmp_path / "short.toml") == Configuration()
    assert main(["init", "--rulebook", "oneida-sic-bo", "--config", str(tmp_path / "long.toml")]) == 0
    assert "[rulebook.oneida-sic-bo.readings]" in (tmp_path / "long.toml").read_text(encoding="utf-8")


def test_a_reading_may_be_named_with_its_rulebook(toy: Any) -> None:
    """As `compare` writes it."""
    toy.rule("[@reading:ties.lose] lose: Then the toy holds")
    assert toy.run("--reading", "toy.ties=lose") == 0
    assert toy.outcomes() == {"lose": "pass"}


def test_init_never_writes_over_a_file(toy: Any, said: Callable[[], str], tmp_path: Path) -> None:
    """What somebody has filled in is kept."""
    toy.rule("one: Then the toy holds")
    (tmp_path / "clausewise.toml").write_text("mine")
    assert main(["init", "--features", str(toy.features)]) == 2
    assert "is there already" in said()
    assert (tmp_path / "clausewise.toml").read_text() == "mine"


def test_the_configuration_for_the_real_rulebooks_is_valid(tmp_path: Path) -> None:
    """What init writes for the rulebooks that come with the package can be run with."""
    path = tmp_path / "clausewise.toml"
    path.write_text(commented_configuration(load_rulebooks(), "reference"), encoding="utf-8")
    assert read_configuration(path).target == "reference"
