import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeOf } from '../decision.ts'
import {
  addPayment,
  type Due,
  maySettleByHand,
  netPaid,
  type Payment,
  type PaymentStep,
  paymentsOnChange,
  planPayments,
} from './payments.ts'
import { agencyProvider, paymentProvider } from './vocabulary.ts'

const due: Due = { total: 25000, currency: 'USD', paymentTBD: false, isAgencyPayment: false }

describe('the payments of a new order', () => {
  it('HOLE-O26 one charge for the whole total', () => {
    expect(planPayments([], due, false)).toEqual([{ kind: 'create', action: 'charge', amount: 25000 }])
  })

  it('HOLE-O26 PAY-16 one agency payment if the agency pays', () => {
    expect(planPayments([], { ...due, isAgencyPayment: true }, false)).toEqual([
      { kind: 'create', action: 'agency', amount: 25000 },
    ])
  })

  it('HOLE-O17 HOLE-O26 none while the price is to be determined, and none for a total of 0', () => {
    expect(planPayments([], { ...due, paymentTBD: true }, false)).toEqual([])
    expect(planPayments([], { ...due, total: 0 }, false)).toEqual([])
  })
})

describe('the payments when the total changes', () => {
  it('HOLE-O26 a higher total adds a charge for the difference', () => {
    expect(planPayments([paid('a', 25000)], { ...due, total: 31200 }, false)).toEqual([
      { kind: 'create', action: 'charge', amount: 6200 },
    ])
  })

  it('HOLE-O26 an equal total adds nothing', () => {
    expect(planPayments([paid('a', 10000), pending('b', 15000)], due, true)).toEqual([])
  })

  it('HOLE-O26 a lower total reduces pending payments, the newest first', () => {
    const payments = [pending('a', 15000), pending('b', 10000)]
    expect(planPayments(payments, { ...due, total: 12000 }, true)).toEqual([
      { kind: 'cancel', _id: 'b' },
      { kind: 'reduce', _id: 'a', amount: 12000 },
    ])
  })

  it('HOLE-O26 HOLE-O37 and refunds the rest', () => {
    const payments = [paid('a', 15000), pending('b', 10000)]
    expect(planPayments(payments, { ...due, total: 12000 }, true)).toEqual([
      { kind: 'cancel', _id: 'b' },
      { kind: 'refund', of: 'a', amount: 3000 },
    ])
    expect(planPayments(payments, { ...due, total: 12000 }, false)).toEqual([{ kind: 'cancel', _id: 'b' }])
  })

  it('HOLE-O26 never refunds the same money twice', () => {
    const payments = [paid('a', 25000), refund('r', 10000, 'a')]
    expect(planPayments(payments, { ...due, total: 15000 }, true)).toEqual([])
    expect(planPayments(payments, { ...due, total: 5000 }, true)).toEqual([
      { kind: 'refund', of: 'a', amount: 10000 },
    ])
  })

  it('HOLE-O26 a new way to pay replaces pending payments', () => {
    expect(planPayments([pending('a', 25000)], { ...due, isAgencyPayment: true }, true)).toEqual([
      { kind: 'cancel', _id: 'a' },
      { kind: 'create', action: 'agency', amount: 25000 },
    ])
  })

  it('HOLE-O5 a new currency replaces pending payments', () => {
    expect(planPayments([pending('a', 25000)], { ...due, currency: 'ILS', total: 92500 }, true)).toEqual([
      { kind: 'cancel', _id: 'a' },
      { kind: 'create', action: 'charge', amount: 92500 },
    ])
  })

  it('HOLE-O17 an open price drops pending payments', () => {
    expect(planPayments([pending('a', 25000)], { ...due, paymentTBD: true, total: 0 }, true)).toEqual([
      { kind: 'cancel', _id: 'a' },
    ])
  })

  it('HOLE-O26 whatever was paid before, the steps bring paid and pending to the total', () => {
    const payment = fc.record({
      amount: fc.integer({ min: 1, max: 50_000 }),
      status: fc.constantFrom('pending' as const, 'paid' as const, 'canceled' as const),
    })
    fc.assert(
      fc.property(fc.array(payment, { maxLength: 6 }), fc.nat(120_000), (drawn, total) => {
        const payments = drawn.map((one, index) => ({
          ...pending(`p${index}`, one.amount),
          status: one.status,
        }))
        const after = perform(payments, planPayments(payments, { ...due, total }, true))
        const open = after.filter((one) => one.status === 'pending' && one.action !== 'refund')
        expect(netPaid(after) + open.reduce((sum, one) => sum + one.amount, 0)).toBe(total)
      }),
    )
  })
})

