import { expect, it } from 'vitest'
import { explainRefunds, type ForeignRefund, type RefundByHand } from './explainRefunds.ts'

const foreign: ForeignRefund = {
  number: 'desk-1',
  orderId: 'order',
  amount: 25000,
  currency: 'USD',
  day: '2026-03-10',
}
const ours: RefundByHand = {
  id: 'refund',
  orderId: 'order',
  amount: 25000,
  currency: 'USD',
  day: '2026-03-12',
}

it.each<[string, ForeignRefund, RefundByHand, boolean]>([
  ['the same amount of the same order', foreign, ours, true],
  ['any order, if the provider names none', { ...foreign, orderId: null }, ours, true],
  ['another order', foreign, { ...ours, orderId: 'other' }, false],
  ['another amount', foreign, { ...ours, amount: 24000 }, false],
  ['another currency', foreign, { ...ours, currency: 'EUR' }, false],
  ['a week before', foreign, { ...ours, day: '2026-03-03' }, true],
  ['more than a week before', foreign, { ...ours, day: '2026-03-02' }, false],
])('a refund marked as made explains the provider’s: %s', (_, refund, byHand, explains) => {
  expect(explainRefunds([refund], [byHand])).toEqual(new Map(explains ? [['desk-1', 'refund']] : []))
})

it('a refund explains one of the provider’s, first one that names its order', () => {
  const unknown = { ...foreign, number: 'desk-2', orderId: null }
  expect(explainRefunds([unknown, foreign], [ours])).toEqual(new Map([['desk-1', 'refund']]))
  const second = { ...ours, id: 'second', orderId: 'other' }
  expect(explainRefunds([unknown, foreign], [ours, second])).toEqual(
    new Map([
      ['desk-1', 'refund'],
      ['desk-2', 'second'],
    ]),
  )
})
