"""When what is seen of devices is due, and what is sent when: for whoever has to tell it."""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, str]] = {
    "stack-dealt": "When a device gives a stack of cards and it comes to a place; `cards` where they are known.",
    "stops working": "When a device jams, stops, fails to finish or is out of order.",
    "covers": "When a device that is out of order has been covered.",
    "marks": "When a device that is out of order has been marked, by a sign with these `words`.",
}
"""By the act of a procedure, else by the type of the event."""
STIMULI: Final[dict[str, str]] = {
    "jam": (
        "Before the device is used; `how` is left out for a jam. `after_cards` counts the cards that a shoe, or a "
        "shuffler that dispenses, still gives."
    ),
    "break-down": "At any time: the device is not used again.",
}
"""By the type of the stimulus."""
