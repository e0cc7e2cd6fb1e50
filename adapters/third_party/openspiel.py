"""OpenSpiel's `universal_poker` as a system under test: Oasis Hold'em, observed and not forced.

A translation and no more. OpenSpiel plays one hand: it has no seats, no button that moves on, no deck that is shuffled
or burnt from, no dealer who gathers bets or takes a fee, and it names no pots; these stand in `unseen`. What it does
(who acts, what may be wagered, which hands are best, who gets how much) is told as it says it, right or wrong.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.metadata import distribution
from random import Random
from typing import TYPE_CHECKING, Final

from clausewise.adapters.third_party.openspiel_hand import (
    BIG_BLIND,
    CALL,
    FOLD,
    MOST_PLAYERS,
    SMALL_BLIND,
    EngineHand,
    Structure,
)
from clausewise.adapters.third_party.table import ForeignSystem, ForeignTable, Refused
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.rulings import NotOffered
from clausewise.reference_engine.vocabulary.cards.events import CardDealt, HandRanked
from clausewise.reference_engine.vocabulary.core.events import Folded, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Proceed, Rise, Sit
from clausewise.reference_engine.vocabulary.description import PROTOCOL_VERSION, Component, Description, TableSetup
from clausewise.reference_engine.vocabulary.pot.events import BetMade, BoardDealt, PotAwarded, TurnGiven
from clausewise.reference_engine.vocabulary.pot.stimuli import Bet, BuyIn, Call, Check, PlaceButton, Raise
from clausewise.reference_engine.vocabulary.pot.words import BetAction, TurnOption, TurnRound

if TYPE_CHECKING:
    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

RULEBOOK: Final = "oasis-holdem"
CHIP: Final = 100
"""The engine counts in whole chips; the smallest of this game is a dollar."""
UNSEEN: Final = (
    "button-placed", "bets-gathered", "fee-taken", "cards-discarded", "hand-shown",
    "shuffles", "cuts", "burns", "collects cards", "determines the rate",
    "pot", "odd_chips", "source", "place",
    # it is not told of them: what a house decides and declares, whose money is wagered, when blinds are posted
    "declaration", "player", "set-rate", "bring-decks", "choose", "post", "decline-to-post",
)  # fmt: skip
OPTIONS: Final[dict[str, tuple[str | int, ...]]] = {"blinds": ("2-4",), "number-of-blinds": (2, 1)}
READINGS: Final = {
    "same-category": "card-by-card",
    "wrapped-straights": "none",
    "full-house-order": "three-first",
    "hole-cards-used": "any",
    "ten-seats": "cap",
    "back-line": "barred",
    "heads-up-blinds": "left-of-the-button",
    "blinds-count": "toward-the-call",
    "least-bet": "big-blind",
    "least-raise": "last-raise",
    "opening-wager": "no-raise",
    "short-call": "for-less",
    "side-pots": "matched-only",
    "uncalled-bet": "stays-in-the-pot",
    "all-but-one-fold": "ends-the-hand",
    "one-blind": "big",
}
"""How the engine plays where the document is unclear. What is not named here it does in no way that can be told."""
AS_WELL: Final = {"heads-up-blinds": "button-is-small", "opening-wager": "a-raise"}
"""Other choices that it can be set up with."""
ROUNDS: Final[tuple[TurnRound, ...]] = ("first", "second", "third", "fourth")
STREETS: Final = {3: "flop", 4: "turn", 5: "river"}


class OpenSpielTable(ForeignTable):
    """Players with chips, of whom each hand is another game of the engine."""

    def __init__(self, setup: TableSetup) -> None:
        super().__init__()
        self._structure = Structure(
            one_blind=setup.options.get("number-of-blinds") == 1,
            button_is_small=setup.readings.get("heads-up-blinds") == "button-is-small",
            opening_is_a_raise=setup.readings.get("opening-wager") == "a-raise",
        )
        self._chance = Random(setup.seed)  # noqa: S311  a repeatable order of cards, not a secret
        self._stacks: dict[int, float] = {}
        """Chips by seat. What the engine has paid in parts of a chip it takes in no hand that follows."""
        self._button = 0
        """The seat that is in the last position of the next hand; 0 where nobody has said."""
        self._seats: tuple[int, ...] = ()
        """Who is in the hand, in the engine's order."""
        self._folded: set[int] = set()
        self._hand: EngineHand | None = None
        self._hands = 0

    # --- stimuli ------------------------------------------------------------------------------------------------------

    def act(self, stimulus: AnyStimulus) -> None:
        match stimulus:
            case Proceed():
                self._proceed()
            case Sit():
                self._take_seat(stimulus.seat)
            case BuyIn():
                self._buy_in(stimulus)
            case Rise():
                self._require_out_of_the_hand(stimulus.seat)
                if self._stacks.pop(stimulus.seat, None) is None:
                    raise Refused("nobody sits there")
            case PlaceButton():
                if self._hand is not None:
                    raise Refused("positions stay as they are until the hand is over")
                self._button = stimulus.seat
            case Fold() | Check() | Call() | Bet() | Raise():
                self._act(stimulus)
            case _:
                raise Refused("OpenSpiel has no action for that")

    def _take_seat(self, seat: int) -> None:
        if not 1 <= seat <= MOST_PLAYERS:
            raise Refused(f"the engine has room for {MOST_PLAYERS} players")
        self._stacks.setdefault(seat, 0)

    def _buy_in(self, stimulus: BuyIn) -> None:
        if stimulus.amount % CHIP:
            raise Refused("the engine counts in whole chips")
        if self._hand is not None and stimulus.seat in self._seats:
            raise Refused("a game of the engine is played to its end with the chips it began with")
        self._take_seat(stimulus.seat)
        self._stacks[stimulus.seat] += stimulus.amount // CHIP

    def _require_out_of_the_hand(self, seat: int) -> None:
        if self._hand is not None and seat in self._seats and seat not in self._folded:
            raise Refused("the player is in the hand")

    # --- a hand -------------------------------------------------------------------------------------------------------

    def _proceed(self) -> None:
        """On to the next player who has to act, or to the end of the hand."""
        if self._hand is None:
            self._begin()
        hand = self._current()
        if hand.player() is None:
            self._draw(hand)
            self._go_on(hand)

    def _current(self) -> EngineHand:
        if self._hand is None:
            raise Refused("no hand is in progress")
        return self._hand

    def _begin(self) -> None:
        """The next hand, with whoever has chips in the positions that were said."""
        if not self._button:
            raise Refused("OpenSpiel is told before each hand who is in which position; it moves no button")
        seats = self._in_position()
        chips = [int(self._stacks[seat]) for seat in seats]
        if len(seats) < 2:  # noqa: PLR2004  nobody plays against himself
            raise Refused("nobody plays against himself")
        blinds = self._structure.blinds(len(seats))
        if any(blind > stack for blind, stack in zip(blinds, chips, strict=True)):
            raise Refused("OpenSpiel begins no hand in which a player has less than the blind")
        self._seats, self._folded, self._button = seats, set(), 0
        self._hand = hand = EngineHand(self._structure, chips, self._chance)
        self._hands += 1
        self.happens(RoundStarted(self._hands, "deck 1"))
        put_in = hand.put_in()
        posted: tuple[tuple[int, BetAction], ...] = (
            (SMALL_BLIND, "posts the small blind"),
            (BIG_BLIND, "posts the big blind"),
        )
        for blind, action in posted:
            if blind in blinds:
                player = blinds.index(blind)
                self._bet_made(hand, player, action, put_in[player], put_in[player])

    def _in_position(self) -> tuple[int, ...]:
        """Who has chips, from the left of the button on."""
        seats = sorted(seat for seat, chips in self._stacks.items() if int(chips) > 0)
        return (*(seat for seat in seats if seat > self._button), *(seat for seat in seats if seat <= self._button))

    def _draw(self, hand: EngineHand) -> None:
        """Hole cards one by one, in the engine's order; the board street by street."""
        laid: list[Card] = []
        for drawn in hand.draw():
            if drawn.player is not None:
                self.happens(CardDealt(f"seat {self._seats[drawn.player]}", drawn.number, "down", drawn.card))
                continue
            laid.append(drawn.card)
            if drawn.number in STREETS:
                self.happens(BoardDealt(STREETS[drawn.number], tuple(laid), drawn.number))  # type: ignore[arg-type]  # closed
                laid.clear()

    def _go_on(self, hand: EngineHand) -> None:
        if hand.is_over():
            self._settle(hand)
            return
        player = hand.player()
        if player is not None:
            due = hand.due(player)
            event = TurnGiven(self._seats[player], _options(hand, due), ROUNDS[hand.round()], Cents(due * CHIP))
            self.happens(event)

    def _settle(self, hand: EngineHand) -> None:
        remain = [(player, seat) for player, seat in enumerate(self._seats) if seat not in self._folded]
        if len(remain) > 1:
            for player, seat in remain:
                self.happens(HandRanked(f"seat {seat}", "high", *hand.best_hand(player)))
        put_in = hand.put_in()
        for player, seat in enumerate(self._seats):
            gets = hand.gets(player)
            if gets > 0:
                # the protocol has whole cents; thirds of a chip are told as near as it can
                self.happens(PotAwarded("main", "whole", seat, Cents(round(gets * CHIP))))
            if seat in self._stacks:
                self._stacks[seat] += gets - put_in[player]
        self._hand = None
        self.happens(RoundEnded(self._hands))

    # --- acts ---------------------------------------------------------------------------------------------------------

    def _act(self, stimulus: Fold | Check | Call | Bet | Raise) -> None:
        hand = self._current()
        player = hand.player()
        if player is None or self._seats[player] != stimulus.seat:
            raise Refused("the engine waits for another player")
        if isinstance(stimulus, Call | Bet | Raise) and stimulus.player not in (None, stimulus.seat):
            raise Refused("the engine knows nobody but its players")
        if isinstance(stimulus, Fold):
            self._fold(hand, stimulus.seat)
        else:
            self._wager(hand, player, stimulus)
        if hand.player() is not None:
            self._go_on(hand)

    def _fold(self, hand: EngineHand, seat: int) -> None:
        if not hand.allows(FOLD):
            raise Refused("the engine lets nobody fold where nothing is due")
        hand.act(FOLD)
        self._folded.add(seat)
        self.happens(Folded(seat))

    def _wager(self, hand: EngineHand, player: int, stimulus: Check | Call | Bet | Raise) -> None:
        """What a player puts in, told by the difference that it makes."""
        action, engine_action = _action(hand, player, stimulus)
        if not hand.allows(engine_action):
            raise Refused("the engine does not allow it")
        before, to = hand.put_in()[player], hand.in_round(player)
        hand.act(engine_action)
        amount = hand.put_in()[player] - before
        self._bet_made(hand, player, action, amount, to + amount)

    def _bet_made(self, hand: EngineHand, player: int, action: BetAction, amount: int, to: int) -> None:
        all_in = amount > 0 and hand.is_all_in(player)
        self.happens(BetMade(self._seats[player], action, Cents(amount * CHIP), Cents(to * CHIP), all_in))


