"""The cards of a round: how they come to the places, and what becomes of the rest of the deck."""

from pit.cards import WHOLE, Deal, DealRules
from pit.faults import broken
from pit.felt import Json, VoidRound
from pit.wagering import Wagering

COUNT_EVERY = 4


class Dealing(Wagering):
    """The deal, the stub, and hands with a wrong number of cards."""

    player_cards = 5
    dealer_cards = 6

    def __init__(self, setup: Json, options: Json) -> None:
        self.hands: dict[str, list[str]] = {}
        self.rounds_uncounted = 0
        self.count_now = False
        self.current: Deal | None = None
        self.deal_rules = DealRules()
        super().__init__(setup, options)

    def dealt_in(self) -> list[int]:
        """The boxes that get cards, from the dealer's left round the table."""
        return sorted({box for box, _ in self.wagers})

    def deal_cards(self, deal: Deal) -> None:
        """Deal to everybody, as the game wants it."""
        raise NotImplementedError

    def due_cards(self, place: str) -> int:
        """How many cards a place gets; after a mishap, another number."""
        due = self.dealer_cards if place == "dealer" else self.player_cards
        return self.mishaps.wrong[place][0] if place in self.mishaps.wrong else due

    def give(self, deal: Deal, place: str, face: str = "down") -> None:
        """Deal one card."""
        card = deal.draw()
        hand = self.hands.setdefault(place, [])
        hand.append(card)
        self.felt.tell("card-dealt", to=place, number=len(hand), face=face, card=card)

    def give_stack(self, deal: Deal, place: str, number: int) -> None:
        """Deliver what a device dispenses for one place."""
        if not number:
            return
        hand = self.hands.setdefault(place, [])
        cards = [deal.draw() for _ in range(number)]
        hand += cards
        self.felt.tell("stack-dealt", to=place, face="down", count=number, cards=cards)

    def counts_stub(self) -> bool:
        """Whether the dealer counts the stub at this table at all."""
        return not self.by_device or self.shuffling != "by counting device"

    def count_is_due(self, already: int | None = None) -> bool:
        every = COUNT_EVERY + 2 if broken("count-every-six") else COUNT_EVERY
        uncounted = self.rounds_uncounted + 1 if already is None else already
        return self.count_now or (self.counts_stub() and uncounted >= every)

    def put_stub_away(self, deal: Deal) -> None:
        if self.dealing != "hand":
            self.felt.act("removes the stub", deck=self.deck.name, place=self.shoe_name())
        self.rounds_uncounted += 1
        if self.count_is_due(already=self.rounds_uncounted):
            self.rounds_uncounted = 0
            self.count_now = False
            self._count_stub(deal)
        if not broken("stub-kept"):
            self.felt.act("discards the stub", deck=self.deck.name, place="discard rack", face="down")
        self.held = False

    def _count_stub(self, deal: Deal) -> None:
        expected = sum(self.dealer_cards if place == "dealer" else self.player_cards for place in self.hands_dealt())
        total = deal.stub + deal.set_aside + expected + self.beside_hands()
        self.felt.act("counts the stub", deck=self.deck.name, count=deal.stub, total=total, place="layout", face="down")
        if total == WHOLE or broken("wrong-count-ignored"):
            return
        for place in self.hands_dealt():
            self.felt.act("checks the number of cards", owner=place, count=len(self.hands[place]))
        raise VoidRound(
            "the deck is not whole", remove_deck=self.deck.size != WHOLE and not broken("miscounted-deck-stays")
        )

    def hands_dealt(self) -> list[str]:
        """The places that hold a hand."""
        return [place for place in self.hands if place != "bonus box"]

    def beside_hands(self) -> int:
        """Cards that were dealt to no hand."""
        return len(self.hands.get("bonus box", []))

    def see_hands(self, when: str) -> None:
        """Notice hands with a wrong number of cards."""
        for place, (_, noticed) in self.mishaps.wrong.items():
            if place in self.hands and noticed == when and self._miscounted(place):
                raise VoidRound("a wrong number of cards was dealt")

    def _miscounted(self, place: str) -> bool:
        due = self.dealer_cards if place == "dealer" else self.player_cards
        if broken("four-for-three") and place != "dealer" and len(self.hands[place]) == due + 1:
            return False
        if broken("dealer-misdeal-stands") and place == "dealer":
            return False
        if broken("four-is-enough") and place != "dealer" and len(self.hands[place]) == due - 1:
            return False
        return len(self.hands[place]) != due
