import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const FILE = 'node_modules/.cache/python.json'

/** The interpreter that has the published SDK, or why there is none: what {@link preparePython} found. */
export function python(): { interpreter?: string; reason?: string } {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : { reason: 'Python has not been prepared' }
}

/** Installs the published SDK, where the interoperability tests have not already. Runs in the driver. */
export async function preparePython(): Promise<void> {
  const { installPython } = await import('../test/interop/install.js')
  const installed = await installPython()
  writeFileSync(
    FILE,
    JSON.stringify('folder' in installed ? { interpreter: `${installed.folder}/bin/python` } : installed),
  )
}
