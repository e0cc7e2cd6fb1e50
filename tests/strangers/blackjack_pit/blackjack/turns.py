"""The deal, and what the players decide."""

from __future__ import annotations

from .betting import Betting
from .cards import blackjack, points, suited, value
from .core import SUIT_WAGERS, Hand, Refused
from .faults import broken

TWENTY_ONE = 21
LOW_CARDS = range(2, 10)
ODDS = {"three to two": (3, 2), "six to five": (6, 5), "even money": (1, 1)}


class Turns(Betting):
    """From the first card to the last decision."""

    wrong_totals: dict[int, int]

    # --- mishaps and requests ---

    def do_misdeal(self, place: str, cards: int, noticed: str = "at once") -> None:
        """A place will get a wrong number of cards."""
        self.wrong_numbers[place] = cards, noticed

    wrong_numbers: dict[str, tuple[int, str]]

    def do_misannounce_total(self, seat: int, total: int) -> None:
        """The next total that is announced for this seat is a wrong one."""
        self.wrong_totals[seat] = total

    def do_ask_for_burn_cards(self, seat: int) -> None:
        """A player wants to see what was burned."""
        if seat not in self.arrived or not self.burned:
            raise Refused("no cards have been burned, or nobody asks")
        if self.by_hand and not broken("burn-cards-of-the-hand-are-shown"):
            raise Refused("cards that were burned from the hand are not exposed")
        if broken("burn-cards-are-secret"):
            raise Refused("the burn cards stay where they are")
        self.act("discloses the burn cards", cards=self.burned)

    def do_touch_cards(self, seat: int, by: str, other_seat: int | None = None, hand: int = 1) -> None:
        """Somebody reaches for cards."""
        del hand
        own = by == "player" and other_seat in {None, seat}
        if own and self.by_hand and self.options["held-cards"] == "permitted":
            self.act("touches", by="player", seat=seat)
        elif by == "dealer":
            self.act("touches", seat=seat)
        elif by == "another player" and broken("neighbours-touch-cards"):
            self.act("touches", by="player", seat=seat)
        else:
            raise Refused("nobody but the dealer handles the cards")

    # --- the deal ---

    @property
    def players_face(self) -> str:
        """Which way up the players' first cards lie."""
        if broken("hand-dealt-cards-lie-open"):
            return "up"
        return str(self.options["pitch-face"]) if self.by_hand else "up"

    @property
    def up_card(self) -> str:
        """The dealer's card that lies open."""
        return self.round.dealer[0]

    def deal_round(self) -> None:
        """The burn, two cards each, the initial suit wagers; then insurance, or the first turn."""
        self.leave_out()
        if not self.round.bets:
            self.end()
            return
        self.round.stage = "dealing"
        self.round.hands = [
            Hand(seat, 1, [], {spot: bets[spot] for spot in self.spots if spot in bets})
            for seat, bets in sorted(self.round.bets.items())
        ]
        self.burn()
        for number in (1, 2):
            self.deal_row(number)
        self.wrong_numbers.clear()
        if self.round.misdealt == "at once":
            self.void()
            return
        self.settle_suits()
        if self.options["blackjack-paid"] == "immediately" and value(self.up_card) in LOW_CARDS:
            for hand in self.round.hands:
                if self.natural(hand):
                    hand.done = True
                    self.announce_blackjack(hand)
        offered = self.options["insurance"] == "allowed"
        if offered and (self.up_card[0] == "A" or (broken("insurance-under-tens") and value(self.up_card) == 10)):
            self.act("offers insurance")
            self.round.stage = "insurance"
            return
        self.next_turn()

    def leave_out(self) -> None:
        """Who has not made all the wagers that are required gets them back, and no cards."""
        needed = {"not offered": 1, "two or three": 2, "three": 3}[str(self.options["multiple-action"])]
        for seat, bets in list(self.round.bets.items()):
            if any(spot not in bets for spot in self.spots[:needed]):
                out = Hand(seat, 1, [], {})
                for wager, stake in bets.items():
                    self.settled(out, wager, stake, "returned")
                del self.round.bets[seat], self.round.players[seat]

    def end(self, *, void: bool = False) -> None:
        """How a round ends is the whole table's matter."""
        raise NotImplementedError

    def deal_row(self, number: int) -> None:
        """A card to each player and to the dealer; the second one takes whatever a misdeal adds."""
        row = self.round.hands[::-1] if broken("dealt-from-the-right") else self.round.hands
        for hand in row:
            face = self.players_face
            if number == 2 and hand is self.round.hands[-1] and broken("last-card-face-down"):
                face = "down"
            for _ in range(self.how_many(hand.owner, number, 2)):
                self.deal(hand.owner, hand.cards, face)
        if number == 2 and self.by_hand and broken("dealing-hand-changes"):
            self.holding = "left hand" if self.holding == "right hand" else "right hand"
        for _ in range(self.how_many("dealer", number, 1 if self.several else 2)):
            open_card = self.by_hand and not self.round.dealer
            open_card = open_card or (len(self.round.dealer) == 1 and broken("both-dealers-cards-open"))
            self.deal("dealer", self.round.dealer, "up" if open_card else "down")
        if number == 2 and not self.by_hand and self.round.dealer:
            self.act("turns up", owner="dealer", cards=[self.up_card])

    def how_many(self, place: str, number: int, right: int) -> int:
        """How many cards fall to a place in this row."""
        whole, noticed = self.wrong_numbers.get(place, (right, ""))
        if whole != right and not broken("wrong-numbers-stand"):
            self.round.misdealt = noticed
        if right == 1:
            return whole if number == 1 else 0
        return min(whole, 1) if number == 1 else max(whole - 1, 0)

    def settle_suits(self) -> None:
        """The initial suit wagers, from the left to the right."""
        highest = self.options["optional-odds"] == "the highest"
        hands = self.round.hands[::-1] if broken("suit-wagers-from-the-right") else self.round.hands
        for hand in hands:
            for wager in SUIT_WAGERS:
                stake = self.round.bets[hand.seat].get(wager, 0)
                if not stake:
                    continue
                royal = {card[0] for card in hand.cards} == {"K", "Q"}
                won = suited(hand.cards) and (royal or wager == "same suit")
                if won:
                    self.show(hand)
                if won and wager == "king and queen" and not broken("floorperson-not-told"):
                    self.act("notifies the floorperson", seat=hand.seat, wager=wager)
                odds = (3 if highest else 2) if wager == "same suit" else (10 if highest else 9)
                if broken("suited-cards-pay-four"):
                    odds = 4
                self.settled(hand, wager, stake, "wins" if won else "loses", odds * stake)

    def show(self, hand: Hand) -> None:
        """Cards that lie face down are turned up by their player."""
        if self.players_face == "down" and not hand.shown:
            hand.shown = True
            self.act("turns up", by="player", owner=hand.owner, cards=list(hand.cards), **hand.which)

    def settled(self, hand: Hand, wager: str, stake: int, result: str, pays: int = 0) -> None:
        """A wager is over; `pays` is for a win, or for the half that a surrender leaves."""
        if hand.stakes.get(wager) is not None:
            del hand.stakes[wager]
        fields: dict[str, object] = {}
        if result in {"wins", "surrendered"} and pays:
            fields["pays"] = pays
        if result in {"wins", "returned"}:
            fields["stake_back"] = True
        self.tell("wager-settled", seat=hand.seat, wager=wager, stake=stake, result=result, **fields, **hand.which)

    # --- one turn after another ---

    def next_turn(self) -> None:
        """Ask the next hand that has something to decide; if there is none, it is for the dealer."""
        self.round.stage, self.round.turn = "deciding", None
        hands = sorted(self.round.hands, key=lambda hand: (hand.seat, hand.number))
        for hand in hands[::-1] if broken("asked-from-the-right") else hands:
            if hand.done:
                continue
            if self.natural(hand):
                hand.done = True
                self.announce_blackjack(hand)
            elif hand.total == TWENTY_ONE and not self.drawing_goes_on(hand):
                hand.done = True
                self.announce(hand)
            else:
                self.ask(hand)
                return
        self.round.stage = "dealer"

    def drawing_goes_on(self, hand: Hand) -> bool:
        """A fault: with a hard twenty-one a player is asked all the same."""
        return broken("hard-21-may-draw") and not points(hand.cards)[1]

    def ask(self, hand: Hand) -> None:
        """It is for this hand to decide."""
        self.round.turn = hand
        self.announce(hand)
        self.act("asks", seat=hand.seat, **hand.which)

    def announce(self, hand: Hand) -> None:
        """The total, where the dealer can see it."""
        if self.players_face == "down" and not hand.shown and not hand.split:
            return
        count, soft = points(hand.cards)
        count = self.wrong_totals.pop(hand.seat, count)
        self.act("announces the total", owner=hand.owner, count=count, words="soft" if soft else "hard", **hand.which)

    def natural(self, hand: Hand) -> bool:
        """Whether the hand is a Blackjack."""
        if hand.split and not broken("split-hands-make-blackjacks"):
            return False
        return blackjack(hand.cards)

    def announce_blackjack(self, hand: Hand) -> None:
        """Announced in turn; paid at once where the house does so under a low card."""
        self.show(hand)
        self.act("announces", owner=hand.owner, words="blackjack")
        at_once = self.options["blackjack-paid"] == "immediately" and value(self.up_card) in LOW_CARDS
        if at_once or (broken("blackjack-paid-under-a-ten") and value(self.up_card) == 10):
            for spot, stake in list(hand.stakes.items()):
                self.settled(hand, spot, stake, "wins", self.blackjack_pays(stake))

    def blackjack_pays(self, stake: int) -> int:
        """The odds in play."""
        many, few = ODDS[str(self.options["blackjack-odds"])]
        return stake * many // few

    # --- elections ---

    def deciding(self, seat: int, number: int) -> Hand:
        """The hand that was asked."""
        hand = self.round.turn
        if self.round.stage != "deciding" or hand is None or (hand.seat, hand.number) != (seat, number):
            raise Refused("this hand was not asked")
        return hand

    def elects(self, hand: Hand, action: str, **into: int) -> None:
        """The player's choice is told."""
        self.tell("elected", seat=hand.seat, action=action, **hand.which, **into)

    def do_stand(self, seat: int, hand: int = 1) -> None:
        """No more cards."""
        mine = self.deciding(seat, hand)
        if mine.hit:
            raise Refused("a Hit Wager waits for a card, and no wager is withdrawn now")
        self.elects(mine, "stands")
        mine.done = True
        self.next_turn()

    def do_draw(self, seat: int, hand: int = 1) -> None:
        """One more card."""
        mine = self.deciding(seat, hand)
        self.elects(mine, "draws")
        self.one_more(mine)
        self.after_a_card(mine)

    def do_double_down(self, seat: int, hand: int = 1, amount: int | None = None) -> None:
        """As much again for one card."""
        mine = self.deciding(seat, hand)
        if self.options["doubling"] != "allowed":
            raise Refused("players may not double down here")
        if len(mine.cards) != 2 and not broken("doubles-on-three-cards"):
            raise Refused("only the first two cards may be doubled on")
        if amount not in {None, mine.stakes["blackjack"]}:
            raise Refused("the wager is doubled, no more and no less")
        self.elects(mine, "doubles down")
        for spot in mine.stakes:
            if spot != "blackjack" and broken("first-spot-alone-is-doubled"):
                continue
            mine.stakes[spot] *= 2
            self.tell("wager-taken", seat=seat, wager=spot, amount=mine.stakes[spot], **mine.which)
        self.one_more(mine)
        mine.done = not broken("draws-after-doubling")
        self.after_a_card(mine)

    def do_split(self, seat: int, hand: int = 1) -> None:
        """Two hands of one."""
        mine = self.deciding(seat, hand)
        siblings = [other for other in self.round.hands if other.seat == seat]
        if self.options["splitting"] != "allowed":
            raise Refused("players may not split here")
        if len(mine.cards) != 2 or not self.alike(mine.cards):
            raise Refused("two cards of one value are split")
        if len(siblings) >= int(self.options["most-hands"]):
            raise Refused("these are as many hands as a position may have")
        if self.several and mine.split and not broken("multiple-action-splits-again"):
            raise Refused("in Multiple Action a pair is split once")
        new = Hand(seat, len(siblings) + 1, [mine.cards.pop()], dict(mine.stakes), split=True)
        if broken("second-hand-for-half"):
            new.stakes = {spot: stake // 2 for spot, stake in new.stakes.items()}
        self.elects(mine, "splits", into=new.number)
        mine.split = True
        self.round.hands.append(new)
        for spot, stake in new.stakes.items():
            self.tell("wager-taken", seat=seat, wager=spot, amount=stake, **new.which)
        self.round.turn = None
        allowed = self.options["split-hit-wagers"] == "allowed" and suited([*mine.cards, *new.cards])
        mine.hits_barred = new.hits_barred = not allowed
        self.complete_split()

    def alike(self, cards: list[str]) -> bool:
        """Whether two cards are identical in value."""
        first, second = value(cards[0]), value(cards[1])
        return abs(first - second) <= (1 if broken("neighbouring-cards-are-split") else 0)

    def complete_split(self) -> None:
        """Both hands of a split get their second card."""
        for hand in sorted(self.round.hands, key=lambda hand: hand.number):
            if len(hand.cards) == 1 and hand.split:
                self.one_more(hand)
                if hand.cards[0][0] == "A" and not broken("split-aces-draw"):
                    hand.done = True
                    self.announce(hand)
        self.next_turn()

    def do_surrender(self, seat: int, hand: int = 1) -> None:
        """The hand is given up for half of the wager."""
        mine = self.deciding(seat, hand)
        if self.options["surrender"] != "allowed" or self.several:
            raise Refused("players may not surrender here")
        if (len(mine.cards) != 2 and not broken("surrender-after-a-draw")) or mine.split:
            raise Refused("a hand is surrendered on its first two cards")
        if self.up_card[0] == "A" and not broken("surrender-against-an-ace"):
            raise Refused("against an ace there is no surrender")
        if mine.hit:
            raise Refused("a Hit Wager waits for a card, and no wager is withdrawn now")
        self.elects(mine, "surrenders")
        stake = mine.stakes["blackjack"]
        self.settled(mine, "blackjack", stake, "surrendered", stake // (4 if broken("quarter-surrender") else 2))
        mine.done = True
        self.collect(mine)
        self.next_turn()

    def collect(self, hand: Hand) -> None:
        """The dealer takes the cards of a hand into the discard rack."""
        hand.gone = True
        self.act("collects cards", seat=hand.seat, owner=hand.owner, **hand.which)
        place = "discard rack"
        self.act("discards", seat=hand.seat, owner=hand.owner, place=place, cards=list(hand.cards), **hand.which)

    def hit_comes_back(self, hand: Hand) -> None:
        """A Hit Wager on a card that does not come."""
        if hand.hit:
            stake, hand.hit = hand.hit, 0
            self.settled(hand, "hit", stake, "returned")

    def one_more(self, hand: Hand) -> None:
        """A card face up, and the Hit Wager on it."""
        suit = suited(hand.cards)
        self.deal(hand.owner, hand.cards, "up", hand.number)
        if not hand.hit or broken("hits-wait-for-the-dealer"):
            return
        stake, hand.hit = hand.hit, 0
        if suit and suited(hand.cards):
            if self.players_face == "down" and not hand.shown:
                self.act("notifies the dealer", by="player", seat=hand.seat, wager="hit")
                self.show(hand)
            odds = 3 if self.options["optional-odds"] == "the highest" else 2
            self.settled(hand, "hit", stake, "wins", odds * stake)
        else:
            self.settled(hand, "hit", stake, "loses")

    def after_a_card(self, hand: Hand) -> None:
        """A hand above twenty-one has lost; another goes on, or waits for the dealer."""
        if hand.total > TWENTY_ONE:
            hand.done = True
            self.show(hand)
            self.announce(hand)
            if not broken("busts-wait-for-the-dealer"):
                for spot, stake in list(hand.stakes.items()):
                    self.settled(hand, spot, stake, "loses")
                if self.several:
                    self.collect(hand)
        elif hand.done:
            self.announce(hand)
        if hand.done or hand.total == TWENTY_ONE:
            self.next_turn()
        else:
            self.ask(hand)
