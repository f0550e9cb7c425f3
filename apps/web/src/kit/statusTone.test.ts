import { expect, test } from 'vitest'
import { membershipStatusLabels } from '../i18n/vocabulary/identity.ts'
import {
  entryStatusLabels,
  orderStatusLabels,
  paymentStateLabels,
  paymentStatusLabels,
} from '../i18n/vocabulary/orders.ts'
import { statusTone } from './statusTone.ts'

test('CONST-02 CONST-03 CONST-04 CONST-05 each status has its colour', () => {
  const statuses = {
    green: ['ACTIVE', 'BOOKED'],
    blue: ['REGISTERED', 'CONFIRMED'],
    red: ['CANCELED', 'INACTIVE'],
    orange: ['PENDING', 'AWAITING PAYMENT', 'PARTIAL'],
  }
  for (const [tone, names] of Object.entries(statuses)) {
    for (const name of names) expect([name, statusTone(name)]).toEqual([name, tone])
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
    for (const word of Object.values(en)) expect([word, statusTone(word)]).not.toEqual([word, 'grey'])
})

test('accounts and users share one colour per status', () => {
  const { en } = membershipStatusLabels
  expect(statusTone(en.ACTIVE)).toBe('green')
  expect(statusTone(en.REGISTERED)).toBe('blue')
  expect(statusTone(en.INACTIVE)).toBe('red')
  expect(statusTone(en.PENDING)).toBe('orange')
})

test('HOLE-A54 an entry has the colour of its displayed status', () => {
  const { en } = entryStatusLabels
  expect(statusTone(en.NOT_CONFIRMED)).toBe('green')
  expect(statusTone(en.CONFIRMED)).toBe('blue')
  expect(statusTone(en.COMPLETED)).toBe('green')
  expect(statusTone(en.CANCELED)).toBe('red')
})

test('HOLE-O28 PAY-08 a paid order and one that awaits payment are orange', () => {
  const { en } = paymentStatusLabels
  expect([en.PAID, en.PENDING, en.PARTIAL].map(statusTone)).toEqual(['orange', 'orange', 'orange'])
  expect(statusTone('AWAITING_PAYMENT')).toBe('orange')
})

test('HOLE-A54 an unknown status is grey', () => {
  expect(statusTone('Draft')).toBe('grey')
})
