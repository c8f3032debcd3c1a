/** Builds the API site into `docs/api`: TypeScript and the pages by typedoc, Python beside it by pdoc. */
import path from 'node:path'
import { installPython, python, root, run, venv } from './python-environment.js'

async function build(command: string, args: string[], folder: string): Promise<void> {
  const code = await run(command, args, folder)
  if (code !== 0) process.exit(code)
}

await build(process.execPath, ['--import', 'tsx', 'node_modules/typedoc/bin/typedoc'], root)
await installPython()
const out = path.join(root, 'docs/api/python')
await build(
  path.join(venv, 'bin/python'),
  ['-m', 'pdoc', '--docformat', 'restructuredtext', '-o', out, 'src/dsh_wire'],
  python,
)
