import { expect, test } from 'vitest'
import { mayMakeByHand, mayRetry, type PromisedRefund, refundState } from './refundTask.ts'

const [cash, card] = ['office', 'tranzila']
const pending = 'pending' as const

test.each<[string, PromisedRefund, string, string | null, string | null]>([
  ['cash', { status: pending, provider: cash, isRefused: false }, 'to_do', null, 'refund_by_hand'],
  [
    'of the agency',
    { status: pending, provider: 'agency', isRefused: false },
    'to_do',
    null,
    'refund_by_hand',
  ],
  [
    'on its way to the card',
    { status: pending, provider: card, isRefused: false },
    'on_its_way',
    'refund_under_way',
    'refund_under_way',
  ],
  [
    'refused by the card company',
    { status: pending, provider: card, isRefused: true },
    'refused',
    null,
    null,
  ],
])('a refund %s', (_, refund, state, byHand, again) => {
  const codeOf = (found: { ok: true } | { ok: false; code: string }) => (found.ok ? null : found.code)
  expect(refundState(refund)).toBe(state)
  expect(codeOf(mayMakeByHand(refund))).toBe(byHand)
  expect(codeOf(mayRetry(refund))).toBe(again)
  for (const status of ['paid', 'canceled'] as const)
    for (const may of [mayMakeByHand, mayRetry])
      expect(codeOf(may({ ...refund, status }))).toBe('payment_not_pending')
})
