"""Ways to forge a bundle: all are found, most of them also by whoever has no key; the genuine one is sound."""

from __future__ import annotations

import base64
import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from clausewise.cli import main
from clausewise.filing.archive import packed
from clausewise.filing.contents import sums
from clausewise.filing.keys import private_key
from clausewise.filing.signing import Signer, read_signature
from clausewise.filing.signing import sign as sign_files
from tests.robustness.forging import first, records_of, write_anew

Files = dict[str, bytes]
Forge = Callable[[Files, Files], None]
"""Changes the files of a bundle; the second are those of a bundle of another run."""
OF_REPORTS = (
    "report.pdf", "letter.pdf", "letter.txt", "workbook.xlsx", "attestations.json", "README.txt", "run/matrix.html",
    "run/verdicts.json", "run/verdicts.csv", "run/junit.xml",
)  # fmt: skip
OF_THE_RUN = ("report.pdf", "letter.pdf", "run/verdicts.json", "workbook.xlsx", "run/matrix.html", "README.txt")
FEATURE = "features/mlgca-four-card/11-completing-a-round.feature"
JOURNAL = "run/journal/main.jsonl"
MADE_OTHERWISE = "is not what the journal gives"


def listed(files: Files) -> None:
    """As a forger does it who knows that there is a list."""
    files["SHA256SUMS"] = sums(files)


def edited(name: str, *, relisted: bool = True) -> Forge:
    """A file with another end."""

    def forge(files: Files, _: Files) -> None:
        files[name] = files[name][:-3] + b"\n# "
        if relisted:
            listed(files)

    return forge


def swapped(*names: str) -> Forge:
    """Files of the other bundle in the place of these."""

    def forge(files: Files, other: Files) -> None:
        for name in names:
            files[name] = other[name]
        listed(files)

    return forge


def removed(name: str) -> Forge:
    """Without a file."""

    def forge(files: Files, _: Files) -> None:
        del files[name]
        listed(files)

    return forge


def added(name: str, content: bytes = b"x") -> Forge:
    """With one more."""

    def forge(files: Files, _: Files) -> None:
        files[name] = content
        listed(files)

    return forge


def renamed(name: str, to: str) -> Forge:
    """Under another name."""

    def forge(files: Files, _: Files) -> None:
        files[to] = files.pop(name)
        listed(files)

    return forge


def replaced(name: str, was: bytes, now: bytes) -> Forge:
    """Other words in a file."""

    def forge(files: Files, _: Files) -> None:
        assert was in files[name]
        files[name] = files[name].replace(was, now)
        listed(files)

    return forge


def line_changed(files: Files, _: Files) -> None:
    """One answer of the journal, its hashes left as they were."""
    assert b'"fail"' in files[JOURNAL]
    files[JOURNAL] = files[JOURNAL].replace(b'"fail"', b'"pass"', 1)
    listed(files)


def signatures_of_the_other(files: Files, other: Files) -> None:
    """Genuine signatures, of something else."""
    files |= {name: content for name, content in other.items() if name.startswith("signatures/")}


def signature_cut(files: Files, _: Files) -> None:
    """The bare signature is another than the one in the envelope."""
    files["signatures/lab.signature"] = bytes(64)


def role_changed(files: Files, _: Files) -> None:
    """The laboratory's signature as the checker's."""
    for suffix in (".dsse.json", ".signed", ".signature"):
        files[f"signatures/checker{suffix}"] = files[f"signatures/lab{suffix}"]


def envelope_lost(files: Files, _: Files) -> None:
    """A signature in parts."""
    del files["signatures/lab.dsse.json"]


def list_lost(files: Files, _: Files) -> None:
    """Without the list itself."""
    del files["SHA256SUMS"]


def stamp_alone(files: Files, _: Files) -> None:
    """A stamp where nobody signed."""
    for suffix in (".dsse.json", ".signed", ".signature"):
        del files[f"signatures/lab{suffix}"]
    files["signatures/lab.tsr"] = b"x"


def stamp_of_nothing(files: Files, _: Files) -> None:
    """Something that is no stamp."""
    files["signatures/lab.tsr"] = b"x"


