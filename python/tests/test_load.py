"""Small forms of the load cases, each in a process of its own as in `npm run load`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from support import ROOT

pytestmark = pytest.mark.runtime


@pytest.mark.parametrize(("name", "size"), [("turns", 300), ("in-flight", 2000), ("slow-subscriber", 60_000_000)])
def test_bounds_are_kept_under_load(name: str, size: int) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "python/src")}
    command = [sys.executable, "-W", "error", str(Path(__file__).with_name("load.py")), name, str(size)]
    outcome = json.loads(subprocess.run(command, env=env, check=True, stdout=subprocess.PIPE, timeout=60).stdout)
    assert (outcome["lost"], outcome["broken"]) == (0, [])
