"""A round of play: its stages, what is common to stud and draw, and how it ends before its time."""

from __future__ import annotations

from collections.abc import Iterator

from parlor.betting import Betting
from parlor.cards import FIFTY_TWO, Stub
from parlor.decks import Decks
from parlor.faults import breaks
from parlor.journal import Journal, Refused
from parlor.manners import own
from parlor.mishaps import DeadRound, Mishaps
from parlor.pots import Pots
from parlor.seats import Dealt, Player, clockwise
from parlor.showdown import Showdown
from parlor.terms import Terms

Stages = Iterator[str]


class Round:
    """One round of play, from the first ante to the last chip."""

    def __init__(
        self, terms: Terms, journal: Journal, decks: Decks, players: dict[int, Player], mishaps: Mishaps
    ) -> None:
        self.terms = terms
        self.journal = journal
        self.decks = decks
        self.mishaps = mishaps
        self.dealt = {seat: Dealt(player) for seat, player in sorted(players.items())}
        self.number = 0
        self.stub: Stub
        self.button: int | None = None
        self.pots = Pots()
        self.discards: list[str] = []
        self.betting: Betting | None = None
        self.last: Betting | None = None
        self.street = 0
        self.owed: list[tuple[int, str, int]] = []
        """Forced bets that are due and not posted: seat, name and amount."""
        self.unanted: set[int] = set()
        self.volunteers: set[int] = set()
        self.raked = 0
        self.gathered: dict[int, int] = {}
        """What lies in the pot already of the bets of this round, and so does not go back."""
        self.jackpot = 0
        self.strays: dict[str, int] = {}
        self.disclosed = False
        self.over = False
        self.void = False
        self.common: list[str] = []
        self.drawing: list[int] = []
        self.size = 0
        """How many cards each player is dealt before anybody bets."""
        self.stages = self.play()
        self.stage = ""

    # --- going on

    @property
    def deciding(self) -> bool:
        """Whether a player has to act before anything else can happen."""
        return bool(self.drawing) or (self.betting is not None and self.betting.turn is not None)

    def goes_on(self) -> None:
        """The next stage, unless a player has to decide."""
        if not self.deciding and not self.over:
            try:
                self.stage = next(self.stages, "")
            except DeadRound:
                self.dead()

    def play(self) -> Stages:
        """The stages of the round; each is a moment at which somebody can come between."""
        if not self.terms.ante and self.terms.stud:
            yield "cut"
        yield from self.antes()
        yield from self.game()
        if not self.over:
            self.finish()

    def game(self) -> Stages:
        """What is particular to the game."""
        raise NotImplementedError

    def posts(self) -> None:
        """What is due of forced bets and was not posted yet is posted."""
        while self.owed:
            self.post_next()

    def post_next(self) -> None:
        seat, name, amount = self.owed.pop(0)
        if self.betting:
            self.betting.posts(seat, f"posts the {name}", amount)

    def antes(self) -> Stages:
        """Everybody who takes part puts in the ante, if there is one."""
        if self.terms.ante:
            self.unanted = set(self.dealt)
            yield "antes"
            for seat in sorted(self.unanted):
                self.antes_up(seat)
            self.gather()
            yield "deal"

    def blinds_due(self) -> list[tuple[int, str, int]]:
        """The blinds of this round: seat, name and amount."""
        return []

    def antes_up(self, seat: int) -> None:
        self.unanted.discard(seat)
        one = self.dealt[seat]
        one.bet = one.pays(self.terms.ante)
        self.journal.tells("bet-made", seat=seat, action="posts an ante", amount=one.bet, to=one.bet)

    # --- money

    def gather(self) -> None:
        """What nobody has matched goes back, and the rest into the pot."""
        bets = {seat: one.bet for seat, one in self.dealt.items() if one.bet}
        most, second = [*sorted(bets.values(), reverse=True), 0, 0][:2]
        if most > second:
            top = max(bets, key=lambda seat: bets[seat])
            second = max(second, self.gathered.get(top, 0))
            if self.dealt[top].live and not breaks("uncalled-bet-kept"):
                self.returns(top, most - second)
                bets[top] = second
        for one in self.dealt.values():
            one.bet = 0
        bets = {seat: bet for seat, bet in bets.items() if bet}
        if bets:
            self.pots.gather(bets, {seat for seat, one in self.dealt.items() if one.live and one.all_in})
            amount = sum(bets.values()) - sum(self.gathered.values())
            if amount:
                self.journal.tells("bets-gathered", amount=amount, pot=self.pots.total)
        self.gathered = {}

    def returns(self, seat: int, amount: int) -> None:
        if amount:
            self.dealt[seat].player.stack += amount
            self.dealt[seat].all_in = False
            self.journal.tells("bet-returned", seat=seat, amount=amount)

    def rakes(self) -> None:
        """The house takes its part of each pot, as the round goes on."""
        if not own("jackpot-last"):
            self.takes_jackpot()
        for pot in self.pots.all:
            due = min(pot.due(self.terms.percentage), pot.amount)
            if due:
                pot.amount -= due
                self.raked += due
                self.journal.tells(
                    "fee-taken", amount=due, pot=self.pots.total, fund="rake", source=pot.name, place="rake area"
                )

    def takes_jackpot(self) -> None:
        """The amount for the Jackpot Fund, once in a round."""
        main = self.pots.all[0]
        if self.jackpot or not self.terms.jackpot or main.amount < self.terms.jackpot:
            return
        main.amount -= self.terms.jackpot
        self.jackpot = self.terms.jackpot
        self.journal.tells(
            "fee-taken", amount=self.jackpot, pot=self.pots.total, fund="jackpot", source="main", place="jackpot area"
        )

    # --- cards

    def card(self, one: Dealt, *, up: bool) -> None:
        """The next card for a player, or what becomes of it by mishap."""
        self.mishaps.before(self)
        spoiled = self.mishaps.spoils.pop((one.place, len(one.cards) + 1), "")
        if spoiled == "off the table":
            self.falls(one)
        card = self.stub.take(one.place)
        up = up or spoiled == "turned up"
        one.cards.append(card)
        if up:
            one.up.append(card)
        self.journal.tells(
            "card-dealt",
            to=one.place,
            number=len(one.cards),
            face="up" if up else "down",
            card=card,
            source=self.mishaps.hand,
        )

    def falls(self, one: Dealt) -> None:
        """A card falls off the table: it is looked at and lies among the discards; the next one takes its place."""
        fallen = self.stub.take(one.place)
        if breaks("fallen-card-plays"):
            self.stub.cards.insert(0, fallen)
            return
        self.journal.acts("examines the card", cards=[fallen])
        self.journal.acts(
            "discards",
            deck=self.decks.in_play.name,
            seat=one.seat,
            owner=one.place,
            place="discard pile",
            cards=[fallen],
        )
        self.discards.append(fallen)

    def burns(self) -> None:
        self.mishaps.before(self)
        self.stub.burned.append(self.stub.take())
        self.journal.acts(
            "burns",
            place="discard pile" if breaks("burned-among-the-discards") else "burn pile",
            source=self.mishaps.hand,
            face="down",
            count=1,
        )

    def collects(self, one: Dealt, *, told: bool = True) -> None:
        """The dealer takes a hand and lays it on the discard pile."""
        if one.cards:
            if told:
                self.journal.acts("collects cards", seat=one.seat, owner=one.place, place="discard pile", face="down")
            self.discards += one.cards
            one.cards, one.up = [], []

    def deals(self, faces: tuple[bool, ...]) -> None:
        """The cards of the deal, one round after the other; each face says whether that round is dealt up."""
        order = [seat for seat in self.order() if self.dealt[seat].live]
        start = self.mishaps.start
        if start is not None and start in order and start != order[0]:
            order = clockwise(sorted(order), start - 1)
            self.mishaps.errors.add("start")
        if breaks("deal-begins-at-the-right"):
            order = order[-1:] + order[:-1]
        for number, up in enumerate(faces):
            self.deals_round(order, number, len(faces), up=up)
        self.size = len(faces)
        self.mishaps.gives_too_many(self)
        if "ineligible" in self.mishaps.errors and not breaks("ineligible-cards-stand"):
            raise DeadRound
        for one in list(self.dealt.values()):
            if self.mishaps.counts.get(one.place) == 0 and one.live:
                self.mishaps.errors.add("left out")
                self.out(one)

    def deals_round(self, order: list[int], number: int, of: int, *, up: bool) -> None:
        """One card to each, and to a seat that ought not to get any, if that goes wrong."""
        for seat in order:
            one = self.dealt[seat]
            if one.live and self.mishaps.counts.get(one.place, of) > number:
                self.card(one, up=self.face(one, up=up))
                self.exposed(one)
        for one in self.live:
            self.exposed(one, now=False)
        for place, count in self.mishaps.counts.items():
            if count > number and not any(one.place == place for one in self.dealt.values()):
                self.astray(place, number + 1)

    def face(self, one: Dealt, *, up: bool) -> bool:  # noqa: ARG002 - it depends on the player in stud alone
        """Which way up a card of the deal comes to a player."""
        return up

    def exposed(self, one: Dealt, *, now: bool = True) -> None:
        """What comes of cards that were turned up in the deal: at once, or when the next is due."""

    def astray(self, place: str, number: int) -> None:
        """A card goes to a seat that takes no part."""
        self.mishaps.before(self)
        self.mishaps.errors.add("ineligible")
        self.journal.tells(
            "card-dealt", to=place, number=number, face="down", card=self.stub.take(place), source=self.mishaps.hand
        )

    # --- who is in it

    @property
    def live(self) -> list[Dealt]:
        return [one for one in self.dealt.values() if one.live]

    def order(self) -> list[int]:
        """The seats in the order in which cards are dealt."""
        seats = list(self.dealt)
        return seats if self.button is None else clockwise(seats, self.button)

    def bets(self, first: int, *, opens: bool = True, must_bet: bool = False) -> None:
        """A round of betting begins with this seat, or the next that can act."""
        betting = Betting(self.terms, self.journal, self.dealt, self.street)
        betting.on_bet = self.bet_came
        for one in self.dealt.values():
            one.checked = False
        self.betting = betting
        if betting.players > 1:
            self.last = betting
            betting.begin(first)
            betting.opens = betting.turn if opens else None
            betting.first = betting.turn
            if must_bet:
                betting.must_bet = betting.turn
            betting.gives_turn()

    def bet_came(self) -> None:
        """With a bet, positions that folded while all checked get no more cards."""
        for one in self.dealt.values():
            if one.lingering and not breaks("folded-position-dealt-on"):
                one.lingering = False
                self.collects(one, told=own("collects-folded"))

    def acted(self, seat: int, *, voluntary: bool = False) -> None:
        """After an act of a player: the turn goes on."""
        if voluntary:
            self.volunteers.add(seat)
        if self.betting:
            self.betting.gives_turn()

    def folds(self, one: Dealt, *, thrown: bool = False) -> None:
        """A hand is given up; on a round of checking the position still gets cards."""
        checking = self.betting is not None and not self.betting.level and self.betting is self.last
        had_turn = self.out(one)
        self.journal.tells("folded", seat=one.seat)
        if thrown and one.cards and not own("collects-folded"):
            self.journal.tells("cards-discarded", seat=one.seat, count=len(one.cards))
        if checking and self.terms.stud and not one.gone and not breaks("folded-position-skipped"):
            one.lingering = True
        else:
            if one.cards and own("collects-folded"):
                self.journal.tells("cards-discarded", seat=one.seat, count=len(one.cards))
            self.collects(one, told=own("collects-folded"))
        if had_turn:
            self.turn_goes_on()

    def leaves(self, one: Dealt) -> None:
        """Who goes away has no interest in the pot any more; the dealer takes the cards, and lays them away."""
        had_turn = self.out(one)
        self.journal.tells("folded", seat=one.seat)
        if number := len(one.cards):
            self.collects(one)
            self.journal.tells("cards-discarded", seat=one.seat, count=number)
        if had_turn:
            self.turn_goes_on()

    def out(self, one: Dealt) -> bool:
        """A hand is no longer in play; whether it is now the turn of somebody else."""
        had_turn = self.betting.leaves(one.seat) if self.betting else False
        if one.seat in self.drawing:
            had_turn = self.drawing[0] == one.seat
            self.drawing.remove(one.seat)
        one.live = False
        if len(self.live) <= 1:
            self.drawing = []
            if self.betting:
                self.betting.queue = []
            return False
        return had_turn

    def turn_goes_on(self) -> None:
        """Says whose turn it is now."""
        if self.betting:
            self.betting.gives_turn()

    # --- the end

    def finish(self) -> None:
        """The pots go to whom they belong, and what the house has taken into its boxes."""
        if self.decks.due_for_count("stub"):
            self.decks.counts("counts the stub", len(self.stub) + self.decks.in_play.extra)
            if self.decks.in_play.count != len(FIFTY_TWO):
                self.dead(removes=True)
                return
        self.takes_jackpot()
        Showdown(self).decides()
        for one in self.dealt.values():
            self.collects(one, told=one.live or own("collects-folded"))
        if self.raked and not breaks("rake-not-dropped"):
            self.journal.acts("drops the rake", place="drop box", source="rake area", total=self.raked)
        if self.jackpot:
            self.journal.acts(
                "drops the jackpot amount", place="jackpot container", source="jackpot area", total=self.jackpot
            )
        self.ends()

    def ends(self, *, void: bool = False) -> None:
        self.over, self.void = True, void
        self.betting, self.drawing = None, []
        self.journal.tells("round-ended", number=self.number, void=True if void else None)

    @property
    def uncut(self) -> bool:
        """Whether no card has been dealt yet."""
        return not self.stub.taken

    def dead(self, *, removes: bool = False) -> None:
        """The round is void: everybody gets back what was put in, rake or not, and the cards go to the dealer."""
        self.journal.acts("voids all hands")
        for seat, one in self.dealt.items():
            back = one.bet + sum(pot.put_in.get(seat, 0) for pot in self.pots.all)
            one.bet = 0
            if not breaks("misdeal-keeps-the-pot"):
                self.returns(seat, back)
        self.journal.acts("collects cards", owner="all players")
        if removes:
            self.decks.removes_deck()
        self.ends(void=True)

    def in_hand(self, seat: int) -> Dealt:
        """The player of this seat, who has cards and has not folded."""
        one = self.dealt.get(seat)
        if one is None or not one.live:
            raise Refused("this seat has no hand in this round")
        return one
