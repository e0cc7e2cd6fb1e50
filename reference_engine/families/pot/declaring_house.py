"""What a house declares of its table, its decks, its rake and its signs, where the rules leave it these to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.core.rulings import UNSAID
from clausewise.reference_engine.equipment.cards_care import loading, two_decks
from clausewise.reference_engine.families.pot import blinds, forced_bets, jackpot, kills, rake, up_cards

if TYPE_CHECKING:
    from clausewise.reference_engine.core.fields import FactValue
    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.vocabulary.description import Declaration

NAME, RAKE_AREA = "name of the casino licensee", "rake area"
BESIDE = "dealer's side, {} of the dealer"
SIDE = "dealer's side"


def facts(table: PotGround, found: Declaration) -> None:
    """All of them; what the rule set has no rule about is not declared, nor anything where it wants no two decks."""
    if not two_decks.are_kept(table):
        return
    _place(table, found)
    _decks(table, found)
    _cover_card(table, found)
    _rake(table, found)
    _jackpot(table, found)
    _limits(table, found)
    _forced(table, found)


def _place(table: PotGround, found: Declaration) -> None:
    _also(table, found, "poker game", "games.offered",
        {"a game of another kind": "Badugi", "one that is not on the list": "Razz"},
    )  # fmt: skip
    table.states(found, "place of the poker tables", "a separate area of the casino floor", "place.apart",
        {"among other games": "among the other games", "in the hall": "in the hall"},
    )  # fmt: skip
    table.states(found, "kind of table", "poker table", "table.dealer", {"another kind of table": "blackjack table"})
    if table.rulings.knows("table.dealer"):  # elsewhere another rule says so
        table.states(found, "number of hands played for the house", 0, "type.players", {"one hand": 1})
        table.states(found, "money of the house in the pot", 0, "type.players", {"a hundred dollars": dollars(100)})
    _also(table, found, "number of seated positions", "table.players", {"twelve positions": 12, "one position": 1})
    table.states(found, "dealer of the cards", "house dealer", "table.dealer", {"a player deals": "player"})
    table.states(found, "name on the layout", NAME, "layout.name",
        {"somebody else's name": "name of the game", "no name": "none"},
    )  # fmt: skip
    both = (NAME, RAKE_AREA)
    table.states(found, "areas of the layout", both, "layout.parts",
        {"no area for the rake": both[:1], "no name": both[1:], "neither": ()},
    )  # fmt: skip
    table.states(found, "place of the rake area", "right of the dealer", "layout.rake-area",
        {"on the other side": "left of the dealer", "before the players": "in front of the players"},
    )  # fmt: skip
    table.states(found, "number of decks for which the table has an area", 1, "table.deck-area", {"no such area": 0})
    parts = ("drop box", "tip box", "deck area")
    table.states(found, "parts of the table", parts, "table.deck-area", {"without an area for a deck": parts[:2]})
    drop, tip = BESIDE.format("right"), BESIDE.format("left")
    table.states(found, "place of the drop box", drop, "table.boxes", {"elsewhere": "opposite side"})
    table.states(found, "place of the tip box", tip, "table.boxes", {"beside the drop box": drop})
    for box in ("drop box", "tip box"):
        table.states(found, f"side of the table with the {box}", SIDE, "table.boxes", {f"{box} elsewhere": "front"})
    if jackpot.amount_of(table):
        table.states(found, "place of the jackpot box", tip, "table.boxes", {"on the side with the drop box": drop})


def _decks(table: PotGround, found: Declaration) -> None:
    table.states(found, "number of decks at the table", two_decks.TWO, "decks.two-kept", {"one": 1, "three": 3})
    table.states(found, "number of different card designs in one deck", 1, "decks.identical", {"two designs": 2})
    table.states(found, "number of different card designs in the second deck", 1, "decks.identical",
        {"two designs in the second deck": 2},
    )  # fmt: skip
    table.states(found, "number of cover cards in one deck", 1, "decks.cover-card", {"none": 0, "two cover cards": 2})
    table.states(found, "looks of the first deck", "red backs", "decks.told-apart", {})
    table.states(found, "looks of the second deck", "blue backs", "decks.told-apart", {"like the first": "red backs"})
    table.states(found, "color of the backs of the first deck", "red", "decks.cover-card-color", {})
    table.states(found, "color of the backs of the second deck", "blue", "decks.cover-card-color", {})
    if not loading.by_hand(table):
        table.states(found, "automated shuffling device in use", True, "decks.both-with-a-device", {})
        table.states(found, "number of decks in use", two_decks.TWO, "decks.both-with-a-device", {"one deck alone": 1})
        _also(table, found, "color of the backs of the second deck", "decks.other-color", {"the same color": "red"})
        _also(table, found, "color of the backs of the first deck", "decks.other-color", {"the other's": "blue"})
    table.states(found, "manner of distributing the decks", "as the poker shift supervisor determines",
        "opening.distributed", {"as the dealers like": "as the dealers like"},
    )  # fmt: skip


def _cover_card(table: PotGround, found: Declaration) -> None:
    card = "cover card"
    table.states(found, f"opacity of the {card}", "opaque", "decks.cover-card-color", {"to see through": "transparent"})
    table.states(found, f"number of colors of the {card}", 1, "decks.cover-card-color", {"two colors": 2})
    table.states(found, f"color of the {card}", "yellow", "decks.cover-card-color",
        {"like the backs": "red", "like the edges": "white"},
    )  # fmt: skip
    table.states(found, "color of the edges of the cards", "white", "decks.cover-card-color", {})
    _also(table, found, f"color of the {card}", "cover-card.color", {"another color": "black"})
    table.states(found, f"material of the {card}", "plastic", "cover-card.color", {"of paper": "paper"})


def _also(table: PotGround, found: Declaration, fact: str, provision: str, wrong: dict[str, FactValue]) -> None:
    """A fact that stands already is of this rule as well."""
    if fact not in found or not table.rulings.knows(provision):
        return
    before = table.fact_citations.get(fact, ())
    others: dict[str, FactValue | None] = {**wrong, UNSAID: None}
    said = table.rulings.choose(provision, found.pop(fact), others)
    if said is not None:
        found[fact] = said
    table.fact_citations[fact] = (*before, *table.rulings.cite([provision]))


def _rake(table: PotGround, found: Declaration) -> None:
    if not table.rulings.knows("rake"):
        return
    table.states(
        found,
        "source of the poker revenue",
        "rake",
        "rake",
        {"a charge by the hour": "charge by the hour", "a fee for the seat": "fee for a seat"},
    )
    way = rake.method(table)
    other_ways = {name: name for name in ("as the dealer thinks fit", "none", "a charge by the hour")}
    way = table.rulings.choose("rake.methods", way, other_ways)  # a house that does neither says so on its sign, too
    table.states(found, "rake", way, "rake.methods", {})
    table.states(found, "rake on the sign", way, "rake.sign",
        {"the other way": "in steps" if way == rake.PERCENTAGE else rake.PERCENTAGE},
    )  # fmt: skip
    if rake.method(table) == rake.PERCENTAGE:
        part = table.option_number("rake-percentage")
        table.states(
            found, "rake percentage", part, "rake.percentage", {"thirty percent": rake.MOST_PERCENT + 5, "all": 100}
        )
        _also(table, found, "rake percentage", "rake.percentage.most", {"half of the bets": 2 * rake.MOST_PERCENT})
        table.states(found, "rake percentage on the sign", part, "rake.sign", {"a smaller part": part - 1})
        return
    steps = tuple(f"1 at {level // 100}" for level in rake.LEVELS)
    table.states(found, "steps of the rake", steps, "rake.steps", {"no steps": ("as the dealer thinks fit",)})
    table.states(found, "steps of the rake on the sign", steps, "rake.sign", {"the first step alone": steps[:1]})


def _jackpot(table: PotGround, found: Declaration) -> None:
    amount = jackpot.amount_of(table)
    if not amount:
        return
    table.states(found, "jackpot amount", amount, "jackpot", {"twice as much": 2 * amount, "five": 5 * amount})
    table.states(
        found, "jackpot amount on the sign", amount, "jackpot.sign", {"half of it": amount // 2, "twice": 2 * amount}
    )
    table.states(
        found,
        "standards for jackpots",
        "established",
        "jackpot.standards",
        {"none": "none", "some day": "to be established"},
    )
    table.states(found, "basis of jackpot payments", "standards for jackpots", "jackpot.by-the-standards",
        {"case by case": "case by case", "by the dealer": "the dealer's decision"},
    )  # fmt: skip


def _limits(table: PotGround, found: Declaration) -> None:
    if not table.rulings.knows("limits.sign"):
        return
    table.states(found, "who determines the limits", "Oneida Tribe of Indians of Wisconsin", "limits.determined",
        {"the dealer": "dealer"},
    )  # fmt: skip
    for which, amount in zip(("minimum", "maximum"), map(int, str(table.option("limits")).split("-")), strict=True):
        table.states(found, f"{which} bet", dollars(amount), "limits.determined", {f"another {which}": dollars(1)})
        table.states(found, f"{which} bet on the sign", dollars(amount), "limits.sign",
            {f"another {which} on the sign": dollars(amount + 1)},
        )  # fmt: skip
    table.states(found, "place of the sign on the limits", "conspicuous, at the table", "limits.sign",
        {"out of sight": "in the office"},
    )  # fmt: skip


def _forced(table: PotGround, found: Declaration) -> None:
    """What has to be placed before there are cards, or to begin with: on signs, as it is required."""
    if table.rulings.knows("signs.ante"):
        ante = forced_bets.ante(table)
        table.states(found, "ante on the sign", ante, "signs.ante", {"another ante": ante + dollars(1)})
        rule = "required" if ante else "none"
        table.states(found, "rule on the ante on the sign", rule, "signs.ante",
            {"the other way": "none" if ante else "required"},
        )  # fmt: skip
    if table.rulings.knows("signs.forced-bet"):
        bet = forced_bets.forced_bet(table)
        table.states(found, "amount of the forced bet", bet, "signs.forced-bet", {"another bet": bet + dollars(2)})
        table.states(found, "forced bet on the sign", bet, "signs.forced-bet", {"another bet": bet + dollars(1)})
        lowest, highest = "lowest up-card", "highest up-card"
        by_highest = table.rulings.knows(up_cards.HIGHEST)
        table.states(found, "rule on the forced bet on the sign", highest if by_highest else lowest, "signs.forced-bet",
            {"the other way": lowest if by_highest else highest},
        )  # fmt: skip
    if table.rulings.knows("signs.blinds"):
        sizes = list(blinds.amounts(table).values())
        table.states(found, "number of blinds on the sign", len(sizes), "signs.blinds", {"one more": len(sizes) + 1})
        each = tuple(str(size // 100) for size in sizes)
        table.states(found, "amounts of the blinds", each, "signs.blinds", {"none": ()})
        higher = tuple(f"{one}0" for one in each)
        table.states(found, "blinds on the sign", each, "signs.blinds", {"higher ones": higher})
    if table.rulings.knows("signs.kill"):
        kill = kills.offered(table)
        table.states(found, "kill option on the sign", kill, "signs.kill",
            {"another": "kill" if kill == "none" else "none"},
        )  # fmt: skip
    _no_table_without(table, found)
    table.states(found, "internal controls on irregularities", "clarify and supplement", "controls.supplement",
        {"they override the rules": "override", "they replace the rules": "replace"},
    )  # fmt: skip


def _no_table_without(table: PotGround, found: Declaration) -> None:
    fact = "tables without the posted signs"
    for sign in ("rake.sign", "limits.sign", "signs.ante", "signs.forced-bet", "signs.blinds", "signs.kill"):
        if fact in found:
            _also(table, found, fact, sign, {"a table without it": 1})
        else:
            table.states(found, fact, 0, sign, {"a table without it": 1})
