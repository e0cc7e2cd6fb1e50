"""What can be seen at a table, as a person says it and as the sentences of the features call it, of all parts."""

from __future__ import annotations

from typing import Final

from clausewise.reference_engine.vocabulary.against_dealer import deeds as against_dealer
from clausewise.reference_engine.vocabulary.cards import deeds as cards
from clausewise.reference_engine.vocabulary.core import deeds as core
from clausewise.reference_engine.vocabulary.core.deeds import Kind
from clausewise.reference_engine.vocabulary.core.events import Event
from clausewise.reference_engine.vocabulary.dice import deeds as dice
from clausewise.reference_engine.vocabulary.points import deeds as points
from clausewise.reference_engine.vocabulary.pot import deeds as pot
from clausewise.reference_engine.vocabulary.shuffler import deeds as shuffler

KINDS: Final[tuple[Kind, ...]] = (
    *cards.KINDS,
    *shuffler.KINDS,
    *against_dealer.KINDS,
    *pot.KINDS,
    *dice.KINDS,
    *points.KINDS,
    *core.KINDS,
)

DEEDS: Final[dict[str, tuple[Kind, ...]]] = {
    **{deed: tuple(kind for kind in KINDS if kind.deed == deed) for deed in {kind.deed: 0 for kind in KINDS} if deed},
    **{deed: tuple(kind for kind in KINDS if kind.type in types) for deed, types in pot.SEVERAL.items()},
}
"""What can happen at a table, as sentences and tables of deeds name it, and what is seen then."""

SEAT_AND_OWNER: Final[tuple[str, ...]] = (*cards.SEAT_AND_OWNER, *against_dealer.SEAT_AND_OWNER)
"""Acts in which the seat that is named says also whose cards they are, and the other way round."""


_SEEN_OF_A_DUTY: Final = (
    cards.SEEN_OF_A_DUTY, shuffler.SEEN_OF_A_DUTY, against_dealer.SEEN_OF_A_DUTY, pot.SEEN_OF_A_DUTY,
    points.SEEN_OF_A_DUTY,
)  # fmt: skip


def seen_of(duty: str) -> tuple[str, ...]:
    """The events and acts that are not seen where a duty is done by somebody who is not seen.

    >>> seen_of("cut"), seen_of("deal")
    (('places the cover card', 'cuts', 'completes the cut', 'removes the cover card', 'offers the cut', \
'refuses the cut'), ('card-dealt', 'burns', 'stack-dealt', 'board-dealt'))
    """
    return tuple(name for part in _SEEN_OF_A_DUTY for name in part.get(duty, ()))


def is_deed(event: Event, deed: str) -> bool:
    """Whether this event is the deed that a sentence names.

    >>> from clausewise.reference_engine.vocabulary.core.events import Folded
    >>> is_deed(Folded(1), "acts"), is_deed(Folded(1), "folds"), is_deed(Folded(1), "checks")
    (True, True, False)
    """
    return any(kind.is_shown_by(event) for kind in DEEDS.get(deed, ()))


def types_of_deed(deed: str) -> frozenset[str]:
    """The types of event that show a deed; none where it is no deed.

    >>> types_of_deed("places the button"), types_of_deed("posts the big blind"), types_of_deed("burns")
    (frozenset({'button-placed'}), frozenset({'bet-made'}), frozenset({'procedure'}))
    """
    return frozenset(str(kind.type.__struct_config__.tag) for kind in DEEDS.get(deed, ()))
