"""Choosing a hand: which of the ways to lay some cards ranks highest, or lowest, by the definitions of a ranking.

    language = Language(terms, words, order)
    hand = choose("four card", dealt, combinations(dealt, 4), language, rulings.holds)

A *language* is what the words of one ranking mean at one table. Every ranking is one: four, five and six cards against
a dealer, hands for a pot, high and low.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from clausewise.reference_engine.core.cards import RANK_OF, RANKS, Card
from clausewise.reference_engine.core.rulings import Rulings
from clausewise.reference_engine.hands.definitions import NOTHING
from clausewise.reference_engine.hands.figures import ACE, Group, group
from clausewise.reference_engine.hands.words import Definition, Terms, Weight, Word

Game = Literal["three card", "four card", "five card", "six card", "high", "low"]
Rank = tuple[int, tuple[int, ...], tuple[int, ...]]

MOST_REMEMBERED = 2_048
"""So many hands are kept as they were ranked last: whoever watches a table ranks them once more."""


@dataclass(frozen=True, slots=True)
class RankedHand:
    """Cards chosen for a hand, and their rank."""

    game: Game
    category: str
    """As the document writes it; `nothing` where the cards make none of its hands."""
    rank: Rank
    """For comparison: the category, what the rank itself says, and the cards left over."""
    cards: tuple[Card, ...]
    """As one would lay them: what makes the hand first, each part from high to low."""
    of: tuple[int, ...]
    """The ranks that make the hand: (14,) for a pair of aces, (14, 13) for aces and kings, (4,) for A-2-3-4."""
    rest: tuple[Card, ...]
    """Cards that were dealt and not chosen, from high to low."""
    provisions: tuple[str, ...]
    """What made it so."""

    def __str__(self) -> str:
        return f"{self.category} ({' '.join(self.cards)})"


@dataclass(frozen=True, slots=True)
class Citing:
    """What a hand cites beside the definition that it fits."""

    always: tuple[str, ...] = ()
    unlisted: tuple[str, ...] = ()
    """Where it fits none."""
    ace_below: tuple[str, ...] = ()
    """Where an ace is low in it."""
    round_the_ace: tuple[str, ...] = ()
    """Where it would be a sequence if an ace could stand in the middle."""


@dataclass(frozen=True, slots=True)
class Language:
    """The words as they stand for one hand."""

    terms: Terms
    words: tuple[tuple[Definition, Word], ...]
    order: Mapping[str, int]
    citing: Citing = field(default_factory=Citing)


class _Found(NamedTuple):
    """A way to lay some of the cards."""

    rank: Rank
    definition: Definition | None
    group: Group


Holds = Callable[[str, bool], bool]
Subsets = Iterable[tuple[Card, ...]]


def so(_provision: str, truth: bool) -> bool:
    """What a sound engine answers."""
    return truth


def untouched(rulings: Rulings, provisions: frozenset[str]) -> bool:
    """Nobody listens, and no fault is planted in these provisions."""
    return rulings.notice is None and not rulings.breaks_any_of(provisions)


def words_as_ruled(definitions: tuple[Definition, ...], rulings: Rulings) -> tuple[tuple[Definition, Word], ...]:
    """Each definition, or what it is mistaken for."""
    return tuple((d, rulings.choose(d.provision, d.word, d.misread) if d.misread else d.word) for d in definitions)


def strengths(order: tuple[str, ...]) -> dict[str, int]:
    """The names of an order as numbers; the first is the highest."""
    return {name: len(order) - 1 - place for place, name in enumerate(order)}


def laid_out(cards: Sequence[Card], least: int) -> tuple[Card, ...]:
    """From high to low, so that the same cards always give the same hand."""
    if len(cards) < least:
        raise ValueError(f"a hand of {least} cards cannot be chosen from {len(cards)}: {' '.join(cards)}")
    return high_to_low(cards)


_LAYING = {Card(rank + suit): (-RANK_OF[rank], -"cdhs".index(suit)) for rank in RANKS for suit in "cdhs"}


def high_to_low(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Aces first, and of one rank spades first."""
    return tuple(sorted(cards, key=_LAYING.__getitem__))


