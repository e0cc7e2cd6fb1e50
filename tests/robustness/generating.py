"""What a fuzz test feeds: random bytes, random JSON, valid messages of every kind, and such messages gone wrong."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from hypothesis import strategies as st
from msgspec import inspect as shape

NASTY = (
    b"NaN", b"Infinity", b"-Infinity", b"1e999", b"-0", b"1.0", b"99999999999999999999999", b"9" * 5000, b"null", b"{}",
    b"[", b"]", b'"', b"\\", b"\\u0000", b"\\ud800", b"\xff", b"\x00", b"\n", b"\xef\xbb\xbf", b'"\xed\xa0\x80"',
    b"[" * 40, b'{"a":' * 40, b"true", b',"type":"sit"', b"\r\n\r\n", b"\xe2\x80\xae",
)  # fmt: skip

anything_in_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)


@cache
def valid(message: Any) -> st.SearchStrategy[Any]:
    """Messages of a type, as what JSON has; drawn from the type itself, so that none is forgotten."""
    return _of(shape.type_info(message))


def written(value: Any) -> bytes:
    """As a careless system writes it."""
    return json.dumps(value).encode("utf-8", "surrogatepass")


def gone_wrong(messages: st.SearchStrategy[bytes]) -> st.SearchStrategy[bytes]:
    """Messages with some bytes taken out, put in, exchanged or doubled."""
    return st.builds(_changed, messages, st.lists(_CHANGES, min_size=1, max_size=4))


@cache
def hostile(*messages: Any) -> st.SearchStrategy[bytes]:
    """Bytes in place of one of these messages: valid, gone wrong, any JSON, anything."""
    right = st.one_of([valid(message) for message in messages]).map(written)
    other = st.one_of([_with_other_values(valid(message)) for message in messages]).map(written)
    return right | gone_wrong(right) | other | anything_in_json.map(written) | st.binary(max_size=200)


_CHANGES = st.tuples(
    st.sampled_from(["cut", "insert", "flip", "double", "end"]),
    st.integers(0, 10_000),
    st.integers(1, 40),
    st.sampled_from(NASTY) | st.binary(min_size=1, max_size=6),
)


def _changed(message: bytes, changes: list[tuple[str, int, int, bytes]]) -> bytes:
    for how, at, size, new in changes:
        place = at % (len(message) + 1)
        before, part, after = message[:place], message[place : place + size], message[place + size :]
        match how:
            case "cut":
                message = before + after
            case "insert":
                message = before + new + part + after
            case "flip":
                message = before + new + after
            case "double":
                message = before + part + part + after
            case _:
                message = before
    return message


def _with_other_values(messages: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Messages in which one value is another, or one field too many or too few."""
    return st.builds(_exchanged, messages, st.integers(0, 1000), anything_in_json)


def _exchanged(value: Any, where: int, other: Any) -> Any:
    if not isinstance(value, dict | list) or not value:
        return other
    place = where % (len(value) + 1)
    if place == len(value):
        return value | {f"field {where}": other} if isinstance(value, dict) else [*value, other]
    if isinstance(value, list):
        return [*value[:place], _exchanged(value[place], where // 2, other), *value[place + 1 :]]
    name = list(value)[place]
    if where % 5 == 0:
        return {key: kept for key, kept in value.items() if key != name}
    return value | {name: _exchanged(value[name], where // 2, other)}


def _of(info: shape.Type) -> st.SearchStrategy[Any]:  # noqa: C901, PLR0912  a kind of type each
    match info:
        case shape.NoneType():
            return st.none()
        case shape.BoolType():
            return st.booleans()
        case shape.IntType():
            return st.integers(info.ge if info.ge is not None else -9, info.le if info.le is not None else 99)
        case shape.FloatType():
            return st.floats(allow_nan=False, allow_infinity=False)
        case shape.StrType(pattern=str() as pattern):
            return st.from_regex(pattern.replace("(?!\\n)$", "\\Z").replace("$", "\\Z"))
        case shape.StrType():
            return st.text(min_size=info.min_length or 0, max_size=min(info.max_length or 9, 9))
        case shape.LiteralType():
            return st.sampled_from(info.values)
        case shape.EnumType():
            return st.sampled_from([member.value for member in info.cls])
        case shape.VarTupleType() | shape.ListType():
            return st.lists(_of(info.item_type), max_size=3)
        case shape.DictType():
            return st.dictionaries(_of(info.key_type), _of(info.value_type), max_size=3)
        case shape.UnionType():
            return st.one_of([_of(one) for one in info.types])
        case shape.StructType():
            return _struct(info)
        case shape.RawType() | shape.AnyType():
            return anything_in_json
    raise AssertionError(f"no messages of {info}")


def _struct(info: shape.StructType) -> st.SearchStrategy[Any]:
    given = {field.encode_name: _of(field.type) for field in info.fields if field.required}
    maybe = {field.encode_name: _of(field.type) for field in info.fields if not field.required}
    if info.tag_field is not None:
        given[info.tag_field] = st.just(info.tag)
    return st.fixed_dictionaries(given, optional=maybe)
