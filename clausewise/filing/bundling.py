"""Making a bundle of a run, and signing one."""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import date
from pathlib import Path

from clausewise.failures import ERROR, FAIL, ClausewiseError
from clausewise.filing import contents, stamps
from clausewise.filing.archive import packed
from clausewise.filing.checking import listed_wrongly, manifest_of, read_bundle
from clausewise.filing.keys import bounded, private_key
from clausewise.filing.letterhead import Letterhead
from clausewise.filing.signing import FOLDER, ROLES, STAMP, Role, Signer, read_signature, sign
from clausewise.journal import footer_of, required_header, verify
from clausewise.judge import this_judge
from clausewise.reports.assembling import dossier_of
from clausewise.reports.quoting import failing, locked_words, quote, read_quoted
from clausewise.verdicts.attesting import is_one_person


def bundle(run: Path, letterhead: Letterhead, features: Path | None, documents: Path | None) -> dict[str, bytes]:
    """The files of the bundle of a run; what is not as it was written is filed by nobody."""
    header = required_header(run)
    sealed = footer_of(run)
    if sealed is None:
        raise ClausewiseError(
            f"{run}: the run has not finished, so there is nothing to file; go on with it by --resume"
        )
    if problems := verify(run):
        raise ClausewiseError(
            f"{run}: the journal is not as it was written, and is not filed: {problems[0]}; see `clausewise verify`",
            FAIL,
        )
    books = contents.rulebooks_of(header, features)
    judged = dossier_of(run, books)
    locked = locked_words(books, header)
    if documents is None:
        quoted, _ = read_quoted(run, locked)
    else:
        quoted = quote(books, failing(judged[0]), documents, locked)
    manifest = contents.Manifest(
        format=1,
        run=header.run,
        seal=sealed[1],
        number=letterhead.report.number,
        harness=this_judge(),
        tools=contents.tools(),
        letterhead=letterhead,
        words=quoted.words,
        lacking=quoted.lacking,
    )
    copied = contents.copied(run, books)
    files = {**copied, **contents.made(run, books, manifest, list(copied), judged)}
    files[contents.SUMS] = contents.sums(files)
    return files


def write(path: Path, files: Mapping[str, bytes], *, anew: bool = False) -> None:
    """Whole or not at all; a file that is there is written over only where it is the same bundle, signed."""
    if path.exists() and not anew:
        raise ClausewiseError(f"{path}: is there already; name another file with --out")
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_bytes(packed(files))
        draft.replace(path)
    except OSError as problem:
        draft.unlink(missing_ok=True)
        raise ClausewiseError(f"{path}: cannot be written: {problem.strerror}", ERROR) from None


def opened(path: Path) -> dict[str, bytes]:
    """A bundle to be signed: nobody signs one that is not as it was listed."""
    files = read_bundle(path)
    if wrong := listed_wrongly(files):
        raise ClausewiseError(f"{path}: is not signed, for it is not whole: {wrong[0]}", FAIL)
    return files


def signed(path: Path, key: Path, passphrase: str, role: Role, name: str, on: date) -> dict[str, bytes]:
    """The bundle with this signature; who checks is another than who tested."""
    files = opened(path)
    manifest = manifest_of(files)
    own = private_key(key, passphrase)
    new = sign(files, Signer(role, name, on.isoformat(), manifest.run, manifest.seal), own)
    if set(new) & set(files):
        raise ClausewiseError(f"{path}: is signed as {role} already")
    together = {**files, **new}
    read = [one for each in ROLES if (one := read_signature(together, each)) is not None]
    if len(read) > 1 and is_one_person(read[0].signer.name, read[1].signer.name):
        both = " and ".join(repr(one.signer.name) for one in read)
        raise ClausewiseError(f"{path}: the checker is a second person; {both} are one")
    if len(read) > 1 and read[0].keyid == read[1].keyid:
        raise ClausewiseError(f"{path}: the checker has a key of his own; {key} has signed this bundle already")
    return together


def stamped(path: Path, role: Role, stamp: Path) -> dict[str, bytes]:
    """The bundle with a time stamp for a signature that it has."""
    files = opened(path)
    held = bounded(stamp)
    stamps.time_of(held, signature_in(path, files, role))
    return {**files, FOLDER + role + STAMP: held}


def signature_in(path: Path, files: Mapping[str, bytes], role: Role) -> bytes:
    """The bare signature of a role."""
    read = read_signature(files, role)
    if read is None:
        raise ClausewiseError(f"{path}: nobody has signed it as {role}")
    return read.raw
