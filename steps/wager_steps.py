"""What players do: wager, change, withdraw, play, fold, sit, leave, touch."""

from __future__ import annotations

from pytest_bdd import given, then

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerTaken
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import (
    ChangeWager,
    Conduct,
    PlaceWager,
    TouchCards,
    WithdrawWager,
)
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Rise, Sit
from clausewise.reference_engine.vocabulary.deeds import is_deed
from clausewise.steps.house_wagers import demand_that_it_was_not_too_low, in_this_house
from clausewise.steps.outcomes import NotReached
from clausewise.steps.session import TableSession
from clausewise.steps.wager_names import WagerName
from clausewise.steps.words import act, amount_or_none, sentence

ACTS_OF_PLAYERS = (PlaceWager, ChangeWager, WithdrawWager, Fold, TouchCards, Conduct)


def wager(table: TableSession, seat: int, kind: WagerName, amount: Cents) -> None:
    """As a Given it has to be taken; as a When it is offered, and a Then says what became of it."""
    table.sit(seat)
    table.attempt(PlaceWager(seat, kind.kind, amount, selection=kind.selection, hand=kind.hand))


@act("seat {seat:Seat} wagers {amount:Amount} on {kind:Wager}")
def seat_wagers(table: TableSession, seat: int, amount: Cents, kind: WagerName) -> None:
    """A player puts a wager down, sitting down first."""
    wager(table, seat, kind, amount)


@act("seats {seats:Seats} wager {amount:Amount} on {kind:Wager}")
def seats_wager(table: TableSession, seats: tuple[int, ...], amount: Cents, kind: WagerName) -> None:
    """Several players put the same wager down."""
    for seat in seats:
        wager(table, seat, kind, amount)


@act("the wagers are")
def the_wagers_are(table: TableSession, datatable: list[list[str]]) -> None:
    """A row for each seat, a column for each wager; an empty cell is no wager."""
    heading, *rows = datatable
    for row in rows:
        for kind, cell in zip(heading[1:], row[1:], strict=True):
            amount = amount_or_none(cell)
            if amount is not None:
                wager(table, int(row[0]), WagerName.read(kind), amount)


@given(sentence("seat {seat:Seat} makes no other wager"))
def seat_makes_no_other_wager(table: TableSession, seat: int) -> None:
    """Not even one without which nobody is dealt in, which a player is otherwise taken to make."""
    table.abstaining.add(seat)


@act("seat {seat:Seat} wagers {amount:Amount} on {kind:Wager} with {instrument:Instrument}")
def seat_wagers_with(table: TableSession, seat: int, amount: Cents, kind: WagerName, instrument: str) -> None:
    """A wager in some other form than chips."""
    table.sit(seat)
    table.attempt(PlaceWager(seat, kind.kind, amount, instrument=instrument, selection=kind.selection, hand=kind.hand))  # type: ignore[arg-type]  # closed vocabulary


@act("the player at seat {player:Seat} wagers {amount:Amount} on {kind:Wager} at the box of seat {seat:Seat}")
def wager_at_another_box(table: TableSession, player: int, amount: Cents, kind: WagerName, seat: int) -> None:
    """A player wagers on another box than the own."""
    table.sit(player)
    table.attempt(PlaceWager(seat, kind.kind, amount, player=player, selection=kind.selection, hand=kind.hand))


@act("somebody who is not seated wagers {amount:Amount} on {kind:Wager} at seat {seat:Seat}")
def a_bystander_wagers(table: TableSession, amount: Cents, kind: WagerName, seat: int) -> None:
    """A wager from behind the chairs."""
    table.attempt(PlaceWager(seat, kind.kind, amount, player=0, selection=kind.selection, hand=kind.hand))


@act("seat {seat:Seat} changes the {kind:Wager} wager to {amount:Amount}")
def seat_changes(table: TableSession, seat: int, kind: WagerName, amount: Cents) -> None:
    """A standing wager is made larger or smaller."""
    table.attempt(ChangeWager(seat, kind.kind, amount, kind.selection, kind.hand))


@act("seat {seat:Seat} takes the {kind:Wager} wager back")
def seat_withdraws(table: TableSession, seat: int, kind: WagerName) -> None:
    """A standing wager is withdrawn."""
    table.attempt(WithdrawWager(seat, kind.kind, kind.selection, kind.hand))


@act("seat {seat:Seat} plays for {amount:Amount}")
def seat_plays(table: TableSession, seat: int, amount: Cents) -> None:
    """A player stays in against the dealer; the cards are dealt first if that has not been done."""
    table.play.decide(PlaceWager(seat, "play", amount))


@act("seat {seat:Seat} folds{hand:WhichHand}")
def seat_folds(table: TableSession, seat: int, hand: int) -> None:
    """A player gives the hand up, or one of several; the cards are dealt first if that has not been done."""
    table.play.decide(Fold(seat, hand))


@act("seat {seat:Seat} folds, and {nothing:NotYet} yet")
def seat_folds_too_early(table: TableSession, seat: int, nothing: str) -> None:
    """A player gives up, as the table stands: nothing is dealt for it."""
    table.attempt(Fold(seat))


@act("seats {seats:Seats} fold")
def seats_fold(table: TableSession, seats: tuple[int, ...]) -> None:
    """Several players give their hands up, in turn."""
    for seat in seats:
        table.play.decide(Fold(seat))


@act("seat {seat:Seat} leaves the table")
def seat_leaves(table: TableSession, seat: int) -> None:
    """A player goes away."""
    table.attempt(Rise(seat, leaves=True))
    table.play.has_left(seat)


