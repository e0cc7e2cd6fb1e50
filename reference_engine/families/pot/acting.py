"""What a player does in turn: check, call, bet, raise, fold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.families.pot import (
    all_in,
    betting_round,
    blinds,
    by_definition_acts,
    citing,
    folding,
    forced_bets,
    limits,
    positions,
    seven_or_better,
    stakes,
    up_cards,
)
from clausewise.reference_engine.vocabulary.pot.events import BetMade
from clausewise.reference_engine.vocabulary.pot.stimuli import Bet, Raise

if TYPE_CHECKING:
    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.state import Betting, Hand, Player
    from clausewise.reference_engine.vocabulary.core.stimuli import Fold
    from clausewise.reference_engine.vocabulary.pot.stimuli import Call, Check
    from clausewise.reference_engine.vocabulary.pot.words import BetAction


def _own_money(table: PotGround, seat: int, owner: int | None) -> tuple[str, ...]:
    """Nobody else wagers on a player's hand; what is cited where that is read otherwise."""
    own = owner is None or owner == seat
    allowed = table.rulings.reading("back-line", "barred") == "allowed"
    table.rulings.demand("table.back-line", own or allowed, "back-line betting is not permitted")
    return () if own else ("table.back-line",)


def _demand_that_nobody_must_bet(table: PotGround, betting: Betting, player: Player) -> None:
    """Whoever has to open does not check or fold."""
    if table.rulings.knows(up_cards.MUST_BET) and limits.has_enough(table, betting, player.stack):
        obliged = up_cards.must_bet(table, betting)
        table.rulings.demand(up_cards.MUST_BET, not obliged, "whoever opens has to bet")


def check(table: PotGround, stimulus: Check) -> None:
    """The player stays in the hand without a wager."""
    hand, betting, player = betting_round.in_turn(table, stimulus.seat)
    _demand_that_nobody_must_bet(table, betting, player)
    owes = betting.bet_to > player.round_bet
    provision = _provision_of_check(table, hand, betting, player)
    # whoever checks after another may do so because all before have checked
    own = f"{betting.street.name}.check-unbet"
    as_others = (own,) if table.rulings.knows(own) and (owes or player.seat != betting.order[0]) else ()
    asked = as_others if owes and as_others else (*as_others, provision)
    asked = (*asked, by_definition_acts.CHECK) if owes else asked
    asked = (*asked, by_definition_acts.FORCED) if owes and betting.forced and not betting.raises else asked
    limits.demand_alike(table, asked, not owes, "a wager stands: no check")
    # only the rule on checking itself says that nothing is put down
    fixed: tuple[str, ...] = ("seat",) if betting.blinds else ("seat", "amount")
    _bet_made(table, player, "checks", 0, provision, *as_others, fixes=fixed)
    betting.checked.add(player.seat)
    seven_or_better.note_check(table, betting, player)
    betting_round.acted(table, player.seat)


def _provision_of_check(table: PotGround, hand: Hand, betting: Betting, player: Player) -> str:
    """Where blinds stand as the first wager nobody may check but the big blind, who has the right to act last."""
    if betting.blinds and table.rulings.knows(blinds.OPTION):
        return blinds.OPTION if player.blind else "first.options"
    if not betting.blinds or not hand.big_blind:
        return f"{betting.street.name}.check"
    return "button.last" if player.seat == hand.big_blind else "first.options"


def call(table: PotGround, stimulus: Call) -> None:
    """The player matches what was wagered, or puts in all that is left."""
    _, betting, player = betting_round.in_turn(table, stimulus.seat)
    whose = _own_money(table, stimulus.seat, stimulus.player)
    street = betting.street.name
    raised = betting.raises > 0
    provision = _provision_of_call(betting)
    owes = betting.bet_to - player.round_bet
    table.rulings.demand(provision, owes > 0, "there is nothing to call")
    amount = amount_of_call(table, betting, player)
    asked = amount if stimulus.amount is None else stimulus.amount
    if raised:
        barred = betting_round.raise_or_fold(table, betting)
        alike = (f"{street}.no-call", provision)
        limits.demand_alike(table, alike, not barred and asked >= amount, "a raise is not called so")
    wrong = asked != amount
    limits.demand_alike(
        table, (provision, *((by_definition_acts.CALL,) if wrong else ())), not wrong, "a call is another amount"
    )
    enough = player.stack >= owes or betting_round.may_call_for_less(table)
    table.rulings.demand(provision, enough, "the player cannot match the wager")
    _bet_made(table, player, "calls", min(amount, player.stack), provision, *whose)
    betting_round.acted(table, player.seat)


def _provision_of_call(betting: Betting) -> str:
    return f"{betting.street.name}.{'answer' if betting.raises else 'call'}"


def amount_of_call(table: PotGround, betting: Betting, player: Player) -> int:
    """What a call comes to: what was wagered, or all that is left."""
    owes = betting.bet_to - player.round_bet
    blind = blinds.amounts(table).get("big blind", 0)
    right = min(owes, player.stack)
    others: dict[str, int] = {}
    if not betting.raises:
        others["the first wager only"] = max(right - 100, 0)
    elif blind:  # without one a call would come to the same
        others["the first wager only"] = min(blind, player.stack)
    if player.round_bet:
        others["nothing for what was wagered before"] = min(betting.bet_to, player.stack)
    return table.chosen(_provision_of_call(betting), right, others)


