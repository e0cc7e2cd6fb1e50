"""What a person is to do at a guided table, in plain words: the table to set up, and each act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from clausewise.adapters.guided_memory import GoesOn
from clausewise.reference_engine.core.money import show_money
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import (
    ChangeWager,
    Conduct,
    MissChip,
    PlaceWager,
    TouchCards,
    WithdrawWager,
)
from clausewise.reference_engine.vocabulary.against_dealer.words import TOUCHERS
from clausewise.reference_engine.vocabulary.cards.stimuli import (
    AskForCards,
    BringDecks,
    DrawInError,
    ExposeDealerCards,
    FloorOrders,
    LieFaceUp,
    LoseCards,
    Misdeal,
    StackDeck,
)
from clausewise.reference_engine.vocabulary.core.stimuli import Choose, Fold, LetRest, Perform, Proceed, Rise, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.pot.stimuli import (
    Bet,
    BuyIn,
    Call,
    Check,
    DeclineToPost,
    Discard,
    PlaceButton,
    Post,
    Raise,
    SetRate,
    TakeOff,
)
from clausewise.reference_engine.vocabulary.shuffler.stimuli import BreakDown, Jam
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.showing import counted, listed

CARDS_IN_A_ROW: Final = 5


def set_up(setup: TableSetup, before: TableSetup | None) -> list[str]:
    """How the table has to stand; what is as at the table before is not said again."""
    known = before.options if before is not None and before.rulebook == setup.rulebook else {}
    lines = [f"Game: {setup.rulebook}."] if before is None or before.rulebook != setup.rulebook else []
    chosen = [f"{name}: {value}" for name, value in setup.options.items() if known.get(name) != value]
    if chosen:
        lines += ["The house's choices:" if not known else "Changed since the table before:"]
        lines += [f"  {choice}" for choice in chosen]
    lines.append(
        "Clear the table: nobody is seated, no wager stands, the cards are shuffled and loaded."
        if setup.ready
        else "Clear the table: it is not open, and there are no cards on it."
    )
    return lines


def instruction(stimulus: AnyStimulus | GoesOn) -> list[str]:  # noqa: C901, PLR0912  one for each stimulus
    """The act that is to be done now."""
    match stimulus:
        case GoesOn():
            return ["Let the house go on until it waits for a player to act, or until the round is over."]
        case StackDeck():
            return _stacking(stimulus.cards)
        case Proceed():
            return ["Let the house do the next thing that it has to do, and only that."]
        case Perform():
            return [f"Let the person whose duty it is do this now: {stimulus.duty}."]
        case BringDecks():
            with_what = [
                word
                for word, so in (
                    ("preinspected", stimulus.preinspected),
                    ("preshuffled", stimulus.preshuffled),
                    ("with a defective card", stimulus.defective),
                )
                if so
            ]
            return [f"Bring {counted(stimulus.decks, 'deck')} to the table{_with(with_what)}."]
        case Sit():
            return [f"A player sits down at seat {stimulus.seat}."]
        case Rise():
            away = "leaves the table" if stimulus.leaves else "gets up and stays at the table"
            return [f"The player at seat {stimulus.seat} {away}."]
        case AskForCards():
            return ["A player asks the dealer to spread the cards face up."]
        case LetRest():
            return ["Nobody plays; leave the table idle."]
        case Fold():
            return [f"Seat {stimulus.seat} gives the hand up."]
        case FloorOrders():
            what = {"shuffle": "that the cards are shuffled", "recut": "that the cards are cut again"}[stimulus.order]
            return [f"The {stimulus.by} orders {what}."]
        case Choose():
            return [f"Have the house choose this: {stimulus.choice}: {stimulus.value}."]
        case PlaceWager():
            box = "" if stimulus.player is None else f" at the box of seat {stimulus.seat}"
            form = _form(stimulus.instrument)
            who, amount = _whose(stimulus.player, stimulus.seat), show_money(stimulus.amount)
            return [f"{who} puts {amount} on {stimulus.wager}{box}{form}."]
        case ChangeWager():
            return [f"Seat {stimulus.seat} changes the {stimulus.wager} wager to {show_money(stimulus.amount)}."]
        case WithdrawWager():
            return [f"Seat {stimulus.seat} takes the {stimulus.wager} wager back."]
        case TouchCards():
            other = "" if stimulus.other_seat is None else f" (the player of seat {stimulus.other_seat})"
            return [f"Cards of seat {stimulus.seat}: {TOUCHERS[stimulus.by]}{other} reaches for them."]
        case Conduct():
            if stimulus.what == "asks the dealer to check the hand":
                return [f"Seat {stimulus.seat} asks the dealer to look at the hand."]
            to = "somebody" if stimulus.other_seat is None else f"seat {stimulus.other_seat}"
            return [f"Seat {stimulus.seat} tells {to} about the hand."]
        case _:
            return _of_a_pot(stimulus) or _mishap(stimulus)


def _of_a_pot(stimulus: AnyStimulus) -> list[str]:  # noqa: C901, PLR0912  one for each stimulus
    match stimulus:
        case BuyIn():
            return [f"A player at seat {stimulus.seat} buys chips for {show_money(stimulus.amount)}."]
        case TakeOff():
            return [f"Seat {stimulus.seat} takes {show_money(stimulus.amount)} off the table, and stays."]
        case PlaceButton():
            return [f"See to it that the next hand is played with the dealer button at seat {stimulus.seat}."]
        case Post():
            return [f"Seat {stimulus.seat} posts {show_money(stimulus.amount)} as the {stimulus.blind}."]
        case DeclineToPost():
            return [f"Seat {stimulus.seat} does not want to post what is due."]
        case Check():
            return [f"Seat {stimulus.seat} checks."]
        case Call():
            amount = "what is due" if stimulus.amount is None else show_money(stimulus.amount)
            return [f"{_whose(stimulus.player, stimulus.seat)} calls{_for(stimulus)} with {amount}."]
        case Bet():
            return [f"{_whose(stimulus.player, stimulus.seat)} bets {show_money(stimulus.amount)}{_for(stimulus)}."]
        case Raise():
            who = _whose(stimulus.player, stimulus.seat)
            return [f"{who} raises{_for(stimulus)}, to {show_money(stimulus.to)} in all."]
        case Discard():
            if not stimulus.cards:
                return [f"Seat {stimulus.seat} keeps all cards."]
            return [f"Seat {stimulus.seat} gives these cards away: {' '.join(stimulus.cards)}."]
        case SetRate():
            return [f"The house wants a collection rate of {show_money(stimulus.amount)} from now on."]
        case _:
            return []


def _mishap(stimulus: AnyStimulus) -> list[str]:
    match stimulus:
        case LieFaceUp():
            at = listed([str(position) for position in stimulus.positions])
            return [f"Turn these cards of the deck face up, unseen by the dealer, counted from the next: {at}."]
        case Misdeal():
            when = {
                "at once": "it is noticed as soon as the hands can be looked at",
                "in the settlement": "it is noticed when the dealer's hand has been revealed",
            }[stimulus.noticed]
            return [f"At the next deal, have {stimulus.place} get {counted(stimulus.cards, 'card')}; {when}."]
        case DrawInError():
            seen = "and its face is seen" if stimulus.exposed else "and its face is not seen"
            return [f"In the next deal, have the dealer draw card {stimulus.position} too early, {seen}."]
        case ExposeDealerCards():
            return [f"Have {counted(stimulus.cards, 'card')} of the dealer be seen by inadvertence."]
        case LoseCards():
            if stimulus.number < 0:
                return [f"Put {counted(-stimulus.number, 'card')} too many into the deck."]
            return [f"Take {counted(stimulus.number, 'card')} out of the deck."]
        case Jam():
            when = f"after {counted(stimulus.after_cards, 'card')}" if stimulus.after_cards else "at its next use"
            return [f"The {stimulus.device} {stimulus.how} {when}."]
        case BreakDown():
            return [f"The {stimulus.device} is out of order for good."]
        case MissChip():
            return [f"Keep the device of seat {stimulus.seat} from recognising the next chip."]
        case _:
            return [f"Do this: {stimulus}."]


def _whose(player: int | None, seat: int) -> str:
    if player == 0:
        return "Somebody who is not seated"
    return f"The player at seat {player}" if player is not None else f"Seat {seat}"


def _form(instrument: str) -> str:
    """What a wager is made with, where these are not plain chips."""
    if instrument == "value chip":
        return ""
    if instrument == "cash":
        return ", in cash"
    return f", as {'an' if instrument[0] in 'aeiou' else 'a'} {instrument}"


def _for(stimulus: Call | Bet | Raise) -> str:
    """For whose hand, where it is not the player's own."""
    return "" if stimulus.player is None else f" for seat {stimulus.seat}"


def _with(words: Sequence[str]) -> str:
    return f", {listed(tuple(words))}" if words else ""


def _stacking(cards: Sequence[str]) -> list[str]:
    """The order of the deck, in rows that can be told off."""
    lines = [
        f"Stack the deck: {counted(len(cards), 'card')} in this order, number 1 on top; the others below in any order.",
        "So it has to lie when the first card leaves it, after a shuffle and a cut, if there are any.",
    ]
    for start in range(0, len(cards), CARDS_IN_A_ROW):
        row = cards[start : start + CARDS_IN_A_ROW]
        last = f" to {start + len(row)}" if len(row) > 1 else ""
        lines.append(f"  {start + 1}{last}: {' '.join(row)}")
    return lines
