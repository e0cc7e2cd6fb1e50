"""A sound system that makes other permitted choices shows no difference; what no permitted choice explains is one."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby, islice

import msgspec
import pytest

from clausewise.following.comparison import Departure, Exchange, compare
from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.engine import EngineTable, describe, open_table
from clausewise.reference_engine.equipment.cards_care import deck_changes, shuffling
from clausewise.reference_engine.equipment.cards_care.deck import Deck
from clausewise.reference_engine.equipment.cards_care.port import CardTable
from clausewise.reference_engine.families.against_dealer.table import HouseBankedTable
from clausewise.reference_engine.families.misreadings import replaced
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager, TouchCards
from clausewise.reference_engine.vocabulary.cards.events import HandRanked
from clausewise.reference_engine.vocabulary.cards.stimuli import BringDecks, FloorOrders, LieFaceUp, StackDeck
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import (
    AdvanceClock,
    Choose,
    Fold,
    LetRest,
    Perform,
    Proceed,
    Sit,
)
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import BoardDealt, HandShown, PotAwarded
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt
from clausewise.reference_engine.vocabulary.shuffler.stimuli import Jam
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from tests.soaking.sound_systems import (
    HOUR,
    HOUSE_BANKED,
    PEOPLE,
    Submit,
    answers,
    differences,
    other_cards,
    played,
)


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_any_cards_are_explained(rulebook: str) -> None:
    """Forced or not, burned or drawn, found face up or drawn in error: the engine is dealt the same."""
    assert differences(rulebook) == []


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_cards_that_nobody_forces_are_explained(rulebook: str) -> None:
    """They come by the system's own shuffle."""

    def unforced(table: EngineTable, stimulus: AnyStimulus) -> bool:
        return isinstance(stimulus, StackDeck) or table.submit(stimulus).accepted

    assert differences(rulebook, unforced) == []


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_persons_who_perform_are_followed(rulebook: str) -> None:
    """Every duty is left to people, and done where the table awaits it."""
    description = msgspec.structs.replace(describe(), performs=PEOPLE)
    for script in played(rulebook):
        table = open_table(other_cards(script.setup), performs=PEOPLE)
        stimuli: list[AnyStimulus] = []
        accepted: list[bool] = []
        events: list[int] = []
        for stimulus in script.stimuli:
            receipt = table.submit(stimulus)
            stimuli.append(stimulus)
            accepted.append(receipt.accepted)
            events.append(len(table.seen))
            if isinstance(stimulus, Proceed) and receipt.awaiting is not None:
                stimuli.append(act := Perform(receipt.awaiting))
                accepted.append(table.submit(act).accepted)
                events.append(len(table.seen))
        shown = [seen.event for seen in table.seen]
        exchanges = [
            Exchange(stimulus, answer, tuple(shown[start:end]))
            for stimulus, answer, start, end in zip(stimuli, accepted, [0, *events], events, strict=False)
        ]
        assert compare(script.setup, exchanges, description).departure is None


# --- what a system chooses --------------------------------------------------------------------------------------------


def choosing(*choices: Choose) -> Submit:
    """The house makes these choices before everything that is done, whatever else was wanted."""

    def submit(table: EngineTable, stimulus: AnyStimulus) -> bool:
        for choice in choices:
            table.submit(choice)
        return table.submit(stimulus).accepted

    return submit


@pytest.mark.parametrize("rulebook", RULEBOOKS)
@pytest.mark.parametrize("depth", [10, 41])
def test_a_cut_may_be_deeper(rulebook: str, depth: int) -> None:
    """Any depth from ten cards on."""
    assert differences(rulebook, choosing(Choose("cut depth", depth))) == []


@pytest.mark.parametrize("rulebook", HOUSE_BANKED)
def test_the_stub_may_be_counted_early_and_the_other_hand_may_deal(rulebook: str) -> None:
    """In every round, from the right hand."""
    assert differences(rulebook, choosing(Choose("count the stub", 1), Choose("dealing hand", "right hand"))) == []


def test_every_choice_is_another_each_time() -> None:
    """A dealer who does it so today and otherwise tomorrow."""
    chance = random.Random(1)

    def submit(table: EngineTable, stimulus: AnyStimulus) -> bool:
        table.submit(Choose("cut depth", chance.randint(10, 42)))
        table.submit(Choose("count the stub", chance.randint(0, 1)))
        table.submit(Choose("dealing hand", chance.choice(("left hand", "right hand"))))
        return table.submit(stimulus).accepted

    assert [one for rulebook in HOUSE_BANKED for one in differences(rulebook, submit)] == []


