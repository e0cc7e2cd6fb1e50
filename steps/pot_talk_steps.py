"""Pot games: what players say and do beside acting, chips and gestures, what goes wrong, and who waits for a seat."""

from __future__ import annotations

from pytest_bdd import then

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.vocabulary.core.events import RoundEnded
from clausewise.reference_engine.vocabulary.pot.events import BetMade, BetReturned, PotAwarded
from clausewise.reference_engine.vocabulary.pot.stimuli import (
    AnnounceVacancy,
    AskForSeat,
    DenyPlay,
    LeaveOut,
    NoticeError,
    OrderDisclosure,
    PlayerDoes,
    SpoilCard,
    SpoilHand,
    StartDealAt,
    TakeSeat,
)
from clausewise.steps.play.pot import attempt_move, deal_if_need_be, go_on, in_hand, plan_of, prepare
from clausewise.steps.pot_moves import handled, said
from clausewise.steps.session import TableSession
from clausewise.steps.wager_steps import latest
from clausewise.steps.words import act, sentence

# --- words, chips, gestures -------------------------------------------------------------------------------------------


@act('seat {seat:Seat} says "{words:Said}"')
def a_player_says(table: TableSession, seat: int, words: str) -> None:
    """Clearly and to the dealer, before anything else is done; the house does not go on yet."""
    _speak(table, seat, words, heard=True)


@act('seat {seat:Seat} says "{words:Said}", unheard by the dealer')
def a_player_says_unheard(table: TableSession, seat: int, words: str) -> None:
    """Too low, or to somebody else."""
    _speak(table, seat, words, heard=False)


def _speak(table: TableSession, seat: int, words: str, *, heard: bool) -> None:
    deal_if_need_be(table)
    table.attempt(said(seat, words, heard=heard))
    plan = plan_of(table)
    plan.bound = latest(table).accepted
    plan.may_bet_on = seat if words == "raise" and heard and plan.bound else None


@act("seat {seat:Seat} {done:Handling}")
def a_player_handles_chips(table: TableSession, seat: int, done: str) -> None:
    """How chips are moved, how many, and what is said of them; the house goes on if the bet is complete.

    Who has said "raise", and not how much, may go on betting until both hands rest: the house waits for that.
    """
    stimulus = handled(seat, done)
    if plan_of(table).may_bet_on == seat and not stimulus.single:
        table.attempt(stimulus)
    elif stimulus.complete:
        attempt_move(table, stimulus)
    else:
        deal_if_need_be(table)
        table.attempt(stimulus)
        plan_of(table).bound = latest(table).accepted


@act("seat {seat:Seat}'s hands come to rest")
def hands_come_to_rest(table: TableSession, seat: int) -> None:
    """Before the pot, after chips were put there; a house that has taken the bet already goes on."""
    plan, rest = plan_of(table), PlayerDoes(seat, "brings both hands to rest")
    may_bet_on, plan.may_bet_on = plan.may_bet_on, None
    if may_bet_on == seat:
        table.attempt(rest)
        go_on(table)
    else:
        attempt_move(table, rest)


@act("seat {seat:Seat} {what:Doing}")
def a_player_does(table: TableSession, seat: int, what: str) -> None:
    """A gesture, or something else beside acting; a hand has been dealt before."""
    if what == "discards the hand face down" and not in_hand(table):
        prepare(table)
    stimulus = PlayerDoes(seat, what)  # type: ignore[arg-type]  # a closed vocabulary
    attempt_move(table, stimulus)


