"""A hand of a pot game as it is drawn: buttons, blinds, bets, the board, the pot and who wins it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from xml.etree import ElementTree as ET

from hypothesis import given
from hypothesis import strategies as st

from clausewise.reference_engine.core.cards import parse_cards
from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.cards.words import Face
from clausewise.reference_engine.vocabulary.core.events import Folded, Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.events import AnyEvent, Seen
from clausewise.reference_engine.vocabulary.pot.events import (
    BetMade,
    BetReturned,
    BetsGathered,
    BoardDealt,
    ButtonPlaced,
    CardsDiscarded,
    FeeTaken,
    HandShown,
    PotAwarded,
    TurnGiven,
)
from clausewise.reports.tables.drawing import draw_table
from clausewise.reports.tables.state import state_after
from clausewise.reports.tables.words import in_words

SVG = "{http://www.w3.org/2000/svg}"
See = Callable[[Sequence[AnyEvent]], list[Seen]]


def drawn_words(svg: str) -> set[str]:
    """What stands in a drawing."""
    return {"".join(text.itertext()) for text in ET.fromstring(svg).iter(f"{SVG}text")}  # noqa: S314  our own


def up_to_the_flop() -> list[AnyEvent]:
    """Two players, of whom the first has bet all on the flop and the second has to act."""
    return [
        RoundStarted(7, "deck 1"),
        ButtonPlaced("dealer button", 2),
        ButtonPlaced("small blind button", 2),
        ButtonPlaced("big blind button", 1),
        BetMade(2, "posts the small blind", dollars(2), dollars(2)),
        BetMade(1, "posts the big blind", dollars(4), dollars(4)),
        BetsGathered(dollars(6), dollars(6)),
        CardDealt("seat 1", 1, "down", parse_cards("As")[0]),
        CardDealt("seat 2", 1, "down", parse_cards("Kd")[0]),
        BetMade(2, "calls", dollars(2), dollars(4)),
        BetsGathered(dollars(2), dollars(8)),
        BoardDealt("flop", parse_cards("Ts 3h 8d"), 3),
        FeeTaken(dollars(4), dollars(4)),
        BetMade(1, "bets", dollars(96), dollars(96), all_in=True),
        TurnGiven(2, ("fold", "call"), "second", dollars(96)),
    ]


def test_the_middle_shows_the_board_and_the_pot(see: See) -> None:
    """Three cards lie face up, and the pot is what the fee has left."""
    svg = draw_table(see(up_to_the_flop()), title="Hand 7")
    assert svg.count('class="cw-card') == 3 + 2
    assert {"Board", "pot 4, after a fee of 4"} <= drawn_words(svg)
    assert "Dealer" not in drawn_words(svg)


def test_seats_show_buttons_bets_and_the_turn(see: See) -> None:
    """What was moved into the pot lies before nobody any more."""
    words = drawn_words(draw_table(see(up_to_the_flop()), title="Hand 7"))
    assert {"D", "SB", "BB", "96", "bets", "all in", "to act", "fold, call"} <= words
    assert "posts the small blind" not in words


def test_the_words_tell_the_same(see: See) -> None:
    """Whoever cannot see the picture reads it."""
    assert in_words(state_after(see(up_to_the_flop()))) == (
        "Round 7, not over. Board: Ts 3h 8d. The pot holds 4, after a fee of 4. "
        "Seat 1: As (face down), big blind button, bets (96 before the seat), all in. "
        "Seat 2: Kd (face down), dealer button, small blind button, to act: fold, call."
    )


def test_the_end_shows_who_wins_what(see: See) -> None:
    """A bet that nobody called comes back, and the pot is won."""
    end: list[AnyEvent] = [
        Folded(2),
        CardsDiscarded(2, 1),
        BetReturned(1, dollars(96)),
        PotAwarded("main", "whole", 1, dollars(4)),
        RoundEnded(7),
    ]
    svg = draw_table(see([*up_to_the_flop(), *end]), title="Hand 7")
    assert {"folded", "returned", "wins 4", "main pot"} <= drawn_words(svg)
    assert "to act" not in drawn_words(svg)


def test_a_shown_hand_lies_face_up_and_a_discard_is_gone(see: See) -> None:
    """Of three cards one is given away, and the two others are shown."""
    cards = parse_cards("As Ad 7c")
    events: list[AnyEvent] = [CardDealt("seat 1", n, "down", card) for n, card in enumerate(cards, start=1)]
    events += [CardsDiscarded(1, 1, cards[2:]), HandShown(1, cards[:2])]
    assert "Seat 1: As Ad." in in_words(state_after(see(events)))


def test_halves_and_side_pots_are_named(see: See) -> None:
    """Which pot, and which half of it."""
    won: list[AnyEvent] = [
        PotAwarded("main", "high", 1, dollars(3), dollars(1)),
        PotAwarded("side 1", "low", 2, dollars(2)),
    ]
    told = in_words(state_after(see([RoundStarted(1, "deck 1"), *won])))
    assert "Seat 1: no cards, wins 3 (high half of main pot). " in told
    assert "Seat 2: no cards, wins 2 (low half of side pot 1)." in told


def of_a_stud() -> list[AnyEvent]:
    """Two players with two cards down and one up each; rake and jackpot amount have been taken."""
    cards = {1: parse_cards("As Ad 7c"), 2: parse_cards("Ks Kd 8h")}
    faces: tuple[Face, ...] = ("down", "down", "up")
    dealt: list[AnyEvent] = [
        CardDealt(f"seat {seat}", number, face, card)
        for number, face in enumerate(faces, start=1)
        for seat, card in ((1, cards[1][number - 1]), (2, cards[2][number - 1]))
    ]
    return [
        RoundStarted(3, "deck 2"),
        *dealt,
        BetsGathered(dollars(48), dollars(48)),
        FeeTaken(dollars(1), dollars(47), fund="jackpot", source="main", place="jackpot area"),
        FeeTaken(dollars(1), dollars(46), fund="rake", source="main", place="rake area"),
    ]


def test_up_cards_lie_open_before_the_seats(see: See) -> None:
    """What others may see of a hand is told from what they may not."""
    words = in_words(state_after(see(of_a_stud())))
    assert "Seat 1: As Ad 7c (face up: 7c)." in words
    assert "Seat 2: Ks Kd 8h (face up: 8h)." in words
    svg = draw_table(see(of_a_stud()), title="Hand 3")
    assert svg.count("cw-down") >= 2 + 2


def test_rake_and_jackpot_lie_in_their_areas_until_they_are_dropped(see: See) -> None:
    """They are neither in the pot nor a fee of it."""
    taken = see(of_a_stud())
    assert {"pot 46", "rake area 1", "jackpot area 1"} <= drawn_words(draw_table(taken, title="Hand 3"))
    assert "The pot holds 46. There lie 1 in the jackpot area, 1 in the rake area." in in_words(state_after(taken))
    dropped: list[AnyEvent] = [
        Procedure("drops the rake", place="drop box", source="rake area", total=100),
        Procedure("drops the jackpot amount", place="jackpot container", source="jackpot area", total=100),
    ]
    words = drawn_words(draw_table(see([*of_a_stud(), *dropped]), title="Hand 3"))
    assert {"drop box 1", "jackpot container 1"} <= words
    assert not {"rake area 1", "jackpot area 1"} & words


def test_the_kill_button_lies_before_the_killer_until_it_is_collected(see: See) -> None:
    """Beside the dealer button, which stays."""
    lies: list[AnyEvent] = [
        RoundStarted(4, "deck 1"), ButtonPlaced("dealer button", 2), ButtonPlaced("kill button", 2),
    ]  # fmt: skip
    assert {"D", "K"} <= drawn_words(draw_table(see(lies), title="Hand 4"))
    gone = see([*lies, Procedure("collects the kill button", seat=2)])
    assert "K" not in drawn_words(draw_table(gone, title="Hand 4"))
    assert "D" in drawn_words(draw_table(gone, title="Hand 4"))


SEATS = st.integers(0, 99)
AMOUNTS = st.integers(-(10**14), 10**14).map(Cents)
NAMES = st.text(min_size=1, max_size=80)
CARDS = st.lists(st.sampled_from(parse_cards("As Td 2c 9h")), max_size=5).map(tuple)
EVENTS = st.one_of(
    st.builds(ButtonPlaced, st.just("dealer button"), SEATS),
    st.builds(BetMade, SEATS, st.sampled_from(["bets", "checks", "raises"]), AMOUNTS, AMOUNTS, st.booleans()),
    st.builds(BetsGathered, AMOUNTS, AMOUNTS),
    st.builds(BetReturned, SEATS, AMOUNTS),
    st.builds(BoardDealt, st.just("turn"), CARDS, st.just(4)),
    st.builds(CardsDiscarded, SEATS, st.integers(0, 5), CARDS),
    st.builds(FeeTaken, AMOUNTS, AMOUNTS),
    st.builds(HandShown, SEATS, CARDS),
    st.builds(PotAwarded, NAMES, st.just("low"), SEATS, AMOUNTS),
    st.builds(TurnGiven, SEATS, st.just(("fold", "check")), st.just("first")),
    st.builds(Folded, SEATS),
)


@given(st.lists(EVENTS, max_size=60))
def test_whatever_happens_in_a_pot_game_is_drawn(events: list[AnyEvent]) -> None:
    """Any events give well-formed XML of a bounded size."""
    svg = draw_table([Seen(n, n, event) for n, event in enumerate(events, start=1)], title="x")
    ET.fromstring(svg)  # noqa: S314  our own
    assert len(svg) < 120_000
