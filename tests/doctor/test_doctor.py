"""The doctor finds what is wrong with a server, and says what a sound one cannot show."""

import re
import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from itertools import count
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from clausewise.adapters.base import Answer, AnswersGiven, System
from clausewise.adapters.reference import ReferenceSystem, ReferenceTable
from clausewise.cli import main
from clausewise.doctor.capabilities import capabilities
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.families.plain_round import NOBODYS_SEAT
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.cards.stimuli import DrawInError, ForceCards, StackDeck
from clausewise.reference_engine.vocabulary.core.stimuli import AdvanceClock, Fold, Sit
from clausewise.reference_engine.vocabulary.core.words import Duty
from clausewise.reference_engine.vocabulary.description import DUTIES, Description, Performer, Receipt, TableSetup
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus, Mishap
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
            code = main(["doctor", "--quick", "--target", stack.enter_context(served(app))])
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
        self._answers = AnswersGiven()
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


class OtherCards(ReferenceTable):
    """Says that the deck is stacked, and deals from another."""

    def submit(self, submission: str, stimulus: AnyStimulus) -> Answer:
        return TAKEN if isinstance(stimulus, StackDeck) else super().submit(submission, stimulus)


class StoppedClock(ReferenceTable):
    """Says that the clock was moved, and leaves it."""

    def submit(self, submission: str, stimulus: AnyStimulus) -> Answer:
        return TAKEN if isinstance(stimulus, AdvanceClock) else super().submit(submission, stimulus)


class Imperturbable(ReferenceTable):
    """Takes every mishap, and goes on as before."""

    def submit(self, submission: str, stimulus: AnyStimulus) -> Answer:
        return TAKEN if isinstance(stimulus, Mishap) else super().submit(submission, stimulus)


class Denying(ReferenceTable):
    """Refuses what has happened, what is to be forced and that time passes."""

    def submit(self, submission: str, stimulus: AnyStimulus) -> Answer:
        if isinstance(stimulus, Mishap | AdvanceClock | StackDeck):
            return Answer(Receipt(accepted=False, reason="that cannot be"))
        return super().submit(submission, stimulus)


class SeesExposedCardsOnly(ReferenceTable):
    """Takes a card that is drawn in error where its face is seen."""

    def submit(self, submission: str, stimulus: AnyStimulus) -> Answer:
        if isinstance(stimulus, DrawInError) and not stimulus.exposed:
            return Answer(Receipt(accepted=False, reason="only exposed cards"))
        return super().submit(submission, stimulus)


class Heedless(ReferenceTable):
    """Takes what is to be forced, and forgets it."""

    def submit(self, submission: str, stimulus: AnyStimulus) -> Answer:
        if isinstance(stimulus, ForceCards):
            return Answer(Receipt(accepted=True))
        return super().submit(submission, stimulus)


class Consequential(ReferenceTable):
    """Refuses a fold, and does something all the same."""

    def submit(self, submission: str, stimulus: AnyStimulus) -> Answer:
        if isinstance(stimulus, Fold):
            super().submit(submission + "x", Sit(1))
            answer = super().submit(submission, PlaceWager(1, "ante", dollars(10)))
            return Answer(Receipt(accepted=False, reason="no"), answer.events)
        return super().submit(submission, stimulus)


class Agreeable(ReferenceTable):
    """Accepts whatever is done by nobody."""

    def submit(self, submission: str, stimulus: AnyStimulus) -> Answer:
        return TAKEN if getattr(stimulus, "seat", 0) == NOBODYS_SEAT else super().submit(submission, stimulus)


class Taciturn(ReferenceTable):
    """Refuses without a reason."""

    def submit(self, submission: str, stimulus: AnyStimulus) -> Answer:
        answer = super().submit(submission, stimulus)
        return Answer(msgspec.structs.replace(answer.receipt, reason=""), answer.events)


TAKEN = Answer(Receipt(accepted=True))


