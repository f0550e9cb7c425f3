import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convert } from '../money.ts'
import {
  type CommissionedTour,
  type CommissionTerms,
  commissionDue,
  commissionPercent,
} from './commissionDue.ts'

const tour: CommissionedTour = { totalCents: 10_000, commissionCents: 1_200, share: 10_000 }
const listed: CommissionTerms = { rate: 1, isProrated: false, percent: 12 }
const custom: CommissionTerms = { ...listed, isProrated: true }

test.each<[string, Partial<CommissionedTour>, Partial<CommissionTerms>, number]>([
  ['is the stored one', {}, listed, 1_200],
  ['is the stored one at the order’s rate', { share: 37_000 }, { ...listed, rate: 3.7 }, 4_440],
  // 0.25 at 3.7 is 0.925.
  [
    'is rounded half up to a cent',
    { totalCents: 250, commissionCents: 25, share: 925 },
    { ...listed, rate: 3.7 },
    93,
  ],
  ['doesn’t follow a share that rounding changed by a cent', { share: 10_001 }, listed, 1_200],
  ['of a custom total: 90.00 instead of 100.00 leaves 10.80 of 12.00', { share: 9_000 }, custom, 1_080],
  ['of a higher custom total is higher', { share: 12_500 }, custom, 1_500],
  // 44.40 of 370.00 in shekels, for 333.00.
  ['of a custom total is at the order’s rate', { share: 33_300 }, { ...custom, rate: 3.7 }, 3_996],
  // 0.01 x 1 / 2
  [
    'of a custom total is rounded half up to a cent',
    { totalCents: 200, commissionCents: 1, share: 100 },
    custom,
    1,
  ],
  ['of a custom total of 0 is 0', { share: 0 }, custom, 0],
  [
    'without a list price is the agency’s percentage of the share',
    { totalCents: 0, commissionCents: 0, share: 25_050 },
    { ...custom, rate: 3.7, percent: 7.5 },
    1_879,
  ],
  ['of a free tour is 0', { totalCents: 0, commissionCents: 0, share: 0 }, listed, 0],
  ['is 0 while the price is open', { share: 0 }, listed, 0],
  ['at a rate of 0 is 0', { commissionCents: 0, share: 9_000 }, custom, 0],
])('the commission due %s', (_, more, terms, due) => {
  expect(commissionDue({ ...tour, ...more }, { ...custom, ...terms })).toBe(due)
})

test('a custom total of exactly the price changes no commission', () => {
  const anyTour = fc.record({
    totalCents: fc.integer({ min: 1, max: 5_000_000 }),
    percent: fc.integer({ min: 0, max: 10_000 }),
    rate: fc.constantFrom(1, 0.92, 3.7, 3.123456),
  })
  fc.assert(
    fc.property(anyTour, ({ totalCents, percent, rate }) => {
      const sold = {
        totalCents,
        commissionCents: Math.round((totalCents * percent) / 10_000),
        share: convert(totalCents, rate),
      }
      const terms = { rate, percent: percent / 100 }
      expect(commissionDue(sold, { ...terms, isProrated: true })).toBe(
        commissionDue(sold, { ...terms, isProrated: false }),
      )
    }),
  )
})

test.each([
  ['in force, where it gives the stored amount', 10_000, 1_200, null, 12],
  // 12 % of 0.05 is 0.006.
  ['in force, also where rounding hides it', 5, 1, null, 12],
  ['it was sold with, where that was another', 10_000, 1_000, 12, 10],
  ['it was sold with, with two decimals', 33_300, 2_498, null, 7.5],
  ['in force, where nothing has a price', 0, 0, null, 12],
  ['posted before, where nothing has a price', 0, 0, 10, 10],
])('the percentage of a commission is the one %s', (_, totalCents, commissionCents, last, percent) => {
  expect(commissionPercent({ totalCents, commissionCents }, { inForce: 12, last })).toBe(percent)
})
