"""What the facility declares of its Maryland four-card table."""

from pit.felt import Json
from pit.mlgca_pay import DOLLAR, RATES, RESETS

POSITIONS = 7


def declared(options: Json) -> Json:
    """The facts of a table with these options."""
    progressive, six = str(options["progressive"]), str(options["six-card-bonus"])
    optional = ["progressive"] * (progressive != "none") + ["six card bonus"] * (six != "none")
    wagers = ["ante", "play", "aces up", *optional]
    payouts = ["ante", "play", "aces up", "ante bonus", *optional, *["envy bonus"] * (progressive != "none")]
    facts: Json = {
        "aces up paytable": options["aces-up"],
        "posted paytable of aces up": options["aces-up"],
        "betting areas of each player": wagers,
        "wagers offered": wagers,
        "offer of the progressive wager": progressive != "none",
        "offer of the six card bonus wager": six != "none",
        "number of betting positions": POSITIONS,
        "parts of the table": ["betting positions", "place for the dealer"],
        "place for the dealer": "opposite the betting positions",
        "way of dealing": options["dealing"],
        "name on the layout": "name of the facility operator",
        "submission of the layout": "approved",
        "place of the drop box": "dealer's side, left of the dealer",
        "place of the tip box": "dealer's side, right of the dealer",
        "fastening of the drop box": "bolted on",
        "fastening of the tip box": "clamped on",
        "approval of the boxes' places": "by the Commission",
        "approval of the tip box's place": "by the Commission",
        "sides of the table with betting positions": 1,
        "approved location of the manual dealing shoe": f"to the dealer's {options['shoe-side']}",
        "place of the discard rack": "top of the dealer's side",
        "fastening of the discard rack": "bolted on",
        "number of different card designs in one deck": 1,
        "number of cover cards in one deck": 1,
        "support of the manual dealing shoe": "the table",
        "treatment of a device out of order": options["out-of-order"],
        "treatment of abandoned wagers": "lost" if options["abandonment"] == "loses" else "left standing",
        "number of days from the approval of the reshuffling device to its first use": 30,
        f"payouts on the {options['payouts-posted']}": payouts,
    }
    if options["out-of-order"] == "marked":
        facts["sign on a device out of order"] = "out of order"
    if options["tip-box"] == "elsewhere":
        facts["place of the tip box"] = "beside the shuffler"
        facts["what keeps the tip box from its place"] = "card shuffling device"
    if six != "none":
        facts |= {"six card bonus paytable": six, "posted paytable of the six card bonus": six}
    if progressive != "none":
        facts |= _progressive(progressive, str(options["envy"]))
    return facts


def _progressive(letter: str, envy: str) -> Json:
    facts: Json = {
        "progressive paytable": letter,
        "posted paytable of the progressive wager": letter,
        "envy bonus paytable": envy,
        "posted paytable of the envy bonus": envy,
        "envy bonus qualifying hand": f"{'four-of-a-kind' if envy in 'BC' else 'straight flush'} or better",
        "form of the envy bonus": "fixed sum",
        "number of wagering devices": POSITIONS,
        "parts of the progressive system": ["wagering devices", "control device", "lock-out"],
        "lock-out of progressive wagers": "button",
        "progressive meters": list(RESETS[letter]),
        "progressive particulars of the rules submission": ["rate of progression", "initial amounts", "reset amounts"],
    }
    for name, dollars in RESETS[letter].items():
        facts[f"initial amount of the {name} meter"] = dollars * DOLLAR
        facts[f"reset amount of the {name} meter"] = dollars * DOLLAR
        facts[f"rate of progression of the {name} meter"] = RATES[name]
    facts["rate of progression"] = RATES[next(iter(RESETS[letter]))]
    return facts
