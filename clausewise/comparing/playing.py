"""A round played under one rule set, and what came of it: what was allowed, what was void, what was won and paid."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from clausewise.comparing.rounds import BEFORE, DEALT, DECISION, Act, Round
from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.equipment.stacking import stack
from clausewise.reference_engine.families.family import Game
from clausewise.reference_engine.families.table import Table
from clausewise.reference_engine.rulebooks.games import RULEBOOKS, places
from clausewise.reference_engine.vocabulary.against_dealer.events import BonusPaid, WagerSettled, WagerTaken
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.cards.events import CardDealt, HandRanked
from clausewise.reference_engine.vocabulary.cards.stimuli import StackDeck
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Proceed
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent, Seen
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt

MOST_STAGES = 60
MOST_CITED = 5
"""More clauses than any one event cites."""

Clauses = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Side:
    """A rulebook with what its house has chosen and how it is read."""

    rulebook: str
    options: Mapping[str, str | int]
    readings: Mapping[str, str]

    @property
    def game(self) -> Game[Any]:
        """The game that is played under these choices."""
        return RULEBOOKS[self.rulebook].game(self.options)


@dataclass(frozen=True, slots=True)
class Answer:
    """What a rule set said to one act."""

    accepted: bool
    clauses: Clauses
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a wager, or of a seat's bonus: in words, how much for each cent staked, and by which clauses."""

    told: str
    clauses: Clauses


@dataclass(slots=True)
class Played:
    """All that a comparison looks at."""

    answers: dict[Act, Answer] = field(default_factory=dict)
    situations: dict[Act, tuple[int, ...]] = field(default_factory=dict)
    """Where the hand had come to when an act was tried, if it matters."""
    outcomes: dict[tuple[int, str], Outcome] = field(default_factory=dict)
    stakes: dict[tuple[int, str], int] = field(default_factory=dict)
    """Wagers that stood at some time."""
    categories: dict[str, str] = field(default_factory=dict)
    """What each hand ranks as, by its place."""
    cards: dict[str, frozenset[Card]] = field(default_factory=dict)
    """What lies at the end with each player and the dealer."""
    void: Outcome | None = None
    voided: Clauses = ()
    """By which clauses a wrong number of cards was a matter of one hand, which is void or is completed."""
    seen: list[Seen] = field(default_factory=list)


def play(one: Round, side: Side) -> Played:
    """Plays the round on a table of its own. Raises NotOffered where the house's choices do not go together."""
    table = open_table(TableSetup(side.rulebook, dict(side.options), dict(side.readings)))
    played = Played()
    for act in one.acts:
        if act.moment == BEFORE:
            _do(table, act, played)
    standing = sorted({seen.event.seat for seen in table.seen if isinstance(seen.event, WagerTaken)})
    if standing:
        order = places(side.rulebook, side.options, side.readings, standing)
        table.submit(StackDeck(stack(one.hands, order)))
    _deal(table)
    for act in one.acts:
        if act.moment == DEALT:
            _do(table, act, played)
    _decide(table, [act for act in one.acts if act.moment == DECISION], played)
    _look(table, played)
    return played


def _do(table: Table, act: Act, played: Played) -> bool:
    before = len(table.seen)
    receipt = table.submit(act.stimulus)
    if receipt.accepted:
        done = zip(table.seen[before:], table.citations[before:], strict=True)
        # That a round begins with the act says nothing of the act.
        by = (citation for seen, citation in done if not isinstance(seen.event, RoundStarted))
        cited = dict.fromkeys(clause for citation in by for clause in citation)
        played.answers[act] = Answer(True, tuple(cited)[:MOST_CITED])
    else:
        played.answers[act] = Answer(False, table.refusal_citations, receipt.reason)
    return receipt.accepted


