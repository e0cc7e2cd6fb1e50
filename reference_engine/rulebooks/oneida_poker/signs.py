"""What each game's section wants on a sign at the table."""

from __future__ import annotations

SIGNS: dict[str, dict[str, tuple[str, ...]]] = {
    "I": {"signs.forced-bet": ("I.2.s2",)},
    "J": {"signs.ante": ("J.2.s2",), "signs.blinds": ("J.4.s2",)},
    "K": {"signs.ante": ("K.2.s2",), "signs.kill": ("K.2.s2",), "signs.blinds": ("K.5.s2",)},
    "L": {"signs.ante": ("L.2.s2",), "signs.blinds": ("L.5.s2",)},
    "M": {"signs.ante": ("M.2.s2",)},
}
"""By the letter of the section."""
