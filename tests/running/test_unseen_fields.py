"""What a system cannot see, or is not told of, is not held against it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from clausewise.adapters.base import System
from clausewise.adapters.reference import EngineTable, ReferenceSystem
from clausewise.following.comparison import can_be_followed
from clausewise.following.sameness import hidden, kind_of
from clausewise.reference_engine.engine import describe, open_table
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed
from clausewise.reference_engine.vocabulary.description import Description, Receipt, TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent, Seen
from clausewise.reference_engine.vocabulary.modules import MODULE_OF
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.registry import load_rulebook
from clausewise.running.binding import configurations_for
from clausewise.running.configuration import Configuration
from clausewise.running.inprocess import Suite, with_suite
from clausewise.running.run import plan_run
from clausewise.running.selection import select


def outcomes_of(
    tmp_path: Path, system: System, rulebook: str, *clauses: str, follow: bool = False, every: bool = True
) -> dict[str, set[str]]:
    """The outcomes of the scenarios of each clause, at the tables of this system; `departs` if it is seen to."""
    names = [f"{rulebook}.{clause}" for clause in clauses]
    selection, books = select([], names, None)
    plan = plan_run(Configuration(), selection, books, tmp_path)
    configurations = {
        book.id: configurations_for(book, Configuration(), system.describe(), every=every) for book in books
    }

    def use(suite: Suite) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {name: set() for name in clauses}
        for uid in suite.cases:
            clause = next(name for name in clauses if f"{rulebook}.{name}" in uid)
            result = suite.run(uid, system, follow=follow)
            found[clause] |= {result.outcome, *(["departs"] if follow and result.departs else [])}
        return found

    return with_suite(msgspec.structs.replace(plan, configurations=configurations), use)


def leaving_out(*unseen: str) -> Description:
    """The reference engine's description, but for this."""
    return msgspec.structs.replace(describe(), unseen=unseen)


def test_a_field_named_as_unseen_is_inconclusive(tmp_path: Path) -> None:
    """Which hand draws a card cannot be judged without seeing hands; everything else of the deal still can."""
    description = leaving_out("taken_with", "placed_with")
    found = outcomes_of(tmp_path, ReferenceSystem(open_table, lambda: description), "mlgca-four-card", "8.D", "8.E")
    assert found == {"8.D": {"inconclusive"}, "8.E": {"pass"}}


def test_a_type_of_event_that_is_unseen_is_so_by_every_name(tmp_path: Path) -> None:
    """Sentences speak of deeds, such as placing the button; descriptions name types of event."""
    description = leaving_out("button-placed")
    system = ReferenceSystem(open_table, lambda: description)
    found = outcomes_of(tmp_path, system, "oasis-holdem", "action.blinds.3", "deal.flop.2")
    assert found == {"action.blinds.3": {"inconclusive"}, "deal.flop.2": {"pass"}}


def test_who_declares_nothing_is_not_blamed_for_it(tmp_path: Path) -> None:
    """An engine is no facility: where it says so, declarations are inconclusive."""
    description = leaving_out("declaration")
    system = ReferenceSystem(open_table, lambda: description)
    assert outcomes_of(tmp_path, system, "oasis-holdem", "collection.7") == {"collection.7": {"inconclusive"}}


def test_what_a_scenario_has_no_need_of_may_be_unseen(tmp_path: Path) -> None:
    """Where a folded hand goes is no matter of who wins; without a discard that is seen nobody draws."""
    description = leaving_out("cards-discarded")
    system = ReferenceSystem(partial(Unseeing, unseen=("cards-discarded",)), lambda: description)  # type: ignore[arg-type]
    assert outcomes_of(tmp_path, system, "oasis-holdem", "award.a", "deal.first.c.1") == {
        "award.a": {"pass"},
        "deal.first.c.1": {"pass"},
    }
    found = outcomes_of(tmp_path, system, "oasis-pineapple", "deal.discard.1")
    assert found == {"deal.discard.1": {"inconclusive"}}


def test_what_a_system_is_not_told_of_is_not_done_to_it(tmp_path: Path) -> None:
    """Whose money is wagered, and what rate the house sets."""
    description = leaving_out("player", "set-rate")
    system = ReferenceSystem(open_table, lambda: description)
    found = outcomes_of(tmp_path, system, "oasis-holdem", "table.2", "collection.4")
    assert "fail" not in found["table.2"] | found["collection.4"]
    assert "inconclusive" in found["table.2"] & found["collection.4"]


