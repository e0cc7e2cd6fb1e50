"""The dealer's hand: its second card is turned up, and further ones come as the rules have it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.families.points import announcing, dealing, insurance, settling
from clausewise.reference_engine.families.points.state import FIRST_CARDS, DealersHand
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.points.words import SPOTS

if TYPE_CHECKING:
    from clausewise.reference_engine.families.points.ground import PointsGround
    from clausewise.reference_engine.families.points.state import Hand


def standing(table: PointsGround, number: int = 1) -> list[Hand]:
    """The hands with a wager on the spot of this hand of the dealer's."""
    return [hand for hand in table.current().live() if SPOTS[number - 1] in hand.stakes]


def something_depends_on_it(table: PointsGround, dealer: DealersHand) -> bool:
    """Whether the dealer's second card decides anything."""
    return bool(standing(table, dealer.number) or insurance.unsettled(table, dealer.number))


def reveal(table: PointsGround) -> None:
    """When all elections have been carried out the second card is turned up, or dealt where there was none."""
    current = table.current()
    dealer = current.dealer
    table.phase = "settling"
    current.revealed = True
    if len(dealer.cards) < FIRST_CARDS:
        if something_depends_on_it(table, dealer) or table.rulings.reading("second-card-when-all-over") == "dealt":
            dealing.one_more(table, dealer, "multiple.second-card", table.way.rule("dealer-reveals"))
        return
    if not something_depends_on_it(table, dealer) and table.rulings.reading("hole-card") == "not-turned":
        return
    if table.from_the_hand:
        _turn_up_what_lies_down(table, dealer)
        return
    table.does(
        Procedure("turns up", owner="dealer", cards=tuple(dealer.cards[1:])), table.way.rule("dealer-reveals"),
        *(("multiple.second-card",) if table.spots > 1 else ()), fixes=("cards",), late="round-ended",
    )  # fmt: skip


def _turn_up_what_lies_down(table: PointsGround, dealer: DealersHand) -> None:
    """From the hand no clause says so, and nobody would know what the dealer has."""
    all_up = table.option("pitch-face") == "up"
    alike = table.rulings.reading("pitch-up-card") == "all-alike"
    hidden = [] if alike and all_up else dealer.cards if alike else dealer.cards[1:]
    if hidden:
        event = Procedure("turns up", owner="dealer", cards=tuple(hidden))
        table.does(event, table.way.rule("dealer-reveals"), fixes=("cards",), late="round-ended", anyway=True)


def draw(table: PointsGround, dealer: DealersHand) -> None:
    """Until the hand stands, unless nothing depends on what it counts."""
    if len(dealer.cards) < FIRST_CARDS:
        return
    way = table.way
    while must_draw(table, dealer):
        shown = (way.rule("dealer-up"),) if not table.from_the_hand else ()
        card = dealing.one_more(table, dealer, *shown, way.rule("dealer-until"), *_spared_nothing(table))
        if card is None or table.round is None:
            break
    if table.round is not None:
        spared = (way.rule("no-effect"),) if _spared(table, dealer) else _spared_nothing(table)
        announcing.announce_total(table, dealer, *spared)


def _spared(table: PointsGround, dealer: DealersHand) -> bool:
    """Whether the dealer would have drawn, had anything depended on it."""
    return announcing.points(table, dealer).total < table.rules.stands_at and not depends(table, dealer)


def _spared_nothing(table: PointsGround) -> tuple[str, ...]:
    """By what a card is drawn although the outcome of some hands is certain."""
    certain = any(hand.over or not hand.stakes for hand in table.current().hands())
    return (table.way.rule("no-effect"), *(("multiple.no-draw",) if table.spots > 1 else ())) if certain else ()


def must_draw(table: PointsGround, dealer: DealersHand) -> bool:
    """Below seventeen always, at a soft seventeen if the house has it so."""
    rulings, way = table.rulings, table.way
    counted = announcing.points(table, dealer)
    at, soft = table.rules.stands_at, counted.soft
    right = counted.total < at or (counted.total == at and soft and _draws_on_soft(table))
    draws = rulings.choose(
        way.rule("dealer-until"),
        right,
        {
            "to eighteen": counted.total <= at,
            "to sixteen": counted.total < at - 1,
            "a soft eighteen is drawn to": right or (counted.total == at + 1 and soft),
        },
    )
    if not draws:
        return False
    return not nothing_depends(table, dealer)


def nothing_depends(table: PointsGround, dealer: DealersHand) -> bool:
    """Whether the dealer draws no card because it would have no effect."""
    hands = table.current().hands()
    nothing = not depends(table, dealer)
    others = {
        "it is drawn all the same": False,
        "not drawn where a hand is over": nothing or any(hand.over for hand in hands),
        "not drawn where a hand has a Blackjack": nothing
        or any(announcing.is_blackjack(table, hand) for hand in hands),
    }
    nothing = table.rulings.choose(table.way.rule("no-effect"), nothing, others)
    if table.spots > 1 and table.current().all_over():
        others = {name: wrong for name, wrong in others.items() if not wrong}
        return table.rulings.choose("multiple.no-draw", nothing, others)
    return nothing


def _draws_on_soft(table: PointsGround) -> bool:
    """The house's choice."""
    draws = table.option("soft-17") == "drawn"
    return table.rulings.choose(
        table.way.rule("soft-17"), draws, {"the other way than the house has chosen": not draws}
    )


def depends(table: PointsGround, dealer: DealersHand) -> bool:
    """Whether what the dealer's hand counts has an effect on any wager: not on a Blackjack, nor on what is given up."""
    counting = [
        hand
        for hand in standing(table, dealer.number)
        if not hand.surrendered and not hand.over and not announcing.is_blackjack(table, hand)
    ]
    return bool(counting)


def decide(table: PointsGround, dealer: DealersHand) -> None:
    """What depends on the second card is settled: insurance, then the rest of the wagers on this spot."""
    if len(dealer.cards) < FIRST_CARDS:
        return
    insurance.settle(table, dealer.number, blackjack=announcing.is_blackjack(table, dealer))
    why = (f"multiple.spot-{dealer.number}",) if table.spots > 1 else ()
    for hand in standing(table, dealer.number):
        settling.settle_hand(table, hand, dealer, *why)
