"""What no rule orders of side bonuses: when their card is turned up, that a hand is ranked for them, who is first."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.equipment.stacking import stack
from clausewise.reference_engine.families.against_dealer.four_card.mlgca.dealing_order import BONUS_BOX, dealing_order
from clausewise.reference_engine.families.against_dealer.four_card.mlgca.rules import MlgcaRules
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.against_dealer.events import BonusPaid
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.cards.events import CardDealt, HandRanked
from clausewise.reference_engine.vocabulary.cards.stimuli import StackDeck
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from tests.soaking.test_told_when_it_likes import Tells, is_act, told_so

OPTIONS: dict[str, str | int] = {"six-card-bonus": "A", "progressive": "A", "envy": "A", "dealing": "manual shoe"}
SETUP = TableSetup("mlgca-four-card", OPTIONS)
SEATS = (1, 2, 3)


def a_round() -> list[AnyStimulus]:
    """Three players with progressive wagers; the second one is dealt four aces."""
    rules = RULEBOOKS[SETUP.rulebook].rules
    assert isinstance(rules, MlgcaRules)
    order = dealing_order(rules, SEATS, OPTIONS, {})
    cards = stack({"seat 2": [Card(card) for card in ("As", "Ah", "Ad", "Ac", "9d")]}, order)
    wagers = [PlaceWager(seat, wager, dollars(5)) for seat in SEATS for wager in ("ante", "progressive")]
    plays = [act for seat in SEATS for act in (PlaceWager(seat, "play", dollars(5)), Proceed())]
    goes_on = [Proceed()] * 30
    return [*(Sit(seat) for seat in SEATS), StackDeck(cards), *wagers, *goes_on, *plays, *goes_on]


def bonus_card_turned_up(after: str, *, another: str | None = None) -> Tells:
    """The card of the bonus box is turned up behind an act of the dealer's."""
    dealt: list[Card] = []

    def tells(events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
        found: list[AnyEvent] = []
        for event in events:
            found.append(event)
            if isinstance(event, CardDealt) and event.to == BONUS_BOX and event.card is not None:
                dealt.append(event.card)
            if is_act(event, after) and getattr(event, "owner", "dealer") in (None, "dealer"):
                cards = dealt if another is None else [Card(another)]
                found.append(Procedure("turns up", owner=BONUS_BOX, cards=tuple(cards)))
        return found

    return tells


def test_the_card_of_the_bonus_box_may_be_turned_up_with_the_dealers() -> None:
    """No rule says when anybody sees it; before the dealer's hand is revealed it has to lie face down."""
    assert told_so(SETUP, a_round(), bonus_card_turned_up("turns up")) is None
    early = told_so(SETUP, a_round(), bonus_card_turned_up("announces"))
    assert early is not None
    assert early.got.startswith("turns up")


def test_another_card_than_lies_there_is_not_turned_up() -> None:
    """The four aces are in seat 2's hand."""
    other = told_so(SETUP, a_round(), bonus_card_turned_up("turns up", another="As"))
    assert other is not None
    assert other.got.startswith("turns up")


def ranked_for_envy(changed: str | None = None) -> Tells:
    """Hands are not ranked once more for the envy bonus, or as another category."""

    def tells(events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
        found: list[AnyEvent] = []
        for event in events:
            if not isinstance(event, HandRanked) or event.wager != "envy bonus":
                found.append(event)
            elif changed is not None:
                found.append(msgspec.structs.replace(event, category=changed))
        return found

    return tells


def test_a_hand_need_not_be_ranked_once_more_for_the_envy_bonus() -> None:
    """What it is worth to others is seen by what they get; who tells it has to tell it right."""
    assert told_so(SETUP, a_round(), ranked_for_envy()) is None
    wrong = told_so(SETUP, a_round(), ranked_for_envy("three-of-a-kind"))
    assert wrong is not None
    assert wrong.clauses[0].startswith("mlgca-four-card.1")


def envied(*seats: int, amount: int | None = None) -> Tells:
    """Who gets the envy bonuses, in this order."""

    def tells(events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
        envy = {event.seat: event for event in events if isinstance(event, BonusPaid) and event.bonus == "envy bonus"}
        if not envy:
            return events
        at = next(place for place, event in enumerate(events) if event in envy.values())
        paid = [envy[seat] for seat in seats if seat in envy]
        if amount is not None:
            paid = [msgspec.structs.replace(one, amount=dollars(amount)) for one in paid]
        others = [event for event in events if event not in envy.values()]
        return [*others[:at], *paid, *others[at:]]

    return tells


def test_envy_bonuses_for_one_hand_are_paid_in_any_order() -> None:
    """The rules have the settlement go from player to player, not those who envy one of them."""
    assert told_so(SETUP, a_round(), envied(1, 3)) is None
    assert told_so(SETUP, a_round(), envied(3, 1)) is None
    missing, other = told_so(SETUP, a_round(), envied(3)), told_so(SETUP, a_round(), envied(3, 1, amount=77))
    for departure in (missing, other):
        assert departure is not None
        assert departure.clauses[0].startswith("mlgca-four-card.1")
