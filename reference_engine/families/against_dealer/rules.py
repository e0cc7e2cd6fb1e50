"""What a rule set holds for a card game in which a hand competes with the dealer's."""

from __future__ import annotations

from dataclasses import dataclass

from clausewise.reference_engine.core.rule_set import RuleSet


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseBankedRules(RuleSet):
    """How many cards are dealt and make a hand, and how much is wagered on it: an ante, and a play wager to stay in."""

    wagers: tuple[str, ...]
    """Every wager of the game."""
    instruments: tuple[str, ...] = ("value chip", "plaque", "approved instrument")
    """With what a wager may be made."""
    players_cards: int
    dealers_cards: int
    """Those beyond the players' number come last and lie face up."""
    least_hand: int
    """With fewer cards there is no hand."""
    play_most: int
    """The play wager is at least the ante, and at most so many times the ante."""

    @property
    def initial_wagers(self) -> tuple[str, ...]:
        """Those that are made before the cards."""
        return tuple(wager for wager in self.wagers if wager != "play")
