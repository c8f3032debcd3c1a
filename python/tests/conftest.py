"""What the tests need of the machine."""

from __future__ import annotations

import gc
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from support import CLI


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if shutil.which("node") is None or not Path(CLI).exists():
        skip = pytest.mark.skip(reason="needs Node.js, and `npm ci` in the project's folder: it starts the runtime there")
        for item in items:
            if item.get_closest_marker("runtime") is not None:
                item.add_marker(skip)


@pytest.fixture(autouse=True, scope="module")
def garbage() -> Iterator[None]:
    """Garbage warns of what was not closed when it is collected: in the file that left it, and in no later one."""
    yield
    gc.collect()