# --- in which manner it does what it has to ---------------------------------------------------------------------------


def goes_on(table: EngineTable) -> None:
    """The house does what it has left to do."""
    while table.agenda:
        table.submit(Proceed())


@pytest.mark.parametrize("rulebook", HOUSE_BANKED)
def test_duties_may_be_done_at_once(rulebook: str) -> None:
    """A house that waits for nobody does its duties in one breath with the end of a round, a delivery, an order."""

    def at_once(table: EngineTable, stimulus: AnyStimulus) -> bool:
        assert isinstance(table, HouseBankedTable)
        before = len(table.seen)
        accepted = table.submit(stimulus).accepted
        ended = any(isinstance(seen.event, RoundEnded) for seen in table.seen[before:])
        occasion = isinstance(stimulus, Sit | BringDecks | FloorOrders | AdvanceClock | LetRest)
        if table.round is None and (ended or occasion):
            goes_on(table)
        return accepted

    assert differences(rulebook, at_once) == []


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_several_stages_may_come_with_one_proceed(rulebook: str) -> None:
    """A house that needs to be told only once."""

    def quick(table: EngineTable, stimulus: AnyStimulus) -> bool:
        accepted = table.submit(stimulus).accepted
        if isinstance(stimulus, Proceed):
            goes_on(table)
        return accepted

    assert differences(rulebook, quick) == []


@contextmanager
def lawfully(owner: object, name: str, by: object) -> Iterator[None]:
    """Another manner of the engine, for as long as it plays; it compares in its own."""
    with replaced(owner, name, by):
        yield


def differences_in(manner: Callable[[], object], rulebook: str) -> list[tuple[TableSetup, Departure]]:
    """Where tables of an engine of another manner are said to differ."""
    found: list[tuple[TableSetup, Departure]] = []
    for script in played(rulebook):
        with manner():  # type: ignore[attr-defined]  # a context
            exchanges = answers(open_table(other_cards(script.setup)), script.stimuli)
        departure = compare(script.setup, exchanges).departure
        if departure is not None:
            found.append((script.setup, departure))
    return found


@pytest.mark.parametrize("rulebook", HOUSE_BANKED)
def test_cards_may_be_shuffled_twice(rulebook: str) -> None:
    """The rules ask for a shuffle, not for no more than one."""
    once = shuffling.intermix

    def twice(table: CardTable, deck: Deck, provision: str, *also: str) -> None:
        once(table, deck, provision, *also)
        once(table, deck, provision, *also)

    assert differences_in(lambda: lawfully(shuffling, "intermix", twice), rulebook) == []


@pytest.mark.parametrize("rulebook", HOUSE_BANKED)
def test_decks_may_be_changed_before_their_time(rulebook: str) -> None:
    """At least every four hours is kept by every three."""
    latest = deck_changes.interval
    early: Callable[[CardTable], int] = lambda table: latest(table) - HOUR  # noqa: E731  in place of a function
    assert differences_in(lambda: lawfully(deck_changes, "interval", early), rulebook) == []


@pytest.mark.parametrize("rulebook", HOUSE_BANKED)
@pytest.mark.parametrize("first", [(), (Proceed(),)])
@pytest.mark.parametrize("number", [1, 2])
def test_decks_may_be_changed_together_and_when_somebody_wagers(
    rulebook: str, first: tuple[AnyStimulus, ...], number: int
) -> None:
    """A house that looks at its clock when somebody wagers, an hour before it has to, and changes all it has."""
    latest = deck_changes.interval
    early: Callable[[CardTable], int] = lambda table: latest(table) - HOUR  # noqa: E731  in place of a function
    setup = TableSetup(rulebook, {"dealing": "manual shoe", "shuffling": "by device", "decks": number}, seed=1)
    ante = PlaceWager(1, "ante", Cents(1000))
    a_round: list[AnyStimulus] = [ante, *[Proceed()] * 12, Fold(1), *[Proceed()] * 12]
    stimuli: list[AnyStimulus] = [Sit(1), *a_round, *a_round, AdvanceClock(7 * HOUR + 1), *first, ante]
    with lawfully(deck_changes, "interval", early):
        exchanges = answers(open_table(setup), stimuli)
    shown = [event.act for exchange in exchanges for event in exchange.events if isinstance(event, Procedure)]
    assert shown.count("takes out of play") == number
    assert compare(setup, exchanges).departure is None


