"""A round at a table where everybody plays against the house: closing, decisions, the end."""

from collections.abc import Callable

from pit.cards import WHOLE, Deal, Mishaps
from pit.dealing import Dealing
from pit.faults import broken
from pit.felt import Json, Refused, VoidRound
from pit.house import LEAST_CUT
from pit.wagering import Wager


class PokerTable(Dealing):
    """What comes in, and what a round makes of it; each game brings its own rules for the rest."""

    dealer_touches = ("dealer", "player")

    def __init__(self, setup: Json, options: Json) -> None:
        self.undecided: list[int] = []
        super().__init__(setup, options)

    # -- what comes in -------------------------------------------------------------------------------------------

    def take(self, stimulus: Json) -> None:
        """Carry out a stimulus, or refuse it."""
        acts: dict[str, Callable[[Json], None]] = {
            "bring-decks": self.bring,
            "stack-deck": self._stack,
            "sit": self.sit,
            "rise": self.rise,
            "ask-for-cards": lambda _: self.ask_for_cards(),
            "let-rest": lambda _: self.rest(),
            "proceed": lambda _: self._proceed(),
            "perform": self._perform,
            "floor-orders": self.recut,
            "advance-clock": lambda said: self.felt.advance(said["milliseconds"]),
            "choose": self.choose_freely,
            "place-wager": self.place,
            "change-wager": self.change_wager,
            "withdraw-wager": self.withdraw,
            "fold": self._fold,
            "touch-cards": self._touch,
            "conduct": self.conduct,
        }
        kind = stimulus["type"]
        if kind in acts:
            acts[kind](stimulus)
        elif not self.mishap(stimulus):
            raise Refused("that cannot be done at this table")

    def awaiting(self) -> str | None:
        """The duty of a person for which the table waits."""
        if self.phase == "betting" and self.cut_due:
            return "cut"
        return "reveal" if self.phase == "reveal" else None

    def facts(self) -> Json:
        """What the house declares."""
        return {}

    def common_facts(self) -> Json:
        """What is declared of every game's table."""
        return {
            "number of adjacent boxes": int(self.options["adjacent-boxes"]),
            "number of decks in use": int(self.options["decks"]),
            "number of different card designs in one deck": 1,
            "number of different card designs in the second deck": 1,
            "number of different card designs in both decks": 1,
            "color of the backs of the first deck": "blue",
            "color of the backs of the second deck": "red",
            "color of the edges of the cards": "white",
            "location of the manual dealing shoe": f"to the dealer's {self.options['shoe-side']}",
            "automated shuffling device in use": self.shuffling != "by hand",
            "shuffler that counts the cards after each shuffle": self.shuffling
            in ("by counting device", "by reshuffling device"),
        }

    def _stack(self, stimulus: Json) -> None:
        cards = stimulus["cards"]
        if len(set(cards)) < len(cards):
            raise Refused("a card is there once only")
        self.next_top = list(cards)

    def ask_for_cards(self) -> None:
        """A player wants to see the cards of an idle table."""
        if self.phase != "idle":
            raise Refused("the table is not idle")
        if self.idle_face == "down":
            self.idle_face = "up"
            for deck in self.decks:
                self.felt.act("turns face up", deck=deck.name, place="table", face="up")

    def _proceed(self) -> None:
        if self.phase == "closed":
            raise Refused("there are no cards at the table")
        if self.phase == "betting" and self.wagers and not self.cut_due:
            self._close_bets()

    def _perform(self, stimulus: Json) -> None:
        duty = stimulus["duty"]
        if duty != self.awaiting():
            raise Refused(f"it is not the time to {duty}")
        if duty == "cut":
            self.cut()
        else:
            self._end_of_round()

    def choose_freely(self, stimulus: Json) -> None:
        choice, chosen = stimulus["choice"], stimulus["value"]
        if choice == "count the stub":
            self.count_now = True
        elif choice == "cut depth":
            # The cover card has to leave cards on both sides of it.
            least = LEAST_CUT - 1 if broken("cut-of-nine") else LEAST_CUT
            if not isinstance(chosen, int) or not least <= chosen < WHOLE:
                raise Refused("at least ten cards are cut from the top")
            if self.by_device:
                raise Refused("these cards are not cut")
            self.cut_depth = chosen
        elif choice == "dealing hand":
            if self.dealing != "hand" or chosen not in ("left hand", "right hand"):
                raise Refused("the cards are not dealt from such a hand")
            if self.phase != "betting" and chosen != self.holding and not broken("hand-changed"):
                raise Refused("the hand that holds the cards is chosen for the whole round")
            self.holding = str(chosen)
        elif choice == "deck change" and self.phase == "betting" and not self.wagers:
            self.change(self.deck)
        elif chosen not in (self.dealing, self.shuffling):
            raise Refused("that is not open to choice here")

    # -- the deal ------------------------------------------------------------------------------------------------

    def before_closing(self) -> None:
        """Give back what cannot be dealt in."""

    def bets_closed(self) -> None:
        """The bets have just been closed."""

    def _close_bets(self) -> None:
        self.change_due_decks()
        if self.cut_due:
            return
        self.before_closing()
        if not self.wagers:
            return
        if self.dealing == "hand":
            self._load()
        if not broken("announced-late"):
            self.felt.act("announces", words="no more bets")
        self.phase = "deciding"
        try:
            self.bets_closed()
            self._deal()
        except VoidRound as why:
            self.void(why)
            return
        self.undecided = [
            box for box in self.dealt_in() if (box, "ante") in self.wagers and not self.wagers[box, "ante"].settled
        ]
        for box in self.asked(self.undecided):
            self.felt.act("asks", seat=box)
        self.all_decided()

    def _deal(self) -> None:
        mishaps, self.mishaps = self.mishaps, Mishaps(exposed=self.mishaps.exposed, wrong=self.mishaps.wrong)
        if not self.shoe_deals:
            mishaps.shoe_stops_after = None
        self.current = Deal(self.felt, self.deck, self.next_top, mishaps, self.deal_rules)
        self.next_top = []
        if self.deck.first_dealt is None:
            self.deck.first_dealt = self.felt.now()
        self.hands = {place: [] for place in [*(f"seat {box}" for box in self.dealt_in()), "dealer"]}
        self.deal_cards(self.current)
        if broken("announced-late"):
            self.felt.act("announces", words="no more bets")
        if self.count_is_due():
            # What the count finds is looked for first; otherwise wrong hands are seen when they lie there.
            self.put_stub_away(self.current)
            self.see_hands("at once")
        else:
            self.see_hands("at once")
            self.put_stub_away(self.current)
        if self.mishaps.exposed:
            self.felt.act("exposes", owner="dealer", count=self.mishaps.exposed)
            raise VoidRound("a card of the dealer's was seen")

    def asked(self, boxes: list[int]) -> list[int]:
        """In which order players are asked."""
        return boxes[::-1] if broken("asked-from-the-right") else boxes

    # -- decisions -----------------------------------------------------------------------------------------------

    def play_bounds(self, ante: int) -> tuple[int, int]:
        """The least and the highest play wager beside an ante."""
        return ante, ante

    def _deciding(self, box: int) -> None:
        if self.phase != "deciding" or box not in self.undecided:
            raise Refused("there is nothing to decide at this seat")

    def play(self, stimulus: Json) -> None:
        box, amount = stimulus["seat"], stimulus["amount"]
        self._deciding(box)
        ante = self.wagers[box, "ante"]
        if stimulus.get("player") not in (None, ante.player):
            raise Refused("another player has the hand")
        self.see_instrument("play", stimulus.get("instrument", "value chip"))
        least, most = self.play_bounds(ante.amount)
        if not least <= amount <= most:
            raise Refused(f"a play wager beside this ante is from {least} to {most}")
        self.wagers[box, "play"] = Wager(box, "play", amount, ante.player)
        self.felt.tell("wager-taken", seat=box, wager="play", amount=amount, player=ante.player)
        self.undecided.remove(box)
        self.all_decided()

    def _fold(self, stimulus: Json) -> None:
        box = stimulus["seat"]
        self._deciding(box)
        self.folded.add(box)
        self.felt.tell("folded", seat=box)
        self.undecided.remove(box)
        self.after_fold(box)
        self.all_decided()

    def after_fold(self, box: int) -> None:
        """A player has just folded."""

    def all_decided(self) -> None:
        if not self.undecided:
            self.collect_forfeits()
            self.phase = "reveal"

    def collect_forfeits(self) -> None:
        """All have decided: the dealer collects what was forfeited."""

    def _touch(self, stimulus: Json) -> None:
        place, by = f"seat {stimulus['seat']}", stimulus["by"]
        if place not in self.hands:
            raise Refused("there are no cards")
        if stimulus["seat"] in self.folded:
            raise Refused("the hand was given up")
        if by not in self.dealer_touches and not (broken("floor-touches") and by == "floorperson"):
            raise Refused("only the dealer and the player may touch these cards")
        if by == "player":
            self.see_touch(stimulus["seat"])
        self.felt.act("touches", by=by, owner=place, seat=stimulus["seat"])

    def see_touch(self, box: int) -> None:
        """Refuse a player's own touch where the game does not allow it any more."""

    def conduct(self, stimulus: Json) -> None:
        """A player talks about the hand, or wants it checked: no rule of most games says anything about it."""

    # -- the end of a round --------------------------------------------------------------------------------------

    def settle_round(self) -> None:
        """Reveal the dealer's hand, and settle every wager."""
        raise NotImplementedError

    def _end_of_round(self) -> None:
        try:
            self.settle_round()
        except VoidRound as why:
            self.void(why)
            return
        self._finish(void=False)

    def put_away(self, owner: str) -> None:
        """Collect one hand whole, and place it in the rack."""
        seat = int(owner.removeprefix("seat ")) if owner.startswith("seat ") else None
        self.felt.act("collects cards", owner=owner, seat=seat)
        self.felt.act("discards", owner=owner, seat=seat, cards=self.hands.get(owner) or None, place="discard rack")

    def void(self, why: VoidRound) -> None:
        """No hand counts: every wager goes back."""
        self.felt.act("voids all hands")
        for wager in self.wagers.values():
            if not (broken("void-keeps-side-wager") and wager.kind in ("pair plus", "aces up")):
                self.settle(wager, "returned")
        self.voided()
        self.felt.act("collects cards", place="discard rack")
        if why.jammed:
            self.felt.act("takes out", deck=self.deck.name, place=self.shoe_name())
        self._finish(void=True, remove=why.remove_deck)

    def voided(self) -> None:
        """Wagers have gone back."""

    def _finish(self, *, void: bool, remove: bool = False) -> None:
        used = self.deck
        if remove:
            self.remove(used)
        self.felt.tell("round-ended", number=self.round_number, void=void)
        self.wagers, self.hands, self.folded, self.undecided = {}, {}, set(), []
        self.mishaps.wrong, self.mishaps.exposed = {}, 0
        self.round_started = False
        self.phase = "betting"
        self.after_round(used)

    # -- mishaps -------------------------------------------------------------------------------------------------

    def mishap(self, stimulus: Json) -> bool:
        """Something has gone wrong. False where it is nothing that is known here."""
        match stimulus["type"]:
            case "lie-face-up":
                self.mishaps.face_up |= set(stimulus["positions"])
            case "misdeal":
                self.mishaps.wrong[stimulus["place"]] = (stimulus["cards"], stimulus.get("noticed", "at once"))
            case "draw-in-error":
                self.mishaps.drawn[stimulus["position"]] = stimulus.get("exposed", False)
            case "expose-dealer-cards":
                self._expose(stimulus.get("cards", 1))
            case "lose-cards" if self.decks:
                self.deck.size -= stimulus["number"]
            case "jam":
                self._jam(stimulus["device"], stimulus.get("after_cards", 0))
            case "break-down":
                self.break_down(stimulus["device"])
            case _:
                return self.odd_mishap(stimulus)
        return True

    def _jam(self, device: str, after_cards: int) -> None:
        # A shuffler that dispenses the cards may stop in the middle of the deal, as a shoe may.
        if device == "shoe" or (self.dealing == "automated shuffler" and after_cards):
            self.mishaps.shoe_stops_after = after_cards
        else:
            self.shuffler_jams += 1

    def odd_mishap(self, stimulus: Json) -> bool:  # noqa: ARG002 - for games with devices of their own
        """A mishap that only some games have."""
        return False

    def _expose(self, cards: int) -> None:
        if broken("exposed-card-ignored") or (broken("one-exposed-allowed") and cards == 1):
            return
        self.mishaps.exposed = cards
        if self.phase in ("deciding", "reveal"):
            self.felt.act("exposes", owner="dealer", count=cards)
            self.void(VoidRound("a card of the dealer's was seen"))
