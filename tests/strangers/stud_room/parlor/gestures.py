"""What players say and what they do with chips and cards, and what of it is an act."""

from __future__ import annotations

from typing import Any

from parlor.betting import Betting
from parlor.faults import breaks
from parlor.journal import Journal, Refused
from parlor.manners import own
from parlor.round import Round
from parlor.seats import Dealt

A_BET = ("pushes forward", "releases into the pot", "releases toward the pot")
FOLDS = ("discards the hand face down", "turns the up-cards face down")
FORBIDDEN = {
    "touches the chips in the pot": "nobody touches chips that lie in the pot",
    "takes the cards out of the dealer's view": "the cards stay in view of the dealer",
    "tells another about the hand": "no player tells another about a hand",
}


class Gestures:
    """Words that bind, and chips that move, at one table."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.disputes: set[int] = set()
        self.forget()

    def forget(self) -> None:
        """A turn is over."""
        self.said: tuple[int, str, int] | None = None
        self.sum_said = False
        """Whether the player has said how much, or only what."""
        self.started: tuple[int, int] | None = None
        """Who has begun to put in a bet, and how much of it is there."""
        self.moving: int | None = None
        """Who has said raise, has put chips in, and whose hands have not come to rest."""

    def drops_words(self, played: Round) -> None:
        """Whose turn ended with a dead hand, the own or the last but one, is bound by words and chips no more."""
        turn = played.betting.turn if played.betting else None
        if (self.said and self.said[0] != turn) or (self.started and self.started[0] != turn):
            self.forget()

    def bound(self, seat: int, act: str) -> int:
        """Refuses what a player does who has said something else; what the words came to, where they said how much."""
        if self.said is None or self.said[0] != seat or breaks("words-do-not-bind"):
            return 0
        if self.said[1] != act:
            raise Refused(f"this player has said {self.said[1]}")
        return self.said[2]

    # --- words

    def says(self, played: Round, stimulus: dict[str, Any]) -> None:
        seat, words, to = stimulus["seat"], stimulus["said"], stimulus.get("to", 0)
        betting = played.betting
        if betting is None or betting.turn != seat:
            raise Refused("nothing that is said out of turn binds")
        if not stimulus.get("heard", True):
            raise Refused("the dealer has not heard it")
        one = betting.acting(seat, words)
        if self.said is not None and not own("says-again"):
            raise Refused("what was said binds already")
        self.bound(seat, words)
        self.sum_said = bool(to)
        if words == "raise":
            to = self.raise_said(betting, one, to)
        elif words == "bet":
            to = to or (betting.least if betting.least == betting.most else 0)
            if to:
                betting.lawful(one, to, 0)
        elif words == "call":
            due = one.bet + min(betting.level - one.bet, one.player.stack)
            if to not in (0, due):
                raise Refused("a call is what is due")
            to = due
        else:
            to = one.bet
        self.said = (seat, words, to)
        self.journal.acts("says", by="player", seat=seat, total=to, words=words)

    def raise_said(self, betting: Betting, one: Dealt, to: int) -> int:
        """To how much a raise comes that was said; nothing where the player has still to show how much."""
        least, most = betting.bounds_of_raise()
        if not to and least == most:
            to = min(betting.level + least, one.bet + one.player.stack)
        if to:
            betting.lawful(one, to - one.bet, to - betting.level)
        return to

    # --- chips

    def puts_in(self, played: Round, stimulus: dict[str, Any]) -> None:
        seat, amount = stimulus["seat"], stimulus["amount"]
        betting = played.betting
        if betting is None or seat not in (betting.turn, self.moving):
            raise Refused("it is not this player's turn")
        one = played.in_hand(seat)
        if stimulus.get("how", A_BET[1]) not in A_BET and not breaks("held-chips-count"):
            raise Refused("chips that are not let go toward the pot are no bet")
        if amount % 100 or amount <= 0 or amount > one.player.stack:
            raise Refused("these chips are not there")
        if self.moving == seat:
            self.adds(betting, one, amount)
            return
        begun = self.started[1] if self.started else 0
        if not stimulus.get("complete", True):
            if begun + amount > one.player.stack:
                raise Refused("these chips are not there")
            if one.bet + begun + amount - betting.level > max(betting.most, betting.bounds_of_raise()[1]):
                raise Refused("this is above the limits")
            self.begins(seat, begun + amount, stimulus)
            return
        self.whole_bet(played, one, begun + amount, stimulus)

    def begins(self, seat: int, amount: int, stimulus: dict[str, Any]) -> None:
        """So much of a bet lies there, and is no bet yet."""
        self.started = (seat, amount)
        if stimulus.get("cash", False) and not breaks("cash-stays-cash"):
            self.journal.acts("converts cash", seat=seat, total=stimulus["amount"])

    def whole_bet(self, played: Round, one: Dealt, amount: int, stimulus: dict[str, Any]) -> None:
        """What the chips of a player come to who has the turn."""
        betting = played.betting
        if betting is None:
            return
        words = self.said[1] if self.said and self.said[0] == one.seat else ""
        to = self.said[2] if words and self.said else 0
        due = min(betting.level - one.bet, one.player.stack)
        if words in ("fold", "check"):
            raise Refused(f"this player has said {words}")
        if words == "raise" and not self.sum_said:
            least = betting.level + betting.bounds_of_raise()[0] - one.bet
            if amount < min(least, one.player.stack):
                if stimulus:  # more may come until the hands rest
                    self.begins(one.seat, amount, stimulus)
                    return
                to = one.bet + min(least, one.player.stack)
        single, larger = stimulus.get("single", False), False
        if words:
            act, put = words, (to - one.bet if to else amount)
            larger = bool(to) and (single or stimulus.get("cash", False))
        elif due and (amount == due or (single and amount > due and not breaks("chip-raises"))):
            act, put, larger = "call", due, True
        else:
            act, put = ("raise" if betting.level else "bet"), amount
            larger = (single or stimulus.get("cash", False)) and act == "bet" and amount > betting.most
            put = min(betting.least, one.player.stack) if larger else put
        change = amount - put if larger else 0
        self.is_lawful(betting, one, act, put)
        self.moves_chips(played, one, act, (amount, put, change), converts=stimulus.get("cash", False))
        if words == "raise" and not to and betting.least != betting.most:
            self.said, self.started, self.moving = None, None, one.seat
            return
        self.forget()
        played.acted(one.seat, voluntary=True)

    def is_lawful(self, betting: Betting, one: Dealt, act: str, put: int) -> None:
        """Refuses what is not open to the player, or outside the limits."""
        if act not in betting.options(one):
            raise Refused(f"{act} is not open to this player now")
        if act == "raise":
            betting.lawful(one, put, one.bet + put - betting.level)
        elif act == "bet":
            betting.lawful(one, put, 0)

    def moves_chips(self, played: Round, one: Dealt, act: str, sums: tuple[int, int, int], *, converts: bool) -> None:
        """The bet itself, with what becomes of currency, of a wrong sum, and of a chip that is more."""
        amount, put, change = sums
        if converts and not breaks("cash-stays-cash"):
            self.journal.acts("converts cash", seat=one.seat, total=amount)
        if amount != put and change <= 0:
            self.journal.acts("corrects the bet", seat=one.seat, total=one.bet + put)
        self.carried_out(played, one, act, put)
        if change > 0:
            self.journal.acts("gives change", seat=one.seat, total=change)

    @staticmethod
    def carried_out(played: Round, one: Dealt, act: str, put: int) -> None:
        betting = played.betting
        if betting is None:
            return
        if act == "call":
            betting.call(one.seat)
        elif act == "bet":
            betting.bet(one.seat, put)
        else:
            betting.raises_to(one.seat, one.bet + put)

    def adds(self, betting: Betting, one: Dealt, amount: int) -> None:
        """Until the hands come to rest, chips can be added to a raise within the limits."""
        before = max((other.bet for other in betting.dealt.values() if other is not one), default=0)
        if one.bet + amount - before > betting.most:
            raise Refused("this is above the limits")
        betting.puts(one, "raises", amount)

    def rests(self, played: Round, seat: int) -> None:
        """The hands have come to rest: the raise is what lies there, and the next one has the turn."""
        if self.moving == seat:
            self.forget()
            played.acted(seat, voluntary=True)
        elif self.started is not None and self.started[0] == seat:
            self.whole_bet(played, played.in_hand(seat), self.started[1], {})
        elif not own("rests-any-time"):
            raise Refused("nothing is being put in")

    def rest_all(self, played: Round | None) -> None:
        """Nobody adds anything any more."""
        if self.moving is not None and played is not None:
            self.rests(played, self.moving)

    def takes_chips(self, played: Round) -> bool:
        """Nobody wants anything more: the chips that lie there are the bet, if they can be one."""
        if self.started is None or played.betting is None or played.betting.turn != self.started[0]:
            return False
        try:
            self.rests(played, self.started[0])
        except Refused:
            return False
        return True

    def takes_word(self, played: Round) -> None:
        """Nobody wants anything more: what the player in turn has said is done."""
        betting = played.betting
        if own("words-wait") or betting is None or self.said is None or betting.turn != self.said[0]:
            return
        seat, words, to = self.said
        one = played.in_hand(seat)
        if words == "fold":
            self.gives_up(played, one)
            return
        if words == "check":
            betting.check(seat)
        else:
            least = betting.level + betting.bounds_of_raise()[0] if words == "raise" else betting.least
            to = to or min(least, one.bet + one.player.stack)
            self.carried_out(played, one, words, to - one.bet)
        self.forget()
        played.acted(seat, voluntary=words != "check")

    # --- other acts

    def does(self, played: Round | None, stimulus: dict[str, Any]) -> None:
        seat, what = stimulus["seat"], stimulus["what"]
        if what in FORBIDDEN and not (breaks("pot-may-be-touched") and what.startswith("touches")):
            raise Refused(FORBIDDEN[what])
        if played is None or played.over:
            raise Refused("there is no round in which this could be done")
        if what == "disputes a decision":
            self.is_disputed(seat)
            return
        one = played.in_hand(seat)
        if what == "protects the hand":
            one.protected = True
        elif what == "is going to concede the hand":
            one.conceding = True
        elif what == "brings both hands to rest":
            self.rests(played, seat)
        elif what == "knocks on the table":
            self.checks(played, seat)
        elif what in FOLDS:
            if what == FOLDS[1] and not played.terms.stud:
                raise Refused("there are no up-cards in this game")
            self.gives_up(played, one, thrown=what == FOLDS[0])

    def is_disputed(self, seat: int) -> None:
        """The shift supervisor decides, and that is final."""
        if seat in self.disputes or (self.disputes and not own("disputes-of-each")):
            raise Refused("the decision was final")
        self.disputes.add(seat)
        self.journal.acts("decides the dispute", by="poker shift supervisor", seat=seat)

    def checks(self, played: Round, seat: int) -> None:
        """A knock is a check."""
        self.bound(seat, "check")
        if played.betting is None:
            raise Refused("nobody has to act")
        played.betting.check(seat)
        self.forget()
        played.acted(seat)

    def gives_up(self, played: Round, one: Dealt, *, thrown: bool = False) -> None:
        """A hand is thrown away, or folded by word; who has to bet first pays the bet."""
        betting = played.betting
        if betting is None or betting.turn != one.seat:
            raise Refused("it is not this player's turn")
        words = self.said[1] if self.said and self.said[0] == one.seat else ""
        if words in ("call", "bet", "raise") and self.said and not breaks("words-do-not-bind"):
            put = max(self.said[2] - one.bet, 0) or min(betting.least, one.player.stack)
            self.carried_out(played, one, words, put)
        elif betting.obliged == one.seat:
            betting.bet(one.seat, min(betting.least, one.player.stack))
        elif "fold" not in betting.options(one):
            raise Refused("this player has to bet or check")
        elif betting.turn == one.seat and words == "check":
            raise Refused("this player has said check")
        betting_turn_was_ours = betting.turn == one.seat
        self.forget()
        played.folds(one, thrown=thrown)
        if not betting_turn_was_ours:
            played.turn_goes_on()
