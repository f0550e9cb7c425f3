import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { issuesOf } from '../checked.ts'
import { pendingCharge as pending } from '../testing/performStep.ts'
import {
  backToCredits,
  type Credit,
  checkLongerValidity,
  creditState,
  intoCredit,
  lastDayOfCredit,
  newCreditOf,
  payAllByCredit,
  payByCredit,
} from './credit.ts'
import { type Due, netPaid, type Payment, planPayments, unpaidOf } from './payments.ts'

const due: Due = { total: 25000, currency: 'ILS', paymentTBD: false, isAgencyPayment: false }
const credit: Credit = {
  _id: 'c1',
  code: '7K3M-Q9XA',
  currency: 'ILS',
  account: 'office',
  rest: 10000,
  validUntil: '2028-11-23',
  isTakenBack: false,
}
const order = { account: 'office', due, payments: [charge('p1', 25000)], today: '2026-11-23' }
const use = { amount: 10000, _id: 'p2', clientKey: 'k' }

describe('what a credit pays', () => {
  test('is taken off what is asked for, at most its rest and what is open', () => {
    const steps = payByCredit(credit, order, use)
    expect(steps).toEqual({
      ok: true,
      value: [
        { kind: 'reduce', _id: 'p1', amount: 15000 },
        {
          kind: 'useCredit',
          _id: 'p2',
          action: 'charge',
          amount: 10000,
          currency: 'ILS',
          credit: 'c1',
          code: '7K3M-Q9XA',
          clientKey: 'k',
        },
      ],
    })
  })

  test.each<[string, Credit | null, typeof order, number, object]>([
    ['nothing with an unknown code', null, order, 10000, { code: 'credit_invalid' }],
    ['no other currency', { ...credit, currency: 'USD' }, order, 10000, { code: 'credit_invalid' }],
    [
      "no agency's order with ours",
      credit,
      { ...order, account: 'kesher' },
      10000,
      { code: 'credit_invalid' },
    ],
    [
      "no order of ours with an agency's",
      { ...credit, account: 'kesher' },
      order,
      10000,
      { code: 'credit_invalid' },
    ],
    [
      'an order of the same agency',
      { ...credit, account: 'kesher' },
      { ...order, account: 'kesher' },
      10000,
      { ok: true },
    ],
    [
      'nothing once it was taken back',
      { ...credit, rest: 0, isTakenBack: true },
      order,
      100,
      { code: 'credit_taken_back' },
    ],
    [
      'what came back to it later',
      { ...credit, isTakenBack: true },
      order,
      10001,
      { code: 'credit_used_up' },
    ],
    ['not more than its rest', credit, order, 10001, { code: 'credit_used_up', params: { left: '₪100.00' } }],
    [
      'nothing once it is used up',
      { ...credit, rest: 0 },
      order,
      1,
      { code: 'credit_used_up', params: { left: '₪0.00' } },
    ],
    ['on its last day', credit, { ...order, today: '2028-11-23' }, 10000, { ok: true }],
    [
      'not a day later',
      credit,
      { ...order, today: '2028-11-24' },
      10000,
      { code: 'credit_expired', params: { day: '23/11/2028' } },
    ],
    [
      'not more than is open',
      credit,
      { ...order, due: { ...due, total: 9999 } },
      10000,
      { code: 'amount_over_total', params: { open: 99.99 } },
    ],
    [
      'nothing while the price is open',
      credit,
      { ...order, due: { ...due, paymentTBD: true } },
      1,
      { code: 'amount_over_total', params: { open: 0 } },
    ],
  ])('%s', (_, some, at, amount, outcome) => {
    expect(payByCredit(some, at, { ...use, amount })).toMatchObject(outcome)
  })

  test('whatever is open and left, it never pays more than either, and the asked sum falls by what it paid', () => {
    const cents = fc.integer({ min: 1, max: 100_000 })
    fc.assert(
      fc.property(cents, cents, cents, fc.nat(100_000), (total, rest, amount, paid) => {
        const payments = [charge('p1', Math.max(1, total - paid)), settled('p0', paid)]
        const at = { ...order, payments, due: { ...due, total } }
        const open = unpaidOf(payments, at.due)
        const steps = payByCredit({ ...credit, rest }, at, { ...use, amount })
        expect(steps.ok).toBe(amount <= rest && amount <= open)
        if (!steps.ok) return
        const asked = steps.value.reduce(
          (sum, step) => (step.kind === 'reduce' ? step.amount : step.kind === 'cancel' ? 0 : sum),
          Math.max(1, total - paid),
        )
        expect(asked).toBe(open - amount)
      }),
    )
  })
})

describe('a customer who types a code', () => {
  const { amount: _, ...typed } = use
  const used = (steps: ReturnType<typeof payAllByCredit>) =>
    steps.ok ? steps.value.find((step) => step.kind === 'useCredit')?.amount : steps.code

  test.each<[string, Credit | null, typeof order, number | string]>([
    ['pays all that is left of it', credit, order, 10000],
    ['pays no more than is open', { ...credit, rest: 40000 }, order, 25000],
    ['pays nothing with a code that nobody was given', null, order, 'credit_invalid'],
    ['pays nothing with a used up code', { ...credit, rest: 0 }, order, 'credit_used_up'],
    ['pays nothing after its last day', credit, { ...order, today: '2028-11-24' }, 'credit_expired'],
    [
      'pays nothing where nothing is open',
      credit,
      { ...order, due: { ...due, total: 0 } },
      'amount_over_total',
    ],
    ['pays no agency', credit, { ...order, due: { ...due, isAgencyPayment: true } }, 'credit_invalid'],
  ])('%s', (_, some, at, outcome) => {
    expect(used(payAllByCredit(some, at, typed))).toBe(outcome)
  })
})

