import asyncio

from dsh_wire import AsyncDeepSeekHarness


async def main() -> None:
    async with AsyncDeepSeekHarness() as harness:
        stream = harness.stream("Say hi.")
        async for text in stream.text():
            print(text, end="")
        result = await stream.result()
        print("", result.status, result.usage.output_tokens)


asyncio.run(main())
