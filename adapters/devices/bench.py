"""A table put together from parts: one session, one order of events, and of each event the part that told it.

One part leads: it is told all that is done, and what it tells gives the order. What others bring stands in the place of
what the leading part tells of the same thing, and both are compared: where they differ, the round shows nothing.
"""

from __future__ import annotations

from collections import deque
from itertools import count
from pathlib import Path
from typing import Final

import msgspec

from clausewise.adapters import guided_dialogue
from clausewise.adapters.base import Answer, AnswersGiven, CitesNothing, SystemFailure
from clausewise.adapters.devices.bench_file import read_bench
from clausewise.adapters.devices.bench_part import OnBench, does
from clausewise.adapters.devices.dice_thrown import given, thrown
from clausewise.adapters.devices.witnesses import Forced, disagreement, name_of, told_fields, unmatched
from clausewise.adapters.guided import GuidedSystem
from clausewise.adapters.http_settings import HttpSettings
from clausewise.adapters.installed import adapters, name_in, open_by
from clausewise.failures import ClausewiseError
from clausewise.reference_engine.vocabulary.core.events import RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed
from clausewise.reference_engine.vocabulary.description import Component, Declaration, Description, TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent, Seen
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.reference_engine.vocabulary.unseen import Unseen
from clausewise.showing import shown

PREFIX: Final = "bench:"
LONGEST_NAME: Final = 80
_DIFFER: Final = "look at each of the parts: one of them tells wrongly, and this round shows nothing of the rules"


def open_bench(target: str, settings: HttpSettings) -> BenchSystem:
    """The parts that a file names; nothing is said to any of them yet."""
    path = target[len(PREFIX) :]
    if not path:
        raise ClausewiseError("bench: needs the file that names the parts, as in bench:bench.toml")
    parts = []
    for part in read_bench(Path(path)).part:
        adapter = adapters().get(name_in(part.target))
        if adapter is None:
            raise ClausewiseError(f"{path}: {part.name}: {shown(part.target)} is no target")
        parts.append(OnBench(part, open_by(adapter, part.target, settings)))
    system = BenchSystem(target, parts)
    if system.guided and not guided_dialogue.interactive():
        raise ClausewiseError(
            f"{path}: a technician is one of its parts, and standard input or output is no terminal: start this in a"
            " terminal, with one process"
        )
    return system


class BenchSystem:
    """The System of several parts."""

    def __init__(self, target: str, parts: list[OnBench]) -> None:
        self._target = target
        self._parts = parts
        self._leader = next(part for part in parts if part.part.leads)
        self._numbers = count(1)
        self._described = False

    @property
    def target(self) -> str:
        return self._target

    @property
    def guided(self) -> bool:
        """Whether a technician is one of the parts."""
        return any(part.is_person for part in self._parts)

    def describe(self) -> Description:
        """What the leading part says of itself, with who brings what, and what each part says of itself."""
        leading = self._leader.system.describe()
        components: list[Component] = [*leading.components]
        shown_by_others: set[str] = set()
        forcing, mishaps = leading.forcing, leading.mishaps
        for part in self._parts:
            if part is self._leader:
                continue
            found = part.system.describe()
            part.unseen = Unseen.of(found)
            named = f"{part.name}: {found.manufacturer} {found.product}"[:LONGEST_NAME]
            components.append(Component(named, f"version {found.version}", "its description"))
            components += [
                Component(f"{part.name}: {one.name}"[:LONGEST_NAME], one.digest, one.computed_by)
                for one in found.components
            ]
            if not part.is_person:
                shown_by_others |= {one.name for one in part.part.brings if not one.fields}
                forcing = tuple(how for how in forcing if does(part, how, found.forcing)) or ("none",)
                mishaps = tuple(name for name in mishaps if does(part, name, found.mishaps))
        self._leader.unseen = Unseen.of(leading)
        brought = self._brought(shown_by_others)
        unseen = tuple(name for name in leading.unseen if not isinstance(name, str) or name not in brought)
        self._described = True
        told = "; ".join(
            f"{part.name} ({part.part.target}): "
            + ("the rest" if part is self._leader else ", ".join(one.name for one in part.part.brings))
            for part in self._parts
        )
        return msgspec.structs.replace(
            leading,
            components=tuple(components),
            unseen=unseen,
            forcing=forcing,
            mishaps=mishaps,
            configuration=f"{leading.configuration} bench of {told}".strip()[:400],
        )

    def open(self, setup: TableSetup) -> BenchTable:
        if not self._described:
            self.describe()
        for part in self._parts:
            part.waiting.clear()
            part.seen = 0
            if isinstance(part.system, GuidedSystem):
                part.system.for_scenario(f"{next(self._numbers)}")
            try:
                part.table = part.system.open(setup)
            except SystemFailure as failure:
                raise part.failed(failure) from None
        others = [part for part in self._parts if part is not self._leader]
        return BenchTable(f"b{next(self._numbers)}", self._leader, others)

    def remarks(self) -> tuple[str, ...]:
        """What each part said beside its answers, under its name."""
        return tuple(f"{part.name}: {said}" for part in self._parts for said in part.system.remarks())

    def close(self) -> None:
        for part in self._parts:
            part.system.close()

    def _brought(self, by_devices: set[str]) -> set[str]:
        people = {one.name for part in self._parts if part.is_person for one in part.part.brings if not one.fields}
        return by_devices | people


