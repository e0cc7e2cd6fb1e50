"""Faults by hand of Oneida Poker: how cards are dealt, who acts, and what words and chips come to."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Final

from clausewise.reference_engine.core.cards import without
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.misreadings import Breaking
from clausewise.reference_engine.families.pot import (
    acting,
    all_in,
    betting_round,
    blinds,
    dealing,
    exchanging,
    last_card,
    limits,
    positions,
    putting_in,
    saying,
    spoilt_cards,
    spoilt_hands,
    stakes,
    streets,
    talking,
)
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.pot.events import BoardDealt
from clausewise.reference_engine.vocabulary.pot.stimuli import Raise
from tests.verdicts.by_hand import ByHand, acts, altered, around, left_out, of, permits, reads, with_fields
from tests.verdicts.by_hand_poker_hands import (
    DRAW_HIGH,
    DRAW_LOW,
    FIVE_STUD,
    HOLDEM,
    OMAHA,
    POKER,
    SEVEN_STUD,
    STUD_SPLIT,
    plays,
)

DRAW = (DRAW_HIGH, DRAW_LOW)
TWO, SEVENTH_CARD, ONE_CHIP_TWICE = 2, 7, 2
DECK_OF_TWO: Final = 2
TURN_LIES = 4


# --- the cards of a street --------------------------------------------------------------------------------------------


def _no_burn(street: str, *games: str) -> Breaking:
    """Before this street no card is burned."""

    def now(table: Any, _event: object) -> bool:
        return bool(table.current().reached == street and plays(table, *games))

    return acts("burns", left_out, when=now)


def _up_card_first(sound: Any) -> Any:
    def in_order(table: Any) -> Any:
        steps = [*sound(table)]
        if plays(table, *SEVEN_STUD):
            steps[:2] = steps[1::-1]
        return deque(steps)

    return in_order


def _laid(number: int, face: str, *games: str) -> Breaking:
    """A player's card of this number lies the other way up."""
    return of(CardDealt, lambda table, card: altered(card, face=face)
              if card.number == number and plays(table, *games) else card)  # fmt: skip


def _burn_for_each_who_draws(sound: Any) -> Any:
    def replace(table: Any, street: Any, player: Any) -> None:
        if any(other.given_away for other in table.current().players.values() if other is not player):
            dealing.burn(table, street, street.steps[0])
        sound(table, street, player)

    return replace


def _no_burn_of_the_common_card(sound: Any) -> Any:
    def burn(table: Any, street: Any, step: Any) -> None:
        few = len(table.current().deck.cards) <= len(positions.receiving(table))
        if not (street.name == "seventh" and few):
            sound(table, street, step)

    return burn


def _burns_stay(sound: Any) -> Any:
    def reshuffle(table: Any, pile: Sequence[Any], source: str, provision: str) -> None:
        if source != "burn pile":
            sound(table, pile, source, provision)

    return reshuffle


def _burns_with_two_left(sound: Any) -> Any:
    def common_card(table: Any, hand: Any, street: Any, step: Any) -> None:
        if len(hand.deck.cards) == DECK_OF_TWO and hand.burned:
            pile, hand.burned = hand.burned, []
            dealing.reshuffle(table, pile, "burn pile", "seventh.burns-shuffled")
        sound(table, hand, street, step)

    return common_card


def _button_first_of_two(sound: Any) -> Any:
    def receiving(table: Any) -> list[int]:
        right: list[int] = sound(table)
        return right[::-1] if len(table.current().players) == TWO and plays(table, HOLDEM) else right

    return receiving


def _with_what_others_hold(*, also_burned: bool) -> Any:
    """What is reshuffled has cards in it that must not be there."""

    def by(sound: Any) -> Any:
        def reshuffle(table: Any, player: Any) -> None:
            hand = table.current()
            if also_burned:
                sound(table, player)
                hand.deck.cards = [*hand.deck.cards, *hand.burned]
                return
            drawn = [card for other in hand.active() if other.given_away or other is player for card in other.cards]
            pile = without(hand.deck.as_made(), [*drawn, *player.dealt, *hand.burned])
            dealing.reshuffle(table, pile, "discard pile", "draw.reshuffled")

        return reshuffle

    return around(dealing, "reshuffle_discards", by)


def _kept_from_the_third_card_on(sound: Any) -> Any:
    def exchanged(table: Any, card: Any, seat: int) -> bool:
        return len(table.current().players[seat].cards) < TWO and sound(table, card, seat)

    return exchanged


