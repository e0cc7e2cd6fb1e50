"""Keys of Ed25519 in PEM, as `openssl genpkey -algorithm ed25519` and `openssl pkey -pubout` write them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from clausewise.bounded_files import read_bounded
from clausewise.failures import ClausewiseError

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

MOST_BYTES: Final = 1 << 16
OWN: Final = 0o600


def bounded(path: Path) -> bytes:
    """The bytes of a small file."""
    return read_bounded(
        path, MOST_BYTES, too_long=f"is longer than {MOST_BYTES:,} bytes, which no key or certificate is"
    )


def private_key(path: Path, passphrase: str = "") -> Ed25519PrivateKey:
    """A key to sign with."""
    from cryptography.exceptions import UnsupportedAlgorithm  # noqa: PLC0415  an extra
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey  # noqa: PLC0415  an extra
    from cryptography.hazmat.primitives.serialization import load_pem_private_key  # noqa: PLC0415  an extra

    raw = bounded(path)
    locked = b"ENCRYPTED" in raw
    if locked and not passphrase:
        raise ClausewiseError(f"{path}: the key is locked; give its passphrase in CLAUSEWISE_KEY_PASSPHRASE")
    try:
        key = load_pem_private_key(raw, passphrase.encode() if locked else None)
    except (ValueError, TypeError, UnsupportedAlgorithm):
        raise ClausewiseError(
            f"{path}: is no private key in PEM, or its passphrase is another; `clausewise keygen` makes one"
        ) from None
    if not isinstance(key, Ed25519PrivateKey):
        raise ClausewiseError(f"{path}: is a key of another kind; bundles are signed with Ed25519")
    return key


def public_key(path: Path) -> Ed25519PublicKey:
    """A key to check with."""
    from cryptography.exceptions import UnsupportedAlgorithm  # noqa: PLC0415  an extra
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey  # noqa: PLC0415  an extra
    from cryptography.hazmat.primitives.serialization import load_pem_public_key  # noqa: PLC0415  an extra

    try:
        key = load_pem_public_key(bounded(path))
    except (ValueError, TypeError, UnsupportedAlgorithm):
        raise ClausewiseError(f"{path}: is no public key in PEM") from None
    if not isinstance(key, Ed25519PublicKey):
        raise ClausewiseError(f"{path}: is a key of another kind; bundles are signed with Ed25519")
    return key


def write_pair(path: Path) -> Path:
    """Makes a key of this name, and the public one beside it, whose path is given back; nothing is written over."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey  # noqa: PLC0415  an extra
    from cryptography.hazmat.primitives.serialization import (  # noqa: PLC0415  an extra
        Encoding,
        NoEncryption,
        PrivateFormat,
        PublicFormat,
    )

    public = path.with_suffix(".pub")
    for one in (path, public):
        if one.exists():
            raise ClausewiseError(f"{one}: is there already; a key is not written over")
    key = Ed25519PrivateKey.generate()
    path.touch(OWN, exist_ok=False)
    path.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    public.write_bytes(key.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo))
    return public
