import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cashReceipt, nextId, pendingCharge, performStep } from '../testing/performStep.ts'
import { askByInstalments } from './askByInstalments.ts'
import {
  fillInstalments,
  firstInstalments,
  type Instalment,
  instalmentsAfter,
  makeDueNow,
  restsOf,
} from './instalments.ts'
import type { DepositTerms } from './paymentPolicy.ts'
import { type Due, netPaid, type Payment, type PaymentStep, planPayments } from './payments.ts'
import { receiveMoney } from './receiveMoney.ts'

const today = '2026-03-02'
const third: DepositTerms = { policy: 'p', name: 'Deposit', percent: 30, amount: null, daysBefore: 14 }
const due = (total: number, change: Partial<Due> = {}): Due => ({
  total,
  currency: 'USD',
  paymentTBD: false,
  isAgencyPayment: false,
  ...change,
})
const facts = { terms: third, due: due(25001), rate: 1, firstDay: '2026-04-20', today }
const saved: Instalment[] = [
  { n: 1, dueOn: '2026-03-02', amount: 7500 },
  { n: 2, dueOn: '2026-04-06', amount: 17501 },
]
const short = (instalments: Instalment[]) => instalments.map(({ n, dueOn, amount }) => [n, dueOn, amount])
const amounts = (instalments: Instalment[]) => instalments.map(({ amount }) => amount)

describe('the first instalments', () => {
  it('are the deposit, due today, and the rest, due before the first tour date', () => {
    expect(firstInstalments(facts)).toEqual(saved)
  })

  it.each([
    [25001, { percent: 30 }, 1, [7500, 17501]],
    [25001, { percent: 99 }, 1, [24751, 250]],
    [1050, { percent: 50 }, 1, [525, 525]],
    [25, { percent: 50 }, 1, [13, 12]],
    [10, { percent: 1 }, 1, [1, 9]],
    [25001, { percent: null, amount: 5000 }, 1, [5000, 20001]],
    [92500, { percent: null, amount: 5000 }, 3.7, [18500, 74000]],
    [5000, { percent: null, amount: 5000 }, 1, []],
    [1, { percent: 50 }, 1, []],
    [0, { percent: 50 }, 1, []],
  ] as const)('of %d cents with %o at a rate of %d are %o', (total, change, rate, expected) => {
    const terms = { ...third, ...change }
    expect(amounts(firstInstalments({ ...facts, terms, rate, due: due(total) }))).toEqual(expected)
  })

  it('are none when the rest would be due today or earlier, without a deposit, for an agency or an open price', () => {
    expect(firstInstalments({ ...facts, firstDay: '2026-03-17' })).toHaveLength(2)
    for (const change of [
      { firstDay: '2026-03-16' },
      { firstDay: '2026-03-04' },
      { firstDay: null },
      { terms: null },
      { due: due(25001, { paymentTBD: true }) },
      { due: due(25001, { isAgencyPayment: true }) },
    ])
      expect(firstInstalments({ ...facts, ...change })).toEqual([])
  })
})

describe('the instalments after a change', () => {
  const changed = (change: Partial<typeof facts>, before = due(25001), instalments = saved) =>
    instalmentsAfter(instalments, before, { ...facts, ...change })

  it('add a higher total to the last one, and take a lower one from the last backwards', () => {
    expect(amounts(changed({ due: due(30000) }))).toEqual([7500, 22500])
    expect(amounts(changed({ due: due(20000) }))).toEqual([7500, 12500])
    expect(amounts(changed({ due: due(5000) }))).toEqual([5000, 0])
    expect(amounts(changed({ due: due(0) }))).toEqual([0, 0])
    const [one, none] = changed({ due: due(5000) })
    expect(amounts(changed({ due: due(6000) }, due(5000), [one!, none!]))).toEqual([5000, 1000])
  })

  it('move the balance with the first tour date unless its day is past, and never the deposit', () => {
    expect(short(changed({ firstDay: '2026-05-20', today: '2026-03-09' }))).toEqual([
      [1, '2026-03-02', 7500],
      [2, '2026-05-06', 17501],
    ])
    expect(changed({ firstDay: '2026-03-10', today: '2026-03-09' })[1]?.dueOn).toBe('2026-03-09')
    expect(changed({ firstDay: '2026-05-20', today: '2026-04-06' })[1]?.dueOn).toBe('2026-05-06')
    expect(changed({ firstDay: '2026-05-20', today: '2026-04-07' })[1]?.dueOn).toBe('2026-04-06')
  })

  it('begin once the order is asked to pay, and in a new currency; all at once stays all at once', () => {
    expect(changed({}, due(0, { paymentTBD: true }), [])).toEqual(saved)
    expect(changed({}, due(25001, { isAgencyPayment: true }), [])).toEqual(saved)
    expect(changed({ rate: 3.7, due: due(92500, { currency: 'ILS' }) })).toMatchObject([
      { amount: 27750 },
      { amount: 64750 },
    ])
    expect(changed({ due: due(30000) }, due(25001), [])).toEqual([])
    expect(changed({ due: due(25001, { paymentTBD: true }) })).toEqual([])
    expect(changed({ due: due(25001, { isAgencyPayment: true }) })).toEqual([])
  })
})

