import { describe, expect, it } from 'vitest'
import { givenEntry, winter } from '../testing/given.ts'
import { earliestTourDate, isRefundedToAgency, suggestsRefund } from './refund.ts'

const evening = winter('2026-03-10', '19:00')
const order = { orderType: 'daily' as const, selectedTours: [givenEntry({ date: '2026-03-11' })] }

describe('whether a cancellation is refunded', () => {
  it('CANC-03 the earliest day of the tours decides', () => {
    const days = ['2026-03-20', '2026-03-12', '2026-04-01'].map((date) => givenEntry({ date }))
    expect(earliestTourDate(days, 'daily')).toBe('2026-03-12')
  })

  it('HOLE-O34 canceled tours do not count, unless all are canceled', () => {
    const first = givenEntry({ date: '2026-03-12', status: 'CANCELED' })
    const second = givenEntry({ date: '2026-03-20' })
    expect(earliestTourDate([first, second], 'daily')).toBe('2026-03-20')
    expect(earliestTourDate([first, { ...second, status: 'CANCELED' }], 'daily')).toBe('2026-03-12')
    expect(earliestTourDate([], 'daily')).toBeNull()
    expect(earliestTourDate([givenEntry({ date: null })], 'daily')).toBeNull()
  })

  it('CANC-04 HOLE-O34 not for a past day, and not for today', () => {
    expect(isRefundedToAgency('2026-03-09', winter('2026-03-10', '08:00'))).toBe(false)
    expect(isRefundedToAgency('2026-03-10', winter('2026-03-10', '08:00'))).toBe(false)
  })

  it('CANC-05 CANC-06 OCONST-12 for tomorrow until 18:59', () => {
    expect(isRefundedToAgency('2026-03-11', winter('2026-03-10', '18:59'))).toBe(true)
    expect(isRefundedToAgency('2026-03-11', winter('2026-03-10', '19:00'))).toBe(false)
    expect(isRefundedToAgency('2026-03-12', winter('2026-03-10', '23:59'))).toBe(true)
  })

  it('CANC-07 by Israel time, in summer too', () => {
    expect(isRefundedToAgency('2026-07-02', new Date('2026-07-01T15:59:00Z'))).toBe(true)
    expect(isRefundedToAgency('2026-07-02', new Date('2026-07-01T16:00:00Z'))).toBe(false)
    expect(isRefundedToAgency('2026-01-02', new Date('2026-01-01T16:00:00Z'))).toBe(true)
  })

  it('for an order without a day', () => {
    expect(isRefundedToAgency(null, evening)).toBe(true)
  })

  it('HOLE-O35 the office refunds whenever it chooses', () => {
    expect(suggestsRefund(order, { now: evening, isAgencyMode: false })).toBe(true)
  })

  it('an agency follows the rule', () => {
    const inTime = winter('2026-03-10', '18:59')
    expect(suggestsRefund(order, { now: evening, isAgencyMode: true })).toBe(false)
    expect(suggestsRefund(order, { now: inTime, isAgencyMode: true })).toBe(true)
  })
})
