import { expect, test } from 'vitest'
import { changedFields, fittingFields } from './changedFields.ts'

test('a draft is what somebody changed, and never a password', () => {
  const start = { name: 'Noa', phone: '', cities: ['haifa'], password: '' }
  const typed = { name: 'Noa', phone: '052', cities: ['haifa', 'eilat'], password: 'orange-tree-9' }
  expect(changedFields(typed, start)).toEqual({ phone: '052', cities: ['haifa', 'eilat'] })
  expect(changedFields(start, start)).toEqual({})
})

test('of a draft comes back what the form of today still has', () => {
  const kept = { name: 'Noa', cities: 'haifa', until: '2026-03-02', fax: '03' }
  expect(fittingFields(kept, { name: '', cities: [], until: null })).toEqual({
    name: 'Noa',
    until: '2026-03-02',
  })
})
