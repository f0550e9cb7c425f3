import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Person } from '@tourdesk/domain/access/actor'
import { addDays, dayIn } from '@tourdesk/domain/calendar'
import { findManifests } from '@tourdesk/server/dispatch/manifest/findManifests'
import { printFile } from '@tourdesk/server/dispatch/manifest/printFile'
import { printManifests } from '@tourdesk/server/dispatch/manifest/printManifests'
import { startEmbedded } from '@tourdesk/server/embedded/startEmbedded'
import { eventReaders } from '@tourdesk/server/eventReaders'
import type { Call } from '@tourdesk/server/kernel/call'
import { openDatabase } from '@tourdesk/server/kernel/database'
import { migrate } from '@tourdesk/server/kernel/migrate'
import { newId } from '@tourdesk/server/kernel/newId'
import { everyOrder } from '@tourdesk/server/kernel/scope'
import { fillOrders } from './fillOrders.ts'
import { median } from './measure.ts'
import { overhearPool, type Statement } from './recordSql.ts'

/**
 * `npm run bench:manifests`: how long the list of a day's manifests takes compared with its bare statements,
 * how long the PDF of all of them takes, and how long it blocks other calls. A day has about 300 orders and
 * 40 vehicle units.
 */
const rows = Number(process.env.BENCH_ORDERS ?? 330_000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 60)

const dataDir = await mkdtemp(join(tmpdir(), 'tourdesk-bench-'))
const embedded = await startEmbedded({ dataDir, initFlags: ['--no-sync'], flags: ['-c', 'fsync=off'] })
const { db, pool, close } = await openDatabase(embedded.connection, eventReaders)
try {
  await migrate(pool)
  console.log(`filling the database with ${rows.toLocaleString('en')} orders`)
  const now = new Date()
  const today = dayIn(now)
  const { agency, agent } = await fillOrders(pool, rows, today)
  const date = addDays(today, 1)
  const call: Call<Person> = { db, scope: everyOrder, now, actor: ownerOf(agency, agent) }
  const statements: Statement[] = []
  overhearPool(pool, (statement) => statements.push(statement))
  const first = await findManifests(call, { date })
  const sent = statements.splice(0)
  const orders = first.reduce((sum, row) => sum + row.orders, 0)
  console.log(`\n${first.length} rows, ${orders} orders; ${sent.length} statements`)

  const asks = async () => JSON.stringify(await findManifests(call, { date }))
  console.log(`list: ${await report(asks, () => askBare(sent))}`)
  const { _id } = await printManifests(call, {
    scope: { date },
    kind: 'driver',
    locale: 'he',
    format: 'pdf',
    onlyChanges: false,
    clientKey: newId(),
  })
  console.log(`list with versions: ${await report(asks, () => askBare(sent))}`)
  for (const name of ['first PDF', 'second PDF']) {
    const delays = monitorEventLoopDelay({ resolution: 1 })
    delays.enable()
    const start = performance.now()
    const before = process.threadCpuUsage()
    let bytes = 0
    for await (const chunk of (await printFile(call, _id)).content) bytes += chunk.length
    const ms = performance.now() - start
    const { user, system } = process.threadCpuUsage(before)
    delays.disable()
    console.log(
      `${name}: ${ms.toFixed(0)} ms, ${(bytes / 1024).toFixed(0)} KB; longest stall of the server ${(delays.max / 1e6).toFixed(1)} ms, in all ${((user + system) / 1000).toFixed(1)} ms of its own thread`,
    )
  }
} finally {
  await close()
  await embedded.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function report(product: () => Promise<unknown>, bare: () => Promise<unknown>): Promise<string> {
  const [ours, theirs]: [number[], number[]] = [[], []]
  for (let index = 0; index <= rounds; index++) {
    ours.push(await timed(product))
    theirs.push(await timed(bare))
  }
  const [ms, bareMs] = [median(ours.slice(1)), median(theirs.slice(1))]
  return `median of ${rounds} ${ms.toFixed(1)} ms, bare ${bareMs.toFixed(1)} ms, ratio ${(ms / bareMs).toFixed(2)}`
}

/** The same statements over one connection, one after the other. */
async function askBare(sent: readonly Statement[]): Promise<void> {
  const client = await pool.connect()
  try {
    for (const statement of sent) JSON.stringify((await client.query(statement)).rows)
  } finally {
    client.release()
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function ownerOf(account: string, userId: string): Person {
  return {
    kind: 'person',
    userId,
    name: '',
    isSuper: true,
    role: 'OWNER',
    account: {
      _id: account,
      name: '',
      isMain: true,
      doesIncludeAffiliation: false,
      dailyToursOnly: false,
      doesAllowPaymentToAgency: true,
      allowPrivateGroup: true,
    },
  }
}
