import { describe, expect, test } from 'vitest'
import type { LedgerEntry } from './ledger.ts'
import { mayTakeBack } from './takeBack.ts'

describe('what staff can take back', () => {
  test.each<[string, Pick<LedgerEntry, 'kind' | 'method'>, string | null]>([
    ['cash', { kind: 'payment', method: 'cash' }, null],
    ['a payment of the agency', { kind: 'payment', method: 'agency' }, null],
    ['a refund in cash', { kind: 'refund', method: 'cash' }, null],
    ['a payment by card', { kind: 'payment', method: 'card' }, 'payment_by_card'],
    ['a refund to the card', { kind: 'refund', method: 'card' }, 'payment_by_card'],
    ['the sale', { kind: 'sale', method: null }, 'entry_follows_order'],
    ['a cancellation fee', { kind: 'fee', method: null }, 'entry_follows_order'],
    ['another reversal', { kind: 'reversal', method: null }, 'entry_follows_order'],
  ])('%s', (_, row, refusal) => {
    const allowed = mayTakeBack({ _id: 'row', ...row }, [{ reverses: null }, { reverses: 'another' }])
    expect(allowed).toMatchObject(refusal === null ? { ok: true } : { ok: false, code: refusal })
  })

  test('a row is taken back once', () => {
    const cash = { _id: 'row', kind: 'payment', method: 'cash' } as const
    expect(mayTakeBack(cash, [{ reverses: 'row' }])).toMatchObject({
      ok: false,
      code: 'entry_already_reversed',
    })
  })
})
