"""What the facility declares: facts that could be otherwise."""

from __future__ import annotations

import re
from fractions import Fraction

from pytest_bdd import then

from clausewise.reference_engine.core.fields import FactValue
from clausewise.reference_engine.core.money import Cents, parse_money, show_money
from clausewise.reference_engine.vocabulary.facts import FACTS
from clausewise.steps.session import TableSession
from clausewise.steps.words import number, sentence

_DECIMAL = re.compile(r"\d{1,3}(?:\.\d{1,6})?", re.ASCII)
_ODDS = re.compile(r"(\d{1,4}) to ([1-9]\d{0,3})", re.ASCII)


def declared(table: TableSession, fact: str) -> FactValue | None:
    """The declared value; None if nothing is said of what the facility says that it declares."""
    facts = table.declaration()
    table.cite_fact(fact)
    if fact not in facts:
        table.must_be_declared(fact)
    return facts.get(fact)


def shown(fact: str, value: FactValue | None) -> str:
    """A fact as a reader writes it."""
    if value is None:
        return "nothing declared"
    if FACTS[fact].kind == "amount" and isinstance(value, int):
        return show_money(Cents(value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(value) if isinstance(value, tuple) else str(value)


def says(fact: str, value: FactValue | None, text: str) -> bool:
    """Whether a declared value is what a reader wrote.

    >>> says("instruments for wagers", ("tokens", "gaming chips"), "gaming chips, tokens")
    True
    """
    if isinstance(value, tuple):
        return FACTS[fact].same(tuple(", ".join(value).split(", ")), tuple(text.split(", ")))
    return shown(fact, value) == text


def check_fact(table: TableSession, fact: str, expectation: str, *, ok: bool, got: FactValue | None) -> None:
    """Compares a declared fact."""
    table.check(f"the declared {fact}", ok=ok, expected=expectation, got=shown(fact, got), strength="declared")


def figure(fact: str, value: FactValue | None) -> int | None:
    """The value as a number, if it is one."""
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def measure(fact: str, value: FactValue | None) -> Fraction | None:
    """The value as a number that may have decimals, as percentages do; of odds, what is paid on one.

    >>> measure("rate of progression", "12.5"), measure("number of decks in use", 2)
    (Fraction(25, 2), Fraction(2, 1))
    >>> measure("odds of blackjack", "3 to 2")
    Fraction(3, 2)
    """
    if FACTS[fact].kind == "percent" and isinstance(value, str) and _DECIMAL.fullmatch(value):
        return Fraction(value)
    odds = _ODDS.fullmatch(value) if FACTS[fact].kind == "odds" and isinstance(value, str) else None
    if odds is not None:
        return Fraction(int(odds[1]), int(odds[2]))
    whole = figure(fact, value)
    return None if whole is None else Fraction(whole)


def limit_of(fact: str, text: str) -> Fraction:
    """A limit in the unit of the fact."""
    match FACTS[fact].kind:
        case "amount":
            return Fraction(parse_money(text))
        case "percent":
            return Fraction(text)
        case _:
            return Fraction(number(text))


@then(sentence("the declared {fact:Fact} is {value:Anything}"))
def the_declared_fact_is(table: TableSession, fact: str, value: str) -> None:
    """Exactly this; of a list, in any order unless the order is part of it."""
    got = declared(table, fact)
    check_fact(table, fact, value, ok=says(fact, got, value), got=got)


@then(sentence("the declared {fact:Fact} is at least {limit:Figure}"))
def the_declared_fact_is_at_least(table: TableSession, fact: str, limit: str) -> None:
    """Not below a limit."""
    got = declared(table, fact)
    value = measure(fact, got)
    check_fact(table, fact, f"at least {limit}", ok=value is not None and value >= limit_of(fact, limit), got=got)


@then(sentence("the declared {fact:Fact} is at most {limit:Figure}"))
def the_declared_fact_is_at_most(table: TableSession, fact: str, limit: str) -> None:
    """Not above a limit."""
    got = declared(table, fact)
    value = measure(fact, got)
    check_fact(table, fact, f"at most {limit}", ok=value is not None and value <= limit_of(fact, limit), got=got)


@then(sentence("the declared {fact:Fact} is one of"))
def the_declared_fact_is_one_of(table: TableSession, fact: str, datatable: list[list[str]]) -> None:
    """One of the values listed."""
    got = declared(table, fact)
    allowed = [row[0] for row in datatable]
    check_fact(table, fact, f"one of {'; '.join(allowed)}", ok=any(says(fact, got, one) for one in allowed),
               got=got)  # fmt: skip


@then(sentence("the declared {fact:Fact} include"))
def the_declared_fact_includes(table: TableSession, fact: str, datatable: list[list[str]]) -> None:
    """A list that holds each of these."""
    got = declared(table, fact)
    listed = got if isinstance(got, tuple) else ()
    for row in datatable:
        check_fact(table, fact, f"a list with {row[0]}", ok=row[0] in listed, got=got)


@then(sentence("the declared {fact:Fact} differs from the declared {other:Fact}"))
def the_declared_facts_differ(table: TableSession, fact: str, other: str) -> None:
    """Two facts that may not be the same."""
    got, against = declared(table, fact), declared(table, other)
    check_fact(table, fact, f"other than {shown(other, against)}",
               ok=got is not None and against is not None and not FACTS[fact].same(got, against), got=got)  # fmt: skip


@then(sentence("the declared {fact:Fact} is the same as the declared {other:Fact}"))
def the_declared_facts_agree(table: TableSession, fact: str, other: str) -> None:
    """Two facts that have to be the same."""
    got, against = declared(table, fact), declared(table, other)
    same = got is not None and against is not None and FACTS[fact].same(got, against)
    check_fact(table, fact, shown(other, against), ok=same, got=got)
