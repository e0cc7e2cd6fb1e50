"""What the facility declares about a table of a pot game, in the order of the document."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import show_money
from clausewise.reference_engine.families.pot import (
    blinds,
    declaring_house,
    forced_bets,
    kills,
    limits,
    seating,
)
from clausewise.reference_engine.hands.pot import three_showing

if TYPE_CHECKING:
    from clausewise.reference_engine.core.fields import FactValue
    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.vocabulary.description import Declaration

PACK_SIZE = 52
OFFERED = "game"
"""Each of several games of a document may be offered by a rule of its own."""


def facts(table: PotGround) -> Declaration:
    """All facts; what the rule set has no rule about is not declared."""
    found: Declaration = {}
    kind = table.rules.game.split(" ")[0]
    table.states(found, "poker game", table.rules.game, f"{OFFERED}.{table.rules.game}",
        {"without its variant": kind, "another game": "Pineapple High"},
    )  # fmt: skip
    _game(table, found)
    _low_hands(table, found)
    _table(table, found)
    _disks(table, found)
    _cards(table, found)
    _forced_bets(table, found)
    _collection(table, found)
    _notices(table, found)
    declaring_house.facts(table, found)
    return found


def _game(table: PotGround, found: Declaration) -> None:
    _kind(table, found, "player-dealer position in use", False, "no-player-dealer")
    _kind(table, found, "number of hands played for the house", 0, "house")
    _kind(table, found, "money of the house in the pot", 0, "house")
    table.declares(found, "number of decks in use", table.packs(), "deck.one")
    table.declares(found, "number of cards in the deck", PACK_SIZE, "deck.one")
    table.declares(found, "number of jokers in the deck", 0, "deck.one")


def _low_hands(table: PotGround, found: Declaration) -> None:
    """How low hands of three cards would rank, where a document ranks them for games that it does not have."""
    order = three_showing.ORDER
    as_with_five = three_showing.MISORDERED["a straight beats three-of-a-kind"]
    table.states(found, "order of low hands of three cards", order[::-1], "rank.low-three",
        {"as high hands": order, "straights before sets": as_with_five[::-1], "straights and flushes are none":
         ("nothing", "pair", "three-of-a-kind")},
    )  # fmt: skip


def _kind(table: PotGround, found: Declaration, fact: str, value: FactValue, what: str) -> None:
    """What kind of game it is, which a rulebook may say twice: it is declared once, and either may be misread."""
    provisions = seating.kinds(table, what)
    if not provisions:
        return
    declared = {provision: table.rulings.declares(provision, value) for provision in provisions}
    table.fact_citations[fact] = table.rulings.cite(provisions)
    said = next((other for other in declared.values() if other != value), value)
    if said is not None:
        found[fact] = said


def _table(table: PotGround, found: Declaration) -> None:
    table.states(found, "kind of table", "standard poker table", "table.seats",
        {"another kind of table": "blackjack table"},
    )  # fmt: skip
    seats = table.seats()
    table.states(found, "number of seated positions", seats, "table.seats",
        {"eleven positions": table.rules.seats + 1, "twelve positions": table.rules.seats + 2},
    )  # fmt: skip
    table.declares(found, "number of betting spaces for each position", 1, "table.betting-space")
    table.declares(found, "least wager", int(table.rules.least), "schedule.no-limit")
    table.declares(found, "number of different least wagers among the positions", 1, "table.same-limits")
    table.declares(found, "number of different greatest wagers among the positions", 1, "table.same-limits")
    if table.rulings.knows(limits.CHECK_RAISE):
        _settled(table, found)
    elif table.rules.units and limits.are_fixed(table):
        _fixed_limits(table, found)
    else:
        table.declares(found, "greatest wager", "no limit", "schedule.no-limit")
    if not table.rulings.knows("table.same-limits"):
        return
    barred = table.rulings.reading("back-line", "barred") == "barred"
    table.declares(found, "back-line betting", "not permitted" if barred else "permitted", "table.back-line")


def _settled(table: PotGround, found: Declaration) -> None:
    """What the house has settled of raises and of the kill."""
    _kill(table, found)
    table.declares(found, "check and raise", table.option(*limits.CHECK_AND_RAISE), limits.CHECK_RAISE)
    table.declares(found, "greatest number of raises", str(table.option("most-raises", limits.MOST_RAISES)), limits.CAP)


def _kill(table: PotGround, found: Declaration) -> None:
    """Whether the house offers a kill, and from which pot on."""
    table.declares(found, "kill", kills.offered(table), kills.OFFERED)
    if kills.offered(table) != kills.NONE:
        amount = str(table.option("kill-amount"))
        table.declares(found, "amount that qualifies for a kill", amount, kills.OFFERED)


def _fixed_limits(table: PotGround, found: Declaration) -> None:
    lower, higher = table.rules.units[str(table.option("limits"))]
    table.declares(found, "lower table limit", int(lower), "limits.lower")
    table.declares(found, "higher table limit", int(higher), "limits.higher")


def _disks(table: PotGround, found: Declaration) -> None:
    table.states(found, "shape of the dealer button", "flat disk", "button.disk", {"no disk": "card"},
    )  # fmt: skip
    table.states(found, "color of the dealer button", "white", "button.color", {"a black one": "black"},
    )  # fmt: skip
    table.states(found, "words on the dealer button", "dealer button", "button.words",
        {"without words": "none", "other words": "button"},
    )  # fmt: skip
    for blind in table.rules.blinds:
        table.states(found, f"words on the {blind} button", blind, "blinds.disks",
            {"the words of the other": "small blind" if blind == "big blind" else "big blind"},
        )  # fmt: skip


def _cards(table: PotGround, found: Declaration) -> None:
    table.states(found, "manner of shuffling", "by hand", "deck.shuffled", {"a device shuffles": "by device"})
    table.states(found, "manner of dealing", "by hand", "deck.shuffled", {"a device deals": "by device"})
    table.states(found, "dealer of the cards", "house dealer", "deck.shuffled",
        {"a player deals": "player with the dealer button"},
    )  # fmt: skip


def _forced_bets(table: PotGround, found: Declaration) -> None:
    for blind in table.rules.blinds if table.rulings.knows("blinds.mandatory") else ():
        amount = forced_bets.amount_of(table, blind)  # type: ignore[arg-type]  # the keys are the names of forced bets
        table.declares(found, f"amount of the {blind}", amount, "blinds.predetermined")
    if table.rules.blinds:
        table.declares(found, "number of blinds that may be declined", 0, "blinds.mandatory")
    table.declares(found, "number of blinds", len(blinds.amounts(table)), blinds.FURTHER)
    if table.rulings.knows("antes.amount"):
        table.declares(found, "amount of the ante", forced_bets.amount_of(table, "ante"), "antes.amount")


def _collection(table: PotGround, found: Declaration) -> None:
    fee = int(table.rules.fee)
    moment = table.rulings.reading("moment-of-the-fee", "when-the-flop-lies")
    time = "after the flop" if moment == "when-the-flop-lies" else "after the betting round of the flop"
    without_a_flop = table.rulings.reading("fee-without-a-flop", "")
    if without_a_flop:
        time = without_a_flop.replace("-", " ")
    table.states(found, "time of the collection", time, "collection.after-flop",
        {"before the cards": "before the hand", "at the end": "after the hand"},
    )  # fmt: skip
    table.states(found, "source of the collection", "the pot", "collection.after-flop",
        {"each player": "each player", "the winner": "the winner"},
    )  # fmt: skip
    table.states(found, "taker of the collection", "house dealer", "collection.after-flop",
        {"somebody else": "floorperson", "the winner": "player who wins the pot"},
    )  # fmt: skip
    table.declares(found, "number of schedule options in use", 1, "collection.one-option")
    table.declares(found, "schedule option in use", 1, "collection.one-option")
    in_use = _limits_in_use(table)
    table.states(found, "table limits in use", (in_use,), "collection.one-option",
        {"a second limit": (in_use, "2 - 100"), "another limit": ("2 - 100",)},
    )  # fmt: skip
    table.states(found, "time of determining the rates", "before the hand", "collection.before-the-hand",
        {"during the hand": "during the hand", "after the hand": "after the hand"},
    )  # fmt: skip
    table.states(found, "form of the collection rates", "flat amount", "collection.flat",
        {"a percentage": "percentage of the pot", "a fraction": "fraction of the winnings"},
    )  # fmt: skip
    table.states(found, "number of collection rates", 1, "collection.most-rates",
        {"six rates": 6, "seven rates": 7, "ten rates": 10},
    )  # fmt: skip
    table.declares(found, "amount of the collection fee", fee, "schedule.fee")


def _limits_in_use(table: PotGround) -> str:
    if table.rules.units and limits.are_fixed(table):
        lower, higher = table.rules.units[str(table.option("limits"))]
        return f"{show_money(lower)} - {show_money(higher)}"
    return f"{show_money(table.rules.least)} - no limit"


def _notices(table: PotGround, found: Declaration) -> None:
    games = ("Lowball", "Pineapple", "Omaha High-Low", "Texas Hold'em")
    table.states(found, "games under the collection schedule", games, "collection.games",
        {"one game only": games[-1:], "without the game that has no flop": games[1:], "one more": (*games, "Razz")},
    )  # fmt: skip
    numbers = ("GEGA-003939", "GEGA-003940", "GEGA-003941", "GEGA-003942")
    table.states(found, "registrations under the collection schedule", numbers, "collection.games",
        {"one number for all": numbers[:1], "the first two exchanged": (numbers[1], numbers[0], *numbers[2:])},
    )  # fmt: skip
    whole = ("rates", "fees", "procedure")
    table.states(found, "notice to patrons", whole, "collection.notice",
        {"without the procedure": whole[:2], "without the rates": whole[1:], "without the fees": (whole[0], whole[2])},
    )  # fmt: skip
    table.states(found, "place of the posted collection fees", "on the table", "collection.posted",
        {"out of sight": "in the office", "on request": "nowhere"},
    )  # fmt: skip
    table.declares(found, "tables without posted collection fees", 0, "collection.posted")
    columns = ("schedule option", "table limit", "blinds", "player fee")
    table.states(found, "columns of the collection schedule", columns, "collection.columns",
        {"without the blinds": (*columns[:2], columns[3]), "without the fee": columns[:3], "without the limit":
         (columns[0], *columns[2:])},
    )  # fmt: skip
    row = ("1 - no limit", "2 - 4", "4")
    table.states(found, "collection schedule option 1", row, "schedule.option",
        {"another fee": (*row[:2], "5"), "other blinds": (row[0], "3 - 6", row[2]), "a limit": ("1 - 100", *row[1:])},
    )  # fmt: skip
