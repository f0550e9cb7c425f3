import { expect, test } from 'vitest'
import { handedOver, handedOverOf, handoverDay, holderOf } from './crewCash.ts'
import { handMethods, type PaymentMethod } from './vocabulary.ts'

const rachel = { _id: 'rachel', name: 'Rachel Amsalem' }
const works = { ...rachel, isDeleted: false }
const left = { ...rachel, isDeleted: true }
const others = handMethods.filter((method) => method !== 'cash')

test.each<[string, PaymentMethod, string | null, typeof works | null, unknown]>([
  ['cash at the office', 'cash', null, null, { ok: true, value: null }],
  ['a cheque', 'cheque', null, null, { ok: true, value: null }],
  ['cash with a guide', 'cash', 'rachel', works, { ok: true, value: rachel }],
  ['cash with a guide who was deleted', 'cash', 'rachel', left, { ok: false, code: 'holder_unknown' }],
  ['cash with nobody we know', 'cash', 'rachel', null, { ok: false, code: 'holder_unknown' }],
])('who holds %s', (_, method, named, found, expected) => {
  expect(holderOf(method, named, found)).toEqual(expected)
})

test.each(others)('money that came by %s is never with a guide or driver', (method) => {
  expect(holderOf(method, 'rachel', works)).toEqual({ ok: false, code: 'holder_only_cash' })
})

const held = [
  { _id: 'a', day: '2026-03-02', amount: 100_00, currency: 'USD' as const },
  { _id: 'b', day: '2026-03-03', amount: 40_00, currency: 'ILS' as const },
  { _id: 'c', day: '2026-03-04', amount: 50_00, currency: 'USD' as const },
]

test('a part of what a person holds can be handed over, named once or twice', () => {
  expect(handedOver(held, ['c', 'a', 'a'], rachel.name)).toEqual({ ok: true, value: [held[0], held[2]] })
})

test('all the named cash is handed over or none of it', () => {
  expect(handedOver(held, ['a', 'gone'], rachel.name)).toEqual({
    ok: false,
    code: 'cash_not_held',
    params: { name: 'Rachel Amsalem' },
  })
})

test.each<[string, number, unknown]>([
  ['a part of the oldest', 99_99, { ok: true, value: [{ ...held[0], amount: 99_99 }] }],
  ['the oldest', 100_00, { ok: true, value: [held[0]] }],
  ['a cent more', 100_01, { ok: true, value: [held[0], { ...held[2], amount: 1 }] }],
  ['all of it', 150_00, { ok: true, value: [held[0], held[2]] }],
  [
    'more than there is',
    150_01,
    { ok: false, code: 'handover_over_held', params: { name: 'Rachel Amsalem', held: '$150.00' } },
  ],
  ['nothing', 0, { ok: false, code: 'amount_invalid' }],
])('an amount of one currency, from the oldest payments first: %s', (_, amount, expected) => {
  const newestFirst = held.toReversed()
  expect(handedOverOf(newestFirst, { amount, currency: 'USD' }, rachel.name)).toEqual(expected)
})

test.each([
  ['today', '2026-03-05', { ok: true, value: '2026-03-05' }],
  ['on the day the last of it was taken', '2026-03-04', { ok: true, value: '2026-03-04' }],
  ['before some of it was taken', '2026-03-03', { ok: false, code: 'handover_before_cash' }],
  ['tomorrow', '2026-03-06', { ok: false, code: 'payment_day_future' }],
])('cash handed over %s', (_, day, expected) => {
  expect(handoverDay(day, '2026-03-05', held)).toEqual(expected)
})
