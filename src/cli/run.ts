import { text as readText } from 'node:stream/consumers'
import { DeepSeekHarness } from '../client/harness.js'
import type { HarnessClientOptions } from '../client/harness-client.js'
import type { RunResult } from '../client/run-result.js'
import type { TokenUsage, TurnEndReason } from '../generated/types.js'
import { AbortedError } from '../jsonrpc/errors.js'
import { type Command, parseOptions, positiveInteger, UsageError } from './command.js'
import { Recorder } from './recording.js'
import { startSpinner } from './spinner.js'
import { splitCommand } from './split-command.js'
import { styles, usesColour } from './style.js'

const HELP = `Start a runtime, send it one prompt, and show the answer as it arrives, then the outcome.

Usage: dsh-wire run [OPTIONS] [PROMPT]

PROMPT is the text to send; - reads it from standard input; without it a sample is sent. Without --runtime the
embedded runtime answers, which needs no key and no network.

Options:
  --runtime "COMMAND ARGS"    start this runtime instead; quote arguments with spaces as in a shell
  --provider NAME             model provider (default deepseek-official, or echo where there is none)
  --model NAME                model (default deepseek-v4-flash, or echo)
  --max-tokens N              largest output of one model request, in tokens
  --reasoning-effort ID       how much the model should think
  --cwd FOLDER                working directory of the session (default: the current one)
  --session ID                session id (default: a new one)
  --timeout MS                give up after so many milliseconds
  --record FILE               write what crossed the wire to FILE; see dsh-wire validate
  --json                      print the result as one JSON object instead
  --help                      show this

Ctrl-C cancels the turn. Exit code: 0 if the outcome is ok, 1 if it is not or the run failed, 2 for a wrong command
line, 130 after Ctrl-C.

Example:
  dsh-wire run "Say hi."
`

const SAMPLE_PROMPT =
  'Hello! This prompt went to a runtime over its standard input, and came back a few letters at a time.'

const SIGINT_EXIT_CODE = 130

const OPTIONS = {
  runtime: { type: 'string' },
  provider: { type: 'string' },
  model: { type: 'string' },
  'max-tokens': { type: 'string' },
  'reasoning-effort': { type: 'string' },
  cwd: { type: 'string' },
  session: { type: 'string' },
  timeout: { type: 'string' },
  record: { type: 'string' },
  json: { type: 'boolean' },
} as const

export const runCommand: Command = {
  summary: 'start a runtime, send it a prompt, show the answer and the outcome',
  help: HELP,
  async run(args) {
    const { values, positionals } = parseOptions(args, OPTIONS)
    if (positionals.length > 1) {
      throw new UsageError(`run takes one prompt, got ${positionals.length}; put it in quotes`)
    }
    const maxTokens = positiveInteger('max-tokens', values['max-tokens'])
    const timeoutMs = positiveInteger('timeout', values.timeout)
    const launch = values.runtime === undefined ? undefined : splitCommand(values.runtime)
    const prompt = await readPrompt(positionals[0])
    const recorder = values.record === undefined ? undefined : await openRecorder(values.record)
    let fault: string | undefined
    const harness = new DeepSeekHarness({
      launch: {
        ...launch,
        ...(recorder && recorded(recorder)),
        onViolation: ({ message, frame }) => {
          fault ??= `${message}: ${frame}`
        },
      },
      ...(values.provider !== undefined && { provider: values.provider }),
      ...(values.model !== undefined && { model: values.model }),
      ...(values.cwd !== undefined && { cwd: values.cwd }),
      ...(values['reasoning-effort'] !== undefined && { reasoningEffort: values['reasoning-effort'] }),
      ...(maxTokens !== undefined && { maxTokens }),
    })
    const interruption = new AbortController()
    const interrupt = () => interruption.abort(new Error('interrupted'))
    process.once('SIGINT', interrupt)
    try {
      const start = performance.now()
      const options = {
        signal: interruption.signal,
        ...(timeoutMs !== undefined && { timeoutMs }),
        ...(values.session !== undefined && { sessionId: values.session }),
      }
      const result = await show(harness, prompt, options, values.json ?? false)
      const durationMs = Math.round(performance.now() - start)
      process.stdout.write(values.json ? asJson(result, harness, durationMs) : outcome(result, durationMs))
      if (interruption.signal.aborted) return SIGINT_EXIT_CODE
      return result.status === 'ok' ? 0 : 1
    } catch (error) {
      if (error instanceof AbortedError && interruption.signal.aborted) {
        process.stderr.write(`dsh-wire run: ${error.message}\n`)
        return SIGINT_EXIT_CODE
      }
      // A program that speaks something else is never answered; what it says shows why.
      if (fault !== undefined)
        process.stderr.write(`dsh-wire run: the runtime broke the protocol, first so: ${fault}\n`)
      throw error
    } finally {
      process.off('SIGINT', interrupt)
      await harness.close()
      await recorder?.close()
    }
  },
}

