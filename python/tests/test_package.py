"""The wheel and the sdist, as users install them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import venv
from importlib.metadata import metadata, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from support import CLI, ROOT

pytestmark = pytest.mark.runtime


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_builds_installs_into_an_empty_environment_and_imports_there(kind: str, tmp_path: Path) -> None:
    source = ROOT / "python"
    built = tmp_path / "dist"
    build = [sys.executable, "-m", "build", "--no-isolation", f"--{kind}", "--outdir", str(built), str(source)]
    subprocess.run(build, check=True, capture_output=True)
    [artifact] = built.iterdir()
    venv.create(tmp_path / "env", with_pip=True, symlinks=True)
    python = str(tmp_path / "env/bin/python")
    subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(artifact)], check=True)
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    run = [python, "-W", "error", "-m", "dsh_wire", "run", "hello", "--runtime", f"node '{CLI}' serve"]
    shown = subprocess.run(run, check=True, capture_output=True, text=True, cwd=tmp_path, env=env).stdout
    assert shown.startswith("hello\n\nstatus   ok\n")
    typed = subprocess.run(
        [python, "-c", "import dsh_wire, pathlib; print((pathlib.Path(dsh_wire.__file__).parent / 'py.typed').exists())"],
        check=True, capture_output=True, text=True, cwd=tmp_path, env=env,
    )
    assert typed.stdout == "True\n"


def test_one_release_in_both_languages() -> None:
    from dsh_wire import __version__

    assert f'"version": "{__version__}"' in (ROOT / "package.json").read_text()


def run_time_dependencies(name: str) -> dict[str, str]:
    """What a distribution needs here, itself included, and the licence of each."""
    found: dict[str, str] = {}
    waiting = [name]
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found[name] = metadata(name)["License-Expression"]
        needed = [Requirement(text) for text in requires(name) or []]
        waiting += [one.name for one in needed if one.marker is None or one.marker.evaluate({"extra": ""})]
    return found


def test_the_licences_of_run_time_dependencies_are_listed() -> None:
    [listed] = re.findall(r"^dependencies = \[(.+)\]$", (ROOT / "python/pyproject.toml").read_text(), re.M)
    licences: dict[str, str] = {}
    for text in re.findall(r'"(.+?)"', listed):
        licences |= run_time_dependencies(Requirement(text).name)
    table = (ROOT / "SECURITY.md").read_text().split("| package | licence |")[1]
    assert re.findall(r"^\| ([\w-]+) \| (.+) \|$", table, re.M) == sorted(licences.items())


def test_the_examples_run() -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "python/src"), "DSH_WIRE_RUNTIME": f"node '{CLI}' serve"}
    for name, printed in (("run.py", "ok Say hi.\nExplain."), ("run_async.py", "Say hi. ok 2\n")):
        program = str(ROOT / "python/examples" / name)
        shown = subprocess.run([sys.executable, "-W", "error", program], check=True, capture_output=True, text=True, env=env)
        assert shown.stdout == printed
