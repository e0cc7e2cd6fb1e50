"""What is not told in part is left open in part: the rest is judged, and a wrong done there is caught."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from clausewise.adapters.base import System
from clausewise.adapters.reference import ReferenceSystem
from clausewise.doctor.veil import VeiledTable, veiled
from clausewise.reference_engine.engine import describe
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.description import (
    AtRulebook,
    Declaration,
    Description,
    Part,
    Receipt,
    TableSetup,
)
from clausewise.reference_engine.vocabulary.events import AnyEvent, Seen
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.reference_engine.vocabulary.unseen import Unseen
from clausewise.registry import load_rulebook
from tests.running.test_unseen_fields import chapters, outcomes_of

Bent = Callable[[AnyEvent], AnyEvent | None]


def described(*unseen: str | Part, **more: object) -> Description:
    """The reference engine's description, but for this."""
    return msgspec.structs.replace(describe(), unseen=unseen, **more)


def open_in(outcomes: dict[str, set[str]]) -> int:
    """How many clauses are not decided."""
    return sum("inconclusive" in found for found in outcomes.values())


class Bending(VeiledTable):
    """A house that does not tell everything, and does something otherwise."""

    def __init__(self, setup: TableSetup, description: Description, bent: Bent) -> None:
        super().__init__(setup, Unseen.of(description.at(setup.rulebook)))
        self._bent = bent
        self._looked = 0

    def submit(self, stimulus: AnyStimulus) -> Receipt:
        receipt = super().submit(stimulus)
        told = [(seen, self._bent(seen.event)) for seen in self.seen[self._looked :]]
        del self.seen[self._looked :]
        for seen, event in told:
            if event is not None:
                self.seen.append(Seen(len(self.seen) + 1, seen.at, event))
        self._looked = len(self.seen)
        return receipt


def bending(description: Description, bent: Bent) -> ReferenceSystem:
    """A system of such tables."""
    return ReferenceSystem(lambda setup: Bending(setup, description, bent), lambda: description)


def outcomes_by_clause(
    tmp_path: Path, description: Description, rulebook: str, *parts: str, system: System | None = None
) -> dict[str, set[str]]:
    """How each clause below these ends; at a sound house that is described so, if there is no other."""
    numbers = [
        clause.number
        for clause in load_rulebook(rulebook).clauses
        if any(f"{clause.number}.".startswith(f"{part}.") for part in parts)
    ]
    longest_first = sorted(numbers, key=len, reverse=True)
    return outcomes_of(tmp_path, system or veiled(description), rulebook, *longest_first)


def every_clause(tmp_path: Path, description: Description, rulebook: str) -> dict[str, set[str]]:
    """How the clauses of a rulebook end at a sound house that is described so, chapter by chapter."""
    return outcomes_of(tmp_path, veiled(description), rulebook, *chapters(rulebook))


# --- by act, place, wager and field -----------------------------------------------------------------------------------


def test_one_place_that_is_not_told_gives_up_what_it_is_about_alone(tmp_path: Path) -> None:
    """Where burned cards go is one question; where hands, stubs and decks go are others."""
    asked = ("deal.flop", "deal.turn", "deal.river", "deal.first", "hands", "award")
    burns = outcomes_by_clause(tmp_path, described(Part(act="burns", fields=("place",))), "oasis-holdem", *asked)
    everywhere = outcomes_by_clause(tmp_path, described("place"), "oasis-holdem", *asked)
    assert {clause for clause, found in burns.items() if "inconclusive" in found} == {
        f"deal.{street}.1" for street in ("flop", "turn", "river")
    }
    assert open_in(burns) < open_in(everywhere)
    assert not set().union(*burns.values(), *everywhere.values()) & {"fail", "error"}


