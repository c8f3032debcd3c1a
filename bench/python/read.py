"""Times one client that reads what a process writes: read.py CLIENT PROGRAM WARM COUNT."""

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator


class Stopwatch:
    """Wall and CPU time between the last notification that warms up and the last that is measured, in milliseconds."""

    def __init__(self, warm: int, count: int) -> None:
        self._left = warm
        self._count = count
        self._start = (0.0, 0.0)
        self.result: dict[str, float] = {}

    def see(self) -> bool:
        """Counts one notification. Returns whether it was the last."""
        self._left -= 1
        if self._left != 0:
            return False
        now = (time.perf_counter(), time.process_time())
        if self._count == 0:
            wall, cpu = (end - start for end, start in zip(now, self._start))
            self.result = {"wall": wall * 1000, "cpu": cpu * 1000}
            return True
        self._start = now
        self._left, self._count = self._count, 0
        return False


async def ours(program: str, watch: Stopwatch) -> None:
    from dsh_wire import AsyncHarnessClient

    client = AsyncHarnessClient(command=[program])
    notifications = client.subscribe()
    await client.start()
    async for _ in notifications:
        if watch.see():
            break
    await client.close()


def ours_synchronous(program: str) -> Iterator[object]:
    from dsh_wire import HarnessClient

    client = HarnessClient(command=[program])
    notifications = client.subscribe()
    client.start()
    yield from notifications


def published(program: str) -> Iterator[object]:
    from deepseek_harness import HarnessClient, HarnessConfig

    client = HarnessClient(HarnessConfig(dsh_bin=program))
    client.start()
    while True:
        yield client.next_notification()


def reference(program: str) -> Iterator[object]:
    process = subprocess.Popen([program], stdout=subprocess.PIPE, text=True, encoding="utf-8")
    assert process.stdout is not None
    for line in process.stdout:
        yield json.loads(line)


SYNCHRONOUS: dict[str, Callable[[str], Iterator[object]]] = {
    "dsh_wire, synchronous": ours_synchronous,
    "deepseek-harness-sdk": published,
    "json.loads per line": reference,
}


def main() -> None:
    name, program, warm, count = sys.argv[1:]
    watch = Stopwatch(int(warm), int(count))
    if name == "dsh_wire":
        asyncio.run(ours(program, watch))
    else:
        for _ in SYNCHRONOUS[name](program):
            if watch.see():
                break
    print(json.dumps(watch.result), flush=True)


main()
