"""A hand for a pot under one rule set, and what came of it: what was allowed, who has which pot, what is taken."""

from __future__ import annotations

from collections import Counter

from clausewise.comparing.playing import MOST_CITED, Answer, Clauses, Outcome, Played, Side
from clausewise.comparing.rounds import BEFORE, Act, Round
from clausewise.reference_engine.core.money import show_money
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.equipment.stacking import stack
from clausewise.reference_engine.families.pot.may import may
from clausewise.reference_engine.families.table import Table
from clausewise.reference_engine.rulebooks.games import places
from clausewise.reference_engine.vocabulary.cards.events import CardDealt, HandRanked
from clausewise.reference_engine.vocabulary.cards.stimuli import StackDeck
from clausewise.reference_engine.vocabulary.core.events import RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Proceed
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.pot.events import (
    BetReturned,
    BoardDealt,
    ButtonPlaced,
    FeeTaken,
    PotAwarded,
    TurnGiven,
)
from clausewise.reference_engine.vocabulary.pot.stimuli import Bet, BuyIn, Call, Check, PlaceButton, Post, Raise

MOST_STEPS = 400
HOUSE = 0
"""Whose outcomes those are that belong to no seat."""
MOVES = (Check, Call, Bet, Raise)
DEFAULT = Check
"""A turn in which a player checks, or calls where a check is none: no act of its own."""


def turn(number: int) -> str:
    """When an act is done: in which turn of its seat."""
    return f"in turn {number}"


def play(one: Round, side: Side) -> Played:
    """Plays the hand on a table of its own, and begins the next one, in which the button lies elsewhere."""
    table = open_table(TableSetup(side.rulebook, dict(side.options), dict(side.readings)))
    played = Played()
    for act in one.acts:
        if act.moment == BEFORE:
            _do(table, act, played, ())
    seats = [act.stimulus.seat for act in one.acts if isinstance(act.stimulus, BuyIn) and played.answers[act].accepted]
    if seats:
        table.submit(PlaceButton(max(seats)))
        table.submit(StackDeck(stack(one.hands, places(side.rulebook, side.options, side.readings, seats))))
        _play_out(table, one, played)
    _look(table, played, sorted(seats))
    return played


def _play_out(table: Table, one: Round, played: Played) -> None:
    turns: Counter[int] = Counter()
    over = False
    for _ in range(MOST_STEPS):
        offers = [offer.act for offer in may(table)]  # type: ignore[arg-type]  # a table of these games
        posts = [act for act in offers if isinstance(act, Post)]
        moves = [act for act in offers if isinstance(act, MOVES)]
        if over and (posts or moves):
            return
        if posts:
            table.submit(posts[0])
        elif moves:
            seat = moves[0].seat
            turns[seat] += 1
            _move(table, one, played, seat, turns[seat])
        elif Proceed() in offers:
            before = len(table.seen)
            table.submit(Proceed())
            if over and len(table.seen) == before:
                return
        else:
            return
        over = over or any(isinstance(seen.event, RoundEnded) for seen in table.seen)


def _move(table: Table, one: Round, played: Played, seat: int, number: int) -> None:
    """What the script has for this turn; where it has nothing, or it is refused, a check or a call."""
    last = next(seen.event for seen in reversed(table.seen) if isinstance(seen.event, TurnGiven))
    board = sum(isinstance(seen.event, BoardDealt) for seen in table.seen)
    scripted = [act for act in one.acts if act.seat == seat and act.moment == turn(number)]
    for act in scripted:
        if not isinstance(act.stimulus, DEFAULT) and _do(table, act, played, (board, last.due)):
            return
    if not any(table.submit(move).accepted for move in (Check(seat), Call(seat))):
        table.submit(Fold(seat))


def _do(table: Table, act: Act, played: Played, situation: tuple[int, ...]) -> bool:
    before = len(table.seen)
    receipt = table.submit(act.stimulus)
    if receipt.accepted:
        cited = dict.fromkeys(clause for citation in table.citations[before:] for clause in citation)
        played.answers[act] = Answer(True, tuple(cited)[:MOST_CITED])
    else:
        played.answers[act] = Answer(False, table.refusal_citations, receipt.reason)
    played.situations[act] = situation
    return receipt.accepted


# --- what came of it --------------------------------------------------------------------------------------------------


def _look(table: Table, played: Played, seats: list[int]) -> None:
    played.seen = list(table.seen)
    awards: dict[tuple[str, str], list[tuple[PotAwarded, Clauses]]] = {}
    fee: Counter[str] = Counter()
    fee_by: dict[str, Clauses] = {}
    for seen, cited in zip(table.seen, table.citations, strict=True):
        match seen.event:
            case CardDealt(card=card, to=to) if card is not None and to.startswith("seat "):
                played.cards[to] = played.cards.get(to, frozenset()).union((card,))
            case PotAwarded() as award:
                awards.setdefault((award.pot, award.share), []).append((award, cited))
            case FeeTaken() as taken:
                fee[taken.fund] += taken.amount
                fee_by[taken.fund] = cited
            case BetReturned() as back:
                played.outcomes[back.seat, "a bet that nobody calls"] = Outcome("comes back", cited)
            case ButtonPlaced(button="dealer button") as placed:
                # It lay at the last of the seats.
                moved = seats.index(placed.seat) + 1 if placed.seat in seats else 0
                told = f"{moved} to the left" if moved else "where nobody was dealt in"
                played.outcomes[HOUSE, "the button of the next hand"] = Outcome(told, cited)
            case HandRanked() as ranked:
                played.categories[ranked.owner if ranked.game != "low" else f"{ranked.owner}, low"] = ranked.category
    for fund, amount in fee.items():
        played.outcomes[HOUSE, "what the house takes"] = Outcome(f"{show_money(amount)} as {fund}", fee_by[fund])  # type: ignore[arg-type]  # cents
    for (pot, share), shares in awards.items():
        _look_at_awards(played, seats, pot, share, shares)


def _look_at_awards(
    played: Played, seats: list[int], pot: str, share: str, shares: list[tuple[PotAwarded, Clauses]]
) -> None:
    whole = "" if share == "whole" else f"the {share} half of "
    which = ", low" if share == "low" else ""
    hands = sorted(played.categories.get(f"seat {award.seat}{which}", "the last one left") for award, _ in shares)
    cited = shares[0][1]
    played.outcomes[HOUSE, f"{whole}the {pot} pot"] = Outcome(f"to {' and '.join(hands)}", cited)
    odd = [award.seat for award, _ in shares if award.odd_chips]
    if odd:
        of = {award.seat: by for award, by in shares}
        places = " and ".join(str(seats.index(seat) + 1) for seat in sorted(odd))
        told = f"to the player {places} to the left of the button"
        played.outcomes[HOUSE, f"odd chips of {whole}the {pot} pot"] = Outcome(told, of[odd[0]])
