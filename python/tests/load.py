"""Load on the Python client: ``python load.py NAME SIZE`` tells the outcome as JSON. `npm run load` starts it."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import resource
import sys
import threading
import tracemalloc
from typing import Any, Awaitable, Callable, TypedDict, cast

from dsh_wire import AsyncDeepSeekHarness, AsyncHarnessClient, SubscriptionOverflowError

from support import ROOT, SERVE

WARM_UP = 200
MAX_QUEUED = 1000
EVENT_BYTES = 4000
"""About what an event of the source takes."""
MEBIBYTE = 1024 * 1024


class Outcome(TypedDict):
    """What a case found; memory is in bytes."""

    sent: str
    rss: int
    heap: int
    lost: int
    broken: list[str]


class Meter:
    """How far the memory of this process grows."""

    def __init__(self) -> None:
        gc.collect()
        self._rss = peak_rss()
        tracemalloc.start()

    def held(self) -> int:
        """Growth of what is in use now, in bytes."""
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    def stop(self) -> tuple[int, int]:
        """The peaks of resident memory and of the heap."""
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return peak_rss() - self._rss, peak


def peak_rss() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def peer(name: str, count: int) -> list[str]:
    """A runtime of ``scripts/load/peers``."""
    return ["node", "--import", "tsx", str(ROOT / f"scripts/load/peers/{name}.ts"), str(count)]


def bound(what: str, value: float, at_most: float) -> list[str]:
    return [] if value <= at_most else [f"{what}: {value}, and at most {at_most} is allowed"]


def open_things() -> dict[str, int]:
    """What must not grow while the same is done again and again."""
    return {
        "tasks": len(asyncio.all_tasks()),
        "threads": threading.active_count(),
        "files": len(os.listdir("/proc/self/fd")) if sys.platform == "linux" else 0,
    }


async def turns(count: int) -> Outcome:
    """The same run again and again, on one session."""
    async with AsyncDeepSeekHarness(command=SERVE, provider="echo", model="echo") as harness:
        session = harness.session("main")
        for _ in range(WARM_UP):
            await session.run("hi")
        gc.collect()
        things, objects = open_things(), len(gc.get_objects())
        meter, lost = Meter(), 0
        for _ in range(count):
            lost += (await session.run("hi")).final_response != "hi"
        left = meter.held()
        rss, heap = meter.stop()
        grown = len(gc.get_objects()) - objects
        broken = [
            *bound("bytes left in use", left, 2 * count + 256 * 1024),
            *bound("objects left", grown, 50 + count / 100),
            *([] if open_things() == things else [f"{things} became {open_things()}"]),
        ]
    return {"sent": f"{count} runs", "rss": rss, "heap": heap, "lost": lost, "broken": broken}


async def in_flight(count: int) -> Outcome:
    """Requests that are all in flight at once, and are answered last in, first out."""
    async with AsyncHarnessClient(command=peer("last-in-first-out", count), runtime_cwd=str(ROOT)) as client:
        await client.initialize("p", "m")
        meter = Meter()
        results: list[Any] = await asyncio.gather(*(client.prompt(str(number), []) for number in range(count)))
        rss, heap = meter.stop()
    lost = sum(result.message_id != str(number) for number, result in enumerate(results))
    broken = bound("growth of the heap", heap, 12 * 1024 * count + 16 * MEBIBYTE)
    return {"sent": f"{count} requests in flight", "rss": rss, "heap": heap, "lost": lost, "broken": broken}


async def slow_subscriber(size: int) -> Outcome:
    """A subscriber that does not read is ended at its bound; another that keeps up misses nothing."""
    count = size // EVENT_BYTES
    async with AsyncHarnessClient(command=peer("source", count), runtime_cwd=str(ROOT)) as client:
        slow, quick = client.subscribe(max_queued=MAX_QUEUED), client.subscribe()
        meter, in_order, late = Meter(), 0, 0
        await client.initialize("p", "m")
        while in_order < count:
            event = cast(Any, (await quick.next()).params).event
            if event.seq != in_order:
                break
            in_order += 1
        broken = ["the slow subscriber was not ended"]
        try:
            while late <= MAX_QUEUED:
                await slow.next()
                late += 1
        except SubscriptionOverflowError:
            broken = []
        rss, heap = meter.stop()
    broken += bound("growth of the heap", heap, 4 * MAX_QUEUED * EVENT_BYTES + 24 * MEBIBYTE)
    sent = f"{size / 1e6:.0f} MB of events"
    return {"sent": sent, "rss": rss, "heap": heap, "lost": count - in_order, "broken": broken}


CASES: dict[str, Callable[[int], Awaitable[Outcome]]] = {
    "turns": turns,
    "in-flight": in_flight,
    "slow-subscriber": slow_subscriber,
}


async def main(name: str, size: int) -> None:
    print(json.dumps(await CASES[name](size)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
