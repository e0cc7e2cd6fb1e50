"""Chapter 11, section C: what a fold costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.families.against_dealer.four_card.mlgca import envy

if TYPE_CHECKING:
    from clausewise.reference_engine.families.against_dealer.four_card.mlgca.ground import MlgcaGround
    from clausewise.reference_engine.families.against_dealer.state import Seat


def before_forfeiting(table: MlgcaGround, seat: Seat) -> None:
    """As some read it, others get an envy bonus also for a hand that was folded."""
    if table.rulings.reading("envy-for-folded-hand", "none") == "paid":
        seat.hand = table.best_hand(seat.cards)
        envy.pay(table, seat)


def forfeits(table: MlgcaGround, seat: Seat) -> dict[str, tuple[str, ...]]:
    """What a fold costs, and by which provisions: the ante, a progressive wager, and nothing else."""
    rulings = table.rulings
    lost = ["ante"] + (["progressive"] if "progressive" in seat.wagers else [])
    provisions = ["complete.fold"]
    if len(seat.wagers) > 1:
        provisions = ["fold"]
        every = list(seat.wagers)
        lost = rulings.choose(
            "fold", lost, {"every wager": every, "nothing": [], "all but the ante": [w for w in every if w != "ante"]}
        )
    for wager in ("aces up", "six card bonus"):
        if wager in seat.wagers:
            provision = f"fold.{wager.replace(' ', '-')}"
            provisions.append(provision)
            without_ante = [other for other in lost if other != "ante"]
            lost = rulings.choose(
                provision,
                lost,
                {f"the {wager} wager as well": [*lost, wager], "not the ante": without_ante,
                 f"the {wager} wager instead of the ante": [*without_ante, wager]},
            )  # fmt: skip
    if "progressive" in seat.wagers:
        provisions.append("fold.progressive")
        lost = rulings.choose(
            "fold.progressive",
            lost,
            {"not the progressive wager": [wager for wager in lost if wager != "progressive"],
             "not the ante": [wager for wager in lost if wager != "ante"], "neither": []},
        )  # fmt: skip
    beside_the_ante = (provisions[0], provisions[-1])
    return {wager: tuple(provisions[:4]) if wager == "ante" else beside_the_ante for wager in dict.fromkeys(lost)}
