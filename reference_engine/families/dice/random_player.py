"""Throws of dice with random wagers, lawful for the most part."""

from __future__ import annotations

import msgspec

from clausewise.reference_engine.core.dice import FACES, Face
from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.families.dice.layout import PLACES, TOTAL, TOTALS, Place
from clausewise.reference_engine.families.dice.rules import DiceRules
from clausewise.reference_engine.families.random_player import ANY_AMOUNT, RandomPlayer
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import ChangeWager, PlaceWager, WithdrawWager
from clausewise.reference_engine.vocabulary.core.events import RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import Choose, Proceed, Sit
from clausewise.reference_engine.vocabulary.dice.stimuli import (
    CockDice,
    FailComputer,
    MendComputer,
    MisenterDie,
    Mislight,
    SetDice,
)
from clausewise.reference_engine.vocabulary.events import AnyEvent

ROUNDS_A_TABLE = 4
MOST_STAGES = 24
SEATS = (1, 2, 3)
NO_FACE = "7"
LIMITS = ("minimum-wager", "maximum-wager")
"""The options that say how high a wager has to be, and may be."""


class DicePlayer(RandomPlayer):
    """All players of a table at once, and whatever befalls it."""

    rules: DiceRules
    quiet = (
        "several wagers", "several players", "wagers that win", "forced dice", "triples", "pairs",
        "amounts at the limits", "added chips",
    )  # fmt: skip
    spoiling = (
        "strange instruments", "places that there are not", "wrong amounts", "changes", "withdrawals", "late wagers",
        "cock-dice", "misenter-die", "mislight", "fail-computer", "more shakes", "nobody seated",
    )  # fmt: skip

    def play(self) -> None:
        """The house opens if it has not; then some throws."""
        if not self.setup.ready:
            self.do(Proceed())
        for seat in SEATS:
            self.do(Sit(seat))
        for _ in range(ROUNDS_A_TABLE):
            self._round()

    def notice(self, event: AnyEvent) -> None:
        """Keeps in mind whether a round is on."""
        if isinstance(event, RoundStarted):
            self._on = True
        elif isinstance(event, RoundEnded):
            self._on = False

    def _round(self) -> None:
        self._on = False
        faces = self._throw()
        if self.likes("forced dice", 0.8):
            self.do(SetDice(faces))
        self._befall()
        for seat in SEATS if self.likes("several players", 0.5) else SEATS[:1]:
            for _ in range(1 + 3 * self.likes("several wagers", 0.6)):
                self._wagers(seat, faces)
        for number in range(MOST_STAGES):
            if not self._on:
                break
            self.do(Proceed())
            if number == 0 and self.likes("late wagers", 0.1):
                self._wagers(1, faces)
        if self._on or self.likes("fail-computer", 0.0):
            self.do(MendComputer())

    def _throw(self) -> tuple[Face, ...]:
        faces = [self.random.choice(FACES) for _ in range(self.rules.dice)]
        if self.likes("triples", 0.15):
            faces = [faces[0]] * len(faces)
        elif self.likes("pairs", 0.3):
            faces[1] = faces[0]
        return tuple(faces)

    def _befall(self) -> None:
        if self.likes("cock-dice", 0.08):
            self.do(CockDice(self.random.randint(1, self.rules.dice)))
        if self.likes("misenter-die", 0.05):
            self.do(MisenterDie(self.random.randint(1, self.rules.dice), self.random.choice(FACES)))
        if self.likes("mislight", 0.05):
            named = self.random.choice(PLACES)
            how = self.random.choice(("a winner stays dark", "a loser is lit", "an earlier light stays on"))
            self.do(Mislight(how, named.wager, named.selection))  # type: ignore[arg-type]  # one of its words
        if self.likes("fail-computer", 0.04):
            self.do(FailComputer("when the dice lie open"))
        if self.likes("more shakes", 0.1):
            self.do(Choose("shakes", self.random.randint(3, 6)))

    def _wagers(self, seat: int, faces: tuple[Face, ...]) -> None:
        place = self.random.choice(PLACES)
        if self.likes("wagers that win", 0.3):
            place = Place(TOTAL, str(sum(faces))) if sum(faces) in TOTALS else Place("any three of a kind")
        if self.likes("places that there are not", 0.04):
            place = Place(place.wager, NO_FACE if place.wager != TOTAL else self.random.choice(("3", "18")))
        act = PlaceWager(seat, place.wager, self._amount(), selection=place.selection)
        if self.likes("strange instruments", 0.04):
            act = msgspec.structs.replace(act, instrument=self.random.choice(("cash", "cheque", "match play coupon")))
        if self.likes("nobody seated", 0.02):
            act = msgspec.structs.replace(act, seat=7)
        taken = self.do(act)
        if taken.accepted:
            self._thinks_again(act)

    def _thinks_again(self, act: PlaceWager) -> None:
        named = act.seat, act.wager
        if self.likes("added chips", 0.1):
            self.do(act)
        if self.likes("changes", 0.06):
            self.do(ChangeWager(*named, self._amount(), selection=act.selection))
        elif self.likes("withdrawals", 0.06):
            self.do(WithdrawWager(*named, selection=act.selection))

    def _amount(self) -> Cents:
        least, most = (int(self.setup.options.get(name, self.rules.options[name][0])) for name in LIMITS)
        if self.likes("wrong amounts", 0.05):
            return self.random.choice((Cents(dollars(least) - 1), Cents(dollars(most) + 1), Cents(0)))
        if self.is_in_mood_for(ANY_AMOUNT):
            return self.some_amount(least, most)
        if self.likes("amounts at the limits", 0.15):
            return dollars(self.random.choice((least, most)))
        return dollars(self.random.randint(least, min(most, 4 * least)))
