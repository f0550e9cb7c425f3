import { existsSync, readFileSync } from 'node:fs'
import { run, type Step } from './step.ts'

export interface Tally {
  passed: number
  failed: number
}

/** Tests run and counted by another tool. */
export interface Suite extends Step {
  /** Where the runner writes its results. */
  results: string
  tally: (results: string) => Tally
}

/** Runs a suite on the terminal and counts; a runner that crashes counts as a failed test. */
export async function runSuite(suite: Suite): Promise<Tally> {
  console.log(`\n${suite.name}`)
  const { ok } = await run(suite, { show: true })
  const tally = existsSync(suite.results)
    ? suite.tally(readFileSync(suite.results, 'utf8'))
    : { passed: 0, failed: 0 }
  return !ok && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

export function tallyVitest(results: string): Tally {
  const { numPassedTests, numFailedTests } = JSON.parse(results) as VitestResults
  return { passed: numPassedTests, failed: numFailedTests }
}

/** A flaky test counts as failed. */
export function tallyPlaywright(results: string): Tally {
  const { stats } = JSON.parse(results) as PlaywrightResults
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }))
}

interface VitestResults {
  numPassedTests: number
  numFailedTests: number
}

interface PlaywrightResults {
  stats: { expected: number; unexpected: number; flaky: number }
}
