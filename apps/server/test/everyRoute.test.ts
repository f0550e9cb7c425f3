import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { contract } from '@tourdesk/contract/contract'
import { openapiOf } from '@tourdesk/contract/kernel/openapi'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Route } from '@tourdesk/contract/kernel/route'
import { permissionsOf } from '@tourdesk/domain/access/actor'
import { type Permission, roles } from '@tourdesk/domain/access/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startServer, type TestClient, type TestServer } from './as.ts'

const calls = Object.entries(contract).flatMap(([feature, routes]) =>
  Object.entries(routes).map(([name, route]) => ({ feature, name, route: route as Route })),
)
const titled = calls.map((call) => [`${call.route.method} ${call.route.path}`, call] as const)

/** A stream never ends by itself, so those who may hear it are not walked here. */
const answered = titled.filter(([, { route }]) => route.answer !== 'events')
const nobody = '01900000-0000-7000-8000-000000000000'

let server: TestServer
/** Each client has a session of its own, since signing out is among the calls. */
let people: { title: string; client: () => TestClient; permissions: Set<Permission> }[]

beforeAll(async () => {
  server = await startServer()
  const { given, as } = server
  const main = await given.mainAccount()
  const agency = await given.account({ does_include_affiliation: true })
  people = []
  for (const isSuper of [false, true]) {
    for (const account of [main, agency]) {
      for (const role of isSuper ? (['OWNER'] as const) : roles) {
        const user = await given.user({ role, account, isSuper })
        people.push({
          title: `${isSuper ? 'super user' : role} of ${account.is_main ? 'the main account' : 'an agency'}`,
          client: () => as(user),
          permissions: permissionsOf({ isSuper, role, account: toActorAccount(account) }),
        })
      }
    }
  }
}, 60_000)
afterAll(() => server.close())

describe('the contract as a whole', () => {
  it.each(titled)('API-31 %s turns a stranger away, unless it is for everybody', async (_, call) => {
    const status = await statusOf(server.stranger, call)
    if (call.route.access === 'public') expect(status).not.toBe(403)
    else expect(status).toBe(401)
  })

  it.each(answered)('ROLE-28 HOLE-A25 %s lets in whom its access names, and nobody else', async (_, call) => {
    const { access } = call.route
    for (const { title, client, permissions } of people) {
      const status = await statusOf(client(), call)
      const isOpen = access === 'public' || access === 'signedIn' || permissions.has(access)
      if (isOpen) expect([title, status]).not.toEqual([title, 403])
      else expect([title, status]).toEqual([title, 403])
    }
  })

  it.each(answered.filter(([, { route }]) => route.method === 'GET' && !route.path.includes(':')))(
    'HOLE-A23 %s answers in its own schema',
    async (_, { feature, name, route }) => {
      const { client } = people.find(({ title }) => title.startsWith('super user of the main'))!
      const query = { startDate: '2026-03-01', endDate: '2026-03-07', type: 'data' }
      const answer = await callOf(client(), feature, name)({ query }).catch((problem: Problem) => problem)
      if (route.path === '/auth/refreshToken') return expect((answer as Problem).code).toBe('not_signed_in')
      expect(z.safeParse(route.answer as z.ZodType, answer).error).toBeUndefined()
    },
  )

  it('API-01 CAPI-01 OAPI-01 every path stands under one prefix, and none twice', () => {
    const paths = calls.map(({ route }) => `${route.method} ${route.path.replace(/:\w+/g, ':')}`)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('CAPI-38 the committed OpenAPI document is the one of this contract', async () => {
    const file = fileURLToPath(import.meta.resolve('@tourdesk/contract/openapi.json'))
    const made = openapiOf(contract, { title: 'Tourdesk', version: '1' })
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(made)))
  })
})

type LooseCall = (input: object) => Promise<unknown>

function callOf(client: TestClient, feature: string, name: string): LooseCall {
  return (client as Record<string, Record<string, LooseCall>>)[feature]![name]!
}

/** The status of a call with ids of nobody and an empty body: access is decided before the input is read. */
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

function toActorAccount(row: Awaited<ReturnType<TestServer['given']['account']>>) {
  return {
    _id: row.id,
    name: row.name,
    isMain: row.is_main,
    doesIncludeAffiliation: row.does_include_affiliation,
    dailyToursOnly: row.daily_tours_only,
    doesAllowPaymentToAgency: row.does_allow_payment_to_agency,
    allowPrivateGroup: row.allow_private_group,
  }
}