class Faulty(ReferenceSystem):
    """The reference engine with tables of another kind, and with other things said of it."""

    def __init__(self, kind: type[ReferenceTable], game: str = "three-card", **said: Any) -> None:
        said = {"mishaps": ("lie-face-up", "misdeal"), **said}
        described = msgspec.structs.replace(ReferenceSystem().describe(), games=(game,), **said)
        super().__init__(describer=lambda: described)
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
        (OtherCards, "forced cards: card 1 of seat 1 is .. ; by the deck .* it should be 7c".replace(" ;", ";")),
        (StoppedClock, "clock moved: the clock was moved by 600000 ms, and the time went from 0 to 0 ms"),
        (Imperturbable, "mishaps introduced: lie-face-up and misdeal: taken, .* as if nothing had happened"),
        (Denying, "forced cards: a stimulus of type stack-deck was refused: that cannot be"),
        (Denying, "clock moved: a stimulus of type advance-clock was refused: that cannot be"),
        (Consequential, "where nobody sits, was refused, and yet something happened: round-started"),
        (Agreeable, "fold for seat 99, where nobody sits, was accepted to mend it: refuse what cannot be done"),
    ],
)
def test_tables_that_are_not_in_order(doctor: Doctor, kind: type[ReferenceTable], message: str) -> None:
    """Each fault is a problem with its own words and with what to mend, and the exit code says that there is one."""
    code, said = doctor(Faulty(kind))
    assert code == 1
    assert re.search(message, said), said
    assert " to mend it: " in said


@pytest.mark.parametrize(("kind", "game"), [(OtherCards, "oasis-holdem"), (Agreeable, "oasis-lowball")])
def test_tables_of_pot_games_that_are_not_in_order(doctor: Doctor, kind: type[ReferenceTable], game: str) -> None:
    """Players against each other: a hand of their own, the same checks."""
    code, said = doctor(Faulty(kind, game))
    assert code == 1
    assert f"problem {game}: " in said


def test_a_mishap_that_is_refused(doctor: Doctor) -> None:
    """What has happened cannot be refused."""
    code, said = doctor(Faulty(Denying, forcing=("seed",)))
    assert code == 1
    assert "mishap lie-face-up is said to be possible and is refused at every table: that cannot be" in said


def test_a_mishap_of_which_one_form_is_refused(doctor: Doctor) -> None:
    """Each form of a mishap is tried; one that cannot be introduced is no problem, and is named."""
    code, said = doctor(Faulty(SeesExposedCardsOnly, mishaps=("draw-in-error",)))
    assert code == 0
    assert 'refused at every table: `{"type":"draw-in-error","position":2}` (only exposed cards)' in said


@pytest.mark.parametrize(
    ("offered", "message"),
    [
        ({"decks": (1,)}, "cannot options: not named: dealing, shuffling, version,"),
        ({"colour": ("red",)}, "nobody asks for colour: the rules of the games that are offered have no such option"),
    ],
)
def test_options_that_are_not_those_of_the_rules(
    doctor: Doctor, offered: dict[str, tuple[str | int, ...]], message: str
) -> None:
    """An option that is left out is not examined, and another is never asked for: both are said, and no problem."""
    code, said = doctor(Faulty(ReferenceTable, options=offered))
    assert (code, message in said) == (0, True), said


def test_a_refusal_without_a_reason_is_in_order(doctor: Doctor) -> None:
    """It keeps to the protocol, and is worth a word."""
    code, said = doctor(Faulty(Taciturn))
    assert code == 0
    assert "is refused without a reason to mend it: give a reason: it stands in the report" in said


def test_cards_that_do_not_come_to_the_places_they_were_forced_to(doctor: Doctor) -> None:
    """Whoever takes `force-cards` has to give each place its own."""
    code, said = doctor(Faulty(Heedless, forcing=("positions",)))
    assert code == 1
    assert re.search("forced cards: card 1 of seat 1 is ..; by what was forced for this place it should be 7c", said)
    assert "or leave `positions` out of `forcing`" in said


class Whimsical(Faulty):
    """Opens each table with a seed of its own."""

    seeds = count(1)

    def open(self, setup: TableSetup) -> ReferenceTable:
        return super().open(msgspec.structs.replace(setup, seed=next(self.seeds)))


@pytest.mark.parametrize(
    ("forcing", "code", "message"),
    [
        (("seed",), 1, r"problem three-card: the same again: with the same seed .* event \d+ is .* and .* the second"),
        (("order",), 0, "ok three-card: forced cards: 6 cards fell as the deck was stacked"),
        (("positions",), 0, "ok three-card: forced cards: 6 cards fell as each place was to get its cards"),
        (("none",), 0, "cannot three-card: the same again: neither a seed nor a stacked deck repeats a round"),
    ],
)
def test_chance_that_no_seed_repeats(doctor: Doctor, forcing: tuple[str, ...], code: int, message: str) -> None:
    """It is a problem where a seed is said to repeat it; where only cards are forced, it is none."""
    found, said = doctor(Whimsical(ReferenceTable, forcing=forcing))
    assert re.search(message, said), said
    assert found == code


