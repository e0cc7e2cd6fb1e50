"""The dealer's hand or hands, what becomes of the wagers, and the end of the round."""

from __future__ import annotations

from .book import declared
from .cards import blackjack, points
from .core import INSURANCES, SPOTS, Fields, Hand
from .faults import broken
from .turns import TWENTY_ONE, Turns

STANDS_FROM = 17


class Table(Turns):
    """The whole table."""

    def __init__(self, setup: Fields) -> None:
        super().__init__(setup)
        self.wrong_numbers = {}
        self.wrong_totals = {}
        self.up_card_goes = False

    def facts(self) -> Fields:
        """What the house declares."""
        return declared(self.options)

    def do_pick_up_up_card(self) -> None:
        """When the dealer's cards are collected next, the open one goes with them."""
        self.up_card_goes = True

    def do_proceed(self) -> None:
        """The next stage of the house."""
        match self.round.stage:
            case "betting" if not self.tend() and self.round.bets:
                self.deal_round()
            case "insurance":
                self.next_turn()
            case "dealer":
                self.dealer_plays()

    # --- the dealer ---

    def dealer_plays(self) -> None:
        """The second card, what has to be drawn, and what comes of it; in Multiple Action one hand after the other."""
        number = self.round.dealers_hand
        if self.several:
            self.deal("dealer", self.round.dealer, "up", number)
        else:
            face = {"face": "down"} if broken("hole-card-stays-down") else {}
            self.act("turns up", owner="dealer", cards=[self.round.dealer[1]], **face)
        if self.round.misdealt:
            self.void()
            return
        spot = SPOTS[number - 1]
        dealer = self.round.dealer
        self.settle_insurance(number)
        while self.matters(spot) and self.draws(dealer):
            self.deal("dealer", dealer, "up", number)
        count, soft = points(dealer)
        words = "blackjack" if blackjack(dealer) else "soft" if soft else "hard"
        which = {"hand": number} if number > 1 else {}
        self.act("announces the total", owner="dealer", count=count, words=words, **which)
        if broken("third-spot-goes-with-the-second") and number == 2:
            self.settle("third spot")
        self.settle(spot)
        if self.several and self.another_hand(number):
            self.next_hand(number)
        else:
            self.finish()

    def matters(self, spot: str) -> bool:
        """Whether the dealer's count can still decide a wager on this spot."""
        if broken("dealer-draws-against-nobody"):
            return True
        return any(spot in hand.stakes and not self.natural(hand) for hand in self.round.hands)

    def draws(self, dealer: list[str]) -> bool:
        """Whether the dealer has to draw."""
        count, soft = points(dealer)
        if count == STANDS_FROM and soft:
            return self.options["soft-17"] == "drawn" and not broken("soft-17-always-stood")
        if soft and count == STANDS_FROM + 1 and broken("soft-18-is-drawn"):
            return True
        return count < (STANDS_FROM - 1 if broken("dealer-stands-on-16") else STANDS_FROM)

    def settle_insurance(self, number: int) -> None:
        """Insurance wins two to one, or loses."""
        wager = INSURANCES[number - 1]
        won = blackjack(self.round.dealer)
        for hand in [hand for hand in self.round.hands if hand.number == 1]:
            stake = self.round.insured.pop((hand.seat, wager), 0)
            if not stake:
                continue
            lost = hand.total > TWENTY_ONE and broken("insurance-falls-with-the-hand")
            self.settled(hand, wager, stake, "wins" if won and not lost else "loses", 2 * stake)

    def settle(self, spot: str) -> None:
        """From the right to the left; in Multiple Action first what is lost, then what is won."""
        hands = sorted(self.round.hands, key=lambda hand: (hand.seat, hand.number), reverse=True)
        open_hands = [hand for hand in hands if spot in hand.stakes]
        for hand in open_hands:
            self.show(hand)
        outcomes = [(hand, *self.outcome(hand, hand.stakes[spot])) for hand in open_hands]
        if self.several:
            outcomes.sort(key=lambda outcome: outcome[1] != "loses")
        for hand, result, pays in outcomes:
            self.settled(hand, spot, hand.stakes[spot], result, pays)

    def outcome(self, hand: Hand, stake: int) -> tuple[str, int]:
        """What becomes of a wager on this hand, and what it is paid."""
        dealer, mine, natural = points(self.round.dealer)[0], hand.total, self.natural(hand)
        if mine > TWENTY_ONE:
            return "loses", 0
        if blackjack(self.round.dealer):
            simple = mine == TWENTY_ONE and self.options["simple-21"] == "push"
            tie = (natural and not broken("blackjack-loses-to-blackjack")) or (simple and not natural)
            return ("returned" if tie else "loses"), 0
        if natural:
            return "wins", self.blackjack_pays(stake)
        if dealer > TWENTY_ONE or mine > dealer:
            return "wins", stake
        if mine == dealer and not (mine == STANDS_FROM and broken("ties-at-17-lose")):
            return "returned", 0
        return "loses", 0

    # --- Multiple Action ---

    def another_hand(self, number: int) -> bool:
        """Whether a wager remains against a later hand of the dealer's."""
        later = SPOTS[number : number + 1] if number > 1 else SPOTS[1:]
        return any(spot in hand.stakes for hand in self.round.hands for spot in later)

    def next_hand(self, number: int) -> None:
        """All of the dealer's cards but the open one go into the rack, and that one begins the next hand."""
        up, rest = self.round.dealer[0], self.round.dealer[1:]
        self.act("collects cards", owner="dealer")
        place = "discard rack"
        if self.up_card_goes:
            self.up_card_goes = False
            self.act("discards", owner="dealer", place=place, face="down", cards=[up, *rest])
            self.act("notifies the floorperson")
            self.act("reconstructs the hand", by="floorperson", cards=[up, *rest])
            self.act("replaces the up-card", by="floorperson", cards=[up])
            if not broken("reconstructed-cards-stay-out"):
                self.act("returns cards to the discard rack", by="floorperson", place=place, cards=rest)
        else:
            self.act("discards", owner="dealer", place=place, face="down", cards=rest)
        if broken("next-hand-begins-with-the-last-card"):
            up = rest[-1]
        self.round.dealer = [up]
        self.round.dealers_hand = number + 1
        self.act("moves the up-card", place=("second hand", "third hand")[number - 1], cards=[up])

    # --- the end ---

    def finish(self) -> None:
        """What is left of the wagers, then the cards from the right to the left, and the dealer's on top."""
        for hand in self.round.hands:
            if hand.hit:
                self.settled(hand, "hit", hand.hit, "loses")
        for (seat, wager), stake in list(self.round.insured.items()):
            hand = next(hand for hand in self.round.hands if hand.seat == seat)
            self.settled(hand, wager, stake, "returned")
        self.pick_up()
        self.end()

    def pick_up(self) -> None:
        """All cards that still lie there."""
        hands = sorted((hand for hand in self.round.hands if not hand.gone), key=lambda hand: (hand.seat, hand.number))
        if not broken("picked-up-from-the-left"):
            hands.reverse()
        place = "discard rack"
        if broken("dealers-cards-first"):
            self.act("collects cards", owner="dealer")
        for hand in hands:
            self.act("collects cards", seat=hand.seat, owner=hand.owner, **hand.which)
        gone = [card for hand in hands for card in hand.cards]
        if gone:
            self.act("discards", place=place, cards=gone)
        if not broken("dealers-cards-first"):
            self.act("collects cards", owner="dealer")
        self.act("discards", owner="dealer", place=place, face="down", cards=list(self.round.dealer))

    def end(self, *, void: bool = False) -> None:
        """The round is over."""
        self.tell("round-ended", number=self.rounds, **({"void": True} if void else {}))
        self.close_round()

    def void(self) -> None:
        """Every open wager goes back, and the cards into the rack."""
        self.act("voids all hands")
        for hand in self.round.hands:
            for wager in ("same suit", "king and queen"):
                if self.round.stage == "dealing" and wager in self.round.bets[hand.seat] and hand.number == 1:
                    self.settled(hand, wager, self.round.bets[hand.seat][wager], "returned")
            for spot, stake in list(hand.stakes.items()):
                self.settled(hand, spot, stake, "returned")
            self.hit_comes_back(hand)
        for (seat, wager), stake in list(self.round.insured.items()):
            first = next(hand for hand in self.round.hands if hand.seat == seat)
            self.settled(first, wager, stake, "returned")
        self.act("collects cards", owner="all players")
        self.act("collects cards", owner="dealer")
        cards = [card for hand in self.round.hands if not hand.gone for card in hand.cards]
        self.act("discards", place="discard rack", cards=cards + self.round.dealer)
        self.end(void=True)
