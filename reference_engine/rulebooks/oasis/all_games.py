"""What all four games provide: the table, the button, the betting round, the award, the collection."""

from __future__ import annotations

from clausewise.reference_engine.core.money import dollars

BLINDS = {"small blind": dollars(2), "big blind": dollars(4)}
NO_ANTE = dollars(0)
LEAST = dollars(1)
FEE = dollars(4)

TYPE: dict[str, tuple[str, ...]] = {
    "type.players": ("type.1",),
    "type.no-player-dealer": ("type.2",),
    "type.house": ("type.3",),
    "deck.one": ("deck.1",),
}

TABLE: dict[str, tuple[str, ...]] = {
    "table.seats": ("table.1",),
    "table.betting-space": ("table.2",),
    "table.same-limits": ("table.3",),
}

NO_BACK_LINE: dict[str, tuple[str, ...]] = {"table.back-line": ("table.4",)}

BUTTON: dict[str, tuple[str, ...]] = {
    "button.disk": ("action.button.1",),
    "button.rotates": ("action.button.2",),
    "button.last": ("action.button.3",),
    "start.later": ("action.start.1",),
    "opening.cards": ("deal.opening.1",),
    "opening.highest": ("deal.opening.2",),
    "forced.into-the-pot": ("deal.pot.1",),
}

AWARD: dict[str, tuple[str, ...]] = {
    "award.showdown": ("award.2",),
    "award.3": ("award.3",),
    "award.highest": ("award.a",),
    "award.others-lose": ("award.a.1",),
    "award.tie": ("award.b",),
    "award.odd-chips": ("award.b.1",),
}

COLLECTION: dict[str, tuple[str, ...]] = {
    "collection.after-flop": ("collection.1",),
    "blinds.one": ("collection.2",),
    "collection.one-option": ("collection.3",),
    "collection.before-the-hand": ("collection.4",),
    "collection.flat": ("collection.5",),
    "collection.most-rates": ("collection.6",),
    "collection.notice": ("collection.7",),
    "collection.posted": ("collection.8",),
    "collection.columns": ("collection.9",),
    "schedule.fee": ("collection.9.1",),
    "schedule.blinds": ("collection.9.1",),
    "schedule.no-limit": ("collection.9.1",),
    "schedule.option": ("collection.9.1",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "packs": ("one", "in-turns"),
    "ten-seats": ("cap", "capacity"),
    "button-of-a-leaver": ("next-player", "dead-button"),
    "cards-of-the-draw": ("reshuffled", "dealt-on"),
    "two-players": ("at-the-start", "when-two-remain"),
    "all-in-players": ("do-not-count", "count"),
    "short-call": ("for-less", "fold-only"),
    "side-pots": ("matched-only", "winner-takes-all"),
    "uncalled-bet": ("returned", "stays-in-the-pot"),
    "all-but-one-fold": ("ends-the-hand", "goes-on"),
    "order-of-showing": ("any-order", "losers-may-concede"),
    "odd-chips": ("one-each", "all-to-first"),
    "rate-stands": ("each-hand", "until-changed"),
    "fee-counts": ("each-pot", "each-player"),
    "fee-beyond-the-pot": ("nothing", "what-is-there"),
}

OPTIONS: dict[str, tuple[str | int, ...]] = {"seats": (10, 9, 6)}
"""The smallest chip is no choice: the table limit begins at 1, and so do the chips."""
