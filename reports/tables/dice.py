"""The picture of a game with dice: what they show, and which places of the layout are lit."""

from __future__ import annotations

from typing import Final

from clausewise.reference_engine.core.dice import Face
from clausewise.reference_engine.vocabulary.dice.events import DiceEntered, DiceShown, LayoutLit
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reports.markup import Markup, fill, joined
from clausewise.reports.tables.lying import Lying
from clausewise.reports.tables.picture import Picture
from clausewise.reports.tables.strokes import WIDTH, text
from clausewise.showing import counted, listed, visible
from clausewise.steps.wager_names import WagerName

_SIZE: Final = 44
_TOP: Final = 54
_STEP: Final = _SIZE + 14
_PIP: Final = 4.4
_LOW, _MIDDLE, _HIGH = 0.25, 0.5, 0.75
_PIPS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    1: ((_MIDDLE, _MIDDLE),),
    2: ((_LOW, _LOW), (_HIGH, _HIGH)),
    3: ((_LOW, _LOW), (_MIDDLE, _MIDDLE), (_HIGH, _HIGH)),
    4: ((_LOW, _LOW), (_LOW, _HIGH), (_HIGH, _LOW), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_LOW, _HIGH), (_MIDDLE, _MIDDLE), (_HIGH, _LOW), (_HIGH, _HIGH)),
    6: ((_LOW, _LOW), (_LOW, _MIDDLE), (_LOW, _HIGH), (_HIGH, _LOW), (_HIGH, _MIDDLE), (_HIGH, _HIGH)),
}
_LIGHTS_A_LINE: Final = 3
_MOST_LINES: Final = 3


class OfDice(Picture):
    """The dice in the middle, and what is lit below them, as words in frames."""

    def __init__(self, table: Lying) -> None:
        super().__init__(table)
        self.shown: DiceShown | None = None
        self.entered: DiceEntered | None = None
        self.lit: tuple[str, ...] = ()

    def see(self, event: AnyEvent) -> None:
        match event:
            case DiceShown():
                self.shown = event
            case DiceEntered():
                self.entered = event
            case LayoutLit():
                self.lit = tuple(str(WagerName(spot.wager, spot.selection)) for spot in event.spots)
            case _:
                pass

    def middle(self) -> Markup:
        faces = self.shown.faces if self.shown is not None else ()
        left = WIDTH / 2 - (_STEP * len(faces) - 14) / 2
        parts = [text(WIDTH / 2, 40, "Dice", "cw-strong cw-mid")]
        parts.extend(_die(face, left + _STEP * i, _TOP) for i, face in enumerate(faces))
        if self.shown is None:
            parts.append(text(WIDTH / 2, _TOP + 26, "under the cover", "cw-soft cw-mid"))
        elif self.shown.cocked:
            not_flat = f"{counted(self.shown.cocked, 'die', 'dice')} not flat"
            parts.append(text(WIDTH / 2 + _STEP * 2, _TOP + 26, not_flat, "cw-note"))
        lines = [self.lit[i : i + _LIGHTS_A_LINE] for i in range(0, len(self.lit), _LIGHTS_A_LINE)]
        told = [f"lit: {', '.join(lines[0])}"] if lines else []
        told += [", ".join(line) for line in lines[1:]]
        if len(told) > _MOST_LINES:
            left_out = sum(len(line) for line in lines[_MOST_LINES - 1 :])
            told = [*told[: _MOST_LINES - 1], f"and {left_out} more"]
        parts.extend(text(WIDTH / 2, 120 + 16 * i, words, "cw-small cw-mid", 100) for i, words in enumerate(told))
        return joined(parts)

    def corner(self) -> list[str]:
        """What was entered, where it is not what the dice show."""
        if self.entered is None or self.shown is None or self.entered.faces == self.shown.faces:
            return []
        return [f"entered: {_said(self.entered.faces)}"]

    def sentences(self) -> list[str]:
        if self.shown is None:
            return []
        cocked = f", {counted(self.shown.cocked, 'die', 'dice')} not flat" if self.shown.cocked else ""
        told = [f"The dice show {_said(self.shown.faces)}{cocked}."]
        if self.entered is not None and self.entered.faces != self.shown.faces:
            told.append(f"Entered are {_said(self.entered.faces)}.")
        if self.lit:
            told.append(f"Lit: {listed([visible(name) for name in self.lit])}.")
        return told


def _said(faces: tuple[Face, ...]) -> str:
    return " ".join(map(str, faces)) or "nothing"


def _die(face: Face, x: float, y: float) -> Markup:
    pips = joined(
        fill('<circle cx="{:.1f}" cy="{:.1f}" r="{}"/>', across * _SIZE, down * _SIZE, _PIP)
        for across, down in _PIPS[face]
    )
    return fill(
        '<g class="cw-die" transform="translate({:.1f} {:.0f})"><rect width="{}" height="{}" rx="8"/>{}</g>',
        x,
        y,
        _SIZE,
        _SIZE,
        pips,
    )
