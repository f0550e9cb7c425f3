import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayIn, instantIn, timeIn } from '../calendar.ts'
import {
  type CancellationTier,
  checkCancellationPolicy,
  defaultTiers,
  inOrder,
  soldWith,
  tierAt,
} from './cancellationPolicy.ts'
import { isRefundedToAgency } from './refund.ts'

const at = (text: string) => new Date(text)
const tier = (daysBefore: number, percent: number, time = '19:00'): CancellationTier => ({
  daysBefore,
  time,
  percent,
})
const stepped = [tier(14, 100), tier(7, 50), tier(2, 25)]

const days = fc.integer({ min: 0, max: 3650 }).map((count) => addDays('2024-01-01', count))
const tiers = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 23 })), {
    maxLength: 6,
    selector: ([daysBefore, hour]) => `${daysBefore} ${hour}`,
  })
  .chain((moments) =>
    fc
      .uniqueArray(fc.integer({ min: 0, max: 100 }), {
        minLength: moments.length,
        maxLength: moments.length,
      })
      .map((percents) => {
        const falling = percents.toSorted((a, b) => b - a)
        return inOrder(
          moments.map(([daysBefore, hour]) => tier(daysBefore, 0, `${String(hour).padStart(2, '0')}:30`)),
        ).map((one, index) => ({ ...one, percent: falling[index] ?? 0 }))
      }),
  )

describe('LEDG-16 the first tier whose moment is still ahead decides', () => {
  test.each([
    ['2026-02-24T18:59:59+02:00', 100],
    ['2026-02-24T19:00:00+02:00', 50],
    ['2026-03-03T18:59:59+02:00', 50],
    ['2026-03-03T19:00:00+02:00', 25],
    ['2026-03-08T18:59:59+02:00', 25],
    ['2026-03-08T19:00:00+02:00', null],
    ['2026-03-10T12:00:00+02:00', null],
  ])('at %s for a tour on 10 March: %s %%', (now, percent) => {
    expect(tierAt(stepped, '2026-03-10', at(now))?.percent ?? null).toBe(percent)
    expect(tierAt(stepped.toReversed(), '2026-03-10', at(now))?.percent ?? null).toBe(percent)
  })

  test('without a tier nothing goes back, and on the day itself a tier may still apply', () => {
    expect(tierAt([], '2026-03-10', at('2020-01-01T00:00:00Z'))).toBeNull()
    const sameDay = [tier(0, 80, '06:00')]
    expect(tierAt(sameDay, '2026-03-10', at('2026-03-10T05:59:00+02:00'))?.percent).toBe(80)
    expect(tierAt(sameDay, '2026-03-10', at('2026-03-10T06:00:00+02:00'))).toBeNull()
  })

  test('who cancels later never gets more back, across both clock changes', () => {
    fc.assert(
      fc.property(
        tiers,
        fc.oneof(days, fc.constantFrom('2026-03-28', '2026-10-26', '2026-10-25', '2026-03-27')),
        fc.integer({ min: 0, max: 70 * 24 * 60 }),
        fc.integer({ min: 0, max: 180 }),
        (some, day, before, later) => {
          const first = new Date(instantIn(day, '23:59').getTime() - before * 60_000)
          const second = new Date(first.getTime() + later * 60_000)
          const percentAt = (now: Date) => tierAt(some, day, now)?.percent ?? 0
          expect(percentAt(second)).toBeLessThanOrEqual(percentAt(first))
        },
      ),
    )
  })

  test.each([
    ['agency before tour', { agency: [tier(3, 10)], tour: [tier(5, 50)] }, 10],
    ['tour before default', { agency: null, tour: [tier(5, 50)] }, 50],
    ['default', { agency: null, tour: null }, 100],
  ])('%s', (_, own, percent) => {
    expect(soldWith({ ...own, default: defaultTiers })[0]?.percent).toBe(percent)
  })

  test('an agency without a refund has it for tours with one too', () => {
    expect(soldWith({ agency: [], tour: stepped, default: defaultTiers })).toEqual([])
  })
})

