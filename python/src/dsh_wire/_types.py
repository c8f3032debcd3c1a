"""What the generated models are made of: JSON Schema's idea of a value where pydantic's own is another."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Annotated, Any, Callable, Literal, Optional, Union

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Discriminator, Field, PlainValidator, Strict, Tag, model_validator
from pydantic.alias_generators import to_camel
from pydantic_core import PydanticCustomError, PydanticKnownError

MAX_SAFE = 2**53 - 1
"""The largest integer that a double, and so every JSON reader, holds exactly."""


class WireModel(BaseModel):
    """A JSON object of the protocol. Members it does not know are kept, in ``model_extra``, and go out again."""

    model_config = ConfigDict(alias_generator=to_camel, populate_by_name=True, extra="allow", protected_namespaces=())

    def to_wire(self) -> dict[str, Any]:
        """The JSON object, with the wire's names; members that were never set are left out."""
        return self.model_dump(by_alias=True, exclude_unset=True)


def _any_str(value: Any) -> str:
    # pydantic refuses strings with lone surrogates, which JSON may hold.
    if isinstance(value, str):
        return value
    raise PydanticKnownError("string_type")


def _non_empty(value: str) -> str:
    if value == "":
        raise PydanticCustomError("minLength", "must not be empty")
    return value


def _within(low: Optional[int], high: Optional[int]) -> Any:
    def check(value: Any) -> int:
        # JSON has one type of number, so that 1.0 is an integer.
        if isinstance(value, bool) or not (isinstance(value, int) or (isinstance(value, float) and value.is_integer())):
            raise PydanticKnownError("int_type")
        if low is not None and value < low:
            raise PydanticKnownError("greater_than_equal", {"ge": low})
        if high is not None and value > high:
            raise PydanticKnownError("less_than_equal", {"le": high})
        return int(value)

    return PlainValidator(check)


def _not_null(keyword: str) -> BeforeValidator:
    def check(value: Any) -> Any:
        if value is None:
            raise PydanticCustomError("not_null", "must not be null; leave the member out", {"keyword": keyword})
        return value

    return BeforeValidator(check)


def _unique(value: list[Any]) -> list[Any]:
    first: dict[str, int] = {}
    for index, item in enumerate(value):
        if (other := first.setdefault(repr(item), index)) != index:
            message = "must not repeat an item: items {i} and {j} are equal"
            raise PydanticCustomError("uniqueItems", message, {"i": other, "j": index})
    return value


def exactly(constant: Union[int, bool]) -> BeforeValidator:
    """Accepts one value: in Python ``True == 1``, in JSON it is not."""

    def check(value: Any) -> Any:
        if isinstance(value, bool) is not isinstance(constant, bool) or value != constant:
            raise PydanticCustomError("const", "must be {constant}", {"constant": json.dumps(constant)})
        return constant

    return BeforeValidator(check)


def without(member: str) -> Any:
    """Refuses an object that has a member which another of its members excludes."""

    def check(value: Any) -> Any:
        if isinstance(value, dict) and member in value:
            raise PydanticCustomError("not", "has a member that excludes another one here")
        return value

    return model_validator(mode="before")(check)


VARIANT_MARK = "="
"""Begins the label of a variant in pydantic's account of an error, where a member of that name could stand as well."""


def variant(tag: str) -> Tag:
    """Labels one type of a ``tagged`` union with the value of its tag."""
    return Tag(f"{VARIANT_MARK}{tag}")


def tagged(member: str, known: tuple[str, ...], is_open: bool) -> Discriminator:
    """Tells the variants of a union apart by the value of a member. The tag of an unknown variant is ``""``."""
    tags = frozenset(known)

    def tag_of(value: Any) -> Optional[str]:
        tag = value.get(member) if isinstance(value, dict) else getattr(value, member, None)
        if isinstance(tag, str) and tag in tags:
            return f"{VARIANT_MARK}{tag}"
        return VARIANT_MARK if is_open and isinstance(value, (dict, BaseModel)) else None

    return Discriminator(
        tag_of,
        custom_error_type="tag",
        custom_error_message="must be a known variant",
        custom_error_context=_Context(member=member, known=", ".join(map(json.dumps, known))),
    )


class _Context(dict[str, Union[str, int, float]]):
    """A context that can be hashed, as ``Annotated`` wants of its metadata."""

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))


_LEFT = Field(union_mode="left_to_right")

# Each tries what pydantic checks natively first, and Python's own code only where that refuses.
Str = Annotated[Union[Annotated[str, Strict()], Annotated[str, PlainValidator(_any_str)]], _LEFT]
NonEmptyStr = Annotated[Str, AfterValidator(_non_empty)]
Bool = Annotated[bool, Strict()]
Integer = Annotated[Union[Annotated[int, Strict()], Annotated[int, _within(None, None)]], _LEFT]
Unsigned = Annotated[
    Union[Annotated[int, Strict(), Field(ge=0, le=MAX_SAFE)], Annotated[int, _within(0, MAX_SAFE)]], _LEFT
]
PositiveInteger = Annotated[
    Union[Annotated[int, Strict(), Field(ge=1, le=MAX_SAFE)], Annotated[int, _within(1, MAX_SAFE)]], _LEFT
]
SafeInteger = Annotated[
    Union[Annotated[int, Strict(), Field(ge=-MAX_SAFE, le=MAX_SAFE)], Annotated[int, _within(-MAX_SAFE, MAX_SAFE)]],
    _LEFT,
]
Number = Annotated[Union[Annotated[int, Strict()], Annotated[float, Strict(), Field(allow_inf_nan=False)]], _LEFT]
NonNegative = Annotated[
    Union[Annotated[int, Strict(), Field(ge=0)], Annotated[float, Strict(), Field(ge=0, allow_inf_nan=False)]], _LEFT
]
TrueLiteral = Annotated[Literal[True], exactly(True)]
NotNull = _not_null("type")
NotNullConst = _not_null("const")
Unique = AfterValidator(_unique)


@dataclass(frozen=True)
class RequestEntry:
    """What is known of one request method."""

    versions: tuple[int, ...]
    """The protocol versions that have it."""
    params: Any
    """The type of the parameters; None where there are none."""
    results: dict[int, Any]
    """The type of the result, by version."""


@dataclass(frozen=True)
class NotificationEntry:
    """What is known of one notification method."""

    versions: tuple[int, ...]
    """The protocol versions that have it."""
    params: Any
    """The type of the parameters."""
