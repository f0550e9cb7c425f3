import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Person } from '@tourdesk/domain/access/actor'
import { addDays, type Day, dayIn } from '@tourdesk/domain/calendar'
import type { ReportName } from '@tourdesk/domain/reports/vocabulary'
import { startEmbedded } from '@tourdesk/server/embedded/startEmbedded'
import { eventReaders } from '@tourdesk/server/eventReaders'
import { openFirstAccount } from '@tourdesk/server/identity/openFirstAccount'
import type { Call } from '@tourdesk/server/kernel/call'
import { systemClock } from '@tourdesk/server/kernel/clock'
import { openDatabase } from '@tourdesk/server/kernel/database'
import { readEnv } from '@tourdesk/server/kernel/env'
import { migrate } from '@tourdesk/server/kernel/migrate'
import { scopeOf } from '@tourdesk/server/kernel/scope'
import { readReport } from '@tourdesk/server/reports/readReport'
import { fillBusiness } from './generate/fillBusiness.ts'
import { type History, steady } from './generate/orders.ts'
import { median, quantile } from './measure.ts'

/**
 * `npm run bench:reports`: a year of a large business, and whether a month gets slower as a business gets
 * older. `BENCH_SHARE=0.05` does the same with a twentieth of the orders.
 */
const share = Number(process.env.BENCH_SHARE ?? 1)
const rounds = Number(process.env.BENCH_ROUNDS ?? 20)
const mostMs = 1000
const mostRatio = 1.2

const ofYear = Math.round(200_000 * share)
const [young, old] = [10_000 * share, 1_000_000 * share].map(Math.round)
const perDay = Math.max(1, Math.round(100 * share))

const asked: [name: ReportName, basis: string | undefined, groupBy: string[]][] = [
  ['sales', 'booking', ['month']],
  ['sales', 'travel', ['agency', 'month']],
  ['sales', 'booking', ['tour']],
  ['leadTime', 'booking', ['tour']],
  ['cancellations', 'travel', ['agency']],
  ['received', undefined, ['method', 'month']],
  ['commission', undefined, ['agency']],
  ['pace', undefined, ['month']],
]

await withBusiness(ofYear, steady(ofYear, Math.max(1, Math.round(ofYear / 365))), async (call, today) => {
  console.log(`\na year with ${ofYear.toLocaleString('en')} orders, p95 of ${rounds}\n`)
  for (const [name, basis, groupBy] of asked) {
    const times = await timesOf(call, name, {
      basis,
      groupBy,
      startDate: addDays(today, -364),
      endDate: today,
    })
    const ms = quantile(times, 0.95)
    console.log(
      `${label(name, basis, groupBy)} ${ms.toFixed(0).padStart(6)} ms${ms > mostMs ? '  over' : ''}`,
    )
  }
})
const months = new Map<string, number[]>()
for (const orders of [young ?? 0, old ?? 0])
  await withBusiness(orders, steady(orders, perDay), async (call, today) => {
    for (const [name, basis, groupBy] of asked) {
      const times = await timesOf(call, name, {
        basis,
        groupBy,
        startDate: addDays(today, -59),
        endDate: addDays(today, -30),
      })
      const key = label(name, basis, groupBy)
      months.set(key, [...(months.get(key) ?? []), median(times)])
    }
  })
console.log(`\na month at ${perDay} orders a day, after ${young} and ${old} orders, median of ${rounds}\n`)
for (const [key, [before = 0, after = 0]] of months) {
  const ratio = after / before
  console.log(
    `${key} ${before.toFixed(1).padStart(7)} ms ${after.toFixed(1).padStart(7)} ms  ${ratio.toFixed(2)}${ratio > mostRatio ? '  over' : ''}`,
  )
}

async function withBusiness(
  orders: number,
  history: History,
  measure: (call: Call<Person>, today: Day) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tourdesk-bench-'))
  const embedded = await startEmbedded({ dataDir, initFlags: ['--no-sync'], flags: ['-c', 'fsync=off'] })
  const { db, pool, close } = await openDatabase(embedded.connection, eventReaders)
  try {
    await migrate(pool)
    const now = systemClock.now()
    await openFirstAccount({ db, clock: systemClock, env: readEnv({ DEMO: 'off', DATA_DIR: dataDir }) })
    await fillBusiness(pool, { orders, history, today: dayIn(now) }, () => {})
    const main = await db
      .selectFrom('accounts')
      .select(['id', 'name'])
      .where('is_main', '=', true)
      .executeTakeFirstOrThrow()
    const account = {
      ...{ _id: main.id, name: main.name, isMain: true, doesIncludeAffiliation: false },
      ...{ dailyToursOnly: false, doesAllowPaymentToAgency: true, allowPrivateGroup: true },
    }
    const actor: Person = { kind: 'person', userId: main.id, name: '', isSuper: true, role: 'OWNER', account }
    await measure({ db, actor, scope: scopeOf(actor), now }, dayIn(now))
  } finally {
    await close()
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function timesOf(call: Call<Person>, name: ReportName, query: object): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index <= rounds; index++) {
    const start = performance.now()
    await readReport(call, name, query)
    times.push(performance.now() - start)
  }
  return times.slice(1)
}

function label(name: string, basis: string | undefined, groupBy: string[]): string {
  return `${name} ${basis ?? ''} by ${groupBy.join(', ')}`.padEnd(40)
}
