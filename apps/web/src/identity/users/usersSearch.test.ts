import { expect, test } from 'vitest'
import { isOfStaff, isUserTab, tabsOf, usersSearch } from './usersSearch.ts'

test('USR-02 USR-03 HOLE-A3 each kind of account has its two tabs', () => {
  expect(tabsOf(true)).toEqual(['cms', 'end_users'])
  expect(tabsOf(false)).toEqual(['admins', 'agents'])
})

test('USR-01 ROUTE-33 HOLE-A3 the second part of the path is a tab, or the id of a user', () => {
  expect(isUserTab('agents')).toBe(true)
  expect(isUserTab('new')).toBe(false)
  expect(isUserTab('0198f3c2-7b1e-7c3a-9d55-0a4f6f1f2b10')).toBe(false)
})

test('USR-08 USR-11 end users have neither a status filter nor invites', () => {
  expect(isOfStaff('end_users')).toBe(false)
  expect(isOfStaff('cms') && isOfStaff('admins') && isOfStaff('agents')).toBe(true)
})

test('HOLE-A53 the address keeps the filters, and an invalid one starts from the beginning', () => {
  expect(usersSearch.parse({ search: 'noa', status: 'ACTIVE,PENDING', page: '2', limit: '25' })).toEqual({
    search: 'noa',
    status: ['ACTIVE', 'PENDING'],
    page: 2,
    limit: 25,
  })
  expect(usersSearch.parse({ status: 'all' })).toEqual({ status: [], page: 1 })
  expect(usersSearch.parse({ limit: '7' })).toEqual({ page: 1 })
})
