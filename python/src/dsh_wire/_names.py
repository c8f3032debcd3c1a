"""Member names with lone surrogates, which JSON may hold and pydantic can neither read nor write."""

from __future__ import annotations

import re
from typing import Any

from pydantic import ValidationError

_SURROGATE = re.compile("[\ud800-\udfff]")


def refused_a_name(error: ValidationError) -> bool:
    """Whether a lone surrogate in the name of a member is at fault: in other strings the models keep them."""
    return any(detail["type"] == "string_unicode" for detail in error.errors(include_url=False, include_input=False))


def with_readable_names(value: Any) -> Any:
    """The same value with U+FFFD, the replacement character, for each lone surrogate in a name."""
    if isinstance(value, dict):
        members = {}
        for name, member in value.items():
            members[_SURROGATE.sub("\ufffd", name)] = with_readable_names(member)
        return members
    return list(map(with_readable_names, value)) if isinstance(value, list) else value
