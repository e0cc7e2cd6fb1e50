"""Cards: how they are made to fall, that they are dealt, and what hands they make."""

from __future__ import annotations

import msgspec
from pytest_bdd import then

from clausewise.following.monitors import no_card_twice
from clausewise.following.sameness import as_good
from clausewise.reference_engine.core.cards import Card, parse_cards
from clausewise.reference_engine.vocabulary.cards.events import CardDealt, HandRanked
from clausewise.reference_engine.vocabulary.cards.places import place_of
from clausewise.reference_engine.vocabulary.cards.stimuli import StackDeck
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.deeds import is_deed
from clausewise.reference_engine.vocabulary.description import FORCES_THE_ORDER
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt
from clausewise.steps.forcing import packs_at, want_cards
from clausewise.steps.outcomes import CannotShow, NotOffered
from clausewise.steps.session import TableSession
from clausewise.steps.wager_names import WagerName
from clausewise.steps.words import act, place, sentence


@act("the cards fall as")
def the_cards_fall_as(table: TableSession, datatable: list[list[str]]) -> None:
    """Cards of the next deal by place, in the order in which each gets them; what is not named does not matter."""
    table.forced = {}
    for where, cards in datatable:
        want_cards(table, place(where), parse_cards(cards))


@act("the deck is stacked with {cards:Cards} on top")
def the_deck_is_stacked(table: TableSession, cards: tuple[Card, ...]) -> None:
    """The top cards of the next deal, from the top down; a Then says to whom they go."""
    if FORCES_THE_ORDER.isdisjoint(table.description.forcing):
        raise CannotShow("the cards cannot be forced")
    table.do(StackDeck(cards))


@act("the cards are dealt")
def the_cards_are_dealt(table: TableSession) -> None:
    """The house closes the bets, deals, and turns to the first player who has to decide."""
    table.play.deal()


@act("the bets are closed")
def the_bets_are_closed(table: TableSession) -> None:
    """No more bets is announced; the house may go straight on and deal."""
    table.play.prepare()
    table.proceed_until(
        lambda event: isinstance(event, Procedure) and event.act == "announces", "no more bets is announced"
    )


@act("the bets are closed, and {nothing:NotYet} yet")
def the_bets_are_closed_and_no_more(table: TableSession, nothing: str) -> None:
    """Where the house goes straight on from the announcement, nobody comes to act between the two."""
    the_bets_are_closed(table)
    dealt = any(event.dealt for event in table.of_round())
    if dealt or (nothing == "nothing is locked out" and any(is_deed(e, "locks out") for e in table.of_round())):
        raise NotOffered("at this table the house goes straight on when the bets are closed")


@then(sentence("the cards are dealt in this order"))
def the_cards_are_dealt_in_order(table: TableSession, datatable: list[list[str]]) -> None:
    """A row for each card of the round: to whom, and which way up; a blank way up does not matter."""
    table.must_see("card-dealt", fields=("face",) if any(row[1:] and row[1] for row in datatable[1:]) else ())
    expected = [(place(row[0]), row[1] if len(row) > 1 else "") for row in datatable[1:]]
    dealt = [event for event in table.of_round() if isinstance(event, CardDealt)]
    for number, ((to, face), event) in enumerate(zip(expected, dealt, strict=False), start=1):
        shown = f"{event.to} face {event.face}"
        table.check(
            f"card {number} goes to the {to}" if to != to.removeprefix("the ") else f"card {number} goes to {to}",
            ok=event.to == to and face in ("", event.face),
            expected=f"{to} face {face}" if face else to,
            got=shown,
        )
    table.check("so many cards are dealt", ok=len(dealt) == len(expected), expected=str(len(expected)),
                got=str(len(dealt)))  # fmt: skip


@then(sentence("no card is dealt twice"))
def no_card_is_dealt_twice(table: TableSession) -> None:
    """From one shuffle of the deck to the next; cards that nobody shows are left out."""
    table.must_see("card-dealt", "board-dealt")
    seen = no_card_twice((seen.event for seen in table.events), packs=packs_at(table))
    if seen.broken:
        table.must_see("shuffles")  # the deck may have been shuffled in between
    table.check_monitor("no card is dealt twice", seen)


@then(sentence("{owner:Place} has {number:CardCount}"))
def place_has_cards(table: TableSession, owner: str, number: int) -> None:
    """Counts the cards that were dealt to a place in this round."""
    table.must_see("deals", to=owner)
    got = len(table.cards_of(owner))
    table.check(f"{owner} has {number} cards", ok=got == number, expected=str(number), got=str(got))


@then(sentence("{owner:HandOf} is {category:Category}"))
def the_hand_is(table: TableSession, owner: str, category: str) -> None:
    """The rank that the house gives to a hand."""
    check_hand(table, owner, category)


@then(sentence("{owner:HandOf} is {category:Category} with {cards:Cards}"))
def the_hand_is_with(table: TableSession, owner: str, category: str, cards: tuple[Card, ...]) -> None:
    """The rank of a hand and the cards that make it, in any order; of two equal cards dealt there, either."""
    hand = check_hand(table, owner, category)
    table.must_see("hand-ranked", fields=("cards",), owner=owner, wager=None)
    wanted = msgspec.structs.replace(hand, cards=cards)
    ok = as_good(wanted, hand) and table.may_be_of(owner, {*hand.cards} - {*cards})
    table.check(f"{owner}'s hand is made of these cards", ok=ok, expected=" ".join(sorted(cards)),
                got=" ".join(sorted(hand.cards)))  # fmt: skip


@then(sentence("{owner:HandOf} for the {wager:Wager} is {category:Category}"))
def the_hand_for_a_wager_is(table: TableSession, owner: str, wager: WagerName, category: str) -> None:
    """A hand that is judged for one wager only, by other cards or another ranking."""
    check_hand(table, owner, category, wager.kind)


def check_hand(table: TableSession, owner: str, category: str, wager: str | None = None) -> HandRanked:
    """The one ranking of this hand in the round."""
    table.must_see("hand-ranked", fields=("category",), owner=owner, wager=wager)
    table.play.demand_what_was_forced()
    ranked = [
        e
        for e in table.of_round()
        if isinstance(e, HandRanked) and place_of(e.owner, e.hand) == owner and e.wager == wager and e.category != "low"
    ]
    got = ", ".join(f"{event.category} ({' '.join(event.cards)})" for event in ranked) or "no ranking"
    table.check(
        f"{owner}'s hand is {category}",
        ok=len(ranked) == 1 and ranked[0].category == category,
        expected=category,
        got=got,
    )
    return ranked[0]


def is_a_card(event: object) -> bool:
    """Whether a card or a stack is dealt by this."""
    return isinstance(event, CardDealt | StackDealt)
