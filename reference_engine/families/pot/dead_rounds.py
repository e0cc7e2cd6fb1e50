"""Rounds that are broken off: misdeals, and rounds that are dead; every chip goes back to who has put it in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.equipment.cards_care import rotation
from clausewise.reference_engine.families.pot import care, misdealt, rake, seating, spoilt_cards, spoilt_hands
from clausewise.reference_engine.families.pot.errors import began_wrongly
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.pot.events import BetReturned

if TYPE_CHECKING:
    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.state import Errors, Hand

IN_TIME = 2
"""So many players have bet of their own will, and it is too late."""
MISDEAL = "misdeal.void"


def notice(table: PotGround) -> None:
    """Somebody has noticed what went wrong with the cards of this hand."""
    hand = table.hand
    if hand is None:
        return
    errors = hand.errors
    if hand.deck.missing:
        wrong_number(table)
    elif errors.ineligible:
        _dead(table, "ineligible.dead", "ineligible.returned")
    elif errors.left_out:
        if table.held("misdeal.shuffle-and-cut", True):
            misdeal(table, "misdeal.shuffle-and-cut")
    elif began_wrongly(hand):
        _in_time(table, hand, "misdeal.start")
    elif misdealt.somebody_has_none(hand):
        _in_time(table, hand, "misdeal.left-out")
    elif _is_a_lesser_cause(table, errors):
        misdeal(table, "misdeal.causes")
    else:
        for seat in misdealt.wrong(hand):
            spoilt_hands.foul(table, hand, seat)
            del errors.misdealt[seat]


def _is_a_lesser_cause(table: PotGround, errors: Errors) -> bool:
    """What is no cause for a misdeal; a fault takes it for one."""
    if errors.exposed and spoilt_cards.is_a_cause(table, "a card that is exposed is one"):
        return True
    return bool(errors.misdealt) and spoilt_cards.is_a_cause(table, "a wrong number of cards is one")


def wrong_number(table: PotGround) -> None:
    """Cards are missing from the deck, or there are too many: the round is dead, and the deck leaves the table."""
    hand = table.hand
    if hand is None or not table.rulings.knows("wrong-number.dead"):
        return
    few = hand.deck.missing > 0
    dead = table.chosen("wrong-number.dead", True, {"only when some are missing": few, "only with too many": not few})
    if not dead:
        return
    deck, since = hand.deck, table.told_so_far()
    _dead(table, "wrong-number.dead", "wrong-number.returned")
    if table.hand is not None:
        return
    if deck not in table.cards.decks:
        return  # it has gone with the count that found it out
    removed = table.does(Procedure("takes out of play", deck=deck.name), "wrong-number.deck-removed", fixes=("deck",))
    last = table.told_so_far() - (1 if removed else 0)
    if removed and care.is_taken(table):
        rotation.remove(table, deck)
    elif removed:
        table.cards.decks[table.cards.decks.index(deck)] = rotation.fresh(table)
    for place, told in enumerate(table.emitted[since:], start=since):
        # the deck may leave, and the other come in its place, before the round is said to be over
        if isinstance(told.seen.event, RoundEnded) or place >= last:
            told.among = "dead round"


def _in_time(table: PotGround, hand: Hand, provision: str) -> None:
    """A misdeal only as long as no two players have bet of their own will."""
    number = len(hand.voluntary)
    in_time = table.chosen(
        provision,
        number < IN_TIME,
        {
            "whenever it is noticed": True,
            "never": False,
            "only before anybody has bet": number == 0,
            "even when two have bet": number <= IN_TIME,
        },
    )
    if in_time:
        misdeal(table, provision)
    elif table.rulings.reading("late-misdeal", "played-on") == "dead":
        _dead(table, provision, provision)


def misdeal(table: PotGround, *because: str) -> None:
    """All cards go back to the dealer, who shuffles them anew."""
    hand = table.current()
    if not table.does(Procedure("voids all hands"), because[0], MISDEAL):
        return
    if table.rulings.reading("misdeal-bets", "returned") == "returned":
        _give_back(table, hand, because[0])
    else:
        hand.carried += sum(player.total for player in hand.players.values())
    table.does(Procedure("collects cards", owner="all players"), "misdeal.cards", fixes=("owner",), late="round-ended")
    table.cards_came_back = True
    _end(table, hand)


def _dead(table: PotGround, void: str, returned: str) -> None:
    hand = table.current()
    if not table.does(Procedure("voids all hands"), void):
        return
    _give_back(table, hand, returned)
    _end(table, hand)


def _give_back(table: PotGround, hand: Hand, provision: str) -> None:
    for seat in hand.clockwise(hand.button):
        player = hand.players[seat]
        amount, player.total, player.in_front = player.total, 0, 0
        if amount and table.does(
            BetReturned(seat, Cents(amount)), provision, fixes=("seat", "amount"), among="bets returned"
        ):
            player.stack += amount
    hand.pot = 0
    rake.give_back(hand)


def _end(table: PotGround, hand: Hand) -> None:
    """The round is over; by a reading the button moves on as after any other."""
    table.drop_duties()
    table.carried = hand.carried
    hand.void, hand.turn, hand.betting, hand.exchanging = True, 0, None, None
    seating.end_hand(table)
    table.follow(*care.after_a_hand(table))
    if hand.button and table.rulings.reading("button-after-a-void-round", "stays") == "stays":
        table.forced_button = hand.button
