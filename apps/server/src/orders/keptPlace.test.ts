import type { Order } from '@tourdesk/contract/orders/orderShapes'
import type { PriceLists } from '@tourdesk/contract/pricing/pricing'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { actionsOn, auditOf } from '../../test/auditOf.ts'
import { pricesChangedBy } from '../../test/changePrices.ts'
import { everyTable } from '../../test/everyTable.ts'
import { faultsOf } from '../../test/faultsOf.ts'
import { type formOf, formWith } from '../../test/formOf.ts'

const { as, db, given, close } = await startServer()
afterAll(close)

const office = as(await given.owner())
const changePrices = pricesChangedBy(office, await given.mainAccount())
const save = (order: Order, body: ReturnType<typeof formOf>) =>
  office.orders.change({ params: { id: order._id }, body })
const reload = ({ _id }: Order) => office.orders.get({ params: { id: _id } })
const tour = await given.tour()
const city = 'tel_aviv' as const

type Location = PriceLists['pickups_dropoffs_locations'][number]

/** Changes the stored place, like the office on its page; deletes it if there's no change. */
function changeHotel(change: Partial<Location> | null) {
  return changePrices(({ pickups_dropoffs_locations: places }) => ({
    pickups_dropoffs_locations: places.flatMap((each) => {
      if (each._id !== hotel.id) return [each]
      return change ? [{ ...each, ...change }] : []
    }),
  }))
}

/** What the order keeps of its first pickup, apart from the name, which follows the place. */
function keptOf({ selectedTours }: Order) {
  return everyTable(db)
    .selectFrom('order_entries')
    .select([
      'pickup_location_id as place',
      'pickup_address as address',
      'pickup_lat as lat',
      'pickup_lng as lng',
      'dropoff_location_id as dropoff',
      'dropoff_lat',
    ])
    .where('id', '=', selectedTours[0]!._id)
    .executeTakeFirstOrThrow()
}

let hotel: { id: string; name: string; address: string }
let order: Order
beforeEach(async () => {
  hotel = await given.location({ name: 'Old Hilton', address: '205 HaYarkon Street', lat: 32.09, lng: 34.77 })
  order = await place({ _id: hotel.id, city })
})

function place(pickup: { _id?: string | null; city: typeof city; name?: string; address?: string }) {
  return given.order({ selectedTours: [{ tour: tour.id, pickup, group_type: 'private_group' }] })
}

test('a place can be sent by its id, or by its name and address, and the order shows all of it', async () => {
  const { name, address } = hotel
  const whole = { _id: hotel.id, city, name, address }
  const shown = { selectedTours: [{ pickup: whole, dropoff: whole }] }
  expect(order).toMatchObject(shown)
  expect(await place({ city, name, address })).toMatchObject(shown)
  expect(await keptOf(order)).toEqual({
    place: hotel.id,
    address,
    lat: 32.09,
    lng: 34.77,
    dropoff: hotel.id,
    dropoff_lat: 32.09,
  })
})

test('HOLE-O57 the id of an unknown place, or one in another city, is refused at the pickup', async () => {
  const refused = { 'selectedTours.0.pickup': 'location_unknown' }
  const dead = '019b7000-0000-7000-8000-00000000dead'
  expect(await faultsOf(place({ _id: dead, city, name: 'Nowhere' }))).toEqual(refused)
  const port = await given.location({ city: 'jaffa', name: 'Port' })
  expect(await faultsOf(place({ _id: port.id, city, name: 'Port' }))).toEqual(refused)
})

test('a typed address belongs to no stored place, and never changes with one', async () => {
  const flat = await place({ city, name: '', address: hotel.address })
  expect(flat.selectedTours[0]?.pickup).toMatchObject({ _id: null, name: '', address: hotel.address })
  await changeHotel({ name: 'Vera' })
  expect((await reload(flat)).selectedTours[0]?.pickup).toMatchObject({ name: '', address: hotel.address })
})

test('a new name appears in the order, operations and planning, and a form opened before can still be saved', async () => {
  const before = formWith(order, { notes: 'Late' })
  await changeHotel({ name: 'Vera' })
  const named = { _id: hotel.id, name: 'Vera' }
  expect(await reload(order)).toMatchObject({ selectedTours: [{ pickup: named, dropoff: named }] })
  const { date, _id } = order.selectedTours[0]!
  const { purchasedTours } = await office.tourEvents.assignmentsOfDay({ params: { date: date! }, query: {} })
  expect(purchasedTours.find((entry) => entry._id === _id)?.pickup?.name).toBe('Vera')
  const search = String(order.orderNumber)
  const { data } = await office.orders.purchasedTours({ query: { search } })
  expect(data[0]).toMatchObject({ pickup: { name: 'Vera' }, dropoff: { name: 'Vera' } })

  const saved = await save(order, before)
  expect(saved.selectedTours[0]).toMatchObject({ notes: 'Late', pickup: named })
  const logged = await auditOf(db, order._id)
  expect(logged.at(-1)?.details).toHaveProperty('after', { 'selectedTours.notes': { [_id]: 'Late' } })
})

test('orders keep the old address of a moved place until it is chosen again', async () => {
  await changeHotel({ address: '1 New Street', lat: 32.1, lng: 34.8 })
  const moved = await reload(order)
  expect(moved.selectedTours[0]?.pickup?.address).toBe(hotel.address)
  const noted = await save(moved, formWith(moved, { notes: 'Late' }))
  expect(await keptOf(noted)).toMatchObject({ place: hotel.id, address: hotel.address, lat: 32.09 })

  const again = { _id: hotel.id, city, name: hotel.name, address: '1 New Street' }
  const chosen = await save(noted, formWith(noted, { pickup: again }))
  expect(chosen.selectedTours[0]).toMatchObject({ pickup: again, dropoff: again })
  expect(await keptOf(chosen)).toMatchObject({ address: '1 New Street', lat: 32.1, dropoff_lat: 32.1 })
})

test('a deleted place stays in its orders with its last name, and cannot be chosen for others', async () => {
  await changeHotel({ name: 'Sheraton' })
  await changeHotel(null)
  const kept = await reload(order)
  expect(kept.selectedTours[0]?.pickup).toMatchObject({ _id: hotel.id, name: 'Sheraton' })
  const noted = await save(kept, formWith(kept, { notes: 'Late', date: '2026-03-18' }))
  expect(noted.selectedTours[0]).toMatchObject({ notes: 'Late', pickup: { name: 'Sheraton' } })
  expect(await keptOf(noted)).toMatchObject({ place: hotel.id, lat: 32.09 })
  expect(await faultsOf(place({ _id: hotel.id, city, name: 'Sheraton' }))).toEqual({
    'selectedTours.0.pickup': 'location_unknown',
  })
  const { data } = await office.maps.autocomplete({ query: { input: 'Sheraton' } })
  expect(data.map(({ name }) => name)).not.toContain('Sheraton')
  expect(await actionsOn(db, order._id)).toEqual(['created', 'payment created', 'updated'])
})

test('a place renamed while an order chooses it has its new name in the order', async () => {
  const name = 'Herods'
  const [taken] = await Promise.all([place({ _id: hotel.id, city }), changeHotel({ name })])
  expect((await reload(taken)).selectedTours[0]?.pickup?.name).toBe(name)
})
