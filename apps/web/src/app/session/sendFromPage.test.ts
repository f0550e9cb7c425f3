import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../queryClient.ts'
import { interruptions } from './interruptions.ts'
import { sessionKey } from './openedSession.ts'
import { sendFromPage, whenInterrupted } from './sendFromPage.ts'

const orders = '/api/v1/orders'
const place = { method: 'POST', body: '{"lastName":"Golan"}', headers: { 'x-account': 'office' } }
let sent: unknown[] = []
let answers: Response[] = []

beforeEach(() => {
  sent = []
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', async (_: string, { body, headers }: typeof place) => {
    sent.push([body, headers['x-account']])
    return answers.shift() ?? new Response(null, { status: 500 })
  })
  open('office')
})
afterEach(() => {
  whenInterrupted(async () => false)
  queryClient.clear()
})

test('a change refused because of the session waits, and is then sent again unchanged', async () => {
  const heard: unknown[] = []
  whenInterrupted(async (...refusal) => {
    heard.push(refusal)
    return interruptions.begin({ kind: 'ended' })
  })
  answers = [refusal('account_switched'), Response.json({ _id: 'order' })]
  const sending = sendFromPage(orders, place)
  await vi.waitFor(() => expect(interruptions.current()).toEqual({ kind: 'ended' }))
  expect(sent).toHaveLength(1)
  interruptions.settle(true)
  expect(await (await sending).json()).toEqual({ _id: 'order' })
  expect(heard).toEqual([['account_switched', true]])
  expect(sent).toEqual([
    ['{"lastName":"Golan"}', 'office'],
    ['{"lastName":"Golan"}', 'office'],
  ])
})

test('a call is not repeated once the user has left the page', async () => {
  whenInterrupted(() => interruptions.begin({ kind: 'ended' }))
  answers = [refusal('person_switched')]
  const sending = sendFromPage(orders, place)
  await vi.waitFor(() => expect(interruptions.current()).not.toBeNull())
  interruptions.settle(false)
  expect((await sending).status).toBe(409)
  expect(sent).toHaveLength(1)
})

test('an answer to the previous page is ignored once this tab has switched', async () => {
  const bothered = vi.fn(async () => true)
  whenInterrupted(bothered)
  answers = [refusal('account_switched')]
  const sending = sendFromPage(orders, place)
  open('agency')
  expect((await sending).status).toBe(409)
  expect(bothered).not.toHaveBeenCalled()
})

test('a refusal about the call itself is left to its form', async () => {
  const bothered = vi.fn(async () => true)
  whenInterrupted(bothered)
  answers = [refusal('changed_by_another')]
  expect((await sendFromPage(orders, place)).status).toBe(409)
  expect(bothered).not.toHaveBeenCalled()
})

function open(account: string): void {
  queryClient.setQueryData(sessionKey, { _id: 'noa', account: { _id: account } })
}

function refusal(code: string): Response {
  return Response.json({ code, message: '' }, { status: 409 })
}
