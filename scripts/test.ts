import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Outcome, run, runAll } from './step.ts'
import { checks, ofProjects, plainProjects } from './steps.ts'
import { runSuite, type Suite } from './suite.ts'
import { inWords, sum, type Tally } from './tally.ts'

const folder = mkdtempSync(join(tmpdir(), 'tourdesk-test-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const total = sum([
  await check(),
  await runSuite(vitest('domain, contract, screens and house', plainProjects)),
  await runSuite(vitest('server', ['server'])),
  await build(),
  await runSuite(journeys()),
])
console.log(`\n${inWords(total)}`)
process.exitCode = total.failed.length > 0 ? 1 : 0

async function check(): Promise<Tally> {
  const outcomes = await runAll(checks(), availableParallelism())
  return count(outcomes)
}

/** The journeys run on the built screens, like users. */
async function build(): Promise<Tally> {
  console.log('\nbuild')
  return count([await run({ name: 'build', command: ['npm', 'run', '--silent', 'build'] }, { show: true })])
}

function count(outcomes: Outcome[]): Tally {
  const failed = outcomes.filter(({ ok }) => !ok).map(({ step }) => step.name)
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
  const report = ['--reporter', 'list,./e2e/reporters/playwrightTally.ts']
  return {
    name: 'journeys in a browser',
    command: ['playwright', 'test', '--config', 'e2e', '--forbid-only', ...report],
    env: { JOURNEYS: inBoth ? 'both' : 'split' },
    tally: join(folder, 'journeys.json'),
  }
}
