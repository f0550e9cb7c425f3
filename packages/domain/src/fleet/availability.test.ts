import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysFrom } from '../calendar.ts'
import {
  type AvailabilityRange,
  coveredBy,
  isAway,
  overlayAssigned,
  removeRange,
  setRange,
  settableFor,
  statusOn,
} from './availability.ts'
import type { AvailabilityStatus } from './vocabulary.ts'

const march = range('march', '2026-03-01', '2026-03-31', 'reserved')

describe('the availability of a car or an operator', () => {
  it('HOLE-O78 a day without a range is available', () => {
    expect(statusOn([march], '2026-03-31')).toBe('reserved')
    expect(statusOn([march], '2026-04-01')).toBe('available')
  })

  it('HOLE-O78 a new range cuts the older ones it overlaps', () => {
    const week = range(null, '2026-03-08', '2026-03-14', 'unavailable')
    expect(shown(setRange([march], week, null))).toEqual([
      'march 2026-03-01..2026-03-07 reserved',
      'new 2026-03-08..2026-03-14 unavailable',
      'new 2026-03-15..2026-03-31 reserved',
    ])
  })

  it('HOLE-O72 a sold car is unavailable from a day on, without an end', () => {
    const sold = range(null, '2026-03-20', null, 'unavailable')
    expect(shown(setRange([march], sold, null))).toEqual([
      'march 2026-03-01..2026-03-19 reserved',
      'new 2026-03-20.. unavailable',
    ])
  })

  it('HOLE-O78 a range that covers an older one replaces it', () => {
    const all = range(null, '2026-02-01', '2026-04-30', 'available')
    expect(shown(setRange([march], all, null))).toEqual(['new 2026-02-01..2026-04-30 available'])
  })

  it('HOLE-O78 changing a range moves it', () => {
    const moved = range('march', '2026-04-01', '2026-04-02', 'reserved')
    expect(shown(setRange([march], moved, 'march'))).toEqual(['march 2026-04-01..2026-04-02 reserved'])
  })

  it('HOLE-O78 a range leaves assignments as they are, and is kept below them', () => {
    const trip = range('trip', '2026-03-09', '2026-03-11', 'assigned')
    const week = range(null, '2026-03-08', '2026-03-14', 'unavailable')
    expect(shown(setRange([trip], week, null))).toEqual([
      'new 2026-03-08..2026-03-14 unavailable',
      'trip 2026-03-09..2026-03-11 assigned',
    ])
  })

  it('an assignment covers only its own days of a range', () => {
    const trips = [
      range('trip', '2026-02-27', '2026-03-02', 'assigned'),
      range('day', '2026-03-09', '2026-03-09', 'assigned'),
      range('next', '2026-04-02', '2026-04-03', 'assigned'),
    ]
    const sold = range('sold', '2026-04-03', null, 'unavailable')
    expect(coveredBy([march, sold], trips).map(text)).toEqual([
      'new 2026-03-01..2026-03-02 reserved',
      'new 2026-03-09..2026-03-09 reserved',
      'new 2026-04-03..2026-04-03 unavailable',
    ])
  })

  it('AVL-06 HOLE-O78 an assignment cannot be set, changed or removed here', () => {
    const trip = range('trip', '2026-03-09', '2026-03-11', 'assigned')
    const refused = { ok: false, code: 'range_assigned' }
    expect(setRange([], trip, null)).toEqual(refused)
    expect(setRange([trip], range('trip', '2026-03-09', '2026-03-10', 'available'), 'trip')).toEqual(refused)
    expect(removeRange([trip], 'trip')).toEqual(refused)
  })

  it('AVL-09 removing a range frees its days', () => {
    expect(removeRange([march], 'march')).toEqual({ ok: true, value: [] })
  })

  it('HOLE-O78 a range does not end before it starts', () => {
    expect(setRange([], range(null, '2026-03-02', '2026-03-01', 'reserved'), null)).toEqual({
      ok: false,
      code: 'end_before_start',
    })
  })

  it('AVL-07 an assignment wins over other ranges and splits them; before and after keep their status', () => {
    const trip = range('trip', '2026-03-09', '2026-03-11', 'assigned')
    expect(overlayAssigned([march], [trip]).map(text)).toEqual([
      'march 2026-03-01..2026-03-08 reserved',
      'trip 2026-03-09..2026-03-11 assigned',
      'new 2026-03-12..2026-03-31 reserved',
    ])
  })

  it.each([
    ['on its last day', range('ill', '2026-03-11', '2026-03-12', 'unavailable'), true],
    ['from then on', range('sold', '2026-03-01', null, 'unavailable'), true],
    ['only after it', range('ill', '2026-03-12', '2026-03-12', 'unavailable'), false],
    ['never, but reserved', march, false],
  ])('somebody assigned who is unavailable %s', (_, set, away) => {
    expect(isAway(range('trip', '2026-03-09', '2026-03-11', 'assigned'), [set])).toBe(away)
  })

  it('AVL-04 AVL-05 a car is never reserved', () => {
    expect(settableFor('Operator')).toEqual(['reserved', 'unavailable', 'available'])
    expect(settableFor('Car')).toEqual(['unavailable', 'available'])
  })

  it('HOLE-O78 after any series of changes no day is in two ranges, and the last change of a day wins', () => {
    const status = fc.constantFrom<AvailabilityStatus>('reserved', 'unavailable', 'available')
    const drawn = fc.tuple(fc.nat(30), fc.option(fc.nat(10)), status)
    fc.assert(
      fc.property(fc.array(drawn, { minLength: 1, maxLength: 8 }), (changes) => {
        let ranges: AvailabilityRange[] = []
        const said = new Map<string, AvailabilityStatus>()
        for (const [start, length, wanted] of changes) {
          const startDate = addDays('2026-03-01', start)
          const endDate = length === null ? null : addDays(startDate, length)
          const set = setRange(ranges, range(null, startDate, endDate, wanted), null)
          if (set.ok) ranges = set.value
          for (const day of daysFrom(startDate, endDate ?? '2026-05-01')) said.set(day, wanted)
        }
        for (const day of daysFrom('2026-03-01', '2026-05-01')) {
          const holding = ranges.filter(
            (one) => one.startDate <= day && (one.endDate === null || day <= one.endDate),
          )
          expect(holding.length).toBeLessThanOrEqual(1)
          expect(statusOn(ranges, day)).toBe(said.get(day) ?? 'available')
        }
      }),
    )
  })
})

function range(
  _id: string | null,
  startDate: string,
  endDate: string | null,
  status: AvailabilityStatus,
): AvailabilityRange {
  return { _id, startDate, endDate, status, notes: '' }
}

function shown(decision: ReturnType<typeof setRange>): string[] {
  return decision.ok ? decision.value.map(text) : [decision.code]
}

function text({ _id, startDate, endDate, status }: AvailabilityRange): string {
  return `${_id ?? 'new'} ${startDate}..${endDate ?? ''} ${status}`
}
