"""What holds in every hand of every pot game, whatever the cards, the acts, the options and the readings.

Drawing a hand takes longer than looking at it: every hand that is drawn has all of these properties.
"""

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from clausewise.reference_engine.vocabulary.pot.events import BetMade, HandShown, PotAwarded, TurnGiven
from clausewise.registry import load_rulebook
from tests.reference_engine.pot_hands import GAMES, Played, cards_seen, fees, played, put_in, won

# A hand is a long thing to draw: one that fails is told as it is, making it shorter takes minutes.
HANDS = settings(
    max_examples=100,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
)
MOST_CLAUSES = 5


def chips_are_conserved_to_the_cent(found: Played) -> None:
    """What the players have at the end is what they brought, less the fees."""
    stacks = dict(found.bought)
    for hand in found.hands():
        inside, awarded = put_in(hand), won(hand)
        assert sum(awarded.values()) == sum(inside.values()) - fees(hand)
        for seat in stacks:
            stacks[seat] += awarded[seat] - inside[seat]
    if found.table.hand is None:
        assert stacks == {seat: player.stack for seat, player in found.table.players.items()}


def nobody_wins_from_a_pot_he_did_not_pay_into(found: Played) -> None:
    """In a showdown a player wins from each of the others at most as much as he put in, and blinds that lie apart."""
    for hand in found.hands():
        inside = put_in(hand)
        blinds = sum(event.amount for event in hand if isinstance(event, BetMade) and "blind" in event.action)
        for seat, amount in won(hand).items():
            assert inside[seat] > 0 or blinds  # an uncalled bet comes back, and leaves the blinds to be won
            shown = any(isinstance(event, HandShown) for event in hand)
            if shown and found.table.rulings.reading("side-pots") == "matched-only":
                assert amount <= blinds + sum(min(other, inside[seat]) for other in inside.values())


def bets_after_the_draw_go_to_who_made_some(found: Played) -> None:
    """Where they are told apart from the pot, nobody wins more of them than was put in as deep as that player is in."""
    if found.table.rulings.reading("side-pots") != "matched-only":
        return
    for hand in found.hands():
        drawn = [n for n, event in enumerate(hand) if isinstance(event, TurnGiven) and event.round == "draw"]
        inside = put_in([event for event in hand[drawn[-1] :] if isinstance(event, BetMade)] if drawn else [])
        later = [event for event in hand if isinstance(event, PotAwarded) and event.pot == "bets after the draw"]
        for event in later:
            assert event.amount <= sum(min(other, inside[event.seat]) for other in inside.values())


def no_card_is_dealt_twice(found: Played) -> None:
    """In one hand every card leaves the deck once."""
    for hand in found.hands():
        cards = cards_seen(hand)
        assert len(cards) == len(set(cards))


def whatever_is_done_out_of_turn_is_refused(found: Played) -> None:
    """While a player has the turn nobody else can act, and nothing happens when somebody tries."""
    assert found.intruders == []


def every_event_cites_what_requires_it(found: Played) -> None:
    """Each event names some clauses of this rulebook, not too many, and never one that requires nothing."""
    rulebook = found.table.setup.rulebook
    introductions = {clause.id for clause in load_rulebook(rulebook).clauses if clause.informative}
    for seen, cited in zip(found.table.seen, found.table.citations, strict=True):
        assert 0 < len(cited) <= MOST_CLAUSES, seen.event
        assert all(clause.startswith(f"{rulebook}.") for clause in cited)
        assert introductions.isdisjoint(cited), seen.event


@pytest.mark.parametrize("rulebook", sorted(GAMES))
@HANDS
@given(st.data())
def test_every_hand_has_every_property(rulebook: str, data: st.DataObject) -> None:
    """Each of them in a hundred evenings at each game."""
    found: Played = data.draw(played(rulebook))
    chips_are_conserved_to_the_cent(found)
    nobody_wins_from_a_pot_he_did_not_pay_into(found)
    bets_after_the_draw_go_to_who_made_some(found)
    no_card_is_dealt_twice(found)
    whatever_is_done_out_of_turn_is_refused(found)
    every_event_cites_what_requires_it(found)
