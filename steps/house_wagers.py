"""Wagers against the house: what this house takes, and what it wants made before anybody is dealt in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from clausewise.reference_engine.core.money import Cents, dollars, show_money
from clausewise.reference_engine.rulebooks.games import RULEBOOKS, wagers_to_be_dealt_in
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerTaken
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import ChangeWager, PlaceWager
from clausewise.reference_engine.vocabulary.points.words import HIT, INITIAL_SUIT, INSURANCES
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.steps.outcomes import NotReached
from clausewise.steps.wager_names import WagerName

if TYPE_CHECKING:
    from clausewise.steps.session import TableSession

LIMITS = ("minimum-wager", "maximum-wager")
"""The options of a house that posts what it takes, in dollars."""
FIXED = frozenset({"progressive", "envy bonus"})
"""What the rules or the house have put a figure on: whoever wagers more on the hand wagers and wins no more of this."""
BESIDE = frozenset({"play", *INSURANCES, *INITIAL_SUIT, HIT})
"""What is wagered beside another wager, which the posted limits are not for."""

HIGHER = (5, 25)
"""How many times as high a wager is tried where it may have been too low; odd, so that cents stay cents."""


def in_this_house(table: TableSession, kind: str, amount: Cents) -> Cents:
    """What a sum of a scenario comes to at this table: where ten is too little, every wager is so many times as high.

    Not what is fixed, nor anything in a scenario that is about the limits that a house posts.
    """
    if kind in FIXED or not kind or table.options.keys() & set(LIMITS):
        return amount
    return Cents(amount * table.configuration.scale)


def wagered_in_this_house(table: TableSession, stimulus: AnyStimulus) -> AnyStimulus:
    """An act of a scenario with its wager as high as it is at this table."""
    if not isinstance(stimulus, PlaceWager | ChangeWager):
        return stimulus
    return msgspec.structs.replace(stimulus, amount=in_this_house(table, stimulus.wager, stimulus.amount))


def demand_a_wager_of_this_house(table: TableSession, stimulus: AnyStimulus) -> None:
    """An amount that is not within the posted limits shows nothing, unless the scenario is about these limits."""
    if not isinstance(stimulus, PlaceWager | ChangeWager) or stimulus.wager in BESIDE | FIXED:
        return
    own = _left_to_the_house(table)  # a system with several games has options that are not this one's
    if table.options.keys() & set(LIMITS) or own is None or not own >= set(LIMITS):
        return
    least, most = (table.option(name) for name in LIMITS)
    stands = table.standing(stimulus.seat, WagerName.of(stimulus)) if isinstance(stimulus, PlaceWager) else Cents(0)
    amount = stands + stimulus.amount
    if (isinstance(least, int) and amount < dollars(least)) or (isinstance(most, int) and amount > dollars(most)):
        raise NotReached(f"this house takes wagers from {least} to {most}, and this one is {show_money(Cents(amount))}")


def demand_that_it_was_not_too_low(table: TableSession, refused: AnyStimulus) -> None:
    """Where the rules know no posted limits, a house that takes no wager as low breaks none of them.

    What was refused is offered again, and then higher: it was too low if only the higher one is taken, and if no such
    wager as low has been taken from anybody.
    """
    own = _left_to_the_house(table)
    if not isinstance(refused, PlaceWager) or refused.wager == "play" or refused.wager in FIXED or own is None:
        return
    if own >= set(LIMITS) or table.standing(refused.seat, WagerName.of(refused)):
        return
    made = [seen.event for seen in table.events if isinstance(seen.event, WagerTaken)]
    if any(event.wager == refused.wager and event.amount <= refused.amount for event in made):
        return
    if table.submit(refused).accepted:
        return
    for times in HIGHER:
        amount = Cents(refused.amount * times)
        if table.submit(msgspec.structs.replace(refused, amount=amount)).accepted:
            least = f"the table refuses {show_money(refused.amount)} on {refused.wager}, and takes {show_money(amount)}"
            raise NotReached(f"{least}; with scale = {times} in the configuration wagers are so many times as high")


def _left_to_the_house(table: TableSession) -> set[str] | None:
    """The options of the game that is played here; None where it is unknown, or says itself how high wagers are."""
    book = RULEBOOKS.get(table.rulebook)
    game = None if book is None else book.game(table.options)
    return {*game.rules.options} if game is not None and game.family.wagers_against_the_house else None


def complete_the_wagers(table: TableSession) -> None:
    """Where nobody is dealt in without a certain wager, whoever has wagered makes it."""
    placed = table.placed_in_round()
    for kind in wagers_to_be_dealt_in(table.rulebook, table.every_option(), table.configuration.readings):
        for seat in sorted({seat for seat, _ in placed} - table.abstaining):
            if (seat, WagerName(kind)) not in placed:
                # as much as the other wager: where two have to go together, neither may be far above the other
                amount = next(stands for (other, _), stands in placed.items() if other == seat)
                table.do(PlaceWager(seat, kind, amount, player=_owner_of(table, seat)))


def _owner_of(table: TableSession, seat: int) -> int | None:
    """Who has wagered on this box: the player who sits there, unless a wager says otherwise."""
    made = [exchange.stimulus for exchange in table.exchanges if exchange.accepted]
    return next((act.player for act in reversed(made) if isinstance(act, PlaceWager) and act.seat == seat), None)
