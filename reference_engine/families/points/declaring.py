"""What the facility declares about table, cards, staff, and the rules that it has chosen."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.families.points import suits, wagering
from clausewise.reference_engine.families.points.boxes import MOST_POSITIONS
from clausewise.reference_engine.families.points.settling import odds_of_a_blackjack
from clausewise.reference_engine.vocabulary.points.words import HIT, INITIAL_SUIT, SPOTS

if TYPE_CHECKING:
    from clausewise.reference_engine.families.points.ground import PointsGround
    from clausewise.reference_engine.vocabulary.description import Declaration

CHOSEN = {
    "surrender": "surrender",
    "insurance": "insurance",
    "doubling down": "doubling",
    "splitting pairs": "splitting",
}
"""The rules on what players may do, and the option of each."""
TABLES = 6
STAFF = ("number of cashiers", "number of dealers at the table", "tables for each floorperson")


def declaration(table: PointsGround) -> Declaration:
    """All of it."""
    facts: Declaration = {}
    _table(table, facts)
    _cards(table, facts)
    _rules(table, facts)
    _wagers(table, facts)
    _staff(table, facts)
    return facts


def _table(table: PointsGround, facts: Declaration) -> None:
    table.declares(facts, "number of betting positions", MOST_POSITIONS, "table.places", otherwise=MOST_POSITIONS + 1)
    table.declares(facts, "number of betting areas", MOST_POSITIONS, "table.areas", otherwise=MOST_POSITIONS - 1)
    sides = {"positions on both sides": 2, "no side": 0}
    table.states(facts, "sides of the table with betting positions", 1, "table.places", sides)
    across = {"beside them": "beside the betting positions"}
    table.states(facts, "place for the dealer", "opposite the betting positions", "table.places", across)
    areas = (*wagering.offered(table), *((HIT,) if table.allows_players("hit-wagers") else ()))
    main = (SPOTS[0],)
    others = {
        "none for optional wagers": main,
        "for optional wagers alone": areas[1:],
        "for wagers not offered": (*areas, "progressive"),
    }
    areas = table.rulings.choose("table.optional-areas", areas, others)
    table.states(facts, "betting areas of each player", areas, "table.areas",
        {"none for the wager on the hand": tuple(area for area in areas if area not in main)})  # fmt: skip
    cited = table.rulings.cite(["table.areas", "table.optional-areas"])
    table.fact_citations["betting areas of each player"] = cited
    none = {"none": "none", "in part": "for some of the positions"}
    table.states(facts, "space for the hands", "for every position", "table.areas", none)
    table.states(facts, "place of the table inventory container", "on the table", "table.inventory",
        {"on another table": "on another table", "nowhere": "none"})  # fmt: skip
    side = "left" if table.option("shoe-side") == "left" else "right"
    if not table.from_the_hand:
        table.states(facts, "support of the manual dealing shoe", "the table", "shoe.on-table",
            {"beside it": "a stand beside the table", "none": "none"})  # fmt: skip
        table.declares(facts, "location of the manual dealing shoe", f"to the dealer's {side}", "shoe.on-table")
    rack = {"on the left": "to the dealer's left", "off the table": "below the table"}
    table.states(facts, "place of the discard rack", "to the dealer's right",
        table.way.rule("burn"), rack)  # fmt: skip


def _cards(table: PointsGround, facts: Declaration) -> None:
    packs = table.cards.packs
    if table.from_the_hand:
        table.states(facts, "number of decks in use", packs, "hand.decks", {"three": 3, "six": 6, "none": 0})
    else:
        table.states(facts, "number of decks in use", packs, "decks.number", {"none": 0})
    table.states(facts, "number of different card designs in one deck", 1, "decks.identical", {"two designs": 2})
    table.states(facts, "number of card backs", 1, "decks.identical", {"decks with different backs": 2})
    table.states(facts, "cards in each deck", 52, "decks.identical", {"a short deck": 48, "a deck with jokers": 54})
    table.states(facts, "number of cover cards in one deck", 1, "decks.cover-card", {"none": 0, "two": 2})
    table.states(
        facts, "opacity of the cover card", "opaque", "decks.cover-card-color", {"to see through": "transparent"}
    )
    table.states(facts, "number of colors of the cover card", 1, "decks.cover-card-color", {"of two colors": 2})
    table.states(
        facts, "color of the backs of the first deck", "red", "decks.identical", {"like the cover card": "yellow"}
    )
    table.states(
        facts, "color of the edges of the cards", "white", "decks.cover-card-color", {"like the cover card": "yellow"}
    )
    table.states(facts, "color of the cover card", "yellow", "decks.cover-card-color",
        {"like the backs": "red", "like the edges": "white"})  # fmt: skip


def _rules(table: PointsGround, facts: Declaration) -> None:
    posted = str(table.option("game-rules"))
    unposted = {"neither posted nor to be reviewed": "neither", "known to the dealer": "known to the dealer"}
    push = str(table.option("simple-21"))
    table.states(facts, "rule on a push", push, "push.simple-21", {"the other": "push" if push == "loses" else "loses"})
    table.states(facts, "posting of the rule on a push", posted, "push.posted", unposted)
    for what, option in CHOSEN.items():
        allowed = "allowed" if table.allows_players(option) else "prohibited"
        if option == "surrender" and table.spots > 1:
            allowed = "prohibited"
        others = {
            "for some players only": "allowed to some players",
            "the other": "prohibited" if allowed == "allowed" else "allowed",
        }
        table.states(facts, f"rule on {what}", allowed, f"{_STEM[option]}.allowed", others)
        if option == "surrender" and table.spots > 1:
            cited = table.rulings.cite(["surrender.allowed", "surrender.multiple"])
            table.fact_citations["rule on surrender"] = cited
        table.states(facts, f"posting of the rule on {what}", posted, f"{_STEM[option]}.posted", unposted)
    soft = str(table.option("soft-17"))
    table.states(facts, "rule on soft 17", soft, table.way.rule("soft-17"), {"neither": "as the dealer likes"})
    if table.from_the_hand:
        table.states(facts, "posting of the pitch variant", "posted", "hand.posted", unposted)
        face, other = str(table.option("pitch-face")), {"as the dealer likes": "either"}
        table.states(facts, "face of the cards from the hand", face, "hand.face", other)
        held = str(table.option("held-cards"))
        table.states(facts, "holding of cards", held, "hand.handle", {"some players only": "permitted to some players"})
        table.states(
            facts,
            "way of dealing",
            "hand",
            "hand.offered",
            {"from a shoe": "from a manual shoe", "by a device": "by a device"},
        )
    tournaments = str(table.option("tournaments"))
    table.states(
        facts,
        "tournaments",
        tournaments,
        "tournaments.offered",
        {"something else": "elsewhere", "by invitation": "by invitation"},
    )
    if tournaments == "held":
        table.states(facts, "game of a tournament", "as provided in the rules", "tournaments.as-otherwise",
            {"its own rules": "by rules of its own", "nothing": "undetermined"})  # fmt: skip


_STEM = {"surrender": "surrender", "insurance": "insurance", "doubling": "double", "splitting": "split"}


def as_odds(odds: Fraction) -> str:
    """Odds as a table shows them.

    >>> as_odds(Fraction(3, 2)), as_odds(Fraction(2))
    ('3 to 2', '2 to 1')
    """
    return f"{odds.numerator} to {odds.denominator}"


def _wagers(table: PointsGround, facts: Declaration) -> None:
    odds = odds_of_a_blackjack(table)
    table.states(facts, "odds of blackjack", as_odds(odds), "blackjack.low-card", {"other odds": as_odds(odds + 1)})
    table.declares(facts, "odds of insurance", as_odds(table.rules.odds["insurance"]), "insurance.odds")
    highest = {wager: int(table.rules.odds[wager]) for wager in (*INITIAL_SUIT, HIT)}
    for wager in _optional(table):
        provision = f"suit.{wager}.odds" if wager != HIT else "hit.pitch-odds" if table.from_the_hand else "hit.odds"
        more = {
            "higher than the rules have it": as_odds(Fraction(highest[wager] + 1)),
            "twice as high": as_odds(Fraction(2 * highest[wager])),
        }
        table.states(facts, f"odds of {wager}", as_odds(Fraction(suits.odds_of(table, wager))), provision, more)
    table.states(
        facts,
        "optional wagers offered",
        _optional(table),
        "optional.offered",
        {"others": ("progressive",), "others as well": (*_optional(table), "progressive")},
    )
    cited = table.rulings.cite(["optional.offered", "suit.offered", "hit.offered"])
    table.fact_citations["optional wagers offered"] = cited
    maximum = dollars(table.option_number("optional-maximum"))
    table.declares(facts, "maximum optional wager on the sign", maximum, "optional.maximum")
    action = str(table.option("multiple-action"))
    table.states(facts, "multiple action", action, "multiple.offered", {"against four hands": "four"})
    if table.spots > 1:
        hands = ("3",) if action == "three" else ("2", "3")
        table.states(facts, "hands of the dealer in multiple action", hands, "multiple.three",
            {"one as well": ("1", *hands), "four": ("4",)})  # fmt: skip
        for offer in ("the progressive wager", "a bonus wager", "a streak wager"):
            table.states(facts, f"offer of {offer}", False, "multiple.excludes", {f"{offer} all the same": True})
    table.declares(facts, "number of adjacent boxes", table.option_number("adjacent-boxes"), "wager.adjacent")
    coupons = ("match play coupons",) if table.option("match-play") == "accepted" else ()
    instruments = ("gaming chips", "tokens", "cash", "other currency", *coupons)
    others = {"by word of mouth as well": (*instruments, "words"), "chips alone": ("gaming chips",)}
    table.states(facts, "instruments for wagers", instruments, "wager.instrument", others)
    for which in ("minimum", "maximum"):
        amount = dollars(table.option_number(f"{which}-wager"))
        table.declares(facts, f"{which} wager", amount, "limits.determined")
        table.declares(facts, f"{which} wager on the sign", amount, "limits.posted")


def _optional(table: PointsGround) -> tuple[str, ...]:
    initial = tuple(wager for wager in wagering.offered(table) if wager in INITIAL_SUIT)
    return (*initial, *((HIT,) if table.allows_players("hit-wagers") else ()))


def _staff(table: PointsGround, facts: Declaration) -> None:
    without = {f"without {who}": who for who in ("cashiers", "dealers", "supervisors")}
    absent = table.rulings.choose("staff", "nobody", without)
    table.states(facts, "number of cashiers", int(absent != "cashiers"), "staff.cashier", {"none": 0, "half of one": 0})
    table.states(
        facts,
        "number of dealers at the table",
        int(absent != "dealers"),
        "staff.dealer",
        {"none": 0, "a player instead": 0},
    )
    tables = 10 * TABLES if absent == "supervisors" else TABLES
    more = {"seven": TABLES + 1, "a dozen": 2 * TABLES}
    table.states(facts, "tables for each floorperson", tables, "staff.floor", more)
    for fact in STAFF:
        table.fact_citations[fact] = (*table.fact_citations[fact], *table.rulings.cite(["staff"]))
    by = str(table.option("verification"))
    provision = "opening.verify-electronically" if by == "electronic" else "opening.inspect"
    table.states(facts, "verification of the inspection", by, provision, {"verified by nobody": "none"})
