"""How a round of Four Card Poker ends by the Maryland rules: Chapters 11 and 12."""

from pit.cards import SUITS
from pit.faults import broken
from pit.felt import Json
from pit.mlgca_pay import (
    BONUS,
    DOLLAR,
    ENVY,
    FIVE_CARD_ENVIES,
    FIVE_CARD_PROGRESSIVES,
    PROGRESSIVE,
    RESETS,
    SIX_CARD,
    aces_up_odds,
    five_card,
    four_card,
    row_of,
    super_royal,
)
from pit.pokertable import PokerTable
from pit.ranks import Hand
from pit.wagering import Wager

MILLION = 1_000_000
HUNDRED_THOUSAND = 100_000
DIAMONDS = SUITS[1]


class Settlement(PokerTable):
    """From the last decision to the cards in the rack."""

    def __init__(self, setup: Json, options: Json) -> None:
        super().__init__(setup, options)
        self.progressive = str(options["progressive"])
        self.envy = str(options["envy"])
        self.meters: dict[str, int] = {}
        self.fed: dict[str, int] = {}
        self.gone: set[int] = set()
        self.envied: set[int] = set()

    def collect_forfeits(self) -> None:
        for box in sorted(self.folded):
            kinds = ["ante", "progressive", *(["aces up"] if broken("aces-up-forfeited") else [])]
            if broken("progressive-not-forfeited"):
                kinds.remove("progressive")
            for kind in kinds:
                wager = self.wagers.get((box, kind))
                if wager:
                    self.settle(wager, "forfeited")
            if not self._still_open(box):
                self.put_away(f"seat {box}")

    def _still_open(self, box: int) -> bool:
        return any(wager.box == box and not wager.settled for wager in self.wagers.values())

    def settle_round(self) -> None:
        self.felt.act("turns up", owner="dealer", cards=self.hands["dealer"])
        if "bonus box" in self.hands:
            self.felt.act("turns up", owner="bonus box", cards=self.hands["bonus box"])
        self.see_hands("in the settlement")
        dealer = four_card(self.hands["dealer"])
        self.felt.tell("hand-ranked", owner="dealer", game="four card", category=dealer[1], cards=dealer[2])
        boxes = [box for box in reversed(self.dealt_in()) if self._still_open(box)]
        if broken("settled-from-the-left"):
            boxes.reverse()
        for box in boxes:
            self._settle_box(box, dealer)
        if "bonus box" in self.hands:
            self.put_away("bonus box")
        self.put_away("dealer")
        self.gone = set()
        self.envied = set()
        self.fed = {}

    def _settle_box(self, box: int, dealer: Hand) -> None:
        place = f"seat {box}"
        cards = self.hands[place]
        self.felt.act("turns up", owner=place, cards=cards)
        hand = four_card(cards)
        self.felt.tell("hand-ranked", owner=place, game="four card", category=hand[1], cards=hand[2])
        ante, play = self.wagers.get((box, "ante")), self.wagers.get((box, "play"))
        if ante and play:
            self._against_dealer(ante, play, hand, dealer)
        aces = self.wagers.get((box, "aces up"))
        if aces and not aces.settled:
            odds = aces_up_odds(str(self.options["aces-up"]), hand)
            if broken("aces-up-lost-with-ante") and hand[0] < dealer[0]:
                odds = 0
            self._pay(aces, odds)
        six = self.wagers.get((box, "six card bonus"))
        if six and not six.settled:
            self._six_card(six, cards + self.hands.get("bonus box", []))
        chip = self.wagers.get((box, "progressive"))
        if chip and not chip.settled:
            self._progressive(chip, cards, hand)
        if box not in self.folded:
            self._envy(box, cards, hand)
        self.put_away(place)

    def _pay(self, wager: Wager, odds: int) -> None:
        if odds:
            self.settle(wager, "wins", odds * wager.amount)
        else:
            self.settle(wager, "loses")

    def _against_dealer(self, ante: Wager, play: Wager, hand: Hand, dealer: Hand) -> None:
        higher = hand[0] > dealer[0] or (hand[0] == dealer[0] and not broken("equal-hand-loses"))
        for wager in (ante, play):
            self._pay(wager, 1 if higher else 0)
        odds = BONUS.get(hand[1], 0)
        if broken("bonus-for-flush") and hand[1] == "flush":
            odds = 1
        if not higher and broken("bonus-with-win-only"):
            odds = 0
        if odds:
            base = ante.amount + play.amount if broken("bonus-on-play-too") else ante.amount
            self.felt.tell("bonus-paid", seat=ante.box, bonus="ante bonus", amount=odds * base)

    def _six_card(self, wager: Wager, cards: list[str]) -> None:
        suit = super_royal(cards)
        hand = five_card(cards)
        table = str(self.options["six-card-bonus"])
        category = "super royal" if suit else hand[1]
        self.felt.tell(
            "hand-ranked",
            owner=f"seat {wager.box}",
            game="six card" if suit else "five card",
            category=category,
            cards=cards if suit else hand[2],
            wager="six card bonus",
        )
        if suit and not broken("super-royal-as-royal"):
            best = MILLION if table == "A" and suit == DIAMONDS else HUNDRED_THOUSAND
            if broken("million-for-hearts") and table == "A" and suit == SUITS[2]:
                best = MILLION
            self.settle(wager, "wins", best * DOLLAR)
            return
        odds = SIX_CARD.get(hand[1], 0)
        if broken("full-house-as-flush") and hand[1] == "full house":
            odds = SIX_CARD["flush"]
        self._pay(wager, odds)

    def _progressive(self, wager: Wager, cards: list[str], hand: Hand) -> None:
        row = row_of(hand)
        if self.progressive in FIVE_CARD_PROGRESSIVES:
            hand = five_card(cards)
            row = hand[1]
            self.felt.tell(
                "hand-ranked",
                owner=f"seat {wager.box}",
                game="five card",
                category=row,
                cards=hand[2],
                wager="progressive",
            )
        pay = PROGRESSIVE[self.progressive].get(row, 0)
        if not pay:
            self.settle(wager, "loses")
            return
        self.felt.act("verifies the hand", seat=wager.box, owner=f"seat {wager.box}")
        self.felt.act("verifies the light", seat=wager.box)
        if not broken("payout-not-validated"):
            self.felt.act("validates the payout", by="floorperson", seat=wager.box)
        if isinstance(pay, int):
            flat = broken("five-dollars-as-one") and row == "four-of-a-kind"
            self._settle_chip(wager, pay * (DOLLAR if flat else wager.amount))
            return
        name, share = pay
        amount = self.meters[name] * share // 100
        self._settle_chip(wager, amount)
        if share < 100:
            self.meters[name] -= amount
            self.felt.tell("meter-changed", meter=name, amount=self.meters[name], cause="payout")
        else:
            if not broken("meter-not-reset") and not (broken("minor-not-reset") and name == "minor"):
                self.meters[name] = RESETS[self.progressive][name] * DOLLAR
            self.felt.tell("meter-changed", meter=name, amount=self.meters[name], cause="reset")

    def _settle_chip(self, wager: Wager, pays: int) -> None:
        wager.settled = True
        self.felt.tell(
            "wager-settled",
            seat=wager.box,
            wager=wager.kind,
            stake=wager.amount,
            result="wins",
            pays=pays,
            stake_back=False,
        )

    def _envy(self, holder: int, cards: list[str], hand: Hand) -> None:
        """Everybody else with a progressive wager is paid for this hand, if it is one of those."""
        if self.progressive == "none":
            return
        row = five_card(cards)[1] if self.envy in FIVE_CARD_ENVIES else row_of(hand)
        amount = ENVY[self.envy].get(row, 0)
        if not amount:
            return
        owner = next(wager.player for wager in self.wagers.values() if wager.box == holder)
        for box in reversed(self.dealt_in()):
            chip = self.wagers.get((box, "progressive"))
            if not chip or chip.player in self.gone or (chip.player == owner and not broken("envy-for-own-hand")):
                continue
            if broken("folded-loses-envy") and box in self.folded:
                continue
            if broken("one-envy-a-round") and box in self.envied:
                continue
            self.envied.add(box)
            wagered = 1 if broken("envy-as-for-one") else chip.amount // DOLLAR
            self.felt.tell("bonus-paid", seat=box, bonus="envy bonus", amount=amount * DOLLAR * wagered, holder=holder)
