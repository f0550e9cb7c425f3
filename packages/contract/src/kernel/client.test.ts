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

test('API-03 a call asks for JSON, and says so of what it sends', async () => {
  await client.auth.login({ body: { email: 'noa@example.com', password: 'olive-grove-3' } })
  expect([lastHeader('accept'), lastHeader('content-type')]).toEqual(['application/json', 'application/json'])
  await client.auth.getCurrentUser()
  expect([lastHeader('accept'), lastHeader('content-type')]).toEqual(['application/json', null])
})

test('API-03 HOLE-A45 a form with files names its own kind, with the boundary that only the sender knows', async () => {
  await client.uploads.images({ query: { folder: 'tours' }, form: new FormData() })
  expect([lastHeader('accept'), lastHeader('content-type')]).toEqual(['application/json', null])
})

test('every call says which person and account its page was opened for, without being told to', async () => {
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
