import { expect, test } from 'vitest'
import { AgencyOrdersQuery, OperationsQuery } from './lists.ts'

test('OCONST-07 operations has pages of 25, agency orders pages of 50, and both have six sizes', () => {
  expect(OperationsQuery.parse({}).limit).toBe(25)
  expect(AgencyOrdersQuery.parse({}).limit).toBe(50)
  const sizes = Array.from({ length: 120 }, (_, size) => size)
  for (const { shape } of [OperationsQuery, AgencyOrdersQuery])
    expect(sizes.filter((size) => shape.limit.safeParse(size).success)).toEqual([1, 5, 10, 25, 50, 100])
})
