"""What a description claims, tried out: forced cards, rounds that repeat, the clock, mishaps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import zip_longest
from typing import Final, NamedTuple, get_args

import msgspec

from clausewise.adapters.base import System, SystemFailure, TableRefused
from clausewise.doctor.asked import GameAsked, games_offered
from clausewise.doctor.findings import Finding, NotShown, Sick, checked
from clausewise.doctor.plain_round import Played, begin, must_be_taken, place_wagers, play_on
from clausewise.reference_engine.core.cards import PACK, Card
from clausewise.reference_engine.core.dice import FACES, Face
from clausewise.reference_engine.families.plain_round import PlainRound
from clausewise.reference_engine.rulebooks.games import chance, order_is_known, places
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import MissChip
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.cards.stimuli import (
    CardsFor,
    DrawInError,
    ExposeDealerCards,
    ForceCards,
    LieFaceUp,
    LoseCards,
    Misdeal,
    StackDeck,
)
from clausewise.reference_engine.vocabulary.core.stimuli import AdvanceClock
from clausewise.reference_engine.vocabulary.description import Description, Forcing
from clausewise.reference_engine.vocabulary.dice.events import DiceShown
from clausewise.reference_engine.vocabulary.dice.stimuli import CockDice, FailComputer, MisenterDie, Mislight, SetDice
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.modules import MODULE_OF, type_of
from clausewise.reference_engine.vocabulary.points.stimuli import MisannounceTotal, PickUpUpCard
from clausewise.reference_engine.vocabulary.pot.stimuli import (
    HandleTransaction,
    LeaveOut,
    NoticeError,
    SpoilCard,
    SpoilHand,
    StartDealAt,
)
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt
from clausewise.reference_engine.vocabulary.shuffler.stimuli import BreakDown, Jam
from clausewise.reference_engine.vocabulary.shuffler.words import Device, Failing
from clausewise.reference_engine.vocabulary.stimuli import Mishap
from clausewise.showing import counted, listed, shown

SEED: Final = 7
A_WHILE: Final = 600_000
"""Milliseconds by which the clock is moved: ten minutes, in which nothing becomes due."""
DECK: Final = tuple(PACK[(index * 23 + 5) % len(PACK)] for index in range(len(PACK)))
_TRIED: Final[tuple[tuple[Mishap, ...], ...]] = (
    (LieFaceUp((1, 2, 3)),),
    (Misdeal("seat 1", 2), Misdeal("seat 1", 2, noticed="in the settlement")),
    (DrawInError(2, exposed=True), DrawInError(2)),
    (ExposeDealerCards(),),
    (LoseCards(1), LoseCards(-1)),
    tuple(Jam(device, how) for device in get_args(Device) for how in get_args(Failing)),
    tuple(BreakDown(device) for device in get_args(Device)),
    (MissChip(1),),
    (CockDice(),),
    (MisenterDie(1, FACES[0]),),
    (Mislight("an earlier light stays on"), Mislight("a winner stays dark"), Mislight("a loser is lit")),
    (FailComputer(), FailComputer("when the dice lie open")),
    (MisannounceTotal(1, 12),),
    (PickUpUpCard(),),
    (LeaveOut("shuffle"), LeaveOut("cut")),
    (StartDealAt(2),),
    (SpoilCard("seat 1", 1, "turned up"), SpoilCard("seat 1", 1, "off the table")),
    (SpoilHand(1, "touches the discards"), SpoilHand(1, "collected")),
    (NoticeError(),),
    (HandleTransaction(),),
)
MISHAPS: Final[Mapping[str, tuple[Mishap, ...]]] = {type_of(forms[0]): forms for forms in _TRIED}
"""The forms of each type of mishap: whoever takes one of them need not take the others."""


class Forced(NamedTuple):
    """What is said of cards that were forced in this way."""

    by: str
    so: str
    advice: str


FORCED_BY: Final[Mapping[str, Forced]] = {
    "order": Forced(
        "the deck that was stacked", "the deck was stacked",
        "deal from the top of the deck of `stack-deck`, in its order; or leave `order` out of `forcing`",
    ),
    "positions": Forced(
        "what was forced for this place", "each place was to get its cards",
        "give each place the cards of `force-cards`, in their order; or leave `positions` out of `forcing`",
    ),
}  # fmt: skip


def claims_of_a_game(system: System, description: Description, game: GameAsked) -> Iterator[Finding]:
    """Forced cards and rounds that repeat, for a game of which a plain round is known."""
    name = shown(str(game))
    way = _way(description, game)
    if way == "dice":
        yield from checked(f"{name}: forced dice", lambda: _dice_forced(system, description, game))
    elif way is not None:
        yield from checked(f"{name}: forced cards", lambda: _forced(system, description, game, FORCED_BY[way]))
    yield from checked(f"{name}: the same again", lambda: _repeated(system, description, game))


def claims(system: System, description: Description) -> Iterator[Finding]:
    """What is claimed for the system as a whole: tried at a game that shows it."""
    games = [game for game in games_offered(description) if game.plan is not None]
    if description.clock == "movable" and games:
        yield from checked("clock moved", lambda: _clock(system, description, games[0]))
    if description.mishaps and games:
        yield from checked("mishaps introduced", lambda: _mishaps(system, description, games))


def _plan(game: GameAsked) -> PlainRound:
    plan = game.plan
    if plan is None:
        raise NotShown(f"this doctor knows no plain round of {shown(str(game))}")
    return plan


# --- cards ------------------------------------------------------------------------------------------------------------


def _forced(system: System, description: Description, game: GameAsked, forced: Forced) -> str:
    """The cards lie in the hands that they were forced to."""
    wanted = _wanted(description, game)
    dealt = _dealt(_round(system, description, game).told())
    seen = 0
    for place, cards in dealt.items():
        for number, (got, due) in enumerate(zip(cards, wanted.get(place, ()), strict=False), 1):
            if got is None:
                continue
            seen += 1
            if got != due:
                raise Sick(
                    f"card {number} of {shown(place)} is {got}; by {forced.by} it should be {due}",
                    forced.advice,
                )
    if not seen:
        raise NotShown(f"{forced.so}, and no card that came of it was shown")
    return f"{counted(seen, 'card')} fell as {forced.so}"


def _usual(description: Description, game: GameAsked) -> dict[str, str | int]:
    """The choices of the house at a table that is opened without options."""
    here = description.at(game.rulebook)
    return {name: values[0] for name, values in here.options.items() if values} | game.options


def _way(description: Description, game: GameAsked) -> Forcing | None:
    """How chance can be forced in a game: the dice, if it is played with any, else the cards."""
    options = _usual(description, game)
    if chance(game.rulebook, options).dice:
        return "dice" if "dice" in description.forcing else None
    if "order" in description.forcing and order_is_known(game.rulebook, options):
        return "order"
    return "positions" if "positions" in description.forcing else None


def _wanted(description: Description, game: GameAsked) -> dict[str, list[Card]]:
    """The first cards of each place in the plain round."""
    seats = _plan(game).seats
    options = _usual(description, game)
    if order_is_known(game.rulebook, options):
        order = places(game.rulebook, options, description.at(game.rulebook).readings, seats)
    else:
        order = ["dealer", *(f"seat {seat}" for seat in seats)] * 2
    wanted: dict[str, list[Card]] = {}
    for place, card in zip(order, DECK, strict=False):
        wanted.setdefault(place, []).append(card)
    return wanted


def _faces(description: Description, game: GameAsked) -> tuple[Face, ...]:
    """What the dice of a game are to show."""
    return tuple(FACES[number % len(FACES)] for number in range(chance(game.rulebook, _usual(description, game)).dice))


def _dice_forced(system: System, description: Description, game: GameAsked) -> str:
    """The dice show what they were set to show."""
    wanted = " ".join(map(str, _faces(description, game)))
    thrown = [event for event in _round(system, description, game).told() if isinstance(event, DiceShown)]
    if not thrown:
        raise NotShown(f"the dice were set to {wanted}, and nobody showed them")
    shown_then = " ".join(map(str, sorted(thrown[0].faces)))
    if shown_then != wanted:
        raise Sick(
            f"the dice show {shown_then or 'nothing'}; they were set to {wanted}",
            "let the next throw show the faces of `set-dice`; or leave `dice` out of `forcing`",
        )
    return f"{counted(len(thrown[0].faces), 'die', 'dice')} fell as set"


def _dealt(events: Sequence[AnyEvent]) -> dict[str, list[Card | None]]:
    """The cards of each place, None where a face is not shown."""
    found: dict[str, list[Card | None]] = {}
    for event in events:
        if isinstance(event, CardDealt):
            found.setdefault(event.to, []).append(event.card)
        elif isinstance(event, StackDealt):
            found.setdefault(event.to, []).extend(event.cards or [None] * event.count)
    return found


def _repeated(system: System, description: Description, game: GameAsked) -> str:
    """The same seed, cards and acts twice."""
    repeats, forced = "seed" in description.forcing, _way(description, game) is not None
    if not repeats and not forced:
        raise NotShown("neither a seed nor a stacked deck repeats a round: what is found may not be found again")
    first, second = (_round(system, description, game).told() for _ in range(2))
    for number, (one, other) in enumerate(zip_longest(first, second), 1):
        if one == other:
            continue
        what = f"event {number} is {_shown(one)} the first time and {_shown(other)} the second"
        if not repeats:
            raise NotShown(f"with the same deck {what}; it is not said that a seed repeats a round")
        raise Sick(
            f"with the same seed and the same acts {what}",
            "draw all that chance decides at a table from the seed of its setup; or leave `seed` out of `forcing`",
        )
    return f"the same {counted(len(first), 'event')} twice"


def _shown(event: AnyEvent | None) -> str:
    return "missing" if event is None else shown(repr(event))


# --- clock and mishaps ------------------------------------------------------------------------------------------------


def _clock(system: System, description: Description, game: GameAsked) -> str:
    played = _opened(system, game)
    try:
        place_wagers(played, _plan(game))
        before = played.events[-1].at if played.events else 0
        known = len(played.events)
        must_be_taken(played, AdvanceClock(A_WHILE), 'take `advance-clock`, or say `"clock": "real"`')
        play_on(played, _plan(game), description.performs)
    finally:
        played.table.close()
    after = played.events[known:]
    if not after:
        raise NotShown("the clock was moved, and no event came that would tell the time")
    if after[-1].at - before < A_WHILE:
        raise Sick(
            f"the clock was moved by {A_WHILE} ms, and the time went from {before} to {after[-1].at} ms",
            'let `at` of the events that follow be later by what `advance-clock` says, or say `"clock": "real"`',
        )
    return f"moved by {A_WHILE // 60_000} minutes, and the events that followed are later by that"


def _mishaps(system: System, description: Description, games: Sequence[GameAsked]) -> str:
    """Each is taken at one table at least, and of some of them something is seen."""
    unknown = [shown(kind) for kind in description.mishaps if kind not in MISHAPS]
    if unknown:
        raise Sick(f"the vocabulary has no such mishap: {listed(unknown)}", "name mishaps by the types of the schema")
    spoken = [kind for kind in description.mishaps if MODULE_OF[kind] in description.vocabulary]
    undisturbed = {game: _round(system, description, game).told() for game in games}
    tried = {kind: _tried(system, description, kind, undisturbed) for kind in spoken}
    unseen = [kind for kind in spoken if not any(form.shows for form in tried[kind])]
    repeats = not {"seed", "order"}.isdisjoint(description.forcing)
    if spoken and unseen == spoken and repeats and any(_plan(game).heeds_mishaps for game in games):
        raise Sick(
            f"{listed(spoken)}: taken, and each time the round went on as if nothing had happened",
            "let a mishap happen that was taken, and tell what the house does about it",
        )
    refused = [form for forms in tried.values() for form in forms if form.refused is not None]
    if refused:
        said = listed([f"{_as_sent(form.mishap)} ({shown(form.refused or '')})" for form in refused])
        raise NotShown(f"taken of each mishap one form at least, and refused at every table: {said}")
    nothing = f"; a plain round shows nothing of {listed(unseen)}" if unseen else ""
    return f"taken: {listed(spoken) or 'none that the vocabulary of the system has'}{nothing}"


class Tried(NamedTuple):
    """What came of one form of a mishap."""

    mishap: Mishap
    shows: bool
    """Whether a round went otherwise for it."""
    refused: str | None
    """Why it was refused, where no table took it."""


def _tried(
    system: System, description: Description, kind: str, undisturbed: Mapping[GameAsked, Sequence[AnyEvent]]
) -> list[Tried]:
    """Each form of a mishap, of which one at least is taken at one table at least."""
    forms = [_form_tried(system, description, form, undisturbed) for form in MISHAPS[kind]]
    reasons = [form.refused for form in forms if form.refused is not None]
    if len(reasons) == len(forms):
        raise Sick(
            f"the mishap {kind} is said to be possible and is refused at every table: {shown(reasons[0])}",
            "take what has happened; or leave out of `mishaps` what cannot be introduced",
        )
    return forms


def _form_tried(
    system: System, description: Description, mishap: Mishap, undisturbed: Mapping[GameAsked, Sequence[AnyEvent]]
) -> Tried:
    """Whether a round goes otherwise for a mishap, at the first table that shows it."""
    reasons = []
    for game, events in undisturbed.items():
        reason, disturbed = _disturbed(system, description, game, mishap)
        if reason is not None:
            reasons.append(reason)
        elif disturbed != events:
            return Tried(mishap, shows=True, refused=None)
    return Tried(mishap, shows=False, refused=reasons[0] if len(reasons) == len(undisturbed) else None)


def _as_sent(mishap: Mishap) -> str:
    return f"`{msgspec.json.encode(mishap).decode()}`"


def _disturbed(
    system: System, description: Description, game: GameAsked, mishap: Mishap
) -> tuple[str | None, list[AnyEvent]]:
    """Why the mishap was refused, if it was; else what came of the round, which may never end."""
    played = _opened(system, game)
    try:
        place_wagers(played, _plan(game))
        _stack(played, description, game)
        receipt = played.submit(mishap).receipt
        if not receipt.accepted:
            return receipt.reason or "no reason was given", []
        with suppress(Sick):  # what a mishap brings about is for the rules to say
            play_on(played, _plan(game), description.performs)
        return None, played.told()
    finally:
        played.table.close()


# --- rounds -----------------------------------------------------------------------------------------------------------


def _round(system: System, description: Description, game: GameAsked) -> Played:
    """A plain round at a table of its own: always the same seed, deck and acts."""
    played = _opened(system, game)
    try:
        place_wagers(played, _plan(game))
        _stack(played, description, game)
        play_on(played, _plan(game), description.performs)
    finally:
        played.table.close()
    return played


def _opened(system: System, game: GameAsked) -> Played:
    try:
        return begin(system.open(game.setup(SEED)))
    except TableRefused as refusal:
        raise SystemFailure(
            f"a table was offered before, and is refused now: {refusal}",
            where="opening a table",
            advice="offer the table as often as it is asked for",
        ) from None


def _stack(played: Played, description: Description, game: GameAsked) -> None:
    match _way(description, game):
        case "order":
            must_be_taken(played, StackDeck(DECK), "take `stack-deck`, or leave `order` out of `forcing`")
        case "dice":
            faces = SetDice(_faces(description, game))
            must_be_taken(played, faces, "take `set-dice`, or leave `dice` out of `forcing`")
        case "positions":
            wanted = tuple(CardsFor(place, tuple(cards)) for place, cards in _wanted(description, game).items())
            must_be_taken(played, ForceCards(wanted), "take `force-cards`, or leave `positions` out of `forcing`")
