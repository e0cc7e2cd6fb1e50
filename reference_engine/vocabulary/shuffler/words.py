"""The closed words for devices."""

from __future__ import annotations

from typing import Final, Literal, get_args

MODULE: Final = "shuffler"
Device = Literal["shuffler", "shoe"]
Failing = Literal["jams", "stops", "fails to finish"]
DeviceAct = Literal["stops working", "covers", "marks"]

HEADINGS: Final[dict[str, str]] = {"device": "device"}
OPTIONS: Final[dict[str, str]] = {"treatment of a device out of order": "out-of-order"}
ANY_OF: Final[dict[str, tuple[str | int, ...]]] = {
    "by any device": ("by device", "by counting device", "by reshuffling device"),
    "by a device that does not reshuffle": ("by device", "by counting device"),
    "not by a reshuffling device": ("by hand", "by device", "by counting device"),
    "from any shoe": ("manual shoe", "automated shoe"),
    "automated shoe or shuffler": ("automated shoe", "automated shuffler"),
}
"""Where several of the house's choices will do, what they are called together."""
WORDS_OF: Final[dict[str, tuple[str, ...]]] = {
    "device": get_args(Device),
    "words": ("out of order",),
    "place": ("shoe", "automated shoe", "automated shuffler", "shuffler", "beside the automated dealing shoe"),
    "source": ("shoe", "automated shoe", "automated shuffler", "shuffler"),
    "method": ("with an automated shuffling device", *get_args(Failing), "is out of order"),
}
