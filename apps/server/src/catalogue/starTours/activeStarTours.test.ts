import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { faultsOf } from '../../../test/faultsOf.ts'

const { as, db, given, close } = await startServer()
afterAll(close)

const office = as(await given.owner())
const agent = as(await given.user({ role: 'AGENT', account: await given.account() }))
const [masada, galilee, closed] = [
  await given.tour(),
  await given.tour(),
  await given.tour({ is_active: false }),
]
const names = async () => (await agent.starTours.active()).data.map(({ name }) => name)

test('HOLE-C37 agencies and the office can book the star tours on sale, by name, with their tours in order', async () => {
  const week = await given.starTour([galilee, masada], {
    name: 'Week',
    discount: 0.1,
    headline: 'Seven days',
  })
  await given.starTour([masada], { name: 'Day' })
  await given.starTour([masada], { name: 'Not on sale', is_active: false })
  await given.starTour([masada, closed], { name: 'With a tour that isn’t on sale' })
  const { data } = await agent.starTours.active()
  expect(data.map(({ name }) => name)).toEqual(['Day', 'Week'])
  expect(data[1]).toEqual({
    _id: week.id,
    number: week.number,
    name: 'Week',
    headline: 'Seven days',
    description: '',
    discount: 0.1,
    tours: [galilee.id, masada.id],
  })
  expect((await office.starTours.active()).data).toEqual(data)
})

test('HOLE-C37 a star tour with a tour taken off sale can’t be booked, in the list and in an order', async () => {
  const tour = await given.tour()
  const star = await given.starTour([masada, tour], { name: 'Month' })
  expect(await names()).toContain('Month')
  await office.tours.deactivate({ params: { id: tour.id } })
  expect(await names()).not.toContain('Month')
  const placing = given.order({
    orderType: 'starTour',
    starTour: star.id,
    selectedTours: [masada, tour].map(({ id }) => ({ tour: id, date: '2026-03-11' })),
  })
  expect(await faultsOf(placing)).toEqual({
    starTour: 'star_tour_not_sold',
    'selectedTours.1.tour': 'tour_not_bookable',
  })
})

test('a star tour that lost its last tour isn’t offered', async () => {
  const star = await given.starTour([masada], { name: 'Empty' })
  await db.deleteFrom('star_tour_tours').where('star_tour_id', '=', star.id).execute()
  expect(await names()).not.toContain('Empty')
})
