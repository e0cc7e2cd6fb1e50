"""What the facility declares about a table under the Oneida rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.families.against_dealer import declaring
from clausewise.reference_engine.families.against_dealer.boxes import MOST_POSITIONS

if TYPE_CHECKING:
    from clausewise.reference_engine.families.against_dealer.four_card.ground import FourCardGround
    from clausewise.reference_engine.vocabulary.description import Declaration

STANDARDS = "minimum internal control standards"
SOMEBODY_ELSES = "standards of the manufacturer"


def declaration(table: FourCardGround) -> Declaration:
    """Everything that is declared."""
    facts: Declaration = {}
    _table(table, facts)
    _cards(table, facts)
    _opening(table, facts)
    counts = table.option("shuffling") == "by counting device"
    table.declares(facts, "shuffler that counts the cards after each shuffle", counts, "shuffler.counts")
    _wagers(table, facts)
    _dealing(table, facts)
    return facts


def _table(table: FourCardGround, facts: Declaration) -> None:
    places, dealer, container = "betting positions", "place for the dealer", "table inventory container"
    table.states(facts, "number of betting positions", MOST_POSITIONS, "table.places",
        {"eight places": MOST_POSITIONS + 1, "six places": MOST_POSITIONS - 1},
    )  # fmt: skip
    table.states(facts, "sides of the table with betting positions", 1, "table.places", {"players on two sides": 2})
    table.states(facts, "place for the dealer", "opposite the betting positions", "table.places",
        {"the dealer among the players": "beside the betting positions"},
    )  # fmt: skip
    table.states(facts, "number of betting areas", MOST_POSITIONS, "table.betting-areas",
        {"an area for all": 1, "eight areas": MOST_POSITIONS + 1, "six areas": MOST_POSITIONS - 1},
    )  # fmt: skip
    table.states(facts, "betting areas of each player", ("ante", "play", "aces up"), "table.betting-places",
        {"no place for aces up": ("ante", "play"), "no place for the play wager": ("ante", "aces up"),
         "no place for the ante": ("play", "aces up")},
    )  # fmt: skip
    table.states(facts, "parts of the table", (places, dealer, container), "table.inventory",
        {"without a container": (places, dealer)},
    )  # fmt: skip
    table.states(facts, "place of the table inventory container", "on the table", "table.inventory",
        {"a container under the table": "under the table", "a container beside the dealer": "behind the dealer"},
    )  # fmt: skip


def _cards(table: FourCardGround, facts: Declaration) -> None:
    declaring.cards(table, facts)
    table.states(facts, "number of cutting cards in one deck", 1, "decks.cutting-card",
        {"no cutting card": 0, "two cutting cards": 2},
    )  # fmt: skip
    _standards(table, facts, "standards of the cards", "decks.standards", "the cards")
    declaring.marking_card(table, facts, "cover card", "decks.cover-card-color")
    declaring.marking_card(table, facts, "cutting card", "decks.cover-card-color")
    table.states(facts, "color of the edges of the cards", "white", "decks.cover-card-color", {})
    if table.option_number("decks") == 1:
        table.declares(facts, "color of the backs of the first deck", "red", "decks.cover-card-color", otherwise="red")
        return
    table.states(facts, "number of different card designs in the second deck", 1, "decks.each-complies",
        {"two designs in the second deck": 2},
    )  # fmt: skip
    _standards(table, facts, "standards of the cards of the second deck", "decks.each-complies", "the second deck")


def _standards(table: FourCardGround, facts: Declaration, fact: str, provision: str, what: str) -> None:
    others = {f"{what}: no standards": (), f"{what}: somebody else's": (SOMEBODY_ELSES,)}
    table.states(facts, fact, (STANDARDS,), provision, others)


def _opening(table: FourCardGround, facts: Declaration) -> None:
    how = str(table.option("verification"))
    provision = "opening.verify-electronically" if how == "electronic" else "opening.inspect"
    table.states(facts, "verification of the inspection", how, provision, {"verified by nobody": "none"})
    both = table.rulings.cite(("opening.inspect", "opening.verify-electronically"))
    table.fact_citations["verification of the inspection"] = both


def _wagers(table: FourCardGround, facts: Declaration) -> None:
    coupons = ("match play coupons",) if table.option("match-play") == "accepted" else ()
    chips = ("gaming chips", "tokens")
    table.states(facts, "instruments for wagers", (*chips, *coupons), "wager.instrument",
        {"cash as well": (*chips, *coupons, "cash"), "neither chips nor tokens": ("plaques", *coupons)},
    )  # fmt: skip
    table.declares(facts, "number of adjacent boxes", table.option_number("adjacent-boxes"), "wager.adjacent")
    for fact, option in (("minimum wager", "minimum-wager"), ("maximum wager", "maximum-wager")):
        amount = dollars(table.option_number(option))
        table.declares(facts, fact, amount, "limits")
        table.declares(facts, f"{fact} on the sign", amount, "limits.posted")
    types = ("ante and play", "aces up", "automatic bonus")
    table.states(facts, "payout types", types, "payouts",
        {"without the bonus": types[:2], "without aces up": (types[0], types[2]), "without ante and play": types[1:]},
    )  # fmt: skip


def _dealing(table: FourCardGround, facts: Declaration) -> None:
    way = str(table.option("dealing"))
    declaring.manual_shoe(table, facts)
    if way == "manual shoe":
        side, other = ("left", "right") if table.option("shoe-side") == "left" else ("right", "left")
        table.states(facts, "location of the manual dealing shoe", f"to the dealer's {side}", "shoe.on-table",
            {"the shoe on the other side": f"to the dealer's {other}"},
        )  # fmt: skip
        _standards(table, facts, "standards of the dealing shoe", "shoe.standards", "the shoe")
    elif way == "hand":
        table.states(facts, "way of dealing", way, "hand.offered",
            {"from a manual shoe": "manual shoe", "from an automated shoe": "automated shoe"},
        )  # fmt: skip
        declaring.from_the_hand(table, facts)
    else:
        table.states(facts, "way of dealing", way, "automated.offered", {"another way": "manual shoe"})
        each = table.rules.players_cards
        table.states(facts, "number of cards in a dispensed stack", each, "automated.offered",
            {"stacks of four": each - 1, "stacks of six": each + 1},
        )  # fmt: skip
        table.states(facts, "support of the automated dealing shoe", "the table", "automated.on-table",
            {"a stand beside the table": "a stand beside the table"},
        )  # fmt: skip
        _standards(table, facts, "standards of the dealing shoe", "automated.standards", "the automated shoe")
