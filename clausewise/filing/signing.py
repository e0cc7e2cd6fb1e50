"""Who signed a bundle: Ed25519 over an in-toto statement of its files, in a DSSE envelope, and time stamps over that.

Beside the envelope, which tools read, lie the bytes that were signed and the bare signature, for `openssl`.
"""

from __future__ import annotations

import base64
from collections.abc import Mapping
from hashlib import sha256
from typing import TYPE_CHECKING, Final, Literal, get_args

import msgspec

from clausewise.failures import ClausewiseError

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

FOLDER: Final = "signatures/"
Role = Literal["lab", "checker"]
ROLES: Final[tuple[Role, ...]] = get_args(Role)
ENVELOPE, SIGNED, SIGNATURE, STAMP = ".dsse.json", ".signed", ".signature", ".tsr"
PAYLOAD_TYPE: Final = "application/vnd.in-toto+json"
STATEMENT: Final = "https://in-toto.io/Statement/v1"
PREDICATE: Final = "urn:clausewise:test-report:1"


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As it is written, and nothing beside."""


class Digest(_Strict, frozen=True):
    """Of a file."""

    sha256: str


class Subject(_Strict, frozen=True):
    """A file that is signed."""

    name: str
    digest: Digest


class Signer(_Strict, frozen=True, rename="camel"):
    """Who signs, as what, on which day by his own word, and for which run."""

    role: Role
    name: str
    date: str
    run: str
    seal: str


class Statement(_Strict, frozen=True, rename={"type": "_type", "predicate_type": "predicateType"}):
    """An in-toto statement."""

    type: str
    subject: tuple[Subject, ...]
    predicate_type: str
    predicate: Signer


class Signature(_Strict, frozen=True):
    """By the key of this fingerprint."""

    keyid: str
    sig: str


class Envelope(_Strict, frozen=True, rename="camel"):
    """A DSSE envelope."""

    payload: str
    payload_type: str
    signatures: tuple[Signature]


def statement_of(files: Mapping[str, bytes], signer: Signer) -> bytes:
    """What is signed of these files; the signatures themselves are no part of it."""
    subjects = tuple(
        Subject(name, Digest(sha256(content).hexdigest()))
        for name, content in sorted(files.items())
        if not name.startswith(FOLDER)
    )
    return msgspec.json.encode(Statement(STATEMENT, subjects, PREDICATE, signer))


def to_be_signed(payload: bytes) -> bytes:
    """The payload with its type and its length, as DSSE has it.

    >>> to_be_signed(b"{}")
    b'DSSEv1 28 application/vnd.in-toto+json 2 {}'
    """
    return b"DSSEv1 %d %b %d %b" % (len(PAYLOAD_TYPE), PAYLOAD_TYPE.encode(), len(payload), payload)


def sign(files: Mapping[str, bytes], signer: Signer, key: Ed25519PrivateKey) -> dict[str, bytes]:
    """The files of a signature."""
    payload = statement_of(files, signer)
    signed = to_be_signed(payload)
    raw = key.sign(signed)
    envelope = Envelope(
        base64.b64encode(payload).decode(),
        PAYLOAD_TYPE,
        (Signature(fingerprint(key.public_key()), base64.b64encode(raw).decode()),),
    )
    stem = FOLDER + signer.role
    return {
        stem + ENVELOPE: msgspec.json.format(msgspec.json.encode(envelope), indent=1) + b"\n",
        stem + SIGNED: signed,
        stem + SIGNATURE: raw,
    }


class Read(msgspec.Struct, frozen=True):
    """A signature as it lies in a bundle."""

    signer: Signer
    keyid: str
    signed: bytes
    raw: bytes


def read_signature(files: Mapping[str, bytes], role: Role) -> Read | None:
    """The signature of a role, if there is one; ClausewiseError if it is none, or not of these files."""
    stem = FOLDER + role
    parts = [files.get(stem + suffix) for suffix in (ENVELOPE, SIGNED, SIGNATURE)]
    if not any(part is not None for part in parts):
        return None
    held, signed, raw = parts
    if held is None or signed is None or raw is None:
        raise ClausewiseError(f"{stem}: of the three files of a signature one is missing")
    try:
        envelope = msgspec.json.decode(held, type=Envelope)
        payload = base64.b64decode(envelope.payload, validate=True)
        statement = msgspec.json.decode(payload, type=Statement)
        inside = base64.b64decode(envelope.signatures[0].sig, validate=True)
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise ClausewiseError(f"{stem}{ENVELOPE}: is no envelope that `clausewise sign` wrote") from None
    if (signed, raw) != (to_be_signed(payload), inside):
        raise ClausewiseError(f"{stem}: the envelope, what is signed and the signature do not belong together")
    if statement.predicate.role != role:
        raise ClausewiseError(f"{stem}: is the signature of a {statement.predicate.role}")
    if payload != statement_of(files, statement.predicate):
        differing = _differing(files, statement)
        raise ClausewiseError(f"{stem}: was not signed for these files: {differing}")
    return Read(statement.predicate, envelope.signatures[0].keyid, signed, raw)


def _differing(files: Mapping[str, bytes], statement: Statement) -> str:
    was = {subject.name: subject.digest.sha256 for subject in statement.subject}
    now = {name: sha256(content).hexdigest() for name, content in files.items() if not name.startswith(FOLDER)}
    names = sorted(name for name in was.keys() | now.keys() if was.get(name) != now.get(name))
    more = f" and {len(names) - 3} more" if len(names) > 3 else ""  # noqa: PLR2004  three say which kind of thing it is
    return (", ".join(names[:3]) + more) or "the statement is written otherwise than `clausewise sign` writes it"


def is_signed_by(read: Read, key: Ed25519PublicKey) -> bool:
    """Whether the key made it."""
    from cryptography.exceptions import InvalidSignature  # noqa: PLC0415  an extra

    try:
        key.verify(read.raw, read.signed)
    except InvalidSignature:
        return False
    return read.keyid == fingerprint(key)


def fingerprint(key: Ed25519PublicKey) -> str:
    """SHA-256 of the public key in DER."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: PLC0415  an extra

    return sha256(key.public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)).hexdigest()
