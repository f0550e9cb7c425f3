import { describe, expect, it } from 'vitest'
import { codeOf, ok, refuse } from '../decision.ts'
import { entryStatuses, orderStatuses } from '../entries/vocabulary.ts'
import {
  deleteOf,
  markEntry,
  offersCancel,
  orderState,
  shownStatus,
  statusAfterPayment,
} from './lifecycle.ts'

const office = { orderType: 'daily', isSaved: true, isCanceled: false, mayMark: true } as const

describe('the status of an order', () => {
  const cases: [string, number, number, string, string][] = [
    ['nothing is paid', 0, 25000, 'pending', 'PENDING'],
    ['a part is paid', 10000, 25000, 'pending', 'PARTIAL'],
    ['all is paid', 25000, 25000, 'paid', 'PAID'],
    ['more is paid than due', 30000, 25000, 'paid', 'PAID'],
    ['the total is 0', 0, 0, 'pending', 'PENDING'],
    ['something is paid before there is a price', 5000, 0, 'pending', 'PARTIAL'],
  ]
  for (const [title, kept, total, status, paymentStatus] of cases) {
    it(`HOLE-O27 PAY-07 PAY-09 ${title}: ${status}, ${paymentStatus}`, () => {
      expect(orderState({ isCanceled: false, kept, total })).toEqual({ status, paymentStatus })
    })
  }

  it('HOLE-O27 CANC-13 PAY-09 a canceled order is canceled whether paid or not, and there is no fourth status', () => {
    expect(orderStatuses).toEqual(['pending', 'canceled', 'paid'])
    expect(orderState({ isCanceled: true, kept: 25000, total: 25000 })).toEqual({
      status: 'canceled',
      paymentStatus: 'CANCELED',
    })
  })
})

describe('the status of an entry', () => {
  it('FORM-76 HOLE-O41 can be set by staff on saved daily orders', () => {
    expect(codeOf(markEntry(office, 'BOOKED', 'CONFIRMED'))).toBeNull()
    expect(codeOf(markEntry({ ...office, mayMark: false }, 'BOOKED', 'CONFIRMED'))).toBe(
      'status_not_editable',
    )
    expect(codeOf(markEntry({ ...office, isSaved: false }, 'BOOKED', 'CONFIRMED'))).toBe(
      'status_not_editable',
    )
    expect(codeOf(markEntry({ ...office, orderType: 'starTour' }, 'BOOKED', 'CONFIRMED'))).toBe(
      'status_not_editable',
    )
    expect(codeOf(markEntry({ ...office, isCanceled: true }, 'BOOKED', 'CONFIRMED'))).toBe('order_canceled')
  })

  it('HOLE-O40 can never be set to NOT_CONFIRMED', () => {
    for (const from of entryStatuses) expect(codeOf(markEntry(office, from, 'NOT_CONFIRMED'))).not.toBeNull()
  })

  it('FORM-78 HOLE-O39 cannot change after canceled, but can after completed', () => {
    expect(codeOf(markEntry(office, 'CANCELED', 'BOOKED'))).toBe('entry_canceled')
    expect(codeOf(markEntry(office, 'COMPLETED', 'BOOKED'))).toBeNull()
  })

  it('HOLE-O40 a full payment changes only unconfirmed entries to booked', () => {
    expect(statusAfterPayment('NOT_CONFIRMED', 'PAID')).toBe('BOOKED')
    expect(statusAfterPayment('NOT_CONFIRMED', 'PARTIAL')).toBe('NOT_CONFIRMED')
    expect(statusAfterPayment('CONFIRMED', 'PAID')).toBe('CONFIRMED')
    expect(statusAfterPayment('CANCELED', 'PAID')).toBe('CANCELED')
  })

  it('FORM-77 NOT_CONFIRMED is shown as BOOKED', () => {
    expect(entryStatuses.map(shownStatus)).toEqual([
      'BOOKED',
      'BOOKED',
      'CONFIRMED',
      'COMPLETED',
      'CANCELED',
      'PARTIAL',
    ])
  })
})

describe('removing an entry', () => {
  it('HOLE-O38 the icon removes an unsaved entry and cancels a saved one', () => {
    expect(deleteOf({}, office)).toEqual(ok('remove'))
    expect(deleteOf({ _id: 'e1', status: 'BOOKED' }, office)).toEqual(ok('cancel'))
    expect(deleteOf({ _id: 'e1' }, office)).toEqual(ok('cancel'))
  })

  it('HOLE-O38 an agency cannot cancel a saved entry, and other order types have no icon', () => {
    const saved = { _id: 'e1', status: 'BOOKED' as const }
    const refused = refuse('entry_not_removable')
    expect(deleteOf(saved, { ...office, mayMark: false })).toEqual(refused)
    for (const orderType of ['private', 'package', 'starTour'] as const) {
      expect(deleteOf(saved, { ...office, orderType })).toEqual(refused)
      expect(deleteOf({}, { ...office, orderType })).toEqual(refused)
    }
    expect(deleteOf({ ...saved, status: 'CANCELED' }, office)).toEqual(refuse('entry_canceled'))
  })

  it('HOLE-O37 canceling the last tour leads to canceling the whole order', () => {
    expect(offersCancel([{ status: 'CANCELED' }, { status: 'CANCELED' }], 'pending')).toBe(true)
    expect(offersCancel([{ status: 'CANCELED' }, { status: 'BOOKED' }], 'pending')).toBe(false)
    expect(offersCancel([{ status: 'CANCELED' }], 'canceled')).toBe(false)
    expect(offersCancel([], 'pending')).toBe(false)
  })
})
