"""The bounded types that the fields of messages have: what comes from a system is refused before it is looked at."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from clausewise.reference_engine.core.cards import CardField
from clausewise.reference_engine.core.dice import MOST_DICE, FaceField
from clausewise.reference_engine.core.money import Cents

MOST_MONEY: Final = 10**14
SeatField = Annotated[int, msgspec.Meta(ge=0, le=99)]
AmountField = Annotated[Cents, msgspec.Meta(ge=0, le=MOST_MONEY)]
"""Money that changes hands: what goes the other way is another event."""
StandingField = Annotated[Cents, msgspec.Meta(ge=-MOST_MONEY, le=MOST_MONEY)]
"""What something stands at."""
NameField = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
PositionField = Annotated[int, msgspec.Meta(ge=1, le=1000)]
CountField = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
TotalField = Annotated[int, msgspec.Meta(ge=0, le=MOST_MONEY)]
"""How many there ought to be, or a sum in cents: a pot may hold more than a count ever finds."""
CardsField = Annotated[tuple[CardField, ...], msgspec.Meta(max_length=416)]
"""Not more than eight decks hold."""
HandField = Annotated[int, msgspec.Meta(ge=1, le=8)]
"""Which hand of a seat; the first, and the only one, is 1."""
DiceField = Annotated[int, msgspec.Meta(ge=1, le=MOST_DICE)]
"""How many dice, or which of them."""
FacesField = Annotated[tuple[FaceField, ...], msgspec.Meta(max_length=MOST_DICE)]
VersionField = Annotated[int, msgspec.Meta(ge=1, le=10**6)]
FigureField = Annotated[int, msgspec.Meta(ge=-MOST_MONEY, le=MOST_MONEY)]
WordsField = Annotated[str, msgspec.Meta(max_length=500)]
OptionValue = FigureField | WordsField
FactValue = bool | FigureField | WordsField | tuple[WordsField, ...]
