import { describe, expect, test } from 'vitest'
import { codeOf } from '../decision.ts'
import {
  type EditContext,
  type EntryField,
  mayAddEntry,
  mayChangeEntry,
  mayChangeOrder,
} from './fieldLocks.ts'

const office: EditContext = {
  orderType: 'daily',
  isSaved: true,
  isCanceled: false,
  isPaid: false,
  opensPaid: false,
  hasPayments: false,
  isAgencyMode: false,
}
const agency = { ...office, isAgencyMode: true }
const booked = { status: 'BOOKED' as const }

describe('a field of an order', () => {
  test('is open in a new order for everyone', () => {
    const blank = { ...agency, isSaved: false }
    expect(codeOf(mayChangeOrder('orderType', blank))).toBeNull()
    expect(codeOf(mayChangeOrder('agency', blank))).toBeNull()
    expect(codeOf(mayChangeEntry('tour', booked, blank))).toBeNull()
    expect(codeOf(mayAddEntry(blank))).toBeNull()
  })

  test('is open in a new star order too, except its tours: they come with the star tour', () => {
    const star = { ...agency, isSaved: false, orderType: 'starTour' as const }
    expect(codeOf(mayChangeOrder('starTour', star))).toBeNull()
    expect(codeOf(mayChangeEntry('date', booked, star))).toBeNull()
    expect(codeOf(mayChangeEntry('tour', booked, star))).toBe('star_tours_fixed')
    expect(codeOf(mayAddEntry(star))).toBe('star_tours_fixed')
  })

  test('is locked in a canceled order', () => {
    const canceled = { ...office, isCanceled: true, isPaid: true }
    expect(codeOf(mayChangeOrder('refOrderNumber', canceled))).toBe('order_canceled')
    expect(codeOf(mayChangeEntry('notes', booked, canceled))).toBe('order_canceled')
    expect(codeOf(mayAddEntry(canceled))).toBe('order_canceled')
  })

  test('is open after a part payment, except the currency', () => {
    const partly = { ...office, hasPayments: true }
    expect(codeOf(mayChangeOrder('currency', partly))).toBe('order_paid')
    expect(codeOf(mayChangeOrder('refOrderNumber', partly))).toBeNull()
  })

  test('is locked once the order is paid, except the customer and the notes', () => {
    const paid = { ...office, isPaid: true, hasPayments: true }
    for (const context of [paid, { ...paid, isAgencyMode: true }]) {
      expect(codeOf(mayChangeOrder('userInformation', context))).toBeNull()
      expect(codeOf(mayChangeEntry('notes', booked, context))).toBeNull()
      expect(codeOf(mayChangeOrder('refOrderNumber', context))).toBe('order_paid')
      expect(codeOf(mayChangeEntry('pickup', booked, context))).toBe('order_paid')
      expect(codeOf(mayAddEntry(context))).toBe('order_paid')
    }
    const canceled = { status: 'CANCELED' as const }
    expect(codeOf(mayChangeEntry('notes', canceled, paid))).toBe('entry_canceled')
    expect(codeOf(mayChangeOrder('userInformation', { ...paid, isCanceled: true }))).toBe('order_canceled')
  })

  test('FORM-85 is open in a paid order that is changed on purpose, as in one that is not paid', () => {
    const paid = { ...office, isPaid: true, hasPayments: true, opensPaid: true }
    const fields: EntryField[] = [
      'tour',
      'date',
      'language',
      'participants',
      'pickup',
      'pickup.city',
      'notes',
    ]
    for (const field of fields) expect(codeOf(mayChangeEntry(field, booked, paid))).toBeNull()
    expect(codeOf(mayAddEntry(paid))).toBeNull()
    expect(codeOf(mayChangeOrder('coupon_code', paid))).toBeNull()
    expect(codeOf(mayChangeOrder('customTotalPrice', paid))).toBeNull()
    expect(codeOf(mayChangeOrder('currency', paid))).toBe('order_paid')
    expect(codeOf(mayChangeOrder('orderType', paid))).toBe('order_type_fixed')
    expect(codeOf(mayChangeEntry('date', { status: 'CANCELED' }, paid))).toBe('entry_canceled')
    expect(codeOf(mayAddEntry({ ...paid, orderType: 'starTour' }))).toBe('star_tours_fixed')
    expect(codeOf(mayChangeOrder('refOrderNumber', { ...paid, isCanceled: true }))).toBe('order_canceled')
    expect(codeOf(mayChangeEntry('date', booked, { ...paid, isAgencyMode: true }))).toBe(
      'entry_locked_for_agency',
    )
  })

  test('is open to an agency if it does not change the sale', () => {
    expect(codeOf(mayChangeOrder('userInformation', agency))).toBeNull()
    expect(codeOf(mayChangeOrder('refOrderNumber', agency))).toBeNull()
    expect(codeOf(mayChangeOrder('agent', agency))).toBe('entry_locked_for_agency')
    const fields: EntryField[] = ['notes', 'pickup', 'dropoff', 'pickup.city', 'dropoff.city', 'date']
    expect(fields.filter((field) => codeOf(mayChangeEntry(field, booked, agency)) === null)).toEqual([
      'notes',
      'pickup',
      'dropoff',
    ])
  })
})
