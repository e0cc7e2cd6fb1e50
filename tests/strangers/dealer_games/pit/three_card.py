"""Three Card Poker by Section 14 of the proposed rules of play."""

from pit.cards import Deal
from pit.faults import broken
from pit.felt import Json, Refused, VoidRound
from pit.house import SEATS
from pit.pokertable import PokerTable
from pit.ranks import QUEEN, THREE, Hand, rank
from pit.wagering import CENTS, Wager

LEDGERS = {
    "A": {"pair": 1, "flush": 4, "straight": 6, "three-of-a-kind": 30, "straight flush": 40},
    "B": {"pair": 1, "flush": 4, "straight": 6, "three-of-a-kind": 33, "straight flush": 35},
}
BONUSES = {
    "A": {"straight": 1, "three-of-a-kind": 4, "straight flush": 5},
    "B": {"straight": 1, "three-of-a-kind": 5, "straight flush": 6},
}
MOST_TIMES = 5


class ThreeCard(PokerTable):
    """A table of Three Card Poker."""

    kinds = ("ante", "pair plus")
    instruments = ("value chip", "plaque")
    player_cards = 3
    dealer_cards = 3

    def __init__(self, setup: Json, options: Json) -> None:
        super().__init__(setup, options)
        self.version = str(options["version"])
        self.ledger = LEDGERS[str(options["pair-plus"])]
        self.bonuses = BONUSES[str(options["ante-bonus"])]
        self.least = int(options["minimum-wager"]) * CENTS
        self.most = int(options["maximum-wager"]) * CENTS

    def facts(self) -> Json:
        chosen = self.options
        ways = {
            "manual shoe": "from a manual shoe",
            "hand": "from the hand",
            "automated shoe": "from an automated shoe",
        }
        coupon = ["match play coupon"] if chosen["match-play"] == "accepted" else []
        return {
            "approval of the rules of the game": "by the Tribe",
            "number of cover cards in one deck": 1,
            "opacity of the cover card": "opaque",
            "number of colors of the cover card": 1,
            "number of colors of the dealing shoe's cover card": 1,
            "color of the cover card": "yellow",
            "color of the dealing shoe's cover card": "yellow",
            "support of the manual dealing shoe": "the table",
            "way of dealing": ways[self.dealing],
            "number of cards in a dispensed stack": 3,
            "opacity of the dealing shoe's cover card": "opaque",
            "standards of the cards": ["Section 15 (cc)"],
            "standards of the cards of the second deck": ["Section 15 (cc)"],
            "standards of the dealing shoe": ["Section 15 (ee)"],
            "wagers offered": ["ante", "play", "pair plus"],
            "betting areas of each player": ["ante", "play", "pair plus"],
            "instruments for wagers": ["gaming chip", "plaque", *coupon],
            "payout types": ["ante and play", "pair plus", "ante bonus"],
            "pair plus paytable": chosen["pair-plus"],
            "posted paytable of pair plus": chosen["pair-plus"],
            "ante bonus paytable": chosen["ante-bonus"],
            "version of the game": chosen["version"],
            "minimum wager": self.least,
            "maximum wager": self.most,
        } | self.common_facts()

    # -- wagers: (f) ---------------------------------------------------------------------------------------------

    def see_wager(self, box: int, kind: str, amount: int) -> None:
        least = self.least + 1 if broken("minimum-exclusive") else self.least
        if amount < least:
            raise Refused(f"the least wager is {self.least}")
        if amount > self.most and not (broken("pair-plus-over-maximum") and kind == "pair plus"):
            raise Refused(f"the highest wager is {self.most}")
        ante, plus = self._both(box)
        if kind == "ante":
            ante = amount
        else:
            plus = amount
        self._see_version(ante, plus)

    def _both(self, box: int) -> tuple[int, int]:
        ante, plus = self.wagers.get((box, "ante")), self.wagers.get((box, "pair plus"))
        return ante.amount if ante else 0, plus.amount if plus else 0

    def _see_version(self, ante: int, plus: int) -> None:
        """Refuse amounts that the version of the game that is played here does not allow beside each other."""
        if self.version == "ante at least pair plus" and plus > ante:
            raise Refused("a pair plus wager needs an ante that is at least as high")
        doubled = 3 if broken("third-for-half") else 2
        if self.version == "ante at least half pair plus" and plus > doubled * ante:
            raise Refused("a pair plus wager needs an ante of at least half of it")
        if (
            self.version == "both wagers compulsory"
            and ante
            and plus
            and max(ante, plus) > MOST_TIMES * min(ante, plus)
        ):
            raise Refused("one wager may be five times the other, and no more")

    def see_withdrawal(self, box: int, kind: str) -> None:
        _, plus = self._both(box)
        if kind == "ante" and plus and self.version.startswith("ante at least") and not broken("ante-taken-away"):
            raise Refused("the pair plus wager needs this ante")

    def before_closing(self) -> None:
        if self.version != "both wagers compulsory" or broken("one-of-both-dealt-in"):
            return
        for wager in list(self.wagers.values()):
            if not all(self._both(wager.box)):
                self.settle(wager, "returned")
        self.wagers = {place: wager for place, wager in self.wagers.items() if not wager.settled}

    # -- the deal: (g), (h), (i) ---------------------------------------------------------------------------------

    def deal_cards(self, deal: Deal) -> None:
        boxes = self.dealt_in()
        if broken("pair-plus-not-dealt"):
            boxes = [box for box in boxes if (box, "ante") in self.wagers]
        places = [f"seat {box}" for box in boxes]
        places = ["dealer", *places] if broken("dealer-dealt-first") else [*places, "dealer"]
        if self.shoe_deals:
            for place in places[-2::-1] + places[-1:] if broken("stacks-from-the-right") else places:
                self.give_stack(deal, place, self.due_cards(place))
            return
        if broken("hand-dealt-in-blocks") and self.dealing == "hand":
            for place in places:
                for _ in range(self.due_cards(place)):
                    self.give(deal, place)
            return
        for turn in range(max(self.due_cards(place) for place in places)):
            for place in places:
                if turn < self.due_cards(place):
                    last = place == "dealer" and turn == self.dealer_cards - 1
                    self.give(deal, place, "up" if last and broken("last-card-up") else "down")

    # -- the end of the round: (j), (k) --------------------------------------------------------------------------

    def play_bounds(self, ante: int) -> tuple[int, int]:
        return ante, ante * 2 if broken("play-doubled") else ante

    def collect_forfeits(self) -> None:
        for box in sorted(self.folded):
            for kind in self.kinds:
                wager = self.wagers.get((box, kind))
                if wager and not (broken("pair-plus-survives-fold") and kind == "pair plus"):
                    self.settle(wager, "forfeited")
            self.put_away(f"seat {box}")

    def settle_round(self) -> None:
        self.felt.act("turns up", owner="dealer", cards=self.hands["dealer"])
        self.see_hands("in the settlement")
        dealer = rank(self.hands["dealer"], THREE)
        self._tell_rank("dealer", dealer)
        active = [box for box in reversed(self.dealt_in()) if box not in self.folded]
        if broken("pair-plus-survives-fold"):
            active = list(reversed(self.dealt_in()))
        if broken("revealed-from-the-left") or (broken("full-table-reversed") and len(active) == len(SEATS)):
            active.reverse()
        hands: dict[int, Hand] = {}
        for box in active:
            cards = self.hands.get(f"seat {box}")
            if cards is None:
                raise VoidRound("a hand is missing")
            hands[box] = rank(cards, THREE)
            self.felt.act("turns up", owner=f"seat {box}", seat=box, cards=cards)
            self._tell_rank(f"seat {box}", hands[box])
        self._settle_all(active, hands, dealer)
        self.felt.act("collects cards", place="discard rack")

    def _settle_all(self, active: list[int], hands: dict[int, Hand], dealer: Hand) -> None:
        """Collect what has lost; then pay what has won, from the dealer's right; then give back what is a draw."""
        ends = [end for box in active for end in self._results(box, hands[box], dealer)]
        if not broken("losers-collected-last"):
            for wager, result, _ in ends:
                if result == "loses":
                    self.settle(wager, result)
        for box in active:
            for wager, result, pays in ends:
                if wager.box == box and (result == "wins" or broken("losers-collected-last")):
                    self.settle(wager, result, pays)
            self._pay_bonus(box, hands[box], dealer)
        for wager, result, pays in ends:
            self.settle(wager, result, pays)

    def _tell_rank(self, owner: str, hand: Hand) -> None:
        self.felt.tell("hand-ranked", owner=owner, game="three card", category=hand[1], cards=hand[2])

    def qualifies(self, hand: Hand) -> bool:
        """Whether the dealer holds queen high or better."""
        least = QUEEN + 1 if broken("king-high-qualifies") else QUEEN
        if broken("queen-three-two") and hand[0][1:] == (QUEEN, 3, 2):
            return False
        return hand[1] != "nothing" or hand[0][1] >= least

    def _results(self, box: int, hand: Hand, dealer: Hand) -> list[tuple[Wager, str, int]]:
        """What becomes of each wager of a box."""
        ends: list[tuple[Wager, str, int]] = []
        ante, play = self.wagers.get((box, "ante")), self.wagers.get((box, "play"))
        if ante and play:
            if not self.qualifies(dealer) and not (broken("loser-to-unqualified") and hand[0] < dealer[0]):
                ends.append((ante, "wins", ante.amount))
                ends.append((play, "wins", play.amount) if broken("play-paid-unqualified") else (play, "returned", 0))
            elif hand[0] > dealer[0]:
                ends += [(ante, "wins", ante.amount), (play, "wins", play.amount)]
            elif hand[0] == dealer[0] and not broken("tie-loses"):
                ends += [(ante, "returned", 0), (play, "returned", 0)]
            else:
                ends += [(ante, "loses", 0), (play, "loses", 0)]
        plus = self.wagers.get((box, "pair plus"))
        if plus:
            odds = self.ledger.get(hand[1], 0)
            if broken("aces-no-pair") and hand[1] == "pair" and hand[0][1] == QUEEN + 2:
                odds = 0
            if broken("ledger-b-as-a") and self.ledger is LEDGERS["B"]:
                odds = LEDGERS["A"].get(hand[1], 0)
            if broken("plus-needs-the-win") and ante and hand[0] < dealer[0]:
                odds = 0
            ends.append((plus, "wins", odds * plus.amount) if odds else (plus, "loses", 0))
        return ends

    def _pay_bonus(self, box: int, hand: Hand, dealer: Hand) -> None:
        ante, play = self.wagers.get((box, "ante")), self.wagers.get((box, "play"))
        odds = self.bonuses.get(hand[1], 0)
        if not ante or not play or not odds:
            return
        if broken("no-bonus-unqualified") and not self.qualifies(dealer):
            return
        amount = odds * ante.amount
        if broken("bonus-whole-dollars"):
            amount -= amount % CENTS
        self.felt.tell("bonus-paid", seat=box, bonus="ante bonus", amount=amount)
