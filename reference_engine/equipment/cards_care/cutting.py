"""How the cards are cut, and how deep: with the cover card put into the stack, or laid in front of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.equipment.cards_care import loading, offering
from clausewise.reference_engine.equipment.cards_care.deck import turned
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from clausewise.reference_engine.equipment.cards_care.deck import Deck
    from clausewise.reference_engine.equipment.cards_care.port import CardTable

LEAST_CUT = 10
MISREAD_DEPTHS = {"nine cards from the top": 9, "in the middle of the top ten": 5}
LAID, TAKEN, COMPLETED, REMOVED = "laid", "taken", "completed", "removed"
TOP, BOTTOM = "top of the deck", "bottom of the deck"
"""The ends of a deck; what is taken from the bottom and has the rest put on top lies as it lay."""


def choose_depth(table: CardTable, depth: int) -> None:
    """The dealer's choice of where to cut: at least ten cards from the top."""
    rulings = table.rulings
    if rulings.knows("cut.by-player") and not offering.nobody_accepts(table):
        _demand_from_either_end(table, depth)
        table.cards.cut_depth = depth
        return
    if depth < 0:
        _demand_from_the_bottom(table, -depth)
        table.cards.cut_depth = depth
        return
    provision = "cut.least" if rulings.knows("cut.least") else "cut.cover-card"
    least = LEAST_CUT if rulings.reading("cut-depth", "ten-above") == "ten-above" else LEAST_CUT - 1
    rulings.demand(provision, depth >= least, "a cut is made at least ten cards from the top")
    whole = table.cards.whole()
    most = whole if rulings.reading("cut-from-bottom", "any") == "any" else whole - LEAST_CUT
    if rulings.knows("cut.either-end"):
        most = _most_from_an_end(table)
    rulings.demand(provision, depth <= most, f"a cut is made at most {most} cards from the top")
    table.cards.cut_depth = depth


def _demand_from_either_end(table: CardTable, depth: int) -> None:
    """A player's cut leaves ten cards above it and ten below."""
    rulings, whole = table.rulings, table.cards.whole()
    rulings.demand("cut.by-player", depth >= LEAST_CUT, "a cut is made at least ten cards from the top")
    rulings.demand("cut.by-player", depth <= whole - LEAST_CUT, "a cut is made at least ten cards from the bottom")


def _demand_from_the_bottom(table: CardTable, count: int) -> None:
    """Where a stack may be taken from either end, at least as many come from the bottom as from the top."""
    rulings = table.rulings
    if not rulings.knows("cut.either-end"):
        raise Refusal("a cut is made from the top")
    either = rulings.reading("either-end", "top-or-bottom") == "top-or-bottom"
    rulings.demand("cut.either-end", either, "a cut is made from the top")
    rulings.demand("cut.least", count >= LEAST_CUT, "at least ten cards are taken from the bottom")
    most = _most_from_an_end(table)
    rulings.demand("cut.least", count <= most, f"a cut is made at most {most} cards from the bottom")


def _most_from_an_end(table: CardTable) -> int:
    """Some cards have to remain that are put on top; a reading: no fewer than are taken at least."""
    any_number = table.rulings.reading("most-cut", "any") == "any"
    return table.cards.whole() - (1 if any_number else LEAST_CUT)


def cut(table: CardTable, deck: Deck) -> None:
    """The cards are cut as the rules of this table say."""
    seat = offering.offer(table) if table.rulings.knows("cut.offered") else None
    if seat is not None:
        depth = table.rulings.choose("cut.by-player", table.cards.cut_depth, MISREAD_DEPTHS)
        done = offering.cut_by_player(table, deck, seat, depth)
    elif table.rulings.knows("cut.cover-card"):
        done, depth = _into_the_stack(table, deck)
    elif table.rulings.knows("cut.least"):
        done, depth = _in_front_of_the_deck(table, deck)
    else:
        done, depth = _somehow(table, deck)
    if done:
        deck.order = turned(deck.order, depth)
        deck.cards = list(deck.order)
    deck.cut = True


