"""When what is seen of dice is due, and what is sent when: for whoever has to tell it."""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, str]] = {
    "dice-shaken": "Once for each throw, when the shaking is over: how often the dice were shaken.",
    "uncovers": "When the cover is taken off.",
    "dice-shown": "When the dice lie open: what those show that lie flat, and how many do not.",
    "dice-entered": "When the faces have been entered into the computer.",
    "layout-lit": "When the lights have changed: all that is lit then.",
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

LOOKS: Final[dict[str, str]] = {
    "set-dice": '{"type":"set-dice","faces":[6,2,3]}',
    "mend-computer": '{"type":"mend-computer"}',
    "cock-dice": '{"type":"cock-dice","dice":2}',
    "misenter-die": '{"type":"misenter-die","die":1,"face":5}',
    "mislight": '{"type":"mislight","how":"a loser is lit","wager":"total","selection":"9"}',
    "fail-computer": '{"type":"fail-computer","when":"when the dice lie open"}',
    "dice-shaken": '{"type":"dice-shaken","times":3}',
    "dice-shown": '{"type":"dice-shown","faces":[6,2],"cocked":1}',
    "dice-entered": '{"type":"dice-entered","faces":[6,2,3]}',
    "layout-lit": '{"type":"layout-lit","spots":[{"wager":"total","selection":"11"}]}',
    "uncovers": '{"type":"procedure","act":"uncovers"}',
    "clears the layout": '{"type":"procedure","act":"clears the layout","by":"computer"}',
}
"""How each looks: no rulebook of ours is played with dice, so that no real round shows it."""
