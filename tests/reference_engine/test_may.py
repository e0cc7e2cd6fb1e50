"""What a table says may be done now: whatever it offers is accepted, and what it does not offer is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from random import Random
from typing import Any

import pytest

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.families.against_dealer.family import AGAINST_THE_DEALER
from clausewise.reference_engine.families.against_dealer.sight import Sight as DealersSight
from clausewise.reference_engine.families.family import Game
from clausewise.reference_engine.families.offers import GOES_ON, Amounts, Offer, is_offered
from clausewise.reference_engine.families.pot.family import FOR_A_POT
from clausewise.reference_engine.families.pot.sight import Sight as PotsSight
from clausewise.reference_engine.families.table import Table
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.rulebooks.random_rounds import Script, scripts
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import (
    ChangeWager,
    Conduct,
    PlaceWager,
    WithdrawWager,
)
from clausewise.reference_engine.vocabulary.core.events import RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Perform, Proceed, Rise
from clausewise.reference_engine.vocabulary.core.words import Duty
from clausewise.reference_engine.vocabulary.description import Performer
from clausewise.reference_engine.vocabulary.pot.stimuli import Bet, BuyIn, Call, Check, Discard, Raise, SetRate
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

HOUSE_ROUNDS, POT_ROUNDS = 50, 10
"""So many rounds; one for a pot has ten times as many acts."""
MOMENTS = 5
"""So many moments of each table are looked at."""
ACTS = 25
"""So many acts are tried at each moment."""
SEATS = range(11)
AMOUNTS = (0, 1, 99, 100, 400, 500, 600, 1000, 1200, 2500, 3000, 10_000, 1_000_000)
SIGHTS: dict[str, Callable[[Any], DealersSight | PotsSight]] = {
    AGAINST_THE_DEALER.name: DealersSight,
    FOR_A_POT.name: lambda _: PotsSight(),
}
"""The families in which a player may be asked."""
BY_PERSONS: dict[Duty, Performer] = {"shuffle": "person", "deal": "person", "settle": "person"}


def of(rulebook: str) -> Game[Any]:
    """The game of a rulebook."""
    return RULEBOOKS[rulebook].game({})


def tables(rulebook: str) -> Iterator[Script]:
    """Tables that are played at random."""
    rules, against_the_house = RULEBOOKS[rulebook].rules, of(rulebook).family.wagers_against_the_house
    rounds = HOUSE_ROUNDS if against_the_house else POT_ROUNDS
    return scripts(rulebook, rules.options, rules.readings, open_table, rounds)


def moments(rulebook: str) -> Iterator[tuple[Script, int, Random]]:
    """Moments of such tables, with the dice for what is done there."""
    for script in tables(rulebook):
        chance = Random(f"{script.setup.seed} of {rulebook}")
        for _ in range(MOMENTS):
            yield script, chance.randint(1, len(script.stimuli)), chance


def at(script: Script, moment: int, performs: dict[Duty, Performer] | None = None) -> Table:
    """The table as it stands there."""
    table = open_table(script.setup, performs=performs)
    for stimulus in script.stimuli[:moment]:
        table.submit(stimulus)
    return table


def some(acts: Collection[AnyStimulus], chance: Random) -> list[AnyStimulus]:
    """So many of them: for each the table is brought to its moment anew."""
    return chance.sample(sorted(acts, key=repr), min(len(acts), ACTS))


def acts_within(offer: Offer, chance: Random) -> set[AnyStimulus]:
    """The least and the most of an offer, and something between."""
    acts = {*offer.edges()}
    for amounts in offer.amounts:
        steps = (min(amounts.greatest, amounts.least + 10**6) - amounts.least) // amounts.step
        acts.add(offer.of(amounts.least + amounts.step * chance.randint(0, steps)))
    if isinstance(offer.act, Discard):
        acts.add(offer.giving(chance.sample(offer.cards, chance.randint(*offer.counts))))
    return acts


def acts_beside(game: Game[Any], offers: tuple[Offer, ...], chance: Random) -> set[AnyStimulus]:
    """Acts of every seat, and those that miss what is offered by a little."""
    near = {
        offer.of(end + by)
        for offer in offers
        for those in offer.amounts
        for end in those.ends()
        for by in (-those.step, -1, 1)
        if 0 <= end + by <= 10**14
    }
    seat, amount = chance.choice(SEATS), Cents(chance.choice(AMOUNTS))
    if game.family.wagers_against_the_house:
        wagers: tuple[str, ...] = game.rules.wagers
        wager = chance.choice(wagers)
        rest: set[AnyStimulus] = {
            *(Fold(seat) for seat in SEATS), *(PlaceWager(seat, wager, amount) for wager in wagers),
            PlaceWager(chance.choice(SEATS), "play", Cents(1000)),
            ChangeWager(seat, wager, amount), WithdrawWager(seat, wager), PlaceWager(seat, "insurance", amount),
        }  # fmt: skip
    else:
        cards = next((offer.cards for offer in offers if offer.cards), ())
        rest = {
            *(Fold(seat) for seat in SEATS), *(Check(seat) for seat in SEATS), *(Call(seat) for seat in SEATS),
            Bet(seat, amount), Raise(seat, amount), Call(seat, amount), Discard(seat), Discard(seat, cards[:1]),
            Discard(seat, cards), BuyIn(seat, amount), SetRate(amount),
        }  # fmt: skip
    return near | rest


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_whatever_is_offered_is_accepted(rulebook: str) -> None:
    """The least, the most and something between of every offer, at moments of random rounds."""
    offered: Counter[str] = Counter()
    for script, moment, chance in moments(rulebook):
        acts = [act for offer in of(rulebook).may(at(script, moment)) for act in acts_within(offer, chance)]
        for act in some(acts, chance):
            receipt = at(script, moment).submit(act)
            assert receipt.accepted, (act, receipt.reason, script.setup)
            offered[type(act).__name__] += 1
    wanted = {kind.__name__ for kind in of(rulebook).family.stakes}
    assert {"Proceed", "Sit", *wanted} <= {*offered}


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_what_is_not_offered_is_refused(rulebook: str) -> None:
    """Acts of other seats, other acts, and amounts by a little more or less; nothing comes of a house that rests."""
    refused: Counter[str] = Counter()
    for script, moment, chance in moments(rulebook):
        table = at(script, moment)
        offers = of(rulebook).may(table)
        hastens = GOES_ON in offers  # what the house has still to do it may do at once, for an act that comes after it
        beside = [act for act in acts_beside(of(rulebook), offers, chance) if not is_offered(act, offers)]
        for act in some(beside, chance):
            if isinstance(act, PlaceWager) and hastens:
                continue
            assert not at(script, moment).submit(act).accepted, (act, script.setup)
            refused[type(act).__name__] += 1
        if not hastens:
            before = len(table.seen)
            table.submit(Proceed())
            assert len(table.seen) == before
    assert len(refused) > 3


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_asking_changes_nothing(rulebook: str) -> None:
    """The table goes on as if nobody had asked, and nothing counts as decided."""
    for script in tables(rulebook):
        asked, left_alone = open_table(script.setup), open_table(script.setup)
        for stimulus in script.stimuli:
            assert of(rulebook).may(asked) == of(rulebook).may(asked)
            assert asked.submit(stimulus) == left_alone.submit(stimulus)
        assert asked.encoded_events() == left_alone.encoded_events()
        assert asked.rulings.reached == left_alone.rulings.reached


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_whom_the_house_waits_for_is_said(rulebook: str) -> None:
    """Where people do a duty, it is offered as theirs when its time has come, and the house does not go on."""
    awaited = 0
    for script, moment, _ in moments(rulebook):
        offers = of(rulebook).may(at(script, moment, BY_PERSONS))
        duties = [offer.act for offer in offers if isinstance(offer.act, Perform)]
        if duties:
            awaited += 1
            assert GOES_ON not in offers
            assert at(script, moment, BY_PERSONS).submit(duties[0]).accepted
    assert awaited > 0


def test_amounts_in_steps() -> None:
    """What is left of a range when something stands already keeps the steps of the whole."""
    assert Amounts(1000, 3000, 1000).beyond(1500) == Amounts(500, 1500, 1000)
    assert Amounts(1000, 3000, 1000).ends() == (1000, 3000)
    assert not Amounts(1000, 3000).beyond(3000)


@pytest.mark.parametrize("rulebook", [book for book in RULEBOOKS if of(book).family.name in SIGHTS])
def test_what_players_see_that_they_may_do_they_may(rulebook: str) -> None:
    """By the events of a table alone players know of nobody's turn but those that the table knows of."""
    seen_so = 0
    for script in tables(rulebook):
        game, table = of(rulebook), open_table(script.setup)
        sight = SIGHTS[game.family.name](game.rules)
        begun = False
        for number, stimulus in enumerate(script.stimuli):
            if isinstance(stimulus, Conduct) or (isinstance(stimulus, Rise) and begun):
                break  # who goes, or talks, may be out of the round, and nothing says that it was decided
            before = len(table.seen)
            table.submit(stimulus)
            for seen in table.seen[before:]:
                sight.see(seen.event)
                begun = begun or isinstance(seen.event, RoundStarted)
            if number % 5 == 0 and sight.may() != (GOES_ON,) and not table.agenda:
                allowed = {(type(offer.act), seat_of(offer)) for offer in game.may(table)}
                # who may fold has the turn; that a reading lets only some of them play on, nobody sees
                allowed |= {(PlaceWager, seat) for act, seat in allowed if act is Fold}
                assert {(type(offer.act), seat_of(offer)) for offer in sight.may()} <= allowed
                seen_so += 1
    assert seen_so > 3


def seat_of(offer: Offer) -> object:
    """Whose act it is."""
    return getattr(offer.act, "seat", None)
