import { expect, test } from 'vitest'
import { filtersToSave, hasSameFilters, searchWithView, type ViewAddress } from './viewAddress.ts'

const apart = ['page', 'order', 'view', 'edited']
const usual = { page: 1, sort: '-created' }
interface Search extends ViewAddress {
  page: number
  sort?: string
  money?: string[]
  order?: string
}
const view = '019c8f5e-7b6a-7cc0-8a4e-1f2d3c4b5a69'

test('a view keeps filters, order and rows per page as the address has them, and nothing else', () => {
  const search = { page: 3, sort: 'date', limit: 50, tours: ['a', 'b'], search: '', order: 'new', view }
  expect(filtersToSave(search, usual, apart)).toEqual({ sort: 'date', limit: '50', tours: 'a,b' })
  expect(filtersToSave({ page: 1, sort: '-created', tours: [] }, usual, apart)).toEqual({})
})

test('filters are the same in any order, and different as soon as one is', () => {
  expect(hasSameFilters({ sort: 'date', limit: '50' }, { limit: '50', sort: 'date' })).toBe(true)
  expect(hasSameFilters({ sort: 'date' }, {})).toBe(false)
  expect(hasSameFilters({}, { sort: 'date' })).toBe(false)
  expect(hasSameFilters({ sort: 'date' }, { sort: '-date' })).toBe(false)
})

test('an address with a view shows what is saved, on the page and with the order of the address', () => {
  const saved = { page: 1, sort: 'date', money: ['unpaid'] }
  const asked = { page: 2, sort: '-created', order: 'new', view }
  expect(searchWithView<Search>(asked, saved, apart)).toEqual({ ...saved, page: 2, order: 'new', view })
})

test('what the address changed counts, also where it removed a filter', () => {
  const saved = { page: 1, sort: 'date', money: ['unpaid'] }
  const asked = { page: 1, sort: '-created', view, edited: 'true' as const }
  expect(searchWithView<Search>(asked, saved, apart)).toEqual(asked)
  expect(searchWithView<Search>({ page: 1, view }, undefined, apart)).toEqual({ page: 1, view })
})
