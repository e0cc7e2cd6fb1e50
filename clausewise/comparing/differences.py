"""Where two rule sets part over the same round, and when two such places are one difference."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import msgspec

from clausewise.comparing.playing import Answer, Outcome, Played
from clausewise.comparing.rounds import BEFORE, DEALT, DECISION, MOMENTS, Act, Round
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import Conduct, PlaceWager
from clausewise.reference_engine.vocabulary.cards.stimuli import FloorOrders, LieFaceUp, Misdeal
from clausewise.reference_engine.vocabulary.core.stimuli import Fold
from clausewise.reference_engine.vocabulary.shuffler.stimuli import Jam

Aspect = str
ALLOWED, VOID, PAID = "allowed", "void", "paid"
TAKEN, REFUSED = "allowed", "refused"
FOLLOWED_UP, NO_RULE = "something follows", "no rule of it"
NOTHING = Outcome("nothing", ())


@dataclass(frozen=True, slots=True)
class Difference:
    """One difference: about what, what each side made of it, and the clauses that each side cites there."""

    aspect: Aspect
    about: str
    told: tuple[str, str]
    clauses: tuple[tuple[str, ...], tuple[str, ...]]
    reasons: tuple[str, str] = ("", "")
    """Why an act was refused, in the engine's words; they do not tell differences apart."""
    hands: tuple[str, str] = ("", "")
    """What the player's hand ranks as, on either side."""

    @property
    def kind(self) -> tuple[object, ...]:
        """Two places of the same kind are one difference.

        Where an act is allowed, what it then leads to is no part of it; where both sides pay, the hand is what counts.
        """
        if self.aspect == ALLOWED:
            refusing = [
                cited for cited, told in zip(self.clauses, self.told, strict=True) if told in (REFUSED, NO_RULE)
            ]
            # One clause may state the least and the most: the reason tells them apart, whatever the amounts.
            why = tuple(re.sub(r"[\d.,]+", "", reason) for reason in self.reasons)
            return (self.aspect, self.about, self.told, why, *refusing)
        if self.aspect == PAID and all(told.startswith("wins") for told in self.told):
            return (self.aspect, self.about, self.told, self.hands)
        # The clause that decides is cited first; which others a hand brings with it makes no difference of its own.
        ruling = tuple(clauses[:1] for clauses in self.clauses)
        return (self.aspect, self.about, self.told, ruling, self.hands if self.hands[0] != self.hands[1] else ())


def differences(one: Round, first: Played, second: Played) -> Iterator[Difference]:
    """Every difference of a round; what only follows from one that is told already is left out.

    After a mishap other cards may lie with the players, for the two are not dealt in one order: then nothing can be
    said of who won.
    """
    acts = {moment: [act for act in one.acts if act.moment == moment] for moment in MOMENTS}
    yield from (found := list(_allowed(acts[BEFORE], first, second)))
    if found:
        return
    if (first.void is None) != (second.void is None):
        told, clauses = _pair(first.void, second.void, "the round goes on")
        partly = tuple(cited or played.voided for cited, played in zip(clauses, (first, second), strict=True))
        yield Difference(VOID, _mishap(one), told, (partly[0], partly[1]))
        return
    yield from (found := list(_allowed([*acts[DEALT], *acts[DECISION]], first, second)))
    if any(REFUSED in difference.told for difference in found):
        return
    if first.cards == second.cards:
        yield from _paid(one, first, second)


def _allowed(acts: Iterable[Act], first: Played, second: Played) -> Iterator[Difference]:
    """The first act that only one side takes; what comes of it for later acts is no difference of its own."""
    for act in acts:
        ours, theirs = first.answers.get(act), second.answers.get(act)
        if ours is None or theirs is None or ours.accepted == theirs.accepted:
            continue
        yield Difference(
            ALLOWED,
            f"{describe(act)} {_moment(act)}",
            (_said(act, ours), _said(act, theirs)),
            (ours.clauses, theirs.clauses),
            (ours.reason, theirs.reason),
        )
        return


