"""What every table has: a clock, a stream of events with their citations, and stages that follow one another.

A game fills `agenda` with the stages that come next. A stage is one duty of the house; it runs when the players let the
table proceed, or when a person performs it where the system leaves it to people.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from operator import attrgetter
from typing import Final, Generic, NamedTuple, Self, TypeVar, get_args

import msgspec

from clausewise.reference_engine.core.fields import MOST_MONEY, FactValue
from clausewise.reference_engine.core.instances import About
from clausewise.reference_engine.core.rule_set import RuleSet
from clausewise.reference_engine.core.rulings import UNSAID, Fault, Refusal, Rulings, Site
from clausewise.reference_engine.families.emitted import DECK_BY_DECK, Emitted, Told, name_of
from clausewise.reference_engine.families.subjects import Subject, instances
from clausewise.reference_engine.families.tolerances import Tolerances
from clausewise.reference_engine.vocabulary.alterations import altered
from clausewise.reference_engine.vocabulary.core.events import Event, RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import AdvanceClock, Perform, Proceed
from clausewise.reference_engine.vocabulary.core.words import Duty
from clausewise.reference_engine.vocabulary.description import Declaration, Performer, Receipt, TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent, Seen
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus, Mishap

MISHAPS: Final = frozenset(get_args(Mishap))

R_co = TypeVar("R_co", bound=RuleSet, covariant=True)


@dataclass(frozen=True, slots=True)
class Opening(Generic[R_co]):
    """All that a table is opened with."""

    setup: TableSetup
    rules: R_co
    performs: Mapping[Duty, Performer] = field(default_factory=dict)
    """Who does what; a duty that is not named is the system's."""
    fault: Fault | None = None
    """What the table does wrong."""
    notice: Callable[[Site], None] | None = None
    """Told of everything that is decided."""

    def readings(self) -> dict[str, str]:
        """The reading of every question of this game: what was asked for, or the one that is adopted."""
        asked = self.setup.readings
        return {question: asked.get(question, choices[0]) for question, choices in self.rules.readings.items()}


class Stage(NamedTuple):
    """One duty of the house, and what is done in it."""

    duty: Duty
    run: Callable[[], object]


class _HeldBack(NamedTuple):
    """What is told late: until which kind of event, or which act, it waits."""

    until: str
    event: AnyEvent
    cited: tuple[str, ...]
    among: str = ""


