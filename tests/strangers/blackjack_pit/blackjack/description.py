"""What this pit is and can do, and which tables it opens."""

from __future__ import annotations

from typing import Any

OPTIONS: dict[str, list[str | int]] = {
    "dealing": ["manual shoe", "hand"],
    "shuffling": ["by hand", "by device"],
    "decks": [2, 1, 6, 8],
    "verification": ["electronic", "floorperson"],
    "idle-spread": ["up", "down"],
    "shoe-side": ["right", "left"],
    "match-play": ["accepted", "not accepted"],
    "adjacent-boxes": [3, 2, 1],
    "soft-17": ["stood", "drawn"],
    "pitch-face": ["down", "up"],
    "held-cards": ["permitted", "not permitted"],
    "simple-21": ["loses", "push"],
    "blackjack-odds": ["three to two", "six to five", "even money"],
    "blackjack-paid": ["at the end", "immediately"],
    "surrender": ["allowed", "prohibited"],
    "insurance": ["allowed", "prohibited"],
    "doubling": ["allowed", "prohibited"],
    "splitting": ["allowed", "prohibited"],
    "most-hands": [4, 2, 3],
    "game-rules": ["available for review", "posted"],
    "suit-wager": ["same suit", "king and queen", "none"],
    "hit-wagers": ["offered", "not offered"],
    "split-hit-wagers": ["allowed", "prohibited"],
    "optional-maximum": [100, 25],
    "optional-odds": ["the highest", "lower"],
    "multiple-action": ["not offered", "two or three", "three"],
    "tournaments": ["not held", "held"],
    "minimum-wager": [5, 10, 25],
    "maximum-wager": [500, 100, 1000],
}
FREE_NUMBERS = ("optional-maximum", "minimum-wager", "maximum-wager")
READINGS = {
    "ten-ace-after-split": "any-ten",
    "dealers-second-blackjack": "each-hand",
    "split-value": "value",
    "two-aces": "one-at-a-time",
    "simple-21-split": "any",
    "double-for-less": "refused",
    "double-split-aces": "no",
    "insurance-amount": "half",
    "own-blackjack-insured": "yes",
    "split-order": "both-at-once",
    "split-aces-again": "no",
    "surrender-ace": "refused",
    "surrender-tens": "half",
    "surrender-split": "refused",
    "reshuffle": "after-each-round",
    "ordinary-cutter": "farthest-right",
    "cut-from-bottom": "any",
    "casino-supervisor": "any-supervisor",
    "three-positions": "row",
    "second-card": "dealt-after-decisions",
    "soft-21": "stands",
    "hole-card": "turned",
    "third-hand": "any-live",
    "pitch-up-card": "one-up",
    "insurance-in-multiple-action": "as-allowed",
    "split-once": "hand",
    "blackjack-taken-back": "with-it",
    "suit-unsuited": "refused",
    "suit-bust": "wins",
    "second-card-when-all-over": "dealt",
    "drawn-card-seen": "set-aside",
    "several-face-up": "over-the-deal",
}
DESCRIPTION: dict[str, Any] = {
    "manufacturer": "Strangers",
    "product": "Blackjack pit",
    "version": "1.0",
    "build": "test",
    "protocol": 1,
    "vocabulary": {"core": 1, "house-banked": 1, "shuffler": 1, "points": 1},
    "games": ["oneida-blackjack"],
    "options": OPTIONS,
    "readings": READINGS,
    "forcing": ["order", "positions", "seed"],
    "clock": "movable",
    "mishaps": ["lie-face-up", "misdeal", "draw-in-error", "jam", "pick-up-up-card", "misannounce-total"],
    "declares": ["all"],
}


def setup_refused(setup: dict[str, Any]) -> str:
    """Why such a table is not opened; nothing if it is."""
    if setup["rulebook"] not in DESCRIPTION["games"]:
        return "this pit deals Blackjack alone"
    for name, chosen in setup.get("options", {}).items():
        free = name in FREE_NUMBERS and isinstance(chosen, int) and chosen >= 1
        if chosen not in OPTIONS.get(name, []) and not free:
            return f"{name}: {chosen} is not offered"
    for name, choice in setup.get("readings", {}).items():
        if READINGS.get(name, choice) != choice:
            return f"{name}: these tables read it as {READINGS[name]}"
    options = chosen_options(setup)
    if options["dealing"] == "hand" and int(options["decks"]) > 2:
        return "from the hand no more than two decks are dealt"
    if options["dealing"] == "hand" and options["multiple-action"] != "not offered":
        return "Multiple Action is dealt from the shoe"
    if int(options["minimum-wager"]) > int(options["maximum-wager"]):
        return "the minimum is above the maximum"
    return ""


def chosen_options(setup: dict[str, Any]) -> dict[str, str | int]:
    """Every option with what this table has."""
    chosen: dict[str, str | int] = {name: values[0] for name, values in OPTIONS.items()}
    chosen.update(setup.get("options", {}))
    return chosen
