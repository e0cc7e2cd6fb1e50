"""What goes wrong with dice and with the computer, and what the house does about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.families.dice.layout import PLACES, Place
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded

if TYPE_CHECKING:
    from clausewise.reference_engine.core.dice import Face
    from clausewise.reference_engine.families.dice.ground import DiceGround
    from clausewise.reference_engine.vocabulary.dice.events import DiceShown

NO_ROLL = "no roll"
RETURNED = "wagers returned"


def is_no_roll(table: DiceGround, shown: DiceShown) -> bool:
    """Whether a throw does not count: one die that does not lie flat is enough, or as some read it, it takes all."""
    enough = shown.cocked > 0
    if table.rulings.reading("not-flat") == "every-die":
        enough = shown.cocked == table.rules.dice
    return table.rulings.holds("no-roll", enough) if shown.cocked else False


def calls_no_roll(table: DiceGround) -> None:
    """It is said, and what becomes of the wagers is nowhere stated: as it is read."""
    current = table.current()
    table.does(Procedure("announces", words=NO_ROLL), "no-roll", fixes=("by", "words"), once=False)
    table.drop_duties()
    current.faces = ()
    match table.rulings.reading("after-no-roll"):
        case "shaken-again":
            table.throws_again()
        case "betting-reopens":
            current.bets_open = True
        case _:
            returns_all(table, "no-roll")


def returns_all(table: DiceGround, *why: str) -> None:
    """Every wager goes back, and the round is over."""
    current = table.current()
    for wager in current.wagers.values():
        back = WagerSettled(
            wager.seat, wager.place.wager, wager.amount, "returned", stake_back=True, selection=wager.named
        )
        table.reports(back, *why, among=RETURNED)
    table.round = None
    table.drop_duties()
    table.reports(RoundEnded(current.number, void=True), *why)


def as_entered(table: DiceGround, faces: tuple[Face, ...]) -> tuple[Face, ...]:
    """What is entered of a throw, at first: one die of it may be entered wrongly."""
    wrong, table.misentry = table.misentry, None
    if wrong is None or wrong.die > len(faces):
        return faces
    return (*faces[: wrong.die - 1], wrong.face, *faces[wrong.die :])


def may_be_lit_anywhere(table: DiceGround) -> bool:
    """Whether the lights are to go wrong, and nobody has said where."""
    return table.mislit is not None and table.mislit.wager is None


def as_lit(table: DiceGround, right: tuple[Place, ...]) -> tuple[Place, ...]:
    """What the computer lights where this should be lit."""
    wrong, table.mislit = table.mislit, None
    if wrong is None:
        return right
    named = Place.read(wrong.wager, wrong.selection) if wrong.wager is not None else None
    match wrong.how:
        case "a winner stays dark":
            dark = named or next(iter(right), None)
            return tuple(place for place in right if place != dark)
        case "a loser is lit":
            lit = named or next((place for place in PLACES if place not in right), None)
            return right if lit is None or lit in right else (*right, lit)
        case "an earlier light stays on":
            earlier = table.lit_before if named is None else (named,)
            return (*right, *(place for place in earlier if place not in right))


def fails_before_the_dice_are_seen(table: DiceGround) -> None:
    """The computer has failed while the shaker is covered: nothing is stated, and it is as it is read."""
    if table.rulings.reading("failure-before-uncovering") == "returned":
        returns_all(table, "computer.settle", "computer.ceases")


def settles_without_computer(table: DiceGround) -> None:
    """The dice lie open and nothing will be lit: a supervisor attends while the wagers are settled by the dice."""
    table.does(Procedure("attends", by="floorperson"), "computer.supervisor", fixes=("by",), late="wager-settled")
    table.settles_by_hand()
