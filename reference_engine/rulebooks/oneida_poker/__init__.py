"""Oneida Poker as data: a module for each section of the document, and one for each kind of game."""

from __future__ import annotations

RULEBOOK = "oneida-poker"
