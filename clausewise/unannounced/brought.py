"""What chance brought guests: cards and throws that came before anybody had decided anything in that round.

What comes later, or is shown only at the end, depends on who went on and why; of what comes first a fair table brings
every rank, every suit and every face equally often.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from clausewise.following.comparison import Exchange
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import Perform, Proceed
from clausewise.reference_engine.vocabulary.dice.events import DiceShown
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt

PLAYERS: Final = "the players' cards"
DICE: Final = "the dice"
OF_NOBODY: Final = (Proceed, Perform)
"""Stimuli by which no player decides anything."""

Brought = dict[str, dict[str, int]]
"""To whom, or by what, and how often each rank, suit or face."""


def brought(exchanges: Iterable[Exchange]) -> Brought:
    """How often each came, to players and dealer apart."""
    counts: dict[str, Counter[str]] = {}
    dealt = decided = thrown = False
    for exchange in exchanges:
        decided |= dealt and exchange.accepted and not isinstance(exchange.stimulus, OF_NOBODY)
        for event in exchange.events:
            match event:
                case RoundStarted():
                    dealt = decided = thrown = False
                case CardDealt() | StackDealt():
                    dealt = True
                    if not decided:
                        signs = "".join(card for card in event.dealt if card is not None)
                        counts.setdefault(_whose(event.to), Counter()).update(signs)
                case DiceShown() if not thrown:
                    thrown = True  # what is thrown again was thrown for a reason
                    counts.setdefault(DICE, Counter()).update(map(str, event.faces))
                case _:
                    pass
    return {name: dict(sorted(found.items())) for name, found in sorted(counts.items()) if found}


def _whose(to: str) -> str:
    return PLAYERS if to.startswith("seat ") else f"the {to}'s cards"
