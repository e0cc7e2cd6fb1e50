"""The facts that a facility can declare about a table, by the words that a reader knows them by.

Facts could be otherwise (colours, counts, positions, amounts, chosen paytables); a conclusion is never declared.
Amounts of money are in cents; percentages are whole numbers, or figures as text ("12.5"); lists are lists of words.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

FactKind = Literal["number", "percent", "amount", "words", "list", "yes or no"]


@dataclass(frozen=True, slots=True)
class Fact:
    """What one fact is about."""

    kind: FactKind
    meaning: str


_OF_A_COVER_CARD: tuple[tuple[str, FactKind, str], ...] = (
    ("opacity", "words", "Whether light goes through it."),
    ("number of colors", "number", "A card in a solid color has one."),
    ("color", "words", "The color of the card."),
)

FACTS: dict[str, Fact] = {
    "aces up paytable": Fact("words", "The letter of the paytable chosen for the aces up wager."),
    "parts of the table": Fact("list", "What belongs to the table."),
    "number of betting positions": Fact("number", "The players for whom there are betting positions."),
    "sides of the table with betting positions": Fact("number", "On how many sides players have positions."),
    "place for the dealer": Fact("words", "Where the dealer stands, seen from the betting positions."),
    "submission of the layout": Fact("words", "How far the Commission has the layout: submitted, approved, or not."),
    "name on the layout": Fact("words", "Whose name or logo the layout bears."),
    "betting areas of each player": Fact("list", "The separate areas of the layout, by the wagers placed there."),
    "payouts on the layout": Fact("list", "The wagers whose payouts are inscribed on the layout."),
    "payouts on the sign": Fact("list", "The wagers whose payouts are on a sign at the table."),
    "posted paytable of aces up": Fact("words", "The letter of the paytable that is inscribed, or on the sign."),
    "posted paytable of the progressive wager": Fact("words", "The letter of the one that can be read there."),
    "posted paytable of the six card bonus": Fact("words", "The letter of the one that can be read there."),
    "parts of the progressive system": Fact("list", "What the progressive table game system consists of."),
    "number of wagering devices": Fact("number", "The betting positions with a device for progressive wagers."),
    "lock-out of progressive wagers": Fact("words", "By what the system is kept from recognising late wagers."),
    "place of the drop box": Fact("words", "The side of the table, and the side of the dealer."),
    "place of the tip box": Fact("words", "The side of the table, and the side of the dealer."),
    "fastening of the drop box": Fact("words", "By what it is attached to the table."),
    "fastening of the tip box": Fact("words", "By what it is attached to the table."),
    "approval of the boxes' places": Fact("words", "Who has approved where drop box and tip box are."),
    "what keeps the tip box from its place": Fact("words", "The equipment that is in its way, if any."),
    "approval of the tip box's place": Fact("words", "Who has approved another place for the tip box."),
    "place of the discard rack": Fact("words", "The part of the table to which it is attached."),
    "fastening of the discard rack": Fact("words", "By what it is attached."),
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
        for meter in ("main", "minor", "major", "mega")
    },
    "progressive meters": Fact("list", "The meters that the table has."),
    "support of the manual dealing shoe": Fact("words", "What the manual dealing shoe stands on."),
    "location of the manual dealing shoe": Fact("words", "Where the manual dealing shoe stands."),
    "approved location of the manual dealing shoe": Fact("words", "Where the regulator allows it to stand."),
    "automated shuffling device in use": Fact("yes or no", "Whether a device shuffles the cards of this table."),
    "treatment of a device out of order": Fact("words", "What is done to it before another method is used."),
    "sign on a device out of order": Fact("words", "What the sign tells: `out of order`, however it words that."),
    **{
        f"{which} amount of the {meter} meter": Fact("amount", f"What the {meter} meter shows {when}.")
        for meter in ("main", "minor", "major", "mega")
        for which, when in (("initial", "at first"), ("reset", "after it was won"))
    },
    "number of decks in use": Fact("number", "How many decks of cards this table is played with."),
    "number of different card designs in one deck": Fact("number", "By how many designs the cards of a deck differ."),
    "number of different card designs in both decks": Fact("number", "By how many designs two decks differ."),
    "number of cover cards in one deck": Fact("number", "How many cover cards come with each deck."),
    "color of the backs of the first deck": Fact("words", "The color of the backs of one of two decks."),
    "color of the backs of the second deck": Fact("words", "The color of the backs of the other one."),
    "shuffler that counts the cards after each shuffle": Fact(
        "yes or no", "Whether the shuffling device counts the deck and shows whether all cards are there."
    ),
    # pot games
    "player-dealer position in use": Fact("yes or no", "Whether a player plays as the bank against the others."),
    "number of hands played for the house": Fact("number", "Hands in a round that are not a patron's own."),
    "money of the house in the pot": Fact("amount", "What the house puts into a pot, or has a stake in."),
    "number of cards in the deck": Fact("number", "The cards of the deck that a hand is dealt from."),
    "number of jokers in the deck": Fact("number", "The jokers among them."),
    "kind of table": Fact("words", "What sort of table the game is played on."),
    "number of seated positions": Fact("number", "The patrons for whom there are seats at the table."),
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
    "manner of shuffling": Fact("words", "Whether the deck is shuffled by hand or by a device."),
    "manner of dealing": Fact("words", "Whether the cards are dealt by hand or by a device."),
    "dealer of the cards": Fact("words", "Who shuffles and deals: the house dealer, or somebody else."),
    "amount of the small blind": Fact("amount", "What the small blind has to post."),
    "amount of the big blind": Fact("amount", "What the big blind has to post."),
    "amount of the ante": Fact("amount", "What each player has to post."),
    "number of blinds that may be declined": Fact("number", "Those that a player may leave out and still be dealt in."),
    "lower table limit": Fact("amount", "What is bet and raised by before the draw in limit play."),
    "higher table limit": Fact("amount", "What is bet and raised by after the draw in limit play."),
    "back-line betting": Fact("words", "Whether somebody may wager on another player's hand."),
    "time of the collection": Fact("words", "At what moment of the hand the fee is taken."),
    "source of the collection": Fact("words", "What the fee is taken from."),
    "number of schedule options in use": Fact("number", "The collection schedule options in force at this table."),
    "schedule option in use": Fact("number", "The row of the collection rate schedule in force."),
    "table limits in use": Fact("list", "The table limits in force at this table, from least to greatest wager."),
    "time of determining the rates": Fact("words", "When the collection rates are fixed."),
    "form of the collection rates": Fact("words", "Flat amounts, or a part of wagers or winnings."),
    "number of collection rates": Fact("number", "The different flat fees that this table has established."),
    "amount of the collection fee": Fact("amount", "The fee under the schedule option in force."),
    "games under the collection schedule": Fact("list", "The games whose collection rates the schedule states."),
    "notice to patrons": Fact("list", "What patrons are told about the collection: rates, fees, procedure."),
    "place of the posted collection fees": Fact("words", "Where the sign with the collection fees is."),
    "tables without posted collection fees": Fact("number", "Gaming tables from which no such sign is in view."),
    "columns of the collection schedule": Fact("list", "What the schedule states for each option."),
    "collection schedule option 1": Fact("list", "Table limit, blinds and fee of the option, in that order."),
    "number of days from the approval of the reshuffling device to its first use": Fact(
        "number", "How long the device that reshuffles and counts was approved when it was first used here."
    ),
    "approval of the rules of the game": Fact("words", "By whom the rules of this game are approved."),
    "version of the game": Fact("words", "Which of the versions that the rules allow is offered."),
    "minimum wager": Fact("amount", "The posted minimum."),
    "maximum wager": Fact("amount", "The posted maximum."),
    "instruments for wagers": Fact("list", "With what wagers may be made."),
    "payout types": Fact("list", "What is paid: wagers against the dealer, wagers against a ledger, bonuses."),
    "pair plus paytable": Fact("words", "The letter of the ledger chosen for the pair plus wager."),
    "posted paytable of pair plus": Fact("words", "The letter of the one that can be read at the table."),
    "ante bonus paytable": Fact("words", "The letter of the paytable chosen for the ante bonus."),
    "way of dealing": Fact("words", "From what the cards are dealt."),
    "number of cards in a dispensed stack": Fact("number", "How many cards an automated shoe gives at a time."),
    "standards of the cards": Fact("list", "The standards under which the cards were approved."),
    "standards of the cards of the second deck": Fact("list", "The same, for the other one of two decks."),
    "number of betting areas": Fact("number", "The players for whom the layout has a betting area."),
    "place of the table inventory container": Fact("words", "Where on the table it is."),
    "number of cutting cards in one deck": Fact("number", "How many cutting cards come with each deck."),
    "verification of the inspection": Fact("words", "By what the dealer's inspection is verified."),
    "support of the automated dealing shoe": Fact("words", "What the automated dealing shoe stands on."),
    "minimum wager on the sign": Fact("amount", "The least wager that the sign at the table shows."),
    "maximum wager on the sign": Fact("amount", "The highest wager that the sign at the table shows."),
    "standards of the dealing shoe": Fact("list", "The standards under which the dealing shoe was approved."),
    "number of different card designs in the second deck": Fact("number", "By how many designs its cards differ."),
    "color of the edges of the cards": Fact("words", "The color that shows at the sides of a stacked deck."),
    **{
        f"{what} of the {which}": Fact(kind, meaning)
        for which in ("cover card", "cutting card", "dealing shoe's cover card")
        for what, kind, meaning in _OF_A_COVER_CARD
    },
}
"""Each chapter's facts are added here; a declaration is a mapping of these names to values."""
