"""Whether a bundle is genuine: what is in it, who signed it, and whether its journal gives its reports."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from clausewise.bounded_files import read_bounded
from clausewise.failures import FAIL, ClausewiseError
from clausewise.filing import contents, stamps
from clausewise.filing.archive import is_name, unpacked
from clausewise.filing.contents import FEATURES, MADE_BY, MANIFEST, OF_AN_EDITION, RUN, SUMS, Manifest
from clausewise.filing.letterhead import missing
from clausewise.filing.signing import (
    ENVELOPE,
    FOLDER,
    ROLES,
    SIGNATURE,
    SIGNED,
    STAMP,
    Read,
    is_signed_by,
    read_signature,
)
from clausewise.journal import required_header, verify
from clausewise.journal.chain import FOLDER as JOURNAL
from clausewise.journal.chain import is_of_a_segment
from clausewise.journal.records import Header
from clausewise.judge import this_judge
from clausewise.registry import Rulebook
from clausewise.registry.words import fingerprint, words
from clausewise.showing import listed
from clausewise.verdicts.attesting import is_one_person

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    from cryptography.x509 import Certificate

MOST_PACKED: Final = 1 << 29
MOST_OF_A_FEATURE: Final = 1 << 22
MOST_FEATURES: Final = 1 << 26
"""Of features and of what the laboratory says, from all of which pages are set; a hundred times what there is."""
SIGNED_AS: Final = {"lab": "Signed for the laboratory by", "checker": "Checked by"}
"""What is said of a signature that a key at hand has made; nothing else says that somebody checked."""


@dataclass
class Examined:
    """What was found; `unshown` is what could not be looked at here."""

    problems: list[str] = field(default_factory=list)
    unshown: list[str] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    manifest: Manifest | None = None


@dataclass(frozen=True)
class Trusted:
    """What the person who checks has from elsewhere."""

    keys: Mapping[str, Ed25519PublicKey] = field(default_factory=dict)
    """By the name of their file."""
    services: Sequence[Certificate] = ()
    seal: str | None = None


def read_bundle(path: Path) -> dict[str, bytes]:
    """The files of a bundle; the failure names the bundle."""
    data = read_bounded(
        path,
        MOST_PACKED,
        absent="cannot be read: No such file or directory",
        too_long=f"is longer than {MOST_PACKED:,} bytes, which no bundle is",
    )
    try:
        return unpacked(data)
    except ClausewiseError as problem:
        raise ClausewiseError(f"{path}: {problem.message}", problem.exit_code) from None


def listed_wrongly(files: Mapping[str, bytes]) -> list[str]:
    """Files that do not belong into a bundle, and those that are not as its list has them."""
    found = [f"{name}: is nothing that a bundle holds" for name in files if not _belongs(name)]
    lengths = [len(content) for name, content in files.items() if name.startswith(FEATURES)]
    if max(lengths, default=0) > MOST_OF_A_FEATURE or sum(lengths) > MOST_FEATURES:
        found.append(f"{FEATURES}: more than any rulebook has")
    if SUMS not in files or MANIFEST not in files:
        return [*found, f"{SUMS} or {MANIFEST} is missing: this is no bundle"]
    if files[SUMS] != contents.sums(files):
        was, now = (set(text.decode("utf-8", "replace").splitlines()) for text in (files[SUMS], contents.sums(files)))
        names = sorted({line[66:] for line in was ^ now})
        found += [f"{name}: is not as {SUMS} lists it" for name in names] or [f"{SUMS}: is written otherwise"]
    return found


def manifest_of(files: Mapping[str, bytes]) -> Manifest:
    """What a bundle was made of."""
    if len(files[MANIFEST]) > MOST_OF_A_FEATURE:
        raise ClausewiseError(f"{MANIFEST}: is longer than `clausewise bundle` writes it", FAIL)
    try:
        manifest = msgspec.json.decode(files[MANIFEST], type=Manifest)
        date.fromisoformat(manifest.letterhead.report.issued)
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise ClausewiseError(f"{MANIFEST}: cannot be read by this version of Clausewise", FAIL) from None
    if manifest.format != 1 or missing(manifest.letterhead):
        raise ClausewiseError(f"{MANIFEST}: is none that `clausewise bundle` writes", FAIL)
    return manifest


def examine(files: Mapping[str, bytes], trusted: Trusted) -> Examined:
    """All that can be said of a bundle."""
    found = Examined(problems=listed_wrongly(files))
    if found.problems:
        return found
    try:
        found.manifest = manifest = manifest_of(files)
        _signatures(files, trusted, manifest, found)
        with tempfile.TemporaryDirectory(prefix="clausewise-") as place:
            _run(Path(place), files, trusted.seal, manifest, found)
    except ClausewiseError as problem:
        found.problems.append(problem.message)
    return found


def _belongs(name: str) -> bool:
    top, _, rest = name.partition("/")
    if not is_name(name):
        return False
    if top + "/" == FOLDER:
        return rest in {role + suffix for role in ROLES for suffix in (ENVELOPE, SIGNED, SIGNATURE, STAMP)}
    if top + "/" == RUN:
        folder, _, segment = rest.partition("/")
        return is_of_a_segment(segment) if folder == JOURNAL else rest in contents.IN_RUN
    if top + "/" == FEATURES:
        return rest.count("/") == 1 and Path(rest).suffix in OF_AN_EDITION
    return name in contents.AT_TOP


def _signatures(files: Mapping[str, bytes], trusted: Trusted, manifest: Manifest, found: Examined) -> None:
    read: dict[str, Read] = {}
    for role in ROLES:
        try:
            signature = read_signature(files, role)
        except ClausewiseError as problem:
            found.problems.append(problem.message)
            continue
        stamp = files.get(FOLDER + role + STAMP)
        if signature is not None:
            read[role] = signature
            if (signature.signer.run, signature.signer.seal) != (manifest.run, manifest.seal):
                found.problems.append(f"{FOLDER}{role}: was signed for another run")
            _told_of(role, signature, trusted, found)
            _stamp(role, stamp, signature, trusted, found)
        elif stamp is not None:
            found.problems.append(f"{FOLDER}{role}{STAMP}: is a time stamp without a signature")
    _people(read, trusted, found)


def _people(read: Mapping[str, Read], trusted: Trusted, found: Examined) -> None:
    """Whose keys were looked for in vain, and whether who checked is another than who tested."""
    found.problems += [
        f"{name}: nothing here was signed with this key"
        for name, key in trusted.keys.items()
        if not any(is_signed_by(signature, key) for signature in read.values())
    ]
    if len(read) == len(ROLES):
        one, other = (read[role] for role in ROLES)
        if one.keyid == other.keyid or is_one_person(one.signer.name, other.signer.name):
            found.problems.append("the checker is a second person with a key of his own; here one signed as both")
    if not read:
        found.told.append("nobody has signed it")


def _told_of(role: str, signature: Read, trusted: Trusted, found: Examined) -> None:
    signer = signature.signer
    by = [name for name, key in trusted.keys.items() if is_signed_by(signature, key)]
    if by:
        found.told.append(f"{SIGNED_AS[role]} {signer.name} on {signer.date}, with the key {by[0]}")
    else:
        found.told.append(
            f"a signature as {role} in the name of {signer.name} was not checked: no key at hand made it; give the "
            f"{role}'s public key with --key (its fingerprint is said to be {signature.keyid})"
        )


def _stamp(role: str, stamp: bytes | None, signature: Read, trusted: Trusted, found: Examined) -> None:
    where = f"{FOLDER}{role}{STAMP}"
    if stamp is None:
        return
    try:
        moment = stamps.time_of(stamp, signature.raw)
        if trusted.services:
            stamps.demand_genuine(stamp, signature.raw, trusted.services)
    except ClausewiseError as problem:
        found.problems.append(f"{where}: {problem.message}")
        return
    if trusted.services:
        found.told.append(f"the signature as {role} was there at {moment}, as a time stamp says that is vouched for")
    else:
        found.told.append(
            f"a time stamp says that the signature as {role} was there at {moment}; who made it was not checked: give "
            "the service's certificate with --tsa"
        )


def _run(place: Path, files: Mapping[str, bytes], seal: str | None, manifest: Manifest, found: Examined) -> None:
    """The journal, and whether it gives what lies beside it."""
    for name, content in files.items():
        if name.startswith((RUN, FEATURES)):
            path = place / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
    run = place / RUN
    if problems := verify(run, seal):
        found.problems += [f"{RUN}{problem}" for problem in problems]
        return
    header = required_header(run)
    found.told += _harness(header, manifest)
    found.problems += _identity(header, manifest, files)
    books = contents.rulebooks_of(header, place / FEATURES)
    found.problems += _words(manifest, books)
    copied = contents.copied(run, books)
    expected = {**copied, **contents.made(run, books, manifest, list(copied))}
    for name in sorted(expected.keys() | {name for name in files if not name.startswith(FOLDER) and name != SUMS}):
        _compare(name, files.get(name), expected.get(name), manifest, found)


def _compare(name: str, held: bytes | None, made: bytes | None, manifest: Manifest, found: Examined) -> None:
    """One file with what it should be."""
    if held == made:
        return
    here = contents.tools()
    others = [
        f"{tool} {manifest.tools.get(tool, '')}, and {here[tool]} is here"
        for tool in MADE_BY.get(name, ())
        if manifest.tools.get(tool) != here[tool]
    ]
    if held is None:
        found.problems.append(f"{name}: is missing")
    elif made is None:
        found.problems.append(f"{name}: is nothing that this journal gives")
    elif others:
        found.unshown.append(f"{name}: was not compared: it was made with {others[0]}")
    else:
        found.problems.append(f"{name}: is not what the journal gives")


def _words(manifest: Manifest, books: Sequence[Rulebook]) -> list[str]:
    """What is quoted as a clause's own words and is not what was locked."""
    locked = {clause.id: clause.fingerprint for book in books for clause in book.clauses}
    return [
        f"{MANIFEST}: the words of {name} are not those that were locked"
        for name, text in manifest.words.items()
        if locked.get(name) != fingerprint(words(text))
    ]


def _identity(header: Header, manifest: Manifest, files: Mapping[str, bytes]) -> list[str]:
    """A manifest that tells of another run than the journal."""
    seal = files[f"{RUN}seal.txt"].decode("ascii", "replace").strip()
    return [] if (manifest.run, manifest.seal) == (header.run, seal) else [f"{MANIFEST}: is that of another run"]


def _harness(header: Header, manifest: Manifest) -> list[str]:
    """Who judged, and who put the bundle together, beside who checks it now."""
    here = this_judge()
    same = {True: "the harness that is here", False: "another than the harness here"}
    found = [f"run by Clausewise {header.harness}, {same[header.judge == here]}"]
    if header.judge != manifest.harness:
        found.append(f"put together by Clausewise {manifest.harness.version}, {same[manifest.harness == here]}")
    edited = [name for name in header.rulebooks if not _is_installed(name, header)]
    if edited:
        found.append(f"its edition of {listed(edited)} is another than the one installed here: compare features/")
    return found


def _is_installed(name: str, header: Header) -> bool:
    try:
        contents.rulebooks_of(msgspec.structs.replace(header, rulebooks={name: header.rulebooks[name]}), None)
    except ClausewiseError:
        return False
    return True
