"""The ways of dealing, a chapter for each: what they have in common is done alike, under the provisions of each."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Way:
    """One way of dealing. Its provisions have names that begin alike."""

    rules: str
    """How the names of its provisions begin."""
    container: str
    """Where the stacked deck is put; for a deck held in the hand it is the hand that matters."""
    stub_stays_in_device: bool
    """The stub has to be taken out of something before it can be put away."""
    chips_where_collected: bool
    """Chips have to be collected, rather than counted, in front of the table inventory container."""

    def rule(self, name: str) -> str:
        """The provision of this name."""
        return self.rules + name


MANUAL_SHOE = Way("shoe.", "shoe", stub_stays_in_device=True, chips_where_collected=False)
HAND = Way("hand.", "left hand", stub_stays_in_device=False, chips_where_collected=True)
AUTOMATED_SHOE = Way("automated.", "automated shoe", stub_stays_in_device=True, chips_where_collected=True)
AUTOMATED_SHUFFLER = Way("automated.", "automated shuffler", stub_stays_in_device=True, chips_where_collected=True)
FROM_THE_DECK = Way("deck.", "deck", stub_stays_in_device=False, chips_where_collected=False)
"""As the dealer likes, where the rules say no more of it."""

WAYS: dict[str, Way] = {
    "manual shoe": MANUAL_SHOE,
    "hand": HAND,
    "automated shoe": AUTOMATED_SHOE,
    "automated shuffler": AUTOMATED_SHUFFLER,
}
