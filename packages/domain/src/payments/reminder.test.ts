import { expect, test } from 'vitest'
import { reminderOf } from './reminder.ts'

const today = '2026-03-10'
const deposit = { n: 1, dueOn: '2026-03-02', amount: 7500 }
const balance = { n: 2, dueOn: '2026-04-06', amount: 17500 }

test.each([
  ['a deposit of last week is overdue', 1, '2026-03-02', { dueOn: '2026-03-02', isOverdue: true }],
  [
    'a balance is due on its own day, not when it was asked for',
    2,
    '2026-03-02',
    { dueOn: '2026-04-06', isOverdue: false },
  ],
  [
    'a charge without instalments is overdue from the day after',
    null,
    '2026-03-09',
    { dueOn: '2026-03-09', isOverdue: true },
  ],
  ['one that was asked for today is simply due', null, today, null],
  ['an instalment that is gone counts from the day it was asked for', 3, today, null],
])('%s', (_, instalment, askedOn, expected) => {
  expect(reminderOf({ instalment, askedOn }, [deposit, balance], today)).toEqual(expected)
})
