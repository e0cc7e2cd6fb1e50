"""The house's work with the cards: opening, shuffling, cutting, changing decks, the idle table."""

import random

from pit.cards import WHOLE, Deck, Mishaps
from pit.faults import broken
from pit.felt import Felt, Json, Refused

HOUR = 3_600_000
LEAST_CUT = 10
SEATS = range(1, 8)


class House:
    """Everything about the decks of one table; what differs between games is a method or a value here."""

    deck_limit_by_hand = 4
    recut_by = ("floorperson", "pit boss")
    shuffle_on_order = False
    fetches_decks = False
    cut_place: str | None = "on the cover card"

    def __init__(self, setup: Json, options: Json, felt: Felt) -> None:
        self.felt = felt
        self.options = options
        self.rng = random.Random(setup.get("seed", 0))
        self.dealing = str(options["dealing"])
        self.shuffling = str(options["shuffling"])
        self.allowed_decks = int(options["decks"])
        self.decks: list[Deck] = []
        self.decks_seen = 0
        self.turn = 0
        self.phase = "closed"
        self.seated: set[int] = set()
        self.cut_depth: int | None = None
        self.holding = "left hand"
        self.held = False
        self.was_cut = False
        self.idle_face = "down"
        self.mishaps = Mishaps()
        self.shuffler_jams = 0
        self.out_of_order: set[str] = set()
        self.loaded = False
        self.next_top: list[str] = []
        if setup.get("ready", True):
            self._stands_ready()

    # -- decks ---------------------------------------------------------------------------------------------------

    @property
    def deck(self) -> Deck:
        """The deck in play."""
        return self.decks[self.turn % len(self.decks)]

    @property
    def cut_due(self) -> bool:
        """Whether the deck in play has still to be cut."""
        return bool(self.decks) and self.deck.needs_cut

    @property
    def by_device(self) -> bool:
        """Whether a device shuffles."""
        return self.shuffling != "by hand" and "shuffler" not in self.out_of_order

    @property
    def shoe_deals(self) -> bool:
        """Whether an automated device dispenses the cards."""
        return self.dealing.startswith("automated") and "shoe" not in self.out_of_order

    def _stands_ready(self) -> None:
        """The table was opened, and its cards shuffled, before anybody was there to be told."""
        for _ in range(self.allowed_decks):
            deck = self._new_deck()
            self.decks.append(deck)
            deck.shuffle(self.rng)
        self.loaded = True
        self.was_cut = not self.by_device
        self.phase = "betting"

    def _new_deck(self) -> Deck:
        self.decks_seen += 1
        return Deck(f"deck {self.decks_seen}")

    def bring(self, stimulus: Json) -> None:
        """Fresh decks come to the table."""
        number = stimulus.get("decks", 1)
        if self.phase in ("deciding", "reveal") or self.round_open():
            raise Refused("a round is being played")
        if not 1 <= number <= self.allowed_decks:
            raise Refused(f"this table is played with {self.allowed_decks} deck(s)")
        while len(self.decks) + number > self.allowed_decks:
            self.felt.act("takes out of play", deck=self.decks.pop(0).name)
        fresh = []
        for _ in range(number):
            deck = self._new_deck()
            deck.preshuffled = self.spares_opening(
                stimulus.get("preinspected", False), stimulus.get("preshuffled", False)
            )
            deck.defective = stimulus.get("defective", False)
            self.felt.act("receives", deck=deck.name)
            fresh.append(deck)
        if fresh[0].preshuffled:
            self.decks += fresh
            self.turn = 0
            self._prepare(fresh)
            return
        fresh = [deck for deck in fresh if self._inspect(deck)]
        self.decks += fresh
        self.turn = 0
        if not self.decks:
            self.phase = "closed"
            return
        self.phase = "spread"
        if self.seated:
            self.first_player(min(self.seated))

    def spares_opening(self, preinspected: bool, preshuffled: bool) -> bool:  # noqa: ARG002 - for the games that do
        """Whether decks that were inspected and shuffled before are spared that here."""
        return False

    def _inspect(self, deck: Deck) -> bool:
        """Inspect one deck and lay it out to be seen; a deck with a defect leaves the table."""
        self.felt.act("inspects", deck=deck.name)
        if deck.defective:
            self.felt.act("finds", deck=deck.name, words="defect")
            self.felt.act("removes", deck=deck.name)
            return False
        if not broken("opening-unverified"):
            self.verify_inspection(deck)
        self.felt.act("spreads", deck=deck.name, place="table", face="up")
        return True

    def verify_inspection(self, deck: Deck) -> None:
        """Somebody else looks at the dealer's inspection."""
        self.felt.act("verifies the inspection", by="floorperson", deck=deck.name)

    def first_player(self, seat: int) -> None:
        """The first player has come to cards that lie spread: show them, and make them ready."""
        for deck in self.decks:
            if self.phase == "idle" and self.idle_face == "down" and not broken("idle-cards-stay-down"):
                self.felt.act("turns face up", deck=deck.name, place="table", face="up")
            self.felt.act("offers for inspection", deck=deck.name, seat=seat)
        self._wash(self.decks)
        self._prepare(self.decks)

    def _wash(self, decks: list[Deck]) -> None:
        for deck in decks:
            self.felt.act("turns face down", deck=deck.name, place="table", face="down")
            if not broken("no-wash"):
                self.felt.act("washes", deck=deck.name)
            self.felt.act("stacks", deck=deck.name)

    def _prepare(self, decks: list[Deck]) -> None:
        """Shuffle decks that lie in stacks; then the table is open."""
        self.phase = "betting"
        self.loaded = False
        for deck in list(decks):
            self.shuffle(deck)
        self.restock()
        self.bring_into_play()

    def shuffle(self, deck: Deck) -> None:
        """Shuffle one deck; a device that counts may find that it is not whole."""
        if deck.preshuffled:
            deck.preshuffled = False
            deck.shuffle(self.rng)
            deck.needs_cut = self.cuts_preshuffled()
            return
        if self.by_device:
            if self.shuffler_jams:
                self.shuffler_jams -= 1
                self.felt.act("stops working", by="shuffler", device="shuffler", deck=deck.name)
                if broken("jam-not-reshuffled"):
                    return
            self.was_cut = False
            self.felt.act("shuffles", by="shuffler", deck=deck.name)
            deck.shuffle(self.rng)
            self.felt.act("stacks", by="shuffler", deck=deck.name)
            if self.shuffling in ("by counting device", "by reshuffling device"):
                self.felt.act("counts the deck", by="shuffler", deck=deck.name, count=deck.size, total=deck.size)
                if deck.size != WHOLE and not broken("short-deck-stays"):
                    self.remove(deck)
            return
        self.felt.act("shuffles", deck=deck.name)
        deck.shuffle(self.rng)
        self.felt.act("stacks", deck=deck.name)
        deck.needs_cut = True

    def cuts_preshuffled(self) -> bool:
        """Whether a deck that came preshuffled is cut."""
        return True

    def remove(self, deck: Deck) -> None:
        """A deck leaves the table; what is left of two decks is played on with."""
        self.felt.act("removes", deck=deck.name)
        current = self.deck
        self.decks.remove(deck)
        self.turn = self.decks.index(current) if current in self.decks else 0

    def restock(self) -> None:
        """Where no deck is left, the house brings one of its own accord, or waits until one is brought."""
        if self.decks:
            return
        if not self.fetches_decks:
            self.phase = "closed"
            return
        deck = self._new_deck()
        self.felt.act("receives", deck=deck.name)
        self._inspect(deck)
        self.decks.append(deck)
        if not self.seated:
            self.phase = "spread"
            return
        self.felt.act("offers for inspection", deck=deck.name, seat=min(self.seated))
        self._wash([deck])
        self.shuffle(deck)

    def bring_into_play(self) -> None:
        """Put the deck whose turn it is where it is dealt from, unless it has still to be cut."""
        if self.cut_due or self.loaded or self.phase != "betting":
            return
        if self.dealing != "hand":
            self._load()

    def _load(self) -> None:
        self.loaded = True
        if self.dealing == "hand":
            self.held = True
            self.felt.act("loads", deck=self.deck.name, place=self.holding)
        else:
            self.felt.act("loads", by=self.loader(), deck=self.deck.name, place=self.shoe_name())

    def shoe_name(self) -> str:
        """Which device the cards are dealt from."""
        return "automated shoe" if self.shoe_deals else "shoe"

    def loader(self) -> str:
        """Who puts the cards into a shoe."""
        return "shuffler" if self.by_device else "dealer"

    # -- the cut -------------------------------------------------------------------------------------------------

    def cut(self) -> None:
        """The dealer cuts, as deep as was chosen, and the deck can be dealt."""
        depth = self.cut_depth or self.rng.randint(LEAST_CUT, WHOLE - LEAST_CUT)
        self.cut_depth = None
        if self.loaded:
            self.loaded = False
        self.felt.act("cuts", count=depth, deck=self.deck.name, place=self.cut_place)
        order = self.deck.order
        self.deck.order = order[depth:] + order[:depth]
        self.deck.needs_cut = False
        self.was_cut = True
        self.bring_into_play()

    def recut(self, stimulus: Json) -> None:
        """A supervisor wants the cards cut, or shuffled, again."""
        if stimulus.get("by", "floorperson") not in self.recut_by and not broken("anybody-recuts"):
            raise Refused("only a floorperson or somebody above may order that")
        by = stimulus.get("by", "floorperson")
        if self.phase != "betting":
            raise Refused("the cards are not ready, or have been dealt")
        if stimulus["order"] == "shuffle":
            if not self.shuffle_on_order:
                raise Refused("no rule of this game has the cards shuffled on order")
            self.felt.act("orders a shuffle", by=by, deck=self.deck.name)
            self.loaded = False
            self.shuffle(self.deck)
            self.restock()
            self.bring_into_play()
            return
        if not self.was_cut and not self.cut_due:
            raise Refused("these cards were not cut")
        if self.cut_due:
            raise Refused("the cards have not been cut yet")
        self.felt.act("orders a recut", by=by, deck=self.deck.name)
        if not broken("recut-ignored"):
            self.deck.needs_cut = True

    # -- time ----------------------------------------------------------------------------------------------------

    def round_open(self) -> bool:
        """Whether a wager stands."""
        return False

    def deck_limit(self) -> int:
        """How long a deck may be used."""
        if broken("hand-as-shoe"):
            return 8 * HOUR
        return (self.deck_limit_by_hand if self.dealing == "hand" else 8) * HOUR

    def change_due_decks(self) -> None:
        """Change decks whose time has come; called where no cards are out."""
        if broken("decks-never-changed"):
            return
        now = self.felt.now()
        for deck in list(self.decks):
            if deck.first_dealt is not None and now - deck.first_dealt >= self.deck_limit():
                self.change(deck)

    def change(self, deck: Deck) -> None:
        """Take one deck out of play and open another in its place."""
        place = self.decks.index(deck)
        self.felt.act("takes out of play", deck=deck.name)
        fresh = self._new_deck()
        self.felt.act("receives", deck=fresh.name)
        self._inspect(fresh)
        self.decks[place] = fresh
        if self.decks[self.turn % len(self.decks)] is fresh:
            self.loaded = False
        if not self.seated:
            self.phase = "spread"
            return
        self.felt.act("offers for inspection", deck=fresh.name, seat=min(self.seated))
        self._wash([fresh])
        self.shuffle(fresh)
        self.bring_into_play()

    def rest(self) -> None:
        """Nobody plays: the cards are spread."""
        if self.phase in ("deciding", "reveal") or self.round_open():
            raise Refused("a round is being played")
        if self.phase != "betting":
            raise Refused("no cards are in play")
        self.phase = "idle"
        self.loaded = self.held = False
        self.idle_face = self.face_while_idle()
        for deck in self.decks:
            deck.needs_cut = False
            self.felt.act("spreads", deck=deck.name, place="table", face=self.idle_face)

    def face_while_idle(self) -> str:
        """Which way up the cards of an idle table are spread."""
        return str(self.options["idle-spread"])

    # -- between rounds ------------------------------------------------------------------------------------------

    def after_round(self, used: Deck) -> None:
        """The cards of a round are put back and shuffled; where there are two decks, the other comes into play."""
        self.loaded = self.held = False
        if used in self.decks:
            if len(self.decks) > 1 and not broken("decks-do-not-alternate"):
                self.turn = (self.turn + 1) % len(self.decks)
            if used.first_dealt is None or self.felt.now() - used.first_dealt < self.deck_limit():
                self.shuffle(used)
                self.store(used)
        self.restock()
        self.change_due_decks()
        self.bring_into_play()

    def store(self, deck: Deck) -> None:
        """Keep a shuffled deck while the other one is played with."""

    # -- mishaps -------------------------------------------------------------------------------------------------

    def break_down(self, device: str) -> None:
        """A device is out of order for good: the house goes on by hand, without it."""
        self.out_of_order.add(device)
        before = self.dealing
        if device == "shuffler" and self.shuffling != "by hand":
            self.mark(device)
            if self.dealing == "hand":
                # Cards may be dealt from the hand only where a device shuffles them.
                self.dealing = "manual shoe"
            for other in [deck for deck in self.decks if deck is not self.deck]:
                self.felt.act("takes out of play", deck=other.name)
                self.decks.remove(other)
            self.turn = 0
        if device == "shoe" and self.dealing.startswith("automated"):
            self.mark(device)
            self.dealing = "manual shoe"
        if self.dealing != before and self.phase == "betting" and not self.cut_due:
            self.loaded = False
            self.bring_into_play()

    def mark(self, device: str) -> None:
        """Tell that a device is out of order, where the rules want that."""
