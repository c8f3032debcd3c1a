import { createEmbeddedHost } from '../runtime/embedded-host.js'
import type { ScenarioProcess } from '../runtime/scenario-agent.js'
import { builtInScenarios } from '../runtime/scenario-file.js'
import type { AgentHost, SessionSettings } from '../server/agent-host.js'
import { serveStdio, takeStdout } from '../server/serve-stdio.js'
import { type Command, complain, parseOptions, UsageError } from './command.js'
import { printableLine } from './terminal.js'

const help = () => `Serve the embedded runtime on standard input and output, one JSON-RPC frame a line.

Usage: dsh-wire serve [OPTIONS]

The client's initialize chooses the agent by its provider:
  echo        answers with the prompt; any model
  scenario    plays what the model names: a built-in scenario, or a file if the name has a "/" or ends in .json

Options:
  --scenario NAME|FILE      play this scenario, whatever provider and model the client names
  --max-tokens-as-success   a turn that ends at its token limit counts as ok
  --verbose                 say on standard error what was wrong with the client's frames
  --redact-frames           say of the values in such frames their type and length only
  --help                    show this

Built-in scenarios:
${indented(builtInScenarios().join(', '))}
Standard output carries the protocol and nothing else. Exit code: 0 when the client shut it down, its input ended,
it stopped reading, or on SIGTERM; 130 on SIGINT; 1 if it failed; 2 for a wrong command line. SIGHUP ends it at once.

Example:
  printf '%s\\n' '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"cwd":"/","provider":"echo","model":"echo"}}' \\
    | dsh-wire serve
`

/** Text in lines of the help's width. */
function indented(text: string): string {
  return text.replace(/(.{1,110})(?: |$)/g, '  $1\n')
}

export const serveCommand: Command = {
  summary: 'serve the embedded runtime on standard input and output',
  get help() {
    return help()
  },
  async run(args) {
    const { values, positionals } = parseOptions(args, {
      scenario: { type: 'string' },
      'max-tokens-as-success': { type: 'boolean' },
      verbose: { type: 'boolean' },
      'redact-frames': { type: 'boolean' },
    })
    if (positionals.length > 0) throw new UsageError(`serve takes no argument, got "${positionals[0]}"`)
    const embedded = createEmbeddedHost({ process: thisProcess() })
    const host = values.scenario === undefined ? embedded : playing(values.scenario, embedded)
    // A scenario that cannot be played is a failed start, not the client's fault.
    if (values.scenario !== undefined) await host.initialize?.({ cwd: process.cwd(), provider: '', model: '' })
    if (process.stdin.isTTY) {
      complain('dsh-wire serve: waiting for JSON-RPC on standard input, one frame a line; Ctrl-D ends it')
    }
    return serveStdio(host, {
      maxTokensAsSuccess: values['max-tokens-as-success'] ?? false,
      redactFrames: values['redact-frames'] ?? false,
      ...(values.verbose && {
        onViolation: ({ kind, message }) => complain(`dsh-wire serve: ${kind}: ${printableLine(message)}`),
      }),
    })
  },
}

/** A host whose every session plays one scenario. */
function playing(scenario: string, host: AgentHost): AgentHost {
  const cwd = process.cwd()
  const chosen = (settings: SessionSettings) => ({ ...settings, cwd, provider: 'scenario', model: scenario })
  return {
    initialize: (settings) => host.initialize?.(chosen(settings)),
    open: (sessionId, settings, listener) => host.open(sessionId, chosen(settings), listener),
    close: () => host.close?.(),
  }
}

/** What a scenario may do to the process it runs in. */
function thisProcess(): ScenarioProcess {
  const output = takeStdout()
  // What was written before a crash has left the process: the crash comes between two writes.
  const afterOutput = (crash: () => void) => void output.write('', crash)
  return {
    writeRaw: (text) => void output.write(text),
    writeError: (text) => void process.stderr.write(text),
    exit: (code) => afterOutput(() => process.exit(code)),
    kill: (signal) => afterOutput(() => process.kill(process.pid, signal)),
  }
}
