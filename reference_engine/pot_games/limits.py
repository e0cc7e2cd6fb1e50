"""How much may be wagered, and how often raised: no limit, or fixed units; the cap on raises."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.rulings import Refusal

if TYPE_CHECKING:
    from clausewise.reference_engine.pot_games.state import Betting, Player
    from clausewise.reference_engine.pot_games.table import PotTable

MOST_RAISES = 3
TWO = 2


def unit(table: PotTable, betting: Betting) -> int | None:
    """What is bet and raised by where limits are fixed; None where there is no limit."""
    if not betting.street.unit or not table.rules.units:
        return None
    lower, higher = table.rules.units[str(table.option("limits"))]
    right, other = (lower, higher) if betting.street.unit == "lower" else (higher, lower)
    return table.chosen(f"{betting.street.name}.unit", int(right), {"the other limit": int(other)})


def least_raise(table: PotTable, betting: Betting) -> int:
    """By how much a raise goes beyond what stands, at least."""
    fixed = unit(table, betting)
    if fixed is not None:
        return fixed
    if table.rulings.reading("least-raise", "table-limit") == "table-limit":
        return int(table.rules.least)
    return max(int(table.rules.blinds.get("big blind", 0)), int(table.rules.least), betting.last_raise)


def least_bet(table: PotTable, betting: Betting, seat: int) -> int:
    """The least first wager of a round."""
    fixed = unit(table, betting)
    if fixed is not None:
        return fixed
    least = int(table.rules.least)
    if table.rulings.reading("least-bet", "table-limit") == "big-blind":
        least = int(table.rules.blinds.get("big blind", least))
    return table.chosen(
        "table.same-limits",
        least,
        {
            "twice as much at every other seat": least * (1 + seat % TWO),
            "twice as much for the button": least * (1 + (seat == table.button)),
            "twice as much for all": least * TWO,
        },
    )


def may_raise(table: PotTable, betting: Betting) -> bool:
    """Whether the round has room for another raise."""
    return _without_cap(table, betting) or counted(table, betting) < table.stated("first.cap", MOST_RAISES)


def counted(table: PotTable, betting: Betting) -> int:
    """The raises of the round; an opening wager may be read to be one."""
    opened = bool(betting.bet_to) and not betting.blinds
    opening_counts = table.rulings.reading("opening-wager", "no-raise") == "a-raise"
    return betting.raises + (opened and opening_counts)


def _without_cap(table: PotTable, betting: Betting) -> bool:
    """Between two players there is no limit to the number of raises."""
    remain = len(table.current().active()) == TWO
    at_the_start = table.rulings.reading("two-players", "at-the-start") == "at-the-start"
    return table.held("first.cap", betting.two_at_the_start if at_the_start else remain)


def demand_bet(table: PotTable, betting: Betting, player: Player, amount: int) -> None:
    """A first wager has to be within the limits; what is left of a stack may be less."""
    least = least_bet(table, betting, player.seat)
    fixed = unit(table, betting)
    all_in = amount == player.stack
    if fixed is None:
        table.rulings.demand("table.same-limits", amount >= least or all_in, "less than the least wager")
        _demand_no_more(table, amount)
    else:
        exact = amount == fixed or (all_in and amount < fixed)
        table.rulings.demand(f"{betting.street.name}.unit", exact, "not the limit of this round")
    _demand_stack(player, amount)


def demand_raise(table: PotTable, betting: Betting, player: Player, to: int, provision: str) -> None:
    """A raise goes beyond what stands, by enough and within the limits."""
    amount, by = to - player.round_bet, to - betting.bet_to
    least, fixed = least_raise(table, betting), unit(table, betting)
    all_in = amount == player.stack
    enough = by >= least if fixed is None else by == fixed
    table.rulings.demand(provision, by > 0 and (enough or (all_in and by < least)), "not a raise that may be made")
    if fixed is None:
        _demand_no_more(table, amount)
    _demand_stack(player, amount)


def _demand_no_more(table: PotTable, amount: int) -> None:
    pot = sum(player.total for player in table.current().players.values())
    greatest: int | None = table.chosen(
        "schedule.no-limit", None, {"no more than the pot": pot, "no more than ten big blinds": 4000}
    )
    table.rulings.demand("schedule.no-limit", greatest is None or amount <= greatest, "more than the limit")


def _demand_stack(player: Player, amount: int) -> None:
    if amount > player.stack:
        raise Refusal("the player does not have so many chips")