describe('the payments of an order that is saved again', () => {
  const over = [paid('a', 30000)]

  it('stay as they are while the same is due, even when more was paid', () => {
    expect(paymentsOnChange(over, { before: due, after: { ...due } }, true)).toEqual([])
  })

  it('follow a change of the total, the currency, the way of paying or an open price', () => {
    const changes: [Partial<Due>, PaymentStep[]][] = [
      [{ total: 20000 }, [{ kind: 'refund', of: 'a', amount: 10000 }]],
      [{ total: 31000 }, [{ kind: 'create', action: 'charge', amount: 1000 }]],
    ]
    for (const [change, steps] of changes)
      expect(paymentsOnChange(over, { before: due, after: { ...due, ...change } }, true)).toEqual(steps)
    const asked = [pending('p', 25000)]
    const replaced: Partial<Due>[] = [{ currency: 'ILS' }, { isAgencyPayment: true }, { paymentTBD: true }]
    for (const change of replaced)
      expect(paymentsOnChange(asked, { before: due, after: { ...due, ...change } }, true)[0]).toEqual({
        kind: 'cancel',
        _id: 'p',
      })
  })
})

describe('cancelling an order', () => {
  it('HOLE-O36 drops pending payments and refunds each paid one', () => {
    const payments = [paid('a', 15000), pending('b', 6000), { ...paid('c', 4000), action: 'agency' as const }]
    expect(planPayments(payments, { ...due, total: 0 }, true)).toEqual([
      { kind: 'cancel', _id: 'b' },
      { kind: 'refund', of: 'c', amount: 4000 },
      { kind: 'refund', of: 'a', amount: 15000 },
    ])
    expect(planPayments(payments, { ...due, total: 19000 }, true)).toEqual([{ kind: 'cancel', _id: 'b' }])
  })

  it('refunds the rest of a partly refunded payment, and never a refund', () => {
    const payments = [paid('a', 15000), { ...refund('r', 5000, 'a'), status: 'paid' as const }]
    expect(planPayments(payments, { ...due, total: 0 }, true)).toEqual([
      { kind: 'refund', of: 'a', amount: 10000 },
    ])
  })

  it('refunds the whole payment if an earlier refund was dropped', () => {
    const payments = [paid('a', 15000), { ...refund('r', 5000, 'a'), status: 'canceled' as const }]
    expect(planPayments(payments, { ...due, total: 0 }, true)).toEqual([
      { kind: 'refund', of: 'a', amount: 15000 },
    ])
  })

  it('refunds the payment that came in last first, whenever it was asked for', () => {
    const early = { ...paid('a', 15000), settledAt: new Date('2026-03-05T10:00:00Z') }
    const late = { ...paid('b', 10000), settledAt: new Date('2026-03-04T10:00:00Z') }
    expect(planPayments([early, late], { ...due, total: 8000 }, true)).toEqual([
      { kind: 'refund', of: 'a', amount: 15000 },
      { kind: 'refund', of: 'b', amount: 2000 },
    ])
  })

  it('HOLE-O36 a second time there is nothing left to refund', () => {
    const payments = [paid('a', 15000), refund('r', 15000, 'a')]
    expect(planPayments(payments, { ...due, total: 0 }, true)).toEqual([])
  })
})

