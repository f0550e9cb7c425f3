import { describe, expect, it } from 'vitest'
import { gridDays, stepped } from './gridDays.ts'

describe('the days of the availability grid', () => {
  it.each([
    ['2026-03-02', '2026-04-01', '2026-04-30'],
    ['2026-01-31', '2026-02-01', '2026-02-28'],
    ['2027-12-05', '2028-01-01', '2028-01-31'],
  ])('AVL-02 on %s the month view opens on the next month', (today, startDate, endDate) => {
    expect(gridDays('month', undefined, today)).toEqual({ startDate, endDate })
  })

  it('a day in the address shows its month', () => {
    expect(gridDays('month', '2028-02-17', '2026-03-02')).toEqual({
      startDate: '2028-02-01',
      endDate: '2028-02-29',
    })
  })

  it('AVL-03 the week view runs from Sunday to Saturday', () => {
    const week = { startDate: '2026-03-01', endDate: '2026-03-07' }
    for (const today of ['2026-03-01', '2026-03-04', '2026-03-07'])
      expect(gridDays('week', undefined, today)).toEqual(week)
    expect(gridDays('week', '2026-03-08', '2026-03-04').startDate).toBe('2026-03-08')
  })

  it('a step goes to the next or previous month or week', () => {
    const march = gridDays('month', '2026-03-15', '2026-03-02')
    expect(stepped('month', march, 1)).toBe('2026-04-01')
    expect(stepped('month', march, -1)).toBe('2026-02-01')
    const week = gridDays('week', '2026-03-04', '2026-03-02')
    expect(stepped('week', week, 1)).toBe('2026-03-08')
    expect(stepped('week', week, -1)).toBe('2026-02-22')
  })
})
