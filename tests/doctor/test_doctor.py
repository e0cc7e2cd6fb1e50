"""The doctor finds what is wrong with a server, and says what a sound one cannot show."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from clausewise.adapters.base import Answer, System
from clausewise.adapters.reference import ReferenceSystem, ReferenceTable
from clausewise.cli import main
from clausewise.doctor.capabilities import capabilities
from clausewise.reference_engine.description import Description, Receipt, TableSetup
from clausewise.reference_engine.stimuli import AnyStimulus
from clausewise.serving.app import create_app
from clausewise.serving.server import served

Examined = tuple[int, str]
Doctor = Callable[..., Examined]


@pytest.fixture
def doctor(capsys: pytest.CaptureFixture[str]) -> Iterator[Doctor]:
    """Examines a system, or any application, and gives the exit code and what was printed on one line."""
    with ExitStack() as stack:

        def examine(system: System | Starlette) -> Examined:
            app = system if isinstance(system, Starlette) else create_app(system)
            code = main(["doctor", "--target", stack.enter_context(served(app))])
            return code, re.sub(r"\s+", " ", capsys.readouterr().out)

        yield examine


def test_the_reference_engine_is_in_order(doctor: Doctor) -> None:
    """Everything is checked down to a whole round, and nothing is found."""
    code, said = doctor(ReferenceSystem())
    assert code == 0
    assert " problem " not in said
    assert "ok mlgca-four-card: plain round: played to its end" in said
    assert "answered 409: submission" in said
    assert "ok forcing cards: cards can be forced: every hand can be brought about" in said


class Forgetful(ReferenceTable):
    """Does a submission again when it comes again."""

    def submit(self, submission: str, stimulus: AnyStimulus) -> Answer:
        self._answers.pop(submission, None)
        return super().submit(submission, stimulus)


class Skipping(ReferenceTable):
    """Loses the first event of the second answer that has any."""

    def submit(self, submission: str, stimulus: AnyStimulus) -> Answer:
        answer = super().submit(submission, stimulus)
        first = answer.events[0].sequence if answer.events else 0
        return Answer(answer.receipt, answer.events[1:] if first > 1 else answer.events)


class Stuck(ReferenceTable):
    """Takes every stimulus and does nothing."""

    def submit(self, submission: str, stimulus: AnyStimulus) -> Answer:
        return Answer(
            super().submit(submission, stimulus).receipt if submission == "doctor-1" else Receipt(accepted=True)
        )


class Faulty(ReferenceSystem):
    """The reference engine with tables of another kind."""

    def __init__(self, kind: type[ReferenceTable]) -> None:
        super().__init__()
        self._kind = kind

    def open(self, setup: TableSetup) -> ReferenceTable:
        sound = super().open(setup)
        return self._kind(sound.id, sound.engine)


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (Forgetful, "sent again and is answered otherwise than before"),
        (Skipping, r"plain round: .* event (\d+) is missing: event \d+ comes after event \d+"),
        (Stuck, "the round did not end within 60 stages; the last event was none at all"),
    ],
)
def test_tables_that_are_not_in_order(doctor: Doctor, kind: type[ReferenceTable], message: str) -> None:
    """Each fault is a problem with its own words, and the exit code says that there is one."""
    code, said = doctor(Faulty(kind))
    assert code == 1
    assert re.search(message, said)


def test_a_description_that_changes(doctor: Doctor) -> None:
    """What is tested has to stay the same from the first request to the last."""
    sound = ReferenceSystem().describe()
    versions = count(1)
    changing = ReferenceSystem(describer=lambda: msgspec.structs.replace(sound, version=str(next(versions))))
    code, said = doctor(changing)
    assert code == 1
    assert "problem description again: the description changes from one request to the next" in said


def test_a_server_that_speaks_something_else(doctor: Doctor) -> None:
    """Without a description that can be read there is one problem and no more checks."""

    async def other(_: Request) -> Response:
        return Response(b'{"protocol": 2}', media_type="application/json")

    code, said = doctor(Starlette(routes=[Route("/v1/description", other)]))
    assert code == 1
    assert "the system speaks version 2 of the protocol, and this harness version 1" in said
    assert "checks: 1; problems: 1;" in said


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (["--target", "http://127.0.0.1:1"], 3, "no answer: Connection refused"),
        (["--target", "127.0.0.1:1"], 2, "127.0.0.1:1 is no address of a server: write `reference`"),
        (["--target", "http://me:pass@127.0.0.1:1"], 2, "leave it out and put a token into the environment variable"),
        (["--target", "reference"], 2, "`clausewise serve` puts the reference engine behind it"),
        ([], 2, "doctor needs --target URL"),
    ],
)
def test_nothing_to_examine(capsys: pytest.CaptureFixture[str], arguments: list[str], code: int, message: str) -> None:
    """One message and the code that fits: nobody there, or a wrong command."""
    assert main(["doctor", *arguments]) == code
    said = capsys.readouterr()
    assert message in said.err
    assert len(said.err.splitlines()) == 1
    assert said.out == ""


SOUND = Description(
    manufacturer="Maker",
    product="Fake",
    version="1",
    build="production",
    protocol=1,
    vocabulary={"core": 1, "house-banked": 1, "pot": 1, "shuffler": 1},
    games=("mlgca-four-card",),
    options={},
)


@pytest.mark.parametrize(
    ("changes", "check", "outcome", "message"),
    [
        ({}, "forcing cards", "cannot", "cards cannot be forced: the clauses that need it will be inconclusive"),
        ({"forcing": ("seed",)}, "forcing cards", "cannot", "rounds can be repeated by seed, no hand can be chosen"),
        ({"forcing": ("stacked by hand",)}, "forcing cards", "ok", "with people's help"),
        ({"forcing": ("positions",)}, "forcing cards", "ok", "every hand can be brought about"),
        ({}, "clock", "cannot", "the clock cannot be moved"),
        ({"clock": "movable"}, "clock", "ok", "the clock can be moved"),
        ({}, "mishaps", "cannot", "no mishap can be introduced"),
        ({"mishaps": ("jam",)}, "mishaps", "cannot", "lie-face-up, misdeal"),
        ({}, "vocabulary", "ok", "core, house-banked, pot, shuffler"),
        ({"vocabulary": {"core": 1, "dice": 1}}, "vocabulary", "cannot", "house-banked, pot, shuffler is not spoken"),
        ({"vocabulary": {"core": 1, "dice": 1}}, "vocabulary", "cannot", "dice is unknown here"),
        ({}, "seeing", "ok", "all 22 kinds of event"),
        ({"unseen": ("procedure",)}, "seeing", "cannot", "the dealer's procedure is not seen"),
        ({"unseen": ("hand-ranked",)}, "seeing", "cannot", "hand-ranked: clauses that watch for these"),
        ({}, "duties", "ok", "performs every duty itself"),
        ({"performs": {"deal": "person"}}, "duties", "ok", "deal: done by people; the run submits their acts"),
        (
            {"performs": {"cut": "unseen person"}},
            "duties",
            "cannot",
            "cut: done by people whom the system does not see",
        ),
        ({}, "identity", "cannot", "Maker Fake 1, production build: no digests of components"),
    ],
)
def test_what_a_system_can_and_cannot_show(changes: dict[str, Any], check: str, outcome: str, message: str) -> None:
    """Each lack is named with its consequence, and is no problem."""
    finding = next(
        finding for finding in capabilities(msgspec.structs.replace(SOUND, **changes), ()) if finding.check == check
    )
    assert finding.outcome == outcome
    assert message in finding.text
