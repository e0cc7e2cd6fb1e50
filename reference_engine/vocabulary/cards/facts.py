"""The facts about decks and their cards."""

from __future__ import annotations

from typing import Final

from clausewise.reference_engine.vocabulary.core.facts import Fact, FactKind

_OF_A_COVER_CARD: tuple[tuple[str, FactKind, str], ...] = (
    ("opacity", "words", "Whether light goes through it."),
    ("number of colors", "number", "A card in a solid color has one."),
    ("color", "words", "The color of the card."),
)

FACTS: Final[dict[str, Fact]] = {
    "place of the discard rack": Fact("words", "The part of the table to which it is attached."),
    "fastening of the discard rack": Fact("words", "By what it is attached."),
    "number of decks in use": Fact("number", "How many decks of cards this table is played with."),
    "number of different card designs in one deck": Fact("number", "By how many designs the cards of a deck differ."),
    "number of different card designs in both decks": Fact("number", "By how many designs two decks differ."),
    "number of cover cards in one deck": Fact("number", "How many cover cards come with each deck."),
    "color of the backs of the first deck": Fact("words", "The color of the backs of one of two decks."),
    "color of the backs of the second deck": Fact("words", "The color of the backs of the other one."),
    "number of decks at the table": Fact("number", "The decks that belong to this table, whichever is in play."),
    "number of decks for which the table has an area": Fact("number", "Where a deck lies that is not in play."),
    "manner of distributing the decks": Fact("words", "Who says how decks come to the tables that are open."),
    "looks of the first deck": Fact("words", "What it is told by from the other deck at the table."),
    "looks of the second deck": Fact("words", "What it is told by from the other deck at the table."),
    "material of the cover card": Fact("words", "What it is made of."),
    "number of cards in the deck": Fact("number", "The cards of the deck that a hand is dealt from."),
    "number of jokers in the deck": Fact("number", "The jokers among them."),
    "manner of shuffling": Fact("words", "Whether the deck is shuffled by hand or by a device."),
    "manner of dealing": Fact("words", "Whether the cards are dealt by hand or by a device."),
    "dealer of the cards": Fact("words", "Who shuffles and deals: the house dealer, or somebody else."),
    "way of dealing": Fact("words", "From what the cards are dealt."),
    "standards of the cards": Fact("list", "The standards under which the cards were approved."),
    "standards of the cards of the second deck": Fact("list", "The same, for the other one of two decks."),
    "number of cutting cards in one deck": Fact("number", "How many cutting cards come with each deck."),
    "verification of the inspection": Fact("words", "By what the dealer's inspection is verified."),
    "number of different card designs in the second deck": Fact("number", "By how many designs its cards differ."),
    "color of the edges of the cards": Fact("words", "The color that shows at the sides of a stacked deck."),
    **{
        f"{what} of the {which}": Fact(kind, meaning)
        for which in ("cover card", "cutting card", "dealing shoe's cover card")
        for what, kind, meaning in _OF_A_COVER_CARD
    },
}
