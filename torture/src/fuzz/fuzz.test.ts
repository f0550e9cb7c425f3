import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../apps/server/test/as.ts'
import { fuzz } from './fuzz.ts'

const server = await startServer()
afterAll(server.close)

test('no input to any call, from any caller, causes a fault, a hang or an answer with others’ records', async () => {
  const { faults, answers } = await fuzz(server, 1500)
  expect(faults).toEqual([])
  // Calls that are only refused, or only succeed, would try nothing.
  expect(answers['2xx']).toBeGreaterThan(100)
  expect(answers['4xx']).toBeGreaterThan(500)
}, 300_000)
