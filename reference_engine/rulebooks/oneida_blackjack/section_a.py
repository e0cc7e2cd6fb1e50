"""Subsection A: definitions."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "definition.blackjack": ("A.1",),
    "definition.double": ("A.2",),
    "double.amount": ("A.2",),
    "definition.hard": ("A.3",),
    "definition.insurance": ("A.4",),
    "insurance.half": ("A.4",),
    "insurance.odds": ("A.4",),
    "insurance.wins": ("A.4",),
    "insurance.before-elections": ("A.4",),
    "definition.push": ("A.5",),
    "definition.split": ("A.6",),
    "split.amount": ("A.6",),
    "definition.surrender": ("A.7",),
    "surrender.first-two": ("A.7",),
    "surrender.blackjack": ("A.7",),
    "announce.total": ("A.7",),
    "opening.washing": ("A.8",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "ten-ace-after-split": ("any-ten", "rank-ten"),
    "double-split-aces": ("no", "yes"),
    "double-for-less": ("refused", "allowed"),
    "insurance-amount": ("half", "any"),
    "own-blackjack-insured": ("yes", "no"),
    "split-value": ("value", "rank"),
    "split-order": ("one-after-the-other", "both-at-once"),
    "surrender-ace": ("lost", "refused"),
    "surrender-tens": ("half", "whole"),
    "surrender-split": ("refused", "allowed"),
    "dealers-second-blackjack": ("each-hand", "first-hand"),
}
