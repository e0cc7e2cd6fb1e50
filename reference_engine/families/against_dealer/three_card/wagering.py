"""Section (f): an ante, a pair plus wager or both, within the posted limits, and the versions of the game.

Section (j) says what of them a player forfeits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.families.against_dealer import limits
from clausewise.reference_engine.families.against_dealer.three_card.dealing_order import (
    BOTH,
    COMPULSORY,
    FREE,
    required_wagers,
)
from clausewise.reference_engine.families.offers import Amounts
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled

if TYPE_CHECKING:
    from collections.abc import Mapping

    from clausewise.reference_engine.families.against_dealer.state import Seat
    from clausewise.reference_engine.families.against_dealer.three_card.ground import ThreeCardGround

ANTE, PAIR_PLUS = BOTH
COVERS, COVERS_HALF = "ante at least pair plus", "ante at least half pair plus"
TIMES = 5
"""Where both wagers are compulsory, the one may be so many times the other."""


def version_of(table: ThreeCardGround) -> str:
    """Which version of the game the house offers."""
    offered = str(table.option("version"))
    if offered == FREE:
        return offered
    return table.rulings.choose("version", offered, {"the free game all the same": FREE})


def lawful_beside(table: ThreeCardGround, wager: str, amount: Cents, standing: Mapping[str, Cents]) -> tuple[str, ...]:
    """Whether a wager may stand beside those that stand already, and the provisions by which it does."""
    rulings = table.rulings
    total = Cents(standing.get(wager, 0) + amount)
    others = {other: stands for other, stands in standing.items() if other != wager}
    if {wager, *standing} >= set(BOTH):
        rulings.demand("wager.both", lawful=True, reason="an ante and pair plus exclude one another")
        cited: tuple[str, ...] = ("wager.both",)
    elif wager == ANTE:
        rulings.demand("wager.ante", lawful=True, reason="an ante needs a pair plus wager")
        cited = ("wager.ante", "definition.ante-wager")
    else:
        rulings.demand("wager.pair-plus", lawful=True, reason="a pair plus wager needs an ante")
        cited = ("wager.pair-plus", "definition.pair-plus")
    limits.demand_within(table, _posted(table, wager, others), total)
    return (*cited, *_by_version(table, wager, total, others))


def demand_change(table: ThreeCardGround, wager: str, amount: Cents, others: Mapping[str, Cents]) -> None:
    """A wager that is changed has to fit the limits and the other wager as a new one has."""
    if wager in BOTH:
        limits.demand_within(table, _posted(table, wager, others), amount)
        _by_version(table, wager, amount, others)


def _posted(table: ThreeCardGround, wager: str, others: Mapping[str, Cents]) -> limits.Posted:
    """The posted minimum and maximum, for an ante and for a pair plus wager each."""
    beyond = None
    if version_of(table) == COMPULSORY and table.rulings.reading("five-times") == "above-maximum":
        beyond = Cents(TIMES * max(others.values(), default=Cents(0)))
    with_play = wager == ANTE and table.rulings.reading("maximum-and-play") == "together"
    return limits.Posted(f"limits.{wager.replace(' ', '-')}", beyond, shared_by=2 if with_play else 1)


def amounts(table: ThreeCardGround, wager: str, others: Mapping[str, Cents]) -> Amounts:
    """What an ante or a pair plus wager may come to: within the posted limits, as the version goes with the other."""
    allowed = limits.within(table, _posted(table, wager, others))
    version, other = version_of(table), max(others.values(), default=Cents(0))
    if version in (COVERS, COVERS_HALF):
        times = 1 if version == COVERS else 2
        by_version = Amounts(-(-other // times)) if wager == ANTE else Amounts(1, other * times)
    elif version == COMPULSORY and other and table.rulings.reading("five-times") == "cap":
        by_version = Amounts(-(-other // TIMES), other * TIMES)
    else:
        return allowed
    return Amounts(max(allowed.least, by_version.least), min(allowed.greatest, by_version.greatest))


def _by_version(table: ThreeCardGround, wager: str, total: Cents, others: Mapping[str, Cents]) -> tuple[str, ...]:
    """What the version of the game asks of two wagers, and the provisions that do."""
    version = version_of(table)
    if version == FREE:
        return ()
    ante = total if wager == ANTE else others.get(ANTE, Cents(0))
    pair_plus = total if wager == PAIR_PLUS else others.get(PAIR_PLUS, Cents(0))
    if version in (COVERS, COVERS_HALF):
        if not pair_plus:
            return ("version",)
        return _ante_covers(table, version, ante, pair_plus)
    if not others:
        return "version.both-compulsory", "version"
    return _within_five_times(table, ante, pair_plus)


def _ante_covers(table: ThreeCardGround, version: str, ante: Cents, pair_plus: Cents) -> tuple[str, ...]:
    """An ante of the pair plus wager's amount, or of half of it, has to be there before the pair plus wager."""
    times, provision = (1, "version.ante-covers") if version == COVERS else (2, "version.ante-covers-half")
    covers = table.rulings.choose(
        provision,
        ante * times >= pair_plus,
        {
            "any ante is enough": ante > 0,
            "no ante is needed": True,
            "it has to be more": ante * times > pair_plus,
            "of the other version": ante * (3 - times) >= pair_plus,
        },
    )
    part = "as much" if times == 1 else "half as much"
    table.rulings.demand(provision, covers, f"a pair plus wager needs an ante of at least {part} first")
    return provision, "version"


