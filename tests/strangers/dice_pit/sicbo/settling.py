"""Losing wagers are collected, area by area; winning ones are paid, player by player."""

from __future__ import annotations

from typing import Any

from sicbo.faults import breaks
from sicbo.felt import Chips, Felt
from sicbo.journal import Journal
from sicbo.layout import LAYOUT, Area, odds_of, paid_as, wins


class Settling:
    """What becomes of the wagers when the dice lie open."""

    def __init__(self, felt: Felt, journal: Journal, offered: str) -> None:
        self.felt = felt
        self.journal = journal
        self.offered = offered
        self.paid_by_light: set[Area] = set()

    def winner(self, chips: Chips, faces: list[int]) -> bool:
        area = chips.area
        if breaks("chips-pushed-to-the-next-total") and area.wager == "total" and chips.seat == 1:
            area = Area("total", str(int(area.selection or 0) + 1))
        return wins(area, faces) or area in self.paid_by_light

    def collect(self, faces: list[int], *, by_computer: bool = True, lit: list[Area] | None = None) -> None:
        """The losing ones, as the felt is read; of one area from the last seat to the first."""
        self.paid_by_light = set(lit or []) if breaks("settled-by-the-lights") else set()
        lost = [chips for chips in self.felt.stakes if not self.winner(chips, faces)]
        if breaks("losers-returned-without-computer") and not by_computer:
            for chips in lost:
                self.settled(chips, "returned", stake_back=True)
            return
        for chips in sorted(lost, key=lambda each: (LAYOUT.index(each.area), -each.seat)):
            self.settled(chips, "loses")

    def pay(self, faces: list[int]) -> None:
        """The winning ones, from the first seat to the last; of one player the smallest stake first."""
        won = [chips for chips in self.felt.stakes if self.winner(chips, faces)]
        for chips in sorted(won, key=lambda each: (each.seat, self.felt.stakes[each], LAYOUT.index(each.area))):
            stake = self.felt.stakes[chips]
            pays = stake * odds_of(paid_as(chips.area, faces), self.offered)
            if breaks("second-player-paid-one-less") and chips.seat > 1 and chips.area.wager == "any three of a kind":
                pays -= stake
            if breaks("large-pairs-paid-at-seven") and chips.area.wager == "two of a kind" and stake > 5000:
                pays = stake * 7
            if breaks("commission-on-small") and chips.area.wager == "small":
                pays = pays * 95 // 100
            self.settled(
                chips, "wins", pays=pays, stake_back=not (breaks("stake-of-big-kept") and chips.area.wager == "big")
            )

    def settled(self, chips: Chips, result: str, **more: Any) -> None:
        stake = self.felt.stakes.pop(chips)
        wager, selection = chips.area
        self.journal.tells(
            "wager-settled", seat=chips.seat, wager=wager, selection=selection, stake=stake, result=result, **more
        )
