import { describe, expect, test } from 'vitest'
import { codeOf } from '../decision.ts'
import { ageingOf } from './ageing.ts'
import { isMoney } from './billable.ts'
import { checkDraft, checkPeriod, checkVoid, isOpenAgain, isSettled, stateOf } from './statement.ts'

describe('a statement is shown as', () => {
  test.each([
    ['draft', 100, 0, null, 'draft'],
    ['void', 100, 0, '2026-03-01', 'void'],
    ['confirmed', 100, 100, '2026-03-02', 'confirmed'],
    ['confirmed', 100, 100, '2026-03-01', 'overdue'],
    ['confirmed', 100, 40, '2026-03-02', 'part_paid'],
    ['confirmed', 100, 40, '2026-03-01', 'overdue'],
    ['confirmed', 100, 0, '2026-03-01', 'paid'],
    ['confirmed', 0, 0, '2026-03-02', 'paid'],
    // We owe it.
    ['confirmed', -100, -100, '2026-03-01', 'confirmed'],
    ['confirmed', -100, -40, '2026-03-01', 'part_paid'],
  ] as const)('%s of %i with %i open, due on %s: %s', (status, total, open, dueOn, state) => {
    expect(stateOf({ status, total, open, dueOn }, '2026-03-02')).toBe(state)
  })
})

test('a period ends no earlier than it starts', () => {
  expect(checkPeriod({ from: '2026-03-01', to: '2026-03-01' })).toEqual({ ok: true, value: true })
  expect(checkPeriod({ from: '2026-03-02', to: '2026-03-01' })).toEqual({
    ok: false,
    issues: [{ field: 'to', code: 'end_before_start' }],
  })
})

test('only a draft is changed, and only a confirmed statement that no money pays is voided', () => {
  expect((['draft', 'confirmed', 'void'] as const).map((status) => codeOf(checkDraft({ status })))).toEqual([
    null,
    'statement_not_draft',
    'statement_not_draft',
  ])
  const voided = (status: 'draft' | 'confirmed' | 'void', isAllocated = false) =>
    codeOf(checkVoid({ status, isAllocated }))
  expect([voided('confirmed'), voided('confirmed', true), voided('draft'), voided('void')]).toEqual([
    null,
    'statement_paid',
    'statement_not_confirmed',
    'statement_not_confirmed',
  ])
})

describe('an order', () => {
  const paid = { _id: 'a', open: 0, statementOpen: 50 }
  const open = { _id: 'b', open: 20, statementOpen: 50 }
  const offset = { _id: 'c', open: 20, statementOpen: 0 }

  test.each([
    ['no lines', 0, [], false],
    ['paid lines', 0, [paid, offset], true],
    ['an open line', 0, [paid, open], false],
    ['something unbilled', 30, [paid], false],
  ])('with %s', (_, unbilled, lines, isRight) => {
    expect(isSettled({ unbilled, lines })).toBe(isRight)
  })

  test('is open again once a line that it was settled for is', () => {
    expect(isOpenAgain(['a', 'c'], { unbilled: 30, lines: [paid, open, offset] })).toBe(false)
    expect(isOpenAgain(['a', 'b'], { unbilled: 0, lines: [paid, open] })).toBe(true)
    expect(isOpenAgain(['a'], { unbilled: 0, lines: [] })).toBe(true)
  })
})

test('the parts of an account add up to its balance, by days after the due day', () => {
  const on = (dueOn: string, open: number) => ({ dueOn, open })
  const statements = [
    on('2026-07-01', 1),
    on('2026-06-30', 2),
    on('2026-06-01', 4),
    on('2026-05-31', 8),
    on('2026-05-02', 16),
    on('2026-05-01', 32),
    on('2026-04-02', 64),
    on('2026-04-01', 128),
    // We owe it: never overdue for the agency.
    on('2026-01-01', -5),
  ]
  expect(ageingOf('2026-07-01', { unbilled: 1000, statements, unallocated: -300 })).toEqual({
    unbilled: 1000,
    notDue: -4,
    to30: 6,
    to60: 24,
    to90: 96,
    over90: 128,
    unallocated: -300,
    balance: 950,
  })
})

test('payments, top-ups and payouts are money', () => {
  const kinds = ['payment', 'top_up', 'payout', 'adjustment', 'opening', 'gross', 'reversal'] as const
  expect(kinds.filter(isMoney)).toEqual(['payment', 'top_up', 'payout'])
})
