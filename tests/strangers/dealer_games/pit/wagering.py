"""Players in their chairs, and the wagers that they put down."""

from dataclasses import dataclass

from pit.faults import broken
from pit.felt import Felt, Json, Refused
from pit.house import SEATS, House

CENTS = 100


@dataclass
class Wager:
    """One wager that stands at a box."""

    box: int
    kind: str
    amount: int
    player: int
    settled: bool = False


class Wagering(House):
    """Seats and wagers; what a game allows is a value or a method here."""

    kinds: tuple[str, ...] = ()
    instruments: tuple[str, ...] = ()

    def __init__(self, setup: Json, options: Json) -> None:
        self.wagers: dict[tuple[int, str], Wager] = {}
        self.folded: set[int] = set()
        self.round_number = 0
        self.round_started = False
        super().__init__(setup, options, Felt())

    def round_open(self) -> bool:
        return bool(self.wagers)

    def sit(self, stimulus: Json) -> None:
        seat = stimulus["seat"]
        if seat not in SEATS and not (broken("eighth-seat") and seat == SEATS.stop):
            raise Refused("there is no such seat")
        if seat in self.seated:
            raise Refused("somebody sits there")
        self.seated.add(seat)
        if self.phase in ("spread", "idle"):
            self.first_player(seat)

    def rise(self, stimulus: Json) -> None:
        seat, leaves = stimulus["seat"], stimulus.get("leaves", True)
        if seat not in self.seated:
            raise Refused("nobody sits there")
        owned = [wager for wager in self.wagers.values() if wager.player == seat]
        if owned and self.phase in ("deciding", "reveal"):
            self.rises_with_cards(seat, leaves=leaves)
            return
        # Until no more bets is announced a wager can be taken back, and it goes with the player.
        for wager in owned:
            self.take_back(wager)
        self.seated.discard(seat)

    def rises_with_cards(self, seat: int, *, leaves: bool) -> None:
        """A player gets up while the own cards are out."""
        if broken("gets-up-with-cards") and not leaves:
            self.seated.discard(seat)
            return
        raise Refused("a player with cards remains seated until the round is completed")

    def place(self, stimulus: Json) -> None:
        box, kind, amount = stimulus["seat"], stimulus["wager"], stimulus["amount"]
        instrument = stimulus.get("instrument", "value chip")
        if kind == "play":
            self.play(stimulus)
            return
        player = box if stimulus.get("player") is None else stimulus["player"]
        if kind not in self.kinds:
            raise Refused("there is no such wager")
        if self.phase not in ("betting", "idle"):
            raise Refused("no more bets" if self.phase in ("deciding", "reveal") else "the table is not ready")
        if player not in self.seated and not (broken("stander-wagers") and player == 0):
            raise Refused("only a player who is seated may wager")
        self._see_box(box, player)
        if any(wager.box == box and wager.player != player for wager in self.wagers.values()):
            raise Refused("another player wagers there")
        self.see_instrument(kind, instrument)
        # Chips that are put down beside a wager are added to it.
        before = self.wagers.get((box, kind))
        amount += before.amount if before else 0
        if not (broken("added-chips-unchecked") and before):
            self.see_wager(box, kind, amount)
        if not self.takes_notice(box, kind, amount):
            return
        if self.phase == "idle":
            # Somebody who has stayed in the chair wants to play again.
            self.first_player(player)
        if not self.round_started:
            self.change_due_decks()
            self.round_started = True
            self.round_number += 1
            self.felt.tell("round-started", number=self.round_number, deck=self.deck.name)
        self.wagers[box, kind] = Wager(box, kind, amount, player)
        self.felt.tell("wager-taken", seat=box, wager=kind, amount=amount, player=player)
        self.wager_stands(box, kind)

    def takes_notice(self, box: int, kind: str, amount: int) -> bool:  # noqa: ARG002 - for games with devices
        """Whether the table becomes aware of a wager that was put down."""
        return True

    def wager_stands(self, box: int, kind: str) -> None:
        """A new wager stands."""

    def see_instrument(self, kind: str, instrument: str) -> None:
        """Refuse what is not good for this wager."""
        if instrument == "match play coupon":
            if self.options["match-play"] != "accepted" and not broken("coupon-anyway"):
                raise Refused("match play coupons are not taken here")
            if kind not in self.kinds:
                raise Refused("a coupon goes with a wager that is made before the deal")
        elif instrument not in self.instruments and not (broken("cash-taken") and instrument == "cash"):
            raise Refused(f"a wager is not made with {instrument}")

    def see_wager(self, box: int, kind: str, amount: int) -> None:
        """Refuse a wager before the deal, new or changed, that the game does not allow."""
        raise NotImplementedError

    def see_withdrawal(self, box: int, kind: str) -> None:
        """Refuse to give a wager back on which another depends."""

    def _see_box(self, box: int, player: int) -> None:
        if box not in SEATS:
            raise Refused("there is no such box")
        if player in (box, 0):
            return
        if box in self.seated:
            raise Refused("somebody else sits there")
        boxes = {wager.box for wager in self.wagers.values() if wager.player == player} | {box, player}
        limit = int(self.options["adjacent-boxes"])
        if broken("one-box-more") and limit > 1:
            limit += 1
        if len(boxes) > limit:
            raise Refused("that is more boxes than a player may wager on")
        if max(boxes) - min(boxes) >= len(boxes) and not broken("boxes-apart"):
            raise Refused("the boxes of a player have to lie side by side")

    def _standing(self, stimulus: Json) -> Wager:
        wager = self.wagers.get((stimulus["seat"], stimulus["wager"]))
        if wager is None:
            raise Refused("there is no such wager")
        if self.phase != "betting":
            raise Refused("no wager is changed after no more bets")
        return wager

    def change_wager(self, stimulus: Json) -> None:
        wager = self._standing(stimulus)
        self.see_wager(wager.box, wager.kind, stimulus["amount"])
        self.see_change(wager, stimulus["amount"])
        wager.amount = stimulus["amount"]
        self.felt.tell("wager-taken", seat=wager.box, wager=wager.kind, amount=wager.amount, player=wager.player)

    def see_change(self, wager: Wager, amount: int) -> None:
        """Refuse a change that another wager does not allow."""

    def withdraw(self, stimulus: Json) -> None:
        wager = self._standing(stimulus)
        self.see_withdrawal(wager.box, wager.kind)
        self.take_back(wager)

    def take_back(self, wager: Wager) -> None:
        del self.wagers[wager.box, wager.kind]
        self.felt.tell("wager-withdrawn", seat=wager.box, wager=wager.kind, amount=wager.amount)

    def settle(self, wager: Wager, result: str, pays: int = 0) -> None:
        """A wager comes to its end."""
        if wager.settled:
            return
        wager.settled = True
        back = result in ("wins", "returned")
        self.felt.tell(
            "wager-settled",
            seat=wager.box,
            wager=wager.kind,
            stake=wager.amount,
            result=result,
            pays=pays,
            stake_back=back,
        )

    def play(self, stimulus: Json) -> None:
        """A player who has seen the cards puts down a play wager."""
        raise NotImplementedError