describe('money', () => {
  it('fills instalments in the order of their due days', () => {
    const paidOf = (kept: number) => fillInstalments(saved, kept, today).map(({ paid }) => paid)
    expect(paidOf(0)).toEqual([0, 0])
    expect(paidOf(7499)).toEqual([7499, 0])
    expect(paidOf(10000)).toEqual([7500, 2500])
    expect(paidOf(30000)).toEqual([7500, 17501])
  })

  it.each([
    ['2026-03-02', 0, ['due_soon', 'open']],
    ['2026-03-03', 0, ['overdue', 'open']],
    ['2026-03-29', 7500, ['paid', 'open']],
    ['2026-03-30', 7500, ['paid', 'due_soon']],
    ['2026-04-06', 25000, ['paid', 'due_soon']],
    ['2026-04-07', 25000, ['paid', 'overdue']],
    ['2026-04-07', 25001, ['paid', 'paid']],
  ] as const)('on %s with %d cents paid makes them %o', (day, kept, states) => {
    expect(fillInstalments(saved, kept, day).map(({ state }) => state)).toEqual(states)
  })
})

describe('charges', () => {
  const charge = (_id: string, amount: number, instalment: number | null): Payment => ({
    ...pendingCharge(_id, amount),
    instalment,
  })
  const both = [charge('p1', 7500, 1), charge('p2', 17501, 2)]
  const asked = (payments: Payment[], steps: PaymentStep[], instalments = saved) =>
    askByInstalments(payments, steps, { instalments, currency: 'USD' })

  it('ask for one instalment each', () => {
    expect(asked([], planPayments([], due(25001), false))).toEqual([
      { kind: 'create', action: 'charge', amount: 7500, instalment: 1 },
      { kind: 'create', action: 'charge', amount: 17501, instalment: 2 },
    ])
    expect(
      askByInstalments([], planPayments([], due(25001), false), { instalments: [], currency: 'USD' }),
    ).toEqual([{ kind: 'create', action: 'charge', amount: 25001 }])
  })

  it('leave out what cash already paid, the deposit first', () => {
    const steps = receiveMoney(both, due(25001), false, {
      amount: 10000,
      receipt: cashReceipt,
      _id: 'c',
      isOverpayment: false,
    })
    expect(steps.ok && asked(both, steps.value).slice(1)).toEqual([
      { kind: 'cancel', _id: 'p1' },
      { kind: 'reduce', _id: 'p2', amount: 15001 },
    ])
  })

  it('ask for the rest of the balance if the balance was paid before the deposit', () => {
    const [settle, ...others] = asked(both, [{ kind: 'settle', _id: 'p2' }])
    expect(settle).toEqual({ kind: 'settle', _id: 'p2' })
    expect(others).toEqual([{ kind: 'ask', _id: 'p1', amount: 7500, instalment: 2, more: 0 }])
  })

  it('grow with the total by the same link', () => {
    const raised = withTotalOf(30000)
    expect(asked(both, planPayments(both, due(30000), false), raised)).toEqual([
      { kind: 'ask', _id: 'p2', amount: 22500, instalment: 2, more: 4999 },
    ])
    const paid: Payment[] = both.map((one) => ({ ...one, status: 'paid' }))
    expect(asked(paid, planPayments(paid, due(30000), false), raised)).toEqual([
      { kind: 'create', action: 'charge', amount: 4999, instalment: 2 },
    ])
  })

  it('of a part that staff ask for take from the deposit first and then pull the balance forward', () => {
    expect(makeDueNow(saved, 0, 5000)).toEqual({ instalments: saved, n: 1 })
    expect(makeDueNow(saved, 0, 20000)).toMatchObject({
      instalments: [{ amount: 20000 }, { amount: 5001 }],
      n: 1,
    })
    expect(makeDueNow(saved, 10000, 5000)).toEqual({ instalments: saved, n: 2 })
    expect(makeDueNow(saved, 25001, 1)).toBeNull()
    expect(asked(both, [{ kind: 'create', action: 'charge', amount: 5000, instalment: 1 }])).toEqual([
      { kind: 'create', action: 'charge', amount: 5000, instalment: 1 },
      { kind: 'reduce', _id: 'p1', amount: 2500 },
    ])
  })

  function withTotalOf(total: number) {
    return instalmentsAfter(saved, due(25001), { ...facts, due: due(total) })
  }
})

