/** Runs the tests of both languages, and ends with one line that says how many passed and failed. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installPython, python, root, run, venv } from './python-environment.js'

interface Counts {
  passed: number
  failed: number
}

async function testTypeScript(args: string[], reports: string): Promise<Counts> {
  const report = path.join(reports, 'typescript.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
  const code = await run(
    process.execPath,
    [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...reporters, ...args],
    root,
  )
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'))
  // A file that does not load, or an error outside of any test, fails the run without failing a test.
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

async function testPython(reports: string): Promise<Counts> {
  await installPython()
  const report = path.join(reports, 'python.xml')
  const checks = await Promise.all([
    run(path.join(venv, 'bin/mypy'), [], python),
    run(path.join(venv, 'bin/pyright'), ['--warnings'], python),
  ])
  await run(path.join(venv, 'bin/python'), ['-m', 'pytest', `--junit-xml=${report}`], python)
  const [, ...numbers] =
    readFileSync(report, 'utf8').match(/errors="(\d+)" failures="(\d+)" skipped="(\d+)" tests="(\d+)"/) ?? []
  const [errors = 0, failures = 1, skipped = 0, tests = 0] = numbers.map(Number)
  const failed = errors + failures
  const checked = checks.filter((code) => code === 0).length
  return { passed: tests - failed - skipped + checked, failed: failed + checks.length - checked }
}

const reports = mkdtempSync(path.join(tmpdir(), 'dsh-wire-tests-'))
const args = process.argv.slice(2)
const results = [await testTypeScript(args, reports)]
if (args.length === 0) {
  results.push(
    await testPython(reports).catch((error: Error) => {
      console.error(`the Python tests did not run: ${error.message}`)
      return { passed: 0, failed: 1 }
    }),
  )
}
rmSync(reports, { recursive: true, force: true })
const passed = results.reduce((sum, counts) => sum + counts.passed, 0)
const failed = results.reduce((sum, counts) => sum + counts.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
