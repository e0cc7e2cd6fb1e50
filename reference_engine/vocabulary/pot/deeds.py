"""What can be seen of a game for a pot, as a person says it."""

from __future__ import annotations

from typing import Final, get_args

from clausewise.reference_engine.vocabulary.core.deeds import Kind, kind, kinds_of_acts
from clausewise.reference_engine.vocabulary.core.events import Event, Folded
from clausewise.reference_engine.vocabulary.pot.events import (
    BetMade,
    BetReturned,
    BetsGathered,
    BoardDealt,
    ButtonPlaced,
    CardsDiscarded,
    FeeTaken,
    HandShown,
    PotAwarded,
    TurnGiven,
)
from clausewise.reference_engine.vocabulary.pot.words import MODULE, BetAction, PotAct, RakeAct

KINDS: Final[tuple[Kind, ...]] = (
    *kinds_of_acts(
        PotAct,
        {
            "determines the rate": "total",
            "collects the kill button": "seat",
            "converts cash": "seat total",
            "says": "seat words | total",
            "corrects the bet": "seat total",
            "gives change": "seat total",
            "decides the dispute": "seat",
            "examines the card": "cards",
            "puts on the list": "owner",
            "seats": "seat owner",
        },
        MODULE,
    ),
    *kinds_of_acts(
        RakeAct,
        {
            "drops the rake": "total place | source",
            "drops the jackpot amount": "total place | source",
            "sets the deck down": "deck",
            "places the marker button": "place",
            "removes the marker button": "place",
            "takes the deck up": "deck",
        },
        MODULE,
    ),
    kind("button lies", ButtonPlaced, "button seat", deed="places the button"),
    kind("turn", TurnGiven, "seat options round | due", deed="gives the turn"),
    *(
        kind(
            action,
            BetMade,
            "seat | amount to" if action == "checks" else "seat amount | to",
            flags={"all in": ("all_in", True)},
            action=action,
        )
        for action in get_args(BetAction)
    ),
    kind("gathers the bets", BetsGathered, "amount pot"),
    kind("gives back", BetReturned, "seat amount", deed="returns the bet"),
    kind("lays out", BoardDealt, "street cards | total face", deed="deals the board"),
    kind("gives away", CardsDiscarded, "seat count | cards place face", deed="discards cards"),
    kind("takes the fee", FeeTaken, "amount pot | seat", fund="fee"),
    kind("takes the rake", FeeTaken, "amount pot | source place", fund="rake"),
    kind("sets aside the jackpot amount", FeeTaken, "amount pot | source place", fund="jackpot"),
    kind("shows", HandShown, "seat cards", deed="shows the hand"),
    kind("awards", PotAwarded, "seat amount pot share | odd_chips", deed="awards the pot"),
)

SEVERAL: Final[dict[str, tuple[type[Event], ...]]] = {"acts": (BetMade, Folded)}
"""Deeds that are events of several types."""
SEEN_OF_A_DUTY: Final[dict[str, tuple[str, ...]]] = {
    "deal": ("board-dealt",), "reveal": ("hand-shown",), "settle": ("pot-awarded",),
}  # fmt: skip
