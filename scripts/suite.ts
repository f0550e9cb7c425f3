import { existsSync, readFileSync } from 'node:fs'
import { run, type Step } from './step.ts'

export interface Tally {
  passed: number
  /** How many of the passed tests failed at the first try. */
  flaky: number
  failed: number
}

const nothing: Tally = { passed: 0, flaky: 0, failed: 0 }

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
  const tally = existsSync(suite.results) ? suite.tally(readFileSync(suite.results, 'utf8')) : nothing
  return !ok && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

export function tallyVitest(results: string): Tally {
  const { numPassedTests, numFailedTests } = JSON.parse(results) as VitestResults
  return { ...nothing, passed: numPassedTests, failed: numFailedTests }
}

export function tallyPlaywright(results: string): Tally {
  const { expected, flaky, unexpected } = (JSON.parse(results) as PlaywrightResults).stats
  return { passed: expected + flaky, flaky, failed: unexpected }
}

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce((a, b) => ({
    passed: a.passed + b.passed,
    flaky: a.flaky + b.flaky,
    failed: a.failed + b.failed,
  }))
}

export function inWords({ passed, flaky, failed }: Tally): string {
  const secondTry = flaky > 0 ? ` (${flaky} at the second try)` : ''
  return `${passed} passed${secondTry}, ${failed} failed`
}

interface VitestResults {
  numPassedTests: number
  numFailedTests: number
}

interface PlaywrightResults {
  stats: { expected: number; unexpected: number; flaky: number }
}
