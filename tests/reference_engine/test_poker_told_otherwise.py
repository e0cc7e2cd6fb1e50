"""What a poker room does or tells in a way of its own, where no rule orders: it is blamed for none of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from clausewise.following.comparison import Departure, Exchange, first_difference
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.vocabulary.cards.stimuli import BringDecks, LieFaceUp, LoseCards
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import AdvanceClock, Fold, Proceed
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import TurnGiven
from clausewise.reference_engine.vocabulary.pot.stimuli import BuyIn, Check, NoticeError, PlaceButton, PutIn, Say
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from tests.reference_engine.test_pot_comparison import answers

SETUP = TableSetup("oneida-poker", {"game": "Hold'em High", "shuffling": "by hand", "limits": "4-8"}, seed=3)
CLOSED = TableSetup("oneida-poker", {"game": "Hold'em High", "shuffling": "by hand"}, seed=3, ready=False)
SIX_HOURS = AdvanceClock(6 * 3_600_000)
SEATED: list[AnyStimulus] = [BuyIn(1, dollars(100)), BuyIn(2, dollars(100)), PlaceButton(1)]
GO_ON: list[AnyStimulus] = [Proceed()] * 6
FOLDED: list[AnyStimulus] = [*SEATED, *GO_ON, *GO_ON, Fold(2), Proceed(), Proceed(), Proceed()]
"""A hand of two of whom one folds, as far as its end."""


def departs(
    stimuli: Sequence[AnyStimulus], change: Callable[[list[AnyEvent]], list[AnyEvent]], setup: TableSetup = SETUP
) -> Departure | None:
    """The difference where what was told after the last act of a player, all at once, comes out of the change."""
    exchanges = answers(open_table(setup), list(stimuli))
    last = max(n for n, exchange in enumerate(exchanges) if not isinstance(exchange.stimulus, Proceed))
    told = [event for exchange in exchanges[last:] for event in exchange.events]
    first = Exchange(exchanges[last].stimulus, exchanges[last].accepted, ())
    at_once = Exchange(Proceed(), accepted=True, events=tuple(told))
    assert first_difference(setup, [*exchanges[:last], first, at_once]) is None
    changed = tuple(change(told))
    assert changed != at_once.events
    return first_difference(setup, [*exchanges[:last], first, Exchange(Proceed(), accepted=True, events=changed)])


def of(deck: str, *acts: str) -> Callable[[AnyEvent], bool]:
    """Whether an event is one of these acts, or any, with this deck."""
    return lambda event: isinstance(event, Procedure) and event.deck == deck and (not acts or event.act in acts)


def without(unwanted: Callable[[AnyEvent], bool]) -> Callable[[list[AnyEvent]], list[AnyEvent]]:
    """All events but these."""
    return lambda told: [event for event in told if not unwanted(event)]


# --- two decks --------------------------------------------------------------------------------------------------------

OPENS: list[AnyStimulus] = [BringDecks(), BringDecks(), *SEATED[:2], *GO_ON]
READY = ("turns face down", "washes", "stacks", "shuffles", "places the cover card", "cuts", "completes the cut")


def one_deck_first(told: list[AnyEvent]) -> list[AnyEvent]:
    """The first deck is washed, shuffled and cut before anybody touches the second."""
    first = [event for event in told if of("deck 1", *READY)(event)]
    place = told.index(first[0])
    rest = [event for event in told if event not in first]
    return [*rest[:place], *first, *rest[place:]]


def test_one_deck_may_be_made_ready_before_the_other_is_begun() -> None:
    """At the opening two decks are washed and shuffled: nothing says that both are washed first."""
    assert departs(OPENS, one_deck_first, CLOSED) is None


def test_a_deck_is_washed_before_it_is_shuffled_whatever_becomes_of_the_other() -> None:
    """The order of what is done with one deck is stated."""

    def shuffled_first(told: list[AnyEvent]) -> list[AnyEvent]:
        told = one_deck_first(told)
        shuffles = next(event for event in told if of("deck 2", "shuffles")(event))
        told.remove(shuffles)
        told.insert(told.index(next(event for event in told if of("deck 2", "washes")(event))), shuffles)
        return told

    departure = departs(OPENS, shuffled_first, CLOSED)
    assert departure is not None
    assert departure.clauses


def test_a_deck_whose_hours_are_over_need_not_be_shuffled_before_it_is_laid_aside() -> None:
    """It is shuffled when it comes back; that it is out of play is seen by where it lies, and by the other one."""
    put_away = without(of("deck 1", "takes out of play", *READY))
    assert departs([*FOLDED, SIX_HOURS, *GO_ON], put_away) is None


def test_the_deck_that_comes_in_its_place_is_shuffled() -> None:
    """It lay aside for as long as nobody knows."""
    departure = departs([*FOLDED, SIX_HOURS, *GO_ON], without(of("deck 2", "shuffles")))
    assert departure is not None
    assert "oneida-poker.E.1" in departure.clauses


# --- hands that are dead ----------------------------------------------------------------------------------------------

DEAD: list[AnyStimulus] = [*SEATED, *GO_ON, *GO_ON, LoseCards(1), NoticeError(), *GO_ON]
TWO_FOUND: list[AnyStimulus] = [*SEATED, LieFaceUp((2, 3)), *GO_ON]


def test_the_cards_of_a_dead_hand_may_be_gathered_and_its_deck_removed_before_the_hand_is_over() -> None:
    """P.8 says that the deck goes, and neither in which words nor that the cards are left where they lie."""

    def gathered(told: list[AnyEvent]) -> list[AnyEvent]:
        out = next(event for event in told if of("deck 1", "takes out of play")(event))
        told.remove(out)
        over = told.index(next(event for event in told if isinstance(event, RoundEnded)))
        brings = next(event for event in told if of("deck 2", "takes out")(event))
        told.remove(brings)
        collects = Procedure("collects cards", owner="all players")
        return [*told[:over], collects, Procedure("removes", deck="deck 1", source="table"), *told[over:]]

    assert departs(DEAD, gathered) is None


def test_the_deck_of_a_dead_hand_does_not_stay() -> None:
    """Whatever else is told."""
    departure = departs(DEAD, without(of("deck 1", "takes out of play")))
    assert departure is not None
    assert "oneida-poker.P.8" in departure.clauses


def test_a_second_card_that_is_found_may_go_to_the_discards_before_the_hand_is_void() -> None:
    """It is not used, as the first one is not."""

    def discarded(told: list[AnyEvent]) -> list[AnyEvent]:
        found = [event for event in told if isinstance(event, Procedure) and event.act == "finds"]
        first = next(event for event in told if isinstance(event, Procedure) and event.act == "discards")
        second = Procedure(
            "discards", by=first.by, deck=first.deck, place=first.place, face=first.face, cards=found[1].cards
        )
        place = told.index(found[1]) + 1
        return [*told[:place], second, *told[place:]]

    assert departs(TWO_FOUND, discarded) is None


# --- words ------------------------------------------------------------------------------------------------------------


def refuses(stimulus: AnyStimulus, *before: AnyStimulus) -> Departure | None:
    """The difference where this is refused, once a hand has come to its first turn."""
    exchanges = answers(open_table(SETUP), [*SEATED, *GO_ON, *GO_ON, *before])
    return first_difference(SETUP, [*exchanges, Exchange(stimulus, accepted=False, events=())])


def test_chips_of_who_has_said_that_he_folds_may_be_turned_back() -> None:
    """Words go before chips: the hand is folded, and nothing has to be taken for that."""
    assert refuses(PutIn(2, dollars(1)), Say(2, "fold")) is None
    assert refuses(PutIn(2, dollars(2))) is not None


def test_a_bet_without_its_size_is_not_among_the_words_that_bind() -> None:
    """G.5 lists fold, check, call, raise, and a bet of some size."""
    to_the_flop = (Say(2, "call"), *GO_ON, Check(1), *GO_ON)
    turn = [e for one in answers(open_table(SETUP), [*SEATED, *GO_ON, *GO_ON, *to_the_flop]) for e in one.events][-1]
    assert isinstance(turn, TurnGiven)
    assert "bet" in turn.options
    assert refuses(Say(turn.seat, "bet"), *to_the_flop) is None
    departure = refuses(Say(turn.seat, "bet", dollars(4)), *to_the_flop)
    assert departure is not None
    assert "oneida-poker.G.5" in departure.clauses
