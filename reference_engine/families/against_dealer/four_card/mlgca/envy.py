"""Chapter 12, sections E to G: the envy bonus, a fixed sum for another player's hand."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.families.against_dealer.four_card.mlgca import meters
from clausewise.reference_engine.families.against_dealer.four_card.mlgca.progressive_hand import judged_hand
from clausewise.reference_engine.families.against_dealer.paytables import (
    capped,
    descriptions,
    payout_amount,
    row_for,
)
from clausewise.reference_engine.vocabulary.against_dealer.events import BonusPaid
from clausewise.reference_engine.vocabulary.cards.events import HandRanked

if TYPE_CHECKING:
    from collections.abc import Mapping

    from clausewise.reference_engine.core.odds import FixedSum
    from clausewise.reference_engine.families.against_dealer.four_card.mlgca.ground import MlgcaGround
    from clausewise.reference_engine.families.against_dealer.state import Seat
    from clausewise.reference_engine.hands.four_card import RankedHand

ONE, FIVE = dollars(1), dollars(5)


@dataclass(frozen=True, slots=True)
class Bonus:
    """What one player gets for another's hand, and by which provisions."""

    amount: Cents
    hand: RankedHand
    provisions: tuple[str, ...]


def pay(table: MlgcaGround, holder: Seat) -> None:
    """For a hand of the designated paytable everybody entitled gets a fixed sum, by the own wager."""
    rulings = table.rulings
    others = [seat for seat in table.current().clockwise() if seat is not holder and "progressive" in seat.placed]
    bonuses = [bonus for bonus in (_bonus(table, seat, holder) for seat in others) if bonus is not None]
    if not bonuses:
        return
    hand = bonuses[0].hand
    table.reports(
        HandRanked(holder.place, hand.game, hand.category, hand.cards, wager="envy bonus"),
        *(["progressive-payout.envy"] if "progressive" in holder.placed else []), "envy", "envy.by-table",
        "envy.not-own", "definition.envy-bonus", among="hands ranked",
    )  # fmt: skip
    receivers = _receivers(table, holder)
    without_wager = [(seat, "envy.another-player") for seat in table.current().clockwise() if seat is not holder
                     and "progressive" not in seat.placed]  # fmt: skip
    with_play_wager = [(seat, why) for seat, why in receivers if "play" in seat.placed]
    receivers = rulings.choose(
        "definition.envy-bonus",
        receivers,
        {"also to players without a progressive wager": receivers + without_wager,
         "only to players with a play wager": with_play_wager,
         "to the holder instead": [(holder, "envy.another-player")]},
    )  # fmt: skip
    receivers = rulings.choose(
        "progressive-payout.envy",
        receivers,
        {"to nobody": [], "to the first only": receivers[:1], "to the last only": receivers[-1:]},
    )
    for receiver, entitlement in receivers:
        bonus = _bonus(table, receiver, holder)
        if bonus is None:
            continue
        wager = receiver.placed.get("progressive", ONE)
        amount = rulings.choose(
            "envy",
            bonus.amount,
            {"shared among those who get it": Cents(bonus.amount // len(receivers)),
             "as odds on the wager": Cents(bonus.amount * wager // ONE), "up to a limit": capped(bonus.amount)},
        )  # fmt: skip
        table.does(
            BonusPaid(receiver.number, "envy bonus", amount, holder.number), entitlement, *bonus.provisions,
            fixes=("amount", "seat", "holder"),
        )  # fmt: skip
        if rulings.reading("envy-funding") == "meter":
            meters.lower(table, amount, "envy")


def _receivers(table: MlgcaGround, holder: Seat) -> list[tuple[Seat, str]]:
    """Who gets an envy bonus for a qualifying hand, and by which provision.

    Everybody else with a progressive wager, also a player who folded; the first bonus of a player by one provision,
    a further one by another.
    """
    rulings = table.rulings
    with_wager = [seat for seat in table.current().clockwise() if "progressive" in seat.placed]
    entitled = rulings.choose(
        "envy.another-player",
        with_wager,
        {"nobody": [], "everybody, wager or not": table.current().clockwise(),
         "only players who did not fold": [seat for seat in with_wager if not seat.folded]},
    )  # fmt: skip
    each_box = rulings.reading("envy-between-own-boxes") == "each-box-is-a-player"
    others = [seat for seat in entitled if seat is not holder and (each_box or seat.player != holder.player)]
    others = rulings.choose(
        "envy.not-own", others, {"the holder as well": entitled, "the holder alone": [holder], "nobody at all": []}
    )
    kept_by_folder = [seat for seat in others if not seat.folded]
    if any(seat.folded for seat in others):
        others = rulings.choose("fold.progressive", others, {"a fold costs the envy bonus": kept_by_folder})
    found, given = [], table.current().envy_bonuses
    for seat in others:
        further = given[seat] > 0
        if further and not rulings.choose("envy.several", True, {"only the first bonus": False}):
            continue
        given[seat] += 1
        found.append((seat, "envy.several" if further else "envy.another-player"))
    return found


def pay_without_payout(table: MlgcaGround, holder: Seat) -> None:
    """For the hand of a player who won nothing on the progressive, or did not wager on it."""
    if table.rulings.reading("envy-holder") == "any-player" and not holder.folded:
        pay(table, holder)


def designated(table: MlgcaGround) -> str:
    """The letter of the envy paytable: the house's choice, or that of the progressive where these go together."""
    tied = table.rulings.reading("envy-letter") == "tied"
    progressive = str(table.option("progressive"))
    return table.rulings.choose(
        "envy.by-table",
        progressive if tied else str(table.option("envy")),
        {"as the progressive, or as designated": str(table.option("envy")) if tied else progressive,
         "paytable A, whichever was designated": "A"},
    )  # fmt: skip


def rows_of(table: MlgcaGround, section: str, letter: str) -> dict[str, tuple[FixedSum, str]]:
    """The rows of a paytable by the hands that they describe, with their provisions."""
    by_letter: Mapping[str, Mapping[str, FixedSum]] = table.rules.envy if section == "envy-1" else table.rules.envy_five
    hands = names = list(by_letter[letter])
    if letter == "C" and table.rulings.reading("envy-paytable-c") == "as-paytable-d":
        hands = list(by_letter["D"])
    return {
        hand: (by_letter[letter][name], f"{section}.{letter}.{name}") for hand, name in zip(hands, names, strict=True)
    }


def _bonus(table: MlgcaGround, receiver: Seat, holder: Seat) -> Bonus | None:
    """By the receiver's wager, the designated paytable, and the highest row that describes the holder's hand."""
    rulings = table.rulings
    own = receiver.placed.get("progressive", ONE)
    wager = rulings.choose(
        "envy.by-wager",
        own,
        {"by the holder's wager": holder.placed.get("progressive", own), "always as for 1": ONE,
         "always as for 5": FIVE},
    )  # fmt: skip
    section, other = ("envy-5", "envy-1") if wager == FIVE else ("envy-1", "envy-5")
    used, top, part = rulings.choose(
        section,
        (section, section, Fraction(1)),
        {"the sums for the other wager": (other, other, Fraction(1)), "half the sum":
         (section, section, Fraction(1, 2)), "the top row as for the other wager": (section, other, Fraction(1))},
    )  # fmt: skip
    letter = designated(table)
    chosen = rulings.choose(f"{section}.{letter}", letter, _other_letters(table, letter))
    highest = next(iter(rows_of(table, used, chosen)))
    rows = rows_of(table, used, chosen) | {highest: rows_of(table, top, chosen)[highest]}
    by_own_rows = rulings.reading("envy-hand") == "by-its-own-rows"
    about = rows if by_own_rows else table.rules.progressive[str(table.option("progressive"))]
    hand = judged_hand(table, holder, about)
    if hand is None:
        return None
    described = descriptions(hand)
    row = row_for(rulings, {name: provision for name, (_, provision) in rows.items()}, described)
    if not rulings.holds("definition.envy-qualifying-hand", row.name is not None):
        return None
    paid_row = row.name or list(rows)[-1]
    paid_rows = [paid_row]
    if rulings.reading("envy-rows") == "every-row":
        paid_rows += [name for name in rows if name in described and name != paid_row]
    total = sum(payout_amount(rulings.payout(rows[name][1], rows[name][0]), ONE) for name in paid_rows)
    if wager not in (ONE, FIVE):
        part *= Fraction(wager, ONE)
    provisions = ("envy.by-wager", section, f"{section}.{letter}", rows[paid_row][1])
    return Bonus(Cents(int(total * part)), hand, provisions)


def _other_letters(table: MlgcaGround, letter: str) -> dict[str, str]:
    """Paytables that say something else; three of them say the same."""
    rows = table.rules.envy
    return {f"paytable {other}": other for other in rows if rows[other] != rows[letter]}
