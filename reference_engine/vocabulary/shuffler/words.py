"""The closed words for devices."""

from __future__ import annotations

from typing import Final, Literal

Device = Literal["shuffler", "shoe"]
DeviceAct = Literal["stops working", "covers", "marks"]

HEADINGS: Final[dict[str, str]] = {"device": "device"}
