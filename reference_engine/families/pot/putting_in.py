"""Chips that a player puts in: what is a bet, how much it is, and that nothing is added to it afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.equipment.cards_care.port import NEVER
from clausewise.reference_engine.families.pot import all_in, betting_round, limits, saying
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.core.stimuli import Fold
from clausewise.reference_engine.vocabulary.pot.events import BetMade, TurnGiven
from clausewise.reference_engine.vocabulary.pot.stimuli import Bet, Call, Check, Raise

if TYPE_CHECKING:
    from typing import Final

    from clausewise.reference_engine.families.offers import Amounts
    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.saying import Act
    from clausewise.reference_engine.families.pot.state import Betting, Player
    from clausewise.reference_engine.vocabulary.pot.stimuli import PutIn, Say
    from clausewise.reference_engine.vocabulary.pot.words import Handling

A_BET: Final = "chips.bet"
_BY: Final[dict[Handling, str]] = {
    "pushes forward": "chips.forward",
    "releases into the pot": "chips.into-the-pot",
    "releases toward the pot": "chips.toward-the-pot",
}
NO_INCREASE, AFTER_A_CALL = "chips.no-increase", "chips.after-a-call"
INCOMPLETE, UNTIL_REST, SINGLE = "chips.incomplete", "chips.until-hands-rest", "chips.single"


def put_in(table: PotGround, stimulus: PutIn) -> Act | None:
    """The act that chips come to; None as long as more may come. Refused where they are no bet."""
    rulings, hand = table.rulings, table.current()
    if not rulings.knows(A_BET):
        raise Refusal("at this table a player says what he does")
    betting = betting_round.current(hand)
    player = hand.players.get(stimulus.seat)
    if player is not None and betting.put_in.get(player.seat) and hand.turn not in (0, stimulus.seat):
        add(table, betting, player, int(stimulus.amount))
        return None
    _, betting, player = betting_round.in_turn(table, stimulus.seat)
    by = _BY.get(stimulus.how, A_BET)
    rulings.demand(by, by != A_BET, "that is no bet yet")
    talk, said = player.talk, saying.word_of(table, betting, player)
    total = talk.coming + stimulus.amount
    if total > player.stack:
        raise Refusal("the player does not have so many chips")
    single = stimulus.single and not talk.coming
    goes_on = said is not None and said.said == "raise" and said.to is None and not single
    if goes_on:
        most = limits.raises(table, betting, player).greatest - player.round_bet
        rulings.demand(UNTIL_REST, total <= most, "more than the limits allow")
        goes_on = rulings.chosen(UNTIL_REST, True, {"the first motion is all": False})
    elif not stimulus.complete:
        rulings.demand(INCOMPLETE, True, "a bet is made at once")
        goes_on = rulings.chosen(INCOMPLETE, True, {"the bet is complete all the same": False})
        talk.unfinished = True
    talk.coming = total
    if goes_on and talk.by_motion:
        more, to = total - talk.told, player.round_bet + total
        table.reports(BetMade(player.seat, "raises", Cents(more), Cents(to)), UNTIL_REST)
        talk.told = total
    return None if goes_on else come_to(table, betting, player, single=single)


def tells_by_motion(table: PotGround, put: PutIn) -> None:
    """Who has said "raise" may go on betting: a house may tell with each motion how far the raise has come."""
    hand = table.hand
    player = None if hand is None else hand.players.get(put.seat)
    if hand is None or hand.betting is None or player is None or hand.turn != put.seat or put.single:
        return
    said = saying.word_of(table, hand.betting, player)
    player.talk.by_motion = said is not None and said.said == "raise" and said.to is None


def takes_a_chip_for(table: PotGround, put: PutIn, bet: int) -> None:
    """Which first bet a single chip is that is more than any may be no rule says: a house has taken it for this one."""
    hand = table.hand
    player = None if hand is None else hand.players.get(put.seat)
    if hand is None or hand.betting is None or player is None or not put.single or hand.betting.bet_to:
        return
    with table.rulings.only_wondering():
        amounts = limits.bets(table, hand.betting, player)
    player.talk.chip_is_for = bet if bet in amounts and put.amount > amounts.greatest else 0


def by(how: Handling) -> str:
    """The rule by which chips that are moved so are a bet."""
    return _BY.get(how, A_BET)


def why(table: PotGround, betting: Betting, player: Player, act: Act, *, single: bool) -> tuple[str, ...]:
    """What a bet that was made with chips goes by, beside how they were moved."""
    said, talk = saying.word_of(table, betting, player), player.talk
    found = [INCOMPLETE] if talk.unfinished else []
    found += [UNTIL_REST, AFTER_A_CALL] if said is not None and said.said == "raise" and said.to is None else []
    found += [SINGLE] if single and betting.bet_to else []
    found += [saying.AMOUNT] if said is not None and said.to is not None else []
    found += [AFTER_A_CALL] if isinstance(act, Call) and said is None else []
    return (A_BET, *found)


def come_to(table: PotGround, betting: Betting, player: Player, *, single: bool = False) -> Act:
    """What the chips that lie there are: by the player's words, else by their amount."""
    amount, player.talk.coming = player.talk.coming, 0
    said = saying.word_of(table, betting, player)
    if said is not None:
        return _by_words(table, betting, player, said, amount, single=single)
    return _by_amount(table, betting, player, amount, single=single)


