import { expect, test } from 'vitest'
import { addresses } from '../addresses.ts'
import type { TourdeskContract } from '../contract.ts'
import { createClient } from './client.ts'

const sent: Headers[] = []
const client = createClient<TourdeskContract>(addresses, async (_, init) => {
  sent.push(new Headers(init?.headers))
  return Response.json({ success: true })
})
const lastHeader = (name: string) => sent.at(-1)?.get(name)

test('API-03 a call sends and accepts JSON', async () => {
  await client.auth.login({ body: { email: 'noa@example.com', password: 'olive-grove-3' } })
  expect([lastHeader('accept'), lastHeader('content-type')]).toEqual(['application/json', 'application/json'])
  await client.auth.getCurrentUser()
  expect([lastHeader('accept'), lastHeader('content-type')]).toEqual(['application/json', null])
})

test('API-03 HOLE-A45 a form with files keeps its own content type, with the boundary', async () => {
  await client.uploads.images({ query: { folder: 'tours' }, form: new FormData() })
  expect([lastHeader('accept'), lastHeader('content-type')]).toEqual(['application/json', null])
})

test('OAPI-01 a call goes to the API host, below /api/v1, with the browser’s cookies', async () => {
  const calls: [unknown, RequestCredentials | undefined][] = []
  const send: typeof fetch = async (url, init) => {
    calls.push([url, init?.credentials])
    return Response.json({})
  }
  const ofPage = createClient<TourdeskContract>(addresses, send)
  const elsewhere = createClient<TourdeskContract>(addresses, send, { base: 'https://api.tours.example' })
  for (const client of [ofPage, elsewhere]) {
    await client.currency.fixed()
    await client.orders.cancel({ body: { orderId: 'o1', canRefund: false } })
  }
  expect(calls).toEqual([
    ['/api/v1/currency/fixed', 'include'],
    ['/api/v1/orders/cancel', 'include'],
    ['https://api.tours.example/api/v1/currency/fixed', 'include'],
    ['https://api.tours.example/api/v1/orders/cancel', 'include'],
  ])
})

test('every call automatically sends the person and account its page was opened for', async () => {
  let page: { userId: string; accountId: string } | null = { userId: 'noa', accountId: 'main' }
  const marked = createClient<TourdeskContract>(
    addresses,
    async (_, init) => {
      sent.push(new Headers(init?.headers))
      return Response.json({})
    },
    { openedFor: () => page },
  )
  await marked.users.list({ query: {} })
  await marked.uploads.images({ query: { folder: 'tours' }, form: new FormData() })
  expect(sent.slice(-2).map((headers) => [headers.get('x-user'), headers.get('x-account')])).toEqual([
    ['noa', 'main'],
    ['noa', 'main'],
  ])
  page = null
  await marked.users.list({ query: {} })
  expect([lastHeader('x-user'), lastHeader('x-account')]).toEqual([null, null])
})
