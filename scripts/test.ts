import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { run, runAll } from './step.ts'
import { checks, ofProjects, plainProjects } from './steps.ts'
import { inWords, runSuite, type Suite, sum, type Tally, tallyPlaywright, tallyVitest } from './suite.ts'

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
process.exitCode = total.failed > 0 ? 1 : 0

async function check(): Promise<Tally> {
  const outcomes = await runAll(checks(), availableParallelism())
  return count(outcomes)
}

/** The journeys run on the built screens, like users. */
async function build(): Promise<Tally> {
  console.log('\nbuild')
  return count([await run({ name: 'build', command: ['npm', 'run', '--silent', 'build'] }, { show: true })])
}

function count(outcomes: { ok: boolean }[]): Tally {
  const passed = outcomes.filter(({ ok }) => ok).length
  return { passed, flaky: 0, failed: outcomes.length - passed }
}

function vitest(name: string, projects: string[]): Suite {
  const results = join(folder, `${projects.join('-')}.json`)
  const report = ['--reporter', 'dot', '--reporter', 'json', `--outputFile.json=${results}`]
  return {
    name,
    command: ['vitest', 'run', '--allowOnly=false', ...ofProjects(projects), ...report],
    results,
    tally: tallyVitest,
  }
}

function journeys(): Suite {
  const results = join(folder, 'journeys.json')
  return {
    name: 'journeys in a browser',
    command: ['playwright', 'test', '--config', 'e2e', '--forbid-only', '--reporter', 'list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: results },
    results,
    tally: tallyPlaywright,
  }
}