@pytest.mark.parametrize("game", ["mlgca-four-card", "three-card", "oasis-holdem", "oasis-lowball"])
@pytest.mark.parametrize(
    ("done_by", "said_by", "code", "message"),
    [
        ("person", "person", 0, "done by people: .*deal"),
        ("person", "system", 1, "the table awaits a person to .* the description says the system does"),
        ("person", "unseen person", 0, "cannot .* plain round: the round stops where somebody whom .* does not see"),
        ("system", "person", 1, "a person has to deal and settle, and it was done without awaiting anybody"),
    ],
)
def test_a_system_at_which_people_perform(
    doctor: Doctor, game: str, done_by: Performer, said_by: Performer, code: int, message: str
) -> None:
    """Their acts are submitted where they are awaited; who does a duty must be as the description says."""
    performs: dict[Duty, Performer] = dict.fromkeys(DUTIES, done_by)
    described = msgspec.structs.replace(
        ReferenceSystem().describe(), games=(game,), performs=dict.fromkeys(DUTIES, said_by), mishaps=("misdeal",)
    )
    found, said = doctor(ReferenceSystem(partial(open_table, performs=performs), lambda: described))
    assert re.search(message, said), said
    assert found == code, said


def test_a_program(capsys: pytest.CaptureFixture[str]) -> None:
    """Over standard streams the same checks are made, and what the program said beside its answers is told."""
    lines = "import sys; from clausewise.cli import main; print('cards loaded', file=sys.stderr, flush=True);"
    command = shlex.join([sys.executable, "-c", f"{lines} main(['serve', '--stdio'])"])
    assert main(["doctor", "--quick", "--target", f"stdio:{command}"]) == 0
    said = re.sub(r"\s+", " ", capsys.readouterr().out)
    assert "ok oasis-holdem: forced cards: 4 cards fell as the deck was stacked" in said
    assert "ok mlgca-four-card: the same again: the same 31 events twice" in said
    assert (
        "ok standard error: 1 lines, which a run keeps in its journal; the last: standard error: cards loaded" in said
    )


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
        (["--target", "stdio:/nowhere/engine"], 3, "cannot be started: No such file or directory; name a program"),
        (["--target", "stdio:false"], 3, "the program ended with code 1"),
        (["--target", "stdio:./engine --token hunter2"], 2, "the target holds --token, and what stands in a target"),
        (["--target", "reference"], 2, "`clausewise serve` puts the reference engine behind it"),
        ([], 2, "doctor needs --target TARGET"),
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
DICE_ALONE = {"games": ("oneida-sic-bo",), "vocabulary": {"core": 1, "house-banked": 1, "dice": 1}}
DICE_MISHAPS = ("cock-dice", "misenter-die", "mislight", "fail-computer")


def test_nothing_is_said_of_cards_where_there_are_none() -> None:
    """Whoever plays with dice alone has no hands to force; whoever has cards as well is told of both."""
    checks = {finding.check for finding in capabilities(msgspec.structs.replace(SOUND, **DICE_ALONE), ())}
    assert "forcing cards" not in checks
    games = ("oneida-sic-bo", "three-card")
    both = {finding.check for finding in capabilities(msgspec.structs.replace(SOUND, games=games), ())}
    assert {"forcing cards", "forcing dice"} <= both


@pytest.mark.parametrize(
    ("changes", "check", "outcome", "message"),
    [
        ({}, "forcing cards", "cannot", "cards cannot be forced: the clauses that need it will be inconclusive"),
        ({"forcing": ("seed",)}, "forcing cards", "cannot", "rounds can be repeated by seed, no hand can be chosen"),
        ({"forcing": ("stacked by hand",)}, "forcing cards", "ok", "with people's help"),
        ({"forcing": ("positions",)}, "forcing cards", "ok", "every hand can be brought about"),
        (DICE_ALONE, "forcing dice", "cannot", "dice cannot be forced: the clauses that need it will be inconclusive"),
        (DICE_ALONE | {"forcing": ("dice",)}, "forcing dice", "ok", "every throw can be brought about"),
        (DICE_ALONE | {"mishaps": DICE_MISHAPS}, "mishaps", "ok", "every mishap can be introduced"),
        ({}, "clock", "cannot", "the clock cannot be moved"),
        ({"clock": "movable"}, "clock", "ok", "the clock can be moved"),
        ({}, "mishaps", "cannot", "no mishap can be introduced"),
        ({"mishaps": ("jam",)}, "mishaps", "cannot", "lie-face-up, misdeal"),
        ({}, "vocabulary", "ok", "core, house-banked, pot, shuffler"),
        ({"vocabulary": {"core": 1, "wheel": 1}}, "vocabulary", "cannot", "not spoken: house-banked, shuffler; "),
        ({"vocabulary": {"core": 1, "wheel": 1}}, "vocabulary", "cannot", "unknown here: wheel; "),
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