def bet(table: PotGround, stimulus: Bet) -> None:
    """The player makes the first wager of the round."""
    _, betting, player = betting_round.in_turn(table, stimulus.seat)
    whose = _own_money(table, stimulus.seat, stimulus.player)
    street = betting.street.name
    if betting.blinds:
        table.rulings.demand(f"{street}.options", False, "the blinds are the first wager")
    provision = f"{street}.bet" if table.rulings.knows(f"{street}.bet") else f"{street}.raise"
    table.rulings.demand(provision, not betting.bet_to, "a wager stands already")
    limits.demand_bet(table, betting, player, stimulus.amount)
    _bet_made(table, player, "bets", int(stimulus.amount), provision, "table.same-limits", *whose,
              *limits.of_the_round(table, betting))  # fmt: skip
    seven_or_better.note_bet(table)
    betting.last_raise = int(stimulus.amount)
    limits.note_bet(table, betting, int(stimulus.amount))
    betting.bet_to = max(betting.bet_to, player.round_bet)
    positions.note_bet(table)
    betting_round.acted(table, player.seat, reopened=True)


def raise_(table: PotGround, stimulus: Raise) -> None:
    """The player wagers more than was wagered before."""
    _, betting, player = betting_round.in_turn(table, stimulus.seat)
    if not betting.bet_to:
        of_a_bet = f"{betting.street.name}.raise-of-a-bet"
        if table.rulings.knows(of_a_bet):
            table.rulings.demand(of_a_bet, False, "there is no bet to raise")
        bet(table, Bet(stimulus.seat, stimulus.to, stimulus.player))
        return
    whose = _own_money(table, stimulus.seat, stimulus.player)
    street = betting.street.name
    table.rulings.demand(limits.cap(table, betting), limits.may_raise(table, betting), "no more raises in this round")
    provision = f"{street}.re-raise" if betting.raises else f"{street}.raise"
    if player.seat in betting.closed:
        table.rulings.demand(provision, False, "only last chips were added since this player has acted")
    after_check = limits.may_after_a_check(table, betting, player)
    limits.demand_alike(table, (limits.CHECK_RAISE,), after_check, "who has checked may not raise")
    limits.demand_raise(table, betting, player, stimulus.to, provision)
    # the last raise that three leave room for, and what two players may do beyond
    capped = (
        (limits.cap(table, betting),) if limits.counted(table, betting) + 1 >= (limits.most_raises(table) or 0) else ()
    )
    posted = table.option(*limits.CHECK_AND_RAISE) != limits.CHECK_AND_RAISE[1]
    as_checked = (limits.CHECK_RAISE,) if posted or player.seat in betting.checked else ()
    _bet_made(table, player, "raises", int(stimulus.to) - player.round_bet, provision, *capped, *as_checked, *whose,
              *limits.of_the_round(table, betting))  # fmt: skip
    limits.note_raise(table, betting, player.seat, player.round_bet - betting.bet_to)
    betting.last_raise = max(betting.last_raise, player.round_bet - betting.bet_to)
    betting.bet_to = max(betting.bet_to, player.round_bet)
    positions.note_bet(table)
    betting_round.acted(table, player.seat, reopened=True)


def _bet_made(
    table: PotGround,
    player: Player,
    action: BetAction,
    amount: int,
    *provisions: str,
    fixes: tuple[str, ...] = ("amount", "to"),
) -> None:
    """The wager is put down and seen."""
    stakes.convert(table, player.seat, player.talk.cash)  # nobody converts what is refused
    amount = max(0, min(amount, player.stack))
    all_in_now = amount == player.stack > 0
    event = BetMade(player.seat, action, Cents(amount), Cents(player.round_bet + amount), all_in_now)
    last_chips = (all_in.STAYS, all_in.DEFINED, limits.ON_THE_TABLE) if all_in_now else ()
    why = betting_round.current(table.current()).why
    street = betting_round.current(table.current()).street.name
    own_hand = () if forced_bets.are_gathered(table) else (f"{street}.gather", forced_bets.INTO_THE_POT)
    on_the_table = (limits.ON_THE_TABLE,) if action in ("bets", "raises") else ()
    if table.shows(
        event,
        *citing.at_most(
            table,
            provisions[:1],
            own_hand,
            by_definition_acts.of(action),
            why,
            last_chips,
            provisions[1:],
            on_the_table,
        ),
        fixes=fixes,
    ):
        player.puts_in(amount)
        all_in.note(table.current())


def fold(table: PotGround, stimulus: Fold) -> None:
    """The player gives the hand up; the dealer collects the cards unseen."""
    _, betting, player = betting_round.in_turn(table, stimulus.seat)
    provision = f"{betting.street.name}.fold"
    _demand_that_nobody_must_bet(table, betting, player)
    up_cards.demand_no_fold(table, betting)
    table.rulings.demand(provision, True, "the hand cannot be given up")
    positions.note_fold(table, betting, player)
    folding.give_up(table, player, provision, *betting.why)
    betting_round.acted(table, player.seat)
