"""A fail in sentences for somebody who knows the rules and not the harness, and marked as wrong where it is drawn."""

from __future__ import annotations

import pytest

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.vocabulary.against_dealer.events import BonusPaid, WagerSettled, WagerTaken
from clausewise.reference_engine.vocabulary.cards.events import HandRanked
from clausewise.reference_engine.vocabulary.core.events import RoundStarted
from clausewise.reference_engine.vocabulary.events import AnyEvent, Seen
from clausewise.reports.plainly import told_plainly, wrong_in
from clausewise.reports.tables.drawing import draw_table
from clausewise.reports.tables.state import state_after

EVENTS: tuple[AnyEvent, ...] = (
    RoundStarted(number=1, deck="deck 1"),
    WagerTaken(seat=1, wager="ante", amount=Cents(1000)),
    WagerTaken(seat=1, wager="pair plus", amount=Cents(1000)),
    HandRanked(owner="seat 1", category="straight flush", cards=(), game="three card"),
    WagerSettled(1, "ante", Cents(1000), "wins", Cents(1000), stake_back=True),
    WagerSettled(1, "pair plus", Cents(1000), "wins", Cents(35000), stake_back=True),
    BonusPaid(seat=1, bonus="ante bonus", amount=Cents(4000)),
)
SEEN = tuple(Seen(sequence=n, at=0, event=event) for n, event in enumerate(EVENTS, 1))
PAID = "seat 1's pair plus wins 400: expected wins 400, got wins 350"
HELD = "Seat 1 held a straight flush"


@pytest.mark.parametrize(
    ("message", "plainly"),
    [
        (PAID, f"{HELD} and had wagered 10 on pair plus. The rules require 400; the system paid 350."),
        (
            "seat 1's ante is returned: expected is returned, got loses",
            (
                f"{HELD} and had wagered 10 on the ante. "
                "The rules require that the wager is returned; at the system it loses."
            ),
        ),
        (
            "seat 1's ante bonus: expected 50, got 40",
            (
                f"{HELD} and had wagered 10 on the ante. "
                "Of seat 1's ante bonus the rules require 50; at the system it was 40."
            ),
        ),
        (
            "the play wager is taken: expected accepted, got refused: too late",
            "The rules allow this act: the play wager is taken; the system refused it, saying: too late.",
        ),
        (
            "the wager is refused: expected refused, got accepted",
            "The rules require that the wager is refused; the system accepted it.",
        ),
        (
            "dealer cuts (deck deck 1): expected at least once, got never",
            "The rules require, at least once: dealer cuts (deck deck 1). At the system it never did.",
        ),
        (
            "somebody removes: expected never, got 2 times",
            "The rules require that this does not happen: somebody removes; at the system it happened, 2 times.",
        ),
        (
            "dealer washes, after dealer spreads: expected after dealer spreads, got before dealer spreads",
            (
                "The rules require this order: first dealer spreads, then dealer washes. "
                "The system did it the other way round."
            ),
        ),
        (
            "no deck is used twice: expected always, got kept 1 of 2 times",
            "The rules require that this always holds: no deck is used twice. At the system: kept 1 of 2 times.",
        ),
        (
            "the declared number of decks: expected at most 2, got 3",
            "The rules require of the number of decks: at most 2. The facility declares: 3.",
        ),
        (
            "dealer's hand is flush: expected flush, got pair (2s 2h 3d)",
            "The rules count dealer's hand as flush; the system told it as pair (2s 2h 3d).",
        ),
        (
            "what the dice show: expected 1 2 3, got 1 2 4",
            "Looked at: what the dice show. The rules require: 1 2 3. At the system it was: 1 2 4.",
        ),
        ("nothing was checked", ""),
    ],
)
def test_every_kind_of_check_is_told_in_sentences(message: str, plainly: str) -> None:
    """How it stood, what the rules require, what the system did; what is no check is left to its own words."""
    assert told_plainly(message, SEEN) == plainly


def test_what_is_wrong_is_drawn_as_wrong() -> None:
    """The wager of the failed check has its own mark and says what the rules require; the others are as they were."""
    drawn = draw_table(SEEN, title="t", wrong=wrong_in(PAID))
    assert drawn.count("cw-wrong") == drawn.count("rules: wins 400") + 1 + 1  # two lines of the row, and the style
    assert "✗ wins 350" in drawn
    assert "▲ wins 10" in drawn
    assert "Wrong by the rules: seat 1&#x27;s pair plus wins 400; required: wins 400." in drawn


def test_what_is_right_is_drawn_as_it_was() -> None:
    """No mark without a failed check, none at another seat, and of two names that fit the longer one."""
    assert "✗" not in draw_table(SEEN, title="t")
    assert "✗" not in draw_table(SEEN, title="t", wrong=("seat 2's ante wins 1", "wins 1"))
    state = state_after(SEEN)
    state.wrong = ("seat 1's ante bonus", "50")
    assert [row.tone for row in state.rows(1)] == ["good", "good", "wrong"]
