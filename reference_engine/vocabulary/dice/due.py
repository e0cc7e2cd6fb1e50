"""When what is seen of dice is due, and what is sent when: for whoever has to tell it."""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, str]] = {
    "dice-shaken": "Once for each throw, when the shaking is over: how often the dice were shaken.",
    "covers the dice": "When the cover is put on the shaker, before it is shaken.",
    "uncovers": "When the cover is taken off.",
    "dice-shown": "When the dice lie open: what those show that lie flat, and how many do not.",
    "dice-entered": "When the faces have been entered into the computer.",
    "layout-lit": "When the lights have changed: all that is lit then.",
    "attends": "When a supervisor has come to see wagers settled without the computer, before any is.",
    "clears the layout": "When the lights are put out, before the next round.",
}
"""By the act of a procedure, else by the type of the event."""
STIMULI: Final[dict[str, str]] = {
    "set-dice": "Only if you force `dice`: before the throw.",
    "mend-computer": "After `fail-computer`, between two rounds.",
    "cock-dice": "Before the throw.",
    "misenter-die": "Before the throw.",
    "mislight": "Before the throw.",
    "fail-computer": "Before the throw, or when its dice lie open.",
}
"""By the type of the stimulus."""
