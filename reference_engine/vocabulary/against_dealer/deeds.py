"""What can be seen of wagers against the house, as a person says it."""

from __future__ import annotations

from typing import Final

from clausewise.reference_engine.vocabulary.against_dealer.events import (
    BonusPaid,
    MeterChanged,
    WagerSettled,
    WagerTaken,
    WagerWithdrawn,
)
from clausewise.reference_engine.vocabulary.against_dealer.words import MODULE, RESULTS, DealersCardsAct, WagerAct
from clausewise.reference_engine.vocabulary.core.deeds import Kind, kind, kinds_of_acts

_OF_THE_STAKE: Final = {"stake kept": ("stake_back", False), "stake back": ("stake_back", True)}

KINDS: Final[tuple[Kind, ...]] = (
    *kinds_of_acts(WagerAct, {
        "acknowledges": "seat wager", "announces": "words | owner", "asks": "seat",
        "collects chips": "wager count | place", "examines": "seat", "locks out": "wager",
        "puts away chips": "wager place | count seat", "returns chips": "seat wager count",
        "validates the payout": "seat wager", "verifies the light": "seat wager",
        "verifies the number of chips": "wager count total | place",
    }, MODULE),
    *kinds_of_acts(DealersCardsAct, {
        "discards the stub": "deck place face", "loads": "deck place",
        "removes the stub": "deck source", "turns up": "owner cards | seat face place",
    }, MODULE),
    kind("wins", WagerSettled, "seat wager pays | stake", deed="settles", flags=_OF_THE_STAKE, result="wins"),
    *(
        kind(verb, WagerSettled, "seat wager | stake pays", deed="settles", flags=_OF_THE_STAKE, result=result)
        for verb, result in RESULTS.items()
    ),
    kind("is paid", BonusPaid, "seat bonus amount | holder", deed="pays a bonus"),
    kind("stands at", WagerTaken, "seat wager amount | player", deed="takes the wager"),
    kind("is withdrawn", WagerWithdrawn, "seat wager | amount", deed="takes the wager back"),
    kind("meter shows", MeterChanged, "meter amount cause", deed=""),
)  # fmt: skip

SEEN_OF_A_DUTY: Final[dict[str, tuple[str, ...]]] = {
    "shuffle": ("loads",),
    "announce": ("announces", "locks out"),
    "count": ("removes the stub", "discards the stub"),
    "reveal": ("turns up",),
    "settle": ("wager-settled", "bonus-paid", "puts away chips"),
    "collect": ("collects chips",),
}
SEAT_AND_OWNER: Final[tuple[DealersCardsAct, ...]] = ("turns up",)
