"""Chapter 12, section H: the six card bonus, on the player's five cards and the one in the bonus box."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.odds import FixedSum
from clausewise.reference_engine.families.against_dealer.four_card.mlgca.dealing_order import BONUS_BOX
from clausewise.reference_engine.families.against_dealer.four_card.payouts import paytable_used
from clausewise.reference_engine.families.against_dealer.paytables import (
    capped,
    descriptions,
    on_the_ante,
    payout_amount,
    row_for,
)
from clausewise.reference_engine.hands.four_card import best_five, best_six
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.cards.events import HandRanked

if TYPE_CHECKING:
    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.families.against_dealer.four_card.mlgca.ground import MlgcaGround
    from clausewise.reference_engine.families.against_dealer.state import Seat
    from clausewise.reference_engine.hands.four_card import RankedHand

SIX = 6


def six_card_bonus(table: MlgcaGround, seat: Seat, *, withheld: bool = False) -> None:
    """The best hand of the six cards is paid by its row; a super royal has a fixed sum."""
    stake, rulings = seat.wagers["six card bonus"], table.rulings
    letter = str(table.option("six-card-bonus"))
    used = paytable_used(rulings, "six-card-bonus", letter, table.rules.six_card_bonus)
    rows = table.rules.six_card_bonus[used]
    cards = bonus_cards(table, seat)
    hand = bonus_hand(table, cards)
    table.reports(
        HandRanked(seat.place, hand.game, hand.category, hand.cards, wager="six card bonus"),
        "wager.six-card-hand",
        *hand.provisions[:4],
        among="hands ranked",
    )
    described = described_by_six(table, hand, cards)
    row = row_for(rulings, {name: f"six-card-bonus.{used}.{name}" for name in rows}, descriptions(hand))
    general = ("settle.six-card-bonus-regardless", "six-card-bonus", f"six-card-bonus.{letter}", *row.provisions)
    if withheld or row.name is None:
        table.does(WagerSettled(seat.number, "six card bonus", stake, "loses"), *general, fixes=("result",))
        return
    paid_rows = [row.name, *(name for name in rows if name in described and name != row.name)]
    payouts = [rulings.payout(f"six-card-bonus.{used}.{name}", rows[name]) for name in paid_rows]
    pays = Cents(sum(payout_amount(payout, stake) for payout in payouts))
    stake_back = not (isinstance(payouts[0], FixedSum) and rulings.reading("super-royal-stake") == "kept")
    on_ante = on_the_ante(seat, pays, stake)
    pays, stake_back = rulings.choose(
        "six-card-bonus",
        (pays, stake_back),
        {"the stake is treated otherwise": (pays, not stake_back), "on the ante": (on_ante, stake_back),
         "up to a limit": (capped(pays), stake_back)},
    )  # fmt: skip
    table.does(
        WagerSettled(seat.number, "six card bonus", stake, "wins", pays, stake_back=stake_back), *general,
        fixes=("result", "pays"),
    )  # fmt: skip


def bonus_cards(table: MlgcaGround, seat: Seat) -> tuple[Card, ...]:
    """The card of the bonus box, where one was dealt, and the player's."""
    bonus, own, dealer = table.current().beside.get(BONUS_BOX), tuple(seat.cards), tuple(table.current().dealer_cards)
    if bonus is None:
        return own
    return table.rulings.choose(
        "wager.six-card-hand",
        (*own, bonus),
        {"the player's five cards only": own, "a card of the dealer's in its place": (*own, *dealer[:1]),
         "the bonus card in the place of one": (*own[:-1], bonus)},
    )  # fmt: skip


def bonus_hand(table: MlgcaGround, cards: tuple[Card, ...]) -> RankedHand:
    """A super royal of all six, or the best five: of all six, or of those that hold the card of the bonus box."""
    rulings = table.rulings
    if len(cards) < SIX:
        return best_five(cards, rulings)
    counts = super_royal_counts(table)
    hand = best_six(cards, rulings) if counts else best_five(cards, rulings)
    if hand.category == "super royal":
        return hand
    if rulings.reading("six-card-hand") == "with-the-bonus-card":
        with_bonus_card = [best_five((*four, cards[-1]), rulings) for four in combinations(cards[:-1], 4)]
        hand = max(with_bonus_card, key=lambda five: five.rank)
    # That the six are no more than the best five is then for the definition of a super royal to say.
    return hand if counts else replace(hand, provisions=(*hand.provisions, "six.super-royal"))


def super_royal_counts(table: MlgcaGround) -> bool:
    """Whether the paytables that the house has chosen let a super royal count."""
    if table.rulings.reading("super-royal-table") == "of-the-bonus":
        return True
    return any(table.option(other) in ("A", "B") for other in ("aces-up", "progressive"))


def described_by_six(table: MlgcaGround, hand: RankedHand, cards: tuple[Card, ...]) -> set[str]:
    """Where every row counts, what some five of the six cards make; otherwise nothing more."""
    if table.rulings.reading("six-card-bonus-rows") != "every-row":
        return set()
    fives = {best_five(five, table.rulings).category for five in combinations(cards, 5)}
    return fives | ({hand.category} if hand.category == "super royal" else set())
