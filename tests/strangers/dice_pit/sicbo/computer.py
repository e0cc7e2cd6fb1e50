"""The computer at the table: what is entered into it, what it lights, and when it fails."""

from __future__ import annotations

from typing import NamedTuple

from sicbo.faults import breaks
from sicbo.layout import LAYOUT, Area, triple, winning


class Mislit(NamedTuple):
    """How the lights go wrong with the next throw."""

    how: str
    area: Area | None


class Computer:
    """Lights the winning combinations of what is entered."""

    def __init__(self) -> None:
        self.works = True
        self.fails_with_next_throw = False
        self.misentered: tuple[int, int] | None = None
        self.mislit: Mislit | None = None
        self.lights_wrongly = False
        self.lit: list[Area] = []
        self.earlier: list[Area] = []

    def entered(self, faces: list[int]) -> list[Area]:
        """Take the faces in and light what wins with them."""
        lit = winning(faces)
        if breaks("one-of-a-kind-stays-dark"):
            lit = [area for area in lit if area.wager != "one of a kind"]
        if breaks("big-lit-with-three-of-a-kind") and triple(faces):
            lit.append(Area("big"))
        if breaks("second-pair-of-a-combination-stays-dark"):
            pairs = [area for area in lit if area.wager == "two dice combination"]
            lit = [area for area in lit if area not in pairs[1:]]
        self.lit = self.wrongly(lit)
        self.lights_wrongly = self.lit != lit
        self.mislit = None
        return self.lit

    def wrongly(self, lit: list[Area]) -> list[Area]:
        """What is lit instead, if the lights are to go wrong with this throw."""
        if self.mislit is None:
            return lit
        wanted = self.mislit.area
        if self.mislit.how == "a winner stays dark":
            dark = wanted if wanted in lit else lit[0] if wanted is None else None
            return [area for area in lit if area != dark]
        dark_now = [area for area in LAYOUT if area not in lit]
        source = dark_now if self.mislit.how == "a loser is lit" else [*self.earlier, *dark_now]
        extra = wanted or next(area for area in source if area in dark_now)
        return lit if extra in lit else [*lit, extra]

    def cleared(self) -> None:
        """The lights go out."""
        self.earlier, self.lit = self.lit, []
