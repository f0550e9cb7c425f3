import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../apps/server/test/as.ts'
import { bursts } from './bursts.ts'
import { melee } from './melee.ts'

const [first, second] = [await startServer(), await startServer()]
afterAll(() => Promise.all([first.close(), second.close()]))

test('all verbs of orders, dispatch and prices at once on the same few rows: no deadlock, no lost change', async () => {
  const { missing, faults } = await melee(first, 45)
  expect(missing).toEqual([])
  expect(faults).toEqual([])
}, 300_000)

test('the same call a dozen times at once is made once, and nothing is sold twice', async () => {
  expect(await bursts(second, 2)).toEqual([])
}, 120_000)
