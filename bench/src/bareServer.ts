import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { freshValues } from './freshValues.ts'
import type { Statement } from './recordSql.ts'

/** The baseline: plain `node:http` and `pg`, running the product's statements and nothing else. */
interface Plan {
  connection: pg.PoolConfig
  routes: Record<string, { first: Statement[]; second?: Statement[] }>
}

process.once('message', (plan: Plan) => {
  const pool = new pg.Pool({ ...plan.connection, max: 16 })
  const server = createServer((request, response) => {
    void answer(pool, plan, request).then((body) => {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
      response.end(body)
    })
  })
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
  process.on('message', (message) => {
    if (message === 'usage') process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage().rss })
  })
})

async function answer(pool: pg.Pool, { routes }: Plan, request: IncomingMessage): Promise<string> {
  const body = await read(request)
  if (body) JSON.parse(body)
  const route = routes[request.url ?? '']
  if (!route) return '{}'
  if (route.second) return JSON.stringify(await save(pool, route.first, route.second))
  const rows = []
  for (const statement of route.first) rows.push((await pool.query(statement)).rows)
  return JSON.stringify(rows.at(-1))
}

async function save(pool: pg.Pool, first: Statement[], second: Statement[]) {
  const number = await pool.query<{ number: string }>("select nextval('order_numbers') as number")
  const statements = freshValues(first, second, {
    id: randomUUID,
    orderNumber: Number(number.rows[0]?.number),
  })
  const client = await pool.connect()
  try {
    let last: unknown[] = []
    for (const statement of statements) {
      if (!statement.text.includes('nextval')) last = (await client.query(statement)).rows
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
