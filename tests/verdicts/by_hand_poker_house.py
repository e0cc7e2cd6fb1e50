"""Faults by hand of Oneida Poker: kills, rake, jackpot, the showdown, what goes wrong, and what the house sees to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.equipment.cards_care import cutting, deck_changes, hourly
from clausewise.reference_engine.families.misreadings import Breaking
from clausewise.reference_engine.families.pot import (
    blinds,
    care,
    conceding,
    declaring,
    jackpot,
    kills,
    posted_limits,
    pushing,
    rake,
)
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundStarted
from clausewise.reference_engine.vocabulary.pot.events import ButtonPlaced, FeeTaken, HandShown
from clausewise.reference_engine.vocabulary.pot.stimuli import OrderDisclosure
from tests.verdicts.by_hand import ByHand, acts, altered, around, instead, left_out, of, permits, with_fields
from tests.verdicts.by_hand_poker_hands import POKER

A_DOLLAR: Final = dollars(1)
NINE, THREE = 9, 3


def states(fact: str, value: Callable[[Any], object]) -> Breaking:
    """The house declares something else of a table."""

    def by(sound: Any) -> Any:
        def facts(table: Any) -> Any:
            found = sound(table)
            if fact in found:
                found[fact] = value(found[fact])
            return found

        return facts

    return around(declaring, "facts", by)


# --- kills ------------------------------------------------------------------------------------------------------------


def _split_pots_do_not_break_the_row(sound: Any) -> Any:
    def settle(table: Any, hand: Any) -> None:
        earlier = table.kill.winners
        sound(table, hand)
        if len({award.seat for award in hand.won}) > 1:
            table.kill.winners = earlier

    return settle


def _split_pot_ends_it(sound: Any) -> Any:
    def settle(table: Any, hand: Any) -> None:
        if table.kill.in_force and len({award.seat for award in hand.won}) > 1:
            kills._ends(table)  # noqa: SLF001
            return
        sound(table, hand)

    return settle


def _moved_to_the_other_winner(sound: Any) -> Any:
    def settle(table: Any, hand: Any) -> None:
        seats = {award.seat for award in hand.won}
        if table.kill.in_force and len(seats) == 1 and table.kill.holder not in seats:
            table.kill.holder = min(seats)
            table.reports(ButtonPlaced("kill button", table.kill.holder), "kill.button")
            return
        sound(table, hand)

    return settle


def _high_half_is_enough(sound: Any) -> Any:
    def settle(table: Any, hand: Any) -> None:
        highs = {award.seat for award in hand.won if award.share != "low"}
        lows = {award.seat for award in hand.won if award.share == "low"}
        if not table.kill.in_force and len(highs) == 1 and highs < lows:
            before, hand.won = hand.won, [award for award in hand.won if award.seat in highs]
            sound(table, hand)
            hand.won = before
            return
        sound(table, hand)

    return settle


def _half_kill_of_the_greatest_only(sound: Any) -> Any:
    def of_the_hand(table: Any) -> tuple[int, int]:
        least, most = sound(table)
        in_spread = str(table.option("limits")) in table.rules.spreads
        half = table.kill.in_force and table.option("kill") == "half-kill"
        return (posted_limits.posted(table)[0], most) if half and in_spread else (least, most)

    return of_the_hand


KILLS: tuple[ByHand, ...] = (
    ByHand("a split pot between two others leaves the row whole", POKER, ("J.11.s1",),
           around(kills, "_of_two_pots", _split_pots_do_not_break_the_row), ("J.11", "J.11.tail")),
    ByHand("a pot has to be more than the amount for a kill", POKER, ("J.11.tail", "K.13.tail"),
           around(kills, "least_pot", lambda sound: lambda table: sound(table) + 1),
           ("K.13.tail.s3", "K.13.tail.s4", "K.13.s1", "J.11.s1")),
    ByHand("in hold'em a split pot ends the kill", POKER, ("J.11.tail.s2",),
           around(kills, "_of_two_pots", _split_pot_ends_it), ("J.11.tail.s3", "J.11.a", "J.11.b")),
    ByHand("in hold'em the kill button goes to the next winner", POKER, ("J.11.tail.s3",),
           around(kills, "_of_two_pots", _moved_to_the_other_winner), ("J.11.tail.s2", "J.11.a", "J.11.b")),
    ByHand("in Omaha a kill is for the high half and a part of the low one", POKER, ("K.13.s1",),
           around(kills, "_of_whole_pots", _high_half_is_enough), ("K.13.tail",)),
    ByHand("in Omaha the kill ends when another wins the whole pot", POKER, ("K.13.tail.s2",),
           instead(kills, "_moves", lambda table, _seat: kills._ends(table)),  # noqa: SLF001
           ("K.13.tail.s3", "K.13.a", "K.13.b")),
    ByHand("the killer posts twice the largest blind", POKER, ("J.11.tail.s1", "K.13.tail.s1"),
           instead(kills, "blind", lambda table: 2 * max(blinds.amounts(table).values())),
           short=True),
    ByHand("a half-kill of a spread limit raises the greatest wager alone", POKER, ("J.11.a", "K.13.a"),
           around(posted_limits, "of_the_hand", _half_kill_of_the_greatest_only),
           ("J.11.tail.s1", "K.13.tail.s1")),
)  # fmt: skip


# --- rake and jackpot -------------------------------------------------------------------------------------------------


def _by_percentage(table: Any) -> bool:
    return bool(rake.method(table) == rake.PERCENTAGE)


def _alone(table: Any) -> bool:
    return len(table.current().active()) == 1


def _rounded_up(sound: Any) -> Any:
    def percentage(table: Any, bet: int) -> int:
        rate = table.option_number("rake-percentage")
        right = int(sound(table, bet))
        return right + A_DOLLAR if rate == rake.MOST_PERCENT and right < bet * rate // 100 else right

    return percentage


def _uncalled_counts_when_all_fold(sound: Any) -> Any:
    def uncalled(table: Any, hand: Any) -> int:
        return int(hand.uncalled) if _by_percentage(table) and _alone(table) else int(sound(table, hand))

    return uncalled


def _side_pots_are_free_in_steps(sound: Any) -> Any:
    def of_pots(table: Any, put_in: Any, hand: Any) -> Any:
        found = sound(table, put_in, hand)
        return found if _by_percentage(table) else found[:1]

    return of_pots


def _not_dropped_without_a_showdown(sound: Any) -> Any:
    def drop(table: Any) -> None:
        if not (table.rulings.knows("rake") and not _by_percentage(table) and _alone(table)):
            sound(table)

    return drop


def _once_more_after_a_split(sound: Any) -> Any:
    def drop(table: Any) -> None:
        hand = table.current()
        if table.rulings.knows("rake") and len({award.seat for award in hand.won}) > 1:
            more = FeeTaken(Cents(A_DOLLAR), Cents(0), fund="rake", source="main", place=rake.AREA)
            table.reports(more, "rake.no-more")
            hand.in_the_rake_area += A_DOLLAR
        sound(table)

    return drop


def _none_without_a_showdown(sound: Any) -> Any:
    def set_aside(table: Any) -> None:
        if not _alone(table):
            sound(table)

    return set_aside


MONEY: tuple[ByHand, ...] = (
    ByHand("twenty-five percent are rounded up", POKER, ("N.2.a.i",), around(rake, "_percentage", _rounded_up)),
    ByHand("a bet that nobody called is raked when all others fold", POKER, ("N.4",),
           around(rake, "_uncalled", _uncalled_counts_when_all_fold), ("N.2.a.i",)),
    ByHand("in steps no side pot is raked", POKER, ("N.2.b.i",), around(rake, "_pots", _side_pots_are_free_in_steps),
           ("N.2.b",)),
    ByHand("the third step is not taken", POKER, ("N.2.b.i",), instead(rake, "LEVELS", rake.LEVELS[:2]), ("N.3",)),
    ByHand("a rake by percentage is put beside the jackpot", POKER, ("N.2.a.ii",),
           of(FeeTaken, lambda table, fee: altered(fee, place="jackpot area")
              if fee.fund == "rake" and _by_percentage(table) else fee)),
    ByHand("a rake in steps stays in its area when all others fold", POKER, ("N.2.b.iii",),
           around(rake, "drop", _not_dropped_without_a_showdown)),
    ByHand("after a pot is split another dollar is raked", POKER, ("N.5",),
           around(rake, "drop", _once_more_after_a_split)),
    ByHand("there is no jackpot amount when all others fold at once", POKER, ("O.1",),
           around(jackpot, "set_aside", _none_without_a_showdown), ("O.2.a", "O.3", "O.4")),
    ByHand("with a rake by percentage the jackpot amount goes into the drop box", POKER, ("O.4",),
           acts("drops the jackpot amount", with_fields(place="drop box"),
                when=lambda table, _event: _by_percentage(table))),
    ByHand("the sign on the rake has a smaller percentage", POKER, ("N.3",),
           states("rake percentage on the sign", lambda right: right - 5)),
    ByHand("the sign of the table names no kill", POKER, ("K.2.s2",),
           states("kill option on the sign", lambda _: "none")),
    ByHand("the sign on the jackpot fund has the amount of another table", POKER, ("O.2.b",),
           states("jackpot amount on the sign", lambda right: right + A_DOLLAR)),
)  # fmt: skip


# --- showdown and procedures ------------------------------------------------------------------------------------------


def _losers_last_where_several_win(sound: Any) -> Any:
    def stages(table: Any) -> Any:
        found = sound(table)
        if not found:
            return found
        (collect, losers), (settle, push), winners = found

        def first(at: Any) -> None:
            if len({award.seat for award, _ in at.current().due_to_winners}) == 1:
                losers(at)

        def second(at: Any) -> None:
            due = [*at.current().due_to_winners]
            push(at)
            if len({award.seat for award, _ in due}) > 1:
                losers(at)

        return [(collect, first), (settle, second), winners]

    return stages


def _by_number_behind_the_first(sound: Any) -> Any:
    def in_order(table: Any, players: Any) -> Any:
        found = sound(table, players)
        return [*found[:1], *sorted(found[1:], key=lambda player: player.seat)]

    return in_order


def _no_shuffle_without_a_showdown(sound: Any) -> Any:
    def shuffle(table: Any) -> None:
        last = max((n for n, told in enumerate(table.emitted) if isinstance(told.seen.event, RoundStarted)), default=0)
        if not table.hands or any(isinstance(told.seen.event, HandShown) for told in table.emitted[last:]):
            sound(table)

    return shuffle


def _nine_from_below(sound: Any) -> Any:
    def demand(table: Any, count: int) -> None:
        if count != NINE:
            sound(table, count)

    return demand


def _an_hour_is_not_enough(sound: Any) -> Any:
    def is_due(table: Any) -> bool:
        return table.clock - table.cards.counted_at != hourly.HOUR and bool(sound(table))

    return is_due


def _second_player(table: Any, event: Procedure) -> bool:
    return event.seat != next(iter(table.players), None)


PROCEDURES: tuple[ByHand, ...] = (
    ByHand("where several win the losers' cards go last", POKER, ("F.5.e.s1",),
           around(pushing, "stages", _losers_last_where_several_win), ("F.5.e",)),
    ByHand("behind the first hand they are shown by the numbers of the seats", POKER, ("P.4.s1",),
           around(conceding, "in_order", _by_number_behind_the_first)),
    ByHand("a pit boss does not get to see a hand that was given up", POKER, ("P.4.s2",),
           permits("showing.disclosure", lambda act, right: right and not (
               isinstance(act, OrderDisclosure) and act.by == "pit boss"))),
    ByHand("burn cards of the river lie with the discards", POKER, ("F.5.c",),
           acts("burns", with_fields(place="discard pile"), when=lambda table, _event:
                table.current().reached == "river")),
    ByHand("before the flop no marker button is put on the deck", POKER, ("F.5.a.s2",),
           acts("places the marker button", left_out, when=lambda table, _event: not table.current().board)),
    ByHand("a stub is not counted when exactly an hour has gone by", POKER, ("F.5.d",),
           around(hourly, "_is_due", _an_hour_is_not_enough)),
    ByHand("a deck of exactly six hours stays in play", POKER, ("B.2.s1",),
           around(deck_changes, "interval", lambda sound: lambda table: sound(table) + 1)),
    ByHand("the second player does not get to inspect the cards", POKER, ("D.3",),
           acts("offers for inspection", left_out, when=_second_player), ("D.4", "E.4.s2")),
    ByHand("the second deck is not washed", POKER, ("D.4",),
           acts("washes", left_out, when=lambda table, event: table.cards.decks[0].name != event.deck),
           ("A.31", "E.4.s2")),
    ByHand("nine cards may be cut from the bottom", POKER, ("E.2.b",),
           around(cutting, "_demand_from_the_bottom", _nine_from_below)),
    ByHand("after a round without a showdown the cards are not shuffled", POKER, ("E.1",),
           around(care, "_shuffle", _no_shuffle_without_a_showdown), ("P.6.a", "D.4")),
)  # fmt: skip

POKER_HOUSE: tuple[ByHand, ...] = (*KILLS, *MONEY, *PROCEDURES)
