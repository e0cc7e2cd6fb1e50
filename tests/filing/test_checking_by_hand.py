"""A bundle checked without Clausewise: the commands of its own README, and time stamps made by openssl."""

from __future__ import annotations

import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest

from clausewise.cli import main
from clausewise.filing.archive import packed, unpacked

SERVICE = """\
[req]
distinguished_name = dn
[dn]
[ext]
extendedKeyUsage = critical,timeStamping
[tsa]
default_tsa = one
[one]
serial = {place}/serial
crypto_device = builtin
signer_cert = {place}/service.pem
signer_key = {place}/service.key
signer_digest = sha256
default_policy = 1.2.3.4
digests = sha256
"""


def commands(readme: str, number: int) -> str:
    """What stands indented below a number in the README."""
    part = readme.partition(f"\n{number}. ")[2].partition(f"\n{number + 1}. ")[0]
    return "\n".join(line.strip() for line in part.splitlines() if line.startswith("    "))


def openssl(*told: str | Path) -> None:
    """By the program of this machine."""
    subprocess.run(["openssl", *map(str, told)], check=True, capture_output=True)


@pytest.fixture
def lying(genuine: Path, keys: Path, tmp_path: Path) -> Path:
    """The bundle unpacked by another program, with the laboratory's key beside it."""
    place = tmp_path / "unpacked"
    with zipfile.ZipFile(genuine) as archive:
        assert archive.testzip() is None
        archive.extractall(place)
    shutil.copy(keys / "lab.pub", tmp_path / "lab.pub")
    return place


def by_hand(place: Path, number: int) -> str:
    """What the README's commands print there; the key lies above, so that nothing lies in the folder."""
    script = commands((place / "README.txt").read_text(encoding="utf-8"), number).replace("lab.pub", "../lab.pub")
    script = script.replace("service.pem", "../root.pem")
    return subprocess.run(["sh", "-c", script], cwd=place, capture_output=True, text=True, check=False).stdout


def test_the_readme_checks_the_genuine_bundle(lying: Path, failing_run: Path) -> None:
    """The list, the signature, who signed, and the seal of the journal, in a plain shell."""
    assert by_hand(lying, 1).splitlines() == ["as listed", "nothing else"]
    signed = by_hand(lying, 2)
    assert "Signature Verified Successfully" in signed
    assert "of this list" in signed
    assert '"role":"lab","name":"Ada Smith"' in signed
    assert by_hand(lying, 4) == (failing_run / "seal.txt").read_text(encoding="ascii")


def test_the_readme_finds_what_was_changed(lying: Path) -> None:
    """A file edited, one put in, the list made anew, a line of the journal."""
    report = lying / "run" / "verdicts.json"
    report.write_bytes(report.read_bytes() + b" ")
    (lying / "more.txt").write_bytes(b"x")
    assert by_hand(lying, 1) == "run/verdicts.json: FAILED\n"
    (lying / "SHA256SUMS").write_bytes(b"x\n")
    assert "of this list" not in by_hand(lying, 2)
    (lying / "signatures" / "lab.signed").write_bytes(b"x")
    assert "Verified Successfully" not in by_hand(lying, 2)
    journal = lying / "run" / "journal" / "main.jsonl"
    journal.write_bytes(journal.read_bytes().replace(b'"fail"', b'"pass"', 1))
    assert by_hand(lying, 4).startswith("broken")


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A time stamping service of our own: root.pem vouches for it, stranger.pem does not."""
    place = tmp_path_factory.mktemp("service")
    (place / "service.cnf").write_text(SERVICE.format(place=place), encoding="utf-8")
    (place / "serial").write_text("01\n", encoding="ascii")
    for name in ("root", "stranger"):
        new = ("-newkey", "rsa:2048", "-nodes", "-days", "3650", "-keyout", place / f"{name}.key")
        openssl("req", "-x509", *new, "-subj", f"/CN={name}", "-out", place / f"{name}.pem")
    asked = ("-newkey", "rsa:2048", "-nodes", "-keyout", place / "service.key", "-subj", "/CN=service")
    openssl("req", "-new", *asked, "-out", place / "service.csr")
    by = ("-CA", place / "root.pem", "-CAkey", place / "root.key", "-CAcreateserial", "-days", "3650")
    extended = ("-extfile", place / "service.cnf", "-extensions", "ext")
    openssl("x509", "-req", "-in", place / "service.csr", *by, *extended, "-out", place / "service.pem")
    return place


def answer(service: Path, request: Path, out: Path) -> Path:
    """What the service answers."""
    openssl("ts", "-reply", "-config", service / "service.cnf", "-queryfile", request, "-out", out)
    return out


@pytest.fixture
def stamped(genuine: Path, service: Path, tmp_path: Path) -> Path:
    """The bundle with a time stamp of the laboratory's signature."""
    path = Path(shutil.copy(genuine, tmp_path / "stamped.zip"))
    assert main(["sign", str(path), "--as", "lab", "--time-stamp-request", str(tmp_path / "lab.tsq")]) == 0
    stamp = answer(service, tmp_path / "lab.tsq", tmp_path / "lab.tsr")
    assert main(["sign", str(path), "--as", "lab", "--time-stamp", str(stamp)]) == 0
    return path


def test_a_time_stamp_is_checked_offline(
    stamped: Path, service: Path, keys: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By Clausewise with the certificate of who vouches for the service, and by openssl as the README says."""
    told = ["verify", str(stamped), "--key", str(keys / "lab.pub")]
    assert main([*told, "--tsa", str(service / "root.pem")]) == 0
    assert "as a time stamp says that is vouched for" in capsys.readouterr().out
    assert main(told) == 0
    assert "who made it was not checked" in capsys.readouterr().out
    shutil.copy(service / "root.pem", tmp_path / "root.pem")
    with zipfile.ZipFile(stamped) as archive:
        archive.extractall(tmp_path / "u")
    script = commands((tmp_path / "u" / "README.txt").read_text(encoding="utf-8"), 3).replace(
        "service.pem", "../root.pem"
    )
    done = subprocess.run(["sh", "-c", script], cwd=tmp_path / "u", capture_output=True, text=True, check=False)
    assert "Verification: OK" in done.stdout + done.stderr


def test_a_time_stamp_of_a_stranger_is_found(stamped: Path, service: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Vouched for by nobody whom the reader trusts."""
    assert main(["verify", str(stamped), "--tsa", str(service / "stranger.pem")]) == 1
    assert "not vouched for by the certificates given" in capsys.readouterr().out


def test_a_time_stamp_of_something_else_is_found(
    stamped: Path, service: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Genuine, for another signature: neither put in by the command nor left in by a forger."""
    files = unpacked(stamped.read_bytes())
    (tmp_path / "x").write_bytes(files["signatures/checker.signature"])
    openssl("ts", "-query", "-data", tmp_path / "x", "-sha256", "-cert", "-out", tmp_path / "x.tsq")
    stamp = answer(service, tmp_path / "x.tsq", tmp_path / "x.tsr")
    assert main(["sign", str(stamped), "--as", "lab", "--time-stamp", str(stamp)]) == 2
    assert "for something else than this signature" in capsys.readouterr().err
    stamped.write_bytes(packed(files | {"signatures/lab.tsr": stamp.read_bytes()}))
    assert main(["verify", str(stamped), "--tsa", str(service / "root.pem")]) == 1
    assert "for something else than this signature" in capsys.readouterr().out
