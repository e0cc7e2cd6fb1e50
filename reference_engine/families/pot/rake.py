"""The rake: a part of what is bet, or fixed amounts at fixed levels, pot by pot as the hand goes on; then dropped."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.families.pot import pots
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundStarted
from clausewise.reference_engine.vocabulary.pot.events import FeeTaken

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.state import Hand
    from clausewise.reference_engine.vocabulary.events import AnyEvent

AREA, BOX = "rake area", "drop box"
PERCENTAGE = "percentage"
MOST_PERCENT = 25
LEVELS: tuple[int, ...] = (dollars(40), dollars(80), dollars(120))
"""What has to lie in a pot for each further amount of a rake in steps."""
STEP = dollars(1)
CHIP = dollars(1)


class Band(NamedTuple):
    """A pot as it stands at the end of a betting round: how far each seat's bets reach into it."""

    name: str
    above: int
    top: int

    def holds(self, put_in: Mapping[int, int]) -> int:
        """What of these bets lies in it.

        >>> Band("side 1", 10, 30).holds({1: 10, 2: 30, 3: 20})
        30
        """
        return sum(min(total, self.top) - min(total, self.above) for total in put_in.values())


def bands(put_in: Mapping[int, int], active: Sequence[int]) -> list[Band]:
    """The pots that these bets make for who has not folded, the main pot first.

    >>> bands({1: 10, 2: 30, 3: 30, 4: 5}, [1, 2, 3])
    [Band(name='main', above=0, top=10), Band(name='side 1', above=10, top=30)]
    """
    most = max(put_in.values(), default=0)
    found = pots.side_pots(put_in, active)
    tops = [*(min(put_in[seat] for seat in pot.seats) for pot in found[:-1]), most]
    return [Band(pot.name, above, top) for pot, above, top in zip(found, [0, *tops], tops, strict=False)]


def method(table: PotGround) -> str:
    """In what way the house rakes."""
    return str(table.option("rake"))


def _rule(table: PotGround, name: str) -> str:
    return f"{_kind(table)}.{name}"


def _kind(table: PotGround) -> str:
    return f"rake.{PERCENTAGE if method(table) == PERCENTAGE else 'steps'}"


def after_the_bets(table: PotGround) -> None:
    """What is due when the bets of a betting round lie in the pots."""
    if not table.rulings.knows("rake"):
        return
    when = table.rulings.choose(_rule(table, "progress"), "at once", {"only before the award": "at the end"})
    whole = method(table) == PERCENTAGE and table.rulings.reading("sums-bet", "betting-round") == "whole-pot"
    if when == "at once" and not whole:
        _take(table)
    else:
        table.current().not_raked = True


def before_the_award(table: PotGround) -> None:
    """A reading: the percentage is of all that was bet, and taken once.

    Whether antes are raked though nobody came to bet no rule says: it goes as the house shows.
    """
    hand = table.current()
    if hand.not_raked or (not hand.raked_so_far and hand.number in table.raked_as_shown):
        _take(table)


def rounds_raked(events: Iterable[AnyEvent]) -> frozenset[int]:
    """The rounds in which a house was seen to rake.

    >>> sorted(rounds_raked([RoundStarted(7), FeeTaken(Cents(100), Cents(200), fund="rake"), RoundStarted(8)]))
    [7]
    """
    number, found = 0, set[int]()
    for event in events:
        if isinstance(event, RoundStarted):
            number = event.number
        elif isinstance(event, FeeTaken) and event.fund == "rake":
            found.add(number)
    return frozenset(found)


