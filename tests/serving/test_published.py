"""What is published is what is decoded."""

import json
from pathlib import Path

import jsonschema
import msgspec
import pytest

from clausewise.cli import main
from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.cards.stimuli import StackDeck
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.description import Receipt
from clausewise.reference_engine.vocabulary.events import AnyEvent, Seen
from clausewise.reference_engine.vocabulary.modules import MODULE_OF, speaks, types_of
from clausewise.reference_engine.vocabulary.protocol import Submission, Submitted, schema
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.serving.openapi import openapi, published

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", ["protocol.schema.json", "openapi.json"])
def test_the_published_files_are_up_to_date(name: str) -> None:
    """`clausewise schema --out docs` makes them anew."""
    assert (DOCS / name).read_text(encoding="utf-8") == published()[name]


def test_the_command_writes_and_prints_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Both ways give the same text."""
    assert main(["schema", "--out", str(tmp_path)]) == 0
    capsys.readouterr()
    assert main(["schema", "openapi"]) == 0
    assert (tmp_path / "openapi.json").read_text(encoding="utf-8") == capsys.readouterr().out
    assert main(["schema", "--out", str(tmp_path / "nowhere")]) == 2
    assert "name a folder that exists" in capsys.readouterr().err


def test_every_type_belongs_to_a_module() -> None:
    """No stimulus and no event is outside the vocabulary, and nothing else is in it."""
    assert set(MODULE_OF) == {*types_of(AnyStimulus), *types_of(AnyEvent)}


def test_what_a_system_speaks() -> None:
    """A system knows the stimuli of the modules that it declares, and no others."""
    settled = WagerSettled(seat=1, wager="ante", stake=Cents(1000), result="wins", pays=Cents(1000))
    assert speaks({"core": 1, "house-banked": 1}, settled)
    assert not speaks({"core": 1}, settled)


def validator(name: str) -> jsonschema.Draft202012Validator:
    """A validator for one message, as a vendor would make it."""
    whole = schema()
    jsonschema.Draft202012Validator.check_schema(whole)
    return jsonschema.Draft202012Validator({**whole, "$ref": f"#/$defs/{name}"})


def test_real_messages_fit_the_schema() -> None:
    """What we send and take is valid for those who hold us to the published schema."""
    sent = Submission("s1", StackDeck(cards=(Card("As"), Card("Kd"))))
    settled = WagerSettled(seat=1, wager="ante", stake=Cents(1000), result="wins", pays=Cents(1000))
    answered = Submitted("s1", Receipt(accepted=True), (Seen(1, 0, settled),))
    validator("Submission").validate(json.loads(msgspec.json.encode(sent)))
    validator("Submitted").validate(json.loads(msgspec.json.encode(answered)))


def test_a_sum_may_be_larger_than_any_count() -> None:
    """A pot of a card room pays more than a hundred dollars into a box: its total is in cents."""
    drops = Procedure("drops the rake", total=1_250_00, place="drop box", source="rake area")
    answered = msgspec.json.encode(Submitted("s1", Receipt(accepted=True), (Seen(1, 0, drops),)))
    validator("Submitted").validate(json.loads(answered))
    assert msgspec.json.decode(answered, type=Submitted).events[0].event == drops


@pytest.mark.parametrize(
    "stimulus",
    [
        {"type": "stack-deck", "cards": ["1z"]},
        {"type": "stack-deck"},
        {"type": "nothing-known"},
        {"type": "place-wager", "seat": 1, "wager": "ante", "amount": 9.5},
        {"type": "fold", "seat": 1, "why": "because"},
    ],
)
def test_schema_and_decoder_refuse_the_same(stimulus: dict[str, object]) -> None:
    """A vendor who validates against the schema and one who is refused by the decoder learn the same."""
    body = {"submission": "s1", "stimulus": stimulus}
    with pytest.raises(jsonschema.ValidationError):
        validator("Submission").validate(body)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json.dumps(body).encode(), type=Submission)


def test_the_openapi_page_holds_together() -> None:
    """Every reference leads somewhere, and the paths are those that the server has."""
    page = openapi()
    references = set(_references(page))
    assert references <= {f"#/components/schemas/{name}" for name in page["components"]["schemas"]}
    assert {(path, method) for path, item in page["paths"].items() for method in item if method != "parameters"} == {
        ("/v1/description", "get"),
        ("/v1/tables", "post"),
        ("/v1/tables/{table}", "delete"),
        ("/v1/tables/{table}/stimuli", "post"),
        ("/v1/tables/{table}/events", "get"),
        ("/v1/tables/{table}/declaration", "get"),
    }


def _references(node: object) -> list[str]:
    if isinstance(node, dict):
        own = [node["$ref"]] if isinstance(node.get("$ref"), str) else []
        return own + [reference for value in node.values() for reference in _references(value)]
    if isinstance(node, list):
        return [reference for value in node for reference in _references(value)]
    return []
