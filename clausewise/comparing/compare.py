"""Two rulebooks side by side, clause by clause and by what they make of the same rounds."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib.metadata import version

from clausewise.comparing.against_the_dealer import AgainstTheDealer
from clausewise.comparing.differences import Difference
from clausewise.comparing.for_a_pot import ForAPot
from clausewise.comparing.playing import Played, Side
from clausewise.comparing.rounds import Round
from clausewise.comparing.shrinking import shrunk
from clausewise.comparing.telling import acts_in_words
from clausewise.failures import ClausewiseError
from clausewise.reference_engine.core.rulings import NotOffered
from clausewise.reference_engine.families.against_dealer.family import AGAINST_THE_DEALER
from clausewise.reference_engine.families.family import Family
from clausewise.reference_engine.families.pot.family import FOR_A_POT
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.registry import Rulebook
from clausewise.registry.correspondence import are_mapped, correspondence
from clausewise.reports.comparison_results import (
    Book,
    Compared,
    Corresponding,
    Found,
    HouseChoice,
    Scenes,
    Told,
)

ROUNDS = 2000
"""Random rounds with the house's everyday choices; there are a few hundred directed ones for each choice besides."""
ALIKE = ("dealing", "shuffling")
"""How the cards come to the table: a way that only one side knows is told among what is left to the house. Played
against another way on the other side it would show what the devices do, not what the rules say."""
Makes = AgainstTheDealer | ForAPot
MAKES: Mapping[str, Callable[[Side, Side], Makes | None]] = {
    AGAINST_THE_DEALER.name: AgainstTheDealer.of,
    FOR_A_POT.name: ForAPot.of,
}
"""What makes rounds for two rulebooks, plays them and compares them, by the family of their games."""
ASPECTS = ("allowed", "void", "paid")

Sides = tuple[Side, Side]
Chosen = Mapping[str, Mapping[str, str]]


@dataclass(slots=True)
class Shown:
    """A kind of difference, the shortest round yet that shows it, and the sides on which it was played."""

    difference: Difference
    round: Round
    sides: Sides


@dataclass(slots=True)
class Search:
    """All rounds that are played, and what they show."""

    makes: Makes | None
    found: dict[tuple[object, ...], Shown] = field(default_factory=dict)
    rounds: int = 0
    broke_down: dict[str, str] = field(default_factory=dict)
    """What the engine could not cope with, and the round in which it first did."""

    def try_round(self, one: Round, sides: Sides, *, known: bool) -> None:
        """Plays a round under both; with `known` a shorter round replaces one that shows the same."""
        try:
            seen = list(self.differences(one, sides))
        except NotOffered:
            return
        except Exception as defect:  # noqa: BLE001  whatever it is, the comparison goes on and says so
            self.broke_down.setdefault(f"{type(defect).__name__}: {defect}", "; ".join(acts_in_words(one)))
            return
        self.rounds += 1
        for difference in seen:
            before = self.found.get(difference.kind)
            if before is None or (known and one.size() < before.round.size()):
                self.found[difference.kind] = Shown(difference, one, sides)

    def shorten(self) -> None:
        """Leaves away of each round what it does not need."""
        for kind, shown in self.found.items():
            shown.round = shrunk(shown.round, lambda one, kind=kind, sides=shown.sides: self._shows(one, sides, kind))  # type: ignore[misc]  # bound per kind
            shown.difference = next(d for d in self.differences(shown.round, shown.sides) if d.kind == kind)

    def both(self, one: Round, sides: Sides) -> tuple[Played, Played]:
        """A round under both."""
        if self.makes is None:
            raise ValueError("nothing is played of these games")
        return self.makes.play(one, sides[0]), self.makes.play(one, sides[1])

    def differences(self, one: Round, sides: Sides) -> Iterator[Difference]:
        """What the two make of a round otherwise."""
        played = self.both(one, sides)
        return iter(()) if self.makes is None else self.makes.differences(one, *played)

    def _shows(self, one: Round, sides: Sides, kind: tuple[object, ...]) -> bool:
        return any(difference.kind == kind for difference in self.differences(one, sides))