def _somehow(table: CardTable, deck: Deck) -> tuple[bool, int]:
    """No rule says how: that it is done is seen, and of cards that were just mixed it makes none more likely."""
    depth = table.cards.cut_depth
    event = Procedure("cuts", deck=deck.name, count=depth)
    table.does(event, "deck.cut", fixes=("by",), late=loading.comes_next(table), once=False)
    return False, depth


def _into_the_stack(table: CardTable, deck: Deck) -> tuple[bool, int]:
    """The cover card goes in at least ten cards from the top, and all above it to the bottom."""
    depth = table.rulings.chosen("cut.cover-card", table.cards.cut_depth, MISREAD_DEPTHS)
    table.does(
        Procedure("places the cover card", deck=deck.name, count=depth), "cut.cover-card",
        fixes=("by",), late="cuts", once=False, until="cuts",
    )  # fmt: skip
    done = table.does(
        Procedure("cuts", deck=deck.name, count=depth, place="bottom of the stack", method="with the cover card"),
        "cut.to-bottom", fixes=("place", "method", "count"), late="loads", once=False, until="loads",
    )  # fmt: skip
    return done, depth


def _in_front_of_the_deck(table: CardTable, deck: Deck) -> tuple[bool, int]:
    """At least ten cards go from the top onto the cover card, and the rest on top of them."""
    rulings = table.rulings
    removed = rulings.knows("cut.remove-cover-card")
    then: tuple[str, ...] = (REMOVED,) if removed else ()
    stays = {"the cover card stays below": (LAID, TAKEN, COMPLETED)} if removed else {}
    steps = rulings.chosen(
        "cut",
        (LAID, TAKEN, COMPLETED, *then),
        {"without a cover card": (TAKEN, COMPLETED), "it is not completed": (LAID, TAKEN, *then), **stays},
    )
    if not removed:
        steps = rulings.chosen("cover-card.below", steps, {"the cover card is taken away": (*steps, REMOVED)})
    dealt = "removes the cover card" if removed else loading.comes_next(table)
    hands = rulings.chosen(
        "cut.one-hand", "with one hand", {how: how for how in ("with both hands", "with a tool", "with a device")}
    )
    depth = rulings.chosen("cut.least", table.cards.cut_depth, MISREAD_DEPTHS)
    from_below = depth < 0
    depth = abs(depth)
    rest = len(deck.order) - depth
    end = None
    if rulings.knows("cut.either-end"):
        end = rulings.choose(
            "cut.either-end", BOTTOM if from_below else TOP, {"out of the middle": "middle of the deck"}
        )
    done = True
    below = () if removed else ("cover-card.below",)
    if LAID in steps:
        table.does(
            Procedure("places the cover card", deck=deck.name, place="in front of the deck"), "cut.cover-card-below",
            "cut", *below, fixes=("by", "place"), late="cuts", once=False, until="cuts",
        )  # fmt: skip
    if TAKEN in steps:
        done = table.does(
            Procedure("cuts", deck=deck.name, count=depth, place="on the cover card", source=end, method=hands),
            "cut.stack", "cut.one-hand", fixes=("place", "count"), late="completes the cut", once=False,
            until="completes the cut",
        )  # fmt: skip
    if COMPLETED in steps:
        completed = table.does(
            Procedure("completes the cut", deck=deck.name, count=rest, place="on the cut cards"), "cut.complete",
            "cut.one-hand", fixes=("place", "count"), late=dealt, once=False, until=dealt,
        )  # fmt: skip
        done = done and completed
    if REMOVED in steps:
        table.does(
            Procedure("removes the cover card", deck=deck.name, place="discard rack"), "cut.remove-cover-card", "cut",
            fixes=("place",), late="loads", once=False, until="loads", anyway=not removed,
        )  # fmt: skip
    return done and COMPLETED in steps, 0 if from_below else depth
