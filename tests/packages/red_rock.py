"""A variation of Three Card Poker, as a tribe writes it after `new-rulebook`: one ledger and one rule are others."""

import re
from pathlib import Path

PACKAGE = "red_rock_rules"

RULES = '''\
"""What the reference engine plays by: the rules of three-card, but for what is said to be otherwise here."""

from __future__ import annotations

from clausewise.api.rulebooks import KING, Odds, derived, rulebook

ORIGIN = rulebook("three-card")
LEDGERS = ORIGIN.games[0].rules.pair_plus

BOOK = derived(
    ORIGIN,
    "red-rock",
    title="Three Card Poker under the Red Rock rules",
    # (k)(1)(i): a king, where the origin is content with a queen
    least_qualifying=KING,
    # (k)(1)(ii): 50 to 1 for a straight flush, where the origin pays 40
    pair_plus={**LEDGERS, "A": {**LEDGERS["A"], "straight flush": Odds(50, "to")}},
)
'''

STRAIGHT_FLUSH = """\
      Given seat 1 wagers 10 on pair plus
      And the cards fall as
        | seat 1 | 9s 8s 7s |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's pair plus"""

NOTHING_BY_THE_OTHER_LEDGER = """\
    Scenario: By the other ledger a hand below a pair wins nothing
      Given seat 1 wagers 10 on pair plus
      And the cards fall as
        | seat 1 | As Kd Jc |
      When the round is completed
      Then seat 1's pair plus loses
"""

FEATURES: dict[str, tuple[tuple[str, str], ...]] = {
    "02-definitions.feature": (
        ("| dealer | Qh Jc 9s |\n      When seat 1 folds", "| dealer | Kh Jc 9s |\n      When seat 1 folds"),
    ),
    "04-rankings.feature": (
        ("| king, queen | Kd 4c 2s | Qs Jd 9h |", "| ace, king   | Ad 4c 2s | Ks Jd 9h |"),
        ("| jack, queen | Js Td 8h | Qd 4c 2s |", "| jack, king  | Js Td 8h | Kd 4c 2s |"),
        (f"as well\n{STRAIGHT_FLUSH} wins 500\n", f"as well\n{STRAIGHT_FLUSH} wins 600\n"),
        ("seat 1's pair plus wins 400\n", "seat 1's pair plus wins 500\n"),
    ),
    "11-completing-a-round.feature": (("seat 1's pair plus wins 4,000", "seat 1's pair plus wins 5,000"),),
    "12-payouts.feature": (
        (
            "| seat 1 | Qd 4c 2s |\n        | seat 2 | Qs 4h 3c |\n        | dealer | Qh 3d 2c |",
            "| seat 1 | Kd 4c 2s |\n        | seat 2 | Ks 4h 3c |\n        | dealer | Kh 3d 2c |",
        ),
        # prove finds that the origin comes to this by the luck of its cards alone
        ("  @red-rock.k.1.iii @payout", f"{NOTHING_BY_THE_OTHER_LEDGER}\n  @red-rock.k.1.iii @payout"),
        ("less than queen high", "less than king high"),
        ("A king or an ace will do as well as a queen", "An ace will do as well as a king"),
        ("| the lowest queen high    | Qh 3c 2s     | play is paid       | wins 10     |",
         "| the lowest king high     | Kh 4c 2s     | play is paid       | wins 10     |"),
        ("| a queen, dealt last      | 2s 3c Qh     | play is paid       | wins 10     |",
         "| a king, dealt last       | 2s 3c Kh     | play is paid       | wins 10     |"),
        ("| the highest jack high    | Jh Tc 8s     |", "| the highest queen high   | Qh Jc 9s     |"),
        ("straight flush 40\n", "straight flush 50\n"),
        ("| a straight flush    | 3c 2c Ac | 400     |\n", "| a straight flush    | 3c 2c Ac | 500     |\n"),
        ("| a straight flush    | Ah Kh Qh | 400     |\n", "| a straight flush    | Ah Kh Qh | 500     |\n"),
    ),
}  # fmt: skip
"""What the scenarios say otherwise, by file."""

A_KING = "the dealer needs a king."
UNLIKE = {
    "Who makes none does not stay in": A_KING,
    "Of hands that are not listed, the one with the higher card wins: <ranks>": A_KING,
    "The lower card loses: <ranks>": A_KING,
    "A straight flush is that, and neither a straight nor a flush beside it": "it is paid 50 to 1.",
    "A straight flush is a straight and a flush as well": "it is paid 50 to 1.",
    "A high payment is neither limited nor shortened by the stake": "it is 50 times as high.",
    "The lowest hand with which the dealer qualifies counts as any other": A_KING,
    "The dealer has <dealer>: <outcome>": A_KING,
    "By the ledger <hand> <cards> wins <payment> on a pair plus wager of 10": "a straight flush is paid 50 to 1.",
}
"""What is said above the scenarios that are not those of the origin any more."""

DIFFERS = {
    "k.1.i.s1": "Here the dealer needs a king, there a queen.",
    "k.1.ii.table": "Here a straight flush is paid 50 to 1, there 40.",
}


def vary(folder: Path) -> None:
    """Changes a package that `new-rulebook --from three-card --as red-rock` has written."""
    (folder / PACKAGE / "rules.py").write_text(RULES, encoding="utf-8")
    features = folder / PACKAGE / "features" / "red-rock"
    for name, changes in FEATURES.items():
        path = features / name
        text = path.read_text(encoding="utf-8")
        for before, after in changes:
            assert before in text, f"{name} no longer holds {before!r}"
            text = text.replace(before, after)
        for scenario, why in UNLIKE.items():
            scene = rf"((?: +@.*\n)*)( +Scenario(?: Outline)?: {re.escape(scenario)}\n)"
            text = re.sub(scene, rf"    # Unlike three-card: {why}\n\1\2", text)
        path.write_text(text, encoding="utf-8")
    corresponds = features / "corresponds.toml"
    text = corresponds.read_text(encoding="utf-8")
    for clause, how in DIFFERS.items():
        row = f'    "{clause}",\n'
        assert row in text
        text = text.replace(row, "", 1)
        text += f'\n[[three-card]]\nours = ["{clause}"]\ntheirs = ["{clause}"]\ndiffers = "{how}"\n'
    corresponds.write_text(text, encoding="utf-8")
