"""The registry: the rulebooks as the features folder writes them, and the lock that ties them to their document.

>>> rulebook, clause = find_clause("mlgca-four-card.11.B.1")
>>> rulebook.games, clause.number, clause.chapter, clause.channels
(('Four Card Poker',), '11.B.1', '11', ('play',))
>>> clause in load_rulebook("mlgca-four-card").clauses
True
"""

from clausewise.registry.library import (
    features_folder,
    find_clause,
    load_rulebook,
    load_rulebooks,
    rulebook_folder,
    rulebook_folders,
)
from clausewise.registry.model import (
    CHANNELS,
    KINDS,
    Choice,
    Clause,
    Examples,
    Option,
    RandomnessAsked,
    Reading,
    Rulebook,
    Scenario,
    Step,
)

__all__ = [
    "CHANNELS",
    "KINDS",
    "Choice",
    "Clause",
    "Examples",
    "Option",
    "RandomnessAsked",
    "Reading",
    "Rulebook",
    "Scenario",
    "Step",
    "features_folder",
    "find_clause",
    "load_rulebook",
    "load_rulebooks",
    "rulebook_folder",
    "rulebook_folders",
]
