"""Forced bets: blinds and antes, posted before any card is dealt and placed in the pot."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.vocabulary.pot.events import BetMade, BetsGathered
from clausewise.reference_engine.vocabulary.pot.words import ForcedBet

if TYPE_CHECKING:
    from collections.abc import Callable

    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.state import Hand, Player
    from clausewise.reference_engine.vocabulary.core.words import Duty
    from clausewise.reference_engine.vocabulary.pot.stimuli import DeclineToPost, Post
    from clausewise.reference_engine.vocabulary.pot.words import BetAction

FORCED_BETS: tuple[ForcedBet, ...] = get_args(ForcedBet)
_ACTIONS: dict[ForcedBet, BetAction] = {
    "small blind": "posts the small blind",
    "big blind": "posts the big blind",
    "ante": "posts an ante",
}
_PROVISIONS: dict[ForcedBet, str] = {"small blind": "blinds.small", "big blind": "blinds.big", "ante": "antes"}


def stages() -> list[tuple[Duty, Callable[[PotGround], object]]]:
    """What is forced is posted, and placed in the pot."""
    return [
        ("collect", _post_the_rest),
        ("collect", _into_the_pot),
    ]


def amount_of(table: PotGround, forced: ForcedBet) -> int:
    """What has to be posted."""
    if forced == "ante":
        return table.stated("antes.amount", _ante(table), 100)
    blind = table.rules.blinds.get(forced)
    return table.stated("schedule.blinds", single_blind(table) if blind is None else int(blind), 100)


def _ante(table: PotGround) -> int:
    return int(table.option("ante", table.rules.ante // 100)) * 100


def single_blind(table: PotGround) -> int:
    """A blind that the house requires beside the antes."""
    return int(table.option("blind", 0)) * 100


def is_first_wager(table: PotGround) -> bool:
    """A reading: the blind beside the antes is a wager that the others have to call."""
    return single_blind(table) > 0 and table.rulings.reading("blind-beside-antes", "dead") == "first-wager"


def due(table: PotGround, hand: Hand) -> list[tuple[int, ForcedBet]]:
    """Who has to post what, in turn."""
    if not table.rules.blinds:
        in_order = hand.clockwise(hand.button)
        antes: list[tuple[int, ForcedBet]] = [(seat, "ante") for seat in in_order] if _ante(table) else []
        return [*antes, (_of_the_blind(table, in_order), "big blind")] if single_blind(table) else antes
    found: list[tuple[int, ForcedBet]] = [(hand.small_blind, "small blind"), (hand.big_blind, "big blind")]
    return [(seat, forced) for seat, forced in found if seat]


def _of_the_blind(table: PotGround, in_order: list[int]) -> int:
    """Who posts the only blind there is: the player to the left of the button."""
    return table.chosen(
        "blinds.one",
        in_order[0],
        {
            "the button": in_order[-1],
            "the second to the left": in_order[1 % len(in_order)],
            "the lowest seat": min(in_order),
        },
    )


def begin_posting(table: PotGround) -> None:
    """Players may post from now on: nothing that anybody would have to do first."""
    hand = table.current()
    hand.phase = "posting"
    late = table.chosen("blinds.before-cards", False, {"behind the cards": True})
    if late and hand.steps and hand.steps[0][1].kind == "deal":
        table.agenda.appendleft(table.stage_of(*hand.steps.popleft()))


def post(table: PotGround, stimulus: Post) -> None:
    """A player posts a forced bet."""
    rulings, forced = table.rulings, _as_it_is_called_here(table, stimulus.blind)
    late = forced == "ante" and table.hand is not None and table.hand.phase == "playing"
    if forced == "ante":
        rulings.demand("blinds.before-cards", not late, "antes are posted before cards are dealt")
    if not late:
        table.run_to("posting")
    hand = table.current()
    owes = (stimulus.seat, forced) in due(table, hand)
    provision = _PROVISIONS[forced] if rulings.knows(_PROVISIONS[forced]) else "blinds.one"
    rulings.demand(provision, owes, f"the {forced} is not for seat {stimulus.seat} to post")
    player = hand.players.get(stimulus.seat)
    if player is None or (forced in player.posted and not late):
        raise Refusal("nothing is due from this seat")
    full = amount_of(table, forced)
    set_by = "antes.amount" if forced == "ante" else "blinds.predetermined"
    rulings.demand(set_by, stimulus.amount == min(full, player.stack), f"the {forced} is another amount")
    _put_in(table, hand, stimulus.seat, forced, min(int(stimulus.amount), player.stack))


def _as_it_is_called_here(table: PotGround, forced: ForcedBet) -> ForcedBet:
    """Where there is one blind beside the antes, a house may call it the small or the big one."""
    return forced if table.rules.blinds or forced == "ante" else "big blind"


def what_makes_mandatory(table: PotGround, forced: ForcedBet) -> str:
    """The rule by which a forced bet cannot be declined: a blind that is required is placed."""
    if forced == "ante":
        return "antes"
    return "blinds.mandatory" if table.rules.blinds else "blinds.one"


def decline(table: PotGround, stimulus: DeclineToPost) -> None:
    """A player does not want to post what is due."""
    table.run_to("posting")
    hand = table.current()
    owed = [forced for seat, forced in due(table, hand) if seat == stimulus.seat]
    forced = next((forced for forced in owed if forced not in hand.players[stimulus.seat].posted), None)
    if forced is None:
        raise Refusal("nothing is due from this seat")
    table.rulings.demand(what_makes_mandatory(table, forced), False, f"the {forced} is mandatory")
    hand.players[stimulus.seat].posted.add(forced)


def _post_the_rest(table: PotGround) -> None:
    """Everybody who has not posted what is due does so now."""
    hand = table.current()
    for seat, forced in due(table, hand):
        if forced not in hand.players[seat].posted:
            amount = amount_of(table, forced)
            if forced != "ante":
                amount = table.stated("blinds.predetermined", amount, 100)
            _put_in(table, hand, seat, forced, min(amount, hand.players[seat].stack))


def _put_in(table: PotGround, hand: Hand, seat: int, forced: ForcedBet, amount: int) -> None:
    player = hand.players[seat]
    player.posted.add(forced)
    one = forced != "ante" and (not hand.small_blind or not hand.big_blind)
    provision = "blinds.one" if one and table.rulings.knows("blinds.one") else _PROVISIONS[forced]
    size = "antes.amount" if forced == "ante" else "schedule.blinds"
    all_in = amount == player.stack
    fixed = ("blinds.predetermined",) if forced != "ante" else ()
    event = BetMade(seat, _ACTIONS[forced], Cents(amount), Cents(amount), all_in)
    before = len(table.emitted)
    if table.shows(
        event, provision, size, "blinds.before-cards", *fixed,
        fixes=("seat", "amount"), late="card-dealt", among="forced bets",
    ):  # fmt: skip
        player.puts_in(amount)
    if not table.rules.blinds and forced != "ante":
        table.may_be_told_otherwise(before, "action")  # as the small blind or the big one


def _into_the_pot(table: PotGround) -> None:
    """Forced bets lie in the pot at once."""
    hand = table.current()
    hand.phase = "playing"
    amount = sum(player.in_front for player in hand.players.values())
    if not amount:
        return
    event = BetsGathered(Cents(amount), Cents(hand.pot + amount))
    if not table.does(
        event, "forced.into-the-pot", "type.players", fixes=("amount", "pot"), late="card-dealt", anyway=True
    ):
        return  # they are gathered with the bets of the first round
    hand.pot += amount
    for player in hand.players.values():
        blind = _of_the_blinds(table, player)
        if not _count(table):
            hand.dead += blind
            player.total -= blind
        player.in_front = 0
        player.round_bet = blind if _count(table) else 0


def _count(table: PotGround) -> bool:
    """Whether what was posted counts toward a call; antes never do."""
    if not table.rules.blinds:
        return is_first_wager(table)
    return table.rulings.reading("blinds-count", "toward-the-call") == "toward-the-call"


def _of_the_blinds(table: PotGround, player: Player) -> int:
    """What a player has put in as a blind, beside an ante."""
    if not player.posted - {"ante"}:
        return 0
    return max(0, player.in_front - (_ante(table) if "ante" in player.posted else 0))
