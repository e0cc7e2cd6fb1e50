"""How chance is made to bring what a scenario wants: cards to places, faces to dice.

Cards are forced by their order in the deck, or by whose next cards they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.cards import shoe, too_many
from clausewise.reference_engine.equipment.stacking import stack
from clausewise.reference_engine.rulebooks.games import chance
from clausewise.reference_engine.vocabulary.cards.places import hand_at
from clausewise.reference_engine.vocabulary.cards.stimuli import CardsFor, ForceCards, StackDeck
from clausewise.reference_engine.vocabulary.description import FORCES_THE_ORDER
from clausewise.reference_engine.vocabulary.dice.events import DiceShown
from clausewise.reference_engine.vocabulary.dice.stimuli import SetDice
from clausewise.steps.outcomes import CannotShow, NotReached

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.core.dice import Face
    from clausewise.reference_engine.vocabulary.events import AnyEvent
    from clausewise.steps.session import TableSession


def packs_at(table: TableSession) -> int:
    """How many packs of cards the table is dealt from."""
    return chance(table.rulebook, table.every_option()).packs


def want_cards(table: TableSession, place: str, cards: tuple[Card, ...]) -> None:
    """Cards of the next deal for a place, no card more often than it is there."""
    table.forced[place] = cards
    packs = packs_at(table)
    surplus = too_many([card for those in table.forced.values() for card in those], packs)
    if surplus:
        times = "twice" if packs == 1 else f"more than {packs} times"
        raise ValueError(f"the scenario names a card {times}: {', '.join(sorted(set(surplus)))}")


def force_dice(table: TableSession, faces: tuple[Face, ...]) -> None:
    """Has the next throw show this."""
    if "dice" not in table.description.forcing:
        raise CannotShow("the dice cannot be forced")
    table.do(SetDice(faces))
    table.dice_to_come = faces


def dice_fell_as_forced(table: TableSession, happened: Iterable[AnyEvent]) -> None:
    """Where other dice came than were forced, the situation is not the one that is wanted."""
    for event in happened:
        if not isinstance(event, DiceShown) or not table.dice_to_come:
            continue
        wanted, table.dice_to_come = table.dice_to_come, ()
        if not table.disturbed and sorted(event.faces) != sorted(wanted):
            shown = " ".join(map(str, event.faces)) or "nothing"
            raise NotReached(f"the dice should have shown {' '.join(map(str, wanted))} and showed {shown}")


def force_cards(table: TableSession, order: Callable[[], Sequence[str]] | None) -> None:
    """Forces what is wanted of the next deal; `order` says which place each card goes to, if that is known before."""
    if not table.forced:
        return
    ways = table.description.forcing
    if order is not None and not FORCES_THE_ORDER.isdisjoint(ways):
        packs = packs_at(table)
        table.do(StackDeck(stack(table.forced, order()[: len(shoe(packs))], packs)))
    elif "positions" in ways:
        wanted = ((hand_at(place), cards) for place, cards in table.forced.items())
        table.do(ForceCards(tuple(CardsFor(owner, cards, hand) for (owner, hand), cards in wanted)))
    else:
        raise CannotShow("the cards cannot be forced")
