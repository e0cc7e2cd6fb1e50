"""Games for a pot, as whoever knows no game sees them."""

from __future__ import annotations

from dataclasses import replace

from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.families.family import Family
from clausewise.reference_engine.families.plain_round import NOBODYS_SEAT, PlainRound
from clausewise.reference_engine.families.pot.last_hand import last_hand
from clausewise.reference_engine.families.pot.may import may
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Sit
from clausewise.reference_engine.vocabulary.pot.stimuli import Bet, BuyIn, Call, Check, PlaceButton, Raise
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus


def plainer(act: AnyStimulus) -> tuple[AnyStimulus, ...] | None:
    """To check or to call, where a player raises or names an amount.

    >>> plainer(Call(2)), plainer(Fold(2))
    ((Check(seat=2),), None)
    """
    match act:
        case Raise() | Bet() | Call(amount=int()):
            return Check(act.seat), Call(act.seat)
        case Call():
            return (Check(act.seat),)
        case BuyIn() | Check():
            return ()
    return None


FOR_A_POT = Family(
    name="for a pot",
    may=may,
    plain_round=PlainRound(
        seats=(1, 2),
        before=(BuyIn(1, dollars(100)), BuyIn(2, dollars(100)), PlaceButton(2)),
        after=(Fold(1), Fold(2)),
        untimely=Check(NOBODYS_SEAT),
        heeds_mishaps=False,
        modules=frozenset({"core", "pot"}),
    ),
    joins=(Sit, BuyIn),
    stakes=(BuyIn,),
    begins_at=PlaceButton,
    everyday={BuyIn: (dollars(100),)},
    plainer=plainer,
    afresh=last_hand,
)

WITHOUT_A_BUTTON = replace(
    FOR_A_POT, begins_at=None, plain_round=replace(FOR_A_POT.plain_round, before=FOR_A_POT.plain_round.before[:2])
)
"""The same where the first cards go to the dealer's left in every hand."""
