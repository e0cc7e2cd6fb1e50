"""A pot that is not halved: because no low hand counts, and how it goes where the board is everybody's best hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.cards import RANK_OF

if TYPE_CHECKING:
    from collections.abc import Sequence

    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.state import Hand, Player

NO_LOW = "award.no-low"
BOARD_PLAYS = "award.board-plays"
MORE_THAN_ONE = 2


def of_whole(
    table: PotGround, hand: Hand, amount: int, best: list[Player], players: Sequence[Player]
) -> tuple[int, list[Player], tuple[str, ...]]:
    """How much is awarded, to whom, and what says so beside the rule on the best hand."""
    if table.rules.low is not None and table.rulings.knows(NO_LOW):
        misread = {"only the high half is awarded": amount // 2, "nobody has it": 0}
        return table.rulings.choose(NO_LOW, amount, misread), best, (NO_LOW,)
    board = {card for _, card in hand.board}
    on_the_board = all(player.high is not None and {*player.high.cards} == board for player in players)
    if not table.rulings.knows(BOARD_PLAYS) or not on_the_board or len(players) < MORE_THAN_ONE:
        return amount, best, ()
    by_the_hole = [max(players, key=_in_the_hole)]
    misread_as = {"the first of them has it": best[:1], "the last of them has it": best[-1:],
                  "the highest cards in the hole have it": by_the_hole}  # fmt: skip
    return amount, table.rulings.choose(BOARD_PLAYS, best, misread_as), (BOARD_PLAYS,)


def _in_the_hole(player: Player) -> list[int]:
    return sorted((RANK_OF[card[0]] for card in player.cards), reverse=True)
