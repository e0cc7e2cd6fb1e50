"""What the facility declares about a Four Card Poker table, a function for each chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.four_card_poker import dealing, meters

if TYPE_CHECKING:
    from clausewise.reference_engine.description import Declaration
    from clausewise.reference_engine.four_card_poker.game import FourCardTable


def chapter_03(table: FourCardTable, facts: Declaration) -> None:
    """How many decks there are, and what their cards look like."""
    decks = table.option_number("decks")
    table.declares(facts, "number of decks in use", decks, "decks.one" if decks == 1 else "decks.two")
    table.declares(facts, "number of different card designs in one deck", 1, "decks.identical")
    table.declares(facts, "number of cover cards in one deck", 1, "decks.cover-card")
    if decks > 1:
        table.declares(facts, "number of different card designs in both decks", 1, "decks.same-design")
        second = table.rulings.choose("decks.other-color", "blue", {"the same color": "red"})
        table.declares(facts, "color of the backs of the first deck", "red", "decks.other-color", otherwise="blue")
        table.declares(facts, "color of the backs of the second deck", second, "decks.other-color", otherwise="blue")


def chapter_05(table: FourCardTable, facts: Declaration) -> None:
    """What the shuffling device does by itself, and how long it had been approved."""
    shuffling = table.option("shuffling")
    if shuffling == "by counting device":
        table.declares(facts, "shuffler that counts the cards after each shuffle", True, "shuffler.counts")
    if shuffling == "by reshuffling device":
        table.declares(
            facts, "number of days from the approval of the reshuffling device to its first use", 30, "reshuffler",
            otherwise=-1,
        )  # fmt: skip


def chapter_08(table: FourCardTable, facts: Declaration) -> None:
    """Where the manual dealing shoe stands."""
    if table.option("dealing") != "manual shoe":
        return
    side = str(table.option("shoe-side"))
    approved = f"to the dealer's {side}"
    others = {"on the other side": "to the dealer's " + ("left" if side == "right" else "right")}
    location = table.rulings.choose("shoe.location", approved, others)
    table.declares(facts, "support of the manual dealing shoe", "the table", "shoe.on-table")
    table.declares(facts, "location of the manual dealing shoe", location, "shoe.location")
    table.declares(facts, "approved location of the manual dealing shoe", approved, "shoe.location-approved")


def chapter_09(table: FourCardTable, facts: Declaration) -> None:
    """Cards that are dealt from the hand are shuffled by a device."""
    if table.option("dealing") == "hand":
        by_device = not dealing.shuffled_by_hand(table)
        table.declares(facts, "automated shuffling device in use", by_device, "hand.shuffler-declared")


def chapter_01(table: FourCardTable, facts: Declaration) -> None:
    """From which hand on an envy bonus is paid."""
    if table.option("progressive") != "none":
        letter = str(table.option("progressive" if table.rulings.reading("envy-letter") == "tied" else "envy"))
        straight_flush = "straight flush" in table.rules.envy[letter]
        least = "straight flush or better" if straight_flush else "four-of-a-kind or better"
        table.declares(facts, "form of the envy bonus", "fixed sum", "definition.envy-bonus")
        table.declares(facts, "envy bonus qualifying hand", least, "definition.envy-qualifying-hand")


def chapter_07(table: FourCardTable, facts: Declaration) -> None:
    """The wagers that are offered, and what the house has chosen about them."""
    progressive, bonus = (table.option(name) != "none" for name in ("progressive", "six-card-bonus"))
    offered = ["ante", "play", "aces up"] + ["progressive"] * progressive + ["six card bonus"] * bonus
    table.declares(facts, "wagers offered", tuple(offered), "wager.kinds")
    table.declares(facts, "offer of the progressive wager", progressive, "wager.progressive")
    table.declares(facts, "offer of the six card bonus wager", bonus, "wager.six-card-bonus")
    treatment = "lost" if table.option("abandonment") == "loses" else "left standing"
    table.declares(facts, "treatment of abandoned wagers", treatment, "wager.abandoned")
    table.declares(facts, "number of adjacent boxes", table.option_number("adjacent-boxes"), "wager.adjacent")


def chapter_12(table: FourCardTable, facts: Declaration) -> None:
    """Chosen paytables, and the particulars of the progressive meters."""
    aces_up = str(table.option("aces-up"))
    table.declares(facts, "aces up paytable", aces_up, f"aces-up.{aces_up}", "aces-up")
    bonus = str(table.option("six-card-bonus"))
    if bonus != "none":
        table.declares(facts, "six card bonus paytable", bonus, f"six-card-bonus.{bonus}", "six-card-bonus")
    if table.option("progressive") != "none":
        _progressive(table, facts)


def _progressive(table: FourCardTable, facts: Declaration) -> None:
    letter, envy = str(table.option("progressive")), str(table.option("envy"))
    if table.rulings.reading("envy-letter") == "tied":
        envy = letter
    table.declares(facts, "progressive paytable", letter, f"progressive.{letter}", "progressive")
    table.declares(facts, "envy bonus paytable", envy, "envy.by-table", f"envy-1.{envy}", f"envy-5.{envy}")
    particulars = table.rulings.choose(
        "meter.submission",
        ("rate of progression", "initial amounts", "reset amounts"),
        {"without the rate": ("initial amounts", "reset amounts"), "without the amounts": ("rate of progression",)},
    )
    table.declares(facts, "progressive particulars of the rules submission", particulars, "meter.submission")
    table.declares(facts, "rate of progression", meters.RATE, "meter.rate", "meter.submission")
    least = table.rules.least_meters[letter]
    if len(least) > 1:
        table.declares(facts, "progressive meters", tuple(least), f"meter.{letter}")
    for meter, amount in least.items():
        provision = meters.provision(table, meter)
        for fact in ("initial amount", "reset amount"):
            table.declares(facts, f"{fact} of the {meter} meter", amount, provision, "meter.amounts")


def chapter_13(table: FourCardTable, facts: Declaration) -> None:
    """What becomes of a device that is out of order."""
    treatment = str(table.option("out-of-order"))
    table.declares(facts, "treatment of a device out of order", treatment, "out-of-order.treatment")
    if treatment == "marked":
        table.declares(facts, "sign on a device out of order", "out of order", "out-of-order.marked")
