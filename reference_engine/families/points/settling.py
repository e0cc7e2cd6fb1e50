"""What becomes of a wager on a hand: it wins, loses, or comes back; a Blackjack is paid more."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from clausewise.reference_engine.core.cards import rank
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.odds import Odds
from clausewise.reference_engine.families.points import announcing, collecting
from clausewise.reference_engine.families.points.counting import ACE, TEN
from clausewise.reference_engine.families.points.dealing import up_card
from clausewise.reference_engine.families.points.state import DealersHand, Hand
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.points.words import SPOTS

if TYPE_CHECKING:
    from clausewise.reference_engine.families.points.ground import PointsGround
    from clausewise.reference_engine.vocabulary.against_dealer.words import Result

SETTLED = "hands settled"
WINS: Result = "wins"
LOSES: Result = "loses"
PUSH: Result = "returned"
OPPOSITES: dict[Result, tuple[Result, Result]] = {
    WINS: (LOSES, PUSH), LOSES: (WINS, PUSH), PUSH: (WINS, LOSES),
}  # fmt: skip
AS_SAID: dict[Result, str] = {WINS: "it wins", LOSES: "it loses", PUSH: "it is a push"}
HALF = 2


class Outcome(NamedTuple):
    """What becomes of a wager, and by which rules; None: it is never settled."""

    result: Result | None
    provisions: tuple[str, ...]
    blackjack: bool = False
    """It is paid as a Blackjack."""


def outcome(table: PointsGround, hand: Hand, dealer: DealersHand, *also: str) -> Outcome:
    """The hand against this one of the dealer's; `also` is what else it is settled by."""
    right, *provisions = _right(table, hand, dealer)
    provisions += ["lose"] * (right == LOSES) + ["play.object"] * (right != PUSH)
    found: Result | None = right
    for provision in (*provisions, *also):
        others: dict[str, Result | None] = {AS_SAID[other]: other for other in OPPOSITES[right]}
        chosen = table.rulings.choose(provision, right, others | {"it is not settled": None})
        found = found if chosen == right else chosen
    return Outcome(found, tuple(provisions), found == WINS and announcing.is_blackjack(table, hand))


def _beside(table: PointsGround, hand: Hand) -> tuple[str, ...]:
    """What else a wager is settled by that had an optional one beside it."""
    return ("optional.no-bearing",) if table.current().boxes[hand.seat].optional else ()


def total_of(table: PointsGround, hand: Hand) -> int:
    """What it counts, whatever was said of it."""
    counts = announcing.points(table, hand).total
    said = counts if hand.announced is None else hand.announced
    others = {
        "the total that was said": said, "the higher of both": max(said, counts),
        "the lower of both": min(said, counts),
    }  # fmt: skip
    return table.rulings.choose(table.way.rule("compute"), counts, others)


def _right(table: PointsGround, hand: Hand, dealer: DealersHand) -> tuple[Result, *tuple[str, ...]]:
    own, others = total_of(table, hand), announcing.points(table, dealer).total
    most = table.rules.target
    own_blackjack, dealers = announcing.is_blackjack(table, hand), announcing.is_blackjack(table, dealer)
    if own > most:
        return LOSES, "lose.over", "definition.push"
    if own_blackjack and dealers:
        return PUSH, "push.blackjacks", "definition.push", "push"
    if dealers and own == most:
        return _against_a_blackjack(table, hand)
    if others > most:
        return WINS, "win.dealer-over"
    if own_blackjack and others == most:
        return WINS, "win.blackjack", "definition.push"
    if own > others:
        return WINS, "win.higher"
    if own < others:
        return (LOSES, "lose.lower", "push.simple-21") if dealers else (LOSES, "lose.lower")
    return PUSH, "push", "definition.push"


def _against_a_blackjack(table: PointsGround, hand: Hand) -> tuple[Result, *tuple[str, ...]]:
    """A simple twenty-one, which the house may deem a push."""
    initial_only = table.rulings.reading("simple-21-split") == "three-cards" and len(hand.cards) == HALF
    deemed = table.option("simple-21") == "push" and not initial_only
    if deemed:
        return PUSH, "push.simple-21", "push"
    return LOSES, "lose.blackjack", "definition.push", "push.simple-21"


# --- paying -----------------------------------------------------------------------------------------------------------


def odds_of_a_blackjack(table: PointsGround) -> Fraction:
    """The odds in play at the table."""
    return table.rules.odds_of_a_blackjack[str(table.option("blackjack-odds"))]


def settle_hand(table: PointsGround, hand: Hand, dealer: DealersHand, *why: str) -> None:
    """The wager of a hand on the spot of this hand of the dealer's."""
    spot = SPOTS[dealer.number - 1]
    if spot not in hand.stakes:
        return
    if hand.surrendered:
        _settle_surrendered(table, hand, spot, dealer)
        return
    also = (*_beside(table, hand), *why)
    found = outcome(table, hand, dealer, *also)
    stake = hand.stakes.pop(spot)
    if found.result is None:
        return
    pays, odds = _pays(table, found, stake)
    event = WagerSettled(hand.seat, spot, stake, found.result, pays, stake_back=found.result != LOSES, hand=hand.number)
    fixes = ("result", "pays") if found.result == WINS else ("result",)
    table.current().settled.append((hand.seat, spot, hand.number, stake))
    compute = (table.way.rule("compute"),) if hand.misannounced else ()
    at_target = _at_the_target(table, hand)
    why_so = announcing.few((*found.provisions, *odds, *also, *compute, *at_target))
    table.does(event, *why_so, fixes=fixes, among=SETTLED)


