import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { formOf } from '../../test/formOf.ts'

const server = await startServer({ now: '2026-03-02T10:00:00+02:00' })
const { as, clock, given } = server
afterAll(server.close)

const office = as(await given.owner())
const tour = await given.tour()
const on = (date: string) => ({ tour: tour.id, date, participants: { adult: 2 } })
const placed = async () =>
  given.order({
    selectedTours: [on('2026-06-10'), on('2026-06-11')],
    userInformation: { firstName: 'Dana', lastName: 'Levi', email: 'dana@example.com' },
  })
const first = await placed()
const second = await placed()
const third = await placed()
clock.set('2026-03-03T10:00:00+02:00')
const form = formOf(first)
const added = formOf(second)
  .selectedTours.slice(0, 1)
  .map(({ _id, ...entry }) => entry)
await office.orders.change({
  params: { id: first._id },
  body: { ...form, selectedTours: [...form.selectedTours, ...added] },
})
const numbers = [first, second, third].map(({ orderNumber }) => orderNumber)
const [oldest, middle, newest] = numbers

test.each([
  ['all days', {}],
  ['days far ahead', { startDate: '2026-06-01', endDate: '2026-06-30' }],
  ['a name', { search: 'Levi' }],
  ['a name of two words', { search: 'Dana Levi' }],
  ['a tour', { tours: [tour.id] }],
])('rows of %s go by order number, also those of a tour that was added later', async (_, filter) => {
  const listed = async (query: object) => (await office.orders.purchasedTours({ query })).data
  const down = await listed(filter)
  expect(down.map(({ orderNumber }) => orderNumber)).toEqual([
    newest,
    newest,
    middle,
    middle,
    oldest,
    oldest,
    oldest,
  ])
  expect(down.slice(-3).map(({ date }) => date)).toEqual(['2026-06-10', '2026-06-11', '2026-06-10'])
  const up = await listed({ ...filter, sort: 'created' })
  expect(up.map(({ orderNumber }) => orderNumber)).toEqual([
    oldest,
    oldest,
    oldest,
    middle,
    middle,
    newest,
    newest,
  ])
})
