import { describe, expect, test } from 'vitest'
import { issuesOf } from '../checked.ts'
import { checkPosting, checkReversal, type RecordedPosting } from './checkPosting.ts'

const today = '2026-03-02'
const payment: RecordedPosting = {
  kind: 'payment',
  amount: 220,
  day: '2026-03-01',
  method: 'cash',
  reference: '',
  note: '',
}
const check = (more: Partial<RecordedPosting>) => checkPosting({ ...payment, ...more }, today)

describe('what staff record on an agency’s account', () => {
  test.each([
    ['payment', 220, -22_000],
    ['top_up', 500, -50_000],
    ['payout', 30.55, 3_055],
    ['adjustment', 10, 1_000],
    ['adjustment', -10, -1_000],
    ['opening', 1_200, 120_000],
    ['opening', -80, -8_000],
  ] as const)('a %s of %s changes what it owes by %s cents', (kind, amount, cents) => {
    expect(check({ kind, amount, note: 'Agreed' })).toMatchObject({ ok: true, value: { amount: cents } })
  })

  test('has a method if it’s money, and none otherwise', () => {
    expect(issuesOf(check({ method: null }))).toEqual([{ field: 'method', code: 'payment_method_required' }])
    expect(check({ kind: 'opening' })).toMatchObject({ value: { method: null } })
    expect(issuesOf(check({ kind: 'opening', method: null }))).toEqual([])
  })

  test.each([
    [{ amount: 0 }, 'amount', 'amount_invalid'],
    [{ amount: -1 }, 'amount', 'amount_invalid'],
    [{ amount: 1.005 }, 'amount', 'amount_invalid'],
    [{ amount: 10_000_000.01 }, 'amount', 'amount_invalid'],
    [{ day: '2026-03-03' }, 'day', 'payment_day_future'],
    [{ method: 'transfer' as const, reference: ' ' }, 'reference', 'reference_required'],
    [{ kind: 'adjustment' as const, note: ' ' }, 'note', 'reason_required'],
  ])('%j is refused', (wrong, field, code) => {
    expect(issuesOf(check(wrong))).toEqual([{ field, code }])
  })
})

test('only what staff recorded can be reversed, and once', () => {
  expect(checkReversal({ isRecorded: true, isReversed: false }).ok).toBe(true)
  expect(checkReversal({ isRecorded: true, isReversed: true })).toMatchObject({
    code: 'entry_already_reversed',
  })
  expect(checkReversal({ isRecorded: false, isReversed: false })).toMatchObject({
    code: 'entry_follows_order',
  })
})
