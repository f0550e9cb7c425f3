import { addDays, type Day } from '@tourdesk/domain/calendar'
import { readDay } from '@tourdesk/server/checks/readDay'
import { readDays } from '@tourdesk/server/checks/readDays'
import type { Db } from '@tourdesk/server/kernel/database'
import type pg from 'pg'
import { median } from './measure.ts'
import type { Statement } from './recordSql.ts'

interface Measured {
  db: Db
  pool: pg.Pool
  /** The statements sent since the last call. */
  heard: () => Statement[]
  rounds: number
  now: Date
  day: Day
}

/**
 * Reports the CPU of this process for reading and checking a day, and a week from it, compared with sending
 * their bare statements; each has a limit.
 */
export async function reportDayChecks(measured: Measured): Promise<void> {
  const { db, now, day } = measured
  const week = { startDate: day, endDate: addDays(day, 6) }
  console.log('\nCPU of a check, median       ms      of   bare   ratio  statements')
  await report(measured, 'a day', 20, () => readDay(db, day, now))
  await report(measured, 'seven days', 80, () => readDays(db, week, now))
}

async function report(
  { pool, heard, rounds }: Measured,
  name: string,
  most: number,
  check: () => Promise<unknown>,
): Promise<void> {
  heard()
  await check()
  const sent = heard()
  const product: number[] = []
  const bare: number[] = []
  for (let index = 0; index <= rounds; index++) {
    product.push(await cpuOf(check))
    bare.push(await cpuOf(() => askBare(pool, sent)))
  }
  const [ms, bareMs] = [median(product.slice(1)), median(bare.slice(1))]
  const cells = [
    ms.toFixed(1),
    String(most),
    bareMs.toFixed(1),
    (ms / bareMs).toFixed(2),
    String(sent.length),
  ]
  const widths = [6, 8, 7, 8, 12]
  const line = cells.map((cell, index) => cell.padStart(widths[index] ?? 0)).join('')
  console.log(`${name.padEnd(25)}${line}${ms > most ? '  over' : ''}`)
}

/** The same statements over one connection, without reading what they return. */
async function askBare(pool: pg.Pool, sent: Statement[]): Promise<void> {
  const client = await pool.connect()
  try {
    for (const statement of sent) await client.query(statement)
  } finally {
    client.release()
  }
}

/** Milliseconds of CPU, over all threads of the process. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
