"""The places of the layout, and which of them a throw makes win."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple

from clausewise.reference_engine.core.dice import FACES
from clausewise.reference_engine.vocabulary.dice.events import Spot

if TYPE_CHECKING:
    from clausewise.reference_engine.core.dice import Face
    from clausewise.reference_engine.core.rulings import Rulings

THREE, TWO, ONE = "three of a kind", "two of a kind", "one of a kind"
ANY_THREE, TOTAL, COMBINATION, SMALL, BIG = "any three of a kind", "total", "two dice combination", "small", "big"
WAGERS: Final = (THREE, TWO, ANY_THREE, TOTAL, COMBINATION, SMALL, BIG, ONE)
"""In the order of the rules."""
TOTALS: Final = range(4, 18)
"""Those that have odds; three dice can also show 3 and 18."""
EXTREMES: Final = ("3", "18")
SMALL_TOTALS: Final = range(4, 11)
BIG_TOTALS: Final = range(11, 18)
PAIR: Final = 2
OF_A_FACE: Final = (THREE, TWO, ONE)


class Place(NamedTuple):
    """Where a wager lies: its kind, and what it is on if the player chooses that."""

    wager: str
    selection: str | None = None

    @classmethod
    def read(cls, wager: str, selection: str | None) -> Place:
        """A place as a message names it; the two faces of a combination in either order.

        >>> Place.read("two dice combination", "5 and 2")
        Place(wager='two dice combination', selection='2 and 5')
        """
        if wager == COMBINATION and selection is not None:
            selection = " and ".join(sorted(selection.split(" and ")))
        return cls(wager, selection)

    @property
    def row(self) -> str:
        """The row of the table of odds.

        >>> Place("total", "9").row, Place("one of a kind", "2").row
        ('total of 9', 'one of a kind')
        """
        return f"{TOTAL} of {self.selection}" if self.wager == TOTAL else self.wager

    @property
    def spot(self) -> Spot:
        """As a light of the layout."""
        return Spot(self.wager, self.selection)


def _places() -> tuple[Place, ...]:
    on_a_face = {wager: [str(face) for face in FACES] for wager in OF_A_FACE}
    pairs = [f"{low} and {high}" for low, high in combinations(FACES, 2)]
    selections: dict[str, list[str]] = {**on_a_face, TOTAL: [str(total) for total in TOTALS], COMBINATION: pairs}
    return tuple(Place(wager, one) for wager in WAGERS for one in selections.get(wager, [None]))


PLACES: Final = _places()


def is_there(rulings: Rulings, place: Place) -> bool:
    """Whether the layout has such a place."""
    extreme = place.wager == TOTAL and place.selection in EXTREMES
    if extreme and rulings.reading("totals-without-odds") == "taken":
        return True
    return place in PLACES


def wins(rulings: Rulings, place: Place, faces: Sequence[Face]) -> bool:
    """Whether a throw makes this place win, by the definition of its wager."""
    if place.wager not in WAGERS or (place not in PLACES and place.selection not in EXTREMES):
        return False  # nobody can win on what the layout has not
    return rulings.holds(f"wins.{place.wager}", _meets(rulings, place, faces))


def winning(rulings: Rulings, faces: Sequence[Face]) -> tuple[Place, ...]:
    """Every place that a throw makes win, in the order of the layout."""
    return tuple(place for place in PLACES if wins(rulings, place, faces))


def _meets(rulings: Rulings, place: Place, faces: Sequence[Face]) -> bool:
    count, total = Counter(map(str, faces)), sum(faces)
    alike = max(count.values(), default=0) == len(faces)
    chosen = place.selection or ""
    match place.wager:
        case "three of a kind":
            return alike and count[chosen] > 0
        case "two of a kind":
            of_three = alike and rulings.reading("pair-in-three") == "wins"
            return count[chosen] == PAIR or (of_three and count[chosen] > 0)
        case "any three of a kind":
            return alike
        case "total":
            return total == int(chosen) and not (alike and rulings.reading("total-of-a-triple") == "loses")
        case "two dice combination":
            return all(count[face] > 0 for face in chosen.split(" and "))
        case "small":
            return total in SMALL_TOTALS and not alike
        case "big":
            return total in BIG_TOTALS and not alike
    return count[chosen] > 0