def test_whether_a_wager_wins_is_judged_where_its_sum_is_not_told(tmp_path: Path) -> None:
    """A lawful house is not blamed for sums it does not tell; one that takes what was won is found all the same."""

    def takes_what_was_won(event: AnyEvent) -> AnyEvent:
        won = isinstance(event, WagerSettled) and event.result == "wins"
        return msgspec.structs.replace(event, result="loses") if won else event

    untold = described("pays", "stake_back")
    lawful = outcomes_by_clause(tmp_path, untold, "oneida-blackjack", "J.1", "J.2")
    assert not set().union(*lawful.values()) & {"fail", "error"}
    assert lawful["J.2.b"] == {"pass"}
    found = outcomes_by_clause(
        tmp_path, untold, "oneida-blackjack", "J.1", "J.2", system=bending(untold, takes_what_was_won)
    )
    assert "fail" in found["J.1"]


@pytest.mark.parametrize(
    ("part", "rulebook"),
    [
        (Part(act="burns", fields=("place",)), "oasis-holdem"),
        (Part(act="collects cards", place="seat", fields=("place",)), "three-card"),
        (Part(act="turns up", place="dealer", fields=("cards",)), "three-card"),
        (Part(event="card-dealt", place="dealer", fields=("card",)), "three-card"),
        (Part(event="hand-ranked", wager="pair plus"), "three-card"),
        (Part(event="hand-ranked", wager="progressive"), "mlgca-four-card"),
        (Part(act="counts the stub", by="dealer", fields=("count",)), "three-card"),
        (Part(event="wager-settled", wager="aces up"), "oneida-four-card"),
        (Part(event="bonus-paid", wager="envy bonus"), "mlgca-four-card"),
        (Part(stimulus="place-wager", fields=("instrument",)), "three-card"),
        (Part(act="collects chips", wager="ante"), "three-card"),
    ],
    ids=lambda value: value.in_words() if isinstance(value, Part) else value,
)
@pytest.mark.slow
def test_no_sound_house_fails_for_what_it_leaves_out_in_part(part: Part, rulebook: str, tmp_path: Path) -> None:
    """All clauses of a rulebook: open or passed, and fewer are open than where the whole is left out."""
    found = every_clause(tmp_path, described(part), rulebook)
    assert not set().union(*found.values()) & {"fail", "error"}


def test_a_ranking_that_is_not_told_for_one_wager_is_judged_for_the_others(tmp_path: Path) -> None:
    """The hand for pair plus is not seen to be ranked; the hands of the main game are."""
    part = Part(event="hand-ranked", wager="pair plus")
    found = outcomes_of(tmp_path, veiled(described(part)), "three-card", "a.1", "k.1.i")
    assert all("pass" in outcomes and "fail" not in outcomes for outcomes in found.values())


def test_a_row_with_one_unseen_field_is_judged_by_its_others(tmp_path: Path) -> None:
    """Where burned cards go is not told; that nobody sees them is."""
    part = Part(act="burns", fields=("place",))

    def face_up(event: AnyEvent) -> AnyEvent | None:
        burnt = isinstance(event, Procedure) and event.act == "burns"
        return msgspec.structs.replace(event, face="up") if burnt else event

    sound = outcomes_of(tmp_path, veiled(described(part)), "oasis-holdem", "deal.flop.1")
    wrong = outcomes_of(tmp_path, bending(described(part), face_up), "oasis-holdem", "deal.flop.1")
    whole = outcomes_of(tmp_path, veiled(described("burns")), "oasis-holdem", "deal.flop.1")
    assert "fail" not in sound["deal.flop.1"]
    assert "fail" in wrong["deal.flop.1"]
    assert "fail" not in whole["deal.flop.1"]


