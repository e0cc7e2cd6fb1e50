"""Whether a description names what there is: an invented name leaves nothing out, and its author would not know."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from difflib import get_close_matches
from typing import Final, get_args

from clausewise.doctor.findings import Finding
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.against_dealer.words import BONUSES
from clausewise.reference_engine.vocabulary.core.words import Role
from clausewise.reference_engine.vocabulary.description import EVERY_FACT, Description, Part
from clausewise.reference_engine.vocabulary.facts import FACTS
from clausewise.reference_engine.vocabulary.unseen import ACTS, EVENTS, NAMES, STIMULI
from clausewise.reference_engine.vocabulary.words import WAGERS
from clausewise.showing import shown

ADVICE: Final = "take the name from the schema, or leave it out: what is called otherwise is not left out of anything"
_WAGERS: Final = frozenset({*WAGERS, *BONUSES})
_ROLES: Final = frozenset(get_args(Role))


def names(description: Description) -> Iterator[Finding]:
    """A problem for each name that is none; one line where all are known."""
    found = [
        *(
            f"by_rulebook: {_not_among(name, [*RULEBOOKS])}"
            for name in description.by_rulebook
            if name not in {*description.games, *RULEBOOKS}
        ),
        *_of(description.unseen, description.tells, description.declares, ""),
        *(
            problem
            for book, here in description.by_rulebook.items()
            for problem in _of(here.unseen, here.tells, here.declares, f"by_rulebook, {shown(book)}, ")
        ),
    ]
    yield from (Finding("problem", "names", problem, ADVICE) for problem in dict.fromkeys(found))
    if not found and (description.unseen or description.tells or description.declares or description.by_rulebook):
        yield Finding("ok", "names", "all that is unseen, told and declared is called as the vocabulary calls it")


def _of(
    unseen: Collection[str | Part], tells: Collection[Part], declares: Collection[str], where: str
) -> Iterator[str]:
    for one in unseen:
        if isinstance(one, Part):
            yield from (f"{where}unseen: {problem}" for problem in _of_a_part(one))
        elif one not in NAMES:
            yield f"{where}unseen: {_not_among(one, NAMES)}"
    for part in tells:
        yield from (f"{where}tells: {problem}" for problem in _of_a_part(part))
    for fact in declares:
        if fact != EVERY_FACT and fact not in FACTS:
            yield f"{where}declares: {_not_among(fact, [*FACTS, EVERY_FACT])}"


def _of_a_part(part: Part) -> Iterator[str]:
    """What a part names that there is not, or that does not belong together."""
    if part == Part():
        yield "a part that says nothing would be all there is"
    for given, known in (
        (part.event, EVENTS), (part.act, ACTS), (part.stimulus, STIMULI), (part.by, _ROLES), (part.wager, _WAGERS),
    ):  # fmt: skip
        if given is not None and given not in known:
            yield _not_among(given, known)
    if sum(given is not None for given in (part.event, part.act, part.stimulus)) > 1:
        yield f"{shown(part.in_words())}: a part is of an event, of an act or of a stimulus"
    yield from (_not_among(name, fields) for fields in (_fields(part),) for name in part.fields if name not in fields)


def _fields(part: Part) -> frozenset[str]:
    """The fields that what is meant by a part can have."""
    named = STIMULI.get(part.stimulus or "") or EVENTS.get(part.event or "")
    kinds = [named] if named else [EVENTS["procedure"]] if part.act else list(EVENTS.values())
    return frozenset(name for kind in kinds for name in kind.__struct_fields__)


def _not_among(name: str, known: Collection[str]) -> str:
    near = get_close_matches(name, known, 1)
    return f"{shown(name)} is not known" + (f"; did you mean {near[0]}?" if near else "")
