import { messagesFields, operationsFields, toursFields } from '@tourdesk/contract/listFields'
import { expect, test } from 'vitest'
import { isFiltered } from './isFiltered.ts'

test('a list is filtered by what was asked for, and not by its page, its order or a record of a link', () => {
  expect(isFiltered(operationsFields, { page: 3, limit: 25, sort: 'date' })).toBe(false)
  expect(isFiltered(messagesFields, { batch: 'b1', message: 'm1', page: 1 })).toBe(false)
  expect(isFiltered(messagesFields, { search: '', status: [], startDate: undefined })).toBe(false)
  expect(isFiltered(messagesFields, { search: 'Levi' })).toBe(true)
  expect(isFiltered(messagesFields, { endDate: '2026-03-02' })).toBe(true)
  expect(isFiltered(operationsFields, { agencies: ['a1'] })).toBe(true)
  expect(isFiltered(operationsFields, { money: ['overdue'] })).toBe(true)
  expect(isFiltered(toursFields, { isActive: 'true', sort: 'name' })).toBe(true)
})
