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
    "oneida-poker.C.2.a": "a royal flush is the highest straight flush of C.2.b, which every fault moves as well",
    "oneida-poker.I.4": "up-cards are compared to find who posts, as I.4.s3 and the letters below it say",
    "oneida-poker.I.4.s2": "suits are asked only where s3 and its letters have somebody post",
    "oneida-poker.I.4.a": "who has the lowest up-card is asked by I.4 and I.4.s3, too",
    "oneida-poker.I.4.c": "who has the lowest up-card is asked by I.4 and I.4.s3, too",
    "oneida-poker.I.9.s2": "what a loser is given is missing from what I.9.a and I.9.b give",
    "oneida-poker.K.10.s2": "it introduces what its own a and b say of the winner",
    "oneida-poker.K.10.a": "its hands are those of K.10.s2, which introduces it",
    "oneida-poker.K.12": "it says for which game its own a, b and c hold",
    "oneida-poker.M.4": "up-cards are compared to find who posts, as M.4.s3 says",
    "oneida-poker.M.4.s1": "where an ace ranks is asked only to find who posts, as M.4.s3 says",
    "oneida-poker.M.4.s2": "suits are asked only to find who posts, as M.4.s3 says",
    "oneida-poker.M.4.s3": "who posts is found by what M.4, M.4.s1 and M.4.s2 say",
}
"""Clauses of which every caught fault turns a sibling red as well, and why."""
