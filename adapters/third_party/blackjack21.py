"""blackjack21 as a system under test: Oneida Blackjack with several players, dealt from cards that it is handed.

A translation and no more. blackjack21 plays a round of players with a wager each: who gets which card, whose turn it
is, what may be elected, who wins. It has no shoe and no cut, offers no insurance, and says of a wager that it wins and
not what it is paid; these stand in `unseen`.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.metadata import distribution
from random import Random
from typing import TYPE_CHECKING, Final

from clausewise.adapters.third_party.blackjack21_round import ELECTIONS, Round
from clausewise.adapters.third_party.table import ForeignSystem, ForeignTable, Refused
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.rulings import NotOffered
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerTaken, WagerWithdrawn
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import ChangeWager, PlaceWager, WithdrawWager
from clausewise.reference_engine.vocabulary.cards.stimuli import ForceCards
from clausewise.reference_engine.vocabulary.core.events import RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed, Rise, Sit
from clausewise.reference_engine.vocabulary.description import PROTOCOL_VERSION, Component, Description, TableSetup

if TYPE_CHECKING:
    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

RULEBOOK: Final = "oneida-blackjack"
POSITIONS: Final = 7
"""The engine takes any number of players and numbers none; a table of the rules has seven places."""
OPTIONS: Final[dict[str, tuple[str | int, ...]]] = {
    "dealing": ("manual shoe", "hand"),
    "shuffling": ("by hand", "by device"),
    "decks": (2, 1, 6, 8),
    "soft-17": ("drawn", "stood"),
    "blackjack-paid": ("at the end",),
    "simple-21": ("loses",),
    "surrender": ("allowed",),
    "insurance": ("prohibited",),
    "doubling": ("allowed",),
    "splitting": ("allowed",),
    "suit-wager": ("none",),
    "hit-wagers": ("not offered",),
    "multiple-action": ("not offered",),
    "match-play": ("not accepted",),
}
# Of dealing and shuffling the engine shows nothing.
READINGS: Final = {
    "ten-ace-after-split": "any-ten",
    "double-for-less": "refused",
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
    "face", "source", "taken_with", "placed_with", "place", "deck", "pays", "stake_back",
    # it is not told of them: who wagers with what, and what a house decides and declares
    "declaration", "player", "instrument", "choose", "floor-orders", "ask-for-cards", "bring-decks",
    "touch-cards", "ask-for-burn-cards",
)  # fmt: skip


class Blackjack21Table(ForeignTable):
    """Players with a wager each, of whom every round is a table of the engine."""

    def __init__(self, setup: TableSetup) -> None:
        super().__init__()
        self._draws_on_soft_17 = setup.options.get("soft-17", OPTIONS["soft-17"][0]) == "drawn"
        self._packs = int(setup.options.get("decks", OPTIONS["decks"][0]))
        self._chance = Random(setup.seed)  # noqa: S311  a repeatable order of cards, not a secret
        self._seats: set[int] = set()
        self._wagers: dict[int, Cents] = {}
        self._rounds = 0
        self._round: Round | None = None
        self._forced: dict[tuple[str, int], list[Card]] = {}

    def act(self, stimulus: AnyStimulus) -> None:
        match stimulus:
            case Sit() | Rise():
                self._seat(stimulus)
            case PlaceWager():
                self._place(stimulus)
            case ChangeWager() | WithdrawWager() if self._round is None:
                self._change(stimulus)
            case ForceCards():
                for given in stimulus.places:
                    self._forced.setdefault((given.place, given.hand), []).extend(given.cards)
            case Proceed():
                self._begin()
            case _ if type(stimulus) in ELECTIONS and self._round is not None:
                self._round.elect(stimulus)
            case _:
                raise Refused("blackjack21 has no action for that now")
        if self._round is not None and self._round.over:
            self._round = None
            self._wagers.clear()
            self._forced.clear()

    def _seat(self, stimulus: Sit | Rise) -> None:
        seat = stimulus.seat
        if isinstance(stimulus, Sit) and seat <= POSITIONS:
            self._seats.add(seat)
        elif isinstance(stimulus, Rise) and seat in self._seats and (self._round is None or seat not in self._wagers):
            self._seats.remove(seat)
            if seat in self._wagers:
                self.happens(WagerWithdrawn(seat, "blackjack", self._wagers.pop(seat)))
        else:
            raise Refused("nobody can take that place, or leave it, now")

    def _place(self, wagered: PlaceWager) -> None:
        if self._round is not None:
            raise Refused("blackjack21 is told of wagers before a round")
        if wagered.seat not in self._seats:
            raise Refused("nobody sits there")
        if wagered.wager != "blackjack" or wagered.hand != 1:
            raise Refused(f"blackjack21 knows no wager {wagered.wager}")
        if not self._wagers:
            self._rounds += 1
            self.happens(RoundStarted(self._rounds, deck="deck 1"))
        amount = Cents(self._wagers.get(wagered.seat, 0) + wagered.amount)
        self._wagers[wagered.seat] = amount
        self.happens(WagerTaken(wagered.seat, "blackjack", amount))

    def _change(self, stimulus: ChangeWager | WithdrawWager) -> None:
        """The engine is told of a wager when the cards are dealt; until then it is the table's."""
        seat = stimulus.seat
        if seat not in self._wagers or stimulus.wager != "blackjack":
            raise Refused("there is no such wager")
        if isinstance(stimulus, ChangeWager):
            self._wagers[seat] = stimulus.amount
            self.happens(WagerTaken(seat, "blackjack", stimulus.amount))
        else:
            self.happens(WagerWithdrawn(seat, "blackjack", self._wagers.pop(seat)))

    def _begin(self) -> None:
        if self._round is not None or not self._wagers:
            return
        self._round = Round(self._rounds, dict(sorted(self._wagers.items())), self._forced, self.happens)
        self._round.begin(self._packs, self._chance, draws_on_soft_17=self._draws_on_soft_17)


@cache
def describe() -> Description:
    """What blackjack21 can do, and what of it is installed."""
    installed = distribution("blackjack21")
    files = installed.read_text("RECORD") or ""
    return Description(
        manufacturer="the authors of blackjack21",
        product="blackjack21",
        version=installed.version,
        build="test",
        protocol=PROTOCOL_VERSION,
        vocabulary={"core": 1, "house-banked": 1, "points": 1},
        games=(RULEBOOK,),
        options=OPTIONS,
        forcing=("positions",),
        unseen=UNSEEN,
        readings=READINGS,
        components=(Component("blackjack21, list of its files", sha256(files.encode()).hexdigest(), "the adapter"),),
        configuration="its own table; aces that are split get one card each",
    )


def open_table(setup: TableSetup) -> Blackjack21Table:
    """A table by the choices and readings by which it plays."""
    if setup.rulebook != RULEBOOK:
        raise NotOffered(f"blackjack21 plays {RULEBOOK}, not {setup.rulebook}")
    for question, choice in setup.readings.items():
        if READINGS.get(question, choice) != choice:
            raise NotOffered(f"blackjack21 plays {question} as {READINGS[question]}, not as {choice}")
    for option, value in setup.options.items():
        if option in OPTIONS and value not in OPTIONS[option]:
            raise NotOffered(f"blackjack21 is not set up for {option} {value}")
    return Blackjack21Table(setup)


def system() -> ForeignSystem:
    """blackjack21 in this process."""
    return ForeignSystem("blackjack21", open_table, describe)
