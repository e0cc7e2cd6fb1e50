"""A house whose meters start higher, and grow at another rate, than those of the reference engine obeys the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from clausewise.adapters.reference import ReferenceSystem
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.families.against_dealer.four_card.mlgca import meters
from clausewise.reference_engine.rulebooks.mlgca_four_card import RULES
from clausewise.running.configuration import Configuration, with_overrides
from clausewise.running.inprocess import Suite, with_suite
from clausewise.running.run import plan_run
from clausewise.running.selection import select


@pytest.mark.parametrize(("times", "cents", "rate"), [(2, 37, 3), (3, 41, 1)])
def test_other_amounts_and_rates_are_not_blamed(
    times: int, cents: int, rate: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Odd cents make every share of a meter one that has to be rounded; none of that breaks a rule."""
    for amounts in RULES.least_meters.values():
        for meter, least in list(amounts.items()):
            monkeypatch.setitem(amounts, meter, Cents(least * times + cents))
    monkeypatch.setattr(meters, "RATE", rate)
    selection, books = select([], ["mlgca-four-card.12.D"], None)
    plan = plan_run(with_overrides(Configuration(), books, (), ()), selection, books, tmp_path)

    def use(suite: Suite) -> dict[str, str]:
        system = ReferenceSystem()
        results = [suite.run(uid, system, follow=True) for uid in suite.cases]
        assert any(result.outcome == "pass" for result in results)
        return {r.uid: r.message for r in results if r.outcome in ("fail", "error", "inconclusive") or r.departs}

    assert with_suite(plan, use) == {}
