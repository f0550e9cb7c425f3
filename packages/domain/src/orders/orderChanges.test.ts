import { describe, expect, it } from 'vitest'
import { agencyReads } from '../activity/agencyReads.ts'
import { givenDropoff, givenEntry, givenOrder, givenPickup } from '../testing/given.ts'
import { loggedFields, orderChanges, type PricedOrder } from './orderChanges.ts'
import type { SavedEntry } from './savedDraft.ts'
import { wishFields } from './wishes.ts'

const { selectedTours: _tours, coupon_code: _code, ...rest } = givenOrder()
const masada: SavedEntry = {
  ...givenEntry({ status: 'BOOKED' }),
  _id: 'e1',
  tour: { _id: 'masada', name: 'Masada' },
  coupon_code: '',
  assigned: null,
}
const order: PricedOrder = {
  ...rest,
  starTour: null,
  currency: 'USD',
  agency: { _id: 'carmel-travel', name: 'Carmel Travel' },
  agent: null,
  selectedTours: [masada],
  total: 25_000,
}

const entry = (change: Partial<SavedEntry>): PricedOrder => ({
  ...order,
  selectedTours: [{ ...masada, ...change }],
})
const changes = (after: PricedOrder, before = order) =>
  orderChanges(before, after).map(({ field, before: from, after: to }) => [field, from, to])

