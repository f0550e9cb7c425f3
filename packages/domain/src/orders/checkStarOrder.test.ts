import { expect, test } from 'vitest'
import { issuesOf } from '../checked.ts'
import { givenEntry, givenOrder } from '../testing/given.ts'
import { checkStarOrder } from './checkStarOrder.ts'

const grand = { isActive: true, tours: ['masada', 'galilee'] }
const orderOf = (tours: readonly (string | null)[], starTour: string | null = 'grand-tour') =>
  givenOrder({
    orderType: 'starTour',
    starTour,
    selectedTours: tours.map((tour) => givenEntry({ tour })),
  })
const faultOf = (...check: Parameters<typeof checkStarOrder>) =>
  issuesOf(checkStarOrder(...check)).map(({ field, code }) => `${field} ${code}`)

test.each([
  ['all tours in their order', ['masada', 'galilee'], []],
  ['a tour not filled in', ['masada', null], ['starTour star_tour_changed']],
  ['two tours the other way round', ['galilee', 'masada'], ['starTour star_tour_changed']],
  ['one tour missing', ['masada'], ['starTour star_tour_changed']],
  ['one tour too many', ['masada', 'galilee', 'eilat'], ['starTour star_tour_changed']],
] as const)('a new star order with %s', (_, tours, faults) => {
  expect(faultOf(orderOf(tours), grand)).toEqual(faults)
})

test('a star tour must be chosen, and must still be sold', () => {
  const tours = ['masada', 'galilee']
  expect(faultOf(orderOf(tours, null), grand)).toEqual(['starTour star_tour_required'])
  expect(faultOf(orderOf(tours), { ...grand, isActive: false })).toEqual(['starTour star_tour_not_sold'])
  expect(faultOf(orderOf(tours), null)).toEqual(['starTour star_tour_not_sold'])
})

test('an order of another type has no star tour to check', () => {
  const order = givenOrder()
  expect(checkStarOrder(order, null)).toEqual({ ok: true, value: order })
})
