"""The server and the adapter together are as good as the engine in process."""

from collections.abc import Callable
from typing import Any

import pytest

from clausewise.adapters.base import SystemFailure, TableRefused
from clausewise.adapters.http import HttpSystem
from clausewise.adapters.http_settings import HttpSettings
from clausewise.adapters.reference import ReferenceSystem
from clausewise.doctor.asked import plan_of
from clausewise.doctor.plain_round import begin, place_wagers, play_on
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Folded
from clausewise.reference_engine.vocabulary.core.stimuli import AdvanceClock, Fold, Proceed, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.protocol import MOST_EVENTS
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.serving.app import create_app
from clausewise.serving.server import served

SETUP = TableSetup(rulebook="tiny")
Serving = Callable[..., str]


def test_both_ways_give_the_same(serving: Serving, tiny: Callable[[], Any]) -> None:
    """Description, receipts, events and declaration are equal, message for message."""
    stimuli: list[AnyStimulus] = [Fold(seat=1), Sit(seat=2), Proceed(), AdvanceClock(milliseconds=3), Fold(seat=3)]
    there, here = HttpSystem(serving()), tiny()
    assert there.describe() == here.describe()
    over_http, in_process = there.open(SETUP), here.open(SETUP)
    for number, stimulus in enumerate(stimuli):
        assert over_http.submit(f"s{number}", stimulus) == in_process.submit(f"s{number}", stimulus)
    assert over_http.read(0) == in_process.read(0)
    assert len(over_http.read(0)[0]) == 5
    assert over_http.declaration() == in_process.declaration()
    there.close()


def test_citations_stay_at_home(serving: Serving, tiny: Callable[[], Any]) -> None:
    """In process the engine says which clauses it followed; over the wire nobody learns them."""
    there, here = HttpSystem(serving()), tiny()
    over_http, in_process = there.open(SETUP), here.open(SETUP)
    for table in (over_http, in_process):
        table.submit("s1", Fold(seat=1))
        table.submit("s2", Sit(seat=1))
    assert in_process.cited(1) == ("secret.clause.3",)
    assert in_process.cited_for_refusal() == ("secret.clause.2",)
    assert in_process.cited_for_fact("decks") == ("secret.clause.1",)
    assert over_http.cited(1) == over_http.cited_for_refusal() == over_http.cited_for_fact("decks") == ()
    there.close()


@pytest.mark.parametrize("way", ["http", "in process"])
def test_sent_twice_done_once(serving: Serving, tiny: Callable[[], Any], way: str) -> None:
    """The same submission is answered the same and done once; its id is good for no other stimulus."""
    system = HttpSystem(serving()) if way == "http" else tiny()
    table = system.open(SETUP)
    first = table.submit("s1", Fold(seat=1))
    assert len(first.events) == 1
    assert table.submit("s1", Fold(seat=1)) == first
    assert len(table.read(0)[0]) == 1
    with pytest.raises(SystemFailure, match="submission s1 was used for another stimulus"):
        table.submit("s1", Fold(seat=2))
    assert len(table.read(0)[0]) == 1
    system.close()


@pytest.mark.parametrize("way", ["http", "in process"])
def test_a_table_that_is_not_offered(serving: Serving, tiny: Callable[[], Any], way: str) -> None:
    """The reason comes through either way."""
    system = HttpSystem(serving()) if way == "http" else tiny()
    with pytest.raises(TableRefused, match=r"^there is no rulebook chess$"):
        system.open(TableSetup(rulebook="chess"))
    system.close()


def test_what_was_read_is_not_told_again(serving: Serving) -> None:
    """An answer carries the events since the last ones told, whichever way those came."""
    system = HttpSystem(serving())
    table = system.open(SETUP)
    assert [seen.sequence for seen in table.submit("s1", Fold(seat=1)).events] == [1]
    assert table.read(1) == ((), True)
    assert [seen.sequence for seen in table.submit("s2", Fold(seat=2)).events] == [2]
    system.close()


def test_more_events_than_an_answer_holds(serving: Serving) -> None:
    """The rest is left to be read, and the receipt says that there is a rest."""
    system = HttpSystem(serving())
    table = system.open(SETUP)
    answer = table.submit("s1", AdvanceClock(milliseconds=2 * MOST_EVENTS + 1))
    assert len(answer.events) == MOST_EVENTS
    assert not answer.receipt.settled
    rest, settled = table.read(MOST_EVENTS)
    assert settled
    assert [seen.sequence for seen in rest] == list(range(MOST_EVENTS + 1, 2 * MOST_EVENTS + 2))
    assert [seen.sequence for seen in table.submit("s2", Fold(seat=1)).events] == [2 * MOST_EVENTS + 2]
    system.close()


def test_two_tables_know_nothing_of_each_other(serving: Serving) -> None:
    """Sequences and submission ids belong to a table."""
    system = HttpSystem(serving())
    first, second = system.open(SETUP), system.open(SETUP)
    assert first.id != second.id
    first.submit("s1", Fold(seat=1))
    assert [seen.event for seen in second.submit("s1", Fold(seat=2)).events] != []
    assert [table.read(0)[0][0].event for table in (first, second)] == [Folded(1), Folded(2)]
    system.close()


def test_a_closed_table_is_gone(serving: Serving) -> None:
    """Closing twice is harmless; using it afterwards is a failure of the caller that is named."""
    system = HttpSystem(serving())
    table = system.open(SETUP)
    table.close()
    table.close()
    with pytest.raises(SystemFailure, match="the server answered 404: no table of this name is open"):
        table.declaration()
    system.close()


def test_the_server_wants_its_token(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the token, or with another, nothing is answered; with it everything is."""
    address = serving(token="abc-123")
    for given in (None, "abd-123"):
        monkeypatch.delenv("CLAUSEWISE_TOKEN", raising=False)
        if given:
            monkeypatch.setenv("CLAUSEWISE_TOKEN", given)
        stranger = HttpSystem(address, HttpSettings())
        with pytest.raises(SystemFailure, match=r"401: send the server's token.*put the server's token into"):
            stranger.describe()
        stranger.close()
    monkeypatch.setenv("CLAUSEWISE_TOKEN", "abc-123")
    friend = HttpSystem(address, HttpSettings())
    assert friend.describe().product == "Tiny"
    friend.close()


def test_an_engine_that_breaks_is_a_problem_and_not_a_closed_connection(
    serving: Serving, capsys: pytest.CaptureFixture[str]
) -> None:
    """The client is told what broke, in one line, and the server goes on."""
    system = HttpSystem(serving())
    table = system.open(SETUP)
    with pytest.raises(SystemFailure, match="the engine failed: ZeroDivisionError: seat"):
        table.submit("s1", Fold(seat=99))
    assert table.submit("s2", Fold(seat=1)).receipt.accepted
    assert "Traceback" not in capsys.readouterr().err
    system.close()


def test_a_round_of_the_reference_engine_is_the_same_over_http() -> None:
    """From the same seed, receipts, events and declaration agree to the last card."""
    setup = TableSetup(rulebook="mlgca-four-card", seed=11)
    told = []
    with served(create_app(ReferenceSystem())) as address:
        for system in (HttpSystem(address), ReferenceSystem()):
            played = begin(system.open(setup))
            plan = plan_of(setup.rulebook)
            assert plan is not None
            place_wagers(played, plan)
            play_on(played, plan, {})
            told.append((played.events, played.latest, played.table.declaration()))
            system.close()
    assert told[0] == told[1]
    assert any(isinstance(seen.event, CardDealt) and seen.event.card for seen in told[0][0])
