"""What the games with a button say alike: the button, antes, blinds, how many play; and the kill of two games."""

from __future__ import annotations

Provisions = dict[str, tuple[str, ...]]
Choices = dict[str, tuple[str, ...]]
Options = dict[str, tuple[str | int, ...]]


def button_and_blinds(section: str, blind: str, round_: str) -> Provisions:
    """Seats and antes are the second clause of each section, the button the third; `blind` and the round follow."""
    return {
        "table.seats": (f"{section}.2",),
        "antes": (f"{section}.2.s1",),
        "antes.amount": (f"{section}.2.s1",),
        "button.order": (f"{section}.3",),
        "button.disk": (f"{section}.3.a",),
        "button.begins": (f"{section}.3.b",),
        "button.rotates": (f"{section}.3.c",),
        "blinds.initial": (f"{section}.{blind}",),
        "blinds.further": (f"{section}.{blind}.s1",),
        "blinds.predetermined": (f"{section}.{blind}",),
        "blinds.option": (f"{section}.{round_}.s1",),
        "start.first": (f"{section}.{round_}",),
    }


READINGS: Choices = {
    "first-after-the-blinds": ("next-player", "left-of-the-button"),
    "heads-up-blinds": ("left-of-the-button", "button-is-small"),
}
AFTER_THE_CARDS: Choices = {"time-of-the-blind": ("after-the-cards", "before-the-cards")}
"""Where the game's own clause has the blind posted behind the deal."""
OPTIONS: Options = {"blinds": ("2-4", 4, "2-2-4", "5-10"), "ante": (0, 1, 2)}


def kill_of(clause: str) -> Provisions:
    """What both games with a kill say of it in the same order."""
    return {
        "kill.offered": (clause,),
        "kill.half": (f"{clause}.a",),
        "kill.double": (f"{clause}.b",),
        "kill.button": (f"{clause}.tail",),
        "kill.amount": (f"{clause}.tail",),
        "kill.blind": (f"{clause}.tail.s1",),
    }


KILL_READINGS: Choices = {
    "kill-amount-and-rake": ("after-the-rake", "before-the-rake"),
    "kill-and-side-pots": ("every-pot", "main-pot"),
    "killer-in-the-blind": ("one-increased", "none-but-ordinary"),
    "acting-of-the-killer": ("in-turn", "last"),
}
KILL_OPTIONS: Options = {"kill": ("none", "half-kill", "kill"), "kill-amount": (20, 40, "10 bets")}
