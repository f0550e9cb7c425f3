import { describe, expect, test } from 'vitest'
import {
  addEntryLock,
  type EditContext,
  type EntryField,
  entryFieldLock,
  orderFieldLock,
} from './fieldLocks.ts'

const office: EditContext = {
  orderType: 'daily',
  isSaved: true,
  isCanceled: false,
  isPaid: false,
  hasPayments: false,
  isAgencyMode: false,
}
const agency = { ...office, isAgencyMode: true }
const booked = { status: 'BOOKED' as const }

describe('a field of an order', () => {
  test('is open in a new order, whoever makes it', () => {
    const blank = { ...agency, isSaved: false, orderType: 'starTour' as const }
    expect(orderFieldLock('orderType', blank)).toBeNull()
    expect(orderFieldLock('agency', blank)).toBeNull()
    expect(entryFieldLock('tour', booked, blank)).toBeNull()
    expect(addEntryLock(blank)).toBeNull()
  })

  test('is locked in a canceled order', () => {
    const canceled = { ...office, isCanceled: true, isPaid: true }
    expect(orderFieldLock('refOrderNumber', canceled)).toBe('order_canceled')
    expect(entryFieldLock('notes', booked, canceled)).toBe('order_canceled')
    expect(addEntryLock(canceled)).toBe('order_canceled')
  })

  test('is open beside a part payment, the currency aside', () => {
    const partly = { ...office, hasPayments: true }
    expect(orderFieldLock('currency', partly)).toBe('order_paid')
    expect(orderFieldLock('refOrderNumber', partly)).toBeNull()
  })

  test('is open to an agency where it does not change the sale', () => {
    expect(orderFieldLock('userInformation', agency)).toBeNull()
    expect(orderFieldLock('refOrderNumber', agency)).toBeNull()
    expect(orderFieldLock('agent', agency)).toBe('entry_locked_for_agency')
    const fields: EntryField[] = ['notes', 'pickup', 'dropoff', 'pickup.city', 'dropoff.city', 'date']
    expect(fields.filter((field) => entryFieldLock(field, booked, agency) === null)).toEqual([
      'notes',
      'pickup',
      'dropoff',
    ])
  })
})
