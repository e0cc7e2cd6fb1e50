"""What does not divide, in the words that seven-card stud and Omaha share."""

from __future__ import annotations


def of(clause: str) -> dict[str, tuple[str, ...]]:
    """The clause on the halves has a part for each."""
    return {
        "award.halves-excess": (f"{clause}.i",),
        "award.tied-high": (f"{clause}.ii",),
        "award.odd-high": (f"{clause}.ii.s1",),
        "award.tied-low": (f"{clause}.iii",),
        "award.odd-low": (f"{clause}.iii.s1",),
        "award.odd-suits": (f"{clause}.iv",),
    }


READINGS: dict[str, tuple[str, ...]] = {
    "odd-chips": ("one-each", "all-to-first"),
    "odd-card": ("highest-card", "highest-suit"),
    "odd-low-card": ("nearest-the-king", "the-ace"),
    "odd-of-tied-highs": ("high-share", "by-suit"),
}
