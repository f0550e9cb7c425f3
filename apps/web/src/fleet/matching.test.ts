import { expect, test } from 'vitest'
import { matching } from './matching.ts'

const people = [
  { name: 'Rachel Amsalem', city: 'Haifa' },
  { name: 'Eitan Harari', city: 'Jerusalem' },
]
const found = (search: string | undefined) =>
  matching(people, search, ({ name, city }) => [name, city]).map(({ name }) => name)

test('a search matches part of any text, ignoring case; an empty search matches everything', () => {
  expect(found('HARA')).toEqual(['Eitan Harari'])
  expect(found(' haifa ')).toEqual(['Rachel Amsalem'])
  expect(found('a')).toHaveLength(2)
  expect(found('xyz')).toEqual([])
  expect(found(undefined)).toHaveLength(2)
  expect(found('  ')).toHaveLength(2)
})
