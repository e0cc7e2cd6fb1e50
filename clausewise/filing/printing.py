"""From data to PDF/A by a template of ours: what is told is handed over as data and is never part of the template."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime
from typing import Any, Final

from clausewise.failures import ERROR, ClausewiseError
from clausewise.filing.letterhead import own_text
from clausewise.reports.dossier import ScenarioShown
from clausewise.reports.markup import Markup, own_file
from clausewise.reports.plainly import wrong_in
from clausewise.reports.tables.drawing import draw_table
from clausewise.showing import visible

STANDARD: Final = "a-2a"
"""PDF/A-2, level A: as level B, and tagged, so that it can be read out."""
COVERED: Final = (
    (0x20, 0x7E), (0xA1, 0xAC), (0xAE, 0x2FF), (0x391, 0x3A1), (0x3A3, 0x3FF), (0x400, 0x482), (0x48A, 0x4FF),
    (0x1E00, 0x1EFF), (0x2010, 0x2027), (0x2030, 0x203E), (0x20AC, 0x20AC), (0x2190, 0x21FF), (0x2200, 0x22FF),
    (0x2500, 0x25FF), (0x2660, 0x2667), (0x2713, 0x2713), (0x2717, 0x2717), (0x27E8, 0x27E9),
)  # fmt: skip
"""What the fonts that come with typst can draw; a character without a glyph would make the file no PDF/A."""
_OTHERS: Final = re.compile("[^\\n" + "".join(f"{chr(first)}-{chr(last)}" for first, last in COVERED) + "]")
_DARK_OR_PRINT: Final = re.compile(r"@media \(prefers.*?\n}\n", re.DOTALL)
_PRINT: Final = re.compile(r"@media print \{(.*?)\n}\n", re.DOTALL)
_VARIABLE: Final = re.compile(r"--([a-z]+): *(#[0-9a-f]+)")


def drawable(text: str, *, lines: bool = True) -> str:
    r"""The text with the names of what cannot be seen or drawn.

    >>> drawable("10♥ \x1b é 漢")
    '10♥ ⟨ESC⟩ é ⟨U+6F22⟩'
    """
    return _OTHERS.sub(lambda found: f"⟨U+{ord(found[0]):04X}⟩", visible(text, lines=lines))


def all_drawable(told: Any) -> Any:  # noqa: ANN401  whatever JSON holds
    """The same for every text in it."""
    match told:
        case str():
            return drawable(told)
        case dict():
            return {name: all_drawable(value) for name, value in told.items()}
        case list() | tuple():
            return [all_drawable(value) for value in told]
        case _:
            return told


def drawing_on_paper(scenario: ScenarioShown) -> str:
    """The table of a scenario as SVG with the colours of print, in which nothing has to be looked up."""
    drawn = draw_table(scenario.events, title=scenario.title, wrong=wrong_in(scenario.message))
    return drawn.replace(_screen_style(), _paper_style()).replace("\ufe0e", "")


def _screen_style() -> Markup:
    return own_file("clausewise.reports.tables", "drawing.css")


def _paper_style() -> str:
    style = _screen_style()
    printed = _PRINT.search(style)
    colours = dict(_VARIABLE.findall(printed[1] if printed else style))
    plain = _PRINT.sub("", _DARK_OR_PRINT.sub("", style)).partition("}\n")[2]
    named = '.cw-table { font-family: "Libertinus Serif"; }\n' + plain
    return re.sub(r"var\(--([a-z]+)\)", lambda found: colours.get(found[1], "#000000"), named)


def pdf(template: str, told: dict[str, Any], day: str) -> bytes:
    """The PDF/A that a template of this package makes of the data, dated with this day; the same each time."""
    import typst  # noqa: PLC0415  an extra

    moment = datetime.fromisoformat(day).replace(tzinfo=UTC)
    try:
        made = typst.compile(
            own_text(template).encode(),
            sys_inputs={"told": json.dumps(all_drawable(told), ensure_ascii=False)},
            font_paths=typst.Fonts(include_system_fonts=False),
            ignore_system_fonts=True,
            format="pdf",
            pdf_standards=[STANDARD],
            timestamp=moment,
        )
    except typst.TypstError as problem:
        raise ClausewiseError(f"{template}: could not be set as PDF/A: {problem.message}", ERROR) from None
    if not isinstance(made, bytes):
        raise ClausewiseError(f"{template}: became no PDF", ERROR)
    return made