def compare(
    one: Rulebook,
    other: Rulebook,
    *,
    options: Chosen | None = None,
    readings: Chosen | None = None,
    rounds: int = ROUNDS,
    every_choice: bool = True,
) -> tuple[Compared, Scenes]:
    """Everything that tells the two apart; what `options` and `readings` choose goes before the defaults."""
    began = time.monotonic()
    family = _family_of(one.id, other.id)
    sides = _side(one, options or {}, readings or {}), _side(other, options or {}, readings or {})
    makes = MAKES[family.name](*sides) if family is not None and family.name in MAKES else None
    mapped = are_mapped(one.folder, other.folder)
    if family is not None and makes is None and not mapped:
        wordings = f"`clausewise clauses compare {one.id} {other.id}` compares their wordings"
        raise ClausewiseError(
            f"{one.id} and {other.id}: {_why_unplayed(family)}, and no map is kept of them; {wordings}"
        )
    search = Search(makes)
    if makes is not None:
        for played in (*makes.directed(), *(makes.random(number) for number in range(rounds))):
            search.try_round(played, sides, known=True)
        for departing in _departures(sides) if every_choice else ():
            for played in (*makes.directed(), *(makes.random(number) for number in range(rounds // 20))):
                search.try_round(played, departing, known=False)
        search.shorten()
    ordered = sorted(search.found.values(), key=lambda s: (ASPECTS.index(s.difference.aspect), s.difference.about))
    tables = tuple(
        (tuple(a.seen), tuple(b.seen)) for shown in ordered for a, b in [search.both(shown.round, shown.sides)]
    )
    compared = Compared(
        one=_book(one, sides[0]),
        other=_book(other, sides[1]),
        correspondences=tuple(
            Corresponding(pair.one, pair.other, pair.same, pair.differs)
            for pair in (correspondence(one.folder, other.folder) if mapped or makes is None else ())
        ),
        choices=tuple(_choices(one, other)),
        differences=tuple(_found(shown, sides) for shown in ordered),
        rounds=search.rounds,
        unplayed="" if makes is not None else _why_unplayed(family),
        broke_down=tuple(f"{acts} ({defect})" for defect, acts in search.broke_down.items()),
        seconds=round(time.monotonic() - began, 1),
        harness=version("clausewise"),
    )
    return compared, Scenes(tables)


def _family_of(*rulebooks: str) -> Family | None:
    """The family that all games of these rulebooks belong to, if it is one."""
    books = [RULEBOOKS.get(name) for name in rulebooks]
    families = [game.family for book in books if book is not None for game in book.games]
    return families[0] if None not in books and all(family.name == families[0].name for family in families) else None


def _why_unplayed(family: Family | None) -> str:
    """In one line, why nothing is said about play."""
    if family is not None and family.name not in MAKES:
        return f"no rounds are played of games {family.name}"
    return "no rounds are known that can be played under both"


def _side(book: Rulebook, options: Chosen, readings: Chosen) -> Side:
    rules = RULEBOOKS[book.id].rules if book.id in RULEBOOKS else None
    chosen: dict[str, str | int] = {}
    for name, value in options.get(book.id, {}).items():
        can = {str(v): v for v in rules.options.get(name, ())} if rules else {}
        if value not in can:
            raise ClausewiseError(
                f"{book.id}: option {name} cannot be {value!r}; it can be {', '.join(can) or 'nothing'}"
            )
        chosen[name] = can[value]
    for name, choice in readings.get(book.id, {}).items():
        can_be = rules.readings.get(name, ()) if rules else ()
        if choice not in can_be:
            raise ClausewiseError(
                f"{book.id}: {name} is not read as {choice!r}; it can be {', '.join(can_be) or 'nothing'}"
            )
    return Side(book.id, chosen, dict(readings.get(book.id, {})))


def _departures(sides: Sides) -> Iterator[Sides]:
    """Each choice of a house that is not made already, on both sides where both have it."""
    rules = [side.game.rules for side in sides]
    names = dict.fromkeys(name for each in rules for name in each.options)
    for name in names:
        values = dict.fromkeys(value for each in rules for value in each.options.get(name, ()))
        for value in values:
            if name in ALIKE and not all(value in each.options.get(name, ()) for each in rules):
                continue
            changed = [
                replace(side, options={**side.options, name: value}) if value in each.options.get(name, ()) else side
                for side, each in zip(sides, rules, strict=True)
            ]
            if any(_differs(side, now, name) for side, now in zip(sides, changed, strict=True)):
                yield changed[0], changed[1]


def _differs(side: Side, now: Side, name: str) -> bool:
    default = side.game.rules.options.get(name, (None,))[0]
    return str(side.options.get(name, default)) != str(now.options.get(name, default))


def _found(shown: Shown, everyday: Sides) -> Found:
    difference = shown.difference
    told = [
        Told(
            told=difference.told[n],
            clauses=difference.clauses[n],
            reason=difference.reasons[n],
            hand=difference.hands[n],
            under=_under(shown.sides[n], everyday[n]),
        )
        for n in (0, 1)
    ]
    return Found(
        aspect=difference.aspect,
        about=difference.about,
        one=told[0],
        other=told[1],
        acts=acts_in_words(shown.round),
        cards={place: " ".join(cards) for place, cards in shown.round.cards},
    )


def _under(side: Side, everyday: Side) -> str:
    return ", ".join(f"{name}: {value}" for name, value in side.options.items() if everyday.options.get(name) != value)


def _book(book: Rulebook, side: Side) -> Book:
    return Book(
        id=book.id,
        title=book.title,
        authority=book.authority,
        version=book.version,
        clauses={clause.id: clause.name for clause in book.clauses},
        options={name: str(value) for name, value in side.options.items()},
        readings=dict(side.readings),
    )


def _choices(one: Rulebook, other: Rulebook) -> Iterator[HouseChoice]:
    titles = {option.id: option.title for book in (other, one) for option in book.options}
    values = [
        {option.id: _values(option.values, option.least, option.most) for option in b.options} for b in (one, other)
    ]
    for option in dict.fromkeys([*values[0], *values[1]]):
        first, second = values[0].get(option, ()), values[1].get(option, ())
        if set(first) != set(second):
            yield HouseChoice(option, titles[option], first, second)


def _values(values: Sequence[str], least: int | None, most: int | None) -> tuple[str, ...]:
    return tuple(values) or (f"{least} to {most}" if most is not None else f"{least} or more",)
