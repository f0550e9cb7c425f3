import { expect, test } from 'vitest'
import { budgets, comparedWithBudget } from './budgets.ts'

const spent = { level: 'build', used: budgets.build, slowness: 1 } as const

test('a level may use its budget and not more', () => {
  expect(comparedWithBudget(spent).ok).toBe(true)
  expect(comparedWithBudget({ ...spent, used: budgets.build + 1 })).toEqual({
    line: `budget: build ${budgets.build + 1} CPU seconds of ${budgets.build}`,
    ok: false,
  })
})

test('a slower machine may use as much more; a faster one gets no less', () => {
  expect(comparedWithBudget({ ...spent, used: 2 * budgets.build, slowness: 2 }).ok).toBe(true)
  expect(comparedWithBudget({ ...spent, slowness: 0.5 }).ok).toBe(true)
})

test('what could not be measured is no failure', () => {
  expect(comparedWithBudget({ ...spent, used: null })).toEqual({
    line: `budget: build not measured of ${budgets.build}`,
    ok: true,
  })
})
