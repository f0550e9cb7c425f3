import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderState } from '../orders/lifecycle.ts'
import {
  cashReceipt as cash,
  nextId,
  pendingCharge as pending,
  performStep as perform,
} from '../testing/performStep.ts'
import { type BookedOrder, type Books, keptOf, postingOf, postTotal, sumsOf } from './ledger.ts'
import type { Payment, PaymentStep } from './payments.ts'
import { netPaid, paymentsOnCancel, planPayments } from './payments.ts'
import { receiveMoney } from './receiveMoney.ts'
import { takeBack } from './takeBack.ts'
import type { AdjustmentReason } from './vocabulary.ts'

const open: BookedOrder = { total: 25000, currency: 'USD', isCanceled: false }
const empty: Books = { payments: [], entries: [] }

describe('the total in the ledger', () => {
  it('begins as a sale, and each change is one adjustment with its reason', () => {
    const placed = book(empty, open)
    expect(rowsOf(placed)).toEqual([['sale', 25000, null]])
    const raised = book(placed, { ...open, total: 31200 }, [], 'edit')
    const named = book(raised, { ...open, total: 30000 }, [], 'custom_price')
    expect(rowsOf(named).slice(1)).toEqual([
      ['adjustment', 6200, 'edit'],
      ['adjustment', -1200, 'custom_price'],
    ])
    expect(postTotal(named, { ...open, total: 30000 }, { reason: 'edit', voided: 0 })).toEqual([])
  })

  it('of a canceled tour is void, apart from what else changes the price', () => {
    const placed = book(empty, open)
    const one = book(placed, { ...open, total: 15000 }, [], 'edit', 10000)
    expect(rowsOf(one).slice(1)).toEqual([['void', -10000, null]])
    const both = book(placed, { ...open, total: 18000 }, [], 'move', 10000)
    expect(rowsOf(both).slice(1)).toEqual([
      ['void', -10000, null],
      ['adjustment', 3000, 'move'],
    ])
    const whole = book(one, { ...open, total: 15000, isCanceled: true })
    expect(rowsOf(whole).slice(2)).toEqual([['void', -15000, null]])
    expect(sumsOf(whole.entries, 'USD').total).toBe(0)
  })

  it('is empty while the price is open, and a sale once it is named', () => {
    const waiting = book(empty, { ...open, total: 0 })
    expect(waiting.entries).toEqual([])
    expect(rowsOf(book(waiting, open, [], 'custom_price'))).toEqual([['sale', 25000, null]])
  })

  it('closes the currency it had when the order gets another one', () => {
    const shekels = { ...open, total: 92500, currency: 'ILS' as const }
    const changed = book(book(empty, open), shekels)
    expect(rowsOf(changed)).toEqual([
      ['sale', 25000, null],
      ['adjustment', -25000, 'currency'],
      ['sale', 92500, null],
    ])
    expect(sumsOf(changed.entries, 'USD')).toEqual({ total: 0, paid: 0, balance: 0 })
    expect(sumsOf(changed.entries, 'ILS')).toEqual({ total: 92500, paid: 0, balance: 92500 })
    const back = book(changed, open)
    expect(sumsOf(back.entries, 'ILS').total).toBe(0)
    expect(sumsOf(back.entries, 'USD').total).toBe(25000)
  })

  it('of a canceled order is void, and what is kept of its money is a fee', () => {
    const paid = settle(withCharge(25000), 'p1')
    const kept = book(paid, { ...open, isCanceled: true }, paymentsOnCancel(paid.payments, false))
    expect(rowsOf(kept).slice(2)).toEqual([
      ['void', -25000, null],
      ['fee', 25000, null],
    ])
    expect(sumsOf(kept.entries, 'USD')).toEqual({ total: 25000, paid: 25000, balance: 0 })
    const refunded = book(paid, { ...open, isCanceled: true }, paymentsOnCancel(paid.payments, true))
    expect(rowsOf(refunded).slice(2)).toEqual([['void', -25000, null]])
    expect(sumsOf(refunded.entries, 'USD')).toEqual({ total: 0, paid: 25000, balance: -25000 })
  })
})

