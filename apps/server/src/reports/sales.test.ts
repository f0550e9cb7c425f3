import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'

const monday = '2026-03-02T10:00:00+02:00'
const { as, clock, given, close } = await startServer({ now: monday })
afterAll(close)
beforeEach(() => clock.set(monday))

const owner = await given.owner()
const office = as(owner)
const half = { name: 'Half', tiers: [{ daysBefore: 1, time: '19:00', percent: 50 }] }
const galilee = await given.tour({ name: 'Galilee Springs' }, { small_group: 15_000 })
await office.cancellationPolicies.create({ body: { ...half, tours: [galilee.id] } })

test('the worked example of two orders gives the numbers beside it', async () => {
  await given.order({
    currency: 'ILS',
    selectedTours: [{ participants: { adult: 2 } }, { participants: { adult: 2, child: 1 } }],
  })
  const second = await given.order({
    customTotalPrice: 500,
    selectedTours: [{ tour: galilee.id }, { tour: galilee.id, date: '2026-03-12' }],
    by: await given.user({ isSuper: true }),
  })
  await given.paid(second)
  await office.orders.cancel({
    body: { orderId: second._id, canRefund: true, terms: 'policy', entries: [second.selectedTours[1]!._id] },
  })
  const report = await office.reports.get({ params: { name: 'sales' } })
  expect(report.totals.values).toEqual({
    gross: 813,
    fees: 125,
    revenue: 938,
    commission: 0,
    net: 813,
    discount: 0,
    agreedOff: 50,
    orders: 2,
    entries: 3,
    people: 7,
    canceledEntries: 1,
    canceledPeople: 2,
    canceledGross: 250,
    grossPerCurrency: [
      { currency: 'USD', amount: 250 },
      { currency: 'ILS', amount: 2083.1 },
    ],
    feesPerCurrency: [{ currency: 'USD', amount: 125 }],
  })
})
