"""Who judges: digests of the harness's own code and features, and the versions of the libraries that it stands on."""

from __future__ import annotations

import re
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, distribution, version
from importlib.util import find_spec
from pathlib import Path

import msgspec

NAME = "clausewise"
PARTS = (
    "adapters", "api", "benching", "changes", "cli", "comparing", "doctor", "features", "filing", "following",
    "journal", "proving", "randomness", "reference_engine", "registry", "reports", "running", "serving", "soaking",
    "spreading", "steps", "unannounced", "vendor_pages", "verdicts",
)  # fmt: skip
"""The packages that make up the harness; modules beside them belong to `clausewise` itself."""
SOURCES = frozenset({".py", ".json", ".css", ".js", ".ini", ".feature", ".toml", ".lock", ".typ", ".txt"})


class Judge(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A harness as it stands somewhere."""

    version: str
    code: dict[str, str]
    """For each package its digest: the SHA-256 over the names and SHA-256 of its files."""
    libraries: dict[str, str]
    """For each library that is installed its version."""


def this_judge() -> Judge:
    """The harness that is running."""
    return Judge(
        version=version(NAME),
        code={name: digest_of(name, _folders(name)) for name in (NAME, *(f"{NAME}.{part}" for part in PARTS))},
        libraries=dict(sorted(_libraries(NAME).items())),
    )


def _folders(package: str) -> list[Path]:
    found = find_spec(package)
    places = found.submodule_search_locations if found is not None else None
    return [Path(place) for place in places or ()]


def digest_of(package: str, folders: list[Path]) -> str:
    """Of a package with all below it; of the outermost one its own modules alone."""
    digest = sha256()
    for folder in folders:
        found = folder.glob("*") if package == NAME else folder.rglob("*")
        for path in sorted(path for path in found if path.suffix in SOURCES and path.is_file()):
            name = path.relative_to(folder).as_posix()
            digest.update(f"{name}\0".encode() + sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _libraries(of: str, found: dict[str, str] | None = None) -> dict[str, str]:
    """What a distribution asks for, and what that asks for, as far as it is installed; extras are not followed."""
    found = {} if found is None else found
    try:
        required = distribution(of).requires or []
    except PackageNotFoundError:
        return found
    for line in required:
        name = re.split(r"[\s<>=!~;\[(]", line, maxsplit=1)[0].lower().replace("_", "-")
        if name in found or "extra ==" in line:
            continue
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            continue  # for another system or version of Python
        _libraries(name, found)
    return found


def differences(one: Judge, other: Judge) -> list[str]:
    """In what two judges differ, a line each.

    >>> differences(Judge("1", {"a": "x"}, {}), Judge("1", {"a": "y"}, {"msgspec": "0.20"}))
    ['the code of a is another', 'msgspec was not there, and is 0.20']
    """
    found = [] if one.version == other.version else [f"the version was {one.version}, and is {other.version}"]
    found += [
        f"the code of {name} is another"
        for name in sorted(one.code.keys() | other.code.keys())
        if one.code.get(name) != other.code.get(name)
    ]
    for name in sorted(one.libraries.keys() | other.libraries.keys()):
        was, now = (libraries.get(name, "not there") for libraries in (one.libraries, other.libraries))
        if was != now:
            found.append(f"{name} was {was}, and is {now}")
    return found
