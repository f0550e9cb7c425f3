import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { comparedWithBudget, type Level, type Spending } from './budgets.ts'
import { startCpuMeter } from './cpuMeter.ts'
import { slowness } from './slowness.ts'
import { type Outcome, runAll } from './step.ts'
import { checks, ofProjects, plainProjects } from './steps.ts'
import { runSuite, type Suite } from './suite.ts'
import { inWords, sum, type Tally, withError } from './tally.ts'

const folder = mkdtempSync(join(tmpdir(), 'tourdesk-test-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const meter = startCpuMeter()
const spent: Spending[] = []

const total = sum([
  await measured('checks', check),
  await measured('plain', () => runSuite(vitest('domain, contract, screens and house', plainProjects))),
  await measured('server', () => runSuite(vitest('server', ['server']))),
  await measured('build', build),
  await measured('journeys', () => runSuite(journeys())),
])
meter.stop()
const compared = spent.map(comparedWithBudget)
const overspent = compared.filter(({ ok }) => !ok).map(({ line }) => line)
console.log(`\n${compared.map(({ line }) => line).join('\n')}\n`)
console.log(inWords({ ...total, failed: [...total.failed, ...overspent] }))
process.exitCode = total.failed.length + overspent.length > 0 ? 1 : 0

async function measured(level: Level, run: () => Promise<Tally>): Promise<Tally> {
  console.log(`\n${level}`)
  const before = meter.read()
  const speed = slowness()
  const tally = await run()
  const after = meter.read()
  spent.push({ level, used: before === null || after === null ? null : after - before, slowness: speed })
  return tally
}

async function check(): Promise<Tally> {
  return count(await runAll(checks(), availableParallelism()))
}

/** The journeys run on the built screens, like users. */
async function build(): Promise<Tally> {
  return count(await runAll([{ name: 'build', command: ['npm', 'run', '--silent', 'build'] }], 1))
}

function count(outcomes: Outcome[]): Tally {
  const failed = outcomes.filter(({ ok }) => !ok).map(({ step, output }) => withError(step.name, output))
  return { passed: outcomes.length - failed.length, flaky: [], failed }
}

function vitest(name: string, projects: string[]): Suite {
  const report = ['--reporter', 'dot', '--reporter', './scripts/vitestTally.ts']
  return {
    name,
    command: ['vitest', 'run', '--allowOnly=false', ...ofProjects(projects), ...report],
    tally: join(folder, `${projects.join('-')}.json`),
  }
}

/** Each journey in one language, or with `npm test -- --both` in both, which takes twice as long. */
function journeys(): Suite {
  const inBoth = process.argv.includes('--both')
  const report = ['--reporter', 'dot,./e2e/reporters/playwrightTally.ts']
  return {
    name: 'journeys in a browser',
    command: ['playwright', 'test', '--config', 'e2e', '--forbid-only', ...report],
    env: { JOURNEYS: inBoth ? 'both' : 'split' },
    tally: join(folder, 'journeys.json'),
  }
}
