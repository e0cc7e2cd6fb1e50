"""What the house declares of this table."""

from __future__ import annotations

from typing import Any

CENTS = 100
ODDS = {"three to two": "3 to 2", "six to five": "6 to 5", "even money": "1 to 1"}
SPOTS = ["blackjack", "second spot", "third spot"]


def declared(options: dict[str, Any]) -> dict[str, Any]:
    """Every fact by its name."""
    several = options["multiple-action"] != "not offered"
    shoe = options["dealing"] == "manual shoe"
    coupons = ["match play coupons"] if options["match-play"] == "accepted" else []
    suit = [options["suit-wager"]] if options["suit-wager"] != "none" else []
    hits = ["hit"] if options["hit-wagers"] == "offered" else []
    highest = options["optional-odds"] == "the highest"
    posted = options["game-rules"]
    facts: dict[str, Any] = {
        "number of betting positions": 7,
        "number of betting areas": 7,
        "sides of the table with betting positions": 1,
        "place for the dealer": "opposite the betting positions",
        "space for the hands": "for every position",
        "betting areas of each player": (SPOTS if several else SPOTS[:1]) + suit + hits,
        "place of the table inventory container": "on the table",
        "place of the discard rack": "to the dealer's right",
        "number of decks in use": options["decks"],
        "cards in each deck": 52,
        "number of card backs": 1,
        "number of different card designs in one deck": 1,
        "number of cover cards in one deck": 1,
        "color of the backs of the first deck": "green",
        "color of the edges of the cards": "white",
        "color of the cover card": "black",
        "number of colors of the cover card": 1,
        "opacity of the cover card": "opaque",
        "verification of the inspection": options["verification"],
        "way of dealing": options["dealing"],
        "minimum wager": CENTS * options["minimum-wager"],
        "minimum wager on the sign": CENTS * options["minimum-wager"],
        "maximum wager": CENTS * options["maximum-wager"],
        "maximum wager on the sign": CENTS * options["maximum-wager"],
        "instruments for wagers": ["gaming chips", "tokens", "cash", "other currency", *coupons],
        "number of adjacent boxes": options["adjacent-boxes"],
        "odds of blackjack": ODDS[options["blackjack-odds"]],
        "odds of insurance": "2 to 1",
        "rule on soft 17": options["soft-17"],
        "rule on a push": options["simple-21"],
        "rule on surrender": "prohibited" if several else options["surrender"],
        "rule on insurance": options["insurance"],
        "rule on doubling down": options["doubling"],
        "rule on splitting pairs": options["splitting"],
        "posting of the rule on a push": posted,
        "posting of the rule on surrender": posted,
        "posting of the rule on insurance": posted,
        "posting of the rule on doubling down": posted,
        "posting of the rule on splitting pairs": posted,
        "optional wagers offered": suit + hits,
        "maximum optional wager on the sign": CENTS * options["optional-maximum"],
        "offer of the progressive wager": False,
        "offer of a bonus wager": False,
        "offer of a streak wager": False,
        "multiple action": options["multiple-action"],
        "tournaments": options["tournaments"],
        "number of cashiers": 1,
        "number of dealers at the table": 1,
        "tables for each floorperson": 6,
    }
    if suit:
        odds = (3 if highest else 2) if suit == ["same suit"] else (10 if highest else 9)
        facts[f"odds of {suit[0]}"] = f"{odds} to 1"
    if hits:
        facts["odds of hit"] = "3 to 1" if highest else "2 to 1"
    if several:
        facts["hands of the dealer in multiple action"] = ["3"] if options["multiple-action"] == "three" else ["2", "3"]
    if options["tournaments"] == "held":
        facts["game of a tournament"] = "as provided in the rules"
    if shoe:
        facts["location of the manual dealing shoe"] = f"to the dealer's {options['shoe-side']}"
        facts["support of the manual dealing shoe"] = "the table"
    else:
        facts["posting of the pitch variant"] = "posted"
        facts["face of the cards from the hand"] = options["pitch-face"]
        facts["holding of cards"] = options["held-cards"]
    return facts
