"""The layout: its areas, which of them win with three dice (B), and what they pay (D)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import NamedTuple

from sicbo.faults import breaks

FACES = range(1, 7)
THROWN = 3


class Area(NamedTuple):
    """A place on the layout: a kind of wager, and what it is on where the player selects that."""

    wager: str
    selection: str | None = None

    def spot(self) -> dict[str, str]:
        """As it is told."""
        return {"wager": self.wager} | ({} if self.selection is None else {"selection": self.selection})


TOTALS = range(4, 18)  # 3 and 18 have no odds in D.1: the layout has no place for them

LAYOUT: list[Area] = [
    Area("small"),
    *(Area("two of a kind", str(face)) for face in FACES),
    *(Area("three of a kind", str(face)) for face in FACES),
    Area("any three of a kind"),
    Area("big"),
    *(Area("total", str(total)) for total in TOTALS),
    *(Area("two dice combination", f"{low} and {high}") for low, high in combinations(FACES, 2)),
    *(Area("one of a kind", str(face)) for face in FACES),
]
"""As the felt is read, from the dealer's left to the right and from the back to the front."""

LISTED: dict[str, int] = {
    "three of a kind": 150,
    "two of a kind": 8,
    "any three of a kind": 24,
    **{
        f"total of {total}": odds
        for total, odds in zip(TOTALS, (50, 18, 14, 12, 8, 6, 6, 6, 6, 8, 12, 14, 18, 50), strict=True)
    },
    "two dice combination": 5,
    "small": 1,
    "big": 1,
    "one of a kind": 1,
    "one of a kind on 2 dice": 2,
    "one of a kind on 3 dice": 3,
}
"""The odds of D.1, which are the least, and those of D.2."""

BETTER: dict[str, int] = LISTED | {
    "three of a kind": 180,
    "two of a kind": 10,
    "any three of a kind": 30,
    "total of 4": 62,
    "total of 17": 62,
    "total of 5": 20,
    "total of 7": 13,
    "total of 12": 7,
    "two dice combination": 6,
}
"""What this house pays of its own accord: some kinds better, the rest as listed."""

UNDERPAID = {
    "total-of-fourteen-at-eleven": ("total of 14", 11),
    "total-of-five-at-seventeen": ("total of 5", 17),
    "total-of-ten-at-five": ("total of 10", 5),
    "three-of-a-kind-at-149": ("three of a kind", 149),
    "combination-at-four": ("two dice combination", 4),
    "total-of-seventeen-as-sixteen": ("total of 17", 18),
}


def odds_of(kind: str, offered: str) -> int:
    """What a kind of wager is paid at present, to 1."""
    for fault, (row, least) in UNDERPAID.items():
        if row == kind and breaks(fault):
            return least
    return (LISTED if offered == "as listed" else BETTER)[kind]


def triple(faces: list[int]) -> bool:
    """Whether all three dice show the same."""
    return len(set(faces)) == 1


def wins(area: Area, faces: list[int]) -> bool:
    """Whether a wager on this area wins with these three dice, by the definitions of B.1."""
    total = sum(faces)
    match area.wager:
        case "three of a kind":  # a
            return triple(faces) and (faces[0] == int(area.selection or 0) or breaks("three-of-a-kind-on-any-number"))
        case "two of a kind":  # b: on two of the three, where e and h say "at least" and "or more"
            if breaks("two-of-a-kind-not-on-the-outer-dice") and faces[0] == faces[2]:
                return False
            return faces.count(int(area.selection or 0)) == 2
        case "any three of a kind":  # c
            return triple(faces) and not (breaks("any-three-loses-on-ones") and total == THROWN)
        case "total":  # d; three of a kind is not excluded here
            return _total_wins(int(area.selection or 0), faces)
        case "two dice combination":  # e
            return _combination_wins([int(face) for face in (area.selection or "").split(" and ")], faces)
        case "small":  # f
            lost = triple(faces) and not breaks("small-wins-with-three-twos")
            return 4 <= total <= (9 if breaks("small-ends-at-nine") else 10) and not lost
        case "big":  # g
            lost = triple(faces) and not (breaks("big-wins-with-three-fives") and faces[0] == 5)
            return 11 <= total <= (16 if breaks("big-ends-at-sixteen") else 17) and not lost
        case _:  # h: one of a kind
            looked_at = faces[:2] if breaks("third-die-not-looked-at") else faces
            return int(area.selection or 0) in looked_at


def _total_wins(wagered: int, faces: list[int]) -> bool:
    if breaks("total-loses-with-three-of-a-kind") and triple(faces):
        return False
    return sum(faces) == wagered or (breaks("total-of-sixteen-wins-at-seventeen") and (wagered, sum(faces)) == (16, 17))


def _combination_wins(chosen: list[int], faces: list[int]) -> bool:
    if breaks("combination-loses-beside-a-pair") and len(set(faces)) < THROWN:
        return False
    if breaks("combination-wins-with-one-value") and chosen == [1, 6]:
        return bool(set(chosen) & set(faces))
    return set(chosen) <= set(faces)


def paid_as(area: Area, faces: list[int]) -> str:
    """The row of the odds by which a winner on this area is paid."""
    if area.wager == "total":
        return f"total of {area.selection}"
    showing = Counter(faces)[int(area.selection or 0)] if area.wager == "one of a kind" else 1
    if breaks("one-of-a-kind-never-doubled") or (breaks("one-of-a-kind-triple-as-double") and showing == THROWN):
        showing -= 1
    return f"one of a kind on {showing} dice" if showing > 1 else area.wager


def winning(faces: list[int]) -> list[Area]:
    """All winning combinations, as they lie on the layout."""
    return [area for area in LAYOUT if wins(area, faces)]
