"""The pot, its side pots, and how one is divided in whole chips."""

from __future__ import annotations

from dataclasses import dataclass, field

from poker.faults import active
from poker.players import CHIP, Player

# Of a main pot and a side pot every dealer thinks.
MOST_POTS = 2


@dataclass
class Pot:
    """One pot: what lay in it early, what came later and from whom, and who can win it."""

    name: str
    eligible: list[Player]
    early: int = 0
    late_of: dict[Player, int] = field(default_factory=dict)

    @property
    def late(self) -> int:
        return sum(self.late_of.values())


@dataclass(frozen=True)
class Share:
    """What one winner gets of a pot, and how much of it because it did not divide."""

    player: Player
    amount: int
    odd: int


def uncalled(players: list[Player]) -> tuple[Player, int] | None:
    """Find who has wagered more than anybody matched, and by how much."""
    first, second = sorted(players, key=lambda player: player.bet, reverse=True)[:2]
    # A blind or an ante lies in the pot, and is won with it.
    rest = first.bet - max(second.bet, first.pooled)
    return (first, rest) if rest > 0 else None


def pots(players: list[Player], fee: int) -> list[Pot]:
    """Build the pots: from each as much as the least of those who can win it has put in."""
    live = [player for player in players if not player.folded]
    levels = sorted({player.put for player in live})
    # What a folded player put in beyond everybody who is left stays in the last pot.
    if active("holdem-third-side-pot-is-missed") and len(levels) > MOST_POTS:
        levels = levels[:MOST_POTS]
    ceilings = [*levels[:-1], max(player.put for player in players)]
    built = []
    below = 0
    for number, (level, ceiling) in enumerate(zip(levels, ceilings, strict=True)):
        pot = Pot(f"side {number}" if number else "main", [player for player in live if player.put >= level])
        for player in players:
            slice_of = max(0, min(player.put, ceiling) - below)
            early = min(slice_of, max(0, player.early - below))
            pot.early += early
            if slice_of > early:
                pot.late_of[player] = slice_of - early
        taken = min(fee, pot.early)
        pot.early -= taken
        fee -= taken
        built.append(pot)
        below = level
    return built


def divide(amount: int, winners: list[Player]) -> list[Share]:
    """Divide equally; odd chips go one by one to the winners in their order."""
    chips, rest = divmod(amount, CHIP)
    each, odd = divmod(chips, len(winners))
    shares = []
    for number, player in enumerate(winners):
        extra = CHIP if number < odd else 0
        # Less than a chip cannot be on the table; if it ever is, the first winner has it.
        extra += rest if number == 0 else 0
        shares.append(Share(player, each * CHIP + extra, extra))
    return shares