def _deal(table: Table) -> None:
    """Until the cards lie and the table waits for the players, or can do nothing more."""
    for _ in range(MOST_STAGES):
        before = len(table.seen)
        table.submit(Proceed())
        new = [seen.event for seen in table.seen[before:]]
        waits = any(isinstance(e, Procedure) and e.act in ("asks", "examines", "lays down") for e in new)
        if not new or waits or any(isinstance(event, RoundEnded) for event in new):
            return


def _decide(table: Table, decisions: list[Act], played: Played) -> None:
    """Each decision as soon as the table takes it; one that it never takes is refused, and the player folds instead."""
    left = list(decisions)
    for _ in range(MOST_STAGES):
        before = len(table.seen)
        left = _still_to_do(table, left, played)
        if any(isinstance(seen.event, RoundEnded) for seen in table.seen):
            return
        table.submit(Proceed())
        if len(table.seen) > before:
            continue
        if not left:
            return
        refused = left.pop(0)
        if refused.seat is None or not table.submit(Fold(refused.seat)).accepted:
            return


def _still_to_do(table: Table, left: Sequence[Act], played: Played) -> list[Act]:
    """Tries what is left: decisions again until they are taken, anything else once, when all before it is done."""
    waiting: list[Act] = []
    for act in left:
        decides = isinstance(act.stimulus, Fold | PlaceWager)
        if (waiting and not decides) or (not _do(table, act, played) and decides):
            waiting.append(act)
    return waiting


def _look(table: Table, played: Played) -> None:
    played.seen = list(table.seen)
    completing = table.rulings.clauses.get("misdealt.dealer-short", ())
    for seen, cited in zip(table.seen, table.citations, strict=True):
        match seen.event:
            case WagerTaken() as taken:
                played.stakes[taken.seat, taken.wager] = taken.amount
            case WagerSettled() as settled:
                played.outcomes[settled.seat, settled.wager] = Outcome(settlement(settled), cited)
            case BonusPaid(holder=None) as bonus:
                ante = played.stakes.get((bonus.seat, "ante"), 0)
                odds = f"{_odds(bonus.amount, ante)} on the ante" if ante else "paid"
                played.outcomes[bonus.seat, bonus.bonus] = Outcome(odds, cited)
            case CardDealt() as dealt if dealt.card is not None:
                _lies(played, dealt.to, (dealt.card,))
                if set(cited).intersection(completing):
                    played.voided = cited
            case StackDealt() as stacked:
                _lies(played, stacked.to, stacked.cards or ())
            case HandRanked(wager=None) as ranked:
                played.categories[ranked.owner] = ranked.category
            case _:
                _look_for_void(seen.event, cited, played)


def _look_for_void(event: AnyEvent, cited: Clauses, played: Played) -> None:
    if isinstance(event, Procedure) and event.act == "voids a hand":
        played.voided = cited
    elif isinstance(event, Procedure) and event.act == "voids all hands":
        played.void = Outcome("all hands are void", cited)
    elif isinstance(event, RoundEnded) and event.void and played.void is None:
        played.void = Outcome("the round is void", cited)


def _lies(played: Played, place: str, cards: Iterable[Card]) -> None:
    if place == "dealer" or place.startswith("seat "):
        played.cards[place] = played.cards.get(place, frozenset()).union(cards)


def settlement(settled: WagerSettled) -> str:
    """What became of a wager, whatever its amount.

    >>> from clausewise.reference_engine.core.money import dollars
    >>> settlement(WagerSettled(1, "ante", dollars(10), "wins", dollars(20), stake_back=True))
    'wins 2 to 1'
    >>> settlement(WagerSettled(1, "ante", dollars(10), "returned"))
    'returned'
    """
    if settled.result != "wins":
        return settled.result
    return f"wins {_odds(settled.pays, settled.stake)}"


def _odds(pays: int, stake: int) -> str:
    ratio = Fraction(pays, stake) if stake else Fraction(0)
    return f"{ratio.numerator} to {ratio.denominator}"
