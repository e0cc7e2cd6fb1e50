"""What players have on the table: how much is enough to be dealt in, and when it is added or taken away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.pot import blinds, forced_bets, kills, limits, posted_limits
from clausewise.reference_engine.families.pot.state import clockwise
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.state import Player
    from clausewise.reference_engine.vocabulary.pot.stimuli import TakeOff

FEWEST = 2
ENOUGH = "stakes.enough"
BETWEEN_ROUNDS = "stakes.between-rounds"
SEATED = "seated.only"
OF_WHO_PLAYS = (SEATED, ENOUGH, BETWEEN_ROUNDS)
"""The rules on who is dealt in, and with how much."""


# --- how much is enough -----------------------------------------------------------------------------------------------


def taking_part(table: PotGround) -> list[int]:
    """The seats that are dealt in: who has chips or, where a rule has it, enough for what is due and for one wager."""
    seats = table.with_chips()
    if not table.rulings.knows(ENOUGH):
        return seats
    forced = forced_bets.ante(table) + (0 if table.rules.blinds else forced_bets.forced_bet(table))
    largest = max(blinds.amounts(table).values(), default=0)
    own = table.rulings.reading("funds-required", "own-bets") == "own-bets"
    found = [seat for seat in seats if _has(table, seat, forced + (0 if own else largest))]
    return _who_can_post(table, found, forced) if own and largest else found


def dealt_in(table: PotGround) -> dict[int, Player]:
    """Who gets cards in the hand that begins: those who sit there, and nobody else."""
    right = taking_part(table)
    seats = table.chosen(
        SEATED, right, {"somebody who has left is dealt in": sorted({*right, *table.left}), "the last is left out":
                        right[:-1] if len(right) > FEWEST else right},
    )  # fmt: skip
    return {seat: table.players.get(seat) or table.left[seat] for seat in seats}


def _has(table: PotGround, seat: int, due: int) -> bool:
    needed = table.stated(ENOUGH, due + posted_limits.posted_least(table), 100)
    return table.players[seat].stack >= needed


def _who_can_post(table: PotGround, seats: list[int], forced: int) -> list[int]:
    """Without those who could not post the blind that would be theirs: the next player has it then."""
    found = list(seats)
    while len(found) > 1:
        order = clockwise(_next_button(table, found), found)
        sizes = list(blinds.amounts(table).values())[-len(order) :]
        places = dict(zip(order, sizes, strict=False))
        if kills.posting(table, found):
            places.pop(table.kill.holder, None)
        short = next((seat for seat, size in places.items() if not _has(table, seat, forced + size)), 0)
        if not short:
            break
        found.remove(short)
    return found


def _next_button(table: PotGround, seats: list[int]) -> int:
    """Where the button will lie if these play."""
    if table.forced_button:
        return table.forced_button if table.forced_button in seats else clockwise(table.forced_button, seats)[0]
    return clockwise(table.button, seats)[0] if table.button else max(seats)


# --- added and taken away ---------------------------------------------------------------------------------------------


def demand_between_rounds(table: PotGround, seat: int) -> None:
    """Nobody who is in the hand adds chips."""
    playing = table.hand is not None and seat in table.hand.players
    limits.demand_alike(table, (BETWEEN_ROUNDS,), not playing, "chips are added between two hands")


def take_off(table: PotGround, stimulus: TakeOff) -> None:
    """A player takes chips away and stays; by a reading nobody does who goes on playing."""
    player = table.players.get(stimulus.seat)
    if player is None:
        raise Refusal("nobody sits there")
    at_all = table.rulings.reading("taking-off", "between-rounds") == "between-rounds"
    playing = table.hand is not None and stimulus.seat in table.hand.players
    limits.demand_alike(table, (BETWEEN_ROUNDS,), at_all and not playing, "chips stay on the table while it is played")
    if stimulus.amount > player.stack:
        raise Refusal("the player does not have so many chips")
    player.stack -= stimulus.amount


def convert(table: PotGround, seat: int, amount: int) -> None:
    """The dealer makes chips of the currency that somebody bets with."""
    if amount:
        table.does(Procedure("converts cash", seat=seat, total=Cents(amount)), "stakes.currency", fixes=("total",),
                   late="bets-gathered")  # fmt: skip
