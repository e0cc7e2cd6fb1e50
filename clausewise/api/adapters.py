"""What a package with an adapter may import.

>>> from clausewise.api.adapters import TableSetup, open_system
>>> system = open_system("reference")
>>> table = system.open(TableSetup("three-card"))
>>> table.declaration()["decks"] if "decks" in table.declaration() else "not declared"
'not declared'
>>> system.close()
"""

from __future__ import annotations

from clausewise.adapters.base import (
    Answer,
    AnswersGiven,
    CitesNothing,
    System,
    SystemFailure,
    Table,
    TableRefused,
    Unreachable,
)
from clausewise.adapters.http_settings import HttpSettings
from clausewise.adapters.targets import open_system
from clausewise.failures import ClausewiseError
from clausewise.reference_engine.core.cards import Card, parse_cards
from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.vocabulary.description import Declaration, Description, Receipt, TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent, Seen
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

__all__ = [
    "Answer",
    "AnswersGiven",
    "AnyEvent",
    "AnyStimulus",
    "Card",
    "Cents",
    "CitesNothing",
    "ClausewiseError",
    "Declaration",
    "Description",
    "HttpSettings",
    "Receipt",
    "Seen",
    "System",
    "SystemFailure",
    "Table",
    "TableRefused",
    "TableSetup",
    "Unreachable",
    "dollars",
    "open_system",
    "parse_cards",
]
