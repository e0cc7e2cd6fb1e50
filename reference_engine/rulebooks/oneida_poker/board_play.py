"""What the sections of the single games say alike: betting rounds, and the streets of a board game."""

from __future__ import annotations

Provisions = dict[str, tuple[str, ...]]
POT = ("F.3.s1",)
"""All bets go into the pot."""
AFTER_CARDS = "F.3.s2"


def round_of(street: str, begins: tuple[str, ...], options: tuple[str, ...]) -> Provisions:
    """A betting round: how it begins, and what each player may do in it."""
    return {
        f"{street}.round": (*begins, "A.4"),
        f"{street}.options": options,
        f"{street}.fold": (*options, "A.14"),
        f"{street}.check": (*options, "A.9"),
        f"{street}.bet": (*options, "A.3", "A.21"),
        f"{street}.call": (*options, "A.3", "A.8"),
        f"{street}.raise": (*options, "A.24"),
        f"{street}.re-raise": (*options, "A.24"),
        f"{street}.answer": (*options, "A.3", "A.8"),
        f"{street}.gather": (*POT, "A.4"),
    }


def play_of(section: str, river: tuple[str, str]) -> Provisions:
    """Flop, turn and river: burn and board, then the betting round as after the flop."""
    found: Provisions = {"start.later": (f"{section}.7.s1",)}
    for street, cards, bets in (
        ("flop", f"{section}.7", f"{section}.7.s1"),
        ("turn", f"{section}.8", f"{section}.8"),
        ("river", *river),
    ):
        found |= {f"{street}.burn": (cards,), f"{street}.board": (cards,), f"{street}.community": ("A.11",)}
        found |= round_of(street, (bets,), (bets,))
    return found
