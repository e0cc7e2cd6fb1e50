"""The npm package engine-blackjack as a system under test: Oneida Blackjack, one player, from an endless run of decks.

A translation and no more. The package plays one round of one player against the dealer, with at most one split. It has
no shoe, no cut and no burning, no box beside another, and its dealer says nothing; these stand in `unseen`. Which card
comes when, what may be elected and what is paid is told as it says it, right or wrong. It runs in Node, as a program of
its own: the target is `engine-blackjack:FOLDER`, where npm has installed it in FOLDER.
"""

from __future__ import annotations

import json
from fractions import Fraction
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from clausewise.adapters.third_party.engine_blackjack_round import HANDS, Bridge, Round
from clausewise.adapters.third_party.table import ForeignSystem, ForeignTable, Refused
from clausewise.failures import ClausewiseError
from clausewise.reference_engine.core.rulings import NotOffered
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerTaken
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.cards.stimuli import ForceCards, StackDeck
from clausewise.reference_engine.vocabulary.core.events import RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed, Rise, Sit
from clausewise.reference_engine.vocabulary.description import PROTOCOL_VERSION, Component, Description, TableSetup
from clausewise.reference_engine.vocabulary.points.stimuli import DoubleDown, Draw, Split, Stand, Surrender

if TYPE_CHECKING:
    from collections.abc import Callable

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

RULEBOOK: Final = "oneida-blackjack"
POSITIONS: Final = 7
"""The engine has one player and numbers nobody; this one may sit at any place that a table has."""
OPTIONS: Final[dict[str, tuple[str | int, ...]]] = {
    "dealing": ("manual shoe", "hand"),
    "shuffling": ("by hand", "by device"),
    "decks": (2, 1, 6, 8),
    "blackjack-paid": ("immediately", "at the end"),
    "soft-17": ("drawn", "stood"),
    "blackjack-odds": ("three to two",),
    "simple-21": ("loses",),
    "surrender": ("allowed", "prohibited"),
    "insurance": ("allowed", "prohibited"),
    "doubling": ("allowed", "prohibited"),
    "splitting": ("allowed", "prohibited"),
    "most-hands": (2,),
    "suit-wager": ("none",),
    "hit-wagers": ("not offered",),
    "multiple-action": ("not offered",),
    "match-play": ("not accepted",),
}
READINGS: Final = {
    "ten-ace-after-split": "any-ten",
    "double-for-less": "refused",
    "insurance-amount": "half",
    "own-blackjack-insured": "no",
    "split-value": "value",
    "split-order": "both-at-once",
    "surrender-split": "refused",
    "soft-21": "stands",
    "split-aces-again": "no",
    "double-split-aces": "no",
    "hole-card": "turned",
}
"""How the engine plays where the document is unclear. What is not named here it does in no way that can be told."""
UNSEEN: Final = (
    "shuffles", "stacks", "cuts", "offers the cut", "refuses the cut", "completes the cut", "loads", "burns",
    "finds the cutting card", "announces", "collects cards", "discards",
    "face", "source", "taken_with", "placed_with", "place", "deck",
    # it is not told of them: who wagers with what, and what a house decides and declares
    "declaration", "player", "instrument", "choose", "floor-orders", "ask-for-cards", "bring-decks",
)  # fmt: skip
ELECTIONS: Final[dict[type, str]] = {
    Draw: "hit", Stand: "stand", DoubleDown: "double", Split: "split", Surrender: "surrender",
}  # fmt: skip
"""What the engine calls what a player elects."""


# Of dealing, shuffling and the moment of payment the engine shows nothing: of a single player either is true.


