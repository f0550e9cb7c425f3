import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { actionsOn } from '../../test/auditOf.ts'

const server = await startServer()
const { as, db, given } = server
afterAll(server.close)

const date = '2026-03-11'
const office = as(await given.owner())

async function departure(tour: string) {
  const event = await office.tourEvents.getOrCreate({ params: { date }, query: { tour } })
  if ('data' in event) throw new Error('a list')
  return event
}

test('CAL-21 OAPI-28 HOLE-O77 the departure of a tour on a date is created once and then found', async () => {
  const tour = await given.tour({ name: 'Masada at Sunrise' })
  const first = await departure(tour.id)
  expect(first).toEqual({ _id: first._id, tour: { _id: tour.id, name: 'Masada at Sunrise' }, date })
  expect(await departure(tour.id)).toEqual(first)
  expect(await actionsOn(db, first._id)).toEqual(['created'])
})

test('CAL-21 two people who ask for the same departure at the same moment get the same one', async () => {
  const tour = await given.tour()
  const events = await Promise.all([1, 2, 3, 4].map(() => departure(tour.id)))
  expect(new Set(events.map((event) => event._id)).size).toBe(1)
  expect(await actionsOn(db, events[0]?._id ?? '')).toEqual(['created'])
})

test('HOLE-O77 without a tour, the call returns a departure for every tour booked on the date', async () => {
  const day = '2026-03-12'
  const [booked, canceled, other] = [
    await given.tour({ name: 'Acre' }),
    await given.tour(),
    await given.tour(),
  ]
  await given.order({ selectedTours: [{ tour: booked.id, date: day }] })
  await given.order({ selectedTours: [{ tour: other.id, date: '2026-03-13' }] })
  const gone = await given.order({ selectedTours: [{ tour: canceled.id, date: day }] })
  await office.orders.cancel({ body: { orderId: gone._id, canRefund: false } })

  const events = await office.tourEvents.getOrCreate({ params: { date: day } })
  expect(events).toMatchObject({ data: [{ tour: { _id: booked.id, name: 'Acre' }, date: day }] })
  expect(await office.tourEvents.getOrCreate({ params: { date: day } })).toEqual(events)
})

test('HOLE-O77 an unknown tour gets no departure', async () => {
  await expect(departure('019b7000-0000-7000-8000-00000000dead')).rejects.toMatchObject({ code: 'not_found' })
})
