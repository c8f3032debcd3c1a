import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { artifacts, releaseProblems } from '../scripts/release.js'
import { startNode } from './support/cli.js'
import { ROOT } from './support/schemas.js'

/** A project of version 1.2.0 with that changelog. */
function project(changelog: string | undefined, lockVersion = '1.2.0'): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'dsh-wire-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(path.join(folder, 'package.json'), '{"name":"dsh-wire","version":"1.2.0"}')
  const lock = { version: lockVersion, packages: { '': { version: lockVersion } } }
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock))
  if (changelog !== undefined) writeFileSync(path.join(folder, 'CHANGELOG.md'), changelog)
  return folder
}

describe('a release', () => {
  it.each(['## 1.2.0', '# Changelog\n\n## [1.2.0] - 2026-01-01\n\n## 1.1.0\n'])(
    'is ready with the entry %j',
    (text) => {
      expect(releaseProblems(project(text))).toEqual([])
    },
  )

  it.each([
    undefined,
    '',
    '## 1.1.0\n',
    '## 1.2.0-rc.1\n',
    '## 1.2.0, not yet released\n',
    '## 11.2.0\n',
    '# 1.2.0\n',
    'see ## 1.2.0\n',
  ])('is not ready with the changelog %j', (text) => {
    expect(releaseProblems(project(text))).toEqual([expect.stringContaining('CHANGELOG.md has no entry "## 1.2.0"')])
  })

  it('is not ready where the lock has another version', () => {
    expect(releaseProblems(project('## 1.2.0', '1.1.0'))).toEqual([expect.stringContaining('run npm install')])
  })

  it('is one version in both languages', () => {
    const packageJson = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
    const { version } = packageJson
    expect(releaseProblems(ROOT).filter((problem) => !problem.startsWith('CHANGELOG.md'))).toEqual([])
    for (const file of ['src/generated/package.ts', 'python/src/dsh_wire/_version.py']) {
      expect(readFileSync(path.join(ROOT, file), 'utf8')).toMatch(new RegExp(`VERSION = ['"]${version}['"]\n$`))
    }
    expect(artifacts(packageJson)).toEqual([
      `dsh-wire-${version}.tgz`,
      `dsh_wire-${version}-py3-none-any.whl`,
      `dsh_wire-${version}.tar.gz`,
    ])
  })

  it('shows with --dry-run what it would do, and does nothing for another option', async () => {
    const release = (option: string) =>
      startNode(['--import', 'tsx', 'scripts/release.ts', option], { cwd: ROOT }).outcome
    expect((await release('--dry-run')).stdout).toMatch(
      / {2}\.ci\/run\n.* {2}npm publish release\/dsh-wire-\S+\.tgz\n/s,
    )
    expect(await release('--publish')).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('usage:') })
  })
})
