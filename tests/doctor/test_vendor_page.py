"""The page for the vendor keeps its promises."""

import re
from pathlib import Path
from typing import Any

import msgspec

from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.protocol import Opened, Submission, Submitted

PAGE = (Path(__file__).parents[2] / "docs" / "for-the-vendor.md").read_text(encoding="utf-8")


def test_the_messages_on_the_page_are_messages() -> None:
    """What the page shows as requests and answers is what we send and take."""
    shown = re.search(r"A round begins like this:\n\n(.*?)\n## ", PAGE, re.DOTALL)
    assert shown is not None
    texts = re.findall(r"^    (?:\d{3} )?(\{.*?\})$(?=\n\n)", shown[1] + "\n", re.DOTALL | re.MULTILINE)
    kinds: list[type] = [TableSetup, Opened, Submission, Submitted, Submission, Submitted]
    assert len(texts) == len(kinds)
    messages: list[Any] = [msgspec.json.decode(text, type=kind) for text, kind in zip(texts, kinds, strict=True)]
    assert [seen.sequence for seen in messages[-1].events] == [1, 2]
