"""Finding what was done to a journal after it was written."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

import msgspec

from clausewise.journal.chain import (
    FOLDER,
    MAIN,
    SUFFIX,
    Line,
    link,
    origin,
    segment_names,
    take_apart,
)
from clausewise.journal.failures import JournalError
from clausewise.journal.packing import SPOILT, segment_lines
from clausewise.journal.reader import Entry, no_journal, read_journal, record_of, required_header
from clausewise.journal.records import (
    FOUND_AS_IN_PRODUCTION,
    AnyRecord,
    Footer,
    Header,
    Resumed,
    ScenarioEnded,
    ScenarioStarted,
)
from clausewise.journal.resume import different_fields
from clausewise.journal.sinks import sent_lines
from clausewise.journal.story import Story

NO_LINE = "was changed or does not belong here: it has not the form of a line of a journal"
_MOVED = "the segment does not end where the footer says: its end was cut off, added to or written anew"


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that is not as it was written; `line` counts the lines of the file as it is now."""

    segment: str
    line: int
    what: str
    is_unfinished: bool = False
    """The run did not come to its end, which is no sign that anything was changed."""

    def __str__(self) -> str:
        return f"{FOLDER}/{self.segment}{SUFFIX}, line {self.line}: {self.what}"


class _Segment:
    """One segment read through; goes on after a problem so that each change is reported once."""

    def __init__(self, directory: Path, name: str, kept: list[Entry] | None) -> None:
        self.name = name
        self._kept = kept
        """Where what could be read and is linked is kept, if anybody wants it: a journal can be long."""
        self.problems: list[Problem] = []
        self.lines = 0
        self.head = origin(name)
        self.header: Header | None = None
        self.footer: Footer | None = None
        self._expected = 1
        self._doubt = False
        """The line before was reported: it may have been put in, or have taken its hash with it."""
        self._formless = False
        self.time = ""
        """The latest of its records so far."""
        self.first = ""
        """The time of its first record."""
        self.untrue: list[Problem] = []
        """What contradicts itself; it tells something new only where no line was changed, lost or moved."""
        self._story = Story()
        self.resumed: list[str] = []
        """When it was gone on with."""
        self.ended: list[tuple[int, ScenarioStarted, ScenarioEnded]] = []
        """Each scenario that came to an end, with the line of that."""
        self._started: ScenarioStarted | None = None
        self._sound = {origin(name)}
        """The hashes that the next line may be linked to: several, while it is open what the line before was."""
        for raw in segment_lines(directory, name):
            self.lines += 1
            if raw is SPOILT:
                self._without_form("cannot be unpacked: the packed file was changed or damaged here")
            elif raw.endswith(b"\n"):
                self._read(raw[:-1])
            else:
                self._problem("the line is cut off", is_unfinished=True)

    def _problem(self, what: str, *, is_unfinished: bool = False) -> None:
        self.problems.append(Problem(self.name, self.lines, what, is_unfinished))

    def _read(self, raw: bytes) -> None:
        line = take_apart(raw)
        if line is None:
            self._without_form(NO_LINE)
            return
        linked = link(self.head, line.body) == line.hash or any(
            link(hashed, line.body) == line.hash for hashed in self._sound
        )
        # After a line without form there is no hash to link to; that line has been reported.
        if linked or (self._formless and line.n == self._expected):
            self._linked(line)
        else:
            self._unlinked(line)
        self._formless = False
        self.head = line.hash

    def _without_form(self, what: str) -> None:
        if self._formless and self.problems[-1].what.startswith(what):
            first = self.problems[-1]  # damage to what was packed can spoil hundreds of lines, and is told once
            after = self.lines - first.line
            lines = "the line" if after == 1 else f"the {after} lines"
            self.problems[-1] = replace(first, what=f"{what}; the same is true of {lines} after it")
        else:
            self._problem(what)
        self._expected += 1
        self._doubt = True
        self._formless = True

    def _linked(self, line: Line) -> None:
        if self._doubt and line.n == self._expected - 1:
            self._expected = line.n  # the line before was put in: this one has its number and its place
        self._doubt = False
        if line.n != self._expected:
            self._problem(f"was changed: it is numbered {line.n} where {self._expected} was due")
        self._sound = {line.hash}
        self._expected += 1
        self._understand(line)

    def _unlinked(self, line: Line) -> None:
        computed = {link(hashed, line.body) for hashed in self._sound}
        self._doubt = True
        if line.n > self._expected:
            gone = f"line {self._expected} is" if line.n == self._expected + 1 else (
                f"lines {self._expected} to {line.n - 1} are"
            )  # fmt: skip
            self._problem(f"{gone} missing before this line")
            self._sound = {line.hash, *computed}
            self._expected = line.n + 1
            self._understand(line)
        elif line.n < self._expected:
            self._problem(f"does not belong here: it is numbered {line.n} where {self._expected} was due")
            self._sound |= {line.hash}
        else:
            self._problem("was changed or does not belong here: it is not linked to the line before")
            self._sound |= {line.hash, *computed}
            self._expected += 1

    def _understand(self, line: Line) -> None:
        record = record_of(line)
        if record is None:
            self._problem("is linked, but its record is none that this version of Clausewise knows")
            return
        if self._kept is not None:
            self._kept.append(Entry(self.name, line.n, line.hash.decode(), record))
        self._compare_with_the_story(line, record)
        self.first = self.first or record.time
        if record.time < self.time:
            self._problem(f"is of {record.time}, which is before the line before it, of {self.time}")
        self.time = max(self.time, record.time)
        self._tells_of_a_scenario(record)
        if self.footer is not None:
            self._problem("comes after the footer")
        if isinstance(record, Header) != (line.n == 1):
            self._problem("a segment has one header, in its first line")
        if isinstance(record, Header):
            self.header = self.header or record
            if record.segment != self.name:
                self._problem(f"the header is that of the segment {record.segment}")
        if isinstance(record, Footer):
            if self.name != MAIN:
                self._problem("only the main segment has a footer")
            self.footer = record

    def _compare_with_the_story(self, line: Line, record: AnyRecord) -> None:
        spelled = "is linked, but no run writes it so: names twice, blanks, or another spelling of the same"
        # Not the record itself: whether a field is written that has its usual value is left to the writer.
        found = [spelled] if msgspec.json.encode(msgspec.json.decode(line.body)) != line.body else []
        found += self._story.amiss(line.n, record)
        self.untrue += (Problem(self.name, self.lines, what) for what in found)

    def _tells_of_a_scenario(self, record: AnyRecord) -> None:
        match record:
            case ScenarioStarted():
                self._started = record
            case ScenarioEnded():
                if self._started is not None and self._started.uid == record.uid:
                    self.ended.append((self.lines, self._started, record))
                self._started = None
            case Resumed():
                self.resumed.append(record.time)
            case _:
                pass


