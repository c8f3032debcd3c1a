/** The Python that the package in `python/` is tested and documented with. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const python = path.join(root, 'python')
export const venv = path.join(python, '.venv')

/** Runs a command in the foreground; resolves with its exit code. */
export function run(command: string, args: string[], cwd: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit' })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** Installs what the Python package is tested and documented with, once per lock file. */
export async function installPython(): Promise<void> {
  const lock = path.join(python, 'requirements-dev.lock')
  const marker = path.join(venv, '.installed')
  const hash = createHash('sha256').update(readFileSync(lock)).digest('hex')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) return
  rmSync(venv, { recursive: true, force: true })
  const steps: [string, string[]][] = [
    ['python3', ['-m', 'venv', venv]],
    [
      path.join(venv, 'bin/python'),
      ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-deps', '-r', lock],
    ],
  ]
  for (const [command, args] of steps) {
    if ((await run(command, args, python)) !== 0) throw new Error(`${command} ${args.join(' ')} failed`)
  }
  mkdirSync(venv, { recursive: true })
  writeFileSync(marker, hash)
}
