import { Writable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'

const lines: Record<string, unknown>[] = []
const logTo = new Writable({
  write(chunk, _, done) {
    lines.push(
      ...String(chunk)
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    )
    done()
  },
})
const server = await startServer({ env: { LOG_LEVEL: 'trace' }, logTo })
afterAll(server.close)

/** What people typed and what identifies them; nothing of it may be logged. */
const personal = [
  'Shlomit',
  'Ben-Haim',
  'shlomit@example.com',
  '054-7716253',
  'correct-horse-9',
  'secret-of-the-link',
  'unknown-page-of-shlomit',
]

test('every request has an id of its own, in its answer and in each of its lines', async () => {
  const answers = await Promise.all(
    ['/healthz', '/api/v1/tours', '/api/v1/nowhere', '/%', '/unknown'].map((url) =>
      server.app.inject({ url }),
    ),
  )
  const ids = answers.map(({ headers }) => headers['x-request-id'])
  expect(new Set(ids).size).toBe(answers.length)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
  // The address that can't be read is answered before it counts as a request.
  for (const id of ids.filter((_, index) => index !== 3)) {
    const own = lines.filter(({ reqId }) => reqId === id)
    expect(own.map(({ msg }) => msg)).toEqual(['incoming request', 'request completed'])
  }
  const { headers } = await server.app.inject({ url: '/healthz', headers: { 'x-request-id': 'mine' } })
  expect(headers['x-request-id']).not.toBe('mine')
})

test('the log names no person, whatever they send and however it fails', async () => {
  const owner = await server.given.owner()
  const login = { email: 'shlomit@example.com', password: 'correct-horse-9' }
  await server.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: login })
  await server.app.inject({ url: '/api/v1/search?q=Shlomit' })
  await server.app.inject({ url: '/unknown-page-of-shlomit?name=Ben-Haim' })
  await server.app.inject({ url: '/pay/secret-of-the-link?mail=shlomit@example.com' })
  await server.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: '{"email": "shlomit@example.com',
  })
  const body = await server.given.orderInput({
    userInformation: {
      firstName: 'Shlomit',
      lastName: 'Ben-Haim',
      email: 'shlomit@example.com',
      mobilePhone: '054-7716253',
      roomNumber: '5',
    },
  })
  for (const [code, message] of [
    ['22P02', 'invalid input syntax for type uuid: "Shlomit Ben-Haim"'],
    ['23505', 'duplicate key value violates unique constraint "orders_once"'],
    ['P0001', 'shlomit@example.com was refused, call 054-7716253, see https://mail.example/?to=Shlomit'],
  ]) {
    await refuseOrders(code!, message!)
    await expect(server.as(owner).orders.place({ body })).rejects.toMatchObject({ status: 500 })
  }
  const faults = lines.filter(({ level }) => level === 50)
  expect(faults).toHaveLength(3)
  expect(faults[0]).toMatchObject({ err: { code: '22P02', message: 'the database refused a value' } })
  expect(faults[2]).toMatchObject({ reqId: expect.any(String) as string, err: { code: 'P0001' } })
  const log = JSON.stringify(lines).toLowerCase()
  for (const word of personal) expect(log, word).not.toContain(word.toLowerCase())
})

/** A fault of the database that quotes what was sent, in its message and in its detail. */
async function refuseOrders(code: string, message: string): Promise<void> {
  await server.product.pool.query(`
    create or replace function refuse() returns trigger language plpgsql as $$
    begin
      raise exception using errcode = '${code}', message = '${message}', detail = 'Key (email)=(shlomit@example.com)';
    end $$;
    create or replace trigger refuse before insert on orders for each row execute function refuse()`)
}
