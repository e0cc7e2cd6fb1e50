"""What the house does, in which order, and how often."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from pytest_bdd import then

from clausewise.following.monitors import (
    decks_alternate,
    every_so_long,
    every_so_many_rounds,
    figure_at_least,
    longest_use,
    never_after,
    never_the_same_cards,
    one_deck_only,
    precedes,
)
from clausewise.following.sameness import cards_alike
from clausewise.reference_engine.core.dice import parse_faces
from clausewise.reference_engine.core.money import parse_money
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.deeds import DEEDS, is_deed
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.headings import HEADINGS, SUMS_OF_DEEDS, sums_of
from clausewise.reference_engine.vocabulary.unseen import Shown
from clausewise.steps.house_wagers import in_this_house
from clausewise.steps.left_untold import NOT_NAMED, is_told_of_nothing, left_out
from clausewise.steps.outcomes import CannotShow
from clausewise.steps.session import TableSession
from clausewise.steps.wager_names import WagerName
from clausewise.steps.words import sentence

COLUMNS = HEADINGS
"""The headings of a table of deeds, and the field of an event that each looks at. An empty cell is not looked at."""

AT_LEAST = {"floorperson": ("floorperson", "pit boss")}
"""Whoever stands above a person may do what the rules leave to that person."""


LATEST_DECK = "the latest deck"
"""The one that came last, whatever its name: a house may have brought others of its own accord."""


def matches(table: TableSession, event: AnyEvent, row: dict[str, str], *, but_for: Collection[str] = ()) -> bool | None:
    """Whether the event does what a row of the table says; None where all of it does that is shown, and part is not.

    `but_for` these headings: what the event leaves out although nobody said that it would.
    """
    if not is_deed(event, row["does"]):
        return False
    hidden = [*unseen_cells(table, event, row), *but_for]
    cells = ((name, cell) for name, cell in row.items() if cell and name not in ("does", *hidden))
    seen = all(_cell(table, event, name, _named(table, cell)) for name, cell in cells)
    return None if seen and hidden else seen


def unseen_cells(table: TableSession, event: AnyEvent, row: dict[str, str]) -> list[str]:
    """The headings of what a row says and the system does not show of this event."""
    if not table.unseen:
        return []
    return [
        heading
        for heading, cell in row.items()
        if cell
        and heading != "does"
        and hasattr(event, COLUMNS[heading])
        and table.unseen.hides_field(event, COLUMNS[heading])
    ]


def _named(table: TableSession, cell: str) -> str:
    """What a cell means at this table, where it says no name."""
    if cell != LATEST_DECK:
        return cell
    table.must_see("receives")
    received = [event for seen in table.events if is_deed(event := seen.event, "receives")]
    return str(getattr(received[-1], "deck", None)) if received else cell


def _cell(table: TableSession, event: AnyEvent, heading: str, cell: str) -> bool:
    field = COLUMNS[heading]
    if field == "by" and not hasattr(event, "by"):
        return True  # it is done by whom its type says
    value = getattr(event, field, None)
    if field == "by":
        return value in AT_LEAST.get(cell, (cell,))
    if field == "card":
        shown = {value, *(getattr(event, "cards", None) or ())}
        return all(card in shown for card in cell.split())
    if field == "cards":
        return _are_the_cards(table, event, value, cell.split())
    if field == "faces":
        return value is not None and sorted(value) == sorted(parse_faces(cell))
    if field == "spots":
        return value is not None and {str(WagerName(spot.wager, spot.selection)) for spot in value} == set(
            cell.split(", ")
        )
    if isinstance(event, Procedure) and SUMS_OF_DEEDS.get(event.act) == field:
        return value == parse_money(cell)
    if field in sums_of(type(event)):
        kind = getattr(event, "wager", None) or getattr(event, "bonus", None) or ""
        return value == in_this_house(table, kind, parse_money(cell))
    if isinstance(value, bool):
        return value == (cell == "yes")
    return value is not None and str(value) == cell.removeprefix("the ")


def _are_the_cards(table: TableSession, event: AnyEvent, shown: tuple[str, ...] | None, named: list[str]) -> bool:
    """In any order; another card of a rank, where that is the same, has to be one that was dealt there."""
    if shown is None:
        raise CannotShow(f"the system does not show which cards it {getattr(event, 'act', 'means')}")
    others = {*shown} - {*named}
    owner = getattr(event, "owner", None)
    dealt = not others or owner is None or table.may_be_of(owner, others)
    return cards_alike(event, shown, named) and dealt


@dataclass(frozen=True, slots=True)
class Found:
    """Where a row was seen: surely, or as far as it is shown; and whether there may be more that is not shown."""

    row: dict[str, str]
    shown: Shown
    at: tuple[int, ...]
    perhaps: tuple[int, ...]
    hidden: tuple[str, ...]
    """The headings of what is not shown where it was perhaps seen."""
    untold: bool = False
    """It was perhaps seen where an event leaves something out, or is never told at all: nobody said so before."""

    def is_open(self, *, once: bool = True) -> bool:
        """Whether nobody can tell if it happened, and once where that is asked: too often is always told."""
        if self.shown == "not shown" or self.untold:
            return True
        if self.at and (not once or len(self.at) > 1 or not self.perhaps):
            return False
        return bool(self.at or self.perhaps) or self.shown != "shown"

    def check(self, table: TableSession, *, once: bool = True) -> None:
        """Judges what is shown of it."""
        if once:
            table.check(told(self.row), ok=len(self.at) == 1, expected="once", got=f"{len(self.at)} times")
        else:
            table.check(told(self.row), ok=bool(self.at), expected="at least once", got="never")

    def is_left_open(self, table: TableSession) -> None:
        """Says what is missing for that."""
        what = f"{' and '.join(self.hidden)} of {self.row['does']}" if self.hidden else self.row["does"]
        table.leaves_open(f"{what}{NOT_NAMED}" if self.untold else what)


def look_for(table: TableSession, events: list[AnyEvent], row: dict[str, str]) -> Found:
    """Where a row was seen among these events."""
    matching = [(index, matches(table, event, row)) for index, event in enumerate(events)]
    perhaps = tuple(index for index, fits in matching if fits is None)
    known = {COLUMNS[heading]: cell.removeprefix("the ") for heading, cell in row.items() if cell and heading != "does"}
    found = Found(
        row,
        table.unseen.sight_of(row["does"], **known),
        tuple(index for index, fits in matching if fits),
        perhaps,
        tuple(dict.fromkeys(name for index in perhaps for name in unseen_cells(table, events[index], row))),
    )
    return found if found.at or found.perhaps else _as_far_as_told(table, events, found)


def _as_far_as_told(table: TableSession, events: list[AnyEvent], found: Found) -> Found:
    """What was not seen to be done may have been done, where what is told of it does not say."""
    silent = [(index, left_out(table, event, found.row)) for index, event in enumerate(events)
              if is_deed(event, found.row["does"])]  # fmt: skip
    at = {index: names for index, names in silent
          if names and matches(table, events[index], found.row, but_for=names) is None}  # fmt: skip
    if not at and not is_told_of_nothing(table, found.row):
        return found
    hidden = tuple(dict.fromkeys(name for names in at.values() for name in names))
    return replace(found, perhaps=tuple(at), hidden=hidden, untold=True)


def rows_of(datatable: list[list[str]]) -> list[dict[str, str]]:
    """The rows of a table of deeds, its headings and deeds known."""
    heading, *rows = datatable
    unknown = [name for name in heading if name not in COLUMNS and name != "does"]
    if unknown or "does" not in heading:
        raise ValueError(f"unknown heading {', '.join(unknown) or '(no column does)'}; there are {', '.join(COLUMNS)}")
    found = [dict(zip(heading, row, strict=True)) for row in rows]
    for row in found:
        if row["does"] not in DEEDS:
            raise ValueError(f"unknown deed {row['does']!r}; there are {', '.join(sorted(DEEDS))}")
    return found


def told(row: dict[str, str]) -> str:
    """A row in words."""
    who = row.get("who") or "somebody"
    details = ", ".join(f"{heading} {cell}" for heading, cell in row.items() if cell and heading not in ("who", "does"))
    return f"{who} {row['does']}" + (f" ({details})" if details else "")


def check_in_order(
    table: TableSession, events: list[AnyEvent], rows: list[dict[str, str]], *, once: bool = True
) -> None:
    """Each row once, or once at least, and each for the first time after the one before."""
    last, before = -1, "the beginning"
    for row in rows:
        found = look_for(table, events, row)
        if found.is_open(once=once):
            if found.perhaps and found.shown == "shown" and not found.at and found.perhaps[-1] < last:
                table.check(f"{told(row)}, after {before}", ok=False, expected=f"after {before}",
                            got=f"before {before}")  # fmt: skip
            found.is_left_open(table)
            continue
        found.check(table, once=once)
        at = found.at[0]
        table.check(f"{told(row)}, after {before}", ok=at > last, expected=f"after {before}", got=f"before {before}")
        last, before = at, told(row)


@then(sentence("the following happens, in this order and once each"))
def the_following_happens_in_order(table: TableSession, datatable: list[list[str]]) -> None:
    """Since the first When: each row exactly once, each after the one before; other things may happen between."""
    check_in_order(table, table.told_since_when(), rows_of(datatable))


@then(sentence("the following happens, in this order"))
def the_following_happens_at_least_once(table: TableSession, datatable: list[list[str]]) -> None:
    """Since the first When: each row at least once, its first time after the first time of the row before."""
    check_in_order(table, table.told_since_when(), rows_of(datatable), once=False)


@then(sentence("each of the following happens once"))
def each_happens_once(table: TableSession, datatable: list[list[str]]) -> None:
    """Since the first When, in any order."""
    events = table.told_since_when()
    for row in rows_of(datatable):
        found = look_for(table, events, row)
        if found.is_open():
            found.is_left_open(table)
        else:
            found.check(table)


@then(sentence("none of the following happens"))
def none_of_the_following_happens(table: TableSession, datatable: list[list[str]]) -> None:
    """Since the first When: not at all."""
    events = table.told_since_when()
    for row in rows_of(datatable):
        found = look_for(table, events, row)
        if found.at or (found.shown == "shown" and (found.untold or not found.perhaps)):
            table.check(told(row), ok=not found.at, expected="never", got=f"{len(found.at)} times")
        else:
            found.is_left_open(table)


@then(sentence("the {someone:Role} {deed:Deed} at least once in every {number:Number} rounds"))
def at_least_once_in_every(table: TableSession, someone: str, deed: str, number: int) -> None:
    """A duty that comes round: never so many rounds in a row without it."""
    table.must_see(deed)
    table.check_monitor(f"the {someone} {deed} at least once in every {number} rounds",
                        every_so_many_rounds([seen.event for seen in table.events], deed, number))  # fmt: skip


@then(sentence("the {someone:Role} {deed:Deed} at least once in every {longest:Span} of play"))
def at_least_once_in_so_long(table: TableSession, someone: str, deed: str, longest: int) -> None:
    """A duty that the clock makes due: no round ends so long after it was done last, or after play began."""
    table.must_see(deed)
    table.check_monitor(f"the {someone} {deed} at least once in every {longest // 60_000} minutes",
                        every_so_long(table.events, deed, longest))  # fmt: skip


@then(sentence("the {someone:Role} {deed:Deed} only like this"))
def only_like_this(table: TableSession, someone: str, deed: str, datatable: list[list[str]]) -> None:
    """Since the first When: at least once, and every time as one of the rows says."""
    sight = table.unseen.sight_of(deed)
    if sight != "shown":
        table.leaves_open(deed)  # what is seen of it is judged all the same
    heading, *rows = datatable
    wanted = rows_of([["does", *heading], *([deed, *row] for row in rows)])
    since = [] if sight == "not shown" else table.told_since_when()
    done = [event for event in since if is_deed(event, deed)]
    if done or sight == "shown":
        table.check(f"the {someone} {deed}", ok=bool(done), expected="at least once", got="never")
    for event in done:
        shown = ", ".join(f"{name} {getattr(event, COLUMNS[name], None)}" for name in heading)
        found = [matches(table, event, row) for row in wanted]
        if None in found and True not in found:
            hidden = dict.fromkeys(name for row in wanted for name in unseen_cells(table, event, row))
            table.leaves_open(f"{' and '.join(hidden)} of {deed}")
            continue
        if not any(found) and any(look_for(table, [event], row).untold for row in wanted):
            table.leaves_open(f"how it {deed}{NOT_NAMED}")
            continue
        table.check(f"the {someone} {deed} only like this", ok=any(found),
                    expected=" or ".join(told(row) for row in wanted), got=shown)  # fmt: skip


@then(sentence("before {later:Deed}, every time, the {someone:Role} {earlier:Deed}"))
def always_before(table: TableSession, later: str, someone: str, earlier: str) -> None:
    """In every round in which the later thing happens, the earlier one came first."""
    table.must_see(earlier, later)
    table.check_monitor(f"before {later}, the {someone} {earlier}",
                        precedes([seen.event for seen in table.events], earlier, later))  # fmt: skip


@then(sentence("once the {someone:Role} {deed:Deed}, none of the following happens in the round"))
def none_after_in_the_round(table: TableSession, someone: str, deed: str, datatable: list[list[str]]) -> None:
    """In every round of the whole scenario that comes to its end."""
    rows = rows_of(datatable)
    table.must_see(deed)
    events = [seen.event for seen in table.events]
    seen = never_after(events, deed, lambda event: any(matches(table, event, row) for row in rows))
    if not seen.broken:
        for row in rows:
            found = look_for(table, events, row)
            if found.shown != "shown" or (found.perhaps and not found.untold):
                found.is_left_open(table)
                return
    table.check_monitor(f"once the {someone} {deed}, none of it happens in the round", seen)


@then(sentence("every time the {someone:Role} {deed:Deed}, the {what:Counted} is at least {number:Number}"))
def the_count_is_at_least(table: TableSession, someone: str, deed: str, what: str, number: int) -> None:
    """Each time in the whole scenario."""
    table.must_see(deed, fields=(COLUMNS[what],))
    events = [seen.event for seen in table.events]
    table.check_monitor(f"every time the {someone} {deed}, the {what} is at least {number}",
                        figure_at_least(events, deed, COLUMNS[what], number))  # fmt: skip


@then(sentence("no two rounds are dealt the same cards"))
def no_two_rounds_alike(table: TableSession) -> None:
    """The cards of all places together, in whatever order, are never those of another round."""
    table.must_see("card-dealt")
    table.check_monitor("no two rounds are dealt the same cards",
                        never_the_same_cards([seen.event for seen in table.events]))  # fmt: skip


@then(sentence("the decks alternate from round to round"))
def the_decks_alternate(table: TableSession) -> None:
    """Each round is dealt from the other deck than the one before."""
    table.must_see("round-started", fields=("deck",))
    table.check_monitor("the decks alternate from round to round",
                        decks_alternate([seen.event for seen in table.events]))  # fmt: skip


@then(sentence("every round is played with the same deck"))
def one_deck_is_played_with(table: TableSession) -> None:
    """The rounds that have begun since the first When."""
    table.must_see("round-started", fields=("deck",))
    table.check_monitor("every round is played with the same deck",
                        one_deck_only([seen.event for seen in table.since_when()]))  # fmt: skip


@then(sentence("no deck was in use for more than {longest:Span}"))
def no_deck_in_use_for_longer(table: TableSession, longest: int) -> None:
    """From the first round that is dealt from a deck to the last one."""
    table.must_see("round-started", fields=("deck",))
    table.check_monitor(f"no deck was in use for more than {longest // 60_000} minutes",
                        longest_use(table.events, longest))  # fmt: skip
