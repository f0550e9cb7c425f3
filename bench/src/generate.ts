import { parseArgs } from 'node:util'
import { dayIn } from '@tourdesk/domain/calendar'
import { eventReaders } from '@tourdesk/server/eventReaders'
import { openFirstAccount } from '@tourdesk/server/identity/openFirstAccount'
import { systemClock } from '@tourdesk/server/kernel/clock'
import { openDatabase } from '@tourdesk/server/kernel/database'
import { readEnv } from '@tourdesk/server/kernel/env'
import { prepareJobs } from '@tourdesk/server/kernel/jobs'
import { migrate } from '@tourdesk/server/kernel/migrate'
import { reachDatabase } from '@tourdesk/server/reachDatabase'
import { fillBusiness } from './generate/fillBusiness.ts'
import { type Business, steady, threeYears } from './generate/orders.ts'

const usage = 'Say how many: DATA_DIR=/tmp/large npm run generate -- --orders 100000 [--a-day 100]'

/**
 * `npm run generate -- --orders N` fills the empty database from the settings with a business that had N
 * orders in three years; with `--a-day M` it covers as many years as M orders a day need.
 */
async function run(): Promise<void> {
  const { orders, history } = readBusiness()
  const closers: (() => Promise<void>)[] = []
  const start = performance.now()
  try {
    const env = readEnv({ DEMO: 'off', ...process.env })
    const { connection } = await reachDatabase(env, closers)
    const { db, pool, close } = await openDatabase(connection, eventReaders)
    closers.push(close)
    await migrate(pool)
    await prepareJobs(pool)
    await openFirstAccount({ db, clock: systemClock, env })
    await fillBusiness(pool, { orders, history, today: dayIn(systemClock.now()) }, (step) => {
      console.log(`${seconds(start)} s  ${step}`)
    })
    console.log(`${seconds(start)} s  done: ${orders.toLocaleString('en')} orders`)
  } finally {
    for (const close of closers.reverse()) await close()
  }
}

function readBusiness(): Pick<Business, 'orders' | 'history'> {
  const { values } = parseArgs({ options: { orders: { type: 'string' }, 'a-day': { type: 'string' } } })
  const orders = numberIn(values.orders)
  const aDay = values['a-day'] === undefined ? null : numberIn(values['a-day'])
  return { orders, history: aDay === null ? threeYears : steady(orders, aDay) }
}

function numberIn(text: string | undefined): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < 1 || number > 10_000_000) throw new Error(usage)
  return number
}

function seconds(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(0).padStart(4)
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