def _options(hand: EngineHand, due: int) -> tuple[TurnOption, ...]:
    """What the engine allows, in our words."""
    found: list[TurnOption] = ["fold"] if hand.allows(FOLD) else []
    if hand.allows(CALL):
        found.append("call" if due else "check")
    if hand.allows_more():
        found.append("raise" if hand.is_bet() else "bet")
    return tuple(found)


def _action(hand: EngineHand, player: int, stimulus: Check | Call | Bet | Raise) -> tuple[BetAction, int]:
    """What the player is seen to do, and the engine's action: one for check and call, one for bet and raise."""
    due = hand.due(player)
    match stimulus:
        case Check():
            if due:
                raise Refused("the engine's action is a call here")
            return "checks", CALL
        case Call():
            if not due or stimulus.amount not in (None, due * CHIP):
                raise Refused(f"the engine's call puts in {due}")
            return "calls", CALL
        case Bet():
            if hand.is_bet():
                raise Refused("the engine's action is a raise here")
            return "bets", _bet_of(hand, player, stimulus.amount)
        case Raise():
            return ("raises" if hand.is_bet() else "bets"), _bet_of(hand, player, stimulus.to)


def _bet_of(hand: EngineHand, player: int, to: Cents) -> int:
    total = hand.total(player, to // CHIP)
    if to % CHIP or total <= CALL:
        raise Refused("the engine has no such bet")
    return total


@cache
def describe() -> Description:
    """What OpenSpiel can do, and what of it is installed."""
    installed = distribution("open_spiel")
    files = installed.read_text("RECORD") or ""
    return Description(
        manufacturer="Google DeepMind",
        product="OpenSpiel, universal_poker",
        version=installed.version,
        build="production",
        protocol=PROTOCOL_VERSION,
        vocabulary={"core": 1, "pot": 1},
        games=(RULEBOOK,),
        options=OPTIONS,
        forcing=("seed",),
        unseen=UNSEEN,
        readings=READINGS,
        components=(Component("open_spiel, list of its files", sha256(files.encode()).hexdigest(), "the adapter"),),
        configuration="no limit, every whole amount; blinds of 2 and 4; at most three raises, without end between two",
    )


def open_table(setup: TableSetup) -> OpenSpielTable:
    """A table of the game that OpenSpiel is set up for, by the readings by which it plays."""
    if setup.rulebook != RULEBOOK:
        raise NotOffered(f"OpenSpiel is set up for {RULEBOOK}, not for {setup.rulebook}")
    if not setup.ready:
        raise NotOffered("OpenSpiel has no table without cards")
    for question, choice in setup.readings.items():
        if READINGS.get(question, choice) != choice and AS_WELL.get(question) != choice:
            raise NotOffered(f"OpenSpiel plays {question} as {READINGS[question]}, not as {choice}")
    for option, value in setup.options.items():
        if option in OPTIONS and value not in OPTIONS[option]:
            raise NotOffered(f"OpenSpiel is not set up for {option} {value}")
    return OpenSpielTable(setup)


def system() -> ForeignSystem:
    """OpenSpiel in this process."""
    return ForeignSystem("openspiel", open_table, describe)
