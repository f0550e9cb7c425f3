import { expect, test } from 'vitest'
import { asksFor } from './reminders.ts'

const deposit = { _id: 'p1', instalment: 1, dueOn: '2026-03-02' }
const balance = { _id: 'p2', instalment: 2, dueOn: '2026-04-06' }
const whole = { _id: 'p3', instalment: null, dueOn: '2026-03-02' }
const on = '2026-03-20'

test('a message asks for the charge or the instalment that it names, and for no other', () => {
  const byCharge = { payment: 'p1', instalment: null, on }
  const byInstalment = { payment: null, instalment: 2, on }
  expect([deposit, balance, whole].map((charge) => asksFor(byCharge, charge))).toEqual([true, false, false])
  expect([deposit, balance, whole].map((charge) => asksFor(byInstalment, charge))).toEqual([
    false,
    true,
    false,
  ])
})

test('a message that names none asks for what was due by its day', () => {
  const general = { payment: null, instalment: null, on }
  expect([deposit, balance, whole].map((charge) => asksFor(general, charge))).toEqual([true, false, true])
  expect(asksFor({ ...general, on: balance.dueOn }, balance)).toBe(true)
})
