"""What the facility declares about a Three Card Poker table, a function for each section."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.families.against_dealer import declaring

if TYPE_CHECKING:
    from clausewise.reference_engine.families.against_dealer.three_card.ground import ThreeCardGround
    from clausewise.reference_engine.vocabulary.description import Declaration

CARDS, SHOE = "Section 15 (cc)", "Section 15 (ee)"
"""Where the standards for cards and for dealing shoes are written."""


def declaration(table: ThreeCardGround) -> Declaration:
    """Everything that is declared."""
    facts: Declaration = {}
    table.states(facts, "approval of the rules of the game", "by the Tribe", "rules.approved",
        {"approved by the house": "by the casino", "applied for only": "applied for"},
    )  # fmt: skip
    _cards(table, facts)
    declaring.shuffler(table, facts)
    _wagers(table, facts)
    _dealing(table, facts)
    _payouts(table, facts)
    return facts


def _cards(table: ThreeCardGround, facts: Declaration) -> None:
    declaring.cards(table, facts)
    if table.option_number("decks") == 1:
        table.states(facts, "color of the backs of the first deck", "red", "decks.cover-card-color",
            {"backs like the cover card": "yellow"},
        )  # fmt: skip
    else:
        table.states(facts, "number of different card designs in the second deck", 1, "decks.each-complies",
            {"two designs in the second deck": 2},
        )  # fmt: skip
        table.states(facts, "standards of the cards of the second deck", (CARDS,), "decks.each-complies",
            {"a second deck of no standard": ()},
        )  # fmt: skip
    declaring.marking_card(table, facts, "cover card", "decks.cover-card-color")
    table.states(facts, "color of the edges of the cards", "white", "decks.cover-card-color", {})
    table.states(facts, "standards of the cards", (CARDS,), "decks.standards",
        {"cards of no standard": (), "cards of another standard": ("standard of the manufacturer",)},
    )  # fmt: skip
    if table.option("dealing") == "automated shoe":
        declaring.marking_card(table, facts, "dealing shoe's cover card", "decks.shoe-cover-card")


def _wagers(table: ThreeCardGround, facts: Declaration) -> None:
    table.states(facts, "wagers offered", ("ante", "play", "pair plus"), "wager.kinds",
        {"without pair plus": ("ante", "play"), "without the ante": ("play", "pair plus")},
    )  # fmt: skip
    for fact, option in (("minimum wager", "minimum-wager"), ("maximum wager", "maximum-wager")):
        amount = dollars(table.option_number(option))
        table.declares(facts, fact, amount, "limits.ante", "limits.pair-plus")
    coupons = ("match play coupon",) if table.option("match-play") == "accepted" else ()
    table.states(facts, "instruments for wagers", ("gaming chip", "plaque", *coupons), "wager.instrument",
        {"with cash": ("gaming chip", "plaque", *coupons, "cash"), "neither chips nor plaques": ("token", *coupons)},
    )  # fmt: skip
    table.states(facts, "betting areas of each player", ("ante", "play", "pair plus"), "wager.instrument",
        {"without an area for pair plus": ("ante", "play")},
    )  # fmt: skip
    table.declares(facts, "number of adjacent boxes", table.option_number("adjacent-boxes"), "wager.adjacent")
    version = str(table.option("version"))
    table.declares(facts, "version of the game", version, "version")
    clause = {
        "ante at least pair plus": "version.ante-covers",
        "ante at least half pair plus": "version.ante-covers-half",
        "both wagers compulsory": "version.both-compulsory",
    }.get(version)
    if clause is not None:
        table.fact_citations["version of the game"] += table.rulings.cite((clause,))


def _dealing(table: ThreeCardGround, facts: Declaration) -> None:
    way = str(table.option("dealing"))
    declaring.manual_shoe(table, facts)
    if way == "manual shoe":
        table.states(facts, "standards of the dealing shoe", (SHOE,), "shoe.standards",
            {"a shoe of no standard": (), "a shoe of another standard": ("standard of the manufacturer",)},
        )  # fmt: skip
    elif way == "hand":
        table.states(facts, "way of dealing", "from the hand", "hand.offered",
            {"from a shoe": "from a manual shoe", "from a device": "from an automated shoe"},
        )  # fmt: skip
        declaring.from_the_hand(table, facts)
    else:
        table.states(facts, "way of dealing", "from an automated shoe", "automated.offered",
            {"by hand": "from the hand", "from a shoe": "from a manual shoe"},
        )  # fmt: skip
        table.declares(facts, "number of cards in a dispensed stack", table.rules.players_cards, "automated.offered")


def _payouts(table: ThreeCardGround, facts: Declaration) -> None:
    types = ("ante and play", "pair plus", "ante bonus")
    table.declares(facts, "payout types", types, "payouts")
    ledger, bonus = str(table.option("pair-plus")), str(table.option("ante-bonus"))
    by_ledger = ("pair-plus.B", "pair-plus.B.table") if ledger == "B" else ("payouts", "pair-plus", "pair-plus.B")
    table.declares(facts, "pair plus paytable", ledger, *by_ledger, "payouts", otherwise="A" if ledger == "B" else "B")
    table.declares(
        facts, "posted paytable of pair plus", ledger, "wager.pair-plus", "definition.pair-plus", *by_ledger,
        otherwise="A" if ledger == "B" else "B",
    )  # fmt: skip
    by_table = ("ante-bonus.B", "ante-bonus.B.table") if bonus == "B" else ("payouts", "ante-bonus")
    table.declares(facts, "ante bonus paytable", bonus, *by_table, "payouts", otherwise="A" if bonus == "B" else "B")