def _third_card_up(sound: Any) -> Any:
    return lambda table, hand, seat, face: face if plays(table, STUD_SPLIT) else sound(table, hand, seat, face)


def _both_seen_play_on(sound: Any) -> Any:
    def look(table: Any) -> None:
        if not plays(table, STUD_SPLIT):
            sound(table)

    return look


def _fallen_card_is_drawn(sound: Any) -> Any:
    return lambda table, card, seat: table.current().reached != "draw" and sound(table, card, seat)


def _none_on_seventh_street(sound: Any) -> Any:
    def dealt_in(table: Any, hand: Any, seats: Sequence[int]) -> list[int]:
        right: list[int] = sound(table, hand, seats)
        if hand.reached != "seventh":
            return right
        return [seat for seat in right if not all_in.is_all_in(hand.players[seat])]

    return dealt_in


CARDS: tuple[ByHand, ...] = (
    ByHand("in seven-card stud the up-card comes first", POKER, ("I.3",), around(streets, "in_order", _up_card_first),
           ("I.4",)),
    ByHand("in seven-card stud the last card lies face up", POKER, ("I.8",),
           _laid(SEVENTH_CARD, "up", *SEVEN_STUD), ("A.19", "A.30")),
    ByHand("in seven-card stud the fourth card lies face down", POKER, ("I.6",), _laid(4, "down", *SEVEN_STUD),
           ("A.30", "A.19")),
    ByHand("in seven-card stud no card is burned before fifth street", POKER, ("I.8.s1",),
           _no_burn("fifth", *SEVEN_STUD)),
    ByHand("in five-card stud no card is burned before the fourth street", POKER, ("M.7.s1",),
           _no_burn("fourth", FIVE_STUD)),
    ByHand("in Omaha no card is burned before the river", POKER, ("K.9",), _no_burn("river", *OMAHA)),
    ByHand("in hold'em two cards are burned before the turn", POKER, ("J.8",),
           acts("burns", with_fields(count=2), when=lambda table, _event: table.current().reached == "turn"
                and plays(table, HOLDEM)), ("A.6",)),
    ByHand("a card is burned for each player who draws", POKER, ("L.7.a",),
           around(exchanging, "_replace", _burn_for_each_who_draws)),
    ByHand("no card is burned before a common card", POKER, ("I.8.s2",),
           around(dealing, "burn", _no_burn_of_the_common_card), ("I.8.s3",)),
    ByHand("the burn cards are not shuffled in for a common card", POKER, ("I.8.s3",),
           around(dealing, "reshuffle", _burns_stay), ("I.8.s2", "A.10")),
    ByHand("the burn cards are shuffled in with two cards left", POKER, ("I.8.s3",),
           around(last_card, "_common_card", _burns_with_two_left), ("I.8.s2",)),
    ByHand("the common card lies face down", POKER, ("A.10", "I.8.s2"),
           of(BoardDealt, lambda _table, board: altered(board, face="down")
              if board.street == "common card" else board)),
    ByHand("between two players of hold'em the button gets the first card", POKER, ("J.5",),
           around(positions, "receiving", _button_first_of_two), ("A.7", "J.3")),
    ByHand("in draw poker all decide before anybody is served", POKER, ("L.7",),
           reads("order-of-the-draw", "after-all"), ("L.7.s2",)),
    ByHand("in draw poker no more than four cards are drawn", POKER, ("L.7.s1",),
           around(exchanging, "most_to_give", lambda sound: lambda *asked: min(4, sound(*asked)))),
    ByHand("the discards are reshuffled with what others still hold", POKER, ("L.7.b",),
           _with_what_others_hold(also_burned=False)),
    ByHand("the discards are reshuffled with the burn card", POKER, ("L.7.b",),
           _with_what_others_hold(also_burned=True), ("F.5.c", "A.6"),
           cannot_show="which card was burned nobody sees, and chance brings it again"),
    ByHand("in Omaha the third and fourth card stay when they are exposed", POKER, ("P.14",),
           around(spoilt_cards, "exchanged", _kept_from_the_third_card_on)),
    ByHand("in high-low split the third card is up behind an exposed hole card", POKER, ("P.12",),
           around(spoilt_cards, "third_card", _third_card_up)),
    ByHand("in high-low split a hand with both hole cards exposed plays on", POKER, ("P.12.s1",),
           around(spoilt_hands, "look_for_exposed", _both_seen_play_on)),
    ByHand("a card that falls off the table in the draw is used", POKER, ("P.13",),
           around(spoilt_cards, "fallen", _fallen_card_is_drawn)),
    ByHand("who is all-in gets no card on seventh street", POKER, ("G.4.d.ii",),
           around(all_in, "dealt_in", _none_on_seventh_street), ("A.1", "I.8")),
)  # fmt: skip


