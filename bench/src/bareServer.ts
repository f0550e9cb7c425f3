import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import pg from 'pg'
import { freshValues } from './freshValues.ts'
import type { Trip } from './recordSql.ts'

/**
 * The baseline: plain `node:http` and `pg`, sending the product's statements in the same round trips and
 * compressing what the product compresses. It does nothing else.
 */
interface Plan {
  connection: pg.PoolConfig
  routes: Record<string, { first: Trip[]; second?: Trip[] }>
}

process.once('message', (plan: Plan) => {
  const pool = new pg.Pool({ ...plan.connection, max: 16, pipeline: true })
  const server = createServer((request, response) => {
    void answer(pool, plan, request).then((text) => {
      const isLong = text.length >= 4096
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        ...(isLong && { 'content-encoding': 'br' }),
      })
      response.end(isLong ? brotliCompressSync(text, fast) : text)
    })
  })
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
  process.on('message', (message) => {
    if (message === 'usage') process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage().rss })
  })
})

const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

async function answer(pool: pg.Pool, { routes }: Plan, request: IncomingMessage): Promise<string> {
  const body = await read(request)
  if (body) JSON.parse(body)
  const route = routes[request.url ?? '']
  if (!route) return '{}'
  return JSON.stringify(
    route.second ? await save(pool, route.first, route.second) : await run(pool, route.first),
  )
}

async function save(pool: pg.Pool, first: Trip[], second: Trip[]) {
  const number = await pool.query<{ number: string }>("select nextval('order_numbers') as number")
  const fresh = freshValues(first.flat(), second.flat(), {
    id: randomUUID,
    orderNumber: Number(number.rows[0]?.number),
  })
  const trips = first.map((trip) => fresh.splice(0, trip.length))
  return run(
    pool,
    trips.map((trip) => trip.filter(({ text }) => !text.includes('nextval'))),
  )
}

/** Returns the rows of the last statement. */
async function run(pool: pg.Pool, trips: Trip[]): Promise<unknown[]> {
  const client = await pool.connect()
  try {
    let last: unknown[] = []
    for (const trip of trips) {
      const results = await Promise.all(trip.map((statement) => client.query(statement)))
      last = results.at(-1)?.rows ?? last
    }
    return last
  } finally {
    client.release()
  }
}

async function read(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
