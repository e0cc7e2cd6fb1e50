"""What the proof is known not to show yet: each is told in every proof, and one that is closed has to leave the list.

Nothing stands here for a fault that no scenario notices: every fault has to be caught.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

NOT_ISOLATED: Final[Mapping[str, str]] = {
    "mlgca-four-card.11.D.1.b": "11.D.1.a says when forfeits are collected, and nothing is forfeited without a fold",
    "oneida-poker.I.1": "it asks for the procedures of its section, each of which is a clause of its own",
    "oneida-poker.J.1": "it asks for the procedures of its section, each of which is a clause of its own",
    "oneida-poker.K.1": "it asks for the procedures of its section, each of which is a clause of its own",
    "oneida-poker.L.1": "it asks for the procedures of its section, each of which is a clause of its own",
    "oneida-poker.M.1": "it asks for the procedures of its section, each of which is a clause of its own",
    "oneida-poker.J.3": "it introduces what its own a, b and c say of the button",
    "oneida-poker.K.3": "it introduces what its own a, b and c say of the button",
    "oneida-poker.L.3": "it introduces what its own a, b and c say of the button",
    "oneida-poker.I.3": "what is dealt otherwise is compared and bet on otherwise by the clauses that follow",
    "oneida-poker.M.3": "what is dealt otherwise is compared and bet on otherwise by the clauses that follow",
}
"""Clauses of which every caught fault turns a sibling red as well, and why."""
