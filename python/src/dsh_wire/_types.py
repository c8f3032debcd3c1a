"""What the generated models are made of: JSON Schema's idea of a value where pydantic's own is another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Callable, Literal, Optional, Union

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, PlainValidator, Strict
from pydantic.alias_generators import to_camel

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
    raise ValueError("must be a string")


def _non_empty(value: str) -> str:
    if value == "":
        raise ValueError("must not be empty")
    return value


def _integral(value: Any) -> int:
    if isinstance(value, float) and value.is_integer():
        return int(value)
    raise ValueError("must be an integer")


def _within(low: Optional[int], high: Optional[int]) -> Any:
    def check(value: Any) -> int:
        integer = _integral(value)
        if (low is not None and integer < low) or (high is not None and integer > high):
            raise ValueError(f"must be from {low} to {high}")
        return integer

    return PlainValidator(check)


def _not_null(value: Any) -> Any:
    if value is None:
        raise ValueError("must not be null; leave the member out")
    return value


def _unique(value: list[Any]) -> list[Any]:
    if len(set(map(repr, value))) != len(value):
        raise ValueError("must not repeat an item")
    return value


def exactly(constant: int) -> BeforeValidator:
    """Accepts one number: in Python ``True == 1``, in JSON it is not."""

    def check(value: Any) -> int:
        if isinstance(value, bool) or value != constant:
            raise ValueError(f"must be {constant}")
        return constant

    return BeforeValidator(check)


def tag_of(member: str, known: frozenset[str], is_open: bool) -> Callable[[Any], Optional[str]]:
    """What tells the variants of a union apart: the value of a member, or ``""`` for one of a later release."""

    def discriminate(value: Any) -> Optional[str]:
        tag = value.get(member) if isinstance(value, dict) else getattr(value, member, None)
        if isinstance(tag, str) and tag in known:
            return tag
        return "" if is_open and isinstance(value, (dict, BaseModel)) else None

    return discriminate


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
TrueLiteral = Annotated[Literal[True], BeforeValidator(lambda value: value if value is True else None)]
NotNull = BeforeValidator(_not_null)
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
