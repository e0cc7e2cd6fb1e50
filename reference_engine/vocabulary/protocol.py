"""The messages of the protocol, one struct for each body that goes over the wire, and their published schema."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from clausewise.reference_engine.core.fields import FactValue, NameField
from clausewise.reference_engine.vocabulary.description import (
    PROTOCOL_VERSION,
    VOCABULARY,
    Description,
    Receipt,
    TableSetup,
)
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.reference_engine.vocabulary.modules import MODULE_OF
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

# A name begins with a letter or figure, so that it can stand in a path (`..` cannot), and nothing follows it: in Python
# `$` alone would let a line feed through.
ID_PATTERN = "^[A-Za-z0-9][A-Za-z0-9._-]{0,63}(?!\\n)$"
SubmissionField = Annotated[str, msgspec.Meta(pattern=ID_PATTERN)]
MOST_EVENTS = 5000
EventsField = Annotated[tuple[Seen, ...], msgspec.Meta(max_length=MOST_EVENTS)]


class Opened(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table is open under this name."""

    table: Annotated[str, msgspec.Meta(pattern=ID_PATTERN)]


class Submission(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stimulus under an id; sent twice, done once."""

    submission: SubmissionField
    stimulus: AnyStimulus


class Submitted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The answer to a submission, and the events since the one before if the system sends them along."""

    submission: SubmissionField
    receipt: Receipt
    events: EventsField = ()


class Events(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Events after the sequence that was asked for; `settled` marks that no more will come by themselves."""

    events: EventsField = ()
    settled: bool = True


class Declared(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The facility's declaration: facts by name, amounts in cents."""

    facts: dict[NameField, FactValue]


class Problem(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Why a request was not carried out at all (a refused act is no problem; it has a receipt)."""

    problem: Annotated[str, msgspec.Meta(max_length=500)]
    kind: Annotated[str, msgspec.Meta(max_length=40)] = "bad-request"


MESSAGES: tuple[type, ...] = (Description, TableSetup, Opened, Submission, Submitted, Events, Declared, Problem)


def schema() -> dict[str, Any]:
    """The JSON Schema of every message, for vendors to implement against."""
    _, definitions = msgspec.json.schema_components(MESSAGES, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Clausewise protocol",
        "x-protocol": PROTOCOL_VERSION,
        "x-vocabulary": {"versions": VOCABULARY, "modules": MODULE_OF},
        "$defs": definitions,
    }