describe('a payment added by hand', () => {
  it('HOLE-O26 must be above 0 and within the unpaid amount', () => {
    const payments = [paid('a', 10000), pending('b', 5000)]
    expect(addPayment(payments, due, 100)).toEqual({
      ok: true,
      value: [{ kind: 'create', action: 'charge', amount: 10000 }],
    })
    expect(addPayment(payments, due, 150).ok).toBe(true)
    expect(addPayment(payments, due, 150.01)).toEqual({
      ok: false,
      code: 'amount_over_total',
      params: { open: 150 },
    })
    for (const amount of [0, -100, Number.NaN])
      expect(addPayment(payments, due, amount)).toEqual({ ok: false, code: 'amount_invalid' })
    for (const amount of [0.004, 99.999, 100_000.01, 1e15])
      expect(addPayment(payments, due, amount)).toMatchObject({ code: 'amount_out_of_bounds' })
    expect(addPayment([], { ...due, paymentTBD: true }, 100)).toMatchObject({ code: 'amount_over_total' })
  })

  it('HOLE-O26 reduces pending payments, the oldest first, so that parts stay', () => {
    const payments = [pending('rest', 10000), pending('part', 15000)]
    const taken = (amount: number) => {
      const added = addPayment(payments, { ...due, isAgencyPayment: true }, amount)
      return added.ok && added.value
    }
    expect(taken(30)).toEqual([
      { kind: 'reduce', _id: 'rest', amount: 7000 },
      { kind: 'create', action: 'agency', amount: 3000 },
    ])
    expect(taken(120)).toEqual([
      { kind: 'cancel', _id: 'rest' },
      { kind: 'reduce', _id: 'part', amount: 13000 },
      { kind: 'create', action: 'agency', amount: 12000 },
    ])
  })

  it('HOLE-O26 a second part of the same amount is a part of its own', () => {
    const payments = [pending('rest', 23000), pending('part', 2000)]
    expect(addPayment(payments, due, 20)).toEqual({
      ok: true,
      value: [
        { kind: 'reduce', _id: 'rest', amount: 21000 },
        { kind: 'create', action: 'charge', amount: 2000 },
      ],
    })
  })

  it('HOLE-O26 never lets the payments exceed the total', () => {
    const cents = fc.integer({ min: 1, max: 30000 })
    fc.assert(
      fc.property(cents, cents, cents, (first, second, amount) => {
        const before = [paid('a', Math.min(first, 25000)), pending('b', second)]
        const added = addPayment(before, due, amount / 100)
        if (!added.ok) return
        const after = perform(before, added.value)
        const open = after.filter((one) => one.status === 'pending').reduce((sum, one) => sum + one.amount, 0)
        expect(netPaid(after) + open).toBeLessThanOrEqual(Math.max(due.total, netPaid(before) + second))
      }),
    )
  })
})

describe('a payment marked as paid by hand', () => {
  it('HOLE-O31 must be a pending payment to the agency, never a card payment', () => {
    expect(codeOf(maySettleByHand({ status: 'pending', provider: 'agency' }))).toBeNull()
    expect(codeOf(maySettleByHand({ status: 'paid', provider: 'agency' }))).toBe('payment_not_pending')
    expect(codeOf(maySettleByHand({ status: 'canceled', provider: 'agency' }))).toBe('payment_not_pending')
    expect(codeOf(maySettleByHand({ status: 'pending', provider: 'tranzila' }))).toBe('payment_by_card')
  })
})

it('providers have these names, which are stored with payments', () => {
  expect({ agencyProvider, paymentProvider }).toEqual({
    agencyProvider: 'agency',
    paymentProvider: 'tranzila',
  })
})

function perform(payments: Payment[], steps: PaymentStep[]): Payment[] {
  const after = payments.map((payment) => ({ ...payment }))
  steps.forEach((step, index) => {
    if (step.kind === 'create') after.push({ ...pending(`new${index}`, step.amount), action: step.action })
    if (step.kind === 'refund') after.push(refund(`back${index}`, step.amount, step.of))
    if (step.kind === 'takeBack') return
    const known = after.find((payment) => '_id' in step && payment._id === step._id)
    if (known && step.kind === 'reduce') known.amount = step.amount
    if (known && step.kind === 'cancel') known.status = 'canceled'
  })
  return after
}

function pending(_id: string, amount: number): Payment {
  return {
    _id,
    action: 'charge',
    status: 'pending',
    amount,
    currency: 'USD',
    refunds: null,
    instalment: null,
  }
}

function paid(_id: string, amount: number): Payment {
  return { ...pending(_id, amount), status: 'paid' }
}

function refund(_id: string, amount: number, refunds: string): Payment {
  return { ...pending(_id, amount), action: 'refund', refunds }
}
