"""Misreadings of the pot games: what a vendor makes of them who knows other tables, or reads in haste.

They break the modules that the games share; each rulebook takes those of which it has the rules.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec

from clausewise.reference_engine.core.cards import RANK_OF, SUITS
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.families.misreadings import Breaking, Misreading, decides, happens, replaced
from clausewise.reference_engine.families.pot import (
    acting,
    awarding,
    betting_round,
    forced_bets,
    halving,
    limits,
    ranking,
    seven_or_better,
    streets,
)
from clausewise.reference_engine.hands.pot.best_five import ANY
from clausewise.reference_engine.vocabulary.core.events import RoundStarted
from clausewise.reference_engine.vocabulary.pot.events import BetMade, BoardDealt, CardsDiscarded, PotAwarded
from clausewise.reference_engine.vocabulary.pot.stimuli import Raise

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.families.pot.pots import Pot
    from clausewise.reference_engine.families.pot.rules import Cards, PotRules, Step, Street
    from clausewise.reference_engine.families.pot.state import Betting, Hand, Player
    from clausewise.reference_engine.families.pot.table import PotTable
    from clausewise.reference_engine.hands.pot.best_five import Uses
    from clausewise.reference_engine.vocabulary.events import AnyEvent
    from clausewise.reference_engine.vocabulary.pot.words import ForcedBet, Share


# --- who acts when ----------------------------------------------------------------------------------------------------

_order = betting_round._order  # noqa: SLF001  what is misread is how it is put there
_acted = betting_round.acted
_give_turn = betting_round.give_turn


def _left_of_the_button(table: PotTable, hand: Hand, street: Street) -> list[int]:
    """Every round begins left of the button."""
    found = _order(table, hand, street)
    return hand.clockwise(hand.button, found)


def _without_the_option(table: PotTable) -> None:
    """When nobody has raised, the big blind has nothing more to decide."""
    hand = table.current()
    betting = betting_round.current(hand)
    if betting.blinds and not betting.raises and list(betting.waiting) == [hand.big_blind]:
        betting.waiting.clear()
    _give_turn(table)


def _to_the_end_of_the_orbit(table: PotTable, seat: int, *, reopened: bool = False) -> None:
    """After a raise only those act who have not acted yet."""
    betting = betting_round.current(table.current())
    still = [other for other in betting.waiting if other != seat]
    if reopened and betting.raises:
        betting.waiting = deque(still)
        _give_turn(table)
    else:
        _acted(table, seat, reopened=reopened)


# --- how much, how often ----------------------------------------------------------------------------------------------

_counted = limits.counted
_raise = acting.raise_
_amount_of = forced_bets.amount_of


def _blind_is_a_raise(table: PotTable, betting: Betting) -> int:
    """The big blind is the first raise of its round."""
    return _counted(table, betting) + betting.blinds


def _raises_of_the_hand(table: PotTable, betting: Betting) -> int:
    """Three raises are all there are in a hand."""
    del betting
    found = 0
    for seen in reversed(table.seen):
        if isinstance(seen.event, RoundStarted):
            break
        found += isinstance(seen.event, BetMade) and seen.event.action == "raises"
    return found


def _capped_in_any_case(table: PotTable, betting: Betting) -> bool:
    """Two players, too, have three raises."""
    del table, betting
    return False


def _raised_by(table: PotTable, stimulus: Raise) -> None:
    """What a player raises to is taken for what he raises by."""
    hand = table.hand
    if hand is not None and hand.betting is not None and hand.betting.bet_to:
        stimulus = msgspec.structs.replace(stimulus, to=Cents(stimulus.to + hand.betting.bet_to))
    _raise(table, stimulus)


def _exchanged(table: PotTable, forced: ForcedBet) -> int:
    """The small blind posts what the big one should, and the other way round."""
    others: dict[ForcedBet, ForcedBet] = {"small blind": "big blind", "big blind": "small blind"}
    return _amount_of(table, others.get(forced, forced))


# --- cards ------------------------------------------------------------------------------------------------------------

_in_order = streets.in_order


def _one_at_a_time(table: PotTable, event: AnyEvent) -> AnyEvent:
    """The cards of the flop are turned up one by one."""
    if isinstance(event, BoardDealt) and len(event.cards) > 1:
        *first, last = event.cards
        for number, card in enumerate(first, start=event.total - len(first)):
            table.reports(BoardDealt(event.street, (card,), number))
        return BoardDealt(event.street, (last,), event.total)
    return event


def _shown_when_folded(table: PotTable, event: AnyEvent) -> AnyEvent:
    """A hand that is folded goes to the discard pile face up."""
    if isinstance(event, CardsDiscarded):
        return msgspec.structs.replace(event, face="up", cards=tuple(table.current().players[event.seat].cards))
    return event


def _discarded_after_the_flop(table: PotTable) -> deque[tuple[Street, Step]]:
    """The card is discarded when the flop has been seen."""
    steps = list(_in_order(table))
    for place, (_, step) in enumerate(steps):
        if step.kind == "discard":
            flop = next(n for n, (_, other) in enumerate(steps) if other.kind == "board")
            steps.insert(flop, steps.pop(place))
            break
    return deque(steps)


def _up_to_five(right: int) -> int:
    """All five cards may be replaced."""
    del right
    return 5


# --- who wins ---------------------------------------------------------------------------------------------------------

_best = ranking.best
_before_the_draw = seven_or_better.before_the_draw
_is_low = seven_or_better._is_low  # noqa: SLF001  what is misread is which hands are so low


def _all_goes_to_the_second(table: PotTable, best: Sequence[Player], second: Sequence[Player]) -> list[Player]:
    """Who has checked a seven has lost the whole pot by it."""
    return list(second) or _before_the_draw(table, best, second)


def _to_eight(table: PotTable, cards: Sequence[Card], limit: int) -> bool:
    """An eight must not be checked either."""
    return _is_low(table, cards, limit + 1)


def _noted_in_any_game(table: PotTable, betting: Betting, player: Player) -> None:
    """Without limits, too, a seven must not be checked."""
    if table.rulings.knows(seven_or_better.CHECKED) and betting.street.round == "first":
        player.checked = tuple(player.cards)


def _no_seven(table: PotTable, cards: Sequence[Card], limit: int) -> bool:
    """A seven may be checked; better hands may not."""
    return _is_low(table, cards, limit - 1)


def _by_suit(table: PotTable, players: Sequence[Player], share: Share) -> tuple[list[Player], tuple[str, ...]]:
    """Between equal hands the suit of the highest card decides."""
    equal, provisions = _best(table, players, share)

    def suit(player: Player) -> int:
        hand = getattr(player, share)
        return SUITS.index(max(hand.cards, key=lambda card: (RANK_OF[card[0]], SUITS.index(card[1])))[1])

    return (equal if len(equal) == 1 else [max(equal, key=suit)]), provisions


def _by_the_highest_card(
    table: PotTable, players: Sequence[Player], share: Share
) -> tuple[list[Player], tuple[str, ...]]:
    """The highest single card in the hole wins, whatever it makes."""
    if share != "high":
        return _best(table, players, share)

    def highest(player: Player) -> int:
        return max((RANK_OF[card[0]] for card in player.cards), default=0)

    top = max(map(highest, players))
    return [player for player in players if highest(player) == top], ()


def _less_the_own_stake(table: PotTable, event: AnyEvent) -> AnyEvent:
    """A winner is paid what the others have put in, as if the own wager had come back by itself."""
    if isinstance(event, PotAwarded):
        own = table.current().players[event.seat].total
        return msgspec.structs.replace(event, amount=Cents(max(0, event.amount - own)))
    return event


def _odd_chips_kept(table: PotTable, event: AnyEvent) -> AnyEvent:
    """Chips that do not divide go to the house."""
    del table
    if isinstance(event, PotAwarded) and event.odd_chips:
        return msgspec.structs.replace(event, amount=Cents(event.amount - event.odd_chips), odd_chips=Cents(0))
    return event


# --- high and low -----------------------------------------------------------------------------------------------------

_award_pot = awarding.award_pot


def _in_any_combination(table: PotTable, kind: Cards) -> Uses:
    """Any five of all cards make a hand, as in Hold'em."""
    del table, kind
    return ANY


