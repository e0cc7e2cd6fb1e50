"""A betting round: who acts first, who is next and with which options, and when the round is closed."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.pot import (
    all_in,
    by_definition_acts,
    citing,
    folding,
    forced_bets,
    jackpot,
    limits,
    pots,
    rake,
    seating,
    up_cards,
)
from clausewise.reference_engine.families.pot import blinds as blind_bets
from clausewise.reference_engine.families.pot.state import Betting
from clausewise.reference_engine.vocabulary.pot.events import BetReturned, BetsGathered, TurnGiven

if TYPE_CHECKING:
    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.rules import Step, Street
    from clausewise.reference_engine.families.pot.state import Hand, Player
    from clausewise.reference_engine.vocabulary.pot.words import TurnOption, TurnRound


def begin(table: PotGround, street: Street, _: Step) -> None:
    """The round is opened and the first player has the turn."""
    hand = table.current()
    blinds = bool(table.rules.blinds) and street is table.rules.streets[0]
    hand.betting = betting = Betting(street, blinds=blinds)
    if blinds:
        betting.bet_to = betting.last_raise = betting.whole = blind_bets.to_be_called(table, hand)
    elif street is table.rules.streets[0] and forced_bets.is_first_wager(table):
        betting.bet_to = betting.whole = forced_bets.single_blind(table)
        betting.blinds = True
    elif street.starts == "left of the forced bet":
        up_cards.place_forced_bet(table, hand)
    else:
        for player in hand.players.values():
            player.round_bet = 0
    betting.two_at_the_start = limits.only_two(table)
    betting.order = _order(table, hand, street)
    betting.waiting = deque(betting.order)
    if hand.opened_by in betting.waiting and not up_cards.forced_bettor_may_raise(table, street):
        betting.waiting.remove(hand.opened_by)
    if not all_in.others_bet_on(table, hand):
        betting.waiting.clear()
    give_turn(table)


def _able(hand: Hand) -> list[Player]:
    """Who is in the hand and has chips left."""
    return [player for player in hand.active() if player.stack > 0]


def _order(table: PotGround, hand: Hand, street: Street) -> list[int]:
    """The seats in the order in which they act before anybody has raised."""
    able = [player.seat for player in _able(hand)]
    if street.starts in ("left of the forced bet", "the highest hand showing"):
        return up_cards.order(table, hand, street, able)
    left_of_button = hand.clockwise(hand.button, able)
    last_blind = hand.big_blind or hand.small_blind
    next_player = table.rulings.reading("first-after-the-blinds", "next-player") == "next-player"
    if street.starts == "left of the big blind" and last_blind and next_player:
        order = hand.clockwise(last_blind, able)
        provision, others = "start.first", {"with the big blind": [order[-1], *order[:-1]] if order else order}
        others["left of the button"] = left_of_button
    else:
        order, provision = left_of_button, f"start.{'first' if street.starts == 'left of the big blind' else 'later'}"
        others = {"with the button": [order[-1], *order[:-1]] if order else order}
        if last_blind:
            others["left of the big blind"] = hand.clockwise(last_blind, able)
        else:
            others["with the lowest seat"] = sorted(able)
    if not order:
        return order
    others["counter-clockwise"] = order[::-1]
    order = _with_the_killer(table, hand, table.chosen(provision, order, others))
    last = {"the button acts last in every round": hand.clockwise(hand.button, able),
            "the big blind acts last in every round": hand.clockwise(last_blind or hand.button, able),
            "the last is skipped": order[:-1]}  # fmt: skip
    return table.chosen("button.last", order, last)


def _with_the_killer(table: PotGround, hand: Hand, order: list[int]) -> list[int]:
    """By a reading the killer acts last where the kill blind has been posted out of turn."""
    last = table.rulings.reading("acting-of-the-killer", "in-turn") == "last"
    if not last or hand.betting is None or not hand.betting.blinds or hand.killer not in order:
        return order
    return [*(seat for seat in order if seat != hand.killer), hand.killer]


# --- turns ------------------------------------------------------------------------------------------------------------


def give_turn(table: PotGround) -> None:
    """The next player who has something to decide has the turn; if there is none, the round is closed."""
    hand = table.current()
    betting = current(hand)
    hand.turn = 0
    if len(hand.active()) > 1:
        while betting.waiting:
            player = hand.players[betting.waiting.popleft()]
            has_to_act = player.stack and (due(hand, player) or len(_able(hand)) > 1)
            if not player.folded and has_to_act and all_in.may_act(table, player):
                _give(table, hand, betting, player)
                return
    table.follow(("collect", return_uncalled), ("collect", gather))


def _give(table: PotGround, hand: Hand, betting: Betting, player: Player) -> None:
    hand.turn = player.seat
    provisions = [f"{betting.street.name}.options"]
    if not betting.begun:
        provisions[1:1] = hand.why_first[:1]
        betting.begun = True
        provisions += [forced_bets.FORCED, by_definition_acts.FORCED, forced_bets.BY_TYPE] if betting.forced else []
        hand.first_to_act = player.seat if betting.street is table.rules.streets[-1] else 0
        provisions += (*hand.why_first[1:], f"{betting.street.name}.round", by_definition_acts.ROUND)
        first = betting.street.starts in ("left of the big blind", "left of the forced bet")
        provisions.append("start.first" if first else "start.later")
    elif [player.seat] == betting.order[1:2] and hand.why_first:
        provisions += hand.why_first[:0:-1]  # what the others show is as much a reason
    elif player.seat == betting.order[-1] and not betting.raises:
        provisions.append("button.last")
    if player.blind and betting.blinds and not betting.raises:
        provisions.append(blind_bets.OPTION)
    if betting.forced and betting.acted and not betting.raises:
        provisions.append(by_definition_acts.FORCED)
    if player.seat in betting.checked:
        provisions.append(limits.CHECK_RAISE)
    if all_in.somebody(hand):
        provisions.append(all_in.SIDE_POT)
    if betting.acted:
        provisions.append(f"{betting.street.name}.closed")
    if betting.raises and table.rulings.knows(f"{betting.street.name}.answer"):
        provisions.append(f"{betting.street.name}.answer")
    at = 1 if betting.street is table.rules.streets[0] else len(provisions)
    provisions.insert(at, "dealer.instructs" if betting.acted else "betting.each-street")
    open_to = options(table, player)
    with table.concerning({}, alone=True):
        told = _told(table, open_to)
        takes = table.chosen("dealer.instructs", due(hand, player), {"what a call takes is not told": 0})
    event = TurnGiven(player.seat, told, _called(table, betting), Cents(takes))
    cited = citing.at_most(table, provisions) if table.rulings.knows("dealer.instructs") else provisions
    table.shows(event, *cited, fixes=("seat", "options"))


def _told(table: PotGround, open_to: tuple[TurnOption, ...]) -> tuple[TurnOption, ...]:
    """What the player is told that may be done."""
    return table.chosen(
        "dealer.instructs",
        open_to,
        {f"to {name} is not told": tuple(one for one in open_to if one != name) for name in ("fold", "call", "raise")},
    )


def _called(table: PotGround, betting: Betting) -> TurnRound:
    """Which round of betting this is."""
    right = betting.street.round
    another: TurnRound = "third" if right == "second" else "second"
    return table.chosen(f"{betting.street.name}.round", right, {"another round": another})


def current(hand: Hand) -> Betting:
    """The betting round that is going on."""
    if hand.betting is None:
        raise Refusal("no betting round is going on")
    return hand.betting


def due(hand: Hand, player: Player) -> int:
    """What a call takes, of a player who has as much."""
    return max(0, min(current(hand).bet_to - player.round_bet, player.stack))


def options(table: PotGround, player: Player) -> tuple[TurnOption, ...]:
    """What the player may do now."""
    hand = table.current()
    betting = current(hand)
    owes = betting.bet_to - player.round_bet
    if up_cards.must_bet(table, betting) and limits.has_enough(table, betting, player.stack):
        return ("bet",)
    found: list[TurnOption] = [] if up_cards.opens_the_round(table, betting) else ["fold"]
    if owes <= 0:
        found.append("check")
    elif not raise_or_fold(table, betting) and (owes <= player.stack or may_call_for_less(table)):
        found.append("call")
    if not betting.bet_to:
        if limits.has_enough(table, betting, player.stack):
            found.append("bet")
    elif player.stack > owes and limits.may_go_beyond(table, betting, player) and len(_able(hand)) > 1:
        found += ["raise"] * _has_the_option(table, betting, player)
    found = by_definition_acts.open_to(table, betting, player, found)
    with table.concerning({}, alone=True):
        return _open_to(table, found)


def _open_to(table: PotGround, found: list[TurnOption]) -> tuple[TurnOption, ...]:
    """To check, call or raise, and to fold: each player decides."""
    return table.chosen(
        "betting.decision",
        tuple(found),
        {"nobody may fold": tuple(one for one in found if one != "fold"),
         "nobody may check or call": tuple(one for one in found if one not in ("check", "call")),
         "nobody may bet or raise": tuple(one for one in found if one not in ("bet", "raise"))},
    )  # fmt: skip


def _has_the_option(table: PotGround, betting: Betting, player: Player) -> bool:
    """Whoever has posted a blind may raise as others may."""
    return not player.blind or not betting.blinds or table.held(blind_bets.OPTION, True)


def may_call_for_less(table: PotGround) -> bool:
    """Whether who has less than the call may stay in with all of it."""
    return table.rulings.reading("short-call", "for-less") == "for-less" and table.held(all_in.STAYS, True)


def raise_or_fold(table: PotGround, betting: Betting) -> bool:
    """Whether a raise may be answered only by another raise."""
    return betting.raises > 0 and table.rulings.reading("call-of-a-raise", "allowed") == "barred"


def in_turn(table: PotGround, seat: int) -> tuple[Hand, Betting, Player]:
    """Refuses what is done by somebody whose turn it is not."""
    hand = table.current()
    betting = current(hand)
    player = hand.players.get(seat)
    if player is None:
        raise Refusal("this seat is not in the hand")
    if player.folded and table.rulings.knows("fold.out"):
        table.rulings.demand("fold.out", False, "the player has folded")
        return hand, betting, player  # a fault lets somebody act who is out of the hand
    if not hand.turn:
        raise Refusal("nobody has the turn")
    table.rulings.demand(f"{betting.street.name}.options", hand.turn == seat, f"it is seat {hand.turn}'s turn")
    return hand, betting, player


def acted(table: PotGround, seat: int, *, reopened: bool = False) -> None:
    """The player has acted; after a raise everybody else has to answer."""
    hand = table.current()
    betting = current(hand)
    betting.acted.add(seat)
    player = hand.players[seat]
    if player.talk.gives_up:
        player.talk.gives_up = False
        folding.give_up(table, player, f"{betting.street.name}.fold", *betting.why)
    if reopened:
        all_others = [other for other in hand.clockwise(seat, betting.order) if other != seat]
        betting.waiting = deque(_who_responds(table, betting, all_others))
    elif hand.turn not in (0, seat):
        # an act out of turn that was taken all the same leaves the turn where it is
        betting.waiting = deque(other for other in (hand.turn, *betting.waiting) if other != seat)
    betting.waiting = deque(by_definition_acts.still_to_respond(table, hand, betting, seat))
    give_turn(table)


def _who_responds(table: PotGround, betting: Betting, others: list[int]) -> list[int]:
    """The round is over when the last of all others has responded to a bet or a raise."""
    still = [other for other in others if other in betting.waiting]
    return table.chosen(
        f"{betting.street.name}.closed",
        others,
        {"who has checked or called need not respond": still, "the last need not respond": others[:-1],
         "the first need not respond": others[1:]},
    )  # fmt: skip


# --- the end of a round -----------------------------------------------------------------------------------------------


def return_uncalled(table: PotGround) -> None:
    """What nobody matched goes back to who wagered it."""
    hand = table.current()
    wagered = {number: player.round_bet for number, player in hand.players.items()}
    seat, beyond = pots.uncalled(wagered)
    hand.uncalled, hand.partly_called = 0, False
    if not seat:
        return
    player = hand.players[seat]
    back = min(beyond, player.in_front)
    if not player.folded:
        hand.uncalled, hand.partly_called, hand.ever_uncalled = back, len(hand.active()) > 1, True
    if table.rulings.reading("uncalled-bet", "returned") != "returned":
        return
    if back > 0 and not player.folded:
        why = (f"{current(hand).street.name}.gather", "rake.uncalled")
        table.reports(BetReturned(seat, Cents(back)), *why, among="bets returned")
        player.in_front -= back
        player.total -= back
        player.stack += back


def gather(table: PotGround) -> None:
    """The dealer moves the bets into the pot."""
    hand = table.current()
    street = current(hand).street
    amount = sum(player.in_front for player in hand.players.values())
    for player in hand.players.values():
        player.in_front = 0
    hand.pot += amount
    hand.betting = None
    if amount and forced_bets.are_gathered(table):
        event = BetsGathered(Cents(amount), Cents(hand.pot))
        last = street is table.rules.streets[-1]
        kinds = seating.kinds(table, "players")
        over = f"{street.name}.closed"
        of_kind = kinds[-1:] if last else kinds[:1]
        provisions = (f"{street.name}.gather", by_definition_acts.ROUND, "pot.is", *of_kind, over)
        table.shows(
            event,
            *provisions,
            fixes=("amount", "pot"),
            late="" if table.rulings.knows("dealer.instructs") else _after_the_round(table, street),
        )
    jackpot.set_aside(table)
    rake.after_the_bets(table)


def _after_the_round(table: PotGround, street: Street) -> str:
    """What comes next, and has to wait for the bets, where the rules say in which order they are gathered."""
    if table.rulings.knows("dealer.instructs"):
        return ""
    following = table.rules.streets[table.rules.streets.index(street) + 1 :]
    if not following:
        return "hand-shown"
    return "burns" if following[0].steps[0].kind == "burn" else "turn-given"