FORGERIES: dict[str, tuple[Forge, str]] = {
    "a report edited, the list left": (edited("run/verdicts.csv", relisted=False), "is not as SHA256SUMS lists it"),
    "the report taken out": (removed("report.pdf"), "report.pdf: is missing"),
    "the attestations taken out": (removed("attestations.json"), "attestations.json: is missing"),
    "the journal taken out": (removed(JOURNAL), "no journal here"),
    "the list taken out": (list_lost, "this is no bundle"),
    "a second report put in": (added("report2.pdf"), "report2.pdf: is nothing that a bundle holds"),
    "a report in the run's folder": (added("run/report.pdf"), "run/report.pdf: is nothing that a bundle holds"),
    "a third signature": (added("signatures/board.signature"), "is nothing that a bundle holds"),
    "another segment": (added("run/journal/gw7.jsonl"), "gw7.jsonl, line"),
    "a feature put in": (added("features/mlgca-four-card/99-x.feature", b"Feature: x\n"), "another edition"),
    "a rulebook put in": (added("features/x/rulebook.toml"), "features/x/rulebook.toml: is nothing that this journal"),
    "a report renamed": (renamed("report.pdf", "Report2.pdf"), "is nothing that a bundle holds"),
    "a weaker scenario": (replaced(FEATURE, b"wins 10", b"loses"), "another edition"),
    "another number of the report": (replaced("bundle.json", b"EL-2026-7", b"EL-2026-8"), MADE_OTHERWISE),
    "a date that is none": (replaced("bundle.json", b"2026-11-20", b"2026-99-20"), "cannot be read by this version"),
    "a manifest without end": (added("bundle.json", b"[" * (1 << 23)), "is longer than"),
    "a manifest too deep": (added("bundle.json", b"[" * 100_000), "cannot be read by this version"),
    "features without end": (added("features/x/x.toml", b" " * (1 << 23)), "more than any rulebook has"),
    "a manifest of another run": (swapped("bundle.json"), "bundle.json: is that of another run"),
    "the clause's words forged": (
        replaced("bundle.json", b'"words": {}', b'"words": {"mlgca-four-card.11.D.4.c.ii": "x"}'),
        "are not those that were locked",
    ),
    "another seal beside the journal": (edited("run/seal.txt"), "seal.txt: is not what the journal gives"),
    "the seal of another run": (swapped("run/seal.txt"), "seal.txt: is not what the journal gives"),
    "a line of the journal changed": (line_changed, "was changed"),
    "the journal of another run": (swapped(JOURNAL), MADE_OTHERWISE),
    "the journal, the seal and the reports of another run": (swapped(JOURNAL, "run/seal.txt", *OF_REPORTS),
                                                             "bundle.json: is that of another run"),
    "signatures of another bundle": (signatures_of_the_other, "was not signed for these files"),
    "another bare signature": (signature_cut, "do not belong together"),
    "the laboratory's signature as the checker's": (role_changed, "is the signature of a lab"),
    "a signature without its envelope": (envelope_lost, "one is missing"),
    "a time stamp without a signature": (stamp_alone, "is a time stamp without a signature"),
    "a time stamp that is none": (stamp_of_nothing, "this is no time stamp"),
}  # fmt: skip


ABOUT_SIGNATURES = ("signature", "a signature", "another bare signature", "the laboratory's signature", "a time stamp")


def verified(files: Files | bytes, place: Path, *told: str | Path) -> int:
    """By the command."""
    path = place / "forged.zip"
    path.write_bytes(files if isinstance(files, bytes) else packed(files))
    return main(["verify", str(path), *map(str, told)])


