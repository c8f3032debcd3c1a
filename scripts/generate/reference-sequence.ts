import type { Sequence, SequenceStep } from './load.js'

/** Between the two ends, in characters: room for the longest label, and little more for the sake of phones. */
const WIDTH = 52

/** A sequence as text, with a `*` before the steps that `marked` picks. */
export function sequenceDiagram({ steps }: Sequence, marked: (step: SequenceStep) => boolean): string {
  const lines = steps.map((step) => `${marked(step) ? '*' : ' '} │${arrow(step)}│`)
  return ['```text', `client${' '.repeat(WIDTH - 6)}server`, ...lines, '```'].join('\n')
}

function arrow(step: SequenceStep): string {
  const label = labelOf(step)
  const dashes = '─'.repeat(WIDTH - label.length - 5)
  return step.request === undefined ? `◀${dashes} ${label} ──` : `── ${label} ${dashes}▶`
}

function labelOf({ request, result, error, notification, event, note }: SequenceStep): string {
  const name =
    request ?? notification ?? event ?? (error === undefined ? `result of ${result ?? ''}` : `error ${error}`)
  return note === undefined ? name : `${name} (${note})`
}
