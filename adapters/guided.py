"""A table run by people, or a system that cannot force cards: a technician does the acts and reports what is seen.

What a test expects is not known here. The technician is told what to do, and asked what was seen, in the closed
vocabulary of events; what is asked depends on the act alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import deepcopy
from itertools import count
from pathlib import Path
from typing import Final

from clausewise.adapters import guided_dialogue
from clausewise.adapters.base import CitesNothing, NotSeen, TableHere, TableRefused
from clausewise.adapters.guided_answers import Asking
from clausewise.adapters.guided_description import PREFIX, read_description
from clausewise.adapters.guided_dialogue import Dialogue, TakenBack, Terminal
from clausewise.adapters.guided_instructions import instruction, set_up
from clausewise.adapters.guided_kinds import kinds_for
from clausewise.adapters.guided_memory import Asked, Given, GoesOn, Playing, still_waits
from clausewise.adapters.guided_notes import Notes
from clausewise.adapters.guided_sitting import Sitting
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.description import Declaration, Description, Receipt, TableSetup
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

COUNTS: Final = ("  An empty line, or y: it was so. undo takes the last answer back, again begins the scenario anew.",)
NO_PROGRESSIVE: Final = (None, "none")


class GuidedSystem:
    """The System that a technician stands in for."""

    def __init__(self, path: Path, terminal: Terminal | None = None) -> None:
        self._path = path
        self._file = read_description(path)
        self.sitting = Sitting()
        description = self._file.description
        self._unseen = description.unseen_names
        modules = frozenset(description.vocabulary)
        self._pot = "pot" in modules
        self._modules = modules
        self.dialogue = Dialogue(terminal or guided_dialogue.terminal(), lambda: self.kinds)
        self.dialogue.begin_anew = lambda: self.sitting.take_back(everything=True)
        self.kinds = kinds_for(modules, self._unseen)
        self._numbers = count(1)
        self._before: TableSetup | None = None

    @property
    def target(self) -> str:
        return f"{PREFIX}{self._path}"

    def describe(self) -> Description:
        return self._file.description

    def for_scenario(self, uid: str) -> None:
        """The scenario that is played next, or begins anew. Nothing of it is shown."""
        self.sitting.begins(uid)

    @property
    def observed_at(self) -> str:
        """The scenario at whose playing all of the one at hand was observed; empty if it is played itself."""
        return self.sitting.observed_at

    def remember(self, playings: Iterable[Playing]) -> None:
        """What was observed in a part of the run before this one."""
        for playing in playings:
            self.sitting.memory.keep(playing)

    def confirm(self) -> None:
        """Before a scenario counts that asked for anything: what was written last can still be taken back."""
        if not self.sitting.answered:
            return
        dialogue = self.dialogue
        dialogue.say("", "The scenario ends here; what was written counts from now on.")
        try:
            while dialogue.ask("Was it so, or undo?", COUNTS).lower() not in {"", "y", "yes"}:
                dialogue.say(*COUNTS)
        except TakenBack:
            dialogue.say("Taken back; nothing else is asked again.")
            raise self.sitting.take_back() from None

    def open(self, setup: TableSetup) -> GuidedTable:
        self.kinds = kinds_for(self._modules & RULEBOOKS[setup.rulebook].modules, self._unseen)
        asking = Asking(self.dialogue, self.kinds, self._unseen)
        given = self.sitting.answer(setup, lambda: self._set_up(setup, asking))
        if not given.accepted:
            raise TableRefused(given.reason or "the technician says that this table cannot be set up")
        table = GuidedTable(f"t{next(self._numbers)}", self, asking)
        table.happens(given)
        return table

    def declaration(self) -> Declaration:
        """What the facility declares; what the description leaves out altogether, nobody here knows."""
        if not self._file.facts:
            raise NotSeen(f"{self._path} declares no facts")
        return self._file.facts

    def remarks(self) -> tuple[str, ...]:
        """What was written, word for word: the original observations stay in the journal beside what became of them."""
        written, self.dialogue.written = self.dialogue.written, []
        return tuple(written)

    def close(self) -> None:
        """Nothing is held."""

    def asked(self, asking: Asking, asked: Asked, lines: list[str]) -> Given:
        """Says what is to be done and asks what came of it, until there is an answer that stands."""
        dialogue = self.dialogue
        stands = self.sitting.stands(asked)
        while True:
            notes: Notes = deepcopy(asking.notes)
            dialogue.lines = 0
            dialogue.say("", *lines)
            try:
                given = asking.ask(asked, stands)
            except TakenBack:
                asking.notes, stands = notes, ()
                if dialogue.lines:
                    dialogue.say("Taken back. Once more:")
                elif self.sitting.answered:
                    dialogue.say("Taken back; nothing else is asked again.")
                    raise self.sitting.take_back() from None
                else:
                    dialogue.say("There is nothing to take back: this scenario has just begun.")
                continue
            asking.notes = notes  # what was answered is noted when it is handed over, also where it was kept
            return given

    def _set_up(self, setup: TableSetup, asking: Asking) -> Given:
        given = self.asked(asking, setup, ["--- a table ---", *set_up(setup, self._before)])
        self._before = setup
        return given


class GuidedTable(TableHere, CitesNothing):
    """One table, from when it is cleared until the next one is."""

    def __init__(self, name: str, system: GuidedSystem, asking: Asking) -> None:
        super().__init__(name)
        self._system = system
        self._asking = asking
        self._seen: list[Seen] = []
        self._latest: Given | None = None
        self._at_length = False

    @property
    def seen(self) -> Sequence[Seen]:
        return self._seen

    def takes(self, stimulus: AnyStimulus) -> Receipt:
        asked = GoesOn() if self._at_length else stimulus
        self._at_length = False
        if still_waits(self._latest, asked):
            given = Given(asked, accepted=True)
        else:
            system = self._system
            given = system.sitting.answer(asked, lambda: system.asked(self._asking, asked, instruction(asked)))
            self.happens(given)
        return Receipt(given.accepted, given.reason)

    def goes_on(self) -> None:
        self._at_length = True

    def happens(self, given: Given) -> None:
        """What was reported has its place in the table's order, at the time at which it was reported."""
        self._latest = given
        for event in given.events:
            self._asking.notes.note(event)
            self._seen.append(Seen(len(self._seen) + 1, given.at, event))

    def declaration(self) -> Declaration:
        return self._system.declaration()

    def close(self) -> None:
        """The next table clears this one."""
