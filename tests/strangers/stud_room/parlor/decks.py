"""The care of decks: opening, shuffle and cut, rotation, counts, and the rest of an idle table."""

from __future__ import annotations

from random import Random
from typing import Final

from parlor.cards import FIFTY_TWO
from parlor.faults import breaks
from parlor.journal import Journal, Refused
from parlor.manners import own
from parlor.terms import Terms

MINUTE: Final = 60_000
ROTATION: Final = 6 * 60 * MINUTE
COUNTING: Final = 25 * MINUTE
LEAST_CUT: Final = 10
DECKS: Final = 2
BY_DEVICE: Final = "with an automated shuffling device"


class Deck:
    """One deck of the table."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.ready = False
        """Inspected, looked at, washed and shuffled."""
        self.spread = ""
        self.shuffled = False
        self.first_dealt: int | None = None
        self.lacks: list[str] = []
        self.extra = 0

    @property
    def count(self) -> int:
        return len(FIFTY_TWO) - len(self.lacks) + self.extra


class Decks:
    """The two decks of a table; the first of the list is the one in play."""

    def __init__(self, terms: Terms, journal: Journal, rng: Random) -> None:
        self.terms = terms
        self.journal = journal
        self.rng = rng
        self.decks: list[Deck] = []
        self.belong = DECKS
        """So many are wanted for play; one that was removed is not waited for."""
        self.brought = 0
        self.counted = 0
        self.depth: int | None = None
        self.asked = False
        """Whether the dealer has chosen to count in this round."""
        self.left_out: set[str] = set()
        self.jams = ""
        self.stale = False
        """Whether the deck in play has been played with since it was shuffled."""

    def stand_ready(self) -> None:
        for deck in self.bring(2):
            deck.ready, deck.shuffled = True, self.terms.by_device

    def bring(self, number: int) -> list[Deck]:
        """Decks come to the table."""
        come = [Deck(f"deck {self.brought + each + 1}") for each in range(number)]
        self.brought += number
        self.decks += come
        return come

    def receives(self, number: int, *, playing: bool) -> None:
        """Decks come, up to the two that belong to the table, and not in the middle of a round."""
        if playing or len(self.decks) + number > DECKS:
            raise Refused("two decks belong to the table")
        for deck in self.bring(number):
            self.journal.acts("receives", deck=deck.name)

    @property
    def in_play(self) -> Deck:
        return self.decks[0]

    @property
    def next_in_play(self) -> Deck:
        """Between rounds the deck that is dealt from next: with a device the decks take turns."""
        turns = self.terms.by_device and self.stale and len(self.decks) > 1
        return self.decks[1] if turns else self.in_play

    @property
    def playable(self) -> bool:
        return len(self.decks) >= self.belong and self.in_play.ready

    def prepares(self, seats: list[int]) -> None:
        """What comes before play with decks that are new, or have lain spread; goes on once two players are there."""
        fresh = [deck for deck in self.decks if not deck.ready]
        for deck in fresh:
            if not deck.spread:
                self.journal.acts("inspects", deck=deck.name, method="sorted")
                if not breaks("nobody-verifies"):
                    self.journal.acts("verifies the inspection", by="floorperson", deck=deck.name)
                self.spreads(deck, "up")
        enough = 1 if breaks("one-player-suffices") else 2
        if len(seats) < enough or len(self.decks) < self.belong or not fresh:
            return
        for deck in fresh:
            if deck.spread == "down":
                self.journal.acts("turns face up", deck=deck.name, place="table", face="up")
        for seat in seats[:2]:
            self.journal.acts("offers for inspection", seat=seat)
        for deck in fresh:
            self.journal.acts("turns face down", deck=deck.name, place="table", face="down")
            if not breaks("no-wash"):
                self.journal.acts("washes", deck=deck.name, place="table", face="down", method="with a circular motion")
            self.journal.acts("stacks", deck=deck.name, method="after the wash")
            self.shuffles(deck)
            deck.ready, deck.spread, deck.shuffled = True, "", True
        self.puts_away([deck for deck in fresh if deck is not self.in_play])

    def puts_away(self, decks: list[Deck]) -> None:
        for deck in decks:
            self.journal.acts("stores", deck=deck.name, place=self.terms.keeps)

    def spreads(self, deck: Deck, face: str) -> None:
        deck.spread = face
        method = "by suit and in sequence" if face == "up" else None
        self.journal.acts("spreads", deck=deck.name, place="table", face=face, method=method)

    def rests(self) -> None:
        """Nobody plays: all decks are spread on the table."""
        for number, deck in enumerate(self.decks):
            if deck.ready and not (breaks("second-deck-not-spread") and number):
                if number:
                    self.journal.acts("takes out", deck=deck.name, source=self.terms.keeps)
                deck.ready = deck.shuffled = False
                self.spreads(deck, self.terms.options["idle-spread"])
        if self.terms.by_device and self.stale:
            self.decks.reverse()
            self.stale = False

    def shuffles(self, deck: Deck, count: int | None = None, source: str | None = None) -> None:
        """Cards are shuffled and stacked, by hand or by device; if that jams, once more by hand."""
        number = deck.count if count is None else count
        device = self.terms.by_device and count is None
        if device and self.jams:
            self.journal.acts("stops working", by="shuffler", device="shuffler", deck=deck.name, method=self.jams)
            self.jams, device = "", False
        if device:
            self.journal.acts("shuffles", by="shuffler", deck=deck.name, count=number, method=BY_DEVICE)
        else:
            told = number if own("tells-count") else None
            self.journal.acts("shuffles", deck=deck.name, source=source, count=told, method="manually")
        if count is None:
            self.journal.acts(
                "stacks",
                by="shuffler" if device else None,
                deck=deck.name,
                method="in a single stack",
                place=None if device else "in front of the dealer",
            )

    def chooses(self) -> bool:
        """Rotation and count, as they are due before a round; whether there is a deck to play with."""
        if self.due_for_count("deck"):
            self.counts("counts the deck", self.in_play.count)
        if len(self.decks) == 1 and self.is_old():
            self.journal.acts("takes out of play", deck=self.decks.pop().name)
            self.receives(1, playing=False)
            return False
        second = self.decks[1] if len(self.decks) > 1 and self.decks[1].ready else None
        if self.terms.by_device:
            if second and self.stale:
                self.alternates(second)
        elif second and self.expired():
            self.decks[:2] = [second, self.in_play]
            self.puts_away([self.decks[1]])
            self.journal.acts("takes out", deck=second.name, source="deck area")
            self.decks[1].first_dealt = None
            self.in_play.shuffled = False
        return self.playable

    def mixes(self) -> None:
        """Shuffle and cut before cards are dealt."""
        deck = self.in_play
        if "shuffle" not in self.left_out and not deck.shuffled:
            self.shuffles(deck)
        if "cut" not in self.left_out:
            self.cuts(deck)

    def dealt(self) -> None:
        """The deck in play is dealt from now."""
        deck = self.in_play
        deck.shuffled = False
        self.stale = True
        deck.first_dealt = self.journal.now() if deck.first_dealt is None else deck.first_dealt

    def alternates(self, second: Deck) -> None:
        """The deck out of the device comes into play, and the other goes into it."""
        if breaks("device-decks-do-not-alternate"):
            return
        used = self.in_play
        if not own("device-in-the-round"):
            self.shuffles(used)
            used.shuffled = True
            self.puts_away([used])
        self.journal.acts("takes out", deck=second.name, source="shuffler")
        if own("device-in-the-round"):
            self.puts_away([used])
        self.decks[:2] = [second, used]
        self.stale = False

    def device_works(self) -> None:
        """While one deck is dealt, the device shuffles the other."""
        if own("device-in-the-round") and self.terms.by_device and len(self.decks) > 1 and self.decks[1].ready:
            self.shuffles(self.decks[1])
            self.decks[1].shuffled = True

    def expired(self) -> bool:
        """Whether the deck in play has to make room for the other."""
        return bool(self.decks[1:]) and not self.terms.by_device and self.is_old()

    def is_old(self) -> bool:
        """Whether the deck in play has been played with for as long as it may be."""
        begun = self.in_play.first_dealt
        if breaks("decks-not-rotated"):
            return False
        return begun is not None and self.journal.now() - begun >= ROTATION

    def cuts(self, deck: Deck) -> None:
        """With one hand: cover card, at least ten cards on it, the others on these."""
        depth = self.depth or self.rng.randrange(LEAST_CUT, 43)
        if breaks("cut-of-nine"):
            depth = 9
        self.depth = None
        if not breaks("no-cover-card"):
            self.journal.acts("places the cover card", deck=deck.name, place="in front of the deck")
        self.journal.acts(
            "cuts",
            deck=deck.name,
            place="on the cover card",
            source="top of the deck",
            count=depth,
            method="with one hand",
        )
        self.journal.acts("completes the cut", deck=deck.name, place="on the cut cards", count=deck.count - depth)

    def recut(self, person: str) -> None:
        """A supervisor has the cards cut once more."""
        if not breaks("recut-ignored"):
            self.journal.acts("orders a recut", by=person)
            self.cuts(self.in_play)

    def due_for_count(self, what: str) -> bool:
        """Whether an hour may be over before the next opportunity to count."""
        if self.asked and what == "stub":
            return True
        if self.terms.by_device or self.terms.options["hourly-count"] != what or breaks("never-counted"):
            return False
        return self.journal.now() - self.counted >= COUNTING

    def counts(self, act: str, number: int) -> None:
        self.counted = self.journal.now()
        if act == "counts the stub":
            self.journal.acts(act, deck=self.in_play.name, place="layout", face="down", count=number, total=52)
        else:
            self.journal.acts(act, deck=self.in_play.name, count=number)
        if act == "counts the deck" and number != len(FIFTY_TWO):
            self.removes_deck()

    def removes_deck(self) -> None:
        """A deck that is not whole leaves the table; what is left goes on."""
        bad = self.decks.pop(0)
        self.belong = 1
        self.journal.acts("removes", deck=bad.name, source="table")
        if self.decks:
            self.in_play.first_dealt = None
            self.journal.acts("takes out", deck=self.in_play.name, source=self.terms.keeps)
            if self.terms.by_device:
                self.stale = False
            else:
                self.in_play.shuffled = False

    def cards(self) -> list[str]:
        """The cards of the deck in play as they lie after shuffle and cut."""
        lying = [card for card in FIFTY_TWO if card not in self.in_play.lacks]
        self.rng.shuffle(lying)
        return lying