def _take(table: PotGround) -> None:
    """Out of each pot, by what has come since the last time: with the first betting round antes and blinds as well."""
    hand = table.current()
    put_in = {seat: player.total for seat, player in hand.players.items()}
    before, hand.raked_so_far = hand.raked_so_far or _antes(table, hand), put_in
    found = _pots(table, put_in, hand)
    for number, band in enumerate(found):
        last = number == len(found) - 1
        counted = band.holds(put_in) + (_uncalled(table, hand) if last else 0)
        if method(table) == PERCENTAGE:
            amount = _percentage(table, counted - band.holds(before))
        else:
            taken = sum(amount for level, amount in hand.raked if band.above < level <= band.top)
            amount = _in_steps(table, counted - _gone_before(table, hand, taken, main=number == 0)) - taken
        amount = table.rulings.choose(
            "rake.collected",
            amount,
            {"the dealer leaves it": 0, "half of it": amount // 2, "a dollar more": amount + STEP},
        )
        amount = table.rulings.choose(
            "definition.rake",
            amount,
            {"none of it": 0, "twice as much": 2 * amount, "a dollar at most": min(amount, STEP)},
        )
        _takes(table, hand, band, min(amount, hand.pot))


def _antes(table: PotGround, hand: Hand) -> dict[int, int]:
    """A reading: what was placed before there was a betting round is no sum bet in one."""
    if table.rulings.reading("antes-raked", "with-the-first-round") == "with-the-first-round":
        return {}
    return {seat: hand.antes.get(seat, 0) for seat in hand.players}


def _gone_before(table: PotGround, hand: Hand, taken: int, *, main: bool) -> int:
    """A reading: a level is reached by what is left in the pot, not by all that was bet."""
    if table.rulings.reading("levels-count", "what-was-bet") == "what-was-bet":
        return 0
    return taken + (hand.in_the_jackpot_area if main else 0)


def _pots(table: PotGround, put_in: Mapping[int, int], hand: Hand) -> list[Band]:
    """The pot and the side pots, each raked by itself; as some read it all together, out of the main pot."""
    each = bands(put_in, [player.seat for player in hand.active()])
    together = [Band("main", 0, max(put_in.values(), default=0))]
    if table.rulings.reading("rake-of-side-pots", "each-pot") == "together":
        return together
    return table.rulings.choose(_rule(table, "extract"), each, {"no side pot is raked": each[:1]})


def _uncalled(table: PotGround, hand: Hand) -> int:
    """What is to be added to what lies in the last pot, or left out of it: a bet that nobody called does not count."""
    lies_there = table.rulings.reading("uncalled-bet", "returned") != "returned"
    part_too = table.rulings.reading("uncalled-final-bet", "the-part-nobody-called") == "the-part-nobody-called"
    counts = hand.uncalled if not part_too and hand.partly_called else 0
    counts = table.rulings.choose("rake.uncalled", counts, {"it counts": hand.uncalled})
    return counts - (hand.uncalled if lies_there else 0)


def _percentage(table: PotGround, bet: int) -> int:
    rate = table.option_number("rake-percentage")
    rate = table.rulings.choose(
        "rake.percentage.most", rate, {"thirty percent": MOST_PERCENT + 5, "half of the bets": 2 * MOST_PERCENT}
    )
    exactly = bet * rate // 100
    return exactly if table.rulings.reading("rake-rounding", "down") == "to-the-cent" else exactly // CHIP * CHIP


def _in_steps(table: PotGround, lies_there: int) -> int:
    """All that has become due of a pot in which so much lies."""
    reached = sum(level <= lies_there for level in LEVELS)
    beyond = sum(level < lies_there for level in LEVELS)
    steps = table.rulings.choose(
        "rake.steps.levels", reached,
        {"only beyond the level": beyond, "one step too early": min(reached + 1, len(LEVELS)),
         "the first step alone": min(reached, 1)},
    )  # fmt: skip
    return int(table.rulings.choose("rake.steps.amounts", STEP * steps, {"two at each level": 2 * STEP * steps}))


def _takes(table: PotGround, hand: Hand, band: Band, amount: int) -> None:
    if amount <= 0:
        return
    event = FeeTaken(Cents(amount), Cents(hand.pot - amount), fund="rake", source=band.name, place=AREA)
    table.does(
        event, _rule(table, "area"), *_why(table), "rake.collected", "layout.rake-area",
        fixes=("place",), late="pot-awarded", once=False, anyway=True,
    )  # fmt: skip
    hand.pot -= amount
    hand.in_the_rake_area += amount
    hand.raked.append((band.top, amount))
    together = table.rulings.reading("rake-of-side-pots", "each-pot") == "together"
    hand.taken_out.append((0 if together else band.top, amount))


def drop(table: PotGround) -> None:
    """The rake of the round goes into the drop box at once; once the pots are collected nothing more is raked."""
    if not table.rulings.knows("rake"):
        return
    hand = table.current()
    more = table.rulings.choose("rake.no-more", 0, {"another dollar": STEP})
    if more:
        table.reports(FeeTaken(Cents(more), Cents(0), fund="rake", source="main", place=AREA), "rake.no-more")
        hand.in_the_rake_area += more
    if hand.in_the_rake_area:
        table.does(
            Procedure("drops the rake", total=hand.in_the_rake_area, place=BOX, source=AREA), _rule(table, "drop"),
            "rake.no-more", "rake", "rake.methods", _kind(table), fixes=("by", "place"),
        )  # fmt: skip


def _why(table: PotGround) -> tuple[str, ...]:
    """What decides how much is taken, and when."""
    return (_rule(table, "most" if method(table) == PERCENTAGE else "levels"), "rake.uncalled")


def why_nothing(table: PotGround, hand: Hand) -> tuple[str, ...]:
    """What is kept where a hand ends without a rake, and what the word means where there is one."""
    if not table.rulings.knows("rake"):
        return ()
    if hand.in_the_rake_area:
        return ("definition.rake",)
    lies_there = hand.ever_uncalled and table.rulings.reading("uncalled-bet", "returned") != "returned"
    return _why(table) if lies_there else _why(table)[:1]


def give_back(hand: Hand) -> None:
    """A round that is dead pays nothing: what lies in the areas belongs to the bets that go back."""
    hand.in_the_rake_area = hand.in_the_jackpot_area = 0
    hand.raked.clear()
    hand.taken_out.clear()
