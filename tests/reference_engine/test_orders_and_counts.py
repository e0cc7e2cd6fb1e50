"""What an order comes before, and what a void round does not put off: kept although a stage is due already."""

from __future__ import annotations

import pytest

from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.cards.stimuli import FloorOrders, LieFaceUp
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

BETS_CLOSED: list[AnyStimulus] = [Sit(1), PlaceWager(1, "ante", dollars(10)), Proceed()]


def deeds(options: dict[str, str | int], stimuli: list[AnyStimulus], **readings: str) -> list[str]:
    """What is done at a table in operation, a card told as `deals`."""
    table = open_table(TableSetup("mlgca-four-card", options=options, readings=dict(readings)))
    for stimulus in stimuli:
        assert table.submit(stimulus).accepted
    told: list[str] = []
    for seen in table.seen:
        if isinstance(seen.event, Procedure):
            told.append(seen.event.act)
        elif isinstance(seen.event, CardDealt):
            told.append("deals")
        elif isinstance(seen.event, RoundEnded):
            told.append(f"ends round {seen.event.number}")
    return told


@pytest.mark.parametrize(("order", "deed"), [("recut", "cuts"), ("shuffle", "shuffles")])
def test_an_order_between_announcement_and_deal_is_obeyed_before_the_first_card(order: str, deed: str) -> None:
    """The deal is due already when the order comes; carried out behind it, the order would come too late."""
    ordered = FloorOrders(order)  # type: ignore[arg-type]  # the two words of the closed vocabulary
    done = deeds({"dealing": "manual shoe", "shuffling": "by hand"}, [*BETS_CLOSED, ordered, *[Proceed()] * 6])
    assert done.index("announces") < done.index(deed) < done.index("deals")
    assert done.count(deed) == 1


def test_a_deck_that_was_taken_up_is_taken_up_again_after_an_ordered_shuffle() -> None:
    """From the hand, the deck leaves the hand for the shuffler and has to come back before the first card."""
    options: dict[str, str | int] = {"dealing": "hand", "shuffling": "by device"}
    done = deeds(options, [*BETS_CLOSED, FloorOrders("shuffle"), *[Proceed()] * 6])
    after = done[done.index("shuffles") :]
    assert after.index("loads") < after.index("deals")


def test_a_count_that_its_block_did_not_get_is_made_in_the_next_round() -> None:
    """Where each block of five rounds has its count, a void fifth round does not put it off to the tenth."""
    play: list[AnyStimulus] = [
        PlaceWager(1, "ante", dollars(10)),
        *[Proceed()] * 4,
        PlaceWager(1, "play", dollars(10)),
        *[Proceed()] * 12,
    ]
    void: list[AnyStimulus] = [PlaceWager(1, "ante", dollars(10)), LieFaceUp((3, 4)), *[Proceed()] * 8]
    options: dict[str, str | int] = {"dealing": "manual shoe", "shuffling": "by hand"}
    done = deeds(options, [Sit(1), *play * 4, *void, *play * 5], **{"five-rounds": "each-block"})
    counts = [
        sum(told.startswith("ends round") for told in done[:at])
        for at, told in enumerate(done)
        if told == "counts the stub"
    ]
    assert counts == [5]