class Table:
    """The ground on which the games stand."""

    rules: RuleSet
    further_hands: bool = False
    """Whether a seat may hold more than one hand."""
    selections: bool = False
    """Whether a wager may leave it to the player what it is on."""

    def __init__(self, asked: Opening[RuleSet]) -> None:
        self.setup = asked.setup
        self.rules = asked.rules
        self.rulings = Rulings(asked.rules.provisions, asked.readings(), asked.fault, asked.notice)
        self.clock = 0
        self.emitted: list[Emitted] = []
        self.seen: Sequence[Seen] = Told(self.emitted, attrgetter("seen"))
        self.citations: Sequence[tuple[str, ...]] = Told(self.emitted, attrgetter("citations"))
        self.refusal_citations: tuple[str, ...] = ()
        self.fact_citations: dict[str, tuple[str, ...]] = {}
        self.agenda: deque[Stage] = deque()
        self._performs = asked.performs
        self._late: list[_HeldBack] = []
        self._subjects: tuple[Subject, ...] = ()
        self._last_mishap: Subject = {}
        self.rulings.about = self.about

    def follows(self, events: Iterable[AnyEvent]) -> None:
        """Before anything is done: makes what these events of another house show that it chose its own choice."""

    # --- events -------------------------------------------------------------------------------------------------------

    def reports(self, event: AnyEvent, *provisions: str, among: str = "") -> None:
        """Something happened that follows from rulings already made; `among` as in `does`."""
        self._emit(event, self.rulings.cite(provisions), among=among)

    def does(
        self,
        event: AnyEvent,
        *provisions: str,
        fixes: tuple[str, ...] = (),
        late: str = "",
        once: bool = True,
        anyway: bool = False,
        among: str = "",
        until: str = "",
    ) -> bool:
        """A duty is done: the first provision demands it, the others are cited with it.

        `fixes` names the fields that the rule fixes, `late` the event or act before which it has to be done; `once`
        says that doing it twice is wrong; `until` what it may still be told before, where no rule has it any sooner.
        Under a rule set without that first provision there is no such duty; `anyway` says that the game cannot do
        without it, and that it is seen all the same. Where no rule says in which order several such things are done,
        `among` names what they are. False if it is not done.
        """
        if not self.rulings.knows(provisions[0]):
            if anyway:
                self._emit(event, self.rulings.cite(provisions), repeatable=not once, among=among)
            return anyway
        if self.rulings.undisturbed:
            self.rulings.reached.add((provisions[0], "duty"))
            self._emit(event, self.rulings.cite(provisions), repeatable=not once, among=among, until=until)
            return True
        variants = tuple(f"done otherwise: {name}" for name in fixes)
        variants += (("done twice",) if once else ()) + (("done late",) if late else ())
        with self.concerning(event, alone=True):
            operator = self.rulings.duty(provisions[0], variants)
        cited = self.rulings.cite(provisions)
        if operator is None:
            self._emit(event, cited, repeatable=not once, among=among, until=until)
        elif operator == "not done":
            return False
        elif operator == "done twice":
            self._emit(event, cited, among=among)
            self._emit(event, cited, among=among)
        elif operator == "done late":
            self._late.append(_HeldBack(late, event, cited, among))
        else:
            changed: Event = altered(event, operator.removeprefix("done otherwise: "))
            self._emit(changed, cited, among=among)  # type: ignore[arg-type]  # an altered event keeps its type
        return True

    def later(self, until: str, event: AnyEvent, *provisions: str) -> None:
        """Something is put off until this kind of event, or this act, has been seen."""
        self._late.append(_HeldBack(until, event, self.rulings.cite(provisions)))

    def leaves_open(self, since: int, among: str, turns: Callable[[AnyEvent], Mapping[str, int] | None]) -> None:
        """Of what was told since then the rules order no more than these turns say; None: it comes where it comes."""
        for told in self.emitted[since:]:
            of_this = turns(told.seen.event)
            if of_this is not None:
                told.among, told.turns = among, of_this

    def may_be_told_together(self, since: int, *acts: str) -> None:
        """Of what was told since then several such acts may be told as one."""
        for told in self.emitted[since:]:
            told.together |= name_of(told.seen.event) in acts

    def may_be_told_in_parts(self, *parts: AnyEvent) -> None:
        """What was told last may as well be told as these."""
        self.emitted[-1].parts = parts

    def may_be_told_otherwise(self, since: int, *fields: str) -> None:
        """What was told since then may say something else in these fields."""
        for told in self.emitted[since:]:
            told.left_open = (*told.left_open, *fields)

    def house_may_pay(self, least: int = 0, most: int = MOST_MONEY) -> None:
        """What was told last may pay another sum, between these: the rules state no odds there, or bounds alone."""
        self.emitted[-1].house_pays = (least, most)

    def told_so_far(self) -> int:
        """How many events there are, for what may be told of those that follow."""
        return len(self.emitted)

    def may_be_told_later(self, since: int, until: str, but_not: str = "") -> None:
        """What was told since then, but of this deck, may be told later, not behind this kind of event, or this act."""
        for told in self.emitted[since:]:
            if not but_not or getattr(told.seen.event, "deck", None) != but_not:
                told.until = until

    def may_be_told_deck_by_deck(self, since: int) -> None:
        """What was told since then of one deck may be told before or after what was told of another."""
        for place, told in enumerate(self.emitted[since:], start=since):
            deck = getattr(told.seen.event, "deck", None)
            if deck is not None:
                told.among, told.turns = DECK_BY_DECK, {deck: place}

    def _emit(
        self, event: AnyEvent, cited: tuple[str, ...], *, repeatable: bool = False, among: str = "", until: str = ""
    ) -> None:
        seen = Seen(len(self.emitted) + 1, self.clock, event)
        self.emitted.append(Emitted(seen, cited, repeatable, among, until=until))
        if self._late:
            self._release(event)

    def _release(self, event: AnyEvent) -> None:
        """Lets out what was held back until this event."""
        name = name_of(event)
        due = [held for held in self._late if held.until == name or isinstance(event, RoundEnded)]
        self._late = [held for held in self._late if held not in due]
        for held in due:
            self._emit(held.event, held.cited, among=held.among)

    # --- what a decision is about -------------------------------------------------------------------------------------

    @contextmanager
    def concerning(self, subject: Subject, *, alone: bool = False) -> Iterator[None]:
        """What is decided in here is about this, and about what it was about before unless `alone`."""
        before = self._subjects
        self._subjects = (subject,) if alone else (*before, subject)
        try:
            yield
        finally:
            self._subjects = before

    def about(self) -> About:
        """What is decided about now."""
        failing = {"how": getattr(self._last_mishap, "how", None)}
        return instances((failing, self.circumstances(), *self._subjects), self.seats_in_play())

    def circumstances(self) -> Mapping[str, str]:
        """What no act and no event says of itself: which round it is, how the house shuffles."""
        return {}

    def seats_in_play(self) -> Collection[int]:
        """The seats that take part."""
        return ()

    # --- what is due --------------------------------------------------------------------------------------------------

    def follow(self, *stages: tuple[Duty, Callable[[Self], object]]) -> None:
        """These duties of the house come next, after those that are due already."""
        for duty, run in stages:
            self.agenda.append(Stage(duty, partial(run, self)))

    def at_once(self, duty: Duty, run: Callable[[Self], object]) -> None:
        """One duty of the house comes before those that are due already."""
        self.agenda.appendleft(Stage(duty, partial(run, self)))

    def has_duties(self) -> bool:
        """Whether the house has something to do."""
        return bool(self.agenda)

    def run_next(self) -> None:
        """What is due first is done; it is about nothing that the act was about which let it be done."""
        with self.concerning({}, alone=True):
            self.agenda.popleft().run()

    def drop_duties(self) -> None:
        """What was due is not done any more."""
        self.agenda.clear()

    # --- stimuli ------------------------------------------------------------------------------------------------------

    def submit(self, stimulus: AnyStimulus) -> Receipt:
        """Does what is asked, or refuses it and says why."""
        self.rulings.answer_override = None
        self.refusal_citations = ()
        try:
            self._dispatch(stimulus)
        except Refusal as refusal:
            self.refusal_citations = self.rulings.cite(refusal.provisions)
            accepted = self.rulings.answer_override is True
            return self._receipt(accepted=accepted, reason="" if accepted else refusal.reason)
        accepted = self.rulings.answer_override is not False
        return self._receipt(accepted=accepted, reason="" if accepted else "not allowed")

    def _dispatch(self, stimulus: AnyStimulus) -> None:
        match stimulus:
            case AdvanceClock():
                self.clock += stimulus.milliseconds
                self.time_passed()
            case Proceed():
                self._proceed()
            case Perform():
                self._perform(stimulus.duty)
            case _ if type(stimulus) in MISHAPS:
                self._last_mishap = stimulus
                self.mishap(stimulus)  # type: ignore[arg-type]  # as just seen
            case _:
                self._demand_that_there_is(stimulus)
                with self.concerning(stimulus):
                    self.act(stimulus)

    def _demand_that_there_is(self, stimulus: AnyStimulus) -> None:
        if getattr(stimulus, "hand", 1) != 1 and not self.further_hands:
            raise Refusal("a seat has one hand at this table")
        if getattr(stimulus, "selection", None) is not None and not self.selections:
            raise Refusal("at this table nothing is selected with a wager")

    def _receipt(self, *, accepted: bool, reason: str) -> Receipt:
        awaiting = self.awaited_person()
        settled = not self.agenda or awaiting is not None
        return Receipt(accepted=accepted, reason=reason, settled=settled or accepted, awaiting=awaiting)

    def awaited_person(self) -> Duty | None:
        """The duty for which a person is awaited, before anything else of the house is done."""
        return self.agenda[0].duty if self.agenda and self.by_person(self.agenda[0]) else None

    def by_person(self, stage: Stage) -> bool:
        """Whether the system leaves this to a person."""
        return self._performs.get(stage.duty, "system") != "system"

    def _proceed(self) -> None:
        if not self.agenda:
            self.plan()
        before = len(self.seen)
        # a stage in which there was nothing to do is no step that anybody could see
        while self.agenda and not self.by_person(self.agenda[0]) and len(self.seen) == before:
            self.run_next()

    def _perform(self, duty: Duty) -> None:
        if not self.agenda:
            self.plan()
        if not self.agenda or self.agenda[0].duty != duty:
            due = f"{self.agenda[0].duty} is due" if self.agenda else "nothing is due"
            raise Refusal(f"it is not time to {duty}: {due}")
        self.run_next()

    # --- what a game fills in -----------------------------------------------------------------------------------------

    def would_turn_away(self, stimulus: AnyStimulus) -> bool:  # noqa: ARG002  for a family to know
        """Whether an act is refused for itself, for which another table would first get its cards ready."""
        return False

    def changes_all_that_are_due(self) -> None:
        """The house has brought a deck, and has not said in whose place."""

    def changes_later(self) -> None:
        """The house changes decks whose time is over no earlier than it deals."""

    def may_wait_for_a_round(self) -> bool:
        """Whether what the house has to do next need not be done before another round begins."""
        return False

    def act(self, stimulus: AnyStimulus) -> None:
        """Does an act or takes a choice; raises Refusal."""
        raise NotImplementedError

    def mishap(self, stimulus: Mishap) -> None:
        """Takes a mishap; it has happened."""
        raise NotImplementedError

    def plan(self) -> None:
        """Fills the agenda with what comes next, if the players have nothing left to do."""
        raise NotImplementedError

    def leaves_out(self, duty: Duty) -> bool:  # noqa: ARG002  for a family to know
        """Whether this is left out by mistake before the next deal."""
        return False

    def lacks_decks(self) -> bool:
        """Whether fewer decks lie at the table than it is played with, so that the house may bring others."""
        return False

    def allows(self, unseen: Collection[str] = ()) -> Tolerances:
        """What is left open to a system that plays what is played here, and does not show what is `unseen`."""
        return Tolerances(unseen)

    def time_passed(self) -> None:
        """Notices what the clock makes due."""

    def declaration(self) -> Declaration:
        """What the facility declares about this table."""
        raise NotImplementedError

    def declares(
        self, facts: Declaration, fact: str, value: FactValue, *provisions: str, otherwise: FactValue | None = None
    ) -> None:
        """Adds a declared fact with what it is cited for; `otherwise` is a value that breaks the rule."""
        if not self.rulings.knows(provisions[0]):
            return
        declared = self.rulings.declares(provisions[0], value, otherwise)
        self.fact_citations[fact] = self.rulings.cite(provisions)
        if declared is not None:
            facts[fact] = declared

    def states(
        self, facts: Declaration, fact: str, value: FactValue, provision: str, wrong: Mapping[str, FactValue]
    ) -> None:
        """Adds a fact, with what a house that disobeys might declare instead; it may also say nothing."""
        if not self.rulings.knows(provision):
            return
        others: dict[str, FactValue | None] = {**wrong, UNSAID: None}
        declared = self.rulings.choose(provision, value, others)
        self.fact_citations[fact] = self.rulings.cite([provision])
        if declared is not None:
            facts[fact] = declared

    def encoded_events(self) -> bytes:
        """All events as JSON, to compare two tables."""
        return msgspec.json.encode(list(self.seen))
