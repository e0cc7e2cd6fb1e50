"""Who wins both halves of a pot: whom to blame where they are not halves, or where one of them is not awarded."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec
import pytest

from clausewise.following.comparison import Departure, Exchange, compare
from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import PotAwarded
from clausewise.reference_engine.vocabulary.pot.stimuli import BuyIn, Call, Check, PlaceButton
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.soaking.blaming import Recording, blamed
from tests.verdicts.by_hand import ByHand, house
from tests.verdicts.by_hand_pot import OMAHA, OMAHA_FAULTS

MOST_SEEDS = 60
CLAUSE = "oasis-omaha.award.c"
SHARES = [("main", "high"), ("main", "low")]
GO_ON: list[AnyStimulus] = [Proceed()] * 16
A_HAND: list[AnyStimulus] = [
    BuyIn(1, dollars(100)), BuyIn(2, dollars(100)), BuyIn(3, dollars(100)), PlaceButton(3), *GO_ON,
    Call(3), Call(1), Check(2), *GO_ON,
    *[stimulus for _ in range(3) for stimulus in (Check(1), Check(2), Check(3), *GO_ON[:5])],
]  # fmt: skip


def fault(name: str) -> ByHand:
    """One that was written by hand."""
    return next(one for one in OMAHA_FAULTS if one.name == name)


def played(seed: int, *faults: ByHand) -> Recording:
    """A hand to the showdown, at a house with these faults."""
    setup = TableSetup(OMAHA, seed=seed)
    table = house(faults).open(setup)
    exchanges = []
    for number, stimulus in enumerate(A_HAND):
        answer = table.submit(f"{number}", stimulus)
        exchanges.append(Exchange(stimulus, answer.receipt.accepted, tuple(seen.event for seen in answer.events)))
    return Recording(setup, exchanges)


def awards(recording: Recording) -> list[PotAwarded]:
    """Who is awarded what."""
    return [event for one in recording.exchanges for event in one.events if isinstance(event, PotAwarded)]


def of_one_player() -> Iterator[int]:
    """Hands of which one player wins both halves."""
    for seed in range(MOST_SEEDS):
        won = awards(played(seed))
        if [(one.pot, one.share) for one in won] == SHARES and won[0].seat == won[1].seat:
            yield seed


@pytest.fixture(scope="module")
def seed() -> int:
    """Of one of them."""
    return next(of_one_player())


def departure_of(recording: Recording) -> Departure | None:
    """Where it parts from the rules."""
    return compare(recording.setup, recording.exchanges).departure


def told(recording: Recording, tell: Callable[[Sequence[AnyEvent]], tuple[AnyEvent, ...]]) -> Recording:
    """The same hand, told otherwise."""
    exchanges = [Exchange(one.stimulus, one.accepted, tell(one.events)) for one in recording.exchanges]
    return Recording(recording.setup, exchanges)


def as_whole(events: Sequence[AnyEvent]) -> tuple[AnyEvent, ...]:
    """Both halves in one."""
    whole = sum(event.amount for event in events if isinstance(event, PotAwarded))
    return tuple(
        msgspec.structs.replace(event, share="whole", amount=Cents(whole)) if isinstance(event, PotAwarded) else event
        for event in events
        if not isinstance(event, PotAwarded) or event.share == "high"
    )


def test_both_halves_may_be_told_as_they_are_or_in_one(seed: int) -> None:
    """No rule says how what one player wins is told."""
    assert departure_of(played(seed)) is None
    assert departure_of(told(played(seed), as_whole)) is None


def test_halves_that_are_none_are_blamed_on_who_has_how_much(seed: int) -> None:
    """Three quarters and a quarter for one player: not on the clause by which it is one player."""
    recording = played(seed, fault("the low hand has a quarter"))
    departure = departure_of(recording)
    assert departure is not None
    assert {CLAUSE, f"{CLAUSE}.1"} < {*departure.clauses}
    assert blamed([recording], departure, among=departure.clauses) == (CLAUSE,)


def test_a_half_that_is_not_awarded_is_not_blamed_on_how_hands_are_made(seed: int) -> None:
    """Which cards make the low hand was told, and rightly; that its half goes to the same player was not kept."""
    recording = played(seed, fault("nobody has both halves"))
    departure = departure_of(recording)
    assert departure is not None
    assert "oasis-omaha.award.3.low" in departure.clauses
    found = blamed([recording], departure, among=departure.clauses)
    assert f"{CLAUSE}.1" in found
    assert "oasis-omaha.award.3.low" not in found
