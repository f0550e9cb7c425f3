import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './project.ts'
import { run } from './step.ts'
import { runSuite } from './suite.ts'
import { inWords, slowestOf, sum, type Tally } from './tally.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'tourdesk-suite-'))
const script = (text: string, code: number): [string, ...string[]] => [
  'node',
  '-e',
  `require('fs').writeFileSync(process.env.TALLY, ${JSON.stringify(text)}); process.exit(${code})`,
]

test("a suite is counted by its runner's reporter", async () => {
  const counted: Tally = { passed: 7, flaky: [], failed: ['a.test.ts › one', 'a.test.ts › two'], slowest: [] }
  const command = script(JSON.stringify(counted), 1)
  expect(await runSuite({ name: 'seven and two', command, tally: join(folder(), 'tally.json') })).toEqual(
    counted,
  )
})

test.each([
  ['crashes', ['node', '-e', 'process.exit(1)']],
  ['is missing', ['no-such-runner']],
] as [string, [string, ...string[]]][])('a runner that %s is a failure with a name', async (_, command) => {
  expect(await runSuite({ name: 'broken', command, tally: join(folder(), 'tally.json') })).toEqual({
    passed: 0,
    flaky: [],
    failed: ['broken: the runner crashed'],
    slowest: [],
  })
})

test('the slowest tests are named, the slowest first', () => {
  const tests = [3, 90, 1, 20, 7, 5, 4].map((seconds) => ({ name: `${seconds} s`, seconds }))
  expect(slowestOf(tests).map(({ seconds }) => seconds)).toEqual([90, 20, 7, 5, 4])
})

test('totals add up; the log ends with what was slow, what needed a second try, what failed, and the total alone on a line', () => {
  const total = sum([
    { passed: 3, flaky: ['b › slow'], failed: [], slowest: [{ name: 'b › slow', seconds: 41.6 }] },
    { passed: 4, flaky: [], failed: ['a › broken\n    expected 1'], slowest: [] },
  ])
  expect(inWords(total)).toBe(
    'slow: 42 s b › slow\nsecond try: b › slow\nfailed: a › broken\n    expected 1\n7 passed, 1 failed',
  )
})

// It starts a whole runner, which takes long on a busy machine.
test('the reporter of Vitest names failed and loud tests, flaky ones, broken files and errors outside tests', async () => {
  const where = folder()
  const tests = `
    import { test, expect } from '${join(root, 'node_modules/vitest/dist/index.js')}'
    let tries = 0
    test('fine', () => {})
    test('slow', { retry: 1 }, () => expect(++tries).toBe(2))
    test('broken', () => expect(1).toBe(2))
    test('loud', () => console.warn('is this right?'))
    test('forgotten', () => { void Promise.reject(new Error('nobody caught this')) })`
  writeFileSync(join(where, 'some.test.ts'), tests)
  writeFileSync(join(where, 'torn.test.ts'), `throw new Error('no such thing')`)
  const tally = join(where, 'tally.json')
  const reporter = join(root, 'scripts/vitestTally.ts')
  const command: [string, ...string[]] = [
    'vitest',
    'run',
    '--root',
    where,
    '--config',
    join(where, 'none.ts'),
  ]
  const setup = JSON.stringify(join(root, 'scripts/quietTests.ts'))
  writeFileSync(join(where, 'none.ts'), `export default { test: { setupFiles: [${setup}] } }`)
  const sample = { name: 'sample', command: [...command, '--reporter', reporter] as typeof command }
  const { output } = await run({ ...sample, env: { TALLY: tally } })
  const { passed, flaky, failed, slowest } = JSON.parse(readFileSync(tally, 'utf8')) as Tally
  expect(passed).toBe(3)
  expect(slowest).toHaveLength(5)
  expect(flaky.map(firstLine)).toEqual(['some.test.ts › slow'])
  expect(failed.map(firstLine)).toEqual([
    'some.test.ts › broken',
    'some.test.ts › loud',
    'torn.test.ts › the file',
    'vitest › an error outside tests',
  ])
  expect(failed.join()).toContain('nobody caught this')
  expect(failed.join()).toContain('console.warn: is this right?')
  expect(output).toMatch(/^failed: some.test.ts › broken\n {4}expected 1 to be 2/m)
}, 120_000)

function firstLine(name: string): string {
  return name.split('\n')[0] ?? ''
}
