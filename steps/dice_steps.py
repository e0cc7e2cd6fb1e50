"""Dice: how they are made to fall, what they show, and what goes wrong with them."""

from __future__ import annotations

from pytest_bdd import then

from clausewise.reference_engine.core.dice import Face
from clausewise.reference_engine.vocabulary.dice.events import DiceEntered, DiceShown
from clausewise.reference_engine.vocabulary.dice.stimuli import (
    CockDice,
    FailComputer,
    MendComputer,
    MisenterDie,
    Mislight,
)
from clausewise.steps.forcing import force_dice
from clausewise.steps.session import TableSession
from clausewise.steps.wager_names import WagerName
from clausewise.steps.words import act, sentence


@act("the dice fall as {faces:Faces}")
def the_dice_fall_as(table: TableSession, faces: tuple[Face, ...]) -> None:
    """What the dice of the next throw show, in any order."""
    force_dice(table, faces)


@act("{number:DiceCount} of the next throw will not lie flat")
def dice_do_not_lie_flat(table: TableSession, number: int) -> None:
    """Seen when the shaker is uncovered."""
    table.befall(CockDice(number))


@act("die {number:Number} of the next throw is going to be entered as {face:Number}")
def a_die_is_entered_wrongly(table: TableSession, number: int, face: int) -> None:
    """Dice are counted as they are shown; what they show is as it was forced."""
    table.befall(MisenterDie(number, Face(face)))


@act("the computer is going to leave {kind:Wager} dark")
def a_winner_stays_dark(table: TableSession, kind: WagerName) -> None:
    """A place that wins by the next throw is not lit."""
    table.befall(Mislight("a winner stays dark", kind.kind, kind.selection))


@act("the computer is going to leave a winner dark")
def some_winner_stays_dark(table: TableSession) -> None:
    """Which it is depends on what is entered."""
    table.befall(Mislight("a winner stays dark"))


@act("the computer is going to light a loser by mistake")
def some_loser_is_lit(table: TableSession) -> None:
    """Which it is depends on what is entered."""
    table.befall(Mislight("a loser is lit"))


@act("the computer is going to light {kind:Wager} by mistake")
def a_loser_is_lit(table: TableSession, kind: WagerName) -> None:
    """A place that does not win by the next throw is lit."""
    table.befall(Mislight("a loser is lit", kind.kind, kind.selection))


@act("a light of the round before is going to stay on")
def an_earlier_light_stays_on(table: TableSession) -> None:
    """What was lit in the round before is lit beside what wins now."""
    table.befall(Mislight("an earlier light stays on"))


@act("the computer fails")
def the_computer_fails(table: TableSession) -> None:
    """At once: between two rounds, over a covered shaker, or with the dice open."""
    table.befall(FailComputer())


@act("the computer is going to fail when the dice lie open")
def the_computer_is_going_to_fail(table: TableSession) -> None:
    """In the next throw."""
    table.befall(FailComputer("when the dice lie open"))


@act("the computer is mended")
def the_computer_is_mended(table: TableSession) -> None:
    """It works again."""
    table.do(MendComputer())


@then(sentence("the dice show {faces:Faces}"))
def the_dice_show(table: TableSession, faces: tuple[Face, ...]) -> None:
    """In the one throw of the round, in any order."""
    table.must_see("dice-shown")
    thrown = [event.faces for event in table.of_round() if isinstance(event, DiceShown)]
    shown = " and again ".join(" ".join(map(str, one)) for one in thrown) or "nothing"
    ok = len(thrown) == 1 and sorted(thrown[0]) == sorted(faces)
    table.check("what the dice show", ok=ok, expected=" ".join(map(str, faces)), got=shown)


@then(sentence("the computer is tried with {number:Number} values or more"))
def the_computer_is_tried(table: TableSession, number: int) -> None:
    """By the floorperson, in one entry or in several."""
    table.must_see("dice-entered")
    entered = [seen.event for seen in table.events if isinstance(seen.event, DiceEntered)]
    values = sum(len(event.faces) for event in entered if event.by == "floorperson")
    what = "how many values the computer is tried with"
    table.check(what, ok=values >= number, expected=f"{number} or more", got=str(values))
