"""Text from elsewhere is shown and does nothing."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from clausewise.showing import visible


@given(st.text(alphabet=st.characters()))
def test_nothing_that_acts_is_left(text: str) -> None:
    """No control, no mark that turns or hides text and no lone surrogate comes through; the rest is encodable."""
    shown = visible(text)
    assert not any(sign < " " or "\x7f" <= sign <= "\x9f" or sign in "\u202e\u2066\u200b\ufeff" for sign in shown)
    shown.encode("utf-8")


def test_line_ends_are_kept_only_where_asked() -> None:
    """A message may have lines; a name may not."""
    assert visible("a\r\nb", lines=True) == "a\nb"
    assert visible("a\nb") == "a⟨LF⟩b"
