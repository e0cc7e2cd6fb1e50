"""What players say, show and ask for is answered by each house in its way, as long as no rule says how."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import msgspec
import pytest

from clausewise.following.comparison import Exchange, compare
from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.vocabulary.core.events import Folded, Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Proceed
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import BetMade, TurnGiven
from clausewise.reference_engine.vocabulary.pot.stimuli import (
    BuyIn,
    Call,
    Check,
    HandleTransaction,
    PlayerDoes,
    Post,
    PutIn,
    Raise,
    Say,
)
from tests.soaking.test_left_open_in_pot_games import House, house


def has_the_turn(table: House) -> TurnGiven:
    """Lets the house go on until somebody has to act."""
    turn = table.goes_on_to(TurnGiven)
    assert isinstance(turn, TurnGiven)
    return turn


def betting_ends(table: House) -> None:
    """Lets the house go on to a round of betting, in which all call or check."""
    turn: AnyEvent = has_the_turn(table)
    while isinstance(turn, TurnGiven):
        table.takes(Call(turn.seat) if turn.due else Check(turn.seat))
        turn = table.table.seen[-1].event


def between_hands(game: str = "Five-Card Stud High", **options: str | int) -> House:
    """All but one have folded, and the cards have not been shuffled again."""
    return plays_a_hand(house(game, **options))


def plays_a_hand(table: House) -> House:
    """All but one fold."""
    for _ in range(2):
        turn = table.table.seen[-1].event if table.table.seen else None
        turn = turn if isinstance(turn, TurnGiven) else has_the_turn(table)
        table.takes(Fold(turn.seat))
    table.goes_on_to(RoundEnded)
    return table


# --- a post that begins a hand ----------------------------------------------------------------------------------------


def test_a_hand_may_begin_with_an_ante_that_is_posted() -> None:
    """Whatever the house still has to do with its cards, it does before."""
    table = between_hands(ante=1)
    events = table.takes(Post(2, "ante", dollars(1)))
    assert any(isinstance(event, RoundStarted) for event in events)
    has_the_turn(table)
    assert table.departs() is None


def with_a_transaction() -> tuple[House, list[AnyEvent]]:
    """One ante has been posted, and before the others are the dealer needs both hands for something."""
    table = between_hands("Five-Card Draw Low", ante=1)
    table.takes(Post(2, "ante", dollars(1)))
    table.refuses(Post(1, "big blind", dollars(4)))
    return table, [*table.takes(HandleTransaction())]


def test_a_transaction_may_come_before_what_the_house_is_still_to_do() -> None:
    """Nor does it keep the house from doing that."""
    table, transaction = with_a_transaction()
    assert transaction[0] == Procedure("sets the deck down", deck="deck 1")
    has_the_turn(table)
    assert table.departs() is None


def test_a_transaction_without_the_marker_button_is_found() -> None:
    """Whenever it comes, the deck lies under the button until all is handled."""
    table, transaction = with_a_transaction()
    places = Procedure("places the marker button", place="on the deck")
    assert places in transaction
    unmarked = [event for event in transaction if event != places]
    table.exchanges[-1] = replace(table.exchanges[-1], events=tuple(unmarked))
    departure = table.departs()
    assert departure is not None
    assert departure.clauses == ("oneida-poker.F.5.a.s2",)


def test_a_house_need_not_begin_a_hand_for_an_ante() -> None:
    """It refuses, and begins the hand when the table goes on."""
    table = between_hands(ante=1)
    table.refuses(Post(2, "ante", dollars(1)))
    has_the_turn(table)
    assert table.departs() is None


def test_an_ante_that_is_due_is_taken() -> None:
    """In the hand nobody may refuse it."""
    table = between_hands(ante=1)
    table.goes_on_to(RoundStarted)
    table.refuses(Post(2, "ante", dollars(1)))
    assert table.departs() is not None


# --- words go before gestures -----------------------------------------------------------------------------------------


def has_said(words: str) -> tuple[House, int]:
    """Somebody who faces the forced bet has said this."""
    table = house("Five-Card Stud High")
    seat = has_the_turn(table).seat
    table.takes(Say(seat, words))  # type: ignore[arg-type]  # one of the words there are
    return table, seat


@pytest.mark.parametrize("words", ["call", "fold", "raise"])
def test_a_gesture_against_ones_words_may_be_refused(words: str) -> None:
    """The words bind all the same."""
    table, seat = has_said(words)
    table.refuses(PlayerDoes(seat, "knocks on the table"), PlayerDoes(seat, "turns the up-cards face down"))
    table.takes(Proceed())
    assert table.departs() is None


def test_a_gesture_in_the_place_of_ones_words_is_found() -> None:
    """Who has said call throws the cards away, and the house lets it pass."""
    table, seat = has_said("call")
    table.exchanges.append(Exchange(PlayerDoes(seat, "discards the hand face down"), True, (Folded(seat),)))
    assert table.departs() is not None


def test_cards_that_nobody_has_need_not_be_turned_down() -> None:
    """In draw poker there are no up-cards; a fold by throwing the cards away has to be taken."""
    table = house("Five-Card Draw High")
    seat = has_the_turn(table).seat
    table.refuses(PlayerDoes(seat, "turns the up-cards face down"))
    assert table.departs() is None
    table.refuses(PlayerDoes(seat, "discards the hand face down"))
    departure = table.departs()
    assert departure is not None
    assert "oneida-poker.L.6" in departure.clauses


# --- a bet that is due ------------------------------------------------------------------------------------------------


def has_to_bet() -> tuple[House, int]:
    """Somebody who opens the second betting round of five-card stud, and may do nothing but bet."""
    table = house("Five-Card Stud High")
    turn = has_the_turn(table)
    while turn.options != ("bet",):
        table.takes(Fold(turn.seat)) if turn.due > dollars(2) else table.takes(Say(turn.seat, "call"), Proceed())
        last = table.table.seen[-1].event
        turn = last if isinstance(last, TurnGiven) else has_the_turn(table)
    return table, turn.seat


THROWN: Final = "discards the hand face down"


def test_who_has_to_bet_and_throws_the_cards_away_may_pay_and_fold() -> None:
    """Folding relieves nobody of a forced bet."""
    table, seat = has_to_bet()
    events = table.takes(PlayerDoes(seat, THROWN))
    assert [type(event) for event in events[:2]] == [BetMade, Folded]
    assert table.departs() is None


def test_who_has_to_bet_may_be_kept_from_throwing_the_cards_away() -> None:
    """The bet stays due."""
    table, seat = has_to_bet()
    table.refuses(PlayerDoes(seat, THROWN))
    assert table.departs() is None


def test_who_has_to_bet_and_folds_for_nothing_is_found() -> None:
    """The cards are taken, and no chips."""
    table, seat = has_to_bet()
    table.exchanges.append(Exchange(PlayerDoes(seat, THROWN), True, (Folded(seat),)))
    departure = table.departs()
    assert departure is not None
    assert "oneida-poker.P.11.b" in departure.clauses


# --- disputes ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("decided", [True, False])
def test_who_is_not_in_the_hand_may_be_heard_in_a_dispute_or_not(decided: bool) -> None:
    """Somebody has sat down in the middle of it."""
    table = house("Five-Card Stud High")
    has_the_turn(table)
    table.takes(BuyIn(5, dollars(100)))
    dispute = PlayerDoes(5, "disputes a decision")
    table.takes(dispute) if decided else table.refuses(dispute)
    table.takes(Proceed())
    assert table.departs() is None


def test_a_dispute_of_who_is_in_the_hand_is_decided() -> None:
    """Nobody else decides it, and it is not left undecided."""
    table = house("Five-Card Stud High")
    table.refuses(PlayerDoes(has_the_turn(table).seat, "disputes a decision"))
    assert table.departs() is not None


# --- blinds below the limit -------------------------------------------------------------------------------------------


def small_blinds(*raised_to: int, refused: tuple[int, ...] = ()) -> House:
    """Blinds of 4 where bets are 10: in each hand the first to act raises to so many dollars, or is refused to."""
    table = house("Five-Card Draw High", limits="10-20", blinds=4)
    for to in raised_to:
        table.table.completes_blinds = to == 10  # type: ignore[attr-defined]  # a house of the one kind or the other
        turn = has_the_turn(table)
        table.refuses(*(Raise(turn.seat, dollars(sum_)) for sum_ in refused))
        table.takes(Raise(turn.seat, dollars(to)))
        while not isinstance(event := table.table.seen[-1].event, RoundEnded):
            table.takes(Fold(event.seat) if isinstance(event, TurnGiven) else Proceed())
    return table


@pytest.mark.parametrize("to", [10, 14])
def test_a_small_blind_is_raised_to_the_limit_or_by_it(to: int) -> None:
    """What the first raise of it comes to is not said; the house refuses the other sum."""
    assert small_blinds(to, to, refused=(24 - to,)).departs() is None


def test_a_house_that_raises_a_small_blind_now_so_now_so_is_found() -> None:
    """Limits are those that are posted."""
    assert small_blinds(10, 14).departs() is not None


@pytest.mark.parametrize(("refused", "sound"), [((10,), True), ((14,), True), ((10, 14), False)])
def test_a_house_that_lets_nobody_raise_a_small_blind_is_found(refused: tuple[int, ...], sound: bool) -> None:
    """One of the two sums has to be taken."""
    table = house("Five-Card Draw High", limits="10-20", blinds=4)
    seat = has_the_turn(table).seat
    table.refuses(*(Raise(seat, dollars(to)) for to in refused))
    assert (table.departs() is None) is sound


def test_a_raise_above_the_limit_is_found() -> None:
    """To neither of the two sums."""
    table = small_blinds(10)
    dearer = Cents(dollars(2))

    def told(one: Exchange) -> Exchange:
        if not isinstance(one.stimulus, Raise):
            return one
        bets = (replace_sum(event, dearer) if isinstance(event, BetMade) else event for event in one.events)
        return replace(one, stimulus=Raise(one.stimulus.seat, Cents(one.stimulus.to + dearer)), events=tuple(bets))

    assert compare(table.setup, [told(one) for one in table.exchanges]).departure is not None


def replace_sum(bet: BetMade, more: Cents) -> BetMade:
    """The same bet, so much dearer."""
    return BetMade(bet.seat, bet.action, Cents(bet.amount + more), Cents(bet.to + more), bet.all_in)


# --- chips that are put in --------------------------------------------------------------------------------------------


def puts_in_after(words: Say | None, put: PutIn, *, street: int = 0, limits: str = "2-10") -> House:
    """The player in turn says this, or nothing, and puts in chips."""
    table = house("Five-Card Stud High" if not street else "Seven-Card Stud High", limits=limits)
    turn = has_the_turn(table)
    while street and turn.round == "third street":
        table.takes(Call(turn.seat))
        last = table.table.seen[-1].event
        turn = last if isinstance(last, TurnGiven) else has_the_turn(table)
    for act in (words, put):
        if act is not None:
            table.takes(msgspec.structs.replace(act, seat=turn.seat))
    return table


@pytest.mark.parametrize(("bet", "change", "sound"), [(10, 15, True), (2, 23, True), (2, 15, False), (12, 13, False)])
def test_what_a_chip_above_the_limits_opens_for_is_open(bet: int, change: int, sound: bool) -> None:
    """A bet of the greatest or the least, or one between; the rest of the chip goes back."""
    table = puts_in_after(None, PutIn(0, dollars(25), "pushes forward", single=True), street=1)

    def told(event: AnyEvent) -> AnyEvent:
        match event:
            case BetMade(action="bets"):
                return msgspec.structs.replace(event, amount=dollars(bet), to=dollars(bet))
            case TurnGiven() if event.due == dollars(10):
                return msgspec.structs.replace(event, due=dollars(bet))
            case Procedure(act="gives change"):
                return msgspec.structs.replace(event, total=dollars(change))
        return event

    exchanges = [replace(one, events=tuple(map(told, one.events))) for one in table.exchanges]
    assert (compare(table.setup, exchanges).departure is None) is sound


def test_chips_that_are_not_all_there_need_no_correction() -> None:
    """Who has said twelve and put in eight, and not all, puts in the rest."""
    table = puts_in_after(Say(0, "raise", dollars(12)), PutIn(0, dollars(8), "pushes forward", complete=False))
    table.takes(Proceed())
    corrects = told_of(table, "corrects the bet")
    assert corrects
    assert compare(table.setup, untold(table, "corrects the bet")).departure is None


def test_a_wrong_sum_is_corrected() -> None:
    """Where all chips are there the dealer says so."""
    table = puts_in_after(Say(0, "raise", dollars(12)), PutIn(0, dollars(8), "pushes forward"))
    assert told_of(table, "corrects the bet")
    assert compare(table.setup, untold(table, "corrects the bet")).departure is not None


@pytest.mark.parametrize("to", [4, 6])
def test_a_raise_without_its_sum_may_be_one_of_the_only_sum_there_is(to: int) -> None:
    """The limit is fixed: the house corrects what is put in, at once, or waits for more."""
    table = puts_in_after(Say(0, "raise"), PutIn(0, dollars(3), "pushes forward"), limits="4-8")
    seat = table.exchanges[-1].stimulus.seat  # type: ignore[union-attr]  # chips are somebody's
    corrects = Procedure("corrects the bet", seat=seat, total=dollars(to))
    raises = BetMade(seat, "raises", dollars(to), dollars(to))
    assert table.departs() is None
    table.exchanges[-1] = replace(table.exchanges[-1], events=(corrects, raises))
    assert (table.departs() is None) is (to == 4)


def test_one_chip_that_is_more_than_the_raise_that_was_announced_is_changed_or_corrected() -> None:
    """The words go before the chip; it makes no call of the raise."""
    table = puts_in_after(Say(0, "raise"), PutIn(0, dollars(25), "pushes forward", single=True), limits="4-8")
    last = table.exchanges[-1]
    raises = next(event for event in last.events if isinstance(event, BetMade))
    assert raises.action == "raises"
    assert told_of(table, "corrects the bet") == []
    assert told_of(table, "gives change")
    assert table.departs() is None
    corrects = Procedure("corrects the bet", seat=raises.seat, total=raises.to)
    table.exchanges[-1] = replace(last, events=(corrects, *last.events))
    assert table.departs() is None
    calls = BetMade(raises.seat, "calls", dollars(2), dollars(2))
    table.exchanges[-1] = replace(last, events=tuple(calls if event == raises else event for event in last.events))
    assert table.departs() is not None


@pytest.mark.parametrize("single", [True, False])
def test_of_one_chip_that_is_more_than_was_said_change_may_be_given_without_a_correction(single: bool) -> None:
    """What is put in of several chips is corrected."""
    table = puts_in_after(Say(0, "raise", dollars(12)), PutIn(0, dollars(25), "pushes forward", single=single))
    assert told_of(table, "corrects the bet")
    assert table.departs() is None
    assert (compare(table.setup, untold(table, "corrects the bet")).departure is None) is single


def told_of(table: House, act: str) -> list[AnyEvent]:
    """What was seen of an act."""
    events = (event for one in table.exchanges for event in one.events)
    return [event for event in events if isinstance(event, Procedure) and event.act == act]


def untold(table: House, act: str) -> list[Exchange]:
    """The same table, which does not tell of it."""
    gone = told_of(table, act)
    return [replace(one, events=tuple(event for event in one.events if event not in gone)) for one in table.exchanges]


def test_chips_that_lie_there_stay_when_more_are_refused() -> None:
    """One dollar and ten are more than the limit; a house that counts them together refuses as often as asked."""
    table = puts_in_after(None, PutIn(0, dollars(1), "pushes forward", complete=False), street=1)
    more = PutIn(table.exchanges[-1].stimulus.seat, dollars(10), "pushes forward")  # type: ignore[union-attr]
    table.refuses(more, more)
    assert table.departs() is None
    table.refuses(PutIn(more.seat, dollars(9), "pushes forward"))
    assert table.departs() is not None


def test_a_raise_may_be_told_with_each_motion_of_who_may_go_on() -> None:
    """Who has said "raise" bets on until both hands rest; that more is not taken is found."""
    table = house("Five-Card Draw High", limits="2-10", blinds="2-4")
    turn = has_the_turn(table)
    seat = turn.seat
    table.takes(Say(seat, "raise"))
    first, second = PutIn(seat, dollars(6)), PutIn(seat, dollars(3))
    rests = PlayerDoes(seat, "brings both hands to rest")
    sound = [*table.exchanges]
    table.takes(first, second, rests, Proceed())
    told_once = table.departs()
    assert told_once is None
    (raised,) = [event for event in table.exchanges[-2].events if isinstance(event, BetMade)]
    after = [event for one in table.exchanges[-2:] for event in one.events if event != raised]
    six = msgspec.structs.replace(raised, amount=dollars(6), to=dollars(6))
    three = msgspec.structs.replace(raised, amount=dollars(3))
    by_motion = [
        *sound,
        Exchange(first, True, (six,)),
        Exchange(second, True, (three,)),
        Exchange(rests, True, ()),
        Exchange(Proceed(), True, tuple(after)),
    ]
    assert compare(table.setup, by_motion).departure is None
    wrong = msgspec.structs.replace(three, amount=dollars(4))
    assert (
        compare(table.setup, [*by_motion[:-3], Exchange(second, True, (wrong,)), *by_motion[-2:]]).departure is not None
    )
    assert compare(table.setup, [*by_motion[:-3], Exchange(second, False, ()), *by_motion[-2:]]).departure is not None


def test_chips_that_are_no_bet_yet_lie_there_still_when_hands_come_to_rest() -> None:
    """The first half of a least bet is none; the other half makes it one."""
    table = house("Seven-Card Stud High", limits="4-8")
    betting_ends(table)
    seat = has_the_turn(table).seat
    half = PutIn(seat, dollars(2), "pushes forward", complete=False)
    table.takes(half, PlayerDoes(seat, "brings both hands to rest"), msgspec.structs.replace(half, complete=True))
    assert [one.accepted for one in table.exchanges[-3:]] == [True, False, True]
    (bet,) = [event for event in table.exchanges[-1].events if isinstance(event, BetMade)]
    assert (bet.action, bet.to) == ("bets", dollars(4))
    assert table.departs() is None
