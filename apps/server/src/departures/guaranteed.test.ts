import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { auditOf } from '../../test/auditOf.ts'
import { formWith } from '../../test/formOf.ts'
import { formOf } from '../../test/tourForm.ts'

const { as, db, given, close } = await startServer({ now: '2026-03-02T10:00:00+02:00' })
afterAll(close)

const office = as(await given.owner())
const date = '2026-03-11'

/** A tour that needs four people, and guarantees its departures then. */
async function given4(guaranteesAtMinimum = true) {
  const { id } = await given.tour()
  const form = formOf(await office.tours.get({ params: { id } }))
  await office.tours.change({
    params: { id },
    body: { ...form, minimumParticipants: 4, guaranteesAtMinimum },
  })
  const params = { tour: id, date }
  return {
    params,
    book: (adult: number, more: object = {}) =>
      given.order({ ...more, selectedTours: [{ tour: id, date, participants: { adult } }] }),
    isGuaranteed: async () => (await office.departures.get({ params })).guaranteed,
    decide: (body: { guaranteed?: boolean; minimum?: number | null }) =>
      office.departures.change({ params, body }),
  }
}
const save = (order: Order, adult: number) =>
  office.orders.change({ params: { id: order._id }, body: formWith(order, { participants: { adult } }) })
const cancel = (order: Order) => office.orders.cancel({ body: { orderId: order._id, canRefund: false } })

test('DEP-20 a departure is guaranteed by hand, or by reaching the minimum if its tour says so; agencies see it, and only a person takes it off', async () => {
  const { params, book, isGuaranteed, decide } = await given4()
  const agency = await given.user({ role: 'AGENT', account: await given.account() })
  const seen = async () => {
    const query = {
      tour: params.tour,
      group_type: 'small_group',
      language: 'english',
      month: '2026-03',
    } as const
    const { data } = await as(agency).departures.places({ query })
    return data.find((day) => day.date === date)?.guaranteed
  }
  const first = await book(3)
  expect([await isGuaranteed(), await seen()]).toEqual([false, false])
  const second = await book(1)
  expect([await isGuaranteed(), await seen()]).toEqual([true, true])
  const { _id: departure } = await office.departures.get({ params })
  const changes = (await auditOf(db, departure!)).map(({ details }) => details)
  expect(changes.at(-1)).toEqual({
    people: 4,
    minimum: 4,
    before: { guaranteed: false },
    after: { guaranteed: true },
  })

  await cancel(second)
  expect(await isGuaranteed()).toBe(true)
  await decide({ guaranteed: false })
  expect([await isGuaranteed(), await seen()]).toEqual([false, false])
  await save(first, 2)
  expect(await isGuaranteed()).toBe(false)

  const byHand = await given4(false)
  await byHand.book(6)
  expect(await byHand.isGuaranteed()).toBe(false)
  await byHand.decide({ guaranteed: true })
  expect(await byHand.isGuaranteed()).toBe(true)
})

test('a departure’s own minimum counts, and an edit reaches it too', async () => {
  const { book, isGuaranteed, decide } = await given4()
  await decide({ minimum: 6 })
  const order = await book(4)
  expect(await isGuaranteed()).toBe(false)
  await save(order, 6)
  expect(await isGuaranteed()).toBe(true)
})

test('taking the mark off holds while more people join, since the minimum was reached before', async () => {
  const { book, isGuaranteed, decide } = await given4()
  await book(5)
  await decide({ guaranteed: false })
  await book(2)
  expect(await isGuaranteed()).toBe(false)
})

test('a refused order guarantees nothing, and of several at once the one that reaches it does, once', async () => {
  const { params, book, isGuaranteed } = await given4()
  await office.capacityRules.create({ body: { tour: params.tour, places: 5 } })
  await expect(book(6)).rejects.toMatchObject({ code: 'not_enough_places' })
  expect(await isGuaranteed()).toBe(false)
  await Promise.allSettled([...Array(6).keys()].map(() => book(1)))
  expect(await isGuaranteed()).toBe(true)
  const { _id: departure } = await office.departures.get({ params })
  const marks = (await auditOf(db, departure!)).filter(({ details }) => 'minimum' in details)
  expect(marks).toHaveLength(1)
})
