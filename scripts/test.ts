import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { comparedWithBudget, type Level, type Spending } from './budgets.ts'
import { changedHere } from './changedHere.ts'
import { startCpuMeter } from './cpuMeter.ts'
import { files } from './project.ts'
import { reachedBy } from './reach.ts'
import { slowness } from './slowness.ts'
import { openStamps } from './stamps.ts'
import { type Outcome, runAll } from './step.ts'
import { checks, ofProjects, plainProjects } from './steps.ts'
import { runSuite, type Suite } from './suite.ts'
import { inWords, sum, type Tally, withError } from './tally.ts'

// --changed runs what a change can reach; --both runs each journey in both languages, in twice the time.
const { values: asked } = parseArgs({ options: { changed: { type: 'boolean' }, both: { type: 'boolean' } } })
const languages = { JOURNEYS: asked.both ? 'both' : 'split' }
const change = asked.changed ? changedHere() : null
const serverTests = reached(['apps/server/{src,test}/**/*.test.ts', 'torture/src/**/*.test.ts'])
const screenTests = reached(['e2e/screens/**/*.test.ts'])
const journeyTests = reached(['e2e/journeys/**/*.spec.ts'])

const folder = mkdtempSync(join(tmpdir(), 'tourdesk-test-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const meter = startCpuMeter()
const spent: Spending[] = []

const total = sum([
  await measured('checks', check),
  await measured('plain', () => runSuite(plain())),
  ...(serverTests ? [await measured('server', () => runSuite(server(serverTests)))] : []),
  ...(screenTests
    ? [await measured('screens', () => runSuite(vitest('screens', ['screens'], screenTests)))]
    : []),
  ...(journeyTests
    ? [await measured('build', build), await measured('journeys', () => runSuite(journeys(journeyTests)))]
    : []),
])
meter.stop()
const compared = spent.map(comparedWithBudget)
const overspent = compared.filter(({ ok }) => !ok).map(({ line }) => line)
console.log(`\n${compared.map(({ line }) => line).join('\n')}\n`)
console.log(inWords({ ...total, failed: [...total.failed, ...overspent] }))
process.exitCode = total.failed.length + overspent.length > 0 ? 1 : 0

/** The matching tests that a change can reach; null if there are none. An empty list means all of them. */
function reached(patterns: string[]): string[] | null {
  if (!change) return []
  const paths = reachedBy(change.paths, files(patterns))
  return paths.length > 0 ? paths : null
}

async function measured(level: Level, run: () => Promise<Tally>): Promise<Tally> {
  console.log(`\n${level}`)
  const before = meter.read()
  const factor = slowness()
  const tally = await run()
  const after = meter.read()
  spent.push({ level, used: before === null || after === null ? null : after - before, slowness: factor })
  return tally
}

/** Runs the checks; a full run trusts no earlier results. */
async function check(): Promise<Tally> {
  return count(await runAll(checks(), availableParallelism(), change ? openStamps() : undefined))
}

/** Builds the screens, since journeys use built ones, like users. */
async function build(): Promise<Tally> {
  return count(await runAll([{ name: 'build', command: ['npm', 'run', '--silent', 'build'] }], 1))
}

function count(outcomes: Outcome[]): Tally {
  const failed = outcomes.filter(({ ok }) => !ok).map(({ step, output }) => withError(step.name, output))
  return { passed: outcomes.length - failed.length, flaky: [], failed, slowest: [] }
}

/** The tests that need no database; for a change, only those that import what changed. */
function plain(): Suite {
  return vitest('plain', plainProjects, change ? ['--changed', change.base, '--passWithNoTests'] : [])
}

function server(paths: string[]): Suite {
  return vitest('server', ['server'], paths)
}

function vitest(name: Level, projects: string[], which: string[]): Suite {
  const report = ['--reporter', 'dot', '--reporter', './scripts/vitestTally.ts']
  return {
    name,
    env: languages,
    command: ['vitest', 'run', '--allowOnly=false', ...ofProjects(projects), ...report, ...which],
    tally: join(folder, `${name}.json`),
  }
}

function journeys(paths: string[]): Suite {
  const report = ['--reporter', 'dot,./e2e/reporters/playwrightTally.ts']
  return {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'e2e', '--forbid-only', ...report, ...paths],
    env: languages,
    tally: join(folder, 'journeys.json'),
  }
}