class EngineBlackjackTable(ForeignTable):
    """One player, of whom each round is another game of the engine."""

    def __init__(self, setup: TableSetup, bridge: Bridge, number: str) -> None:
        super().__init__()
        chosen = {name: setup.options.get(name, values[0]) for name, values in OPTIONS.items()}
        self._rules = {
            "decks": chosen["decks"],
            "standOnSoft17": chosen["soft-17"] == "stood",
            "double": "any" if chosen["doubling"] == "allowed" else "none",
            "split": chosen["splitting"] == "allowed",
            "surrender": chosen["surrender"] == "allowed",
            "insurance": chosen["insurance"] == "allowed",
        }
        self._bridge = bridge
        self._name = number
        self._chance = Random(setup.seed)  # noqa: S311  a repeatable order of cards, not a secret
        self._seat = 0
        self._wager = 0
        self._rounds = 0
        self._round: Round | None = None
        self._forced: dict[tuple[str, int], list[Card]] = {}
        self._stack: tuple[Card, ...] = ()

    def act(self, stimulus: AnyStimulus) -> None:
        match stimulus:
            case Sit():
                self._take_seat(stimulus.seat)
            case Rise():
                self._leave(stimulus.seat)
            case PlaceWager():
                self._place(stimulus)
            case ForceCards():
                for given in stimulus.places:
                    self._forced.setdefault((given.place, given.hand), []).extend(given.cards)
            case StackDeck():
                self._stack = stimulus.cards
            case Proceed():
                self._proceed()
            case Draw() | Stand() | DoubleDown() | Split() | Surrender():
                self._elect(stimulus)
            case _:
                raise Refused("engine-blackjack has no action for that")
        if self._round is not None and self._round.over:
            self._round, self._wager = None, 0
            self._forced.clear()

    def _take_seat(self, seat: int) -> None:
        if self._seat not in (0, seat) or seat > POSITIONS:
            raise Refused("engine-blackjack has one player")
        self._seat = seat

    def _leave(self, seat: int) -> None:
        if seat != self._seat or self._wager:
            raise Refused("nobody sits there" if seat != self._seat else "the round is not over")
        self._seat = 0

    def _place(self, wagered: PlaceWager) -> None:
        if wagered.seat != self._seat:
            raise Refused("nobody sits there: engine-blackjack has one player")
        if self._round is not None:
            self._round.insure(wagered)
            return
        if wagered.wager != "blackjack" or wagered.hand != 1:
            raise Refused(f"engine-blackjack knows no wager {wagered.wager}")
        if not self._wager:
            self._rounds += 1
            self.happens(RoundStarted(self._rounds, deck="deck 1"))
        self._wager = wagered.amount
        self.happens(WagerTaken(wagered.seat, "blackjack", wagered.amount))

    def _proceed(self) -> None:
        if self._round is not None:
            self._round.go_on()
        elif self._wager:
            bet = Fraction(self._wager, 100)
            self._round = Round(self._bridge, self._name, self._seat, self._rounds, bet, self._forced, self.happens)
            self._round.deal(self._rules, self._chance, self._stack)
            self._stack = ()

    def _elect(self, stimulus: Draw | Stand | DoubleDown | Split | Surrender) -> None:
        if self._round is None or stimulus.seat != self._seat:
            raise Refused("it is nobody's turn there")
        if stimulus.hand not in HANDS:
            raise Refused("engine-blackjack has two hands at most")
        amount = getattr(stimulus, "amount", None)
        if amount is not None and amount != self._wager:
            raise Refused("engine-blackjack doubles by as much as was wagered")
        self._round.elect(ELECTIONS[type(stimulus)], stimulus.hand)


@cache
def _installed(folder: Path) -> dict[str, Any]:
    described: dict[str, Any] = json.loads(
        (folder / "node_modules" / "engine-blackjack" / "package.json").read_text(encoding="utf-8")
    )
    return described


def _describer(folder: Path) -> Callable[[], Description]:
    def describe() -> Description:
        bundle = folder / "node_modules" / "engine-blackjack" / "build" / "index.js"
        return Description(
            manufacturer=str(_installed(folder).get("author", "")),
            product="engine-blackjack",
            version=str(_installed(folder)["version"]),
            build="test",
            protocol=PROTOCOL_VERSION,
            vocabulary={"core": 1, "house-banked": 1, "points": 1},
            games=(RULEBOOK,),
            options=OPTIONS,
            forcing=("order", "positions"),
            unseen=UNSEEN,
            readings=READINGS,
            components=(Component("engine-blackjack, its bundle", Bridge.digest(bundle), "the adapter"),),
            configuration="any two cards are doubled, also after a split; aces that are split get one card each",
        )

    return describe


def system(folder: str) -> ForeignSystem:
    """The package in this folder, in a Node of its own."""
    place = Path(folder or ".")
    try:
        _installed(place)
    except OSError:
        raise ClausewiseError(
            f"engine-blackjack is not installed in {place}: run npm install engine-blackjack there, "
            "and name the folder, as in engine-blackjack:FOLDER"
        ) from None
    bridge = Bridge(place)
    numbers = iter(range(1, 1_000_000_000))

    def open_table(setup: TableSetup) -> EngineBlackjackTable:
        if setup.rulebook != RULEBOOK:
            raise NotOffered(f"engine-blackjack plays {RULEBOOK}, not {setup.rulebook}")
        for question, choice in setup.readings.items():
            if READINGS.get(question, choice) != choice:
                raise NotOffered(f"engine-blackjack plays {question} as {READINGS[question]}, not as {choice}")
        for option, value in setup.options.items():
            if option in OPTIONS and value not in OPTIONS[option]:
                raise NotOffered(f"engine-blackjack is not set up for {option} {value}")
        return EngineBlackjackTable(setup, bridge, str(next(numbers)))

    return ForeignSystem("engine-blackjack", open_table, _describer(place))
