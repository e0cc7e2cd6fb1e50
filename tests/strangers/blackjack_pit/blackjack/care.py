"""The cards between two rounds: brought and inspected, spread, shuffled, cut, and put where they are dealt from."""

from __future__ import annotations

from .cards import Shoe
from .core import Core, Fields, Refused, Round
from .faults import broken

LEAST_CUT = 10
ONE_HAND = "with one hand"


class Care(Core):
    """The cards, from the opening to the burn."""

    def __init__(self, setup: Fields) -> None:
        super().__init__(setup)
        ready = setup.get("ready", True)
        self.cards_are = "ready" if ready else "away"
        self.beginning = not ready
        self.first: int | None = None
        self.cutter: int | None = None
        self.was_cut = not self.by_device
        self.refusing: list[int] = []
        self.chosen: dict[str, int | str] = {}
        self.breakdown = ""
        self.packs = 1 if ready else 0

    @property
    def by_device(self) -> bool:
        """Whether a device shuffles."""
        return self.options["shuffling"] == "by device"

    @property
    def playing(self) -> bool:
        """Whether cards of a round have been dealt."""
        return self.round.stage != "betting"

    # --- what is done to the table ---

    def do_bring_decks(
        self,
        decks: int = 1,
        *,
        preinspected: bool = False,
        preshuffled: bool = False,
        defective: bool = False,
    ) -> None:
        """Decks come to the table."""
        del preinspected, preshuffled, defective  # they are inspected and shuffled in any case
        if self.playing or self.round.bets:
            raise Refused("a round is being played")
        if self.by_hand and decks > 2 and not broken("three-decks-in-the-hand"):
            raise Refused("from the hand no more than two decks are dealt")
        self.decks, self.packs = decks, self.packs + 1
        self.pack = f"deck {self.packs}"
        self.act("receives", deck=self.pack)
        self.shoe = Shoe(self.random, decks)
        self.cards_are, self.beginning = "brought", True

    def do_let_rest(self) -> None:
        """Nobody plays any more."""
        if self.playing or self.round.bets:
            raise Refused("a round is being played")
        if self.cards_are in {"ready", "played"}:
            self.rested_in = self.source if self.cards_are == "ready" else "discard rack"
            self.cards_are = "idle"

    rested_in = ""

    def do_floor_orders(self, order: str, by: str = "floorperson") -> None:
        """A supervisor has the cards shuffled or cut again."""
        if by not in {"floorperson", "pit boss"} and not (by == "player" and broken("players-order-recuts")):
            raise Refused("this person gives no orders here")
        if self.playing or self.cards_are not in {"ready", "played"}:
            raise Refused("cards have been dealt, or there are none to shuffle")
        if order == "shuffle":
            self.act("orders a shuffle", by=by)
            if self.cards_are == "ready":
                self.act("takes out", deck=self.pack, source=self.source)
            self.cards_are, self.beginning = "played", False
            self.cut_at = ""
            return
        if self.cards_are != "ready" or not self.was_cut:
            raise Refused("the cards have not been cut")
        self.act("orders a recut", by=by)
        self.act("takes out", deck=self.pack, source=self.source)
        self.cut()
        self.load()

    def do_choose(self, choice: str, value: int | str) -> None:
        """What is left to the house goes this way."""
        size = self.shoe.size
        if choice == "dealing hand":
            if not self.by_hand or self.playing or value not in {"left hand", "right hand"}:
                raise Refused("the hand that holds the cards is not chosen now")
            self.chosen[choice] = value
            return
        by_player = any(seat not in self.refusing for seat in self.arrived)
        deepest = size - (LEAST_CUT if by_player else 1)
        limits = {"cut depth": (LEAST_CUT, deepest), "burn cards": (1, 5), "cutting card": (1, size - 1)}
        if choice not in limits or not isinstance(value, int) or self.playing:
            raise Refused("this is not chosen here, or not now")
        if self.by_device and choice != "burn cards":
            raise Refused("cards that a device shuffles are not cut")
        least, most = limits[choice]
        if not least <= value <= most:
            raise Refused(f"from {least} to {most}")
        self.chosen[choice] = value
        if choice == "cutting card" and self.cards_are == "ready" and self.was_cut:
            self.cutting_card = self.drawn + int(self.chosen.pop(choice))

    def do_refuse_cut(self, seat: int) -> None:
        """A player will refuse the cut."""
        self.refusing.append(seat)

    def do_jam(self, device: str, how: str = "jams", after_cards: int = 0) -> None:
        """The device fails at its next use."""
        del after_cards
        if device == "shuffler" and self.by_device:
            self.breakdown = how

    # --- one stage after another ---

    def tend(self) -> bool:
        """Do the next thing that the cards need before a deal; whether there was one."""
        match self.cards_are:
            case "brought":
                self.inspect()
            case "spread" if self.arrived:
                self.show_first_player()
            case "idle":
                self.spread_idle()
            case "resting" if self.arrived:
                self.wake()
            case "unshuffled" | "played":
                self.shuffle()
            case _:
                return False
        return True

    def make_ready(self) -> None:
        """All that has to be done before cards can be dealt."""
        while self.tend():
            pass

    def inspect(self) -> None:
        """Sorted, inspected, verified and spread face up."""
        deck = self.pack
        self.act("inspects", deck=deck, method="sorted")
        if not (self.decks > 1 and broken("several-decks-are-not-verified")):
            if self.options["verification"] == "electronic":
                self.act("verifies the inspection", by="house", deck=deck, method="electronically")
            else:
                self.act("verifies the inspection", by="floorperson", deck=deck)
        self.act("spreads", deck=deck, place="table", face="up", method="by suit and in sequence")
        self.cards_are = "spread"

    def spread_idle(self) -> None:
        """The cards of an idle table are spread."""
        face = str(self.options["idle-spread"])
        self.act("takes out", deck=self.pack, source=self.rested_in)
        self.act("spreads", deck=self.pack, place="table", face=face)
        self.cards_are, self.first = "resting", None

    def wake(self) -> None:
        """A player has come to the idle table."""
        if self.options["idle-spread"] == "down" and not broken("idle-cards-stay-down"):
            self.act("turns face up", deck=self.pack, place="table", face="up")
        self.beginning = True
        self.show_first_player()

    def show_first_player(self) -> None:
        """The first player may look; then the cards are washed and stacked."""
        self.first = self.arrived[0]
        self.act("offers for inspection", seat=self.first)
        deck = self.pack
        self.act("turns face down", deck=deck, place="table", face="down")
        if not (self.rounds and broken("rested-cards-are-not-washed")):
            self.act("washes", deck=deck, place="table", face="down", method="with a circular motion")
        self.act("stacks", deck=deck, method="after the wash")
        self.cards_are = "unshuffled"

    def shuffle(self) -> None:
        """Shuffled, stacked, cut where people shuffle, and loaded."""
        deck, size = self.pack, self.shoe.size
        if self.by_device:
            if self.breakdown:
                self.act("stops working", by="shuffler", deck=deck, method=self.breakdown, device="shuffler")
            if not (self.breakdown and broken("no-shuffle-after-a-jam")):
                method = "with an automated shuffling device"
                self.act("shuffles", by="shuffler", deck=deck, count=size, method=method)
            self.breakdown = ""
            self.act("stacks", by="shuffler", deck=deck, method="in a single stack")
        elif not (broken("third-round-unshuffled") and self.rounds == 2):
            self.act("shuffles", deck=deck, count=size, method="manually")
            self.act("stacks", deck=deck, method="in a single stack")
        self.shoe.fill()
        self.drawn, self.burned = 0, []
        self.face_up.clear()
        self.too_early.clear()
        self.cutting_card = None
        self.was_cut = not self.by_device
        if self.was_cut:
            self.cutter = self.who_cuts()
            self.cut()
        self.load()
        self.cards_are, self.beginning, self.cut_at = "ready", False, ""

    def who_cuts(self) -> int | None:
        """The player to whom the stack is offered first."""
        if not self.arrived:
            return None
        if self.beginning:
            return self.first if self.first in self.arrived else self.arrived[0]
        rightmost = max(self.arrived)
        if self.cut_at.startswith("seat ") and not broken("cutting-card-names-nobody"):
            return self.cut_player if self.cut_player in self.arrived else rightmost
        return rightmost

    @property
    def cut_player(self) -> int:
        """Whose circle it was at which the cutting card came up."""
        seat = int(self.cut_at.removeprefix("seat "))
        return self.last_players.get(seat, seat)

    last_players: dict[int, int] = {}  # noqa: RUF012  # replaced, never changed

    def cut(self) -> None:
        """A player cuts; if none wants to, the dealer does."""
        deck, size = self.pack, self.shoe.size
        depth = int(self.chosen.pop("cut depth", self.random.randint(LEAST_CUT, size - LEAST_CUT)))
        if broken("cuts-are-too-shallow"):
            depth = LEAST_CUT - 4
        seats = sorted(self.arrived)
        start = seats.index(self.cutter) if self.cutter in seats else 0
        for seat in seats[start:] + seats[:start]:
            self.act("offers the cut", seat=seat)
            if seat in self.refusing:
                self.refusing.remove(seat)
                self.act("refuses the cut", by="player", seat=seat)
                if broken("a-refused-cut-ends-the-offers"):
                    break
                continue
            self.act("cuts", by="player", deck=deck, seat=seat, count=depth, method="with the cutting card")
            self.cutting_card = int(self.chosen.pop("cutting card", size * 3 // 4))
            return
        self.act("places the cover card", deck=deck, place="in front of the deck")
        self.act("cuts", deck=deck, place="on the cover card", count=depth, method=ONE_HAND)
        self.act("completes the cut", deck=deck, place="on the cut cards", count=size - depth)
        if not broken("cover-card-stays"):
            self.act("removes the cover card", deck=deck, place="discard rack")

    def load(self) -> None:
        """Into the shoe, or into the hand that deals this round."""
        if self.by_hand:
            self.holding = str(self.chosen.pop("dealing hand", self.holding))
            self.act("loads", deck=self.pack, place=self.holding)
        elif self.by_device:
            self.act("loads", by="shuffler", deck=self.pack, place="shoe")
        else:
            self.act("loads", deck=self.pack, place="shoe")

    def burn(self) -> None:
        """One card or more, face down into the discard rack."""
        if self.by_hand and "dealing hand" in self.chosen:
            self.holding = str(self.chosen.pop("dealing hand"))
        count = int(self.chosen.pop("burn cards", 1))
        self.burned = [self.shoe.due(("burn", 1)) for _ in range(count)]
        face = "up" if broken("burned-face-up") else "down"
        self.act("burns", place="discard rack", source=self.source, face=face, count=count)

    def close_round(self) -> None:
        """Nothing of the round remains but where the cutting card came up."""
        self.last_players = dict(self.round.players)
        self.round = Round()
        self.shoe.forget()
        self.cards_are = "played"
