"""What holds in every hand of Oneida's nine poker games, whatever the cards, the acts, the options and the readings."""

from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from clausewise.reference_engine.rulebooks.oneida_poker.games import BOOK
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Folded, Procedure
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import BetMade, BoardDealt, ButtonPlaced, HandShown, PotAwarded
from clausewise.registry import load_rulebook
from tests.reference_engine.oneida_hands import RULEBOOK, evening
from tests.reference_engine.pot_hands import Played, cards_seen, fees, put_in, won

EVENINGS = settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
)
MOST_CLAUSES = 5
LOWER = {"4-8": 400, "2-10": 200, "10-20": 1000}
KILLS = {"kill": (2, 1), "half-kill": (3, 2)}


def chips_are_conserved_to_the_cent(found: Played) -> None:
    """What the players have at the end is what they brought, less the rake and what is set aside for the jackpot."""
    stacks = Counter(found.bought)
    for hand in found.hands():
        inside, awarded = put_in(hand), won(hand)
        assert sum(awarded.values()) == sum(inside.values()) - fees(hand)
        for seat in found.bought:
            stacks[seat] += awarded[seat] - inside[seat]
    if found.table.hand is None:
        assert dict(stacks) == {seat: player.stack for seat, player in found.table.players.items()}


def nobody_wins_from_a_pot_he_is_not_in(found: Played) -> None:
    """A player wins from each of the others at most as much as he put in, unless all of them have folded before him."""
    for hand in found.hands():
        inside, folded = put_in(hand), {event.seat for event in hand if isinstance(event, Folded)}
        dealt_in = {event.to for event in hand if isinstance(event, CardDealt)}
        for seat, amount in won(hand).items():
            assert inside[seat] > 0 or dealt_in <= {f"seat {one}" for one in (seat, *folded)}
            assert seat not in folded
            shown = any(isinstance(event, HandShown) for event in hand)
            if shown and found.table.rulings.reading("side-pots") == "matched-only":
                assert amount <= sum(min(other, inside[seat]) for other in inside.values())


def no_card_is_dealt_twice(found: Played) -> None:
    """In one hand every card leaves the deck once, unless burns or discards have been shuffled again."""
    for hand in found.hands():
        shuffles = [n for n, event in enumerate(hand) if isinstance(event, Procedure) and event.act == "shuffles"]
        first = next((n for n, event in enumerate(hand) if isinstance(event, CardDealt | BoardDealt)), 0)
        if any(n > first for n in shuffles):
            continue
        cards = cards_seen(hand)
        assert len(cards) == len(set(cards))


def odd_dollars_are_single(found: Played) -> None:
    """Of a pot in whole dollars nobody has more than a dollar of what did not divide, where each takes one in turn."""
    if found.table.rulings.reading("odd-chips", "one-each") != "one-each":
        return
    apart = found.table.rulings.reading("odd-of-tied-highs", "high-share") == "by-suit"
    for hand in found.hands():
        for event in hand:
            if isinstance(event, PotAwarded):
                assert event.odd_chips <= 100 * (1 + apart)


def every_event_cites_what_requires_it(found: Played) -> None:
    """Each event names some clauses of the rulebook, not too many, and never one that requires nothing."""
    introductions = {clause.id for clause in load_rulebook(RULEBOOK).clauses if clause.informative}
    for seen, cited in zip(found.table.seen, found.table.citations, strict=True):
        assert 0 < len(cited) <= MOST_CLAUSES, (seen.event, cited)
        assert introductions.isdisjoint(cited), (seen.event, introductions.intersection(cited))


@pytest.mark.parametrize("game", BOOK.names)
@EVENINGS
@given(st.data())
def test_every_hand_has_every_property(game: str, data: st.DataObject) -> None:
    """Each of them in some evenings at each game."""
    found: Played = data.draw(evening(game))
    assert found.intruders == []
    chips_are_conserved_to_the_cent(found)
    nobody_wins_from_a_pot_he_is_not_in(found)
    no_card_is_dealt_twice(found)
    odd_dollars_are_single(found)


@pytest.mark.parametrize("game", BOOK.names)
@EVENINGS
@given(st.data())
def test_every_event_cites_what_requires_it(game: str, data: st.DataObject) -> None:
    """As every rulebook's events do."""
    every_event_cites_what_requires_it(data.draw(evening(game, hands=2)))


# --- kills ------------------------------------------------------------------------------------------------------------


class Kill:
    """The kill as the rule has it, followed from hand to hand by what was won alone."""

    def __init__(self, game: str, least: int) -> None:
        self.two_in_a_row = game == "Hold'em High"
        self.least = least
        self.holder = 0
        self.last = 0

    def after(self, awards: Sequence[PotAwarded]) -> None:
        """What the awards of one hand make of it."""
        seats = {award.seat for award in awards}
        alone = min(seats) if len(seats) == 1 else 0
        enough = sum(award.amount for award in awards) >= self.least
        if self.two_in_a_row:
            if self.holder:
                self.holder = 0 if alone and alone != self.holder else self.holder
            elif alone and alone == self.last and enough:
                self.holder = alone
            self.last = alone
            return
        if not self.holder:
            self.holder = alone if enough else 0
        elif not enough or (not alone and any(award.share == "low" for award in awards)):
            self.holder = 0
        else:
            self.holder = alone or self.holder


def kill_posted(hand: Sequence[AnyEvent]) -> list[tuple[int, int]]:
    """Who posted a kill blind, and how much was asked for."""
    return [(event.seat, event.amount) for event in hand
            if isinstance(event, BetMade) and event.action == "posts the kill blind"]  # fmt: skip


@pytest.mark.parametrize("kind", sorted(KILLS))
@pytest.mark.parametrize("game", ["Hold'em High", "Omaha High-Low Split Eight or Better"])
@EVENINGS
@given(st.data())
def test_kills_are_exactly_where_the_rule_has_them(game: str, kind: str, data: st.DataObject) -> None:
    """The button, the blind and the limits of each hand follow from the pots before it and from nothing else."""
    limits = data.draw(st.sampled_from(sorted(LOWER)))
    amount = data.draw(st.sampled_from((20, 40)))
    options: dict[str, str | int] = {"kill": kind, "kill-amount": amount, "limits": limits}
    found: Played = data.draw(evening(game, 6, options, adopted=True))
    kill = Kill(game, amount * 100)
    button = 0
    for hand in found.hands():
        times, per = KILLS[kind] if kill.holder else (1, 1)
        raised = LOWER[limits] * times // per
        dealt = {int(event.to[5:]) for event in hand if isinstance(event, CardDealt)}
        posted = kill_posted(hand)
        assert [seat for seat, _ in posted] == ([kill.holder] if kill.holder in dealt else [])
        assert all(put == raised or put < raised for _, put in posted)
        blinds = [event.seat for event in hand if isinstance(event, BetMade) and event.action.endswith(" blind")]
        assert len(blinds) == len(set(blinds))  # nobody posts two
        for event in hand:
            if isinstance(event, BetMade) and event.action == "bets" and not event.all_in and limits != "2-10":
                assert event.amount in (raised, 2 * raised)
        kill.after([event for event in hand if isinstance(event, PotAwarded)])
        for event in hand:
            if isinstance(event, ButtonPlaced) and event.button == "kill button":
                button = event.seat
            elif isinstance(event, Procedure) and event.act == "collects the kill button":
                button = 0
        assert button == kill.holder
