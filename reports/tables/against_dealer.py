"""The picture of a game against the dealer: wagers and what became of them, the dealer's cards, meters."""

from __future__ import annotations

from dataclasses import dataclass

from clausewise.reference_engine.core.money import Cents, show_money
from clausewise.reference_engine.vocabulary.against_dealer.events import (
    BonusPaid,
    MeterChanged,
    WagerSettled,
    WagerTaken,
    WagerWithdrawn,
)
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reports.markup import Markup, fill, joined
from clausewise.reports.tables.lying import BONUS_BOX, DEALER, Lying, Place
from clausewise.reports.tables.picture import Picture, Row, Tone, letters
from clausewise.reports.tables.strokes import MIDDLE_CARD, WIDTH, few, row_of_cards, text
from clausewise.showing import listed, visible
from clausewise.steps.wager_names import WagerName

MOST_METERS = 5
_KNOWN_LETTERS = {"progressive": "PP"}
"""Where first letters would not tell a wager from another: the play wager has P."""


@dataclass
class WagerShown:
    """A wager and what became of it."""

    amount: Cents
    settled: WagerSettled | None = None


@dataclass(frozen=True)
class ResultShown:
    """What became of a wager: a mark, words and a tone, so that colour never says it alone."""

    mark: str
    words: str
    tone: Tone


class AgainstTheDealer(Picture):
    """Wagers before the seats, the dealer's cards and the bonus box in the middle, meters in the corner."""

    def __init__(self, table: Lying, meters: dict[str, Cents] | None = None) -> None:
        super().__init__(table)
        self.wagers: dict[int, dict[str, WagerShown]] = {}
        self.bonuses: dict[int, list[BonusPaid]] = {}
        self.meters = {} if meters is None else meters

    def next_round(self, table: Lying) -> AgainstTheDealer:
        return AgainstTheDealer(table, dict(self.meters))

    def see(self, event: AnyEvent) -> None:
        match event:
            case MeterChanged():
                self.meters[event.meter] = event.amount
            case WagerTaken() | WagerWithdrawn() | WagerSettled() | BonusPaid():
                self.table.seat(event.seat)
                self._before_a_seat(event)
            case _:
                pass

    def _before_a_seat(self, event: WagerTaken | WagerWithdrawn | WagerSettled | BonusPaid) -> None:
        wagers = self.wagers.setdefault(event.seat, {})
        if isinstance(event, BonusPaid):
            self.bonuses.setdefault(event.seat, []).append(event)
            return
        name = str(WagerName.of(event))
        match event:
            case WagerTaken():
                wagers[name] = WagerShown(event.amount)
            case WagerWithdrawn():
                wagers.pop(name, None)
            case WagerSettled():
                wagers.setdefault(name, WagerShown(event.stake)).settled = event

    def middle(self) -> Markup:
        place = self.table.places.get(DEALER, Place())
        parts = [text(WIDTH / 2, 40, "Dealer", "cw-strong cw-mid")]
        parts.append(row_of_cards(place.cards, WIDTH / 2, 50, 6 * (MIDDLE_CARD[0] + 4), MIDDLE_CARD))
        parts.extend(
            text(WIDTH / 2, 128 + 16 * i, words, "cw-small cw-mid", 44) for i, words in enumerate(few(place.ranks))
        )
        box = self.table.places.get(BONUS_BOX)
        if box and box.cards:
            parts.append(text(230, 40, "Bonus box", "cw-strong cw-mid"))
            parts.append(
                fill('<rect class="cw-box" x="180" y="46" width="100" height="{}" rx="7"/>', MIDDLE_CARD[1] + 8)
            )
            parts.append(row_of_cards(box.cards, 230, 50, 92, MIDDLE_CARD))
        return joined(parts)

    def corner(self) -> list[str]:
        return [f"{name} meter {show_money(amount)}" for name, amount in self.meters.items()][:MOST_METERS]

    def rows(self, seat: int) -> list[Row]:
        rows = []
        for name, wager in self.wagers.get(seat, {}).items():
            result = result_of(wager)
            first, *more = result.words.split(", ")
            told = (f"{result.mark} {first}", *more)
            on_the_chip = _KNOWN_LETTERS.get(name) or letters(name)
            between = ", " if name[-1].isdigit() else " "  # a total of 9 is no 910
            rows.append(Row(on_the_chip, f"{name}{between}{show_money(wager.amount)}", told, result.tone))
        for bonus in self.bonuses.get(seat, ()):
            holder = "paid" if bonus.holder is None else f"for seat {bonus.holder}"
            rows.append(Row("+", f"{bonus.bonus} {show_money(bonus.amount)}", (f"▲ {holder}",), "good"))
        return rows

    def seat_words(self, seat: int) -> list[str]:
        wagers = self.wagers.get(seat, {})
        return [
            *(f"{visible(name)} {show_money(wager.amount)} {result_of(wager).words}" for name, wager in wagers.items()),
            *(_bonus_words(bonus) for bonus in self.bonuses.get(seat, ())),
        ]

    def last_sentences(self) -> list[str]:
        told = [f"{visible(name)} at {show_money(amount)}" for name, amount in self.meters.items()]
        return [f"Meters: {listed(told)}."] if told else []


def result_of(wager: WagerShown) -> ResultShown:
    """The result of a wager as a drawing and its text tell it."""
    settled = wager.settled
    if settled is None:
        return ResultShown("•", "stands", "soft")
    pays = show_money(settled.pays)
    back = ", stake back" if settled.stake_back else ""
    match settled.result:
        case "wins":
            return ResultShown("▲", f"wins {pays}" + ("" if settled.stake_back else ", stake kept"), "good")
        case "returned":
            extra = f" and {pays}" if settled.pays else ""
            return ResultShown("↩", f"returned{extra}", "note")
        case "surrendered":
            return ResultShown("▼", f"surrendered, {pays} back", "note")
        case "loses" | "forfeited" | "abandoned":
            # A payment on a lost wager contradicts itself; it is shown as the system told it.
            extra = f", pays {pays}" if settled.pays else ""
            tone: Tone = "note" if settled.result == "abandoned" else "bad"
            return ResultShown("▼", settled.result + extra + back, tone)


def _bonus_words(bonus: BonusPaid) -> str:
    """`envy bonus 100 for seat 2`."""
    holder = f" for seat {bonus.holder}" if bonus.holder is not None else ""
    return f"{visible(bonus.bonus)} {show_money(bonus.amount)}{holder}"
