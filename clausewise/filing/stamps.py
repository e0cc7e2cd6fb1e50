"""Time stamps of RFC 3161 over a signature: what a service said, checked without asking it again."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256, sha384, sha512
from pathlib import Path
from typing import TYPE_CHECKING

from clausewise.failures import ClausewiseError
from clausewise.filing.keys import bounded

if TYPE_CHECKING:
    from cryptography.x509 import Certificate
    from rfc3161_client import TimeStampResponse


def request_for(signature: bytes) -> bytes:
    """What a service is asked: to say when this signature was there."""
    from rfc3161_client import HashAlgorithm, TimestampRequestBuilder  # noqa: PLC0415  an extra

    asked = TimestampRequestBuilder().data(signature).hash_algorithm(HashAlgorithm.SHA256)
    return asked.cert_request(cert_request=True).build().as_bytes()


def certificates(path: Path) -> list[Certificate]:
    """The certificates in a PEM file, that of the service's authority first or last."""
    from cryptography.x509 import load_pem_x509_certificates  # noqa: PLC0415  an extra

    try:
        return load_pem_x509_certificates(bounded(path))
    except ValueError:
        raise ClausewiseError(f"{path}: holds no certificate in PEM") from None


def time_of(stamp: bytes, signature: bytes) -> str:
    """The moment that a stamp tells, if it is one for this signature; who made it is not looked at."""
    response = _decoded(stamp)
    imprint = response.tst_info.message_imprint.message
    if imprint not in {made(signature).digest() for made in (sha256, sha384, sha512)}:
        raise ClausewiseError("the time stamp is for something else than this signature")
    return response.tst_info.gen_time.isoformat()


def demand_genuine(stamp: bytes, signature: bytes, trusted: Sequence[Certificate]) -> None:
    """ClausewiseError unless a service whom these certificates vouch for made the stamp for this signature."""
    from rfc3161_client import VerificationError, VerifierBuilder  # noqa: PLC0415  an extra

    response = _decoded(stamp)
    builder = VerifierBuilder()
    for one in trusted:
        if one.issuer == one.subject:
            builder = builder.add_root_certificate(one)
        else:
            builder = builder.add_intermediate_certificate(one)
    try:
        builder.build().verify_message(response, signature)
    except (VerificationError, ValueError) as problem:
        raise ClausewiseError(f"the time stamp is not vouched for by the certificates given: {problem}") from None


def _decoded(stamp: bytes) -> TimeStampResponse:
    from rfc3161_client import decode_timestamp_response  # noqa: PLC0415  an extra

    try:
        response = decode_timestamp_response(stamp)
        _ = response.tst_info.gen_time
    except ValueError as problem:
        raise ClausewiseError(f"this is no time stamp of RFC 3161, or not strictly in DER: {problem}") from None
    return response
