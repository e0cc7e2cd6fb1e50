"""What only a person can judge."""

from __future__ import annotations

from pytest_bdd import then

from clausewise.steps.outcomes import CannotShow
from clausewise.steps.session import TableSession
from clausewise.steps.words import sentence


@then(sentence("an inspector and a second person find this rule kept"))
def persons_find_it_kept(table: TableSession) -> None:
    """A finding on record that is complete, current and for this build; without one nothing is shown."""
    verdict, reason = table.finding
    if verdict == "unattested":
        raise CannotShow(f"only a person can judge this: {reason}")
    table.check(
        "an inspector and a second person find this rule kept",
        ok=verdict == "attested",
        expected="met",
        got=reason or "met",
        strength="attested",
    )
