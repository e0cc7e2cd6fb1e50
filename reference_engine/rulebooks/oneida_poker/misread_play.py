"""Faults in the play that vendors make who know other tables: written by hand, each across several decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.cards import RANK_OF
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.families.misreadings import Misreading, replaced
from clausewise.reference_engine.families.pot import (
    acting,
    betting_round,
    blinds,
    dead_rounds,
    exchanging,
    forced_bets,
    jackpot,
    kills,
    limits,
    posted_limits,
    ranking,
    spoilt_hands,
    stakes,
    up_cards,
    waiting,
)
from clausewise.reference_engine.vocabulary.core.stimuli import Fold

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.families.misreadings import Breaking
    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.rules import Street
    from clausewise.reference_engine.families.pot.state import Betting, Hand, Player
    from clausewise.reference_engine.vocabulary.pot.stimuli import Call, TakeSeat
    from clausewise.reference_engine.vocabulary.pot.words import ForcedBet, Share

# Private names of the engine are misread below: how a thing is put together is what a vendor gets wrong.
# ruff: noqa: SLF001

# --- who acts ---------------------------------------------------------------------------------------------------------

_order = betting_round._order
_drawing = exchanging._order


def _last_to_raise(hand: Hand) -> int:
    return next((seat for _, seat in reversed(hand.aggressors) if not hand.players[seat].folded), 0)


def _from_the_last_raiser(table: PotGround, hand: Hand, street: Street) -> list[int]:
    """Whoever has bet or raised last begins the next betting round."""
    found, first = _order(table, hand, street), _last_to_raise(hand)
    return [*found[found.index(first) :], *found[: found.index(first)]] if first in found else found


def _draws_from_the_last_raiser(table: PotGround, hand: Hand, street: Street) -> list[Player]:
    """Whoever has raised last draws first."""
    found, first = _drawing(table, hand, street), hand.players.get(_last_to_raise(hand))
    return [*found[found.index(first) :], *found[: found.index(first)]] if first in found else found


_highest_showing = up_cards.highest_showing


def _by_the_newest_card(table: PotGround, hand: Hand, street: Street) -> int:
    """The highest card that was dealt last acts first, whatever else is showing."""
    right = _highest_showing(table, hand, street)
    newest = {player.seat: RANK_OF[player.up[-1][0]] for player in hand.active() if player.up}
    return right if newest.get(right) == max(newest.values(), default=0) else max(newest, key=lambda seat: newest[seat])


def _opener_goes_on(table: PotGround, hand: Hand, street: Street) -> int:
    """Who placed the forced bet begins every betting round."""
    right = _highest_showing(table, hand, street)
    return hand.opened_by if hand.opened_by in hand.players and not hand.players[hand.opened_by].folded else right


_forced_bettor = up_cards.forced_bettor


def _by_the_hole(table: PotGround, hand: Hand) -> int:
    """A pair in the hole is never the lowest: the next player places the forced bet."""
    right = _forced_bettor(table, hand)
    hole = [card for card in hand.players[right].cards if card not in hand.players[right].up]
    return hand.clockwise(right)[0] if len({card[0] for card in hole}) < len(hole) else right


# --- how much ---------------------------------------------------------------------------------------------------------

_unit = limits.unit
_call = acting.call
_counted = limits.counted


def _higher_with_an_open_pair(table: PotGround, betting: Betting) -> int | None:
    """On fourth street an open pair lets everybody bet the higher limit."""
    pair = any(len({card[0] for card in player.up}) < len(player.up) for player in table.current().active())
    open_pair = betting.street.round == "fourth street" and pair
    return posted_limits.of_the_hand(table)[1] if open_pair and limits.are_fixed(table) else _unit(table, betting)


def _no_call_for_less(table: PotGround, stimulus: Call) -> None:
    """Who cannot call all of a bet has to give the hand up."""
    hand = table.hand
    player = None if hand is None or hand.turn != stimulus.seat else hand.players[stimulus.seat]
    betting = None if hand is None else hand.betting
    if betting is not None and player is not None and 0 < player.stack < betting.bet_to - player.round_bet:
        acting.fold(table, Fold(stimulus.seat))
    else:
        _call(table, stimulus)


def _forced_bet_is_a_raise(table: PotGround, betting: Betting) -> int:
    """The forced bet of stud is the first raise of its round."""
    return _counted(table, betting) + betting.forced


def _does_not_count(table: PotGround) -> bool:
    """What was posted counts for no call."""
    del table
    return False


_has = stakes._has


def _has_the_big_blind(table: PotGround, seat: int, due: int) -> bool:
    """Whoever has less than the big blind gets no cards."""
    largest = max(blinds.amounts(table).values(), default=0)
    return _has(table, seat, due) and table.players[seat].stack >= largest


# --- kills ------------------------------------------------------------------------------------------------------------

_won = kills._won
_due = blinds.due
_of_two_pots = kills._of_two_pots


def _with_what_was_uncalled(table: PotGround, hand: Hand) -> int:
    """A bet that nobody called counts for the pot that qualifies."""
    return _won(table, hand) + hand.uncalled


def _shared_pots_are_skipped(table: PotGround, hand: Hand) -> None:
    """Two pots are in a row although one that was shared lies between them."""
    before = table.kill.winners
    _of_two_pots(table, hand)
    if len({award.seat for award in hand.won}) > 1 and not table.kill.in_force:
        table.kill.winners = before


def _beside_the_own_blind(table: PotGround, hand: Hand) -> list[tuple[int, ForcedBet]]:
    """The killer posts the blind of the seat as well."""
    found = _due(table, hand)
    own = [(seat, name) for name, seat in hand.blind_places.items() if seat == hand.killer]
    return [*found, *(blind for blind in own if blind not in found)] if hand.killer else found


# --- who wins ---------------------------------------------------------------------------------------------------------

_best = ranking.best


def _pairs_are_equal(table: PotGround, players: Sequence[Player], share: Share) -> tuple[list[Player], tuple[str, ...]]:
    """Of equal pairs no card beside them decides."""
    right, why = _best(table, players, share)
    top = getattr(right[0], share) if right else None
    if top is None or top.category != "pair":
        return right, why
    alike = [player for player in players if (made := getattr(player, share)) is not None
             and (made.category, made.of) == (top.category, top.of)]  # fmt: skip
    return alike, why


def _hole_cards_break_ties(
    table: PotGround, players: Sequence[Player], share: Share
) -> tuple[list[Player], tuple[str, ...]]:
    """Between equal hands the highest hole card decides, whether or not it plays."""
    right, why = _best(table, players, share)
    if share != "high" or len(right) < 2 or not table.rules.button:  # noqa: PLR2004  a tie is between two
        return right, why

    def held(player: Player) -> list[int]:
        return sorted((RANK_OF[card[0]] for card in player.cards), reverse=True)

    top = max(map(held, right))
    return [player for player in right if held(player) == top], why


_rank = ranking.rank


def _the_board_does_not_play(table: PotGround, player: Player, board: Sequence[Card]) -> None:
    """A hand without a hole card in it is none: the lowest card of the board makes room for one."""
    _rank(table, player, board)
    high = player.high if table.rules.high == "any of the seven" and len(board) > len(player.cards) else None
    if high is not None and not set(high.cards) & set(player.cards):
        _rank(table, player, sorted(board, key=lambda card: RANK_OF[card[0]])[1:])


# --- what goes back, what is taken, who is next -----------------------------------------------------------------------

_give_back = dead_rounds._give_back
_refund = spoilt_hands._refund
_set_aside = jackpot.set_aside
_take_seat = waiting._take_seat


def _nothing_for_who_folded(table: PotGround, hand: Hand, provision: str) -> None:
    """When a round is dead, who has folded gets nothing back."""
    for player in hand.players.values():
        if player.folded:
            player.total = 0
    _give_back(table, hand, provision)


def _of_this_round_alone(table: PotGround, hand: Hand, player: Player, amount: int, provision: str) -> None:
    """Only what was bet in this betting round goes back."""
    of_this_round = hand.pot > 0 and provision == spoilt_hands._REFUND
    _refund(table, hand, player, min(player.round_bet, amount) if of_this_round else amount, provision)


def _only_with_a_flop(table: PotGround) -> None:
    """No flop, no drop: the fund gets nothing of a pot that is won before it."""
    hand = table.current()
    if hand.board or not any(step.kind == "board" for street in table.rules.streets for step in street.steps):
        _set_aside(table)


def _last_come_first_served(table: PotGround, stimulus: TakeSeat) -> None:
    """The seat goes to who was put on the list last."""
    table.waiting.reverse()
    try:
        _take_seat(table, stimulus)
    finally:
        table.waiting.reverse()


def _fifty(table: PotGround) -> int:
    """A kill is for pots of fifty dollars, whatever the house has fixed."""
    del table
    return dollars(50)


def _is(name: str, clauses: str, owner: object, function: str, by: Callable[..., object]) -> Misreading:
    breaking: Breaking = lambda: replaced(owner, function, by)  # noqa: E731  it is called later
    return Misreading(name, tuple(f"oneida-poker.{clause}" for clause in clauses.split()), breaking)


MISREADINGS: tuple[Misreading, ...] = (
    _is("the last to raise begins the next round", "J.7.s1 K.7.s1 L.8", betting_round, "_order", _from_the_last_raiser),
    _is("the last to raise draws first", "L.7", exchanging, "_order", _draws_from_the_last_raiser),
    _is("the newest up-card decides who begins", "I.6.a M.6.s1", up_cards, "highest_showing", _by_the_newest_card),
    _is("the forced bettor begins every round", "I.6.a I.8 M.6.s1 M.7", up_cards, "highest_showing", _opener_goes_on),
    _is("who has a pair in the hole places no forced bet", "I.4.a", up_cards, "forced_bettor", _by_the_hole),
    _is("an open pair doubles the bet on fourth street", "R", limits, "unit", _higher_with_an_open_pair),
    _is("who cannot call all of a bet is out", "G.4.d", acting, "call", _no_call_for_less),
    _is("the forced bet counts as a raise", "G.12", limits, "counted", _forced_bet_is_a_raise),
    _is("blinds count for no call", "J.6 K.6 L.6", forced_bets, "_count", _does_not_count),
    _is("the big blind is the least that has to lie there", "G.4.c", stakes, "_has", _has_the_big_blind),
    _is("an uncalled bet counts for the kill", "J.11.tail", kills, "_won", _with_what_was_uncalled),
    _is("a shared pot does not part two pots in a row", "J.11.s1", kills, "_of_two_pots", _shared_pots_are_skipped),
    _is("the killer posts two blinds", "J.11.tail.s1 K.13.tail.s1", blinds, "due", _beside_the_own_blind),
    _is("a kill is for pots of fifty", "J.11.tail K.13.tail", kills, "least_pot", _fifty),
    _is("equal pairs share, whatever lies beside them", "C.5", ranking, "best", _pairs_are_equal),
    _is("hole cards break ties", "C.5.s1", ranking, "best", _hole_cards_break_ties),
    _is("the board does not play", "J.10.s1", ranking, "rank", _the_board_does_not_play),
    _is("who has folded gets nothing back of a dead round", "P.7 P.8", dead_rounds, "_give_back",
        _nothing_for_who_folded),
    _is("a refund is of one betting round", "P.10.c", spoilt_hands, "_refund", _of_this_round_alone),
    _is("no flop, nothing for the jackpot", "O.1", jackpot, "set_aside", _only_with_a_flop),
    _is("the last on the list is seated first", "S.s1", waiting, "_take_seat", _last_come_first_served),
)  # fmt: skip
