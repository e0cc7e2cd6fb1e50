"""From what a system says of itself to what a test of it can and cannot show."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from clausewise.doctor.findings import Finding
from clausewise.doctor.plain_round import modules_for
from clausewise.reference_engine.rulebooks.games import chance
from clausewise.reference_engine.vocabulary.description import DUTIES, FORCES_HANDS, VOCABULARY, Description
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.modules import MODULE_OF, types_of
from clausewise.reference_engine.vocabulary.stimuli import Mishap
from clausewise.registry import Clause
from clausewise.showing import shown

ABOUT_HANDS = ("ranking", "payout", "irregularity")
MISHAPS_OF_CARDS = ("core", "house-banked")
"""The modules whose mishaps befall cards, and what players wager on them."""


def capabilities(description: Description, clauses: Sequence[Clause]) -> Iterator[Finding]:
    """One finding for each kind of capability; `clauses` are those of the games that the system offers."""
    yield _vocabulary(description)
    yield from _forcing(description, clauses)
    yield _clock(description)
    yield _mishaps(description, clauses)
    yield _events(description, clauses)
    yield _duties(description)
    yield _identity(description)


def _about(clauses: Sequence[Clause], kinds: Collection[str] = (), channel: str = "") -> str:
    """How many clauses that concerns, as far as kind and channel tell."""
    concerned = [
        clause
        for clause in clauses
        if (not kinds or clause.kind in kinds) and (not channel or channel in clause.channels)
    ]
    if not concerned:
        return "the clauses that need it"
    return f"about {len(concerned)} of {len(clauses)} clauses"


def _vocabulary(description: Description) -> Finding:
    needed = modules_for(description.games)
    missing = [module for module in VOCABULARY if module in needed and module not in description.vocabulary]
    unknown = [shown(module) for module in description.vocabulary if module not in VOCABULARY]
    if missing or unknown:
        parts = []
        if missing:
            parts.append(f"not spoken: {_listed(missing)}; clauses that need it will be inconclusive")
        if unknown:
            parts.append(f"unknown here: {_listed(unknown)}; its stimuli are never sent, its events are errors")
        return Finding("cannot", "vocabulary", "; ".join(parts))
    return Finding("ok", "vocabulary", f"all that is needed is spoken: {_listed(description.vocabulary)}")


def _deals_cards(description: Description) -> bool:
    """Whether one of the games has cards; of one that is unknown here it is taken so."""
    return not description.games or any(chance(game, {}).packs for game in description.games)


def _forcing(description: Description, clauses: Sequence[Clause]) -> Iterator[Finding]:
    if any(chance(game, {}).dice for game in description.games):
        yield _forcing_dice(description, clauses)
    if _deals_cards(description):
        yield _forcing_cards(description, clauses)


def _forcing_dice(description: Description, clauses: Sequence[Clause]) -> Finding:
    if "dice" in description.forcing:
        return Finding("ok", "forcing dice", "dice can be forced: every throw can be brought about")
    consequence = f"{_about(clauses, ABOUT_HANDS, 'play')} will be inconclusive, or sampled if chance brings the throws"
    return Finding("cannot", "forcing dice", f"dice cannot be forced: {consequence}")


def _forcing_cards(description: Description, clauses: Sequence[Clause]) -> Finding:
    ways = set(description.forcing)
    if "order" in ways or "positions" in ways:
        return Finding("ok", "forcing cards", "cards can be forced: every hand can be brought about")
    if ways & FORCES_HANDS:
        return Finding("ok", "forcing cards", f"cards can be forced, with people's help: {_listed(sorted(ways))}")
    consequence = f"{_about(clauses, ABOUT_HANDS, 'play')} will be inconclusive, or sampled if chance brings the hands"
    if "seed" in ways:
        return Finding(
            "cannot", "forcing cards", f"rounds can be repeated by seed, no hand can be chosen: {consequence}"
        )
    return Finding("cannot", "forcing cards", f"cards cannot be forced: {consequence}")


def _clock(description: Description) -> Finding:
    if description.clock == "movable":
        return Finding("ok", "clock", "the clock can be moved: time limits of hours can be shown at once")
    return Finding(
        "cannot",
        "clock",
        "the clock cannot be moved: clauses about hours (how long a deck is used) will be inconclusive",
    )


def _mishaps(description: Description, clauses: Sequence[Clause]) -> Finding:
    modules = modules_for(description.games).union(description.vocabulary)
    without_cards = () if _deals_cards(description) else MISHAPS_OF_CARDS
    there_are = [
        kind for kind in types_of(Mishap) if MODULE_OF[kind] in modules and MODULE_OF[kind] not in without_cards
    ]
    missing = [kind for kind in there_are if kind not in description.mishaps]
    if not missing:
        return Finding("ok", "mishaps", "every mishap can be introduced")
    if len(missing) == len(there_are):
        consequence = f"{_about(clauses, ('irregularity',))} will be inconclusive"
        return Finding("cannot", "mishaps", f"no mishap can be introduced: {consequence}")
    return Finding("cannot", "mishaps", f"{_listed(missing)}: clauses about these mishaps will be inconclusive")


def _events(description: Description, clauses: Sequence[Clause]) -> Finding:
    spoken = [kind for kind in types_of(AnyEvent) if MODULE_OF[kind] in description.vocabulary]
    unseen = [shown(name if isinstance(name, str) else name.in_words()) for name in description.unseen]
    if not unseen:
        return Finding("ok", "seeing", f"all {len(spoken)} kinds of event that the vocabulary has are seen")
    if "procedure" in unseen:
        consequence = f"the dealer's procedure is not seen: {_about(clauses, (), 'trace')} will be inconclusive"
        return Finding("cannot", "seeing", consequence)
    return Finding("cannot", "seeing", f"{_listed(unseen)}: clauses that watch for these will be inconclusive")


def _duties(description: Description) -> Finding:
    unseen = [duty for duty in DUTIES if description.performs.get(duty) == "unseen person"]
    people = [duty for duty in DUTIES if description.performs.get(duty) == "person"]
    if unseen:
        text = f"{_listed(unseen)}: done by people whom the system does not see; clauses about it will be inconclusive"
        return Finding("cannot", "duties", text)
    if people:
        return Finding("ok", "duties", f"{_listed(people)}: done by people; the run submits their acts")
    return Finding("ok", "duties", "the system performs every duty itself")


def _identity(description: Description) -> Finding:
    name = " ".join(shown(part) for part in (description.manufacturer, description.product, description.version))
    if not description.components:
        text = (
            f"{name}, {description.build} build: no digests of components, so nothing shows that it is the build named"
        )
        return Finding("cannot", "identity", text)
    return Finding("ok", "identity", f"{name}, {description.build} build, {len(description.components)} components")


def _listed(names: Collection[str]) -> str:
    return ", ".join(names)
