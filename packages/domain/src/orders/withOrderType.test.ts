import { expect, test } from 'vitest'
import { givenEntry, givenOrder } from '../testing/given.ts'
import { withOrderType } from './withOrderType.ts'

test('FORM-20 a private order keeps one tour with its place, its days and party start over', () => {
  const draft = givenOrder({
    selectedTours: [givenEntry(), givenEntry({ tour: 'eilat' })],
    coupon_code: 'SUN',
  })
  const turned = withOrderType(draft, 'private')
  expect(turned).toMatchObject({ orderType: 'private', coupon_code: '' })
  expect(turned.selectedTours).toHaveLength(1)
  expect(turned.selectedTours[0]).toMatchObject({
    tour: 'masada',
    pickup: { name: 'Dan Panorama' },
    date: null,
    startDate: null,
    numOfParticipants: 0,
  })
  expect(turned.userInformation).toEqual(draft.userInformation)
})

test('what only private orders have goes when the order becomes a daily one', () => {
  const turned = withOrderType(withOrderType(givenOrder(), 'package'), 'daily')
  expect(turned.selectedTours[0]?.startDate).toBeUndefined()
  expect(turned.selectedTours[0]?.vehicleSize).toBeUndefined()
})

test('FORM-05 a private order starts without days, people, wishes or an open price', () => {
  const draft = givenOrder({ paymentTBD: true, selectedTours: [givenEntry({ isDeluxe: true })] })
  const turned = withOrderType(draft, 'private')
  expect(turned.paymentTBD).toBe(false)
  expect(turned.selectedTours[0]).toMatchObject({
    isDeluxe: false,
    group_type: null,
    participants: { adult: 0 },
    tourOption: null,
    endDate: null,
    vehicleSize: null,
    licensePlate: '',
    guide: '',
    voucher: '',
  })
})

test('between a private order and a package everything typed stays', () => {
  const draft = givenOrder({
    orderType: 'private',
    coupon_code: 'SUN',
    selectedTours: [givenEntry({ startDate: '2026-03-11', numOfParticipants: 5 })],
  })
  expect(withOrderType(draft, 'package')).toEqual({ ...draft, orderType: 'package' })
})
