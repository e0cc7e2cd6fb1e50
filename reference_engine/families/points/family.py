"""Games in which hands count points, as whoever knows no game sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.families.family import Family
from clausewise.reference_engine.families.plain_round import NOBODYS_SEAT, PlainRound
from clausewise.reference_engine.families.points.may import may
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import ChangeWager, PlaceWager
from clausewise.reference_engine.vocabulary.core.stimuli import Sit
from clausewise.reference_engine.vocabulary.points.stimuli import DoubleDown, Draw, Split, Stand
from clausewise.reference_engine.vocabulary.points.words import SPOTS

if TYPE_CHECKING:
    from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

MAIN: Final = SPOTS[0]


def plainer(act: AnyStimulus) -> tuple[AnyStimulus, ...] | None:
    """A wager is plain enough; instead of asking for cards one may stand."""
    if isinstance(act, Draw | DoubleDown | Split):
        return (Stand(act.seat, act.hand),)
    return () if isinstance(act, PlaceWager | Stand) else None


POINTS: Final = Family(
    name="points",
    may=may,
    plain_round=PlainRound(
        seats=(1,),
        before=(Sit(1), PlaceWager(1, MAIN, dollars(10))),
        after=(Stand(1),),
        untimely=PlaceWager(NOBODYS_SEAT, MAIN, dollars(10)),
        heeds_mishaps=True,
        modules=frozenset({"core", "house-banked", "shuffler", "points"}),
    ),
    wagers_against_the_house=True,
    stakes=(PlaceWager,),
    everyday={PlaceWager: (dollars(10), dollars(5)), ChangeWager: (dollars(20), dollars(10))},
    plainer=plainer,
)
