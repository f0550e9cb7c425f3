import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { dayIn } from '@tourdesk/domain/calendar'
import type { Connection } from '@tourdesk/server/kernel/database'
import { databaseCpu, findPostmaster } from './databaseCpu.ts'
import { median, quantile, usageOf } from './measure.ts'
import { openSession, SignedOut } from './openSession.ts'
import { type MeasuredPage, measuredPages } from './pages.ts'
import { recordSql } from './recordSql.ts'
import { findSamples } from './samples.ts'
import { enterAccount, type Servers, sessionOf, signIn } from './servers.ts'

/** The first super user of a generated business. */
const login = { email: 'bench@office.example', password: 'bench-tourdesk' }
const admin = { ADMIN_EMAIL: login.email, ADMIN_PASSWORD: login.password, DEMO: 'off' }
/**
 * The same number of orders a day at every size, so pages show the same amount; a larger business is just
 * older.
 */
const ordersADay = 100
const leastMs = Number(process.env.BENCH_SECONDS ?? 1) * 1000
const turns = Number(process.env.BENCH_ROUNDS ?? 5)
const leastRequests = 10
/** How many times as much a page may cost in the largest business as in the smallest. */
const mostGrowth = 1.2

interface Business {
  pages: MeasuredPage[]
  measurePage: (index: number) => Promise<Sample>
}

interface Sample {
  /** Milliseconds of each request. */
  times: number[]
  cpu: number
  bareCpu: number
}

interface Cost {
  p50: number
  p99: number
  /** Milliseconds of CPU of server and database per request. */
  cpu: number
  /** The same for the bare statements, sent by a server that does nothing else. */
  bareCpu: number
}

/**
 * Measures every page in businesses of several sizes, one request after the other, and prints one table, row
 * by row. The sizes take turns for each page, so that other load on the machine affects them equally.
 * @param data a folder with a data folder for each size; missing ones are generated
 */
export async function compareSizes(servers: Servers, sizes: number[], data: string): Promise<void> {
  const businesses: Business[] = []
  for (const size of sizes) {
    const folder = join(data, String(size))
    if (!existsSync(folder)) await generate(size, folder)
    businesses.push(await open(servers, folder))
  }
  printHead(sizes)
  for (const [index, { name }] of (businesses[0]?.pages ?? []).entries())
    printRow(name, await inTurns(businesses, index))
}

async function inTurns(businesses: Business[], index: number): Promise<Cost[]> {
  const samples: Sample[][] = businesses.map(() => [])
  for (let turn = 0; turn < turns; turn++)
    for (const [place, { measurePage }] of businesses.entries())
      samples[place]?.push(await measurePage(index))
  return samples.map((each) => {
    const times = each.flatMap((sample) => sample.times)
    const cpu = median(each.map((sample) => sample.cpu))
    const bareCpu = median(each.map((sample) => sample.bareCpu))
    return { p50: median(times), p99: quantile(times, 0.99), cpu, bareCpu }
  })
}

async function generate(size: number, folder: string): Promise<void> {
  const file = join(import.meta.dirname, 'generate.ts')
  const child = fork(file, ['--orders', String(size), '--a-day', String(ordersADay)], {
    env: { ...process.env, ...admin, DATA_DIR: folder },
  })
  const [code] = (await once(child, 'exit')) as [number]
  if (code !== 0) throw new Error(`${size} orders could not be generated`)
}

async function open(servers: Servers, folder: string): Promise<Business> {
  const product = servers.start('productServer.ts', { ...admin, DATA_DIR: folder })
  const [{ address, connection }] = (await once(product, 'message')) as [
    { address: string; connection: Connection },
  ]
  const today = dayIn(new Date())
  const samples = await findSamples(connection, today)
  const office = await openSession(() => signIn(address, login))
  const agency = await openSession(async () =>
    enterAccount(address, await signIn(address, login), samples.agency),
  )
  const pages = measuredPages(today, samples)
  const opened = ({ isAgencys }: MeasuredPage) => (isAgencys ? agency : office)
  const bare = servers.start('bareServer.ts', {})
  bare.send({
    connection,
    routes: await recorded(pages, connection, (page) => sessionOf(opened(page).cookie)),
  })
  const [{ port }] = (await once(bare, 'message')) as [{ port: number }]
  const postmaster = await findPostmaster(connection)
  const cpuOf = async (server: typeof product) => {
    const { cpu } = await usageOf(server)
    return (cpu.user + cpu.system + ((postmaster && (await databaseCpu(postmaster))) ?? 0)) / 1000
  }
  return {
    pages,
    measurePage: async (index) => {
      const page = pages[index]!
      const whole = await opened(page).use((cookie) =>
        measure(address + page.path, { cookie }, () => cpuOf(product)),
      )
      const alone = await measure(`http://127.0.0.1:${port}/${index}`, {}, () => cpuOf(bare))
      return { ...whole, bareCpu: alone.cpu }
    },
  }
}

async function recorded(
  pages: MeasuredPage[],
  connection: Connection,
  sessionFor: (page: MeasuredPage) => string,
) {
  const routes: Record<string, { first: Awaited<ReturnType<typeof recordSql>> }> = {}
  for (const [index, page] of pages.entries())
    routes[`/${index}`] = { first: await recordSql(connection, sessionFor(page), page.run) }
  return routes
}

/** Sends requests one after the other for a while; the first ones are a warm-up. */
async function measure(url: string, headers: Record<string, string>, cpu: () => Promise<number>) {
  const ask = async () => {
    const start = performance.now()
    const response = await fetch(url, { headers })
    await response.arrayBuffer()
    if (response.status === 401) throw new SignedOut(`${url} answered 401`)
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    return performance.now() - start
  }
  for (let index = 0; index < 3; index++) await ask()
  const times: number[] = []
  const [before, start] = [await cpu(), performance.now()]
  while (times.length < leastRequests || performance.now() - start < leastMs) times.push(await ask())
  const spent = (await cpu()) - before
  return { times, cpu: spent / times.length }
}

function printHead(sizes: number[]): void {
  const head = sizes.map((size) => `${size.toLocaleString('en')} orders`.padStart(30)).join('')
  console.log(`\nms: p50, p99, CPU of server and database, and its ratio to the bare statements\n`)
  console.log(`${''.padEnd(32)}${head}${'growth'.padStart(9)}`)
}

/** Prints a page's costs, from the smallest business to the largest. */
function printRow(name: string, costs: Cost[]): void {
  const cells = costs.map(({ p50, p99, cpu, bareCpu }) =>
    [p50.toFixed(1), p99.toFixed(1), cpu.toFixed(1), (cpu / bareCpu).toFixed(2)]
      .map((text, index) => text.padStart(index === 0 ? 9 : 7))
      .join(''),
  )
  const growth = costs.at(-1)!.cpu / costs[0]!.cpu
  const verdict = growth > mostGrowth ? '  over' : ''
  console.log(`${name.padEnd(32)}${cells.join('')}${growth.toFixed(2).padStart(9)}${verdict}`)
}
