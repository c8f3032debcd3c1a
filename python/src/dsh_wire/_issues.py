"""What is wrong with a value, in the words and with the pointers of every SDK, from pydantic's account of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Union

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from ._types import VARIANT_MARK
from .violation import Issue, shorten_value

MAX_ISSUES = 20
_INDEX = re.compile(r"(?<=/)\d+(?=/|$)")
_TYPES = {
    "string_type": "string",
    "string_unicode": "string",
    "int_type": "integer",
    "int_from_float": "integer",
    "float_type": "number",
    "finite_number": "number",
    "bool_type": "boolean",
    "none_required": "null",
    "list_type": "array",
    "dict_type": "object",
    "model_type": "object",
    "model_attributes_type": "object",
}
_BOUNDS = {
    "greater_than_equal": ("minimum", "must be at least {ge}"),
    "less_than_equal": ("maximum", "must be at most {le}"),
    "too_short": ("minItems", "must have at least {min_length} items"),
    "too_long": ("maxItems", "must have at most {max_length} items"),
}

Path = tuple[Union[int, str], ...]


@dataclass(frozen=True)
class _Found:
    """One fault. ``labels`` are the branches of unions it was found in: how far the value goes, and the branch."""

    path: Path
    keyword: str
    expected: str
    labels: tuple[tuple[int, str], ...]

    @property
    def place(self) -> Path:
        """The value that was judged: of a missing member the object that lacks it."""
        return self.path[:-1] if self.keyword == "required" else self.path


def issues_of(error: ValidationError, root: Any, prefix: str, redact: bool = False) -> tuple[Issue, ...]:
    """All faults, with pointers that begin with ``prefix``; at most twenty. With ``redact`` they show no value."""
    found = [_found(detail, root) for detail in error.errors(include_url=False)]
    issues: dict[tuple[str, str], Issue] = {}
    for fault in _without_piles(found):
        pointer = prefix + "".join(f"/{_escape(str(step))}" for step in fault.path)
        issues.setdefault((fault.keyword, pointer), Issue(pointer, fault.keyword, _message(fault, root, redact)))
    return tuple(sorted(issues.values(), key=_order)[:MAX_ISSUES])


def _order(issue: Issue) -> str:
    """An order that does not depend on how a validator walks: the outer before the inner, items by their index."""
    return _INDEX.sub(lambda index: index[0].zfill(16), issue.pointer)


def summarize(issues: Sequence[Issue]) -> str:
    """One line for all faults, the first in full."""
    if not issues:
        return "it breaks the schema"
    more = f" (and {len(issues) - 1} more)" if len(issues) > 1 else ""
    return f"{issues[0].pointer} {issues[0].message}{more}".strip()


def _found(detail: ErrorDetails, root: Any) -> _Found:
    value: Any = root
    path: Path = ()
    labels: list[tuple[int, str]] = []
    kind, context = detail["type"], detail.get("ctx", {})
    last = len(detail["loc"]) - 1
    for index, step in enumerate(detail["loc"]):
        if isinstance(step, str) and step.startswith(VARIANT_MARK):
            labels.append((len(path), step))
        elif isinstance(value, dict) and isinstance(step, str) and step in value:
            value, path = value[step], (*path, step)
        elif isinstance(value, list) and isinstance(step, int) and step < len(value):
            value, path = value[step], (*path, step)
        elif kind == "missing" and index == last:
            path = (*path, step)
        else:
            labels.append((len(path), str(step)))
    keyword, expected = "schema", detail["msg"].removeprefix("Value error, ")
    if kind == "missing":
        keyword, expected = "required", "is missing"
    elif kind == "tag":
        return _of_tag(value, path, str(context["member"]), str(context["known"]), tuple(labels))
    elif kind in _TYPES:
        keyword, expected = "type", f"must be {_TYPES[kind]}"
    elif kind == "not_null":
        keyword = str(context["keyword"])
    elif kind in _BOUNDS:
        keyword, template = _BOUNDS[kind]
        expected = template.format(**{name: _plain(value) for name, value in context.items()})
    elif kind == "literal_error":
        allowed = str(context["expected"]).replace("'", '"').replace(" or ", ", ")
        keyword, expected = ("enum", f"must be one of {allowed}") if ", " in allowed else ("const", f"must be {allowed}")
    elif kind in ("minLength", "uniqueItems", "const", "not"):
        keyword = kind
    return _Found(path, keyword, expected, tuple(labels))


def _plain(bound: Any) -> Any:
    return int(bound) if isinstance(bound, float) and bound.is_integer() else bound


def _of_tag(value: Any, path: Path, member: str, known: str, labels: tuple[tuple[int, str], ...]) -> _Found:
    if not isinstance(value, dict):
        return _Found(path, "type", "must be object", labels)
    return _Found((*path, member), "oneOf", f"must be one of {known}", labels)


def _without_piles(found: list[_Found]) -> list[_Found]:
    """Keeps, of a union without a tag, the faults of the branches that got furthest into the value."""
    unions: dict[tuple[Path, tuple[tuple[int, str], ...]], set[str]] = {}
    for fault in found:
        for index, (length, label) in enumerate(fault.labels):
            unions.setdefault((fault.path[:length], fault.labels[:index]), set()).add(label)
    kept = found
    # The innermost first, since what is left of it counts for the outer ones.
    for (place, before), branches in sorted(unions.items(), key=lambda item: -len(item[0][1])):
        if len(branches) < 2:  # A tag chose it.
            continue
        inside = [fault for fault in kept if fault.labels[: len(before)] == before and fault.path[: len(place)] == place]
        inside = [fault for fault in inside if len(fault.labels) > len(before) and fault.labels[len(before)][0] == len(place)]
        deeper = [fault for fault in inside if len(fault.place) > len(place)]
        instead = deeper or [_merged(place, inside, before)]
        at = kept.index(inside[0]) if inside else 0
        dropped = {id(fault) for fault in inside}
        rest = [fault for fault in kept if id(fault) not in dropped]
        kept = [*rest[:at], *instead, *rest[at:]]
    return kept


def _merged(place: Path, inside: list[_Found], labels: tuple[tuple[int, str], ...]) -> _Found:
    # An open enumeration allows any string; a value that has the type of a branch got further there.
    here = {(fault.path, fault.keyword, fault.expected) for fault in inside}
    if any(fault.keyword == "type" and fault.expected == "must be string" for fault in inside):
        here = {fault for fault in here if fault[1] not in ("enum", "const")}
    further = {fault for fault in here if fault[1] not in ("type", "enum", "const")} or here
    if len(further) == 1 and all(path == place for path, _, _ in further):
        return _Found(*further.pop(), labels)
    if all(keyword == "type" for _, keyword, _ in here):
        types = list(dict.fromkeys(fault.expected.removeprefix("must be ") for fault in inside if fault.keyword == "type"))
        if "number" in types and "integer" in types:
            types.remove("integer")
        return _Found(place, "type", f"must be {' or '.join(types)}", labels)
    return _Found(place, "anyOf", "matches none of the allowed forms", labels)


def _message(fault: _Found, root: Any, redact: bool) -> str:
    if fault.keyword in ("required", "minLength", "uniqueItems", "not"):
        return fault.expected
    value = root
    for step in fault.path:
        if isinstance(value, dict) and step not in value:
            return f"{fault.expected}, got nothing"
        value = value[step]
    return f"{fault.expected}, got {shorten_value(value, redact)}"


def _escape(token: str) -> str:
    return token.replace("~", "~0").replace("/", "~1")
