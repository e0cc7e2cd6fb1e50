"""Pot games: players with chips, the button, hole cards and board, betting, and who wins which pot."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pytest_bdd import given, then

from clausewise.reference_engine.core.cards import Card, parse_cards
from clausewise.reference_engine.core.money import Cents, dollars, parse_money, show_money
from clausewise.reference_engine.families.pot.sight import as_offered
from clausewise.reference_engine.families.rulebook import GAME
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.rulebooks.pot_layouts import goes_with_blinds
from clausewise.reference_engine.vocabulary.cards.events import HandRanked
from clausewise.reference_engine.vocabulary.core.events import RoundEnded
from clausewise.reference_engine.vocabulary.pot.events import BetsGathered, ButtonPlaced, FeeTaken, PotAwarded
from clausewise.reference_engine.vocabulary.pot.stimuli import (
    Bet,
    BuyIn,
    Discard,
    HandleTransaction,
    Raise,
    SetRate,
    TakeOff,
)
from clausewise.steps.forcing import want_cards
from clausewise.steps.outcomes import NotOffered
from clausewise.steps.play.pot import (
    attempt_move,
    deal_if_need_be,
    discard_as_planned,
    go_on,
    in_hand,
    must_have_posted,
    must_have_wagered,
    plan_of,
    prepare,
    turn_of,
    whose_turn,
)
from clausewise.steps.pot_moves import made_of, move, named_move, words_of
from clausewise.steps.rulebooks import rulebook_named
from clausewise.steps.session import TableSession
from clausewise.steps.wager_steps import check_refused, latest
from clausewise.steps.words import SHARES, act, place, sentence

ODD_CHIP = dollars(1)
"""The largest chip by which equal parts of a pot may differ; one player may have all that does not divide."""
SEATS = "seats"

# --- which table, who plays, which cards ------------------------------------------------------------------------------


@given(sentence("a {authority} {game} table"))
@given(sentence("an {authority} {game} table"))
def a_pot_table(table: TableSession, authority: str, game: str) -> None:
    """A pot game's table in operation; seats 1 to 3 play with 1,000 each unless the scenario names players."""
    table.choose_rulebook(*rulebook_named(f"{authority} {game}", table.stands_in))


@given(sentence("a {authority} {game} table with {setting:Setting}"))
@given(sentence("an {authority} {game} table with {setting:Setting}"))
def a_pot_table_with(table: TableSession, authority: str, game: str, setting: str) -> None:
    """The next hand is played with the dealer button there, and under these blinds; with antes there are no blinds.

    Where the house has several limits, they are those of the blinds; where it may ask for antes as well, it does not.
    """
    meant = rulebook_named(f"{authority} {game}", table.stands_in)
    table.choose_rulebook(*meant)
    if not meant.game:
        _want_a_game_with_blinds(table)
    button, _, forced = setting.removeprefix("the button at seat ").partition(" and ")
    plan_of(table).button = int(button)
    _want_seats(table, int(button))
    what, _, amounts = forced.partition(" of ")
    if what == "antes":
        table.want("ante", int(amounts))
        table.want("blind", 0)
    elif what and "blinds" in table.description.options:
        sizes = amounts.replace(", ", "-").replace(" and ", "-").split("-")
        table.want("blinds", "-".join(sizes) if len(sizes) > 1 else int(amounts))
        for option, value in goes_with_blinds(table.rulebook, table.every_option(), int(sizes[-1])).items():
            table.want(option, value)
        if table.offered("number-of-blinds"):
            table.want("number-of-blinds", len(amounts.split(" and ")))


def _want_a_game_with_blinds(table: TableSession) -> None:
    """Where any game of several will do, it is the first that the house offers and that has a button and blinds."""
    book, blinds = RULEBOOKS.get(table.rulebook), table.description.options.get("blinds", ())
    if book is None or not book.names:
        return  # it has one game
    such = [game for game in table.offered(GAME) if book.at_the_table({GAME: game}, "blinds", blinds)]
    if not such:
        raise NotOffered("the house offers no game with a dealer button and blinds")
    table.want_any(GAME, such)


