"""How a scenario brings a hand of a pot game about: players, button, cards, and the table between two acts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.core.money import Cents, dollars, show_money
from clausewise.reference_engine.families.pot.sight import turn_after
from clausewise.reference_engine.rulebooks.games import order_is_known
from clausewise.reference_engine.rulebooks.pot_layouts import (
    blinds_have_disks,
    button_draw_places,
    hand_places,
    has_a_button,
    least_bet,
    next_button,
)
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import Conduct
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Folded, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, LetRest, Sit
from clausewise.reference_engine.vocabulary.modules import types_of
from clausewise.reference_engine.vocabulary.pot.events import (
    BetMade,
    BoardDealt,
    ButtonPlaced,
    TurnGiven,
)
from clausewise.reference_engine.vocabulary.pot.stimuli import (
    Bet,
    BuyIn,
    Call,
    Check,
    DeclineToPost,
    Discard,
    PlaceButton,
    PlayerDoes,
    Post,
)
from clausewise.reference_engine.vocabulary.pot.words import BOARD_AT
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.steps.forcing import force_cards
from clausewise.steps.outcomes import NotOffered, NotReached
from clausewise.steps.play.play import Play

if TYPE_CHECKING:
    from collections.abc import Mapping

    from clausewise.steps.session import TableSession

FIRST = "first"
"""The first round of betting, in whatever game it is."""
USUAL_SEATS = (1, 2, 3)
USUAL_STACK = dollars(1_000)
MOST_TURNS = 400
"""A hand has fewer turns than this."""
NEEDED = types_of(RoundStarted | RoundEnded | TurnGiven | BetMade | Folded)
"""Without these nobody knows whose turn it is, or in which hand."""


class ForAPot(Play):
    """A hand, with what a scenario wants of the next one: who has the button, and what is given away."""

    shown_by: Mapping[type, tuple[str, ...]] = {Fold: ("folded",)}

    def __init__(self, table: TableSession) -> None:
        super().__init__(table)
        self.button: int | None = None
        """Where the button is to lie; None lets the table decide."""
        self.discards: dict[int, tuple[Card, ...]] = {}
        """What a seat gives away when it is asked for it, where no sentence says so in its place."""
        self.drawn: dict[int, int] = {}
        """How many of the cards named for a seat come in the draw."""
        self.told = False
        """Whether a sentence has said what somebody discards in this hand: then each of them has one."""
        self.board: tuple[Card, ...] = ()
        """The board that was forced for this hand."""
        self.prepared = 0
        """The hand, counted from one, whose players, button and cards have been seen to last."""
        self.before = 0
        """How many events had been seen before anything was done for it."""
        self.bound = False
        """A player has said what he does, or put chips in that are not all, and the house has not gone on since."""
        self.may_bet_on: int | None = None
        """Who has said "raise", and whose hands have not come to rest."""
        self._turn: TurnGiven | None = None
        self._looked = (0, 0)
        """From where the events of a round have been gone through for whose turn it is, and how far."""

    def prepare(self) -> None:
        if not _waits_for_players(self.table):
            prepare(self.table)

    def go_on(self) -> None:
        if self.bound:
            self.bound = False
            self.table.proceed()
        begin_or_go_on(self.table)

    def in_this_house(self, act: AnyStimulus) -> AnyStimulus:
        """Talk about a hand has a word of its own here."""
        if isinstance(act, Conduct) and act.what == "communicates about the hand":
            return PlayerDoes(act.seat, "tells another about the hand", act.other_seat)
        return act

    def deal(self) -> None:
        deal(self.table)

    def decide(self, act: AnyStimulus) -> None:
        """The house goes on from there to the next player."""
        attempt_move(self.table, act)

    def demand_what_was_forced(self) -> None:
        """The board, as far as it was laid: hole cards have been looked at when they were dealt."""
        laid = [card for event in self.table.of_round() if isinstance(event, BoardDealt) for card in event.cards]
        if self.board and not self.table.disturbed and sorted(laid) != sorted(self.board[: len(laid)]):
            raise NotReached(f"the board should have been {' '.join(self.board)} and is {' '.join(laid)}")

    def has_left(self, seat: int) -> None:
        """Whoever has left is dealt in no more."""
        if self.table.latest is not None and self.table.latest.accepted:
            self.table.seated.discard(seat)
            go_on(self.table)

    def play_plainly(self) -> None:
        """Everybody checks, or calls what is due, to the end."""
        play_out(self.table)

    def turn(self) -> TurnGiven | None:
        """The turn of the player who has to act, as far as it was seen. Each event is gone through once."""
        begun, seen = self._looked
        if begun != self.table.round_start or seen > len(self.table.events):
            begun = seen = self.table.round_start
            self._turn = None
        for happened in self.table.events[seen:]:
            self._turn = turn_after(self._turn, happened.event)
        self._looked = begun, len(self.table.events)
        return self._turn

    def complete(self) -> None:
        """From here on each player checks, or calls; a hand that is over already is not followed by another."""
        if turn_of(self.table) is not None or not hands_played(self.table):
            play_out(self.table)


def plan_of(table: TableSession) -> ForAPot:
    """What is planned at a pot table."""
    if not isinstance(table.play, ForAPot):
        raise ValueError("this is no table for a pot game; a pot game's scenario begins with `an AUTHORITY GAME table`")  # noqa: TRY004  a scenario is wrong, no type
    return table.play


def turn_of(table: TableSession) -> TurnGiven | None:
    """The turn of the player who has to act, as far as it was seen."""
    return plan_of(table).turn()


# --- before a hand ----------------------------------------------------------------------------------------------------


def prepare(table: TableSession) -> None:
    """Sees to the players of the next hand, its button and its cards, unless a hand is in progress."""
    plan = plan_of(table)
    table.needs_to_see(*NEEDED)
    coming = sum(isinstance(seen.event, RoundStarted) for seen in table.events) + 1
    if plan.prepared == coming or in_hand(table):
        return
    plan.prepared, plan.before, plan.told = coming, len(table.events), False
    named = {int(place.removeprefix("seat ")) for place in table.forced if place.startswith("seat ")}
    seats = named | table.seated or set(USUAL_SEATS)
    if plan.button is not None:
        seats.add(plan.button)
    for seat in sorted(seats - table.seated | _without_chips(table)):
        buy_in(table, seat, USUAL_STACK)
    if plan.button is not None:
        table.do(PlaceButton(plan.button))
    plan.board = table.forced.get("board", ())
    _stack(table, plan)
    plan.button = None


def _waits_for_players(table: TableSession) -> bool:
    """Whether a scenario is about who comes to a table that is opened, or at which nobody plays, and when."""
    return (_has_rested(table) or not table.ready) and not (table.seated or table.forced)


def _come_back(table: TableSession) -> None:
    """Who sat at a table at which nobody played any more, and is to play again, has chips changed for it."""
    stimuli = [exchange.stimulus for exchange in table.exchanges]
    rested = max((n for n, stimulus in enumerate(stimuli) if isinstance(stimulus, LetRest)), default=None)
    if rested is None or any(isinstance(stimulus, Sit | BuyIn) for stimulus in stimuli[rested:]):
        return
    for seat in sorted(table.seated):
        buy_in(table, seat, USUAL_STACK)


def _has_rested(table: TableSession) -> bool:
    return any(isinstance(exchange.stimulus, LetRest) for exchange in table.exchanges)


def _without_chips(table: TableSession) -> set[int]:
    """Who has come to a table that was opened, or at which nobody played, and has not bought any chips."""
    if table.ready and not _has_rested(table):
        return set()
    came = [exchange.stimulus for exchange in table.exchanges if exchange.accepted]
    have = {stimulus.seat for stimulus in came if isinstance(stimulus, BuyIn)}
    return {stimulus.seat for stimulus in came if isinstance(stimulus, Sit)} - have


def buy_in(table: TableSession, seat: int, amount: Cents) -> None:
    """A player sits down with chips, or adds some."""
    table.do(BuyIn(seat, amount))
    table.seated.add(seat)


def _stack(table: TableSession, plan: ForAPot) -> None:
    known = order_is_known(table.rulebook, table.every_option())
    force_cards(table, (lambda: _order(table, plan)) if known else None)


def _order(table: TableSession, plan: ForAPot) -> list[str]:
    """The place that each card of the next hand goes to."""
    seats = sorted(table.seated)
    placed = [s.event for s in table.events if isinstance(s.event, ButtonPlaced) and s.event.button == "dealer button"]
    if plan.button is None and not placed:
        return button_draw_places(seats)
    button = plan.button if plan.button is not None else next_button(seats, placed[-1].seat)
    return hand_places(table.rulebook, table.every_option(), seats, button, plan.drawn)


# --- a hand -----------------------------------------------------------------------------------------------------------


def in_hand(table: TableSession) -> bool:
    """Whether a hand has begun and is not over."""
    for seen in reversed(table.events):
        if isinstance(seen.event, RoundStarted | RoundEnded):
            return isinstance(seen.event, RoundStarted)
    return False


def hands_played(table: TableSession) -> int:
    """How many hands have come to their end."""
    return sum(isinstance(seen.event, RoundEnded) for seen in table.events)


def deal(table: TableSession) -> None:
    """Begins the next hand and goes on to the first player who has to act."""
    prepare(table)
    _come_back(table)
    for _ in range(MOST_TURNS):
        if not table.house_works(at_length=True):
            break
        if any(isinstance(s.event, TurnGiven | RoundEnded) for s in table.events[plan_of(table).before :]):
            break
    since = table.events[plan_of(table).before :]
    if not any(isinstance(seen.event, CardDealt | TurnGiven | RoundEnded) for seen in since):
        raise NotReached("the table did not come to this: the cards are dealt")
    _compare_with_forced(table)


def begin_or_go_on(table: TableSession) -> None:
    """The house does what it can do before a player has to act; where no hand is in progress, it begins one."""
    if not _waits_for_players(table):
        prepare(table)
    for _ in range(MOST_TURNS):
        before = len(table.events)
        if turn_of(table) is not None or not table.house_works(at_length=True):
            return
        if any(isinstance(seen.event, RoundEnded) for seen in table.events[before:]):
            return


def deal_if_need_be(table: TableSession) -> None:
    """Deals unless a player has to act already."""
    if turn_of(table) is None:
        deal(table)


def until_button(table: TableSession, button: str) -> None:
    """Begins the next hand and goes on until this button has been placed, if a hand has not come to its cards."""
    prepare(table)
    placed = (event for event in table.of_round() if isinstance(event, ButtonPlaced | CardDealt))
    if in_hand(table) and any(_is(event, button) for event in placed):
        return
    table.proceed_until(lambda event: isinstance(event, ButtonPlaced) and _is(event, button), f"the {button} is placed")


def until_round(table: TableSession) -> None:
    """Begins the next hand, where no button is placed in it."""
    prepare(table)
    if not in_hand(table):
        table.proceed_until(lambda event: isinstance(event, RoundStarted), "the round begins")


def _is(event: ButtonPlaced | CardDealt, button: str) -> bool:
    return isinstance(event, CardDealt) or event.button == button


def go_on(table: TableSession) -> None:
    """The house does its duties until a player has to act or the hand is over."""
    for _ in range(MOST_TURNS):
        if turn_of(table) is not None or not in_hand(table) or not table.house_works(at_length=True):
            return
    raise NotReached("the table never settles")


def _compare_with_forced(table: TableSession) -> None:
    """The hole cards that were to fall have fallen, as far as they are shown."""
    wanted, table.forced = table.forced, {}
    if table.disturbed:
        return
    for place, cards in wanted.items():
        since = [seen.event for seen in table.events[plan_of(table).before :]]
        got = [event.card for event in since if isinstance(event, CardDealt) and event.to == place][: len(cards)]
        first = cards[: len(got)]
        if None not in got and tuple(got) != first:
            raise NotReached(f"{place} should have been dealt {' '.join(first)} and got {' '.join(map(str, got))}")


def attempt_move(table: TableSession, stimulus: AnyStimulus) -> None:
    """Offers a move in its place in the hand, and lets the house go on; what a Given says has to come about."""
    if isinstance(stimulus, Post | DeclineToPost):
        blind = stimulus.blind if isinstance(stimulus, Post) else "ante"
        # At a house with antes as well, nobody waits for the disks: some games there have none.
        disks = blind != "ante" and "ante" not in table.description.options
        disks = disks and blinds_have_disks(table.rulebook, table.every_option())
        if has_a_button(table.rulebook, table.every_option()):
            until_button(table, f"{blind} button" if disks else "dealer button")
        else:
            until_round(table)
        _demand_that_players_post(table, stimulus)
        table.attempt(stimulus)
        return
    deal_if_need_be(table)
    plan = plan_of(table)
    if isinstance(stimulus, Discard):
        table.needs_to_see("cards-discarded")
        plan.told = True
    if not plan.told:
        discard_as_planned(table)
    table.attempt(stimulus)
    if table.latest is not None and table.latest.accepted:
        go_on(table)


def _demand_that_players_post(table: TableSession, stimulus: Post | DeclineToPost) -> None:
    """A house that posts what is due in one breath with placing the button leaves nobody to do so."""
    posted = [event for event in table.of_round() if isinstance(event, BetMade) and event.action.startswith("posts")]
    asked = any(isinstance(exchange.stimulus, Post | DeclineToPost) for exchange in table.exchanges)
    if posted and not asked:
        raise NotOffered(f"at this table what is due is posted by itself before seat {stimulus.seat} comes to it")


# --- moves ------------------------------------------------------------------------------------------------------------


def whose_turn(table: TableSession, seat: int, betting_round: str) -> TurnGiven:
    """The turn of this seat in this betting round; another turn means that the situation is not reached."""
    discard_as_planned(table)
    turn = turn_of(table)
    wanted = f"seat {seat} to act in the {betting_round} round"
    if turn is None:
        raise NotReached(f"the betting table wants {wanted}; nobody has to act")
    laid = sum(len(event.cards) for event in table.of_round() if isinstance(event, BoardDealt))
    in_round = laid == BOARD_AT[betting_round] if betting_round in BOARD_AT else turn.round == betting_round
    if betting_round == FIRST and turn.round in BOARD_AT:
        in_round = not laid  # by what it is called in the games that have no board
    if turn.seat != seat or not in_round:
        raise NotReached(f"the betting table wants {wanted}; it is seat {turn.seat}'s turn in the {turn.round} round")
    return turn


def discard_as_planned(table: TableSession) -> None:
    """Whoever is asked for cards gives those that the scenario names; else none, or the last where one is due."""
    for _ in range(MOST_TURNS):
        turn = turn_of(table)
        if turn is None or not {"discard", "retain"} & set(turn.options):
            return
        table.needs_to_see("cards-discarded")
        table.do(Discard(turn.seat, _cards_to_give(table, turn)))
        go_on(table)


def _cards_to_give(table: TableSession, turn: TurnGiven) -> tuple[Card, ...]:
    planned = plan_of(table).discards.get(turn.seat)
    if planned is not None:
        return planned
    held = [card for card in table.cards_of(f"seat {turn.seat}") if card is not None]
    return () if "retain" in turn.options else tuple(held[-1:])


def play_out(table: TableSession) -> None:
    """Everybody checks, or calls what is due, until the hand is over."""
    deal_if_need_be(table)
    for _ in range(MOST_TURNS):
        discard_as_planned(table)
        turn = turn_of(table)
        if turn is None:
            return
        before = len(table.events)
        table.do(_plain_act(table, turn))
        go_on(table)
        if len(table.events) == before:
            raise NotReached(f"seat {turn.seat} has acted, and nothing came of it")
    raise NotReached("the hand never ends")


def _plain_act(table: TableSession, turn: TurnGiven) -> Check | Call | Bet:
    """To check or to call; to bet the least where nothing else may be done."""
    if "check" in turn.options:
        return Check(turn.seat)
    if turn.options == ("bet",):
        return Bet(turn.seat, least_bet(table.rulebook, table.every_option(), turn.round))
    return Call(turn.seat)


def must_have_posted(table: TableSession, seat: int, words: str) -> None:
    """A forced bet of which a betting table tells has been placed by this seat."""
    made = [event for event in table.of_round() if isinstance(event, BetMade) and event.action == words]
    if not any(event.seat == seat for event in made):
        got = f"seat {made[-1].seat}" if made else "nobody"
        raise NotReached(f"the betting table wants seat {seat} to be the one who {words}, and it is {got}")


def must_have_wagered(table: TableSession, seat: int, to: Cents) -> None:
    """What a betting table says of a seat's wager in the round has come about."""
    made = [event for event in table.of_round() if isinstance(event, BetMade) and event.seat == seat]
    if not made or made[-1].to != to:
        got = show_money(made[-1].to) if made else "nothing"
        raise NotReached(f"the betting table wants seat {seat} to have wagered {show_money(to)}, which is {got}")