@pytest.mark.parametrize(
    "cleared", ["instrument", Part(stimulus="place-wager", fields=("instrument",))], ids=["a name", "a part"]
)
def test_who_is_not_told_what_a_wager_is_made_with_cannot_refuse_cash(cleared: str | Part, tmp_path: Path) -> None:
    """It takes every wager for one in chips; all else of wagers is judged."""
    description = described(cleared)

    class Untold(VeiledTable):
        def submit(self, stimulus: AnyStimulus) -> Receipt:
            assert getattr(stimulus, "instrument", "value chip") == "value chip"
            return super().submit(stimulus)

    system = ReferenceSystem(
        lambda setup: Untold(setup, Unseen.of(description.at(setup.rulebook))), lambda: description
    )
    found = outcomes_of(tmp_path, system, "three-card", "f.2.s1", "f.3")
    assert "inconclusive" in found["f.2.s1"]
    assert not found["f.2.s1"] & {"fail", "error"}
    assert found["f.3"] == {"pass"}


# --- facts ------------------------------------------------------------------------------------------------------------


class Stating(VeiledTable):
    """A table of which one fact alone is stated."""

    facts = ("number of decks in use",)

    def declaration(self) -> Declaration:
        return {name: value for name, value in super().declaration().items() if name in self.facts}


@pytest.mark.parametrize("declares", [(), ("number of decks in use",)], ids=["old description", "named"])
def test_who_declares_one_fact_is_not_blamed_for_the_others(declares: tuple[str, ...], tmp_path: Path) -> None:
    """What it declares is judged; of what it does not state nobody knows."""
    description = described(declares=declares)
    system = ReferenceSystem(lambda setup: Stating(setup, Unseen()), lambda: description)
    found = outcomes_by_clause(tmp_path, description, "three-card", "b", "f", "k.1.ii", system=system)
    assert not set().union(*found.values()) & {"fail", "error"}
    assert found["b.1"] >= {"pass", "inconclusive"}


def test_a_fact_that_was_promised_and_is_missing_is_a_fail(tmp_path: Path) -> None:
    """The description says that it is declared, and it is not."""
    description = described(declares=("number of decks in use", "opacity of the cover card"))
    system = ReferenceSystem(lambda setup: Stating(setup, Unseen()), lambda: description)
    found = outcomes_by_clause(tmp_path, description, "three-card", "b.1", "b.2", "b.3", system=system)
    assert [clause for clause, outcomes in found.items() if "fail" in outcomes] == ["b.1.s1"]


# --- by rulebook ------------------------------------------------------------------------------------------------------


def test_what_holds_at_one_rulebooks_tables_holds_there_alone(tmp_path: Path) -> None:
    """Unseen, told, declared, read and offered: each beside what is said of all tables."""
    description = described(
        "hand-ranked",
        readings={"drawn-hand": "stands-off", "bonus-base": "ante"},
        declares=("number of decks in use",),
        by_rulebook={
            "three-card": AtRulebook(
                unseen=("burns",),
                tells=(Part(event="hand-ranked", place="dealer"),),
                declares=("opacity of the cover card",),
                readings={"bonus-base": "ante-and-play"},
                options={"dealing": ("the hand",)},
            )
        },
    )
    here, elsewhere = description.at("three-card"), description.at("oneida-four-card")
    assert here.unseen == ("hand-ranked", "burns")
    assert (elsewhere.unseen, elsewhere.tells) == (("hand-ranked",), ())
    assert here.declares == ("number of decks in use", "opacity of the cover card")
    assert (here.readings["bonus-base"], here.readings["drawn-hand"]) == ("ante-and-play", "stands-off")
    assert elsewhere.readings["bonus-base"] == "ante"
    assert here.options["dealing"] == ("the hand",)
    assert elsewhere.options["dealing"] != here.options["dealing"]
    assert here.at("three-card") == here
    found = outcomes_of(tmp_path, veiled(description), "three-card", "a.1", "k.1.i")
    assert not set().union(*found.values()) & {"fail", "error"}


# --- what people do ---------------------------------------------------------------------------------------------------


def test_what_an_unseen_person_does_is_not_demanded(tmp_path: Path) -> None:
    """The stub is counted by somebody whom the system does not see; it names the duty, and need not name each act."""
    description = described(performs={"count": "unseen person"})
    found = outcomes_of(tmp_path, veiled(description), "three-card", "g.6", "h.1", "g.3")
    assert "inconclusive" in found["g.6"] | found["h.1"]
    assert not set().union(*found.values()) & {"fail", "error"}