def verify(directory: Path, seal: str | None = None) -> list[Problem]:
    """Everything that is wrong with the journal in this directory; with the seal also a journal computed anew."""
    return _problems(_segments(directory, None), seal)


def verify_and_read(directory: Path) -> tuple[list[Problem], list[Entry]]:
    """Everything that is wrong with it, and all its records, segment by segment: both of one reading."""
    entries: list[Entry] = []
    problems = _problems(_segments(directory, entries), None)
    if all(problem.is_unfinished for problem in problems):
        return problems, entries
    # What is told of a journal that was changed is what stands there now, linked or not.
    return problems, list(read_journal(directory))


def against_sink(directory: Path, path: Path) -> list[Problem]:
    """In what the journal is not what a sink was sent of it as it was written."""
    header = required_header(directory)
    try:
        sent: dict[tuple[str, int], set[str]] = {}
        for segment, n, hashed in sent_lines(path, header.run):
            sent.setdefault((segment, n), set()).add(hashed)
    except OSError as problem:
        raise JournalError(
            f"what the sink has taken cannot be read ({problem.strerror})", where=str(path), advice="name its file"
        ) from None
    if not sent:
        return [Problem(MAIN, 1, f"nothing of this run, {header.run}, is in {path}")]
    problems = []
    for entry in read_journal(directory):
        hashes = sent.pop((entry.segment, entry.n), None)
        if hashes is None:
            problems.append(Problem(entry.segment, entry.n, "never reached the sink"))
        elif len(hashes) > 1:
            # What was sent is not taken back by sending again, after the journal was cut back and gone on with.
            problems.append(Problem(entry.segment, entry.n, "the sink was sent several lines that differ in its place"))
        elif entry.hash not in hashes:
            problems.append(Problem(entry.segment, entry.n, "another line reached the sink than stands here now"))
    gone = (Problem(segment, n, "reached the sink, and is not here") for segment, n in sorted(sent))
    return [*problems, *gone]


def _segments(directory: Path, kept: list[Entry] | None) -> dict[str, _Segment]:
    names = segment_names(directory)
    if not names:
        raise no_journal(directory)
    try:
        return {name: _Segment(directory, name, kept) for name in names}
    except OSError as problem:
        raise JournalError(
            f"the journal cannot be read ({problem.strerror})",
            where=str(problem.filename or directory),
            advice="see to it that its files can be read",
        ) from None


