import { givenEntry } from '@tourdesk/domain/testing/given'
import { expect, test } from 'vitest'
import { stepOfField } from '../steps.ts'
import { countParty } from './party.ts'
import { pageToPay, paymentLinks } from './payments.ts'
import { agentOptions } from './sellers.ts'

const charge = {
  _id: 'p1',
  action: 'charge' as const,
  created: '2026-11-21T10:00:00.000Z',
  currency: 'USD' as const,
  amountInCurrency: 239.2,
  provider: 'tranzila',
  transactionNumber: null,
  status: 'pending' as const,
  instalment: null,
  paymentUrl: 'https://pay.example/1',
  linkAmount: 239.2,
  paymentUrl2: 'https://pay.example/1/he',
}

test('HOLE-O101 the counters add up each ticket type over tours that are not canceled', () => {
  const selectedTours = [
    givenEntry({ participants: { adult: 2, child: 1 } }),
    givenEntry({ participants: { adult: 3, infant: 0 } }),
    givenEntry({ participants: { adult: 9 }, status: 'CANCELED' }),
  ]
  expect(countParty({ orderType: 'daily', selectedTours })).toEqual({ adult: 5, child: 1 })
})

test('HOLE-O55 a private order’s number of people counts as adults', () => {
  const selectedTours = [givenEntry({ participants: {}, numOfParticipants: 6 })]
  expect(countParty({ orderType: 'private', selectedTours })).toEqual({ adult: 6 })
})

test('PAY-05 PAY-06 HOLE-O24 HOLE-O25 only a pending charge has links, one for each language', () => {
  expect(paymentLinks(charge)).toEqual(['https://pay.example/1', 'https://pay.example/1/he'])
  expect(paymentLinks({ ...charge, paymentUrl2: null })).toEqual(['https://pay.example/1'])
  expect(paymentLinks({ ...charge, status: 'paid' })).toEqual([])
  expect(paymentLinks({ ...charge, status: 'canceled' })).toEqual([])
  expect(paymentLinks({ ...charge, action: 'refund' })).toEqual([])
})

test('HOLE-O32 the payment page opens only for a single pending card payment', () => {
  expect(pageToPay({ payments: [charge] })).toBe('https://pay.example/1')
  expect(pageToPay({ payments: [charge, charge] })).toBeNull()
  const [deposit, balance] = [
    { ...charge, instalment: 1 },
    { ...charge, instalment: 2 },
  ]
  expect(pageToPay({ payments: [deposit, balance] })).toBe('https://pay.example/1')
  expect(pageToPay({ payments: [] })).toBeNull()
  expect(pageToPay({ payments: [{ ...charge, action: 'agency' }] })).toBeNull()
  expect(pageToPay({ payments: [{ ...charge, status: 'paid' }] })).toBeNull()
  expect(pageToPay({ payments: [{ ...charge, paymentUrl: null }] })).toBeNull()
})

test('HOLE-O100 a new order lists its agency’s agents', () => {
  const seller = {
    _id: 'carmel',
    name: 'Carmel Travel',
    isMain: false,
    allowPrivateGroup: false,
    doesAllowPaymentToAgency: false,
    dailyToursOnly: false,
    agents: [{ _id: 'u1', name: 'Karin Ohana' }],
  }
  expect(agentOptions(seller, null)).toEqual([{ value: 'u1', label: 'Karin Ohana' }])
  expect(agentOptions(undefined, null)).toEqual([])
})

test('an error leads to its field’s step', () => {
  expect(stepOfField('selectedTours.1.date')).toBe('tours')
  expect(stepOfField('overrideUnavailability')).toBe('tours')
  expect(stepOfField('userInformation.email')).toBe('customer')
  expect(stepOfField('agency')).toBe('summary')
  expect(stepOfField('coupon_code')).toBe('summary')
})