# --- betting ----------------------------------------------------------------------------------------------------------


def _acts_first(street: str, order: Callable[[Any, list[int]], list[int]], *games: str) -> Breaking:
    """In this round the turns go otherwise."""

    def by(sound: Any) -> Any:
        def turns(table: Any, hand: Any, asked: Any) -> list[int]:
            right: list[int] = sound(table, hand, asked)
            return order(hand, right) if right and asked.name == street and plays(table, *games) else right

        return turns

    return around(betting_round, "_order", by)


def _last_raiser(hand: Any, right: list[int]) -> list[int]:
    seat = hand.aggressors[-1][1] if hand.aggressors else right[0]
    return [*right[right.index(seat):], *right[:right.index(seat)]] if seat in right else right  # fmt: skip


def _small_blind_has_no_option(sound: Any) -> Any:
    def has(table: Any, betting: Any, player: Any) -> bool:
        of_the_first = plays(table, *DRAW) and betting.blinds and table.current().small_blind == player.seat
        return not (of_the_first and not betting.raises) and sound(table, betting, player)

    return has


def _raises_of_the_hand(sound: Any) -> Any:
    def counted(table: Any, betting: Any) -> int:
        earlier = sum(name != betting.street.name for name, _ in table.current().aggressors)
        return int(sound(table, betting) + earlier)

    return counted


def _whole_bet_anew(sound: Any) -> Any:
    def amount(table: Any, betting: Any, player: Any) -> int:
        anew = plays(table, *DRAW) and player.blind and betting.blinds
        return int(min(betting.bet_to, player.stack)) if anew else int(sound(table, betting, player))

    return amount


def _not_on_the_last_street(sound: Any) -> Any:
    """In the last round a raise may be of two units."""

    def by(table: Any, betting: Any, player: Any, unit: int) -> tuple[int, ...]:
        right: tuple[int, ...] = sound(table, betting, player, unit)
        return (*right, 2 * unit) if betting.street is table.rules.streets[-1] else right

    return by


def _third_blind_on_the_button(sound: Any) -> Any:
    def take_places(table: Any, hand: Any) -> None:
        sound(table, hand)
        if plays(table, HOLDEM) and "middle blind" in hand.blind_places:
            hand.blind_places["big blind"] = hand.button

    return take_places


def _who_has_folded_adds(sound: Any) -> Any:
    def demand(table: Any, seat: int) -> None:
        player = None if table.hand is None else table.hand.players.get(seat)
        if player is None or not player.folded:
            sound(table, seat)

    return demand


def _who_has_folded_takes_off(sound: Any) -> Any:
    def take_off(table: Any, stimulus: Any) -> None:
        player = None if table.hand is None else table.hand.players.get(stimulus.seat)
        if player is None or not player.folded or stimulus.amount > player.stack:
            sound(table, stimulus)
            return
        player.stack -= stimulus.amount

    return take_off


def _more_than_enough(sound: Any) -> Any:
    def has(table: Any, seat: int, due: int) -> bool:
        return bool(sound(table, seat, due + 1))

    return has


BETS: tuple[ByHand, ...] = (
    ByHand("in draw poker the small blind may only call", POKER, ("L.6.s1",),
           around(betting_round, "_has_the_option", _small_blind_has_no_option), ("L.6",)),
    ByHand("in Omaha the first turn after the flop is left of the big blind", POKER, ("K.7.s1",),
           _acts_first("flop", lambda hand, right: hand.clockwise(hand.big_blind, right), *OMAHA), ("K.3",)),
    ByHand("in Omaha the button has the first turn on the river", POKER, ("K.9.s1",),
           _acts_first("river", lambda _hand, right: [right[-1], *right[:-1]], *OMAHA), ("K.3", "A.7")),
    ByHand("after the draw whoever has raised last has the first turn", POKER, ("L.8",),
           _acts_first("second", _last_raiser, *DRAW), ("L.3", "A.7")),
    ByHand("in five-card stud nobody raises who has checked", POKER, ("G.11",),
           around(limits, "may_after_a_check", lambda sound: lambda table, betting, player: not (
               plays(table, FIVE_STUD) and player.seat in betting.checked) and sound(table, betting, player)),
           ("M.6.s3", "M.7"),
           cannot_show="as the document is read whoever opens has to bet: nobody checks"),
    ByHand("raises are counted through the whole hand", POKER, ("G.12",),
           around(limits, "counted", _raises_of_the_hand)),
    ByHand("in draw poker what was posted is not counted toward a call", POKER, ("L.6",),
           around(acting, "amount_of_call", _whole_bet_anew), ("A.8", "A.5", "L.5")),
    ByHand("in the last round a raise may be twice the limit", POKER, ("R",),
           around(limits, "_raises_by", _not_on_the_last_street), ("R.s1",)),
    ByHand("in hold'em the third blind is posted by the button", POKER, ("J.4.s1",),
           around(blinds, "take_places", _third_blind_on_the_button)),
    ByHand("who has folded may add chips", POKER, ("G.4.a",),
           around(stakes, "demand_between_rounds", _who_has_folded_adds)),
    ByHand("who has folded may take chips off the table", POKER, ("G.4.a",),
           around(stakes, "take_off", _who_has_folded_takes_off)),
    ByHand("who has exactly enough is not dealt in", POKER, ("G.4.c",), around(stakes, "_has", _more_than_enough),
           ("G.4",)),
    ByHand("a stranger's money may raise", POKER, ("G.2",),
           permits("table.back-line", lambda act, right: right or isinstance(act, Raise))),
)  # fmt: skip


