"""What is in the repository holds for everybody: no machine's paths, no package index, no addresses in locks."""

import re
import subprocess
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[1]

# Written in halves, so that this file is clean too.
ONE_MACHINE_ONLY = ("/wo" + "rk/", "/ro" + "ot/", "bash" + "_jobs", "../sha" + "red")
PACKAGE_INDEXES = ("pypi" + ".org", "pythonhosted" + ".org", "registry.npm" + "js", "registry.yarn" + "pkg")
ADDRESSES = ("http:" + "//", "https:" + "//", "file:" + "//", "--index" + "-url", "--find" + "-links")
LOCKS = ("requirements.lock", "node/package-lock.json")


def tracked_files() -> list[Path]:
    """The files that git knows, none without git; those that are only in the folder concern nobody else."""
    if not (CHECKOUT / ".git").exists():
        return []
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=CHECKOUT, capture_output=True, text=True, check=True)
    return [path for name in listed.stdout.split("\0") if name and (path := CHECKOUT / name).is_file()]


def found_in(path: Path, forbidden: tuple[str, ...]) -> list[str]:
    """File, line and text of everything in a file that should not be there."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        return []
    name = path.relative_to(CHECKOUT)
    return [f"{name}, line {n}: {text}" for n, line in enumerate(lines, 1) for text in forbidden if text in line]


@pytest.mark.skipif(not tracked_files(), reason="not a git checkout")
def test_no_file_names_a_machine_or_a_package_index() -> None:
    """A path of the machine it was written on, or the address of an index, is right in one place only."""
    files = tracked_files()
    assert CHECKOUT / "pyproject.toml" in files
    assert [hit for path in files for hit in found_in(path, ONE_MACHINE_ONLY + PACKAGE_INDEXES)] == []


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_hashes_and_no_addresses(lock: str) -> None:
    """Where a package comes from is the business of whoever installs it; what it must be is ours."""
    path = CHECKOUT / lock
    assert found_in(path, ADDRESSES) == []
    assert "sha256:" in path.read_text(encoding="utf-8") or '"integrity": "sha512-' in path.read_text(encoding="utf-8")


def test_every_locked_python_package_has_a_hash_and_one_version() -> None:
    """`--require-hashes` refuses anything else; here it is noticed before somebody's fresh machine does."""
    entries = (CHECKOUT / "requirements.lock").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    assert len(entries) > 20
    assert [entry for entry in entries if "==" not in entry or "--hash=sha256:" not in entry] == []


@pytest.mark.parametrize("page", [path for path in tracked_files() if path.suffix == ".md"], ids=lambda path: path.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    """A link to a file of the repository names one that is there."""
    targets = re.findall(r"\]\((?!https?:|#|mailto:)([^)#\s]+)", page.read_text(encoding="utf-8"))
    assert [target for target in targets if not (page.parent / target).exists()] == []
