"""Rounds in which hands count points, played at random, lawfully for the most part."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.families.points.boxes import MOST_POSITIONS
from clausewise.reference_engine.families.points.rules import PointsRules
from clausewise.reference_engine.families.random_player import ANY_AMOUNT, RandomPlayer
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import (
    ChangeWager,
    PlaceWager,
    TouchCards,
    WithdrawWager,
)
from clausewise.reference_engine.vocabulary.cards.stimuli import (
    BringDecks,
    CardsFor,
    DrawInError,
    FloorOrders,
    ForceCards,
    LieFaceUp,
    Misdeal,
)
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import Choose, LetRest, Proceed, Rise, Sit
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.points.stimuli import (
    AskForBurnCards,
    DoubleDown,
    Draw,
    MisannounceTotal,
    PickUpUpCard,
    RefuseCut,
    Split,
    Stand,
    Surrender,
)
from clausewise.reference_engine.vocabulary.points.words import HIT, INSURANCES, SPOTS
from clausewise.reference_engine.vocabulary.shuffler.stimuli import Jam
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus, Mishap

ROUNDS_A_TABLE = 4
MOST_STAGES = 60
MOST_PACKS = 8
SOME_BOXES = 3
LIMITS = ("minimum-wager", "maximum-wager")
"""The options that say how high a wager has to be, and may be."""
PAIRS: Final = ("8c 8d", "As Ah", "Kd Qd", "Ts Jh", "9h 9h", "5s 5s", "Kc Qc", "As Kd", "2h 2s", "6d 5d")
"""First cards of which something can be made."""
DEALERS: Final = ("As Kd", "Ah 6c", "Kd As", "6s Tc", "Ts 7d", "Ah 9d", "5c 6d")
BEFALL: tuple[type[Mishap], ...] = (LieFaceUp, DrawInError, Misdeal, Jam, MisannounceTotal, PickUpUpCard)


class PointsPlayer(RandomPlayer):
    """All players of a table at once, and whatever befalls it."""

    rules: PointsRules
    quiet = (
        "several players", "made hands", "made dealers", "optional wagers", "hit wagers", "insurance", "pairs split",
        "doubled", "surrendered", "drawn", "amounts at the limits", "two boxes", "further spots", "burn cards shown",
        "cutting cards",
    )  # fmt: skip
    spoiling = (
        "strange instruments", "wrong amounts", "changes", "withdrawals", "late wagers", "refused cuts", "rests",
        "cut depths", "orders", "touches", "rises", "out of turn", "mishaps", "burns",
        "no such positions", "odd doubles", "odd decks", "untimely insurance",
        *(str(kind.__struct_config__.tag) for kind in BEFALL),
    )  # fmt: skip
    goes_with: Mapping[str, tuple[str, ...]] = {str(kind.__struct_config__.tag): ("mishaps",) for kind in BEFALL}
    needs: Mapping[str, str] = {"two boxes": "adjacent-boxes", "further spots": "multiple-action"}

    def play(self) -> None:
        """Opens the table if need be, and plays some rounds."""
        self._on = False
        self._asked: list[tuple[int, int]] = []
        self._insures = False
        if not self.setup.ready:
            decks = (
                self.random.randint(1, MOST_PACKS) if self.is_in_mood_for("odd decks") else int(self._option("decks"))
            )
            self.do(BringDecks(decks))
            for _ in range(MOST_STAGES // 6):
                self.do(Proceed())
        for seat in range(1, SOME_BOXES + 1):
            self.do(Sit(seat))
        for _ in range(ROUNDS_A_TABLE):
            self._between()
            self._round()

    def notice(self, event: AnyEvent) -> None:
        """Keeps in mind whether a round is on, and who is asked."""
        match event:
            case RoundStarted():
                self._on = True
            case RoundEnded():
                self._on, self._insures = False, False
                self._asked.clear()
            case Procedure(act="asks", seat=int() as seat, hand=hand):
                self._asked.append((seat, hand))
                self._insures = False
            case Procedure(act="offers insurance"):
                self._insures = True
            case _:
                pass

    def _option(self, name: str) -> str | int:
        return self.setup.options.get(name, self.rules.options[name][0])

    # --- between two rounds -------------------------------------------------------------------------------------------

    def _between(self) -> None:
        if self.likes("rests", 0.04):
            self.do(LetRest())
            for _ in range(3):
                self.do(Proceed())
            self.do(Sit(self.random.randint(1, SOME_BOXES)))
        if self.likes("cut depths", 0.15):
            self.do(Choose("cut depth", self.random.choice((9, 10, 20, 42, 43, 30, 95))))
        self._about_the_shuffle()
        for _ in range(MOST_STAGES):
            before = len(self.table.seen)
            self.do(Proceed())
            if len(self.table.seen) == before:
                break
        if self.likes("cutting cards", 0.15):
            self.do(Choose("cutting card", self.random.randint(1, 14)))
        if self.likes("burns", 0.1):
            self.do(Choose("burn cards", self.random.randint(0, 3)))

    def _about_the_shuffle(self) -> None:
        if self.likes("refused cuts", 0.3):
            for seat in range(1, 1 + self.random.randint(1, SOME_BOXES)):
                self.do(RefuseCut(seat))
        if self.likes("orders", 0.08):
            order = FloorOrders(self.random.choice(("shuffle", "recut")), self.random.choice(("floorperson", "player")))
            self.do(order)

    # --- a round ------------------------------------------------------------------------------------------------------

    def _round(self) -> None:
        seats = range(1, 1 + (SOME_BOXES if self.likes("several players", 0.6) else 1))
        self._force(seats)
        if self.likes("mishaps", 0.2):
            self._befall()
        for seat in seats:
            self._wagers(seat)
        if self.is_in_mood_for("no such positions"):
            self.do(Sit(MOST_POSITIONS + 1))
            self._wager(PlaceWager(MOST_POSITIONS + 1, SPOTS[0], self._amount()))
        for _ in range(MOST_STAGES):
            if not self._on:
                return
            self._disturb()
            if self._asked:
                self._elects()
            else:
                if self._insures and self.likes("insurance", 0.6):
                    self._insure(seats)
                self.do(Proceed())

    def _force(self, seats: Sequence[int]) -> None:
        places: list[CardsFor] = []
        if self.likes("made dealers", 0.4):
            places.append(CardsFor("dealer", self._cards(DEALERS)))
        places += [CardsFor(f"seat {seat}", self._cards(PAIRS)) for seat in seats if self.likes("made hands", 0.5)]
        if places:
            self.do(ForceCards(tuple(places)))

    def _cards(self, among: Sequence[str]) -> tuple[Card, ...]:
        return tuple(Card(card) for card in self.random.choice(among).split())

    def _befall(self) -> None:
        chance = self.random
        place = chance.choice(("dealer", "seat 1", "seat 2"))
        mishaps: list[AnyStimulus] = [
            LieFaceUp(tuple(sorted({chance.randint(1, 9) for _ in range(chance.randint(1, 2))}))),
            DrawInError(chance.randint(1, 9), exposed=chance.choice((True, False))),
            Misdeal(place, chance.choice((0, 1, 3))),
            Jam("shuffler"),
            MisannounceTotal(chance.randint(1, SOME_BOXES), chance.randint(12, 21)),
            PickUpUpCard(),
        ]
        self.do(self.one_of(mishaps))

    def _wagers(self, seat: int) -> None:
        for wager in SPOTS if self.likes("further spots", 0.7) else SPOTS[:2]:
            self._wager(PlaceWager(seat, wager, self._amount()))
        if self.likes("optional wagers", 0.5):
            self._wager(PlaceWager(seat, str(self._option("suit-wager")), dollars(self.random.randint(1, 20))))
        if self.likes("two boxes", 0.1):
            self._wager(PlaceWager(self.random.randint(1, MOST_POSITIONS), SPOTS[0], self._amount(), player=seat))

    def _wager(self, act: PlaceWager) -> None:
        if self.likes("strange instruments", 0.05):
            act = msgspec.structs.replace(act, instrument=self.random.choice(("cash", "cheque", "match play coupon")))
        taken = self.do(act)
        if taken.accepted and self.likes("changes", 0.05):
            self.do(ChangeWager(act.seat, act.wager, self._amount()))
        elif taken.accepted and self.likes("withdrawals", 0.04):
            self.do(WithdrawWager(act.seat, act.wager))

    def _amount(self) -> Cents:
        least, most = (int(self._option(name)) for name in LIMITS)
        if self.likes("wrong amounts", 0.04):
            return self.random.choice((Cents(dollars(least) - 1), Cents(dollars(most) + 1), Cents(0)))
        if self.is_in_mood_for(ANY_AMOUNT):
            return self.some_amount(least, most)
        if self.likes("amounts at the limits", 0.15):
            return dollars(self.random.choice((least, most)))
        return dollars(self.random.randint(least, min(most, 4 * least)))

    # --- with the cards -----------------------------------------------------------------------------------------------

    def _insure(self, seats: Sequence[int]) -> None:
        for seat in seats:
            for wager in INSURANCES[: 1 if self._option("multiple-action") == "not offered" else len(INSURANCES)]:
                self.do(PlaceWager(seat, wager, dollars(self.random.randint(1, 3))))

    def _elects(self) -> None:
        seat, hand = self._asked[-1]
        if self.likes("hit wagers", 0.3):
            self.do(PlaceWager(seat, HIT, dollars(self.random.randint(1, 10)), hand=hand))
        if self.likes("pairs split", 0.4) and self.do(Split(seat, hand)).accepted:
            return
        if self.likes("surrendered", 0.1) and self.do(Surrender(seat, hand)).accepted:
            return
        if self.likes("doubled", 0.2) and self.do(DoubleDown(seat, hand, self._doubled_by())).accepted:
            return
        if self.likes("drawn", 0.5):
            answer = self.do(Draw(seat, hand))
        else:
            answer = self.do(Stand(seat, hand))
            answer = answer if answer.accepted else self.do(Draw(seat, hand))
        if not answer.accepted and self._asked:
            self._asked.pop()

    def _doubled_by(self) -> Cents | None:
        """Now and then another amount than stands there, less or more."""
        return dollars(self.random.randint(1, 60)) if self.is_in_mood_for("odd doubles") else None

    def _disturb(self) -> None:
        chance = self.random
        if self.likes("late wagers", 0.03):
            self.do(PlaceWager(chance.randint(1, SOME_BOXES), SPOTS[0], self._amount()))
        if self.is_in_mood_for("untimely insurance"):
            self.do(PlaceWager(chance.randint(1, SOME_BOXES), chance.choice(INSURANCES), dollars(chance.randint(1, 3))))
        if self.likes("touches", 0.04):
            self.do(TouchCards(chance.randint(1, SOME_BOXES), chance.choice(("player", "dealer", "bystander"))))
        if self.likes("out of turn", 0.05):
            kind = chance.choice((Draw, Stand, DoubleDown, Split, Surrender))
            self.do(kind(chance.randint(1, SOME_BOXES), chance.randint(1, 2)))
        if self.likes("burn cards shown", 0.04):
            self.do(AskForBurnCards(chance.randint(1, SOME_BOXES)))
        if self.likes("rises", 0.03):
            seat = chance.randint(1, SOME_BOXES)
            self.do(Rise(seat))
            self.do(Sit(seat))
