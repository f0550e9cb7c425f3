import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { named, slowestOf, type Tally } from './tally.ts'

type Errors = readonly { message: string }[]

/** Prints each failure at once, and writes the tally of a run to the file named by `TALLY`. */
export default class VitestTally implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.result().state === 'failed') console.log(`\nfailed: ${nameOf(test)}`)
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: Errors): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const withState = (state: string) => tests.filter((test) => test.result().state === state)
    const tally: Tally = {
      passed: withState('passed').length,
      flaky: tests.filter((test) => test.diagnostic()?.flaky).map(nameOf),
      failed: [
        ...withState('failed').map(nameOf),
        ...modules.flatMap((module) =>
          module.errors().map(({ message }) => named(module.relativeModuleId, 'the file', message)),
        ),
        ...unhandled.map(({ message }) => named('vitest', 'an error outside tests', message)),
      ],
      slowest: slowestOf(
        tests.map((test) => ({
          name: named(test.module.relativeModuleId, test.fullName),
          seconds: (test.diagnostic()?.duration ?? 0) / 1000,
        })),
      ),
    }
    writeFileSync(String(process.env.TALLY), JSON.stringify(tally))
  }
}

function nameOf(test: TestCase): string {
  const errors = test.result().errors ?? []
  return named(test.module.relativeModuleId, test.fullName, errors.map(({ message }) => message).join('\n'))
}
