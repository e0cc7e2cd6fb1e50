"""The registry: the rulebooks as the features folder writes them, and the lock that ties them to their document."""

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
