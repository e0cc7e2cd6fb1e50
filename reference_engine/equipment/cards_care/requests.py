"""What the players, the floor and the house ask to be done with the cards, or choose about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.equipment.cards_care import (
    bringing,
    cutting,
    deck_changes,
    loading,
    opening,
    orders,
    resting,
)
from clausewise.reference_engine.vocabulary.cards.stimuli import (
    AskForCards,
    BringDecks,
    FloorOrders,
    ForceCards,
    StackDeck,
)
from clausewise.reference_engine.vocabulary.core.stimuli import Choose, LetRest

if TYPE_CHECKING:
    from clausewise.reference_engine.equipment.cards_care.port import CardTable
    from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus


def take(table: CardTable, stimulus: AnyStimulus) -> None:
    """Does what is asked, or refuses it."""
    match stimulus:
        case Choose():
            _choose(table, stimulus)
        case StackDeck():
            table.cards.by_place.forget()
            table.cards.forced = stimulus.cards
        case ForceCards():
            table.cards.by_place.force(stimulus)
        case BringDecks():
            bringing.bring(table, stimulus)
        case FloorOrders():
            orders.order(table, stimulus)
        case LetRest():
            resting.rest(table)
        case AskForCards():
            resting.ask(table)
        case _:
            raise Refusal("this table does not know what to do with that")


def _choose(table: CardTable, stimulus: Choose) -> None:
    match stimulus:
        case Choose(choice="dealing hand"):
            loading.choose_hand(table, stimulus.value)
        case Choose(choice="count the stub"):
            table.cards.count_chosen = bool(stimulus.value)
        case Choose(choice="cut depth") if isinstance(stimulus.value, int):
            cutting.choose_depth(table, stimulus.value)
        case Choose(choice="deck change") if isinstance(stimulus.value, str):
            deck_changes.change_early(table, stimulus.value)
        case _:
            raise Refusal("this table does not know what to do with that")


def arrived(table: CardTable, seat: int) -> None:
    """A player has come: cards that lie there are offered for inspection, and made ready."""
    if seat not in table.cards.arrived:
        table.cards.arrived.append(seat)
    if table.cards.standing == "spread":
        opening.arrived(table, seat)
    elif table.cards.standing == "resting":
        resting.arrived(table, seat)
