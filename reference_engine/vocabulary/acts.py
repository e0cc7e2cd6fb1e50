"""The acts of a procedure, put together from every part of the vocabulary."""

from __future__ import annotations

from typing import Literal

from clausewise.reference_engine.vocabulary.against_dealer.words import DealersCardsAct, WagerAct
from clausewise.reference_engine.vocabulary.cards.words import CardAct, DeckAct
from clausewise.reference_engine.vocabulary.dice.words import DiceAct
from clausewise.reference_engine.vocabulary.points.words import PointsAct
from clausewise.reference_engine.vocabulary.pot.words import PotAct, RakeAct
from clausewise.reference_engine.vocabulary.shuffler.words import DeviceAct

Act = Literal[DeckAct, WagerAct, DealersCardsAct, CardAct, DeviceAct, PotAct, RakeAct, DiceAct, PointsAct]
