/** Makes small in `dist/` what was generated, and what nobody reads there: code without its layout, the schema bundle too. */
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
const bundle = JSON.parse(readFileSync(path.join(root, 'src/generated/schema.json'), 'utf8'))
writeFileSync(path.join(dist, 'schema.json'), JSON.stringify(bundle))
