"""How the pot is awarded: to the best hand, in equal parts where hands are equal, odd chips left of the button."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.families.pot import (
    all_in,
    halving,
    odd_amounts,
    pots,
    pushing,
    ranking,
    seating,
    seven_or_better,
    showdown,
    whole_pots,
)
from clausewise.reference_engine.vocabulary.pot.events import BetReturned, PotAwarded

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.pots import Portion, Pot
    from clausewise.reference_engine.families.pot.state import Hand, Player
    from clausewise.reference_engine.vocabulary.pot.words import Share


MOST_CITED = 5
HOW_COMPARED = frozenset({"rank.suits", "rank.compare", "rank.cards", "rank.low-compare", "rank.cards-low"})
MOST_OF_SEVERAL_GAMES = 10
"""Where a document says in one place what it says of all games, and in another what it says of this one."""
BETWEEN_SEVERAL = "award.between-several"
"""Only where several are left there is a showdown."""
WINNER = "award.winner"
AFTER_THE_DRAW = "bets after the draw"


def award_unshown(table: PotGround) -> None:
    """All others have folded: nothing is compared."""
    hand = table.current()
    winner = hand.active()[0]
    _pay(
        table,
        hand,
        _Part("main", "whole", hand.pot),
        pots.Portion(winner.seat, hand.pot),
        ("award.highest", "fold.out", "showing.whole", BETWEEN_SEVERAL),
    )
    hand.pot = 0


def award(table: PotGround) -> None:
    """Each pot goes to the best of those who have a part in it."""
    hand = table.current()
    players = [player for player in showdown.contenders(table) if player.high or player.low]
    barred = seven_or_better.barred(table, players)
    if barred:
        _award_around(table, hand, players, barred)
    else:
        put_in = {seat: player.total for seat, player in hand.players.items()}
        found = in_pots(table, put_in, players, hand.off_the_first_pot)
        for pot in found:
            with table.concerning({"pot": pot.name}):
                contest = [player for player in players if player.seat in pot.seats]
                award_pot(table, hand, pot, contest, *all_in.why(table, hand, pot, found))
    hand.pot = 0


@dataclass(frozen=True, slots=True)
class _Checked:
    """A showdown with somebody who has checked a seven or better."""

    players: list[Player]
    barred: list[Player]
    """Who wins nothing of the bets after the draw."""
    losing: list[Player]
    """Who wins nothing at all."""
    before: dict[int, int]
    after: dict[int, int]
    """What each seat has put in before the draw and after it."""


def _award_around(table: PotGround, hand: Hand, players: list[Player], barred: list[Player]) -> None:
    """Somebody at the showdown wins nothing of the bets after the draw."""
    checked = _Checked(
        players,
        barred,
        seven_or_better.losing_everything(table, players, barred),
        {seat: player.before_draw for seat, player in hand.players.items()},
        {seat: player.total - player.before_draw for seat, player in hand.players.items()},
    )
    together = _as_played_for(table, {seat: player.total for seat, player in hand.players.items()}, players)
    if any(_best_are_barred(table, _contest(pot, players, checked.losing), barred) for pot in together):
        _award_before_the_draw(table, hand, checked)
        _award_after_the_draw(table, hand, checked)
    else:
        _award_to_better(table, hand, checked)


def _contest(pot: Pot, players: Sequence[Player], losing: Sequence[Player] = ()) -> list[Player]:
    """Those of the showdown who play for a pot; who has lost everything only where nobody else does."""
    found = [player for player in players if player.seat in pot.seats]
    return [player for player in found if player not in losing] or found


def _best_are_barred(table: PotGround, players: Sequence[Player], barred: Sequence[Player]) -> bool:
    """Whether a pot would be won by somebody who must not win later bets."""
    return any(player in barred for player in ranking.best(table, players, "low")[0])


def _award_before_the_draw(table: PotGround, hand: Hand, checked: _Checked) -> None:
    """What lay in a pot before the draw can be won by anybody who put into it."""
    cited = (seven_or_better.BEFORE, "award.highest", seven_or_better.CHECKED)
    for pot in in_pots(table, checked.before, checked.players, hand.off_the_first_pot):
        contest = _contest(pot, checked.players, checked.losing)
        best, _ = ranking.best(table, contest, "low")
        if any(player in checked.barred for player in best):
            second = _best_of_the_others(table, contest, checked.barred)
            winners = seven_or_better.before_the_draw(table, best, second)
            _in_equal_parts(table, hand, pot, winners, cited)
        else:
            award_pot(table, hand, pot, contest, *seven_or_better.why_beaten(contest, checked.barred))


def _award_after_the_draw(table: PotGround, hand: Hand, checked: _Checked) -> None:
    """Later bets go to the best of those who put them in and may win them, or back."""
    found = in_pots(table, checked.after, checked.players)
    cited = (seven_or_better.SECOND_BEST, seven_or_better.CHECKED)
    back = dict.fromkeys(checked.after, 0)
    due: list[tuple[Pot, list[Player]]] = []
    for number, pot in enumerate(found):
        contest = _contest(pot, checked.players)
        winners: list[Player] | None = ranking.best(table, contest, "low")[0]
        if winners is not None and any(player in checked.barred for player in winners):
            others = [player for player in contest if player not in checked.barred]
            second = _best_of_the_others(table, contest, checked.barred)
            winners = seven_or_better.after_the_draw(table, winners, second, others)
        if winners is None:
            for seat, amount in pots.from_each(checked.after, found, number).items():
                back[seat] += amount
        else:
            told_with = due.pop()[0].amount if due and due[-1][1] == winners else 0
            due.append((pots.Pot(AFTER_THE_DRAW, told_with + pot.amount, pot.seats), winners))
    for pot, winners in due:
        _in_equal_parts(table, hand, pot, winners, cited)
    _give_back(table, hand, back, *cited)


def _best_of_the_others(table: PotGround, players: Sequence[Player], barred: Sequence[Player]) -> list[Player]:
    """The best of those who may win later bets, if there are any."""
    free = [player for player in players if player not in barred]
    return ranking.best(table, free, "low")[0] if free else []


def _award_to_better(table: PotGround, hand: Hand, checked: _Checked) -> None:
    """Who checked a seven or better is beaten all the same, and loses everything."""
    how = table.rulings.choose(
        seven_or_better.BEATEN,
        "all is lost",
        {name: name for name in ("the bets after the draw go back", "the bets of the player go back",
                                 "the pot before the draw is shared")},
    )  # fmt: skip
    players = checked.players
    put_in = {seat: checked.before[seat] + checked.after[seat] for seat in checked.before}
    if how == "the pot before the draw is shared":
        best, _ = ranking.best(table, players, "low")
        for pot in in_pots(table, checked.before, players, hand.off_the_first_pot):
            _in_equal_parts(table, hand, pot, [*best, *checked.barred], (seven_or_better.BEATEN,))
        put_in, hand.fee, hand.dead = dict(checked.after), 0, 0
    elif how != "all is lost":
        back = {s: bet for s, bet in checked.after.items() if "player" not in how or hand.players[s] in checked.barred}
        _give_back(table, hand, back, seven_or_better.BEATEN)
        put_in = {seat: put_in[seat] - back.get(seat, 0) for seat in put_in}
    for pot in in_pots(table, put_in, players, hand.off_the_first_pot):
        award_pot(table, hand, pot, _contest(pot, players, checked.losing), seven_or_better.BEATEN)


def _in_equal_parts(
    table: PotGround, hand: Hand, pot: Pot, players: Sequence[Player], provisions: Sequence[str]
) -> None:
    """To one player, or in equal parts to several."""
    best = _Best([player for player in players if player.seat in pot.seats])
    if len(best.players) > 1:
        _split(table, hand, _Part(pot.name, "whole", pot.amount), best, provisions)
    elif best.players:
        part = _Part(pot.name, "whole", pot.amount)
        _pay(table, hand, part, pots.Portion(best.players[0].seat, pot.amount), provisions)


def _give_back(table: PotGround, hand: Hand, bets: Mapping[int, int], *provisions: str) -> None:
    """Bets are void and go back to whose they were."""
    for seat, amount in bets.items():
        if amount > 0 and table.does(
            BetReturned(seat, Cents(amount)), *provisions, fixes=("amount",), anyway=True, among="bets returned"
        ):
            hand.players[seat].stack += amount


def in_pots(table: PotGround, put_in: Mapping[int, int], players: Sequence[Player], fee: int = 0) -> list[Pot]:
    """What players have put in, as the pots that they play for."""
    found = _as_played_for(table, put_in, players, fee)
    for provision in seating.kinds(table, "players"):
        found = table.chosen(
            provision,
            found,
            {
                "the house adds ten to the first pot": _changed(found, 1000),
                "the house keeps a dollar of each pot": [pots.Pot(p.name, p.amount - 100, p.seats) for p in found],
                "the house keeps what goes beyond twenty": [
                    pots.Pot(p.name, min(p.amount, 2000), p.seats) for p in found
                ],
                "the house keeps half of the first pot": _changed(found, -(found[0].amount // 2) if found else 0),
            },
        )
    return table.chosen(
        "pot.is",
        found,
        {"what is beyond forty is no part of it": [pots.Pot(p.name, min(p.amount, 4000), p.seats) for p in found],
         "a dollar of it is not awarded": _changed(found, -100), "it is a dollar more": _changed(found, 100)},
    )  # fmt: skip


def _as_played_for(table: PotGround, put_in: Mapping[int, int], players: Sequence[Player], fee: int = 0) -> list[Pot]:
    """The pots that there are, and who plays for each."""
    seats = [player.seat for player in players]
    takes_all = table.rulings.reading("side-pots", "matched-only") == "winner-takes-all"
    stood = table.hand.stood if table.hand is not None else {}
    taken = [] if table.hand is None else table.hand.taken_out
    if table.rulings.reading("side-pots", "matched-only") == "pot-as-it-stood" and stood:
        fee, taken = fee + sum(amount for _, amount in taken), []
        found = pots.as_they_stood(put_in, seats, stood, fee)
    else:
        found = (pots.one_pot if takes_all else pots.side_pots)(put_in, seats, fee)
    found = all_in.played_for(table, put_in, seats, fee, found)
    return pots.reduced(found, put_in, taken) if taken else found


def _changed(found: Sequence[Pot], by: int) -> list[Pot]:
    """Misread: the first pot has more in it, or less."""
    return [pots.Pot(pot.name, pot.amount + (by if pot is found[0] else 0), pot.seats) for pot in found]


def award_pot(table: PotGround, hand: Hand, pot: Pot, players: Sequence[Player], *provisions: str) -> None:
    """One pot to the best hand, or in halves to the best and the lowest; `provisions` come first in what is cited."""
    highs, lows = _of_both_kinds(table, hand, players)
    if not highs.players or not lows.players:
        best = highs if highs.players else lows
        why = halving.why_whole(players) if highs.players else seven_or_better.nearly(table, lows.players)
        whole, winners, more = whole_pots.of_whole(table, hand, pot.amount, best.players, players)
        best = _Best(winners, best.provisions)
        _award_share(table, hand, _Part(pot.name, "whole", whole), best, players, (*provisions, *more, *why))
        return
    low_players = halving.low_winners(table, hand, highs.players, lows.players, players)
    high_players, low_players = halving.of_one_player(table, highs.players, low_players, players)
    high, low = halving.halves(table, hand, pot.amount, high_players, low_players)
    both = (halving.BOTH,) if high_players == low_players else ()
    why = (*provisions, *both, *halving.why_odd(table, pot.amount, high_players))
    with table.concerning({"share": "high"}):
        apart = odd_amounts.apart(table, high_players, high, low)
        of_high = _Part(pot.name, "high", high - apart, apart)
        _award_share(table, hand, of_high, _Best(high_players, highs.provisions), players, (*why, whole_pots.NO_LOW))
    with table.concerning({"share": "low"}):
        _award_share(table, hand, _Part(pot.name, "low", low), _Best(low_players, lows.provisions), players, why)


@dataclass(frozen=True, slots=True)
class _Part:
    """A pot, or half of one."""

    pot: str
    share: Share
    amount: int
    apart: int = 0
    """What goes beside it to the first of several who share it."""


@dataclass(frozen=True, slots=True)
class _Best:
    """Who has the best hand of its kind, and what decided it."""

    players: list[Player]
    provisions: tuple[str, ...] = ()


def _of_both_kinds(table: PotGround, hand: Hand, players: Sequence[Player]) -> tuple[_Best, _Best]:
    """The best high hands and the best low ones, where the game has them and any qualify."""
    highs, lows, nobody = _best(table, players, "high"), _best(table, players, "low"), _Best([])
    if not highs.players or not lows.players or not table.rulings.knows(halving.ONLY_HERE):
        return highs, lows
    hand.form += (halving.ONLY_HERE,)
    misread = {"low hands win nothing": (highs, nobody), "the low hand wins all": (nobody, lows),
               "the high hand has both halves": (highs, _Best(highs.players))}  # fmt: skip
    return table.rulings.choose(halving.ONLY_HERE, (highs, lows), misread)


def _best(table: PotGround, players: Sequence[Player], share: Share) -> _Best:
    """Nobody, if no hand counts."""
    able = [player for player in players if getattr(player, share) is not None]
    if not able:
        return _Best([])
    right, provisions = ranking.best(table, able, share)
    object_of = "object.better" if share == "high" or table.rules.high is None else "object.better-low"
    misread = {"the worst hand": ranking.worst(able, share), "the first player": able[:1], "the last player": able[-1:]}
    if share == "high":
        misread |= ranking.by_the_hole(able)
    chosen = _winners(table, able, table.chosen(object_of, right, misread))
    return _Best(chosen, provisions)


def _winners(table: PotGround, able: Sequence[Player], best: list[Player]) -> list[Player]:
    """Who wins is settled by the game that is played."""
    if not table.rulings.knows(WINNER):
        return best
    table.current().form += (WINNER,)
    misread = {"everybody who shows": [*able], "all but the best": [p for p in able if p not in best] or best,
               "who shows last": [*able[-1:]]}  # fmt: skip
    return table.rulings.choose(WINNER, best, misread)


def _award_share(
    table: PotGround, hand: Hand, part: _Part, best: _Best, players: Sequence[Player], more: Sequence[str] = ()
) -> None:
    """One pot, or half of one, to its winners."""
    seats = [player.seat for player in best.players]
    amount, share = part.amount, part.share
    if not seats or not amount:
        return
    if len(seats) > 1:
        _split(table, hand, part, best, more)
        return
    portions = [pots.Portion(seats[0], amount)]
    for provision in seating.kinds(table, "no-player-dealer"):
        portions = table.chosen(
            provision,
            portions,
            {
                "the button takes it": [pots.Portion(hand.button, amount)],
                "the button takes a tenth": _cut_off(pots.Portion(seats[0], amount), hand.button, amount // 10),
            },
        )
    if share == "whole":
        portions = [portion for whole in portions for portion in _others(table, whole, seats, players)]
    for portion in portions:
        cards = ("award.3.low",) if share == "low" else ()
        award = ranking.award_provision(share, tied=False)
        right = (*more, award, _object(share), *cards, *best.provisions)
        if table.rules.game and share == "low":
            compared = (provision for provision in best.provisions if provision in HOW_COMPARED)
            right = (award, *cards, *compared, *right)
        _pay(table, hand, part, portion, right if portion.seat in seats else ("award.others-lose",))


def _object(share: Share) -> str:
    return "object.better-low" if share == "low" else "object.better"


def _cut_off(portion: Portion, seat: int, amount: int) -> list[Portion]:
    """Part of a portion goes to another seat."""
    return [pots.Portion(portion.seat, portion.amount - amount), pots.Portion(seat, amount)]


def _others(table: PotGround, portion: Portion, winners: Sequence[int], players: Sequence[Player]) -> list[Portion]:
    """All other players lose."""
    losers = [player.seat for player in players if player.seat not in winners]
    if not losers:
        return [portion]
    share = portion.amount // (2 * len(losers))
    halves = [pots.Portion(seat, share) for seat in losers]
    return table.chosen(
        "award.others-lose",
        [portion],
        {
            "the first of them gets a quarter": _cut_off(portion, losers[0], portion.amount // 4),
            "the last of them gets a quarter": _cut_off(portion, losers[-1], portion.amount // 4),
            "they get half of it": [pots.Portion(portion.seat, portion.amount - share * len(losers)), *halves],
        },
    )


def _split(table: PotGround, hand: Hand, part: _Part, best: _Best, also: Sequence[str] = ()) -> None:
    """Equal parts among the winners; what does not divide goes to the left of the button."""
    tie = odd_amounts.tie_provision(table, part.share)
    odd = odd_amounts.odd_provision(table, part.share)
    in_order = hand.clockwise(hand.button, [player.seat for player in best.players])
    among = table.chosen(
        tie,
        in_order,
        {
            "the first takes all": in_order[:1],
            "the last takes all": in_order[-1:],
            "no more than two have a part": in_order[:2],
        },
    )
    odd_to = odd_amounts.in_turn(table, hand, best.players, part.share)
    one_each = table.rulings.reading("odd-chips", "one-each") == "one-each"
    by_suit = table.rulings.knows(odd_amounts.BY_SUIT)
    chip = table.chip() if by_suit else table.stated(odd, table.chip(), 100) or 1
    takers = [seat for seat in odd_to if seat in among]
    portions = pots.divided(part.amount, among, chip, takers, one_each=one_each)
    portions = [_with_what_is_apart(portion, part, takers) for portion in portions]
    if len(portions) > 1:
        first, second, *rest = portions
        larger = pots.Portion(first.seat, first.amount + 100)
        smaller = pots.Portion(second.seat, second.amount - 100)
        portions = table.chosen(tie, portions, {"not equally": [larger, smaller, *rest]})
    for portion in portions:
        more = odd_amounts.provisions(table, part.share, divides=not any(other.odd for other in portions))
        by = (tie, *more, *also) if by_suit else (*also, tie, *more)
        _pay(table, hand, part, portion, (*by, *best.provisions, _object(part.share)))


def _with_what_is_apart(portion: Portion, part: _Part, takers: Sequence[int]) -> Portion:
    """What was odd between the halves, where one of several high hands has it by itself."""
    extra = part.apart if takers[:1] == [portion.seat] else 0
    return pots.Portion(portion.seat, portion.amount + extra, portion.odd + extra)


def _pay(table: PotGround, hand: Hand, part: _Part, portion: Portion, provisions: Sequence[str]) -> None:
    event = PotAwarded(part.pot, part.share, portion.seat, Cents(portion.amount), Cents(portion.odd))
    known = [provision for provision in dict.fromkeys(provisions) if table.rulings.knows(provision)]
    if table.rules.game:  # which kinds of hands were compared has been cited with each hand
        known.sort(key=lambda provision: provision.startswith("rank.") and provision not in HOW_COMPARED)
    cited = known[: MOST_OF_SEVERAL_GAMES if table.rules.game else MOST_CITED]
    if portion.amount:
        pushing.push(table, hand, event, cited)
