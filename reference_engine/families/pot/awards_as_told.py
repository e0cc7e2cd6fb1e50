"""How a system may tell who wins what: several pots as one, halves as a whole, a fee that nobody sees."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import TYPE_CHECKING

import msgspec

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.vocabulary.core.events import RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import BetMade, BetReturned, PotAwarded

if TYPE_CHECKING:
    from clausewise.reference_engine.families.emitted import Emitted

MOST_CITED = 5


def rounds_without_fee(events: Iterable[AnyEvent]) -> frozenset[int]:
    """The numbers of the rounds in which everything that was put in was won, so that nothing was taken from it.

    Where a fee is not seen, a system may have taken it beside the pot.

    >>> rounds_without_fee([RoundStarted(1, "deck 1"), BetMade(1, "bets", Cents(9), Cents(9)),
    ...                     PotAwarded("main", "whole", 1, Cents(9)), RoundEnded(1)])
    frozenset({1})
    """
    found: set[int] = set()
    balance, awards = 0, 0
    for event in events:
        if isinstance(event, RoundStarted):
            balance = awards = 0
        elif isinstance(event, BetMade):
            balance += event.amount
        elif isinstance(event, BetReturned):
            balance -= event.amount
        elif isinstance(event, PotAwarded):
            balance -= event.amount
            awards += 1
        elif isinstance(event, RoundEnded) and abs(balance) < max(awards, 1):  # parts of a cent are told as cents
            found.add(event.number)
    return frozenset(found)


def merge_awards(emitted: list[Emitted], index: int) -> None:
    """Makes the awards that come next one for each seat, whichever pots they are from."""
    end = index
    merged: dict[int, Emitted] = {}
    while end < len(emitted) and isinstance(award := emitted[end].seen.event, PotAwarded):
        first = merged.setdefault(award.seat, emitted[end])
        before = first.seen.event
        if first is not emitted[end] and isinstance(before, PotAwarded):
            whole = msgspec.structs.replace(before, amount=Cents(before.amount + award.amount))
            first.seen = msgspec.structs.replace(first.seen, event=whole)
            first.citations = tuple(dict.fromkeys((*first.citations, *emitted[end].citations)))[:MOST_CITED]
        end += 1
    emitted[index:end] = merged.values()


def award_as_told(emitted: list[Emitted], index: int, shown: Sequence[PotAwarded], *, all_in: bool = False) -> None:
    """Makes of the awards that come next those that a system tells, if it gives everybody as much of the same pots.

    It may tell several pots that one player wins as the first of them, both halves of one as whole, and a part apart;
    who tells the halves as they are tells how much each is. Where somebody was `all_in`, in or out by now, there may be
    a side pot more.
    """
    ours = list(takewhile(lambda told: isinstance(told.seen.event, PotAwarded), emitted[index:]))
    awards = [told.seen.event for told in ours if isinstance(told.seen.event, PotAwarded)]
    if won_by_each(awards) != won_by_each(shown):
        return
    if not all(_is_told_of(award, awards, all_in=all_in) for award in shown) or _other_halves(awards, shown):
        return
    as_told = []
    for award in shown:
        own = [told for told, other in zip(ours, awards, strict=True) if other.seat == award.seat]
        of_the_pot = [told for told in own if told.seen.event.pot == award.pot]  # type: ignore[union-attr]  # an award
        cited = tuple(dict.fromkeys(clause for told in of_the_pot or own for clause in told.citations))[:MOST_CITED]
        as_told.append(replace(own[0], seen=msgspec.structs.replace(own[0].seen, event=award), citations=cited))
    emitted[index : index + len(ours)] = as_told


def won_by_each(awards: Iterable[PotAwarded]) -> dict[int, int]:
    """What each seat is awarded in all."""
    won: dict[int, int] = {}
    for award in awards:
        won[award.seat] = won.get(award.seat, 0) + award.amount
    return won


def _other_halves(awards: Sequence[PotAwarded], shown: Sequence[PotAwarded]) -> bool:
    """Whether somebody is told the same parts of the same pots, and has more of one half for less of the other.

    >>> due = [PotAwarded("main", "high", 1, Cents(1800)), PotAwarded("main", "low", 1, Cents(1800))]
    >>> _other_halves(due, [PotAwarded("main", "high", 1, Cents(2700)), PotAwarded("main", "low", 1, Cents(900))])
    True
    >>> _other_halves(due, [PotAwarded("main", "whole", 1, Cents(3600))])
    False
    """
    ours, theirs = _parts_of_each(awards), _parts_of_each(shown)
    return any(
        ours[seat].keys() == parts.keys() and _halves(ours[seat]) != _halves(parts) for seat, parts in theirs.items()
    )


def _parts_of_each(awards: Iterable[PotAwarded]) -> dict[int, dict[tuple[str, str], int]]:
    """How much of what part of which pot a seat is awarded."""
    parts: dict[int, dict[tuple[str, str], int]] = defaultdict(lambda: defaultdict(int))
    for award in awards:
        parts[award.seat][award.pot, award.share] += award.amount
    return parts


def _halves(parts: Mapping[tuple[str, str], int]) -> dict[str, int]:
    """How much there is of each half, whichever pots it is from."""
    halves: dict[str, int] = defaultdict(int)
    for (_, share), amount in parts.items():
        halves[share] += amount
    return halves


def _is_told_of(award: PotAwarded, awards: Sequence[PotAwarded], *, all_in: bool) -> bool:
    """Whether an award names a pot, and the part of it, that the player wins; whole is what nobody shares."""
    of_the_pot = [one for one in awards if one.pot == award.pot]
    if all_in and not of_the_pot:
        of_the_pot = [one for one in awards if one.pot == awards[-1].pot]  # what is apart here lies in the last pot
    shares = {one.share for one in of_the_pot if one.seat == award.seat}
    alone = {one.seat for one in of_the_pot} == {award.seat}
    return award.share in shares or (award.share == "whole" and alone)
