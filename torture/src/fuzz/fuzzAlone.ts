import { Writable } from 'node:stream'
import { withServer } from '../withServer.ts'
import { fuzz } from './fuzz.ts'

/** Runs `fuzz` with its own server; prints each fault with its lines of the log. */
export async function fuzzAlone(size: number): Promise<object> {
  const log = new Map<string, string>()
  const logTo = new Writable({
    write(chunk, _, done) {
      for (const line of String(chunk).trim().split('\n')) {
        const { reqId, err } = JSON.parse(line) as { reqId?: string; err?: { stack?: string } }
        if (reqId) log.set(reqId, err?.stack ?? line)
      }
      done()
    },
  })
  return withServer({ env: { LOG_LEVEL: 'error' }, logTo }, async (server) => {
    const { calls, answers, faults } = await fuzz(server, size, { seed: Date.now() % 1_000_000 })
    for (const fault of faults) console.log(JSON.stringify(fault), '\n', log.get(fault.requestId) ?? '')
    return { calls, ...answers, deadlocks: server.db.deadlocks, faults: faults.length }
  })
}
