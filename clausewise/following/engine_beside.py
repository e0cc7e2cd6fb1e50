"""The reference engine beside a system: kept as far as the system has come, and asked what differs from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile

from clausewise.following.house_choices import (
    TAKEN_OUT,
    ChoicesMade,
    breaks_a_chip,
    cards_from_the_deck,
    leaves_nothing_to_decide,
    may_be_done_more_often,
)
from clausewise.following.known_departures import CHANGES_NOTHING, GoneBy, PutOff
from clausewise.following.pots_unseen import merge_awards
from clausewise.following.sameness import hidden, kin, same, tell, whose
from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.core.rulings import Place
from clausewise.reference_engine.engine import EngineTable
from clausewise.reference_engine.families.pot.table import PotTable
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Folded, Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import Perform, Proceed
from clausewise.reference_engine.vocabulary.core.words import Duty
from clausewise.reference_engine.vocabulary.description import BUTTON_IS_TOLD
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import BetMade, PotAwarded, TurnGiven
from clausewise.reference_engine.vocabulary.pot.stimuli import Check, DeclineToPost, Post
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

MOST_STAGES = 60
SOON = 8
"""Stages after which something still comes soon."""
PLAYERS = (TurnGiven, BetMade, PotAwarded)
"""What only who is in a hand is given, does or wins."""
WHOLE_PACK = ("deck.one", "decks.identical")
"""The provisions on what a deck consists of, by their names in the rule sets."""
SILENCE = "nothing"
NOTHING_MORE = "nothing more"


@dataclass(frozen=True, slots=True)
class Exchange:
    """A stimulus as a system answered it, with the events that came of it."""

    stimulus: AnyStimulus
    accepted: bool
    events: tuple[AnyEvent, ...]


@dataclass(frozen=True, slots=True)
class Departure:
    """The first difference: before which of the system's events, what the rules require there, what came instead."""

    index: int
    expected: str
    got: str
    clauses: tuple[str, ...]
    wanted: AnyEvent | None = field(default=None, compare=False)
    came: AnyEvent | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Compared:
    """A recording beside what the rules require of it."""

    departure: Departure | None
    at: int
    """The exchange in which the departure shows, or how many there are."""
    exercised: Counter[str]
    """How often each clause was cited for what the system did as the engine did: an event, or a refusal."""
    met: int = 0
    """How many answers and events of the system are explained."""
    gone_by: tuple[Departure, ...] = ()
    """Known departures before that one."""
    reached: frozenset[Place] = frozenset()
    """Where the engine decided something, and which readings it asked for."""