# --- in which order it shows it ---------------------------------------------------------------------------------------

FREE = (HandShown, HandRanked, PotAwarded)


def other_order(exchange: Exchange) -> Exchange:
    """What is nowhere ordered, the other way round."""
    events: list[AnyEvent] = []
    for kind, group in groupby(exchange.events, key=lambda event: (type(event), _returned(event))):
        together = list(group)
        free = issubclass(kind[0], FREE) or kind[1]
        events += reversed(together) if free else together
    return Exchange(exchange.stimulus, exchange.accepted, tuple(events))


def _returned(event: AnyEvent) -> bool:
    return isinstance(event, WagerSettled) and event.result == "returned"


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_what_is_nowhere_ordered_may_come_in_any_order(rulebook: str) -> None:
    """Hands at a showdown, pots, wagers that go back."""
    assert differences(rulebook, change=other_order) == []


def cards_reversed(event: AnyEvent) -> AnyEvent:
    """The same cards, the last one first."""
    cards = getattr(event, "cards", None)
    dealt = isinstance(event, BoardDealt | StackDealt)  # there they are told as they came from the deck
    return event if cards is None or dealt else msgspec.structs.replace(event, cards=cards[::-1])


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_the_cards_of_a_hand_may_be_told_in_any_order(rulebook: str) -> None:
    """Turned up, shown, discarded, chosen for a rank; but laid in order where they have to be."""

    def other(exchange: Exchange) -> Exchange:
        events = [
            event if isinstance(event, Procedure) and event.act == "arranges" else cards_reversed(event)
            for event in exchange.events
        ]
        return Exchange(exchange.stimulus, exchange.accepted, tuple(events))

    assert differences(rulebook, change=other) == []


def keeping_the_other_card(events: Sequence[AnyEvent]) -> list[AnyEvent]:
    """The dealer's hand with another card of a rank, and the one that it replaces behind it; flushes stay."""
    lying: tuple[str, ...] = ()
    kept: dict[str, str] = {}
    found = list(events)
    for number, event in enumerate(events):
        if isinstance(event, HandRanked) and (event.owner, event.wager) == ("dealer", None):
            left = set(lying) - set(event.cards)
            pairs = {} if "flush" in event.category else {c: o for c in event.cards for o in left if o[0] == c[0]}
            kept = dict([*pairs.items()][:1])
            found[number] = msgspec.structs.replace(event, cards=tuple(kept.get(card, card) for card in event.cards))
        elif isinstance(event, Procedure) and event.owner == "dealer" and event.cards is not None:
            if event.act == "turns up":
                lying = event.cards
            elif event.act == "sets aside":
                back = {other: card for card, other in kept.items()}
                cards = tuple(back.get(card, card) for card in event.cards)
                found[number] = msgspec.structs.replace(event, cards=cards)
    return found


def test_of_two_equal_cards_a_hand_keeps_either() -> None:
    """The one that is kept is ranked with the dealer's hand, the other lies behind it."""
    kept_others = 0
    for script in played("oneida-four-card", 200):
        exchanges = answers(open_table(other_cards(script.setup)), script.stimuli)
        told = [event for one in exchanges for event in one.events]
        otherwise = keeping_the_other_card(told)
        if otherwise == told:
            continue
        kept_others += 1
        events = iter(otherwise)
        changed = [Exchange(one.stimulus, one.accepted, tuple(islice(events, len(one.events)))) for one in exchanges]
        assert compare(script.setup, changed).departure is None
    assert kept_others


# --- what is no choice ------------------------------------------------------------------------------------------------


def first(rulebook: str, change: Callable[[AnyEvent], Sequence[AnyEvent]]) -> str:
    """The first clause blamed where every event comes out so."""
    for script in played(rulebook, 200):
        exchanges = [
            Exchange(one.stimulus, one.accepted, tuple(new for event in one.events for new in change(event)))
            for one in answers(open_table(other_cards(script.setup)), script.stimuli)
        ]
        departure = compare(script.setup, exchanges).departure
        if departure is not None and departure.clauses:
            return departure.clauses[0].partition(".")[2]
    return ""


