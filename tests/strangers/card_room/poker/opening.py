"""How a hand begins: the rate, the button, forced bets, the shuffle and the deal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random

from poker.betting import BettingRound
from poker.cards import Deck
from poker.faults import active
from poker.journal import Journal
from poker.players import SEATS, Chairs, Player, Refusal, clockwise

FEE = 400
LEAST_PLAYERS = 2


class Opening(ABC):
    """A table up to the first turn of a hand: opened, posted, shuffled and dealt."""

    def __init__(self, seed: int, ready: bool) -> None:
        # Chance here has to be repeatable, not secret.
        self.chance = Random(seed)
        self.journal = Journal()
        self.deck = Deck(self.chance)
        self.chairs = Chairs()
        self.decks = 1 if ready else 0
        self.hands = 0
        self.button = 0
        self.forced_button = 0
        self.playing: list[Player] = []
        self.posted: set[tuple[int, str]] = set()
        self.round: BettingRound | None = None
        self.fee_taken = 0
        # Whether the hand before ended without a flop or a draw.
        self.walked = False
        # Habits of the house: the plain manner shuffles before the buttons move, lists a fold first, and ranks when
        # all hands lie open.
        self.plain_manner = False
        self._fresh = False
        self._after_shuffle: Callable[[], None] | None = None
        self._shuffled_cards: list[str] | None = None

    # What differs from game to game.

    @abstractmethod
    def due_posts(self) -> list[tuple[Player, str, int]]:
        """List the forced bets of this hand: who, which, how much."""

    @abstractmethod
    def place_blind_buttons(self) -> None:
        """Place the disks that this game has beside the dealer button."""

    @abstractmethod
    def button_winner(self, drawn: dict[int, str]) -> list[int]:
        """Tell which of these seats have the highest card for the button."""

    @abstractmethod
    def deal_hand(self) -> None:
        """Deal the cards that each player begins with, and begin the betting."""

    @abstractmethod
    def turn(self) -> Player | None:
        """Tell whose turn it is."""

    # Opening a hand.

    @property
    def busy(self) -> bool:
        return bool(self.playing)

    @property
    def live(self) -> list[Player]:
        return [player for player in self.playing if not player.folded]

    def proceed(self) -> str | None:
        """Do what comes next by itself; tell which duty a person has to perform before it can go on."""
        if self._after_shuffle is not None:
            return self.awaiting
        if self.turn() is not None:
            return None
        if not self.busy:
            self.open_hand()
        elif not self.round:
            self.post_the_rest()
        return self.awaiting

    @property
    def awaiting(self) -> str | None:
        return "shuffle" if self._after_shuffle else None

    def open_hand(self) -> None:
        """Begin a hand, or draw for the button where nobody has it yet."""
        if not self.decks:
            raise Refusal("there is no deck at this table")
        ready = self.chairs.ready()
        if len(ready) < LEAST_PLAYERS:
            raise Refusal("two players with chips are needed")
        self.determine_the_rate()
        if not self.button and not self.forced_button:
            self.await_shuffle(lambda: self.draw_for_the_button(ready))
            return
        self.begin_and_post(ready)

    def determine_the_rate(self) -> None:
        self.journal.add("procedure", act="determines the rate", by="house", total=FEE)

    def begin(self, ready: list[Player]) -> None:
        """Begin the hand among these players."""
        self.hands += 1
        self.journal.add("round-started", number=self.hands, deck=f"deck {self.decks}")
        self.button = self.button_of(ready)
        self.forced_button = 0
        self.playing = clockwise(ready, self.button)
        for player in self.playing:
            player.ready_for_a_hand()

    def begin_and_post(self, ready: list[Player]) -> None:
        """Begin the hand; the deck is shuffled when all is posted, or before anything is, as the house likes it."""
        self.begin(ready)
        if self.plain_manner:
            self.await_shuffle(self.place_buttons_and_post)
        else:
            self.place_buttons_and_post()

    def place_buttons_and_post(self) -> None:
        self.place_buttons()
        self.post_the_rest()

    def place_buttons(self) -> None:
        """Lay the disks where they belong in this hand."""
        self.journal.add("button-placed", button="dealer button", seat=self.button)
        self.place_blind_buttons()

    def button_of(self, ready: list[Player]) -> int:
        """Tell where the button lies in the next hand among these players."""
        if active("holdem-button-waits-after-a-walk") and self.walked and not self.forced_button and self.button:
            return clockwise(ready, self.button - 1)[0].seat
        if self.forced_button:
            # Counted from one seat before, so that the seat itself comes first.
            return clockwise(ready, self.forced_button - 1)[0].seat
        return clockwise(ready, self.button)[0].seat

    def draw_for_the_button(self, ready: list[Player]) -> None:
        """Deal each player one card face up; the highest has the button of the first hand."""
        contenders = [player.seat for player in ready]
        number = 0
        while len(contenders) > 1:
            number += 1
            drawn = {}
            for seat in contenders:
                drawn[seat] = self.deck.next_for(f"seat {seat}")
                self.journal.add(
                    "card-dealt",
                    to=f"seat {seat}",
                    number=1 if self.plain_manner else number,
                    face="up",
                    card=drawn[seat],
                )
            contenders = self.button_winner(drawn)
        self.forced_button = contenders[0]
        # These cards go back: the deck is not fresh any more.
        self._fresh = False
        self.journal.add("procedure", act="collects cards", by="dealer")
        self.begin_and_post(ready)

    def post(self, seat: int, blind: str, amount: int) -> None:
        """Take a forced bet that a player posts before the cards are dealt."""
        if self.busy and (self.round or self._after_shuffle):
            raise Refusal("no forced bet is due now")
        if not self.busy:
            if not self.button and not self.forced_button:
                raise Refusal("nobody has the button yet")
            ready = self.chairs.ready()
            if len(ready) < LEAST_PLAYERS or not self.decks:
                raise Refusal("no hand can begin")
            self._must_be_due(seat, blind, amount, self.due_of(ready))
            self.determine_the_rate()
            self.begin(ready)
            self.place_buttons()
        player, due = self._must_be_due(seat, blind, amount, self.due_posts())
        self._posts(player, blind, due)

    def due_of(self, ready: list[Player]) -> list[tuple[Player, str, int]]:
        """List the forced bets that would be due if the hand began with these players."""
        self.playing = clockwise(ready, self.button_of(ready))
        due = self.due_posts()
        self.playing = []
        return due

    def _must_be_due(
        self, seat: int, blind: str, amount: int, due: list[tuple[Player, str, int]]
    ) -> tuple[Player, int]:
        for player, which, much in due:
            if (player.seat, which) == (seat, blind) and (seat, blind) not in self.posted:
                if amount != min(much, player.chips):
                    raise Refusal("the forced bet is fixed")
                return player, much
        raise Refusal("this forced bet is not due from this seat")

    def decline_to_post(self) -> None:
        raise Refusal("forced bets are mandatory")

    def _posts(self, player: Player, blind: str, amount: int) -> None:
        self.posted.add((player.seat, blind))
        put = player.wager(amount)
        player.pooled = player.bet
        player.put += put
        ante = blind == "ante"
        player.anted += put if ante else 0
        action = "posts an ante" if ante else f"posts the {blind}"
        self.journal.add("bet-made", seat=player.seat, action=action, amount=put, to=put, all_in=player.chips == 0)

    def post_the_rest(self) -> None:
        """Take what is due and was not posted; then the deck is shuffled and the cards are dealt."""
        for player, blind, amount in self.due_posts():
            if (player.seat, blind) not in self.posted:
                self._posts(player, blind, amount)
        self.pool(0)
        self.shuffle_and_deal()

    def shuffle_and_deal(self) -> None:
        """Deal, after a shuffle if the deck has not been shuffled for this hand."""
        if self._fresh:
            self.deal_hand()
        else:
            self.await_shuffle(self.deal_hand)

    # The dealer's duties.

    def await_shuffle(self, then: Callable[[], None], cards: list[str] | None = None) -> None:
        """Wait for the dealer to shuffle the pack, or only these cards of it."""
        self._fresh = False
        self._after_shuffle = then
        self._shuffled_cards = cards

    def shuffled(self) -> None:
        """Go on when the dealer has shuffled; the cut is made out of our sight."""
        if self._after_shuffle is None:
            raise Refusal("nothing is to be shuffled now")
        then = self._after_shuffle
        self._after_shuffle = None
        if self._shuffled_cards is None:
            self.deck.shuffle()
        else:
            self.deck.shuffle(self._shuffled_cards)
        self.journal.add("procedure", act="shuffles", by="dealer", deck=f"deck {self.decks}", method="by hand")
        self._fresh = True
        then()

    def deal_one(self, player: Player) -> None:
        """Deal one card face down to a player."""
        card = self.deck.next_for(player.name)
        player.hole.append(card)
        # Counted are all that came to the seat; in the plain manner those that lie there.
        player.cards_dealt = len(player.hole) if self.plain_manner else player.cards_dealt + 1
        self.journal.add("card-dealt", to=player.name, number=player.cards_dealt, face="down", card=card)

    def deal_around(self, number: int) -> None:
        """Deal one card at a time around the table, from the left of the button."""
        if active("pineapple-three-cards-at-once") and number > LEAST_PLAYERS:
            for player in self.playing:
                for _ in range(number):
                    self.deal_one(player)
            return
        for _ in range(number):
            for player in self.playing:
                self.deal_one(player)

    def pool(self, before: int) -> None:
        """Tell that the forced bets lie in the pot; before it held so much."""
        self.journal.add("bets-gathered", amount=self.pot - before, pot=self.pot)

    @property
    def pot(self) -> int:
        return sum(player.put for player in self.playing) - self.fee_taken

    def set_rate(self, amount: int) -> None:
        if self.busy and not active("holdem-rate-between-streets"):
            raise Refusal("the rate is determined before a hand begins")
        if amount != FEE:
            raise Refusal("the posted schedule has one rate")

    def bring_decks(self, number: int) -> None:
        if self.decks or number != 1:
            raise Refusal("the game is played with one deck")
        self.decks = 1

    def force_button(self, seat: int) -> None:
        if self.busy or self.awaiting:
            raise Refusal("the button moves between two hands")
        if not 1 <= seat <= SEATS:
            raise Refusal("there is no such seat")
        self.forced_button = seat
