"""Faults by hand of the pot games, with the clauses that they break."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.families.pot import halving, limits, ranking
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import (
    BetMade,
    BetsGathered,
    BoardDealt,
    ButtonPlaced,
    CardsDiscarded,
    FeeTaken,
    HandShown,
    PotAwarded,
    TurnGiven,
)
from clausewise.reference_engine.vocabulary.pot.stimuli import Discard
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from tests.verdicts.by_hand import ByHand, acts, altered, instead, permits, tells, with_fields

HOLDEM, OMAHA, PINEAPPLE, LOWBALL = "oasis-holdem", "oasis-omaha", "oasis-pineapple", "oasis-lowball"
COLLECTION = "oasis-collection"
TURN, RIVER = 4, 5
"""So many cards lie on the board then."""
LATER: Final = ("second", "third", "fourth")
_FEE: Final = ("collection.5", "collection.9", "collection.1")
_best = ranking.best
_counted = limits.counted


def _of(kind: type, change: Callable[[Any, Any], AnyEvent | None]) -> Any:
    """Only events of a kind are told otherwise."""
    return lambda table, event: change(table, event) if isinstance(event, kind) else event


def _board(table: Any) -> int:
    return len(table.current().board)


def _fee(amount: int) -> Any:
    """The collection is another, and the pot that much less."""
    return _of(FeeTaken, lambda _table, fee: altered(
        fee, amount=Cents(amount), pot=Cents(max(0, fee.pot + fee.amount - amount))))  # fmt: skip


def _lower_seat(table: Any, players: Sequence[Any], share: Any) -> tuple[list[Any], tuple[str, ...]]:
    """Between equal hands the lower number of the seat wins."""
    equal, provisions = _best(table, players, share)
    return equal[:1] if not equal else [min(equal, key=lambda player: player.seat)], provisions


def _lower_seat_high(table: Any, players: Sequence[Any], share: Any) -> tuple[list[Any], tuple[str, ...]]:
    return _lower_seat(table, players, share) if share == "high" else _best(table, players, share)


def _two_raises_later(table: Any, betting: Any) -> int:
    """In the third round of betting one raise more is counted than was made."""
    found: int = _counted(table, betting)
    return found + int(betting.street.round == "third")


def _quarters(table: Any, hand: object, amount: int, highs: object, lows: object) -> tuple[int, int]:
    """The low hand has a quarter of the pot."""
    del hand, highs, lows
    chip = table.chip()
    low = amount // 4 // chip * chip
    return amount - low, low


def _one_half_each(table: Any, award: PotAwarded) -> PotAwarded | None:
    """Who has had the one half of a pot does not get the other."""
    before = [seen.event for seen in table.seen[-12:]]
    high = any(isinstance(one, PotAwarded) and (one.pot, one.share, one.seat) == (award.pot, "high", award.seat)
               for one in before)  # fmt: skip
    return None if award.share == "low" and high else award


def _last_to_show(table: Any) -> int:
    """The seat at the button's right hand, or the button, of those who are left."""
    return int(table.current().active()[-1].seat)


def _shows_none(table: object, shown: HandShown) -> HandShown | None:
    return None if shown.seat == _last_to_show(table) else shown


def _no_raise_offered(round_: str) -> Any:
    def change(_table: object, turn: TurnGiven) -> AnyEvent:
        return (
            altered(turn, options=tuple(one for one in turn.options if one != "raise"))
            if turn.round == round_
            else turn
        )

    return _of(TurnGiven, change)


def _three_for_the_button(stimulus: AnyStimulus, right: bool) -> bool:
    """Nobody may replace three cards; two are enough."""
    return right and not (isinstance(stimulus, Discard) and len(stimulus.cards) == 3)


def _not_moved(button: str) -> Any:
    return _of(ButtonPlaced, lambda table, placed: None if placed.button == button and table.rounds > 1 else placed)


def _gathered_at(cards: int) -> Any:
    return _of(BetsGathered, lambda table, gathered: None if _board(table) == cards else gathered)


def _folded_face_up(cards: int) -> Any:
    return _of(CardsDiscarded, lambda table, folded: altered(folded, face="up", cards=tuple(
        table.current().players[folded.seat].cards)) if _board(table) == cards else folded)  # fmt: skip


def _face_up(number: int) -> Any:
    """The button has one of its cards face up."""
    return _of(CardDealt, lambda table, card: altered(card, face="up")
               if card.face == "down" and (card.number, card.to) == (number, f"seat {table.current().button}")
               else card)  # fmt: skip


def _river_face_down(_table: object, board: BoardDealt) -> AnyEvent:
    return altered(board, face="down") if board.total == RIVER else board


def _burn(cards: int) -> Any:
    return acts("burns", with_fields(face="up"), when=lambda table, _event: _board(table) == cards)


