import { describe, expect, test } from 'vitest'
import type { EntryDraft } from '../entries/entryDraft.ts'
import { givenDropoff, givenEntry, givenOrder, givenPickup } from '../testing/given.ts'
import { changedEntryFields, changedOrderFields, keepsPrice } from './changedFields.ts'
import type { OrderDraft } from './order.ts'

const entry = givenEntry({ differentDropoff: true, dropoff: givenDropoff('jerusalem') })
const together = { ...entry, differentDropoff: false }
const change = (changes: Partial<EntryDraft>) => changedEntryFields(entry, { ...entry, ...changes })

describe('what an edit changes about a tour', () => {
  const cases: [string, Partial<EntryDraft>, string[]][] = [
    ['nothing', {}, []],
    ['the day', { date: '2026-03-18' }, ['date']],
    ['one more adult', { participants: { adult: 3 } }, ['participants']],
    ['no infant, said or unsaid', { participants: { adult: 2 } }, []],
    ['a voucher', { voucher: 'V-7' }, ['voucher']],
    ['a voucher that was emptied and never filled', { voucher: '' }, []],
    ['another pickup city', { pickup: givenPickup('jaffa') }, ['pickup.city']],
    ['another place in the city', { pickup: givenPickup('tel_aviv', 'Hilton') }, ['pickup']],
    ['another address', { pickup: { ...givenPickup(), address: 'Dizengoff 99' } }, ['pickup']],
    ['a pickup time, which the server sets', { pickup: { ...givenPickup(), pickupTimeStart: '07:30' } }, []],
    ['no pickup any more', { pickup: null }, ['pickup.city']],
    ['another drop-off city', { dropoff: givenDropoff('jaffa') }, ['dropoff.city']],
    [
      'another drop-off in the city',
      { dropoff: { ...givenDropoff('jerusalem'), name: 'YMCA' } },
      ['dropoff'],
    ],
    ['no drop-off any more', { dropoff: null }, ['dropoff.city']],
    ['a PAID return', { dropoff: givenDropoff('jerusalem', true) }, ['dropoff.is_extra_service']],
    ['a drop-off that is the pickup again', { differentDropoff: false }, ['differentDropoff']],
  ]
  test.each(cases)('%s', (_, changes, fields) => {
    expect(change(changes)).toEqual(fields)
    expect(changedEntryFields({ ...entry, ...changes }, entry)).toEqual(fields)
  })

  test('ignores the drop-off while it is the pickup', () => {
    expect(changedEntryFields(together, { ...together, dropoff: givenDropoff('jaffa') })).toEqual([])
    expect(changedEntryFields(together, { ...together, dropoff: null })).toEqual([])
  })

  test('includes a PAID return even if the drop-off is the pickup', () => {
    const paid = { ...together, dropoff: givenDropoff('jerusalem', true) }
    expect(changedEntryFields(together, paid)).toEqual(['dropoff.is_extra_service'])
    expect(changedEntryFields(paid, { ...paid, dropoff: null })).toEqual(['dropoff.is_extra_service'])
  })

  test('includes a drop-off that now differs, with its city', () => {
    const jaffa = { ...entry, dropoff: givenDropoff('jaffa') }
    expect(changedEntryFields(together, jaffa)).toEqual(['differentDropoff', 'dropoff.city'])
    expect(changedEntryFields(jaffa, together)).toEqual(['differentDropoff', 'dropoff.city'])
  })

  test('is nothing while there is neither pickup nor drop-off', () => {
    const bare = { ...entry, pickup: null, dropoff: null }
    expect(changedEntryFields(bare, { ...bare })).toEqual([])
  })
})

describe('what an edit changes about an order', () => {
  const order = givenOrder()
  const cases: [string, Partial<OrderDraft>, string[]][] = [
    ['nothing', {}, []],
    ['a star tour left out', { starTour: null }, []],
    ['a custom total of 0, which is a price', { customTotalPrice: 0 }, ['customTotalPrice']],
    ['the currency', { currency: 'ILS' }, ['currency']],
    [
      'the room of the customer',
      { userInformation: { ...order.userInformation, roomNumber: '7' } },
      ['userInformation'],
    ],
    ['the override, which is no field of the order', { overrideUnavailability: true }, []],
  ]
  test.each(cases)('%s', (_, changes, fields) => {
    expect(changedOrderFields(order, { ...order, ...changes })).toEqual(fields)
  })
})

describe('the price of a saved tour', () => {
  test.each<[string, Partial<EntryDraft>]>([
    ['notes', { notes: 'late' }],
    ['a voucher', { voucher: 'V-7' }],
    ['a wish for a car', { licensePlate: '12-345-67' }],
    ['a wish for a guide', { guide: 'Noa Bar' }],
    ['another pickup in the city', { pickup: givenPickup('tel_aviv', 'Hilton') }],
    ['another drop-off in the city', { dropoff: { ...givenDropoff('jerusalem'), name: 'YMCA' } }],
  ])('stands beside %s', (_, changes) => {
    expect(change(changes)).toHaveLength(1)
    expect(keepsPrice(entry, { ...entry, ...changes })).toBe(true)
  })

  test('is recalculated when at least one change affects it', () => {
    expect(keepsPrice(entry, { ...entry, notes: 'late', date: '2026-03-18' })).toBe(false)
    expect(keepsPrice(entry, entry)).toBe(true)
  })
})