def _at_the_target(table: PointsGround, hand: Hand) -> tuple[str, ...]:
    """By what twenty-one points are no Blackjack, and not too many."""
    if announcing.points(table, hand).total != table.rules.target:
        return ()
    return ("definition.blackjack", "lose.over", _when_paid(table))


def _pays(table: PointsGround, found: Outcome, stake: Cents) -> tuple[Cents, tuple[str, ...]]:
    if found.result != WINS:
        return Cents(0), ()
    if not found.blackjack:
        payout = table.rulings.payout("win", Odds(1, "to"))
        return (payout.winnings(stake) if isinstance(payout, Odds) else Cents(0)), ("win",)
    provision = _when_paid(table)
    odds = odds_of_a_blackjack(table)
    others = {"even money": Fraction(1), "two to one": Fraction(2), "nothing": Fraction(0)}
    odds = table.rulings.choose(provision, odds, {name: wrong for name, wrong in others.items() if wrong != odds})
    return Cents(int(stake * odds)), (provision,)


def _when_paid(table: PointsGround) -> str:
    card = up_card(table)
    return "blackjack.paid-later" if card is not None and rank(card) >= TEN else "blackjack.low-card"


def lose_over(table: PointsGround, hand: Hand) -> None:
    """A hand over twenty-one is lost at once, whatever the dealer will have."""
    before = len(table.emitted)
    for spot in [spot for spot in SPOTS if spot in hand.stakes]:
        stake = hand.stakes.pop(spot)
        table.current().settled.append((hand.seat, spot, hand.number, stake))
        result = table.rulings.choose("lose.over", LOSES, {"it is a push": PUSH, "it is returned later": PUSH})
        also = ("multiple.all-lost",) if table.spots > 1 else ()
        event = WagerSettled(hand.seat, spot, stake, result, stake_back=result == PUSH, hand=hand.number)
        table.does(event, "lose.over", "definition.push", *also, fixes=("result",), among=SETTLED)
    collecting.collect(table, hand)
    table.may_be_told_later(before, until="round-ended")


# --- Blackjacks -------------------------------------------------------------------------------------------------------


def announce_blackjacks(table: PointsGround) -> None:
    """Each is announced; under a low card it is paid at once, if the house pays it so."""
    card = up_card(table)
    low = card is not None and rank(card) < TEN
    provision = "blackjack.low-card" if low else "blackjack.later"
    for box in table.current().clockwise():
        hand = box.hand
        if hand.split_from is not None or not announcing.is_blackjack(table, hand):
            continue
        hand.done = True
        said = Procedure("announces", words="blackjack", owner=hand.owner)
        before = table.told_so_far()
        table.does(said, provision, "definition.blackjack", fixes=("owner",), late="round-ended")
        table.may_be_told_later(before, until="round-ended")  # by the end it is announced; in whose turn is not said
        if card is None:
            continue
        at_once = low and table.option("blackjack-paid") == "immediately"
        if not low:
            at_once = table.rulings.choose(provision, at_once, {"paid at once all the same": True})
        if at_once:
            pay_at_once(table, hand)


def pay_at_once(table: PointsGround, hand: Hand) -> None:
    """The dealer cannot have one: it wins on every spot."""
    for spot in [spot for spot in SPOTS if spot in hand.stakes]:
        stake = hand.stakes.pop(spot)
        found = Outcome(WINS, ("win.higher",), blackjack=True)
        pays, also = _pays(table, found, stake)
        table.current().settled.append((hand.seat, spot, hand.number, stake))
        event = WagerSettled(hand.seat, spot, stake, WINS, pays, stake_back=True)
        table.does(event, *also, fixes=("result", "pays"), late="round-ended", among=SETTLED)
    before = table.told_so_far()
    collecting.collect(table, hand)
    table.may_be_told_later(before, until="round-ended")  # that it is paid at once says nothing of its cards


# --- a hand that was given up -----------------------------------------------------------------------------------------


def surrender_waits(table: PointsGround) -> bool:
    """Whether what a surrender costs is not known before the dealer's second card."""
    card = up_card(table)
    if card is None:
        return False
    if rank(card) == ACE:
        return table.rulings.reading("surrender-ace") == "lost"
    return rank(card) >= TEN and table.rulings.reading("surrender-tens") == "whole"


def settle_surrender(table: PointsGround, hand: Hand) -> None:
    """Half of the wager is given over to the house, the other half comes back."""
    stake = hand.stakes.pop(SPOTS[0])
    half = table.rulings.choose(
        "definition.surrender",
        Cents(stake // HALF),
        {"all of it": Cents(0), "none of it": stake, "a quarter": Cents(stake // 4 * 3)},
    )
    table.current().settled.append((hand.seat, SPOTS[0], hand.number, stake))
    event = WagerSettled(hand.seat, SPOTS[0], stake, "surrendered", half, hand=hand.number)
    table.does(event, "definition.surrender", fixes=("result", "pays"), among=SETTLED)
    collecting.collect(table, hand)


def _settle_surrendered(table: PointsGround, hand: Hand, spot: str, dealer: DealersHand) -> None:
    """It had to wait for the dealer's second card: against a Blackjack all is lost."""
    lost = announcing.is_blackjack(table, dealer)
    lost = table.rulings.choose("surrender.blackjack", lost, {"half comes back all the same": False, "never": True})
    if not lost:
        settle_surrender(table, hand)
        return
    stake = hand.stakes.pop(spot)
    table.current().settled.append((hand.seat, spot, hand.number, stake))
    event = WagerSettled(hand.seat, spot, stake, LOSES, hand=hand.number)
    table.does(event, "surrender.blackjack", "lose.lower", fixes=("result",), among=SETTLED)
