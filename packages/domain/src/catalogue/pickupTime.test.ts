import { describe, expect, it } from 'vitest'
import { givenPair } from '../testing/given.ts'
import { pickupTimeOf, readPickupTime } from './pickupTime.ts'

describe('a pickup time', () => {
  it('TOUR-24 CCONST-09 is from 07:00 to 14:00, including both', () => {
    const typed = ['06:59', '07:00', '09:30', '14:00', '14:01', '25:00', 'soon', '']
    expect(typed.filter((time) => readPickupTime(time).ok)).toEqual(['07:00', '09:30', '14:00'])
    expect(readPickupTime('06:59')).toEqual({ ok: false, code: 'pickup_time_invalid' })
  })

  it.each([
    ['8:30', '08:30'],
    ['830', '08:30'],
    ['0830', '08:30'],
    ['8', '08:00'],
    ['0700', '07:00'],
    ['14', '14:00'],
    ['659', null],
    ['1401', null],
    ['6', null],
    ['8:75', null],
  ])('TOUR-24 typed as %s is stored as %s', (typed, stored) => {
    expect(readPickupTime(typed)).toEqual(
      stored ? { ok: true, value: stored } : { ok: false, code: 'pickup_time_invalid' },
    )
  })

  it('TOUR-25 HOLE-C27 sent as a date moves by two hours from UTC, in summer and winter', () => {
    expect(readPickupTime('2026-01-01T07:30:00Z')).toEqual({ ok: true, value: '09:30' })
    expect(readPickupTime('2026-07-01T07:30:00.000Z')).toEqual({ ok: true, value: '09:30' })
    expect(readPickupTime('2026-07-01T10:30:00+03:00')).toEqual({ ok: true, value: '09:30' })
    expect(readPickupTime('+002026-07-01T07:30:00Z').ok).toBe(false)
  })

  it('TOUR-25 HOLE-C27 wraps at midnight before the limits are checked', () => {
    expect(readPickupTime('2026-01-01T22:15:00Z')).toEqual({ ok: false, code: 'pickup_time_invalid' })
    expect(readPickupTime('2026-01-01T05:00:00Z')).toEqual({ ok: true, value: '07:00' })
    expect(readPickupTime('2026-01-01T04:59:00Z').ok).toBe(false)
    expect(readPickupTime('2026-13-01T07:30:00Z').ok).toBe(false)
  })

  it('HOLE-C26 the pair’s own time wins over the city’s', () => {
    const pair = givenPair({ pickup: 'herzliya', dropoff: 'herzliya', pickupTime: '07:15' })
    expect(pickupTimeOf(pair, { herzliya: '08:00' }, 'herzliya')).toBe('07:15')
    expect(pickupTimeOf({ ...pair, pickupTime: null }, { herzliya: '08:00' }, 'herzliya')).toBe('08:00')
    expect(pickupTimeOf(null, {}, 'herzliya')).toBeNull()
  })
})
