"""Check sums as a device writes them: of which kind, and with which polynomial, is a setting of its description."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

HEX: Final = "^(?:[0-9A-Fa-f]{2}(?: ?[0-9A-Fa-f]{2}){0,7})?$"
Hex: TypeAlias = Annotated[str, msgspec.Meta(pattern=HEX)]
"""Up to eight bytes, as in 02 A5."""


class Sum(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    r"""How the sum over a frame is made, over which of its bytes, and what stands behind it at the frame's end.

    >>> kermit = Sum(kind="crc", width=16, polynomial=0x1021, reflected=True, order="little")
    >>> f"{kermit.over(b'123456789'):04X}"
    '2189'
    >>> modbus = Sum(kind="crc", width=16, polynomial=0x8005, initial=0xFFFF, reflected=True, order="little")
    >>> f"{modbus.over(b'123456789'):04X}", modbus.told(b"123456789").hex(" ")
    ('4B37', '37 4b')
    >>> Sum(kind="xor", width=8, written="digits", mark="*").told(b"PCAS")
    b'*01'
    >>> Sum(kind="add", width=8, after=1, before=1, followed_by="03").told(b"\x02AB,").hex(" ")
    '83 03'
    """

    kind: Literal["crc", "add", "xor"]
    width: Literal[8, 16, 32] = 16
    polynomial: Annotated[int, msgspec.Meta(ge=0, le=2**32 - 1)] = 0
    """Of a CRC, with its highest power left out, not reflected: 0x1021."""
    initial: Annotated[int, msgspec.Meta(ge=0, le=2**32 - 1)] = 0
    reflected: bool = False
    final: Annotated[int, msgspec.Meta(ge=0, le=2**32 - 1)] = 0
    """What the outcome is combined with, by exclusive or."""
    order: Literal["big", "little"] = "big"
    written: Literal["bytes", "digits"] = "bytes"
    """As bytes, or as hexadecimal digits in a line."""
    mark: Annotated[str, msgspec.Meta(max_length=4)] = ""
    """What stands before the digits and is not summed."""
    after: Annotated[int, msgspec.Meta(ge=0, le=16)] = 0
    """So many bytes at the beginning of a frame are not summed."""
    before: Annotated[int, msgspec.Meta(ge=0, le=16)] = 0
    """So many bytes directly before the sum are not summed."""
    followed_by: Hex = ""
    """What stands behind the sum at the end of each frame, and is not summed."""
    to_zero: bool = False
    """Of an addition: the sum is what makes all bytes come to nothing with it."""

    @property
    def size(self) -> int:
        """Bytes that the sum takes at the end of a frame, with what stands behind it."""
        own = self.width // 8 if self.written == "bytes" else self.width // 4 + len(self.mark)
        return own + len(self._behind)

    @property
    def _behind(self) -> bytes:
        return bytes.fromhex(self.followed_by)

    def over(self, data: bytes) -> int:
        """The sum of bytes, those at either end left out that are not summed."""
        data = data[self.after : max(len(data) - self.before, 0)]
        mask = (1 << self.width) - 1
        if self.kind == "crc":
            return self._crc(data, mask)
        size, total = self.width // 8, self.initial & mask
        if self.kind == "add":
            total += sum(data)
            return ((-total if self.to_zero else total) ^ self.final) & mask
        for start in range(0, len(data), size):
            total ^= int.from_bytes(data[start : start + size], self.order)
        return (total ^ self.final) & mask

    def told(self, data: bytes) -> bytes:
        """The sum as it stands behind these bytes."""
        value = self.over(data)
        if self.written == "digits":
            return f"{self.mark}{value:0{self.width // 4}X}".encode("latin-1") + self._behind
        return value.to_bytes(self.width // 8, self.order) + self._behind

    def stands(self, frame: bytes) -> bool:
        r"""Whether a frame ends with its own sum.

        >>> Sum(kind="add", width=8).stands(b"ab\xc3"), Sum(kind="add", width=8).stands(b"ab\xc4")
        (True, False)
        """
        if len(frame) <= self.size:
            return False
        wanted, told = self.told(frame[: -self.size]), frame[-self.size :]
        return told == wanted or (self.written == "digits" and told.upper() == wanted.upper())

    def _crc(self, data: bytes, mask: int) -> int:
        table = _table(self.polynomial & mask, self.width, self.reflected)
        register = (_mirrored(self.initial, self.width) if self.reflected else self.initial) & mask
        for byte in data:
            if self.reflected:
                register = table[(register ^ byte) & 0xFF] ^ (register >> 8)
            else:
                register = table[(register >> (self.width - 8)) ^ byte] ^ ((register << 8) & mask)
        return (register ^ self.final) & mask


def _mirrored(value: int, width: int) -> int:
    return int(f"{value:0{width}b}"[::-1], 2)


@lru_cache(maxsize=8)
def _table(polynomial: int, width: int, reflected: bool) -> tuple[int, ...]:
    """What each byte does to a register."""
    top, mask = 1 << (width - 1), (1 << width) - 1
    turned = _mirrored(polynomial, width)
    table = []
    for byte in range(256):
        register = byte if reflected else byte << (width - 8)
        for _ in range(8):
            if reflected:
                register = (register >> 1) ^ (turned if register & 1 else 0)
            else:
                register = ((register << 1) ^ (polynomial if register & top else 0)) & mask
        table.append(register)
    return tuple(table)
