"""The facts about wagers against the house, their paytables and meters."""

from __future__ import annotations

from typing import Final

from clausewise.reference_engine.vocabulary.against_dealer.words import METERS
from clausewise.reference_engine.vocabulary.core.facts import Fact

FACTS: Final[dict[str, Fact]] = {
    "aces up paytable": Fact("words", "The letter of the paytable chosen for the aces up wager."),
    "betting areas of each player": Fact("list", "The separate areas of the layout, by the wagers placed there."),
    "payouts on the layout": Fact("list", "The wagers whose payouts are inscribed on the layout."),
    "payouts on the sign": Fact("list", "The wagers whose payouts are on a sign at the table."),
    "posted paytable of aces up": Fact("words", "The letter of the paytable that is inscribed, or on the sign."),
    "posted paytable of the progressive wager": Fact("words", "The letter of the one that can be read there."),
    "posted paytable of the six card bonus": Fact("words", "The letter of the one that can be read there."),
    "parts of the progressive system": Fact("list", "What the progressive table game system consists of."),
    "number of wagering devices": Fact("number", "The betting positions with a device for progressive wagers."),
    "lock-out of progressive wagers": Fact("words", "By what the system is kept from recognising late wagers."),
    "form of the envy bonus": Fact("words", "Whether an envy bonus is a fixed sum, or odds on the wager."),
    "envy bonus qualifying hand": Fact("words", "The lowest hand for which envy bonuses are paid."),
    "wagers offered": Fact("list", "The wagers that can be placed at the table."),
    "offer of the progressive wager": Fact("yes or no", "Whether the Rules Submission offers the progressive wager."),
    "offer of the six card bonus wager": Fact("yes or no", "Whether the Rules Submission offers the six card bonus."),
    "treatment of abandoned wagers": Fact("words", "What becomes of wagers of who has left: lost, or left standing."),
    "number of adjacent boxes": Fact("number", "The boxes side by side on which one player may wager in a round."),
    "progressive paytable": Fact("words", "The letter of the paytable chosen for the progressive wager."),
    "envy bonus paytable": Fact("words", "The letter of the paytable designated for the envy bonus."),
    "six card bonus paytable": Fact("words", "The letter of the paytable chosen for the six card bonus."),
    "progressive particulars of the rules submission": Fact(
        "list", "What the rules submission says of the progressive meters."
    ),
    "rate of progression": Fact("percent", "Percent of a progressive wager by which every meter grows."),
    **{
        f"rate of progression of the {meter} meter": Fact("percent", f"The same, where the {meter} meter has its own.")
        for meter in METERS
    },
    "progressive meters": Fact("list", "The meters that the table has."),
    **{
        f"{which} amount of the {meter} meter": Fact("amount", f"What the {meter} meter shows {when}.")
        for meter in METERS
        for which, when in (("initial", "at first"), ("reset", "after it was won"))
    },
    "payout types": Fact("list", "What is paid: wagers against the dealer, wagers against a ledger, bonuses."),
    "pair plus paytable": Fact("words", "The letter of the ledger chosen for the pair plus wager."),
    "posted paytable of pair plus": Fact("words", "The letter of the one that can be read at the table."),
    "ante bonus paytable": Fact("words", "The letter of the paytable chosen for the ante bonus."),
    "minimum wager on the sign": Fact("amount", "The least wager that the sign at the table shows."),
    "maximum wager on the sign": Fact("amount", "The highest wager that the sign at the table shows."),
}
