"""What a house chose of its progressive meters, read from its events: where they begin, start again, how they grow.

The rules state the least amounts and no rate. So a meter may begin anywhere from the least on (it may go on from table
to table), starts again always at the same amount, and grows by one rate, up to the whole of a wager. Its rate is what
its growth tells, for declared facts are not asked for; a cent more or less is how parts of a cent are shown.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.vocabulary.against_dealer.events import MeterChanged, WagerTaken, WagerWithdrawn
from clausewise.reference_engine.vocabulary.core.events import RoundStarted
from clausewise.reference_engine.vocabulary.events import AnyEvent

HIGH_WAGER = dollars(5)
APART = ", wagers of 5"
"""What the name of a meter ends with that only such wagers play for."""


class MetersChosen:
    """The choices of a recording, looked through once; nothing is chosen where there is none."""

    def __init__(self, events: Iterable[AnyEvent] = ()) -> None:
        self._starts: dict[tuple[str, str], Cents] = {}
        self._growth: defaultdict[str, deque[tuple[int, int | None]]] = defaultdict(deque)
        self._rates: defaultdict[str, _Rate] = defaultdict(_Rate)
        self._shows: dict[str, Cents] = {}
        self._stands: dict[int, int] = {}
        self._since: defaultdict[str, list[int]] = defaultdict(list)
        """What was wagered and taken back since a meter was shown: it may move at once, or for all that together."""
        for event in events:
            self._look_at(event)
            if isinstance(event, MeterChanged):
                self._shows[event.meter] = event.amount
        for waiting in self._growth.values():
            if not any(grown for _, grown in waiting):
                waiting.clear()  # a meter that never grows has no rate

    def _look_at(self, event: AnyEvent) -> None:
        match event:
            case RoundStarted():
                self._stands.clear()
            case WagerTaken(wager="progressive"):
                self._wagered(event.amount - self._stands.get(event.seat, 0))
                self._stands[event.seat] = event.amount
            case WagerWithdrawn(wager="progressive"):
                self._wagered(-self._stands.pop(event.seat, event.amount))
            case MeterChanged(cause="wager") if self._since[event.meter] and event.meter in self._shows:
                moves = self._since.pop(event.meter)
                by = sum(moves)
                grown = self._rates[event.meter].explains(by, event.amount - self._shows[event.meter]) if by else 0
                self._growth[event.meter] += _shared_out(grown, moves)
            case MeterChanged(cause="initial" | "reset"):
                self._starts_at(event, self._shows.get(event.meter))
            case _:
                pass

    def _wagered(self, by: int) -> None:
        """Where wagers of 5 dollars have meters apart, each moves those that it plays for."""
        if not by:
            return  # a wager that was changed to what it was
        apart = any(meter.endswith(APART) for meter in self._shows)
        for meter in self._shows:
            if not apart or meter.endswith(APART) == (abs(by) >= HIGH_WAGER):
                self._since[meter].append(by)

    def _starts_at(self, event: MeterChanged, stood: Cents | None) -> None:
        """Where a meter stands that has paid it does not start again, unless it began there."""
        if event.amount != stood or event.amount == self._starts.get((event.meter, "initial")):
            self._starts.setdefault((event.meter, event.cause), event.amount)

    def __bool__(self) -> bool:
        """Whether any meter was seen."""
        return bool(self._starts)

    def start(self, meter: str, cause: str, least: Cents) -> Cents:
        """Where the meter begins, or starts again; below the least nothing can be chosen."""
        return max(least, self._starts.get((meter, cause), least))

    def grown(self, meter: str, by: int) -> int | None:
        """By how much the house's own rate moves the meter for the next wager, which is of this amount."""
        waiting = self._growth[meter]
        if not by:
            return 0
        if not waiting:
            return None
        of_all, grown = waiting.popleft()
        if grown is None:
            return None
        part = grown * by // of_all
        if of_all != by:  # it was told as one wager
            waiting.appendleft((of_all - by, grown - part))
        return part


def _shared_out(grown: int | None, moves: Sequence[int]) -> Iterator[tuple[int, int | None]]:
    """What each of several wagers, some of them taken back, adds to a meter that moved once for all of them.

    >>> list(_shared_out(25, [500, 500, -500])), list(_shared_out(0, [500, -500])), list(_shared_out(None, [500]))
    ([(500, 25), (500, 25), (-500, -25)], [(500, 0), (-500, 0)], [(500, None)])
    """
    of_all, so_far, shared = sum(moves), 0, 0
    for move in moves:
        so_far += move
        until_now = grown * so_far // of_all if grown and of_all else 0
        yield move, None if grown is None else until_now - shared
        shared = until_now


class _Rate:
    """What the rate of a meter may be, as far as it has grown."""

    def __init__(self) -> None:
        self._above, self._below = Fraction(0), Fraction(1)
        self._known = False

    def explains(self, by: int, grown: int) -> int | None:
        """What a wager adds at the rate that was seen; None where no rate has been seen.

        >>> rate = _Rate()
        >>> rate.explains(100, 120), rate.explains(100, 15), rate.explains(-500, -75), rate.explains(100, 10)
        (None, 15, -75, 15)
        """
        amount, size = abs(by), grown if by > 0 else -grown
        above, below = max(self._above, Fraction(size - 1, amount)), min(self._below, Fraction(size + 1, amount))
        if 0 <= size <= amount and above < below:
            self._above, self._below, self._known = above, below, True
            return grown
        return round((self._above + self._below) / 2 * by) if self._known else None
