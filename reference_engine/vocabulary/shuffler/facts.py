"""The facts about shoes and shuffling devices."""

from __future__ import annotations

from typing import Final

from clausewise.reference_engine.vocabulary.core.facts import Fact

FACTS: Final[dict[str, Fact]] = {
    "support of the manual dealing shoe": Fact("words", "What the manual dealing shoe stands on."),
    "location of the manual dealing shoe": Fact("words", "Where the manual dealing shoe stands."),
    "approved location of the manual dealing shoe": Fact("words", "Where the regulator allows it to stand."),
    "automated shuffling device in use": Fact("yes or no", "Whether a device shuffles the cards of this table."),
    "treatment of a device out of order": Fact("words", "What is done to it before another method is used."),
    "sign on a device out of order": Fact("words", "What the sign tells: `out of order`, however it words that."),
    "shuffler that counts the cards after each shuffle": Fact(
        "yes or no", "Whether the shuffling device counts the deck and shows whether all cards are there."
    ),
    "number of days from the approval of the reshuffling device to its first use": Fact(
        "number", "How long the device that reshuffles and counts was approved when it was first used here."
    ),
    "number of cards in a dispensed stack": Fact("number", "How many cards an automated shoe gives at a time."),
    "support of the automated dealing shoe": Fact("words", "What the automated dealing shoe stands on."),
    "standards of the dealing shoe": Fact("list", "The standards under which the dealing shoe was approved."),
}
