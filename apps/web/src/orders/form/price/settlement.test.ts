import { expect, test } from 'vitest'
import { differenceOf } from './settlement.ts'

test('what a change comes to goes back, is to be paid, or stays paid; only else is it nothing', () => {
  const nothing = { refunded: 0, kept: 0, open: 0 }
  expect(differenceOf({ ...nothing, refunded: 40 })).toEqual({ kind: 'goesBack', amount: 40 })
  expect(differenceOf({ ...nothing, open: 12.5 })).toEqual({ kind: 'toPay', amount: 12.5 })
  expect(differenceOf({ ...nothing, kept: 60 })).toEqual({ kind: 'staysPaid', amount: 60 })
  expect(differenceOf(nothing)).toBeNull()
  expect(differenceOf(null)).toBeNull()
})
