"""Multiple Action: one hand of a player's against two or three of the dealer's, which have one up-card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.families.points import collecting, dealers_hand, dealing, insurance
from clausewise.reference_engine.families.points.dealing import RACK
from clausewise.reference_engine.families.points.state import DealersHand
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.points.words import INSURANCES, SPOTS

if TYPE_CHECKING:
    from clausewise.reference_engine.families.points.ground import PointsGround
    from clausewise.reference_engine.families.points.state import Hand

FEWEST, MOST = 2, 3
PLACES = {2: "second hand", 3: "third hand"}


def return_too_few(table: PointsGround) -> None:
    """Who has not wagered on as many spots as the table asks is not dealt in."""
    if table.spots == 1:
        return
    current = table.current()
    all_three = table.option("multiple-action") == "three"
    for box in current.clockwise():
        needed = MOST if all_three else FEWEST
        provision = "multiple.three" if all_three else "multiple.wagers"
        number = _in_a_row(box.hand)
        others = {"one wager will do": True, "nobody is dealt in": False, "one more is needed": number > needed}
        enough = table.rulings.choose(provision, number >= needed, others)
        if enough:
            continue
        for wager, stake in {**box.hand.stakes, **box.beside}.items():
            event = WagerSettled(box.number, wager, stake, "returned", stake_back=True)
            table.does(event, provision, fixes=("result",), among="wagers returned")
        del current.boxes[box.number]


def _in_a_row(hand: Hand) -> int:
    """How many spots have a wager, from the first on; none where one is left out before another."""
    filled = [spot in hand.stakes for spot in SPOTS]
    number = len(hand.stakes)
    return number if all(filled[:number]) else 0


def after_a_hand(table: PointsGround) -> None:
    """The dealer's cards of a hand are collected; if a further one is played, without the up-card."""
    current = table.current()
    dealer = current.dealer
    following = dealer.number + 1
    goes_on = following <= MOST and _is_played(table, following)
    rule = "multiple.third-hand" if following == MOST else "multiple.keep-up-card"
    if following <= MOST:
        instead = {"the round is over": False}
        if following == MOST:
            instead["it is dealt for nobody"] = True
        goes_on = table.rulings.choose(rule, goes_on, instead)
    if not goes_on:
        _return_insurances(table, "multiple.no-draw" if current.all_over() else rule)
        return
    up, *others = dealer.cards
    before = table.told_so_far()
    if dealer.number == 1:
        gone = table.rulings.choose(
            "multiple.keep-up-card",
            others,
            {"the up-card as well": dealer.cards, "not the second card": others[1:], "none": []},
        )
        collecting.collect_dealers(table, gone, "multiple.discard", "multiple.keep-up-card", "multiple.discard")
    else:
        collecting.collect_dealers(table, others, "multiple.collect-second")
    if table.up_card_goes:
        table.may_be_told_otherwise(before, "cards")  # with the up-card, which lies there by mistake, or without
    kept = table.rulings.choose(
        "multiple.up-card",
        [up],
        {"the second card": others[:1], "the last card": others[-1:], "a card of its own": []},
    )
    resumed: tuple[str, ...] = ()
    found = ""
    if table.up_card_goes:
        table.up_card_goes = False
        _find_the_up_card(table)
        resumed = ("up-card.resume",)
        how = {name: name for name in ("the round is over", "with another card", "with no second card")}
        found = table.rulings.choose("up-card.resume", "as if nothing had been", how)
        if found == "the round is over":
            return
        kept = others[:1] if found == "with another card" else kept
    moving = "multiple.move-second" if following == FEWEST else "multiple.move-third"
    event = Procedure("moves the up-card", place=PLACES[following], cards=tuple(kept))
    table.does(event, moving, *resumed, fixes=("place", "cards"), late="card-dealt")
    current.dealer = DealersHand(following, kept)
    # before the cards are collected with which the round ends
    table.at_once("collect", after_a_hand)
    table.at_once("settle", lambda at: dealers_hand.decide(at, at.current().dealer))
    table.at_once("deal", lambda at: dealers_hand.draw(at, at.current().dealer))
    if found != "with no second card":  # somebody may do something before it comes
        table.at_once("deal", lambda at: dealing.one_more(at, at.current().dealer, moving, "multiple.up-card"))


def _is_played(table: PointsGround, number: int) -> bool:
    """Whether the dealer forms this hand: something still stands on its spot, or as some read it, was put there."""
    if number == MOST and table.rulings.reading("third-hand") == "any-made":
        return any(spot == SPOTS[MOST - 1] for _, spot, _, _ in table.current().settled) or bool(
            dealers_hand.standing(table, MOST)
        )
    return bool(dealers_hand.standing(table, number)) or _is_insured(table, number)


def _is_insured(table: PointsGround, number: int) -> bool:
    """Whether insurance alone, against this hand or one after it, makes the dealer form it, as some read it."""
    insured = any(insurance.unsettled(table, later) for later in range(number, MOST + 1))
    return insured and table.rulings.reading("insurance-alone") == "dealt"


def _return_insurances(table: PointsGround, rule: str) -> None:
    """What insures against a hand that the dealer does not form goes back; when it does is not said."""
    before = table.told_so_far()
    for number in range(table.current().dealer.number + 1, MOST + 1):
        for box in insurance.unsettled(table, number):
            wager = INSURANCES[number - 1]
            stake = box.beside.pop(wager)
            table.current().settled.append((box.number, wager, 1, stake))
            event = WagerSettled(box.number, wager, stake, "returned", stake_back=True)
            table.does(event, rule, fixes=("result",), among="insurance returned")
    table.may_be_told_later(before, until="round-ended")


def _find_the_up_card(table: PointsGround) -> None:
    """It lies in the discard rack, and a supervisor finds out which card it was."""
    up, *others = table.current().dealer.cards
    table.does(Procedure("notifies the floorperson"), "up-card.notify", fixes=("by",), late="reconstructs the hand")
    table.does(
        Procedure("reconstructs the hand", by="floorperson", cards=(up, *others)), "up-card.reconstruct",
        fixes=("by", "cards"), late="replaces the up-card",
    )  # fmt: skip
    table.does(
        Procedure("replaces the up-card", by="floorperson", cards=(up,)), "up-card.replace", fixes=("cards",),
        late="moves the up-card",
    )  # fmt: skip
    rest = Procedure("returns cards to the discard rack", by="floorperson", place=RACK, cards=tuple(others))
    table.does(rest, "up-card.rest", fixes=("place", "cards"), late="moves the up-card")
