"""The generated models against the schemas: the same verdict as a plain JSON Schema validator, and nothing lost."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from pydantic import TypeAdapter, ValidationError

from dsh_wire import models
from dsh_wire.models import WIRE_TYPES, ErrorCode, TextBlock, TokenUsage

ROOT = Path(__file__).parents[2]
BUNDLE = json.loads((ROOT / "src/generated/schema.json").read_text("utf8"))
EXAMPLES = sorted((ROOT / "schema/examples").glob("*/*.json"))


def validator(name: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": BUNDLE["$defs"]})


def mutants(value: Any) -> Iterator[Any]:
    """The value with one thing changed: at every place each member removed, its type changed, a tag unknown, a member added."""
    yield from (None, 5, "text", [], {}, True, 1.5)
    if isinstance(value, dict):
        for key, child in value.items():
            yield {name: item for name, item in value.items() if name != key}
            for mutant in mutants(child):
                yield {**value, key: mutant}
        yield {**value, "x-new": {"any": [1]}}
        for tag in ("type", "kind", "operation"):
            if tag in value:
                yield {**value, tag: "acme/new"}
    if isinstance(value, list):
        for index, child in enumerate(value[:3]):
            for mutant in mutants(child):
                yield [*value[:index], mutant, *value[index + 1 :]]
        yield [*value, *value]


def by_type() -> dict[str, list[Path]]:
    found: dict[str, list[Path]] = {}
    for example in EXAMPLES:
        found.setdefault(example.parent.name, []).append(example)
    return found


@pytest.mark.parametrize("name", sorted(by_type()))
def test_same_verdict_as_the_schema_and_nothing_lost(name: str) -> None:
    if name not in WIRE_TYPES:
        pytest.skip("no wire type")
    adapter = TypeAdapter(WIRE_TYPES[name])
    plain = validator(name)
    disagreements: list[str] = []
    for example in by_type()[name]:
        value = json.loads(example.read_text("utf8"))
        model = adapter.validate_python(copy.deepcopy(value))
        assert adapter.dump_python(model, by_alias=True, exclude_unset=True) == value
        for mutant in mutants(value):
            try:
                kept = adapter.dump_python(adapter.validate_python(copy.deepcopy(mutant)), by_alias=True, exclude_unset=True)
                verdict = True
                assert kept == mutant
            except ValidationError:
                verdict = False
            if verdict != plain.is_valid(mutant):
                disagreements.append(f"model says {verdict}: {json.dumps(mutant)[:300]}")
    assert disagreements == []


def test_attributes_are_snake_case_and_both_names_are_accepted() -> None:
    usage = TokenUsage(input_tokens=1, outputTokens=2, cache_read_tokens=3)
    assert (usage.input_tokens, usage.output_tokens, usage.cache_read_tokens) == (1, 2, 3)
    assert usage.reasoning_tokens is None
    assert usage.to_wire() == {"inputTokens": 1, "outputTokens": 2, "cacheReadTokens": 3}


def test_unknown_members_and_variants_survive() -> None:
    event = {"type": "acme/new", "seq": 1, "time": 2, "data": [1, {"a": None}], "more": {}}
    model = TypeAdapter(models.SessionEvent).validate_python(event)
    assert isinstance(model, models.UnknownSessionEvent)
    assert model.to_wire() == event
    block = TextBlock.model_validate({"type": "text", "text": "hi", "extra": 1})
    assert block.to_wire() == {"type": "text", "text": "hi", "extra": 1}


def test_lone_surrogates_are_kept() -> None:
    value = json.loads('{"type":"text","text":"\\ud83c"}')
    assert TextBlock.model_validate(value).to_wire() == value


def test_error_codes_and_method_tables() -> None:
    assert ErrorCode.SESSION_BUSY == -32000
    assert models.REQUESTS["session/prompt"].results == {0: models.SessionPromptReceipt, 1: models.SessionPromptResult}
    assert models.NOTIFICATIONS["session.status"].params is models.SessionStatusNotification
    assert models.SCHEMA_HASH in BUNDLE["description"]
