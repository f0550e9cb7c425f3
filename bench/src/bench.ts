import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addresses } from '@tourdesk/contract/addresses'
import { contract, type TourdeskContract } from '@tourdesk/contract/contract'
import { createClient, urlOf } from '@tourdesk/contract/kernel/client'
import { demoLogins } from '@tourdesk/demo/logins'
import { findNoShows } from '@tourdesk/server/crew/boardings/findNoShows'
import type { PersonCall } from '@tourdesk/server/kernel/call'
import type { Connection } from '@tourdesk/server/kernel/database'
import { ask } from '@tourdesk/server/kernel/question'
import { orderRoutes } from '@tourdesk/server/orders/routes'
import { currencyRates } from '@tourdesk/server/pricing/queries'
import { reportBundles } from './bundles.ts'
import { databaseCpu, findPostmaster } from './databaseCpu.ts'
import { median, quantile, type Round, round, type Target, usageOf } from './measure.ts'
import { recordSql } from './recordSql.ts'
import { sampleOrder } from './sampleOrder.ts'
import { browserOf, Servers, sessionOf, signIn } from './servers.ts'
import { reportSessions } from './sessions.ts'
import { compareSizes } from './sizes.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 15)
const seconds = Number(process.env.BENCH_SECONDS ?? 1)
const login = { email: demoLogins.people[0].email, password: demoLogins.password }

const titles = [
  'CPU of one request'.padEnd(20),
  'server, µs'.padStart(11),
  'ratio'.padStart(8),
  'middle half'.padStart(14),
  'with database, µs'.padStart(20),
  'ratio'.padStart(8),
  'middle half'.padStart(14),
  'at most'.padStart(10),
]

type Orders = ReturnType<typeof orderRoutes>['orders']

interface Case {
  name: string
  most: number
  product: Target
  bare: Target
}

const { values: asked } = parseArgs({
  options: { sizes: { type: 'string' }, data: { type: 'string' }, only: { type: 'string' } },
})
const servers = new Servers()
const folder = await mkdtemp(join(tmpdir(), 'tourdesk-bench-'))
try {
  if (asked.sizes) await compareSizes(servers, asked.sizes.split(',').map(Number), asked.data ?? folder)
  else await run()
} finally {
  await servers.end()
  await rm(folder, { recursive: true, force: true })
}

async function run(): Promise<void> {
  await reportBundles()
  await filled(folder)
  const product = servers.start('productServer.ts', { DATA_DIR: folder, DEMO: 'off' })
  const [{ address, connection }] = (await once(product, 'message')) as [
    { address: string; connection: Connection },
  ]
  const rest = (await usageOf(product)).memory
  const cookie = await signIn(address, login)
  const { cases, rates } = await prepare(product, address, connection, cookie)

  console.log(`\n${rounds} rounds of ${seconds} s each, product and bare server in turn, 16 connections\n`)
  console.log(titles.join(''))
  for (const each of cases) if (!asked.only || each.name === asked.only) await compare(each)
  const loaded = (await usageOf(product)).memory
  const { password } = demoLogins
  await reportSessions({ process: product, password, signIn: browserOf(address, login) }, rates, seconds)
  console.log(
    `\nserver memory at rest ${megabytes(rest)} MB (under 200), under load ${megabytes(loaded)} MB (under 400)`,
  )
}

/** Fills the demo in a separate process, so that the memory doesn't count as the server's. */
async function filled(dataDir: string): Promise<void> {
  const filler = servers.start('productServer.ts', { DATA_DIR: dataDir, DEMO: 'on' })
  await once(filler, 'message')
  await servers.stop(filler)
}

