"""The facts about tables where points are counted: what the house has chosen, and what it has posted."""

from __future__ import annotations

from typing import Final

from clausewise.reference_engine.vocabulary.core.facts import Fact

_RULES: Final = {
    "a push": "What becomes of a simple 21 against a Blackjack of the dealer.",
    "surrender": "Whether players may surrender.",
    "insurance": "Whether players may make insurance wagers.",
    "doubling down": "Whether players may double down.",
    "splitting pairs": "Whether players may split.",
}
_ODDS: Final = ("blackjack", "insurance", "same suit", "king and queen", "hit")

FACTS: Final[dict[str, Fact]] = {
    **{f"odds of {wager}": Fact("odds", f"What {wager} is paid at the table, as in 3 to 2.") for wager in _ODDS},
    **{f"rule on {what}": Fact("words", meaning) for what, meaning in _RULES.items()},
    **{
        f"posting of the rule on {what}": Fact("words", "Whether it is posted, available for review, or neither.")
        for what in _RULES
    },
    "posting of the pitch variant": Fact("words", "Whether it is posted that cards are dealt from the hand."),
    "face of the cards from the hand": Fact("words", "Which way up cards are dealt from the hand."),
    "holding of cards": Fact("words", "Whether players may hold the cards that were dealt from the hand."),
    "rule on soft 17": Fact("words", "What the dealer does on a soft 17."),
    "optional wagers offered": Fact("list", "The wagers that may be made beside the Blackjack wager."),
    "maximum optional wager on the sign": Fact("amount", "The highest optional wager that is posted."),
    "multiple action": Fact("words", "Whether it is offered, and against how many hands of the dealer."),
    "hands of the dealer in multiple action": Fact("list", "How many hands of the dealer a player may wager against."),
    "offer of a bonus wager": Fact("yes or no", "Whether the table offers a bonus Blackjack wager."),
    "offer of a streak wager": Fact("yes or no", "Whether the table offers a streak wager."),
    "number of cashiers": Fact("number", "The cashiers who are there while the game is played."),
    "number of dealers at the table": Fact("number", "The dealers who are at this table."),
    "tables for each floorperson": Fact("number", "How many tables a pit boss or floorperson has at the most."),
    "tournaments": Fact("words", "Whether tournaments are held."),
    "game of a tournament": Fact("words", "By which rules a tournament is played."),
    "space for the hands": Fact("words", "Whether the layout has room for the hands of the players."),
    "number of card backs": Fact("number", "By how many backs the cards of the table differ."),
    "cards in each deck": Fact("number", "The cards that a deck consists of."),
}