def _by_heads(
    table: PotTable, hand: Hand, amount: int, highs: Sequence[Player], lows: Sequence[Player]
) -> tuple[int, int]:
    """The pot is divided by the number of those who have a part in it, not in halves."""
    del hand
    chip = table.chip()
    low = amount * len(lows) // (len(highs) + len(lows)) // chip * chip
    return amount - low, low


def _side_pots_whole(table: PotTable, hand: Hand, pot: Pot, players: Sequence[Player], *provisions: str) -> None:
    """Only the main pot is halved."""
    lows = [player.low for player in players]
    if pot.name != "main":
        for player in players:
            player.low = None
    _award_pot(table, hand, pot, players, *provisions)
    for player, low in zip(players, lows, strict=True):
        player.low = low


def _fee_of_each_half(table: PotTable, event: AnyEvent) -> AnyEvent:
    """Each half pays a fee of its own."""
    if isinstance(event, PotAwarded) and event.share != "whole":
        return msgspec.structs.replace(event, amount=Cents(max(0, event.amount - int(table.rules.fee) // 2)))
    return event


def _king(_: object) -> int:
    """The highest card that a low hand may have: any."""
    return 13


def _yes(_: object) -> bool:
    """Whatever is asked is so."""
    return True


# --- all of them ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Known:
    """A misreading before it is known which clauses a rulebook has for it."""

    name: str
    provisions: tuple[str, ...]
    breaking: Breaking
    only: tuple[str, ...] = field(default=())
    """Provisions that a rulebook must have to be misread so."""


def _instead(owner: object, name: str, by: object) -> Breaking:
    return lambda: replaced(owner, name, by)


_BLINDS = ("blinds.small",)
_HALVES = ("award.halves",)
_KNOWN: tuple[_Known, ...] = (
    _Known("every round begins left of the button", ("start.first",), _instead(betting_round, "_order",
           _left_of_the_button), _BLINDS),
    _Known("the big blind has no option", ("button.last",), _instead(betting_round, "give_turn", _without_the_option),
           _BLINDS),
    _Known("who has acted before a raise does not answer it", ("first.answer",), _instead(betting_round, "acted",
           _to_the_end_of_the_orbit)),
    _Known("the big blind counts as a raise", ("first.cap",), _instead(limits, "counted", _blind_is_a_raise), _BLINDS),
    _Known("three raises in a hand, not in a round", ("first.cap",), _instead(limits, "counted", _raises_of_the_hand)),
    _Known("two players have three raises too", ("first.cap", "second.cap"), _instead(limits, "_without_cap",
           _capped_in_any_case)),
    _Known("to raise to is to raise by", ("first.raise",), _instead(acting, "raise_", _raised_by)),
    _Known("small and big blind are exchanged", ("blinds.predetermined", "schedule.blinds"), _instead(forced_bets,
           "amount_of", _exchanged), _BLINDS),
    _Known("hole cards are dealt from the dealer's left", ("first.cards",), decides("choose", "first.cards", sorted)),
    _Known("the flop is turned up card by card", ("flop.board",), happens(_one_at_a_time)),
    _Known("a folded hand is shown", ("fold.discarded",), happens(_shown_when_folded)),
    _Known("the card is discarded after the flop", ("flop.burn",), _instead(streets, "in_order",
           _discarded_after_the_flop), ("discard.number",)),
    _Known("a fee without a flop", ("collection.after-flop",), decides("holds", "collection.after-flop", _yes),
           ("flop.board",)),
    _Known("all five cards may be replaced", ("draw.most",), decides("figure", "draw.most", _up_to_five),
           ("draw.placed",)),
    _Known("a checked seven loses the pot before the draw, too", ("award.seven-before-the-draw",),
           _instead(seven_or_better, "before_the_draw", _all_goes_to_the_second)),
    _Known("an eight must not be checked", ("award.seven-checked",), _instead(seven_or_better, "_is_low", _to_eight)),
    _Known("a seven may be checked", ("award.seven-checked",), _instead(seven_or_better, "_is_low", _no_seven)),
    _Known("a seven must not be checked without limits either", ("award.seven-checked",), _instead(seven_or_better,
           "note_check", _noted_in_any_game)),
    _Known("suits break ties", ("rank.suits",), _instead(ranking, "best", _by_suit)),
    _Known("the highest hole card wins", ("object.better",), _instead(ranking, "best",
           _by_the_highest_card), ("object.2",)),
    _Known("the own stake is no part of what is won", ("award.highest",), happens(_less_the_own_stake)),
    _Known("odd chips are the house's", ("award.odd-chips", "award.halves-odd"), happens(_odd_chips_kept)),
    _Known("any hole cards make a hand with any of the board", ("award.3",), _instead(ranking, "_uses",
           _in_any_combination), (*_HALVES, "flop.board")),
    _Known("any low hand has half", ("award.highest",), decides("figure", "rank.low-qualify", _king), _HALVES),
    _Known("the pot is shared by heads, not by halves", ("award.halves-tied",), _instead(halving, "halves", _by_heads),
           _HALVES),
    _Known("side pots are not halved", ("award.halves",), _instead(awarding, "award_pot", _side_pots_whole), _HALVES),
    _Known("each half pays a fee", ("collection.after-flop",), happens(_fee_of_each_half), _HALVES),
)  # fmt: skip


def misreadings(rules: PotRules) -> tuple[Misreading, ...]:
    """Those that a rulebook has rules against."""
    found: list[Misreading] = []
    for known in _KNOWN:
        clauses = _clauses(rules.provisions, known.provisions)
        if clauses and all(provision in rules.provisions for provision in known.only):
            found.append(Misreading(known.name, clauses, known.breaking))
    return tuple(found)


def _clauses(provisions: Mapping[str, tuple[str, ...]], names: Sequence[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(clause for name in names for clause in provisions.get(name, ())))
