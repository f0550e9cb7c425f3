import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CancelFacts, planCancellation, refundByPolicy, termsOf } from './cancellation.ts'
import type { CancellationTier } from './cancellationPolicy.ts'
import { cancelTerms } from './vocabulary.ts'

const tier = (daysBefore: number, percent: number): CancellationTier => ({
  daysBefore,
  time: '19:00',
  percent,
})
const tiers = [tier(14, 100), tier(7, 50), tier(2, 25)]
/** Ten days before the tour, half is refunded. */
const now = new Date('2026-03-01T10:00:00+02:00')
const masada = { _id: 'masada', share: 31_300, day: '2026-03-11', tiers }
const facts: CancelFacts = { now, tours: [masada], priceLeft: 0, fees: 0, paid: 31_300, isAgencyMode: false }
const choice = { terms: 'policy', amount: 0, collectsFees: false } as const

const plan = (
  more: Partial<CancelFacts> = {},
  chosen: Partial<Parameters<typeof planCancellation>[1]> = {},
) => {
  const planned = planCancellation({ ...facts, ...more }, { ...choice, ...chosen })
  if (!planned.ok) throw new Error(planned.code)
  return planned.value
}

describe('what canceling means', () => {
  test('LEDG-20 at 50 % a share of 313.00 leaves a fee of 156.50', () => {
    expect(plan()).toEqual({
      lines: [{ entry: 'masada', share: 31_300, percent: 50, tier: tier(7, 50), fee: 15_650 }],
      totalAfter: 15_650,
      paid: 31_300,
      refund: 15_650,
      writeOff: 0,
      open: 0,
    })
  })

  test.each([
    ['2026-02-20T10:00:00+02:00', 100, 0],
    ['2026-03-01T10:00:00+02:00', 50, 15_650],
    ['2026-03-05T10:00:00+02:00', 25, 23_475],
    ['2026-03-10T10:00:00+02:00', 0, 31_300],
  ])('at %s %i %% go back', (at, percent, fee) => {
    const { lines, refund } = plan({ now: new Date(at) })
    expect(lines).toMatchObject([{ percent, fee }])
    expect(refund).toBe(31_300 - fee)
  })

  test('LEDG-19 everything, nothing and an amount go back whatever the terms are', () => {
    expect(plan({}, { terms: 'full' })).toMatchObject({ refund: 31_300, totalAfter: 0 })
    expect(plan({}, { terms: 'none' })).toMatchObject({ refund: 0, totalAfter: 31_300 })
    expect(plan({}, { terms: 'amount', amount: 10_001 })).toMatchObject({
      refund: 10_001,
      totalAfter: 21_299,
      lines: [{ percent: null, tier: null, fee: 21_299 }],
    })
  })

  test.each([-1, 31_301])('an amount of %i is refused: it is below 0 or more than was paid', (amount) => {
    expect(planCancellation(facts, { ...choice, terms: 'amount', amount })).toMatchObject({
      ok: false,
      code: 'refund_out_of_bounds',
      params: { most: 313 },
    })
  })

  test('LEDG-21 fees that nobody paid are given up, unless they are to be collected', () => {
    expect(plan({ paid: 5_000 })).toMatchObject({ refund: 0, writeOff: 10_650, open: 0 })
    expect(plan({ paid: 5_000 }, { collectsFees: true })).toMatchObject({
      refund: 0,
      writeOff: 0,
      open: 10_650,
    })
  })

  test('of one of two tours: the money stays for the other', () => {
    expect(plan({ priceLeft: 25_000, paid: 56_300 })).toMatchObject({ totalAfter: 40_650, refund: 15_650 })
    expect(plan({ priceLeft: 25_000, paid: 0 })).toMatchObject({ writeOff: 15_650, open: 25_000 })
    expect(plan({ priceLeft: 25_000, paid: 30_000 }, { terms: 'full' })).toMatchObject({
      refund: 5_000,
      open: 0,
    })
  })

  test('each tour has its own day and steps; in an agency the earliest day decides for all', () => {
    const other = { ...masada, _id: 'galilee', share: 10_000, day: '2026-04-20' }
    const both = { tours: [other, masada], paid: 41_300 }
    expect(plan(both).lines.map(({ percent }) => percent)).toEqual([100, 50])
    expect(plan({ ...both, isAgencyMode: true }).lines.map(({ percent }) => percent)).toEqual([50, 50])
  })

  test('what was paid above the price goes back, except when nothing does', () => {
    expect(plan({ paid: 40_000 }).refund).toBe(24_350)
    expect(plan({ paid: 40_000 }, { terms: 'none' })).toMatchObject({ refund: 0, totalAfter: 40_000 })
    const late = new Date('2026-03-11T10:00:00+02:00')
    expect(plan({ paid: 40_000, now: late, isAgencyMode: true }).refund).toBe(0)
  })

  test.each([
    [true, false, 'full'],
    [false, false, 'none'],
    [true, true, 'policy'],
    [false, true, 'none'],
  ] as const)('LEDG-19 canRefund %s in an agency %s means %s', (canRefund, isAgencyMode, terms) => {
    expect(termsOf(canRefund, isAgencyMode)).toBe(terms)
  })
})

test('LEDG-20 never more goes back than was paid, never less than 0, and all cents are somewhere', () => {
  const amounts = fc.nat(100_000)
  fc.assert(
    fc.property(
      fc.record({
        shares: fc.array(fc.tuple(amounts, fc.nat(100)), { minLength: 1, maxLength: 5 }),
        priceLeft: amounts,
        fees: amounts,
        paid: fc.nat(400_000),
        terms: fc.constantFrom(...cancelTerms),
        part: fc.nat(100),
        collectsFees: fc.boolean(),
        isAgencyMode: fc.boolean(),
      }),
      ({ shares, priceLeft, fees, paid, terms, part, collectsFees, isAgencyMode }) => {
        const tours = shares.map(([share, percent], index) => ({
          ...masada,
          _id: `${index}`,
          share,
          tiers: [tier(1, percent)],
        }))
        const given = { ...facts, tours, priceLeft, fees, paid, isAgencyMode }
        const most = Math.max(0, paid - priceLeft - fees)
        const amount = Math.floor((most * part) / 100)
        const planned = planCancellation(given, { terms, amount, collectsFees })
        if (!planned.ok) return expect.fail(planned.code)
        const { lines, totalAfter, refund, writeOff, open } = planned.value
        expect(refund).toBeGreaterThanOrEqual(0)
        expect(refund).toBeLessThanOrEqual(paid)
        expect(writeOff).toBeGreaterThanOrEqual(0)
        expect(totalAfter).toBe(priceLeft + fees + lines.reduce((sum, { fee }) => sum + fee, 0))
        expect(totalAfter - writeOff).toBe(paid - refund + open)
        expect(lines.every(({ fee }) => fee >= 0 && Number.isInteger(fee))).toBe(true)
        if (terms === 'amount') expect(refund).toBe(amount)
        if (terms === 'none') expect(refund).toBe(0)
        if (terms === 'full') expect(refund).toBe(most)
        if (collectsFees) expect(writeOff).toBe(0)
        expect(refundByPolicy(given)).toBeLessThanOrEqual(most)
      },
    ),
  )
})
