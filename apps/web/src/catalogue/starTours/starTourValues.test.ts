import { expect, test } from 'vitest'
import { starTourFields, starTourInputOf, starTourValuesOf } from './starTourValues.ts'

const [masada, galilee] = ['01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-000000000002']
const week = {
  _id: '01900000-0000-7000-8000-000000000009',
  starTourId: '01900000-0000-7000-8000-000000000009',
  isActive: true,
  number: 'S201',
  name: 'Israel in a Week',
  headline: 'North and south',
  discount: 0.15,
  hashavshevetItemKey: '50201',
  description: '<p>Your own hotel</p>',
  tours: [galilee, masada],
  updatedAt: '2026-03-02T08:00:00.000Z',
}

test('STAR-05 STAR-06 STAR-07 STAR-11 CCONST-10 HOLE-C54 the form shows 15 for a share of 0.15 and sends it back, tours in their order', () => {
  const values = starTourValuesOf(week)
  expect(values.discount).toBe(15)
  const { _id, ...sent } = week
  expect(starTourInputOf(values, week)).toEqual(sent)
  for (const percent of [0, 0.1, 7, 12.5, 29, 57, 99.9]) {
    const { discount } = starTourInputOf({ ...values, discount: percent }, week)
    expect(starTourValuesOf({ ...week, discount: discount ?? 0 }).discount).toBe(percent)
  }
})

test('CCONST-11 HOLE-C44 HOLE-C13 a new one starts with 50 percent and one empty row, and is sent as new', () => {
  const values = starTourValuesOf(null)
  expect(values).toMatchObject({ discount: 50, tours: [{ tour: null }], isActive: false })
  expect(starTourInputOf(values, null)).toMatchObject({ starTourId: 'new', discount: 0.5, tours: [] })
})

test('HOLE-C43 HOLE-C49 HOLE-C73 errors are at their fields', () => {
  const tours = [{ tour: masada }, { tour: masada }]
  const { error } = starTourFields.schema.safeParse({ ...starTourValuesOf(null), discount: null, tours })
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['name', 'catalogue_name_required'],
    ['number', 'tour_number_required'],
    ['discount', 'star_discount_invalid'],
    ['tours', 'tour_repeated'],
  ])
})
