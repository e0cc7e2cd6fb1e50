"""What no text has done at one moment alone may be told at any of those that are left; a broken order is found."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import pytest

from clausewise.following.comparison import Departure, Exchange, compare
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.engine import describe, open_table
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled, WagerTaken
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import Conduct, PlaceWager
from clausewise.reference_engine.vocabulary.cards.stimuli import BringDecks, ExposeDealerCards, FloorOrders
from clausewise.reference_engine.vocabulary.core.events import Folded, Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, LetRest, Proceed, Rise, Sit
from clausewise.reference_engine.vocabulary.description import Part, TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from tests.soaking.sound_systems import HOUSE_BANKED, answers

Tells = Callable[[Sequence[AnyEvent]], Sequence[AnyEvent]]
GOES_ON: list[AnyStimulus] = [Proceed()] * 5
TWO_ROUNDS: list[AnyStimulus] = [
    *(Sit(1), PlaceWager(1, "ante", Cents(1000))),
    *GOES_ON,
    Fold(1),
    *[*GOES_ON, *GOES_ON],
    PlaceWager(1, "ante", Cents(1000)),
    *GOES_ON,
]


def told_so(setup: TableSetup, acts: Sequence[AnyStimulus], tells: Tells, *unseen: str | Part) -> Departure | None:
    """Where a sound house departs that does these acts and tells each answer in its own way."""
    sound = answers(open_table(msgspec.structs.replace(setup, seed=4)), acts)
    exchanges = [Exchange(one.stimulus, one.accepted, tuple(tells(one.events))) for one in sound]
    return compare(setup, exchanges, msgspec.structs.replace(describe(), unseen=unseen)).departure


def is_act(event: AnyEvent, *acts: str) -> bool:
    """Whether this is one of these acts."""
    return isinstance(event, Procedure) and event.act in acts


CUT = ("places the cover card", "cuts", "completes the cut", "removes the cover card", "loads")


def held_back(before: str, kept: list[AnyEvent], acts: Sequence[str] = CUT, *, turned: bool = False) -> Tells:
    """These acts wait until just before another one."""

    def tells(events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
        found: list[AnyEvent] = []
        for event in events:
            if is_act(event, before):
                found += reversed(kept) if turned else kept
                kept.clear()
            if is_act(event, *acts):
                kept.append(event)
            else:
                found.append(event)
        return found

    return tells


@pytest.mark.parametrize("rulebook", HOUSE_BANKED)
def test_the_cards_may_be_cut_when_the_next_wager_lies(rulebook: str) -> None:
    """A person cuts when the house goes on; no text has that done before a wager is placed."""
    by_hand = TableSetup(rulebook, options={"dealing": "manual shoe", "shuffling": "by hand"})
    assert told_so(by_hand, TWO_ROUNDS, held_back("announces", [])) is None


@pytest.mark.parametrize("rulebook", HOUSE_BANKED)
def test_a_cut_that_comes_too_late_is_found(rulebook: str) -> None:
    """After the bets are closed, and behind the loading of what was to be cut."""
    by_hand = TableSetup(rulebook, options={"dealing": "manual shoe", "shuffling": "by hand"})
    late = told_so(by_hand, TWO_ROUNDS, held_back("asks", []))
    turned = told_so(by_hand, TWO_ROUNDS, held_back("announces", [], turned=True))
    assert late is not None
    assert turned is not None
    assert late.clauses
    assert turned.clauses


def test_a_device_counts_before_or_after_it_stacks() -> None:
    """It has counted before the next round begins."""
    counting = TableSetup("three-card", options={"dealing": "manual shoe", "shuffling": "by counting device"})
    assert told_so(counting, TWO_ROUNDS, held_back("loads", [], ["counts the deck"])) is None
    late = told_so(counting, TWO_ROUNDS, held_back("announces", [], ["counts the deck"]))
    assert late is not None
    assert late.clauses[0] == "three-card.g.6"


def test_a_device_acknowledges_a_chip_before_or_after_the_wager_is_told() -> None:
    """It is the same chip; not to acknowledge it is a breach."""
    acts = [Sit(1), PlaceWager(1, "ante", Cents(1000)), PlaceWager(1, "progressive", Cents(500)), *GOES_ON]
    setup = TableSetup("mlgca-four-card", options={"progressive": "A"})

    def wager_first(events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
        return sorted(events, key=lambda event: is_act(event, "acknowledges"))

    def never(events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
        return [event for event in events if not is_act(event, "acknowledges")]

    assert told_so(setup, acts, wager_first) is None
    missing = told_so(setup, acts, never)
    assert missing is not None
    assert missing.expected.startswith("acknowledges")


def test_chips_that_were_lost_may_be_seen_to_be_collected() -> None:
    """Once, of whoever has lost them; what stands is nobody's to collect."""

    def collected(after: type[AnyEvent], times: int) -> Tells:
        def tells(events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
            found: list[AnyEvent] = []
            for event in events:
                found.append(event)
                if isinstance(event, WagerSettled | WagerTaken) and isinstance(event, after):
                    found += [Procedure("collects chips", seat=event.seat, wager=event.wager)] * times
            return found

        return tells

    setup = TableSetup("oneida-four-card")
    assert told_so(setup, TWO_ROUNDS, collected(WagerSettled, 1)) is None
    assert told_so(setup, TWO_ROUNDS, collected(WagerTaken, 1)) is not None


@pytest.mark.parametrize("rulebook", HOUSE_BANKED)
def test_no_text_says_whether_a_box_is_free_where_another_sits(rulebook: str) -> None:
    """A house may refuse a second box where somebody sits; where nobody does, and two are allowed, it may not."""
    setup = TableSetup(rulebook, options={"adjacent-boxes": 2})
    refused = Exchange(PlaceWager(2, "ante", Cents(1000), player=1), accepted=False, events=())
    neighbours = [*answers(open_table(setup), [Sit(1), Sit(2)]), refused]
    alone = [*answers(open_table(setup), [Sit(1)]), refused]
    assert compare(setup, neighbours).departure is None
    assert compare(setup, alone).departure is not None


def test_who_refuses_a_wager_freely_may_have_made_the_resting_cards_ready_for_it() -> None:
    """On the box of another player who sits there, by one reading: the cards are made ready before that is asked."""
    setup = TableSetup("mlgca-four-card", readings={"neighbours-box": "who-sits-there"})
    acts: list[AnyStimulus] = [Sit(1), Sit(2), LetRest(), *GOES_ON, PlaceWager(2, "ante", Cents(1000), player=1)]
    sound = answers(open_table(msgspec.structs.replace(setup, seed=4)), acts)
    assert not sound[-1].accepted
    assert any(is_act(event, "offers for inspection") for event in sound[-1].events)
    assert compare(setup, sound).departure is None


def test_an_act_that_would_tell_of_an_unseen_field_alone_is_not_missed() -> None:
    """Who does not see where cards come from tells of no deck that comes out of the rack; who sees it has to."""

    def untold(events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
        return [
            msgspec.structs.replace(event, source=None) if isinstance(event, Procedure) else event
            for event in events
            if not is_act(event, "takes out")
        ]

    two = TableSetup("three-card", options={"dealing": "manual shoe", "shuffling": "by device", "decks": 2})
    assert told_so(two, TWO_ROUNDS, untold, "source") is None
    for promised in ((), (Part(act="takes out", fields=("source",)),)):
        missing = told_so(two, TWO_ROUNDS, untold, *promised)
        assert missing is not None
        assert missing.expected.startswith("takes out")


RESTS = [*TWO_ROUNDS, Fold(1), *GOES_ON, LetRest(), PlaceWager(1, "ante", Cents(1000)), *GOES_ON]


def test_what_goes_without_saying_in_each_round_may_be_told_when_the_table_is_idle() -> None:
    """Who never tells after a round that a deck comes out of the rack, and does when decks are spread, tells enough."""
    two = TableSetup("three-card", options={"dealing": "automated shoe", "shuffling": "by device", "decks": 2})

    idle: list[AnyEvent] = []

    def in_rounds(events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
        rests = any(is_act(event, "spreads") for event in events)
        idle.extend(event for event in events if rests and is_act(event, "takes out"))
        return [
            msgspec.structs.replace(event, source=None) if isinstance(event, Procedure) else event
            for event in events
            if rests or not is_act(event, "takes out")
        ]

    assert told_so(two, RESTS, in_rounds, "source") is None
    assert idle
    assert told_so(two, RESTS, in_rounds) is not None


EXPOSED: list[AnyStimulus] = [Sit(1), PlaceWager(1, "ante", Cents(1000)), ExposeDealerCards(1), *GOES_ON, *GOES_ON]
STUB = ("removes the stub", "discards the stub")


@pytest.mark.parametrize("rulebook", HOUSE_BANKED)
def test_a_void_round_is_called_before_or_after_the_stub_is_put_away(rulebook: str) -> None:
    """No text orders the two; one that is never put away is missed, and one that waits in a round that stands."""
    setup = TableSetup(rulebook, options={"dealing": "manual shoe", "shuffling": "by hand"})
    assert told_so(setup, EXPOSED, until_the_end([], STUB)) is None
    missing = told_so(setup, EXPOSED, lambda events: [event for event in events if not is_act(event, *STUB)])
    assert missing is not None
    assert "the stub" in missing.expected
    waits = told_so(setup, TWO_ROUNDS, held_back("turns up", [], STUB))
    assert waits is not None
    assert "the stub" in waits.expected


@pytest.mark.parametrize("rulebook", HOUSE_BANKED)
def test_who_collects_all_cards_of_a_void_round_has_put_away_the_stub(rulebook: str) -> None:
    """It need not be told by itself; who collects the cards of one hand has not."""
    setup = TableSetup(rulebook, options={"dealing": "manual shoe", "shuffling": "by hand"})

    def collected(*, owner: str | None) -> Tells:
        def tells(events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
            left = [event for event in events if not is_act(event, *STUB)]
            at = next((at for at, event in enumerate(left) if isinstance(event, RoundEnded)), len(left))
            all_cards = Procedure("collects cards", owner=owner, place="discard rack")
            return [*left[:at], *([all_cards] if at < len(left) else ()), *left[at:]]

        return tells

    assert told_so(setup, EXPOSED, collected(owner=None)) is None
    assert told_so(setup, EXPOSED, collected(owner="dealer")) is not None
    assert told_so(setup, TWO_ROUNDS, collected(owner=None)) is not None


def until_the_end(kept: list[AnyEvent], acts: Sequence[str]) -> Tells:
    """These acts wait until the round ends."""

    def tells(events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
        found: list[AnyEvent] = []
        for event in events:
            if is_act(event, *acts):
                kept.append(event)
                continue
            if isinstance(event, RoundEnded):
                found += kept
                kept.clear()
            found.append(event)
        return found

    return tells


@pytest.mark.parametrize("rulebook", HOUSE_BANKED)
def test_the_cards_of_a_void_round_may_be_seen_to_be_collected(rulebook: str) -> None:
    """All of them; where the round stands a hand that is not lost is collected by its turn."""

    def collected(events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
        found: list[AnyEvent] = []
        for event in events:
            if isinstance(event, RoundEnded) and event.void:
                found.append(Procedure("collects cards", place="discard rack"))
            found.append(event)
        return found

    assert told_so(TableSetup(rulebook), EXPOSED, collected) is None


TWO_PLAYERS: list[AnyStimulus] = [
    *(Sit(1), Sit(2), PlaceWager(1, "ante", Cents(1000)), PlaceWager(2, "ante", Cents(1000))),
    *GOES_ON,
    *(PlaceWager(1, "play", Cents(1000)), Proceed(), Fold(2)),
    *[*GOES_ON, *GOES_ON],
]


@pytest.mark.parametrize("rulebook", HOUSE_BANKED)
def test_players_are_asked_as_the_house_likes_where_nobody_has_to_ask_them(rulebook: str) -> None:
    """Under the Oneida rules: one by one, or not at all; under the others each is asked in turn."""

    def one_by_one() -> Tells:
        kept: list[AnyEvent] = []

        def tells(events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
            found: list[AnyEvent] = []
            for event in events:
                if isinstance(event, Procedure) and event.act == "asks" and event.seat == 2:
                    kept.append(event)
                    continue
                found.append(event)
                if isinstance(event, WagerTaken) and event.wager == "play":
                    found += kept
            return found

        return tells

    def nobody(events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
        return [event for event in events if not is_act(event, "asks")]

    setup = TableSetup(rulebook)
    asked, unasked = told_so(setup, TWO_PLAYERS, one_by_one()), told_so(setup, TWO_PLAYERS, nobody)
    assert (unasked is None) == (rulebook == "oneida-four-card")
    assert rulebook != "oneida-four-card" or asked is None


def test_whose_a_further_wager_is_on_a_borrowed_box_is_said_nowhere() -> None:
    """Where it is not told, a house may take it for that of the box's own player, who does not sit there."""
    setup = TableSetup("oneida-four-card", options={"adjacent-boxes": 2})
    borrowed = answers(open_table(setup), [Sit(2), PlaceWager(1, "ante", Cents(1000), player=2)])
    own = answers(open_table(setup), [Sit(2), PlaceWager(2, "ante", Cents(1000))])
    aces_up = PlaceWager(1, "aces up", Cents(1000))
    assert compare(setup, [*borrowed, Exchange(aces_up, accepted=False, events=())]).departure is None
    assert compare(setup, answers(open_table(setup), [*(one.stimulus for one in borrowed), aces_up])).departure is None
    refused = Exchange(msgspec.structs.replace(aces_up, seat=2), accepted=False, events=())
    assert compare(setup, [*own, refused]).departure is not None


@pytest.mark.parametrize(("seat", "free"), [(2, True), (1, False)], ids=["who has left", "who has folded"])
def test_the_cards_of_who_has_left_need_not_be_seen_to_be_collected(seat: int, free: bool) -> None:
    """No rule has them collected; those of who has folded are, at the latest when the round is over."""
    setup = TableSetup("mlgca-four-card", options={"abandonment": "loses", "aces-up": "A"})
    wagers: list[AnyStimulus] = [PlaceWager(2, "aces up", Cents(1000)), PlaceWager(1, "ante", Cents(1000))]
    acts: list[AnyStimulus] = [Sit(1), Sit(2), *wagers, *GOES_ON, Rise(2), Proceed(), Fold(1), *GOES_ON, *GOES_ON]

    def never(events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
        gone = [event for event in events if is_act(event, "collects cards", "discards")]
        return [event for event in events if event not in gone or getattr(event, "seat", None) != seat]

    assert (told_so(setup, acts, never) is None) is free


def test_a_hand_that_is_lost_by_talking_need_not_be_seen_to_be_collected() -> None:
    """Its wagers are forfeited; hands that are folded or beaten are collected by clauses of their own."""
    setup = TableSetup("oneida-four-card")
    wagers: list[AnyStimulus] = [PlaceWager(seat, "ante", Cents(1000)) for seat in (1, 2)]
    talks: list[AnyStimulus] = [Sit(1), Sit(2), *wagers, *GOES_ON, Conduct(2, "communicates about the hand")]
    ends: list[AnyStimulus] = [Fold(1), *GOES_ON, *GOES_ON]

    def without(act: str, seat: int) -> Tells:
        return lambda events: [
            event for event in events if not (is_act(event, act, "discards") and getattr(event, "seat", None) == seat)
        ]

    assert told_so(setup, [*talks, *ends], without("collects cards", 2)) is None
    folded = told_so(setup, [*talks, *ends], without("collects cards", 1))
    kept = told_so(setup, [*talks, *ends], lambda events: [e for e in events if not isinstance(e, WagerSettled)])
    for departure in (folded, kept):
        assert departure is not None
        assert departure.clauses


@pytest.mark.parametrize("preshuffled", [True, False])
def test_cards_that_come_shuffled_need_not_be_stacked(preshuffled: bool) -> None:
    """The rules have them stacked when their shuffle is completed; a cut they need all the same."""
    setup = TableSetup("mlgca-four-card", options={"shuffling": "by hand", "dealing": "manual shoe"}, ready=False)
    decks = BringDecks(1, preinspected=preshuffled, preshuffled=preshuffled)
    acts: list[AnyStimulus] = [decks, Sit(1), *GOES_ON, PlaceWager(1, "ante", Cents(1000)), *GOES_ON]

    def without(*acts: str) -> Tells:
        return lambda events: [event for event in events if not is_act(event, *acts)]

    stacked = told_so(setup, acts, without("stacks"))
    assert (stacked is None) == preshuffled
    uncut = told_so(setup, acts, without("cuts"))
    assert uncut is not None
    assert uncut.clauses[0].startswith("mlgca-four-card.5")


def test_cards_that_lie_spread_need_not_be_shuffled_by_order() -> None:
    """They are washed and shuffled before they are played with; cards that are ready are shuffled by order."""
    setup = TableSetup("mlgca-four-card", options={"dealing": "manual shoe", "shuffling": "by hand"})
    order = Exchange(FloorOrders("shuffle"), accepted=False, events=())
    played = answers(open_table(setup), [*TWO_ROUNDS[:-6], *GOES_ON])
    rests = answers(open_table(setup), [*TWO_ROUNDS[:-6], *GOES_ON, Rise(1), LetRest(), *GOES_ON])
    assert any(is_act(event, "spreads") for one in rests[-7:] for event in one.events)
    assert compare(setup, [*rests, order]).departure is None
    assert compare(setup, [*played, order]).departure is not None


def test_that_a_hand_is_folded_need_not_be_said_of_who_has_left() -> None:
    """The wagers are lost, and that is said; of who stays it is said as well."""
    setup = TableSetup("mlgca-four-card", options={"abandonment": "stays", "adjacent-boxes": 3})
    plays: list[AnyStimulus] = [Sit(1), PlaceWager(1, "ante", Cents(1000)), *GOES_ON]

    def unsaid(events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
        return [event for event in events if not isinstance(event, Folded)]

    assert told_so(setup, [*plays, Rise(1), Proceed()], unsaid) is None
    assert told_so(setup, [*plays, Fold(1), Proceed()], unsaid) is not None
    beside: list[AnyStimulus] = [Sit(2), PlaceWager(1, "ante", Cents(1000), player=2), *GOES_ON]
    assert told_so(setup, [*beside, Rise(2), Proceed()], unsaid) is None


def test_a_preshuffled_deck_that_lies_aside_may_be_cut_when_its_turn_comes() -> None:
    """The round of the other one is over before; it is not played with uncut."""
    options: dict[str, str | int] = {"dealing": "automated shuffler", "shuffling": "by counting device", "decks": 2}
    setup = TableSetup("mlgca-four-card", options=options, ready=False)
    preshuffled = BringDecks(2, preinspected=True, preshuffled=True)
    acts: list[AnyStimulus] = [preshuffled, *GOES_ON, *TWO_ROUNDS, Fold(1), *GOES_ON, *GOES_ON]
    kept: list[AnyEvent] = []

    def waits(events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
        found: list[AnyEvent] = []
        for event in events:
            if is_act(event, "loads") and getattr(event, "deck", None) == "deck 2":
                found += kept
                kept.clear()
            aside = is_act(event, *CUT[:4]) and getattr(event, "deck", None) == "deck 2"
            (kept if aside else found).append(event)
        return found

    assert told_so(setup, acts, waits) is None
    assert not kept

    def never(events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
        gone = [event for event in events if is_act(event, *CUT[:4])]
        return [event for event in events if event not in gone or getattr(event, "deck", None) != "deck 2"]

    assert told_so(setup, acts, never) is not None
