"""What PokerKit is set up with for each game: its streets and hands, what is forced, what is raked.

Seven-card stud and its eight or better have the streets and hands of PokerKit's own `FixedLimitSevenCardStud` and
`FixedLimitSevenCardStudHighLowSplitEightOrBetter`; five-card stud and five-card draw are made of the same parts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from pokerkit import (
    BettingStructure,
    EightOrBetterLowHand,
    OmahaEightOrBetterLowHand,
    OmahaHoldemHand,
    Opening,
    StandardHighHand,
    State,
    Street,
)

from clausewise.reference_engine.core.fields import OptionValue
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.vocabulary.pot.words import ForcedBet, Fund, TurnRound

SMALL_BLIND, BIG_BLIND, FEE = dollars(2), dollars(4), dollars(4)
MOST_RAISES = 3
TWO = 2
HOLDEM, OMAHA, ONEIDA = "oasis-holdem", "oasis-omaha", "oneida-poker"
ROUNDS: Final[tuple[TurnRound, ...]] = ("first", "second", "third", "fourth")
ON_STREETS: Final[tuple[TurnRound, ...]] = (
    "second street", "third street", "fourth street", "fifth street", "sixth street", "seventh street",
)  # fmt: skip
LIMITS: Final = {"4-8": (dollars(4), dollars(8)), "10-20": (dollars(10), dollars(20))}
NAMES: Final[dict[int, tuple[ForcedBet, ...]]] = {
    1: ("big blind",),
    2: ("small blind", "big blind"),
    3: ("small blind", "middle blind", "big blind"),
}
"""From the left of the button."""
LEVELS: Final = (dollars(40), dollars(80), dollars(120))
STEP: Final = dollars(1)
Rake = Callable[[int, State], tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Game:
    """One game of so many players."""

    hands: tuple[type, ...]
    """PokerKit's hands in the order in which it awards by them."""
    streets: tuple[Street, ...]
    rounds: tuple[TurnRound, ...]
    """What the betting round of each street is called."""
    rake: Callable[[], Rake]
    structure: BettingStructure = BettingStructure.NO_LIMIT
    blinds: tuple[tuple[ForcedBet, int], ...] = ()
    """From the left of the button, as they are asked for; there is a button where there are some."""
    ante: int = 0
    bring_in: int = 0
    least: int = 0
    """The least bet, where the rules want a player to have one beside what is forced."""
    fund: Fund = "fee"
    disks: bool = True
    """Whether disks mark the blinds."""


class _FlatFee:
    """What this house rakes: one fee, out of the first pot, once a flop lies and if there is as much.

    PokerKit asks for each pot, the first of them first, but does not say of which: once for each amount that somebody
    has put in, of pots that have become one for the sum.
    """

    def __init__(self) -> None:
        self._asked = 0

    def __call__(self, amount: int, state: State) -> tuple[int, int]:
        put_in = [-payoff - bet for payoff, bet in zip(state.payoffs, state.bets, strict=True)]
        levels = sorted({paid for paid in put_in if paid})
        level = levels[self._asked]
        self._asked = (self._asked + 1) % len(levels)
        up_to = sum(min(paid, level) for paid in put_in)
        due = FEE if any(state.board_cards) and sum(put_in) >= FEE else 0
        fee = max(0, min(up_to, due) - (up_to - amount))
        return fee, amount - fee


def _in_steps() -> Rake:
    """What this house rakes of each pot: a dollar at each of three levels."""

    def rake(amount: int, _state: State) -> tuple[int, int]:
        raked = STEP * sum(level <= amount for level in LEVELS)
        return raked, amount - raked

    return rake


# --- the card room ----------------------------------------------------------------------------------------------------


def _no_limit(hole_cards: int, players: int) -> tuple[Street, ...]:
    """Three raises, which after the flop come on top of a first bet; any number of them between two players."""
    first, later = (None, None) if players == TWO else (MOST_RAISES, 1 + MOST_RAISES)
    return (
        Street(False, (False,) * hole_cards, 0, False, Opening.POSITION, BIG_BLIND, first),
        *(Street(True, (), count, False, Opening.POSITION, BIG_BLIND, later) for count in (3, 1, 1)),
    )


def _of_the_card_room(rulebook: str, options: Mapping[str, OptionValue], players: int) -> Game:
    one = options.get("number-of-blinds", TWO) == 1
    sizes = {"big blind": BIG_BLIND} if one else {"small blind": SMALL_BLIND, "big blind": BIG_BLIND}
    hold_em = rulebook == HOLDEM
    return Game(
        hands=(StandardHighHand,) if hold_em else (OmahaHoldemHand, OmahaEightOrBetterLowHand),
        streets=_no_limit(2 if hold_em else 4, players),
        rounds=ROUNDS,
        rake=_FlatFee,
        blinds=tuple(sizes.items()),  # type: ignore[arg-type]  # names of blinds
    )


# --- Oneida's games ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Kind:
    hands: tuple[type, ...]
    streets: Callable[[_Bets], tuple[Street, ...]]
    rounds: tuple[TurnRound, ...] = ROUNDS
    stud: bool = False


