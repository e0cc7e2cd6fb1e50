"""A device by itself as a system under test: it is asked for what it can do, and tells what it saw of it.

Decks and throws come as ordinary events: a table is opened, and each Proceed brings what the device does next.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import count
from typing import Final

from clausewise.adapters.base import CitesNothing, NotSeen, SystemFailure, TableHere, TableRefused
from clausewise.adapters.devices.addresses import address_of
from clausewise.adapters.devices.description import DeviceDescription
from clausewise.adapters.devices.talking import Talk, Told
from clausewise.adapters.http_settings import HttpSettings
from clausewise.reference_engine.core.fields import OptionValue
from clausewise.reference_engine.vocabulary.cards.stimuli import ForceCards, StackDeck
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed
from clausewise.reference_engine.vocabulary.description import (
    PROTOCOL_VERSION,
    VOCABULARY,
    Declaration,
    Description,
    Forcing,
    Receipt,
    TableSetup,
)
from clausewise.reference_engine.vocabulary.dice.stimuli import SetDice
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.reference_engine.vocabulary.modules import type_of, types_of
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus, Mishap
from clausewise.reference_engine.vocabulary.unseen import ACTS, EVENTS, STIMULI

MILLISECONDS: Final = 1000
MISHAPS: Final = frozenset(types_of(Mishap))


def open_device(target: str, settings: HttpSettings) -> DeviceSystem:
    """The device at the end of a line; nothing is opened yet."""
    del settings
    return DeviceSystem(target)


class DeviceSystem:
    """The System of one device."""

    def __init__(self, target: str) -> None:
        self._target = target
        address = address_of(target)
        self._device = address.device
        self._talk = Talk(address)
        self._numbers = count(1)

    @property
    def target(self) -> str:
        return self._target

    def describe(self) -> Description:
        """What the file says, with what the device itself says of who it is and what it runs."""
        return described(self._device, self._talk)

    def open(self, setup: TableSetup) -> DeviceTable:
        if setup.rulebook not in self._device.file.games:
            raise TableRefused(f"{self._device.path} does not name {setup.rulebook} among the games of this device")
        self._talk.begins()
        return DeviceTable(f"t{next(self._numbers)}", self._device, self._talk)

    def remarks(self) -> tuple[str, ...]:
        """Every frame that came, with its place and what it was read as: the original observations."""
        return self._talk.remarks()

    def close(self) -> None:
        self._talk.close()


class DeviceTable(TableHere, CitesNothing):
    """What a device does from one moment on."""

    def __init__(self, name: str, device: DeviceDescription, talk: Talk) -> None:
        super().__init__(name)
        self._device, self._talk = device, talk
        self._seen: list[Seen] = []
        self._open = True
        self._began = time.monotonic()

    @property
    def seen(self) -> Sequence[Seen]:
        return self._seen

    def takes(self, stimulus: AnyStimulus) -> Receipt:
        told = self._done(stimulus)
        if told is None:
            reason = f"{self._device.path} does not say how this device is asked for {type_of(stimulus)}"
            return Receipt(accepted=False, reason=reason)
        at = round((time.monotonic() - self._began) * MILLISECONDS)
        for event in told.events:
            self._seen.append(Seen(len(self._seen) + 1, at, event))
        return Receipt(accepted=True)

    def _done(self, stimulus: AnyStimulus) -> Told | None:
        """What the device says to a stimulus; None where it cannot be told of it."""
        ask = self._device.asked.get(type_of(stimulus))
        try:
            if ask is not None:
                return self._talk.ask(stimulus, ask)
            return self._talk.listen(LISTENS) if isinstance(stimulus, Proceed) else None
        except SystemFailure:
            self._open = False  # that is told once; what comes after it is looked at when the next table is opened
            raise

    def declaration(self) -> Declaration:
        raise NotSeen(f"{self._device.file.product} declares nothing")

    def close(self) -> None:
        """The line stays open for the next table; what was said and not asked for is a failure."""
        if self._open:
            self._open = False
            self._talk.ends()


LISTENS: Final = 1.0
"""Seconds that are waited for a device that is asked for nothing to say something."""


def described(device: DeviceDescription, talk: Talk) -> Description:
    """What a device can show and be told; raises SystemFailure where it does not answer."""
    # Here and not above: the rules take a while to load.
    from clausewise.reference_engine.rulebooks.games import RULEBOOKS  # noqa: PLC0415  as said

    file = device.file
    asked = device.asked
    modules = {module for game in file.games for module in RULEBOOKS[game].modules} or {"core"}
    acts = device.tells & ACTS
    unseen = [name for name in EVENTS if name not in device.tells and not (name == "procedure" and acts)]
    unseen += sorted(ACTS - acts) if acts else []
    unseen += [name for name in STIMULI if name not in asked and name not in {"proceed", "perform"}]
    options: dict[str, tuple[OptionValue, ...]] = {name: tuple(values) for name, values in file.options.items()}
    return Description(
        manufacturer=file.manufacturer,
        product=file.product,
        version=file.version,
        build=file.build,
        protocol=PROTOCOL_VERSION,
        vocabulary={module: version for module, version in VOCABULARY.items() if module in modules},
        games=file.games,
        options=options,
        forcing=tuple(how for how in map(_forcing, asked) if how is not None) or ("none",),
        mishaps=tuple(name for name in asked if name in MISHAPS),
        unseen=(*unseen, "declaration"),
        components=talk.identity(),
        jurisdiction=file.jurisdiction,
    )


def _forcing(stimulus: str) -> Forcing | None:
    """In which way a device can be forced that can be asked for this."""
    if stimulus == SetDice.__struct_config__.tag:
        return "dice"
    if stimulus == StackDeck.__struct_config__.tag:
        return "order"
    return "positions" if stimulus == ForceCards.__struct_config__.tag else None
