import { type Change, compareBundles, type Side, type Use } from '../evolution/compare.js'
import { RULES } from '../evolution/rules.js'
import { type Command, parseOptions, plural, UsageError } from './command.js'
import { readBundle } from './read-bundle.js'
import { printableLine, styles, usesColour } from './terminal.js'

const HELP = `Say what changed between two releases of the protocol, and whom it breaks.

Usage: dsh-wire diff [OPTIONS] OLD NEW

OLD and NEW are each a schema bundle (dsh-wire/schema.json), a folder of schemas, a project with one as schema/, or a
git revision of the repository in the current folder. A change breaks readers if peers of the old release refuse or
miss what the new one writes, and writers if the new release refuses what they write. Requests are written by clients,
results, errors and notifications by servers. Messages are compared in the protocol versions that both releases have.

Options:
  --json    print a JSON object per change, and one for the summary
  --rules   list the kinds of changes, whom each breaks, and why
  --help    show this

Exit code: 0 if nothing breaks, 1 if something does, 2 for a wrong command line or what cannot be read.

Example:
  dsh-wire diff v0.1.0 .
  dsh-wire diff released/protocol-1.json schema
  dsh-wire diff --json old.json node_modules/dsh-wire/dist/schema.json
`

/** Most uses of a change shown as text. */
const MAX_USES = 3

export const diffCommand: Command = {
  summary: 'say what changed in the protocol, and whom it breaks',
  help: HELP,
  async run(args) {
    const { values, positionals } = parseOptions(args, { json: { type: 'boolean' }, rules: { type: 'boolean' } })
    const style = styles(usesColour(process.stdout))
    if (values.rules) {
      if (positionals.length > 0 || values.json) throw new UsageError('--rules stands alone')
      process.stdout.write(rulesText(style))
      return 0
    }
    const [old, next, ...others] = positionals
    if (old === undefined || next === undefined || others.length > 0) {
      throw new UsageError('diff takes two bundles, the old one and the new one')
    }
    const changes = compareBundles(read(old), read(next))
    const breaking = changes.filter(({ breaks }) => breaks !== 'nobody').length
    const summary = { changes: changes.length, breaking }
    process.stdout.write(values.json ? jsonText(changes, summary) : changesText(changes, summary, style))
    return breaking > 0 ? 1 : 0
  },
}

/** What cannot be read is no answer to whether something breaks. */
function read(source: string) {
  try {
    return readBundle(source)
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

interface Summary {
  changes: number
  breaking: number
}

function jsonText(changes: Change[], summary: Summary): string {
  return [...changes, { summary }].map((line) => `${printableLine(JSON.stringify(line))}\n`).join('')
}

type Styles = ReturnType<typeof styles>

function changesText(changes: Change[], { breaking }: Summary, style: Styles): string {
  if (changes.length === 0) return 'nothing changed\n'
  const group = (title: string, members: Change[]) =>
    members.length === 0 ? '' : `${style.bold(title)}\n${members.map((change) => changeText(change, style)).join('')}\n`
  return [
    group('Breaking', changes.slice(0, breaking)),
    group('Not breaking', changes.slice(breaking)),
    `${plural(changes.length, 'change')}, ${breaking} breaking\n`,
  ].join('')
}

function changeText({ rule, breaks, broken, reason, pointer, bundle, detail, usedBy }: Change, style: Styles): string {
  const name = breaks === 'nobody' ? style.green(rule) : style.red(rule)
  const place = `${pointer.replace(/^#\/(\$defs\/)?/, '')}${bundle === 'old' ? ' (in OLD)' : ''}`
  const lines = [
    `  ${name}  ${printableLine(detail)}`,
    `    ${printableLine(place)}`,
    `    ${style.dim(`in ${printableLine(usesText(usedBy))}`)}`,
  ]
  if (breaks !== 'nobody') lines.push(`    breaks ${brokenText(breaks, broken)}: ${reason}`)
  return `${lines.join('\n')}\n`
}

function brokenText(breaks: Change['breaks'], broken: Side[]): string {
  const whom = breaks === 'both' ? 'readers and writers' : breaks
  return `${whom} (older ${broken.map((side) => `${side}s`).join(' and ')})`
}

function usesText(usedBy: Use[]): string {
  const shown = usedBy
    .slice(0, MAX_USES)
    .map(({ name, part }) => (part === 'version' ? `protocol version ${name}` : `${name} ${part}`))
  const more = usedBy.length - shown.length
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

function rulesText({ bold, red, green }: Styles): string {
  return Object.entries(RULES)
    .map(([name, { breaks, reason }]) => {
      const whom = breaks === 'nobody' ? green('breaks nobody') : red(`breaks ${breaks}`)
      return `${bold(name)}  ${whom}\n  ${reason}\n`
    })
    .join('')
}
