"""Which wager of a seat a sentence means: its kind, what it is on, and for which hand of the seat it is made."""

from __future__ import annotations

import re
from typing import Final, NamedTuple, Protocol

from clausewise.reference_engine.vocabulary.cards.places import ORDINALS

SELECTION: Final = r"\d+(?: and \d+)*"
"""What a wager can be on, as sentences have it."""
FURTHER_HANDS: Final = "|".join(ORDINALS[1:])
_READ: Final = re.compile(
    rf"(?:an? )?(?P<kind>.+?)(?: of (?P<selection>{SELECTION}))?(?: for the (?P<which>{FURTHER_HANDS}) hand)?"
)


class _SaysWhich(Protocol):
    """A stimulus or event that is about one wager."""

    @property
    def wager(self) -> str: ...
    @property
    def selection(self) -> str | None: ...
    @property
    def hand(self) -> int: ...


class WagerName(NamedTuple):
    """One of the wagers that a seat may have."""

    kind: str
    selection: str | None = None
    hand: int = 1

    @classmethod
    def read(cls, text: str) -> WagerName:
        """A wager as sentences and the headings of tables name it.

        >>> WagerName.read("a total of 9")
        WagerName(kind='total', selection='9', hand=1)
        >>> WagerName.read("play for the second hand")
        WagerName(kind='play', selection=None, hand=2)
        """
        found = _READ.fullmatch(text)
        if found is None:
            raise ValueError(f"{text!r} is no wager")
        which = found["which"]
        return cls(found["kind"], found["selection"], 1 if which is None else ORDINALS.index(which) + 1)

    @classmethod
    def of(cls, said: _SaysWhich) -> WagerName:
        """The wager that a stimulus or an event is about."""
        return cls(said.wager, said.selection, said.hand)

    def __str__(self) -> str:
        """As sentences name it.

        >>> str(WagerName("total", "9")), str(WagerName("play", hand=2))
        ('total of 9', 'play for the second hand')
        """
        selected = "" if self.selection is None else f" of {self.selection}"
        return f"{self.kind}{selected}" + ("" if self.hand == 1 else f" for the {ORDINALS[self.hand - 1]} hand")