async function readPrompt(argument: string | undefined): Promise<string> {
  return argument === '-' ? readText(process.stdin) : (argument ?? SAMPLE_PROMPT)
}

async function openRecorder(file: string): Promise<Recorder> {
  try {
    return await Recorder.open(file)
  } catch (error) {
    throw new Error(`cannot write the recording: ${(error as Error).message}`)
  }
}

/** What a recorder needs of the client. */
function recorded(recorder: Recorder): Pick<HarnessClientOptions, 'onTraffic'> {
  const sides = { client: recorder.side('client'), server: recorder.side('server') }
  return { onTraffic: (from, chunk) => sides[from](chunk) }
}

/** Streams the text of a run, unless `quiet`, and resolves with its result. */
async function show(
  harness: DeepSeekHarness,
  prompt: string,
  options: { signal: AbortSignal; timeoutMs?: number; sessionId?: string },
  quiet: boolean,
): Promise<RunResult> {
  const stopSpinner = startSpinner(process.stderr, 'waiting for the runtime')
  try {
    const stream = harness.stream(prompt, options)
    let shown = ''
    for await (const text of stream.text()) {
      if (quiet) continue
      stopSpinner()
      process.stdout.write(text)
      shown = text
    }
    if (shown !== '' && !shown.endsWith('\n')) process.stdout.write('\n')
    return await stream.result
  } finally {
    stopSpinner()
  }
}

function asJson(result: RunResult, harness: DeepSeekHarness, durationMs: number): string {
  const { events: _, notifications: __, violations, ...rest } = result
  const { protocolVersion } = harness.client
  return `${JSON.stringify({ ...rest, protocolVersion, durationMs, violations: violations.map(({ message }) => message) })}\n`
}

function outcome(result: RunResult, durationMs: number): string {
  const { bold, dim, green, red, yellow } = styles(usesColour(process.stdout))
  const colour = { ok: green, error: red, aborted: yellow }[result.status]
  const rows: [string, string][] = [
    ['status', colour(bold(result.status))],
    ['reason', describeReason(result.reason)],
    ['usage', describeUsage(result.usage)],
    ['session', result.sessionId],
    ['time', `${durationMs} ms`],
  ]
  if (result.violations.length > 0)
    rows.push(['wire', `${result.violations.length} violations; the first: ${result.violations[0]?.message}`])
  return `\n${rows.map(([label, value]) => `${dim(label.padEnd(8))} ${value}\n`).join('')}`
}

function describeReason(reason: TurnEndReason): string {
  if (reason.kind === 'error') return `error: ${reason.error.message} (${reason.error.code})`
  if (reason.kind === 'aborted') return `aborted by ${reason.reason.kind}`
  return reason.kind
}

function describeUsage(usage: TokenUsage): string {
  const parts = [`${usage.inputTokens} input tokens`, `${usage.outputTokens} output tokens`]
  if (usage.cacheReadTokens) parts.push(`${usage.cacheReadTokens} read from cache`)
  if (usage.cacheWriteTokens) parts.push(`${usage.cacheWriteTokens} written to cache`)
  if (usage.reasoningTokens) parts.push(`${usage.reasoningTokens} of reasoning`)
  return parts.join(', ')
}
