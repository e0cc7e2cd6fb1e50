"""What lies before a seat, one row for each thing, as a drawing shows it."""

from __future__ import annotations

from typing import NamedTuple

from clausewise.reference_engine.core.money import show_money
from clausewise.reference_engine.vocabulary.pot.events import PotAwarded
from clausewise.reports.pot_state import PotSeat, PotState
from clausewise.reports.table_state import SeatState
from clausewise.reports.table_words import award_words, result_of

HEIGHT = 33
MOST_WAGERS = 8
_KNOWN_LETTERS = {"progressive": "PP"}
"""Where first letters would not tell a wager from another: the play wager has P."""


class Row(NamedTuple):
    """A chip with its letters, what lies there, and in one or two lines what became of it."""

    letters: str
    name: str
    told: tuple[str, ...]
    tone: str

    @property
    def height(self) -> int:
        return HEIGHT + 14 * (len(self.told) - 1)


def rows_of(number: int, seat: SeatState, pot: PotState | None) -> list[Row]:
    """The rows of a seat, those that are too many told as one."""
    rows = []
    for name, wager in seat.wagers.items():
        result = result_of(wager)
        first, *more = result.words.split(", ")
        rows.append(
            Row(_letters(name), f"{name} {show_money(wager.amount)}", (f"{result.mark} {first}", *more), result.tone)
        )
    for bonus in seat.bonuses:
        holder = "paid" if bonus.holder is None else f"for seat {bonus.holder}"
        rows.append(Row("+", f"{bonus.bonus} {show_money(bonus.amount)}", (f"▲ {holder}",), "good"))
    if pot is not None:
        rows.extend(_pot_rows(number, pot))
    left_out = len(rows) - MOST_WAGERS
    if left_out > 0:
        rows = [*rows[: MOST_WAGERS - 1], Row("…", f"and {left_out + 1} more", ("",), "soft")]
    return rows


def _pot_rows(number: int, pot: PotState) -> list[Row]:
    seat = pot.seats.get(number, PotSeat())
    rows = [_won(award) for award in seat.won]
    if seat.returned:
        rows.append(Row("↩", show_money(seat.returned), ("returned",), "note"))
    if seat.action:
        told = f"{seat.action}, all in" if seat.all_in else seat.action
        done, *more = told.split(", ")
        # who checks has put nothing there: no chip, and no amount
        rows.append(
            Row("$", show_money(seat.bet), (done, *more), "soft") if seat.bet else Row("–", done, ("",), "soft")
        )
    if pot.turn is not None and pot.turn.seat == number:
        rows.append(Row("?", "to act", (", ".join(pot.turn.options),), "note"))
    rows.extend(
        Row(_letters(position), position, ("button",), "soft")
        for position in (name.removesuffix(" button") for name in seat.buttons)
    )
    return rows


def _won(award: PotAwarded) -> Row:
    return Row("▲", f"wins {show_money(award.amount)}", (award_words(award),), "good")


def _letters(name: str) -> str:
    """What stands on a wager's chip.

    >>> _letters("ante"), _letters("aces up"), _letters("six card bonus")
    ('A', 'AU', 'SC')
    """
    return _KNOWN_LETTERS.get(name) or "".join(word[0] for word in name.split())[:2].upper()