@act("{players:Players} {verb:Have} {amount:Amount}")
def players_have(table: TableSession, players: tuple[int, ...], verb: str, amount: Cents) -> None:
    """Players sit down with so many chips, or add them before the next hand."""
    _want_seats(table, max(players))
    for seat in players:
        table.attempt(BuyIn(seat, amount))
        if latest(table).accepted:
            table.seated.add(seat)


@act("seat {seat:Seat} takes {amount:Amount} off the table")
def a_player_takes_chips_off(table: TableSession, seat: int, amount: Cents) -> None:
    """A player takes some of the chips away, and stays."""
    if not in_hand(table):
        prepare(table)
    table.attempt(TakeOff(seat, amount))


def _want_seats(table: TableSession, most: int) -> None:
    """Where the house has tables of several sizes, one is asked for that has this seat, if any has."""
    sizes = [int(size) for size in table.offered(SEATS)]
    if table.is_open or not sizes or most > max(sizes) or int(table.option(SEATS)) >= most:
        return
    table.want(SEATS, min((size for size in sizes if size >= most), default=most))


@given(sentence("the hole cards are"))
def the_hole_cards_are(table: TableSession, datatable: list[list[str]]) -> None:
    """The cards that each seat is dealt in the next hand; what is not named does not matter."""
    for row in datatable:
        want_cards(table, place(row[0]), parse_cards(row[1]))


@given(sentence("the board is {cards:Cards}"))
def the_board_is(table: TableSession, cards: tuple[Card, ...]) -> None:
    """Flop, turn and river of the next hand."""
    want_cards(table, "board", cards)


@given(sentence("the discards are"))
def the_discards_are(table: TableSession, datatable: list[list[str]]) -> None:
    """What each seat gives away when it is its turn to, and in a third column what it draws for it."""
    plan = plan_of(table)
    for owner, given_away, *drawn in datatable:
        seat = int(owner.removeprefix("seat "))
        plan.discards[seat] = parse_cards(given_away) if given_away else ()
        plan.drawn[seat] = len(plan.discards[seat])
        if drawn and drawn[0]:
            want_cards(table, owner, (*table.forced.get(owner, ()), *parse_cards(drawn[0])))


# --- acting -----------------------------------------------------------------------------------------------------------


@act("the betting goes")
def the_betting_goes(table: TableSession, datatable: list[list[str]]) -> None:
    """Round, seat, action, and all that the seat has then wagered in the round; each row in its turn."""
    heading, *rows = datatable
    if heading != ["round", "seat", "action", "to"]:
        raise ValueError("a betting table has the columns round, seat, action and to")
    deal_if_need_be(table)
    for betting_round, cell, action, to in rows:
        seat = int(cell)
        if action == "posts the forced bet":
            must_have_posted(table, seat, action)
            continue
        turn = whose_turn(table, seat, betting_round)
        words = {"bets": f"bets {to}", "raises": f"raises to {to}"}.get(action, action)
        made = move(seat, words)
        table.do(as_offered(made, turn) if isinstance(made, Bet | Raise) else made)
        if to:
            must_have_wagered(table, seat, parse_money(to))
        go_on(table)
    discard_as_planned(table)


@act("everyone checks to the showdown")
def everyone_checks(table: TableSession) -> None:
    """From here on each player checks, or calls what is due; a hand that is over already is not followed by another."""
    table.play.complete()


@act("seat {seat:Seat} {done:Move}")
def seat_moves(table: TableSession, seat: int, done: str) -> None:
    """A player acts; the cards are dealt first if that has not been done, and the house goes on afterwards."""
    attempt_move(table, move(seat, done))


@act("{who:Outsider} {done:Move} at seat {seat:Seat}")
def an_outsider_moves(table: TableSession, who: str, done: str, seat: int) -> None:
    """Somebody puts money on another player's hand."""
    player = re.fullmatch(r"the player at seat (\d+)", who)
    attempt_move(table, move(seat, done, int(player[1]) if player else 0))


@act("a transaction has to be handled")
def a_transaction_has_to_be_handled(table: TableSession) -> None:
    """In the middle of a hand; the dealer needs both hands for it."""
    deal_if_need_be(table)
    table.do(HandleTransaction())


