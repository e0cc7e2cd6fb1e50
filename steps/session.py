"""A scenario's dealings with the system under test: it brings situations about and checks what was seen."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from clausewise.adapters.base import PutTogether, SystemFailure, TableRefused, Unhurried
from clausewise.adapters.exchange import IS_IT_SLOW
from clausewise.following.comparison import Exchange, compare
from clausewise.following.known_departures import GoneBy
from clausewise.following.manners import Manner
from clausewise.journal.records import Difference
from clausewise.reference_engine.families.rulebook import GAME
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.against_dealer.events import MeterChanged, WagerTaken
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.core.events import RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import Perform, Proceed, Sit
from clausewise.reference_engine.vocabulary.description import (
    Declaration,
    Description,
    Receipt,
    TableSetup,
)
from clausewise.reference_engine.vocabulary.modules import can_be_said
from clausewise.steps.checks import Checks
from clausewise.steps.forcing import dice_fell_as_forced
from clausewise.steps.outcomes import AskedTooLate, CannotShow, NotOffered, NotReached
from clausewise.steps.play.families import play_of
from clausewise.steps.sightings import Sightings

if TYPE_CHECKING:
    from clausewise.adapters.base import System, Table
    from clausewise.journal.recorder import Recorder
    from clausewise.journal.records import ConfigurationUsed, MannerJudged
    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.core.dice import Face
    from clausewise.reference_engine.vocabulary.events import AnyEvent, Seen
    from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus, Mishap
    from clausewise.steps.play.play import Play

MOST_STAGES = 40
"""A round has fewer stages than this; a table that goes on longer never settles."""
SILENT_STAGES = 8
"""Where not everything is seen, so many duties in a row may show nothing."""


class TableSession(Sightings, Checks):
    """One table as a scenario deals with it. It is opened when the first thing is done to it."""

    @dataclass(frozen=True, slots=True)
    class Latest:
        """A player's act and what came of it."""

        stimulus: AnyStimulus
        accepted: bool
        reason: str
        events: tuple[AnyEvent, ...]

    def __init__(
        self,
        system: System,
        description: Description,
        recorder: Recorder,
        configuration: ConfigurationUsed,
        seed: int = 0,
        stands_in: Path | None = None,
    ) -> None:
        Sightings.__init__(self)
        Checks.__init__(self, description, recorder)
        self.system = system
        self.described = description
        """What the system says of all its tables; `description` is what of it holds at this one."""
        self.configuration = configuration
        self.seed = seed
        self.stands_in = stands_in
        """The folder of the rulebook in which the scenario stands."""
        self.manners: tuple[MannerJudged, ...] = ()
        """In which the system tells what it does, as far as a person accepts it."""
        self.in_its_manner: frozenset[Manner] = frozenset()
        """Those that explained something, once it has been asked where the system departs."""
        self.rulebook = ""
        self.ready = True
        self.options: dict[str, str | int] = {}
        self.latest: TableSession.Latest | None = None
        """The latest act of a player, with its answer."""
        self.seated: set[int] = set()
        self.forced: dict[str, tuple[Card, ...]] = {}
        """Cards of the next deal by place."""
        self.dice_to_come: tuple[Face, ...] = ()
        """What the dice of the next throw were set to show."""
        self._play: Play | None = None
        self.abstaining: set[int] = set()
        """Seats that wager on nothing but what the scenario says, even if they are not dealt in for it."""
        self._wagers_complete = False
        self._between_rounds = True
        self._begun_by_the_house: int | None = None
        """Where a round began that nobody has wagered for: wagers of a void one that stay up began it."""
        self._after_the_round: int | None = None
        """Where what the latest answer told after the end of a round begins, if it told of one."""
        self._house_is_due = False
        """Something happened between rounds that may leave the house something to do."""
        self.finding = ("unattested", "nobody has attested it")
        """What persons have found about the clause, where only a person can judge: attested, fail or unattested."""
        self.disturbed = False
        """A mishap keeps the cards from falling as they were stacked."""
        self.exchanges: list[Exchange] = []
        """Everything that was done to the table, as it was answered."""
        self._setup: TableSetup | None = None
        self._table: Table | None = None
        self._unhurried: Unhurried | None = None
        self._cited: set[str] = set()
        self._submissions = 0
        self._awaited: str | None = None
        """What the table waits for a person to do, as the latest answer has it."""
        self._in_when = False
        self._step = ""
        self._prefix = secrets.token_hex(4)

    # --- the plugin's side --------------------------------------------------------------------------------------------

    def step_begins(self, kind: str) -> None:
        """Told before each step; the first When opens the window that a Then looks at."""
        self._step = kind
        if kind == "when" and not self._in_when:
            self._in_when = True
            # what a house does in one breath with the end of a round is already what follows it
            self.window = len(self.events) if self._after_the_round is None else self._after_the_round

    @property
    def cited(self) -> frozenset[str]:
        """Clauses that the reference engine cited; empty for other systems."""
        table = self._table
        if table is not None:
            for seen in self.events:
                self._cited.update(table.cited(seen.sequence))
        return frozenset(self._cited)

    def first_difference(self) -> Difference | None:
        """Where the system first departed from the rules; None if everything it did can be explained."""
        if self._setup is None:
            return None
        past = GoneBy(manners=frozenset(Manner(one.how, one.what, one.word) for one in self.manners))
        compared = compare(self._setup, self.exchanges, self.description, past=past)
        self.in_its_manner = frozenset(compared.manners)
        found = compared.departure
        return None if found is None else Difference(found.index, found.expected, found.got, found.clauses)

    def finish(self) -> None:
        """Closes the table."""
        if self._table is not None:
            _ = self.cited
            self._table.close()
            self._table = None

    # --- the table ----------------------------------------------------------------------------------------------------

    def choose_rulebook(self, rulebook: str, game: str = "", *, ready: bool = True) -> None:
        """Says which rulebook's table is asked for, and where it has several games, for which: or the house's first."""
        self._demand_not_open(f"a table of {rulebook}")
        if rulebook not in self.described.games:
            raise NotOffered(f"{self.described.product} does not offer {rulebook}")
        self.rulebook, self.ready = rulebook, ready
        self.describes_itself(self.described.at(rulebook))
        if game or ((book := RULEBOOKS.get(rulebook)) is not None and book.names):
            if not (offered := self.offered(GAME)):
                raise NotOffered(f"{self.described.product} names no game of {rulebook} that it offers")
            self.want(GAME, game or offered[0])
        self._play = None

    def _demand_not_open(self, asked: str) -> None:
        """What is asked for when the table has been opened would change nothing, and nobody would know."""
        if self.is_open:
            raise AskedTooLate(
                f"{asked}: the table is open by then, and stays as it was opened; say so before anything is done to it"
            )

    @property
    def play(self) -> Play:
        """How rounds are brought about at this table."""
        if self._play is None:
            self._play = play_of(self.rulebook, self.options)(self)
        return self._play

    @property
    def is_open(self) -> bool:
        """Whether the table has been opened, so that nothing can be asked of it any more."""
        return self._table is not None

    def want(self, option: str, value: str | int) -> None:
        """Asks for a table on which the house has made this choice."""
        self._demand_not_open(f"the house's {option} is {value}")
        if value not in self.offered(option):
            raise NotOffered(f"the house does not offer {option} {value}")
        self.options[option] = value

    def want_any(self, option: str, values: Sequence[str | int]) -> None:
        """Asks for a table on which the house has made one of these choices: the first that it offers."""
        offered = self.offered(option)
        self.want(option, next((value for value in values if value in offered), values[0]))

    def option(self, name: str) -> str | int:
        """The house's choice at this table."""
        return self.options[name] if name in self.options else (self.offered(name) or ("none",))[0]

    def offered(self, option: str) -> tuple[str | int, ...]:
        """What the house may choose at this table: of a rulebook with several games, what concerns its game."""
        offered = self.configuration.options.get(option) or self.description.options.get(option, ())
        book = RULEBOOKS.get(self.rulebook)
        return offered if book is None else book.at_the_table(self.options, option, offered)

    def every_option(self) -> dict[str, str | int]:
        """The house's choices at this table, wherever its game leaves it one; other games have others."""
        names = {**self.configuration.options, **self.options}
        return {name: self.option(name) for name in names if name in self.options or self.offered(name)}

    @property
    def table(self) -> Table:
        """The open table."""
        if self._table is None:
            options = self.every_option()
            readings = {
                question: choice
                for question, choice in self.configuration.readings.items()
                if question in self.description.readings
            }
            setup = TableSetup(self.rulebook, options, readings, self.seed, self.ready)
            try:
                self._table = self.system.open(setup)
                self._unhurried = self._table if isinstance(self._table, Unhurried) else None
            except TableRefused as refused:
                self.recorder.opened("", setup, str(refused))
                stated = self.description.readings
                if self.options or any(stated[question] != choice for question, choice in readings.items()):
                    raise NotOffered(str(refused)) from refused
                # No choice of the house: the system's own description offers this table.
                raise NotReached(f"the system refused a table that its description offers: {refused}") from refused
            self._setup = setup
            self.recorder.opened(self._table.id, setup)
        return self._table

    # --- doing --------------------------------------------------------------------------------------------------------

    def submit(self, stimulus: AnyStimulus, *, at_length: bool = False) -> Receipt:
        """Hands a stimulus over and takes in what came of it."""
        table = self.table
        if at_length and self._unhurried is not None:
            self._unhurried.goes_on()
        else:
            at_length = False
        self._must_be_told(stimulus)
        if self._begun_by_the_house is not None:
            self.round_start, self._begun_by_the_house = self._begun_by_the_house, None
        self._house_is_due = self._house_is_due or not isinstance(stimulus, Proceed | Perform | PlaceWager)
        self._submissions += 1
        submission = f"{self._prefix}-{self._submissions}"
        self.recorder.submitted(table.id, submission, stimulus, at_length=at_length)
        before = len(self.events)
        self._after_the_round = None
        answer = table.submit(submission, stimulus)
        self.recorder.answered(table.id, submission, answer.receipt)
        by_the_house = isinstance(stimulus, Proceed | Perform)
        self._take(answer.events, by_the_house=by_the_house)
        if not answer.receipt.settled:
            # One reading: it goes on until the table has settled, or until nobody has patience any more.
            events, settled = table.read(len(self.events))
            self._take(events, by_the_house=by_the_house)
            if not settled:
                raise SystemFailure(
                    "the table has not settled in time", where=f"events of table {table.id}", advice=IS_IT_SLOW
                )
        self._awaited = answer.receipt.awaiting
        happened = tuple(seen.event for seen in self.events[before:])
        self.exchanges.append(Exchange(stimulus, answer.receipt.accepted, happened))
        if not answer.receipt.accepted:
            self._cited.update(table.cited_for_refusal())
        elif isinstance(stimulus, Sit):
            self.seated.add(stimulus.seat)
        dice_fell_as_forced(self, happened)
        return answer.receipt

    def _must_be_told(self, stimulus: AnyStimulus) -> None:
        """What the system is told nothing of cannot be done to it, nor whose money is wagered.

        Nor is an act any good of which it never shows what came: nobody would know how the round stands.
        """
        self.needs_to_see(*self.play.shown_by.get(type(stimulus), ()))
        what = self.unseen.not_told(stimulus)
        if what:
            raise CannotShow(f"the system is not told of this: {what}")
        if not can_be_said(stimulus):
            raise NotReached(f"by what the table shows this would have to be done, which cannot be: {stimulus}")

    def _take(self, events: tuple[Seen, ...], *, by_the_house: bool) -> None:
        table: object = self.table
        for seen in events:
            self.sources.append(table.told_by(seen.sequence) if isinstance(table, PutTogether) else "")
            self.recorder.happened(self.table.id, seen, self.sources[-1])
            if self._begins_a_round(seen.event):
                if by_the_house and self._nobody_has_wagered_since_a_void_round():
                    self._begun_by_the_house = len(self.events)
                else:
                    self.round_start = len(self.events)
                self._between_rounds = self._house_is_due = self._wagers_complete = False
            elif isinstance(seen.event, RoundEnded):
                self._between_rounds = self._house_is_due = True
                self._after_the_round = len(self.events) + 1
            self.events.append(seen)

    def _begins_a_round(self, event: AnyEvent) -> bool:
        """Where it is not seen that a round starts, the first wager after the end of one starts it."""
        unseen = self._between_rounds and self.hides("round-started")
        return isinstance(event, RoundStarted) or (unseen and isinstance(event, WagerTaken))

    def _nobody_has_wagered_since_a_void_round(self) -> bool:
        """A round that begins then goes on with what stood; until something is done, the void one is looked at."""
        for seen in reversed(self.events):
            if isinstance(seen.event, WagerTaken):
                return False
            if isinstance(seen.event, RoundEnded):
                return seen.event.void
        return False

    def _house_first(self, stimulus: AnyStimulus) -> None:
        """Before the first wager of a round the house does what the round before has left it to do."""
        if not isinstance(stimulus, PlaceWager):
            return
        if self._between_rounds and self._house_is_due and self.events:
            self.go_on()

    def do(self, stimulus: AnyStimulus) -> None:
        """Does what the situation needs; a refusal means that it is not reached."""
        self._house_first(stimulus)
        receipt = self.submit(stimulus)
        if not receipt.accepted:
            raise NotReached(f"the system refused what the situation needs: {receipt.reason}")

    def attempt(self, stimulus: AnyStimulus) -> None:
        """A player's act: what a Given says has to come about, what a When says may be refused."""
        self._house_first(stimulus)
        stimulus = self.play.in_this_house(stimulus)
        before = len(self.events)
        receipt = self.submit(stimulus)
        # what a meter shows when the table opens comes with the first answer and is nobody's doing
        happened = tuple(
            seen.event
            for seen in self.events[before:]
            if not (isinstance(seen.event, MeterChanged) and seen.event.cause == "initial")
        )
        self.latest = TableSession.Latest(stimulus, receipt.accepted, receipt.reason, happened)
        if self._step == "given" and not receipt.accepted:
            raise NotReached(f"the system refused what the situation needs: {receipt.reason}")

    def sit(self, seat: int) -> None:
        """Sits a player down who is not seated yet."""
        if seat not in self.seated:
            self.do(Sit(seat))

    def befall(self, mishap: Mishap) -> None:
        """Lets a mishap happen, if the system can have it."""
        kind = str(mishap.__struct_config__.tag)
        if kind not in self.description.mishaps:
            raise CannotShow(f"the mishap {kind} cannot be introduced")
        self.disturbed = True
        self.do(mishap)

    def proceed(self, *, at_length: bool = False) -> bool:
        """Lets the house do its next duty; False if nothing came of it.

        `at_length`: whoever asks goes on asking until a player has to act or the round is over. What a person
        has to do is not yet done where the house has done something itself: that is one step, and this the next.
        """
        self._complete_the_wagers()
        before = len(self.events)
        receipt = self.submit(Proceed(), at_length=at_length)
        if not receipt.accepted and receipt.awaiting is None:
            raise NotReached(f"the table does not go on: {receipt.reason}")
        awaited = receipt.awaiting
        if awaited is not None and self.description.performs.get(awaited, "system") == "unseen person":
            raise CannotShow(f"{awaited} is done by a person whom the system does not see")
        if receipt.awaiting is not None and len(self.events) == before:
            self.submit(Perform(receipt.awaiting))
            return True  # also where there was nothing for the person to do
        return len(self.events) > before

    def _complete_the_wagers(self) -> None:
        """Before bets are closed: where nobody is dealt in without a certain wager, whoever has wagered makes it."""
        if self._wagers_complete or self._between_rounds:
            return
        self._wagers_complete = True
        self.play.before_the_cards()

    def house_works(self, *, at_length: bool = False) -> bool:
        """Lets the house go on to the next thing that shows; False where it waits for the players."""
        shows = not self.unseen or isinstance(self.table, Unhurried)
        most = 1 if shows and self.play.turns_are_seen() else SILENT_STAGES
        return any(self.proceed(at_length=at_length) for _ in range(most))

    def proceed_until(
        self, reached: Callable[[AnyEvent], bool], what: str, *, at_length: bool = False, or_awaits: str = ""
    ) -> None:
        """Lets the house go on until an event is seen, or until a person has to do what leads too far."""
        for _ in range(MOST_STAGES):
            if or_awaits and self._awaited == or_awaits:
                return
            before = len(self.events)
            if not self.house_works(at_length=at_length):
                break
            if any(reached(seen.event) for seen in self.events[before:]):
                return
        raise NotReached(f"the table did not come to this: {what}")

    def go_on(self) -> None:
        """Lets the house go on until it waits for the players."""
        self._house_is_due = False
        for _ in range(MOST_STAGES):
            if not self.house_works(at_length=True) or self._begun_by_the_house is not None:
                return
        raise NotReached("the table never settles")

    # --- looking ------------------------------------------------------------------------------------------------------

    def declaration(self) -> Declaration:
        """What the facility declares."""
        self.must_see("declaration")
        facts = self.table.declaration()
        self.recorder.declared(self.table.id, facts)
        return facts

    def cite_fact(self, fact: str) -> None:
        """Notes what the reference engine cites for a declared fact."""
        self._cited.update(self.table.cited_for_fact(fact))