@pytest.mark.parametrize("what", FORGERIES)
def test_a_forgery_is_found_without_any_key(
    what: str, files: Files, other: Files, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Signatures that no longer fit aside, what lies in the bundle contradicts itself, and `verify` says where."""
    forge, words = FORGERIES[what]
    forge(files, other)
    if not words.startswith(
        ("was not signed", "do not belong", "is the signature", "one is", "is a time", "this is no time")
    ):
        files = {
            name: content for name, content in files.items() if name[:14] not in {"signatures/lab", "signatures/che"}
        }
    assert verified(files, tmp_path) == 1
    assert words in capsys.readouterr().out


@pytest.mark.parametrize("of_another_run", [False, True])
def test_each_report_that_is_not_the_journals_is_named(
    of_another_run: bool, files: Files, other: Files, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Edited, or genuine ones of another run, and listed so: every single one is told, the PDF and the workbook too."""
    for name in OF_REPORTS if not of_another_run else OF_THE_RUN:
        (swapped(name) if of_another_run else edited(name))(files, other)
    assert verified({name: held for name, held in files.items() if "signatures" not in name}, tmp_path) == 1
    said = capsys.readouterr().out
    for name in OF_THE_RUN if of_another_run else OF_REPORTS:
        assert f"{name}: {MADE_OTHERWISE}" in said


def test_any_byte_changed_is_found(genuine: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Bits turned all over the archive: one message each, and never a traceback."""
    data = genuine.read_bytes()
    for place in range(0, len(data), len(data) // 150):
        turned = bytearray(data)
        turned[place] ^= 1 << place % 8
        assert verified(bytes(turned), tmp_path) == 1
        said = capsys.readouterr()
        assert "defect" not in said.err, (place, said.err)


def test_the_genuine_bundle_is_sound(genuine: Path, keys: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With both keys it says who signed and who checked."""
    assert main(["verify", str(genuine), "--key", str(keys / "lab.pub"), "--key", str(keys / "checker.pub")]) == 0
    said = capsys.readouterr().out
    assert "Signed for the laboratory by Ada Smith" in said
    assert "Checked by Bea Jones" in said
    assert "run by Clausewise 0.1.0, the harness that is here" in said


@pytest.mark.parametrize("told", [(), ("--key", "lab.pub")])
def test_nobody_has_checked_whose_key_is_not_there(
    told: tuple[str, ...], genuine: Path, keys: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`Checked by` stands there for a signature that was checked, and for no other."""
    assert main(["verify", str(genuine), *(str(keys / one) if one.endswith("pub") else one for one in told)]) == 0
    said = capsys.readouterr().out
    assert "Checked by" not in said
    assert "a signature as checker in the name of Bea Jones was not checked" in said


def test_a_run_written_anew_is_found_by_seal_and_by_key(
    failing_run: Path,
    bundled: Callable[[Path, str], Path],
    keys: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Journal, reports and list all fit: the seal kept elsewhere and the laboratory's key find it, and nothing else."""
    run = Path(shutil.copytree(failing_run, tmp_path / "run"))
    records = records_of(run)
    first(records, "header")["tester"] = "Somebody Else"
    for segment in (run / "journal").iterdir():
        segment.unlink()
    write_anew(run, records)
    path = bundled(run, "anew")
    assert main(["verify", str(path)]) == 0
    seal = (failing_run / "seal.txt").read_text(encoding="ascii").strip()
    assert main(["verify", str(path), "--seal", seal]) == 1
    assert "the seal of this journal is" in capsys.readouterr().out
    assert main(["verify", str(path), "--key", str(keys / "lab.pub")]) == 1
    assert "nothing here was signed with this key" in capsys.readouterr().out


def resigned(files: Files, keys: Path, role: str, name: str, key: str) -> Files:
    """Signed by another key, for the files as they are."""
    before = read_signature(files, "lab")
    assert before is not None
    signer = Signer(role, name, before.signer.date, before.signer.run, before.signer.seal)  # type: ignore[arg-type]
    return files | sign_files(files, signer, private_key(keys / f"{key}.key"))


def test_a_bundle_signed_by_another_key_is_found(
    files: Files, keys: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the laboratory's name, by whoever has a key of his own."""
    again = resigned(files, keys, "lab", "Ada Smith", "forger")
    assert verified(again, tmp_path, "--key", keys / "lab.pub") == 1
    assert "nothing here was signed with this key" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "key"), [("Bea Jones", "lab"), ("A. Smith", "lab"), ("Smith Ada", "forger")])
def test_who_tested_does_not_check(
    name: str, key: str, files: Files, keys: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the same key, or in the same name, by a command that is not ours."""
    again = resigned(files, keys, "checker", name, key)
    assert verified(again, tmp_path, "--key", keys / "lab.pub") == 1
    assert "the checker is a second person" in capsys.readouterr().out


def test_a_changed_signer_is_found(
    files: Files, keys: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Another name in what was signed: the three files still agree, the key does not."""
    held = json.loads(files["signatures/lab.dsse.json"])
    payload = base64.b64decode(held["payload"]).replace(b"Ada Smith", b"Eva Smith")
    files["signatures/lab.dsse.json"] = json.dumps(held | {"payload": base64.b64encode(payload).decode()}).encode()
    files["signatures/lab.signed"] = files["signatures/lab.signed"].replace(b"Ada Smith", b"Eva Smith")
    assert verified(files, tmp_path, "--key", keys / "lab.pub") == 1
    assert "nothing here was signed with this key" in capsys.readouterr().out