async function prepare(
  product: ChildProcess,
  address: string,
  connection: Connection,
  cookie: string,
): Promise<{ cases: Case[]; rates: Pick<Case, 'product' | 'bare'> }> {
  const client = createClient<TourdeskContract>(
    addresses,
    (url, init) => fetch(url, { ...init, headers: { ...init?.headers, cookie } }),
    { base: address },
  )
  const [list, tours, prices, sellers, me] = await Promise.all([
    client.orders.purchasedTours({ query: {} }),
    client.tours.active(),
    client.pricing.management(),
    client.agencies.sellers(),
    client.auth.getCurrentUser(),
  ])
  const main = sellers.data.find((seller) => seller.isMain)!
  const order = sampleOrder(tours.data, prices.priceManagement.pickups_dropoffs_locations, main._id, me.today)
  const id = list.data[0]!.orderId
  const sessionId = sessionOf(cookie)
  const parsed = contract.orders.place.body.parse(order)
  const query = contract.orders.purchasedTours.query.parse({})
  const record = (verb: keyof Orders, input: object) =>
    recordSql(connection, sessionId, (call, product) =>
      answerOf(orderRoutes(product, null, findNoShows).orders, verb)(input, call),
    )
  const save = () => record('place', { body: { ...parsed, clientKey: randomUUID() } })
  // The first order of a day also creates its departure.
  await save()
  const routes = {
    '/list': { first: await record('purchasedTours', { query }) },
    '/order': { first: await record('get', { params: { id } }) },
    '/price': { first: await record('calculatePrice', { body: parsed }) },
    '/rates': {
      first: withoutSession(await recordSql(connection, sessionId, ({ db }) => ask(db, currencyRates()))),
    },
    '/save': { first: await save(), second: await save() },
  }
  const bare = servers.start('bareServer.ts', {})
  bare.send({ connection, routes })
  const [{ port }] = (await once(bare, 'message')) as [{ port: number }]
  const postmaster = await findPostmaster(connection)
  const database = async () => (postmaster === null ? null : databaseCpu(postmaster))

  const of = (
    name: string,
    most: number,
    url: string,
    path: string,
    body?: string | (() => string),
  ): Case => {
    const method = body ? 'POST' : 'GET'
    return {
      name,
      most,
      product: {
        process: product,
        databaseCpu: database,
        url: address + url,
        headers: { cookie },
        method,
        ...(body && { body }),
      },
      bare: {
        process: bare,
        databaseCpu: database,
        url: `http://127.0.0.1:${port}${path}`,
        method,
        ...(body && { body }),
      },
    }
  }
  const { orders } = contract
  const cases = [
    of('operations list', 1.2, urlOf(orders.purchasedTours, {}), '/list'),
    of('order by id', 1.2, urlOf(orders.get, { params: { id } }), '/order'),
    of('calculatePrice', 1.2, urlOf(orders.calculatePrice, {}), '/price', JSON.stringify(order)),
    of('saving an order', 1.4, urlOf(orders.place, {}), '/save', () =>
      JSON.stringify({ ...order, clientKey: randomUUID() }),
    ),
  ]
  return { cases, rates: of('rates', 0, urlOf(contract.currency.fixed, {}), '/rates') }
}

/** Calls the API's own verb, so that the recording has every statement that the product sends. */
function answerOf(orders: Orders, verb: keyof Orders) {
  return orders[verb] as (input: object, call: PersonCall) => unknown
}

/** Leaves out the first statement of a recording, which looks up the session. */
function withoutSession<T>([, ...statements]: T[]): T[] {
  return statements
}

async function compare({ name, most, product, bare }: Case): Promise<void> {
  const measured: { product: Round; bare: Round }[] = []
  await round(product, 1)
  await round(bare, 1)
  for (let index = 0; index < rounds; index++) {
    measured.push({ product: await round(product, seconds), bare: await round(bare, seconds) })
  }
  const failed = measured.reduce((sum, each) => sum + each.product.failed + each.bare.failed, 0)
  const line = (field: 'cpuPerRequest' | 'withDatabase') => {
    const ratios = measured.map((each) => each.product[field] / each.bare[field])
    const spread = `${quantile(ratios, 0.25).toFixed(2)} to ${quantile(ratios, 0.75).toFixed(2)}`
    const cost = median(measured.map((each) => each.product[field])).toFixed(0)
    return { cost, ratio: median(ratios), spread }
  }
  const [alone, together] = [line('cpuPerRequest'), line('withDatabase')]
  console.log(
    [
      name.padEnd(20),
      alone.cost.padStart(11),
      alone.ratio.toFixed(2).padStart(8),
      alone.spread.padStart(14),
      together.cost.padStart(20),
      together.ratio.toFixed(2).padStart(8),
      together.spread.padStart(14),
      most.toFixed(1).padStart(10),
      together.ratio > most ? '  over' : '',
      failed > 0 ? `  ${failed} requests failed` : '',
    ].join(''),
  )
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0)
}