@act("seat {seat:Seat} stands up and stays at the table")
def seat_stands_up(table: TableSession, seat: int) -> None:
    """A player leaves the chair but not the table."""
    table.attempt(Rise(seat, leaves=False))


@act("seat {seat:Seat} sits down")
def seat_sits_down(table: TableSession, seat: int) -> None:
    """A player takes a chair."""
    table.attempt(Sit(seat))


@act("{who:Toucher} touches the cards of seat {seat:Seat}")
def somebody_touches(table: TableSession, who: str, seat: int) -> None:
    """Somebody reaches for a player's cards."""
    table.attempt(TouchCards(seat, who))  # type: ignore[arg-type]  # closed vocabulary


@act("{who:Toucher} touches the cards that seat {seat:Seat} has laid down")
def somebody_touches_what_was_laid_down(table: TableSession, who: str, seat: int) -> None:
    """The same once the player has looked at them and put them down, which has to be seen."""
    table.must_see("lays down")
    if not any(is_deed(event, "lays down") and getattr(event, "seat", None) == seat for event in table.of_round()):
        raise NotReached(f"the player at seat {seat} has not been seen to lay the cards down")
    somebody_touches(table, who, seat)


@act("seat {seat:Seat} tells seat {other:Seat} about the hand")
def a_player_tells_another(table: TableSession, seat: int, other: int) -> None:
    """What players may not do; it has been said, and nobody can refuse it."""
    table.attempt(Conduct(seat, "communicates about the hand", other))


@act("seat {seat:Seat} asks the dealer to check the hand")
def a_player_asks_for_a_check(table: TableSession, seat: int) -> None:
    """A player who is unsure of the hand."""
    table.attempt(Conduct(seat, "asks the dealer to check the hand"))


# --- taken or refused -------------------------------------------------------------------------------------------------


@then(sentence("the {what:Attempt} is refused"))
def the_act_is_refused(table: TableSession, what: str) -> None:
    """The latest act was refused, and nothing came of it."""
    check_refused(table, what)


@then(sentence("the {what:Attempt} is accepted"))
def the_act_is_accepted(table: TableSession, what: str) -> None:
    """The latest act was accepted."""
    answer = latest(table)
    table.check(f"the {what} is accepted", ok=answer.accepted, expected="accepted", got=f"refused: {answer.reason}")


@then(sentence("the {kind:Wager} wager of {amount:Amount} is taken"))
def the_wager_is_taken(table: TableSession, kind: WagerName, amount: Cents) -> None:
    """The latest act was this wager, and it stands."""
    check_taken(table, kind, amount)


@then(sentence("{kind:AWager} wager of {amount:Amount} from seat {seat:Seat} is taken"))
def a_wager_from_seat_is_taken(table: TableSession, kind: WagerName, amount: Cents, seat: int) -> None:
    """The twin of a refusal: the same act made lawful by one change."""
    table.sit(seat)
    table.attempt(PlaceWager(seat, kind.kind, amount, selection=kind.selection, hand=kind.hand))
    check_taken(table, kind, amount)


@then(sentence("{kind:AWager} wager of {amount:Amount} from seat {seat:Seat} is refused"))
def a_wager_from_seat_is_refused(table: TableSession, kind: WagerName, amount: Cents, seat: int) -> None:
    """The twin of an acceptance."""
    table.sit(seat)
    table.attempt(PlaceWager(seat, kind.kind, amount, selection=kind.selection, hand=kind.hand))
    check_refused(table, "wager")


@then(sentence("seat {seat:Seat}'s {kind:Wager} wager stands at {amount:Amount}"))
def the_wager_stands_at(table: TableSession, seat: int, kind: WagerName, amount: Cents) -> None:
    """What the table holds for this wager."""
    table.must_see("wager-taken", "wager-withdrawn", seat=seat, wager=kind.kind)
    # A system may settle in the very answer in which it takes the wager: what stood there is asked, not what is left.
    got = table.standing(seat, kind, just_settled=table.latest.events if table.latest is not None else ())
    if got:
        table.must_see("wager-settled", seat=seat, wager=kind.kind)  # what has been taken may have been given back
    table.check_amount(f"seat {seat}'s {kind} wager", in_this_house(table, kind.kind, amount), got)


def latest(table: TableSession) -> TableSession.Latest:
    """The latest act of a player and its answer."""
    if table.latest is None:
        raise NotReached("no player has acted yet")
    return table.latest


def check_refused(table: TableSession, what: str) -> None:
    """Refused in the receipt, and without an effect."""
    answer = latest(table)
    effect = ", ".join(type(event).__name__ for event in answer.events)
    got = "accepted" if answer.accepted else f"refused, and yet: {effect}"
    table.check(f"the {what} is refused", ok=not answer.accepted and not effect, expected="refused", got=got)


def check_taken(table: TableSession, kind: WagerName, amount: Cents) -> None:
    """Accepted in the receipt, and seen as a wager of this amount."""
    table.must_see("wager-taken", wager=kind.kind)
    answer = latest(table)
    if not answer.accepted and not answer.events:
        demand_that_it_was_not_too_low(table, answer.stimulus)
    table.check(f"the {kind} wager is taken", ok=answer.accepted, expected="accepted", got=f"refused: {answer.reason}")
    taken = [event.amount for event in answer.events if isinstance(event, WagerTaken) and WagerName.of(event) == kind]
    wanted = in_this_house(table, kind.kind, amount)
    table.check_amount(f"the {kind} wager", wanted, taken[-1] if len(taken) == 1 else None)
