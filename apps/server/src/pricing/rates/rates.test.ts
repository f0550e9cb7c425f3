import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { faultsOf } from '../../../test/faultsOf.ts'
import { noticesOf } from '../../../test/noticesOf.ts'
import { ratePeer } from '../../../test/ratePeer.ts'
import { bankOfIsrael } from '../../outside/rates/bankOfIsrael.ts'
import { fetchRates } from './fetchRates.ts'

const peer = await ratePeer()
const { as, clock, given, product, close } = await startServer({ env: { RATES_URL: peer.address } })
afterAll(async () => {
  await close()
  peer.close()
})

const yael = await given.user({ isSuper: true })
const boss = as(yael)
const office = as(await given.owner())
const tomorrow = (days: number) => clock.set(new Date(clock.now().getTime() + days * 86_400_000))
const set = async (change: Partial<Parameters<typeof boss.rates.change>[0]['body']>) => {
  const { EUR, ILS, fetchesDaily, updatedAt } = await boss.rates.settings()
  return boss.rates.change({ body: { EUR: EUR.rate, ILS: ILS.rate, fetchesDaily, updatedAt, ...change } })
}
const fetchDaily = () => fetchRates(product, bankOfIsrael(peer.address))

beforeEach(() => {
  Object.assign(peer, { isDown: false, nonsense: null, asked: 0, shekels: { USD: 3.65, EUR: 4.015 } })
  tomorrow(1)
})

test('HOLE-O5 a super user sets the rates; new orders use them and saved ones keep theirs', async () => {
  const ils = { currency: 'ILS' as const }
  const before = await given.order(ils)
  expect(await boss.rates.settings()).toMatchObject({ ILS: { rate: 3.7, source: 'first' }, changes: [] })
  await set({ ILS: 3.5 })
  expect(await office.currency.fixed()).toEqual({ USD: 1, EUR: 0.92, ILS: 3.5 })
  expect(await given.order(ils)).toMatchObject({ currencyRate: 3.5 })
  expect(await office.orders.get({ params: { id: before._id } })).toMatchObject({ currencyRate: 3.7 })
})

test('the page shows since when a rate applies, who changed it and the old rate', async () => {
  const saved = await set({ EUR: 0.95 })
  const at = clock.now().toISOString()
  expect(saved.EUR).toEqual({ rate: 0.95, updatedAt: at, source: 'hand', validOn: null })
  expect(saved.ILS.updatedAt < at).toBe(true)
  expect(saved.changes[0]).toMatchObject({
    at,
    by: yael.name,
    before: { EUR: 0.92, ILS: 3.5, fetchesDaily: false },
    after: { EUR: 0.95, ILS: 3.5, fetchesDaily: false },
  })
  expect(saved.changes).toHaveLength(2)
  const agent = as(await given.user({ account: await given.account(), role: 'AGENT' }))
  expect((await agent.rates.current()).EUR).toEqual(saved.EUR)
})

test('every screen is notified of a change', async () => {
  const notices = await noticesOf(product, () => set({ EUR: 0.94 }))
  expect(notices).toEqual([{ topic: 'rates', days: [], by: yael.id, accountId: 'all' }])
})

test('invalid rates have errors at their fields, and a jump must be confirmed', async () => {
  expect(await faultsOf(set({ EUR: 0, ILS: -3 }))).toEqual({ EUR: 'rate_invalid', ILS: 'rate_invalid' })
  expect(await faultsOf(set({ EUR: null, ILS: 3.1234567 }))).toEqual({
    EUR: 'rate_invalid',
    ILS: 'rate_invalid',
  })
  await expect(set({ ILS: 35 })).rejects.toMatchObject({
    status: 409,
    code: 'rate_jump',
    params: { currency: 'ILS', percent: 900 },
  })
  expect((await boss.rates.current()).ILS.rate).toBe(3.5)
  expect((await set({ ILS: 4.5, isConfirmed: true })).ILS.rate).toBe(4.5)
  await set({ ILS: 3.6 })
})

test('when two people edit at once, the second gets a conflict', async () => {
  const read = await boss.rates.settings()
  const body = { EUR: 0.93, ILS: 3.6, fetchesDaily: false, updatedAt: read.updatedAt }
  tomorrow(1)
  await boss.rates.change({ body })
  await expect(boss.rates.change({ body: { ...body, EUR: 0.91 } })).rejects.toMatchObject({
    status: 409,
    code: 'changed_by_another',
  })
})

test('the daily fetch is off by default, and takes the bank’s rates', async () => {
  await fetchDaily()
  expect(peer.asked).toBe(0)
  await set({ fetchesDaily: true })
  tomorrow(1)
  await fetchDaily()
  const page = await boss.rates.settings()
  const [updatedAt, source] = [clock.now().toISOString(), 'bankOfIsrael']
  expect(page).toMatchObject({
    EUR: { rate: 0.909091, updatedAt, source, validOn: '2026-03-01' },
    ILS: { rate: 3.65, updatedAt, source, validOn: '2026-03-01' },
    lastFetch: { at: updatedAt, failure: null },
  })
  expect(page.changes[0]).toMatchObject({ by: null, after: { EUR: 0.909091, ILS: 3.65, fetchesDaily: true } })
})

test('a fetch with the same rates is not a change, but they count as fresh again', async () => {
  const changes = (await boss.rates.settings()).changes.length
  await fetchDaily()
  const page = await boss.rates.settings()
  expect(page.changes).toHaveLength(changes)
  expect(page.ILS.updatedAt).toBe(clock.now().toISOString())
})

test('a failed fetch is shown on the page and retried, and the last rates stay', async () => {
  const { EUR, ILS } = await boss.rates.settings()
  peer.isDown = true
  await expect(fetchDaily()).rejects.toThrow('rates_unreachable')
  const at = clock.now().toISOString()
  const failed = { EUR, ILS, lastFetch: { at, failure: { code: 'rates_unreachable', params: {} } } }
  expect(await boss.rates.settings()).toMatchObject(failed)
  peer.isDown = false
  peer.nonsense = '<html>Maintenance</html>'
  expect(await boss.rates.fetch()).toMatchObject({
    EUR,
    ILS,
    lastFetch: { failure: { code: 'rates_unreadable' } },
  })
})

test('rates that jump are not used until a person confirms them', async () => {
  const { ILS } = await boss.rates.settings()
  peer.shekels = { USD: 36.5, EUR: 40.15 }
  await fetchDaily()
  const page = await boss.rates.settings()
  expect(page.ILS).toEqual(ILS)
  expect(page.lastFetch?.failure).toEqual({ code: 'rate_jump', params: { currency: 'ILS', percent: 900 } })
})

test('a manual fetch is logged with the user', async () => {
  peer.shekels = { USD: 3.6, EUR: 3.96 }
  const page = await boss.rates.fetch()
  expect(page).toMatchObject({ ILS: { rate: 3.6 }, lastFetch: { failure: null } })
  expect(page.changes[0]).toMatchObject({ by: yael.name })
})
