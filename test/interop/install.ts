import { type ExecFileException, execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const here = fileURLToPath(new URL('.', import.meta.url))
const cache = fileURLToPath(new URL('../../node_modules/.cache/interop/', import.meta.url))

/** Longest time that one command of an installation may take, in milliseconds. */
const COMMAND_MS = 240_000

/** How long a test waits for everything to be installed, in milliseconds. */
export const INSTALL_MS = 600_000

/** How often the owner of a lock renews it, in milliseconds. */
const RENEW_MS = 500

/** How old a lock must be to count as left behind by a process that was killed, in milliseconds. */
const FORSAKEN_MS = 10_000

/** Where something is, or in plain words why it is not there. */
export type Installed = { folder: string } | { reason: string }

/** Where the runtime keeps what it unpacks at its first start, so that it does so once. */
export const unpackedRuntime = path.join(cache, 'unpacked-runtime')

/** Installs the published TypeScript clients, once per lock file. */
export function installNpmClients(): Promise<Installed> {
  const files = ['package.json', 'package-lock.json', '.npmrc'].map((name) => path.join(here, 'clients', name))
  return installOnce('npm', files, async (folder) => {
    await Promise.all(files.map((file) => copyFile(file, path.join(folder, path.basename(file)))))
    await run('npm', ['ci', '--no-audit', '--no-fund', '--fetch-retry-mintimeout=1000'], folder)
  })
}

/** Installs the published Python client and the runtime it brings, once per requirements file. */
export function installPython(): Promise<Installed> {
  const requirements = path.join(here, 'requirements.txt')
  return installOnce('python', [requirements], async (folder) => {
    await run('python3', ['-m', 'venv', '--copies', folder])
    const options = ['--quiet', '--disable-pip-version-check', '--no-deps', '--require-hashes']
    await run(path.join(folder, 'bin/python'), ['-m', 'pip', 'install', ...options, '-r', requirements])
  })
}

/**
 * A folder is there only if it is whole. Who asks while another process installs it waits for that one.
 * Where `CI` is set it throws instead of giving a reason: there a test that did not run must not look like one that passed.
 */
async function installOnce(
  name: string,
  inputs: string[],
  install: (folder: string) => Promise<void>,
): Promise<Installed> {
  const hash = createHash('sha256')
  for (const input of inputs) hash.update(await readFile(input))
  const folder = path.join(cache, `${name}-${hash.digest('hex').slice(0, 12)}`)
  const marker = path.join(folder, '.installed')
  if (await exists(marker)) return { folder }
  await mkdir(cache, { recursive: true })
  const unlock = await lock(`${folder}.lock`)
  try {
    if (await exists(marker)) return { folder }
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder)
    await install(folder)
    await writeFile(marker, '')
    return { folder }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    const reason = `the published ${name} packages could not be installed: ${(error as Error).message}`
    if (process.env.CI)
      throw new Error(`${reason}\nWhere CI is set this fails; elsewhere the tests that need them are skipped.`)
    return { reason }
  } finally {
    await unlock()
  }
}

/** Waits until nobody holds a lock, and takes it. Resolves with a function that gives it back. */
async function lock(folder: string): Promise<() => Promise<void>> {
  while (!(await taken(folder))) {
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > FORSAKEN_MS) await rm(folder, { recursive: true, force: true })
    else await delay(100)
  }
  const renewing = setInterval(() => utimes(folder, new Date(), new Date()).catch(() => {}), RENEW_MS)
  return async () => {
    clearInterval(renewing)
    await rm(folder, { recursive: true, force: true })
  }
}

function taken(folder: string): Promise<boolean> {
  return mkdir(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )
}

async function run(command: string, args: string[], cwd?: string): Promise<void> {
  try {
    await promisify(execFile)(command, args, { cwd, timeout: COMMAND_MS, maxBuffer: 1e8 })
  } catch (error) {
    throw new Error(`${path.basename(command)} ${inPlainWords(error as ExecFileException)}`)
  }
}

/** What went wrong with a command: of what it said, the first line that calls itself an error, else the first one. */
function inPlainWords({ code, killed, message, stdout, stderr }: ExecFileException): string {
  if (code === 'ENOENT') return 'was not found'
  if (killed) return `took longer than ${COMMAND_MS / 1000} s`
  const lines = `${stderr}\n${stdout}`.split('\n').filter((line) => line.trim() !== '')
  return `said: ${lines.find((line) => /^(npm )?err(or|!)/i.test(line)) ?? lines[0] ?? message}`
}

function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