describe('what goes back', () => {
  const paid = [settled('cash', 15000), settled('byCredit', 10000, 'c1')]

  test('goes to the credit first, and the rest where it came from', () => {
    expect(planPayments(paid, { ...due, total: 13000 }, true)).toEqual([
      { kind: 'giveCredit', of: 'byCredit', amount: 10000, credit: 'c1' },
      { kind: 'refund', of: 'cash', amount: 2000 },
    ])
    expect(planPayments(paid, { ...due, total: 20000 }, true)).toEqual([
      { kind: 'giveCredit', of: 'byCredit', amount: 5000, credit: 'c1' },
    ])
  })

  test('or becomes a new credit, beside the one that paid', () => {
    const steps = planPayments(paid, { ...due, total: 0 }, true, 'credit')
    expect(steps).toEqual([
      { kind: 'giveCredit', of: 'byCredit', amount: 10000, credit: 'c1' },
      { kind: 'giveCredit', of: 'cash', amount: 15000, credit: null },
    ])
    expect([newCreditOf(steps), backToCredits(steps)]).toEqual([15000, 10000])
    expect(intoCredit(steps, 'c2').map((step) => 'credit' in step && step.credit)).toEqual(['c1', 'c2'])
  })

  test('never twice: what went back to a credit is gone from its payment', () => {
    const back = { ...settled('back', 6000, 'c1'), action: 'refund' as const, refunds: 'byCredit' }
    expect(planPayments([...paid, back], { ...due, total: 0 }, true)).toEqual([
      { kind: 'giveCredit', of: 'byCredit', amount: 4000, credit: 'c1' },
      { kind: 'refund', of: 'cash', amount: 15000 },
    ])
  })

  test('is the same sum wherever it goes, and no credit gets more than it paid', () => {
    const part = fc.record({
      amount: fc.integer({ min: 1, max: 20_000 }),
      credit: fc.constantFrom(null, 'c1', 'c2'),
    })
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), fc.nat(60_000), fc.boolean(), (parts, total, isNew) => {
        const payments = parts.map(({ amount, credit: by }, index) => settled(`p${index}`, amount, by))
        const steps = planPayments(payments, { ...due, total }, true, isNew ? 'credit' : 'source')
        const goesBack = steps.reduce(
          (sum, step) => (step.kind === 'refund' || step.kind === 'giveCredit' ? sum + step.amount : sum),
          0,
        )
        expect(goesBack).toBe(Math.max(0, netPaid(payments) - total))
        expect(isNew && steps.some(({ kind }) => kind === 'refund')).toBe(false)
        for (const one of ['c1', 'c2']) {
          const used = parts.reduce((sum, { amount, credit: by }) => (by === one ? sum + amount : sum), 0)
          const given = steps.reduce(
            (sum, step) => (step.kind === 'giveCredit' && step.credit === one ? sum + step.amount : sum),
            0,
          )
          expect(given).toBeLessThanOrEqual(used)
        }
        const byCredit = parts.reduce((sum, { amount, credit: by }) => (by ? sum + amount : sum), 0)
        expect(backToCredits(steps)).toBe(Math.min(byCredit, goesBack))
      }),
    )
  })
})

describe('how long a credit is valid', () => {
  test.each([
    ['2026-11-23', 24, '2028-11-23'],
    ['2024-02-29', 24, '2026-02-28'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
  ])('given on %s for %i months: until %s', (given, months, last) => {
    expect(lastDayOfCredit(given, months)).toBe(last)
  })

  test.each([
    [100, '2026-11-23', false, 'open'],
    [100, '2026-11-22', false, 'expired'],
    [0, '2026-11-22', false, 'used_up'],
    [0, '2028-11-23', false, 'used_up'],
    [0, '2028-11-23', true, 'taken_back'],
    [0, '2026-11-22', true, 'taken_back'],
    [100, '2028-11-23', true, 'open'],
    [100, '2026-11-22', true, 'expired'],
  ])('with %i left, valid until %s and taken back: %s, it is %s', (rest, validUntil, isTakenBack, state) => {
    expect(creditState({ rest, validUntil, isTakenBack }, '2026-11-23')).toBe(state)
  })

  const day = { field: 'validUntil', code: 'credit_day_invalid' }
  test.each<[string, string, string, object[]]>([
    ['a day later', '2028-11-24', 'Ill', []],
    ['ten years from today', '2036-11-23', 'Ill', []],
    ['the same day', '2028-11-23', 'Ill', [{ ...day, params: { from: '24/11/2028', to: '23/11/2036' } }]],
    ['an earlier day', '2027-11-23', 'Ill', [{ ...day, params: { from: '24/11/2028', to: '23/11/2036' } }]],
    ['a typing mistake', '2206-11-23', 'Ill', [{ ...day, params: { from: '24/11/2028', to: '23/11/2036' } }]],
    ['no reason', '2029-11-23', '  ', [{ field: 'reason', code: 'reason_required' }]],
  ])('made longer: %s', (_, validUntil, reason, issues) => {
    expect(issuesOf(checkLongerValidity({ validUntil, reason }, credit, '2026-11-23'))).toEqual(issues)
  })

  test('one that expired can be valid again from today on', () => {
    const longer = (validUntil: string) =>
      issuesOf(checkLongerValidity({ validUntil, reason: 'Ill' }, credit, '2029-03-01'))
    expect(longer('2029-03-01')).toEqual([])
    expect(longer('2029-02-28')).toMatchObject([day])
  })
})

function charge(_id: string, amount: number): Payment {
  return { ...pending(_id, amount), currency: 'ILS' }
}

function settled(_id: string, amount: number, by: string | null = null): Payment {
  return { ...charge(_id, amount), status: 'paid', credit: by }
}