@dataclass(slots=True)
class Shadow:
    """The reference engine beside a system, kept as far as the system has come."""

    table: EngineTable
    choices: ChoicesMade
    unseen: Collection[str]
    past: GoneBy
    index: int = 0
    """How many events of the engine have been met."""
    shown: int = 0
    """How many events of the system have been looked at."""
    keeps_step: bool = False
    """Something is not shown, or persons perform: where nothing is seen something may have been done."""
    awaited: Duty | None = None
    between_rounds: bool = True
    exercised: Counter[str] = field(default_factory=Counter)
    refused_for: tuple[str, ...] = ()
    """The clauses for which what is done now has been refused, by both."""
    asked_for_nothing: int = -1
    """The seat whose turn it is at the system's table, though nobody can wager any more."""
    gone_by: list[Departure] = field(default_factory=list)
    put_off: PutOff = field(default_factory=PutOff)
    out: set[Card] = field(default_factory=set)
    """Cards that have left the deck since it was shuffled."""
    unshown: set[str] = field(default_factory=set)
    """Clauses that what is not shown is there for: what else is cited for them shows too little."""
    without_fee: Collection[int] = ()
    """Rounds in which, as their awards show, no fee left the pot; known only where the fee is not seen."""

    # --- driving ------------------------------------------------------------------------------------------------------

    def _do(self, stimulus: AnyStimulus) -> bool:
        """Lets the engine do something, with the cards and choices that the system's next events show."""
        for choice in self.choices.ahead(self.shown):
            self.table.submit(choice)
        receipt = self.table.submit(stimulus)
        self.awaited = receipt.awaiting
        return receipt.accepted

    def submit(self, exchange: Exchange) -> Departure | None:
        """Does to the engine what was done to the system and compares the answers."""
        self.refused_for = ()
        if isinstance(exchange.stimulus, Proceed | Perform):
            if exchange.accepted:
                self._keeps_pace(exchange.stimulus, exchange.events)
            return None
        if self._is_free(exchange):
            return None
        if isinstance(exchange.stimulus, PlaceWager) and exchange.accepted:
            self._decks_changed_first(exchange.events)
        before = len(self.table.seen)
        accepted = self._do(exchange.stimulus)
        self.choices.was_given(exchange.stimulus)
        refused_for = self.table.refusal_citations
        if accepted == exchange.accepted:
            if not accepted:
                self.exercised.update(refused_for)
                self.refused_for = refused_for
            return None
        if exchange.accepted:
            if not refused_for and not exchange.events:
                return None  # no rule forbids it, and nothing came of it
            return Departure(self.shown, "refused", "accepted", refused_for)
        return Departure(self.shown, "accepted", "refused", self._cited_since(before))

    def _is_free(self, exchange: Exchange) -> bool:
        """Whether no rule says how this is answered: who was asked for nothing checks, chips cannot be broken.

        Nor where nobody has said who has the button, and the system is told before each hand.
        """
        if isinstance(exchange.stimulus, Check) and exchange.stimulus.seat == self.asked_for_nothing:
            return True
        if exchange.accepted or not isinstance(self.table, PotTable):
            return False
        awaits_the_button = BUTTON_IS_TOLD in self.unseen and self.table.hand is None and not self.table.forced_button
        if awaits_the_button and isinstance(exchange.stimulus, Post | DeclineToPost):
            return True
        return breaks_a_chip(exchange.stimulus, self.table.chip())

    def _keeps_pace(self, stimulus: Proceed | Perform, events: Sequence[AnyEvent]) -> None:
        """The engine proceeds as far as the system's events show that the system has.

        Where something is not shown, or persons perform duties in which there is nothing to do, it keeps step.
        """
        if self.keeps_step:
            self._skip_hidden()  # else the house would be taken to have more to show
        at_rest = self.index == len(self.table.seen) and not events
        if self.keeps_step and at_rest and (isinstance(stimulus, Proceed) or self._is_due(stimulus)):
            self._do(stimulus)

    def _is_due(self, act: Perform) -> bool:
        return bool(self.table.agenda) and self.table.agenda[0].duty == act.duty

    def _cited_since(self, before: int) -> tuple[str, ...]:
        """The clauses of what the engine then did, the first event's first."""
        return tuple(dict.fromkeys(clause for cited in self.table.citations[before:] for clause in cited))

    def house_goes_on(self) -> bool:
        """The engine does its next duty; False if nothing came of it."""
        before = len(self.table.seen)
        self._do(Proceed())
        if self.awaited is None:
            return len(self.table.seen) > before
        self.table.submit(Perform(self.awaited))  # perhaps there is nothing to do in it
        return True

    # --- meeting ------------------------------------------------------------------------------------------------------

    def meet(self, event: AnyEvent) -> Departure | None:
        """Brings the engine to its next event and compares it with the system's."""
        departure = self._departs(event)
        if departure is None:
            self._passed(event)
        return departure

    def _departs(self, event: AnyEvent) -> Departure | None:
        if hidden(event, self.unseen):
            return None  # it is shown now and then although it is said not to be
        if isinstance(event, Procedure):
            self.table_changes_decks(event)
        if not self._comes_to_an_event():
            if self._is_one_more(event) or self._asks_for_nothing(event):
                return None
            return Departure(self.shown, NOTHING_MORE, tell(event), self._of_what_is_too_much(event))
        if isinstance(event, PotAwarded) and "pot" in self.unseen:
            merge_awards(self.table, self.index)
        self._let_come_first(event)
        expected = self.put_off.with_it(self.table.seen[self.index].event, event)
        if same(expected, event, self.unseen):
            self.exercised.update(self.table.citations[self.index])
            self.put_off.is_met(event)
            self.index += 1
            return None
        if self.put_off.comes_now(event):
            return None
        if self._is_one_more(event) or (type(expected) is not type(event) and self._asks_for_nothing(event)):
            return None
        departure = Departure(self.shown, tell(expected), tell(event), self.table.citations[self.index])
        if not self._goes_by(expected, event, departure):
            return self._to_the_point(departure, expected, event)
        self.gone_by.append(departure)
        self.index += 1
        return None if type(expected) is type(event) else self._departs(event)

    def _goes_by(self, expected: AnyEvent, event: AnyEvent, departure: Departure) -> bool:
        """Whether the departure is known, and nothing that follows rests on it."""
        if self.past.clauses.isdisjoint(departure.clauses[:1]):
            return False
        return (isinstance(event, CHANGES_NOTHING) and type(expected) is type(event)) or self.put_off.takes(
            expected, event
        )

    def _to_the_point(self, departure: Departure, expected: AnyEvent, got: AnyEvent) -> Departure:
        """With the clauses that what came breaks, where these are not those of what should have come."""
        clauses: tuple[str, ...] = ()
        if not self.out.isdisjoint(cards_from_the_deck(got)):
            clauses = self.table.rulings.cite(WHOLE_PACK)
        elif type(expected) is type(got):
            played_out = isinstance(got, PLAYERS) and whose(expected) != whose(got)
            clauses = self._of_the_fold(whose(got)) if played_out else ()
        elif not self._would_come(got):
            clauses = self._of_what_is_too_much(got)
        return replace(departure, clauses=clauses or departure.clauses, wanted=expected, came=got)

    def _would_come(self, event: AnyEvent) -> bool:
        """Whether the engine does it a little later, if nobody acts: then something was left out before it."""
        at = self.index
        for _ in range(SOON):
            if any(same(seen.event, event, self.unseen) for seen in self.table.seen[at:]):
                return True
            at = len(self.table.seen)
            if not self.house_goes_on():
                break
        return any(same(seen.event, event, self.unseen) for seen in self.table.seen[at:])

    def _of_what_is_too_much(self, event: AnyEvent) -> tuple[str, ...]:
        """The clauses by which it was done before in this round, or by which the player is out of it."""
        for before, cited in self._so_far():
            if same(before, event, self.unseen):
                return cited
        return self._of_the_fold(whose(event))

    def _of_the_fold(self, who: object) -> tuple[str, ...]:
        """The clauses by which a player has left the round."""
        return next((cited for event, cited in self._so_far() if isinstance(event, Folded) and event.seat == who), ())

    def _so_far(self) -> Iterator[tuple[AnyEvent, tuple[str, ...]]]:
        """What has been met in this round, the latest first, and what is cited for it."""
        for place in range(self.index - 1, -1, -1):
            event = self.table.seen[place].event
            if isinstance(event, RoundStarted):
                return
            yield event, self.table.citations[place]

    def _passed(self, event: AnyEvent) -> None:
        if isinstance(event, RoundStarted) or (isinstance(event, Procedure) and event.act == "shuffles"):
            self.out.clear()
            self.choices.may_lie_otherwise()
        self.out.update(cards_from_the_deck(event))
        self.shown += 1
        if isinstance(event, RoundStarted | RoundEnded):
            self.between_rounds = isinstance(event, RoundEnded)
        if isinstance(event, RoundStarted) and isinstance(self.table, PotTable):
            self.table.rate = 0 if event.number in self.without_fee else int(self.table.rules.fee)

    def _comes_to_an_event(self) -> bool:
        """Whether the engine has an event, or comes to one, that the system would show."""
        for _ in range(MOST_STAGES):
            if self.unseen:
                self._skip_hidden()
            if self.index < len(self.table.seen):
                return True
            if not self.house_goes_on():
                return False
        return False

    def _skip_hidden(self) -> None:
        while self.index < len(self.table.seen) and hidden(self.table.seen[self.index].event, self.unseen):
            self.unshown.update(self.table.citations[self.index][:1])
            self.index += 1

    def _is_one_more(self, event: AnyEvent) -> bool:
        """Whether the event is something that may be done without need, or once more."""
        return may_be_done_more_often(event, self.table, self.index, between_rounds=self.between_rounds)

    def _asks_for_nothing(self, event: AnyEvent) -> bool:
        """Whether a player is given a turn with nothing to decide, or checks in it: no rule minds either."""
        if isinstance(event, BetMade) and event.action == "checks" and event.seat == self.asked_for_nothing:
            self.asked_for_nothing = -1
            return True
        if isinstance(event, TurnGiven) and leaves_nothing_to_decide(event):
            self.asked_for_nothing = event.seat
            return True
        return False

    def _let_come_first(self, event: AnyEvent) -> None:
        """Among events whose order no rule prescribes, the one that the system shows now is the next."""
        seen, place = self.table.seen, self.index
        if same(seen[place].event, event, self.unseen):
            return
        theirs: int | None = None
        while place < len(seen) and self._may_change_places(place, event):
            if same(seen[place].event, event, self.unseen):
                self._bring_forward(place)
                return
            if theirs is None and whose(seen[place].event) == whose(event):
                theirs = place
            place += 1
        if theirs is not None:  # what differs is told beside what the same player should have
            self._bring_forward(theirs)

    def _bring_forward(self, place: int) -> None:
        emitted = self.table.emitted
        emitted.insert(self.index, emitted.pop(place))

    def _may_change_places(self, place: int, got: AnyEvent) -> bool:
        """Whether what the system shows may come before this, by what the engine says of their order."""
        expected = self.table.emitted[place]
        if not kin(expected.seen.event, got):
            return False
        if self.past.order_of_dealing and isinstance(got, CardDealt):
            return True
        return bool(expected.among) and expected.among == self.table.emitted[self.index].among

    def _decks_changed_first(self, events: Sequence[AnyEvent]) -> None:
        """Decks that are changed before they are due in one breath with the wager that begins a round."""
        for place, event in enumerate(takewhile(lambda event: not isinstance(event, RoundStarted), events)):
            if isinstance(event, Procedure) and event.act == TAKEN_OUT:
                while self.table.agenda and self.house_goes_on():
                    pass  # what is due comes first, and may be a change of decks
                if not any(same(seen.event, event, self.unseen) for seen in self.table.seen[self.index :]):
                    self.choices.decks_changed(self.table, self.shown + place)
                return

    def table_changes_decks(self, event: Procedure) -> None:
        """Decks may be changed before their time."""
        if event.act == TAKEN_OUT and self.index == len(self.table.seen):
            self.choices.decks_changed(self.table, self.shown)

    # --- what is left -------------------------------------------------------------------------------------------------

    def overdue(self) -> Departure | None:
        """What the engine has done by itself and the system has not."""
        if self.keeps_step:
            self._skip_hidden()  # what else the engine has done should have been seen
        elif self._something_is_going_on():
            self._comes_to_an_event()
        if self.index == len(self.table.seen):
            return None
        return Departure(self.shown, tell(self.table.seen[self.index].event), SILENCE, self.table.citations[self.index])

    def cited_for(self, act: str) -> tuple[str, ...]:
        """The clauses that this was done for, the last time."""
        for seen, cited in zip(reversed(self.table.seen), reversed(self.table.citations), strict=True):
            if isinstance(seen.event, Procedure) and seen.event.act == act:
                return cited
        return ()

    def came_to(self, departure: Departure | None, at: int, met: int) -> Compared:
        """What has been found out, of what is shown."""
        shown = Counter({clause: times for clause, times in self.exercised.items() if clause not in self.unshown})
        return Compared(departure, at, shown, met, tuple(self.gone_by), frozenset(self.table.rulings.reached))

    def _something_is_going_on(self) -> bool:
        """Between rounds nobody has to begin another one."""
        current = getattr(self.table, "round", None) or getattr(self.table, "hand", None)
        return current is not None or bool(self.table.agenda)
