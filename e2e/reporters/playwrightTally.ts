import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { root } from '../../scripts/project.ts'
import { named, slowestOf, type Tally, withError } from '../../scripts/tally.ts'

/** Prints each failure at once, and writes the tally of a run to the file that `TALLY` names. */
export default class PlaywrightTally implements Reporter {
  private suite: Suite | undefined
  private readonly errors: string[] = []

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite
  }

  onError(error: TestError): void {
    this.errors.push(named('playwright', 'an error outside tests', error.message))
  }

  onTestEnd(test: TestCase, { retry }: TestResult): void {
    if (retry === test.retries && test.outcome() === 'unexpected') console.log(`\nfailed: ${nameOf(test)}`)
  }

  onEnd(): void {
    const tests = this.suite?.allTests() ?? []
    const withOutcome = (outcome: string) => tests.filter((test) => test.outcome() === outcome)
    const flaky = withOutcome('flaky')
    const tally: Tally = {
      passed: withOutcome('expected').length + flaky.length,
      flaky: flaky.map(nameOf),
      failed: [...withOutcome('unexpected').map(nameOf), ...this.errors],
      slowest: slowestOf(
        tests.map((test) => ({
          name: titleOf(test),
          seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        })),
      ),
    }
    writeFileSync(String(process.env.TALLY), JSON.stringify(tally))
  }
}

function titleOf(test: TestCase): string {
  return named(`[${test.parent.project()?.name}] ${relative(root, test.location.file)}`, test.title)
}

function nameOf(test: TestCase): string {
  const error = test.results.flatMap(({ errors }) => errors)[0]?.message ?? ''
  return withError(titleOf(test), stripVTControlCharacters(error))
}
