"""What is known of a pot table between two events: the players, the hand that is played, its betting round."""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from clausewise.reference_engine.equipment.cards_care.deck import Deal

if TYPE_CHECKING:
    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.families.pot.rules import Step, Street
    from clausewise.reference_engine.hands.choosing import RankedHand
    from clausewise.reference_engine.vocabulary.cards.words import Face
    from clausewise.reference_engine.vocabulary.pot.events import PotAwarded
    from clausewise.reference_engine.vocabulary.pot.stimuli import Say
    from clausewise.reference_engine.vocabulary.pot.words import ForcedBet, LeftOut, Spoiling

Phase = Literal["opening", "antes", "posting", "playing", "showdown"]


@dataclass(slots=True)
class Talk:
    """What a player has said and done in this hand beside acting."""

    word: Say | None = None
    """What the player has said, and has not done yet."""
    said_at: int | None = None
    """Said before the turn came: what everybody had to match then."""
    coming: int = 0
    """Chips that are put in and not all: more is to come."""
    unfinished: bool = False
    """The player has said that more is to come."""
    by_motion: bool = False
    """A house that is followed tells a raise with each motion, as far as it has come."""
    told: int = 0
    """So much of what is coming has been told so."""
    cash: int = 0
    """Currency among what is put in now: it is converted with the bet that comes of it."""
    chip_is_for: int = 0
    """What a house that is followed takes a chip for that is more than the greatest first bet; 0: for the greatest."""
    gives_up: bool = False
    """Wants to fold, and has to pay first."""
    protects: bool = False
    concedes: bool = False
    conceded: bool = False
    """Has given the hand up at the showdown."""
    keeps_place: bool = False
    """Has folded, and the position goes on receiving cards."""
    exposed: int = 0
    """How many of the hole cards were turned up in the dealing."""


@dataclass(slots=True)
class Player:
    """Somebody with a seat and chips."""

    seat: int
    stack: int = 0
    cards: list[Card] = field(default_factory=list)
    up: list[Card] = field(default_factory=list)
    """Those of the cards that lie face up."""
    folded: bool = False
    round_bet: int = 0
    """What counts in this betting round."""
    in_front: int = 0
    """What lies before the seat, not yet in the pot."""
    total: int = 0
    """All that went into the pots of this hand."""
    blind: int = 0
    """What of it was posted as a blind."""
    posted: set[str] = field(default_factory=set)
    """The forced bets that have been posted, or declined."""
    given_away: bool = False
    """Has discarded, or drawn, or kept all cards."""
    dealt: tuple[Card, ...] = ()
    """The hole cards before one was discarded."""
    checked: tuple[Card, ...] = ()
    """What the player held when checking, where a rule asks for it."""
    before_draw: int = 0
    """What had gone into the pots when the draw began."""
    high: RankedHand | None = None
    low: RankedHand | None = None
    why_low: tuple[str, ...] = ()
    """What made the low hand qualify, or kept every low from it."""
    talk: Talk = field(default_factory=Talk)

    def new_hand(self) -> None:
        """Forgets the hand before."""
        self.cards, self.folded, self.posted, self.given_away = [], False, set(), False
        self.up = []
        self.round_bet = self.in_front = self.total = self.blind = 0
        self.dealt = self.checked = ()
        self.before_draw = 0
        self.high = self.low = None
        self.talk = Talk()

    def puts_in(self, amount: int) -> None:
        """Moves chips from the stack before the seat."""
        self.stack -= amount
        self.in_front += amount
        self.round_bet += amount
        self.total += amount


@dataclass(slots=True)
class Errors:
    """What goes wrong with the cards of one hand."""

    left_out: set[LeftOut] = field(default_factory=set)
    start: int = 0
    """The seat at which the deal begins by mistake; 0: where it should."""
    misdealt: dict[int, int] = field(default_factory=dict)
    """How many cards a seat gets by mistake."""
    due: int = 0
    """How many cards each player should have got in the deal."""
    too_many: dict[int, int] = field(default_factory=dict)
    """How many cards seats have still to get that are not due."""
    shown: list[int] = field(default_factory=list)
    """To which seats a house that is followed has still to be seen to deal."""
    cards: dict[tuple[str, int], Spoiling] = field(default_factory=dict)
    """What happens to a card while it is dealt, by its place and its number there."""
    exposed: bool = False
    """A card has been turned up in the dealing."""
    ineligible: bool = False
    """Somebody has got cards who does not play."""
    owed: list[tuple[int, Face, Card | None]] = field(default_factory=list)
    """Seats that get a card in the place of another when the deal is over; and the card, where it still lies there."""


@dataclass(slots=True)
class Betting:
    """One round of betting."""

    street: Street
    bet_to: int = 0
    """What everybody has to match."""
    raises: int = 0
    last_raise: int = 0
    order: list[int] = field(default_factory=list)
    """The seats in the order in which they act first."""
    waiting: deque[int] = field(default_factory=deque)
    """Who has still to act."""
    begun: bool = False
    """Somebody has had the turn."""
    two_at_the_start: bool = False
    whole: int = 0
    """How far the wagers go that were as large as the limit; last chips may go beyond."""
    acted: set[int] = field(default_factory=set)
    """Who has acted since the last wager that was as large as it has to be."""
    closed: set[int] = field(default_factory=set)
    """Who may not raise any more, as only somebody's last chips have been added."""
    blinds: bool = False
    """Blinds stand as the first wager."""
    why: tuple[str, ...] = ()
    """What an act comes of that is being done: words, chips, a gesture."""
    put_in: dict[int, str] = field(default_factory=dict)
    """What the chips of a seat have come to: a call, a bet or a raise."""
    forced: bool = False
    """A forced bet stands as the first wager."""
    checked: set[int] = field(default_factory=set)
    """Who has checked in this round."""


