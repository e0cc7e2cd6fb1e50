"""Rounds of card games against the dealer: first what chance seldom comes to, one by one, then rounds at random."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, get_args

import msgspec

from clausewise.comparing.differences import Difference, differences
from clausewise.comparing.playing import Played, Side, play
from clausewise.comparing.rounds import BEFORE, DEALT, DECISION, Act, Round, at
from clausewise.reference_engine.core.cards import PACK, Card
from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.families.against_dealer.random_player import HouseBankedPlayer, same_ranks
from clausewise.reference_engine.families.random_player import RandomPlayer, happens
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import (
    ChangeWager,
    Conduct,
    MissChip,
    PlaceWager,
    TouchCards,
    WithdrawWager,
)
from clausewise.reference_engine.vocabulary.cards.stimuli import (
    AskForCards,
    DrawInError,
    ExposeDealerCards,
    FloorOrders,
    LieFaceUp,
    LoseCards,
    Misdeal,
)
from clausewise.reference_engine.vocabulary.core.stimuli import Choose, Fold, LetRest, Rise, Sit, Stimulus
from clausewise.reference_engine.vocabulary.shuffler.stimuli import BreakDown, Jam
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

STAKE = dollars(10)
CHIP = dollars(1)
AMOUNTS = (1, 499, 500, 999, 1000, 2500, 10_000, 10_001, 50_000, 50_001, 100_000, 100_001)
"""Cents around limits as houses post them."""
TIMES = (0, 50, 100, 101, 150, 200, 250, 300, 301, 400)
"""Hundredths of the ante."""
PLAIN = ("Kc 9d 7h 5s 2c", "Qd Ts 8c 6h 3d", "Jh 9s 6c 4d 2h", "As Tc 7d 4h 3s")
"""Hands that make nothing, one for each of three seats and for the dealer, with spare cards for longer hands."""
SPARE = "8d 5c Qs Ah Kd Jc"
SEATS = (1, 2, 3)


def values_of(stimulus: type[Stimulus], name: str) -> tuple[Any, ...]:
    """What a field of closed vocabulary can be."""
    hint = next(field.type for field in msgspec.structs.fields(stimulus) if field.name == name)
    return get_args(hint)


@dataclass(frozen=True)
class AgainstTheDealer:
    """The rounds for two rule sets of one game; what only one of them knows is tried under both."""

    player: type[RandomPlayer]
    """Who deals hands that make something."""
    wagers: tuple[str, ...]
    """Before the cards, the ante first."""
    cards: int
    dealers_cards: int

    @classmethod
    def of(cls, one: Side, other: Side) -> AgainstTheDealer | None:
        """The rounds for two sides of games against the dealer; None if these are not of one game."""
        first, second = rules = [side.game.rules for side in (one, other)]
        if (first.players_cards, first.dealers_cards) != (second.players_cards, second.dealers_cards):
            return None
        wagers = dict.fromkeys(wager for each in rules for wager in each.initial_wagers)
        return cls(one.game.player, tuple(wagers), first.players_cards, first.dealers_cards)

    def play(self, one: Round, side: Side) -> Played:
        """A round at a table of its own."""
        return play(one, side)

    def differences(self, one: Round, first: Played, second: Played) -> Iterator[Difference]:
        """What the two make of it otherwise."""
        return differences(one, first, second)

    # --- one by one ---------------------------------------------------------------------------------------------------

    def directed(self) -> Iterator[Round]:
        """Each branch by itself, with cards that make nothing."""
        for acts in (
            *self._wagering(),
            *self._boxes(),
            *self._deciding(),
            *self._with_cards_out(),
            *self._house(),
            *self._befalling(),
        ):
            yield self.plain(acts)

    def plain(self, acts: Sequence[Act]) -> Round:
        """A round with cards that make nothing."""
        seats = sorted({act.seat for act in acts if act.seat is not None}) or [1]
        hands = [tuple(Card(card) for card in hand.split()) for hand in PLAIN]
        spare = tuple(Card(card) for card in SPARE.split())
        cards = {f"seat {seat}": hand[: self.cards] for seat, hand in zip(seats, hands, strict=False)}
        return Round(
            (*cards.items(), ("dealer", (hands[-1] + spare)[: self.dealers_cards])), tuple(dict.fromkeys(acts))
        )

    def _started(self, *more: AnyStimulus, seat: int = 1) -> tuple[Act, ...]:
        return at(BEFORE, Sit(seat), PlaceWager(seat, "ante", STAKE), *more)

    def _played(self, seat: int = 1) -> tuple[Act, ...]:
        return at(DECISION, PlaceWager(seat, "play", STAKE))

    def _stake(self, wager: str) -> Cents:
        return CHIP if wager == "progressive" else STAKE

    def _wagering(self) -> Iterator[tuple[Act, ...]]:
        """Which wagers, how much, with what, by whom."""
        for wager in (*self.wagers, "play"):
            one = PlaceWager(1, wager, self._stake(wager))
            yield at(BEFORE, Sit(1), one) + self._played()
            yield self._started(one) + self._played()
            yield self._started(*(PlaceWager(1, w, self._stake(w)) for w in self.wagers[1:]), one) + self._played()
            for amount in AMOUNTS:
                yield at(BEFORE, Sit(1), *([] if wager == "ante" else [PlaceWager(1, "ante", STAKE)]),
                         PlaceWager(1, wager, Cents(amount)))  # fmt: skip
            for instrument in values_of(PlaceWager, "instrument"):
                yield at(BEFORE, Sit(1), *([] if wager == "ante" else [PlaceWager(1, "ante", STAKE)]),
                         PlaceWager(1, wager, self._stake(wager), instrument=instrument))  # fmt: skip
            for moment in (BEFORE, DEALT):
                for stimulus in (
                    ChangeWager(1, wager, Cents(2 * self._stake(wager))),
                    ChangeWager(1, wager, Cents(self._stake(wager) // 2)),
                    ChangeWager(1, wager, Cents(AMOUNTS[-1])),
                    WithdrawWager(1, wager),
                    PlaceWager(1, wager, self._stake(wager)),
                ):
                    before = [PlaceWager(1, w, self._stake(w)) for w in self.wagers[1:] if w == wager]
                    yield self._started(*before) + at(moment, stimulus) + self._played()

    def _boxes(self) -> Iterator[tuple[Act, ...]]:
        """Boxes without a player, boxes beside the player's own, boxes further away."""
        yield at(BEFORE, PlaceWager(1, "ante", STAKE))
        yield at(BEFORE, PlaceWager(1, "ante", STAKE, player=0))
        for boxes in ((2,), (3,), (2, 3), (2, 3, 4)):
            yield self._started(*(PlaceWager(box, "ante", STAKE, player=1) for box in boxes))

    def _deciding(self) -> Iterator[tuple[Act, ...]]:
        """How much may be added, what a fold costs, who decides first."""
        aces = [PlaceWager(1, wager, self._stake(wager)) for wager in self.wagers[1:]]
        for before in ((), *((wager,) for wager in aces), tuple(aces)):
            for hundredths in TIMES:
                yield self._started(*before) + at(DECISION, PlaceWager(1, "play", Cents(STAKE * hundredths // 100)))
            yield self._started(*before) + at(DECISION, Fold(1))
        for odd in (Cents(1050), Cents(1500)):
            yield at(BEFORE, Sit(1), PlaceWager(1, "ante", odd)) + at(DECISION, PlaceWager(1, "play", Cents(odd * 2)))
        both = self._started() + self._started(seat=2)
        for stimulus in (PlaceWager(2, "play", STAKE), Fold(2)):
            yield both + at(DEALT, stimulus) + self._played()

    def _with_cards_out(self) -> Iterator[tuple[Act, ...]]:
        """What players do beside wagering while the cards lie, and what others do to these."""
        both = self._started() + self._started(seat=2)
        for moment in (DEALT, DECISION):
            first = self._played() if moment == DECISION else ()
            conduct: tuple[AnyStimulus, ...] = (
                Rise(1),
                Rise(1, leaves=False),
                *(TouchCards(1, by, 2 if by == "another player" else None) for by in values_of(TouchCards, "by")),
                *(Conduct(1, what, 2 if "communicates" in what else None) for what in values_of(Conduct, "what")),
            )
            for stimulus in conduct:
                yield both + first + at(moment, stimulus) + self._played(2) + (() if first else self._played())
        for stimulus in (Rise(1), Rise(1, leaves=False)):
            yield both + at(DECISION, Fold(1), stimulus) + self._played(2)

    def _house(self) -> Iterator[tuple[Act, ...]]:
        """Orders from above, and how deep the cards are cut."""
        for moment in (BEFORE, DEALT):
            for order in values_of(FloorOrders, "order"):
                for by in values_of(FloorOrders, "by"):
                    yield self._started() + at(moment, FloorOrders(order, by)) + self._played()
        for depth in (1, 9, 10, 42, 43, 51):
            yield at(BEFORE, Choose("cut depth", depth)) + self._started() + self._played()
        yield at(BEFORE, LetRest(), AskForCards())

    def _befalling(self) -> Iterator[tuple[Act, ...]]:
        """Mishaps: with one player and with two, before and after the cards."""
        full = [PlaceWager(1, wager, self._stake(wager)) for wager in self.wagers[1:]]
        counts = range(self.cards - 2, self.dealers_cards + 2)
        mishaps: tuple[AnyStimulus, ...] = (
            *(LieFaceUp(positions) for positions in ((1,), (3,), (1, 2), (3, 30), (3, 14))),
            *(Misdeal(place, count) for place in ("seat 1", "dealer") for count in counts),
            *(Misdeal(place, count, "in the settlement") for place in ("seat 1", "dealer") for count in counts),
            *(DrawInError(3, exposed) for exposed in (False, True)),
            *(LoseCards(number) for number in (-1, 1, 2)),
            *(Jam(device, how, after) for device in values_of(Jam, "device") for how in values_of(Jam, "how")
              for after in (0, 7, 13)),
            *(BreakDown(device) for device in values_of(BreakDown, "device")),
            MissChip(1),
        )  # fmt: skip
        for mishap in mishaps:
            yield self._started() + at(BEFORE, mishap) + self._played()
            yield self._started(*full) + self._started(seat=2) + at(BEFORE, mishap) + self._played() + self._played(2)
            if isinstance(mishap, LoseCards | Misdeal):
                counted = Choose("count the stub", 1)
                yield self._started() + at(BEFORE, mishap, counted) + self._played()
        for count in (1, 2):
            for moment in (BEFORE, DEALT):
                yield self._started() + at(moment, ExposeDealerCards(count)) + self._played()

    # --- at random ----------------------------------------------------------------------------------------------------

    def random(self, number: int) -> Round:
        """A round that the same number always makes."""
        chance = Random(f"compare {number}")  # noqa: S311  rounds that can be played again, no secrets
        seats = SEATS[: chance.choice((1, 1, 1, 2, 3))]
        acts: list[Act] = []
        for seat in seats:
            acts += at(BEFORE, Sit(seat), PlaceWager(seat, "ante", Cents(100 * chance.choice((5, 10, 10, 25)))))
            acts += at(
                BEFORE,
                *(PlaceWager(seat, w, self._stake(w)) for w in self.wagers[1:] if happens(chance, 0.5)),
            )
        for seat in seats:
            ante = next(int(a.stimulus.amount) for a in acts if isinstance(a.stimulus, PlaceWager) and a.seat == seat)
            decision = (
                Fold(seat)
                if happens(chance, 0.15)
                else PlaceWager(seat, "play", Cents(ante * chance.choice((1, 2, 3))))
            )
            acts += at(DECISION, decision)
        return Round(tuple(self._hands(chance, seats).items()), tuple(acts))

    def _hands(self, chance: Random, seats: Sequence[int]) -> dict[str, tuple[Card, ...]]:
        """Hands that make something, often the same for the dealer in other suits."""
        player = self._dealing(chance)
        left = list(PACK)
        chance.shuffle(left)
        found: dict[str, tuple[Card, ...]] = {}
        last: tuple[Card, ...] = ()
        for place in (*(f"seat {seat}" for seat in seats), "dealer"):
            size = self.dealers_cards if place == "dealer" else self.cards
            wanted = same_ranks(last, left) if last and happens(chance, 0.35) else list(player.some_hand())
            hand = [card for card in dict.fromkeys(wanted) if card in left][:size]
            hand += [card for card in left if card not in hand][: size - len(hand)]
            left = [card for card in left if card not in hand]
            last = tuple(hand[: self.cards])
            found[place] = tuple(hand)
        return found

    def _dealing(self, chance: Random) -> HouseBankedPlayer:
        """A player of the game, for the hands alone: no table is needed."""
        made: HouseBankedPlayer = self.player.__new__(self.player)  # type: ignore[assignment]
        made.random = chance
        return made
