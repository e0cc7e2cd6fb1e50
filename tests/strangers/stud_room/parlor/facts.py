"""What the house declares of a table: equipment, signs, stakes."""

from __future__ import annotations

from parlor.faults import breaks
from parlor.terms import DOLLAR, Terms

Fact = int | str | bool | list[str]
LOW_OF_THREE = ["nothing", "pair", "flush", "straight", "three-of-a-kind", "straight flush", "royal flush"]
SAME: dict[str, Fact] = {
    "areas of the layout": ["name of the casino licensee", "rake area"],
    "color of the backs of the first deck": "red",
    "color of the backs of the second deck": "blue",
    "color of the cover card": "yellow",
    "color of the edges of the cards": "white",
    "dealer of the cards": "house dealer",
    "internal controls on irregularities": "none",
    "kill": "none",
    "kill option on the sign": "none",
    "kind of table": "poker table",
    "looks of the first deck": "red backs",
    "looks of the second deck": "blue backs",
    "manner of distributing the decks": "as the poker shift supervisor determines",
    "material of the cover card": "plastic",
    "money of the house in the pot": 0,
    "name on the layout": "name of the casino licensee",
    "number of colors of the cover card": 1,
    "number of cover cards in one deck": 1,
    "number of decks at the table": 2,
    "number of decks for which the table has an area": 1,
    "number of decks in use": 2,
    "number of different card designs in one deck": 1,
    "number of different card designs in the second deck": 1,
    "number of hands played for the house": 0,
    "opacity of the cover card": "opaque",
    "order of low hands of three cards": LOW_OF_THREE,
    "parts of the table": ["drop box", "tip box", "deck area"],
    "place of the drop box": "dealer's side, right of the dealer",
    "place of the poker tables": "a separate area of the casino floor",
    "place of the rake area": "right of the dealer",
    "place of the sign on the limits": "conspicuous, at the table",
    "place of the tip box": "dealer's side, left of the dealer",
    "side of the table with the drop box": "dealer's side",
    "side of the table with the tip box": "dealer's side",
    "source of the poker revenue": "rake",
    "tables without the posted signs": 0,
    "who determines the limits": "Oneida Tribe of Indians of Wisconsin",
}
STEPS = ["1 at 40", "1 at 80", "1 at 120"]


def declared(terms: Terms) -> dict[str, Fact]:
    """Facts by their names, for a table with these stakes."""
    rake = "in steps" if terms.percentage is None else "percentage"
    most_on_sign = terms.most * 2 if breaks("sign-shows-another-maximum") else terms.most
    facts: dict[str, Fact] = SAME | {
        "amount of the ante": terms.ante,
        "ante on the sign": terms.ante,
        "rule on the ante on the sign": "required" if terms.ante else "none",
        "automated shuffling device in use": terms.by_device,
        "check and raise": "permitted" if terms.check_raise else "not permitted",
        "greatest number of raises": str(terms.options["most-raises"]),
        "maximum bet": terms.most,
        "maximum bet on the sign": most_on_sign,
        "minimum bet": terms.least,
        "minimum bet on the sign": terms.least,
        "number of seated positions": terms.seats,
        "poker game": terms.game,
        "rake": rake,
        "rake on the sign": rake,
    }
    if breaks("rake-area-at-the-left"):
        facts["place of the rake area"] = "left of the dealer"
    if terms.percentage is None:
        facts |= {"steps of the rake": STEPS, "steps of the rake on the sign": STEPS}
    else:
        facts |= {"rake percentage": terms.percentage, "rake percentage on the sign": terms.percentage}
    if terms.jackpot:
        facts |= {
            "jackpot amount": terms.jackpot,
            "jackpot amount on the sign": terms.jackpot,
            "standards for jackpots": "established",
            "basis of jackpot payments": "standards for jackpots",
            "place of the jackpot box": "dealer's side, left of the dealer",
        }
    if terms.stud:
        rule = "highest up-card" if terms.split and not terms.eight else "lowest up-card"
        return facts | {
            "amount of the forced bet": terms.forced,
            "forced bet on the sign": terms.forced,
            "rule on the forced bet on the sign": rule,
        }
    facts["shape of the dealer button"] = "flat disk"
    blinds = [str(each // DOLLAR) for each in terms.blinds]
    return facts | {
        "amounts of the blinds": blinds,
        "blinds on the sign": blinds,
        "number of blinds": len(blinds),
        "number of blinds on the sign": len(blinds),
    }
