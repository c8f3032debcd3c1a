from dsh_wire import DeepSeekHarness

with DeepSeekHarness() as harness:  # or command=["dsh", "--profile", "sdk"]
    result = harness.run("Say hi.")
    print(result.status, result.final_response)
    for text in harness.stream("Explain.").text():
        print(text, end="")
