import { expect, test } from 'vitest'
import { placeOf } from './crewPath.ts'

test.each([
  ['/crew', { page: 'days' }],
  ['/crew/', { page: 'days' }],
  ['/crew/me', { page: 'me' }],
  ['/crew/away', { page: 'away' }],
  ['/crew/away/1', { page: 'none' }],
  ['/crew/unit/0199', { page: 'unit', id: '0199' }],
  ['/crew/enter/a-b_c', { page: 'enter', token: 'a-b_c' }],
  ['/crew/enter/%E0%A4%A', { page: 'enter', token: '%E0%A4%A' }],
  ['/crew/unit', { page: 'none' }],
  ['/crew/unit/1/2', { page: 'none' }],
  ['/crew/nobody', { page: 'none' }],
])('%s opens %o', (path, place) => {
  expect(placeOf(path)).toEqual(place)
})
