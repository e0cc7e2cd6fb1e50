"""How the pot is awarded: to the best hand, in equal parts where hands are equal, odd chips left of the button."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from clausewise.reference_engine.events import PotAwarded
from clausewise.reference_engine.money import Cents
from clausewise.reference_engine.pot_games import pots, ranking, showdown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from clausewise.reference_engine.events import Share
    from clausewise.reference_engine.pot_games.pots import Portion, Pot
    from clausewise.reference_engine.pot_games.state import Hand, Player
    from clausewise.reference_engine.pot_games.table import PotTable


def award_unshown(table: PotTable) -> None:
    """All others have folded: nothing is compared."""
    hand = table.current()
    winner = hand.active()[0]
    _pay(table, hand, "main", "whole", pots.Portion(winner.seat, hand.pot), ("award.highest", "fold.out"))
    hand.pot = 0


def award(table: PotTable) -> None:
    """Each pot goes to the best of those who have a part in it."""
    hand = table.current()
    players = [player for player in showdown.contenders(table) if player.high or player.low]
    put_in = {seat: player.total for seat, player in hand.players.items()}
    seats = [player.seat for player in players]
    takes_all = table.rulings.reading("side-pots", "matched-only") == "winner-takes-all"
    for pot in (pots.one_pot if takes_all else pots.side_pots)(put_in, seats, hand.fee):
        _award_pot(table, hand, pot, [player for player in players if player.seat in pot.seats])
    hand.pot = 0


def _award_pot(table: PotTable, hand: Hand, pot: Pot, players: Sequence[Player]) -> None:
    highs, lows = _best(table, players, "high"), _best(table, players, "low")
    if not highs.players or not lows.players:
        _award_share(table, hand, pot.name, "whole", pot.amount, highs if highs.players else lows, players)
        return
    high, low = ranking.halves(table, pot.amount)
    _award_share(table, hand, pot.name, "high", high, highs, players)
    _award_share(table, hand, pot.name, "low", low, lows, players)


@dataclass(frozen=True, slots=True)
class _Best:
    """Who has the best hand of its kind, and what decided it."""

    players: list[Player]
    provisions: tuple[str, ...] = ()


def _best(table: PotTable, players: Sequence[Player], share: Share) -> _Best:
    """Nobody, if no hand counts."""
    able = [player for player in players if getattr(player, share) is not None]
    if not able:
        return _Best([])
    right, provisions = ranking.best(table, able, share)
    object_of = "object.better" if share == "high" or table.rules.high is None else "object.better-low"
    chosen = table.chosen(
        object_of,
        right,
        {"the worst hand": ranking.worst(able, share), "the first player": able[:1], "the last player": able[-1:]},
    )
    return _Best(chosen, provisions)


def _award_share(
    table: PotTable, hand: Hand, name: str, share: Share, amount: int, best: _Best, players: Sequence[Player]
) -> None:
    """One pot, or half of one, to its winners."""
    seats = [player.seat for player in best.players]
    if not seats or not amount:
        return
    if len(seats) > 1:
        _split(table, hand, name, share, amount, seats)
        return
    portion = pots.Portion(seats[0], amount)
    portions = table.chosen(
        "type.no-player-dealer",
        [portion],
        {
            "the button takes it": [pots.Portion(hand.button, amount)],
            "the button takes a tenth": _cut_off(portion, hand.button, amount // 10),
        },
    )
    portions = [part for whole in portions for part in _others(table, whole, seats, players)]
    object_of = "object.better-low" if share == "low" else "object.better"
    for part in portions:
        provisions = (
            ranking.award_provision(share, tied=False), "award.others-lose", object_of, "type.no-player-dealer",
            *best.provisions[:1],
        ) if part.seat in seats else ("award.others-lose",)  # fmt: skip
        _pay(table, hand, name, share, part, provisions)


def _cut_off(portion: Portion, seat: int, amount: int) -> list[Portion]:
    """Part of a portion goes to another seat."""
    return [pots.Portion(portion.seat, portion.amount - amount), pots.Portion(seat, amount)]


def _others(table: PotTable, portion: Portion, winners: Sequence[int], players: Sequence[Player]) -> list[Portion]:
    """All other players lose."""
    losers = [player.seat for player in players if player.seat not in winners]
    if not losers:
        return [portion]
    share = portion.amount // (2 * len(losers))
    halves = [pots.Portion(seat, share) for seat in losers]
    return table.chosen(
        "award.others-lose",
        [portion],
        {
            "the first of them gets a quarter": _cut_off(portion, losers[0], portion.amount // 4),
            "the last of them gets a quarter": _cut_off(portion, losers[-1], portion.amount // 4),
            "they get half of it": [pots.Portion(portion.seat, portion.amount - share * len(losers)), *halves],
        },
    )


def _split(table: PotTable, hand: Hand, name: str, share: Share, amount: int, seats: Sequence[int]) -> None:
    """Equal parts among the winners; what does not divide goes to the left of the button."""
    tie = ranking.award_provision(share, tied=True)
    odd = ranking.odd_provision(share)
    in_order = hand.clockwise(hand.button, seats)
    among = table.chosen(tie, in_order, {"the first takes all": in_order[:1], "the last takes all": in_order[-1:]})
    odd_to = table.chosen(
        odd,
        in_order,
        {"to the last of the winners": in_order[::-1], "to the lowest seat": sorted(in_order),
         "to the highest seat": sorted(in_order, reverse=True)},
    )  # fmt: skip
    one_each = table.rulings.reading("odd-chips", "one-each") == "one-each"
    chip = table.stated(odd, table.chip(), 100) or 1
    portions = pots.divided(amount, among, chip, [seat for seat in odd_to if seat in among], one_each=one_each)
    if len(portions) > 1:
        first, second, *rest = portions
        more = pots.Portion(first.seat, first.amount + 100)
        less = pots.Portion(second.seat, second.amount - 100)
        portions = table.chosen(tie, portions, {"not equally": [more, less, *rest]})
    for portion in portions:
        provisions = (tie, odd) if sum(p.odd for p in portions) else (tie,)
        _pay(table, hand, name, share, portion, provisions)


def _pay(table: PotTable, hand: Hand, name: str, share: Share, portion: Portion, provisions: Sequence[str]) -> None:
    event = PotAwarded(name, share, portion.seat, Cents(portion.amount), Cents(portion.odd))
    fixes = ("seat", "amount")
    if portion.amount and table.does(event, *provisions, fixes=fixes, once=False, anyway=True):
        player = hand.players.get(portion.seat) or table.players.get(portion.seat)
        if player is not None:
            player.stack += portion.amount
