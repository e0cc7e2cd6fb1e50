"""All pages that are made, by the file that each is written to."""

from __future__ import annotations

from clausewise.vendor_pages.by_rulebook import rounds_page, rulebooks_page
from clausewise.vendor_pages.words import contents_page, events_page, facts_page, stimuli_page


def pages() -> dict[str, str]:
    """The vocabulary for the vendor, as Markdown."""
    return {
        "vocabulary.md": contents_page(),
        "vocabulary/stimuli.md": stimuli_page(),
        "vocabulary/events.md": events_page(),
        "vocabulary/facts.md": facts_page(),
        "vocabulary/rulebooks.md": rulebooks_page(),
        "vocabulary/rounds.md": rounds_page(),
    }
