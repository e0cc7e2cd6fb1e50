"""What may be done now at a pot table: by whoever has the turn, by whoever has to post, and between two hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.families.offers import GOES_ON, Amounts, Offer
from clausewise.reference_engine.families.pot import acting, betting_round, exchanging, forced_bets, limits
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Perform, Rise, Sit
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
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from clausewise.reference_engine.families.pot.state import Betting, Hand, Player
    from clausewise.reference_engine.families.pot.table import PotTable


def may(table: PotTable) -> tuple[Offer, ...]:
    """Everything that players may do now with their own money, and whether the house goes on."""
    with table.rulings.only_wondering():
        return (*_in_the_hand(table), *_around_the_hand(table), *_of_the_house(table))


def _of_the_house(table: PotTable) -> Iterator[Offer]:
    awaited = table.awaited_person()
    if awaited is not None:
        yield Offer(Perform(awaited))
    elif table.agenda or (table.hand is not None and not table.hand.turn) or table.can_begin():
        yield GOES_ON


def _around_the_hand(table: PotTable) -> Iterator[Offer]:
    """Who comes and goes; the button and the rate are fixed before a hand."""
    hand = table.hand
    held = [seat for seat, player in hand.players.items() if not player.folded] if hand is not None else []
    for seat in range(1, table.seats() + 1):
        yield Offer(Sit(seat))
        if hand is None or seat not in hand.players:
            yield Offer(BuyIn(seat, table.rules.least), amounts=(Amounts(0),))
        if seat in table.players and seat not in held:
            yield from (Offer(Rise(seat, leaves)) for leaves in (True, False))
    if hand is None:
        if table.rules.button:
            yield from (Offer(PlaceButton(seat)) for seat in table.with_chips())
        if table.rules.fee:
            yield Offer(SetRate(table.rules.fee))


# --- in a hand --------------------------------------------------------------------------------------------------------


def _in_the_hand(table: PotTable) -> Iterator[Offer]:
    hand = table.hand
    if hand is None:
        return
    if hand.phase == "posting":
        yield from _posts(table, hand)
    if not hand.turn:
        return
    player = hand.players[hand.turn]
    if hand.exchanging is not None:
        least, most = _cards_given(table, hand)
        yield Offer(Discard(player.seat, tuple(player.cards[:least])), cards=tuple(player.cards),
                    counts=(least, min(most, len(player.cards))))  # fmt: skip
    elif hand.betting is not None:
        yield from _bets(table, hand.betting, player)


def _posts(table: PotTable, hand: Hand) -> Iterator[Offer]:
    """What is due and has not been posted; what is mandatory nobody may decline."""
    owing: set[int] = set()
    for seat, forced in forced_bets.due(table, hand):
        player = hand.players[seat]
        if forced in player.posted:
            continue
        yield Offer(Post(seat, forced, Cents(min(forced_bets.amount_of(table, forced), player.stack))))
        mandatory = forced_bets.what_makes_mandatory(table, forced)
        if seat not in owing and not table.rulings.knows(mandatory):
            yield Offer(DeclineToPost(seat))
        owing.add(seat)


def _cards_given(table: PotTable, hand: Hand) -> tuple[int, int]:
    """How many cards have to be given away, and may be."""
    if hand.exchanging is None:
        return 0, 0
    street, step = hand.exchanging
    if step.kind == "discard":
        return step.count, step.count
    return 0, exchanging.most_to_give(table, street, step)


def _bets(table: PotTable, betting: Betting, player: Player) -> Iterator[Offer]:
    seat = player.seat
    open_to = betting_round.options(table, player)
    if "fold" in open_to:
        yield Offer(Fold(seat))
    owes = betting.bet_to - player.round_bet
    if "check" in open_to:
        yield Offer(Check(seat))
    elif (
        owes > 0
        and not betting_round.raise_or_fold(table, betting)
        and (player.stack >= owes or betting_round.may_call_for_less(table))
    ):
        yield Offer(Call(seat))
        yield Offer(Call(seat, Cents(acting.amount_of_call(table, betting, player))))
    if not betting.bet_to:
        bets = limits.bets(table, betting, player)
        if bets:
            yield Offer(Bet(seat, Cents(bets.least)), amounts=(bets,))
        if bets and not table.rulings.knows(f"{betting.street.name}.raise-of-a-bet"):
            yield Offer(Raise(seat, Cents(bets.least)), amounts=(bets,))
    elif (
        player.seat not in betting.closed
        and limits.may_raise(table, betting)
        and limits.may_after_a_check(table, betting, player)
        and limits.may_after_a_call(table, betting, player)
    ):
        raises = limits.raises(table, betting, player)
        if raises:
            yield Offer(Raise(seat, Cents(raises.least)), amounts=(raises,))
