"""What every part of a pot game stands on: the state of the table, and what the house has chosen."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, TypeVar

from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.equipment.cards_care import bringing, rotation, two_decks
from clausewise.reference_engine.equipment.cards_care.state import CardsCare
from clausewise.reference_engine.families.pot.state import Errors, Hand, Kill, Player
from clausewise.reference_engine.families.table import Opening, Stage, Table

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from clausewise.reference_engine.families.pot.rules import PotRules, Step, Street
    from clausewise.reference_engine.vocabulary.events import AnyEvent

T = TypeVar("T")


class PotGround(Table):
    """A table of a pot game, without the order in which the parts of a hand follow."""

    rules: PotRules

    def __init__(self, asked: Opening[PotRules]) -> None:
        super().__init__(asked)
        self.random = random.Random(self.setup.seed)  # noqa: S311  a repeatable order of cards, not a secret
        self.cards = CardsCare()
        self.players: dict[int, Player] = {}
        self.hands = 0
        self.hand: Hand | None = None
        self.button = 0
        """Where the dealer button lies; 0 before it has been dealt for."""
        self.blind_seats = (0, 0)
        """Where the disks of the small and the big blind lie."""
        self.forced_button = 0
        self.drawn_button = 0
        self.kill = Kill()
        self.rate = int(self.rules.fee)
        self.rate_determined = False
        """The house has set the rate of the hand to come."""
        self.errors = Errors()
        """What is going to go wrong with the cards of the next hand."""
        self.cards_came_back = False
        """A misdeal has brought all cards back, and they have not been shuffled since."""
        self.carried = 0
        """What a misdeal has left in the pot for the hand that follows."""
        self.waiting: list[int] = []
        """Who waits for a seat, in the order of asking."""
        self.left: dict[int, Player] = {}
        """Who has left, by the seat."""
        self.denied: set[int] = set()
        """Seats whose players may not play."""
        self.dealt_as_shown: dict[int, list[int]] = {}
        """To which seats a house that is followed dealt its cards, by the number of the hand."""
        self.voided_after_the_deal: frozenset[int] = frozenset()
        """The hands that such a house broke off when the cards were dealt."""
        self.posts_shown: Mapping[int, Collection[int]] | None = None
        """Of which seats such a house took blinds, by the number of the hand; of no other house this is known."""
        self.raked_as_shown: frozenset[int] = frozenset()
        """The hands that such a house raked."""
        self.completes_blinds: bool | None = None
        """A house that is followed raises blinds below the limit to it first, and not by it; None: it has not shown."""
        self.rate_in_force = False
        """A rate has been determined since the table was opened."""
        if self.setup.ready:
            bringing.put_ready(self)
            if self.packs() > 1 and not two_decks.are_kept(self):
                rotation.receive(self)

    # --- what the house has chosen, and what the rules leave out ----------------------------------------------------

    def option(self, name: str, otherwise: str | int = "") -> str | int:
        """The house's choice, or the default; `otherwise` under a rule set that leaves no such choice."""
        offered = self.rules.options.get(name)
        return self.setup.options.get(name, offered[0]) if offered else otherwise

    def option_number(self, name: str) -> int:
        """The house's choice where it is a number; 1 under a rule set that leaves no such choice."""
        return int(self.option(name, 1))

    def chip(self) -> int:
        """The smallest chip in play, in cents."""
        return int(self.option("chip", 1)) * 100

    def seats(self) -> int:
        """How many seated positions the house's table has."""
        return int(self.option("seats", self.rules.seats))

    def packs(self) -> int:
        """How many packs the game is played with, one in each hand."""
        right = 2 if self.rulings.reading("packs", "one") == "in-turns" else 1
        return self.chosen("deck.one", right, {"one that is for the other reading": 3 - right})

    def chosen(self, provision: str, value: T, others: Mapping[str, T]) -> T:
        """What the rule makes of it; under a rule set without that rule, what is customary."""
        return self.rulings.chosen(provision, value, others)

    def held(self, provision: str, truth: bool) -> bool:
        """Whether it is so, as the rule has it; under a rule set without that rule, as it is."""
        return self.rulings.held(provision, truth)

    def stated(self, provision: str, value: int, step: int = 1) -> int:
        """A number that the rule states; under a rule set without that rule, as it is."""
        return self.rulings.stated(provision, value, step)

    def shows(
        self, event: AnyEvent, *provisions: str, fixes: tuple[str, ...] = (), late: str = "", among: str = ""
    ) -> bool:
        """A part of the game without which it cannot go on, whether or not a rule of its own demands it."""
        return self.does(event, *provisions, fixes=fixes, late=late, once=False, anyway=True, among=among)

    # --- what a decision is about -----------------------------------------------------------------------------------

    def circumstances(self) -> dict[str, str]:
        """Which hand it is, and which round of betting."""
        played = {"hand_played": "the first" if self.hands <= 1 else "a later one"}
        return played if self.hand is None else {**played, "betting_round": self.hand.reached}

    def seats_in_play(self) -> Collection[int]:
        """The seats that were dealt in, or of who is there."""
        return self.players if self.hand is None else self.hand.players

    # --- state ------------------------------------------------------------------------------------------------------

    def current(self) -> Hand:
        """The hand in progress."""
        if self.hand is None:
            raise Refusal("no hand is in progress")
        return self.hand

    # --- what care of the cards asks --------------------------------------------------------------------------------

    @property
    def deal(self) -> Hand | None:
        """The cards of the hand in progress."""
        return self.hand

    @property
    def rounds(self) -> int:
        """How many hands have begun."""
        return self.hands

    @property
    def seated(self) -> Collection[int]:
        """The seats of the players who are there."""
        return self.players

    def cards_are_out(self) -> bool:
        """Whether a card of the hand in progress lies before anybody."""
        hand = self.hand
        return hand is not None and bool(hand.board or any(player.cards for player in hand.players.values()))

    def may_change_decks(self) -> bool:
        """Between hands a house may change a deck before it has to."""
        return self.hand is None

    # --- stages -----------------------------------------------------------------------------------------------------

    def with_chips(self) -> list[int]:
        """The seats of who can play."""
        welcome = {seat: player for seat, player in sorted(self.players.items()) if player.stack > 0}
        if not self.denied:
            return [*welcome]
        return self.chosen("play.denied", [seat for seat in welcome if seat not in self.denied], {"all": [*welcome]})

    def can_begin(self) -> bool:
        """Whether a hand can begin: there are cards and at least two players with chips."""
        ready = bool(self.cards.decks) and self.cards.standing == "ready"
        return self.hand is None and ready and len(self.with_chips()) >= self.least_players()

    def least_players(self) -> int:
        """How many have to be there who can play."""
        return self.chosen("table.players", 2, {"one player alone": 1})

    def begin(self) -> None:
        """A hand begins, if it can."""
        raise NotImplementedError

    def leaves_a_hand(self, player: Player) -> bool:
        """Whether somebody may go away in the middle of a hand; what becomes of it is seen to."""
        raise NotImplementedError

    def stage_of(self, street: Street, step: Step) -> Stage:
        """A step of a street as a duty of the house."""
        raise NotImplementedError

    def run_to(self, phase: str) -> None:
        """Lets the house do what is left to do before something can be done; a hand begins if none is in progress."""
        while self.hand is None or self.hand.phase != phase:
            if self.hand is None and not self.agenda:
                self.begin()  # once what was left to do after the hand before is done
            if not self.agenda or self.by_person(self.agenda[0]):
                due = f": {self.agenda[0].duty}" if self.agenda else ""
                raise Refusal(f"it is not time for that{due}")
            self.run_next()
