"""The facts about games for a pot."""

from __future__ import annotations

from typing import Final

from clausewise.reference_engine.vocabulary.core.facts import Fact

FACTS: Final[dict[str, Fact]] = {
    "player-dealer position in use": Fact("yes or no", "Whether a player plays as the bank against the others."),
    "number of hands played for the house": Fact("number", "Hands in a round that are not a patron's own."),
    "money of the house in the pot": Fact("amount", "What the house puts into a pot, or has a stake in."),
    "number of betting spaces for each position": Fact("number", "The spaces for a wager in a seat's betting area."),
    "least wager": Fact("amount", "The least wager in a betting round, by the table limit."),
    "greatest wager": Fact("words", "The greatest wager in a betting round, or `no limit`."),
    "number of different least wagers among the positions": Fact("number", "1, where all seats have the same."),
    "number of different greatest wagers among the positions": Fact("number", "1, where all seats have the same."),
    "shape of the dealer button": Fact("words", "What the disk looks like that marks the dealer position."),
    "color of the dealer button": Fact("words", "Its color."),
    "words on the dealer button": Fact("words", "What it says."),
    "words on the small blind button": Fact("words", "What the disk of the small blind says."),
    "words on the big blind button": Fact("words", "What the disk of the big blind says."),
    "amount of the small blind": Fact("amount", "What the small blind has to post."),
    "amount of the big blind": Fact("amount", "What the big blind has to post."),
    "amount of the ante": Fact("amount", "What each player has to post."),
    "number of blinds": Fact("number", "How many blinds the house requires."),
    "poker game": Fact("words", "The game that is played at this table, by its name in the rules."),
    "check and raise": Fact("words", "Whether who has checked may raise in the same round: permitted, not permitted."),
    "greatest number of raises": Fact("words", "How often may be raised in a betting round, or `no limit`."),
    "kill": Fact("words", "Which kill the house offers: none, half-kill, kill."),
    "amount that qualifies for a kill": Fact("words", "The least pot, in dollars or in least bets."),
    "number of blinds that may be declined": Fact("number", "Those that a player may leave out and still be dealt in."),
    "lower table limit": Fact("amount", "What is bet and raised by before the draw in limit play."),
    "higher table limit": Fact("amount", "What is bet and raised by after the draw in limit play."),
    "back-line betting": Fact("words", "Whether somebody may wager on another player's hand."),
    "time of the collection": Fact("words", "At what moment of the hand the fee is taken."),
    "source of the collection": Fact("words", "What the fee is taken from."),
    "taker of the collection": Fact("words", "Who takes the fee from the pot."),
    "number of schedule options in use": Fact("number", "The collection schedule options in force at this table."),
    "schedule option in use": Fact("number", "The row of the collection rate schedule in force."),
    "table limits in use": Fact("list", "The table limits in force at this table, from least to greatest wager.", True),
    "time of determining the rates": Fact("words", "When the collection rates are fixed."),
    "form of the collection rates": Fact("words", "Flat amounts, or a part of wagers or winnings."),
    "number of collection rates": Fact("number", "The different flat fees that this table has established."),
    "amount of the collection fee": Fact("amount", "The fee under the schedule option in force."),
    "games under the collection schedule": Fact("list", "The games whose collection rates the schedule states."),
    "registrations under the collection schedule": Fact(
        "list", "The numbers under which these games are registered, in their order.", True
    ),
    "notice to patrons": Fact("list", "What patrons are told about the collection: rates, fees, procedure."),
    "place of the posted collection fees": Fact("words", "Where the sign with the collection fees is."),
    "tables without posted collection fees": Fact("number", "Gaming tables from which no such sign is in view."),
    "columns of the collection schedule": Fact("list", "What the schedule states for each option."),
    "collection schedule option 1": Fact("list", "Table limit, blinds and fee of the option, in that order.", True),
}
