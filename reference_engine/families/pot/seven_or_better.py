"""Lowball in limit play: who checks a seven or better before the draw wins nothing of what is wagered after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.cards import RANK_OF
from clausewise.reference_engine.families.pot import limits, ranking
from clausewise.reference_engine.hands.figures import ACE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.state import Betting, Hand, Player

CHECKED = "award.seven-checked"
BEFORE = "award.seven-before-the-draw"
SECOND_BEST = "award.seven-second-best"
BEATEN = "award.seven-beaten"
SEVEN = 7
HAND_SIZE = 5


def note_check(table: PotGround, betting: Betting, player: Player) -> None:
    """Remembers a check in the round that the rule is about."""
    if not table.rulings.knows(CHECKED) or not limits.are_fixed(table):
        return
    in_round = "first" if table.rulings.reading("checked-seven") == "before-the-draw" else "second"
    if betting.street.round == in_round:
        player.checked = tuple(player.cards)


def note_bet(table: PotGround) -> None:
    """A reading: the rule is about a round in which everybody checked."""
    if table.rulings.knows(CHECKED) and table.rulings.reading("check-of-a-seven") == "checked-through":
        for player in table.current().players.values():
            player.checked = ()


def note_draw(hand: Hand) -> None:
    """What has been wagered so far is the pot before the draw."""
    for player in hand.players.values():
        player.before_draw = player.total


def barred(table: PotGround, players: Sequence[Player]) -> list[Player]:
    """Who has checked a seven or better."""
    if not table.rulings.knows(CHECKED):
        return []
    return [player for player in players if player.checked and _is_barred(table, player)]


def _judged_by(table: PotGround, player: Player) -> Sequence[Card]:
    """The cards held at the check; by one reading those that are shown in the end."""
    shown = table.rulings.reading("seven-shown", "cards-dealt") == "hand-shown"
    return tuple(player.cards) if shown else player.checked


def nearly(table: PotGround, winners: Sequence[Player]) -> tuple[str, ...]:
    """What is cited where somebody wins all with a hand like those that the rule is about, and is not barred."""
    if not table.rulings.knows(CHECKED) or len(winners) > 1:
        return ()
    held = [cards for player in winners for cards in (player.checked, player.cards) if cards]
    return (CHECKED,) if any(max(_low_ranks(cards)) <= SEVEN + 1 for cards in held) else ()


def _is_barred(table: PotGround, player: Player) -> bool:
    limit = table.rulings.figure(CHECKED, SEVEN)
    return table.rulings.holds(CHECKED, _is_low(table, _judged_by(table, player), limit))


def _is_low(table: PotGround, cards: Sequence[Card], limit: int) -> bool:
    ranks = _low_ranks(cards)
    pairs_count = table.rulings.reading("seven-or-better") == "highest-card"
    return max(ranks) <= limit and (pairs_count or len({*ranks}) == HAND_SIZE)


def _low_ranks(cards: Sequence[Card]) -> list[int]:
    """The ranks with the ace as the lowest."""
    return [1 if RANK_OF[card[0]] == ACE else RANK_OF[card[0]] for card in cards]


def losing_everything(table: PotGround, players: Sequence[Player], barred: Sequence[Player]) -> list[Player]:
    """A reading: whom any better hand beats wins of no pot, whoever has a part in it."""
    if table.rulings.reading("pots-of-a-beaten-seven", "each-by-itself") == "all-are-lost":
        free = [player for player in players if player not in barred]
        return [player for player in barred if player not in ranking.best(table, [player, *free], "low")[0]]
    return []


def why_beaten(players: Sequence[Player], barred: Sequence[Player]) -> tuple[str, ...]:
    """What is cited where somebody who checked a seven or better loses a pot."""
    return (BEATEN,) if any(player in barred for player in players) else ()


def before_the_draw(table: PotGround, best: Sequence[Player], second: Sequence[Player]) -> list[Player]:
    """Who wins a pot as it was before the draw; `second` are the best of those who are not barred."""
    lowest = list(best)
    return table.rulings.choose(
        BEFORE,
        lowest,
        {
            "the second-best hand has it too": list(second) or lowest[:0],
            "it is shared with the second-best hand": [*lowest, *(p for p in second if p not in lowest)],
            "nobody has it": [],
            "of equal hands only the first has it": lowest[:1],
        },
    )


def after_the_draw(
    table: PotGround, best: Sequence[Player], second: Sequence[Player], others: Sequence[Player]
) -> list[Player] | None:
    """Who wins what was wagered after the draw, `others` being all who are not barred; None where it goes back."""
    if not second or table.rulings.reading("bets-after-a-checked-seven") == "returned":
        return None
    return table.rulings.choose(
        SECOND_BEST,
        list(second),
        {
            "the lowest hand has them all the same": list(best),
            "they go back": None,
            "all others share them": list(others),
        },
    )
