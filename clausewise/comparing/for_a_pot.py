"""Hands for a pot, for two rule sets of one kind of game: bets one by one, then hands at random."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from clausewise.comparing.differences import Difference
from clausewise.comparing.playing import Played, Side
from clausewise.comparing.pot_differences import differences
from clausewise.comparing.pot_playing import DEFAULT, play, turn
from clausewise.comparing.rounds import BEFORE, Act, Round, at
from clausewise.reference_engine.core.cards import PACK, Card
from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.vocabulary.core.stimuli import Fold
from clausewise.reference_engine.vocabulary.pot.stimuli import Bet, BuyIn, Call, Raise
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

STACK = dollars(1_000)
SEATS = (1, 2, 3)
AMOUNTS = (1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 24, 40, 100)
"""Dollars around limits as houses post them."""
HANDS = {
    "nothing": ("Kc 9d 7h 3s", "Qd Ts 8c 5h", "Jh 9s 6c 4d", "2c 6s Qh 4s"),
    "low hands": ("Ah 3c Kd Ks", "As 3d Qh Qc", "2h 4h Jd Js", "9c 9d Th Tc"),
    "pairs": ("Ac Ad 7c 6d", "Ks Kh 8c 9h", "Qs Qd 5h 4h", "Jc Jh 3d 2d"),
}
BOARDS = {
    "nothing": "Ac 8h 5d 2h Td",
    "low hands": "6h 7d 8s Kc Qs",
    "pairs": "2c 9c 3h Td 8d",
    "its own": "Th Jd Qc Ks As",
}


@dataclass(frozen=True)
class ForAPot:
    """The hands for two rule sets that deal as many cards to a player and to the board."""

    cards: int
    board: int

    @classmethod
    def of(cls, one: Side, other: Side) -> ForAPot | None:
        """None if the two do not deal alike: then no cards could be the same under both."""
        first, second = (_dealt(side) for side in (one, other))
        return cls(*first) if first == second else None

    def play(self, one: Round, side: Side) -> Played:
        """A hand at a table of its own."""
        return play(one, side)

    def differences(self, one: Round, first: Played, second: Played) -> Iterator[Difference]:
        """What the two make of it otherwise."""
        return differences(one, first, second)

    # --- one by one ---------------------------------------------------------------------------------------------------

    def directed(self) -> Iterator[Round]:
        """Each thing by itself, at a table of three, of two and of many."""
        for hands, board in (*((name, name) for name in HANDS), ("nothing", "its own"), ("pairs", "its own")):
            for seats in (SEATS, SEATS[:2], (2, 5)):
                yield self._round(seats, {}, hands, board)
        yield from (self._round(range(1, count + 1), {}, "nothing", "nothing") for count in (7, 8, 9, 10, 11))
        for stimuli in self._scripts():
            for seats in (SEATS, SEATS[:2]):
                yield self._round(seats, stimuli, "nothing", "nothing")
        for short in (1, 2, 3, 5, 7, 11):
            for seat in SEATS:
                yield self._round(SEATS, {}, "pairs", "pairs", {seat: dollars(short)})
                yield self._round(SEATS, {3: [Raise(3, dollars(20))]}, "pairs", "pairs", {seat: dollars(short)})

    def _scripts(self) -> Iterator[dict[int, list[AnyStimulus]]]:
        """What each seat does in its turns; where nothing is named it checks or calls."""
        for amount in AMOUNTS:
            for seat in SEATS:
                yield {seat: [Raise(seat, dollars(amount))]}
                yield {seat: [DEFAULT(seat), Bet(seat, dollars(amount))]}
                yield {seat: [DEFAULT(seat), DEFAULT(seat), Bet(seat, dollars(amount))]}
        for seat in SEATS:
            yield {seat: [Fold(seat)]}
            yield {seat: [Call(seat)]}
            yield {seat: [DEFAULT(seat), Fold(seat)]}
            yield {seat: [DEFAULT(seat), DEFAULT(seat), Raise(seat, dollars(8))], **_bets_of_others(seat)}
        for first, step in ((8, 4), (8, 8), (12, 8)):
            yield {seat: [Raise(seat, dollars(first + step * (3 * n + k))) for n in range(3)]
                   for k, seat in enumerate((3, 1, 2))}  # fmt: skip
        yield {3: [Fold(3)], 1: [Raise(1, dollars(8 + 8 * n)) for n in range(4)],
               2: [Raise(2, dollars(12 + 8 * n)) for n in range(4)]}  # fmt: skip
        yield {3: [Fold(3)], 1: [Fold(1)]}

    def _round(
        self, seats: Sequence[int], does: dict[int, list[AnyStimulus]], hands: str, board: str,
        stacks: dict[int, Cents] | None = None,
    ) -> Round:  # fmt: skip
        used: list[Card] = [Card(card) for card in BOARDS[board].split()][: self.board]
        cards: dict[str, tuple[Card, ...]] = {"board": tuple(used)} if self.board else {}
        named = iter(HANDS[hands])
        for seat in seats:
            hand = [Card(card) for card in next(named, "").split() if card not in used][: self.cards]
            hand += [card for card in PACK if card not in used and card not in hand][: self.cards - len(hand)]
            used += hand
            cards[f"seat {seat}"] = tuple(hand)
        return _hand(cards, {seat: (stacks or {}).get(seat, STACK) for seat in seats}, does)

    # --- at random ----------------------------------------------------------------------------------------------------

    def random(self, number: int) -> Round:
        """A hand that the same number always makes."""
        chance = Random(f"compare for a pot {number}")  # noqa: S311  hands that can be played again, no secrets
        seats = sorted(chance.sample(range(1, 7), chance.choice((2, 2, 3, 3, 4))))
        pack = list(PACK)
        chance.shuffle(pack)
        cards = {"board": tuple(pack.pop() for _ in range(self.board))} if self.board else {}
        cards |= {f"seat {seat}": tuple(pack.pop() for _ in range(self.cards)) for seat in seats}
        stacks = {seat: chance.choice((STACK, STACK, STACK, dollars(chance.randint(3, 60)))) for seat in seats}
        return _hand(cards, stacks, {seat: [_some_move(chance, seat) for _ in range(6)] for seat in seats})


def _dealt(side: Side) -> tuple[int, int]:
    steps = [step for street in side.game.rules.streets for step in street.steps]
    if any(step.kind not in ("deal", "burn", "board", "fee", "bet") for step in steps):
        return -1, hash(side.rulebook)
    return tuple(sum(step.count for step in steps if step.kind == kind) for kind in ("deal", "board"))


def _hand(cards: dict[str, tuple[Card, ...]], stacks: dict[int, Cents], does: dict[int, list[AnyStimulus]]) -> Round:
    acts: list[Act] = [*at(BEFORE, *(BuyIn(seat, stack) for seat, stack in stacks.items()))]
    for seat, moves in does.items():
        acts += [Act(turn(number), move) for number, move in enumerate(moves, 1) if seat in stacks]
    return Round(tuple(cards.items()), tuple(acts))


def _bets_of_others(seat: int) -> dict[int, list[AnyStimulus]]:
    """Behind a check somebody bets on the second street."""
    other = seat % 3 + 1
    return {other: [DEFAULT(other), Bet(other, dollars(4))]}


def _some_move(chance: Random, seat: int) -> AnyStimulus:
    kind = chance.random()
    if kind < 0.6:  # noqa: PLR2004  most turns are checks and calls, so that hands come to their end
        return DEFAULT(seat)
    if kind < 0.7:  # noqa: PLR2004  the same
        return Fold(seat)
    amount = dollars(chance.choice((4, 8, 8, 12, 16, 24)))
    return Raise(seat, amount) if kind < 0.85 else Bet(seat, amount)  # noqa: PLR2004  the same
