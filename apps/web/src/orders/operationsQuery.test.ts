import { expect, test } from 'vitest'
import { defaultRange, exportQueryOf, filtersOf, queryOf, rangeInAddress } from './operationsQuery.ts'
import { type OperationsSearch, operationsRows, operationsSearch } from './operationsSearch.ts'

const today = '2026-11-21'
/** What an address asks for, in a window without room for more rows than usual. */
const searchIn = (address: object): OperationsSearch => ({
  limit: operationsRows,
  ...operationsSearch.parse(address),
})

test('OPS-17 OCONST-23 the list shows 180 days back to a year ahead unless other days are chosen', () => {
  expect(defaultRange(today)).toEqual({ from: '2026-05-25', to: '2027-11-21' })
  const query = queryOf(searchIn({ search: 'Levi', order: 'new' }), today)
  expect(query).toMatchObject({ search: 'Levi', startDate: '2026-05-25', endDate: '2027-11-21' })
  expect(query).not.toHaveProperty('order')
})

test('the order beside the list changes neither the rows nor which of them are ticked', () => {
  const peek = '01a23028-32b9-708b-853c-bfc884d50909'
  const search = searchIn({ search: 'Levi', peek })
  expect(queryOf(search, today)).not.toHaveProperty('peek')
  expect(filtersOf(search)).toEqual(filtersOf(searchIn({ search: 'Levi' })))
})

test('the usual range is not in the address, any other is', () => {
  expect(rangeInAddress({ from: '2026-05-25', to: '2027-11-21' }, today)).toEqual({
    dates: undefined,
    startDate: undefined,
    endDate: undefined,
  })
  expect(rangeInAddress({ from: '2026-12-01', to: '2026-12-31' }, today)).toEqual({
    startDate: '2026-12-01',
    endDate: '2026-12-31',
  })
})

test('all dates in the address means no range, until dates are chosen again', () => {
  const search = searchIn({ search: 'Levi', dates: 'all' })
  const query = queryOf(search, today)
  expect(query).not.toHaveProperty('startDate')
  expect(query).not.toHaveProperty('endDate')
  expect(query).not.toHaveProperty('dates')
  const chosen = { ...search, ...rangeInAddress({ from: '2026-12-01', to: '2026-12-31' }, today) }
  expect(queryOf(chosen, today)).toMatchObject({ startDate: '2026-12-01', endDate: '2026-12-31' })
})

test('OPS-20 OPS-16 an empty address means the first 25 rows, newest booking first, unfiltered', () => {
  expect(searchIn({})).toEqual({ page: 1, limit: 25, sort: '-created' })
  expect(operationsSearch.parse({ tourStatus: 'all' })).toMatchObject({ tourStatus: [] })
})

test('OPS-19 an export uses the list’s filters and sort order, without a page', () => {
  const search = searchIn({ language: 'french', sort: 'date', page: 3, limit: 5, order: 'new' })
  expect(exportQueryOf(search, today, 'he')).toEqual({
    type: 'purchasedTours',
    locale: 'he',
    language: ['french'],
    sort: 'date',
    startDate: '2026-05-25',
    endDate: '2027-11-21',
  })
})

test('the valid part of a mistyped or cut-off address still applies', () => {
  const cutOff = operationsSearch.parse({ order: '019', language: 'klingon', page: 2, search: 'Levi' })
  expect(cutOff).toEqual({ page: 2, sort: '-created', search: 'Levi' })
  expect(cutOff).toHaveProperty('order', undefined)
  expect(cutOff).toHaveProperty('language', undefined)
  expect(operationsSearch.parse({ page: 'x' })).toEqual({ page: 1, sort: '-created' })
})
