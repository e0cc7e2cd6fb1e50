"""OpenSpiel's `blackjack` as a system under test: Oneida Blackjack of one player, who draws and stands.

A translation and no more. It has one deck, one player and a wager of one; it leaves to its caller which card chance
brings, and takes any that is left in the deck. What it knows nothing of (doubling, splitting, insurance, a Blackjack
that is paid more) is not offered or not told; what it returns to the player is told as what the wager is paid.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.metadata import distribution
from random import Random
from typing import TYPE_CHECKING, Any, Final

import pyspiel

from clausewise.adapters.third_party.table import ForeignSystem, ForeignTable, Refused
from clausewise.reference_engine.core.cards import PACK
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.rulings import NotOffered
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled, WagerTaken, WagerWithdrawn
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import ChangeWager, PlaceWager, WithdrawWager
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.cards.stimuli import ForceCards
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed, Rise, Sit
from clausewise.reference_engine.vocabulary.description import PROTOCOL_VERSION, Component, Description, TableSetup
from clausewise.reference_engine.vocabulary.points.events import Elected
from clausewise.reference_engine.vocabulary.points.stimuli import Draw, Stand

if TYPE_CHECKING:
    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.vocabulary.against_dealer.words import Result
    from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

RULEBOOK: Final = "oneida-blackjack"
POSITIONS: Final = 7
HIT, STAND = 0, 1
DEALER: Final = "dealer"
FIRST_CARDS: Final = 4
"""Two for the player, then two for the dealer."""
OPTIONS: Final[dict[str, tuple[str | int, ...]]] = {
    "dealing": ("manual shoe", "hand"),
    "shuffling": ("by hand", "by device"),
    "decks": (1,),
    "soft-17": ("stood",),
    "blackjack-paid": ("at the end",),
    "simple-21": ("loses",),
    "surrender": ("prohibited",),
    "insurance": ("prohibited",),
    "doubling": ("prohibited",),
    "splitting": ("prohibited",),
    "suit-wager": ("none",),
    "hit-wagers": ("not offered",),
    "multiple-action": ("not offered",),
    "match-play": ("not accepted",),
}
# Of dealing and shuffling the engine shows nothing.
READINGS: Final = {"two-aces": "one-at-a-time"}
UNSEEN: Final = (
    "shuffles", "stacks", "cuts", "offers the cut", "refuses the cut", "completes the cut", "loads", "burns",
    "finds the cutting card", "announces", "collects cards", "discards", "words",
    "face", "source", "taken_with", "placed_with", "place", "deck",
    # it is not told of them: who wagers with what, and what a house decides and declares
    "declaration", "player", "instrument", "choose", "floor-orders", "ask-for-cards", "bring-decks",
    "touch-cards", "ask-for-burn-cards",
)  # fmt: skip


class BlackjackTable(ForeignTable):
    """One player with a wager, of whom every round is a game of the engine."""

    def __init__(self, setup: TableSetup) -> None:
        super().__init__()
        self._chance = Random(setup.seed)  # noqa: S311  a repeatable order of cards, not a secret
        self._game: Any = pyspiel.load_game("blackjack")
        self._seats: set[int] = set()
        self._seat, self._wager = 0, Cents(0)
        """Who wagers, and how much; the engine has one player."""
        self._rounds = 0
        self._state: Any = None
        self._told: dict[str, int] = {}
        """How many cards of each hand have been told."""
        self._forced: dict[str, list[Card]] = {}

    # --- stimuli ------------------------------------------------------------------------------------------------------

    def act(self, stimulus: AnyStimulus) -> None:
        match stimulus:
            case Sit() | Rise():
                self._sits(stimulus)
            case PlaceWager():
                self._place(stimulus)
            case ChangeWager() | WithdrawWager() if self._state is None:
                self._change(stimulus)
            case ForceCards():
                for given in stimulus.places:
                    self._forced.setdefault(given.place, []).extend(given.cards)
            case Proceed():
                self._begin()
            case Draw() | Stand() if self._state is not None:
                self._elect(stimulus)
            case _:
                raise Refused("OpenSpiel has no action for that now")

    def _sits(self, stimulus: Sit | Rise) -> None:
        seat = stimulus.seat
        if isinstance(stimulus, Sit) and self._seats - {seat}:
            raise Refused("OpenSpiel has one player")
        if isinstance(stimulus, Sit) and seat <= POSITIONS:
            self._seats.add(seat)
        elif isinstance(stimulus, Rise) and seat in self._seats and (self._state is None or seat != self._seat):
            self._seats.remove(seat)
        else:
            raise Refused("nobody can take that place, or leave it, now")

    def _place(self, wagered: PlaceWager) -> None:
        if self._state is not None or wagered.seat not in self._seats:
            raise Refused("OpenSpiel begins a game with the player that it has")
        if wagered.wager != "blackjack" or wagered.hand != 1:
            raise Refused(f"OpenSpiel knows no wager {wagered.wager}")
        if self._seat not in (0, wagered.seat):
            raise Refused("OpenSpiel has one player")
        if not self._seat:
            self._rounds += 1
            self.happens(RoundStarted(self._rounds, deck="deck 1"))
        self._seat, self._wager = wagered.seat, Cents(self._wager + wagered.amount)
        self.happens(WagerTaken(self._seat, "blackjack", self._wager))

    def _change(self, stimulus: ChangeWager | WithdrawWager) -> None:
        """The engine is told of no amount: until the cards are dealt a wager is the table's."""
        if stimulus.seat != self._seat or stimulus.wager != "blackjack":
            raise Refused("there is no such wager")
        if isinstance(stimulus, ChangeWager):
            self._wager = stimulus.amount
            self.happens(WagerTaken(self._seat, "blackjack", self._wager))
        else:
            self.happens(WagerWithdrawn(self._seat, "blackjack", self._wager))
            self._seat, self._wager = 0, Cents(0)

    def _elect(self, stimulus: Draw | Stand) -> None:
        if stimulus.seat != self._seat or stimulus.hand != 1:
            raise Refused("OpenSpiel waits for its one player")
        self.happens(Elected(self._seat, "draws" if isinstance(stimulus, Draw) else "stands"))
        self._state.apply_action(HIT if isinstance(stimulus, Draw) else STAND)
        self._go_on()

    # --- a round ------------------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        if self._state is not None or not self._seat:
            return
        self._state, self._told = self._game.new_initial_state(), {}
        for number in range(FIRST_CARDS):
            self._chance_brings(self._player if number < FIRST_CARDS // 2 else DEALER)
        visible = self._card(self._state.dealers_visible_card())
        self.happens(Procedure("turns up", owner=DEALER, cards=(visible,)))
        self._go_on()

    @property
    def _player(self) -> str:
        return f"seat {self._seat}"

    def _go_on(self) -> None:
        """To the next decision, or to the end."""
        state, stood = self._state, False
        while state.is_chance_node():
            drawn_by = self._player if state.is_player_node() or not state.is_turn_over(0) else DEALER
            if drawn_by == DEALER and not stood:
                stood = True
                self._turn_up()
            self._chance_brings(drawn_by)
        if not state.is_terminal():
            self._total(self._player, 0)
            self.happens(Procedure("asks", seat=self._seat))
            return
        if not stood:
            self._turn_up()
        self._total(DEALER, state.dealer_id())
        self._settle()

    def _turn_up(self) -> None:
        visible = self._state.dealers_visible_card()
        hidden = next(card for card in self._state.cards(self._state.dealer_id()) if card != visible)
        self.happens(Procedure("turns up", owner=DEALER, cards=(self._card(hidden),)))

    def _chance_brings(self, owner: str) -> None:
        """The card that was forced for this place, or any that is left."""
        outcomes = [outcome for outcome, _ in self._state.chance_outcomes()]
        wanted = self._forced.get(owner, [])
        kept = {card for cards in self._forced.values() for card in cards}
        card = wanted.pop(0) if wanted else None
        outcome = next((one for one in outcomes if self._card(one) == card), None)
        if outcome is None:
            free = [one for one in outcomes if self._card(one) not in kept] or outcomes
            outcome = self._chance.choice(free)
        self._state.apply_action(outcome)
        number = self._told[owner] = self._told.get(owner, 0) + 1
        hidden = owner == DEALER and number <= FIRST_CARDS // 2
        self.happens(CardDealt(owner, number, "down" if hidden else "up", self._card(outcome)))

    def _card(self, outcome: int) -> Card:
        """The engine writes the suit first."""
        suit, rank = self._state.action_to_string(pyspiel.PlayerId.CHANCE, outcome)
        return PACK[PACK.index(f"{rank}{suit.lower()}")]

    def _total(self, owner: str, player: int) -> None:
        self.happens(Procedure("announces the total", owner=owner, count=self._state.get_best_player_total(player)))

    def _settle(self) -> None:
        returned = self._state.returns()[0]
        result: Result = "wins" if returned > 0 else "loses" if returned < 0 else "returned"
        pays = Cents(max(0, round(returned * self._wager)))
        event = WagerSettled(self._seat, "blackjack", self._wager, result, pays, stake_back=result != "loses")
        self.happens(event)
        self.happens(RoundEnded(self._rounds))
        self._state, self._seat, self._wager = None, 0, Cents(0)
        self._forced.clear()


@cache
def describe() -> Description:
    """What this game of OpenSpiel can do, and what of it is installed."""
    installed = distribution("open_spiel")
    files = installed.read_text("RECORD") or ""
    return Description(
        manufacturer="Google DeepMind",
        product="OpenSpiel, blackjack",
        version=installed.version,
        build="production",
        protocol=PROTOCOL_VERSION,
        vocabulary={"core": 1, "house-banked": 1, "points": 1},
        games=(RULEBOOK,),
        options=OPTIONS,
        forcing=("positions",),
        unseen=UNSEEN,
        readings=READINGS,
        components=(Component("open_spiel, list of its files", sha256(files.encode()).hexdigest(), "the adapter"),),
        configuration="one player and one deck, without parameters",
    )


def open_table(setup: TableSetup) -> BlackjackTable:
    """A table by the choices and readings by which it plays."""
    if setup.rulebook != RULEBOOK:
        raise NotOffered(f"this game of OpenSpiel is set up for {RULEBOOK}, not for {setup.rulebook}")
    if not setup.ready:
        raise NotOffered("OpenSpiel has no table without cards")
    for question, choice in setup.readings.items():
        if READINGS.get(question, choice) != choice:
            raise NotOffered(f"OpenSpiel plays {question} as {READINGS[question]}, not as {choice}")
    for option, value in setup.options.items():
        if value not in OPTIONS.get(option, (value,)):
            raise NotOffered(f"OpenSpiel is not set up for {option} {value}")
    return BlackjackTable(setup)


def system() -> ForeignSystem:
    """OpenSpiel's blackjack in this process."""
    return ForeignSystem("openspiel-blackjack", open_table, describe)
