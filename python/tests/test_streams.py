"""Streams that fail under the client: each call is told once, with the first cause, and nothing goes unheard."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
import pytest_asyncio

from dsh_wire import AsyncDeepSeekHarness, AsyncHarnessClient, TransportClosedError

from support import SERVE

Make = Callable[..., AsyncHarnessClient]

DEAF = """
import json, os, sys, time
count = int(sys.argv[1])
for _ in range(count):
    request = json.loads(sys.stdin.buffer.raw.readline())
    result = {"serverInfo": {"name": "deaf", "version": "1"}, "protocolVersion": 1, "capabilities": {}, "maxFrameBytes": 10**7}
    if request["method"] != "initialize":
        result = {"closed": True}
    print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}), flush=True)
os.close(0)
print("deaf", file=sys.stderr, flush=True)
time.sleep(60)
"""
"""A runtime that answers so many requests, closes its input, and lives on."""


@pytest_asyncio.fixture(autouse=True)
async def unheard() -> AsyncIterator[list[dict[str, Any]]]:
    """What asyncio would log: exceptions of tasks and callbacks that nobody has taken."""
    contexts: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _loop, context: contexts.append(context))
    yield contexts
    await asyncio.sleep(0)
    gc.collect()
    await asyncio.sleep(0)
    assert contexts == []


@pytest_asyncio.fixture
async def client_of() -> AsyncIterator[Make]:
    made: list[AsyncHarnessClient] = []

    def make(command: list[str], **options: Any) -> AsyncHarnessClient:
        bounds = {"shutdown_timeout": 0.05, "dispose_eof_grace": 0.05, "dispose_grace": 0.5}
        made.append(AsyncHarnessClient(command=command, **{**bounds, **options}))
        return made[-1]

    yield make
    for client in made:
        await client.close()


async def outcomes(calls: list[asyncio.Task[Any]]) -> list[Any]:
    return await asyncio.wait_for(asyncio.gather(*calls, return_exceptions=True), 20)


@pytest.mark.parametrize("answered", range(4))
async def test_a_broken_pipe_at_any_write_fails_what_is_pending(client_of: Make, answered: int) -> None:
    lines: list[str] = []
    client = client_of([sys.executable, "-c", DEAF, str(answered)], on_stderr=lines.append)
    await client.start()
    for number in range(answered):
        await (client.initialize("p", "m") if number == 0 else client.close_session("main"))
    while "deaf" not in lines:
        await asyncio.sleep(0.005)
    errors = await outcomes([asyncio.create_task(client.close_session(f"s{number}")) for number in range(10)])
    for error in errors:
        assert isinstance(error, TransportClosedError)
        assert isinstance(error.__cause__, BrokenPipeError)
        assert "goes on running" in str(error)
    with pytest.raises(TransportClosedError):
        await client.close_session("late")


async def test_a_pipe_that_breaks_under_a_long_write_fails_what_is_pending(client_of: Make) -> None:
    client = client_of([sys.executable, "-c", DEAF, "1"])
    await client.initialize("p", "m")
    calls = [asyncio.create_task(client.prompt("main", "x" * 1_000_000)) for _ in range(5)]
    for error in await outcomes(calls):
        assert isinstance(error, TransportClosedError)


@pytest.mark.runtime
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
async def test_a_runtime_that_is_killed_fails_each_call_once(client_of: Make, number: signal.Signals) -> None:
    client = client_of(SERVE)
    await client.initialize("scenario", "silence")
    subscription = client.subscribe()
    calls = [asyncio.create_task(client.prompt(f"s{count}", "x")) for count in range(100)]
    await subscription.next()
    assert client.pid is not None
    os.kill(client.pid, number)
    for outcome in await outcomes(calls):
        # SIGTERM lets the runtime answer first.
        assert isinstance(outcome, TransportClosedError) or (number == signal.SIGTERM and outcome.status == "aborted")
    with pytest.raises(TransportClosedError):
        while True:
            await subscription.next()


@pytest.mark.runtime
async def test_calls_that_nobody_waits_for_go_unheard_by_asyncio_too(client_of: Make) -> None:
    client = client_of(SERVE)
    await client.initialize("scenario", "silence")
    given_up = [asyncio.create_task(client.prompt(f"s{count}", "x")) for count in range(10)]
    subscription = client.subscribe()
    await subscription.next()
    for call in given_up:
        call.cancel()
    await asyncio.wait(given_up)
    assert client.pid is not None
    os.kill(client.pid, signal.SIGKILL)
    with pytest.raises(TransportClosedError):
        await client.prompt("main", "x")


@pytest.mark.runtime
async def test_a_run_and_a_stream_are_told_the_end_of_their_runtime() -> None:
    async with AsyncDeepSeekHarness(command=SERVE, provider="scenario", model="silence") as harness:
        run = asyncio.create_task(harness.run("x"))
        stream = harness.stream("x")
        first = await anext(stream.text())
        assert first
        os.kill(harness.client.pid or 0, signal.SIGKILL)
        for error in await asyncio.gather(run, asyncio.ensure_future(stream.result()), return_exceptions=True):
            assert isinstance(error, TransportClosedError)
            assert error.signal == "SIGKILL"
