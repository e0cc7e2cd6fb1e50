"""What the proof is known not to show yet: each is told in every proof, and one that is closed has to leave the list.

Nothing stands here for a fault that no scenario notices: every fault has to be caught.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

NOT_ISOLATED: Final[Mapping[str, str]] = {
    "mlgca-four-card.11.D.1.b": "11.D.1.a says when forfeits are collected, and nothing is forfeited without a fold",
}
"""Clauses of which every caught fault turns a sibling red as well, and why."""
