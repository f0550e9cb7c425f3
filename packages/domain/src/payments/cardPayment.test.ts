import { describe, expect, it } from 'vitest'
import { type CardAnswer, type CardMoney, judgeCard, receiveCard } from './cardPayment.ts'
import type { Due, Payment } from './payments.ts'

const asked = { reference: 'ours', amount: 25000, currency: 'USD' as const }
const answer: CardAnswer = { ...asked, kind: 'charge', isApproved: true }

describe('a transaction of the provider', () => {
  it.each<[string, Partial<CardAnswer>, string]>([
    ['is what was asked', {}, 'paid'],
    ['was declined', { isApproved: false }, 'declined'],
    ['was declined for another amount', { isApproved: false, amount: 1 }, 'declined'],
    ['has another reference', { reference: 'theirs' }, 'other_reference'],
    ['has no reference', { reference: null }, 'other_reference'],
    ['has another reference and was declined', { reference: 'theirs', isApproved: false }, 'other_reference'],
    ['is a refund', { kind: 'refund' }, 'not_a_charge'],
    ['only checked the card', { kind: 'other' }, 'not_a_charge'],
    ['is a cent less', { amount: 24999 }, 'other_amount'],
    ['is a cent more', { amount: 25001 }, 'other_amount'],
    ['is in another currency', { currency: 'EUR' }, 'other_currency'],
    ['is in a currency that we don’t use', { currency: null }, 'other_currency'],
  ])('that %s', (_, changed, outcome) => {
    expect(judgeCard(asked, { ...answer, ...changed })).toBe(outcome)
  })
})

const due: Due = { total: 25000, currency: 'USD', paymentTBD: false, isAgencyPayment: false }
const money: CardMoney = {
  charge: 'p1',
  newId: 'new',
  amount: 25000,
  currency: 'USD',
  transaction: 'test-1001',
  today: '2026-03-02',
}
const charge: Payment = {
  _id: 'p1',
  action: 'charge',
  status: 'pending',
  amount: 25000,
  currency: 'USD',
  refunds: null,
  instalment: null,
}
const received = {
  kind: 'receive',
  _id: 'new',
  action: 'charge',
  amount: 25000,
  currency: 'USD',
  receipt: {
    method: 'card',
    day: '2026-03-02',
    reference: 'test-1001',
    note: '',
    clientKey: 'card test-1001',
    received: null,
    heldBy: null,
  },
}
const back = (amount: number) => ({ kind: 'refund', of: 'new', amount })

describe('money from a card', () => {
  it('settles the charge it was asked for', () => {
    expect(receiveCard([charge], due, money)).toEqual([
      { kind: 'settle', _id: 'p1', transaction: 'test-1001' },
    ])
  })

  it.each<[string, Payment[], Due, unknown[]]>([
    [
      'was paid meanwhile: all of it goes back',
      [{ ...charge, status: 'paid' }],
      due,
      [received, back(25000)],
    ],
    [
      'was dropped with the order',
      [{ ...charge, status: 'canceled' }],
      { ...due, total: 0 },
      [received, back(25000)],
    ],
    [
      'shrank: what the order costs stays, and the rest goes back',
      [{ ...charge, amount: 20000 }],
      { ...due, total: 20000 },
      [{ kind: 'cancel', _id: 'p1' }, received, back(5000)],
    ],
    [
      'grew: the rest is still asked for',
      [{ ...charge, amount: 31000 }],
      { ...due, total: 31000 },
      [{ kind: 'reduce', _id: 'p1', amount: 6000 }, received],
    ],
    [
      'was replaced by one of the same amount',
      [
        { ...charge, status: 'canceled' },
        { ...charge, _id: 'p2' },
      ],
      due,
      [{ kind: 'cancel', _id: 'p2' }, received],
    ],
    [
      'is in the currency that the order had before',
      [
        { ...charge, status: 'canceled' },
        { ...charge, _id: 'p2', currency: 'ILS', amount: 92500 },
      ],
      { ...due, currency: 'ILS', total: 92500 },
      [received, back(25000)],
    ],
    [
      'was dropped because the price is open again',
      [{ ...charge, status: 'canceled' }],
      { ...due, total: 0, paymentTBD: true },
      [received, back(25000)],
    ],
    ['isn’t there', [], due, [received]],
  ])('for a charge that %s', (_, payments, now, steps) => {
    expect(receiveCard(payments, now, money)).toEqual(steps)
  })
})
