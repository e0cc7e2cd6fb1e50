"""What this system says of itself, and which tables it offers."""

from typing import Final

from pit.felt import Json

DICE_AND_POTS: Final = (
    "method",
    "source",
    "taken_with",
    "placed_with",
    "places the cover card",
    "removes the cover card",
    "completes the cut",
    "examines",
    "lays down",
    "arranges",
)
OPTIONS: Final[dict[str, list[str | int]]] = {
    "dealing": ["manual shoe", "hand", "automated shoe", "automated shuffler"],
    "shuffling": ["by hand", "by device", "by counting device", "by reshuffling device"],
    "decks": [1, 2],
    "version": ["free", "ante at least pair plus", "ante at least half pair plus", "both wagers compulsory"],
    "pair-plus": ["A", "B"],
    "ante-bonus": ["A", "B"],
    "minimum-wager": [5, 1, 10],
    "maximum-wager": [500, 100, 1000],
    "adjacent-boxes": [1, 2, 3],
    "match-play": ["accepted", "not accepted"],
    "idle-spread": ["down", "up"],
    "shoe-side": ["left", "right"],
    "aces-up": ["A", "B", "C", "D", "E", "F"],
    "progressive": ["none", "A", "B", "C", "D", "E", "F"],
    "envy": ["A", "B", "C", "D", "E", "F"],
    "six-card-bonus": ["none", "A", "B"],
    "abandonment": ["loses", "stays"],
    "out-of-order": ["covered", "marked"],
    "payouts-posted": ["layout", "sign"],
    "verification": ["floorperson", "electronic"],
    "tip-box": ["beside the dealer", "elsewhere"],
}
MOST_DECKS: Final = 2
GAMES: Final = ("three-card", "mlgca-four-card", "oneida-four-card")
READINGS: Final = {
    "asking": "all-at-once",
    "hand-without-shuffler": "not-dealt-by-hand",
    "deal-in-succession": "hand-by-hand",
    "leaving-before-the-cards": "taken-back",
    "misdeal-noticed-late": "void",
    "neighbours-box": "who-sits-there",
}
DESCRIPTION: Final[Json] = {
    "manufacturer": "Riverbend Table Works",
    "product": "Dealer Games",
    "version": "1.0",
    "build": "test",
    "protocol": 1,
    "vocabulary": {"core": 1, "house-banked": 1, "shuffler": 1},
    "games": list(GAMES),
    "options": OPTIONS,
    "performs": {"cut": "person", "reveal": "person"},
    "forcing": ["order", "seed"],
    "clock": "movable",
    "mishaps": [
        "lie-face-up",
        "misdeal",
        "draw-in-error",
        "expose-dealer-cards",
        "lose-cards",
        "jam",
        "break-down",
        "miss-chip",
    ],
    "unseen": list(DICE_AND_POTS),
    "readings": READINGS,
    "components": [{"name": "pit", "digest": "1.0", "computed_by": "the manufacturer"}],
    "configuration": "one table, cards read by the layout",
}


def defaults() -> Json:
    """The first value of each option."""
    return {name: values[0] for name, values in OPTIONS.items()}


def offered(rulebook: str, options: Json, readings: Json) -> str:
    """Why a table is not offered; empty where it is."""
    if rulebook not in GAMES:
        return "this game is not offered"
    wrong = [name for name, value in options.items() if value not in OPTIONS.get(name, [])]
    wrong += [name for name, choice in readings.items() if READINGS.get(name, choice) != choice]
    return f"{wrong[0]} is not offered as that" if wrong else _together(rulebook, options)


def _together(rulebook: str, options: Json) -> str:
    """Why options cannot be had beside each other."""
    chosen = defaults() | options
    if chosen["shuffling"] == "by hand" and (chosen["decks"] == MOST_DECKS or chosen["dealing"] == "hand"):
        return "two decks, and cards dealt from the hand, need a device that shuffles"
    if chosen["dealing"] == "automated shuffler" and chosen["shuffling"] == "by hand":
        return "a shuffler that dispenses the cards also shuffles them"
    maryland = chosen["shuffling"] == "by reshuffling device" or chosen["dealing"] == "automated shuffler"
    if rulebook != "mlgca-four-card" and maryland:
        return "no such device is used in this game"
    if int(chosen["minimum-wager"]) > int(chosen["maximum-wager"]):
        return "the least wager is above the highest"
    version = chosen["version"] != "free" and chosen["pair-plus"] == "B"
    if rulebook == "three-card" and chosen["ante-bonus"] == "B" and not version:
        return "the second ante bonus goes with a version of the game and the second ledger"
    return ""
