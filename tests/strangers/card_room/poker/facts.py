"""What the house declares of a table; money in cents."""

from __future__ import annotations

from poker.journal import Json

FACTS: Json = {
    "player-dealer position in use": False,
    "number of hands played for the house": 0,
    "money of the house in the pot": 0,
    "number of cards in the deck": 52,
    "number of jokers in the deck": 0,
    "number of decks": 1,
    "kind of table": "standard poker table",
    "number of seated positions": 10,
    "number of betting spaces for each position": 1,
    "back-line betting": "not permitted",
    "number of different least wagers among the positions": 1,
    "number of different greatest wagers among the positions": 1,
    "shape of the dealer button": "flat disk",
    "color of the dealer button": "white",
    "words on the dealer button": "dealer button",
    "dealer of the cards": "house dealer",
    "manner of shuffling": "by hand",
    "manner of dealing": "by hand",
    "manner of cutting": "by hand",
    "source of the collection": "the pot",
    "schedule option in use": 1,
    "number of schedule options in use": 1,
    "number of table limits in use": 1,
    "number of collection rates": 1,
    "amount of the collection fee": 400,
    "time of determining the rates": "before the hand",
    "form of the collection rates": "flat amount",
    "notice to patrons": ["rates", "fees", "procedure"],
    "place of the posted collection fees": "on the table",
    "tables without posted collection fees": 0,
    "columns of the collection schedule": ["schedule option", "table limit", "blinds", "player fee"],
    "collection schedule option 1": ["1 - no limit", "2 - 4", "4"],
    "least wager": 100,
    "greatest wager": "no limit",
    "amount of the small blind": 200,
    "amount of the big blind": 400,
    "number of blinds that may be declined": 0,
}
BLIND_BUTTONS: Json = {
    "words on the small blind button": "small blind",
    "words on the big blind button": "big blind",
}
