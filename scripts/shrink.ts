/**
 * Makes `dist/` what the package needs: no file whose source is gone, code without the comments that its types have,
 * generated code and documents without their layout.
 */
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = path.join(root, 'dist')

/** Code that nobody reads. */
const GENERATED = ['generated/validators.js', 'generated/scenario.js'].map((file) => path.normalize(file))

for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  const [, name] = /^(.*?)(?:\.d\.ts|\.js)$/.exec(file) ?? []
  if (name === undefined) continue
  const built = path.join(dist, file)
  // The compiler leaves what it made of a source that has since been moved.
  if (!existsSync(path.join(root, 'src', `${name}.ts`))) rmSync(built)
  else if (file.endsWith('.js')) {
    const options = { minify: GENERATED.includes(file), format: 'esm', target: 'es2022', charset: 'utf8' } as const
    writeFileSync(built, transformSync(readFileSync(built, 'utf8'), options).code)
  }
}
for (const name of ['schema.json', 'openrpc.json']) {
  const document = JSON.parse(readFileSync(path.join(root, 'src/generated', name), 'utf8'))
  writeFileSync(path.join(dist, name), JSON.stringify(document))
}
// As npm makes it where it installs the package.
chmodSync(path.join(dist, 'cli.js'), 0o755)