@act("the house sets the collection rate to {amount:Amount}")
def the_house_sets_the_rate(table: TableSession, amount: Cents) -> None:
    """Another rate than before, from now on."""
    if not in_hand(table):
        prepare(table)
    table.attempt(SetRate(amount))


# --- taken or refused -------------------------------------------------------------------------------------------------


@then(sentence("the {what:TheMove} is taken"))
def the_latest_move_is_taken(table: TableSession, what: str) -> None:
    """The latest act was accepted, and was seen as this move and no other."""
    check_made(table, f"the {what}")


@then(sentence("{what:AMove} from seat {seat:Seat} is taken"))
def the_move_is_taken(table: TableSession, what: str, seat: int) -> None:
    """The twin of a refusal: accepted, and seen as this move and no other."""
    attempt_move(table, named_move(seat, what))
    check_made(table, what)


def check_made(table: TableSession, what: str) -> None:
    """Accepted in the receipt, and seen as the player's one move of this kind and amount."""
    named = named_move(0, what)
    table.must_see("cards-discarded" if isinstance(named, Discard) else "acts")
    answer = latest(table)
    table.check(f"{what} is taken", ok=answer.accepted, expected="accepted", got=f"refused: {answer.reason}")
    wanted, got = words_of(named), made_of(named, answer.events)
    table.check(f"{what} is seen", ok=got == wanted, expected=wanted, got=got or "nothing")


@then(sentence("{what:AMove} from seat {seat:Seat} is refused"))
def the_move_is_refused(table: TableSession, what: str, seat: int) -> None:
    """The twin of an acceptance."""
    attempt_move(table, named_move(seat, what))
    check_refused(table, what.split(" ", 1)[1])


# --- whose turn it is, and what may be done ---------------------------------------------------------------------------


@then(sentence("it is seat {seat:Seat}'s turn"))
def it_is_the_turn_of(table: TableSession, seat: int) -> None:
    """The player who has to act now."""
    table.must_see("turn-given")
    turn = turn_of(table)
    got = "nobody" if turn is None else f"seat {turn.seat}"
    table.check(f"it is seat {seat}'s turn", ok=got == f"seat {seat}", expected=f"seat {seat}", got=got)


@then(sentence("seat {seat:Seat} may {options:Options}"))
def the_seat_may(table: TableSession, seat: int, options: str) -> None:
    """What the player who has to act may do, among other things; `only`: nothing else; `not`: none of it."""
    table.must_see("turn-given")
    turn = turn_of(table)
    offered = set(turn.options) if turn is not None and turn.seat == seat else set()
    negated, only = options.startswith("not "), options.startswith("only ")
    named = set(re.split(r", | and | or ", options.removeprefix("not ").removeprefix("only ")))
    whole = turn is not None and turn.seat == seat
    ok = whole and (not named & offered if negated else named == offered if only else named <= offered)
    table.check(f"seat {seat} may {options}", ok=ok, expected=options,
                got=", ".join(sorted(offered)) or "it is not for this seat to act")  # fmt: skip


@then(sentence("the {button:Button} is at seat {seat:Seat}"))
def the_button_is_at(table: TableSession, button: str, seat: int) -> None:
    """Where it was placed last."""
    table.must_see("button-placed")
    placed = [s.event for s in table.events if isinstance(s.event, ButtonPlaced) and s.event.button == button]
    got = f"seat {placed[-1].seat}" if placed else "nowhere"
    table.check(f"the {button} is at seat {seat}", ok=got == f"seat {seat}", expected=f"seat {seat}", got=got)


# --- pots -------------------------------------------------------------------------------------------------------------


@then(sentence("the pot holds {amount:Amount}"))
def the_pot_holds(table: TableSession, amount: Cents) -> None:
    """All that has been moved into the pot of this hand and not been taken or won."""
    table.must_see("bets-gathered", "fee-taken")
    told = [event.pot for event in table.of_round() if isinstance(event, BetsGathered | FeeTaken)]
    table.check_amount("the pot", amount, told[-1] if told else None)