def _problems(segments: dict[str, _Segment], seal: str | None) -> list[Problem]:
    problems = [problem for segment in segments.values() for problem in segment.problems]
    main = segments.get(MAIN)
    if main is None:
        return [Problem(MAIN, 1, "the main segment is missing"), *problems]
    if main.footer is None:
        if not _last_line_is_bad(main):
            problems.append(
                Problem(
                    MAIN,
                    main.lines + 1,
                    "the footer is missing: the end was cut off, or the run did not finish",
                    is_unfinished=True,
                )
            )
    else:
        problems += _against_footer(main, main.footer, segments)
    problems += _against_header(main, segments)
    problems += _without_a_reason(segments)
    if all(problem.is_unfinished for problem in problems):
        problems += _contradictions(main, segments)
    if seal is not None and (main.footer is None or main.head.decode() != seal.strip().lower()):
        problems.append(
            Problem(
                MAIN,
                max(main.lines, 1),
                f"the seal of this journal is {main.head.decode()}, not {seal.strip()}: it was written anew"
                if main.footer is not None
                else "there is no footer that the seal could be compared with",
            )
        )
    return sorted(problems, key=lambda problem: (problem.segment != MAIN, problem.segment, problem.line))


def _last_line_is_bad(segment: _Segment) -> bool:
    return any(problem.line == segment.lines for problem in segment.problems)


def _against_footer(main: _Segment, footer: Footer, segments: dict[str, _Segment]) -> list[Problem]:
    gone = footer.segments.keys() - segments.keys()
    foreign = segments.keys() - footer.segments.keys()
    moved = {
        name
        for name, segment in segments.items()
        if segment is not main
        and name in footer.segments
        and footer.segments[name] != segment.head.decode()
        and not _last_line_is_bad(segment)
    }
    return [
        *(Problem(name, 1, "the whole segment is missing; the footer lists it") for name in gone),
        *(Problem(name, 1, "the footer does not know this segment") for name in foreign),
        *(Problem(name, segments[name].lines + 1, _MOVED) for name in moved),
    ]


def _contradictions(main: _Segment, segments: dict[str, _Segment]) -> list[Problem]:
    """What cannot all be true in a journal of which every line is linked."""
    found = [problem for segment in segments.values() for problem in segment.untrue]
    if main.header is None:
        return found
    for name, segment in segments.items():
        # Each worker of a soak is asked for its share.
        differing = different_fields(main.header, segment.header) if segment.header is not None else []
        if differing := [field for field in differing if field != "soak"]:
            found.append(Problem(name, 1, f"the header is not that of {MAIN}: {', '.join(differing)} differ"))
        if segment.first < main.first or (main.footer is not None and segment.time > main.footer.time):
            found.append(Problem(name, 1, f"was written from {segment.first} to {segment.time}, not within the run"))
    if main.header.soak is not None or main.footer is None:
        return found
    ended = sorted((one for segment in segments.values() for one in segment.ended), key=lambda one: one[2].time)
    last = {
        (started.uid, started.configuration): str(end.outcome)
        for _, started, end in ended
        if started.name != FOUND_AS_IN_PRODUCTION
    }
    said, played = main.footer.counts, Counter(last.values())
    if said != played:
        told = [", ".join(f"{n} {outcome}" for outcome, n in sorted(one.items())) for one in (said, played)]
        what = f"the footer counts {told[0] or 'nothing'}; what the journal tells of came to {told[1] or 'nothing'}"
        found.append(Problem(MAIN, main.lines, what))
    return found


def _against_header(main: _Segment, segments: dict[str, _Segment]) -> list[Problem]:
    if main.header is None:
        return []
    return [
        Problem(name, 1, "the header belongs to another run")
        for name, segment in segments.items()
        if segment.header is not None and segment.header.run != main.header.run
    ]


def _without_a_reason(segments: dict[str, _Segment]) -> list[Problem]:
    """Scenarios that came to an end twice: a run that is gone on with plays again what had ended in an error, only."""
    resumed = [time for segment in segments.values() for time in segment.resumed]
    ended: dict[tuple[str, str], list[tuple[str, int, ScenarioStarted, ScenarioEnded]]] = {}
    for name, segment in segments.items():
        for line, started, end in segment.ended:
            ended.setdefault((started.uid, started.configuration), []).append((name, line, started, end))
    found = []
    for several in ended.values():
        several.sort(key=lambda one: one[3].time)
        for before, after in pairwise(several):
            gone_on = any(before[3].time <= time <= after[2].time for time in resumed)
            if before[3].outcome != "error" or not gone_on:
                what = f"{after[2].uid} was played again without a reason: it had ended before, in {before[3].outcome}"
                found.append(Problem(after[0], after[1], what))
    return found