@dataclass(frozen=True, slots=True)
class _Bets:
    """By what is bet early and late, and how often raised: after a forced bet, and on top of a first one."""

    lower: int
    higher: int
    first: int | None
    later: int | None


def _board(hole_cards: int) -> Callable[[_Bets], tuple[Street, ...]]:
    def streets(bets: _Bets) -> tuple[Street, ...]:
        laid = ((3, bets.lower), (1, bets.higher), (1, bets.higher))
        return (
            Street(False, (False,) * hole_cards, 0, False, Opening.POSITION, bets.lower, bets.first),
            *(Street(True, (), count, False, Opening.POSITION, unit, bets.later) for count, unit in laid),
        )

    return streets


def _seven(bets: _Bets) -> tuple[Street, ...]:
    later = ((True, bets.lower), (True, bets.higher), (True, bets.higher), (False, bets.higher))
    return (
        Street(False, (False, False, True), 0, False, Opening.LOW_CARD, bets.lower, bets.first),
        *(Street(True, (up,), 0, False, Opening.HIGH_HAND, unit, bets.later) for up, unit in later),
    )


def _five(bets: _Bets) -> tuple[Street, ...]:
    return (
        Street(False, (False, True), 0, False, Opening.LOW_CARD, bets.lower, bets.first),
        *(
            Street(True, (True,), 0, False, Opening.HIGH_HAND, unit, bets.later)
            for unit in (bets.lower, bets.higher, bets.higher)
        ),
    )


def _draw(bets: _Bets) -> tuple[Street, ...]:
    return (
        Street(False, (False,) * 5, 0, False, Opening.POSITION, bets.lower, bets.first),
        Street(True, (), 0, True, Opening.POSITION, bets.higher, bets.later),
    )


ONEIDAS: Final[dict[str, _Kind]] = {
    "Hold'em High": _Kind((StandardHighHand,), _board(2)),
    "Omaha High": _Kind((OmahaHoldemHand,), _board(4)),
    "Omaha High-Low Split Eight or Better": _Kind((OmahaHoldemHand, OmahaEightOrBetterLowHand), _board(4)),
    "Seven-Card Stud High": _Kind((StandardHighHand,), _seven, ON_STREETS[1:], stud=True),
    "Seven-Card Stud High-Low Split Eight or Better": _Kind(
        (StandardHighHand, EightOrBetterLowHand), _seven, ON_STREETS[1:], stud=True
    ),
    "Five-Card Draw High": _Kind((StandardHighHand,), _draw),
    "Five-Card Stud High": _Kind((StandardHighHand,), _five, ON_STREETS[:4], stud=True),
}
"""The games of Oneida Poker that PokerKit's parts make; for the other two it has no low hand."""
OPTIONS: Final[dict[str, tuple[str | int, ...]]] = {
    "game": tuple(ONEIDAS), "limits": tuple(LIMITS), "blinds": ("2-4", 4, "2-2-4", "5-10"), "ante": (1, 0, 2),
    "forced-bet": (2, 4), "most-raises": (3, 4, "no limit"), "raises-of-two": ("unlimited",),
    "check-and-raise": ("permitted",), "kill": ("none",), "rake": ("in steps",), "jackpot": (0,),
}  # fmt: skip


def _of_oneida(options: Mapping[str, OptionValue], players: int) -> Game:
    kind = ONEIDAS[str(options.get("game", "Hold'em High"))]
    lower, higher = LIMITS[str(options.get("limits", "4-8"))]
    most = str(options.get("most-raises", MOST_RAISES))
    raises = int(most) if most.isdigit() and players > TWO else None
    bets = _Bets(lower, higher, raises, None if raises is None else 1 + raises)
    sizes = [dollars(int(size)) for size in str(options.get("blinds", "2-4")).split("-")][-players:]
    blinds = () if kind.stud else tuple(zip(NAMES[len(sizes)], sizes, strict=True))
    return Game(
        hands=kind.hands,
        streets=kind.streets(bets),
        rounds=kind.rounds,
        rake=_in_steps,
        structure=BettingStructure.FIXED_LIMIT,
        blinds=blinds,
        ante=dollars(int(options.get("ante", 1 if kind.stud else 0))),
        bring_in=dollars(int(options.get("forced-bet", 2))) if kind.stud else 0,
        least=lower,
        fund="rake",
        disks=False,
    )


def game_of(rulebook: str, options: Mapping[str, OptionValue], players: int) -> Game:
    """The game that a table of this rulebook plays with so many players."""
    if rulebook == ONEIDA:
        return _of_oneida(options, players)
    return _of_the_card_room(rulebook, options, players)


def not_less_than_a_bet(options: Mapping[str, OptionValue]) -> bool:
    """Whether the forced bet would be a whole bet, of which PokerKit knows nothing."""
    of_the_table = LIMITS[str(options.get("limits", "4-8"))]
    return dollars(int(options.get("forced-bet", 2))) >= of_the_table[0]


def has_a_button(rulebook: str, options: Mapping[str, OptionValue]) -> bool:
    """Whether positions go by a button, or by the dealer's left alone."""
    return rulebook != ONEIDA or not ONEIDAS[str(options.get("game", "Hold'em High"))].stud
