"""What the facility declares about decks, devices and the way of dealing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.equipment.cards_care import loading

if TYPE_CHECKING:
    from clausewise.reference_engine.families.against_dealer.ground import HouseBankedGround
    from clausewise.reference_engine.vocabulary.description import Declaration


def cards(table: HouseBankedGround, facts: Declaration) -> None:
    """How many decks there are, and what their cards look like."""
    decks = table.option_number("decks")
    table.declares(facts, "number of decks in use", decks, "decks.one" if decks == 1 else "decks.two")
    table.declares(facts, "number of different card designs in one deck", 1, "decks.identical")
    table.declares(facts, "number of cover cards in one deck", 1, "decks.cover-card")
    if decks > 1:
        alike = table.rulings.reading("designs-of-two-decks", "both-alike") == "both-alike"
        which = "both decks" if alike else "the second deck"
        table.declares(facts, f"number of different card designs in {which}", 1, "decks.same-design")
        second = table.rulings.choose("decks.other-color", "blue", {"the same color": "red"})
        table.declares(facts, "color of the backs of the first deck", "red", "decks.other-color", otherwise="blue")
        table.declares(facts, "color of the backs of the second deck", second, "decks.other-color", otherwise="blue")


def marking_card(table: HouseBankedGround, facts: Declaration, which: str, provision: str) -> None:
    """A cover card or another that is not dealt: opaque, of one color, which is not that of the cards."""
    table.states(facts, f"opacity of the {which}", "opaque", provision, {f"a {which} to see through": "transparent"})
    table.states(facts, f"number of colors of the {which}", 1, provision, {f"a {which} of two colors": 2})
    table.states(facts, f"color of the {which}", "yellow", provision,
        {f"a {which} like the backs": "red", f"a {which} like the edges": "white"},
    )  # fmt: skip


def shuffler(table: HouseBankedGround, facts: Declaration) -> None:
    """What the shuffling device does by itself, and how long it had been approved."""
    shuffling = table.option("shuffling")
    if shuffling == "by counting device":
        table.declares(facts, "shuffler that counts the cards after each shuffle", True, "shuffler.counts")
    if shuffling == "by reshuffling device":
        table.declares(
            facts, "number of days from the approval of the reshuffling device to its first use", 30, "reshuffler",
            otherwise=-1,
        )  # fmt: skip


def manual_shoe(table: HouseBankedGround, facts: Declaration) -> None:
    """Where the manual dealing shoe stands."""
    if table.option("dealing") != "manual shoe":
        return
    side = str(table.option("shoe-side"))
    approved = f"to the dealer's {side}"
    table.declares(facts, "support of the manual dealing shoe", "the table", "shoe.on-table")
    if not table.rulings.knows("shoe.location"):
        return
    others = {"on the other side": "to the dealer's " + ("left" if side == "right" else "right")}
    location = table.rulings.choose("shoe.location", approved, others)
    table.declares(facts, "location of the manual dealing shoe", location, "shoe.location")
    table.declares(facts, "approved location of the manual dealing shoe", approved, "shoe.location-approved")


def from_the_hand(table: HouseBankedGround, facts: Declaration) -> None:
    """Cards that are dealt from the hand are shuffled by a device."""
    if table.option("dealing") == "hand":
        by_device = not loading.by_hand(table)
        table.declares(facts, "automated shuffling device in use", by_device, "hand.shuffler-declared")


def out_of_order(table: HouseBankedGround, facts: Declaration) -> None:
    """What becomes of a device that is out of order."""
    if not table.rulings.knows("out-of-order.treatment"):
        return
    treatment = str(table.option("out-of-order"))
    table.declares(facts, "treatment of a device out of order", treatment, "out-of-order.treatment")
    if treatment == "marked":
        table.declares(facts, "sign on a device out of order", "out of order", "out-of-order.marked")
