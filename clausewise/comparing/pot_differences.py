"""Where two rule sets part over the same hand for a pot."""

from __future__ import annotations

from collections.abc import Iterator

from clausewise.comparing.differences import ALLOWED, NOTHING, PAID, REFUSED, TAKEN, Difference, describe
from clausewise.comparing.playing import Answer, Played
from clausewise.comparing.rounds import BEFORE, Round

ALL, NOT_ALL = "everybody", "not everybody"


def differences(one: Round, first: Played, second: Played) -> Iterator[Difference]:
    """The first act that only one side takes; where none is, what comes of the pots.

    An act is compared where both have come to the same place with it: as many cards on the board, as much to call.
    """
    for act in one.acts:
        ours, theirs = first.answers.get(act), second.answers.get(act)
        if ours is None or theirs is None or first.situations.get(act) != second.situations.get(act):
            continue
        if ours.accepted != theirs.accepted:
            about = describe(act) if act.moment == BEFORE else f"{describe(act)}, {_street(first.situations[act][0])}"
            said = _said(ours), _said(theirs)
            yield Difference(ALLOWED, about, said, (ours.clauses, theirs.clauses), (ours.reason, theirs.reason))
            return
    if set(first.cards) != set(second.cards):
        most = max(len(first.cards), len(second.cards))
        told = [ALL if len(side.cards) == most else NOT_ALL for side in (first, second)]
        yield Difference(ALLOWED, "who is dealt in", (told[0], told[1]), ((), ()))
        return
    for key in dict.fromkeys([*first.outcomes, *second.outcomes]):
        a, b = first.outcomes.get(key, NOTHING), second.outcomes.get(key, NOTHING)
        if a.told != b.told:
            yield Difference(PAID, key[1], (a.told, b.told), (a.clauses, b.clauses))


def _street(board: int) -> str:
    """How far the hand has come, by how often cards have come to the board."""
    return ("before the flop", "on the flop", "on the turn", "on the river")[min(board, 3)]


def _said(answer: Answer) -> str:
    return TAKEN if answer.accepted else REFUSED
