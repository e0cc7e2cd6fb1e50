"""Which rulebooks there are, each with its games; and what is asked of a game by its rulebook and the house's choices.

Nothing is listed here. What is installed is known above the rules, to `clausewise.registry.installed`; how it is found
is handed over from there; the engine asks when it first needs a rulebook, and loads no other than that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from clausewise.reference_engine.families.chance import Chance
from clausewise.reference_engine.families.family import Options, Readings
from clausewise.reference_engine.families.rulebook import Rulebook

Loader = Callable[[], Rulebook]
Finder = Callable[[], Mapping[str, Loader]]


class Rulebooks(Mapping[str, Rulebook]):
    """The rulebooks by their names, in the order in which they were found; each is loaded when it is first needed."""

    def __init__(self, finder: Finder | None = None) -> None:
        self._finder = finder
        self._found: Mapping[str, Loader] | None = None
        self._loaded: dict[str, Rulebook] = {}

    def are_found_by(self, finder: Finder) -> None:
        """Says how the rulebooks are found; what was found before is forgotten."""
        self._finder, self._found = finder, None
        self._loaded.clear()

    def __getitem__(self, rulebook: str) -> Rulebook:
        if rulebook not in self._loaded:
            self._loaded[rulebook] = self._known()[rulebook]()
        return self._loaded[rulebook]

    def __contains__(self, rulebook: object) -> bool:
        return rulebook in self._known()

    def __iter__(self) -> Iterator[str]:
        return iter(self._known())

    def __len__(self) -> int:
        return len(self._known())

    def _known(self) -> Mapping[str, Loader]:
        if self._found is None:
            if self._finder is None:
                raise LookupError("nobody has said how rulebooks are found: import clausewise.registry first")
            self._found = self._finder()
        return self._found


RULEBOOKS = Rulebooks()


def places(rulebook: str, options: Options, readings: Readings, seats: Sequence[int]) -> list[str]:
    """The place that each card goes to, from the top of the deck.

    >>> places("mlgca-four-card", {"dealing": "manual shoe"}, {}, [2, 1])[:3]
    ['seat 1', 'seat 2', 'dealer']
    """
    if not order_is_known(rulebook, options):
        raise LookupError(f"no order of dealing is known for {rulebook}")
    game = RULEBOOKS[rulebook].game(options)
    return [] if game.deals is None else game.deals(game.rules, seats, options, readings)


def order_is_known(rulebook: str, options: Options) -> bool:
    """Whether the order of the places is known before the deal, and not decided on the way.

    >>> order_is_known("three-card", {})
    True
    """
    return rulebook in RULEBOOKS and RULEBOOKS[rulebook].game(options).deals is not None


def chance(rulebook: str, options: Options) -> Chance:
    """What chance brings to such a table; of a game that is unknown here, the cards of one pack.

    >>> chance("three-card", {})
    Chance(packs=1, dice=0)
    """
    return RULEBOOKS[rulebook].game(options).chance(options) if rulebook in RULEBOOKS else Chance()


def wagers_to_be_dealt_in(rulebook: str, options: Options, readings: Readings) -> tuple[str, ...]:
    """The wagers without which nobody is dealt in or can play on, by the house's choices and the readings in force.

    >>> wagers_to_be_dealt_in("mlgca-four-card", {}, {"aces-up-required": "required"})
    ('aces up',)
    """
    if rulebook not in RULEBOOKS:
        return ()
    return RULEBOOKS[rulebook].game(options).required_wagers(options, readings)