class BenchTable(CitesNothing):
    """One table of a bench."""

    def __init__(self, name: str, leader: OnBench, others: list[OnBench]) -> None:
        self._id, self._leader, self._others = name, leader, others
        self._answers = AnswersGiven()
        self._seen: list[Seen] = []
        self._sources: list[str] = []
        self._told = 0
        self._asked = count(1)
        self._forced = Forced()
        self._open = True

    @property
    def id(self) -> str:
        return self._id

    def told_by(self, sequence: int) -> str:
        """The part that told an event."""
        return self._sources[sequence - 1]

    def submit(self, submission: str, stimulus: AnyStimulus) -> Answer:
        known = self._answers.known(submission, stimulus, self._id)
        if known is not None:
            return known
        if isinstance(stimulus, Proceed):
            self._feed()
        answer = self._leader.ask(submission, stimulus)
        told = list(self._leader.waiting)
        self._leader.waiting.clear()
        at = answer.events[-1].at if answer.events else self._seen[-1].at if self._seen else 0
        if answer.receipt.accepted:
            self._pass_on(stimulus)
        hidden = {part.name: self._seen_by_people(part, told) for part in self._others if part.is_person}
        for place, event in enumerate(told):
            for who, before in hidden.items():
                for other in before.pop(place, ()):
                    self._keep(other, who, at)
            self._place(event, at)
        for who, before in hidden.items():
            for other in before.pop(len(told), ()):
                self._keep(other, who, at)
        self._place_the_rest(at)
        receipt = msgspec.structs.replace(answer.receipt, settled=True)
        answer = Answer(receipt, tuple(self._seen[self._told :]))
        self._told = len(self._seen)
        self._answers.keep(submission, stimulus, answer)
        return answer

    def read(self, after: int) -> tuple[tuple[Seen, ...], bool]:
        self._told = max(self._told, len(self._seen))
        return tuple(self._seen[after:]), True

    def declaration(self) -> Declaration:
        assert self._leader.table is not None  # noqa: S101  open as long as this table is
        return self._leader.table.declaration()

    def close(self) -> None:
        """Closes the table of each part; what a part told and nobody asked about is a finding."""
        if not self._open:
            return
        self._open = False
        failure: SystemFailure | None = None
        for part in (self._leader, *self._others):
            try:
                if part.table is not None:
                    part.table.close()
            except SystemFailure as problem:
                failure = failure or part.failed(problem)
        left = [
            (part, event) for part in self._others if not part.feeds for event in part.waiting if part.brings(event)
        ]
        if failure is not None:
            raise failure
        if left:
            raise self._differ(unmatched(left[0][0].name, left[0][1], self._leader.name))

    # ------------------------------------------------------------------------------------------------------------------

    def _pass_on(self, stimulus: AnyStimulus) -> None:
        """To whom else a stimulus concerns: devices that can be asked for it, and a technician, who sees all."""
        self._forced.note(stimulus)
        for part in self._others:
            if part.is_person or (not isinstance(stimulus, Proceed) and not part.unseen.not_told(stimulus)):
                if part.feeds:
                    part.waiting.clear()  # a throw that waited is thrown again, as it is to be now
                answer = part.ask(self._submission(), stimulus)
                if not answer.receipt.accepted:
                    raise SystemFailure(
                        f"{part.name} does not do what {self._leader.name} does: {shown(answer.receipt.reason)}",
                        where=f"table {self._id}",
                        advice=_DIFFER,
                    )

    def _feed(self) -> None:
        """Dice are thrown before the house goes on, where the leading part would have to be told what they show."""
        for part in self._others:
            if not part.feeds or thrown(part.waiting) is not None:
                continue
            part.ask(self._submission(), Proceed())
            throw = thrown(part.waiting)
            if throw is None:
                raise self._differ(f"{part.name} throws, and tells nothing of what the dice show")
            differ = self._forced.dice.differ_from(throw)
            if differ:
                raise self._differ(f"{part.name} tells {differ}")
            answer = self._leader.ask(self._submission(), given(throw))
            if not answer.receipt.accepted:
                raise self._differ(f"{self._leader.name} is given the dice and refuses: {shown(answer.receipt.reason)}")

    def _place(self, event: AnyEvent, at: int) -> None:
        """An event of the leading part, with what others tell of it in place of what it tells itself."""
        told = {self._leader.name: told_fields(event)}
        source = self._leader.name
        for part in self._others:
            brings = part.brings(event)
            if brings is None or brings.after:
                continue
            other = self._next(part, event)
            fields = told_fields(other, brings.fields)
            told[part.name] = fields
            # What the leading part tells stands: that the others tell the same is compared.
            event, source = msgspec.structs.replace(event, **{**fields, **told_fields(event)}), part.name
        forced = self._forced.of(event)
        differ = disagreement(event, told, forced)
        if differ:
            raise self._differ(differ)
        self._keep(event, source, at)
        for part in self._others:
            for brings in part.part.brings:
                if brings.after == name_of(event) and not part.is_person:
                    self._keep(self._next(part, brings.name), part.name, at)

    def _seen_by_people(self, part: OnBench, told: list[AnyEvent]) -> dict[int, list[AnyEvent]]:
        """What a technician brings that the leading part hides, by the event of the leading part that it comes before.

        A technician reports in order, and tells of much that the leading part tells as well: that is where it belongs.
        """
        names = [name_of(event) for event in told]
        found: dict[int, list[AnyEvent]] = {}
        pending: list[AnyEvent] = []
        rest: deque[AnyEvent] = deque()
        place = 0
        for event in part.waiting:
            brings = part.brings(event)
            if brings is not None and self._leader.unseen.hides(event):
                pending.append(event)
                continue
            if brings is not None:
                rest.append(event)
            if name_of(event) in names[place:]:
                place = names.index(name_of(event), place)
                found.setdefault(place, []).extend(pending)
                pending, place = [], place + 1
        found.setdefault(len(told), []).extend(pending)
        part.waiting = rest
        return found

    def _place_the_rest(self, at: int) -> None:
        """What a part tells and the leading part never does; what it does tell of is missed when the round is over."""
        for part in self._others:
            kept: deque[AnyEvent] = deque()
            for event in part.waiting:
                brings = part.brings(event)
                if brings is None:
                    continue
                if part.feeds:
                    kept.append(event)  # a throw that waits until the house comes to it
                elif self._leader.unseen.hides(event) and not brings.after:
                    self._keep(event, part.name, at)
                else:
                    kept.append(event)
            part.waiting = kept
            over = self._seen and isinstance(self._seen[-1].event, RoundEnded)
            if kept and over and not part.feeds:
                raise self._differ(unmatched(part.name, kept[0], self._leader.name))

    def _next(self, part: OnBench, wanted: AnyEvent | str) -> AnyEvent:
        """What a part tells next, which has to be of this kind; a device is asked for it."""
        name = wanted if isinstance(wanted, str) else name_of(wanted)
        self._drop_what_is_not_brought(part)
        if not part.waiting and not part.is_person:
            part.ask(self._submission(), Proceed())
            self._drop_what_is_not_brought(part)
        if not part.waiting:
            raise self._differ(f"{part.name} tells nothing where {self._leader.name} tells of {name}")
        event = part.waiting.popleft()
        if name_of(event) != name:
            part.waiting.appendleft(event)
            raise self._differ(f"{part.name} tells of {name_of(event)} where {self._leader.name} tells of {name}")
        return event

    def _drop_what_is_not_brought(self, part: OnBench) -> None:
        part.waiting = deque(event for event in part.waiting if part.brings(event))

    def _keep(self, event: AnyEvent, source: str, at: int) -> None:
        self._seen.append(Seen(len(self._seen) + 1, at, event))
        self._sources.append(source)

    def _submission(self) -> str:
        return f"bench-{next(self._asked)}"

    def _differ(self, what: str) -> SystemFailure:
        return SystemFailure(what, where=f"table {self._id}, event {len(self._seen) + 1}", advice=_DIFFER)
