"""What a package of rulebooks may import.

>>> origin = rulebook("three-card")
>>> mine = derived(origin, "red-rock", title="Three Card Poker under the Red Rock rules", least_qualifying=KING)
>>> mine.id, mine.rules.provisions["settle.qualifies"]
('red-rock', ('red-rock.k.1.i.s1',))
"""

from __future__ import annotations

from clausewise.failures import ClausewiseError
from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.core.odds import FixedSum, MeterShare, Odds, Payout
from clausewise.reference_engine.core.provisions import clauses_of, same
from clausewise.reference_engine.core.rule_set import RuleSet
from clausewise.reference_engine.families.against_dealer.four_card.mlgca.rules import MlgcaRules
from clausewise.reference_engine.families.against_dealer.four_card.rules import FourCardRules
from clausewise.reference_engine.families.against_dealer.three_card.rules import ThreeCardRules
from clausewise.reference_engine.families.deriving import derived
from clausewise.reference_engine.families.family import Game
from clausewise.reference_engine.families.misreadings import Misreading, decides, happens, replaced
from clausewise.reference_engine.families.pot.game import pot_game
from clausewise.reference_engine.families.pot.rules import PotRules, Step, Street
from clausewise.reference_engine.families.rulebook import Rulebook
from clausewise.reference_engine.hands.figures import ACE, JACK, KING, QUEEN
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.registry.installed import installed


def rulebook(name: str) -> Rulebook:
    """A rulebook that is installed, to begin from."""
    if name not in RULEBOOKS:
        raise ClausewiseError(f"{name}: there is no such rulebook; installed are {', '.join(installed())}")
    return RULEBOOKS[name]


__all__ = [
    "ACE",
    "JACK",
    "KING",
    "QUEEN",
    "Cents",
    "ClausewiseError",
    "FixedSum",
    "FourCardRules",
    "Game",
    "MeterShare",
    "Misreading",
    "MlgcaRules",
    "Odds",
    "Payout",
    "PotRules",
    "RuleSet",
    "Rulebook",
    "Step",
    "Street",
    "ThreeCardRules",
    "clauses_of",
    "decides",
    "derived",
    "dollars",
    "happens",
    "pot_game",
    "replaced",
    "rulebook",
    "same",
]