describe('LEDG-17 the default is the rule for agencies', () => {
  const refunds = (day: string, now: Date) => tierAt(defaultTiers, day, now)?.percent === 100

  test('for every instant and date', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -5 * 24 * 60, max: 5 * 24 * 60 }), (day, minutes) => {
        const now = new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000)
        expect(refunds(day, now)).toBe(isRefundedToAgency(day, now))
      }),
      { numRuns: 1000 },
    )
  })

  test.each(['2026-03-27', '2026-03-28', '2026-10-25', '2026-10-26'])(
    'in every minute around the clock change before a tour on %s',
    (day) => {
      const start = Date.parse(`${addDays(day, -2)}T12:00:00Z`)
      for (let minute = 0; minute < 48 * 60; minute += 1) {
        const now = new Date(start + minute * 60_000)
        if (refunds(day, now) !== isRefundedToAgency(day, now)) expect.fail(now.toISOString())
      }
    },
  )
})

describe('a time of day in Israel', () => {
  test.each([
    ['2026-01-15', '19:00', '2026-01-15T17:00:00.000Z'],
    ['2026-07-15', '19:00', '2026-07-15T16:00:00.000Z'],
    ['2026-03-26', '23:59', '2026-03-26T21:59:00.000Z'],
    ['2026-03-27', '02:30', '2026-03-27T00:30:00.000Z'],
    ['2026-03-27', '03:00', '2026-03-27T00:00:00.000Z'],
    ['2026-10-25', '01:30', '2026-10-24T22:30:00.000Z'],
    ['2026-10-25', '02:00', '2026-10-25T00:00:00.000Z'],
  ])('%s %s is %s', (day, time, instant) => {
    expect(instantIn(day, time).toISOString()).toBe(instant)
  })

  test('is what its instant shows, except for the hour that the spring skips', () => {
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 59 }),
        (day, hour, minute) => {
          const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
          const instant = instantIn(day, time)
          expect(dayIn(instant)).toBe(day)
          if (hour !== 2) expect(timeIn(instant)).toBe(time)
        },
      ),
    )
  })
})

describe('checking a policy', () => {
  const check = (
    typed: { daysBefore: number | null; time: string; percent: number | null }[],
    name = 'Winter',
  ) => checkCancellationPolicy({ name, tiers: typed })

  test('falling percents are fine, in whatever order they were typed', () => {
    expect(check(stepped)).toMatchObject({ ok: true, value: { tiers: stepped } })
    expect(check(stepped.toReversed()).ok).toBe(true)
    expect(check([]).ok).toBe(true)
    expect(check([tier(1, 100, '12:00'), tier(1, 50, '19:00')]).ok).toBe(true)
  })

  test.each<[string, CancellationTier[], string]>([
    ['rise', [tier(7, 50), tier(2, 60)], 'tiers.1.percent'],
    ['stay', [tier(7, 50), tier(2, 50)], 'tiers.1.percent'],
    ['rise, typed the other way round', [tier(2, 60), tier(7, 50)], 'tiers.0.percent'],
    ['differ at the same moment', [tier(7, 50), tier(7, 60)], 'tiers.1.percent'],
    ['rise during a day', [tier(1, 50, '12:00'), tier(1, 60, '19:00')], 'tiers.1.percent'],
  ])('percents that %s are refused at the percent', (_, typed, field) => {
    expect(check(typed)).toEqual({ ok: false, issues: [{ field, code: 'tiers_not_falling' }] })
  })

  test('what is missing is named at each field', () => {
    expect(check([{ daysBefore: null, time: '', percent: null }], ' ')).toEqual({
      ok: false,
      issues: [
        { field: 'name', code: 'name_required' },
        { field: 'tiers.0.daysBefore', code: 'tier_incomplete' },
        { field: 'tiers.0.time', code: 'tier_incomplete' },
        { field: 'tiers.0.percent', code: 'tier_incomplete' },
      ],
    })
  })
})
