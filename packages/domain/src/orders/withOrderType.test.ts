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
  expect(withOrderType(draft, 'package')).toEqual({ ...draft, orderType: 'package', starTour: null })
})

test('a star order starts without a tour and without a coupon; the party and its pickup stay', () => {
  const typed = givenEntry({ notes: 'Vegetarian', differentDropoff: true, isDeluxe: true })
  const draft = givenOrder({ selectedTours: [typed, givenEntry({ tour: 'eilat' })], coupon_code: 'SUN' })
  const turned = withOrderType(draft, 'starTour')
  expect(turned).toMatchObject({ orderType: 'starTour', starTour: null, coupon_code: '' })
  expect(turned.selectedTours).toEqual([
    givenEntry({ tour: null, date: null, group_type: null, language: null, dropoff: null }),
  ])
  expect(turned.userInformation).toEqual(draft.userInformation)
})

test('a private order that becomes a star order starts over with its party, like every change of its form', () => {
  const turned = withOrderType(withOrderType(givenOrder(), 'private'), 'starTour')
  expect(turned.selectedTours[0]).toMatchObject({ tour: null, participants: { adult: 0 } })
  expect(turned.selectedTours[0]?.startDate).toBeUndefined()
})

test('a star order that becomes a daily one keeps its tours and loses its star tour', () => {
  const selectedTours = [givenEntry(), givenEntry({ tour: 'eilat' })]
  const star = givenOrder({ orderType: 'starTour', starTour: 'holy-land', selectedTours })
  expect(withOrderType(star, 'daily')).toEqual({ ...star, orderType: 'daily', starTour: null })
  expect(withOrderType(star, 'private')).toMatchObject({
    starTour: null,
    selectedTours: [{ tour: 'masada' }],
  })
})

test('the type an order already has changes nothing', () => {
  const star = givenOrder({ orderType: 'starTour', starTour: 'holy-land' })
  expect(withOrderType(star, 'starTour')).toBe(star)
})