def test_what_is_seen_of_an_unseen_persons_duty_is_judged_where_it_is_told(tmp_path: Path) -> None:
    """The same act, seen elsewhere: what `tells` names has to be shown, the rest need not."""
    discards = Part(act="discards", place="seat")
    description = described(performs={"collect": "unseen person"}, tells=(discards,))
    sight = Unseen.of(description)
    assert sight.sight_of("discards", owner="seat 2") == "shown"
    assert sight.sight_of("discards", owner="dealer") == "in part"
    assert sight.hides(Procedure("discards", owner="dealer"))
    assert not sight.hides(Procedure("discards", owner="seat 1"))
    found = outcomes_of(tmp_path, veiled(description), "three-card", "j")
    assert not found["j"] & {"fail", "error"}


def test_what_is_seen_of_a_deed_that_is_told_in_part_is_judged(tmp_path: Path) -> None:
    """Cards burned by the floorperson are not told; those that the dealer burns are, and lie face down."""
    part = Part(act="burns", by="floorperson")

    def face_up(event: AnyEvent) -> AnyEvent | None:
        burnt = isinstance(event, Procedure) and event.act == "burns"
        return msgspec.structs.replace(event, face="up") if burnt else event

    sound = outcomes_of(tmp_path, veiled(described(part)), "oasis-holdem", "deal.river.1")
    wrong = outcomes_of(tmp_path, bending(described(part), face_up), "oasis-holdem", "deal.river.1")
    assert "fail" not in sound["deal.river.1"]
    assert "fail" in wrong["deal.river.1"]


# --- what nobody said would be left out -------------------------------------------------------------------------------


def untold(act: str, *fields: str) -> Bent:
    """A house that does this and leaves these fields out, or all of it."""

    def tells(event: AnyEvent) -> AnyEvent | None:
        if not isinstance(event, Procedure) or event.act != act:
            return event
        return msgspec.structs.replace(event, **dict.fromkeys(fields)) if fields else None

    return tells


def outcome(tmp_path: Path, description: Description, bent: Bent, rulebook: str, clause: str) -> set[str]:
    """How one clause ends at such a house."""
    return outcomes_of(tmp_path, bending(description, bent), rulebook, clause)[clause]


def test_a_field_that_an_act_never_says_is_open_and_the_rest_of_it_is_judged(tmp_path: Path) -> None:
    """Nobody knows how often a deck was counted through; that it was another deck is seen all the same."""

    def another(event: AnyEvent) -> AnyEvent | None:
        event = untold("removes", "count")(event) or event
        if isinstance(event, Procedure) and event.act == "removes":
            return msgspec.structs.replace(event, by="floorperson")
        return event

    silent = outcome(tmp_path, described("source"), untold("removes", "count"), "mlgca-four-card", "8.H.4")
    wrong = outcome(tmp_path, described("source"), another, "mlgca-four-card", "8.H.4")
    kept = outcome(tmp_path, described("source"), untold("removes"), "mlgca-four-card", "8.H.4")
    assert "inconclusive" in silent
    assert "fail" not in silent
    assert "fail" in wrong
    assert "fail" in kept, "a deck that stays at the table is seen by anybody"


def test_an_act_is_open_whose_telling_would_be_a_field_that_is_unseen(tmp_path: Path) -> None:
    """Who does not see where cards come from need not tell that they come out of the rack; who does has to."""
    blind = outcome(tmp_path, described("source"), untold("takes out"), "three-card", "b.2.v")
    seeing = outcome(tmp_path, described(), untold("takes out"), "three-card", "b.2.v")
    part = Part(act="takes out", fields=("source",))
    promised = outcome(tmp_path, described(part), untold("takes out"), "three-card", "b.2.v")
    assert blind == {"inconclusive"}
    assert seeing == promised == {"fail"}
