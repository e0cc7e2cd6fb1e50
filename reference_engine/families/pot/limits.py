"""How much may be wagered, and how often raised: no limit, or fixed units; the cap on raises."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.offers import Amounts
from clausewise.reference_engine.families.pot import by_definition_acts, kills, posted_limits

if TYPE_CHECKING:
    from collections.abc import Sequence

    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.state import Betting, Player

MOST_RAISES = 3
EXAMPLE = "3-6"
"""The limit by which the document explains what it means."""
TWO = 2
OF_THE_TABLE = "limits.of-the-table"
CAP = "first.cap"
"""The rule on the number of raises where no round has its own."""
ON_THE_TABLE = "stakes.on-the-table"
CHECK_RAISE = "check-raise"
CHECK_AND_RAISE = ("check-and-raise", "permitted")


def are_fixed(table: PotGround) -> bool:
    """Whether this table plays by fixed limits."""
    return str(table.option("limits")) in table.rules.units


def of_the_table(table: PotGround) -> tuple[int, int]:
    """The lower and the higher limit, as the table's limit has them."""
    lower, higher = posted_limits.of_the_hand(table)
    return table.chosen(
        OF_THE_TABLE,
        (lower, higher),
        {
            "the lower in both rounds": (lower, lower),
            "the higher in both rounds": (higher, higher),
            "those of another table": (lower + 100, higher + 200),
        },
    )


def spread(table: PotGround) -> tuple[int, int] | None:
    """The least and the greatest wager where any between them may be made; None elsewhere."""
    if str(table.option("limits")) not in table.rules.spreads:
        return None
    least, most = posted_limits.of_the_hand(table)
    return table.chosen(
        OF_THE_TABLE,
        (least, most),
        {"a dollar less will do": (least - 100, most), "a dollar more will do": (least, most + 100),
         "without a greatest": (least, 100 * most), "only the greatest": (most, most)},
    )  # fmt: skip