@then(sentence("seat {seat:Seat} wins {what:Winnings}"))
def the_seat_wins(table: TableSession, seat: int, what: str) -> None:
    """What the player gets from this pot, or this half of it, in this hand."""
    table.must_see("pot-awarded")
    table.play.demand_what_was_forced()
    if what in SHARES:
        check_share(table, seat, what)
        return
    amount, _, source = what.partition(" from ")
    if source not in ("", "the pot"):
        table.must_see("pot-awarded", fields=("pot",))
    awards = [event for event in table.of_round() if isinstance(event, PotAwarded)]
    in_parts = _in_halves(table, awards) if " half of " in source else awards
    awarded = [event for event in in_parts if event.seat == seat and _is_of(event, source)]
    wanted = Cents(0) if what == "nothing" else parse_money(amount)
    got = Cents(sum(event.amount for event in awarded))
    over = any(isinstance(event, PotAwarded | RoundEnded) for event in table.of_round())
    if not over:
        table.check(f"seat {seat} wins {what}", ok=False, expected=show_money(wanted), got="no pot is awarded")
    table.check_amount(f"seat {seat} wins {what}", wanted, got)


def check_share(table: TableSession, seat: int, what: str) -> None:
    """All that is won in the hand, or one half of it, whatever it comes to, or an equal part up to an odd chip."""
    awarded = [event for event in table.of_round() if isinstance(event, PotAwarded)]
    everything = sum(event.amount for event in awarded)
    source = what[what.index("the ") :]
    if source != "the pot":
        table.must_see("pot-awarded", fields=("pot",))
    in_parts = awarded if source == "the pot" else _in_halves(table, awarded)
    shared = [event for event in in_parts if _is_of(event, source)]
    whole = sum(event.amount for event in shared)
    got = sum(event.amount for event in shared if event.seat == seat)
    among = SHARES[what]
    halved = source == "the pot" or abs(2 * whole - everything) <= ODD_CHIP
    ok = whole > 0 and halved and abs(among * got - whole) <= (among - 1) ** 2 * ODD_CHIP
    told = f"{show_money(Cents(got))} of {show_money(Cents(whole))}"
    if not halved:
        told += f", which is no half of {show_money(Cents(everything))}"
    table.check(f"seat {seat} wins {what}", ok=ok, expected=what, got=told)


def _in_halves(table: TableSession, awarded: Sequence[PotAwarded]) -> list[PotAwarded]:
    """A pot that goes whole to one player who has a low hand, too, is both of its halves: the house need not cut it."""
    lows = {event.owner for event in table.of_round() if isinstance(event, HandRanked) and event.game == "low"}
    found: list[PotAwarded] = []
    for event in awarded:
        alone = sum(other.pot == event.pot for other in awarded) == 1
        if event.share == "whole" and alone and f"seat {event.seat}" in lows:
            low = Cents(event.amount // (2 * ODD_CHIP) * ODD_CHIP)
            found += [PotAwarded(event.pot, "high", event.seat, Cents(event.amount - low))]
            found += [PotAwarded(event.pot, "low", event.seat, low)]
        else:
            found.append(event)
    return found


def _is_of(event: PotAwarded, source: str) -> bool:
    """Whether an award is from the pot, the side pot or the half that a sentence names; `the pot` is all of them."""
    half, of, pot = source.rpartition(" half of ")
    if of and event.share != half.removeprefix("the "):
        return False
    if pot in ("", "the pot"):
        return True
    named = {"the main pot": "main", "the bets after the draw": "bets after the draw"}
    return event.pot == named.get(pot, pot.replace("side pot", "side"))


@then(sentence("{owner:Place} has {low:LowHand}"))
def the_low_hand_is(table: TableSession, owner: str, low: str) -> None:
    """The five cards that make a player's low hand, in any order, or that there is none which counts."""
    table.must_see("hand-ranked", owner=owner)
    table.play.demand_what_was_forced()
    ranked = [e for e in table.of_round() if isinstance(e, HandRanked) and e.owner == owner and e.game == "low"]
    wanted = "none" if low == "no low hand" else " ".join(sorted(low.removeprefix("a low hand of ").split()))
    got = " and ".join(" ".join(sorted(event.cards)) for event in ranked) or "none"
    table.check(f"{owner} has {low}", ok=got == wanted, expected=wanted, got=got)