def choose(
    game: Game, dealt: tuple[Card, ...], subsets: Subsets, language: Language, holds: Holds, *, lowest: bool = False
) -> RankedHand:
    """The best of the ways to lay the cards, by the words of the language."""
    chosen: _Found | None = None
    flush: _Found | None = None
    found: set[str] = set()
    round_the_ace = False
    for subset in subsets:
        g = group(subset)
        now = _rank(g, language, holds)
        if now.definition is not None:
            found.add(now.definition.name)
            if now.definition.name == "flush" and (flush is None or now.rank > flush.rank):
                flush = now
        round_the_ace = round_the_ace or _ace_is_barred(g, language.terms)
        if chosen is None or (now.rank < chosen.rank if lowest else now.rank > chosen.rank):
            chosen = now
    if chosen is None:
        raise ValueError(f"{' '.join(dealt)} are too few cards for a {game} hand")
    if flush is not None and "straight" in found and "straight flush" not in found:
        # A flush of some of the cards and a straight of others: who tests for both at once sees a straight flush.
        straight_flush = next(d for d, _ in language.words if d.name == "straight flush")
        if holds(straight_flush.provision, False):
            rank = (language.order["straight flush"], *flush.rank[1:])
            chosen = _Found(rank, straight_flush, flush.group)
    return _ranked(game, dealt, chosen, language, round_the_ace=round_the_ace)


def _ace_is_barred(g: Group, terms: Terms) -> bool:
    """Whether these would be in sequence if an ace could go with any cards."""
    figures = g.figures
    above = figures.sequence == "plain" and figures.top == ACE
    return figures.sequence == "round the ace" or (above and not terms.ace_above)


def _rank(g: Group, language: Language, holds: Holds) -> _Found:
    """The first definition that the cards fit."""
    terms = language.terms
    for definition, word in language.words:
        is_so = word.fits(g, terms)
        # A name that no rule gives, as two pairs in a wager on five cards, is no question for the rules.
        if (is_so or definition.nearly(g)) and (not definition.misread or holds(definition.provision, is_so)):
            weight: Weight = word.weighs(g, terms)
            return _Found((language.order[definition.name], *weight), definition, g)
    ranks = tuple(sorted(terms.strengths(g.figures.laid), reverse=True))
    return _Found((language.order[NOTHING], (), ranks), None, g)


_SETS = {"four-of-a-kind": 1, "three-of-a-kind": 1, "pair": 1, "two pairs": 2, "full house": 2}


def _ranked(
    game: Game, dealt: tuple[Card, ...], chosen: _Found, language: Language, *, round_the_ace: bool
) -> RankedHand:
    """The hand as it is shown and cited."""
    citing = language.citing
    figures = chosen.group.figures
    laid = list(dict.fromkeys(figures.laid))
    runs = chosen.definition is not None and "straight" in chosen.definition.name
    if runs and figures.sequence == "ace below":
        laid = [*laid[1:], laid[0]]
    elif game == "low":
        # A single ace is the lowest card; where there are more, a reading says what they are.
        laid.sort(key=lambda rank: (-figures.laid.count(rank), rank == ACE and figures.laid.count(rank) == 1, -rank))
    cards = tuple(sorted(chosen.group.cards, key=lambda card: laid.index(RANK_OF[card[0]])))
    provisions = [*citing.unlisted] if chosen.definition is None else [chosen.definition.provision]
    provisions += citing.always
    if runs and figures.sequence == "ace below":
        provisions += citing.ace_below
    elif round_the_ace and not runs:
        provisions += citing.round_the_ace
    category = NOTHING if chosen.definition is None else chosen.definition.name
    if runs or category == "royal flush":
        of: tuple[int, ...] = (figures.top or figures.laid[0],)
    else:
        of = tuple(laid[: _SETS.get(category, 0)])
    rest = tuple(card for card in dealt if card not in cards)
    return RankedHand(game, category, chosen.rank, cards, of, rest, tuple(dict.fromkeys(provisions)))
