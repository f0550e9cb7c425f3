import type { ReportAnswer, ReportMoney, ReportValues } from '@tourdesk/contract/reports/reports'
import type { ReportName } from '@tourdesk/domain/reports/vocabulary'
import { ageingParts } from '@tourdesk/domain/statements/vocabulary'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { billing } from '../../test/billing.ts'
import { newId } from '../kernel/newId.ts'

const now = '2026-03-02T10:00:00+02:00'
const { as, clock, given, close } = await startServer({ now })
afterAll(close)
beforeEach(() => clock.set(now))

const owner = await given.owner()
const office = as(owner)
const { agencyWith, bookedBy, draft, confirm } = billing({ as, given }, owner)
const march = { startDate: '2026-03-01', endDate: '2026-03-31' }
const read = (name: ReportName, query: object = {}): Promise<ReportAnswer> =>
  office.reports.get({ params: { name }, query: { ...march, ...query } })
const usd = (amount: number): ReportMoney[] => [{ currency: 'USD', amount }]
const pay = (agency: { id: string }, amount: number, day: string) =>
  office.statements.pay({
    params: { id: agency.id },
    body: { currency: 'USD', amount, day, method: 'transfer', reference: 'TR-7', clientKey: newId() },
  })
const amountIn = (values: ReportValues, measure: keyof ReportValues, currency: string) =>
  (values[measure] as ReportMoney[]).find((one) => one.currency === currency)?.amount ?? 0

test('REP-08 commission earned in a period, and what of it is billed, paid out and open, as on the accounts', async () => {
  const [carmel, orchard] = [await agencyWith({ name: 'Carmel' }), await agencyWith({ name: 'Orchard' })]
  // Two adults for 250.00 at 12 % earn 30.00.
  await bookedBy(carmel)
  await confirm(await draft(carmel, { to: '2026-12-31' }))
  await pay(carmel, 220, '2026-03-02')
  await bookedBy(carmel)
  await confirm(await draft(carmel, { to: '2026-12-31' }))
  const open = await bookedBy(carmel)
  const canceled = await bookedBy(carmel)
  await bookedBy(orchard, { currency: 'ILS' })
  clock.set('2026-04-05T10:00:00+03:00')
  await office.orders.cancel({ body: { orderId: canceled._id, canRefund: true } })
  clock.set(now)

  const agency = [carmel.id, orchard.id]
  const { rows } = await read('commission', { agency })
  expect(rows.map(({ keys }) => keys[0]?.label)).toEqual(['Carmel', 'Orchard'])
  expect(rows[0]?.values).toEqual({
    commissionEarned: usd(120),
    commissionBilled: usd(60),
    commissionPaid: usd(30),
    commissionOpen: usd(90),
  })
  expect(rows[1]?.values).toMatchObject({ commissionBilled: [], commissionPaid: [] })
  // What was taken back counts on the day it was.
  const april = { startDate: '2026-04-01', endDate: '2026-04-30' }
  expect((await read('commission', { ...april, agency: [carmel.id] })).totals.values).toMatchObject({
    commissionEarned: usd(-30),
    commissionOpen: usd(-30),
  })
  const spring = { startDate: '2026-03-01', endDate: '2026-04-30' }
  const both = await read('commission', { ...spring, agency: [carmel.id], groupBy: ['agency', 'month'] })
  expect(both.totals.values.commissionEarned).toEqual(usd(90))
  expect(both.rows.map(({ keys }) => keys[1]?.id)).toEqual(['2026-03', '2026-04'])
  // To the cent what the accounts have.
  for (const { id } of [carmel, orchard]) {
    const { data } = await office.agencyAccounts.postings({ params: { id }, query: { limit: 100, ...march } })
    const ofCommission = data.filter(({ kind }) => kind === 'commission' || kind === 'commission_back')
    for (const currency of ['USD', 'ILS']) {
      const posted = ofCommission.filter((row) => row.currency === currency)
      const cents = posted.reduce((sum, { amount }) => sum - Math.round(amount * 100), 0)
      const { values } = rows.find(({ keys }) => keys[0]?.id === id)!
      expect(amountIn(values, 'commissionEarned', currency)).toBe(cents / 100)
    }
  }
  const tour = open.selectedTours.flatMap((entry) => entry.tour?._id ?? [])
  const ofTour = await read('commission', { agency: [carmel.id], tour, groupBy: ['tour'] })
  expect(ofTour.totals.values).toEqual(rows[0]?.values)
  expect((await read('commission', { agency, agent: [newId()] })).rows).toEqual([])
})

test('REP-23 what agencies owe at the end of a day by age: the ageing of that day, also when asked a month later', async () => {
  const [galil, negev] = [await agencyWith({ name: 'Galil' }), await agencyWith({ name: 'Negev' })]
  const agency = [galil.id, negev.id]
  await bookedBy(galil, { selectedTours: [{ participants: { adult: 3 } }] })
  await confirm(await draft(galil, { to: '2026-12-31' }))
  await bookedBy(galil)
  await pay(galil, 100, '2026-03-02')
  await pay(negev, 45.5, '2026-03-02')
  await bookedBy(negev, { currency: 'ILS' })
  const asked = async (day: string) => {
    const { data } = await office.statements.ageing({ query: { day } })
    const { rows, totals } = await read('agencies', { startDate: '2026-03-01', endDate: day, agency })
    for (const { keys, values } of rows)
      for (const part of ['balance', ...ageingParts] as const)
        for (const currency of ['USD', 'EUR', 'ILS']) {
          const aged = data.find((row) => row.account._id === keys[0]?.id && row.currency === currency)
          expect(amountIn(values, part, currency)).toBe(aged?.[part] ?? 0)
        }
    for (const currency of ['USD', 'EUR', 'ILS']) {
      const parts = ageingParts.map((part) => Math.round(amountIn(totals.values, part, currency) * 100))
      expect(parts.reduce((sum, part) => sum + part, 0) / 100).toBe(
        amountIn(totals.values, 'balance', currency),
      )
    }
    return { rows, totals }
  }
  const { rows, totals } = await asked('2026-03-02')
  expect(new Set(rows.map(({ keys }) => keys[0]?.label))).toEqual(new Set(['Galil', 'Negev']))
  const ofGalil = rows.find(({ keys }) => keys[0]?.id === galil.id)
  expect(ofGalil?.values).toMatchObject({ balance: usd(450), unbilled: usd(220), notDue: usd(230) })
  expect(totals.values.unallocated).toEqual(usd(-45.5))
  clock.set('2026-04-20T10:00:00+03:00')
  await pay(galil, 20, '2026-04-20')
  expect((await asked('2026-03-02')).rows).toEqual(rows)
  // A day to come is today's.
  const later = await asked('2026-04-20')
  expect((await read('agencies', { endDate: '2026-12-31', agency })).totals).toEqual(later.totals)
  expect(later.totals.values.notDue).toEqual([])
  const compared = await read('agencies', {
    ...{ startDate: '2026-04-20', endDate: '2026-04-20', agency: [galil.id] },
    compare: 'previous',
  })
  expect(compared.rows[0]).toMatchObject({ values: { balance: usd(430) }, compared: { balance: usd(450) } })
})
