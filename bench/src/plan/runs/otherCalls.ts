import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addresses } from '@tourdesk/contract/addresses'
import { contract, type TourdeskContract } from '@tourdesk/contract/contract'
import { createClient, urlOf } from '@tourdesk/contract/kernel/client'
import { demoLogins } from '@tourdesk/demo/logins'
import { quantile } from '../../measure.ts'
import { Servers, signIn } from '../../servers.ts'
import { readBounds } from '../bounds.ts'
import type { PlanAsked } from '../planningServer.ts'
import { atMost, type Line } from '../table.ts'

/**
 * Reads an order of the demo again and again, in turns while the server is at rest and while it plans a large day,
 * and compares the 95th percentiles.
 */
export async function otherCalls(plans: number): Promise<Line[]> {
  const servers = new Servers()
  const folder = await mkdtemp(join(tmpdir(), 'tourdesk-bench-'))
  try {
    const filler = servers.start('productServer.ts', { DATA_DIR: folder, DEMO: 'on' })
    await once(filler, 'message')
    await servers.stop(filler)
    const server = servers.start('plan/planningServer.ts', { DATA_DIR: folder, DEMO: 'off' })
    const [{ address }] = (await once(server, 'message')) as [{ address: string }]
    const read = await readingAnOrder(address)
    const [atRest, planning]: [number[], number[]] = [[], []]
    await timesUntil(read, planned(server, 0))
    for (const { seed } of readBounds().large.slice(0, plans)) {
      const times = await timesUntil(read, planned(server, seed))
      planning.push(...times)
      for (const _ of times) atRest.push(await timeOf(read))
    }
    const [quiet, busy] = [quantile(atRest, 0.95), quantile(planning, 0.95)]
    console.log(`  p95 of an order: ${quiet.toFixed(2)} ms, ${busy.toFixed(2)} ms while a day is planned`)
    return [atMost('p95 of another call during a plan, times', busy / quiet, 1.2)]
  } finally {
    await servers.end()
    await rm(folder, { recursive: true, force: true })
  }
}

async function readingAnOrder(address: string): Promise<() => Promise<void>> {
  const cookie = await signIn(address, {
    email: demoLogins.people[0].email,
    password: demoLogins.password,
  })
  const client = createClient<TourdeskContract>(
    addresses,
    (url, init) => fetch(url, { ...init, headers: { ...init?.headers, cookie } }),
    { base: address },
  )
  const { data } = await client.orders.purchasedTours({ query: {} })
  const url = address + urlOf(contract.orders.get, { params: { id: data[0]!.orderId } })
  return async () => {
    const answer = await fetch(url, { headers: { cookie } })
    if (!answer.ok) throw new Error(`An order was answered with ${answer.status}`)
    await answer.arrayBuffer()
  }
}

async function planned(server: ChildProcess, seed: number): Promise<void> {
  const asked: PlanAsked = { seed }
  server.send(asked)
  await once(server, 'message')
}

/** What each call took, in milliseconds, one after the other until the work is done. */
async function timesUntil(call: () => Promise<void>, work: Promise<void>): Promise<number[]> {
  const times: number[] = []
  let isDone = false
  void work.finally(() => {
    isDone = true
  })
  while (!isDone) times.push(await timeOf(call))
  await work
  return times
}

async function timeOf(call: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await call()
  return performance.now() - start
}
