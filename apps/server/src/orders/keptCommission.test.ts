import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { formOf, formWith } from '../../test/formOf.ts'

const { as, db, given, close } = await startServer()
afterAll(close)

const office = as(await given.owner())
const save = (order: Order, body: ReturnType<typeof formOf>) =>
  office.orders.change({ params: { id: order._id }, body })

test('HOLE-O22 an agency’s commission on a saved entry stays until the entry is repriced', async () => {
  const [tour, other] = [await given.tour(), await given.tour()]
  const agency = await given.account({ commission_rate: 10 })
  await db
    .insertInto('agency_tour_commissions')
    .values({ account_id: agency.id, tour_id: tour.id, commission_rate: 20 })
    .execute()
  const selectedTours = [{ tour: tour.id }, { tour: other.id }]
  const order = await given.order({ agency: agency.id, selectedTours })
  expect(order.commission).toBe(75)
  await db.updateTable('accounts').set({ commission_rate: 30 }).where('id', '=', agency.id).execute()
  await office.tours.remove({ params: { id: tour.id } })

  const noted = await save(order, formWith(order, { notes: 'Vegetarian' }))
  expect(noted.commission).toBe(75)
  const grown = await save(noted, formWith(noted, { participants: { adult: 4 } }, 1))
  expect(grown.selectedTours.map(({ commission }) => commission)).toEqual([50, 150])
})

test('HOLE-O22 another agency earns at its own rates, and the customer pays the same', async () => {
  const [first, second] = [
    await given.account({ commission_rate: 10 }),
    await given.account({ commission_rate: 20 }),
  ]
  const order = await given.order({ agency: first.id })
  const moved = await save(order, { ...formOf(order), agency: second.id })
  expect([order.commission, moved.commission]).toEqual([25, 50])
  expect([order.calculatedPrices.totalPrice, moved.calculatedPrices.totalPrice]).toEqual([250, 250])
})
