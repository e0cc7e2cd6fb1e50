"""The nine games of Oneida Poker: a rule set each, of what the document says of all games and of this one."""

from __future__ import annotations

from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.core.provisions import Suffixes, clauses_of
from clausewise.reference_engine.families.pot.game import pot_game
from clausewise.reference_engine.families.pot.rules import Cards, PotRules, Street
from clausewise.reference_engine.families.rulebook import Rulebook
from clausewise.reference_engine.rulebooks.oneida_poker import (
    RULEBOOK,
    misread,
    misread_play,
    section_a,
    section_b,
    section_c,
    section_d,
    section_e,
    section_f,
    section_g,
    section_h,
    section_i,
    section_j,
    section_k,
    section_l,
    section_m,
    section_n,
    section_o,
    section_p,
    section_q,
    section_r,
    section_s,
)
from clausewise.reference_engine.rulebooks.oneida_poker.signs import SIGNS
from clausewise.reference_engine.rulebooks.oneida_poker.streets import (
    BOARD_GAME,
    DRAW,
    FIVE_CARD_STUD,
    OMAHA,
    SEVEN_CARD_STUD,
)

COMMON = (
    section_a, section_b, section_c, section_d, section_e, section_f, section_g, section_h, section_n, section_o,
    section_p, section_q, section_r, section_s,
)  # fmt: skip
"""The sections that hold for every game."""
BLINDS = {"small blind": dollars(2), "big blind": dollars(4)}
PERMITTED: dict[object, tuple[str, ...]] = {
    section_i: ("H.1",), section_j: ("H.2",), section_k: ("H.3",), section_l: ("H.4",), section_m: ("H.5",),
}  # fmt: skip
"""Where the games of a section stand among the types of poker."""
SPREADS = {"2-10": (dollars(2), dollars(10))}
UNITS = {"4-8": (dollars(4), dollars(8)), "10-20": (dollars(10), dollars(20))}


def _rules(
    game: str, provisions: Suffixes, section: object, streets: tuple[Street, ...], *, seats: int,
    high: Cards | None = None, low: Cards | None = None,
) -> PotRules:  # fmt: skip
    """The rule set of one game; its section's `provisions` are those that this game has of it."""
    form = section_a.SPLIT if high and low else section_a.HIGH if high else section_a.LOW
    with_a_button = streets[0].starts == "left of the big blind"
    sections = (*COMMON, section)
    letter = section.__name__[-1].upper()  # type: ignore[attr-defined]  # it is a module named so
    readings: dict[str, tuple[str, ...]] = {}
    options: dict[str, tuple[str | int, ...]] = {}
    for each in sections:
        readings |= each.READINGS  # type: ignore[attr-defined]  # each is a module of this package
        options |= each.OPTIONS  # type: ignore[attr-defined]
    if section is section_k and "kill.amount" in provisions:
        readings |= section_k.KILL_READINGS
        options |= section_k.KILL_OPTIONS
    return PotRules(
        rulebook=RULEBOOK,
        game=game,
        title="Oneida Tribe of Indians of Wisconsin: Poker",
        provisions=section_f.also_of_all(
            clauses_of(
                RULEBOOK,
                *(each.PROVISIONS for each in COMMON),
                form,
                provisions,
                {f"game.{game}": PERMITTED[section]},
                SIGNS[letter],
            ),
            RULEBOOK,
        ),
        readings=readings,
        options=options,
        streets=streets,
        blinds=BLINDS if with_a_button else {},
        ante=dollars(0),
        least=dollars(4),
        units=UNITS,
        spreads=SPREADS,
        fee=dollars(0),
        fee_after="",
        seats=seats,
        button=with_a_button,
        high=high,
        low=low,
    )


HOLDEM = _rules("Hold'em High", section_j.PROVISIONS, section_j, BOARD_GAME, seats=11, high="any of the seven")
OMAHA_HIGH = _rules("Omaha High", section_k.HIGH, section_k, OMAHA, seats=10, high="two and three")
OMAHA_EIGHT = _rules(
    "Omaha High-Low Split Eight or Better", section_k.EIGHT_OR_BETTER, section_k, OMAHA, seats=10,
    high="two and three", low="two and three",
)  # fmt: skip
STUD_HIGH = _rules(
    "Seven-Card Stud High",
    section_i.HIGH,
    section_i,
    SEVEN_CARD_STUD,
    seats=8,
    high="any that were dealt",
)
STUD_SPLIT = _rules(
    "Seven-Card Stud High-Low Split", section_i.SPLIT, section_i, SEVEN_CARD_STUD, seats=8,
    high="any that were dealt", low="any that were dealt",
)  # fmt: skip
STUD_EIGHT = _rules(
    "Seven-Card Stud High-Low Split Eight or Better", section_i.EIGHT_OR_BETTER, section_i, SEVEN_CARD_STUD, seats=8,
    high="any that were dealt", low="any that were dealt",
)  # fmt: skip
DRAW_HIGH = _rules("Five-Card Draw High", section_l.HIGH, section_l, DRAW, seats=8, high="the five held")
DRAW_LOW = _rules("Five-Card Draw Low", section_l.LOW, section_l, DRAW, seats=8, low="the five held")
FIVE_CARD_STUD_HIGH = _rules(
    "Five-Card Stud High",
    section_m.PROVISIONS,
    section_m,
    FIVE_CARD_STUD,
    seats=8,
    high="the five held",
)

WRITTEN_BY_HAND = (*misread.MISREADINGS, *misread_play.MISREADINGS)
BOOK = Rulebook(
    *(
        pot_game(rules, *(WRITTEN_BY_HAND if rules is STUD_SPLIT else ()))  # of the rulebook, each once
        for rules in (
            HOLDEM, OMAHA_HIGH, OMAHA_EIGHT, STUD_HIGH, STUD_SPLIT, STUD_EIGHT, DRAW_HIGH, DRAW_LOW,
            FIVE_CARD_STUD_HIGH,
        )
    )
)  # fmt: skip
