"""From the announcement to the lights: the dice are shaken, shown, entered, and what wins is lit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.families.dice import irregularities
from clausewise.reference_engine.families.dice.layout import Place, winning
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.dice.events import DiceEntered, DiceShaken, LayoutLit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from clausewise.reference_engine.core.dice import Face
    from clausewise.reference_engine.families.dice.ground import DiceGround

NO_MORE_BETS, EACH_DIE = "no more bets", "each value"
SHAKER = "shaker"
FEW = 4
"""Of more than so many clauses at one event none says what is wrong."""


def announce(table: DiceGround) -> None:
    """No new wager is taken from here on."""
    table.does(Procedure("announces", words=NO_MORE_BETS), "bets.announce", fixes=("by", "words"), late="dice-shaken")
    table.current().bets_open = False


def shake(table: DiceGround) -> None:
    """Under the cover, three times at least."""
    table.does(
        Procedure("covers the dice", device=SHAKER), "shake.cover", "shaker.dealer", fixes=("by",), late="dice-shaken"
    )
    least = table.rules.least_shakes
    too_few = {"once less": least - 1, "once": 1, "not at all": 0}
    times = table.rulings.choose("shake.times", max(table.shakes, least), too_few)
    table.does(DiceShaken(times), "shaker.dealer", "shake.times", fixes=("by",), anyway=True)


def uncover(table: DiceGround) -> None:
    """The dice lie open: each is announced, unless one does not lie flat."""
    current = table.current()
    table.does(Procedure("uncovers", device=SHAKER), "uncover", "shaker.dealer", fixes=("by",), late="dice-entered")
    shown = table.shaker.throw()
    table.reports(shown, "dice.three", "uncover", "no-roll")
    current.faces = shown.faces
    if irregularities.is_no_roll(table, shown):
        irregularities.calls_no_roll(table)
        return
    table.does(Procedure("announces", words=EACH_DIE), "uncover.announce", fixes=("by",), late="dice-entered")
    if table.fails_when_open:
        table.fails_when_open, table.computer = False, "has failed"
    if table.computer != "works":
        irregularities.settles_without_computer(table)


def enter(table: DiceGround) -> None:
    """Each die is entered into the computer, which lights what wins."""
    current = table.current()
    entered = irregularities.as_entered(table, current.faces)
    _enters(table, entered)
    if entered != current.faces and table.rulings.reading("dice-or-lights") == "dice":
        _enters(table, current.faces)


def _enters(table: DiceGround, faces: Sequence[Face]) -> None:
    current = table.current()
    table.does(DiceEntered(tuple(faces)), "enter", "settle.as-lit", fixes=("by", "faces"), late="wager-settled")
    anywhere, since = irregularities.may_be_lit_anywhere(table), table.told_so_far()
    lit = irregularities.as_lit(table, winning(table.rulings, faces))
    table.does(lit_up(lit), "lights", *_definitions(table), fixes=("spots",), late="wager-settled")
    if anywhere:
        table.may_be_told_otherwise(since, "spots")
    current.lit = lit


def _definitions(table: DiceGround) -> tuple[str, ...]:
    """By what a light is right or wrong for those who have wagered: where it is few, it is these definitions."""
    kinds = dict.fromkeys(wager.place.wager for wager in table.current().wagers.values())
    return tuple(f"wins.{kind}" for kind in kinds) if len(kinds) <= FEW else ()


def lit_up(places: Sequence[Place]) -> LayoutLit:
    """The computer lights these places of the layout, in whatever order."""
    return LayoutLit(tuple(place.spot for place in places))
