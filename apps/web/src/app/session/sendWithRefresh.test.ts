import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendWithRefresh } from './sendWithRefresh.ts'

const refresh = '/api/v1/auth/refreshToken'
const orders = '/api/v1/orders'
let asked: string[] = []

beforeEach(() => {
  asked = []
  vi.stubGlobal('localStorage', { getItem: () => null })
})
afterEach(() => vi.unstubAllGlobals())

test('AUTH-29 AUTH-32 OAPI-35 a call with an expired session is repeated once after one refresh', async () => {
  network({ [orders]: [401, 200], [refresh]: [200] })
  expect((await sendWithRefresh(orders)).status).toBe(200)
  expect(asked).toEqual([orders, refresh, orders])
})

test('HOLE-A34 simultaneous calls share one refresh', async () => {
  const users = '/api/v1/users'
  network({ [orders]: [401, 200], [users]: [401, 200], [refresh]: [200] })
  const answers = await Promise.all([sendWithRefresh(orders), sendWithRefresh(users)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(asked.filter((url) => url === refresh)).toHaveLength(1)
})

test('HOLE-A34 a call that was sent before a refresh and is refused after it asks for no other one', async () => {
  const users = '/api/v1/users'
  for (const [refreshed, repeated] of [
    [200, 200],
    [401, 401],
  ] as const) {
    asked = []
    const slow = Promise.withResolvers<void>()
    network({ [orders]: [401, 200], [users]: [401, 200], [refresh]: [refreshed] }, { [users]: slow.promise })
    const late = sendWithRefresh(users)
    expect((await sendWithRefresh(orders)).status).toBe(repeated)
    slow.resolve()
    expect((await late).status).toBe(repeated)
    expect(asked.filter((url) => url === refresh)).toHaveLength(1)
  }
})

test('AUTH-30 when the refresh or the repeated call is refused, the session is over', async () => {
  network({ [orders]: [401], [refresh]: [401] })
  expect((await sendWithRefresh(orders)).status).toBe(401)
  expect(asked).toEqual([orders, refresh])

  asked = []
  network({ [orders]: [401, 401], [refresh]: [200] })
  expect((await sendWithRefresh(orders)).status).toBe(401)
  expect(asked).toEqual([orders, refresh, orders])
})

test('HOLE-A34 a refused refresh is never repeated', async () => {
  network({ [refresh]: [401] })
  expect((await sendWithRefresh(refresh)).status).toBe(401)
  expect(asked).toEqual([refresh])
})

test('a server that cannot reach its database ends no session: the call fails with that answer', async () => {
  network({ [orders]: [401], [refresh]: [503] })
  expect((await sendWithRefresh(orders)).status).toBe(503)
  network({ [orders]: [401, 200], [refresh]: [200] })
  expect((await sendWithRefresh(orders)).status).toBe(200)
})

/** A fake server: each address returns its statuses, one after the other, once what it waits for is there. */
function network(statuses: Record<string, number[]>, waits: Record<string, Promise<void>> = {}): void {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    await waits[url]
    return new Response(null, { status: statuses[url]?.shift() ?? 500 })
  })
}
