"""The wager that the dealer has a Blackjack: offered under an ace, decided by the dealer's second card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.cards import rank
from clausewise.reference_engine.core.money import Cents, show_money
from clausewise.reference_engine.core.odds import Odds
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.offers import Amounts
from clausewise.reference_engine.families.points import announcing, wagering
from clausewise.reference_engine.families.points.counting import ACE
from clausewise.reference_engine.families.points.dealing import up_card
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled, WagerTaken
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.points.words import INSURANCES, SPOTS

if TYPE_CHECKING:
    from clausewise.reference_engine.families.points.ground import PointsGround
    from clausewise.reference_engine.families.points.state import Box
    from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager

SPOT_OF = dict(zip(INSURANCES, SPOTS, strict=True))
INSURED = "insurance settled"


def is_taken(table: PointsGround) -> bool:
    """Whether the house takes insurance; in Multiple Action any player may have it, as it is read."""
    of_right = table.spots > 1 and table.rulings.reading("insurance-in-multiple-action") == "of-right"
    return of_right or table.allows_players("insurance")


def _provision(table: PointsGround) -> str:
    return "multiple.insurance" if table.spots > 1 else "insurance.allowed"


def offer(table: PointsGround) -> None:
    """Under an ace the house asks who wants to be insured, before any player elects."""
    card = up_card(table)
    if card is None or rank(card) != ACE or not is_taken(table):
        return
    table.phase = "insuring"
    table.reports(Procedure("offers insurance"), _provision(table), "definition.insurance")


def amounts(table: PointsGround, box: Box, wager: str) -> Amounts:
    """Up to half of what it insures, or as some read it, any amount."""
    insured = box.hand.stakes.get(SPOT_OF[wager], Cents(0))
    if table.rulings.reading("insurance-amount") == "any":
        return Amounts(1, insured)
    return Amounts(1, table.rulings.figure("insurance.half", insured // 2))


def demand_lawful(table: PointsGround, wager: PlaceWager) -> Box:
    """Refuses an insurance that may not be made now; the box that makes it."""
    rulings = table.rulings
    current = table.current()
    card = up_card(table) if current.dealt else None
    box = current.boxes.get(wager.seat)
    if box is None or wager.hand != 1:
        raise Refusal("nobody has a hand there")
    if wager.player not in (None, box.player):
        raise Refusal("it is not this player's hand")
    rulings.demand(_provision(table), is_taken(table), "the house takes no insurance wagers")
    ace = card is not None and rank(card) == ACE
    rulings.demand("definition.insurance", ace, "the dealer does not show an ace")
    if ace and is_taken(table) and table.phase != "insuring":
        rulings.demand("insurance.before-elections", lawful=False, reason="players have begun to elect")
    if SPOT_OF[wager.wager] not in box.hand.stakes:
        raise Refusal("there is no wager to insure", _provision(table))
    if rulings.reading("own-blackjack-insured") == "no" and announcing.is_blackjack(table, box.hand):
        raise Refusal("a Blackjack has nothing left to insure", "definition.insurance")
    wagering.demand_instrument(table, wager, "wager.instrument")
    if wager.amount <= 0:
        raise Refusal("a wager of nothing is no wager", "definition.insurance")
    total = box.beside.get(wager.wager, Cents(0)) + wager.amount
    most = Cents(amounts(table, box, wager.wager).greatest)
    rulings.demand("insurance.half", total <= most, f"insurance is at most {show_money(most)} here")
    return box


def place(table: PointsGround, wager: PlaceWager) -> None:
    """A player insures the hand."""
    box = demand_lawful(table, wager)
    total = Cents(box.beside.get(wager.wager, Cents(0)) + wager.amount)
    box.beside[wager.wager] = total
    event = WagerTaken(wager.seat, wager.wager, total)
    table.does(event, "definition.insurance", _provision(table), "insurance.half", fixes=("amount",))


def unsettled(table: PointsGround, number: int = 1) -> list[Box]:
    """The boxes whose insurance against this hand of the dealer's has not been decided."""
    wager = INSURANCES[number - 1]
    return [box for box in table.current().clockwise() if wager in box.beside]


def settle(table: PointsGround, number: int, *, blackjack: bool) -> None:
    """By the dealer's second card: the wager wins if it makes a Blackjack."""
    wager = INSURANCES[number - 1]
    for box in unsettled(table, number):
        stake = box.beside.pop(wager)
        won = table.rulings.choose("insurance.wins", blackjack, {"it never wins": False, "it always wins": True})
        why = ("multiple.insurance-decided",) if table.spots > 1 else ("definition.insurance",)
        table.current().settled.append((box.number, wager, 1, stake))
        if not won:
            event = WagerSettled(box.number, wager, stake, "loses")
            table.does(event, *why, "insurance.wins", fixes=("result",), among=INSURED)
            continue
        payout = table.rulings.payout("insurance.odds", Odds(int(table.rules.odds["insurance"]), "to"))
        pays = payout.winnings(stake) if isinstance(payout, Odds) else Cents(0)
        event = WagerSettled(box.number, wager, stake, "wins", pays, stake_back=True)
        table.does(event, *why, "insurance.wins", "insurance.odds", fixes=("result", "pays"), among=INSURED)
