"""What a run ends with on the terminal."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from clausewise.reports.dossier import Dossier
from clausewise.reports.repeating import again
from clausewise.reports.terminal import TOLD_AT_MOST, fitting, verdict_table
from clausewise.verdicts.unannounced import NAME

BOOK = "tiny-poker"


def test_the_counts_are_those_of_the_clauses(dossier: Dossier) -> None:
    """A line for each verdict that occurs, and the sum of all."""
    lines = [" ".join(line.split()) for line in verdict_table(dossier).splitlines()]
    assert f"Tiny Poker ({BOOK})" in lines
    for line in ("✗ fail 2", "! error 1", "? inconclusive 1", "✎ unattested 1", "– not offered 1", "✓ pass 1",
                 "✓ attested 1", "i informative 1", "clauses 9"):  # fmt: skip
        assert line in lines
    assert not any(line.startswith("· not selected") for line in lines)


def test_a_fail_says_what_was_expected_and_how_to_see_it_again(dossier: Dossier) -> None:
    """Money first; the command names the target, quoted for a shell."""
    told = verdict_table(dossier)
    assert told.index(f"✗ fail  {BOOK}.2.B  (payout)") < told.index(f"✗ fail  {BOOK}.1.A  (procedure)")
    after = told[told.index(f"{BOOK}.2.B  (payout)") :]
    for line in (
        f"    Equal hands are paid (amount 10)  [one deck]  {BOOK}/2-payouts.feature:12",
        "    expected: wins 10",
        "    first difference, at event 13:",
        "      by the rules: seat 1: ante wins 10",
        "      the system:   seat 1: ante loses",
        f"    again: clausewise run --clause {BOOK}.2.B --target 'https://127.0.0.1:1/x y'",
    ):
        assert line in after.splitlines()


def test_the_command_repeats_the_choices_of_the_run(dossier: Dossier) -> None:
    """Readings that are not the usual ones, options that were narrowed down, and what only the caller knows."""
    book, scenario = dossier.rulebooks[0], dossier.rulebooks[0].having("fail")[0].ran[0]
    reading = book.readings[0]
    other = reading.rejected[0][0]
    used = dossier.run.configurations[0]
    described = msgspec.structs.replace(used.description, options={"decks": ("1", "2")}, readings={})
    usual = msgspec.structs.replace(
        used, name=scenario.configuration, description=described, options={"decks": ("1", "2")},
        readings={reading.id: reading.adopted}, target="reference",
    )  # fmt: skip
    chosen = msgspec.structs.replace(usual, options={"decks": ("2",)}, readings={reading.id: other})
    plain = f"clausewise run --clause {scenario.clause}"
    for configuration, more, told in (
        (usual, (), plain),
        (usual, ("--config", "a b.toml"), f"{plain} --config 'a b.toml'"),
        (chosen, (), f"{plain} --option decks=2 --reading {reading.id}={other}"),
    ):
        run = replace(dossier.run, configurations=(configuration,))
        assert again(scenario, replace(dossier, run=run), more) == told


def test_what_guests_found_is_sought_by_as_many_of_them_at_the_same_pace(dossier: Dossier) -> None:
    """A device that waits for people is not seen by a run that does not; no scenario needs either."""
    scenario = dossier.rulebooks[0].having("fail")[0].ran[0]
    run = replace(dossier.run, selection=(), seed=5, unannounced=96, pace=0.6)
    asked = "--unannounced 96 --pace 0.6"
    found = again(replace(scenario, name=NAME), replace(dossier, run=run))
    assert found.startswith(f"clausewise run --clause {BOOK} ")
    assert found.index("--seed 5") < found.index(asked)
    assert asked not in again(scenario, replace(dossier, run=run))


def test_a_system_cannot_write_on_the_terminal(dossier: Dossier) -> None:
    """Escape sequences and marks that turn text around are named; colours are ours and only where asked for."""
    plain = verdict_table(dossier)
    assert "⟨ESC⟩[31m⟨NUL⟩⟨U+202E⟩" in plain
    assert "\x1b" not in plain
    assert verdict_table(dossier, colour=True).count("\x1b") == 2 * (6 + 3)  # six coloured verdicts, three clauses


def test_many_fails_are_named_and_not_all_told(dossier: Dossier) -> None:
    """The page tells of each; the terminal stays readable."""
    book = dossier.rulebooks[0]
    many = tuple(replace(book.clauses[3], id=f"{BOOK}.9.{number}") for number in range(TOLD_AT_MOST + 2))
    told = verdict_table(replace(dossier, rulebooks=(replace(book, clauses=many),)))
    assert told.count("    again: ") == TOLD_AT_MOST
    assert told.rstrip().endswith(f"and 2 more clauses: {BOOK}.9.{TOLD_AT_MOST} {BOOK}.9.{TOLD_AT_MOST + 1}")


def test_a_poor_terminal_still_shows_the_words(dossier: Dossier) -> None:
    """An encoding without our marks gets question marks, never a traceback."""
    assert "? fail" in fitting(verdict_table(dossier), "ascii")
    assert fitting("✓", None) == "?"
