"""Three Card Poker at the table: what is offered, who is dealt in, what is paid, as worked out from the rules."""

import pytest

from clausewise.reference_engine.core.cards import parse_cards
from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.core.rulings import NotOffered
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.equipment.stacking import stack
from clausewise.reference_engine.families.table import Table
from clausewise.reference_engine.rulebooks.games import places
from clausewise.reference_engine.vocabulary.against_dealer.events import BonusPaid, WagerSettled
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.cards.stimuli import StackDeck
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup

DEALINGS = ("manual shoe", "automated shoe")
STAGES = 30


def played(hands: dict[str, str], wagers: dict[str, int], **options: str | int) -> Table:
    """One round of seat 1, which plays if it has an ante."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    table = open_table(TableSetup("three-card", options=chosen))
    table.submit(Sit(1))
    for wager, amount in wagers.items():
        assert table.submit(PlaceWager(1, wager, dollars(amount))).accepted, wager
    order = places("three-card", chosen, {}, [1])
    table.submit(StackDeck(stack({place: parse_cards(cards) for place, cards in hands.items()}, order)))
    for _ in range(STAGES):
        asked = any(isinstance(seen.event, Procedure) and seen.event.act == "asks" for seen in table.seen)
        table.submit(PlaceWager(1, "play", dollars(wagers["ante"])) if asked and "ante" in wagers else Proceed())
        table.submit(Proceed())
    return table


def results(table: Table) -> dict[str, tuple[str, int]]:
    """How each wager ended and what it brought, bonuses as well."""
    events = [seen.event for seen in table.seen]
    settled = {event.wager: (event.result, int(event.pays)) for event in events if isinstance(event, WagerSettled)}
    return settled | {event.bonus: ("paid", int(event.amount)) for event in events if isinstance(event, BonusPaid)}


@pytest.mark.parametrize("dealing", DEALINGS)
def test_a_straight_flush_is_paid_by_every_schedule(dealing: str) -> None:
    """Even money twice, 40 to 1 from the ledger, 5 to 1 on the ante, however the cards are dealt."""
    table = played(
        {"seat 1": "Ks Qs Js", "dealer": "Qh 8c 5d"},
        {"ante": 10, "pair plus": 5},
        dealing=dealing,
        shuffling="by device",
    )
    assert results(table) == {
        "ante": ("wins", 1_000), "play": ("wins", 1_000), "pair plus": ("wins", 20_000), "ante bonus": ("paid", 5_000),
    }  # fmt: skip


def test_less_than_queen_high() -> None:
    """The ante is paid and the play wager returned, although the dealer's hand is the higher one."""
    table = played({"seat 1": "Ts 8d 5c", "dealer": "Jh 8c 5d"}, {"ante": 10})
    assert results(table) == {"ante": ("wins", 1_000), "play": ("returned", 0)}


def test_a_draw() -> None:
    """Equal hands: both wagers come back."""
    table = played({"seat 1": "Ks 8d 5c", "dealer": "Kh 8c 5d"}, {"ante": 10})
    assert results(table) == {"ante": ("returned", 0), "play": ("returned", 0)}


def test_pair_plus_alone() -> None:
    """Nobody is asked, and the ledger decides whatever the dealer has."""
    table = played({"seat 1": "2s 2d 5c", "dealer": "Kh Kc Kd"}, {"pair plus": 10})
    assert results(table) == {"pair plus": ("wins", 1_000)}


@pytest.mark.parametrize(
    "options",
    [
        {"ante-bonus": "B"},
        {"ante-bonus": "B", "pair-plus": "B"},
        {"ante-bonus": "B", "version": "both wagers compulsory"},
    ],
)
def test_the_second_bonus_needs_a_version_and_the_second_ledger(options: dict[str, str | int]) -> None:
    """Without either of them such a table is not offered."""
    with pytest.raises(NotOffered):
        open_table(TableSetup("three-card", options=options))


@pytest.mark.parametrize(
    ("version", "ante", "most"),
    [
        ("ante at least pair plus", 20, 20),
        ("ante at least half pair plus", 20, 40),
        ("both wagers compulsory", 20, 100),
    ],
)
def test_the_bounds_of_each_version(version: str, ante: int, most: int) -> None:
    """The greatest pair plus wager beside an ante is taken, a cent more is refused."""
    for more, accepted in ((0, True), (1, False)):
        table = open_table(TableSetup("three-card", options={"version": version}))
        table.submit(Sit(1))
        table.submit(PlaceWager(1, "ante", dollars(ante)))
        assert table.submit(PlaceWager(1, "pair plus", Cents(100 * most + more))).accepted is accepted


@pytest.mark.parametrize(("amount", "accepted"), [(999, False), (1_000, True), (10_000, True), (10_001, False)])
def test_posted_limits(amount: int, accepted: bool) -> None:
    """Both limits are amounts that may be wagered."""
    table = open_table(TableSetup("three-card", options={"minimum-wager": 10, "maximum-wager": 100}))
    table.submit(Sit(1))
    assert table.submit(PlaceWager(1, "ante", Cents(amount))).accepted is accepted
