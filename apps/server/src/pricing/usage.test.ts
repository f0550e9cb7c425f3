import type { UsedKind } from '@tourdesk/contract/pricing/pricing'
import { afterAll, expect, test } from 'vitest'
import { openPriceDesk } from './priceDesk.fixture.ts'

const desk = await openPriceDesk()
const { as, clock, given, owner, masada, galilee, save, coupon } = desk
afterAll(desk.close)

const usage = (of: UsedKind, id: string | undefined) =>
  as(owner).pricing.usage({ query: { of, id: id ?? '' } })

test('before a deletion people see how many orders use the record, and how many of them are upcoming', async () => {
  const [place, lonely] = [await given.location(), await given.location()]
  const { priceManagement } = await save((lists) => {
    lists.coupons.push({ ...coupon, code: 'USED', tours: [masada.id] })
    lists.ticket_types.push({ type: 'student', pricePortion: 0.5 })
  })
  const used = priceManagement.coupons.find(({ code }) => code === 'USED')
  const typeOf = (name: string) => priceManagement.ticket_types.find(({ type }) => type === name)?._id
  const pickup = { city: place.city, name: place.name, address: place.address }
  const entry = { tour: masada.id, pickup, participants: { adult: 2, student: 1 } }
  await given.order({ coupon_code: 'USED', selectedTours: [{ ...entry, date: '2026-03-04' }] })
  const late = await given.order({
    selectedTours: [
      { ...entry, date: '2026-03-20' },
      { ...entry, date: '2026-03-21' },
    ],
  })
  await given.order({ selectedTours: [{ ...entry, date: '2026-03-22' }] })
  await as(owner).orders.cancel({ body: { orderId: late._id, canRefund: true } })
  clock.set(new Date('2026-03-10T10:00:00Z'))

  expect(await usage('tours', masada.id)).toEqual({ orders: 3, upcoming: 1 })
  expect(await usage('tours', galilee.id)).toEqual({ orders: 0, upcoming: 0 })
  expect(await usage('ticket_types', typeOf('student'))).toEqual({ orders: 3, upcoming: 1 })
  expect(await usage('ticket_types', typeOf('infant'))).toEqual({ orders: 0, upcoming: 0 })
  expect(await usage('pickups_dropoffs_locations', place.id)).toEqual({ orders: 3, upcoming: 1 })
  expect(await usage('pickups_dropoffs_locations', lonely.id)).toEqual({ orders: 0, upcoming: 0 })
  expect(await usage('coupons', used?._id)).toEqual({ orders: 1, upcoming: 0 })
})
