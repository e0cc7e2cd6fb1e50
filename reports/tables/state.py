"""What lies on the table after a series of events: the last round in which anything was wagered or dealt."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.vocabulary.cards.events import CardDealt, HandRanked
from clausewise.reference_engine.vocabulary.cards.places import ORDINALS
from clausewise.reference_engine.vocabulary.core.events import Folded, Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.events import AnyEvent, Seen
from clausewise.reference_engine.vocabulary.modules import part_of
from clausewise.reference_engine.vocabulary.points.words import MODULE as POINTS
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt
from clausewise.reports.markup import Markup
from clausewise.reports.tables.against_dealer import AgainstTheDealer
from clausewise.reports.tables.dice import OfDice
from clausewise.reports.tables.lying import DEALER, CardShown, Lying
from clausewise.reports.tables.picture import Picture, Row
from clausewise.reports.tables.points import OfPoints
from clausewise.reports.tables.pot import ForAPot

PICTURES: Final[Mapping[str, type[Picture]]] = {
    "against_dealer": AgainstTheDealer,
    "pot": ForAPot,
    "dice": OfDice,
    POINTS: OfPoints,
}
"""For each part of the vocabulary that a family has for itself, its picture."""
USUAL: Final = "against_dealer"
"""The family whose middle is drawn while nothing shows which one plays."""
MOST_ROWS: Final = 8


@dataclass
class TableState(Lying):
    """A round as far as the events tell it."""

    number: int | None = None
    deck: str | None = None
    ended: bool = False
    void: bool = False
    pictures: dict[str, Picture] = field(default_factory=dict)
    wrong: tuple[str, str] | None = None
    """The sentence of the check that failed, and what the rules require instead."""

    def __post_init__(self) -> None:
        if not self.pictures:
            self.pictures = {part: picture(self) for part, picture in PICTURES.items()}

    @property
    def empty(self) -> bool:
        """Nothing was wagered or dealt."""
        return not (self.folded or self.places or self.void)

    def next_round(self, begun: RoundStarted) -> TableState:
        """The round after this one."""
        state = TableState(number=begun.number, deck=begun.deck)
        state.pictures = {part: picture.next_round(state) for part, picture in self.pictures.items()}
        return state

    def middle(self) -> Markup:
        """What is drawn on the side of the dealer."""
        drawn = [picture.middle() for picture in self.pictures.values() if picture.begun]
        usual = self.pictures[USUAL].middle()
        return next((middle for middle in reversed(drawn) if middle is not None), usual) or Markup("")

    def corner(self) -> list[str]:
        """What the families have to tell in the corner of a drawing."""
        return [line for picture in self.pictures.values() for line in picture.corner()]

    def rows(self, seat: int) -> list[Row]:
        """What lies before a seat, a row for each thing; those that are too many are told as one."""
        rows = self._marked(seat, [row for picture in self.pictures.values() for row in picture.rows(seat)])
        left_out = len(rows) - MOST_ROWS
        if left_out > 0:
            rows = [*rows[: MOST_ROWS - 1], Row("…", f"and {left_out + 1} more", ("",), "soft")]
        return rows

    def _marked(self, seat: int, rows: list[Row]) -> list[Row]:
        """What a failed check looked at is no longer shown as won or lost, but as wrong."""
        found = self.wrong_row(seat, [_thing(row) for row in rows])
        if found is None or self.wrong is None:
            return rows
        row = rows[found]
        told = (f"✗ {row.told[0].lstrip('▲▼↩• ')}", *row.told[1:], f"rules: {self.wrong[1]}")
        return [*rows[:found], row._replace(told=told, tone="wrong"), *rows[found + 1 :]]

    def wrong_row(self, seat: int, things: Sequence[str]) -> int | None:
        """Which of these things before a seat the failed check looked at; of two that fit, the longer name."""
        sentence = self.wrong[0] if self.wrong is not None else ""
        if not re.match(rf"seat {seat}\b", sentence):
            return None
        said = [bool(thing) and re.search(rf"\b{re.escape(thing)}\b", sentence) is not None for thing in things]
        fitting = [number for number, fits in enumerate(said) if fits]
        return max(fitting, key=lambda number: len(things[number]), default=None)


def _thing(row: Row) -> str:
    """What lies there, without its amount."""
    return re.sub(r",? [\d,.]+$", "", row.name)


def state_after(events: Sequence[Seen]) -> TableState:
    """The last round in which anything was wagered or dealt, as it stands after these events."""
    state = TableState()
    shown = state
    for seen in events:
        if isinstance(seen.event, RoundStarted):
            state = state.next_round(seen.event)
        else:
            _apply(state, seen.event)
        if not state.empty or shown.empty:
            shown = state
    return shown


def _apply(state: TableState, event: AnyEvent) -> None:
    match event:
        case RoundEnded():
            state.ended = True
            state.void = state.void or event.void
        case Folded():
            state.seat(event.seat)
            state.folded[event.seat] = True
            for picture in state.pictures.values():
                picture.folds(event.seat)
        case CardDealt():
            state.place(event.to).cards.append(CardShown(event.card, event.face == "up"))
            for picture in state.pictures.values():
                picture.deals(event)
        case StackDealt():
            known: Sequence[Card | None] = event.cards or (None,) * min(event.count, 52)
            state.place(event.to).cards.extend(CardShown(card, event.face == "up") for card in known)
        case HandRanked():
            kind = event.wager or ("low hand" if event.game == "low" else None)
            title = event.category if kind is None else f"{kind}: {event.category}"
            which = "" if event.hand == 1 else f"{ORDINALS[event.hand - 1]} hand, "
            state.place(event.owner).ranks[f"{which}{event.wager or event.game}"] = f"{which}{title}"
        case Procedure():
            _apply_duty(state, event)
        case _:
            picture_of_it = state.pictures.get(part_of(type(event)))
            if picture_of_it is not None:
                picture_of_it.begun = True
                picture_of_it.see(event)


def _apply_duty(state: TableState, event: Procedure) -> None:
    for picture in state.pictures.values():
        picture.does(event)
    if event.act == "voids all hands":
        state.void = True
    elif event.act == "turns up":
        owner = event.owner or (f"seat {event.seat}" if event.seat is not None else DEALER)
        if event.cards or owner in state.places:
            state.place(owner).turn_up(event.cards)