it('the fee of a canceled order is written again when a payment that it kept turns out wrong', () => {
  const paid = [pending('p1', 10000), pending('p2', 15000)]
  const placed = book({ payments: paid, entries: [] }, open)
  const both = settle(settle(placed, 'p1'), 'p2')
  const gone = { ...open, isCanceled: true }
  const kept = book(both, gone, paymentsOnCancel(both.payments, false))
  const wrong = book(kept, gone, [
    { kind: 'takeBack', entry: 'e2', payment: 'p2', note: 'Wrong order', clientKey: 'k' },
  ])
  expect(rowsOf(wrong).slice(3)).toEqual([
    ['void', -25000, null],
    ['fee', 25000, null],
    ['reversal', 15000, null],
    ['reversal', -25000, null],
    ['fee', 10000, null],
  ])
  expect(sumsOf(wrong.entries, 'USD')).toEqual({ total: 10000, paid: 10000, balance: 0 })
})

describe('the money in the ledger', () => {
  it('comes in once, by the way it came, and a refund goes back the same way when it went', () => {
    const agency = { ...empty, payments: [{ ...pending('p1', 25000), action: 'agency' as const }] }
    const paid = settle(book(agency, open), 'p1')
    expect(paid.entries.at(-1)).toMatchObject({
      kind: 'payment',
      amount: -25000,
      method: 'agency',
      payment: 'p1',
    })
    const canceled = book(paid, { ...open, isCanceled: true }, paymentsOnCancel(paid.payments, true))
    expect(keptOf(canceled, 'USD')).toBe(0)
    const back = canceled.payments.find(({ action }) => action === 'refund')?._id ?? ''
    const gone = settle(canceled, back, { ...open, isCanceled: true })
    expect(gone.entries.at(-1)).toMatchObject({
      kind: 'refund',
      amount: 25000,
      method: 'agency',
      payment: back,
    })
    expect(sumsOf(gone.entries, 'USD')).toEqual({ total: 0, paid: 0, balance: 0 })
    expect(settle(withCharge(100), 'p1').entries.at(-1)).toMatchObject({ method: 'card' })
  })

  it('is not touched by what is only asked for, split or dropped', () => {
    const steps: PaymentStep[] = [
      { kind: 'create', action: 'charge', amount: 100 },
      { kind: 'refund', of: 'p1', amount: 100 },
      { kind: 'reduce', _id: 'p1', amount: 50 },
      { kind: 'cancel', _id: 'p1' },
    ]
    expect(steps.map((step) => postingOf(step, withCharge(100)))).toEqual([null, null, null, null])
  })
})

const move = fc.oneof(
  fc.record({ move: fc.constant('price' as const), total: fc.nat(50_000), mayRefund: fc.boolean() }),
  fc.record({ move: fc.constant('cancelTour' as const), share: fc.nat(100), mayRefund: fc.boolean() }),
  fc.record({ move: fc.constant('settle' as const), which: fc.nat(20) }),
  fc.record({ move: fc.constant('receive' as const), amount: fc.integer({ min: 1, max: 40_000 }) }),
  fc.record({ move: fc.constant('takeBack' as const), which: fc.nat(20) }),
  fc.record({ move: fc.constant('cancel' as const), mayRefund: fc.boolean() }),
)
type Move = typeof move extends fc.Arbitrary<infer M> ? M : never

it('LEDG-03 whatever is played, total, payments and statuses follow from the rows, and no more goes back than came in', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 25 }), (moves) => {
      let [order, books] = [open, book(empty, open, planPayments([], due(open), true))]
      for (const next of moves) {
        if (
          order.isCanceled &&
          (next.move === 'price' || next.move === 'cancelTour' || next.move === 'cancel')
        )
          continue
        ;[order, books] = play(next, order, books)
        const { total, paid, balance } = sumsOf(books.entries, 'USD')
        expect(balance).toBe(books.entries.reduce((sum, { amount }) => sum + amount, 0))
        expect(total).toBe(order.isCanceled ? keptOf(books, 'USD') : order.total)
        expect(keptOf(books, 'USD')).toBe(netPaid(books.payments))
        expect(orderState({ ...order, kept: keptOf(books, 'USD') }).paymentStatus).toBe(
          statusOf(order, books),
        )
        expect(paid).toBeGreaterThanOrEqual(0)
        expect(keptOf(books, 'USD')).toBeGreaterThanOrEqual(0)
        for (const payment of books.payments)
          expect(isInLedger(payment, books)).toBe(payment.status === 'paid')
      }
    }),
  )
})

