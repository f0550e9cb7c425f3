import { expect, test } from 'vitest'
import { issuesOf } from '../checked.ts'
import { givenEntry, givenOrder } from '../testing/given.ts'
import { checkStarOrder } from './checkStarOrder.ts'

const grand = { isActive: true, tours: ['masada', 'galilee'] }

test.each([
  ['all tours in their order', ['masada', 'galilee'], []],
  ['a row still to be filled', ['masada', null], []],
  ['two tours the other way round', ['galilee', 'masada'], ['0 tour_not_bookable', '1 tour_not_bookable']],
  ['one tour missing', ['masada'], ['1 tour_required']],
  ['one tour too many', ['masada', 'galilee', 'eilat'], ['2 tour_not_bookable']],
] as const)('a new star order with %s', (_, tours, faults) => {
  const order = givenOrder({
    orderType: 'starTour',
    selectedTours: tours.map((tour) => givenEntry({ tour })),
  })
  const [short] = [(field: string) => field.replace(/^selectedTours\.(\d+)\.tour$/, '$1')]
  expect(issuesOf(checkStarOrder(order, grand)).map(({ field, code }) => `${short(field)} ${code}`)).toEqual(
    faults,
  )
})

test('a star tour that is no longer sold is refused as a whole, and other orders pass', () => {
  const order = givenOrder()
  expect(issuesOf(checkStarOrder(order, { ...grand, isActive: false }))).toEqual([
    { field: 'starTour', code: 'tour_not_bookable' },
  ])
  expect(checkStarOrder(order, null)).toEqual({ ok: true, value: order })
})
