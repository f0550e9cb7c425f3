import { existsSync, readFileSync } from 'node:fs'
import { run, type Step } from './step.ts'
import type { Tally } from './tally.ts'

/** Tests run and counted by another tool. */
export interface Suite extends Step {
  /** The file that the runner's reporter writes its tally to. */
  tally: string
}

/** Runs a suite in the terminal and returns its tally; a runner that crashes counts as a failed test. */
export async function runSuite(suite: Suite): Promise<Tally> {
  const { ok } = await run({ ...suite, env: { ...suite.env, TALLY: suite.tally } }, { show: true })
  const tally = existsSync(suite.tally) ? (JSON.parse(readFileSync(suite.tally, 'utf8')) as Tally) : nothing
  return ok || tally.failed.length > 0 ? tally : { ...tally, failed: [`${suite.name}: the runner crashed`] }
}

const nothing: Tally = { passed: 0, flaky: [], failed: [], slowest: [] }
