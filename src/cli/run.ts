import { buffer } from 'node:stream/consumers'
import { DeepSeekHarness } from '../client/harness.js'
import type { HarnessClientOptions } from '../client/harness-client.js'
import type { RunResult } from '../client/run-result.js'
import type { TokenUsage, TurnEndReason } from '../generated/types.js'
import { AbortedError, TimedOutError } from '../jsonrpc/errors.js'
import { LONGEST_TIMER_MS } from '../protocol/limits.js'
import { Answer } from './answer.js'
import {
  type Command,
  complain,
  existingFolder,
  explain,
  parseOptions,
  plural,
  positiveInteger,
  UsageError,
} from './command.js'
import { Recorder } from './recording.js'
import { startSpinner } from './spinner.js'
import { splitCommand } from './split-command.js'
import { printable, printableLine, styles, usesColour } from './terminal.js'

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

Ctrl-C cancels the turn, a second one ends the runtime at once. Exit code: 0 if the outcome is ok, 1 if it is not or the run failed, 2 for a wrong command
line, 130 after Ctrl-C.

Example:
  dsh-wire run "Say hi."
`

const SAMPLE_PROMPT =
  'Hello! This prompt went to a runtime over its standard input, and came back a few letters at a time.'

const SIGINT_EXIT_CODE = 130

/** How long the runtime may take to end before the person who waits is told why. */
const ENDING_NOTICE_MS = 1_000

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
    const timeoutMs = positiveInteger('timeout', values.timeout, LONGEST_TIMER_MS)
    // Another runtime may be on another machine, where the folder is.
    const cwd = values.runtime === undefined ? existingFolder('cwd', values.cwd) : values.cwd
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
      ...(cwd !== undefined && { cwd }),
      ...(values['reasoning-effort'] !== undefined && { reasoningEffort: values['reasoning-effort'] }),
      ...(maxTokens !== undefined && { maxTokens }),
    })
    const interruption = new AbortController()
    let ending = false
    const interrupt = () => {
      if (ending || interruption.signal.aborted) endAtOnce(harness)
      interruption.abort(new Error('interrupted'))
    }
    process.on('SIGINT', interrupt)
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
      const cancelled = error instanceof AbortedError && interruption.signal.aborted
      // A program that speaks something else is never answered; what it says shows why.
      if (fault !== undefined && !cancelled) {
        complain(`dsh-wire run: the runtime broke the protocol, first so: ${printableLine(fault)}`)
      }
      complain(`dsh-wire run: ${cancelled ? 'cancelled' : explainRun(error, timeoutMs)}`)
      return cancelled ? SIGINT_EXIT_CODE : 1
    } finally {
      ending = true
      await end(harness)
      process.off('SIGINT', interrupt)
      await recorder?.close()
    }
  },
}

function explainRun(error: unknown, timeoutMs: number | undefined): string {
  if (error instanceof TimedOutError && error.timeoutMs === timeoutMs) {
    return `the run did not end within ${timeoutMs} ms; raise --timeout if it may take longer`
  }
  return explain(error)
}

/** Ends the runtime; a stubborn one takes a while. */
async function end(harness: DeepSeekHarness): Promise<void> {
  const notice = setTimeout(
    () => complain('dsh-wire run: waiting for the runtime to end; Ctrl-C ends it at once'),
    ENDING_NOTICE_MS,
  )
  await harness.close()
  clearTimeout(notice)
}

/** Ends the runtime with its children, and this process. */
function endAtOnce({ client: { pid } }: DeepSeekHarness): never {
  try {
    if (pid !== undefined) process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
  process.exit(SIGINT_EXIT_CODE)
}

/** @throws UsageError if there is nothing to send. */
async function readPrompt(argument: string | undefined): Promise<string> {
  const prompt = argument === '-' ? await readStdin() : (argument ?? SAMPLE_PROMPT)
  if (prompt.trim() === '') throw new UsageError('the prompt is empty')
  return prompt
}

async function readStdin(): Promise<string> {
  const bytes = await buffer(process.stdin)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UsageError('the prompt on standard input is not UTF-8 text')
  }
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
  const answer = new Answer(process.stdout, stopSpinner)
  try {
    const stream = harness.stream(prompt, options)
    for await (const event of stream.events()) if (!quiet) answer.show(event)
    return await stream.result
  } finally {
    stopSpinner()
    answer.endLine()
  }
}

function asJson(result: RunResult, harness: DeepSeekHarness, durationMs: number): string {
  const { events: _, notifications: __, violations, ...rest } = result
  const { protocolVersion } = harness.client
  const shown = { ...rest, protocolVersion, durationMs, violations: violations.map(({ message }) => message) }
  return `${printableLine(JSON.stringify(shown))}\n`
}

function outcome(result: RunResult, durationMs: number): string {
  const { bold, dim, green, red, yellow } = styles(usesColour(process.stdout))
  const colour = { ok: green, error: red, aborted: yellow }[result.status]
  const rows: [string, string][] = [
    ['status', colour(bold(result.status))],
    ['reason', printable(describeReason(result.reason))],
    ['usage', describeUsage(result.usage)],
    ['session', printable(result.sessionId)],
    ['time', `${durationMs} ms`],
  ]
  const [violation] = result.violations
  if (violation) {
    const count = plural(result.violations.length, 'violation')
    rows.push(['wire', `${count}; the first: ${printableLine(violation.message)}`])
  }
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