@then(sentence("every bet is returned"))
def every_bet_is_returned(table: TableSession) -> None:
    """Each seat gets back what it has put in since the round began, and nobody wins anything."""
    table.must_see("bet-made", "bet-returned", "pot-awarded")
    put_in: dict[int, int] = {}
    for event in table.of_round():
        if isinstance(event, BetMade):
            put_in[event.seat] = put_in.get(event.seat, 0) + event.amount
        elif isinstance(event, BetReturned):
            put_in[event.seat] = put_in.get(event.seat, 0) - event.amount
    over = any(isinstance(event, RoundEnded) for event in table.of_round())
    table.check("every bet is returned", ok=over, expected="the round is over", got="over" if over else "not over")
    won = sum(event.amount for event in table.of_round() if isinstance(event, PotAwarded))
    table.check_amount("what is won", Cents(0), Cents(won))
    for seat, left in sorted(put_in.items()):
        table.check_amount(f"what seat {seat} has in the pot", Cents(0), Cents(left))


# --- the house and who wants to play ----------------------------------------------------------------------------------


@act("a {someone:Role} orders a disclosure")
def somebody_orders_a_disclosure(table: TableSession, someone: str) -> None:
    """Of the hands that are given up at the showdown."""
    deal_if_need_be(table)
    table.attempt(OrderDisclosure(someone))  # type: ignore[arg-type]  # a closed vocabulary


@act("the house denies seat {seat:Seat} the opportunity to play")
def the_house_denies(table: TableSession, seat: int) -> None:
    """Whoever sits there, or wants to."""
    table.attempt(DenyPlay(seat))


@act("patron {patron:Number} asks for a seat")
def a_patron_asks(table: TableSession, patron: int) -> None:
    """Somebody who has none; patrons are told apart by a number."""
    table.attempt(AskForSeat(patron))


@act("patron {patron:Number} takes seat {seat:Seat}")
def a_patron_takes(table: TableSession, patron: int, seat: int) -> None:
    """One of those who want to play, on the list or not."""
    table.attempt(TakeSeat(patron, seat))


@act("the house announces a vacancy")
def the_house_announces_a_vacancy(table: TableSession) -> None:
    """That a seat is vacant."""
    table.attempt(AnnounceVacancy())


# --- what goes wrong --------------------------------------------------------------------------------------------------


@act("the cards are going to be dealt without a {what:LeftOut} by mistake")
def a_duty_is_left_out(table: TableSession, what: str) -> None:
    """In the next round."""
    table.befall(LeaveOut(what))  # type: ignore[arg-type]  # a closed vocabulary


@act("the deal is going to begin at seat {seat:Seat} by mistake")
def the_deal_begins_wrongly(table: TableSession, seat: int) -> None:
    """In the next round."""
    table.befall(StartDealAt(seat))


@act("card {number:Number} of {place:CardsPlace} is going to be turned up in the dealing")
def a_card_is_turned_up(table: TableSession, number: int, place: str) -> None:
    """The first card of a place is its number 1."""
    table.befall(SpoilCard(place.removeprefix("the "), number, "turned up"))


@act("card {number:Number} of {place:CardsPlace} is going to fall off the table")
def a_card_falls_off(table: TableSession, number: int, place: str) -> None:
    """The first card of a place is its number 1."""
    table.befall(SpoilCard(place.removeprefix("the "), number, "off the table"))


@act("the hand of seat {seat:Seat} touches the discards{how:HowSpoilt}")
def a_hand_touches_the_discards(table: TableSession, seat: int, how: str) -> None:
    """While the hand is played."""
    deal_if_need_be(table)
    clear, own_act = "made out" in how, "own act" in how
    table.befall(SpoilHand(seat, "touches the discards", clear=clear, own_act=own_act))
    go_on(table)


@act("the dealer collects the hand of seat {seat:Seat} by mistake{how:HowSpoilt}")
def a_hand_is_collected(table: TableSession, seat: int, how: str) -> None:
    """While the hand is played."""
    deal_if_need_be(table)
    table.befall(SpoilHand(seat, "collected", own_act="own act" in how))
    go_on(table)


@act("the error is noticed")
def the_error_is_noticed(table: TableSession) -> None:
    """Now, in the middle of the hand or at its end; the house goes on from there."""
    deal_if_need_be(table)
    table.befall(NoticeError())
    go_on(table)
