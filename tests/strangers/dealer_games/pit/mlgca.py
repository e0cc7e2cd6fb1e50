"""Four Card Poker by the rules of the Maryland agency, Version 1.2."""

from pit.cards import Deal, Deck
from pit.faults import broken
from pit.felt import Json, Refused
from pit.mlgca_facts import declared
from pit.mlgca_pay import DOLLAR, RATES, RESETS
from pit.mlgca_settle import Settlement
from pit.wagering import Wager

CHIPS = (1 * DOLLAR, 5 * DOLLAR)
TRIPLE = 3


class MarylandFourCard(Settlement):
    """A table of Four Card Poker under the Maryland rules: wagers, the deal, irregularities."""

    kinds = ("ante", "aces up", "progressive", "six card bonus")
    instruments = ("value chip", "plaque", "approved instrument")
    shuffle_on_order = True
    fetches_decks = True
    cut_place = None

    def __init__(self, setup: Json, options: Json) -> None:
        super().__init__(setup, options)
        if self.progressive != "none":
            self.meters = {name: dollars * DOLLAR for name, dollars in RESETS[self.progressive].items()}
            for name, amount in self.meters.items():
                self.felt.tell("meter-changed", meter=name, amount=amount, cause="initial")
        self.wished_up = False
        self.unrecognised: set[int] = set()
        self.lying: dict[int, int] = {}

    # -- Chapters 4 and 5: opening, shuffling, the idle table ----------------------------------------------------

    def spares_opening(self, preinspected: bool, preshuffled: bool) -> bool:
        return preinspected and preshuffled

    def cuts_preshuffled(self) -> bool:
        return self.shuffling != "by reshuffling device" and not broken("preshuffled-not-cut")

    def loader(self) -> str:
        return "dealer" if self.shoe_deals else super().loader()

    def store(self, deck: Deck) -> None:
        if len(self.decks) > 1 and deck in self.decks and not broken("second-deck-not-stored"):
            self.felt.act("stores", by="shuffler", deck=deck.name, place="shuffler")

    def shoe_name(self) -> str:
        return "automated shuffler" if self.dealing == "automated shuffler" else super().shoe_name()

    def face_while_idle(self) -> str:
        wished, self.wished_up = self.wished_up, False
        return "up" if wished or broken("idle-face-up") else "down"

    def rest(self) -> None:
        if self.shuffling == "by reshuffling device" and self.by_device:
            # Chapter 5, G and H: such a device keeps the cards while nobody plays.
            if self.round_open() or self.phase != "betting":
                raise Refused("a round is being played")
            return
        if self.phase == "betting" and not self.round_open():
            place = self.shoe_name() if self.loaded else "discard rack"
            for deck in self.decks:
                self.felt.act("takes out", deck=deck.name, place=place)
        super().rest()

    def ask_for_cards(self) -> None:
        if self.phase == "betting" and not self.round_open():
            self.wished_up = True
            return
        if self.phase != "idle":
            raise Refused("the table is not idle")
        if self.idle_face == "down" and not broken("request-ignored"):
            self.idle_face = "up"
            for deck in self.decks:
                self.felt.act("spreads", deck=deck.name, place="table", face="up")

    def recut(self, stimulus: Json) -> None:
        if stimulus["order"] == "shuffle" and self.phase in ("deciding", "reveal"):
            # The cards are out: they are shuffled when the round is over, as after any round.
            if stimulus.get("by", "floorperson") not in self.recut_by:
                raise Refused("only a floorperson or somebody above may order that")
            self.felt.act("orders a shuffle", by=stimulus.get("by", "floorperson"), deck=self.deck.name)
            return
        super().recut(stimulus)

    def break_down(self, device: str) -> None:
        dispensed = device == "shuffler" and self.dealing == "automated shuffler"
        if dispensed:
            self.dealing = "manual shoe"
            self.loaded = False
        super().break_down(device)
        if dispensed and self.phase == "betting" and not self.cut_due:
            self.bring_into_play()

    def mark(self, device: str) -> None:
        if broken("broken-device-bare"):
            return
        if self.options["out-of-order"] == "covered":
            self.felt.act("covers", device=device)
        else:
            self.felt.act("marks", device=device, words="out of order")

    # -- Chapter 7: wagers ---------------------------------------------------------------------------------------

    def see_instrument(self, kind: str, instrument: str) -> None:
        if kind in ("progressive", "six card bonus") and instrument != "value chip":
            if broken("plaque-on-progressive") and instrument == "plaque":
                return
            raise Refused("that wager is made with value chips")
        if instrument == "match play coupon":
            raise Refused("a coupon is no wagering instrument here")
        super().see_instrument(kind, instrument)

    def see_wager(self, box: int, kind: str, amount: int) -> None:
        if amount <= 0:
            raise Refused("a wager has an amount")
        ante, aces = (box, "ante") in self.wagers, (box, "aces up") in self.wagers
        if kind == "progressive":
            if self.progressive == "none":
                raise Refused("the progressive wager is not offered")
            if not ante and not aces and not broken("progressive-alone"):
                raise Refused("a progressive wager comes after an ante or an aces up wager")
            if amount not in CHIPS:
                raise Refused("a progressive wager is one dollar or five")
        if kind == "six card bonus":
            if self.options["six-card-bonus"] == "none":
                raise Refused("the six card bonus is not offered")
            if not (ante and aces):
                raise Refused("a six card bonus wager comes after an ante and an aces up wager")

    def see_withdrawal(self, box: int, kind: str) -> None:
        if (box, "six card bonus") in self.wagers and kind in ("ante", "aces up"):
            raise Refused("the six card bonus wager needs this one")
        other = {"ante": "aces up", "aces up": "ante"}.get(kind)
        if other and (box, "progressive") in self.wagers and (box, other) not in self.wagers:
            raise Refused("the progressive wager needs this one")

    def takes_notice(self, box: int, kind: str, amount: int) -> bool:
        if kind == "progressive" and box in self.unrecognised:
            # The chip lies there, and the system knows nothing of it: there is no wager.
            self.unrecognised.discard(box)
            self.lying[box] = amount
            return False
        if kind == "progressive":
            # A chip that was not acknowledged is put down again; it is the same chip.
            self.lying.pop(box, None)
        return True

    def wager_stands(self, box: int, kind: str) -> None:
        if kind == "progressive":
            self.felt.act("acknowledges", by="progressive system", seat=box, wager="progressive")

    def play_bounds(self, ante: int) -> tuple[int, int]:
        return ante, ante * (TRIPLE - 1 if broken("play-to-double") else TRIPLE)

    def rises_with_cards(self, seat: int, *, leaves: bool) -> None:
        if not leaves:
            super().rises_with_cards(seat, leaves=leaves)
            return
        mine = [wager for wager in self.wagers.values() if wager.player == seat]
        self.seated.discard(seat)
        if self.options["abandonment"] == "loses":
            self.gone.add(seat)
            for wager in mine:
                self.settle(wager, "abandoned")
            boxes = {wager.box for wager in mine}
            if self.phase == "reveal":
                # All others have decided and the forfeited hands are in the rack: these follow them.
                for box in sorted(boxes - self.folded):
                    self.put_away(f"seat {box}")
            self.folded |= boxes
        for box in sorted({wager.box for wager in mine} & set(self.undecided)):
            self.folded.add(box)
            self.undecided.remove(box)
        if self.phase == "deciding":
            self.all_decided()

    def odd_mishap(self, stimulus: Json) -> bool:
        if stimulus["type"] != "miss-chip":
            return False
        self.unrecognised.add(stimulus["seat"])
        return True

    # -- Chapters 8 to 10: the deal ------------------------------------------------------------------------------

    def bets_closed(self) -> None:
        if self.progressive == "none":
            return
        if not broken("no-lock-out"):
            self.felt.act("locks out", wager="progressive")
        made = [wager for wager in self.wagers.values() if wager.kind == "progressive"]
        if made or self.lying:
            if not broken("chips-collected-late"):
                self._collect_chips(made)
            self._feed_meters(sum(wager.amount for wager in made))

    def _collect_chips(self, made: list[Wager]) -> None:
        before = "in front of the table inventory container"
        self.felt.act("collects chips", wager="progressive", place=before, count=len(made) + len(self.lying))
        if not broken("chips-not-verified"):
            self.felt.act(
                "verifies the number of chips",
                wager="progressive",
                place=before,
                count=len(made) + len(self.lying),
                total=len(made),
            )
        for box in sorted(self.lying):
            self.felt.act("returns chips", seat=box, wager="progressive", count=1)
        self.lying = {}
        if made:
            self.felt.act("puts away chips", wager="progressive", place="table inventory container", count=len(made))

    def _feed_meters(self, wagered: int) -> None:
        self.fed = dict(self.meters)
        if not wagered:
            return
        for name in self.meters:
            rate = 0 if broken("minor-meter-stands") and name == "minor" else RATES[name]
            self.meters[name] += wagered * rate // 100
            self.felt.tell("meter-changed", meter=name, amount=self.meters[name], cause="wager")

    def voided(self) -> None:
        for name, amount in self.fed.items():
            if self.meters[name] != amount:
                self.meters[name] = amount
                self.felt.tell("meter-changed", meter=name, amount=amount, cause="void")
        self.fed = {}

    def deal_cards(self, deal: Deal) -> None:
        places = [f"seat {box}" for box in self.dealt_in()]
        if self.options["six-card-bonus"] != "none":
            for _ in range(self.mishaps.wrong.get("bonus box", (1, ""))[0]):
                self.give(deal, "bonus box")
        if self.shoe_deals:
            self._deal_stacks(deal, places)
            return
        for turn in range(max(self.due_cards(place) for place in [*places, "dealer"])):
            for place in [*places, "dealer"]:
                if turn < self.due_cards(place) - (place == "dealer"):
                    self.give(deal, place)
        if self.due_cards("dealer"):
            self.give(deal, "dealer", "down" if broken("sixth-card-down") else "up")

    def _deal_stacks(self, deal: Deal, places: list[str]) -> None:
        self.give_stack(deal, "dealer", self.due_cards("dealer"))
        if self.hands["dealer"]:
            # The first of the six lies at the bottom of the stack.
            self.felt.act("turns up", owner="dealer", cards=self.hands["dealer"][:1], face="up", count=1)
        for place in places:
            self.give_stack(deal, place, self.due_cards(place))

    def facts(self) -> Json:
        return declared(self.options) | self.common_facts()
