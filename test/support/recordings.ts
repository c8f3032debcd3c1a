import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './schemas.js'

/** Recordings of deployed runtimes. They are not part of the project: tests that need them are skipped without. */
const RECORDINGS_DIR = path.resolve(ROOT, '../shared/transcripts')

export const haveRecordings = existsSync(RECORDINGS_DIR)

export interface RecordedLine {
  /** Name of the recording and number of the line. */
  at: string
  from: 'client' | 'server'
  /** The line as it was on the wire. */
  text: string
}

/** The lines of every recording, by the recording's name. */
export function readRecordings(): Map<string, RecordedLine[]> {
  const names = haveRecordings ? readdirSync(RECORDINGS_DIR).filter((name) => name.endsWith('.ndjson')) : []
  return new Map(names.map((name) => [name, readRecording(name)]))
}

function readRecording(name: string): RecordedLine[] {
  const lines = readFileSync(path.join(RECORDINGS_DIR, name), 'utf8').split('\n')
  return lines.flatMap((line, index) => {
    if (line === '') return []
    const { from, raw } = JSON.parse(line)
    return [{ at: `${name}:${index + 1}`, from, text: raw }]
  })
}