# --- words and chips --------------------------------------------------------------------------------------------------


def _check_does_not_bind(sound: Any) -> Any:
    def demand(table: Any, betting: Any, player: Any, act: Any) -> None:
        said = saying.word_of(table, betting, player)
        if said is None or said.said != "check":
            sound(table, betting, player, act)

    return demand


def _more_than_was_said_stands(sound: Any) -> Any:
    def by_words(table: Any, betting: Any, player: Any, said: Any, amount: int, *, single: bool) -> Any:
        put = player.round_bet + amount
        if said.to is not None and put > said.to and not single:
            return putting_in._by_amount(table, betting, player, amount, single=single)  # noqa: SLF001
        return sound(table, betting, player, said, amount, single=single)

    return by_words


def _cash_toward_the_pot_is_no_bet(sound: Any) -> Any:
    def put_in(table: Any, stimulus: Any) -> Any:
        if stimulus.cash and stimulus.how == "releases toward the pot":
            raise Refusal("that is no bet")
        return sound(table, stimulus)

    return put_in


def _a_large_single_chip_raises(sound: Any) -> Any:
    def come_to(table: Any, betting: Any, player: Any, *, single: bool = False) -> Any:
        owes = betting.bet_to - player.round_bet
        large = 0 < ONE_CHIP_TWICE * owes <= player.talk.coming
        return sound(table, betting, player, single=single and not large)

    return come_to


def _discard_is_a_check_where_nothing_is_bet(sound: Any) -> Any:
    def shown_by(table: Any, player: Any, what: str) -> Any:
        if what == "turns the up-cards face down" and plays(table, FIVE_STUD):
            raise Refusal("that is no fold")
        return sound(table, player, what)

    return shown_by


WORDS: tuple[ByHand, ...] = (
    ByHand("the word check does not bind", POKER, ("G.5",), around(saying, "demand_kept", _check_does_not_bind),
           ("P.11",)),
    ByHand("more chips than were announced stand", POKER, ("G.6",),
           around(putting_in, "_by_words", _more_than_was_said_stands), ("P.11",)),
    ByHand("currency that is released toward the pot is no bet", POKER, ("G.7.c",),
           around(putting_in, "put_in", _cash_toward_the_pot_is_no_bet), ("G.7", "G.4.b")),
    ByHand("whoever has called may still say that it is a raise", POKER, ("G.8.b",),
           permits("chips.after-a-call", lambda act, right: right or isinstance(act, Raise)), ("G.8",)),
    ByHand("a single chip of twice the bet is a raise", POKER, ("G.10",),
           around(putting_in, "come_to", _a_large_single_chip_raises)),
    ByHand("a blind gets no change for a single chip", POKER, ("G.10",),
           acts("gives change", left_out, when=lambda table, event: table.current().players[event.seat].blind > 0)),
    ByHand("who has said bet or raise may fold for nothing", POKER, ("P.11.b",),
           around(saying, "obliges", lambda _sound: lambda said: said.said == "call"), ("P.11",)),
    ByHand("in five-card stud up-cards that are turned down are no fold", POKER, ("P.11.a.ii",),
           around(talking, "_shown_by", _discard_is_a_check_where_nothing_is_bet), ("P.11.a",)),
)  # fmt: skip

POKER_PLAY: tuple[ByHand, ...] = (*CARDS, *BETS, *WORDS)
