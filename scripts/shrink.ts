/** Makes small in `dist/` what was generated, and what nobody reads there: code without its layout, and documents too. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = path.join(root, 'dist')

for (const name of ['validators', 'scenario']) {
  const file = path.join(dist, `generated/${name}.js`)
  writeFileSync(file, transformSync(readFileSync(file, 'utf8'), { minify: true, format: 'esm', charset: 'utf8' }).code)
}
for (const name of ['schema.json', 'openrpc.json']) {
  const document = JSON.parse(readFileSync(path.join(root, 'src/generated', name), 'utf8'))
  writeFileSync(path.join(dist, name), JSON.stringify(document))
}
