"""The slow tests in parts: each is in one of them, and stays there."""

from __future__ import annotations

import argparse

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.parts import Part, by_name, dealt_out, durations, longest_first, which

NAMES = st.text(min_size=1)
LENGTHS = st.dictionaries(NAMES, st.floats(5, 500), max_size=30)


@given(names=st.sets(NAMES), parts=st.integers(1, 12))
def test_every_test_is_in_one_part(names: set[str], parts: int) -> None:
    """Whatever they are called: none is left out, none is played twice."""
    every = [Part(part, parts) for part in range(1, parts + 1)]
    assert all(sum(part.has(name) for part in every) == 1 for name in names | set(durations()))


@given(known=LENGTHS, parts=st.integers(1, 12))
def test_the_long_ones_are_dealt_out_evenly(known: dict[str, float], parts: int) -> None:
    """No part has more than another by more than the longest test of it."""
    dealt = dealt_out(known, parts)
    sums = [sum(known[name] for name, of in dealt.items() if of == part) for part in range(1, parts + 1)]
    assert max(sums) - min(sums) <= max(known.values(), default=0)
    assert dealt.keys() == known.keys()


def test_a_new_test_moves_no_other() -> None:
    """Where a test is hangs on its own name, or on the record, and not on what else is there."""
    known = {"a": 100.0, "b": 60.0, "c": 50.0, "d": 10.0}
    assert dealt_out(known, 2) == {"a": 1, "b": 2, "c": 2, "d": 1}
    assert longest_first(known | {"e": 60.0})[1:3] == [("b", 60.0), ("e", 60.0)]
    assert {by_name(f"number {n}", 3) for n in range(20)} == {1, 2, 3}


@pytest.mark.parametrize("text", ["", "3", "0/8", "9/8", "a/b", "1/", "/8", "-1/8"])
def test_what_is_no_part_is_refused(text: str) -> None:
    """A part that is not there would leave all tests out, and pass."""
    with pytest.raises(argparse.ArgumentTypeError, match="is no part: write 3/8"):
        which(text)
    assert which("3/8") == (3, 8)