def test_a_cut_of_nine_cards_is_no_choice() -> None:
    """Ten is the least."""

    def shallow(event: AnyEvent) -> Sequence[AnyEvent]:
        is_cut = isinstance(event, Procedure) and event.act in ("places the cover card", "cuts")
        return [msgspec.structs.replace(event, count=9)] if is_cut else [event]

    assert first("mlgca-four-card", shallow).startswith("5.")


def test_a_hand_shown_twice_is_no_choice() -> None:
    """Only what concerns the cards, and is no wrong when it is done again, may be done again."""

    def twice(event: AnyEvent) -> Sequence[AnyEvent]:
        return [event, event] if isinstance(event, PotAwarded) else [event]

    assert first("oasis-holdem", twice) != ""


def test_a_shuffle_left_out_is_no_choice() -> None:
    """More may be done than the rules ask for, never less."""

    def never(event: AnyEvent) -> Sequence[AnyEvent]:
        return [] if isinstance(event, Procedure) and event.act == "shuffles" else [event]

    assert first("mlgca-four-card", never) != ""


def test_cards_arranged_from_the_lowest_up_are_no_choice() -> None:
    """From the highest card to the lowest, says the rule."""

    def upside_down(event: AnyEvent) -> Sequence[AnyEvent]:
        return [cards_reversed(event) if isinstance(event, Procedure) and event.act == "arranges" else event]

    assert first("oneida-four-card", upside_down) == "J.5"


def test_what_was_to_go_wrong_in_a_deal_that_never_began_goes_wrong_no_more() -> None:
    """A card that would lie face up in a round that is void before its first card lies in no later deck."""
    options: dict[str, int | str] = {"dealing": "automated shoe", "shuffling": "by counting device", "decks": 1}
    setup = TableSetup("oneida-four-card", options, {"face-up-card": "next-card"}, seed=5)
    wager = PlaceWager(1, "ante", dollars(10))
    void: list[AnyStimulus] = [
        Sit(1),
        Sit(2),
        wager,
        Jam("shoe", "stops", 3),
        Proceed(),
        LieFaceUp((7,)),
        Proceed(),
        Proceed(),
    ]
    stimuli: list[AnyStimulus] = [*void, wager, LieFaceUp((13,)), *[Proceed()] * 4]
    exchanges = answers(open_table(other_cards(setup)), stimuli)
    assert any(isinstance(event, Procedure) and event.act == "finds" for one in exchanges for event in one.events)
    assert compare(setup, exchanges).departure is None


@pytest.mark.parametrize("rulebook", HOUSE_BANKED)
def test_a_dealer_may_stack_what_a_device_has_shuffled(rulebook: str) -> None:
    """The dealer or the device stacks: who does it after the device has is not blamed; nor is who stacks only then."""
    stacked = 0

    def by_hand_too(exchange: Exchange) -> Exchange:
        nonlocal stacked
        events: list[AnyEvent] = []
        for event in exchange.events:
            events.append(event)
            if isinstance(event, Procedure) and (event.act, event.by) == ("shuffles", "shuffler"):
                stacked += 1
                events.append(Procedure("stacks", deck=event.deck))
        return Exchange(exchange.stimulus, exchange.accepted, tuple(events))

    assert differences(rulebook, change=by_hand_too) == []
    assert stacked


@pytest.mark.parametrize("rulebook", HOUSE_BANKED)
def test_only_cards_that_lie_there_can_be_touched(rulebook: str) -> None:
    """A house need not let anybody touch cards that are not there; the dealer's touching those that are is lawful."""
    setup = TableSetup(rulebook, seed=3)
    refused = Exchange(TouchCards(1, "dealer"), accepted=False, events=())
    assert compare(setup, [refused], describe()).departure is None
    table = open_table(setup)
    exchanges: list[Exchange] = []
    acts: list[AnyStimulus] = [Sit(1), PlaceWager(1, "ante", dollars(10)), *[Proceed()] * 30]
    for stimulus in acts:
        before = len(table.seen)
        accepted = table.submit(stimulus).accepted
        exchanges.append(Exchange(stimulus, accepted, tuple(seen.event for seen in table.seen[before:])))
    assert compare(setup, exchanges, describe()).departure is None
    assert compare(setup, [*exchanges, refused], describe()).departure is not None
