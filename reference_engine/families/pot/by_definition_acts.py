"""What a document calls a bet, a call, a check, a raise, a fold; and when a betting round is over."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, Literal

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.vocabulary.pot.events import BetReturned

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from clausewise.reference_engine.families.pot.ground import PotGround, T
    from clausewise.reference_engine.families.pot.state import Betting, Hand, Player
    from clausewise.reference_engine.vocabulary.pot.words import BetAction, TurnOption

BET, OPENING, CALL, RAISE = "definition.bet", "definition.opening-bet", "definition.call", "definition.raise"
BLIND, FORCED = "definition.blind-bet", "definition.forced-bet"
CHECK, FOLD, ROUND = "definition.check", "definition.fold", "definition.betting-round"

_OF_ACTS: Final[Mapping[BetAction, tuple[str, ...]]] = {
    "bets": (BET, OPENING),
    "calls": (BET, CALL),
    "raises": (RAISE,),
    "checks": (CHECK,),
}
Afterwards = Literal["forfeits all", "the bet goes back", "stays in", "out of later rounds as well"]


def of(action: BetAction) -> tuple[str, ...]:
    """The definitions under which such an act falls."""
    return _OF_ACTS.get(action, ())


@contextmanager
def _of_everybody(table: PotGround) -> Iterator[None]:
    """A definition is about nobody in particular."""
    with table.concerning({}, alone=True):
        yield


def _chosen(table: PotGround, provision: str, value: T, others: Mapping[str, T]) -> T:
    with _of_everybody(table):
        return table.chosen(provision, value, others)


def still_to_respond(table: PotGround, hand: Hand, betting: Betting, seat: int) -> list[int]:
    """A betting round goes on until all have called, folded, or nothing left; `seat` has acted last."""
    right = list(betting.waiting)
    name = betting.street.name
    wagered = next((other for street, other in reversed(hand.aggressors) if street == name), seat)
    once_more = [wagered] if not right and wagered != seat and not hand.players[wagered].folded else right
    after_a_raise = hand.players[seat].folded and betting.raises > 0
    answered = betting.bet_to > hand.players[seat].round_bet or wagered != seat
    others = {
        "the first response ends it": [] if answered and betting.bet_to else right,
        "who has bet responds as well": once_more,
        "a fold after a raise does not end it": once_more if after_a_raise else right,
    }
    return _chosen(table, ROUND, right, others)


def open_to(table: PotGround, betting: Betting, player: Player, found: list[TurnOption]) -> list[TurnOption]:
    """Who has checked may act when another bets; the opening bet is made once, by anybody."""
    others: dict[str, list[TurnOption]]

    def without(option: TurnOption) -> list[TurnOption]:
        return [one for one in found if one != option]

    if player.seat in betting.checked:
        names: tuple[TurnOption, ...] = ("fold", "call", "raise")
        return _chosen(table, CHECK, found, {f"who has checked may not {name}": without(name) for name in names})
    if betting.raises or betting.blinds or betting.forced:
        return found
    if betting.bet_to:
        others = {"another may open as well": ["bet" if one == "raise" else one for one in found],
                  "there may be a check after it": [*found, "check"],
                  "nobody may raise it": without("raise")}  # fmt: skip
    else:
        others = {"the first player alone may make it": found if player.seat == betting.order[0] else without("bet")}
    return _chosen(table, OPENING, found, others)


def fold(table: PotGround, player: Player) -> bool:
    """Whether who folds is out: of this round of play, without what was bet."""
    right: Afterwards = "forfeits all"
    names: tuple[Afterwards, ...] = ("the bet goes back", "stays in", "out of later rounds as well")
    after = _chosen(table, FOLD, right, {name: name for name in names})
    if after == "the bet goes back" and player.in_front:
        table.reports(BetReturned(player.seat, Cents(player.in_front)), FOLD)
        player.stack += player.in_front
        player.total -= player.in_front
        player.in_front = 0
    if after == "out of later rounds as well":
        table.denied.add(player.seat)
    return after != "stays in"
