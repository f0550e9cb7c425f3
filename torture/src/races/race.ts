import { withServer } from '../withServer.ts'
import { bursts } from './bursts.ts'
import { melee } from './melee.ts'

/**
 * Bursts of each verb, `size` rounds, and a melee of all verbs with `size` moves per person, each on its own
 * server.
 */
export async function race(size: number): Promise<object> {
  const burst = await withServer({}, (server) => bursts(server, size))
  const { done, faults } = await withServer({}, (server) => melee(server, size, Date.now() % 1_000_000))
  for (const fault of [...burst, ...faults]) console.log(fault)
  const moves = [...done.values()].reduce((sum, count) => sum + count, 0)
  return { rounds: size, moves, faults: burst.length + faults.length }
}
