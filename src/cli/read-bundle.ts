import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { asBundle, type Bundle } from '../evolution/bundle.js'
import { bundleFiles } from '../evolution/bundle-files.js'

/** Where a revision of this repository keeps its bundle. */
const BUNDLE_FILE = 'src/generated/schema.json'

/** `git show` fails above it; a bundle has some 200 KB. */
const LARGEST_BUNDLE_BYTES = 64 * 1024 * 1024

/**
 * Reads a schema bundle: a file, a folder of schemas with a `protocol.json`, a folder that has one as `schema/`, or a git
 * revision of the repository in the current folder. @throws naming what was asked for, and what to write instead.
 */
export function readBundle(source: string): Bundle {
  try {
    const found = statSync(source, { throwIfNoEntry: false })
    if (!found) return asBundle(JSON.parse(readRevision(source)))
    if (!found.isDirectory()) return asBundle(JSON.parse(readFileSync(source, 'utf8')))
    return asBundle(bundleFiles(readSchemas(source)))
  } catch (error) {
    throw new Error(`${source}: ${(error as Error).message}`)
  }
}

function readSchemas(folder: string): Map<string, unknown> {
  const root = [folder, path.join(folder, 'schema')].find((each) => existsSync(path.join(each, 'protocol.json')))
  if (!root) throw new Error('the folder holds no protocol.json; name a folder of schemas, or a bundle')
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => name.split(path.sep).join('/'))
  const schemas = names.filter((name) => name.endsWith('.json') && !name.startsWith('examples/'))
  return new Map(schemas.map((name) => [name, JSON.parse(readFileSync(path.join(root, name), 'utf8'))]))
}

function readRevision(revision: string): string {
  const missing = new Error('there is no such file or folder, and no such revision of this repository')
  if (revision.startsWith('-')) throw missing
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe', maxBuffer: LARGEST_BUNDLE_BYTES })
  try {
    git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`)
  } catch {
    throw missing
  }
  try {
    return git('show', `${revision}:${BUNDLE_FILE}`)
  } catch {
    throw new Error(`the revision has no ${BUNDLE_FILE}`)
  }
}