def unit(table: PotGround, betting: Betting) -> int | None:
    """What is bet and raised by where limits are fixed; None where there is no limit."""
    if not betting.street.unit or not are_fixed(table):
        return None
    lower, higher = of_the_table(table)
    street = betting.street.name
    right, other = (lower, higher) if betting.street.unit == "lower" else (higher, lower)
    right = table.chosen(
        f"{street}.unit", right, {"the other limit": other, "twice the limit": 2 * right, "half of it": right // 2}
    )
    if str(table.option("limits")) == EXAMPLE:
        right = table.stated(f"{street}.example", right, 100)
    return right


def of_the_round(table: PotGround, betting: Betting) -> tuple[str, ...]:
    """The provisions that fix the unit of this round, or its limits."""
    by_a_kill = kills.limits_by(table)
    if betting.street.unit and spread(table) is not None:
        return (OF_THE_TABLE, *by_a_kill)
    if not betting.street.unit or not are_fixed(table):
        return ()
    street = betting.street.name
    example = (f"{street}.example",) if str(table.option("limits")) == EXAMPLE else ()
    return f"{street}.unit", *example, OF_THE_TABLE, *by_a_kill


def least_raise(table: PotGround, betting: Betting) -> int:
    """By how much a raise goes beyond what stands, at least."""
    fixed = unit(table, betting)
    if fixed is not None:
        completed = _forced_bets_are_completed(table) if betting.forced else betting.blinds and table.completes_blinds
        if completed and not betting.raises and betting.bet_to < fixed:
            return fixed - betting.bet_to
        return fixed + (betting.whole - betting.bet_to if _short_ones_are(table, "completed") else 0)
    between = spread(table)
    if between is not None:
        as_last = table.rulings.reading("least-raise", "table-limit") == "last-raise"
        return max(between[0], betting.last_raise) if as_last else between[0]
    if table.rulings.reading("least-raise", "table-limit") == "table-limit":
        return int(table.rules.least)
    return max(int(table.rules.blinds.get("big blind", 0)), int(table.rules.least), betting.last_raise)


def _forced_bets_are_completed(table: PotGround) -> bool:
    """A reading: the first raise of a forced bet makes it a whole wager, and goes no further."""
    return table.rulings.reading("raise-of-the-forced-bet", "completes") == "completes"


def most_raise(table: PotGround, betting: Betting) -> int | None:
    """By how much a raise goes beyond what stands, at most; None: by as much as there is."""
    between = spread(table)
    if between is None:
        return unit(table, betting) and least_raise(table, betting)
    by_itself = table.rulings.reading("most-raise", "by-itself") == "by-itself"
    return between[1] if by_itself else max(0, between[1] - betting.bet_to)


def least_bet(table: PotGround, betting: Betting, seat: int) -> int:
    """The least first wager of a round."""
    fixed = unit(table, betting)
    if fixed is not None:
        return fixed
    between = spread(table)
    if between is not None:
        return between[0]
    least = int(table.rules.least)
    if table.rulings.reading("least-bet", "table-limit") == "big-blind":
        least = int(table.rules.blinds.get("big blind", least))
    return _at_the_seat(table, seat, least)


def _at_the_seat(table: PotGround, seat: int, amount: int) -> int:
    """The same limits for every seat."""
    return table.chosen(
        "table.same-limits",
        amount,
        {
            "twice as much at every other seat": amount * (1 + seat % TWO),
            "twice as much for the button": amount * (1 + (seat == table.button)),
            "twice as much for all": amount * TWO,
        },
    )


def demand_alike(table: PotGround, provisions: Sequence[str], lawful: bool, reason: str) -> None:
    """What several clauses ask for alike; a house may misread each of them."""
    known = [provision for provision in provisions if table.rulings.knows(provision)]
    answers = [table.rulings.permits(provision, lawful) for provision in known]
    if not next((answer for answer in answers if answer != lawful), lawful):
        raise Refusal(reason, *known)


def _short_ones_are(table: PotGround, choice: str) -> bool:
    """A reading: what becomes of last chips that are less than a fixed limit."""
    return table.rulings.reading("short-wager", "stands") == choice


def may_go_beyond(table: PotGround, betting: Betting, player: Player) -> bool:
    """Whether the player may raise: the round has room for it, and so has the stack."""
    left = player.stack - (betting.bet_to - player.round_bet)
    barred = player.seat in betting.closed or not may_after_a_check(table, betting, player)
    barred = barred or not may_after_a_call(table, betting, player)
    return not barred and may_raise(table, betting) and has_enough(table, betting, left)


def may_after_a_call(table: PotGround, betting: Betting, player: Player) -> bool:
    """By a reading whoever has called may not raise in that round any more."""
    called = betting.put_in.get(player.seat) == "call"
    return not called or table.rulings.reading("call-then-raise", "this-turn") == "this-turn"


def may_after_a_check(table: PotGround, betting: Betting, player: Player) -> bool:
    """Whether somebody may raise who has checked in this round: unless the house has posted otherwise."""
    if player.seat not in betting.checked:
        return True
    return table.held(CHECK_RAISE, table.option(*CHECK_AND_RAISE) == CHECK_AND_RAISE[1])


def has_enough(table: PotGround, betting: Betting, chips: int) -> bool:
    """Whether so many chips can be bet or raised by: any can, unless those that are less than a limit are refused."""
    return not _short_ones_are(table, "refused") or chips >= (unit(table, betting) or 0)


def note_raise(table: PotGround, betting: Betting, seat: int, by: int) -> None:
    """After a raise all have all options again; a reading closes it where last chips go beyond by less than a raise."""
    short = by < least_raise(table, betting)
    if not short:
        betting.acted, betting.closed = set(), set()
        betting.whole = betting.bet_to + by
    elif table.rulings.reading("short-raise", "reopens") == "closed":
        betting.closed |= betting.acted - {seat}
    betting.raises += not (short and _short_ones_are(table, "completed"))


def note_bet(table: PotGround, betting: Betting, amount: int) -> None:
    """How far a first wager goes that is as large as the limit."""
    if amount >= (unit(table, betting) or 0):
        betting.whole = amount


def only_two(table: PotGround) -> bool:
    """Whether no more than two players take part in the betting; who is all-in counts by one reading."""
    all_in_count = table.rulings.reading("all-in-players", "do-not-count") == "count"
    return sum(all_in_count or player.stack > 0 for player in table.current().active()) <= TWO


def may_raise(table: PotGround, betting: Betting) -> bool:
    """Whether the round has room for another raise."""
    most = most_raises(table)
    if most is None or _without_cap(table, betting):
        return True
    return counted(table, betting) < table.stated(cap(table, betting), most)


def most_raises(table: PotGround) -> int | None:
    """How often may be raised in a round; None: as often as anybody likes."""
    asked = str(table.option("most-raises", MOST_RAISES))
    return int(asked) if asked.isdigit() else None


def cap(table: PotGround, betting: Betting) -> str:
    """The provision on the number of raises: of this round, or said once for all."""
    own = f"{betting.street.name}.cap"
    return own if table.rulings.knows(own) else CAP


def counted(table: PotGround, betting: Betting) -> int:
    """The raises of the round; an opening wager may be read to be one."""
    opened = bool(betting.bet_to) and not betting.blinds
    opening_counts = table.rulings.reading("opening-wager", "no-raise") == "a-raise"
    return betting.raises + (opened and opening_counts)


def _without_cap(table: PotGround, betting: Betting) -> bool:
    """Between two players there is no limit to the number of raises, unless the house limits theirs, too."""
    if table.option("raises-of-two", "unlimited") == "limited":
        return False
    at_the_start = table.rulings.reading("two-players", "at-the-start") == "at-the-start"
    return table.held(cap(table, betting), betting.two_at_the_start if at_the_start else only_two(table))


def bets(table: PotGround, betting: Betting, player: Player) -> Amounts:
    """What a first wager may be; whoever has less may wager all of it."""
    fixed = unit(table, betting)
    if fixed is not None:
        exact = _at_the_seat(table, player.seat, fixed)
        least = exact if _short_ones_are(table, "refused") else min(exact, player.stack)
        return Amounts(least, min(exact, player.stack))
    between = spread(table)
    most = player.stack if between is None else min(between[1], player.stack)
    return Amounts(min(least_bet(table, betting, player.seat), player.stack), most)


def raises(table: PotGround, betting: Betting, player: Player) -> Amounts:
    """To what may be raised; whoever has less may raise by all of it, and whoever cannot even call by nothing."""
    all_in = player.round_bet + player.stack
    fixed = unit(table, betting) is not None
    least = betting.bet_to + least_raise(table, betting)
    by = None if fixed else most_raise(table, betting)
    if not (fixed and _short_ones_are(table, "refused")):
        least = max(betting.bet_to + 1, min(least, all_in))
    most = all_in if by is None else min(betting.bet_to + by, all_in)
    return Amounts(least, min(least, all_in) if fixed else most)


def demand_bet(table: PotGround, betting: Betting, player: Player, amount: int) -> None:
    """A first wager has to be within the limits; what is left of a stack may be less."""
    fixed = unit(table, betting)
    all_in = amount == player.stack
    between = spread(table)
    if between is not None:
        lawful = between[0] <= amount <= between[1] or (all_in and amount < between[0])
        demand_alike(table, (f"{betting.street.name}.bet", OF_THE_TABLE), lawful, "not within the posted limits")
    elif fixed is None:
        least = least_bet(table, betting, player.seat)
        table.rulings.demand("table.same-limits", amount >= least or all_in, "less than the least wager")
        _demand_no_more(table, amount)
    else:
        fixed = _at_the_seat(table, player.seat, fixed)
        exact = amount == fixed or (all_in and amount < fixed and not _short_ones_are(table, "refused"))
        asked = (f"{betting.street.name}.bet", *of_the_round(table, betting))
        demand_alike(table, asked, exact, "not the limit of this round")
    _demand_stack(table, player, amount)


def demand_raise(table: PotGround, betting: Betting, player: Player, to: int, provision: str) -> None:
    """A raise goes beyond what stands, by enough and within the limits."""
    amount, by = to - player.round_bet, to - betting.bet_to
    least, fixed = least_raise(table, betting), unit(table, betting)
    all_in = amount == player.stack and not (fixed is not None and _short_ones_are(table, "refused"))
    asked: tuple[str, ...] = (provision, *of_the_round(table, betting))
    if spread(table) is not None:
        enough = least <= by <= (most_raise(table, betting) or 0)
    elif fixed is None:
        least = _at_the_seat(table, player.seat, least)
        enough, asked = by >= least, (*asked, "table.same-limits")
    else:
        enough = by in _raises_by(table, betting, player, least)
    lawful = by > 0 and (enough or (all_in and by < least))
    if lawful or by <= 0:
        asked = (provision, by_definition_acts.RAISE, *asked[1:])
    demand_alike(table, asked, lawful, "not a raise that may be made")
    if fixed is None and spread(table) is None:
        _demand_no_more(table, amount)
    _demand_stack(table, player, amount)


def _raises_by(table: PotGround, betting: Betting, player: Player, by: int) -> tuple[int, ...]:
    """By how much may be raised where limits are fixed: by one unit, however often it has been raised."""
    right = _at_the_seat(table, player.seat, by)
    again = (right, betting.bet_to) if betting.raises else (right,)
    doubled = {"a raise after another may double what stands": again}
    return table.chosen(f"{betting.street.name}.unit", (right,), doubled)


def _demand_no_more(table: PotGround, amount: int) -> None:
    pot = sum(player.total for player in table.current().players.values())
    greatest: int | None = table.chosen(
        "schedule.no-limit", None, {"no more than the pot": pot, "no more than ten big blinds": 4000}
    )
    table.rulings.demand("schedule.no-limit", greatest is None or amount <= greatest, "more than the limit")


def _demand_stack(table: PotGround, player: Player, amount: int) -> None:
    reason = "the player does not have so many chips"
    demand_alike(table, (ON_THE_TABLE, by_definition_acts.BET), amount <= player.stack, reason)