describe('the log of an edit', () => {
  it('is empty without changes', () => {
    expect(orderChanges(order, { ...order, selectedTours: [{ ...masada }] })).toEqual([])
    expect(changes(entry({ participants: { adult: 2 }, licensePlate: '' }))).toEqual([])
    const family = entry({ participants: { infant: 1, adult: 2, child: 3 } })
    expect(changes(entry({ participants: { child: 3, infant: 1, adult: 2 } }), family)).toEqual([])
  })

  it('has names, not ids', () => {
    const agent = { _id: 'noa', name: 'Noa Bar' }
    const after = { ...order, agency: { _id: 'x', name: 'Orchard Travel' }, agent }
    expect(changes(after)).toEqual([
      ['agency', 'Carmel Travel', 'Orchard Travel'],
      ['agent', null, 'Noa Bar'],
    ])
  })

  it('has the customer, and only the end of a passport number', () => {
    const userInformation = { ...order.userInformation, lastName: 'Cohen', passportNumber: 'X1234567' }
    expect(changes({ ...order, userInformation })).toEqual([
      ['userInformation.lastName', 'Levi', 'Cohen'],
      ['userInformation.passportNumber', null, '••••4567'],
    ])
  })

  it('has every field of the customer', () => {
    const userInformation = {
      firstName: 'Noam',
      lastName: 'Cohen',
      email: 'noam@example.com',
      mobilePhone: '052-1234567',
      roomNumber: '7',
      passportNumber: '',
      address: 'Haifa',
      notes: 'Late arrival',
    }
    expect(changes({ ...order, userInformation })).toEqual([
      ['userInformation.firstName', 'Dana', 'Noam'],
      ['userInformation.lastName', 'Levi', 'Cohen'],
      ['userInformation.email', 'dana.levi@example.com', 'noam@example.com'],
      ['userInformation.mobilePhone', null, '052-1234567'],
      ['userInformation.roomNumber', '412', '7'],
      ['userInformation.address', null, 'Haifa'],
      ['userInformation.notes', null, 'Late arrival'],
    ])
  })

  it('has every field of a tour', () => {
    const after = entry({
      tour: { _id: 'galilee', name: 'Galilee' },
      group_type: 'large_group',
      language: 'french',
      price_class: 'economy',
      tourOption: 'car only',
      vehicleSize: 7,
      licensePlate: '12-345-67',
      guide: 'Noa Bar',
      voucher: 'CT-77',
    })
    const expected = [
      ['selectedTours.tour', 'Masada', 'Galilee'],
      ['selectedTours.group_type', 'small_group', 'large_group'],
      ['selectedTours.language', 'english', 'french'],
      ['selectedTours.price_class', 'premium', 'economy'],
      ['selectedTours.tourOption', null, 'car only'],
      ['selectedTours.vehicleSize', null, 7],
      ['selectedTours.licensePlate', null, '12-345-67'],
      ['selectedTours.guide', null, 'Noa Bar'],
      ['selectedTours.voucher', null, 'CT-77'],
    ]
    expect(changes(after)).toEqual(expected)
    expect(changes(order, after)).toEqual(expected.map(([field, before, then]) => [field, then, before]))
  })

  it('has a unit’s car and guides instead of the wishes that they replace', () => {
    const wishes = { licensePlate: '12-345-67', guide: 'Noa Bar' }
    const assigned = { car: { plateId: '523-06-194' }, supplier: null, guides: ['Galit Shapira'] }
    expect(changes(entry({ ...wishes, assigned }), entry(wishes))).toEqual([
      ['selectedTours.licensePlate', '12-345-67', '523-06-194'],
      ['selectedTours.guide', 'Noa Bar', 'Galit Shapira'],
    ])
  })

  it('has the coupon’s code, whichever tour has it', () => {
    const second = { ...masada, _id: 'e2', coupon_code: 'SPRING' }
    const before = { ...order, selectedTours: [masada, { ...second, coupon_code: '' }] }
    expect(orderChanges(before, { ...before, selectedTours: [masada, second] })).toEqual([
      { field: 'coupon_code', entry: null, tour: null, before: null, after: 'SPRING' },
    ])
  })

  it('has a cleared tour without a name', () => {
    expect(orderChanges(order, entry({ tour: null }))).toEqual([
      { field: 'selectedTours.tour', entry: 'e1', tour: '', before: 'Masada', after: null },
    ])
  })

  it('has each tour’s changes, by the tour’s name', () => {
    const after = entry({ date: '2026-03-18', participants: { child: 1, adult: 3 }, notes: 'Vegetarian' })
    expect(orderChanges(order, after)).toEqual([
      { field: 'selectedTours.date', entry: 'e1', tour: 'Masada', before: '2026-03-11', after: '2026-03-18' },
      {
        field: 'selectedTours.participants',
        entry: 'e1',
        tour: 'Masada',
        before: { adult: 2 },
        after: { adult: 3, child: 1 },
      },
      { field: 'selectedTours.notes', entry: 'e1', tour: 'Masada', before: null, after: 'Vegetarian' },
    ])
  })

  it('has places, and a drop-off only if it differs from the pickup', () => {
    const pickup = givenPickup('jaffa', 'Port')
    expect(changes(entry({ pickup, dropoff: { ...pickup, is_extra_service: false } }))).toEqual([
      [
        'selectedTours.pickup',
        { city: 'tel_aviv', name: 'Dan Panorama', address: '' },
        { city: 'jaffa', name: 'Port', address: '' },
      ],
    ])
    expect(changes(entry({ differentDropoff: true, dropoff: givenDropoff('jerusalem', true) }))).toEqual([
      ['selectedTours.dropoff', null, { city: 'jerusalem', name: 'King David Hotel', address: '' }],
      ['selectedTours.is_extra_service', false, true],
    ])
  })

  it('has the day and the people of an added tour', () => {
    const second = { ...masada, _id: 'e2', tour: { _id: 'galilee', name: 'Galilee' } }
    expect(orderChanges(order, { ...order, selectedTours: [masada, second] })).toEqual([
      { field: 'selectedTours.tour', entry: 'e2', tour: 'Galilee', before: null, after: 'Galilee' },
      { field: 'selectedTours.date', entry: 'e2', tour: 'Galilee', before: null, after: '2026-03-11' },
      {
        field: 'selectedTours.participants',
        entry: 'e2',
        tour: 'Galilee',
        before: null,
        after: { adult: 2 },
      },
    ])
  })

  it('has the days and the number of people of a private order, once', () => {
    const single = { startDate: '2026-03-11', endDate: '2026-03-11', numOfParticipants: 2 }
    const before = { ...entry(single), orderType: 'private' as const }
    const after = { startDate: '2026-03-12', endDate: '2026-03-13', numOfParticipants: 3, date: '2026-03-12' }
    const grown = { ...entry({ ...after, participants: { adult: 3 } }), orderType: 'private' as const }
    expect(changes(grown, before)).toEqual([
      ['selectedTours.startDate', '2026-03-11', '2026-03-12'],
      ['selectedTours.endDate', '2026-03-11', '2026-03-13'],
      ['selectedTours.numOfParticipants', 2, 3],
    ])
  })

  it('has the total in the order’s currency, and none while it is to be determined', () => {
    const shekels = { ...order, currency: 'ILS' as const, total: 92_500 }
    expect(changes(shekels)).toEqual([
      ['currency', 'USD', 'ILS'],
      ['total', { amount: 250, currency: 'USD' }, { amount: 925, currency: 'ILS' }],
    ])
    const open = { ...order, paymentTBD: true, total: null }
    expect(changes({ ...order, customTotalPrice: 300, total: 30_000 }, open)).toEqual([
      ['customTotalPrice', null, { amount: 300, currency: 'USD' }],
      ['total', null, { amount: 300, currency: 'USD' }],
    ])
  })

  it('shows an agency everything except the wishes for a car and a guide', () => {
    const hidden = agencyReads['order.changed']?.hidden
    expect(hidden).toEqual(wishFields.map((field) => `selectedTours.${field}`))
    expect(loggedFields).toEqual(expect.arrayContaining([...(hidden ?? [])]))
  })

  it('knows every field it can contain', () => {
    const everything = orderChanges(order, {
      ...order,
      source: 'email',
      refOrderNumber: 'CT-9',
      isAgencyPayment: true,
      selectedTours: [{ ...masada, status: 'CANCELED', coupon_code: 'SPRING', isDeluxe: true }],
    })
    expect(everything.map(({ field }) => field)).toEqual([
      'source',
      'refOrderNumber',
      'isAgencyPayment',
      'coupon_code',
      'selectedTours.status',
      'selectedTours.isDeluxe',
    ])
    for (const field of [...everything.map((one) => one.field), 'total'])
      expect(loggedFields).toContain(field)
    expect(new Set(loggedFields).size).toBe(loggedFields.length)
  })
})