@dataclass(slots=True)
class Kill:
    """What is known of a kill from hand to hand."""

    in_force: bool = False
    hands: int = 0
    """So many have been played under it."""
    holder: int = 0
    """The seat that has won it."""
    marked: bool = False
    """The kill button lies there."""
    winners: frozenset[int] = frozenset()
    """Who won the pot of the last hand."""
    qualified: bool = False
    """That pot was large enough."""
    why: tuple[str, ...] = ()
    """By which rules it began, goes on, is over, or does not begin."""


@dataclass(slots=True)
class Hand(Deal):
    """From the button to the award of the pot."""

    players: dict[int, Player]
    """Who was dealt in, by seat."""
    steps: deque[tuple[Street, Step]]
    phase: Phase = "opening"
    button: int = 0
    blind_places: dict[ForcedBet, int] = field(default_factory=dict)
    """Who posts which blind, in turn; 0: nobody."""
    killer: int = 0
    """Who has the kill button and posts its blind; 0: nobody."""
    board: list[tuple[str, Card]] = field(default_factory=list)
    """Each community card with its street."""
    pot: int = 0
    """What has been moved to the center, less the fee."""
    fee: int = 0
    carried: int = 0
    """What lay in the pot from a misdeal before."""
    dead: int = 0
    """Blinds that count for no call: whoever wins the first pot wins them."""
    won: list[PotAwarded] = field(default_factory=list)
    """What has been awarded."""
    fee_settled: bool = False
    due_to_winners: list[tuple[PotAwarded, tuple[str, ...]]] = field(default_factory=list)
    """What each winner gets, and why, as long as the losers' cards have not been collected."""
    raked: list[tuple[int, int]] = field(default_factory=list)
    """What was raked: how far the bets reached where it lay, and how much."""
    taken_out: list[tuple[int, int]] = field(default_factory=list)
    """What the pots are short of: up to which bets, and how much."""
    stood: dict[int, dict[int, int]] = field(default_factory=dict)
    """What each had put in when somebody's last chips went in, by the seat of whom."""
    antes: dict[int, int] = field(default_factory=dict)
    """What each seat has put in as an ante."""
    raked_so_far: dict[int, int] = field(default_factory=dict)
    """What each seat had put in when the pots were last raked."""
    not_raked: bool = False
    """The rake is taken once, before the award."""
    in_the_rake_area: int = 0
    in_the_jackpot_area: int = 0
    set_aside_done: bool = False
    """What goes into the jackpot fund has been taken from this hand's pot."""
    uncalled: int = 0
    """What of the last wager of the betting round was matched by nobody."""
    ever_uncalled: bool = False
    """Some wager of the hand was matched by nobody, or not whole."""
    partly_called: bool = False
    """Somebody has matched some of that wager."""
    betting: Betting | None = None
    turn: int = 0
    exchanging: tuple[Street, Step] | None = None
    """The discard or the draw that is going on."""
    burned: list[Card] = field(default_factory=list)
    """The burn cards, which lie apart from what is discarded."""
    why_first: tuple[str, ...] = ()
    """What says who acts first in this round, where it follows from up-cards."""
    form: tuple[str, ...] = ()
    """What says of which form the game is, as far as hands have been compared."""
    why_dealt: tuple[str, ...] = ()
    """What says, beside the rule on the cards of the street, that each player gets one."""
    opened_by: int = 0
    """Who placed the forced bet."""
    reached: str = "first"
    """The street that has been reached."""
    errors: Errors = field(default_factory=Errors)
    voluntary: set[int] = field(default_factory=set)
    """Who has put in a bet that nobody made him place."""
    aggressors: list[tuple[str, int]] = field(default_factory=list)
    """Who has bet or raised, each with the street."""
    first_to_act: int = 0
    """Who had the first turn in the last betting round; 0: nobody, as all but one were all-in."""
    disclosed: bool = False
    """The house wants to see the hands that are given up at the showdown."""
    disputed: bool = False
    stood_up: bool = False
    """Somebody has left the chair and stayed at the table."""

    def clockwise(self, after: int, seats: Iterable[int] | None = None) -> list[int]:
        """The seats of the hand, or these, from the left of a seat round to it."""
        return clockwise(after, self.players if seats is None else seats)

    @property
    def small_blind(self) -> int:
        """The seat of the small blind; 0: nobody."""
        return self.blind_places.get("small blind", 0)

    @property
    def big_blind(self) -> int:
        """The seat of the big blind, which is the last; 0: nobody."""
        return self.blind_places.get("big blind", 0)

    @property
    def off_the_first_pot(self) -> int:
        """The fee comes out of it; blinds that count for nobody go into it."""
        return self.fee - self.dead

    def active(self) -> list[Player]:
        """Who has not folded, from the left of the button."""
        return [player for seat in self.clockwise(self.button) if not (player := self.players[seat]).folded]


def clockwise(after: int, seats: Iterable[int]) -> list[int]:
    """Seats in clockwise order from the left of a seat, which comes last.

    >>> clockwise(3, [1, 3, 5])
    [5, 1, 3]
    """
    in_order = sorted(seats)
    first = bisect_right(in_order, after)
    return in_order[first:] + in_order[:first]
