import { describe, expect, test } from 'vitest'
import { allToPay, instalmentOf, type OpenCharge, openCharge, toPayBy, toPayByLink } from './toPay.ts'

const today = '2026-03-10'
const charge = (_id: string, amount: number, dueOn: string, rest: Partial<OpenCharge> = {}): OpenCharge => ({
  _id,
  amount,
  dueOn,
  instalment: null,
  isPart: false,
  ...rest,
})

const first = charge('first', 25000, '2026-03-02')
const added = charge('added', 12000, today)
const deposit = charge('deposit', 7500, today, { instalment: 1 })
const balance = charge('balance', 17501, '2026-04-06', { instalment: 2 })
const part = charge('part', 10000, today, { isPart: true })
const otherPart = charge('other part', 15000, today, { isPart: true })
const none: OpenCharge[] = []

describe('what’s due is one amount', () => {
  test.each([
    ['an order with a tour added later', [first, added], 37000, today],
    ['a deposit without its balance', [deposit, balance], 7500, today],
    ['a balance before its day, once the deposit is paid', [balance], 17501, '2026-04-06'],
    [
      'a deposit of last week with a part asked for today',
      [{ ...deposit, dueOn: '2026-03-02' }, part],
      17500,
      today,
    ],
    ['a part with the rest of its order', [first, part], 35000, today],
    ['nothing but parts', [part, otherPart], 25000, today],
    ['cents', [charge('a', 3333, today), charge('b', 3333, today), charge('c', 3334, today)], 10000, today],
  ])('%s', (_, charges, amount, dueOn) => {
    expect(toPayBy(charges, today)).toMatchObject({ amount, dueOn })
  })

  test('nothing is open', () => {
    expect([toPayBy(none, today), allToPay(none), toPayByLink(none, 'first', today)]).toEqual([
      null,
      null,
      null,
    ])
  })

  test('everything at once', () => {
    expect(allToPay([deposit, balance])).toMatchObject({ amount: 25001, dueOn: '2026-04-06' })
  })
})

describe('a link leads to what’s open now', () => {
  test.each([
    ['of the first of two charges', [first, added], 'first', ['first', 'added']],
    ['of the second of two charges', [first, added], 'added', ['first', 'added']],
    ['of a charge that’s no longer open', [first, added], 'gone', ['first', 'added']],
    ['of a deposit', [deposit, balance], 'deposit', ['deposit']],
    ['of a balance, while the deposit is open', [deposit, balance], 'balance', ['deposit', 'balance']],
    ['of a balance, once the deposit is paid', [balance], 'balance', ['balance']],
    ['of a deposit that’s paid', [balance], 'deposit', ['balance']],
    ['of a part: only the part', [first, part], 'part', ['part']],
    ['of the rest beside a part: everything', [first, part], 'first', ['first', 'part']],
  ])('%s', (_, charges, link, asked) => {
    expect(toPayByLink(charges, link, today)?.charges.map(({ _id }) => _id)).toEqual(asked)
  })
})

test('an amount is for an instalment only if all of it is', () => {
  expect(instalmentOf(allToPay([balance])!)).toBe(2)
  expect(instalmentOf(allToPay([deposit, balance])!)).toBeNull()
  expect(instalmentOf(allToPay([first, added])!)).toBeNull()
})

test('a charge is due with its instalment, any other on the day it was asked for', () => {
  const instalments = [{ n: 2, dueOn: '2026-04-06', amount: 17501 }]
  const asked = { _id: 'a', amount: 1, isPart: false, askedOn: '2026-03-02' }
  expect(openCharge({ ...asked, instalment: 2 }, instalments).dueOn).toBe('2026-04-06')
  expect(openCharge({ ...asked, instalment: null }, instalments).dueOn).toBe('2026-03-02')
})
