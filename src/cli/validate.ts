import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { LineDecoder } from '../framing/line-decoder.js'
import { isJsonObject } from '../jsonrpc/frame.js'
import type { Fault } from '../protocol/fault.js'
import { shorten } from '../protocol/violation.js'
import { type Command, complain, parseOptions, plural, UsageError } from './command.js'
import { Conversation } from './conversation.js'
import { printableLine, styles, usesColour } from './terminal.js'

const HELP = `Check recorded traffic against the protocol, line by line.

Usage: dsh-wire validate [OPTIONS] [FILE...]

A FILE is a recording, one line per frame: {"t": ms, "from": "client" or "server", "raw": "the line"}, as
dsh-wire run --record writes it; or, with --from, bare frames of one side. Without FILE, or for -, reads standard
input. Follows the conversation: results are checked against the request they answer and the negotiated version.

Options:
  --from client|server   the files hold bare frames that this side wrote
  --only client|server   report what is wrong with one side's lines only
  --json                 print a JSON object per violation, all of them, and one for the summary
  --redact-frames        say of the values in a wrong line their type and length only
  --help                 show this

Exit code: 0 if every line is right, 1 if one is wrong or a file cannot be read, 2 for a wrong command line.

Example:
  dsh-wire run --record talk.ndjson "Say hi." && dsh-wire validate talk.ndjson
`

const EXPECTED = 'a recording, one JSON object a line'

/** Most violations shown as text: a file of another kind has one in each line. */
const MAX_SHOWN = 100

type Side = 'client' | 'server'

interface Finding extends Fault {
  file: string
  line: number
  from: Side | undefined
}

interface Counts {
  files: number
  lines: number
  violations: number
}

export const validateCommand: Command = {
  summary: 'check recorded traffic against the protocol',
  help: HELP,
  async run(args) {
    const { values, positionals } = parseOptions(args, {
      from: { type: 'string' },
      only: { type: 'string' },
      json: { type: 'boolean' },
      'redact-frames': { type: 'boolean' },
    })
    const from = sideOption('from', values.from)
    const only = sideOption('only', values.only)
    if (from && only && from !== only) {
      throw new UsageError(`--from ${from} leaves no line of the ${only}'s for --only ${only}`)
    }
    const files = positionals.length > 0 ? positionals : ['-']
    if (files.includes('-') && process.stdin.isTTY) throw new UsageError('name a file, or pipe a recording in')
    const redact = values['redact-frames'] ?? false
    const counts: Counts = { files: 0, lines: 0, violations: 0 }
    const report = values.json ? reportJson : reportText(styles(usesColour(process.stdout)))
    let unreadable = 0
    for (const file of files) {
      try {
        await validateFile(file, from, redact, counts, (finding) => {
          if (only && finding.from !== undefined && finding.from !== only) return
          counts.violations++
          if (values.json || counts.violations <= MAX_SHOWN) report(finding)
        })
        counts.files++
      } catch (error) {
        unreadable++
        complain(`dsh-wire validate: ${(error as Error).message}`)
      }
    }
    if (values.json) process.stdout.write(`${JSON.stringify({ summary: counts })}\n`)
    else {
      if (counts.violations > MAX_SHOWN) {
        process.stdout.write(`and ${plural(counts.violations - MAX_SHOWN, 'more violation')}; --json shows all\n`)
      }
      process.stdout.write(
        `${plural(counts.files, 'file')}, ${plural(counts.lines, 'line')}, ${plural(counts.violations, 'violation')}\n`,
      )
    }
    return counts.violations > 0 || unreadable > 0 ? 1 : 0
  },
}

function sideOption(name: string, value: string | undefined): Side | undefined {
  if (value === undefined || value === 'client' || value === 'server') return value
  throw new UsageError(`--${name} takes client or server, got "${value}"`)
}

/** Rejects, naming the file, if it cannot be read or holds nothing. */
async function validateFile(
  file: string,
  from: Side | undefined,
  redact: boolean,
  counts: Counts,
  report: (finding: Finding) => void,
): Promise<void> {
  const name = file === '-' ? 'standard input' : file
  const conversation = new Conversation(redact)
  let line = 0
  let frames = 0
  const decoder = new LineDecoder({
    maxLineBytes: 2 ** 29 - 25,
    onLine: (text) => {
      line++
      if (text.trim() === '' && from === undefined) return
      if (frames === 0 && text.includes('\0')) throw new Error(`${name}:${line} is binary; expected ${EXPECTED}`)
      if (frames === 0 && from !== undefined && typeof readRecordedLine(text) !== 'string') {
        throw new Error(`${name} is a recording of both sides; use --only ${from} in place of --from ${from}`)
      }
      frames++
      counts.lines++
      const recorded = from === undefined ? readRecordedLine(text, redact) : { from, raw: text }
      const fault =
        typeof recorded === 'string'
          ? notRecorded(recorded, redact ? '' : text)
          : conversation.judge(recorded.from, recorded.raw)
      if (fault) report({ ...fault, file: name, line, from: typeof recorded === 'string' ? undefined : recorded.from })
    },
    onOversize: (bytes) => {
      line++
      report({
        kind: 'too-large',
        message: `the line has ${bytes} bytes or more, too many to read`,
        pointer: '',
        file: name,
        line,
        from,
      })
    },
  })
  await readAll(file === '-' ? process.stdin : createReadStream(file), name, decoder)
  if (frames === 0) throw new Error(`${name} is empty; expected ${EXPECTED}`)
}

async function readAll(input: Readable, name: string, decoder: LineDecoder): Promise<void> {
  try {
    for await (const chunk of input) decoder.write(chunk as Buffer)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const reason = code && READ_ERRORS[code]
    throw reason ? new Error(`${name}: ${reason}`) : error
  }
  decoder.end()
}

const READ_ERRORS: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a directory; name the files in it',
  EACCES: 'it may not be read',
}

/** A recording's line, or what is wrong with it. The parser's reason quotes the line. */
function readRecordedLine(text: string, redact = false): { from: Side; raw: string } | string {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return `not JSON, perhaps cut short${redact ? '' : `: ${(error as Error).message}`}`
  }
  if (!isJsonObject(value)) return 'not an object'
  if (value.from !== 'client' && value.from !== 'server') {
    return Object.hasOwn(value, 'jsonrpc')
      ? 'a bare frame; say who wrote it with --from client or --from server'
      : '"from" is neither "client" nor "server"'
  }
  if (typeof value.raw !== 'string') return '"raw" is no string'
  return { from: value.from, raw: value.raw }
}

function notRecorded(problem: string, text: string): Fault {
  return {
    kind: 'not-a-frame',
    message: `expected a recorded line {"t","from","raw"}: ${problem}${text && `: ${shorten(text, 80)}`}`,
    pointer: '',
  }
}

function reportText({ bold, dim }: ReturnType<typeof styles>): (finding: Finding) => void {
  return ({ file, line, from, pointer, message }) => {
    process.stdout.write(
      `${bold(`${printableLine(file)}:${line}`)}: ${from ? dim(`${from} `) : ''}${pointer === '' ? '' : `${pointer} `}${printableLine(withoutPointer(message, pointer))}\n`,
    )
  }
}

/** A summary of issues begins with the first one's pointer, which stands before it already. */
function withoutPointer(message: string, pointer: string): string {
  return pointer !== '' && message.startsWith(`${pointer} `) ? message.slice(pointer.length + 1) : message
}

function reportJson({ file, line, from, kind, pointer, message, issues }: Finding): void {
  process.stdout.write(`${printableLine(JSON.stringify({ file, line, from, kind, pointer, message, issues }))}\n`)
}
