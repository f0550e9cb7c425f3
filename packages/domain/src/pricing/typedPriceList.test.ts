import { describe, expect, it } from 'vitest'
import { issuesOf } from '../checked.ts'
import {
  checkOverlaps,
  checkPriceList,
  readPairs,
  readPickupTimes,
  type TypedPriceList,
} from './typedPriceList.ts'
import type { PriceListStatus } from './vocabulary.ts'

const winter: TypedPriceList = {
  _id: 'winter',
  description: '',
  startDate: '2025-11-01',
  endDate: '2026-03-31',
  status: 'Active',
  prices: [],
}

describe('a price list as typed', () => {
  it('PLIST-14 PLIST-15 HOLE-C31 reports errors in dates, prices and pickup times', () => {
    expect(checkPriceList(winter)).toEqual({ ok: true, value: winter })
    const pair = { pickup: 'jaffa', dropoff: 'jaffa', pickupTime: '06:59', prices: { economy: -1 } } as const
    expect(issuesOf(checkPriceList({ ...winter, endDate: '2025-10-01', prices: [pair] }))).toEqual([
      { field: 'endDate', code: 'end_before_start' },
      {
        field: 'prices',
        code: 'price_invalid',
        params: { v: '-1', field: 'economy', pickup: 'jaffa', dropoff: 'jaffa' },
      },
      { field: 'prices', code: 'pickup_time_invalid' },
    ])
    expect(issuesOf(checkPriceList({ ...winter, startDate: '' }))).toEqual([
      { field: 'startDate', code: 'start_date_required' },
    ])
  })

  it('may have pairs with and without a pickup time', () => {
    const pair = { pickup: 'jaffa', dropoff: 'jaffa', prices: {} } as const
    for (const pickupTime of ['07:30', '', null, undefined])
      expect(issuesOf(checkPriceList({ ...winter, prices: [{ ...pair, pickupTime }] }))).toEqual([])
  })

  it('PLIST-11 PLIST-12 PLIST-13 HOLE-C25 HOLE-C28 is stored with all pairs and all prices, in cents', () => {
    const typed = {
      pickup: 'jerusalem',
      dropoff: 'tel_aviv',
      pickupTime: '2026-01-01T07:30:00Z',
      prices: { small_group: 99.5, private_group: { ten_seater: 880 }, transferFee: 15 },
    } as const
    const pairs = readPairs([typed])
    expect(pairs).toHaveLength(16)
    expect(pairs[4]).toEqual({
      pickup: 'jerusalem',
      dropoff: 'tel_aviv',
      pickupTime: '09:30',
      prices: {
        economy: 0,
        small_group: 9950,
        medium_group: 0,
        large_group: 0,
        private_group: {
          four_seater: 0,
          four_seater_deluxe: 0,
          seven_seater: 0,
          seven_seater_deluxe: 0,
          ten_seater: 88000,
          nineteen_seater: 0,
        },
        transferFee: 1500,
      },
    })
    expect(readPairs([{ ...typed, dropoff: 'jaffa' }, typed])[4]?.prices.small_group).toBe(9950)
    expect(readPairs([{ ...typed, dropoff: 'jaffa' }])[4]?.prices.small_group).toBe(0)
    expect(pairs[0]).toMatchObject({ pickupTime: null, prices: { small_group: 0, transferFee: 0 } })
  })

  it('TOUR-23 a tour has at most one pickup time per city', () => {
    expect(readPickupTimes({ tel_aviv: '07:30', jaffa: '' })).toEqual({
      tel_aviv: '07:30',
      jerusalem: null,
      herzliya: null,
      jaffa: null,
    })
  })

  it('PLIST-08 PLIST-20 HOLE-C30 is refused as an activation if it was a Draft, else because of its dates', () => {
    const easter = { ...winter, _id: 'easter', startDate: '2026-03-31', endDate: '2026-04-12' }
    const was = (status: PriceListStatus) => [
      { _id: 'winter', status: 'Active' as const },
      { _id: 'easter', status },
    ]
    expect(checkOverlaps([{ ...winter, endDate: '2026-03-30' }, easter], was('Draft'))).toEqual({
      ok: true,
      value: true,
    })
    expect(checkOverlaps([winter, easter], was('Draft'))).toEqual({
      ok: false,
      code: 'price_list_not_activated',
    })
    expect(checkOverlaps([winter, easter], was('Active'))).toEqual({ ok: false, code: 'price_lists_overlap' })
    expect(checkOverlaps([winter, easter], [])).toEqual({ ok: false, code: 'price_lists_overlap' })
  })
})