def _by_amount(table: PotGround, betting: Betting, player: Player, amount: int, *, single: bool) -> Act:
    seat, owes = player.seat, betting.bet_to - player.round_bet
    if not betting.bet_to:
        # of a chip that is larger than the limits let it be there is change; one that is smaller is no more than it is
        greatest = limits.bets(table, betting, player).greatest
        less, player.talk.chip_is_for = player.talk.chip_is_for or greatest, 0
        return Bet(seat, Cents(less if single and amount > greatest else amount))
    to = Cents(player.round_bet + amount)
    if owes <= 0:
        return Raise(seat, to)
    if amount > owes and single:
        called: Act = Call(seat)
        act = table.rulings.chosen(SINGLE, called, {"a raise": _raise(table, betting, player, amount)})
    elif amount > owes:
        act = Raise(seat, to)
    elif amount == min(owes, player.stack):
        act = Call(seat)
    else:
        raise Refusal("that is less than the bet")
    return act


def demand_no_call_before(table: PotGround, betting: Betting, player: Player) -> tuple[str, ...]:
    """A reading: whoever has called may not raise in this round any more; what a raise after a call goes by."""
    if betting.put_in.get(player.seat) != "call":
        return ()
    whole = table.rulings.reading("call-then-raise", "this-turn") == "whole-round"
    table.rulings.demand(AFTER_A_CALL, not whole, "the player has called in this round")
    return (AFTER_A_CALL,)


def _raise(table: PotGround, betting: Betting, player: Player, amount: int) -> Raise:
    to = _of_one_chip(limits.raises(table, betting, player), player.round_bet + amount)
    return Raise(player.seat, Cents(to))


def _of_one_chip(amounts: Amounts, amount: int) -> int:
    """The whole chip where the limits let it, else as much of it as they do."""
    return amount if amount in amounts else amounts.greatest


def _by_words(table: PotGround, betting: Betting, player: Player, said: Say, amount: int, *, single: bool) -> Act:
    """Words go before chips, which are corrected to them."""
    if said.said == "raise" and said.to is None:
        if single:
            raised: Act = _raise(table, betting, player, amount)
            return table.rulings.chosen(SINGLE, raised, {"a call": Call(player.seat)})
        return Raise(player.seat, Cents(player.round_bet + amount))
    right = saying.as_said(table, betting, player, said)
    wanted = _comes_to(betting, player, right)
    put = player.round_bet + amount
    if put == wanted:
        return right
    provision = saying.FIRST if said.to is None else saying.AMOUNT
    to = table.rulings.chosen(provision, wanted, {"what was put in": put})
    if to != wanted:
        return _by_amount(table, betting, player, amount, single=single)
    correction = Procedure("corrects the bet", seat=player.seat, total=wanted)
    since = table.told_so_far()
    table.does(correction, provision, saying.FIRST, fixes=("seat", "total"))
    table.may_be_told_later(since, until="bet-made")  # currency may become chips before or after
    if player.talk.unfinished and put < wanted:
        table.may_be_told_later(since, NEVER)  # what was not yet complete is completed
    if isinstance(right, Check | Fold) or (single and put > wanted):
        table.may_be_told_later(since, NEVER)  # nothing is put in, or of one chip there is change: that says as much
    return right


def _comes_to(betting: Betting, player: Player, act: Act) -> int:
    match act:
        case Bet():
            return act.amount
        case Raise():
            return act.to
        case Call():
            return min(betting.bet_to, player.round_bet + player.stack)
        case _:
            return player.round_bet


def give_change(table: PotGround, player: Player, amount: int, act: Act, before: int, *, single: bool) -> None:
    """What a single chip was more than the bet goes back."""
    back = amount - (before - player.stack)
    if back > 0 and isinstance(act, Bet | Call | Raise):
        last = table.told_so_far() - 1
        if isinstance(table.emitted[last].seen.event, TurnGiven):  # the change may be told before the next turn
            table.may_be_told_later(last, until="bet-made")
        since = table.told_so_far()
        table.does(
            Procedure("gives change", seat=player.seat, total=back), f"{SINGLE}-change", SINGLE, fixes=("seat", "total")
        )
        if not single:
            table.may_be_told_later(since, NEVER)  # it goes back with the correction of the bet


def add(table: PotGround, betting: Betting, player: Player, amount: int) -> None:
    """Nobody adds to a bet that is made; a fault lets somebody."""
    provision = AFTER_A_CALL if betting.put_in.get(player.seat) == "call" else NO_INCREASE
    table.rulings.demand(provision, False, "the bet has been made")
    amount = min(amount, player.stack)
    table.reports(BetMade(player.seat, "raises", Cents(amount), Cents(player.round_bet + amount)), provision)
    player.puts_in(amount)
    all_in.note(table.current())
    betting.bet_to = max(betting.bet_to, player.round_bet)
    betting_round.acted(table, player.seat, reopened=True)
