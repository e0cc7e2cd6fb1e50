"""The drawing shows what the events told, to those who see it and to those who do not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clausewise.reference_engine.core.cards import parse_cards
from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.vocabulary.against_dealer.events import (
    BonusPaid,
    MeterChanged,
    WagerSettled,
    WagerTaken,
    WagerWithdrawn,
)
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Folded, Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.events import AnyEvent, Seen
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt
from clausewise.reports.tables.against_dealer import AgainstTheDealer
from clausewise.reports.tables.drawing import draw_table
from clausewise.reports.tables.state import state_after
from clausewise.reports.tables.words import in_words

SVG = "{http://www.w3.org/2000/svg}"
See = Callable[[Sequence[AnyEvent]], list[Seen]]


def drawn_words(svg: str) -> list[str]:
    """What stands in a drawing, text by text, without titles."""
    return ["".join(text.itertext()) for text in ET.fromstring(svg).iter(f"{SVG}text")]  # noqa: S314  our own


def test_cards_chips_and_results_are_drawn(see: See, played: list[AnyEvent]) -> None:
    """Eleven cards, the wager with its amount and what became of it, and the rank of the hand."""
    svg = draw_table(see(played), title="Round 7")
    words = drawn_words(svg)
    assert svg.count('class="cw-card') == 5 + 6
    assert svg.count("cw-down") - draw_table([], title="x").count("cw-down") == 5 + 5  # all but the dealer's sixth
    assert {"Round 7", "deck: red", "over", "ante 10", "▼ loses", "pair of aces"} <= set(words)


def test_the_text_alternative_tells_the_same(see: See, played: list[AnyEvent]) -> None:
    """Title and description are there, and the element points to them."""
    root = ET.fromstring(draw_table(see(played), title="An equal hand"))  # noqa: S314  our own
    title, description = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert description is not None
    assert root.get("aria-labelledby") == f"{title.get('id')} {description.get('id')}"
    assert title.text == "An equal hand"
    assert description.text == (
        "Round 7, over. Dealer: Ah Ac Ks 7d 2s 3c (face up: 3c). "
        "Seat 1: As Ad Kc 7h 2d (face down), pair of aces, ante 10 loses."
    )


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (WagerSettled(1, "ante", dollars(10), "wins", dollars(10), True), "ante 10 wins 10."),
        (WagerSettled(1, "ante", dollars(10), "wins", dollars(250)), "ante 10 wins 250, stake kept"),
        (WagerSettled(1, "ante", dollars(10), "returned", Cents(0), True), "ante 10 returned"),
        (WagerSettled(1, "ante", dollars(10), "forfeited"), "ante 10 forfeited"),
        (WagerSettled(1, "ante", dollars(10), "loses", Cents(50)), "ante 10 loses, pays 0.50"),
        (BonusPaid(1, "envy bonus", dollars(100), holder=3), "envy bonus 100 for seat 3"),
        (Folded(1), "Seat 1: no cards, folded"),
        (MeterChanged("major", dollars(5000), "reset"), "Meters: major at 5,000."),
    ],
)
def test_every_ending_of_a_wager_has_its_words(see: See, event: AnyEvent, words: str) -> None:
    """What comes back, what is kept and what is paid besides are told apart."""
    assert words in in_words(state_after(see([WagerTaken(1, "ante", dollars(10)), event])))


def test_a_void_round_is_marked(see: See, played: list[AnyEvent]) -> None:
    """Whether the dealer voids all hands or the round ends void."""
    sound = draw_table(see(played), title="x")
    for event in (Procedure(act="voids all hands"), RoundEnded(7, void=True)):
        assert "ROUND VOID" in drawn_words(draw_table(see([*played, event]), title="x"))
    assert "ROUND VOID" not in drawn_words(sound)


def test_turned_up_cards_lie_open(see: See) -> None:
    """All of a place, or those that are named; a card that nobody told before is known from then on."""
    dealt: list[AnyEvent] = [CardDealt("dealer", 1, "down"), StackDealt("seat 2", "down", 2, parse_cards("2c 3c"))]
    named = state_after(see([*dealt, Procedure(act="turns up", owner="dealer", cards=parse_cards("Kd"))]))
    assert [(card.card, card.face_up) for card in named.places["dealer"].cards] == [("Kd", True)]
    every = state_after(see([*dealt, Procedure(act="turns up", seat=2)]))
    assert [card.face_up for card in every.places["seat 2"].cards] == [True, True]
    assert [card.face_up for card in every.places["dealer"].cards] == [False]


def test_a_changed_wager_counts_once_and_a_withdrawn_one_not(see: See) -> None:
    """An amount is all of the wager, also when it was changed."""
    state = state_after(
        see(
            [
                WagerTaken(1, "ante", dollars(10)),
                WagerTaken(1, "ante", dollars(25)),
                WagerTaken(1, "aces up", dollars(5)),
                WagerWithdrawn(1, "aces up", dollars(5)),
            ]
        )
    )
    picture = state.pictures["against_dealer"]
    assert isinstance(picture, AgainstTheDealer)
    assert {name: wager.amount for name, wager in picture.wagers[1].items()} == {"ante": dollars(25)}


def test_the_last_round_with_something_on_the_table_is_drawn(see: See, played: list[AnyEvent]) -> None:
    """A round that has only just begun does not wipe out the one before it; a wager does."""
    begun = [*played, RoundStarted(8, "blue")]
    assert state_after(see(begun)).number == 7
    assert state_after(see([*begun, WagerTaken(2, "ante", dollars(5))])).number == 8


def test_hostile_names_are_text(see: See, hostile: str) -> None:
    """What a system calls its wagers, decks and places stays text, and the drawing stays XML."""
    name = hostile[:80]
    svg = draw_table(
        see([RoundStarted(1, name), WagerTaken(55, name, dollars(1)), CardDealt(name, 1, "up")]), title=hostile
    )
    root = ET.fromstring(svg)  # noqa: S314  our own
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= {
        "svg", "style", "title", "desc", "path", "text", "g", "rect", "circle",
    }  # fmt: skip
    assert "\x1b" not in svg


def test_a_page_gives_the_style_once(see: See, played: list[AnyEvent]) -> None:
    """Without it a drawing has neither a style nor attributes that a strict page would refuse."""
    svg = draw_table(see(played), title="x", standalone=False)
    assert "<style" not in svg
    assert "style=" not in svg


NAMES = st.text(min_size=1, max_size=80)
AMOUNTS = st.integers(-(10**14), 10**14).map(Cents)
CARDS = st.sampled_from(parse_cards("As Td 2c 9h"))
EVENTS = st.one_of(
    st.builds(RoundStarted, st.integers(0, 99), NAMES),
    st.builds(WagerTaken, st.integers(0, 99), NAMES, AMOUNTS),
    st.builds(CardDealt, st.one_of(NAMES, st.just("dealer"), st.just("seat 3")), st.just(1), st.just("up"), CARDS),
    st.builds(StackDealt, NAMES, st.just("down"), st.integers(0, 10_000)),
    st.builds(MeterChanged, NAMES, AMOUNTS, st.just("wager")),
    st.builds(BonusPaid, st.integers(0, 99), NAMES, AMOUNTS),
    st.builds(WagerSettled, st.integers(0, 99), NAMES, AMOUNTS, st.just("wins"), AMOUNTS),
)


@given(st.lists(EVENTS, max_size=60))
def test_whatever_happens_is_drawn(events: list[AnyEvent]) -> None:
    """Any events give well-formed XML of a bounded size: a drawing never stands in the way of a report."""
    svg = draw_table([Seen(n, n, event) for n, event in enumerate(events, start=1)], title="x")
    ET.fromstring(svg)  # noqa: S314  our own
    assert len(svg) < 120_000
