"""Dice: how they are made to fall, what they show, and what goes wrong with them."""

from __future__ import annotations

from pytest_bdd import then

from clausewise.reference_engine.core.dice import Face
from clausewise.reference_engine.vocabulary.dice.events import DiceShown
from clausewise.reference_engine.vocabulary.dice.stimuli import CockDice
from clausewise.steps.forcing import force_dice
from clausewise.steps.session import TableSession
from clausewise.steps.words import act, sentence


@act("the dice fall as {faces:Faces}")
def the_dice_fall_as(table: TableSession, faces: tuple[Face, ...]) -> None:
    """What the dice of the next throw show, in any order."""
    force_dice(table, faces)


@act("{number:DiceCount} of the next throw will not lie flat")
def dice_do_not_lie_flat(table: TableSession, number: int) -> None:
    """Seen when the shaker is uncovered."""
    table.befall(CockDice(number))


@then(sentence("the dice show {faces:Faces}"))
def the_dice_show(table: TableSession, faces: tuple[Face, ...]) -> None:
    """In the one throw of the round, in any order."""
    table.must_see("dice-shown")
    thrown = [event.faces for event in table.of_round() if isinstance(event, DiceShown)]
    shown = " and again ".join(" ".join(map(str, one)) for one in thrown) or "nothing"
    ok = len(thrown) == 1 and sorted(thrown[0]) == sorted(faces)
    table.check("what the dice show", ok=ok, expected=" ".join(map(str, faces)), got=shown)
