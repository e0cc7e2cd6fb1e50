"""What goes wrong with the cards, and what the house does about it once it is noticed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from parlor.faults import breaks
from parlor.journal import Journal, Refused
from parlor.manners import own

if TYPE_CHECKING:
    from parlor.round import Round

NAMES = (
    "lie-face-up",
    "lose-cards",
    "jam",
    "misdeal",
    "leave-out",
    "start-deal-at",
    "spoil-card",
    "spoil-hand",
    "notice-error",
    "handle-transaction",
)


class DeadRound(Exception):
    """A round that cannot be played to its end."""


class Mishaps:
    """Mishaps that wait for the next deal, and those of the round that is played."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.hand = "left hand"
        self.held = False
        self.spoils: dict[tuple[str, int], str] = {}
        self.face_up: set[int] = set()
        self.found = 0
        self.start: int | None = None
        self.counts: dict[str, int] = {}
        self.errors: set[str] = set()
        """What has gone wrong in this round and was not noticed yet."""

    def new_round(self) -> None:
        self.errors = set()
        self.found = 0
        self.held = True

    def settles(self) -> None:
        """What was to go wrong in a round that is over does not go wrong in the next."""
        self.spoils, self.face_up, self.start, self.counts = {}, set(), None, {}

    def before(self, played: Round) -> None:
        """Before a card leaves the deck: it may lie face up, and is not used then."""
        while self.face_up and played.stub.taken + 1 in self.face_up and not breaks("face-up-card-plays"):
            card = played.stub.take()
            deck = played.decks.in_play.name
            self.journal.acts("finds", deck=deck, source=self.hand, face="up", cards=[card])
            self.journal.acts("discards", deck=deck, place="discard pile", cards=[card])
            played.discards.append(card)
            self.found += 1
            if self.found > 1:
                raise DeadRound

    def noticed(self, played: Round | None) -> None:
        """Somebody notices what has gone wrong with the cards of this round."""
        if played is None or played.over:
            return
        before_two = len(played.volunteers) < (3 if breaks("late-misdeal-voids") else 2)
        lacking = played.decks.in_play.count != 52
        undone = {"shuffle", "cut"} & self.errors and not breaks("unshuffled-deal-stands")
        if lacking or "ineligible" in self.errors or undone or ({"start", "left out"} & self.errors and before_two):
            played.dead(removes=lacking and not breaks("bad-deck-stays"))
        elif played.size:
            self.fouls(played)
        self.errors = set()

    def gives_too_many(self, played: Round) -> None:
        """Cards beyond those of the deal, for players and for seats at which nobody plays."""
        for place, count in self.counts.items():
            one = next((one for one in played.dealt.values() if one.place == place), None)
            for number in range(played.size, count):
                if one is None:
                    played.astray(place, number + 1)
                elif one.live:
                    played.card(one, up=False)

    def fouls(self, played: Round) -> None:
        """A hand with a wrong number of cards is dead."""
        for one in list(played.live):
            if self.counts.get(one.place, played.size) != played.size and len(played.live) > 1:
                had_turn = played.out(one)
                played.collects(one, told=own("collects-fouled"))
                self.journal.acts("voids a hand", seat=one.seat, owner=one.place)
                if had_turn:
                    played.turn_goes_on()
        self.counts = {}

    def spoils_hand(self, played: Round, stimulus: dict[str, Any]) -> None:
        """A hand has touched the discards, or was collected by the dealer."""
        one = played.in_hand(stimulus["seat"])
        if not one.cards:
            raise Refused("this seat has no cards yet")
        if len(played.live) <= 1:
            return
        collected = stimulus["how"] == "collected"
        protected = one.protected or (played.terms.stud and not collected)
        if stimulus.get("clear", False) and not collected:
            self.journal.acts("reconstructs the hand", seat=one.seat)
            return
        had_turn = played.out(one)
        played.collects(one, told=own("collects-fouled"))
        self.journal.acts("voids a hand", seat=one.seat, owner=one.place)
        if protected and not stimulus.get("own_act") and not breaks("no-refund-for-a-fouled-hand"):
            back = one.bet + played.pots.refund(one.seat)
            one.bet = 0
            played.returns(one.seat, back)
        if had_turn:
            played.turn_goes_on()

    def transaction(self, played: Round) -> None:
        """The dealer needs both hands: the deck lies under the marker button until all is handled."""
        deck = played.decks.in_play.name
        self.journal.acts("sets the deck down", deck=deck)
        if not breaks("no-marker-button"):
            self.journal.acts("places the marker button", place="on the deck")
        self.journal.acts("completes the transaction")
        if not breaks("no-marker-button"):
            self.journal.acts("removes the marker button", place="on the deck")
        self.journal.acts("takes the deck up", deck=deck)