class Unseeing:
    """A table that does not show some kinds of event: if nothing else is said, nothing of what the dealer does."""

    def __init__(self, setup: TableSetup, unseen: tuple[str, ...] = ("procedure",)) -> None:
        self._table: EngineTable = open_table(setup)
        self._unseen = unseen
        self._seen: list[Seen] = []
        self._citations: list[tuple[str, ...]] = []
        self._looked_at = 0
        for name in ("refusal_citations", "fact_citations", "declaration", "submit"):
            setattr(self, name, getattr(self._table, name))

    def _look(self) -> None:
        """Each event once: a table that runs for hours is asked again and again."""
        fresh = self._table.seen[self._looked_at :]
        for seen, cited in zip(fresh, self._table.citations[self._looked_at :], strict=True):
            if not hidden(seen.event, self._unseen):
                self._seen.append(msgspec.structs.replace(seen, sequence=len(self._seen) + 1))
                self._citations.append(cited)
        self._looked_at += len(fresh)

    @property
    def seen(self) -> list[Seen]:
        self._look()
        return self._seen

    @property
    def citations(self) -> list[tuple[str, ...]]:
        self._look()
        return self._citations


def test_where_the_dealer_is_not_seen_rounds_are_played_all_the_same(tmp_path: Path) -> None:
    """Nobody is seen to be asked: the cards tell that players decide; what the dealer does is inconclusive."""
    description = leaving_out("procedure")
    system = ReferenceSystem(Unseeing, lambda: description)  # type: ignore[arg-type]
    found = outcomes_of(tmp_path, system, "three-card", "k.1.i", "g.3", "g.4", "e.1.s1")
    assert found == {"k.1.i": {"pass"}, "g.3": {"pass"}, "g.4": {"inconclusive"}, "e.1.s1": {"inconclusive"}}


class OneHand:
    """A table that does not begin a second hand."""

    def __init__(self, setup: TableSetup) -> None:
        self._table: EngineTable = open_table(setup)
        for name in ("seen", "citations", "refusal_citations", "fact_citations", "declaration"):
            setattr(self, name, getattr(self._table, name))

    def submit(self, stimulus: AnyStimulus) -> Receipt:
        over = any(type(seen.event).__name__ == "RoundEnded" for seen in self._table.seen)
        if isinstance(stimulus, Proceed) and over:
            return Receipt(accepted=False, reason="this was the last hand")
        return self._table.submit(stimulus)


def test_a_table_that_does_not_go_on_is_inconclusive(tmp_path: Path) -> None:
    """The cards of the hand before are not taken for those of a hand that has not begun."""
    system = ReferenceSystem(OneHand, describe)  # type: ignore[arg-type]  # what is lent by the engine's table
    found = outcomes_of(tmp_path, system, "oasis-holdem", "deal.cards.1")
    assert found == {"deal.cards.1": {"pass", "inconclusive"}}


# --- every kind of event, in every game -------------------------------------------------------------------------------

KINDS = tuple(kind_of(kind) for kind in get_args(AnyEvent))
POT = ("hand-shown", "hand-ranked", "pot-awarded", "fee-taken", "bets-gathered", "round-ended", "bet-made")
HOUSE = ("hand-ranked", "wager-settled", "bonus-paid", "round-started", "wager-taken", "procedure")
PARTS = {
    "mlgca-four-card": ("11.D.4", HOUSE),
    "oneida-four-card": ("K.1", HOUSE),
    "three-card": ("k.1", HOUSE),
    "oasis-collection": ("collection", POT),
    "oasis-holdem": ("award.a", POT),
    "oasis-omaha": ("award.a", POT),
    "oasis-pineapple": ("award.a", POT),
    "oasis-lowball": ("deal.first", (*POT, "cards-discarded")),
}
MISLEADING = [
    pytest.param("mlgca-four-card", "5.A", "round-started"),  # where the cards of a round begin
    pytest.param("three-card", "f.6", "wager-settled"),  # what has been given back stands no more
    pytest.param("oasis-holdem", "deck.1", "procedure"),  # a card that drew for the button may be dealt after a shuffle
]
EXTENT = [
    *MISLEADING,
    *(pytest.param(book, part, kind) for book, (part, kinds) in PARTS.items() for kind in kinds),
    *(
        # An event of another family comes at no table of this one: to hide it hides nothing.
        pytest.param(book, "", kind, marks=pytest.mark.slow)
        for book in PARTS
        for kind in KINDS
        if MODULE_OF[kind] in RULEBOOKS[book].modules
    ),
]


@pytest.mark.parametrize(("rulebook", "part", "kind"), EXTENT)
def test_nobody_fails_for_a_kind_of_event_that_is_not_seen(rulebook: str, part: str, kind: str, tmp_path: Path) -> None:
    """What cannot be seen is left open, and what can is judged all the same."""
    system = ReferenceSystem(partial(Unseeing, unseen=(kind,)), partial(leaving_out, kind))  # type: ignore[arg-type]
    clauses = (part,) if part else chapters(rulebook)
    found = set[str]().union(*outcomes_of(tmp_path, system, rulebook, *clauses, follow=True).values())
    blamed = {"fail", "error", "departs"} if can_be_followed(leaving_out(kind)) else {"fail", "error"}
    assert not found & blamed


def chapters(rulebook: str) -> tuple[str, ...]:
    """How the numbers of all clauses of a rulebook begin."""
    return tuple(dict.fromkeys(clause.number.split(".", 1)[0] for clause in load_rulebook(rulebook).clauses))
