"""The reference engine beside a system: kept as far as the system has come, and asked what differs from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace

from clausewise.following import decks_brought, done_before
from clausewise.following.departures import Compared, Departure, Exchange
from clausewise.following.house_choices import LIE_OTHERWISE, ChoicesMade, may_be_done_more_often
from clausewise.following.known_departures import GoneBy
from clausewise.following.manners import InItsManner
from clausewise.following.put_off import PutOff
from clausewise.following.sameness import hidden, kin, same, tell, whose
from clausewise.following.told_together import tell_as_shown
from clausewise.following.untold import NeverTold
from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.engine import EngineTable
from clausewise.reference_engine.families.emitted import DECK_BY_DECK, Emitted
from clausewise.reference_engine.families.tolerances import Tolerances
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import Choose, Perform, Proceed
from clausewise.reference_engine.vocabulary.core.words import Duty
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.reference_engine.vocabulary.unseen import Unseen, unseen_of

MOST_STAGES = 60
SOON = 8
"""Stages after which something still comes soon."""
SILENCE = "nothing"
NOTHING_MORE = "nothing more"


@dataclass(slots=True)
class Shadow:
    """The reference engine beside a system, kept as far as the system has come."""

    table: EngineTable
    choices: ChoicesMade
    allows: Tolerances
    """What the family leaves open to a system."""
    unseen: Collection[str]
    past: GoneBy
    manner: InItsManner = field(default_factory=InItsManner)
    """What is told in ways of its own."""
    everything: Sequence[AnyEvent] = ()
    """All that the system has shown, in the end."""
    untold: NeverTold = field(default_factory=NeverTold)
    index: int = 0
    """How many events of the engine have been met."""
    shown: int = 0
    """How many events of the system have been looked at."""
    keeps_step: bool = False
    """Something is not shown, or persons perform: where nothing is seen something may have been done."""
    lets_go_on: bool = False
    """The system was let go on with what is due, and no more."""
    turns_away: bool = False
    """The system has refused something, and has done nothing with its cards before somebody acted again."""
    awaited: Duty | None = None
    between_rounds: bool = True
    exercised: Counter[str] = field(default_factory=Counter)
    refused_for: tuple[str, ...] = ()
    """The clauses for which what is done now has been refused, by both."""
    gone_by: list[Departure] = field(default_factory=list)
    put_off: PutOff = field(default_factory=PutOff)
    """What the system may still tell later."""
    packs: int = 1
    """How many of a card there are."""
    out: Counter[Card] = field(default_factory=Counter)
    """Cards that have left the deck since it was shuffled."""
    unshown: set[str] = field(default_factory=set)
    """Clauses that what is not shown is there for: what else is cited for them shows too little."""

    # --- driving ------------------------------------------------------------------------------------------------------

    def does(self, stimulus: AnyStimulus) -> bool:
        """Lets the engine do something, with the cards and choices that the system's next events show."""
        for choice in self.choices.ahead(self.shown):
            self.table.submit(choice)
        receipt = self.table.submit(stimulus)
        self.awaited = receipt.awaiting
        return receipt.accepted

    def submit(self, exchange: Exchange, still_to_meet: Sequence[AnyEvent]) -> Departure | None:
        """Does to the engine what was done to the system and compares the answers; some events may have been met."""
        self.refused_for = ()
        self.lets_go_on = False
        self.untold.now.follows(exchange.stimulus)
        if isinstance(exchange.stimulus, Proceed | Perform):
            self.lets_go_on = True
            if exchange.accepted:
                self._keeps_pace(exchange.stimulus, exchange.events)
            return None
        if self.allows.answers_freely(exchange.stimulus, accepted=exchange.accepted):
            instead = self.allows.refused_instead(exchange.stimulus)
            if exchange.events and instead is not None:
                decks_brought.before_a_wager(self, exchange, still_to_meet)
                self.does(instead)
            return None
        if self.turns_away and self.table.would_turn_away(exchange.stimulus):
            self._refuses_as_well()
            return None
        if isinstance(exchange.stimulus, self.allows.begins_a_round):
            decks_brought.before_a_wager(self, exchange, still_to_meet)
        before = len(self.table.seen)
        besides = self.allows.comes_with(exchange.stimulus, exchange.events)
        accepted = [self.does(act) for act in (*besides, exchange.stimulus)][-1]
        self.choices.was_given(exchange.stimulus)
        return self._answers_otherwise(exchange, before, accepted=accepted)

    def _answers_otherwise(self, exchange: Exchange, before: int, *, accepted: bool) -> Departure | None:
        """The departure, if the engine has given another answer than the system."""
        if accepted == exchange.accepted:
            if not accepted:
                self._refuses_as_well()
            return None
        if not exchange.accepted:
            return Departure(self.shown, "accepted", "refused", self._cited_since(before))
        refused_for = self.table.refusal_citations
        if not refused_for and (not exchange.events or isinstance(exchange.stimulus, Choose)):
            return None  # no rule forbids it, and nothing came of it, or what came is compared
        return Departure(self.shown, "refused", "accepted", refused_for)

    def _refuses_as_well(self) -> None:
        """What the system has refused is against the rules."""
        self.refused_for = self.table.refusal_citations
        self.exercised.update(self.refused_for)

    def _keeps_pace(self, stimulus: Proceed | Perform, events: Sequence[AnyEvent]) -> None:
        """The engine proceeds as far as the system's events show that the system has.

        Where something is not shown, or persons perform duties in which there is nothing to do, it keeps step.
        """
        if self.keeps_step:
            self.skip_hidden()  # else the house would be taken to have more to show
        at_rest = self.index == len(self.table.seen) and not events and not self.put_off.owes
        if self.table.may_wait_for_a_round():
            return
        due = isinstance(stimulus, Proceed) or any(first.duty == stimulus.duty for first in [*self.table.agenda][:1])
        if self.keeps_step and at_rest and due:
            self.does(stimulus)

    def _cited_since(self, before: int) -> tuple[str, ...]:
        """The clauses of what the engine then did, the first event's first."""
        return tuple(dict.fromkeys(clause for cited in self.table.citations[before:] for clause in cited))

    def house_goes_on(self) -> bool:
        """The engine does its next duty; False if nothing came of it."""
        before, due = len(self.table.seen), len(self.table.agenda)
        self.does(Proceed())
        if self.awaited is None or len(self.table.seen) > before:
            return len(self.table.seen) > before or len(self.table.agenda) < due
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
        owed = self.put_off.told_at(event, self.table.emitted[self.index :], self._tells)
        if owed is None and self._hides(event):
            self._keeps_up_with(event)
            return None
        if isinstance(event, Procedure):
            decks_brought.changed(self, event)
        if self.manner.was_owed(event, self.unseen):
            return None
        if owed is None:
            return self._departs_from_what_is_next(event)
        if self._tells(owed, event):
            self.exercised.update(owed.citations)
            return None
        if self.manner.passes_over(owed.seen.event, event, owed.citations, self.unseen):
            self.put_off.lets_go(owed)
            return self._departs(event)
        return Departure(self.shown, tell(owed.seen.event), tell(event), owed.citations, owed.seen.event, event)

    def _keeps_up_with(self, event: AnyEvent) -> None:
        """What is shown now and then, although it is said not to be, tells how far the house is: the engine follows."""
        for _ in range(SOON):
            for place in range(self.index, len(self.table.seen)):
                expected = self.table.seen[place].event
                if not self._hides(expected):
                    return
                if same(expected, event, self.unseen):
                    self.index = place + 1
                    return
            if not self.lets_go_on or not self.house_goes_on():
                return

    def _departs_from_what_is_next(self, event: AnyEvent) -> Departure | None:
        if not self.comes_to_an_event() and not (self.allows.does_unasked(event) and self.comes_to_an_event()):
            no_matter = self._is_one_more(event) or self.allows.asks_for_nothing(event)
            if no_matter or self.allows.tells_on_the_way(event) or self.manner.comes_besides(event):
                return None
            return Departure(self.shown, NOTHING_MORE, tell(event), self._of_what_is_too_much(event), came=event)
        if self.allows.may_be_for_another(event):
            done_before.done_for_the_same(self.table.emitted[self.index :], event)
        self.allows.draws_together(self.index, event)
        tell_as_shown(self.table.emitted, self.index, event, self.everything[self.shown + 1 :], self.unseen)
        self._let_come_first(event)
        expected = self.allows.with_what_was_put_off(self.table.seen[self.index].event, event)
        if same(expected, event, self._unseen_beside(self.table.emitted[self.index], event)):
            return self._met(event)
        if self._comes_before_what_may_wait(event) and self.put_off.takes(self.table.emitted[self.index], event):
            self.index += 1
            return self._departs(event)
        if self._is_no_matter(expected, event):
            return None
        return self._told_in_its_manner(expected, event)

    def _met(self, event: AnyEvent) -> Departure | None:
        """What the engine has next has come."""
        left = self._left_over(event) if isinstance(event, RoundEnded) else None
        if left is None:
            self.manner.meets(event)
            self.exercised.update(self.table.citations[self.index])
            self.allows.meets(event)
            self.index += 1
            self._is_told_for_all(event)
        return left

    def _comes_before_what_may_wait(self, event: AnyEvent) -> bool:
        """Whether this is what the engine tells behind something that may be told later."""
        emitted, place = self.table.emitted, self.index
        while place < len(emitted):
            if self._tells(emitted[place], event):
                return self.index < place
            if not (emitted[place].until or self._hides(emitted[place].seen.event)):
                break
            place += 1
            if place == len(emitted) and self.table.agenda:
                self.house_goes_on()
        return False

    def _tells(self, told: Emitted, event: AnyEvent) -> bool:
        """Whether this is what the engine has told, or one of the ways in which it may be told as well."""
        return any(same(one, event, self._unseen_beside(told, event)) for one in (told.seen.event, *told.parts))

    def _is_told_for_all(self, event: AnyEvent) -> None:
        """What may be told later, and was done again meanwhile to the same end, is told once."""
        emitted = self.table.emitted
        while self.index < len(emitted) and emitted[self.index].until and emitted[self.index].seen.event == event:
            self.index += 1

    def _is_no_matter(self, expected: AnyEvent, event: AnyEvent) -> bool:
        """Whether what came may come, and what should is still to come."""
        if self.allows.was_put_off(event) or self._is_one_more(event) or self.allows.tells_on_the_way(event):
            return True
        return type(expected) is not type(event) and self.allows.asks_for_nothing(event)

    def _told_in_its_manner(self, expected: AnyEvent, event: AnyEvent) -> Departure | None:
        """The departure, unless it is known, or the manner in which the system tells what it does."""
        cited = self.table.citations[self.index]
        departure = Departure(self.shown, tell(expected), tell(event), cited)
        if self.manner.tells_otherwise(expected, event, self.unseen):
            self.index += 1
            return None
        if self.manner.passes_over(expected, event, cited, self.unseen):
            self.index += 1
            return self._departs(event)
        if self.manner.comes_besides(event):
            return None
        if self.put_off.takes(self.table.emitted[self.index], event):
            self.index += 1
            return self._departs(event)
        if not self._goes_by(expected, event, departure):
            return self._to_the_point(departure, expected, event)
        self.gone_by.append(departure)
        self.index += 1
        return None if type(expected) is type(event) else self._departs(event)

    def _left_over(self, event: AnyEvent | None) -> Departure | None:
        """What is put off by a manner has to come before the round is over, and what came early has to be right."""
        owed, early, cited = self.manner.left_over()
        if owed is not None:
            return Departure(self.shown, tell(owed), SILENCE if event is None else tell(event), cited, owed, event)
        if early is not None:
            return Departure(self.shown, NOTHING_MORE, tell(early), self._of_what_is_too_much(early), came=early)
        return None

    def _goes_by(self, expected: AnyEvent, event: AnyEvent, departure: Departure) -> bool:
        """Whether the departure is known, and nothing that follows rests on it."""
        if self.past.clauses.isdisjoint(departure.clauses[:1]):
            return False
        only_told = isinstance(event, self.allows.tells_only) and type(expected) is type(event)
        return only_told or self.allows.puts_off(expected, event)

    def _to_the_point(self, departure: Departure, expected: AnyEvent, got: AnyEvent) -> Departure:
        """With the clauses that what came breaks, where these are not those of what should have come."""
        clauses: tuple[str, ...] = ()
        if any(self.out[card] >= self.packs for card in self.allows.cards_from_the_deck(got)):
            clauses = self.table.rulings.cite(self.allows.whole_pack)
        elif type(expected) is type(got):
            played_out = isinstance(got, self.allows.of_who_plays) and whose(expected) != whose(got)
            clauses = done_before.fold_of(self.table.emitted[: self.index], whose(got)) if played_out else ()
        elif not self._would_come(got):
            clauses = self._of_what_is_too_much(got)
        return replace(departure, clauses=clauses or departure.clauses, wanted=expected, came=got)

    def _would_come(self, event: AnyEvent) -> bool:
        """Whether the engine does it a little later, if nobody acts: then something was left out before it."""
        at = self.index
        for _ in range(SOON + 1):
            if any(same(seen.event, event, self.unseen) for seen in self.table.seen[at:]):
                return True
            at = len(self.table.seen)
            if not self.house_goes_on():
                return False
        return False

    def _of_what_is_too_much(self, event: AnyEvent) -> tuple[str, ...]:
        return done_before.too_much(self.table.emitted[: self.index], self.unseen, event)

    def _passed(self, event: AnyEvent) -> None:
        if isinstance(event, RoundStarted) or (isinstance(event, Procedure) and event.act in LIE_OTHERWISE):
            self.out.clear()
            self.choices.may_lie_otherwise()
        self.out.update(self.allows.cards_from_the_deck(event))
        self.shown += 1
        if isinstance(event, RoundStarted | RoundEnded):
            self.between_rounds = isinstance(event, RoundEnded)
        self.allows.passes(event)
        self.untold.now.passes(event)

    def comes_to_an_event(self) -> bool:
        """Whether the engine has an event, or comes to one, that the system would show."""
        for _ in range(MOST_STAGES):
            self.skip_hidden()
            if self.index < len(self.table.seen):
                return True
            if not self.house_goes_on():
                return False
        return False

    def skip_hidden(self) -> None:
        """What the system does not show next counts as met."""
        while self.index < len(self.table.emitted):
            told = self.table.emitted[self.index]
            if not self._hides(told.seen.event, later=bool(told.until)):
                break
            if not (self.untold.is_ordered_by_none(told.seen.event) or self.allows.need_not_tell(told.seen.event)):
                self.unshown.update(told.citations[:1])
            self.index += 1

    def _hides(self, event: AnyEvent, *, later: bool = False) -> bool:
        """Whether the system does not show this, need not, or never tells an act that says but what it does not see.

        What may be told later may as well be told in the round that follows.
        """
        if self.allows.need_not_tell(event) or (bool(self.unseen) and hidden(event, self.unseen)):
            return True
        return self.untold.may_be(event) and not (later and self.untold.is_told_in_a_round(event))

    def _is_one_more(self, event: AnyEvent) -> bool:
        """Whether the event is something that may be done without need, or once more."""
        care = self.allows.care if self.between_rounds else ()
        return may_be_done_more_often(event, self.table.emitted[: self.index], care)

    def _let_come_first(self, event: AnyEvent) -> None:
        """Among events whose order no rule prescribes, the one that the system shows now is the next."""
        emitted, place = self.table.emitted, self.index
        if same(emitted[place].seen.event, event, self.unseen):
            return
        theirs: int | None = None
        while self._has_told(place) and self._may_change_places(place, event):
            told = emitted[place].seen.event
            alike = same(told, event, self._unseen_beside(emitted[place], event))
            if alike and self._nothing_comes_before(place, event):
                self._bring_forward(place)
                return
            if theirs is None and kin(told, event) and whose(told) == whose(event):
                theirs = place
            place += 1
        if theirs is not None and self._nothing_comes_before(theirs, event):
            self._bring_forward(theirs)  # what differs is told beside what the same player should have

    def _has_told(self, place: int) -> bool:
        """Whether the engine has told so much; of decks that may be made ready one by one it tells all."""
        emitted = self.table.emitted
        if place == len(emitted) and emitted[self.index].among == DECK_BY_DECK and self.table.agenda:
            self.house_goes_on()
        return place < len(emitted)

    def _unseen_beside(self, told: Emitted, event: AnyEvent) -> Unseen:
        """What of an event need not be as the engine told it: what is not seen, or is left to the house."""
        pays = ("pays",) if told.may_pay(event) else ()
        count = ("count",) if decks_brought.cut_there_as_well(self, told, event) else ()
        return unseen_of(self.unseen).and_also((*told.left_open, *self.allows.left_to_the_house(event), *pays, *count))

    def _bring_forward(self, place: int) -> None:
        self.table.emitted.insert(self.index, self.table.emitted.pop(place))

    def _may_change_places(self, place: int, got: AnyEvent) -> bool:
        """Whether what the system shows may come among this, by what the engine says of their order."""
        emitted = self.table.emitted
        if self._dealt_by_place(got):
            return kin(emitted[place].seen.event, got)
        return bool(emitted[place].among) and emitted[place].among == emitted[self.index].among

    def _nothing_comes_before(self, place: int, got: AnyEvent) -> bool:
        """Whether no rule has anything that is still to come before this."""
        if self._dealt_by_place(got):
            return True
        emitted = self.table.emitted
        return all(waits.may_wait_for(emitted[place]) for waits in emitted[self.index : place])

    def _dealt_by_place(self, got: AnyEvent) -> bool:
        return self.past.order_of_dealing and isinstance(got, CardDealt)

    # --- what is left -------------------------------------------------------------------------------------------------

    def overdue(self) -> Departure | None:
        """What the engine has done by itself and the system has not."""
        self.skip_hidden()  # what else the engine has done should have been seen
        goes_on = not self.keeps_step and self._something_is_going_on()
        while self.index < len(self.table.seen) or ((goes_on or self.manner.waits) and self.comes_to_an_event()):
            expected, cited = self.table.seen[self.index].event, self.table.citations[self.index]
            may_come = bool(self.table.emitted[self.index].until)  # behind what the engine has done besides
            if not (may_come or self.manner.passes_over(expected, None, cited, self.unseen)):
                owed = self._left_over(None)  # a round that is never ended must not hide what it was to pay
                return owed or Departure(self.shown, tell(expected), SILENCE, cited, expected)
            self.index += 1
        return None

    def came_to(self, departure: Departure | None, at: int, met: int) -> Compared:
        """What has been found out, of what is shown."""
        shown = Counter({clause: times for clause, times in self.exercised.items() if clause not in self.unshown})
        how, reached = self.manner, frozenset(self.table.rulings.reached)
        return Compared(
            departure, at, shown, met, tuple(self.gone_by),
            manners=how.used, plain=how.plain, waiting=how.waits, reached=reached,
        )  # fmt: skip

    def _something_is_going_on(self) -> bool:
        """Between rounds nobody has to begin another one, nor do what is due only when one begins."""
        if self.table.may_wait_for_a_round():
            return False
        return bool(self.table.agenda) or any(getattr(self.table, one, None) is not None for one in ("round", "hand"))
