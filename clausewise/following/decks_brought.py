"""When a house changes its decks, and brings others in the place of those that had to leave: that is its own choice."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import takewhile
from typing import Final, Protocol

from clausewise.following.departures import Exchange
from clausewise.following.house_choices import BROUGHT, TAKEN_OUT, ChoicesMade, depth_of
from clausewise.following.sameness import same
from clausewise.reference_engine.engine import EngineTable
from clausewise.reference_engine.families.emitted import Emitted, name_of
from clausewise.reference_engine.families.tolerances import Tolerances
from clausewise.reference_engine.vocabulary.cards.stimuli import BringDecks
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import Perform
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

SHOWN: Final = "offers for inspection"
CUT: Final = "cut"
MOST_DECKS: Final = 8
"""As many are brought at once, as the vocabulary has it."""


class Beside(Protocol):
    """The engine beside a system, and how far both have come."""

    table: EngineTable
    choices: ChoicesMade
    allows: Tolerances
    unseen: Collection[str]
    everything: Sequence[AnyEvent]
    index: int
    shown: int

    def does(self, stimulus: AnyStimulus) -> bool:
        """Lets the engine do something."""

    def house_goes_on(self) -> bool:
        """The engine does its next duty."""

    def skip_hidden(self) -> None:
        """What the system does not show next counts as met."""

    def comes_to_an_event(self) -> bool:
        """Whether the engine has an event that the system would show, or comes to one."""


def before_a_wager(shadow: Beside, exchange: Exchange, still_to_meet: Sequence[AnyEvent]) -> None:
    """Decks may be changed in one breath with the wager that begins a round, or a wager be refused as they are."""
    if any(shadow.choices.changed_with(shadow.shown + place) for place in range(len(still_to_meet))):
        shadow.table.changes_all_that_are_due()
    if exchange.accepted:
        _cut_first(shadow)
        _changed_first(shadow, exchange.stimulus, still_to_meet)
        _changed_later(shadow, exchange)
    elif any(getattr(told, "act", None) == TAKEN_OUT for told in shadow.everything[shadow.shown : shadow.shown + 1]):
        shadow.choices.decks_changed(shadow.table, shadow.shown)


def _cut_first(shadow: Beside) -> None:
    """A cut that was ordered, and that a person owes, keeps nobody from wagering: it is made before the deal."""
    if shadow.table.awaited_person() == CUT:
        shadow.does(Perform(CUT))


def _changed_first(shadow: Beside, wager: AnyStimulus, events: Sequence[AnyEvent]) -> None:
    """Decks that are changed before they are due in one breath with the wager that begins a round."""
    for place, event in enumerate(takewhile(lambda event: not isinstance(event, RoundStarted), events)):
        if isinstance(event, Procedure) and event.act == TAKEN_OUT:
            if any(getattr(earlier, "act", None) == SHOWN for earlier in events[:place]):
                _made_ready_first(shadow, wager)
            if shadow.table.may_wait_for_a_round():  # that is a change of decks, and the house says which goes first
                shadow.choices.decks_changed(shadow.table, shadow.shown + place)
            _all_that_is_due(shadow)
            if not any(same(seen.event, event, shadow.unseen) for seen in shadow.table.seen[shadow.index :]):
                shadow.choices.decks_changed(shadow.table, shadow.shown + place)
                _all_that_is_due(shadow)  # and another one may be changed when this has been


def _all_that_is_due(shadow: Beside) -> None:
    """What is due comes first, and may be a change of decks."""
    while shadow.table.agenda and shadow.house_goes_on():
        pass


def _changed_later(shadow: Beside, exchange: Exchange) -> None:
    """Decks whose time is over are late when a card is dealt, and not yet when somebody wagers."""
    if any(isinstance(event, Procedure) and event.act == TAKEN_OUT for event in exchange.events):
        return
    if shadow.choices.changes_before_a_card(shadow.shown + len(exchange.events)):
        shadow.table.changes_later()


def _made_ready_first(shadow: Beside, wager: AnyStimulus) -> None:
    """Cards that have lain spread are made ready for who comes to wager before one of their decks is changed."""
    only_comes = shadow.allows.refused_instead(wager)
    if only_comes is not None:
        shadow.does(only_comes)


def changed(shadow: Beside, event: Procedure) -> None:
    """Decks may be changed before their time, and others brought in the place of those that had to leave."""
    shadow.skip_hidden()
    if event.act == TAKEN_OUT and shadow.index == len(shadow.table.seen):
        shadow.choices.decks_changed(shadow.table, shadow.shown)
    elif event.act == BROUGHT and not shadow.comes_to_an_event():
        if not shadow.table.lacks_decks():
            shadow.table.changes_all_that_are_due()
            return
        brought = takewhile(lambda told: getattr(told, "act", None) == BROUGHT, shadow.everything[shadow.shown :])
        shadow.does(BringDecks(min(len(list(brought)), MOST_DECKS)))


def cut_there_as_well(shadow: Beside, told: Emitted, event: AnyEvent) -> bool:
    """Whether a deck that is cut later than the engine cuts it may be cut where it is."""
    depth = depth_of(event)
    if not told.until or depth is None or name_of(told.seen.event) != name_of(event):
        return False
    return depth_of(told.seen.event) == depth or shadow.choices.cuts_at(shadow.table, depth)
