"""One round of betting: whose turn it is, what is open, and what was done."""

from __future__ import annotations

from dataclasses import dataclass

from poker.faults import active
from poker.players import CHIP, Player, Refusal

MOST_RAISES = 3
TWO = 2


@dataclass(frozen=True)
class Stakes:
    """By how much is bet and raised: exactly so much, or at least so much."""

    unit: int
    fixed: bool
    # Without a limit to raises: two who could act when the round began, or two who are left by now.
    two_by_now: bool
    # Whether somebody's last chips may be bet or raised with where they are less than the limit.
    short: bool = False


class BettingRound:
    """The players in the order of their turns, and what stands to be called."""

    def __init__(self, name: str, order: list[Player], stakes: Stakes, level: int = 0) -> None:
        self.name = name
        self.level = level
        self.raises = 0
        self.has_been_checked = False
        self._order = order
        self._stakes = stakes
        self._queue = self._able()
        if active("holdem-big-blind-is-not-asked") and name == "first" and level and order[-1].bet == level:
            # Its wager stands already: nothing is to be decided there unless somebody raises.
            self._queue = [player for player in self._queue if player is not order[-1]]
        self._two_at_first = len(self._queue) == TWO

    def _able(self) -> list[Player]:
        return [player for player in self._order if not player.folded and player.chips > 0]

    def turn(self) -> Player | None:
        """Tell whose turn it is; nobody's where nothing is left to decide."""
        while self._queue and (self._queue[0].folded or not self._queue[0].chips):
            self._queue.pop(0)
        if not self._queue:
            return None
        # Whoever is alone with chips and owes nothing has nobody to bet against.
        if len(self._able()) == 1 and self.due(self._queue[0]) == 0:
            return None
        return self._queue[0]

    def due(self, player: Player) -> int:
        return max(0, self.level - player.bet)

    def call_takes(self, player: Player) -> int:
        """Tell what a call takes; who has less may put in all there is."""
        return min(self.due(player), player.chips)

    def _most_raises(self) -> int:
        if active("holdem-four-raises-on-the-turn") and self.name == "third":
            return MOST_RAISES + 1
        if active("lowball-four-raises-after-the-draw") and self.name == "second" and self._stakes.fixed:
            return MOST_RAISES + 1
        return MOST_RAISES

    def _unlimited(self) -> bool:
        if active("holdem-two-are-capped-after-the-flop") and self.name != "first":
            return False
        if self._stakes.two_by_now:
            return sum(not player.folded for player in self._order) == TWO
        return self._two_at_first

    def options(self, player: Player) -> list[str]:
        """List what this player may do."""
        due = self.due(player)
        open_to = ["call"] if due else ["check"]
        if active("lowball-last-player-checks-a-bet") and due and player is self._order[-1] and not self.raises:
            open_to.append("check")
        beyond = self._stakes.unit if self._stakes.fixed and not self._stakes.short else CHIP
        if player.chips >= due + beyond:
            if not self.level:
                open_to.append("bet")
            elif self.raises < self._most_raises() or self._unlimited():
                open_to.append("raise")
        return [*open_to, "fold"]

    def _must_be_open(self, player: Player, act: str) -> None:
        if act not in self.options(player):
            raise Refusal(f"this player may not {act} now")

    def check(self, player: Player) -> None:
        self._must_be_open(player, "check")
        self._queue.pop(0)

    def call(self, player: Player, amount: int | None) -> int:
        self._must_be_open(player, "call")
        takes = self.call_takes(player)
        if amount is not None and amount != takes:
            raise Refusal("a call is as much as was wagered before, or all that a player has")
        self._queue.pop(0)
        return player.wager(takes)

    def bet(self, player: Player, amount: int) -> int:
        self._must_be_open(player, "bet")
        self._must_fit(player, amount)
        return self._goes_up(player, amount)

    def raises_to(self, player: Player, to: int) -> int:
        self._must_be_open(player, "raise")
        self._must_fit(player, to - self.level)
        self._must_have(player, to - player.bet)
        if not (active("holdem-last-chips-are-no-raise") and to - player.bet == player.chips):
            self.raises += 1
        return self._goes_up(player, to)

    def _must_have(self, player: Player, amount: int) -> None:
        if amount > player.chips:
            raise Refusal("this player has not so many chips")

    def _must_fit(self, player: Player, beyond: int) -> None:
        """See that what goes beyond the standing wager keeps to the limit of the table."""
        last = self._stakes.short and 0 < beyond == player.chips - self.due(player) < self._stakes.unit
        if last:
            return
        if active("holdem-raise-by-cents") and self.raises and not self._stakes.fixed and beyond > 0:
            self._must_have(player, beyond)
            return
        if self._stakes.fixed and beyond != self._stakes.unit:
            raise Refusal("bets and raises are exactly the limit of this round")
        if beyond < self._stakes.unit or beyond % CHIP:
            raise Refusal("this is not within the limit of the table")
        self._must_have(player, beyond)

    def _goes_up(self, player: Player, to: int) -> int:
        amount = player.wager(to - player.bet)
        self.level = to
        place = self._order.index(player)
        self._queue = [other for other in self._order[place + 1 :] + self._order[:place] if other in self._able()]
        return amount

    def fold(self, player: Player) -> None:
        player.folded = True
        self._queue.pop(0)
