"""When what is seen of dice is due, and what is sent when: for whoever has to tell it."""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, str]] = {
    "dice-shaken": "Once for each throw, when the shaking is over: how often the dice were shaken.",
    "covers the dice": "When the cover is put on the shaker, before it is shaken.",
    "uncovers": "When the cover is taken off.",
    "dice-shown": "When the dice lie open: what those show that lie flat, and how many do not.",
    "dice-entered": "When the faces have been entered into the computer.",
    "layout-lit": (
        "When the computer has lit what was entered: all that is lit then. When the lights are put out it may come "
        "without spots, behind `clears the layout`."
    ),
    "attends": "When a supervisor has come to see wagers settled without the computer, before any is.",
    "clears the layout": "When the lights are put out, before the next round.",
}
"""By the act of a procedure, else by the type of the event."""
STIMULI: Final[dict[str, str]] = {
    "set-dice": "Only if you force `dice`: before the throw, which uses it up, a no roll as well.",
    "mend-computer": (
        "After `fail-computer`, or wrong lights, between two rounds. Whether it is tried again then is yours to say."
    ),
    "cock-dice": "Before the throw. Which of the dice they are is yours to say.",
    "misenter-die": "Before the throw.",
    "mislight": (
        "Before the throw, or the trial of the computer. A named place that is lit or dark already stays as it is."
    ),
    "fail-computer": "Before the throw, or when its dice lie open.",
}
"""By the type of the stimulus."""
