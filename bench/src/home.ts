import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Person } from '@tourdesk/domain/access/actor'
import { dayIn } from '@tourdesk/domain/calendar'
import { startEmbedded } from '@tourdesk/server/embedded/startEmbedded'
import { findHome } from '@tourdesk/server/home/findHome'
import type { PersonCall } from '@tourdesk/server/kernel/call'
import { openDatabase } from '@tourdesk/server/kernel/database'
import { migrate } from '@tourdesk/server/kernel/migrate'
import { scopeOf } from '@tourdesk/server/kernel/scope'
import { fillOrders } from './fillOrders.ts'
import { median } from './measure.ts'

/** `npm run bench:home`: how long the home page's call takes in a large business. */
const rows = Number(process.env.BENCH_ORDERS ?? 200_000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 15)
const mostMs = 150

const dataDir = await mkdtemp(join(tmpdir(), 'tourdesk-bench-'))
const embedded = await startEmbedded({ dataDir, initFlags: ['--no-sync'], flags: ['-c', 'fsync=off'] })
const { db, pool, close } = await openDatabase(embedded.connection, [])
try {
  await migrate(pool)
  console.log(`filling the database with ${rows.toLocaleString('en')} orders`)
  const now = new Date()
  const { agency, agent } = await fillOrders(pool, rows, dayIn(now))
  const flags = {
    doesIncludeAffiliation: false,
    dailyToursOnly: false,
    doesAllowPaymentToAgency: true,
    allowPrivateGroup: true,
  }
  const person = (
    role: Person['role'],
    account: { _id: string; isMain: boolean },
    isSuper = false,
  ): Person => ({
    kind: 'person',
    userId: agent,
    name: '',
    isSuper,
    role,
    account: { name: '', ...account, ...flags },
  })
  const ofAgency = { _id: agency, isMain: false }
  console.log(`\nmedian of ${rounds} calls\n\n                                   ms   of 150 ms`)
  await report('super user', person('OWNER', { _id: agency, isMain: true }, true), now)
  await report('owner of an agency with a tenth', person('OWNER', ofAgency), now)
  await report('one of its agents', person('AGENT', ofAgency), now)
} finally {
  await close()
  await embedded.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function report(name: string, actor: Person, now: Date): Promise<void> {
  const call = { db, actor, scope: scopeOf(actor), now } as PersonCall
  const times: number[] = []
  for (let index = 0; index <= rounds; index++) {
    const start = performance.now()
    await findHome(call, (error) => {
      throw error
    })
    times.push(performance.now() - start)
  }
  const ms = median(times.slice(1))
  console.log(
    `${name.padEnd(32)} ${ms.toFixed(1).padStart(5)} ${(ms / mostMs).toFixed(2).padStart(9)}${ms > mostMs ? '  over' : ''}`,
  )
}
