import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../apps/server/test/as.ts'
import { confined, fuzz } from './fuzz.ts'

const server = await startServer()
const road = await startServer()
const open = await startServer()
const breaking = await startServer()
afterAll(() => Promise.all([server, road, open, breaking].map(({ close }) => close())))

test('no input to any call, from any caller, causes a fault, a hang or an answer with others’ records', async () => {
  const { faults, answers } = await fuzz(server, 1500)
  expect(faults).toEqual([])
  // If all calls were refused, or all succeeded, nothing would have been tested.
  expect(answers['2xx']).toBeGreaterThan(100)
  expect(answers['4xx']).toBeGreaterThan(500)
}, 300_000)

test('crews at work reach their own parties, and never somebody else’s', async () => {
  const only = ['crew.send', 'crew.unit', 'crew.days', 'crewEntry.leave']
  const { faults, answers } = await fuzz(road, 300, { only })
  expect(faults).toEqual([])
  expect(answers['2xx']).toBeGreaterThan(100)
}, 300_000)

test('the records of others in an answer are found: here agencies and customers get what the office does', async () => {
  const only = ['orders.get', 'payments.due', 'tourEvents.assignments']
  const { faults } = await fuzz(open, 400, {
    only,
    signedInAs: (who) => (confined.includes(who) ? 'super' : who),
  })
  const foreign = faults.filter(({ what }) => what === 'foreign')
  for (const { who } of foreign) expect(confined).toContain(who)
  expect([...new Set(foreign.map(({ call }) => call))].sort()).toEqual(only)
}, 300_000)

test('a broken connection isn’t taken for a hang, and says why', async () => {
  breaking.app.server.prependListener('request', ({ socket }) => socket.destroy())
  const { faults } = await fuzz(breaking, 20, { only: ['orders.get'] })
  expect(faults.length).toBeGreaterThan(10)
  for (const { what, reason } of faults) {
    expect(what).toBe('unanswered')
    expect(reason).toMatch(/^fetch failed: (other side closed|read ECONNRESET|write EPIPE)/)
  }
})
