import { execFile } from 'node:child_process'
import { mkdir, rm, stat, symlink } from 'node:fs/promises'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { CACHE } from './validators.js'

const run = promisify(execFile)

/** The program of every measuring process. */
export const MEASURE = `${CACHE}/measure/measure.js`

/** Installs what is compared, and builds what measures. The working directory must be this folder. */
export async function prepare(say: (text: string) => void): Promise<void> {
  await install(say)
  await bundle()
}

/** The peers, and this package under its own name, as a user would import it. */
async function install(say: (text: string) => void): Promise<void> {
  const isFresh = (await modified('node_modules/.package-lock.json')) >= (await modified('package-lock.json'))
  if (!isFresh) {
    say('installing the libraries to compare with')
    await run('npm', ['ci', '--no-audit', '--no-fund'])
  }
  await symlink('../..', 'node_modules/dsh-wire').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

async function modified(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
}

/** One file for the measuring processes, so that they start at once and nothing compiles while they measure. */
async function bundle(): Promise<void> {
  await rm(`${CACHE}/measure`, { recursive: true, force: true })
  await mkdir(CACHE, { recursive: true })
  await build({
    absWorkingDir: import.meta.dirname,
    entryPoints: ['./measure.ts'],
    outdir: `${CACHE}/measure`,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'error',
  })
}
