"""The table: which game, what the house has chosen, decks, time, rounds, orders."""

from __future__ import annotations

from pytest_bdd import given

from clausewise.reference_engine.vocabulary.cards.stimuli import AskForCards, BringDecks, FloorOrders
from clausewise.reference_engine.vocabulary.core.events import RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import AdvanceClock, Choose, LetRest, Perform, Proceed, Sit
from clausewise.reference_engine.vocabulary.deeds import is_deed
from clausewise.reference_engine.vocabulary.words import ANY_OF
from clausewise.steps.outcomes import CannotShow, NotOffered
from clausewise.steps.rulebooks import rulebook_for, rulebook_named
from clausewise.steps.session import TableSession
from clausewise.steps.words import act, sentence

# --- which table ------------------------------------------------------------------------------------------------------


@given(sentence("a {game} table under the {authority} rules"))
def a_table(table: TableSession, game: str, authority: str) -> None:
    """A table in operation: cards shuffled and loaded, nobody seated."""
    table.choose_rulebook(*rulebook_for(game, authority, table.stands_in))


@given(sentence("a {game} table under the {authority} rules, dealt from {dealing:Dealing}"))
def a_table_dealt_from(table: TableSession, game: str, authority: str, dealing: str) -> None:
    """A table on which the cards are dealt in this way."""
    table.choose_rulebook(*rulebook_for(game, authority, table.stands_in))
    table.want_any("dealing", ANY_OF.get(dealing, (dealing,)))
    if dealing != "manual shoe":
        table.want_any("shuffling", ANY_OF["by any device"])


@given(sentence("a {game} table under the {authority} rules that is not yet open"))
def a_closed_table(table: TableSession, game: str, authority: str) -> None:
    """A table without cards."""
    table.choose_rulebook(*rulebook_for(game, authority, table.stands_in), ready=False)


@given(sentence("an {authority} {game} table that is not yet open"))
def a_closed_pot_table(table: TableSession, authority: str, game: str) -> None:
    """A pot game's table without cards, at which nobody is seated."""
    table.choose_rulebook(*rulebook_named(f"{authority} {game}", table.stands_in), ready=False)


@given(sentence("the house's {option:Option} is {value:Value}"))
def the_house_has_chosen(table: TableSession, option: str, value: str | int) -> None:
    """What the rules leave to the house."""
    table.want_any(option, ANY_OF.get(str(value), (value,)))


@given(sentence("the house's choice of {option} is {value:Value}"))
def the_house_has_chosen_of(table: TableSession, option: str, value: str | int) -> None:
    """The same by the id of the option, which another package's rulebook may have given it."""
    table.want_any(option, (value,))


# --- decks and orders -------------------------------------------------------------------------------------------------


@act("{number:DeckCount} brought to the table")
def decks_are_brought(table: TableSession, number: int) -> None:
    """Fresh decks, to be inspected and shuffled at the table."""
    table.attempt(BringDecks(number))


@act("{number:DeckCount} brought to the table, and no other leaves")
def more_decks_are_brought(table: TableSession, number: int) -> None:
    """Decks beside those that are there: a house that takes one away for another never has more."""
    before = len(table.events)
    table.attempt(BringDecks(number))
    if any(is_deed(seen.event, "takes out of play") for seen in table.events[before:]):
        raise NotOffered("this house takes a deck away for one that is brought")


@act("{number:DeckCount} brought to the table, {prepared:Prepared}")
def prepared_decks_are_brought(table: TableSession, number: int, prepared: str) -> None:
    """Decks that were inspected or shuffled before they came."""
    table.attempt(BringDecks(number, preinspected="preinspected" in prepared, preshuffled="preshuffled" in prepared))


@act("a {someone:Role} orders a {order:Order}")
def somebody_orders(table: TableSession, someone: str, order: str) -> None:
    """An order; only a floorperson or somebody above has a say."""
    table.attempt(FloorOrders(order, someone))  # type: ignore[arg-type]  # both are closed vocabularies


