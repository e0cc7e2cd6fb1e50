"""Wagers on suits: on those of the first two cards, and on that of a further card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clausewise.reference_engine.core.cards import rank, suit
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.odds import Odds
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.points import wagering
from clausewise.reference_engine.families.points.counting import ACE
from clausewise.reference_engine.families.points.dealing import up_card
from clausewise.reference_engine.families.points.state import FIRST_CARDS
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled, WagerTaken
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.points.words import HIT, INITIAL_SUIT

if TYPE_CHECKING:
    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.families.points.ground import PointsGround
    from clausewise.reference_engine.families.points.state import Box, Hand
    from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager

KING, QUEEN = 13, 12
SAME_SUIT, ROYAL = INITIAL_SUIT
BEFORE_INSURANCE: Final = "before insurance"
LATER: Final = ("after insurance is offered", "when the dealer's hand has been decided", "with the cards collected")
LOWER: Final = 1
"""By how much a house pays less that does not pay the highest odds."""


def of_one_suit(cards: list[Card]) -> bool:
    """Whether all of them are."""
    return len({suit(card) for card in cards}) == 1


def odds_of(table: PointsGround, wager: str) -> int:
    """What the house pays at present, to one: the highest odds, or lower ones."""
    return int(table.rules.odds[wager]) - (LOWER if table.option("optional-odds") == "lower" else 0)


# --- the first two cards ----------------------------------------------------------------------------------------------


def settle_initial(table: PointsGround, moment: str = BEFORE_INSURANCE) -> None:
    """From left to right, before anything else is done with the hands."""
    chapter = "suit.pitch" if table.from_the_hand else "suit.shoe"
    boxes = [box for box in table.current().clockwise() if any(wager in box.beside for wager in INITIAL_SUIT)]
    if not boxes:
        return
    others = {name: name for name in LATER}
    if table.rulings.choose(f"{chapter}-before-insurance", BEFORE_INSURANCE, others) != moment:
        return
    boxes = table.rulings.choose(
        f"{chapter}-direction",
        boxes,
        {
            "from right to left": boxes[::-1],
            "the last first": [*boxes[-1:], *boxes[:-1]],
            "the first last": [*boxes[1:], *boxes[:1]],
        },
    )
    for box in boxes:
        for wager in [wager for wager in INITIAL_SUIT if wager in box.beside]:
            _settle(table, box, wager, chapter, several=len(boxes) > 1)


def _wins(table: PointsGround, wager: str, cards: list[Card]) -> bool:
    alike = of_one_suit(cards)
    if wager == SAME_SUIT:
        return table.rulings.choose(
            f"suit.{wager}", alike, {"one color will do": _one_color(cards), "any suits": True, "never": False}
        )
    royal = {rank(card) for card in cards} == {KING, QUEEN}
    return table.rulings.choose(
        f"suit.{wager}",
        alike and royal,
        {
            "of any suits": royal,
            "any two of one suit": alike,
            "any two pictures of one suit": alike and _pictures(cards),
        },
    )


def _one_color(cards: list[Card]) -> bool:
    return len({suit(card) in "dh" for card in cards}) == 1


def _pictures(cards: list[Card]) -> bool:
    return all(QUEEN - 1 <= rank(card) <= KING for card in cards)


def _settle(table: PointsGround, box: Box, wager: str, chapter: str, *, several: bool) -> None:
    stake = box.beside.pop(wager)
    won = _wins(table, wager, box.hand.cards[:FIRST_CARDS])
    direction = (f"{chapter}-direction",) if several else ()
    insured = (card := up_card(table)) is not None and rank(card) == ACE
    before_insurance = (f"{chapter}-before-insurance",) if insured else ()
    if not won:
        event = WagerSettled(box.number, wager, stake, "loses")
        table.does(
            event, f"{chapter}-time", f"suit.{wager}", *direction, *before_insurance,
            fixes=("result",), late="offers insurance",
        )  # fmt: skip
        table.current().settled.append((box.number, wager, 1, stake))
        return
    if wager == ROYAL:
        notified = Procedure("notifies the floorperson", seat=box.number, wager=wager)
        table.does(notified, "suit.notify", fixes=("seat",), late="round-ended", among="suits settled")
    pays = pays_at_most(table, f"suit.{wager}.odds", wager, stake)
    event = WagerSettled(box.number, wager, stake, "wins", pays, stake_back=True)
    table.does(
        event, f"{chapter}-time", f"suit.{wager}", f"suit.{wager}.odds", *direction, *before_insurance,
        fixes=("result", "pays"), late="offers insurance",
    )  # fmt: skip
    _may_pay_less(table, wager, stake)
    table.current().settled.append((box.number, wager, 1, stake))


def pays_at_most(table: PointsGround, provision: str, wager: str, stake: Cents) -> Cents:
    """What an optional wager pays: no more than the highest odds of the rules, and what the house has declared."""
    offered = odds_of(table, wager)
    payout = table.rulings.payout(provision, Odds(offered, "to"))
    return payout.winnings(stake) if isinstance(payout, Odds) else Cents(0)


def _may_pay_less(table: PointsGround, wager: str, stake: Cents) -> None:
    """A house that does not pay the highest odds fixes by itself what it pays, below them."""
    if table.option("optional-odds") == "lower":
        table.house_may_pay(most=int(table.rules.odds[wager] * stake) - 1)


# --- a further card ---------------------------------------------------------------------------------------------------


def demand_hit_wager(table: PointsGround, wager: PlaceWager, hand: Hand) -> None:
    """Refuses a wager on the suit of a further card that may not be made now."""
    rulings = table.rulings
    offered = table.allows_players("hit-wagers")
    if not rulings.permits("hit.offered", offered):
        raise Refusal("this table does not offer Hit Wagers", "hit.offered", *_pitch(table))
    if table.from_the_hand:
        rulings.demand("hit.pitch", lawful=True, reason="no Hit Wager is made on cards that are dealt from the hand")
    wagering.demand_instrument(table, wager, "optional.placed")
    box = table.current().boxes[hand.seat]
    rulings.demand("optional.own-hand", wager.player in (None, box.player), "it is not made on another player's hand")
    rulings.demand("optional.one-each", not hand.hit_wager, "one Hit Wager is made on a hand at a time")
    alike = of_one_suit(hand.cards)
    if hand.split_from is not None:
        rulings.demand(
            "hit.after-split", table.allows_players("split-hit-wagers"), "the house takes no Hit Wagers after a split"
        )
        rulings.demand("hit.split-suits", hand.split_suited, "the cards that were split are not of the same suit")
        rulings.demand("hit.as-all", alike, "the hand is not of one suit")
    elif len(hand.cards) == FIRST_CARDS:
        suited = alike or rulings.reading("suit-unsuited") == "allowed"
        rulings.demand("hit.suited", suited, "the first cards are not of the same suit")
    else:
        rulings.demand("hit.until", alike, "the hand is not of one suit any more")
    wagering.demand_optional_amount(table, wager.amount, table.current().boxes[hand.seat].hand.stakes.get(
        wagering.MAIN, Cents(0)))  # fmt: skip


def place_hit_wager(table: PointsGround, wager: PlaceWager, hand: Hand) -> None:
    """It stands until the next card of this hand."""
    if wager.amount <= 0:
        raise Refusal("a wager of nothing is no wager", "optional.placed")
    demand_hit_wager(table, wager, hand)
    hand.hit_wager = wager.amount
    table.current().boxes[hand.seat].optional = True
    event = WagerTaken(hand.seat, HIT, wager.amount, hand=hand.number)
    if hand.split_from is not None:
        why = ("hit.after-split", "hit.split-suits", "hit.as-all", *_pitch(table))
    else:
        larger = wager.amount > table.current().boxes[hand.seat].hand.stakes.get(wagering.MAIN, Cents(0))
        why = ("hit.offered", "optional.accompanies", "optional.larger" if larger else "hit.until", *_pitch(table))
    table.does(event, "hit.placed", *why, fixes=("amount",))


def _pitch(table: PointsGround) -> tuple[str, ...]:
    return ("hit.pitch",) if table.from_the_hand else ()


def settle_hit_wager(table: PointsGround, hand: Hand, *, over: bool) -> None:
    """At once, by the card that has just come."""
    stake, hand.hit_wager = hand.hit_wager, Cents(0)
    if not stake:
        return
    rulings = table.rulings
    alike = of_one_suit([*hand.cards, *([hand.split_from] if hand.split_from else [])])
    last_two = of_one_suit(hand.cards[-2:])
    won = rulings.choose(
        "hit.wins",
        alike,
        {
            "the suit of the card before will do": last_two,
            "any suit": True,
            "one color will do": _one_color(hand.cards),
        },
    )
    if over and rulings.reading("suit-bust") == "loses":
        won = False
    odds = "hit.pitch-odds" if table.from_the_hand else "hit.odds"
    at_once = "hit.pitch-at-once" if table.from_the_hand else "hit.at-once"
    table.current().settled.append((hand.seat, HIT, hand.number, stake))
    split = ("hit.as-all",) if hand.split_from is not None else ()
    if won:
        if table.from_the_hand:
            _notifies(table, hand)
        pays = pays_at_most(table, odds, HIT, stake)
        if hand.split_from is not None:
            others = {"nothing": Cents(0), "even money": stake, "once more": Cents(pays + stake)}
            pays = rulings.choose("hit.as-all", pays, others)
        event = WagerSettled(hand.seat, HIT, stake, "wins", pays, stake_back=True, hand=hand.number)
        why = (at_once, "hit.wins", odds, "hit.until", *split)
        table.does(event, *why, fixes=("result", "pays"), late="round-ended")
        _may_pay_less(table, HIT, stake)
        return
    event = WagerSettled(hand.seat, HIT, stake, "loses", hand=hand.number)
    why = ("hit.pitch-lost",) if table.from_the_hand else ()
    table.does(event, *why, at_once, "hit.wins", "hit.until", *split, fixes=("result",), late="round-ended")


def _notifies(table: PointsGround, hand: Hand) -> None:
    """A player whose cards nobody sees says that the wager has won, and shows them."""
    said = Procedure("notifies the dealer", by="player", seat=hand.seat, wager=HIT, hand=hand.number)
    table.does(said, "hit.notify", fixes=("by", "seat"), late="wager-settled")
    if table.option("pitch-face") == "down":
        shown = Procedure("turns up", by="player", owner=hand.owner, hand=hand.number, cards=tuple(hand.cards))
        table.does(shown, "hit.notify", fixes=("cards", "by"), late="wager-settled")