def _within_five_times(table: ThreeCardGround, ante: Cents, pair_plus: Cents) -> tuple[str, ...]:
    """Neither wager is more than five times the other."""
    if table.rulings.reading("five-times") == "cap":
        times = table.rulings.figure("version.five-times", TIMES)
        lawful = table.rulings.choose(
            "version.five-times",
            max(ante, pair_plus) <= times * min(ante, pair_plus),
            {
                "only the ante may be the greater": ante <= times * pair_plus and pair_plus <= ante,
                "only the pair plus wager may be the greater": pair_plus <= times * ante and ante <= pair_plus,
            },
        )
        table.rulings.demand("version.five-times", lawful, "one wager is at most five times the other")
    return "version.both-compulsory", "version.five-times", "version"


def demand_nothing_rests_on(table: ThreeCardGround, wager: str, left: set[str]) -> None:
    """Where a pair plus wager needs an ante, the ante stays as long as it stands."""
    version = version_of(table)
    if wager == ANTE and PAIR_PLUS in left and version in (COVERS, COVERS_HALF):
        provision = "version.ante-covers" if version == COVERS else "version.ante-covers-half"
        table.rulings.demand(provision, lawful=False, reason="the pair plus wager rests on this one")


def required(table: ThreeCardGround) -> tuple[str, ...]:
    """The wagers without which nobody is dealt in."""
    version = version_of(table)
    if version == COMPULSORY:
        return table.rulings.choose(
            "version.both-compulsory",
            BOTH,
            {"an ante is enough": (ANTE,), "a pair plus wager is enough": (PAIR_PLUS,), "either is enough": ()},
        )
    return required_wagers({"version": version}, table.rulings.readings)


def return_undealt(table: ThreeCardGround, seat: Seat) -> None:
    """Who has not placed both wagers where both are compulsory is not dealt in, and gets the one back."""
    compulsory = table.option("version") == COMPULSORY
    for wager, amount in seat.wagers.items():
        table.settles(
            WagerSettled(seat.number, wager, amount, "returned", stake_back=True),
            "version.both-compulsory" if compulsory else "version",
            fixes=("result",), once=False,
        )  # fmt: skip


def forfeits(table: ThreeCardGround, seat: Seat) -> dict[str, tuple[str, ...]]:
    """What a fold costs, and by which provisions: the ante, and a pair plus wager beside it."""
    if PAIR_PLUS not in seat.wagers:
        return {ANTE: ("complete.fold",)}
    right = list(BOTH) if table.rulings.reading("pair-plus-after-fold") == "forfeited" else [ANTE]
    lost = table.rulings.choose(
        "fold.pair-plus",
        right,
        {
            ("not the pair plus wager" if PAIR_PLUS in right else "the pair plus wager as well"): (
                [ANTE] if PAIR_PLUS in right else list(BOTH)
            ),
            "the pair plus wager instead of the ante": [PAIR_PLUS],
            "neither": [],
        },
    )
    return dict.fromkeys(lost, ("fold.pair-plus", "complete.fold"))
