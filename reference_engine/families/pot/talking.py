"""Acts that come of words, chips and gestures; and what a player who owes a bet has to do before folding."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.pot import (
    acting,
    betting_round,
    folding,
    limits,
    putting_in,
    saying,
    stakes,
    up_cards,
)
from clausewise.reference_engine.vocabulary.core.stimuli import Fold
from clausewise.reference_engine.vocabulary.pot.stimuli import Bet, Call, Check, Raise

if TYPE_CHECKING:
    from typing import Final

    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.saying import Act
    from clausewise.reference_engine.families.pot.state import Betting, Player
    from clausewise.reference_engine.vocabulary.pot.stimuli import PlayerDoes, PutIn
    from clausewise.reference_engine.vocabulary.pot.words import Doing

AWAY: Final[dict[Doing, str]] = {
    "discards the hand face down": "gesture.discards",
    "turns the up-cards face down": "gesture.turns-down",
}
"""Gestures by which a player has folded."""


def act(table: PotGround, wanted: Act, *why: str) -> None:
    """A player acts, as the words allow by which the player is bound; `why` is what it comes of."""
    hand = table.hand
    player = None if hand is None or hand.betting is None else hand.players.get(wanted.seat)
    if hand is None or hand.betting is None or player is None or not table.rulings.knows(saying.BINDS):
        _do(table, wanted)
        return
    if isinstance(wanted, Raise) and hand.turn not in (0, player.seat) and hand.betting.put_in.get(player.seat):
        putting_in.add(table, hand.betting, player, wanted.to - player.round_bet)
        return
    said = saying.word_of(table, hand.betting, player)
    if said is None and hand.turn == player.seat and isinstance(wanted, Raise):
        why += putting_in.demand_no_call_before(table, hand.betting, player)
    saying.demand_kept(table, hand.betting, player, wanted)
    _carry_out(table, player, wanted, *why, *(saying.WHY if said is not None else ()))


def _carry_out(table: PotGround, player: Player, wanted: Act, *why: str) -> None:
    hand = table.current()
    betting = betting_round.current(hand)
    betting.why = why
    try:
        _do(table, wanted)
    finally:
        betting.why = ()
    talk = player.talk
    talk.word, talk.said_at, talk.coming, talk.unfinished = None, None, 0, False
    talk.by_motion, talk.told = False, 0
    betting.put_in[player.seat] = {Call: "call", Bet: "bet", Raise: "raise"}.get(type(wanted), "")
    if isinstance(wanted, Bet | Raise):
        hand.aggressors.append((betting.street.name, player.seat))
    any_call = table.rulings.reading("voluntary-bets", "any-call") == "any-call"
    if isinstance(wanted, Bet | Raise) or (any_call and isinstance(wanted, Call)):
        hand.voluntary.add(player.seat)


def _do(table: PotGround, wanted: Act) -> None:
    match wanted:
        case Check():
            acting.check(table, wanted)
        case Call():
            acting.call(table, wanted)
        case Bet():
            acting.bet(table, wanted)
        case Raise():
            acting.raise_(table, wanted)
        case Fold():
            acting.fold(table, wanted)


def _pay_first(table: PotGround, player: Player, owed: Act) -> None:
    """To fold does not relieve of a bet: it is placed, and the hand is given up then, or played on by a reading."""
    pays = table.rulings.chosen(saying.OBLIGES, True, {"folding relieves of it": False})
    if not pays:
        player.talk.word = None
        _carry_out(table, player, Fold(player.seat), saying.OBLIGES)
        return
    player.talk.gives_up = table.rulings.reading("obliged-folder", "pays-and-folds") == "pays-and-folds"
    _carry_out(table, player, owed, saying.OBLIGES)


def put_in(table: PotGround, stimulus: PutIn) -> None:
    """Chips are put in; once they are all there, they are the act that they come to.

    What lay there before lies there still if these are refused.
    """
    hand = table.hand
    lay_there = {} if hand is None else {seat: player.talk.coming for seat, player in hand.players.items()}
    try:
        _put_in(table, stimulus)
    except Refusal:
        if hand is not None and stimulus.seat in lay_there:
            hand.players[stimulus.seat].talk.coming = lay_there[stimulus.seat]
        raise


def _put_in(table: PotGround, stimulus: PutIn) -> None:
    wanted = putting_in.put_in(table, stimulus)
    cash = int(stimulus.amount) if stimulus.cash else 0
    if wanted is None:
        stakes.convert(table, stimulus.seat, cash)
        return
    player = table.current().players[stimulus.seat]
    player.talk.cash = cash
    try:
        _finish(table, player, wanted, stimulus)
    finally:
        player.talk.cash = 0


def _finish(table: PotGround, player: Player, wanted: Act, put: PutIn | None = None) -> None:
    """All chips are there: the act that they are, and the change for a single one."""
    before, betting = player.stack, betting_round.current(table.current())
    moved = () if put is None else (putting_in.by(put.how),)
    single = put is not None and put.single
    a_bet, *special = putting_in.why(table, betting, player, wanted, single=single)
    _carry_out(table, player, wanted, *(special if player.talk.unfinished else ()), *moved, a_bet, *special)
    if put is not None:
        putting_in.give_change(table, player, int(put.amount), wanted, before, single=put.single)


def keep_word(table: PotGround) -> bool:
    """The house goes on while somebody has said what to do, or has chips lying there: that is done now."""
    hand = table.hand
    if hand is None or not hand.turn or hand.betting is None:
        return False
    player, betting = hand.players[hand.turn], hand.betting
    said = saying.word_of(table, betting, player)
    if not player.talk.coming and said is None:
        return False
    coming = player.talk.coming
    try:
        if coming:
            _finish(table, player, putting_in.come_to(table, betting, player))
        elif said is not None:
            act(table, saying.as_said(table, betting, player, said))
    except Refusal:
        player.talk.coming = coming  # that the house waits changes nothing: the player has to do it in another way
    return True


# --- gestures ---------------------------------------------------------------------------------------------------------


def _come_to_rest(table: PotGround, betting: Betting, player: Player) -> None:
    """What lies there is all that is put in; where that is no bet, it lies there still."""
    coming = player.talk.coming
    if not coming:
        raise Refusal("no chips lie there")
    try:
        _finish(table, player, putting_in.come_to(table, betting, player))
    except Refusal:
        player.talk.coming = coming
        raise


def gesture(table: PotGround, stimulus: PlayerDoes) -> None:
    """What a gesture comes to: words go before it."""
    rulings = table.rulings
    if not rulings.knows(saying.FIRST):
        raise Refusal("at this table a player says what he does")
    if stimulus.what in AWAY and _thrown_early(table, stimulus):
        return
    _, betting, player = betting_round.in_turn(table, stimulus.seat)
    shown = _shown_by(table, player, stimulus.what)
    said = saying.word_of(table, betting, player)
    if stimulus.what == "brings both hands to rest":
        _come_to_rest(table, betting, player)
        return
    gesture_of = AWAY.get(stimulus.what, saying.FIRST)
    if said is None and isinstance(shown, Fold) and has_to_bet(table, betting, player):
        _pay_first(table, player, Bet(player.seat, Cents(limits.bets(table, betting, player).least)))
        return
    if said is None:
        act(table, shown, gesture_of, saying.OBLIGES)
        return
    wanted = saying.as_said(table, betting, player, said)
    if isinstance(shown, Fold) and saying.obliges(said):
        _pay_first(table, player, wanted)
        return
    chosen = rulings.chosen(saying.FIRST, wanted, {"the gesture": shown})
    player.talk.word = None
    act(table, chosen, saying.FIRST)


def has_to_bet(table: PotGround, betting: Betting, player: Player) -> bool:
    """Whether nothing but a bet is open to the player, who is not relieved of it by throwing the cards away."""
    with table.rulings.only_wondering():
        return betting_round.options(table, player) == ("bet",) and up_cards.must_bet(table, betting)


def _thrown_early(table: PotGround, stimulus: PlayerDoes) -> bool:
    """Who is not faced with a bet has not folded; a fault has the hand out all the same."""
    hand = table.current()
    betting, player = betting_round.current(hand), hand.players.get(stimulus.seat)
    if player is None or player.folded or hand.turn in (0, player.seat):
        return False
    provision = AWAY[stimulus.what]
    owes = betting.bet_to > player.round_bet
    folds = owes and table.rulings.reading("discard-out-of-turn", "no-fold") == "fold"
    table.rulings.demand(f"{provision}-in-turn", folds, f"it is seat {hand.turn}'s turn")
    folding.give_up(table, player, f"{betting.street.name}.fold", provision)
    betting_round.acted(table, player.seat)
    return True


def _shown_by(table: PotGround, player: Player, what: Doing) -> Act:
    """The act that a gesture stands for."""
    provision = AWAY.get(what)
    if provision is None:
        return Check(player.seat)
    if what == "turns the up-cards face down" and not any(player.up):
        raise Refusal("there are no up-cards in this game")
    betting = betting_round.current(table.current())
    unbet = betting.bet_to <= player.round_bet
    if unbet and table.rulings.reading("fold-without-a-bet", "fold") == "check":
        return Check(player.seat)
    folded = table.rulings.chosen(provision, True, {"it is no fold": False, "only where a bet is due": not unbet})
    if not folded:
        raise Refusal("that is no fold", provision)
    return Fold(player.seat)
