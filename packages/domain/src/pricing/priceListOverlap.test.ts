import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar.ts'
import { checkDates, checkPublish, doMeet, setStatus } from './priceListOverlap.ts'
import type { PriceListStatus } from './vocabulary.ts'

const winter = list('winter', '2025-11-01', '2026-03-31')
const summer = list('summer', '2026-04-01', null)
const easter = list('easter', '2026-03-31', '2026-04-12', 'Draft')

describe('price lists of one tour', () => {
  it('PLIST-09 HOLE-C31 overlap when they share a day, including both ends; Drafts never overlap', () => {
    expect(doMeet(winter, summer)).toBe(false)
    expect(doMeet(winter, easter)).toBe(true)
    expect(doMeet(list('a', '2026-01-01', null), list('b', '2039-01-01', '2039-01-02'))).toBe(true)
    const active = { ...easter, status: 'Active' as const }
    const drafts = [winter, summer].map((one) => ({ ...one, status: 'Draft' as const }))
    expect(checkDates(active, [winter]).ok).toBe(false)
    expect(checkDates(active, drafts).ok).toBe(true)
    expect(setStatus(easter, 'Active', [easter, ...drafts]).ok).toBe(true)
    expect(checkPublish([active, ...drafts]).ok).toBe(true)
  })

  it('PLIST-06 PLIST-08 HOLE-C32 a list cannot become Active on the days of an Active one', () => {
    expect(setStatus(easter, 'Active', [winter, summer, easter])).toEqual({
      ok: false,
      code: 'price_list_not_activated',
    })
    expect(setStatus(easter, 'Active', [{ ...winter, status: 'Draft' }, easter])).toMatchObject({
      ok: true,
      value: { _id: 'easter', status: 'Active' },
    })
  })

  it('PLIST-05 PLIST-07 an Active one can be set Draft, but not twice', () => {
    expect(setStatus(winter, 'Draft', [winter])).toMatchObject({ ok: true, value: { status: 'Draft' } })
    expect(setStatus(winter, 'Active', [winter])).toEqual({
      ok: false,
      code: 'price_list_status_same',
      params: { status: 'Active' },
    })
  })

  it('one of two overlapping Active ones can be set Draft', () => {
    const active = { ...easter, status: 'Active' as const }
    expect(setStatus(active, 'Draft', [winter, active]).ok).toBe(true)
  })

  it('PLIST-20 HOLE-C30 an Active one cannot be saved over another, a Draft can', () => {
    expect(checkDates({ ...easter, status: 'Active' }, [winter, summer])).toEqual({
      ok: false,
      code: 'price_lists_overlap',
    })
    expect(checkDates(easter, [winter, summer])).toEqual({ ok: true, value: true })
    expect(checkDates({ ...winter, endDate: '2026-03-30' }, [winter, summer]).ok).toBe(true)
  })

  it('HOLE-C31 dates need a start, and an end not before it', () => {
    expect(checkDates({ ...winter, startDate: '' }, [])).toEqual({ ok: false, code: 'start_date_required' })
    expect(checkDates({ ...winter, endDate: '2025-10-31' }, [])).toEqual({
      ok: false,
      code: 'end_before_start',
    })
    expect(checkDates({ ...winter, endDate: '2025-11-01' }, []).ok).toBe(true)
  })

  it('TOUR-26 TOUR-27 TOUR-28 a tour needs Active lists that do not overlap to be published', () => {
    expect(checkPublish([winter, summer, easter])).toEqual({ ok: true, value: true })
    expect(checkPublish([easter])).toEqual({ ok: false, code: 'publish_without_price_list' })
    const autumn = list('autumn', '2025-09-01', '2025-10-31')
    expect(checkPublish([autumn, winter, { ...easter, status: 'Active' }])).toEqual({
      ok: false,
      code: 'publish_with_overlap',
    })
  })

  it('PLIST-08 TOUR-28 activating lists one by one never prevents a tour from staying published', () => {
    const drawn = fc.array(fc.tuple(fc.nat(60), fc.option(fc.nat(20))), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(drawn, (ranges) => {
        let lists = ranges.map(([start, length], index) => {
          const startDate = addDays('2026-01-01', start)
          return list(
            `list-${index}`,
            startDate,
            length === null ? null : addDays(startDate, length),
            'Draft',
          )
        })
        for (const { _id } of lists) {
          lists = lists.map((one) => {
            if (one._id !== _id) return one
            const set = setStatus(one, 'Active', lists)
            return set.ok ? set.value : one
          })
        }
        expect(checkPublish(lists).ok).toBe(true)
      }),
    )
  })
})

function list(_id: string, startDate: string, endDate: string | null, status: PriceListStatus = 'Active') {
  return { _id, startDate, endDate, status }
}
