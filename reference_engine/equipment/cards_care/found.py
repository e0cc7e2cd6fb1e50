"""A card that lies face up in the deck, or leaves it before its time: what becomes of it, and of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.equipment.cards_care.port import current
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.equipment.cards_care.port import DealingTable
    from clausewise.reference_engine.vocabulary.cards.words import Face


def found_face_up(table: DealingTable, card: Card, to: str, stack: int, source: str) -> str:
    """A card is found face up: `used`, `not used` and the next one is, or the place `goes without`."""
    deal, found = current(table), table.cards.mishaps.found
    found.append((deal.drawn, stack))
    at_one_time = table.rulings.reading("several-face-up", "over-the-deal") == "at-one-time"
    number = _found_together(found) if at_one_time else len(found)
    event = Procedure("finds", cards=(card,), face="up", source=source, deck=deal.deck.name)
    table.reports(event, "face-up.several" if number > 1 else "face-up")
    if number > table.rulings.stated("face-up.several", 1):
        table.void_round(void="face-up.several", returns="face-up.return", shuffle="face-up.reshuffle")
        if deal.void:
            return "not used"
    return _one_face_up(table, card, to, stack, source)


def _found_together(found: list[tuple[int, int]]) -> int:
    """How many of the cards were found together with the last one: next to it, or in the same stack."""
    number = 1
    for (position, stack), (before, its_stack) in zip(found[::-1], found[-2::-1], strict=False):
        if position != before + 1 and (stack == 0 or stack != its_stack):
            break
        number += 1
    return number


def _one_face_up(table: DealingTable, card: Card, to: str, stack: int, source: str) -> str:
    """It is set aside and the next card dealt, unless the hand is to be a card short."""
    rulings, deck = table.rulings, current(table).deck
    reading = rulings.reading("face-up-card", "next-card")
    short = to not in table.dealt_beside() and (reading == "short-hand" or (reading == "short-stack" and stack > 0))
    treatment = rulings.chosen(
        "face-up",
        "goes without" if short else "not used",
        {
            "all hands are void": "void",
            "the next card is not used either": "two out",
            **({"the next card takes its place": "not used"} if short else {"the hand stays short": "goes without"}),
        },
    )
    use = rulings.chosen(
        "face-up.not-used",
        "not used",
        {name: name for name in ("used all the same", "used from the discard rack", "used a little later")},
    )
    if use == "used all the same":
        return "used"
    if use == "used a little later":
        deck.cards.insert(1, card)
        return "not used"
    table.reports(Procedure("sets aside", cards=(card,), source=source, deck=deck.name), "face-up.not-used")
    table.does(
        Procedure("discards", cards=(card,), place="discard rack", deck=deck.name), "face-up.discard-rack",
        fixes=("place", "cards"),
    )  # fmt: skip
    if use == "used from the discard rack":
        return "used"
    current(table).set_aside += 1
    if treatment == "void":
        table.void_round(void="face-up.several", returns="face-up.return", shuffle="face-up.reshuffle")
    elif treatment == "two out" and deck.cards:
        deck.cards.pop(0)
    return "goes without" if treatment == "goes without" else "not used"


# --- a card is drawn in error -----------------------------------------------------------------------------------------


def drawn_in_error(table: DealingTable, card: Card, source: str) -> str:
    """Unseen it is used as the next card; seen, what a reading says."""
    deal = current(table)
    seen = table.cards.mishaps.drawn[deal.drawn]
    face: Face = "up" if seen else "down"
    event = Procedure("draws in error", cards=(card,), face=face, source=source, deck=deal.deck.name)
    table.reports(event, "drawn")
    right = table.rulings.reading("drawn-card-seen", "used") if seen else "used"
    treatments = {
        "used": "used as the next card", "set-aside": "discarded", "put-back": "put back among the next cards",
        "void": "all hands are void",
    }  # fmt: skip
    treatment = table.rulings.chosen("drawn", right, {told: name for name, told in treatments.items() if name != right})
    if treatment == "used":
        return "used"
    if treatment == "set-aside":
        deal.set_aside += 1
        table.does(
            Procedure("discards", cards=(card,), place="discard rack", deck=deal.deck.name), "drawn.discard",
            fixes=("place", "cards"),
        )  # fmt: skip
    elif treatment == "put-back":
        deal.deck.cards.insert(1, card)
    else:
        table.void_round(void="drawn.void", returns="drawn.return", shuffle="drawn.reshuffle")
        if not deal.void:
            return "used"
    return "not used"