HOLDEM_FAULTS: tuple[ByHand, ...] = (
    ByHand("the fee is five", HOLDEM, ("collection.9.1",), tells(_fee(500)), _FEE),
    ByHand("equal hands: the lower seat takes the pot", HOLDEM, ("award.b",), instead(ranking, "best", _lower_seat),
           ("award.a", "rank.suits"), short=True),
    ByHand("the burn before the turn is shown", HOLDEM, ("deal.turn.1",), _burn(3)),
    ByHand("a hand that is folded on the turn is shown", HOLDEM, ("deal.first.a.1",), tells(_folded_face_up(TURN)),
           ("deal.first.a", "deal.turn.a")),
    ByHand("in the third round of betting two raises are all", HOLDEM, ("deal.first.c.2",),
           instead(limits, "counted", _two_raises_later), ("deal.turn.c",)),
    ByHand("the last of the showdown shows nothing", HOLDEM, ("award.2",), tells(_of(HandShown, _shows_none))),
    ByHand("nobody is offered a raise after the flop", HOLDEM, ("deal.flop.5",), tells(_no_raise_offered("second")),
           ("deal.flop.c",)),
    ByHand("the last bets are not moved into the pot", HOLDEM, ("award.1",), tells(_gathered_at(RIVER))),
    ByHand("the button has its second card face up", HOLDEM, ("deal.cards.1",), tells(_face_up(2))),
    ByHand("the river lies face down", HOLDEM, ("deal.river.2",), tells(_of(BoardDealt, _river_face_down)),
           ("deal.river.4",)),
)  # fmt: skip

OMAHA_FAULTS: tuple[ByHand, ...] = (
    ByHand("the low hand has a quarter", OMAHA, ("award.c", "award.d"), instead(halving, "halves", _quarters)),
    ByHand("nobody has both halves", OMAHA, ("award.c.1", "award.d"), tells(_of(PotAwarded, _one_half_each)),
           ("award.c", "award.d.1")),
    ByHand("equal high hands: the lower seat takes it", OMAHA, ("award.b", "award.d"),
           instead(ranking, "best", _lower_seat_high), ("award.a", "rank.suits")),
    ByHand("the fee is three", OMAHA, ("collection.9.1",), tells(_fee(300)), _FEE),
    ByHand("the bets after the flop are not moved into the pot", OMAHA, ("deal.flop.6",), tells(_gathered_at(3))),
    ByHand("the burn before the river is shown", OMAHA, ("deal.river.1",), _burn(TURN)),
    ByHand("nobody is offered a raise on the turn", OMAHA, ("deal.turn.5",), tells(_no_raise_offered("third")),
           ("deal.turn.c", "deal.turn.6")),
    ByHand("the button has its fourth card face up", OMAHA, ("deal.cards.1",), tells(_face_up(4))),
)  # fmt: skip

PINEAPPLE_FAULTS: tuple[ByHand, ...] = (
    ByHand("the card that is put away is shown", PINEAPPLE, ("deal.discard.2",),
           tells(_of(CardsDiscarded, lambda _table, away: altered(away, face="up") if away.count == 1 else away))),
    ByHand("equal hands: the lower seat takes the pot", PINEAPPLE, ("award.b",), instead(ranking, "best", _lower_seat),
           ("award.a", "rank.suits")),
    ByHand("the fee is three", PINEAPPLE, ("collection.9.1",), tells(_fee(300)), _FEE),
    ByHand("the burn before the flop is shown", PINEAPPLE, ("deal.flop.1",), _burn(0)),
    ByHand("a hand that is folded on the river is shown", PINEAPPLE, ("deal.first.a.1",), tells(_folded_face_up(RIVER)),
           ("deal.first.a", "deal.river.a")),
    ByHand("nobody is offered a raise on the river", PINEAPPLE, ("deal.river.6",), tells(_no_raise_offered("fourth")),
           ("deal.river.c",)),
    ByHand("the last of the showdown shows nothing", PINEAPPLE, ("award.2",), tells(_of(HandShown, _shows_none))),
    ByHand("the bets of the turn are not moved into the pot", PINEAPPLE, ("deal.turn.7",), tells(_gathered_at(TURN))),
)  # fmt: skip

LOWBALL_FAULTS: tuple[ByHand, ...] = (
    ByHand("two cards may be replaced", LOWBALL, ("deal.draw.b",), permits("draw.most", _three_for_the_button),
           ("deal.draw.1", "deal.second.1")),
    ByHand("equal hands: the lower seat takes the pot", LOWBALL, ("award.b",), instead(ranking, "best", _lower_seat),
           ("award.a", "rank.suits", "award.3"), short=True),
    ByHand("the last of the showdown shows nothing", LOWBALL, ("award.2",), tells(_of(HandShown, _shows_none))),
    ByHand("the button has its fifth card face up", LOWBALL, ("deal.cards.1",), tells(_face_up(5))),
    ByHand("the ante of the button is not put in", LOWBALL, ("deal.antes.1",),
           tells(_of(BetMade, lambda table, bet: None if bet.action == "posts an ante"
                     and bet.seat == table.current().button else bet)), ("deal.antes.2",)),
    ByHand("cards that are replaced go below the deck", LOWBALL, ("deal.draw.b.3", "deal.draw.b.4"),
           tells(_of(CardsDiscarded, lambda table, away: altered(away, place="bottom of the deck")
                     if table.current().exchanging and away.count else away))),
    ByHand("the fee is five", LOWBALL, ("collection.9.1",), tells(_fee(500)), _FEE),
)  # fmt: skip

COLLECTION_FAULTS: tuple[ByHand, ...] = (
    ByHand("the fee is three", COLLECTION, ("collection.9.1",), tells(_fee(300)), _FEE),
    ByHand("the one blind is not posted", COLLECTION, ("collection.2",),
           tells(_of(BetMade, lambda table, bet: None if bet.action == "posts the big blind"
                     and not table.current().small_blind else bet)), ("collection.9.1",)),
)  # fmt: skip

POT: tuple[ByHand, ...] = (*HOLDEM_FAULTS, *OMAHA_FAULTS, *PINEAPPLE_FAULTS, *LOWBALL_FAULTS, *COLLECTION_FAULTS)
