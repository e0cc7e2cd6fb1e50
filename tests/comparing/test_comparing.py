"""Two rule sets over the same rounds: what is found, what is no difference, and how short it is shown."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from clausewise.cli import main
from clausewise.comparing.against_the_dealer import AgainstTheDealer
from clausewise.comparing.differences import Difference, differences
from clausewise.comparing.playing import Side, play
from clausewise.comparing.rounds import BEFORE, DECISION, Round, at
from clausewise.comparing.shrinking import shrunk
from clausewise.failures import CLEAN, USAGE
from clausewise.reference_engine.core.cards import parse_cards
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.cards.stimuli import Misdeal
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Sit
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

MLGCA, ONEIDA = "mlgca-four-card", "oneida-four-card"
TEN = dollars(10)


def hand(player: str, dealer: str, *more: AnyStimulus, seat: int = 1) -> Round:
    """One player's ante, whatever else, and a play wager."""
    return Round(
        ((f"seat {seat}", parse_cards(player)), ("dealer", parse_cards(dealer))),
        at(BEFORE, Sit(seat), PlaceWager(seat, "ante", TEN), *more) + at(DECISION, PlaceWager(seat, "play", TEN)),
    )


def found(one: Round, first: Side, second: Side) -> list[Difference]:
    """The differences of a round."""
    return list(differences(one, play(one, first), play(one, second)))


def both(one: Round) -> list[tuple[str, str, tuple[str, str]]]:
    """What Oneida and MLGCA make of a round."""
    return [(d.aspect, d.about, d.told) for d in found(one, Side(ONEIDA, {}, {}), Side(MLGCA, {}, {}))]


def test_a_rule_set_differs_in_nothing_from_itself() -> None:
    """No round of all the directed ones tells it from itself."""
    side = Side(MLGCA, {}, {})
    makes = AgainstTheDealer.of(Side(MLGCA, {}, {}), Side(MLGCA, {}, {}))
    assert makes is not None
    assert [d for one in (*makes.directed(), *map(makes.random, range(40))) for d in found(one, side, side)] == []


def test_a_tie_is_paid_or_returned() -> None:
    """Oneida neither collects nor pays, MLGCA pays even money."""
    tie = hand("As Ad Kc 7h 2d", "Ah Ac Ks 7d 2s 3c")
    assert both(tie) == [("paid", wager, ("returned", "wins 1 to 1")) for wager in ("play", "ante")]


def test_paytables_differ_by_rows() -> None:
    """Three of a kind and a straight are paid otherwise than by MLGCA's table A; by its table B nothing is."""
    aces_up = PlaceWager(1, "aces up", TEN)
    three, straight = (hand(cards, "Kd Qc 9h 4c 3h 2s", aces_up) for cards in ("8s 8d 8c 5h 2d", "9s 8d 7c 6h 2d"))
    assert both(three) == [("paid", "aces up", ("wins 7 to 1", "wins 9 to 1"))]
    assert both(straight) == [("paid", "aces up", ("wins 5 to 1", "wins 4 to 1"))]
    table_b = Side(MLGCA, {"aces-up": "B"}, {})
    assert found(three, Side(ONEIDA, {}, {}), table_b) == found(straight, Side(ONEIDA, {}, {}), table_b) == []


def test_a_wrong_number_of_cards_is_void_for_one_or_for_all() -> None:
    """Oneida's player alone has a void hand, and the clause that says so is cited."""
    one = hand("As Ad Kc 7h 2d", "Kd Qc 9h 4c 3h 2s", Misdeal("seat 1", 4))
    (difference,) = found(one, Side(ONEIDA, {}, {}), Side(MLGCA, {}, {}))
    assert (difference.aspect, difference.told) == ("void", ("the round goes on", "all hands are void"))
    assert difference.clauses[0][0] == f"{ONEIDA}.L.3"
    assert f"{MLGCA}.13.D" in difference.clauses[1]


def test_what_follows_from_a_refusal_is_no_second_difference() -> None:
    """A wager that only one side knows is told once; that it is then settled there follows."""
    plaque = hand("As Ad Kc 7h 2d", "Kd Qc 9h 4c 3h 2s")
    paid_so = PlaceWager(1, "ante", TEN, instrument="plaque")
    plaque = Round(plaque.cards, at(BEFORE, Sit(1), paid_so) + plaque.acts[2:])
    assert both(plaque) == [("allowed", "place wager: ante, plaque before the cards", ("refused", "allowed"))]


def test_the_shortest_round_is_shown() -> None:
    """Other players, other wagers and odd amounts are left away, and the player moves to the first seat."""
    long = hand("As Ad Kc 7h 2d", "Ah Ac Ks 7d 2s 3c", PlaceWager(3, "aces up", dollars(25)), seat=3)
    other = at(BEFORE, Sit(1), PlaceWager(1, "ante", dollars(25)))
    long = Round((("seat 1", parse_cards("Qd Ts 8c 6h 3d")), *long.cards), other + long.acts + at(DECISION, Fold(1)))
    sides = Side(ONEIDA, {}, {}), Side(MLGCA, {}, {})
    kind = next(d.kind for d in found(long, *sides) if d.about == "ante")
    short = shrunk(long, lambda one: any(d.kind == kind for d in found(one, *sides)))
    assert short == hand("As Ad Kc 7h 2d", "Ah Ac Ks 7d 2s 3c")


def test_games_that_are_not_dealt_alike_have_no_rounds() -> None:
    """Three cards are no four."""
    assert AgainstTheDealer.of(Side(MLGCA, {}, {}), Side("three-card", {}, {})) is None


def test_the_command_writes_table_json_and_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With the choices of the houses as they are by default, and the map of the clauses."""
    out = tmp_path / "compared"
    assert main(["compare", ONEIDA, MLGCA, "--only-chosen", "--hundreds", "1", "--out", str(out)]) == CLEAN
    told = capsys.readouterr().out
    assert "of clauses:" in told
    assert "mlgca-four-card: wins 9 to 1 (three-of-a-kind)" in told
    result = json.loads((out / "compare.json").read_text())
    assert result["broke_down"] == []
    assert result["rounds"] > 300
    assert {found["aspect"] for found in result["differences"]} == {"allowed", "void", "paid"}
    page = (out / "compare.html").read_text()
    assert page.count("<svg") > len(result["differences"])
    assert f'id="{ONEIDA}.J.8.s1"' in page
    assert "<script" not in page


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ([MLGCA, MLGCA], "name two different rulebooks"),
        ([ONEIDA, MLGCA, "--option", "decks=1"], "write it as RULEBOOK.ID=VALUE"),
        ([ONEIDA, MLGCA, "--option", f"{MLGCA}.decks=9"], "option decks cannot be '9'; it can be 1, 2"),
        ([ONEIDA, MLGCA, "--reading", f"{ONEIDA}.tied-hand=maybe"], "tied-hand is not read as 'maybe'"),
        ([ONEIDA, "three-card"], "and no map is kept of them"),
        (
            ["oasis-omaha", "oasis-pineapple"],
            "no rounds are known that can be played under both, and no map is kept of them; `clausewise clauses",
        ),
    ],
)
def test_what_cannot_be_compared_is_explained(
    more: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One message, and the code for wrong use."""
    assert main(["compare", *more, "--out", str(tmp_path)]) == USAGE
    assert message in capsys.readouterr().err
