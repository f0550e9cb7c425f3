import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { formOf } from '../../test/formOf.ts'
import type { GivenUser } from '../../test/given/ground.ts'
import { notify } from '../kernel/live.ts'

const { app, as, db, given, product, close } = await startServer()
const startedAt = performance.now()
const address = await app.listen({ port: 0, host: '127.0.0.1' })
const streams: AbortController[] = []
afterAll(async () => {
  for (const stream of streams) stream.abort()
  await close()
})

const [orchard, pelican] = [await given.account(), await given.account()]
const owner = await given.owner()

/** Signs in over the socket and listens like a browser; `heard` collects what arrives. */
async function listen(user: GivenUser, query = '') {
  const login = await fetch(`${address}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: user.login, password: user.password }),
  })
  const cookie = login.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
  const abort = new AbortController()
  streams.push(abort)
  const response = await fetch(`${address}/api/v1/live${query}`, {
    headers: { cookie },
    signal: abort.signal,
  })
  const heard: unknown[] = []
  let isOver = false
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  void read(response, heard, open).then(() => {
    isOver = true
    open()
  })
  await opened
  const logout = () => fetch(`${address}/api/v1/auth/logout`, { method: 'POST', headers: { cookie } })
  return { response, heard, logout, isOver: () => isOver, stop: () => abort.abort() }
}

async function read(response: Response, heard: unknown[], open: () => void): Promise<void> {
  let text = ''
  try {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const parts = (text + chunk).split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) {
        if (part.startsWith('data: ')) heard.push(JSON.parse(part.slice(6)))
        else if (part.startsWith('event: ')) heard.push(part.split('\n')[0]?.slice(7))
        else open()
      }
    }
  } catch {
    open()
  }
}

/** A page that loaded its data early in this test; a server doesn't remember what happened before its start. */
function loadedEarlier(): string {
  return `?catchUpMs=${Math.min(Math.floor(performance.now() - startedAt), 20_000)}`
}

async function until(isSo: () => boolean): Promise<void> {
  const patience = Date.now() + 5000
  while (!isSo()) {
    if (Date.now() > patience) throw new Error('Nothing arrived')
    await delay(5)
  }
}

test('the office is notified of a new order at once, without saying whose it is', async () => {
  const office = await listen(owner)
  expect(office.response.headers.get('content-type')).toBe('text/event-stream')
  const headers = {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
  }
  for (const [name, value] of Object.entries(headers))
    expect([name, office.response.headers.get(name)]).toEqual([name, value])
  await given.order({ agency: orchard.id, selectedTours: [{ date: '2026-03-12' }] })
  await until(() => office.heard.length > 0)
  expect(office.heard).toEqual([{ topic: 'orders', days: ['2026-03-12'], by: owner.id }])
  office.stop()
})

test('an agency is notified only of its own orders', async () => {
  const office = await listen(owner)
  const own = await listen(await given.user({ account: orchard, role: 'ADMIN' }))
  const other = await listen(await given.user({ account: pelican }))
  await given.order()
  await given.unit()
  await given.order({ agency: orchard.id, selectedTours: [{ date: '2026-03-15' }] })
  await given.order({ agency: pelican.id, selectedTours: [{ date: '2026-03-16' }] })
  await until(() => office.heard.length >= 4 && own.heard.length >= 1 && other.heard.length >= 1)
  expect(own.heard).toEqual([{ topic: 'orders', days: ['2026-03-15'], by: owner.id }])
  expect(other.heard).toEqual([{ topic: 'orders', days: ['2026-03-16'], by: owner.id }])
  expect(office.heard).toContainEqual({ topic: 'dispatch', days: ['2026-03-11'], by: owner.id })
  for (const each of [office, own, other]) each.stop()
})

test('an agent is notified only of orders that are theirs, or were until now', async () => {
  const account = await given.account()
  const [ruth, amit] = [
    await given.user({ account, role: 'AGENT' }),
    await given.user({ account, role: 'AGENT' }),
  ]
  const agencyOwner = await given.user({ account })
  const [own, colleague, boss] = [await listen(ruth), await listen(amit), await listen(agencyOwner)]
  const order = await given.order({ by: ruth, selectedTours: [{ date: '2026-03-21' }] })
  await until(() => own.heard.length === 1 && boss.heard.length === 1)
  await as(owner).orders.change({ params: { id: order._id }, body: { ...formOf(order), agent: amit.id } })
  await until(() => own.heard.length === 2 && colleague.heard.length === 1 && boss.heard.length === 2)
  await as(owner).orders.cancel({ body: { orderId: order._id, canRefund: false } })
  await until(() => boss.heard.length === 3 && colleague.heard.length === 2)
  expect(own.heard).toHaveLength(2)
  for (const each of [own, colleague, boss]) each.stop()
})

test('notices about an order of several days name each of them, before a change and after it', async () => {
  const tour = await given.tour()
  const unit = await given.unit({ tour, date: '2026-04-13' })
  const office = await listen(owner)
  const days = { startDate: '2026-04-13', endDate: '2026-04-15' }
  const order = await given.order({ orderType: 'private', selectedTours: [{ tour: tour.id, ...days }] })
  const entry = order.selectedTours[0]?._id ?? ''
  const body = { order: order._id, selectedTour: entry, _id: unit._id }
  await as(owner).tourCars.addOrder({ params: { id: unit._id }, body })
  await as(owner).tourCars.removeOrder({ params: { tourCarId: unit._id, selectedTourId: entry } })
  const form = formOf(await as(owner).orders.get({ params: { id: order._id } }))
  const moved = { startDate: '2026-04-20', endDate: '2026-04-21' }
  const selectedTours = form.selectedTours.map((one) => ({ ...one, ...moved }))
  await as(owner).orders.change({ params: { id: order._id }, body: { ...form, selectedTours } })
  await until(() => office.heard.length >= 4)
  const three = ['2026-04-13', '2026-04-14', '2026-04-15']
  expect(office.heard).toEqual([
    { topic: 'orders', days: three, by: owner.id },
    { topic: 'dispatch', days: three, by: owner.id },
    { topic: 'dispatch', days: three, by: owner.id },
    { topic: 'orders', days: [...three, '2026-04-20', '2026-04-21'], by: owner.id },
  ])
  office.stop()
})

test('a page hears of what changed after its data was read and before its stream opened', async () => {
  const account = await given.account()
  const user = await given.user({ account, role: 'ADMIN' })
  const colleague = await listen(owner)
  await given.order({ agency: account.id, selectedTours: [{ date: '2026-03-23' }] })
  await given.order({ agency: pelican.id, selectedTours: [{ date: '2026-03-24' }] })
  await until(() => colleague.heard.length === 2)
  const agency = await listen(user, loadedEarlier())
  await until(() => agency.heard.length > 0)
  expect(agency.heard).toEqual([{ topic: 'orders', days: ['2026-03-23'], by: owner.id }])
  const later = await listen(owner)
  expect(later.heard).toEqual([])
  for (const each of [colleague, agency, later]) each.stop()
})

test('a page whose data is older than what the server remembers reloads everything', async () => {
  const slow = await listen(owner, '?catchUpMs=3600000')
  await until(() => slow.heard.length > 0)
  expect(slow.heard).toEqual(['missed'])
  slow.stop()
})

test('a page that opens its stream right after its person’s role changed hears so, and the stream goes on', async () => {
  const user = await given.user({ role: 'ADMIN', account: orchard })
  const elsewhere = await listen(user)
  await as(await given.user({ account: orchard })).users.change({
    params: { id: user.id },
    body: { role: 'AGENT' },
  })
  await until(() => elsewhere.isOver())
  const page = await listen(user, loadedEarlier())
  await until(() => page.heard.length > 0)
  expect(page.heard).toContainEqual({ topic: 'session', days: [], by: null })
  await delay(50)
  expect(page.isOver()).toBe(false)
  page.stop()
})

test('several windows get the same notices, and closed ones are removed', async () => {
  const listeners = countListeners()
  const windows = [await listen(owner), await listen(owner), await listen(owner)]
  expect(listeners()).toBe(3)
  await given.order()
  await until(() => windows.every((each) => each.heard.length === 1))
  for (const each of windows) each.stop()
  await until(() => listeners() === 0)
})

test('one person gets twenty streams, and another one once a stream has ended', async () => {
  const listeners = countListeners()
  const user = await given.user()
  const open = []
  while (open.length < 20) open.push(await listen(user))
  const refused = await listen(user)
  expect(refused.response.status).toBe(429)
  expect(refused.response.headers.get('retry-after')).toBe('30')
  open.pop()?.stop()
  await until(() => listeners() === 19)
  open.push(await listen(user))
  expect(open.at(-1)?.response.status).toBe(200)
  for (const each of open) each.stop()
  await until(() => listeners() === 0)
})

test('lowering a role notifies only that person, at once, and their stream restarts', async () => {
  const user = await given.user({ role: 'ADMIN', account: orchard })
  const [own, colleague] = [await listen(user), await listen(await given.user({ account: orchard }))]
  const agencyOwner = await given.user({ account: orchard })
  await as(agencyOwner).users.change({ params: { id: user.id }, body: { role: 'AGENT' } })
  await until(() => own.isOver())
  expect(own.heard).toEqual([{ topic: 'session', days: [], by: null }])
  expect([colleague.heard, colleague.isOver()]).toEqual([[], false])
  colleague.stop()
})

test('logging out ends the streams of that person, and nobody else’s', async () => {
  const [leaving, colleague] = [await listen(await given.user()), await listen(owner)]
  expect((await leaving.logout()).status).toBe(200)
  await until(() => leaving.isOver())
  await given.order({ selectedTours: [{ date: '2026-03-20' }] })
  await until(() => colleague.heard.length > 0)
  expect(leaving.heard).toEqual([{ topic: 'session', days: [], by: null }])
  colleague.stop()
})

test('a notice that comes right after the one that ended a stream is dropped, and the server goes on', async () => {
  const user = await given.user()
  const [leaving, colleague] = [await listen(user), await listen(owner)]
  const session = { topic: 'session', days: [], by: null, accountId: null, userId: user.id }
  const orders = { topic: 'orders', days: [], by: null, accountId: 'all' as const }
  await db.transaction().execute((tx) => notify(tx, [session, orders, session]))
  await until(() => leaving.isOver() && colleague.heard.length > 0)
  expect(leaving.heard).toEqual([{ topic: 'session', days: [], by: null }])
  expect(colleague.heard).toEqual([{ topic: 'orders', days: [], by: null }])
  colleague.stop()
})

test('a refused order sends no notice', async () => {
  const office = await listen(owner)
  await expect(given.order({ selectedTours: [{ language: null }] })).rejects.toMatchObject({ status: 400 })
  await given.order({ selectedTours: [{ date: '2026-03-19' }] })
  await until(() => office.heard.length > 0)
  expect(office.heard).toEqual([{ topic: 'orders', days: ['2026-03-19'], by: owner.id }])
  office.stop()
})

test('a stranger is turned away', async () => {
  const answer = await fetch(`${address}/api/v1/live`)
  expect(answer.status).toBe(401)
  expect(await answer.json()).toEqual({ message: 'Please sign in', code: 'not_signed_in' })
})

/** Counts listeners from now on. */
function countListeners(): () => number {
  const { live } = product
  const subscribe = live.subscribe.bind(live)
  let open = 0
  live.subscribe = (listener) => {
    open += 1
    const unsubscribe = subscribe(listener)
    return () => {
      open -= 1
      unsubscribe()
    }
  }
  return () => open
}
