"""The closed words of all parts of the vocabulary, put together: what sentences, guided tables and reports know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from clausewise.reference_engine.vocabulary.against_dealer import words as against_dealer
from clausewise.reference_engine.vocabulary.cards import words as cards
from clausewise.reference_engine.vocabulary.core import words as core
from clausewise.reference_engine.vocabulary.dice import words as dice
from clausewise.reference_engine.vocabulary.points import words as points
from clausewise.reference_engine.vocabulary.pot import words as pot
from clausewise.reference_engine.vocabulary.shuffler import words as shuffler


def _together(*parts: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """The words that any part has for a detail, each once."""
    found: dict[str, dict[str, None]] = {}
    for part in parts:
        for detail, words in part.items():
            found.setdefault(detail, {}).update(dict.fromkeys(words))
    return {detail: tuple(words) for detail, words in found.items()}


WORDS_OF: Final[dict[str, tuple[str, ...]]] = _together(
    cards.WORDS_OF,
    against_dealer.WORDS_OF,
    pot.WORDS_OF,
    shuffler.WORDS_OF,
    core.WORDS_OF,
    dice.WORDS_OF,
    points.WORDS_OF,
)
"""The words for a detail of an event that the features know; others can stand there too, but for those of a type."""

WAGERS: Final[tuple[str, ...]] = (*against_dealer.WAGERS, *dice.WAGERS, *points.WAGERS)
"""The wagers against the house of all games."""

OPTIONS: Final[dict[str, str]] = {
    **cards.OPTIONS,
    **shuffler.OPTIONS,
    **core.OPTIONS,
    **against_dealer.OPTIONS,
    **pot.OPTIONS,
    **dice.OPTIONS,
    **points.OPTIONS,
}
"""What is left to the house, as the features call it, and the id of the option."""

ANY_OF: Final[dict[str, tuple[str | int, ...]]] = {**shuffler.ANY_OF, **against_dealer.ANY_OF, **pot.ANY_OF}
"""Where several of the house's choices will do, what they are called together."""
