import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { root } from '../support/cli.js'

/** What the compiler says of source text that stands beside the type tests. */
function diagnose(files: string[], extra: Record<string, string> = {}): string[] {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile)
  const { tsBuildInfoFile: _, ...options } = ts.parseJsonConfigFileContent(config, ts.sys, root).options
  const host = ts.createCompilerHost({ ...options, incremental: false })
  const readFile = host.readFile
  host.readFile = (file) => extra[path.basename(file)] ?? readFile(file)
  const fileExists = host.fileExists
  host.fileExists = (file) => path.basename(file) in extra || fileExists(file)
  const program = ts.createProgram(
    files.map((file) => path.join(root, 'test/types', file)),
    { ...options, incremental: false },
    host,
  )
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

describe('the types', { timeout: 60_000 }, () => {
  it('hold what the type tests say', () => {
    expect(diagnose(['wire.ts', 'endpoints.ts'])).toEqual([])
  })

  it('and the compiler would notice if they did not', () => {
    const wrong = `import type { SessionStatus } from '../../src/index.js'\nexport const status: SessionStatus = 'busy'`
    expect(diagnose(['wrong.ts'], { 'wrong.ts': wrong })).toEqual([expect.stringContaining('"busy"')])
  })
})
