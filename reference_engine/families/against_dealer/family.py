"""Card games against the dealer, as whoever knows no game sees them."""

from __future__ import annotations

from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.families.against_dealer.may import may
from clausewise.reference_engine.families.family import Family
from clausewise.reference_engine.families.plain_round import NOBODYS_SEAT, PlainRound
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import ChangeWager, PlaceWager
from clausewise.reference_engine.vocabulary.core.stimuli import Sit
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus


def plainer(act: AnyStimulus) -> tuple[AnyStimulus, ...] | None:
    """A wager is plain enough."""
    return () if isinstance(act, PlaceWager) else None


AGAINST_THE_DEALER = Family(
    name="against the dealer",
    may=may,
    plain_round=PlainRound(
        seats=(1,),
        before=(Sit(seat=1), PlaceWager(seat=1, wager="ante", amount=dollars(10))),
        after=(PlaceWager(seat=1, wager="play", amount=dollars(10)),),
        untimely=PlaceWager(seat=NOBODYS_SEAT, wager="ante", amount=dollars(10)),
        heeds_mishaps=True,
        modules=frozenset({"core", "house-banked", "shuffler"}),
    ),
    wagers_against_the_house=True,
    stakes=(PlaceWager,),
    everyday={PlaceWager: (dollars(10), dollars(5)), ChangeWager: (dollars(20), dollars(10))},
    plainer=plainer,
)
