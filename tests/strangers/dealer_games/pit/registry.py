"""Which game is played at which table."""

from pit.description import defaults
from pit.felt import Json
from pit.mlgca import MarylandFourCard
from pit.oneida import OneidaFourCard
from pit.pokertable import PokerTable
from pit.three_card import ThreeCard

GAMES: dict[str, type[PokerTable]] = {
    "three-card": ThreeCard,
    "mlgca-four-card": MarylandFourCard,
    "oneida-four-card": OneidaFourCard,
}


def open_table(setup: Json) -> PokerTable:
    """Open the table that was asked for, with the first value of each option that was not named."""
    options = defaults() | setup.get("options", {})
    return GAMES[setup["rulebook"]](setup, options)
