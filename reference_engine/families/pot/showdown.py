"""The showdown: hands are shown, and each is given its rank."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.families.pot import by_definition, citing, conceding, ranking, seven_or_better
from clausewise.reference_engine.vocabulary.cards.events import HandRanked
from clausewise.reference_engine.vocabulary.pot.events import HandShown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.state import Hand, Player
    from clausewise.reference_engine.vocabulary.pot.words import Share

SHARES: tuple[Share, ...] = ("high", "low")


def contenders(table: PotGround) -> list[Player]:
    """Who enters into the showdown: all who have not folded, and have not given the hand up there."""
    hand = table.current()
    active = conceding.still_in(table, hand.active())
    if len(active) == 1:
        return active
    misread = {"without the first player": active[1:], "without the last player": active[:-1]}
    active = table.chosen("award.showdown", active, misread)
    folded = [player for player in hand.players.values() if player.folded and player.cards][-1:]
    return table.chosen("object.showdown", active, {**misread, "with one who has folded": [*active, *folded]})


def show(table: PotGround) -> None:
    """All hands are turned up, or those that have something to win."""
    laid = dict.fromkeys(street for street, _ in table.current().board)
    common = [f"{street}.community" for street in laid]
    players = contenders(table)
    if table.rulings.reading("order-of-showing", "any-order") == "losers-may-concede":
        players = _who_may_win(table, players)
    before = len(table.emitted)
    players = conceding.in_order(table, by_definition.who_reveals(table, players))
    ordered = table.rulings.knows(conceding.ORDER)
    if table.rulings.reading("shown-whole", "all-cards") == "the-five":
        for player in players:
            ranking.rank(table, player, common_cards(table, table.current(), player))
    for number, player in enumerate(players):
        others = [*players[:number], *players[number + 1 :]]
        if conceding.give_up(table, player, sum(not other.talk.conceded for other in others)):
            continue
        event = HandShown(player.seat, conceding.whole(table, player))
        shown = (*((conceding.WHOLE, conceding.ORDER) if ordered else ()), by_definition.REVEALED)
        table.does(
            event,
            *citing.at_most(table, ("award.showdown",), shown, ("object.showdown", "award.3", *common)),
            fixes=("cards",), once=False, anyway=True, among="" if ordered else "hands shown",
        )  # fmt: skip
    conceding.disclose(table)
    table.may_be_told_later(before, until="pot-awarded")  # one hand may be ranked before the next one is shown


def _who_may_win(table: PotGround, players: list[Player]) -> list[Player]:
    """A reading: who is beaten in every pot gives up unseen. Where a checked seven divides the pot, everybody shows."""
    for player in players:
        ranking.rank(table, player, common_cards(table, table.current(), player))
    if seven_or_better.barred(table, players):
        return players
    return [player for player in players if not _is_beaten(table, player, players)]


def _is_beaten(table: PotGround, player: Player, players: Sequence[Player]) -> bool:
    """Whether for either share somebody who has put in as much is better."""
    alike = table.rulings.reading("side-pots", "matched-only") == "winner-takes-all"
    others = [other for other in players if other is not player and (alike or other.total >= player.total)]
    return not any(_is_best(table, player, others, share) for share in SHARES)


def _is_best(table: PotGround, player: Player, others: Sequence[Player], share: Share) -> bool:
    """Whether nobody's hand is better than this one, or it qualifies where every hand does that qualifies."""
    if getattr(player, share) is None:
        return False
    if share == "low" and table.rulings.reading("low-half-among", "the-lowest") != "the-lowest":
        return True
    able = [other for other in others if getattr(other, share) is not None]
    return player in ranking.best(table, [player, *able], share)[0]


def compare(table: PotGround) -> None:
    """Each hand is made from the cards that the player may use, and ranked."""
    hand = table.current()
    for player in contenders(table):
        ranking.rank(table, player, common_cards(table, hand, player))
        for ranked in (player.high, player.low):
            if ranked is not None:
                event = HandRanked(f"seat {player.seat}", ranked.game, ranked.category, ranked.cards)
                provisions = ranking.cited(table, player, ranked)
                table.does(
                    event,
                    *provisions,
                    fixes=("category", "cards"),
                    once=False,
                    anyway=True,
                    among="hands ranked",
                )


def common_cards(table: PotGround, hand: Hand, player: Player) -> Sequence[Card]:
    """The community cards, which are available to all players."""
    active = hand.active()
    first, last = player is active[0], player is active[-1]
    found: list[Card] = []
    for street in dict.fromkeys(name for name, _ in hand.board):
        laid = [card for name, card in hand.board if name == street]
        found += table.chosen(
            f"{street}.community",
            laid,
            {
                "its last card is nobody's": laid[:-1],
                "its last card is not the first player's": laid[:-1] if first else laid,
                "its last card is not the last player's": laid[:-1] if last else laid,
            },
        )
    return found
