/**
 * Makes a release: checks everything, and builds what is to be published into `release/`. It publishes nothing, and says
 * how to. With `--dry-run` it checks what can be told at once, and says what it would run.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const USAGE = 'usage: npm run release [-- --dry-run]'
const FOLDER = 'release'

const COMMANDS = [
  '.ci/run',
  `npm pack --pack-destination ${FOLDER}`,
  // The environment that the tests made, which has what builds the package.
  `python/.venv/bin/python -m build --no-isolation --outdir ${FOLDER} python`,
]

interface PackageJson {
  name: string
  version: string
}

/** The version in `package.json`: all others are made from it. */
function readPackage(projectDir: string): PackageJson {
  return JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8'))
}

/** What keeps a project from being released, as far as its files tell. */
export function releaseProblems(projectDir: string): string[] {
  const { version } = readPackage(projectDir)
  const lock = JSON.parse(readFileSync(path.join(projectDir, 'package-lock.json'), 'utf8'))
  const changelog = path.join(projectDir, 'CHANGELOG.md')
  const headings = existsSync(changelog) ? readFileSync(changelog, 'utf8').match(/^## .*$/gm) : null
  const problems: string[] = []
  if (lock.version !== version || lock.packages[''].version !== version) {
    problems.push(`package-lock.json has version ${lock.version}, package.json ${version}; run npm install`)
  }
  if (!headings?.some((heading) => heading.replace(/[[\]]/g, '').split(' ')[1] === version)) {
    problems.push(
      `CHANGELOG.md has no entry "## ${version}"; say there what changes for users, and that it is released`,
    )
  }
  return problems
}

/** What is built, by name: a version that is not everywhere the same shows here. */
export function artifacts({ name, version }: PackageJson): string[] {
  const python = name.replaceAll('-', '_')
  return [`${name}-${version}.tgz`, `${python}-${version}-py3-none-any.whl`, `${python}-${version}.tar.gz`]
}

function uncommitted(): string[] {
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })
  return changed === '' ? [] : ['there are uncommitted changes; commit them, so that the tag holds what is released']
}

/** Runs a command in the foreground; returns whether it succeeded. */
function run(command: string): boolean {
  console.log(`\n> ${command}`)
  const succeeded = spawnSync(command, { cwd: root, stdio: 'inherit', shell: true }).status === 0
  if (!succeeded) console.error(`not released: ${command} failed`)
  return succeeded
}

function main(args: string[]): number {
  const unknown = args.find((arg) => arg !== '--dry-run')
  if (unknown !== undefined) {
    console.error(`unknown option ${unknown}; ${USAGE}`)
    return 2
  }
  const packageJson = readPackage(root)
  const files = artifacts(packageJson).map((file) => `${FOLDER}/${file}`)
  const [tarball, ...wheels] = files
  const publish = [
    `git tag v${packageJson.version} && git push origin v${packageJson.version}`,
    `npm publish ${tarball}`,
    `twine upload ${wheels.join(' ')}`,
  ]
  const problems = [...uncommitted(), ...releaseProblems(root)]
  for (const problem of problems) console.error(`not ready: ${problem}`)
  if (args.includes('--dry-run')) {
    console.log(`${packageJson.name} ${packageJson.version} would be checked and built by`)
    for (const command of COMMANDS) console.log(`  ${command}`)
    console.log(`into\n${files.map((file) => `  ${file}`).join('\n')}\nand published, by you, with`)
  } else {
    if (problems.length > 0) return 1
    rmSync(path.join(root, FOLDER), { recursive: true, force: true })
    mkdirSync(path.join(root, FOLDER))
    if (!COMMANDS.every(run)) return 1
    const built = readdirSync(path.join(root, FOLDER)).map((file) => `${FOLDER}/${file}`)
    if (built.sort().join() !== files.toSorted().join()) {
      console.error(`expected ${files.join(', ')}, but built ${built.join(', ')}`)
      return 1
    }
    console.log(`\nbuilt ${files.join(', ')}. Publish with`)
  }
  for (const command of publish) console.log(`  ${command}`)
  return problems.length > 0 ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main(process.argv.slice(2))
