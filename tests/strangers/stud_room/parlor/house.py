"""The house at one table: takes what is done to the table to whom it concerns."""

from __future__ import annotations

from collections.abc import Callable
from random import Random, SystemRandom
from typing import Any

from parlor.cards import FIFTY_TWO, Forced, Stub
from parlor.decks import LEAST_CUT, Decks
from parlor.draw import Draw
from parlor.faults import breaks
from parlor.gestures import Gestures
from parlor.guests import Guests
from parlor.journal import Journal, Refused
from parlor.manners import own
from parlor.mishaps import DeadRound, Mishaps
from parlor.round import Round
from parlor.seats import clockwise
from parlor.stud import Stud
from parlor.terms import Terms

Stimulus = dict[str, Any]
SUPERVISORS = ("floorperson", "pit boss", "poker shift supervisor")


class House:
    """One table, with its guests, its decks and the round that is played."""

    def __init__(self, terms: Terms, seed: int | None, *, ready: bool) -> None:
        self.terms = terms
        self.rng = SystemRandom() if seed is None else Random(seed)
        self.journal = Journal()
        self.decks = Decks(terms, self.journal, self.rng)
        self.mishaps = Mishaps(self.journal)
        self.guests = Guests(terms, self.journal)
        self.gestures = Gestures(self.journal)
        self.forced = Forced()
        self.stacked: list[str] = []
        self.hand: Round | None = None
        self.cut = False
        """Whether the cards were shuffled and cut for a round that has not begun; those of a table in operation are."""
        self.played = False
        """Whether the cards have still to be shuffled after a round."""
        self.lost = 0
        self.rounds = 0
        self.button: int | None = None
        self.put_button: int | None = None
        self.moves = False
        """Whether the button has still to go on."""
        if ready:
            self.decks.stand_ready()
            self.cut = not own("mixes-again")
        self.acts: dict[str, Callable[[Stimulus], None]] = {
            "proceed": lambda _: self.proceeds(),
            "bring-decks": lambda said: self.decks.receives(said.get("decks", 1), playing=self.hand is not None),
            "force-cards": self.force,
            "stack-deck": lambda said: setattr(self, "stacked", list(said["cards"])),
            "sit": lambda said: self.guests.sits(said["seat"]),
            "rise": self.rise,
            "let-rest": lambda _: self.rests(),
            "advance-clock": self.advance,
            "choose": self.choose,
            "floor-orders": self.ordered,
            "buy-in": lambda said: self.guests.buys_in(said["seat"], said["amount"], self.hand),
            "take-off": lambda said: self.guests.takes_off(said["seat"], said["amount"], self.hand),
            "place-button": self.place_button,
            "post": self.post,
            "decline-to-post": self.decline,
            "check": lambda said: self.plays(said, "check", lambda hand: self.betting(hand).check(said["seat"])),
            "call": lambda said: self.plays(
                said, "call", lambda hand: self.betting(hand).call(said["seat"], said.get("amount"))
            ),
            "bet": lambda said: self.plays(
                said, "bet", lambda hand: self.betting(hand).bet(said["seat"], said["amount"])
            ),
            "raise": lambda said: self.plays(
                said, "raise", lambda hand: self.betting(hand).raises_to(said["seat"], said["to"])
            ),
            "fold": self.fold,
            "discard": self.discard,
            "say": lambda said: self.gestures.says(self.playing(), said),
            "put-in": lambda said: self.gestures.puts_in(self.playing(), said),
            "player-does": lambda said: self.gestures.does(self.hand, said),
            "order-disclosure": self.disclose,
            "deny-play": lambda said: self.guests.denies(said["seat"]),
            "ask-for-seat": lambda said: self.guests.asks(said["patron"]),
            "take-seat": lambda said: self.guests.takes_seat(said["patron"], said["seat"]),
            "announce-vacancy": lambda _: self.guests.announces(),
            "leave-out": lambda said: self.decks.left_out.add(said["what"]),
            "start-deal-at": lambda said: setattr(self.mishaps, "start", said["seat"]),
            "spoil-card": lambda said: self.mishaps.spoils.update({(said["place"], said["number"]): said["how"]}),
            "spoil-hand": self.spoil_hand,
            "notice-error": lambda _: self.mishaps.noticed(self.hand),
            "handle-transaction": lambda _: self.mishaps.transaction(self.hand) if self.hand else None,
            "lie-face-up": lambda said: self.lie_face_up(said["positions"]),
            "misdeal": lambda said: self.mishaps.counts.update({said["place"]: said["cards"]}),
            "lose-cards": self.lose,
            "jam": lambda said: setattr(self.decks, "jams", said.get("how", "jams")),
        }

    def does(self, stimulus: Stimulus) -> None:
        """Takes a stimulus, and looks after what comes of it."""
        act = self.acts.get(stimulus["type"])
        if act is None:
            raise Refused(f"{stimulus['type']} is nothing for this table")
        try:
            act(stimulus)
        except DeadRound:
            if self.hand:
                self.hand.dead()
        if self.hand and self.hand.over:
            self.clears()

    # --- rounds

    def proceeds(self) -> None:
        if self.hand:
            self.gestures.drops_words(self.hand)
        self.gestures.rest_all(self.hand)
        if self.hand and self.gestures.takes_chips(self.hand):
            return
        if self.hand and self.gestures.said:
            self.gestures.takes_word(self.hand)
        elif self.hand:
            self.hand.goes_on()
        if self.hand:
            return
        seats = self.guests.present()
        told = len(self.journal.events)
        self.decks.prepares(seats)
        players = {seat: self.guests.players[seat] for seat in self.guests.ready()}
        least = 1 if breaks("one-player-plays") else 2
        if len(self.journal.events) > told or not self.decks.playable:
            return
        if len(players) < least and (self.cut or not self.played):
            return
        self.cut = self.cut and not self.decks.expired()
        if not self.cut and not self.decks.chooses():
            return
        if not self.cut:
            self.decks.mixes()
            self.cut, self.played = True, False
            return
        self.begins(Draw if self.terms.draw else Stud)

    def begins(self, game: type[Round]) -> None:
        players = {seat: self.guests.players[seat] for seat in self.guests.ready()}
        self.loses_cards()
        self.decks.dealt()
        self.hand = game(self.terms, self.journal, self.decks, players, self.mishaps)
        self.rounds += 1
        self.hand.number = self.rounds
        self.mishaps.new_round()
        self.mishaps.errors |= self.decks.left_out
        self.decks.left_out = set()
        self.hand.stub = Stub(self.decks.cards(), self.forced, self.rng)
        self.hand.stub.stack(self.stacked)
        if self.terms.draw:
            seats = sorted(players)
            if self.put_button is not None:
                self.button = clockwise(seats, self.put_button - 1)[0]
            elif self.moves and self.button is not None and not own("button-moves-at-once"):
                self.button = clockwise(seats, self.button)[0]
            elif self.button is None:
                self.button = seats[0] if breaks("button-begins-at-the-left") else seats[-1]
            elif self.button not in seats:
                self.button = clockwise(seats, self.button)[0]
            self.put_button, self.moves = None, False
            self.hand.button = self.button
        self.journal.tells("round-started", number=self.rounds, deck=self.decks.in_play.name)
        self.decks.device_works()
        self.hand.goes_on()

    def clears(self) -> None:
        """After a round: the button goes on, and what was laid down for this round is forgotten."""
        hand, self.hand = self.hand, None
        self.cut, self.played = False, True
        self.forced.places = {}
        self.mishaps.settles()
        self.decks.asked = False
        self.stacked = hand.stub.stacked if hand else []
        self.gestures.forget()
        self.gestures.disputes = set()
        self.moves = bool(hand and not hand.void and not breaks("button-stays"))
        if self.moves and self.button is not None and own("button-moves-at-once"):
            seats = self.guests.ready()
            self.button = clockwise(seats, self.button)[0] if seats else self.button
        if not self.guests.players:
            self.rests()

    def playing(self) -> Round:
        if self.hand is None:
            raise Refused("no round is played")
        return self.hand

    def betting(self, hand: Round) -> Any:
        if hand.betting is None:
            raise Refused("nobody has to bet now")
        return hand.betting

    # --- acts in turn

    def plays(self, said: Stimulus, act: str, carried_out: Callable[[Round], None]) -> None:
        """An act of the player who has the turn; somebody who is not at this seat cannot act for it."""
        seat = said["seat"]
        if said.get("player", seat) != seat and not breaks("others-may-bet"):
            raise Refused("only who is seated there may bet")
        if self.gestures.moving not in (None, seat):
            self.gestures.rest_all(self.hand)
        hand = self.playing()
        to = self.gestures.bound(seat, act)
        if to and act in ("bet", "raise") and said.get("amount", said.get("to")) != to:
            raise Refused("this player has said another amount")
        carried_out(hand)
        self.gestures.forget()
        hand.acted(seat, voluntary=act != "check")

    def fold(self, said: Stimulus) -> None:
        hand = self.playing()
        one = hand.in_hand(said["seat"])
        if not own("pays-and-folds"):
            self.gestures.bound(one.seat, "fold")
            self.betting(hand).acting(one.seat, "fold")
        self.gestures.gives_up(hand, one)

    def discard(self, said: Stimulus) -> None:
        hand = self.playing()
        if not isinstance(hand, Draw):
            raise Refused("nothing is drawn in this game")
        hand.discards_cards(said["seat"], said.get("cards", []))

    def until_due(self) -> Round:
        """Goes on up to where something has to be posted."""
        for _ in range(8):
            if self.hand and (self.hand.unanted or self.hand.owed):
                return self.hand
            if self.hand and (self.hand.deciding or self.hand.last):
                break
            self.proceeds()
        raise Refused("nothing is to be posted now")

    def post(self, said: Stimulus) -> None:
        seat, name, amount = said["seat"], said["blind"], said["amount"]
        if name == "ante":
            if not self.terms.ante or amount != self.terms.ante or not self.in_round(seat):
                raise Refused("this ante is not due")
            hand = self.until_due()
            if seat not in hand.unanted or amount != self.terms.ante:
                raise Refused("this ante is not due")
            hand.antes_up(seat)
            return
        hand = self.playing()
        if (seat, name, amount) in hand.blinds_due() and hand.last is None:
            for _ in range(3):
                if not hand.owed:
                    hand.goes_on()
        if not hand.owed or hand.owed[0] != (seat, name, amount):
            raise Refused("this bet is not due, or not from this player")
        hand.post_next()

    def in_round(self, seat: int) -> bool:
        """Whether this seat is dealt in, or would be."""
        return seat in (self.hand.dealt if self.hand else self.guests.ready())

    def decline(self, said: Stimulus) -> None:
        seat = said["seat"]
        if not self.terms.ante or not self.in_round(seat) or not own("sits-out"):
            raise Refused("a bet that is required is placed")
        hand = self.until_due()
        if seat not in hand.unanted:
            raise Refused("a bet that is required is placed")
        if breaks("plays-without-an-ante"):
            hand.unanted.discard(seat)
            return
        hand.unanted.discard(seat)
        del hand.dealt[seat]
        if len(hand.dealt) < 2:
            hand.dead()

    def rise(self, said: Stimulus) -> None:
        seat = said["seat"]
        leaves = said.get("leaves", True)
        self.guests.rises(seat, leaves=leaves)
        if not leaves:
            return
        one = self.hand.dealt.get(seat) if self.hand else None
        if self.hand and one and one.live:
            one.gone = True
            if self.hand.uncut:
                self.hand.unanted.discard(seat)
                one.live = False
                if len(self.hand.live) <= 1:
                    self.hand.dead()
            elif not breaks("leaver-keeps-the-hand"):
                self.hand.leaves(one)
        if not self.guests.players and self.hand is None:
            self.rests()

    def disclose(self, said: Stimulus) -> None:
        if said.get("by", "floorperson") == "player":
            raise Refused("the house may require this, no player")
        hand = self.playing()
        hand.disclosed = not breaks("disclosure-ignored")

    # --- what is laid down or chosen

    def force(self, said: Stimulus) -> None:
        for each in said["places"]:
            self.forced.places[each["place"]] = list(each["cards"])

    def place_button(self, said: Stimulus) -> None:
        if self.hand:
            raise Refused("the button lies where it lies until the round is over")
        self.put_button = said["seat"]

    def choose(self, said: Stimulus) -> None:
        choice, value = said["choice"], said["value"]
        if choice == "cut depth":
            if not isinstance(value, int) or not LEAST_CUT <= value < len(FIFTY_TWO):
                raise Refused("a cut takes ten cards at least, and leaves some")
            self.decks.depth = value
        elif choice == "dealing hand" and value in ("left hand", "right hand"):
            if self.mishaps.held and value != self.mishaps.hand and not breaks("hand-may-change"):
                raise Refused("the dealer has chosen a hand already")
            self.mishaps.hand = value
        elif choice == "count the stub":
            self.decks.asked = bool(value)
        else:
            raise Refused("this is not left open here")

    def ordered(self, said: Stimulus) -> None:
        person = said.get("by", SUPERVISORS[0])
        if said["order"] != "recut" or person not in SUPERVISORS or not self.cut or (self.hand and not self.hand.uncut):
            raise Refused("this cannot be ordered, or not now, or not by this person")
        self.decks.recut(person)

    def advance(self, said: Stimulus) -> None:
        self.journal.passed += said["milliseconds"]

    def rests(self) -> None:
        if self.hand is None:
            self.cut = False
            self.decks.rests()

    # --- mishaps

    def lie_face_up(self, positions: list[int]) -> None:
        taken = self.hand.stub.taken if self.hand else 0
        self.mishaps.face_up |= {taken + position for position in positions}

    def spoil_hand(self, said: Stimulus) -> None:
        if self.hand:
            self.mishaps.spoils_hand(self.hand, said)

    def lose(self, said: Stimulus) -> None:
        self.lost += said["number"]
        if self.decks.decks:
            self.loses_cards()

    def loses_cards(self) -> None:
        """Cards are missing from the deck in play, or there are too many."""
        deck, number = self.decks.in_play if self.hand else self.decks.next_in_play, self.lost
        self.lost = 0
        if number < 0:
            deck.extra -= number
        kept = self.forced.reserved()
        there = self.hand.stub.cards if self.hand else [card for card in FIFTY_TWO if card not in deck.lacks]
        for card in [card for card in there if card not in kept][-number:] if number > 0 else []:
            deck.lacks.append(card)
            if self.hand:
                self.hand.stub.cards.remove(card)
