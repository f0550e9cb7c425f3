import { expect, test } from 'vitest'
import { membershipStatusLabels } from '../i18n/vocabulary/identity.ts'
import {
  entryStatusLabels,
  orderStatusLabels,
  paymentStateLabels,
  paymentStatusLabels,
} from '../i18n/vocabulary/orders.ts'
import { statusLook } from './statusLook.ts'

const toneOf = (word: string) => statusLook(word).tone

test('CONST-02 CONST-03 CONST-04 CONST-05 each status has its colour', () => {
  const statuses = {
    green: ['ACTIVE', 'BOOKED'],
    blue: ['REGISTERED', 'CONFIRMED'],
    red: ['CANCELED', 'INACTIVE'],
    orange: ['PENDING', 'AWAITING PAYMENT', 'PARTIAL'],
  }
  for (const [tone, names] of Object.entries(statuses)) {
    for (const name of names) expect([name, toneOf(name)]).toEqual([name, tone])
  }
})

test('CONST-01 the statuses of agencies, people, invites, orders, their payments and tours have their colours in one map', () => {
  const maps = [
    membershipStatusLabels,
    orderStatusLabels,
    paymentStatusLabels,
    paymentStateLabels,
    entryStatusLabels,
  ]
  for (const { en } of maps)
    for (const word of Object.values(en)) expect([word, toneOf(word)]).not.toEqual([word, 'grey'])
})

test('accounts and users share one colour per status', () => {
  const { en } = membershipStatusLabels
  expect(toneOf(en.ACTIVE)).toBe('green')
  expect(toneOf(en.REGISTERED)).toBe('blue')
  expect(toneOf(en.INACTIVE)).toBe('red')
  expect(toneOf(en.PENDING)).toBe('orange')
})

test('HOLE-A54 an entry has the colour of its displayed status', () => {
  const { en } = entryStatusLabels
  expect(toneOf(en.NOT_CONFIRMED)).toBe('green')
  expect(toneOf(en.CONFIRMED)).toBe('blue')
  expect(toneOf(en.COMPLETED)).toBe('green')
  expect(toneOf(en.CANCELED)).toBe('red')
})

test('HOLE-O28 PAY-08 a paid order and one that awaits payment are orange', () => {
  const { en } = paymentStatusLabels
  expect([en.PAID, en.PENDING, en.PARTIAL].map(toneOf)).toEqual(['orange', 'orange', 'orange'])
  expect(toneOf('AWAITING_PAYMENT')).toBe('orange')
})

test('HOLE-A54 an unknown status is grey', () => {
  expect(toneOf('Draft')).toBe('grey')
})

test('the statuses of an order and of its money differ by their signs, not by colour alone', () => {
  for (const { en } of [orderStatusLabels, paymentStatusLabels, paymentStateLabels]) {
    const signs = Object.values(en).map((word) => statusLook(word).sign)
    expect(new Set(signs).size).toBe(signs.length)
  }
})
