"""The last hand by itself: the chips and the button as they stood when it began, without the hands before it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.families.family import Answered
from clausewise.reference_engine.families.pot.chips import move
from clausewise.reference_engine.vocabulary.core.events import RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.pot.events import ButtonPlaced
from clausewise.reference_engine.vocabulary.pot.stimuli import BuyIn, PlaceButton
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus


def last_hand(exchanges: Sequence[Answered]) -> tuple[list[AnyStimulus], int] | None:
    """What brings the chips and the button about, and the exchange at which the last hand begins; None without one."""
    chips: Counter[int] = Counter()
    begun: Counter[int] | None = None
    begins, button = 0, 0
    for number, exchange in enumerate(exchanges):
        stimulus = exchange.stimulus
        if isinstance(stimulus, BuyIn) and exchange.accepted:
            chips[stimulus.seat] += stimulus.amount
        for event in exchange.events:
            if isinstance(event, RoundStarted):
                begun = Counter(chips)
            elif isinstance(event, RoundEnded) and number < len(exchanges) - 1:
                begins = number + 1
            elif isinstance(event, ButtonPlaced) and event.button == "dealer button":
                button = event.seat
            move(chips, event)
    if begun is None or not begins or not button:
        return None
    seats = [BuyIn(seat, Cents(amount)) for seat, amount in sorted(begun.items()) if amount > 0]
    return [*seats, PlaceButton(button)], begins
