"""Whole hands of a pot game as hypothesis draws them, and what can be read from the events of one."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from hypothesis import strategies as st

from clausewise.reference_engine.core.cards import PACK, Card
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.families.pot.rules import PotRules
from clausewise.reference_engine.families.pot.table import PotTable
from clausewise.reference_engine.families.table import Opening
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.cards.stimuli import StackDeck
from clausewise.reference_engine.vocabulary.core.events import RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Proceed
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import (
    BetMade,
    BetReturned,
    BoardDealt,
    FeeTaken,
    PotAwarded,
    TurnGiven,
)
from clausewise.reference_engine.vocabulary.pot.stimuli import Bet, BuyIn, Call, Check, Discard, PlaceButton, Raise
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

GAMES = [name for name, book in RULEBOOKS.items() if isinstance(book.rules, PotRules) and name != "oasis-collection"]
"""Every game whose rulebook says how it is played, and not only what is collected."""
MOST_ACTS = 400


@dataclass
class Played:
    """A table after some hands."""

    table: PotTable
    bought: Counter[int] = field(default_factory=Counter)
    intruders: list[str] = field(default_factory=list)
    """Acts of somebody whose turn it was not that were taken all the same."""

    @property
    def events(self) -> list[AnyEvent]:
        return [seen.event for seen in self.table.seen]

    def hands(self) -> list[list[AnyEvent]]:
        """The events of each hand by itself."""
        found: list[list[AnyEvent]] = []
        for event in self.events:
            if isinstance(event, RoundStarted):
                found.append([])
            if found:
                found[-1].append(event)
        return [hand for hand in found if any(isinstance(event, RoundEnded) for event in hand)]


def rules_of(rulebook: str) -> PotRules:
    """The data of a game."""
    rules = RULEBOOKS[rulebook].rules
    assert isinstance(rules, PotRules)
    return rules


@st.composite
def played(draw: st.DrawFn, rulebook: str, hands: int = 2) -> Played:
    """Some hands at one table: any options, readings, seats, stacks, cards and acts."""
    rules = rules_of(rulebook)
    options = {name: draw(st.sampled_from(values)) for name, values in rules.options.items()}
    readings = {name: draw(st.sampled_from(choices)) for name, choices in rules.readings.items() if name != "ten-seats"}
    if draw(st.booleans()):
        readings = {}
    seats = draw(st.lists(st.integers(1, int(options.get("seats", 10))), min_size=2, max_size=5, unique=True))
    found = Played(PotTable(Opening(TableSetup(rulebook, options, readings, draw(st.integers(0, 1000))), rules)))
    for seat in seats:
        amount = 100 * draw(st.integers(1, 30) | st.integers(30, 300))
        found.bought[seat] += amount
        assert found.table.submit(BuyIn(seat, Cents(amount))).accepted
    for _ in range(hands):
        if draw(st.booleans()):
            found.table.submit(PlaceButton(draw(st.sampled_from(seats))))
        if draw(st.booleans()):
            found.table.submit(StackDeck(tuple(draw(st.permutations(PACK))[:20])))
        _play_a_hand(draw, found, seats)
    return found


def _play_a_hand(draw: st.DrawFn, found: Played, seats: list[int]) -> None:
    table, before = found.table, len(found.table.seen)
    for _ in range(MOST_ACTS):
        events = [seen.event for seen in table.seen[before:]]
        if any(isinstance(event, RoundEnded) for event in events):
            return
        turn = next((event for event in reversed(events) if isinstance(event, TurnGiven)), None)
        if turn is None or table.hand is None or not table.hand.turn:
            length = len(table.seen)
            table.submit(Proceed())
            if len(table.seen) == length:
                return  # nobody to play with
            continue
        _intrude(draw, found, seats, turn)
        if found.intruders:
            return
        _act(draw, table, turn)
    raise AssertionError("the hand never ends")


def _intrude(draw: st.DrawFn, found: Played, seats: list[int], turn: TurnGiven) -> None:
    """Everybody but the player in turn tries something."""
    others = [seat for seat in seats if seat != turn.seat]
    seat = draw(st.sampled_from(others))
    amount = Cents(100 * draw(st.integers(1, 20)))
    acts: tuple[AnyStimulus, ...] = (
        Check(seat), Call(seat), Bet(seat, amount), Raise(seat, amount), Fold(seat), Discard(seat),
    )  # fmt: skip
    for act in acts:
        length = len(found.table.seen)
        if found.table.submit(act).accepted or len(found.table.seen) != length:
            found.intruders.append(f"{act} in the turn of seat {turn.seat}")


def _act(draw: st.DrawFn, table: PotTable, turn: TurnGiven) -> None:
    option = draw(st.sampled_from([name for name in turn.options if name != "fold"] * 3 + ["fold"]))
    hand = table.hand
    assert hand is not None
    player = hand.players[turn.seat]
    to = hand.betting.bet_to if hand.betting is not None else 0
    most = max(1, (player.stack + player.round_bet) // 100)
    amount = Cents(100 * draw(st.integers(1, most)))
    raised = Cents(to + 100 * draw(st.integers(1, max(1, min(most, 40)))))
    cards = tuple(player.cards[: draw(st.integers(1, 3))])
    acts: dict[str, AnyStimulus] = {
        "fold": Fold(turn.seat), "check": Check(turn.seat), "call": Call(turn.seat),
        "bet": Bet(turn.seat, min(amount, Cents(player.stack))), "raise": Raise(turn.seat, raised),
        "discard": Discard(turn.seat, cards), "retain": Discard(turn.seat),
    }  # fmt: skip
    # a wager of a size that the limits do not allow is refused; then the hand goes on with what is always allowed
    if not table.submit(acts[option]).accepted:
        plain = "discard" if "discard" in turn.options else "fold"
        act = Discard(turn.seat, tuple(player.cards[:1])) if plain == "discard" else Fold(turn.seat)
        receipt = table.submit(act)
        assert receipt.accepted, f"{act} is refused: {receipt.reason}"


# --- reading the events of a hand -------------------------------------------------------------------------------------


def put_in(hand: list[AnyEvent]) -> Counter[int]:
    """What each seat has in the pots of a hand."""
    found: Counter[int] = Counter()
    for event in hand:
        if isinstance(event, BetMade):
            found[event.seat] += event.amount
        elif isinstance(event, BetReturned):
            found[event.seat] -= event.amount
    return found


def won(hand: list[AnyEvent]) -> Counter[int]:
    """What each seat is awarded."""
    found: Counter[int] = Counter()
    for event in hand:
        if isinstance(event, PotAwarded):
            found[event.seat] += event.amount
    return found


def fees(hand: list[AnyEvent]) -> int:
    """What the house takes."""
    return sum(event.amount for event in hand if isinstance(event, FeeTaken))


def cards_seen(hand: list[AnyEvent]) -> list[Card]:
    """Every card of a hand that left the deck with its face known."""
    found: list[Card] = []
    for event in hand:
        if isinstance(event, CardDealt) and event.card is not None:
            found.append(event.card)
        elif isinstance(event, BoardDealt):
            found += event.cards
    return found