def _moment(act: Act) -> str:
    """When it is done; only for decisions it matters whether it is their time."""
    return DEALT if act.moment == DECISION and not isinstance(act.stimulus, PlaceWager | Fold) else act.moment


def _said(act: Act, answer: Answer) -> str:
    """Conduct is not allowed by being taken up: something follows from it."""
    if answer.accepted:
        return FOLLOWED_UP if isinstance(act.stimulus, Conduct) else TAKEN
    return REFUSED if answer.clauses else NO_RULE


def _paid(one: Round, first: Played, second: Played) -> Iterator[Difference]:
    for key in dict.fromkeys([*first.outcomes, *second.outcomes]):
        ours, theirs = first.outcomes.get(key, NOTHING), second.outcomes.get(key, NOTHING)
        if ours.told == theirs.told:
            continue
        if (key in first.stakes) != (key in second.stakes):
            continue  # a wager that only one side came to follows from what is told already
        seat, wager = key
        mishap = _mishap(one) or _conduct(one)
        place = f"seat {seat}"
        yield Difference(
            PAID,
            f"{wager}, {mishap}" if mishap else wager,
            (ours.told, theirs.told),
            (ours.clauses, theirs.clauses),
            hands=(first.categories.get(place, ""), second.categories.get(place, "")),
        )


def _pair(
    ours: Outcome | None, theirs: Outcome | None, otherwise: str
) -> tuple[tuple[str, str], tuple[tuple[str, ...], tuple[str, ...]]]:
    told = tuple(otherwise if side is None else side.told for side in (ours, theirs))
    cited = tuple(() if side is None else side.clauses for side in (ours, theirs))
    return (told[0], told[1]), (cited[0], cited[1])


def _conduct(one: Round) -> str:
    return ", ".join(describe(act) for act in one.acts if isinstance(act.stimulus, Conduct))


def _mishap(one: Round) -> str:
    return ", ".join(describe(act) for act in one.acts if act.is_mishap)


def describe(act: Act) -> str:
    """An act without whose it is and, for a lawful amount, how much.

    >>> from clausewise.reference_engine.core.money import dollars
    >>> describe(Act("", PlaceWager(2, "aces up", dollars(10), instrument="cash")))
    'place wager: aces up, cash'
    """
    stimulus = act.stimulus
    name = str(stimulus.__struct_config__.tag).replace("-", " ")
    if isinstance(stimulus, LieFaceUp):
        return "a card lies face up" if len(stimulus.positions) == 1 else "several cards lie face up"
    if isinstance(stimulus, Misdeal):
        return f"misdeal: {'the dealer' if stimulus.place == 'dealer' else 'a player'} has a wrong number of cards"
    if isinstance(stimulus, Jam):
        return f"a failure of the {stimulus.device}"
    if isinstance(stimulus, FloorOrders):
        return f"an order to {stimulus.order}"
    passed_over = {"seat", "amount", "to", "player", "other_seat"}
    told = [
        _word(field, getattr(stimulus, field))
        for field, default in zip(stimulus.__struct_fields__, _defaults(stimulus), strict=True)
        if field not in passed_over and getattr(stimulus, field) != default
    ]
    return f"{name}: {', '.join(told)}" if told else name


def _word(field: str, value: object) -> str:
    if isinstance(value, bool):
        return field.replace("_", " ") if value else f"not {field.replace('_', ' ')}"
    if isinstance(value, tuple):
        return f"{field.replace('_', ' ')} {', '.join(map(str, value))}"
    return value if isinstance(value, str) else f"{field.replace('_', ' ')} {value}"


def _defaults(stimulus: msgspec.Struct) -> tuple[object, ...]:
    defaults = stimulus.__struct_defaults__
    return (msgspec.NODEFAULT,) * (len(stimulus.__struct_fields__) - len(defaults)) + defaults
