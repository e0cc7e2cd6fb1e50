"""Four Card Poker by the Rules of Play of the Oneida Tribe of Indians of Wisconsin, part XII."""

from pit.cards import Deal, Deck
from pit.faults import broken
from pit.felt import Json, Refused, VoidRound
from pit.pokertable import PokerTable
from pit.ranks import ACE, FOUR, Hand, best
from pit.wagering import CENTS, Wager

ACES_UP = {
    "four-of-a-kind": 50,
    "straight flush": 30,
    "three-of-a-kind": 7,
    "flush": 6,
    "straight": 5,
    "two pairs": 2,
}
BONUS = {"four-of-a-kind": 25, "straight flush": 20, "three-of-a-kind": 2}
STACK = 5
TRIPLE = 3


class OneidaFourCard(PokerTable):
    """A table of Four Card Poker under the Oneida rules."""

    kinds = ("ante", "aces up")
    instruments = ("value chip",)
    deck_limit_by_hand = 8

    def __init__(self, setup: Json, options: Json) -> None:
        super().__init__(setup, options)
        self.least = int(options["minimum-wager"]) * CENTS
        self.most = int(options["maximum-wager"]) * CENTS
        self.left_over = 0

    def facts(self) -> Json:
        chosen = self.options
        coupon = ["match play coupons"] if chosen["match-play"] == "accepted" else []
        return {
            "number of betting positions": 7,
            "wagers offered": ["ante", "play", "aces up"],
            "betting areas of each player": ["ante", "play", "aces up"],
            "instruments for wagers": ["gaming chips", "tokens", *coupon],
            "way of dealing": self.options["dealing"],
            "sides of the table with betting positions": 1,
            "number of betting areas": 7,
            "place of the table inventory container": "attached to the table",
            "parts of the table": ["table inventory container", "betting positions", "place for the dealer"],
            "place for the dealer": "opposite the betting positions",
            "number of cover cards in one deck": 1,
            "number of cutting cards in one deck": 1,
            "opacity of the cover card": "opaque",
            "opacity of the cutting card": "opaque",
            "number of colors of the cover card": 1,
            "number of colors of the cutting card": 1,
            "color of the cover card": "yellow",
            "color of the cutting card": "green",
            "standards of the cards": ["minimum internal control standards"],
            "standards of the cards of the second deck": ["minimum internal control standards"],
            "number of cards in a dispensed stack": STACK,
            "standards of the dealing shoe": ["minimum internal control standards"],
            "support of the manual dealing shoe": "the table",
            "support of the automated dealing shoe": "the table",
            "verification of the inspection": chosen["verification"],
            "minimum wager": self.least,
            "maximum wager": self.most,
            "minimum wager on the sign": self.least,
            "maximum wager on the sign": self.most,
            "payout types": ["ante and play", "aces up", "automatic bonus"],
        } | self.common_facts()

    # -- C: opening ----------------------------------------------------------------------------------------------

    def verify_inspection(self, deck: Deck) -> None:
        if self.options["verification"] == "electronic":
            if broken("electronic-unverified"):
                return
            self.felt.act("verifies the inspection", by="computer", deck=deck.name)
        else:
            super().verify_inspection(deck)

    # -- F, J.1, M: wagers ---------------------------------------------------------------------------------------

    def see_wager(self, box: int, kind: str, amount: int) -> None:  # noqa: ARG002 - every box is alike here
        if amount < self.least and not (broken("aces-up-below-minimum") and kind == "aces up"):
            raise Refused(f"the least wager is {self.least}")
        if amount > self.most:
            raise Refused(f"the highest wager is {self.most}")

    def play_bounds(self, ante: int) -> tuple[int, int]:
        most = ante * (TRIPLE + 1 if broken("play-four-times") else TRIPLE)
        if broken("play-in-dollars"):
            most -= most % CENTS
        return (ante + 1 if broken("play-above-ante") else ante), most

    # -- G, H, I: the deal ---------------------------------------------------------------------------------------

    def deal_cards(self, deal: Deal) -> None:
        self.left_over = 0
        places = [f"seat {box}" for box in self.dealt_in()]
        if self.shoe_deals:
            for place in places:
                self.give_stack(deal, place, self.due_cards(place))
            self.give_stack(deal, "dealer", max(0, self.due_cards("dealer") - 1))
            # One more stack: its top card, which came out last, lies open on the dealer's hand.
            stack = [deal.draw() for _ in range(STACK)] if self.due_cards("dealer") else []
            if not stack:
                return
            top = stack[-1]
            self.hands["dealer"].append(top)
            face = "down" if broken("open-card-down") else "up"
            self.felt.tell("card-dealt", to="dealer", number=len(self.hands["dealer"]), face=face, card=top)
            self.left_over = STACK - 1
            rest = [card for card in stack if card != top]
            self.felt.act("discards", place="discard rack", cards=rest, count=len(rest))
            return
        if broken("dealer-before-players"):
            places.sort(key=lambda _: 1)
            self._five(deal, "dealer")
            for place in places:
                self._five(deal, place)
        else:
            for place in [*places, "dealer"]:
                self._five(deal, place)
        if self.due_cards("dealer"):
            self.give(deal, "dealer", "down" if broken("open-card-down") else "up")

    def _five(self, deal: Deal, place: str) -> None:
        due = self.due_cards(place) - (place == "dealer")
        for _ in range(due):
            self.give(deal, place)

    def beside_hands(self) -> int:
        return self.left_over

    def see_hands(self, when: str) -> None:
        for place, (_, noticed) in list(self.mishaps.wrong.items()):
            if place not in self.hands or noticed != when or not self._miscounted(place):
                continue
            if place != "dealer" and not broken("one-misdeal-voids-all"):
                self._void_hand(place)
            elif place == "dealer" and len(self.hands[place]) == self.dealer_cards - 1 and self.current:
                if broken("dealer-not-completed"):
                    raise VoidRound("the dealer has a card too few")
                self.give(self.current, "dealer")
            else:
                raise VoidRound("the dealer was dealt a wrong number of cards")

    def _void_hand(self, place: str) -> None:
        box = int(place.removeprefix("seat "))
        self.felt.act("voids a hand", owner=place, seat=box)
        for wager in self._of(box):
            self.settle(wager, "returned")
        self.put_away(place)

    def _of(self, box: int) -> list[Wager]:
        return [wager for wager in self.wagers.values() if wager.box == box]

    def settle(self, wager: Wager, result: str, pays: int = 0) -> None:
        fresh = not wager.settled
        super().settle(wager, result, pays)
        if fresh and result in ("loses", "forfeited"):
            place = "table inventory container"
            self.felt.act("collects chips", seat=wager.box, wager=wager.kind)
            self.felt.act("puts away chips", seat=wager.box, wager=wager.kind, place=place)

    # -- J: the play ---------------------------------------------------------------------------------------------

    def after_fold(self, box: int) -> None:
        self.settle(self.wagers[box, "ante"], "forfeited")
        aces = self.wagers.get((box, "aces up"))
        if aces and broken("fold-takes-aces-up"):
            self.settle(aces, "forfeited")
        # A hand that still plays for aces up is looked at later; any other is collected at once.
        if (not aces or aces.settled) and not broken("folded-hand-lies"):
            self.put_away(f"seat {box}")

    def see_touch(self, box: int) -> None:
        if (box, "play") in self.wagers and not broken("touches-again"):
            raise Refused("the cards have been laid down, and are not touched again")

    def conduct(self, stimulus: Json) -> None:
        seat, other = stimulus["seat"], stimulus.get("other_seat")
        if self.phase not in ("deciding", "reveal"):
            return
        if stimulus["what"] == "asks the dealer to check the hand":
            if f"seat {seat}" in self.hands:
                self.felt.act("verifies the hand", owner=f"seat {seat}", seat=seat)
            return
        for player in (seat, other):
            for wager in list(self.wagers.values()):
                if wager.player == player and not (broken("talk-spares-aces-up") and wager.kind == "aces up"):
                    self._forfeit(wager)
        if self.phase == "deciding":
            self.all_decided()

    def _forfeit(self, wager: Wager) -> None:
        self.settle(wager, "forfeited")
        self.folded.add(wager.box)
        if wager.box in self.undecided:
            self.undecided.remove(wager.box)

    def settle_round(self) -> None:
        self.felt.act("turns up", owner="dealer", cards=self.hands["dealer"])
        self.see_hands("in the settlement")
        dealer = best(self.hands["dealer"], 4, FOUR)
        self.felt.tell("hand-ranked", owner="dealer", game="four card", category=dealer[1], cards=dealer[2])
        if not broken("hand-not-announced"):
            self.felt.act("announces", owner="dealer", words=dealer[1], cards=dealer[2])
        unused = [card for card in self.hands["dealer"] if card not in dealer[2]]
        self.felt.act("sets aside", owner="dealer", cards=unused, place="behind the hand")
        tied = []
        boxes = [box for box in reversed(self.dealt_in()) if any(not wager.settled for wager in self._of(box))]
        for box in reversed(boxes) if broken("reconciled-from-the-left") else boxes:
            hand = best(self.hands[f"seat {box}"], 4, FOUR)
            self._reconcile(box, hand, dealer)
            if hand[0] == dealer[0] and (box, "play") in self.wagers and not broken("tied-hand-first"):
                tied.append(box)
            else:
                self.put_away(f"seat {box}")
        for box in tied:
            self.put_away(f"seat {box}")
        self.put_away("dealer")

    def _reconcile(self, box: int, hand: Hand, dealer: Hand) -> None:
        """The play wager first, the ante second, the aces up wager last."""
        place = f"seat {box}"
        middle = "between the dealer's hand and the aces up area"
        self.felt.act("turns up", owner=place, seat=box, cards=self.hands[place], place=middle)
        self.felt.tell("hand-ranked", owner=place, game="four card", category=hand[1], cards=hand[2])
        order = ["ante", "play"] if broken("ante-before-play") else ["play", "ante"]
        if (box, "play") in self.wagers:
            for kind in order:
                wager = self.wagers[box, kind]
                if hand[0] > dealer[0]:
                    self.settle(wager, "wins", wager.amount)
                else:
                    self.settle(wager, "returned" if hand[0] == dealer[0] else "loses")
            self._automatic_bonus(box, hand)
        aces = self.wagers.get((box, "aces up"))
        if aces and not aces.settled:
            odds = ACES_UP.get(hand[1], 0)
            if hand[1] == "pair" and (hand[0][1] == ACE or broken("any-pair-pays")):
                odds = 1
            if broken("aces-up-straight-four") and hand[1] == "straight":
                odds = 4
            if odds:
                self.settle(aces, "wins", odds * aces.amount)
            else:
                self.settle(aces, "loses")

    def _automatic_bonus(self, box: int, hand: Hand) -> None:
        odds = BONUS.get(hand[1], 0)
        if odds:
            amount = odds * self.wagers[box, "ante"].amount
            self.felt.tell("bonus-paid", seat=box, bonus="ante bonus", amount=amount)
