"""What a player elects for a hand: to draw, to stand, to double down, to split, to surrender."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.cards import rank
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.points import announcing, counting, dealing, settling, suits, turns
from clausewise.reference_engine.families.points.counting import ACE
from clausewise.reference_engine.families.points.state import Hand
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerTaken
from clausewise.reference_engine.vocabulary.points.events import Elected
from clausewise.reference_engine.vocabulary.points.words import SPOTS

if TYPE_CHECKING:
    from clausewise.reference_engine.families.points.ground import PointsGround
    from clausewise.reference_engine.vocabulary.points.stimuli import DoubleDown, Draw, Split, Stand, Surrender
    from clausewise.reference_engine.vocabulary.points.words import Election

    Electing = Draw | Stand | DoubleDown | Split | Surrender

MAIN = SPOTS[0]
ONCE = 1


def _elects(table: PointsGround, hand: Hand, action: Election, *provisions: str, into: int | None = None) -> None:
    event = Elected(hand.seat, action, hand.number, into)
    each = ("multiple.each-wager",) if table.spots > ONCE else ()
    table.does(event, table.way.rule("election"), *provisions, *each, fixes=("action", "seat"), once=False, anyway=True)


# --- draw, stand ------------------------------------------------------------------------------------------------------


def demand_draw(table: PointsGround, act: Draw) -> Hand:
    """Refuses a card that a hand may not have; the hand."""
    way = table.way
    hand = turns.hand_of(table, act.seat, act.hand)
    if hand is not None and hand.cards and table.phase == "electing":
        for name, stands, reason in _finished(table, hand):
            table.rulings.demand(way.rule(name), not stands, reason)
            if stands:
                return hand
    return turns.to_decide(table, act.seat, act.hand)


def _finished(table: PointsGround, hand: Hand) -> tuple[tuple[str, bool, str], ...]:
    """Each rule by which a hand may draw no more, and whether it is so with this one."""
    total, most = announcing.points(table, hand).total, table.rules.target
    return (
        ("one-on-double", hand.doubled, "one card is drawn to a hand that was doubled"),
        ("one-on-aces", _has_its_ace(hand), "one card is dealt to each ace of a pair that was split"),
        ("no-draw-21", total == most and not turns.may_decide(table, hand), "no card is drawn to twenty-one"),
        ("draw", total > most, "no card is drawn to more than twenty-one"),
    )


def _has_its_ace(hand: Hand) -> bool:
    return turns.split_aces(hand) and hand.initial and not hand.asked


def draw(table: PointsGround, act: Draw) -> None:
    """One more card."""
    hand = demand_draw(table, act)
    way = table.way
    soft = (way.rule("no-draw-21"),) if announcing.points(table, hand).total == table.rules.target else ()
    _elects(table, hand, "draws", way.rule("draw"), way.rule("one-on-double"), *soft)
    _gets_a_card(table, hand, way.rule("draws-up"), way.rule("draw"), "play.object")
    table.goes_on(hand)


def _gets_a_card(table: PointsGround, hand: Hand, *provisions: str) -> None:
    """A card comes, and decides what was wagered on its suit; a hand that is over twenty-one by it is lost."""
    card = dealing.one_more(table, hand, *provisions)
    if table.round is None:
        return
    if card is None:
        hand.done = True  # there are no more cards
        return
    over = announcing.points(table, hand).total > table.rules.target
    suits.settle_hit_wager(table, hand, over=over)
    if over:
        hand.done = hand.over = True
        announcing.announce_total(table, hand)
        settling.lose_over(table, hand)


def demand_stand(table: PointsGround, act: Stand) -> Hand:
    """The hand that stands, if it is its turn."""
    hand = turns.to_decide(table, act.seat, act.hand)
    if hand.hit_wager:
        raise Refusal("a Hit Wager waits for a card", "hit.at-once")
    return hand


def stand(table: PointsGround, act: Stand) -> None:
    """No more cards."""
    hand = demand_stand(table, act)
    hand.done = True
    _elects(table, hand, "stands", table.way.rule("draws-up"))
    table.goes_on(hand)


# --- double down ------------------------------------------------------------------------------------------------------


def demand_double(table: PointsGround, act: DoubleDown) -> Hand:
    """Refuses what is no doubling of the first two cards; the hand."""
    rulings = table.rulings
    hand = turns.to_decide(table, act.seat, act.hand)
    rulings.demand("double.allowed", table.allows_players("doubling"), "the house does not allow doubling down")
    rulings.demand("definition.double", hand.initial, "a wager is doubled on the first two cards")
    if turns.split_aces(hand) and rulings.reading("double-split-aces") == "no":
        raise Refusal("split aces get one card each", table.way.rule("one-on-aces"))
    stands = hand.stakes.get(MAIN, Cents(0))
    amount = stands if act.amount is None else act.amount
    less = rulings.reading("double-for-less") == "allowed" and table.spots == ONCE
    lawful = 0 < amount <= stands if less else amount == stands
    rulings.demand("double.amount", lawful, "a wager is doubled by as much as stands there")
    return hand


def double(table: PointsGround, act: DoubleDown) -> None:
    """The wager is doubled, and one card comes."""
    hand = demand_double(table, act)
    _elects(table, hand, "doubles down", "double.allowed", "definition.double")
    for spot in _each_wager(table, hand):
        stands = hand.stakes[spot]
        by = act.amount if act.amount is not None and spot == MAIN else stands
        more = table.rulings.figure("double.amount", by, step=100)
        hand.stakes[spot] = Cents(stands + more)
        each = ("multiple.each-wager",) if table.spots > 1 else ()
        event = WagerTaken(hand.seat, spot, hand.stakes[spot], hand=hand.number)
        table.does(event, "double.amount", "definition.double", *each, fixes=("amount",))
    hand.doubled = hand.done = True
    rule = table.way.rule("one-on-double")
    one = table.rulings.choose(rule, 1, {"two cards": 2, "no card": 0})
    for _ in range(one):
        if not hand.over and table.round is not None:
            _gets_a_card(table, hand, rule, "definition.double", table.way.rule("draws-up"))
    if not hand.over and table.round is not None:
        announcing.announce_total(table, hand)
    table.goes_on(hand)


def _each_wager(table: PointsGround, hand: Hand) -> list[str]:
    """The wagers that are made once more: in Multiple Action that of every spot."""
    spots = [*hand.stakes]
    if table.spots == ONCE:
        return spots
    others = {
        "on the first spot only": spots[:1],
        "on the last spot only": spots[-1:],
        "but for the first spot": spots[1:],
    }
    return table.rulings.choose("multiple.each-wager", spots, others)


# --- split ------------------------------------------------------------------------------------------------------------


def demand_split(table: PointsGround, act: Split) -> Hand:
    """Refuses what is no pair, or one too many; the hand."""
    rulings = table.rulings
    hand = turns.to_decide(table, act.seat, act.hand)
    box = table.current().boxes[hand.seat]
    rulings.demand("split.allowed", table.allows_players("splitting"), "the house does not allow splitting")
    pair = hand.initial and counting.alike_in_value(rulings, hand.cards)
    rulings.demand("definition.split", pair, "two cards of one value are split")
    if table.spots > 1:
        once = rulings.figure("split.once", ONCE)
        splits = box.splits
        if rulings.reading("split-once") == "player":
            splits = sum(other.splits for other in table.current().boxes.values() if other.player == box.player)
        rulings.demand("split.once", splits < once, "in Multiple Action pairs are split once")
    most = table.option_number("most-hands")
    rulings.demand("split.allowed", len(box.hands) < most, f"the house allows {most} hands at a box")
    return hand


def split(table: PointsGround, act: Split) -> None:
    """Two hands of one: the new one has the second card, and a wager as high."""
    hand = demand_split(table, act)
    box = table.current().boxes[hand.seat]
    box.splits += 1
    number = len(box.hands) + 1
    _elects(table, hand, "splits", "split.allowed", "definition.split", table.way.rule("one-on-aces"), into=number)
    first, second = hand.cards
    new = Hand(hand.seat, number, [second], split_from=second)
    hand.cards, hand.split_from, hand.announced = [first], first, None
    hand.split_suited = new.split_suited = suits.of_one_suit([first, second])
    box.hands.append(new)
    for spot in _each_wager(table, hand):
        stands = hand.stakes[spot]
        amount = table.rulings.figure("split.amount", stands, step=100)
        new.stakes[spot] = Cents(amount)
        each = ("multiple.each-wager", "split.once") if table.spots > 1 else ()
        event = WagerTaken(hand.seat, spot, new.stakes[spot], hand=number)
        table.does(event, "split.amount", "definition.split", *each, fixes=("amount",))
    both = rank(first) == ACE or table.rulings.reading("split-order") == "both-at-once"
    for one in (hand, new) if both else (hand,):
        if table.round is not None:
            turns.gets_second_card(table, one)
    table.goes_on(hand)


# --- surrender --------------------------------------------------------------------------------------------------------


def demand_surrender(table: PointsGround, act: Surrender) -> Hand:
    """Refuses a hand that may not be given up; the hand."""
    rulings = table.rulings
    hand = turns.to_decide(table, act.seat, act.hand)
    rulings.demand("surrender.multiple", table.spots == ONCE, "there is no surrender in Multiple Action")
    rulings.demand("surrender.allowed", table.allows_players("surrender"), "the house does not allow surrender")
    divided = hand.split_from is not None and rulings.reading("surrender-split") == "refused"
    rulings.demand("surrender.first-two", hand.initial and not divided, "the first two cards are surrendered")
    card = dealing.up_card(table)
    ace = card is not None and rank(card) == ACE
    if rulings.reading("surrender-ace") == "refused":
        rulings.demand("surrender.blackjack", not ace, "nobody surrenders where the dealer shows an ace")
    if hand.hit_wager:
        raise Refusal("a Hit Wager waits for a card", "hit.at-once")
    return hand


def surrender(table: PointsGround, act: Surrender) -> None:
    """Half of the wager is given over to the casino; as long as a Blackjack may take it all, it waits."""
    hand = demand_surrender(table, act)
    hand.done = hand.surrendered = True
    _elects(table, hand, "surrenders", "surrender.allowed", "surrender.first-two", "surrender.multiple")
    if not settling.surrender_waits(table):
        settling.settle_surrender(table, hand)
    table.goes_on(hand)
