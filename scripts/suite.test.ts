import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inWords, runSuite, sum, tallyPlaywright, tallyVitest } from './suite.ts'

const results = () => join(mkdtempSync(join(tmpdir(), 'tourdesk-suite-')), 'results.json')
const script = (path: string, text: string, code: number) =>
  `require('fs').writeFileSync(${JSON.stringify(path)}, ${JSON.stringify(text)}); process.exit(${code})`

test("a suite is counted from its runner's report", async () => {
  const path = results()
  const text = JSON.stringify({ numPassedTests: 7, numFailedTests: 2 })
  const command: [string, ...string[]] = ['node', '-e', script(path, text, 1)]
  expect(await runSuite({ name: 'seven and two', command, results: path, tally: tallyVitest })).toEqual({
    passed: 7,
    flaky: 0,
    failed: 2,
  })
})

test('a runner that crashes without a report is a failure', async () => {
  const command: [string, ...string[]] = ['node', '-e', 'process.exit(1)']
  expect(await runSuite({ name: 'broken', command, results: results(), tally: tallyVitest })).toEqual({
    passed: 0,
    flaky: 0,
    failed: 1,
  })
})

test('a missing runner is a failure', async () => {
  const command: [string, ...string[]] = ['no-such-runner']
  expect(await runSuite({ name: 'missing', command, results: results(), tally: tallyVitest })).toEqual({
    passed: 0,
    flaky: 0,
    failed: 1,
  })
})

test('a journey that passes at the second try counts as passed, and the total says so', () => {
  const stats = { expected: 10, unexpected: 1, flaky: 2, skipped: 0 }
  const tally = tallyPlaywright(JSON.stringify({ stats }))
  expect(inWords(tally)).toBe('12 passed (2 at the second try), 1 failed')
})

test('totals add up', () => {
  const total = sum([
    { passed: 3, flaky: 0, failed: 0 },
    { passed: 4, flaky: 1, failed: 1 },
  ])
  expect(total).toEqual({ passed: 7, flaky: 1, failed: 1 })
  expect(inWords({ ...total, flaky: 0 })).toBe('7 passed, 1 failed')
})
