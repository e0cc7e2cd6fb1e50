"""The words for the details of an event: as a table in a feature heads its columns, and as a person writes them.

Each part of the vocabulary has those of its own events; here they are put together.
"""

from __future__ import annotations

from functools import cache
from typing import Final, get_args, get_type_hints

from clausewise.reference_engine.core.fields import AmountField, SeatField, StandingField
from clausewise.reference_engine.vocabulary.against_dealer import words as against_dealer
from clausewise.reference_engine.vocabulary.cards import words as cards
from clausewise.reference_engine.vocabulary.core import words as core
from clausewise.reference_engine.vocabulary.core.events import Event
from clausewise.reference_engine.vocabulary.dice import words as dice
from clausewise.reference_engine.vocabulary.pot import words as pot
from clausewise.reference_engine.vocabulary.shuffler import words as shuffler

HEADINGS: Final[dict[str, str]] = {
    **core.HEADINGS,
    **cards.HEADINGS,
    **shuffler.HEADINGS,
    **against_dealer.HEADINGS,
    **pot.HEADINGS,
    **dice.HEADINGS,
}
"""A heading, and the field of an event that it names."""

HEADING_OF: Final[dict[str, str]] = {
    name: heading
    for part in (HEADINGS, core.SAID, cards.SAID, against_dealer.SAID, pot.SAID)
    for heading, name in part.items()
}
"""How a person calls a detail who writes it down: as the features do, or by a word of its own."""

SUMS_OF_DEEDS: Final[dict[str, str]] = pot.SUMS_OF_DEEDS
"""A field that is money in one deed, and a number in every other."""


@cache
def sums_of(event: type[Event]) -> frozenset[str]:
    """The fields of a type of event that are money.

    >>> from clausewise.reference_engine.vocabulary.pot.events import BetMade, PotAwarded
    >>> sorted(sums_of(BetMade)), sorted(sums_of(PotAwarded))
    (['amount', 'to'], ['amount', 'odd_chips'])
    """
    return _fields_of(event, AmountField) | _fields_of(event, StandingField)


@cache
def seats_of(event: type[Event]) -> frozenset[str]:
    """The fields of a type of event that are the number of a seat.

    >>> from clausewise.reference_engine.vocabulary.against_dealer.events import BonusPaid
    >>> sorted(seats_of(BonusPaid))
    ['holder', 'seat']
    """
    return _fields_of(event, SeatField)


def _fields_of(event: type[Event], form: object) -> frozenset[str]:
    hints = get_type_hints(event, include_extras=True)
    return frozenset(name for name, hint in hints.items() if hint == form or form in get_args(hint))