@act("the cut is made {number:Number} cards from the top")
def the_cut_is_made(table: TableSession, number: int) -> None:
    """The dealer's choice of where to cut."""
    table.attempt(Choose("cut depth", number))


@act("the cut is made {number:Number} cards from the bottom")
def the_cut_is_made_from_below(table: TableSession, number: int) -> None:
    """The dealer takes so many cards from the bottom of the deck, where the rules leave either end."""
    table.attempt(Choose("cut depth", -number))


@act("the dealer holds the cards in the {hand:Hand}")
def the_dealer_holds(table: TableSession, hand: str) -> None:
    """The dealer's choice of a hand for the deck; while the other hand holds it, it may be refused."""
    table.attempt(Choose("dealing hand", hand))


@act("the dealer chooses to count the stub of this round")
def the_dealer_counts_early(table: TableSession) -> None:
    """A count before it is due."""
    table.do(Choose("count the stub", 1))


# --- people and time --------------------------------------------------------------------------------------------------


@act("a player arrives at seat {seat:Seat}")
def a_player_arrives(table: TableSession, seat: int) -> None:
    """A player sits down."""
    table.do(Sit(seat))


@act("nobody plays any more")
def nobody_plays(table: TableSession) -> None:
    """The table is open and idle."""
    table.do(LetRest())


@act("a player asks for the cards to be spread face up")
def a_player_asks(table: TableSession) -> None:
    """A wish that the dealer of an idle table grants."""
    table.do(AskForCards())


@act("{span:Span} pass")
def time_passes(table: TableSession, span: int) -> None:
    """The clock moves on."""
    pass_time(table, span)


def pass_time(table: TableSession, milliseconds: int) -> None:
    """Moves the clock, if it can be moved."""
    if table.description.clock != "movable":
        raise CannotShow("the clock of the system cannot be moved")
    table.do(AdvanceClock(milliseconds))


# --- rounds -----------------------------------------------------------------------------------------------------------


@act("the house goes on")
def the_house_goes_on(table: TableSession) -> None:
    """The house does its duties until it waits for the players."""
    table.play.go_on()


@act("the house goes on until the {someone:Role} {deed:Deed}")
def the_house_goes_on_until(table: TableSession, someone: str, deed: str) -> None:
    """The house does its duties up to this one, and does not go straight on to the end of the round.

    Who does it in one breath with what somebody else has just done need not do it again.
    """
    last = table.exchanges[-1:]
    happened = [event for one in last if not isinstance(one.stimulus, Proceed | Perform) for event in one.events]
    if not any(is_deed(event, deed) for event in happened):
        table.play.prepare()
        before = len(table.events)
        table.proceed_until(lambda event: is_deed(event, deed), f"the {someone} {deed}")
        happened = [seen.event for seen in table.events[before:]]
    done = next(place for place, event in enumerate(happened) if is_deed(event, deed))
    if any(isinstance(event, RoundEnded) for event in happened[done + 1 :]):
        raise NotOffered(f"at this table the round is over when the {someone} {deed}")


@act("{number:RoundCount} played")
def rounds_are_played(table: TableSession, number: int) -> None:
    """Plain rounds: seat 1 wagers 10 on ante and plays for 10; in a pot game everybody checks to the end."""
    for _ in range(number):
        table.play.play_plainly()


@act("a round is played every {interval:Span} for {whole:Span}")
def rounds_at_intervals(table: TableSession, interval: int, whole: int) -> None:
    """Plain rounds, each so long after the one before."""
    for _ in range(whole // interval):
        table.play.play_plainly()
        pass_time(table, interval)


@act("the round is completed")
def the_round_is_completed(table: TableSession) -> None:
    """Everything up to the end of the round; a player who was not mentioned plays for the ante, or checks."""
    table.play.complete()
