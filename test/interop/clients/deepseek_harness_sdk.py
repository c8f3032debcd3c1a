import json
import sys
import tempfile

from deepseek_harness import DeepSeekHarness

prompts, provider, model, executable = sys.argv[1:]
with tempfile.TemporaryDirectory() as home:
    harness = DeepSeekHarness(provider=provider, model=model, dsh_bin=executable, dsh_home=home)
    try:
        runs = []
        for prompt in json.loads(prompts):
            result = harness.run(prompt, session_id="main")
            runs.append(
                {
                    "sessionId": result.session_id,
                    "finalResponse": result.final_response,
                    "finishReason": result.finish_reason,
                    "events": result.events,
                    "notifications": [{"method": n.method, "params": n.payload} for n in result.notifications],
                }
            )
        print(json.dumps({"runs": runs}))
    except Exception as error:
        print(json.dumps({"error": type(error).__name__, "code": getattr(error, "code", None), "message": str(error)}))
    finally:
        harness.close()
