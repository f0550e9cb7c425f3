import { expect, it } from 'vitest'
import { issuesOf } from '../checked.ts'
import { checkSecurity } from './checkSecurity.ts'
import type { FactorRule } from './demands.ts'

const fieldsOf = (secondFactorFrom: FactorRule, idleMinutes: number | null, isMain = true) =>
  issuesOf(checkSecurity({ secondFactorFrom, idleMinutes }, { isMain })).map(({ field }) => field)

it.each([
  [null, true],
  [15, true],
  [720, true],
  [14, false],
  [721, false],
  [15.5, false],
  [Number.NaN, false],
])('sessions may end after 15 minutes to 12 hours without use, or never: %s', (minutes, isRight) => {
  expect(fieldsOf('nobody', minutes)).toEqual(isRight ? [] : ['idleMinutes'])
})

it('an agency requires a second factor from nobody or from everyone', () => {
  expect(fieldsOf('nobody', null, false)).toEqual([])
  expect(fieldsOf('everyone', null, false)).toEqual([])
  expect(fieldsOf('owners', null, false)).toEqual(['secondFactorFrom'])
  expect(fieldsOf('owners', 5, false)).toEqual(['secondFactorFrom', 'idleMinutes'])
})
