"""What a test of a system that lies, stalls, floods or dies expects: one clear message, soon."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from clausewise.adapters.base import SystemFailure


@contextmanager
def fails(message: str, within: float = 10.0) -> Iterator[pytest.ExceptionInfo[SystemFailure]]:
    """The block ends with a SystemFailure that says this, and soon."""
    start = time.monotonic()
    with pytest.raises(SystemFailure) as caught:
        yield caught
    took = time.monotonic() - start
    assert message in str(caught.value)
    assert str(caught.value).isprintable()
    assert took < within
