import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, dayIn } from '@tourdesk/domain/calendar'
import { findDayPlan } from '@tourdesk/server/dispatch/findDayPlan'
import { startEmbedded } from '@tourdesk/server/embedded/startEmbedded'
import type { Call } from '@tourdesk/server/kernel/call'
import { openDatabase } from '@tourdesk/server/kernel/database'
import { migrate } from '@tourdesk/server/kernel/migrate'
import { everyOrder } from '@tourdesk/server/kernel/scope'
import { reportDayChecks } from './dayChecks.ts'
import { fillOrders } from './fillOrders.ts'
import { median } from './measure.ts'
import { overhearPool, type Statement } from './recordSql.ts'

/**
 * `npm run bench:day`: how long a day over all tours takes, and the CPU of its check, compared with their
 * bare statements. The business has about 300 orders and 40 vehicle units on each of the next days.
 */
const rows = Number(process.env.BENCH_ORDERS ?? 330_000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 60)

const dataDir = await mkdtemp(join(tmpdir(), 'tourdesk-bench-'))
const embedded = await startEmbedded({ dataDir, initFlags: ['--no-sync'], flags: ['-c', 'fsync=off'] })
const { db, pool, close } = await openDatabase(embedded.connection, [])
try {
  await migrate(pool)
  console.log(`filling the database with ${rows.toLocaleString('en')} orders`)
  const now = new Date()
  const today = dayIn(now)
  await fillOrders(pool, rows, today)
  const statements: Statement[] = []
  overhearPool(pool, (statement) => statements.push(statement))
  const call = { db, scope: everyOrder, now } as Call
  const { departures } = await findDayPlan(call, addDays(today, 1))
  const sent = statements.splice(0)
  const orders = departures.reduce((sum, departure) => sum + departure.orders, 0)
  const units = departures.reduce((sum, departure) => sum + departure.units.length, 0)
  console.log(
    `\n${departures.length} departures, ${orders} orders, ${units} units; ${sent.length} statements`,
  )

  const product: number[] = []
  const bare: number[] = []
  for (let index = 0; index <= rounds; index++) {
    product.push(await timed(async () => JSON.stringify(await findDayPlan(call, addDays(today, 1)))))
    bare.push(await timed(askBare))
  }
  const [ms, bareMs] = [median(product.slice(1)), median(bare.slice(1))]
  console.log(
    `\nmedian of ${rounds}: ${ms.toFixed(1)} ms, bare ${bareMs.toFixed(1)} ms, ratio ${(ms / bareMs).toFixed(2)}`,
  )

  await reportDayChecks({
    ...{ db, pool, rounds, now },
    heard: () => statements.splice(0),
    day: addDays(today, 1),
  })

  /** The same statements over one connection, one after the other. */
  async function askBare(): Promise<void> {
    const client = await pool.connect()
    try {
      for (const statement of sent) JSON.stringify((await client.query(statement)).rows)
    } finally {
      client.release()
    }
  }
} finally {
  await close()
  await embedded.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