/** The rule of HOLE-O27, from the rows; a refund on its way counts as given. */
function statusOf({ isCanceled, total }: BookedOrder, { payments, entries }: Books): string {
  const back = payments.filter(({ action, status }) => action === 'refund' && status === 'pending')
  const paid = sumsOf(entries, 'USD').paid - back.reduce((sum, { amount }) => sum + amount, 0)
  if (isCanceled) return 'CANCELED'
  if (paid === 0) return 'PENDING'
  return paid >= total && total > 0 ? 'PAID' : 'PARTIAL'
}

function play(next: Move, order: BookedOrder, books: Books): [BookedOrder, Books] {
  switch (next.move) {
    case 'price': {
      const changed = { ...order, total: next.total }
      return [
        changed,
        book(books, changed, planPayments(books.payments, due(changed), next.mayRefund), 'edit'),
      ]
    }
    case 'cancelTour': {
      const voided = Math.floor((order.total * next.share) / 100)
      const changed = { ...order, total: order.total - voided }
      const steps = planPayments(books.payments, due(changed), next.mayRefund)
      return [changed, book(books, changed, steps, 'edit', voided)]
    }
    case 'settle': {
      const waiting = books.payments.filter(({ status }) => status === 'pending')
      const one = waiting[next.which % Math.max(1, waiting.length)]
      return [order, one ? settle(books, one._id, order) : books]
    }
    case 'receive': {
      const money = { amount: next.amount, receipt: cash, _id: nextId(books), isOverpayment: true }
      const steps = receiveMoney(books.payments, due(order), order.isCanceled, money)
      return [order, steps.ok ? book(books, order, steps.value) : books]
    }
    case 'takeBack': {
      const entry = books.entries[next.which % Math.max(1, books.entries.length)]
      const asked = { due: order.isCanceled ? null : due(order), note: 'Wrong order', clientKey: 'k' }
      const steps = entry && takeBack(books, entry, asked)
      return [order, steps?.ok ? book(books, order, steps.value) : books]
    }
    case 'cancel': {
      const canceled = { ...order, isCanceled: true }
      return [canceled, book(books, canceled, paymentsOnCancel(books.payments, next.mayRefund))]
    }
  }
}

/** True when the money of a payment is in the ledger and wasn't taken back. */
function isInLedger({ _id }: Payment, { entries }: Books): boolean {
  return entries.some(
    (entry) => entry.payment === _id && !entries.some(({ reverses }) => reverses === entry._id),
  )
}

/** What the server does with a plan: the steps with their rows, then the total. */
function book(
  books: Books,
  order: BookedOrder,
  steps: PaymentStep[] = [],
  reason: AdjustmentReason = 'edit',
  voided = 0,
): Books {
  const moved = steps.reduce((now, step) => {
    const posting = postingOf(step, now)
    const entries = posting ? [...now.entries, { _id: `e${now.entries.length}`, ...posting }] : now.entries
    return { payments: perform(now.payments, step), entries }
  }, books)
  const rows = postTotal(moved, order, { reason, voided }).map((posting, index) => ({
    _id: `e${moved.entries.length + index}`,
    ...posting,
  }))
  return { ...moved, entries: [...moved.entries, ...rows] }
}

function withCharge(amount: number): Books {
  return book({ payments: [pending('p1', amount)], entries: [] }, { ...open, total: amount })
}

function settle(books: Books, _id: string, order?: BookedOrder): Books {
  const total = sumsOf(books.entries, 'USD').total
  return book(books, order ?? { ...open, total }, [{ kind: 'settle', _id }])
}

function due({ total, currency }: BookedOrder) {
  return { total, currency, paymentTBD: false, isAgencyPayment: false }
}

function rowsOf({ entries }: Books) {
  return entries.map(({ kind, amount, reason }) => [kind, amount, reason])
}
