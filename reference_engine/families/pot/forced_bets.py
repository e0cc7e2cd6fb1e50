"""Forced bets: blinds and antes, posted before any card is dealt and placed in the pot."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.pot import all_in, blinds, by_definition_acts, citing, kills
from clausewise.reference_engine.vocabulary.core.events import RoundStarted
from clausewise.reference_engine.vocabulary.pot.events import BetMade, BetsGathered
from clausewise.reference_engine.vocabulary.pot.words import ForcedBet

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.state import Hand, Player
    from clausewise.reference_engine.vocabulary.core.words import Duty
    from clausewise.reference_engine.vocabulary.events import AnyEvent
    from clausewise.reference_engine.vocabulary.pot.stimuli import DeclineToPost, Post
    from clausewise.reference_engine.vocabulary.pot.words import BetAction

FORCED_BETS: tuple[ForcedBet, ...] = get_args(ForcedBet)
_ACTIONS: dict[ForcedBet, BetAction] = {
    "small blind": "posts the small blind",
    "middle blind": "posts the middle blind",
    "big blind": "posts the big blind",
    "kill blind": "posts the kill blind",
    "ante": "posts an ante",
    "forced bet": "posts the forced bet",
}
_BLINDS = frozenset(action for forced, action in _ACTIONS.items() if forced.endswith("blind"))
_PROVISIONS: dict[ForcedBet, str] = {"small blind": "blinds.small", "big blind": "blinds.big", "ante": "antes"}
FORCED = "forced-bet"
BY_TYPE = "forced.by-type"
INTO_THE_POT = "forced.into-the-pot"
BEFORE_CARDS, ANTES_BEFORE_CARDS = "blinds.before-cards", "antes.before-cards"


def stages(table: PotGround) -> list[tuple[Duty, Callable[[PotGround], object]]]:
    """What is forced is posted, and placed in the pot."""
    if after_the_cards(table):
        found: list[tuple[Duty, Callable[[PotGround], object]]] = []
        if ante(table):
            found += [("collect", _post_antes), ("collect", _into_the_pot)]
        return [*found, ("deal", _deal_first), ("announce", _blinds_are_due), ("collect", _post_the_rest),
                ("collect", _into_the_pot)]  # fmt: skip
    return [
        ("collect", _post_the_rest),
        ("collect", _into_the_pot),
    ]


def after_the_cards(table: PotGround) -> bool:
    """A reading: blinds are posted once all have been dealt their cards; antes never are."""
    late = table.rulings.reading("time-of-the-blind", "before-the-cards") == "after-the-cards"
    return late or table.chosen(by_definition_acts.BLIND, False, {"when the cards have been dealt": True})


def _deal_first(table: PotGround) -> None:
    """The cards of the first street, before blinds are posted."""
    hand = table.current()
    hand.phase = "opening"
    while hand.steps and hand.steps[0][1].kind == "deal":
        table.stage_of(*hand.steps.popleft()).run()


def _blinds_are_due(table: PotGround) -> None:
    table.current().phase = "posting"


def amount_of(table: PotGround, forced: ForcedBet) -> int:
    """What has to be posted."""
    if forced == "ante":
        return table.stated("antes.amount", ante(table), 100)
    if forced == "kill blind":
        return kills.blind(table)
    if forced == "forced bet":
        return table.stated(FORCED, forced_bet(table), 100)
    blind = blinds.amounts(table).get(forced)
    return table.stated("schedule.blinds", single_blind(table) if blind is None else int(blind), 100)


def ante(table: PotGround) -> int:
    """What all have to put in before there are cards."""
    return int(table.option("ante", table.rules.ante // 100)) * 100


def forced_bet(table: PotGround) -> int:
    """What opens the betting of a game of stud."""
    return int(table.option("forced-bet", 0)) * 100


def single_blind(table: PotGround) -> int:
    """A blind that the house requires beside the antes."""
    return int(table.option("blind", 0)) * 100


def is_first_wager(table: PotGround) -> bool:
    """A reading: the blind beside the antes is a wager that the others have to call."""
    return single_blind(table) > 0 and table.rulings.reading("blind-beside-antes", "dead") == "first-wager"


def due(table: PotGround, hand: Hand) -> list[tuple[int, ForcedBet]]:
    """Who has to post what, in turn."""
    right = _due_by_the_rules(table, hand)
    antes = [owed for owed in right if owed[1] == "ante"]
    others = {"nobody posts anything": [], "the first alone posts": right[:1], "the last is left out": right[:-1],
              "where there is an ante there is no blind": antes or right}  # fmt: skip
    right = table.chosen(BY_TYPE, right, others)
    if not hand.blind_places:
        return right
    button: tuple[int, ForcedBet] = (hand.button, "big blind")
    last = right[:-1] if right else right
    defined = {"the button posts one, too": [*right, button], "everybody but the last posts": last, "nobody has to": []}
    return table.chosen(by_definition_acts.BLIND, right, defined)


def _due_by_the_rules(table: PotGround, hand: Hand) -> list[tuple[int, ForcedBet]]:
    """The antes, and the blinds where the game has some."""
    in_order = hand.clockwise(hand.button)
    antes: list[tuple[int, ForcedBet]] = [(seat, "ante") for seat in in_order] if ante(table) else []
    if not table.rules.blinds:
        return [*antes, (_of_the_blind(table, in_order), "big blind")] if single_blind(table) else antes
    return [*antes, *blinds.due(table, hand)]


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
    waits = after_the_cards(table)
    hand.phase = "antes" if waits else "posting"
    if waits and not ante(table):
        return
    own = ante(table) and table.rulings.knows(ANTES_BEFORE_CARDS)
    provisions = ([ANTES_BEFORE_CARDS] if own else []) + ([BEFORE_CARDS] if not waits else [])
    late = sum(table.chosen(provision, False, {"behind the cards": True}) for provision in provisions)
    if late and hand.steps and hand.steps[0][1].kind == "deal":
        table.agenda.appendleft(table.stage_of(*hand.steps.popleft()))


def post(table: PotGround, stimulus: Post) -> None:
    """A player posts a forced bet."""
    rulings, forced = table.rulings, _as_it_is_called_here(table, stimulus.blind)
    late = forced == "ante" and table.hand is not None and table.hand.phase == "playing"
    if forced == "ante":
        before_cards = ANTES_BEFORE_CARDS if rulings.knows(ANTES_BEFORE_CARDS) else BEFORE_CARDS
        rulings.demand(before_cards, not late, "antes are posted before cards are dealt")
    if not late:
        table.run_to("antes" if forced == "ante" and after_the_cards(table) else "posting")
    hand = table.current()
    owes = (stimulus.seat, forced) in due(table, hand)
    provision = provision_of(table, forced)
    if not owes and not rulings.knows(provision):
        raise Refusal(f"no {forced} is posted in this game")
    rulings.demand(provision, owes, f"the {forced} is not for seat {stimulus.seat} to post")
    player = hand.players.get(stimulus.seat)
    if player is None or (forced in player.posted and not late):
        raise Refusal("nothing is due from this seat")
    full = amount_of(table, forced)
    set_by = "antes.amount" if forced == "ante" else "blinds.predetermined"
    rulings.demand(set_by, stimulus.amount == min(full, player.stack), f"the {forced} is another amount")
    _put_in(table, hand, stimulus.seat, forced, min(int(stimulus.amount), player.stack))


def is_declined_early(table: PotGround) -> bool:
    """Whether players may not post yet: no rule has the cards made ready for who does not want to."""
    return table.hand is not None and table.hand.phase != "posting"


def is_anothers(table: PotGround, stimulus: Post) -> bool:
    """Whether this is nothing that the seat has to post in the hand in progress, now or later."""
    hand = table.hand
    if hand is None or not hand.button:
        return False
    with table.rulings.only_wondering():
        return (stimulus.seat, _as_it_is_called_here(table, stimulus.blind)) not in due(table, hand)


def _as_it_is_called_here(table: PotGround, forced: ForcedBet) -> ForcedBet:
    """Where there is one blind beside the antes, a house may call it the small or the big one."""
    return forced if table.rules.blinds or forced == "ante" else "big blind"


def what_makes_mandatory(table: PotGround, forced: ForcedBet) -> str:
    """The rule by which a forced bet cannot be declined: a blind that is required is placed."""
    if forced == "ante" or table.rulings.knows(blinds.INITIAL):
        return provision_of(table, forced)
    return "blinds.mandatory" if table.rules.blinds else "blinds.one"


def provision_of(table: PotGround, forced: ForcedBet) -> str:
    """The rule that has it posted."""
    if forced == "forced bet":
        return FORCED
    if forced != "ante" and table.rulings.knows(blinds.INITIAL):
        return blinds.provision_of(table, forced)
    return _PROVISIONS[forced] if table.rulings.knows(_PROVISIONS[forced]) else "blinds.one"


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
    _post_what_is_due(table, hand, due(table, hand))


def _post_antes(table: PotGround) -> None:
    """Everybody who has not posted an ante does so now."""
    hand = table.current()
    _post_what_is_due(table, hand, [owed for owed in due(table, hand) if owed[1] == "ante"])


def _post_what_is_due(table: PotGround, hand: Hand, owed: Iterable[tuple[int, ForcedBet]]) -> None:
    for seat, forced in owed:
        if forced not in hand.players[seat].posted and not _posts_no_more(table, hand, seat):
            amount = amount_of(table, forced)
            if forced != "ante":
                amount = table.stated("blinds.predetermined", amount, 100)
            _put_in(table, hand, seat, forced, min(amount, hand.players[seat].stack))


def _posts_no_more(table: PotGround, hand: Hand, seat: int) -> bool:
    """Whether a blind is owed of a hand that is dead before it is placed no rule says: it goes as the house shows."""
    shown = table.posts_shown
    return hand.players[seat].folded and shown is not None and seat not in shown.get(hand.number, ())


def blinds_shown(events: Iterable[AnyEvent]) -> dict[int, set[int]]:
    """Which seats a house was seen to take blinds of in each round.

    >>> of_two = [BetMade(seat, _ACTIONS[of], Cents(200), Cents(200)) for seat, of in ((1, "ante"), (2, "big blind"))]
    >>> blinds_shown([RoundStarted(7), *of_two])
    {7: {2}}
    """
    number, found = 0, dict[int, set[int]]()
    for event in events:
        if isinstance(event, RoundStarted):
            number = event.number
            found[number] = set()
        elif number and isinstance(event, BetMade) and event.action in _BLINDS:
            found[number].add(event.seat)
    return found


def _put_in(table: PotGround, hand: Hand, seat: int, forced: ForcedBet, amount: int) -> None:
    player = hand.players[seat]
    player.posted.add(forced)
    one = forced != "ante" and (not hand.small_blind or not hand.big_blind)
    provision = "blinds.one" if one and table.rulings.knows("blinds.one") else provision_of(table, forced)
    killed = (kills.BLIND,) if seat == hand.killer and forced != "ante" else ()
    size = "antes.amount" if forced == "ante" else "schedule.blinds"
    last_chips = amount == player.stack
    fixed = ("blinds.predetermined",) if forced not in ("ante", "kill blind") else ()
    event = BetMade(seat, _ACTIONS[forced], Cents(amount), Cents(amount), last_chips)
    before = len(table.emitted)
    waits = forced != "ante" and after_the_cards(table)
    own = forced == "ante" and table.rulings.knows(ANTES_BEFORE_CARDS)
    when: tuple[str, ...] = ("blinds.unseen-cards",) if waits else (ANTES_BEFORE_CARDS,) if own else (BEFORE_CARDS,)
    when += (by_definition_acts.BLIND,) if forced != "ante" else ()
    late = "turn-given" if provision == blinds.INITIAL else ""
    late = late if waits else "card-dealt"
    if table.shows(
        event, *citing.at_most(table, (provision, *killed, size, *when, BY_TYPE, *fixed)),
        fixes=("seat", "amount"), late=late, among="forced bets",
    ):  # fmt: skip
        player.puts_in(amount)
        all_in.note(hand)
        if forced == "ante":
            hand.antes[seat] = amount
    few = len(hand.blind_places) < len(blinds.amounts(table))
    if forced not in ("ante", "kill blind") and (few or not table.rules.blinds):
        table.may_be_told_otherwise(
            before, "action"
        )  # as the small blind or the big one: which are left out is not said


def place_forced(table: PotGround, hand: Hand, seat: int, *provisions: str) -> None:
    """The forced bet is posted by who has to open the betting of the round, and has to be called."""
    player = hand.players[seat]
    full = amount_of(table, "forced bet")
    amount = min(full, player.stack)
    player.posted.add("forced bet")
    event = BetMade(seat, _ACTIONS["forced bet"], Cents(amount), Cents(amount), amount == player.stack)
    if table.shows(
        event,
        *citing.at_most(table, provisions, (FORCED, by_definition_acts.FORCED), (BY_TYPE,)),
        fixes=("seat", "amount"),
        late="turn-given",
    ):
        player.puts_in(amount)
        all_in.note(hand)
    if hand.betting is not None:
        hand.betting.bet_to = hand.betting.whole = full
        hand.betting.forced = True


def are_gathered(table: PotGround) -> bool:
    """Whether the dealer moves what players push forward; by a reading they put it into the pot themselves."""
    return table.rulings.reading("who-moves-the-bets", "dealer") == "dealer"


def _into_the_pot(table: PotGround) -> None:
    """Forced bets lie in the pot at once."""
    hand = table.current()
    hand.phase = "playing"
    amount = sum(player.in_front for player in hand.players.values())
    if not amount:
        return
    event = BetsGathered(Cents(amount), Cents(hand.pot + amount))
    own_pot = ("antes.in-the-pot",) if ante(table) else ()
    none_is_asked = own_pot if ante(table) or not table.rulings.knows(ANTES_BEFORE_CARDS) else ("antes",)
    if are_gathered(table) and not table.does(
        event,
        INTO_THE_POT,
        "type.players",
        "pot.is",
        *none_is_asked,
        fixes=("amount", "pot"),
        late=_comes_next(table, hand),
        anyway=True,
    ):
        return  # they are gathered with the bets of the first round
    hand.pot += amount
    for player in hand.players.values():
        if not player.in_front:
            continue  # an ante that was gathered before the blinds
        blind = player.blind = _of_the_blinds(table, player)
        if not _count(table):
            hand.dead += blind
            player.total -= blind
        player.in_front = 0
        player.round_bet = blind if _count(table) else 0


def _comes_next(table: PotGround, hand: Hand) -> str:
    """What has to wait until forced bets lie in the pot, where a rule says when they do."""
    if table.rulings.knows(BY_TYPE):
        return ""
    return "turn-given" if any(player.cards for player in hand.players.values()) else "card-dealt"


def _count(table: PotGround) -> bool:
    """Whether what was posted counts toward a call; antes never do."""
    if not table.rules.blinds:
        return is_first_wager(table)
    return table.rulings.reading("blinds-count", "toward-the-call") == "toward-the-call"


def _of_the_blinds(table: PotGround, player: Player) -> int:
    """What a player has put in as a blind, beside an ante."""
    if not player.posted - {"ante"}:
        return 0
    beside = "ante" in player.posted and not after_the_cards(table)
    return max(0, player.in_front - (ante(table) if beside else 0))
