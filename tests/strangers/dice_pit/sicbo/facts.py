"""What the house declares of a table."""

from __future__ import annotations

from sicbo.faults import breaks
from sicbo.felt import Felt
from sicbo.layout import LAYOUT, LISTED, THROWN, odds_of

Fact = int | str | list[str]


def declared(felt: Felt, offered: str) -> dict[str, Fact]:
    """Facts by their names: limits, sign, dice, layout, and the odds that are paid."""
    wagers = list(dict.fromkeys(area.wager for area in LAYOUT))
    if breaks("no-place-for-two-of-a-kind"):
        wagers.remove("two of a kind")
    facts: dict[str, Fact] = {
        "minimum wager": felt.least,
        "maximum wager": felt.most,
        "minimum wager on the sign": felt.least,
        "maximum wager on the sign": felt.most * 2 if breaks("sign-shows-another-maximum") else felt.most,
        "number of dice": THROWN,
        "place of the dice": "on the dealer's side" if breaks("dice-lie-loose") else "sealed inside the shaker",
        "wagers with places on the layout": wagers,
    }
    return facts | {f"odds of {kind}": odds_of(kind, offered) for kind in LISTED}
