import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../apps/server/test/as.ts'
import { confined, fuzz } from './fuzz.ts'

const server = await startServer()
const open = await startServer()
afterAll(() => Promise.all([server.close(), open.close()]))

test('no input to any call, from any caller, causes a fault, a hang or an answer with others’ records', async () => {
  const { faults, answers } = await fuzz(server, 1500)
  expect(faults).toEqual([])
  // Calls that are only refused, or only succeed, would try nothing.
  expect(answers['2xx']).toBeGreaterThan(100)
  expect(answers['4xx']).toBeGreaterThan(500)
}, 300_000)

test('the records of others in an answer are found: here agencies and customers get what the office does', async () => {
  const { faults } = await fuzz(open, 1500, {
    signedInAs: (who) => (confined.includes(who) ? 'super' : who),
  })
  const foreign = faults.filter(({ what }) => what === 'foreign')
  for (const { who } of foreign) expect(confined).toContain(who)
  // In lists, and by the id of somebody else's order.
  const calls = new Set(foreign.map(({ call }) => call))
  console.log([...calls].sort())
  expect(calls.size).toBeGreaterThanOrEqual(3)
}, 300_000)
