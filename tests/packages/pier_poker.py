"""A rulebook of our own invention with two games, that say some things alike and others each in its own way."""

from pathlib import Path

from clausewise.registry.lock_file import Lock, LockedClause, write_lock
from clausewise.registry.words import fingerprint, word_marks, words
from tests.packages.beside import is_installed

RULES = '''\
"""Hold'em and Omaha as the pier plays them: one says of cards and chips what the other says, and deals otherwise."""

from __future__ import annotations

from dataclasses import replace

from clausewise.api.rulebooks import PotRules, Rulebook, clauses_of, pot_game, rulebook

NAME = "pier-poker"
ALIKE = {"fold.collected": ("1.A",), "fold.discarded": ("1.A.1",)}


def _as_here(origin: str, game: str, own: dict[str, tuple[str, ...]]) -> PotRules:
    """Played as at the origin; of this document are the few things that it says."""
    rules: PotRules = rulebook(origin).games[0].rules
    played = dict.fromkeys(rules.provisions, ())
    options = {name: rules.options[name] for name in ("blinds", "number-of-blinds")}
    if game == "Omaha":
        options["kitty"] = ("none", "one chip")
    provisions = {**played, **clauses_of(NAME, ALIKE, own)}
    return replace(
        rules, rulebook=NAME, game=game, title=f"{game} on the pier", provisions=provisions, options=options
    )


BOOK = Rulebook(
    pot_game(_as_here("oasis-holdem", "Hold'em", {"first.cards": ("2.A",)})),
    pot_game(_as_here("oasis-omaha", "Omaha", {"first.cards": ("3.A",)})),
)
'''

RULEBOOK = """\
title = "Poker on the Pier"
short_authority = "Pier"
authority = "The Pier Company"
version = "1"
games = ["Hold'em", "Omaha"]

[document]
name = "pier.txt"
begins = "Poker on the Pier"

[[options]]
id = "blinds"
title = "The blinds"
values = ["2-4"]

[[options]]
id = "number-of-blinds"
title = "How many blinds are required"
values = ["2", "1"]

[[options]]
id = "kitty"
title = "What is kept of each pot at Omaha"
values = ["none", "one chip"]
"""

CLAUSES = {
    "1.A": "A folded hand is collected by the dealer face down.",
    "1.A.1": "It lies in the discard pile from then on.",
    "2.A": "At Hold'em two cards are dealt to each player, from the left of the button.",
    "3.A": "At Omaha four cards are dealt to each player, from the left of the button.",
}

CHAPTERS = """\
  @pier-poker.1.A @procedure @trace
  Rule: The dealer collects a folded hand face down
    At either game.

    Scenario Outline: At <game> the dealer collects it
      Given a Pier <game> table with the button at seat 3 and blinds of 2 and 4
      When seat 3 folds
      Then the following happens, in this order and once each
        | who    | does           | seat | whose  | face |
        |        | folds          | 3    |        |      |
        | dealer | collects cards |      | seat 3 | down |

      Examples:
        | game    |
        | Hold'em |
        | Omaha   |

  @pier-poker.1.A.1 @procedure @trace
  Rule: A folded hand lies in the discard pile
    At either game.

    Scenario Outline: At <game> there are <count> cards more in it
      Given a Pier <game> table with the button at seat 3 and blinds of 2 and 4
      When seat 3 folds
      Then the following happens, in this order and once each
        | does           | seat | where        | face | count   |
        | discards cards | 3    | discard pile | down | <count> |

      Examples:
        | game    | count |
        | Hold'em | 2     |
        | Omaha   | 4     |

--- chapter ---
  @pier-poker.2.A @procedure @play @trace
  Rule: At Hold'em each player is dealt two cards from the left of the button
    One at a time.

    Scenario: Two each, the button last
      Given a Pier Hold'em table with the button at seat 1 and blinds of 2 and 4
      And seats 1 to 3 have 100
      And the deck is stacked with As 7d 2c Kh 9s 4d on top
      When the cards are dealt
      Then the cards are dealt in this order
        | place  | face |
        | seat 2 | down |
        | seat 3 | down |
        | seat 1 | down |
        | seat 2 | down |
        | seat 3 | down |
        | seat 1 | down |
      And the following happens, in this order and once each
        | does  | to     | card |
        | deals | seat 2 | As   |
        | deals | seat 3 | 7d   |
        | deals | seat 1 | 2c   |
        | deals | seat 2 | Kh   |
        | deals | seat 3 | 9s   |
        | deals | seat 1 | 4d   |

--- chapter ---
  @pier-poker.3.A @procedure @play @trace
  Rule: At Omaha each player is dealt four cards from the left of the button
    One at a time.

    Scenario: Four each, the button last
      Given a Pier Omaha table with the button at seat 1 and blinds of 2 and 4
      And the house's choice of kitty is one chip
      And seats 1 to 3 have 100
      And the deck is stacked with As 7d 2c Kh 9s 4d 6s 3d Jh 2s Ac 8h on top
      When the cards are dealt
      Then the cards are dealt in this order
        | place  | face |
        | seat 2 | down |
        | seat 3 | down |
        | seat 1 | down |
        | seat 2 | down |
        | seat 3 | down |
        | seat 1 | down |
        | seat 2 | down |
        | seat 3 | down |
        | seat 1 | down |
        | seat 2 | down |
        | seat 3 | down |
        | seat 1 | down |
      And the following happens, in this order and once each
        | does  | to     | card |
        | deals | seat 2 | As   |
        | deals | seat 3 | 7d   |
        | deals | seat 1 | 2c   |
        | deals | seat 2 | Kh   |
        | deals | seat 3 | 9s   |
        | deals | seat 1 | 4d   |
        | deals | seat 2 | 6s   |
        | deals | seat 3 | 3d   |
        | deals | seat 1 | Jh   |
        | deals | seat 2 | 2s   |
        | deals | seat 3 | Ac   |
        | deals | seat 1 | 8h   |
"""


def build_pier(folder: Path) -> Path:
    """The package, as if pip had installed it."""
    features = folder / "pier_rules" / "features" / "pier-poker"
    features.mkdir(parents=True)
    (folder / "pier_rules" / "__init__.py").write_text('"""Poker on the pier."""\n', encoding="utf-8")
    (folder / "pier_rules" / "features" / "__init__.py").write_text('"""As features."""\n', encoding="utf-8")
    (folder / "pier_rules" / "rules.py").write_text(RULES, encoding="utf-8")
    (features / "rulebook.toml").write_text(RULEBOOK, encoding="utf-8")
    for number, chapter in enumerate(CHAPTERS.split("--- chapter ---\n"), 1):
        text = f"Feature: Poker on the pier, chapter {number}\n\n{chapter}"
        (features / f"{number:02}-chapter.feature").write_text(text, encoding="utf-8")
    locked = [
        LockedClause(f"pier-poker.{number}", len(own), fingerprint(own), word_marks(own, f"pier-poker.{number}"))
        for number, text in CLAUSES.items()
        for own in [words(text)]
    ]
    write_lock(features, Lock("pier-poker", "pier.txt", "0" * 64, 0, fingerprint([]), tuple(locked)))
    is_installed(folder, "pier-rules", {"clausewise.rulebooks": {"pier-poker": "pier_rules.rules:BOOK"}})
    return folder
