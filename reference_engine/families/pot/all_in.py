"""Players without chips left: they stay in for what they have matched, get their cards, and the others bet on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.families.pot import pots

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.pots import Pot
    from clausewise.reference_engine.families.pot.state import Hand, Player

STAYS, ELIGIBLE, CARDS, SIDE_POT = "all-in", "all-in.eligible", "all-in.cards", "all-in.side-pot"
APART = "all-in.side-pot-apart"
DEFINED, SIDE_POT_DEFINED = "definition.all-in", "definition.side-pot"
CHIP = 100
"""The least chip, in cents."""


def is_all_in(player: Player) -> bool:
    """Whether the player is in the hand with all that he had."""
    return not player.folded and not player.stack and player.total > 0


def note(hand: Hand) -> None:
    """Chips have been put in: how the pot stands where they were somebody's last."""
    for player in hand.active():
        if is_all_in(player) and player.seat not in hand.stood:
            hand.stood[player.seat] = {seat: other.total for seat, other in hand.players.items()}


def somebody(hand: Hand) -> bool:
    """Whether anybody is."""
    return any(is_all_in(player) for player in hand.active())


def may_act(table: PotGround, player: Player) -> bool:
    """Whoever has a chip left still gets a turn; who has none does not."""
    return table.chosen(STAYS, player.stack > 0, {"who has a single chip left is all-in": player.stack > CHIP})


def others_bet_on(table: PotGround, hand: Hand) -> bool:
    """Whether those who have chips left go on betting."""
    return not somebody(hand) or table.held(SIDE_POT, True)


def dealt_in(table: PotGround, hand: Hand, seats: Sequence[int]) -> list[int]:
    """Who of these gets the cards of a street: who is all-in as well."""
    right = list(seats)
    if not somebody(hand):
        return right
    them = [seat for seat in right if is_all_in(hand.players[seat])]
    others = [seat for seat in right if seat not in them]
    right = table.chosen(DEFINED, right, {"who is all-in gets no more cards": others})
    return table.chosen(
        CARDS, right, {"no card for them": others, "a second card for them": [*right, *them], "they come first":
                       [*them, *others]},
    )  # fmt: skip


def played_for(
    table: PotGround, put_in: Mapping[int, int], seats: Sequence[int], fee: int, found: list[Pot]
) -> list[Pot]:
    """Nobody plays for a pot that he has put nothing into."""
    if len(found) < 2:  # noqa: PLR2004  a side pot beside the main one
        return found
    without = [pots.Pot(pot.name, pot.amount, found[-1].seats) for pot in found]
    whole = pots.one_pot(put_in, seats, fee)
    found = table.chosen(APART, found, {"there is no pot apart": whole})
    others = {"who is all-in plays for everything": whole, "who is all-in plays for nothing": without}
    found = table.chosen(ELIGIBLE, found, others)
    defined = {"all-in for everything": whole, "all-in for nothing": without}
    found = table.chosen(DEFINED, found, defined)
    apart = found[-1].amount >= len(found[-1].seats) * table.rules.least
    return table.chosen(
        SIDE_POT_DEFINED,
        found,
        {"no pot is one of its own": whole, "whole bets lie in the one pot": whole if apart else found,
         "who is all-in has a part of it": [pots.Pot(pot.name, pot.amount, found[0].seats) for pot in found]},
    )  # fmt: skip


def why(table: PotGround, hand: Hand, pot: Pot, found: Sequence[Pot]) -> tuple[str, ...]:
    """By which rule a pot is played for apart from another, or by somebody without chips."""
    if not somebody(hand) or not table.rulings.knows(ELIGIBLE):
        return ()
    return (ELIGIBLE, DEFINED) if pot is found[0] else (APART, SIDE_POT_DEFINED)
