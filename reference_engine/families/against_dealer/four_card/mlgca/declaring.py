"""What the facility declares about wagers, layout, payouts and the progressive system."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.families.against_dealer import declaring
from clausewise.reference_engine.families.against_dealer.boxes import MOST_POSITIONS
from clausewise.reference_engine.families.against_dealer.four_card.mlgca import declaring_table, meters

if TYPE_CHECKING:
    from clausewise.reference_engine.families.against_dealer.four_card.mlgca.ground import MlgcaGround
    from clausewise.reference_engine.vocabulary.description import Declaration


def declaration(table: MlgcaGround) -> Declaration:
    """Everything that is declared."""
    facts: Declaration = {}
    declaring.cards(table, facts)
    declaring.shuffler(table, facts)
    if table.option("progressive") != "none":
        _envy(table, facts)
    declaring_table.positions(table, facts)
    _layout(table, facts)
    _payouts(table, facts)
    if table.option("progressive") != "none":
        _progressive_system(table, facts)
    declaring_table.boxes(table, facts)
    declaring_table.discard_rack(table, facts)
    _wagers(table, facts)
    declaring.manual_shoe(table, facts)
    declaring.from_the_hand(table, facts)
    _paytables(table, facts)
    declaring.out_of_order(table, facts)
    return facts


def _envy(table: MlgcaGround, facts: Declaration) -> None:
    """From which hand on an envy bonus is paid."""
    letter = str(table.option("progressive" if table.rulings.reading("envy-letter") == "tied" else "envy"))
    straight_flush = "straight flush" in table.rules.envy[letter]
    least = "straight flush or better" if straight_flush else "four-of-a-kind or better"
    table.declares(facts, "form of the envy bonus", "fixed sum", "definition.envy-bonus")
    table.declares(facts, "envy bonus qualifying hand", least, "definition.envy-qualifying-hand")


def _wagers(table: MlgcaGround, facts: Declaration) -> None:
    """The wagers that are offered, and what the house has chosen about them."""
    progressive, bonus = (table.option(name) != "none" for name in ("progressive", "six-card-bonus"))
    offered = ["ante", "play", "aces up"] + ["progressive"] * progressive + ["six card bonus"] * bonus
    table.declares(facts, "wagers offered", tuple(offered), "wager.kinds")
    table.declares(facts, "offer of the progressive wager", progressive, "wager.progressive")
    table.declares(facts, "offer of the six card bonus wager", bonus, "wager.six-card-bonus")
    treatment = "lost" if table.option("abandonment") == "loses" else "left standing"
    table.declares(facts, "treatment of abandoned wagers", treatment, "wager.abandoned")
    table.declares(facts, "number of adjacent boxes", table.option_number("adjacent-boxes"), "wager.adjacent")


def _paytables(table: MlgcaGround, facts: Declaration) -> None:
    """Chosen paytables, and the particulars of the progressive meters."""
    aces_up = str(table.option("aces-up"))
    table.declares(facts, "aces up paytable", aces_up, f"aces-up.{aces_up}", "aces-up")
    bonus = str(table.option("six-card-bonus"))
    if bonus != "none":
        table.declares(facts, "six card bonus paytable", bonus, f"six-card-bonus.{bonus}", "six-card-bonus")
    if table.option("progressive") != "none":
        _progressive(table, facts)


def _progressive(table: MlgcaGround, facts: Declaration) -> None:
    letter, envy = str(table.option("progressive")), str(table.option("envy"))
    if table.rulings.reading("envy-letter") == "tied":
        envy = letter
    table.declares(facts, "progressive paytable", letter, f"progressive.{letter}", "progressive")
    table.declares(
        facts, "envy bonus paytable", envy,
        "envy.by-table", "envy-1", f"envy-1.{envy}", "envy-5", f"envy-5.{envy}",
    )  # fmt: skip
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


def _layout(table: MlgcaGround, facts: Declaration) -> None:
    """What is on the cloth, and who has agreed to it."""
    rulings = table.rulings
    table.states(facts, "submission of the layout", rulings.reading("layout-approval"), "table.layout",
        {"never submitted": "not submitted", "taken back": "withdrawn"},
    )  # fmt: skip
    table.states(facts, "name on the layout", "name of the facility operator", "table.layout-name",
        {"somebody else's": "name of the manufacturer", "the game's": "name of the game"},
    )  # fmt: skip
    everybody = ("ante", "play", "aces up")
    areas = rulings.choose(
        "table.layout-areas",
        everybody,
        {"one area for ante and play": ("ante and play", "aces up"), "no area for aces up": ("ante", "play"),
         "no area for the play wager": ("ante", "aces up"), "nothing is said": ()},
    )  # fmt: skip
    provisions = ["table.layout-areas"]
    for option, wager in (("progressive", "progressive"), ("six-card-bonus", "six card bonus")):
        if table.option(option) != "none":
            provision = f"table.layout-{option}"
            provisions.append(provision)
            areas += rulings.choose(
                provision,
                (wager,),
                {"no area": (), "one area for the whole table": (f"{wager}, for all players together",),
                 "on the area of aces up": (f"aces up or {wager}",)},
            )  # fmt: skip
    table.fact_citations["betting areas of each player"] = rulings.cite(provisions)
    if areas:
        facts["betting areas of each player"] = areas


def _payouts(table: MlgcaGround, facts: Declaration) -> None:
    """Where the payouts can be read, and of which wagers."""
    offered = ["ante", "ante bonus", "play", "aces up"]
    offered += [name for name in ("progressive", "six card bonus") if table.option(name.replace(" ", "-")) != "none"]
    on_sign = table.option("payouts-posted") == "sign"
    table.states(facts, f"payouts on the {'sign' if on_sign else 'layout'}", tuple(offered), "table.posted-odds",
        {"without aces up": tuple(name for name in offered if name != "aces up"),
         "without the ante": tuple(offered[1:]), "without the last": tuple(offered[:-1])},
    )  # fmt: skip
    _posted_paytables(table, facts)


def _posted_paytables(table: MlgcaGround, facts: Declaration) -> None:
    """Where the house chooses among paytables, the one that a player can read."""
    for option, wager in (
        ("aces-up", "aces up"), ("progressive", "the progressive wager"), ("six-card-bonus", "the six card bonus"),
    ):  # fmt: skip
        letter = str(table.option(option))
        if letter != "none":
            table.states(facts, f"posted paytable of {wager}", letter, "table.posted-odds",
                {f"an earlier paytable of {wager}": "A" if letter != "A" else "B"},
            )  # fmt: skip


def _progressive_system(table: MlgcaGround, facts: Declaration) -> None:
    """What the progressive wager is made and locked out with."""
    devices, control = "wagering devices", "control device"
    table.states(facts, "parts of the progressive system", (devices, control), "table.progressive-system",
        {"without a control device": (devices,), "without wagering devices": (control,)},
    )  # fmt: skip
    table.states(facts, "number of wagering devices", MOST_POSITIONS, "table.wagering-device",
        {"one for all": 1, "one position without": MOST_POSITIONS - 1},
    )  # fmt: skip
    table.states(facts, "lock-out of progressive wagers", "button", "table.lock-out",
        {"no lock-out": "none", "only monitored": "monitored, not prevented"},
    )  # fmt: skip
