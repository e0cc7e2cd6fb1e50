"""What a person's finding is worth: whether it is complete, of this build, of these words and of this time."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from typing import Final, Literal

from clausewise.journal.records import Attestation, ConfigurationUsed, Header, Variance

_NEEDED: Final = ("method", "inspector", "second_person", "date", "expires", "evidence", "build")
_DAY: Final = len("2026-01-31")
_DIGEST: Final = re.compile("[0-9a-f]{64}")
_OF_NOTHING: Final = sha256(b"").hexdigest()
_LOOK_ALIKE: Final = str.maketrans(
    "\u0430\u0432\u0435\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0456\u0458\u0455"
    "\u03b1\u03b2\u03b5\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7",
    "abekmhopctyxijsabeikmvoptyx",
)
"""Letters of the Cyrillic and the Greek alphabet that look like Latin ones, as small or as capital letters."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What the attestations say of a clause, and the one that decides."""

    verdict: Literal["attested", "fail", "unattested"]
    reason: str = ""
    found: Attestation | None = None


def attested(clause: str, header: Header) -> Finding:
    """The finding for a clause: *not met* fails, *met* attests it if nothing about it is amiss."""
    about = [attestation for attestation in header.attestations if attestation.clause == clause]
    if not about:
        return Finding("unattested", "nobody has attested it")
    current = [(attestation, _outdated(attestation, header)) for attestation in about]
    for attestation, outdated in current:
        if attestation.finding == "not met" and not outdated:
            return Finding("fail", f"{attestation.inspector or 'an inspector'} found it not met", attestation)
    reasons = []
    for attestation, outdated in current:
        amiss = outdated or _incomplete(attestation, header)
        if attestation.finding == "met" and not amiss:
            return Finding("attested", "", attestation)
        reasons.append(amiss)
    return Finding("unattested", "; ".join(reasons), about[-1])


def _outdated(attestation: Attestation, header: Header) -> str:
    """Why a finding does not speak of what was tested, on the day on which it was tested; empty if it does."""
    if other := of_other_words("attestation", attestation, header):
        return other
    if attestation.build:
        for configuration in header.configurations:
            if attestation.build not in builds_of(configuration):
                return f"the attestation is for the build {attestation.build}, which is not the one that was tested"
    if attestation.expires:
        try:
            expires = date.fromisoformat(attestation.expires[:_DAY])
        except ValueError:
            return f"the attestation expires on {attestation.expires!r}, which is no date"
        if expires < date.fromisoformat(header.time[:_DAY]):
            return f"the attestation expired on {attestation.expires}"
    return ""


def of_other_words(what: str, given: Attestation | Variance, header: Header) -> str:
    """Why what a person gave for a clause does not speak of the words that it has now; empty if it does.

    Journals of before do not say which words they were about: nothing can be held against it then.
    """
    now = header.clauses.get(given.clause, "")
    if not now or not given.words or given.words == now:
        return ""
    return f"the {what} is for other words of the clause: for {given.words}, and they are {now} now"


def lapsed(variance: Variance, header: Header) -> str:
    """Why a variance does not count; empty if it does."""
    now = header.clauses.get(variance.clause, "")
    if now and not variance.words:
        return f"the variance does not say which words of the clause it departs from; they are {now} now"
    return of_other_words("variance", variance, header)


def _incomplete(attestation: Attestation, header: Header) -> str:
    lacking = [name.replace("_", " ") for name in _NEEDED if not getattr(attestation, name)]
    if lacking:
        return f"the attestation lacks: {', '.join(lacking)}"
    if (now := header.clauses.get(attestation.clause, "")) and not attestation.words:
        return f"the attestation does not say which words of the clause were judged; they are {now} now"
    for name in (attestation.inspector, attestation.second_person):
        if not _letters(name):
            return f"the attestation names nobody: {name!r} is no name"
    if is_one_person(attestation.inspector, attestation.second_person):
        return "the attestation names the inspector as the second person too"
    evidence = attestation.evidence
    if not _DIGEST.fullmatch(evidence) or len(set(evidence)) == 1 or evidence == _OF_NOTHING:
        return "the attestation's evidence is no SHA-256 of anything"
    return ""


def is_one_person(name: str, other: str) -> bool:
    r"""Whether two names are one, however they are written.

    >>> is_one_person("Eve", "Ev e"), is_one_person("A. Smith", "a smith"), is_one_person("A. Smith", "B. Smith")
    (True, True, False)
    >>> is_one_person("Smith, Ada", "Ada Smith"), is_one_person("Eve", "\N{CYRILLIC CAPITAL LETTER IE}ve")
    (True, True)
    """
    return _letters(name) == _letters(other) or _words(name) == _words(other)


def _letters(name: str) -> str:
    letters = unicodedata.normalize("NFKD", name).casefold().translate(_LOOK_ALIKE)
    return "".join(letter for letter in letters if letter.isalnum())


def _words(name: str) -> list[str]:
    return sorted(word for word in map(_letters, name.split()) if word)


def builds_of(configuration: ConfigurationUsed) -> Sequence[str]:
    """The names under which the build that was tested may be given: its version, or the digest of a part."""
    description = configuration.description
    return (
        description.version,
        f"{description.product} {description.version}",
        *(component.digest for component in description.components),
    )
