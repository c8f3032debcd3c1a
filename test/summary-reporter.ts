import type { Reporter, TestModule } from 'vitest/node'

/** Ends a run with one line that says how many tests passed and failed. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    let passed = 0
    let failed = unhandledErrors.length
    for (const module of modules) {
      // A file that fails to load has no tests to count.
      if (module.state() === 'failed' && module.errors().length > 0) failed++
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed') passed++
        if (state === 'failed') failed++
      }
    }
    process.on('exit', () => console.log(`${passed} passed, ${failed} failed`))
  }
}
