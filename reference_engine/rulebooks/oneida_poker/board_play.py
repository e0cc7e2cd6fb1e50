"""What the sections of the single games say alike: betting rounds, and the streets of a board game."""

from __future__ import annotations

Provisions = dict[str, tuple[str, ...]]
POT = ("F.3.s1",)
"""All bets go into the pot."""
AFTER_CARDS = "F.3.s2"


def round_of(street: str, begins: tuple[str, ...], options: tuple[str, ...]) -> Provisions:
    """A betting round: how it begins, and what each player may do in it."""
    return {
        f"{street}.round": begins,
        f"{street}.options": options,
        f"{street}.fold": options,
        f"{street}.check": options,
        f"{street}.bet": options,
        f"{street}.call": options,
        f"{street}.raise": options,
        f"{street}.re-raise": options,
        f"{street}.answer": options,
        f"{street}.gather": POT,
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
