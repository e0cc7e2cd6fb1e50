"""A round in words: what a drawing shows, for whoever cannot see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from clausewise.reference_engine.core.money import show_money
from clausewise.reference_engine.vocabulary.against_dealer.events import BonusPaid
from clausewise.reference_engine.vocabulary.pot.events import PotAwarded
from clausewise.reports.pot_state import PotSeat, PotState
from clausewise.reports.table_state import Place, SeatState, TableState, WagerShown
from clausewise.showing import listed, visible

Tone = Literal["good", "bad", "note", "soft"]
BONUS_BOX = "bonus box"


@dataclass(frozen=True)
class ResultShown:
    """What became of a wager: a mark, words and a tone, so that colour never says it alone."""

    mark: str
    words: str
    tone: Tone


def result_of(wager: WagerShown) -> ResultShown:
    """The result of a wager as a drawing and its text tell it."""
    settled = wager.settled
    if settled is None:
        return ResultShown("•", "stands", "soft")
    pays = show_money(settled.pays)
    back = ", stake back" if settled.stake_back else ""
    match settled.result:
        case "wins":
            return ResultShown("▲", f"wins {pays}" + ("" if settled.stake_back else ", stake kept"), "good")
        case "returned":
            extra = f" and {pays}" if settled.pays else ""
            return ResultShown("↩", f"returned{extra}", "note")
        case "loses" | "forfeited" | "abandoned":
            # A payment on a lost wager contradicts itself; it is shown as the system told it.
            extra = f", pays {pays}" if settled.pays else ""
            tone: Tone = "note" if settled.result == "abandoned" else "bad"
            return ResultShown("▼", settled.result + extra + back, tone)


def bonus_words(bonus: BonusPaid) -> str:
    """`envy bonus 100 for seat 2`."""
    holder = f" for seat {bonus.holder}" if bonus.holder is not None else ""
    return f"{visible(bonus.bonus)} {show_money(bonus.amount)}{holder}"


def award_words(award: PotAwarded) -> str:
    """Of which pot, or of which half of it.

    >>> from clausewise.reference_engine.core.money import Cents
    >>> award_words(PotAwarded("side 1", "low", 2, Cents(400)))
    'low half of side pot 1'
    """
    name = visible(award.pot)
    pot = name.replace("side", "side pot", 1) if name.startswith("side ") else f"{name} pot"
    return pot if award.share == "whole" else f"{award.share} half of {pot}"


def _middle_words(pot: PotState) -> str:
    board = f"Board: {' '.join(pot.board)}. " if pot.board else ""
    fee = f", after a fee of {show_money(pot.fee)}" if pot.fee else ""
    return f"{board}The pot holds {show_money(pot.pot)}{fee}."


def _pot_seat_words(seat: PotSeat) -> list[str]:
    told = [visible(name) for name in seat.buttons]
    if seat.action:
        told.append(f"{seat.action} ({show_money(seat.bet)} before the seat)" + (", all in" if seat.all_in else ""))
    if seat.returned:
        told.append(f"{show_money(seat.returned)} returned")
    return [*told, *(f"wins {show_money(award.amount)} ({award_words(award)})" for award in seat.won)]


def cards_words(place: Place) -> str:
    """Cards as the poker world writes them; ?? for one that nobody told."""
    shown = " ".join(lying.card or "??" for lying in place.cards)
    down = sum(not lying.face_up for lying in place.cards)
    if not place.cards:
        return "no cards"
    if down == len(place.cards):
        return f"{shown} (face down)"
    up = " ".join(lying.card or "??" for lying in place.cards if lying.face_up)
    return f"{shown} (face up: {up})" if down else shown


def _place_words(name: str, place: Place) -> str:
    ranks = "; ".join(visible(words) for words in place.ranks.values())
    return f"{visible(name).capitalize()}: {cards_words(place)}" + (f", {ranks}" if ranks else "") + "."


def _seat_words(number: int, seat: SeatState, place: Place | None, pot: PotState | None) -> str:
    parts = [f"Seat {number}: {cards_words(place) if place else 'no cards'}"]
    if place and place.ranks:
        parts.append("; ".join(visible(words) for words in place.ranks.values()))
    if seat.folded:
        parts.append("folded")
    parts.extend(
        f"{visible(name)} {show_money(wager.amount)} {result_of(wager).words}" for name, wager in seat.wagers.items()
    )
    parts.extend(bonus_words(bonus) for bonus in seat.bonuses)
    if pot is not None:
        parts.extend(_pot_seat_words(pot.seat(number)))
        if pot.turn is not None and pot.turn.seat == number:
            parts.append(f"to act: {', '.join(pot.turn.options)}")
    return ", ".join(parts) + "."


def in_words(state: TableState) -> str:
    """The whole table in sentences."""
    if state.empty:
        return "No wager and no card is on the table."
    head = "A round" if state.number is None else f"Round {state.number}"
    sentences = [head + (", void." if state.void else ", over." if state.ended else ", not over.")]
    sentences.extend(_place_words(name, place) for name, place in state.places.items() if not name.startswith("seat "))
    if state.pot is not None:
        sentences.append(_middle_words(state.pot))
    sentences.extend(
        _seat_words(n, seat, state.places.get(f"seat {n}"), state.pot) for n, seat in sorted(state.seats.items())
    )
    if state.meters:
        told = [f"{visible(name)} at {show_money(amount)}" for name, amount in state.meters.items()]
        sentences.append(f"Meters: {listed(told)}.")
    return " ".join(sentences)
