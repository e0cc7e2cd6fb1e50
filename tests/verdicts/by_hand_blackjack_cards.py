"""Faults by hand of Oneida Blackjack in the cards, the dealer's hand, and the wagers beside a hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.equipment.cards_care import cutting, found
from clausewise.reference_engine.families.points import (
    announcing,
    dealers_hand,
    dealing,
    declaring,
    insurance,
    multiple,
    settling,
)
from clausewise.reference_engine.families.points import table as points_table
from clausewise.reference_engine.families.points.counting import ACE, TEN
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import ChangeWager, PlaceWager
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.points.words import HIT, SPOTS
from tests.verdicts.by_hand import ByHand, acts, altered, around, left_out, of, permits, with_fields
from tests.verdicts.by_hand_blackjack import BLACKJACK, SECOND, SEVEN, SEVENTEEN, pays, total_of, up_card_of

# --- the cards, and the dealer's hand ---------------------------------------------------------------------------------


def _second_cards_from_the_right(sound: Any) -> Any:
    def order(table: Any) -> Any:
        found = sound(table)
        second = [turn for turn in found if turn.step == dealing.SECOND]
        at = found.index(second[0])
        return [*found[:at], *second[::-1], *found[at + len(second):]]  # fmt: skip

    return order


def _doubled_face_down(table: Any, card: Any) -> Any:
    if not card.to.startswith("seat ") or card.number <= SECOND:
        return card
    hands = table.current().boxes[int(card.to[5:])].hands
    return altered(card, face="down") if any(h.doubled and h.number == card.hand for h in hands) else card


def _drawn_face_down_from_the_hand(table: Any, card: Any) -> Any:
    own = table.from_the_hand and card.to.startswith("seat ") and card.number > SECOND
    return altered(card, face="down") if own else card


def _looks_under_the_up_card(sound: Any) -> Any:
    def begin(table: Any) -> None:
        dealer = table.current().dealer
        if up_card_of(table) < TEN or not announcing.is_blackjack(table, dealer):
            sound(table)
            return
        settling.announce_blackjacks(table)
        for hand in table.current().hands():
            hand.done = True
        table.dealer_plays()

    return begin


def _dealer(draws: Callable[[Any, Any, bool], bool]) -> Any:
    """The dealer draws otherwise."""

    def by(sound: Any) -> Any:
        def must_draw(table: Any, dealer: Any) -> bool:
            right = bool(sound(table, dealer))
            return draws(table, dealer, right) and (right or not dealers_hand.nothing_depends(table, dealer))

        return must_draw

    return around(dealers_hand, "must_draw", by)


def _stands_when_ahead(table: Any, dealer: Any, right: bool) -> bool:
    standing = dealers_hand.standing(table, dealer.number)
    ahead = bool(standing) and all(total_of(table, hand) < total_of(table, dealer) for hand in standing)
    return right and not (ahead and total_of(table, dealer) == SEVENTEEN - 1)


def _soft(table: Any, dealer: Any) -> bool:
    return announcing.points(table, dealer) == (SEVENTEEN, True)


def _depends_on_a_blackjack(sound: Any) -> Any:
    def depends(table: Any, dealer: Any) -> bool:
        standing = dealers_hand.standing(table, dealer.number)
        blackjacks = any(announcing.is_blackjack(table, hand) for hand in standing)
        return (up_card_of(table) == ACE and blackjacks) or bool(sound(table, dealer))

    return depends


def _burns_shown_before_the_cards_only(sound: Any) -> Any:
    def disclose(self: Any, stimulus: Any) -> None:
        if self.cards_are_out() and not self.from_the_hand:
            raise Refusal("not in the middle of a round")
        sound(self, stimulus)

    return disclose


def _from_above_alone(sound: Any) -> Any:
    def demand(table: Any, depth: int) -> None:
        if depth <= table.cards.whole() - cutting.LEAST_CUT:
            sound(table, depth)

    return demand


def _unseen_goes_out(sound: Any) -> Any:
    def drawn(table: Any, card: Any, source: str) -> str:
        deal = table.current()
        if table.cards.mishaps.drawn[deal.drawn]:
            return str(sound(table, card, source))
        of_it = {"cards": (card,), "deck": deal.deck.name}
        table.reports(Procedure("draws in error", face="down", source=source, **of_it), "drawn")
        table.reports(Procedure("discards", place="discard rack", **of_it), "drawn")
        deal.set_aside += 1
        return "not used"

    return drawn


CARDS: tuple[ByHand, ...] = (
    ByHand("the second cards come from the dealer's right", BLACKJACK, ("H.4.s1", "I.5.s3"),
           around(dealing, "_order", _second_cards_from_the_right), ("H.4.c", "I.5.c")),
    ByHand("the card on a double lies face down", BLACKJACK, ("H.6",), of(CardDealt, _doubled_face_down),
           ("I.7", "H.7.b", "I.8.b")),
    ByHand("from the hand further cards lie face down", BLACKJACK, ("I.7",),
           of(CardDealt, _drawn_face_down_from_the_hand)),
    ByHand("the dealer looks for a Blackjack before anybody elects", BLACKJACK, ("H.8",),
           around(points_table, "_begin_elections", _looks_under_the_up_card), ("H.5", "J.4.b", "I.6", "I.9")),
    ByHand("the dealer stands on sixteen where that is ahead", BLACKJACK, ("H.8.a", "I.9.a"),
           _dealer(_stands_when_ahead)),
    ByHand("the dealer draws to a soft seventeen of three cards", BLACKJACK, ("H.8.a.s1", "I.9.a.s1"),
           _dealer(lambda table, dealer, right: right or (_soft(table, dealer) and len(dealer.cards) > SECOND))),
    ByHand("the dealer stands on an ace and a six", BLACKJACK, ("H.8.a", "I.9.a"),
           _dealer(lambda table, dealer, right: right and not (_soft(table, dealer)
                   and len(dealer.cards) == SECOND)), ("H.8.a.s1", "I.9.a.s1")),
    ByHand("from the hand the dealer draws to a soft seventeen where that stands", BLACKJACK, ("I.9.a.s1",),
           _dealer(lambda table, dealer, right: right or (table.from_the_hand and _soft(table, dealer)))),
    ByHand("under an ace cards are drawn against a Blackjack", BLACKJACK, ("H.8.b", "I.9.b"),
           around(dealers_hand, "depends", _depends_on_a_blackjack)),
    ByHand("burn cards are not disclosed in the middle of a round", BLACKJACK, ("H.3.s1",),
           around(points_table.PointsTable, "_disclose", _burns_shown_before_the_cards_only)),
    ByHand("burn cards are exposed where they are dealt from the hand", BLACKJACK, ("I.4.s2",),
           permits("hand.disclose", lambda *_asked: True)),
    ByHand("three decks are dealt from the hand", BLACKJACK, ("I.2",), permits("hand.decks", lambda *_asked: True)),
    ByHand("a player cuts less than ten cards from the bottom", BLACKJACK, ("E.3",),
           around(cutting, "_demand_from_either_end", _from_above_alone)),
    ByHand("a dealer reconstructs the hand", BLACKJACK, ("M.5.s1",),
           acts("reconstructs the hand", with_fields(by="dealer"))),
    ByHand("a card that was drawn in error unseen goes out", BLACKJACK, ("M.2",),
           around(found, "drawn_in_error", _unseen_goes_out)),
)  # fmt: skip


# --- wagers beside the hand, and Multiple Action ----------------------------------------------------------------------


def _four_to_one_for_king_and_queen(table: Any, event: Any) -> Any:
    if event.wager != "same suit" or event.result != "wins":
        return event
    cards = table.current().boxes[event.seat].hand.cards
    return altered(event, pays=Cents(4 * event.stake)) if {card[0] for card in cards[:2]} == {"K", "Q"} else event


def _first_spot_alone(sound: Any) -> Any:
    def lose_over(table: Any, hand: Any) -> None:
        later = {spot: hand.stakes.pop(spot) for spot in SPOTS[1:] if spot in hand.stakes}
        sound(table, hand)
        hand.stakes.update(later)

    return lose_over


def _all_by_the_first(sound: Any) -> Any:
    def settle(table: Any, number: int, *, blackjack: bool) -> None:
        for each in (1, 2, 3) if number == 1 else ():
            sound(table, each, blackjack=blackjack)

    return settle


def _third_hand_for_all_or_none(sound: Any) -> Any:
    def is_played(table: Any, number: int) -> bool:
        all_have = all(SPOTS[number - 1] in hand.stakes for hand in table.current().live())
        return bool(sound(table, number)) and (number < 3 or all_have)

    return is_played


def _more_tables(sound: Any) -> Any:
    def declaration(table: Any) -> Any:
        found = sound(table)
        if "tables for each floorperson" in found:
            found["tables for each floorperson"] = SEVEN
        return found

    return declaration


BESIDE: tuple[ByHand, ...] = (
    ByHand("a wager beside the hand is raised above the maximum", BLACKJACK, ("K.2.b",),
           permits("optional.maximum", lambda act, right: right or isinstance(act, ChangeWager))),
    ByHand("with one deck a Hit Wager may be the larger", BLACKJACK, ("K.2.c",),
           permits("optional.single-deck", lambda act, right: right or (
               isinstance(act, PlaceWager) and act.wager == HIT))),
    ByHand("king and queen of one suit pay four to one as the same suit", BLACKJACK, ("K.5.a",),
           pays(_four_to_one_for_king_and_queen), ("K.1.a.i",)),
    ByHand("a floorperson is not told of a king and queen", BLACKJACK, ("K.5.b",),
           acts("notifies the floorperson", left_out, when=lambda _table, event: event.wager is not None)),
    ByHand("a Hit Wager goes on behind a card of another suit", BLACKJACK, ("K.6.d",),
           permits("hit.until", lambda *_asked: True)),
    ByHand("after a split of two suits there is a Hit Wager", BLACKJACK, ("K.6.e.s1",),
           permits("hit.split-suits", lambda *_asked: True)),
    ByHand("of a hand that is over the later wagers stay", BLACKJACK, ("L.6",),
           around(settling, "lose_over", _first_spot_alone), ("J.2.a", "L.6.a", "L.6.b")),
    ByHand("the dealer's first hand decides all insurance", BLACKJACK, ("L.4.s1",),
           around(insurance, "settle", _all_by_the_first)),
    ByHand("there is no third hand unless all have a third wager", BLACKJACK, ("L.8.s2",),
           around(multiple, "_is_played", _third_hand_for_all_or_none), ("L.9",),
           cannot_show="it asks when the second spots are settled: who has a wager left then has a third"),
    ByHand("a floorperson has seven tables", BLACKJACK, ("N.3",), around(declaring, "declaration", _more_tables),
           ("N",)),
    ByHand("the last to come inspects the cards", BLACKJACK, ("D.2",),
           acts("offers for inspection", lambda table, event: altered(event, seat=max(table.seated)))),
    ByHand("the dealer's cards lie face up in the rack", BLACKJACK, ("L.6.s1",),
           acts("discards", with_fields(face="up"), when=lambda table, event: event.owner == "dealer"
                and table.spots > 1 and table.current().dealer.number == 1)),
)  # fmt: skip

BLACKJACK_CARDS: tuple[ByHand, ...] = (*CARDS, *BESIDE)
