import { contract } from '@tourdesk/contract/contract'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Route } from '@tourdesk/contract/kernel/route'
import { isForCrews, isForGuests, isForOffers } from '@tourdesk/domain/access/callers'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startServer } from './as.ts'
import type { TestClient } from './given/ground.ts'

const calls = Object.entries(contract).flatMap(([feature, routes]) =>
  Object.entries(routes).map(([name, route]) => ({ feature, name, route: route as Route })),
)
const titled = calls.map((call) => [`${call.route.method} ${call.route.path}`, call] as const)

const nobody = '01900000-0000-7000-8000-000000000000'

const server = await startServer()
afterAll(server.close)

describe('the contract as a whole', () => {
  it.each(titled)('API-31 %s refuses strangers, unless it is public', async (_, call) => {
    const status = await statusOf(server.stranger, call)
    if (call.route.access === 'public') expect(status).not.toBe(403)
    // Without their link, customers get the same answer as for an unknown order.
    else {
      const isByLink = isForGuests(call.route.access) || isForOffers(call.route.access)
      expect(status).toBe(isByLink ? 404 : 401)
    }
  })

  const lists: Record<string, string> = { views: 'operations' }
  it.each(titled.filter(([, { route }]) => isPlainRead(route) && !isForCrews(route.access)))(
    'HOLE-A23 %s answers in its own schema',
    async (_, { feature, name, route }) => {
      const boss = server.as(await server.given.user({ isSuper: true }))
      const query = {
        date: '2026-03-01',
        startDate: '2026-03-01',
        endDate: '2026-03-07',
        type: 'data',
        lat: 32.0853,
        lng: 34.7818,
        from: '32.0853,34.7818',
        to: '32.0555,34.7567',
        of: 'tours',
        list: lists[feature] ?? 'due',
        q: 'dana',
        id: nobody,
        objType: 'Car',
        itemId: (await server.given.car()).id,
        tour: (await server.given.tour()).id,
        group_type: 'small_group',
        language: 'english',
        month: '2026-03',
      }
      const answer = await callOf(boss, feature, name)({ query })
      expect(z.safeParse(route.answer as z.ZodType, answer).error).toBeUndefined()
    },
  )

  it('API-01 CAPI-01 OAPI-01 all calls share one prefix, and use cookies for the session', async () => {
    const { login: email, password } = await server.given.owner()
    const { cookies } = await server.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      payload: { email, password },
    })
    const session = Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
    const ask = (url: string, cookies: Record<string, string> = {}) => server.app.inject({ url, cookies })
    expect((await ask('/api/v1/highlights', session)).json()).toMatchObject({ data: [] })
    expect((await ask('/api/v1/highlights')).statusCode).toBe(401)
    for (const { route } of calls) {
      const answer = await server.app.inject({ method: route.method, url: route.path, cookies: session })
      expect(answer.statusCode, route.path).toBe(404)
    }
  })
})

/** A read without parameters that returns JSON. */
function isPlainRead({ method, path, answer }: Route): boolean {
  return method === 'GET' && !path.includes(':') && typeof answer !== 'string'
}

type LooseCall = (input: object) => Promise<unknown>

function callOf(client: TestClient, feature: string, name: string): LooseCall {
  return (client as Record<string, Record<string, LooseCall>>)[feature]![name]!
}

/** The status of a call with unknown ids and an empty body; access is checked before the input. */
async function statusOf(
  client: TestClient,
  { feature, name, route }: (typeof calls)[number],
): Promise<number> {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, param]) => param!)
  const params = Object.fromEntries(names.map((param) => [param, param === 'date' ? '2026-03-02' : nobody]))
  try {
    await callOf(client, feature, name)({ params, query: {}, body: {} })
    return 200
  } catch (problem) {
    if (problem instanceof Problem) return problem.status
    throw problem
  }
}
