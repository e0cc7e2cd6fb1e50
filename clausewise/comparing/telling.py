"""A round and its acts in words, as a page or a terminal shows them."""

from __future__ import annotations

from clausewise.comparing.differences import describe
from clausewise.comparing.rounds import BEFORE, DEALT, MOMENTS, Act, Round
from clausewise.reference_engine.core.money import Cents, show_money
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import ChangeWager, PlaceWager, WithdrawWager
from clausewise.reference_engine.vocabulary.cards.stimuli import FloorOrders, LieFaceUp, Misdeal
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Rise, Sit
from clausewise.reference_engine.vocabulary.pot.stimuli import Bet, BuyIn, Call, Check, Raise
from clausewise.reference_engine.vocabulary.shuffler.stimuli import Jam

WHEN = {BEFORE: "", DEALT: "with the cards dealt, "}


def acts_in_words(one: Round) -> tuple[str, ...]:
    """Every act but sitting down."""
    return tuple(_act(act, one) for act in one.acts if not isinstance(act.stimulus, Sit))


def _act(act: Act, one: Round) -> str:
    return _of_a_pot(act) or _against_the_dealer(act, one)


def _of_a_pot(act: Act) -> str:
    """What a player brings to a pot or does in a turn; empty for all other acts."""
    match act.stimulus:
        case BuyIn() as bought:
            return f"seat {bought.seat} brings {_money(bought.amount)}"
        case Bet() as bet:
            return f"seat {bet.seat} bets {_money(bet.amount)} {act.moment}"
        case Raise() as raised:
            return f"seat {raised.seat} raises to {_money(raised.to)} {act.moment}"
        case Call() | Check() as called:
            return f"seat {called.seat} checks or calls {act.moment}"
        case Fold() as fold if act.moment not in MOMENTS:
            return f"seat {fold.seat} folds {act.moment}"
        case _:
            return ""


def _against_the_dealer(act: Act, one: Round) -> str:
    match act.stimulus:
        case PlaceWager() as wager:
            means = "" if wager.instrument == "value chip" else f" ({wager.instrument})"
            owner = {None: "", 0: ", by somebody who is not seated"}.get(
                wager.player, f", by the player at seat {wager.player}"
            )
            standing = any(isinstance(a.stimulus, Sit) and a.seat == wager.seat for a in one.acts)
            nobody = "" if standing or wager.player is not None else ", where nobody sits"
            said = f"seat {wager.seat} wagers {_money(wager.amount)} on {wager.wager}{means}{owner}{nobody}"
        case ChangeWager() as change:
            said = f"seat {change.seat} changes the {change.wager} wager to {_money(change.amount)}"
        case WithdrawWager() as withdrawn:
            said = f"seat {withdrawn.seat} takes the {withdrawn.wager} wager back"
        case Fold() as fold:
            said = f"seat {fold.seat} folds"
        case Rise() as rise:
            said = f"seat {rise.seat} gets up" + (" and leaves" if rise.leaves else "")
        case Misdeal() as misdeal:
            late = ", found in the settlement" if misdeal.noticed == "in the settlement" else ""
            said = f"{misdeal.place} is dealt {misdeal.cards} cards{late}"
        case LieFaceUp() as lying:
            said = f"face up in the deck: card {', '.join(map(str, lying.positions))}"
        case Jam() as jam:
            said = f"the {jam.device} {jam.how}" + (f" after {jam.after_cards} cards" if jam.after_cards else "")
        case FloorOrders() as order:
            said = f"a {order.by} orders to {order.order}"
        case _:
            said = f"seat {act.seat}: {describe(act)}" if act.seat else describe(act)
    return WHEN.get(act.moment, "") + said


def _money(amount: int) -> str:
    return show_money(Cents(amount))
