"""What a table was opened with: the game, the stakes, and how the house goes about it."""

from __future__ import annotations

from typing import Any, Final

DOLLAR: Final = 100
OPTIONS: Final[dict[str, list[Any]]] = {
    "game": [
        "Seven-Card Stud High",
        "Seven-Card Stud High-Low Split",
        "Seven-Card Stud High-Low Split Eight or Better",
        "Five-Card Stud High",
        "Five-Card Draw High",
        "Five-Card Draw Low",
    ],
    "shuffling": ["by hand", "by device"],
    "idle-spread": ["down", "up"],
    "hourly-count": ["stub", "deck"],
    "check-and-raise": ["permitted", "not permitted"],
    "most-raises": [3, 4, "no limit"],
    "raises-of-two": ["unlimited", "limited"],
    "forced-bet": [2, 4],
    "seats": [8, 6],
    "ante": [0, 1, 2],
    "blinds": ["2-4", 4, "2-2-4", "5-10"],
    "kill": ["none"],
    "kill-amount": [20],
    "rake": ["in steps", "percentage"],
    "rake-percentage": [10, 5, 25],
    "jackpot": [0, 1],
    "limits": ["4-8", "2-10", "10-20"],
    "waiting-list": ["kept", "not kept"],
}
SEVEN_STREETS: Final = ("third street", "fourth street", "fifth street", "sixth street", "seventh street")
FIVE_STREETS: Final = ("second street", "third street", "fourth street", "fifth street")
BLIND_NAMES: Final = {1: ("big",), 2: ("small", "big"), 3: ("small", "middle", "big")}


class Terms:
    """The options of a table, in the words of the games; money in cents."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.options = options
        self.game: str = options["game"]
        self.seven = self.game.startswith("Seven")
        self.draw = "Draw" in self.game
        self.stud = not self.draw
        self.split = "Split" in self.game
        self.eight = self.game.endswith("Eight or Better")
        self.low = self.game.endswith("Low")
        self.seats: int = options["seats"]
        self.ante: int = options["ante"] * DOLLAR
        self.forced: int = options["forced-bet"] * DOLLAR
        self.blinds = [int(each) * DOLLAR for each in str(options["blinds"]).split("-")]
        least, most = (int(each) * DOLLAR for each in options["limits"].split("-"))
        self.least, self.most = least, most
        self.spread = options["limits"] == "2-10"
        self.by_device = options["shuffling"] == "by device"
        self.most_raises: int | None = None if options["most-raises"] == "no limit" else options["most-raises"]
        self.two_unlimited = options["raises-of-two"] == "unlimited"
        self.check_raise = options["check-and-raise"] == "permitted"
        self.percentage: int | None = options["rake-percentage"] if options["rake"] == "percentage" else None
        self.jackpot: int = options["jackpot"] * DOLLAR
        self.listed = options["waiting-list"] == "kept"

    @property
    def keeps(self) -> str:
        """Where the deck lies that is not played with."""
        return "shuffler" if self.by_device else "deck area"

    @property
    def streets(self) -> tuple[str, ...]:
        """The rounds of betting, by their names."""
        return SEVEN_STREETS if self.seven else FIVE_STREETS if self.stud else ("first", "second")

    def bounds(self, street: int) -> tuple[int, int]:
        """The least and the greatest bet, and by how much may be raised, in this round of betting."""
        if self.spread:
            return self.least, self.most
        small = street == 0 if self.draw else street <= 1
        amount = self.least if small else self.most
        return amount, amount

    @property
    def required(self) -> int:
        """What a player needs in front to be dealt in: ante, the largest bet that is forced, and a least bet."""
        return self.ante + (self.forced if self.stud else max(self.blinds)) + self.least

    def blinds_for(self, players: int) -> list[tuple[str, int]]:
        """The blinds in their order, by name; of three only the outer ones where two play."""
        named = list(zip(BLIND_NAMES[len(self.blinds)], self.blinds, strict=True))
        return [named[0], named[-1]] if len(named) > players else named