it('whatever is played, instalments add up to the total and the charges to what is open of each', () => {
  const move = fc.oneof(
    fc.record({ move: fc.constant('price' as const), total: fc.integer({ min: 0, max: 60_000 }) }),
    fc.record({ move: fc.constant('date' as const), ahead: fc.integer({ min: 0, max: 90 }) }),
    fc.record({ move: fc.constant('agency' as const) }),
    fc.record({ move: fc.constant('open' as const) }),
    fc.record({ move: fc.constant('receive' as const), amount: fc.integer({ min: 1, max: 40_000 }) }),
    fc.record({ move: fc.constant('settle' as const), which: fc.nat(5) }),
    fc.record({ move: fc.constant('part' as const), amount: fc.integer({ min: 1, max: 40_000 }) }),
    fc.record({ move: fc.constant('day' as const), later: fc.integer({ min: 1, max: 20 }) }),
  )
  const terms = fc.record({
    policy: fc.constant('p'),
    name: fc.constant('Deposit'),
    percent: fc.option(fc.integer({ min: 1, max: 99 })),
    amount: fc.integer({ min: 1, max: 20_000 }),
    daysBefore: fc.integer({ min: 0, max: 30 }),
  })
  fc.assert(
    fc.property(
      terms,
      fc.integer({ min: 1, max: 60_000 }),
      fc.array(move, { maxLength: 14 }),
      (sold, total, moves) => {
        let order = place({ terms: sold, due: due(total), rate: 1, firstDay: dayAt(60), today: dayAt(0) })
        for (const next of moves) {
          order = play(order, next)
          const { instalments, payments, facts: now } = order
          const asks = payments.filter(({ status, action }) => status === 'pending' && action === 'charge')
          const open = now.due.paymentTBD ? 0 : Math.max(0, now.due.total - netPaid(payments))
          if (!now.due.isAgencyPayment) expect(asks.reduce((sum, { amount }) => sum + amount, 0)).toBe(open)
          if (instalments.length === 0) continue
          expect(amounts(instalments).reduce((sum, amount) => sum + amount, 0)).toBe(now.due.total)
          for (const amount of amounts(instalments)) expect(amount).toBeGreaterThanOrEqual(0)
          for (const { n, rest } of restsOf(instalments, netPaid(payments)))
            expect(
              asks.filter(({ instalment }) => instalment === n).reduce((sum, { amount }) => sum + amount, 0),
            ).toBe(rest)
          for (const { amount } of asks) expect(amount).toBeGreaterThan(0)
        }
      },
    ),
  )
})

interface Played {
  facts: typeof facts
  instalments: Instalment[]
  payments: Payment[]
}
type Move =
  | { move: 'price'; total: number }
  | { move: 'date'; ahead: number }
  | { move: 'agency' | 'open' }
  | { move: 'receive' | 'part'; amount: number }
  | { move: 'settle'; which: number }
  | { move: 'day'; later: number }

function place(sold: typeof facts): Played {
  const order = { facts: sold, instalments: firstInstalments(sold), payments: [] }
  return carryOut(order, planPayments([], sold.due, false))
}

function play(order: Played, next: Move): Played {
  const { facts: now, instalments, payments } = order
  switch (next.move) {
    case 'price':
      return edit(order, { due: { ...now.due, total: next.total } })
    case 'date':
      return edit(order, { firstDay: dayAt(next.ahead) })
    case 'agency':
      return edit(order, { due: { ...now.due, isAgencyPayment: !now.due.isAgencyPayment } })
    case 'open':
      return edit(order, { due: { ...now.due, paymentTBD: !now.due.paymentTBD } })
    case 'day':
      return { ...order, facts: { ...now, today: dayAt(dayNumber(now.today) + next.later) } }
    case 'receive': {
      const money = { amount: next.amount, receipt: cashReceipt, _id: nextId(order), isOverpayment: true }
      const steps = receiveMoney(payments, now.due, false, money)
      return steps.ok ? carryOut(order, steps.value) : order
    }
    case 'settle': {
      const pending = payments.filter(({ status }) => status === 'pending')
      const one = pending[next.which % Math.max(1, pending.length)]
      return one ? carryOut(order, [{ kind: 'settle', _id: one._id }]) : order
    }
    case 'part': {
      const open = restsOf(instalments, netPaid(payments)).reduce((sum, { rest }) => sum + rest, 0)
      const made = next.amount <= open ? makeDueNow(instalments, netPaid(payments), next.amount) : null
      if (!made) return order
      const part = {
        kind: 'create' as const,
        action: 'charge' as const,
        amount: next.amount,
        instalment: made.n,
      }
      return carryOut({ ...order, instalments: made.instalments }, [part])
    }
  }
}

function edit(order: Played, change: Partial<typeof facts>): Played {
  const now = { ...order.facts, ...change }
  const instalments = instalmentsAfter(order.instalments, order.facts.due, now)
  const isSame = now.due === order.facts.due
  const steps = isSame ? [] : planPayments(order.payments, now.due, true)
  return carryOut({ ...order, facts: now, instalments }, steps)
}

function carryOut(order: Played, steps: PaymentStep[]): Played {
  const asked = askByInstalments(order.payments, steps, { ...order, currency: 'USD' })
  return { ...order, payments: asked.reduce(performStep, order.payments) }
}

function dayAt(days: number): string {
  return new Date(Date.UTC(2026, 2, 2 + days)).toISOString().slice(0, 10)
}

function dayNumber(day: string): number {
  return Math.round((Date.parse(day) - Date.UTC(2026, 2, 2)) / 86_400_000)
}
