"""The doctor refuses a description that names what there is not."""

from __future__ import annotations

import msgspec
import pytest

from clausewise.doctor.names import names
from clausewise.reference_engine.engine import describe
from clausewise.reference_engine.vocabulary.description import AtRulebook, Description, Part


def described(**fields: object) -> Description:
    """The reference engine's description, but for this."""
    return msgspec.structs.replace(describe(), **fields)


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"unseen": ("burnt cards",)}, "unseen: burnt cards is not known"),
        ({"unseen": ("wager-setled",)}, "unseen: wager-setled is not known; did you mean wager-settled?"),
        ({"unseen": (Part(act="burn", fields=("place",)),)}, "unseen: burn is not known; did you mean burns?"),
        ({"unseen": (Part(event="hand-ranked", wager="jackpot"),)}, "unseen: jackpot is not known"),
        ({"unseen": (Part(act="burns", fields=("where",)),)}, "unseen: where is not known"),
        ({"unseen": (Part(event="hand-ranked", fields=("place",)),)}, "unseen: place is not known"),
        ({"unseen": (Part(),)}, "unseen: a part that says nothing would be all there is"),
        (
            {"unseen": (Part(act="burns", event="card-dealt"),)},
            "unseen: burns: a part is of an event, of an act or of a stimulus",
        ),
        ({"tells": (Part(act="burns", by="croupier"),)}, "tells: croupier is not known"),
        ({"declares": ("number of decks",)}, "declares: number of decks is not known; did you mean"),
        (
            {"by_rulebook": {"three-cards": AtRulebook()}},
            "by_rulebook: three-cards is not known; did you mean three-card?",
        ),
        (
            {"by_rulebook": {"three-card": AtRulebook(unseen=("shuffels",))}},
            "by_rulebook, three-card, unseen: shuffels is not known; did you mean shuffles?",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_called_otherwise_is_a_problem(fields: dict[str, object], said: str) -> None:
    """With the name that was perhaps meant, and where it stands."""
    found = list(names(described(**fields)))
    assert [finding.outcome for finding in found] == ["problem"]
    assert found[0].text.startswith(said)
    assert found[0].fix


def test_all_that_there_is_may_be_named() -> None:
    """Whole types of event and stimulus, acts, fields, deeds, and what stands for itself; and parts of them."""
    parts = (Part(act="burns", fields=("place",)), Part(event="hand-ranked", wager="progressive"))
    told = Part(stimulus="place-wager", fields=("instrument",))
    whole = ("card-dealt", "burns", "taken_with", "set-rate", "instrument", "player", "declaration", "moves the button")
    found = list(names(described(unseen=(*whole, *parts, told), tells=(Part(act="burns", place="seat"),))))
    assert [(finding.outcome, finding.check) for finding in found] == [("ok", "names")]
