"""The kill and the half-kill: who gets the kill button for what, what it does to the limits, and when it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.families.pot import posted_limits
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.pot.events import ButtonPlaced

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.state import Hand
    from clausewise.reference_engine.vocabulary.core.words import Duty
    from clausewise.reference_engine.vocabulary.pot.events import PotAwarded

NONE = "none"
OFFERED, BLIND = "kill.offered", "kill.blind"
IN_A_ROW = "kill.two-in-a-row"
WHOLE = "kill.whole-pot"
AGAIN = 2
"""Hands under a kill, where one alone would be the shortest."""
BETS = " bets"
"""What the amount ends with where the house has made it a number of least bets."""


def offered(table: PotGround) -> str:
    """Which kill the house offers, if any."""
    return str(table.option("kill", NONE))


def stages(table: PotGround) -> list[tuple[Duty, Callable[[PotGround], object]]]:
    """What is seen to after the award, where the house offers a kill."""
    is_offered = table.held(OFFERED, offered(table) != NONE)
    return [("collect", settle)] if is_offered else []


def posting(table: PotGround, seats: Collection[int]) -> int:
    """Who of these posts the kill blind; 0: nobody, though the limits may be raised all the same."""
    return table.kill.holder if table.kill.in_force and table.kill.holder in seats else 0


def blind(table: PotGround) -> int:
    """What the killer posts: the least wager of the hand, as it is increased."""
    return table.stated(BLIND, posted_limits.least_of_the_hand(table), 100)


def least_pot(table: PotGround) -> int:
    """The amount of a pot that qualifies."""
    asked = str(table.option("kill-amount", 0))
    each = posted_limits.least_of_the_hand(table) if BETS in asked else 100
    return table.stated("kill.amount", each * int(asked.removesuffix(BETS)), 100)


def _least_without_a_kill(table: PotGround) -> int:
    """Misread: a number of bets is always one of the bets that are posted."""
    asked = str(table.option("kill-amount", 0))
    return (posted_limits.posted_least(table) if BETS in asked else 100) * int(asked.removesuffix(BETS))


def why(table: PotGround) -> tuple[str, ...]:
    """By which rules a hand has ended with or without a kill."""
    if not table.rulings.knows(OFFERED):
        return ()
    return (OFFERED,) if offered(table) == NONE else table.kill.why


def limits_by(table: PotGround) -> tuple[str, ...]:
    """The rule by which the limits of the hand are increased."""
    return (posted_limits.by_which_kill(table),) if table.kill.in_force else ()


# --- after a hand -----------------------------------------------------------------------------------------------------


def settle(table: PotGround) -> None:
    """The button is placed, moved or collected, or stays as it was."""
    table.kill.why = ("kill.stays", "kill.collected") if table.kill.in_force else (IN_A_ROW, WHOLE, "kill.amount")
    table.kill.hands += table.kill.in_force
    (_of_two_pots if table.rulings.knows(IN_A_ROW) else _of_whole_pots)(table, table.current())


def _of_two_pots(table: PotGround, hand: Hand) -> None:
    """A kill goes to who wins two pots in a row, and is over when somebody else wins one."""
    kill = table.kill
    seats = frozenset(award.seat for award in _counting(table, hand))
    count = table.rulings.reading("split-pot-and-kill", "whole-pots-only") == "shares-count"
    winners = seats if count or len(seats) == 1 else frozenset()
    earlier, kill.winners = kill.winners, winners
    qualified, kill.qualified = kill.qualified, _won(table, hand) >= least_pot(table)
    if kill.in_force:
        over = bool(winners - {kill.holder})
        ways = {"over after one hand": True, "over after two hands": over or kill.hands >= AGAIN, "not over": False}
        if not table.chosen("kill.stays", over, ways):
            return
        _ends(table)
        return
    again = winners & earlier
    again = table.chosen(IN_A_ROW, again, {"one pot is enough": winners, "two pots are not enough": frozenset()})
    killer = next((seat for seat in hand.clockwise(hand.button) if seat in again), 0)
    enough = kill.qualified and (qualified or table.rulings.reading("kill-amount-of", "the-second") == "the-second")
    by_the_kill = table.rulings.reading("kill-amount-by", "the-kill") == "the-kill"
    if killer and (enough or not by_the_kill):
        _begins(table, killer, shown=enough)


def _of_whole_pots(table: PotGround, hand: Hand) -> None:
    """A kill goes to who wins a whole pot; over when one is split between high and low, or too small."""
    kill = table.kill
    counting = _counting(table, hand)
    seats = {award.seat for award in counting}
    halved = any(award.share == "low" for award in counting)
    alone = min(seats) if len(seats) == 1 else 0
    won = _won(table, hand)
    enough = won >= least_pot(table)
    if kill.in_force:
        any_split = table.rulings.reading("split-ends-the-kill", "high-against-low") == "any-split"
        split = len(seats) > 1 and (halved or any_split)
        over = table.chosen(
            "kill.stays",
            split or not enough,
            {"over after one hand": True, "not over when the pot is split": not enough, "not over when it is small":
             split, "over after two hands": split or not enough or kill.hands >= AGAIN, "the amount is not raised with "
             "the limits": split or won < _least_without_a_kill(table)},
        )  # fmt: skip
        if over:
            _ends(table)
        elif alone and alone != kill.holder:
            _moves(table, alone)
        return
    counts = halved or table.rulings.reading("pot-without-a-low", "counts") == "counts"
    high = next((award.seat for award in counting if award.share == "high"), 0)
    low = next((award.seat for award in counting if award.share == "low"), 0)
    killer = table.chosen(
        WHOLE,
        alone if counts else 0,
        {"who wins the high half": alone or high, "who wins the low half": alone or low, "nobody": 0},
    )
    if killer and enough:
        _begins(table, killer, shown=True)


def _counting(table: PotGround, hand: Hand) -> list[PotAwarded]:
    """What has to be won: every pot of the hand, or as some read it the main pot."""
    main = table.rulings.reading("kill-and-side-pots", "every-pot") == "main-pot"
    return [award for award in hand.won if award.pot == "main" or not main]


def _won(table: PotGround, hand: Hand) -> int:
    """What the pot of a hand came to; by a reading with what was taken out of it."""
    before = table.rulings.reading("kill-amount-and-rake", "after-the-rake") == "before-the-rake"
    taken = sum(amount for _, amount in hand.taken_out) if before else 0
    return taken + sum(award.amount for award in hand.won)


def _begins(table: PotGround, seat: int, *, shown: bool) -> None:
    table.kill.in_force, table.kill.holder, table.kill.marked = True, seat, shown
    table.kill.hands = 0
    if shown:
        button = ButtonPlaced("kill button", seat)
        table.does(button, "kill.button", "kill.amount", fixes=("seat",), late="card-dealt", once=False)


def _moves(table: PotGround, seat: int) -> None:
    kept = table.chosen("kill.moved", False, {"it stays where it is": True})
    if kept:
        return
    table.kill.holder = seat
    table.does(ButtonPlaced("kill button", seat), "kill.moved", fixes=("seat",), once=False)


def _ends(table: PotGround) -> None:
    seat, shown, by = table.kill.holder, table.kill.marked, limits_by(table)
    table.kill.in_force, table.kill.holder, table.kill.marked = False, 0, False
    if shown:
        collects = Procedure("collects the kill button", seat=seat)
        table.does(collects, "kill.collected", *by, fixes=("by",))
