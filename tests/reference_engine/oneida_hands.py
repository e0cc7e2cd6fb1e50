"""Evenings at a table of one of Oneida's nine games as hypothesis draws them, by what a table says may be done."""

from __future__ import annotations

from hypothesis import strategies as st

from clausewise.reference_engine.core.cards import PACK
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.families.offers import Offer
from clausewise.reference_engine.families.pot.may import may
from clausewise.reference_engine.families.pot.rules import PotRules
from clausewise.reference_engine.families.pot.table import PotTable
from clausewise.reference_engine.families.table import Opening
from clausewise.reference_engine.rulebooks.oneida_poker.games import BOOK
from clausewise.reference_engine.vocabulary.cards.stimuli import StackDeck
from clausewise.reference_engine.vocabulary.core.events import RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Proceed
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.pot.stimuli import Bet, BuyIn, Call, Check, Discard, PlaceButton, Raise
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from tests.reference_engine.pot_hands import Played

RULEBOOK = "oneida-poker"
MOST_ACTS = 400
IN_TURN = (Fold, Check, Call, Bet, Raise, Discard)


def rules_of(game: str) -> PotRules:
    """The data of one of the games."""
    rules = BOOK.game({"game": game}).rules
    assert isinstance(rules, PotRules)
    return rules


@st.composite
def evening(
    draw: st.DrawFn, game: str, hands: int = 3, options: dict[str, str | int] | None = None, *, adopted: bool = False
) -> Played:
    """Some hands at one table: any options that are not named, readings, seats, stacks, cards and acts."""
    rules = rules_of(game)
    chosen: dict[str, str | int] = {name: draw(st.sampled_from(values)) for name, values in rules.options.items()}
    chosen = {**chosen, "game": game, **(options or {})}
    readings = {name: draw(st.sampled_from(choices)) for name, choices in rules.readings.items()}
    if adopted or draw(st.booleans()):
        readings = {}
    seats = draw(st.lists(st.integers(1, int(chosen["seats"])), min_size=2, max_size=5, unique=True))
    table = PotTable(Opening(TableSetup(RULEBOOK, chosen, readings, draw(st.integers(0, 1000))), rules))
    found = Played(table)
    for seat in seats:
        amount = 100 * draw(st.integers(5, 60) | st.integers(60, 400))
        found.bought[seat] += amount
        assert table.submit(BuyIn(seat, Cents(amount))).accepted
    for _ in range(hands):
        if rules.button and draw(st.booleans()):
            table.submit(PlaceButton(draw(st.sampled_from(seats))))
        if draw(st.booleans()):
            table.submit(StackDeck(tuple(draw(st.permutations(PACK))[:20])))
        _play_a_hand(draw, found, seats)
    return found


def _play_a_hand(draw: st.DrawFn, found: Played, seats: list[int]) -> None:
    table, before = found.table, len(found.table.seen)
    for _ in range(MOST_ACTS):
        if any(isinstance(seen.event, RoundEnded) for seen in table.seen[before:]):
            return
        hand = table.hand
        if hand is None or not hand.turn:
            length = len(table.seen)
            table.submit(Proceed())
            if len(table.seen) == length and table.hand is None:
                return  # nobody to play with
            continue
        _intrude(draw, found, [seat for seat in seats if seat != hand.turn])
        if found.intruders:
            return
        _act(draw, found, hand.turn)
    raise AssertionError("the hand never ends")


def _intrude(draw: st.DrawFn, found: Played, others: list[int]) -> None:
    """Somebody tries something who has not the turn."""
    seat = draw(st.sampled_from(others))
    amount = Cents(100 * draw(st.integers(1, 20)))
    acts: tuple[AnyStimulus, ...] = (Check(seat), Call(seat), Bet(seat, amount), Raise(seat, amount), Fold(seat))
    length = len(found.table.seen)
    act = draw(st.sampled_from(acts))
    if found.table.submit(act).accepted or len(found.table.seen) != length:
        found.intruders.append(f"{act} out of turn")


def _act(draw: st.DrawFn, found: Played, seat: int) -> None:
    """One of the acts that are offered; a fold less often than others."""
    table = found.table
    offers = [offer for offer in may(table) if isinstance(offer.act, IN_TURN) and getattr(offer.act, "seat", 0) == seat]
    assert offers, f"seat {seat} has the turn, and nothing may be done"
    offer: Offer = draw(st.sampled_from([one for one in offers if not isinstance(one.act, Fold)] * 3 + offers))
    act = draw(st.sampled_from(offer.edges()))
    receipt = table.submit(act)
    assert receipt.accepted, f"{act} is offered, and refused: {receipt.reason}"
