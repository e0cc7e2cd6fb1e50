"""One whole round of each rulebook, from the first player to the end: what the page of rounds shows, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from clausewise.reference_engine.core.cards import parse_cards
from clausewise.reference_engine.core.dice import parse_faces
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.cards.stimuli import BringDecks, CardsFor, ForceCards, StackDeck
from clausewise.reference_engine.vocabulary.core.events import RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Perform, Proceed, Sit
from clausewise.reference_engine.vocabulary.core.words import Duty
from clausewise.reference_engine.vocabulary.description import Performer, Receipt, TableSetup
from clausewise.reference_engine.vocabulary.dice.stimuli import SetDice
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.points.stimuli import DoubleDown, Stand
from clausewise.reference_engine.vocabulary.pot.stimuli import Bet, BuyIn, Call, Check, Discard, PlaceButton, Raise
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.vendor_pages.findings import kind_of
from clausewise.vendor_pages.kept_rounds import Step

SEED: Final = 7
MOST_STEPS: Final = 80


@dataclass(frozen=True, slots=True, kw_only=True)
class WholeRound:
    """A table, what comes before the cards, and what the players decide, one after the other."""

    about: str
    setup: TableSetup
    before: tuple[AnyStimulus, ...]
    decisions: tuple[AnyStimulus, ...]
    people: tuple[Duty, ...] = ()
    """Duties that people perform."""
    name: str = ""
    """What it shows, where a rulebook has more than its plain round."""

    @property
    def title(self) -> str:
        return f"{self.setup.rulebook}, {self.name}" if self.name else self.setup.rulebook


def _stacked(cards: str) -> StackDeck:
    return StackDeck(parse_cards(cards))


def _against_the_dealer(rulebook: str, *wagers: PlaceWager, cards: str, **options: str | int) -> WholeRound:
    """Seat 1 plays for the ante, seat 2 folds."""
    return WholeRound(
        about="Seat 1 plays, seat 2 folds.",
        setup=TableSetup(rulebook, options, seed=SEED),
        before=(Sit(1), Sit(2), *wagers, _stacked(cards)),
        decisions=(PlaceWager(1, "play", dollars(10)), Fold(2)),
    )


def _for_a_pot(rulebook: str, about: str, cards: str, *decisions: AnyStimulus, **options: str | int) -> WholeRound:
    """Three players; the button lies at seat 3."""
    return WholeRound(
        about=about,
        setup=TableSetup(rulebook, options, seed=SEED),
        before=(*(BuyIn(seat, dollars(100)) for seat in (1, 2, 3)), PlaceButton(3), _stacked(cards)),
        decisions=decisions,
    )


ROUNDS: Final = (
    _against_the_dealer(
        "three-card",
        PlaceWager(1, "ante", dollars(10)),
        PlaceWager(1, "pair plus", dollars(5)),
        PlaceWager(2, "ante", dollars(10)),
        cards="9s 2c Kd 8h 4d 9d 7c Ts 5h",
    ),
    _against_the_dealer(
        "mlgca-four-card",
        PlaceWager(1, "ante", dollars(10)),
        PlaceWager(1, "aces up", dollars(5)),
        PlaceWager(1, "progressive", dollars(5)),
        PlaceWager(2, "ante", dollars(10)),
        cards="9s 2c Kd 9h 4d Kh 9c Ts 5h",
        progressive="A",
    ),
    _against_the_dealer(
        "oneida-four-card",
        PlaceWager(1, "ante", dollars(10)),
        PlaceWager(1, "aces up", dollars(5)),
        PlaceWager(2, "ante", dollars(10)),
        cards="9s 2c Kd 9h 4d Kh 9c Ts 5h",
        dealing="hand",
    ),
    _for_a_pot(
        "oasis-holdem",
        "Seat 3 folds, seat 2 is called at the flop, and two hands are shown.",
        "As 7h 2c Ad 7d 3c 4s Ah Ts 7c 5s 9d 6s Qc",
        Fold(3), Call(1), Check(2), Check(1), Bet(2, dollars(4)), Call(1), Check(1), Check(2), Check(1), Check(2),
    ),
    _for_a_pot(
        "oasis-omaha",
        "The pot is split between the highest hand and the lowest.",
        "As 7h 2c 2s 7d 9c Ah 9h 9s 3d Kd Tc 4s 5h 8s 7c 5s 9d 6s Kc",
        Fold(3), Call(1), Check(2), *(Check(seat) for _ in range(3) for seat in (1, 2)),
    ),
    _for_a_pot(
        "oasis-pineapple",
        "Each player gives one of three hole cards away.",
        "As 7h 2c Ad 7d 3c Kd Qh 9s 4s Ah Ts 7c 5s 9d 6s Qc",
        Fold(3), Call(1), Check(2), Discard(1, parse_cards("Kd")), Discard(2, parse_cards("Qh")),
        *(Check(seat) for _ in range(3) for seat in (1, 2)),
    ),
    _for_a_pot(
        "oasis-lowball",
        "Antes, a draw, and the lowest hand wins.",
        "2c 3c 7d 4c 8d 9d 6c Td Jd 8h Qd Kc Ks Kd Qs 5d 4s",
        Bet(1, dollars(3)), Raise(2, dollars(6)), Fold(3), Call(1), Discard(1, parse_cards("Ks")), Discard(2),
        Check(1), Check(2),
    ),
    _for_a_pot(
        "oasis-collection", "The rates alone: a hand in which everybody folds to the big blind.", "", Fold(3), Fold(1),
    ),
    WholeRound(
        about="Five-card stud: seat 2 has the lowest up-card and the forced bet, seat 1 the highest hand showing.",
        setup=TableSetup("oneida-poker", {"game": "Five-Card Stud High", "limits": "4-8"}, seed=SEED),
        before=(
            *(BuyIn(seat, dollars(100)) for seat in (1, 2)),
            ForceCards((
                CardsFor("seat 1", parse_cards("As Kd 9c 4h")), CardsFor("seat 2", parse_cards("Ks 3c 8d 7h")),
            )),
        ),
        decisions=(Call(1), Bet(1, dollars(4)), Call(2), Bet(1, dollars(8)), Fold(2)),
    ),
    WholeRound(
        about="Two players wager on what three dice show.",
        setup=TableSetup("oneida-sic-bo", seed=SEED),
        before=(
            Sit(1), Sit(2), PlaceWager(1, "small", dollars(10)), PlaceWager(1, "total", dollars(5), selection="9"),
            PlaceWager(2, "two dice combination", dollars(10), selection="5 and 6"), SetDice(parse_faces("1 2 6")),
        ),
        decisions=(),
    ),
    WholeRound(
        about="Seat 1 doubles down, seat 2 stands, and the dealer draws to a total over 21.",
        setup=TableSetup("oneida-blackjack", seed=SEED),
        before=(
            Sit(1), Sit(2), PlaceWager(1, "blackjack", dollars(10)), PlaceWager(2, "blackjack", dollars(10)),
            PlaceWager(2, "same suit", dollars(5)),
            ForceCards((
                CardsFor("seat 1", parse_cards("5s 6d Tc")), CardsFor("seat 2", parse_cards("Kh 9h")),
                CardsFor("dealer", parse_cards("6c Ts 8d")),
            )),
        ),
        decisions=(DoubleDown(1), Stand(2)),
    ),
    WholeRound(
        name="from the opening on",
        about="The decks are brought to a table that is not open yet; seat 1 comes, and folds.",
        setup=TableSetup("three-card", {"dealing": "hand"}, seed=SEED, ready=False),
        before=(
            BringDecks(), Proceed(), Proceed(), Sit(1), Proceed(), Proceed(), Proceed(),
            PlaceWager(1, "ante", dollars(10)),
        ),
        decisions=(Fold(1),),
    ),
    WholeRound(
        name="from the opening on",
        about="The floorperson tries the computer before the first wager.",
        setup=TableSetup("oneida-sic-bo", seed=SEED, ready=False),
        before=(Proceed(), Sit(1), PlaceWager(1, "one of a kind", dollars(10), selection="6"),
                SetDice(parse_faces("1 2 6"))),
        decisions=(),
    ),
    WholeRound(
        name="with people",
        about="A person deals and settles; seat 1 folds.",
        setup=TableSetup("three-card", {"dealing": "hand"}, seed=SEED),
        before=(Sit(1), PlaceWager(1, "ante", dollars(10))),
        decisions=(Fold(1),),
        people=("deal", "settle"),
    ),
)  # fmt: skip


def steps_of(round_asked: WholeRound) -> Iterator[Step]:
    """The round as the engine plays it: who has to decide does, and otherwise the house goes on."""
    performs: dict[Duty, Performer] = dict.fromkeys(round_asked.people, "person")
    table = open_table(round_asked.setup, performs=performs)
    stimuli, told, asked = [*round_asked.before], 0, set[int]()
    receipt = Receipt(accepted=True)
    decisions = iter(round_asked.decisions)
    for _ in range(MOST_STEPS):
        stimulus: AnyStimulus = Proceed() if receipt.awaiting is None else Perform(receipt.awaiting)
        if stimuli:
            stimulus = stimuli.pop(0)
        elif asked:
            stimulus = next(decisions, stimulus)
        receipt = table.submit(stimulus)
        events = tuple(seen.event for seen in table.seen[told:])
        told += len(events)
        asked.discard(getattr(stimulus, "seat", 0))
        asked |= {seat for event in events if (seat := _asked(event))}
        yield Step(stimulus, receipt, events)
        if any(isinstance(event, RoundEnded) for event in events):
            return
    raise RuntimeError(f"the round of {round_asked.setup.rulebook} did not end within {MOST_STEPS} steps")


def _asked(event: AnyEvent) -> int:
    """The seat that has to decide now; 0 for none."""
    return int(getattr(event, "seat", 0)) if kind_of(event) in ("turn-given", "asks") else 0
