"""What every part of the table uses: options, events, seats and the cards at the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from .cards import Empty, Shoe, points
from .description import chosen_options
from .faults import broken

SPOTS = ("blackjack", "second spot", "third spot")
INSURANCES = ("insurance", "second insurance", "third insurance")
SUIT_WAGERS = ("same suit", "king and queen")
SEATS = range(1, 8)
TICK = 400

Fields = dict[str, Any]


class Refused(Exception):
    """Why an act is not taken."""


class RoundVoid(Exception):
    """All hands of the round are void."""


@dataclass
class Hand:
    """One hand of a betting position, with the wagers that are still open."""

    seat: int
    number: int
    cards: list[str]
    stakes: dict[str, int]
    split: bool = False
    done: bool = False
    shown: bool = False
    gone: bool = False
    hit: int = 0
    hits_barred: bool = False

    @property
    def owner(self) -> str:
        """The place, as events name it."""
        return f"seat {self.seat}"

    @property
    def which(self) -> Fields:
        """What is added to an event where it is not the first hand."""
        return {"hand": self.number} if self.number > 1 else {}

    @property
    def total(self) -> int:
        """What the hand counts."""
        return points(self.cards)[0]


@dataclass
class Round:
    """What belongs to one round."""

    bets: dict[int, dict[str, int]] = field(default_factory=dict)
    players: dict[int, int] = field(default_factory=dict)
    hands: list[Hand] = field(default_factory=list)
    insured: dict[tuple[int, str], int] = field(default_factory=dict)
    dealer: list[str] = field(default_factory=list)
    begun: bool = False
    turn: Hand | None = None
    stage: str = "betting"
    dealers_hand: int = 1
    found: int = 0
    misdealt: str = ""


class Core:
    """The table, without its game."""

    def __init__(self, setup: Fields) -> None:
        self.options = chosen_options(setup)
        self.random = Random(setup.get("seed"))  # a test table's chance
        self.events: list[Fields] = []
        self.clock = 0
        self.rounds = 0
        self.arrived: list[int] = []
        self.shoe = Shoe(self.random, int(self.options["decks"]))
        self.decks = int(self.options["decks"])
        self.pack = "deck 1"
        self.drawn = 0
        self.face_up: set[int] = set()
        self.too_early: dict[int, bool] = {}
        self.cutting_card: int | None = None
        self.cut_at: str = ""
        self.holding = "left hand"
        self.burned: list[str] = []
        self.round = Round()

    def tell(self, kind: str, **fields: object) -> None:
        """An event has happened."""
        self.clock += TICK
        self.events.append(
            {"sequence": len(self.events) + 1, "at": self.clock, "event": {"type": kind} | fields},
        )

    def act(self, name: str, **fields: object) -> None:
        """Somebody, by default the dealer, has done something."""
        self.tell("procedure", act=name, **fields)

    def receipt(self, act: Callable[..., None] | None, fields: Fields) -> Fields:
        """Do it, and say whether it was taken."""
        if act is None:
            return {"accepted": False, "reason": "nothing of the kind is known here"}
        try:
            act(**fields)
        except Refused as why:
            return {"accepted": False, "reason": str(why)}
        except (RoundVoid, Empty):
            self.void()
        return {"accepted": True}

    def void(self) -> None:
        """Every part of the table that voids a round says how."""
        raise NotImplementedError

    # --- seats, time, and what is to come ---

    def do_sit(self, seat: int) -> None:
        """A player takes a seat where nobody plays."""
        if seat not in SEATS or seat in self.arrived:
            raise Refused("that seat cannot be taken")
        if self.round.players.get(seat, seat) != seat:
            raise Refused("another player wagers there")
        self.arrived.append(seat)

    def do_advance_clock(self, milliseconds: int) -> None:
        """Time passes."""
        self.clock += milliseconds

    def do_force_cards(self, places: list[Fields]) -> None:
        """Cards are promised to places."""
        for place in places:
            self.shoe.promise((place["place"], place.get("hand", 1)), place["cards"])

    def do_stack_deck(self, cards: list[str]) -> None:
        """These are the next cards of all."""
        self.shoe.stack(cards)

    def do_lie_face_up(self, positions: list[int]) -> None:
        """These cards will be found face up."""
        self.face_up |= {self.drawn + position for position in positions}

    def do_draw_in_error(self, position: int, *, exposed: bool = False) -> None:
        """Of the cards to come one will be drawn too early."""
        self.too_early[self.drawn + position] = exposed

    # --- cards from shoe or hand ---

    @property
    def by_hand(self) -> bool:
        """Whether cards are dealt from the hand."""
        return self.options["dealing"] == "hand"

    @property
    def source(self) -> str:
        """Where cards come from."""
        return self.holding if self.by_hand else "shoe"

    def hands_used(self) -> Fields:
        """With which hand a card is taken, and with which it is laid down."""
        left, right = "left hand", "right hand"
        if self.by_hand:
            free = right if self.holding == left else left
            return {"taken_with": free, "placed_with": free}
        near, far = (left, right) if self.options["shoe-side"] == "left" else (right, left)
        return {"taken_with": near, "placed_with": far}

    def take(self, place: str, number: int = 1) -> str:
        """The next card for this place, and what happens on the way to it."""
        deck = self.pack
        while True:
            self.drawn += 1
            if self.cutting_card is not None and self.drawn >= self.cutting_card:
                self.cutting_card, self.cut_at = None, place
                self.act("finds the cutting card", owner=place)
            if self.drawn in self.face_up:
                card = self.shoe.stray()
                self.round.found += 1
                self.act("finds", deck=deck, source=self.source, face="up", cards=[card])
                self.put_away(card)
                if self.round.found > 1 and not broken("second-face-up-goes-on"):
                    raise RoundVoid
                continue
            early = self.too_early.pop(self.drawn, None)
            if early:
                card = self.shoe.stray()
                self.act("draws in error", deck=deck, source=self.source, face="up", cards=[card])
                if broken("exposed-card-is-used"):
                    return card
                self.act("discards", place="discard rack", cards=[card])
                continue
            card = self.shoe.due((place, 1 if place == "dealer" else number))
            if early is False:
                self.act("draws in error", deck=deck, source=self.source, face="down", cards=[card])
                if broken("card-drawn-early-is-burned"):
                    self.put_away(card)
                    continue
            return card

    def put_away(self, card: str) -> None:
        """A card that is not used goes to the discard rack."""
        self.act("sets aside", deck=self.pack, source=self.source, cards=[card])
        self.act("discards", place="discard rack", cards=[card])

    def deal(self, to: str, cards: list[str], face: str, number: int = 1) -> None:
        """One card falls."""
        card = self.take(to, number)
        cards.append(card)
        used = self.hands_used()
        if to == "seat 7" and broken("seat-seven-is-dealt-with-one-hand"):
            used["placed_with"] = used["taken_with"]
        which = {"hand": number} if number > 1 else {}
        self.tell("card-dealt", to=to, number=len(cards), face=face, card=card, source=self.source, **used, **which)
