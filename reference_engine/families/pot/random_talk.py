"""Players who speak, handle chips and show what they do by gestures, and what befalls their hands: at random.

For rule sets that say what comes of words, chips and mishaps; under others all this would come to nothing. Only a mood
brings any of it about: without one, play is what it is at other tables.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.families.pot.random_player import DOLLAR, PotPlayer
from clausewise.reference_engine.vocabulary.cards.stimuli import FloorOrders, LieFaceUp, LoseCards, Misdeal
from clausewise.reference_engine.vocabulary.core.events import RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import AdvanceClock, LetRest
from clausewise.reference_engine.vocabulary.pot.events import TurnGiven
from clausewise.reference_engine.vocabulary.pot.stimuli import (
    AnnounceVacancy,
    AskForSeat,
    DenyPlay,
    HandleTransaction,
    LeaveOut,
    NoticeError,
    OrderDisclosure,
    PlayerDoes,
    PutIn,
    Say,
    SpoilCard,
    SpoilHand,
    StartDealAt,
    TakeOff,
    TakeSeat,
)
from clausewise.reference_engine.vocabulary.pot.words import Doing, Handling, LeftOut, Said, Spoiling
from clausewise.reference_engine.vocabulary.shuffler.stimuli import Jam

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from clausewise.reference_engine.vocabulary.events import AnyEvent
    from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

    Happenings = Iterable[tuple[str, Callable[[], AnyStimulus]]]

PATRONS = 5
"""So many people want to play who have no seat."""
PACK_OF_CARDS = 52
SHORTLY, LONGER = 60_000, 3_600_000
SAYS: tuple[Said, ...] = get_args(Said)
HANDLES: tuple[Handling, ...] = get_args(Handling)
DOES: tuple[Doing, ...] = get_args(Doing)
GIVES_UP: Doing = "is going to concede the hand"
SPOILT: tuple[Spoiling, ...] = get_args(Spoiling)
HOLE_CARDS = (1, 2)
"""What is dealt first in stud."""
LEFT_OUT: tuple[LeftOut, ...] = get_args(LeftOut)


class TalkingPlayer(PotPlayer):
    """All players of a pot table whose rules are about words, chips and mishaps, too."""

    quiet = (
        *PotPlayer.quiet,
        "says", "puts in", "gestures", "takes off", "waiting list", "disclosures", "time", "orders",
        "handle-transaction",
    )  # fmt: skip
    spoiling = (
        *PotPlayer.spoiling,
        "denials", "rests", "leave-out", "start-deal-at", "misdeal", "spoil-card", "spoil-hand", "notice-error",
        "lie-face-up", "lose-cards", "jam",
    )  # fmt: skip
    goes_with: Mapping[str, tuple[str, ...]] = {
        # what went wrong with the cards is found out by whoever looks at them
        **dict.fromkeys(("leave-out", "start-deal-at", "misdeal"), ("notice-error",)),
        "lose-cards": ("time", "notice-error"),
        "jam": ("orders",),
    }
    posts_in_a_hand = False
    needs: Mapping[str, str] = {"waiting list": "waiting-list", "jam": "shuffling"}
    _spoilt: SpoilCard | None = None
    """The card that was spoilt last, where it was not the second one of a player."""
    _asked = False
    """Somebody has had the turn in this hand: before, no rule says what becomes of the bets that a dead hand owes."""
    _rests = False
    """The cards lie idle: with two decks no rule says which waits when a device fails then."""
    _begun: int | None = None
    """Who has begun to put in a bet, and has not made it whole."""

    _gives_up: int | None = None
    """Who is going to concede: of several, who shows first decides which of them still may, and readings differ."""

    def notice(self, event: AnyEvent) -> None:
        super().notice(event)
        match event:
            case TurnGiven():
                self._asked, self._begun = True, None
            case RoundStarted():
                self._asked = self._rests = False
                self._gives_up = None
            case _:
                pass

    def beside_the_hands(self) -> None:
        """What is done, and what goes wrong, before cards are dealt."""
        self._some_of(self._of_the_house())
        self._some_of(self._with_the_cards())

    def beside_the_play(self) -> None:
        """What players say and show, in turn and out of turn, and what befalls their hands."""
        self._some_of(self._in_the_hand())
        if self._begun is not None:  # what becomes of a bet that is never made whole no rule says
            self.do(PutIn(self._begun, self._sum(), "pushes forward"))
            self._begun = None

    def _some_of(self, happenings: Happenings) -> None:
        for feature, make in happenings:
            if self.is_in_mood_for(feature):
                self.do(make())

    def _seat(self) -> int:
        """Somebody's seat: mostly of whoever has the turn."""
        if self.turn is not None and self.random.random() < 0.8:  # noqa: PLR2004  as it says
            return self.turn.seat
        return self.random.choice(sorted(self.chips))

    def _sum(self) -> Cents:
        """What somebody has in mind to wager, or a chip."""
        return Cents(DOLLAR * self.random.choice((1, 2, 3, 4, 4, 8, 8, 12, 16, 25)))

    def _of_the_house(self) -> Happenings:
        chance = self.random
        patron: Callable[[], int] = lambda: chance.randint(1, PATRONS)  # noqa: E731  asked anew each time
        yield "takes off", lambda: TakeOff(self._seat(), self._sum())
        yield (
            "waiting list",
            lambda: chance.choice(
                (AskForSeat(patron()), TakeSeat(patron(), chance.randint(1, self._seats())), AnnounceVacancy())
            ),
        )
        yield "denials", lambda: DenyPlay(self._seat())
        yield "time", lambda: AdvanceClock(chance.choice((SHORTLY, LONGER, 6 * LONGER)))
        yield "rests", self._rest
        yield "orders", lambda: FloorOrders(chance.choice(("shuffle", "recut")))

    def _with_the_cards(self) -> Happenings:
        if self.in_hand:
            return  # what befalls cards that were dealt is another matter
        chance = self.random
        place: Callable[[], str] = lambda: f"seat {self._seat()}"  # noqa: E731  asked anew each time
        by_device = self.setup.options.get("shuffling") == "by device"  # it leaves out nothing
        yield "leave-out", lambda: LeaveOut("cut" if by_device else chance.choice(LEFT_OUT))
        yield "start-deal-at", lambda: StartDealAt(self._seat())
        yield "misdeal", lambda: Misdeal(place(), chance.choice((0, 1, 3, 6, 8)))
        yield "spoil-card", self._spoilt_card
        yield (
            "lie-face-up",
            lambda: LieFaceUp(tuple(sorted(chance.sample(range(1, PACK_OF_CARDS + 1), chance.choice((1, 1, 2)))))),
        )
        if not self.stacked:
            yield "lose-cards", lambda: LoseCards(chance.choice((-1, 1, 2)))
        if not self._rests:
            yield "jam", lambda: Jam("shuffler")

    def _rest(self) -> LetRest:
        self._rests = True
        return LetRest()

    def _spoilt_card(self) -> SpoilCard:
        """Any card of anybody, or the other hole card of whoever had one spoilt: both have rules of their own."""
        last, self._spoilt = self._spoilt, None
        if last is not None and last.number in HOLE_CARDS and self.random.random() < 0.5:  # noqa: PLR2004  as it says
            return SpoilCard(last.place, sum(HOLE_CARDS) - last.number, last.how)
        card = SpoilCard(f"seat {self._seat()}", self.random.randint(1, 4), self.random.choice(SPOILT))
        self._spoilt = card
        return card

    def _in_the_hand(self) -> Happenings:
        yield "says", self._words
        yield "puts in", self._chips
        yield "gestures", self._gesture
        yield "disclosures", OrderDisclosure
        if self._asked:
            yield "spoil-hand", self._spoilt_hand
        yield "notice-error", NoticeError
        yield "handle-transaction", HandleTransaction

    def _gesture(self) -> PlayerDoes:
        seat, what = self._seat(), self.random.choice(DOES)
        if what == GIVES_UP and self._gives_up not in (None, seat):
            return PlayerDoes(seat, "protects the hand")
        if what == GIVES_UP:
            self._gives_up = seat
        return PlayerDoes(seat, what)

    def _spoilt_hand(self) -> SpoilHand:
        clear, own_act = (self.random.random() < 0.5 for _ in range(2))  # noqa: PLR2004  as likely as not
        collected = self.random.random() < 0.5  # noqa: PLR2004  as likely as not
        return SpoilHand(self._seat(), "collected" if collected else "touches the discards", clear, own_act)

    def _words(self) -> Say:
        said = self.random.choice(SAYS)
        to = self._sum() if said in ("bet", "raise") and self.random.random() < 0.5 else None  # noqa: PLR2004
        return Say(self._seat(), said, to, heard=self.random.random() < 0.9)  # noqa: PLR2004  mostly

    def _chips(self) -> PutIn:
        chance = self.random
        rarely = (chance.random() < 0.2 for _ in range(3))  # noqa: PLR2004  as it says
        single, cash, more = rarely
        seat, amount = self._seat(), self._sum()
        more = more and self.turn is not None and seat == self.turn.seat
        if cash:  # no rule says what becomes of currency that is more than the bet
            due = 0 if self.turn is None else self.turn.due
            cash, amount = due > 0, Cents(due or amount)
        self._begun = seat if more else None
        return PutIn(seat, amount, chance.choice(HANDLES), single, cash, complete=not more)
