"""Hands that count points: what players elect, the cut, what a hand counts, and what goes wrong there."""

from __future__ import annotations

from pytest_bdd import then

from clausewise.reference_engine.core.money import Cents, parse_money, show_money
from clausewise.reference_engine.vocabulary.cards.places import hand_at
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.core.stimuli import Choose
from clausewise.reference_engine.vocabulary.points.stimuli import (
    AskForBurnCards,
    DoubleDown,
    Draw,
    MisannounceTotal,
    PickUpUpCard,
    RefuseCut,
    Split,
    Stand,
    Surrender,
)
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.steps.outcome_steps import must_see_sums, settled, tell
from clausewise.steps.play.points import hand_in_turn
from clausewise.steps.session import TableSession
from clausewise.steps.wager_names import WagerName
from clausewise.steps.words import act, sentence

# --- what players elect -----------------------------------------------------------------------------------------------


def election(seat: int, hand: int, text: str) -> AnyStimulus:
    """The act that a sentence names.

    >>> election(1, 1, "draws"), election(2, 1, "doubles down for 5")
    (Draw(seat=1, hand=1), DoubleDown(seat=2, hand=1, amount=500))
    """
    what, _, amount = text.partition(" for ")
    match what:
        case "draws":
            return Draw(seat, hand)
        case "stands":
            return Stand(seat, hand)
        case "splits":
            return Split(seat, hand)
        case "surrenders":
            return Surrender(seat, hand)
        case _:
            return DoubleDown(seat, hand, parse_money(amount) if amount else None)


@act("seat {seat:Seat} {done:Election}")
def seat_elects(table: TableSession, seat: int, done: str) -> None:
    """A player elects for the hand whose turn it is; the cards are dealt first if that has not been done."""
    table.play.turn_comes()
    table.play.decide(election(seat, hand_in_turn(table, seat), done))


# --- the cards --------------------------------------------------------------------------------------------------------


@act("{players:Players} {verb:Be} going to refuse the cut")
def players_refuse_the_cut(table: TableSession, players: tuple[int, ...], verb: str) -> None:
    """When it is offered to them next."""
    del verb
    for seat in players:
        table.do(RefuseCut(seat))


@act("the cutting card lies above card {number:Number} of the deck")
def the_cutting_card_lies(table: TableSession, number: int) -> None:
    """Counted from the next card to be dealt; whoever gets that card is where it comes up."""
    table.do(Choose("cutting card", number))


@act("the dealer is going to burn {number:CardCount}")
def the_dealer_burns(table: TableSession, number: int) -> None:
    """The dealer's choice of how many cards."""
    table.attempt(Choose("burn cards", number))


@act("seat {seat:Seat} asks to see the burn cards")
def seat_asks_for_the_burn_cards(table: TableSession, seat: int) -> None:
    """A player who wants to know what was burned."""
    table.attempt(AskForBurnCards(seat))


# --- what goes wrong --------------------------------------------------------------------------------------------------


@act("seat {seat:Seat}'s total is going to be announced as {number:Number}")
def a_total_is_announced_wrongly(table: TableSession, seat: int, number: int) -> None:
    """The next time the dealer says what this player has."""
    table.befall(MisannounceTotal(seat, number))


@act("the dealer is going to pick up the open card by mistake")
def the_open_card_is_picked_up(table: TableSession) -> None:
    """When the cards of one of the dealer's hands are collected, and another is to be played with it."""
    table.befall(PickUpUpCard())


# --- what is seen -----------------------------------------------------------------------------------------------------


@then(sentence("{owner:Place}'s total is {total:Total}"))
def the_total_is(table: TableSession, owner: str, total: str) -> None:
    """What was announced last of this hand in the round: so many points, hard or soft, or a Blackjack."""
    whose, hand = hand_at(owner)
    table.must_see("announces the total", fields=("count", "words"), owner=whose)
    told = [
        event
        for event in table.of_round()
        if isinstance(event, Procedure)
        and event.act == "announces the total"
        and (event.owner, event.hand) == (whose, hand)
    ]
    got = _total(told[-1]) if told else "not announced"
    table.check(f"{owner}'s total is {total}", ok=got == total, expected=total, got=got)


def _total(event: Procedure) -> str:
    return "a blackjack" if event.words == "blackjack" else f"{event.words} {event.count}"


@then(sentence("seat {seat:Seat}'s {wager:Wager} is surrendered, and {amount:Amount} comes back"))
def the_wager_is_surrendered(table: TableSession, seat: int, wager: WagerName, amount: Cents) -> None:
    """Given over to the house but for this part of it."""
    got = settled(table, seat, wager)
    must_see_sums(table, got, "surrendered", "pays", "stake_back")
    ok = [(event.result, event.pays, event.stake_back) for event in got] == [("surrendered", amount, False)]
    shown = " and again ".join(map(tell, got)) or "is not settled"
    table.check(
        f"seat {seat}'s {wager} is surrendered", ok=ok,
        expected=f"is surrendered and is paid {show_money(amount)}", got=shown,
    )  # fmt: skip
