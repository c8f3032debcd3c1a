import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

const here = fileURLToPath(new URL('.', import.meta.url))
const cache = fileURLToPath(new URL('../../node_modules/.cache/interop/', import.meta.url))

/** Where something is, or in plain words why it is not there. */
export type Installed = { folder: string } | { reason: string }

/** Installs the published TypeScript clients, once per lock file. */
export function installNpmClients(): Promise<Installed> {
  const files = ['package.json', 'package-lock.json', '.npmrc'].map((name) => path.join(here, 'clients', name))
  return installOnce('npm', files, async (folder) => {
    await Promise.all(files.map((file) => copyFile(file, path.join(folder, path.basename(file)))))
    await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder })
  })
}

/** Installs the published Python client and the runtime it brings, once per requirements file. */
export function installPython(): Promise<Installed> {
  const requirements = path.join(here, 'requirements.txt')
  return installOnce('python', [requirements], async (folder) => {
    await run('python3', ['-m', 'venv', '--copies', folder])
    const options = ['--quiet', '--disable-pip-version-check', '--no-deps']
    await run(path.join(folder, 'bin/python'), ['-m', 'pip', 'install', ...options, '-r', requirements], {
      maxBuffer: 1e8,
    })
  })
}

/** Where the runtime keeps what it unpacks at its first start, so that it does so once. */
export const unpackedRuntime = path.join(cache, 'unpacked-runtime')

/** A folder is there only if it is whole; a failed or concurrent installation leaves nothing behind. */
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
  const lock = `${folder}.lock`
  await mkdir(cache, { recursive: true })
  try {
    await mkdir(lock)
  } catch {
    while (await exists(lock)) await new Promise((resolve) => setTimeout(resolve, 100))
    return installOnce(name, inputs, install)
  }
  try {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    await install(folder)
    await mkdir(`${marker}.new`)
    await rename(`${marker}.new`, marker)
    return { folder }
  } catch (error) {
    return { reason: `${name} packages could not be installed: ${(error as Error).message.split('\n')[0]}` }
  } finally {
    await rm(lock, { recursive: true, force: true })
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
