import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { pricesChangedBy } from '../../test/changePrices.ts'
import { faultsOf } from '../../test/faultsOf.ts'
import { formOf, formWith } from '../../test/formOf.ts'

const { as, given, close } = await startServer()
afterAll(close)

const office = as(await given.owner())
const changePrices = pricesChangedBy(office, await given.mainAccount())
const save = (order: Order, body: ReturnType<typeof formOf>) =>
  office.orders.change({ params: { id: order._id }, body })
const reload = ({ _id }: Order) => office.orders.get({ params: { id: _id } })

let tour: { id: string }
let hotel: { id: string; name: string; address: string }
let order: Order
beforeEach(async () => {
  tour = await given.tour()
  hotel = await given.location({ name: 'Old Hilton', address: '205 HaYarkon Street' })
  const { name, address } = hotel
  order = await given.order({
    selectedTours: [{ tour: tour.id, pickup: { _id: hotel.id, city: 'tel_aviv', name, address } }],
  })
})

const gone: [string, () => Promise<unknown>][] = [
  ['deleted', () => office.tours.remove({ params: { id: tour.id } })],
  ['taken off sale', () => office.tours.deactivate({ params: { id: tour.id } })],
]

test.each(gone)(
  'an order of a tour that was %s can be moved to another day or to another tour',
  async (_, go) => {
    await go()
    expect((await reload(order)).selectedTours[0]?.tour?.days?.groupTypes).toHaveLength(4)
    const moved = await save(order, formWith(order, { date: '2026-03-18' }))
    expect(moved).toMatchObject({ paymentTBD: false, calculatedPrices: { totalPrice: 250 } })
    expect(moved.selectedTours[0]).toMatchObject({ date: '2026-03-18', tour: { _id: tour.id } })
    const other = await given.tour()
    const swapped = await save(moved, formWith(moved, { tour: other.id }))
    expect(swapped.selectedTours[0]?.tour).toMatchObject({ _id: other.id, days: null })
    expect(await faultsOf(save(swapped, formWith(swapped, { tour: tour.id })))).toEqual({
      'selectedTours.0.tour': 'tour_not_bookable',
    })
  },
)

test('a day on which the deleted tour did not run is still refused', async () => {
  const never = await given.tour({
    group_types: JSON.stringify([
      { group_type: 'small_group', languages: [{ language: 'english', days: [3] }] },
    ]),
  })
  const wednesdays = await given.order({ selectedTours: [{ tour: never.id, date: '2026-03-11' }] })
  await office.tours.remove({ params: { id: never.id } })
  expect(await faultsOf(save(wednesdays, formWith(wednesdays, { date: '2026-03-12' })))).toEqual({
    'selectedTours.0.date': 'weekday_not_offered',
  })
})

test('a renamed pickup place has its new name in its own orders and in no others', async () => {
  const namesake = await given.location({ name: hotel.name, address: '1 Other Street' })
  const elsewhere = await given.order({
    selectedTours: [{ pickup: { city: 'tel_aviv', name: namesake.name, address: namesake.address } }],
  })
  await changePrices(({ pickups_dropoffs_locations: places }) => ({
    pickups_dropoffs_locations: places.map((each) =>
      each._id === hotel.id ? { ...each, name: 'Vera' } : each,
    ),
  }))
  const renamed = await reload(order)
  expect(renamed.selectedTours[0]).toMatchObject({ pickup: { name: 'Vera' }, dropoff: { name: 'Vera' } })
  expect((await reload(elsewhere)).selectedTours[0]?.pickup?.name).toBe(hotel.name)
  const noted = await save(renamed, formWith(renamed, { notes: 'Late' }))
  expect(noted.selectedTours[0]).toMatchObject({ notes: 'Late', pickup: { name: 'Vera' } })
})

test('an order keeps a deleted pickup place when something else is edited', async () => {
  await changePrices(({ pickups_dropoffs_locations: places }) => ({
    pickups_dropoffs_locations: places.filter(({ name }) => name !== hotel.name),
  }))
  const noted = await save(order, formWith(order, { notes: 'Late', date: '2026-03-18' }))
  expect(noted.selectedTours[0]?.pickup?.name).toBe(hotel.name)
  const port = await given.location({ city: 'jaffa', name: 'Port' })
  const dropoff = { city: 'jaffa' as const, name: port.name, address: port.address }
  const apart = await save(noted, formWith(noted, { differentDropoff: true, dropoff }))
  expect(apart.selectedTours[0]).toMatchObject({ pickup: { name: hotel.name }, dropoff: { name: 'Port' } })
  const { selectedTours } = formOf(apart)
  const { _id, status, ...entry } = selectedTours[0]!
  expect(await faultsOf(save(apart, { ...formOf(apart), selectedTours: [...selectedTours, entry] }))).toEqual(
    {
      'selectedTours.1.pickup': 'location_unknown',
    },
  )
})
