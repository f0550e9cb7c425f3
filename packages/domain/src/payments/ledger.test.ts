import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderState } from '../orders/lifecycle.ts'
import {
  cashReceipt as cash,
  nextId,
  pendingCharge as pending,
  performStep as perform,
} from '../testing/performStep.ts'
import { planCancellation } from './cancellation.ts'
import { payByCredit } from './credit.ts'
import { feeLines } from './feeLines.ts'
import {
  type BookedOrder,
  type Books,
  feesFor,
  feesOf,
  keptOf,
  noChange,
  postingOf,
  postTotal,
  sumsOf,
  type TotalChange,
} from './ledger.ts'
import type { Payment, PaymentStep } from './payments.ts'
import { netPaid, planPayments } from './payments.ts'
import { receiveMoney } from './receiveMoney.ts'
import { takeBack } from './takeBack.ts'
import type { AdjustmentReason, CancelTerms, RefundTarget } from './vocabulary.ts'

const open: BookedOrder = { price: 25000, currency: 'USD', isCanceled: false, collectsFees: false }
const empty: Books = { payments: [], entries: [] }

describe('the total in the ledger', () => {
  it('begins as a sale, and each change is one adjustment with its reason', () => {
    const placed = book(empty, open)
    expect(rowsOf(placed)).toEqual([['sale', 25000, null]])
    const raised = book(placed, { ...open, price: 31200 }, [], 'edit')
    const named = book(raised, { ...open, price: 30000 }, [], 'custom_price')
    expect(rowsOf(named).slice(1)).toEqual([
      ['adjustment', 6200, 'edit'],
      ['adjustment', -1200, 'custom_price'],
    ])
    expect(postTotal(named, { ...open, price: 30000 }, noChange)).toEqual([])
  })

  it('of a canceled tour is void, apart from what else changes the price', () => {
    const placed = book(empty, open)
    const one = book(placed, { ...open, price: 15000 }, [], 'edit', canceling(10000))
    expect(rowsOf(one).slice(1)).toEqual([['void', -10000, null]])
    const both = book(placed, { ...open, price: 18000 }, [], 'move', canceling(10000))
    expect(rowsOf(both).slice(1)).toEqual([
      ['void', -10000, null],
      ['adjustment', 3000, 'move'],
    ])
    const whole = book(one, { ...open, price: 15000, isCanceled: true })
    expect(rowsOf(whole).slice(2)).toEqual([['void', -15000, null]])
    expect(sumsOf(whole.entries, 'USD').total).toBe(0)
  })

  it('is empty while the price is open, and a sale once it is named', () => {
    const waiting = book(empty, { ...open, price: 0 })
    expect(waiting.entries).toEqual([])
    expect(rowsOf(book(waiting, open, [], 'custom_price'))).toEqual([['sale', 25000, null]])
  })

  it('closes the currency it had when the order gets another one', () => {
    const shekels = { ...open, price: 92500, currency: 'ILS' as const }
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
    const [, kept] = cancelAll(open, paid, 'none')
    expect(rowsOf(kept).slice(2)).toEqual([
      ['void', -25000, null],
      ['fee', 25000, null],
    ])
    expect(sumsOf(kept.entries, 'USD')).toEqual({ total: 25000, paid: 25000, balance: 0 })
    const [, refunded] = cancelAll(open, paid, 'full')
    expect(rowsOf(refunded).slice(2)).toEqual([['void', -25000, null]])
    expect(sumsOf(refunded.entries, 'USD')).toEqual({ total: 0, paid: 25000, balance: -25000 })
  })

  it('LEDG-21 of a canceled order that is not paid gives its fee up, unless it is to be collected', () => {
    const [, given] = cancelAll(open, withCharge(25000), 'none')
    expect(rowsOf(given).slice(1)).toEqual([
      ['void', -25000, null],
      ['fee', 25000, null],
      ['write_off', -25000, null],
    ])
    const [, asked] = cancelAll({ ...open, collectsFees: true }, withCharge(25000), 'none')
    expect(rowsOf(asked).slice(1)).toEqual([
      ['void', -25000, null],
      ['fee', 25000, null],
    ])
    expect(asked.payments).toMatchObject([{ status: 'pending', amount: 25000 }])
  })
})

it('the fee of a canceled order is given up when a payment that it kept turns out wrong', () => {
  const paid = [pending('p1', 10000), pending('p2', 15000)]
  const placed = book({ payments: paid, entries: [] }, open)
  const [gone, kept] = cancelAll(open, settle(settle(placed, 'p1'), 'p2'), 'none')
  const wrong = book(kept, gone, [
    { kind: 'takeBack', entry: 'e2', payment: 'p2', note: 'Wrong order', clientKey: 'k' },
  ])
  expect(rowsOf(wrong).slice(3)).toEqual([
    ['void', -25000, null],
    ['fee', 25000, null],
    ['reversal', 15000, null],
    ['write_off', -15000, null],
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
    const [, canceled] = cancelAll(open, paid, 'full')
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
  fc.record({
    move: fc.constant('useCredit' as const),
    amount: fc.integer({ min: 1, max: 20_000 }),
    credit: fc.constantFrom('c1', 'c2'),
  }),
  fc.record({
    move: fc.constant('cancelByTerms' as const),
    share: fc.nat(100),
    terms: fc.constantFrom<CancelTerms>('policy', 'full', 'none'),
    percent: fc.nat(100),
    collects: fc.boolean(),
    refundTo: fc.constantFrom<RefundTarget>('source', 'credit'),
  }),
  fc.record({ move: fc.constant('giveUp' as const), amount: fc.integer({ min: 1, max: 20_000 }) }),
  fc.record({
    move: fc.constant('cancel' as const),
    terms: fc.constantFrom<CancelTerms>('policy', 'full', 'none'),
    percent: fc.nat(100),
    collects: fc.boolean(),
    refundTo: fc.constantFrom<RefundTarget>('source', 'credit'),
  }),
)
type Move = typeof move extends fc.Arbitrary<infer M> ? M : never

it('LEDG-03 whatever is played, total, payments and statuses follow from the rows, and no more goes back than came in', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 25 }), (moves) => {
      let [order, books] = [open, book(empty, open, planPayments([], due(open), true))]
      for (const next of moves) {
        if (
          order.isCanceled &&
          (next.move === 'price' ||
            next.move === 'cancelTour' ||
            next.move === 'cancelByTerms' ||
            next.move === 'cancel')
        )
          continue
        ;[order, books] = play(next, order, books)
        const { total, paid, balance } = sumsOf(books.entries, 'USD')
        expect(balance).toBe(books.entries.reduce((sum, { amount }) => sum + amount, 0))
        expect(total).toBe((order.isCanceled ? 0 : order.price) + feesOf(books.entries, 'USD'))
        expect(total).toBeGreaterThanOrEqual(0)
        const lines = feeLines(books.entries, 'USD')
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(feesOf(books.entries, 'USD'))
        if (order.isCanceled) expect(total).toBeGreaterThanOrEqual(keptOf(books, 'USD'))
        if (order.isCanceled && !order.collectsFees) expect(total).toBe(keptOf(books, 'USD'))
        expect(keptOf(books, 'USD')).toBe(netPaid(books.payments))
        expect(orderState({ ...order, total, kept: keptOf(books, 'USD') }).paymentStatus).toBe(
          statusOf(order, books),
        )
        expect(paid).toBeGreaterThanOrEqual(0)
        expect(keptOf(books, 'USD')).toBeGreaterThanOrEqual(0)
        for (const credit of ['c1', 'c2']) expect(spentOf(credit, books)).toBeGreaterThanOrEqual(0)
        for (const payment of books.payments)
          expect(isInLedger(payment, books)).toBe(payment.status === 'paid')
      }
    }),
  )
})

/** What a credit pays of the order, less what was returned to it. */
function spentOf(credit: string, { payments }: Books): number {
  const moved = payments.filter((payment) => payment.credit === credit && payment.status === 'paid')
  return moved.reduce((sum, { action, amount }) => (action === 'refund' ? sum - amount : sum + amount), 0)
}

/** The order's status derived from the rows; a refund on its way counts as paid out. */
function statusOf({ isCanceled }: BookedOrder, { payments, entries }: Books): string {
  const { total } = sumsOf(entries, 'USD')
  const back = payments.filter(({ action, status }) => action === 'refund' && status === 'pending')
  const paid = sumsOf(entries, 'USD').paid - back.reduce((sum, { amount }) => sum + amount, 0)
  if (isCanceled) return 'CANCELED'
  if (paid === 0) return 'PENDING'
  return paid >= total && total > 0 ? 'PAID' : 'PARTIAL'
}

function play(next: Move, order: BookedOrder, books: Books): [BookedOrder, Books] {
  switch (next.move) {
    case 'price': {
      const changed = { ...order, price: next.total }
      return [
        changed,
        book(books, changed, planPayments(books.payments, due(changed, books), next.mayRefund), 'edit'),
      ]
    }
    case 'cancelTour': {
      const voided = Math.floor((order.price * next.share) / 100)
      const changed = { ...order, price: order.price - voided }
      const steps = planPayments(books.payments, due(changed, books), next.mayRefund)
      return [changed, book(books, changed, steps, 'edit', canceling(voided))]
    }
    case 'settle': {
      const waiting = books.payments.filter(({ status }) => status === 'pending')
      const one = waiting[next.which % Math.max(1, waiting.length)]
      return [order, one ? settle(books, one._id, order) : books]
    }
    case 'receive': {
      const money = { amount: next.amount, receipt: cash, _id: nextId(books), isOverpayment: true }
      const steps = receiveMoney(books.payments, due(order, books), order.isCanceled, money)
      return [order, steps.ok ? book(books, order, steps.value) : books]
    }
    case 'useCredit': {
      const asked = { due: due(order, books), payments: books.payments, account: 'a', today: '2026-03-02' }
      const code = { code: '0000-0001', validUntil: '2028-03-02', rest: 20_000 }
      const bound = { currency: 'USD' as const, account: 'a', isTakenBack: false }
      const credit = { ...code, ...bound, _id: next.credit }
      const steps = payByCredit(credit, asked, { amount: next.amount, _id: nextId(books), clientKey: 'k' })
      return [order, steps.ok ? book(books, order, steps.value) : books]
    }
    case 'takeBack': {
      const entry = books.entries[next.which % Math.max(1, books.entries.length)]
      const asked = {
        due: order.isCanceled && !order.collectsFees ? null : due(order, books),
        note: 'Wrong order',
        clientKey: 'k',
      }
      const steps = entry && takeBack(books, entry, asked)
      return [order, steps?.ok ? book(books, order, steps.value) : books]
    }
    case 'cancel': {
      return cancelAll(
        { ...order, collectsFees: next.collects },
        books,
        next.terms,
        next.percent,
        next.refundTo,
      )
    }
    case 'cancelByTerms': {
      const share = Math.floor((order.price * next.share) / 100)
      const changed = { ...order, price: order.price - share }
      return [changed, cancelTour(changed, books, { ...next, share, collectsFees: next.collects })]
    }
    case 'giveUp': {
      const writeOff = Math.min(next.amount, Math.max(0, sumsOf(books.entries, 'USD').balance))
      const change = { ...noChange, writeOff }
      const asked = due(order, books)
      const less = { ...asked, total: asked.total - writeOff }
      return [order, book(books, order, planPayments(books.payments, less, true), 'edit', change)]
    }
  }
}

/** A tour of this price that's canceled without a fee. */
function canceling(share: number): TotalChange {
  return { ...noChange, canceled: [{ entry: 'tour', share, fee: 0 }] }
}

/** Cancels one tour of an order; returns what's left of the order, the plan, its payments and its rows. */
function cancelTour(
  changed: BookedOrder,
  books: Books,
  {
    share,
    terms,
    percent,
    collectsFees,
    refundTo,
  }: { share: number; terms: CancelTerms; percent: number; collectsFees: boolean; refundTo: RefundTarget },
): Books {
  const facts = {
    now: new Date('2026-03-02T10:00:00Z'),
    tours: [{ _id: 'tour', share, day: '2026-03-11', tiers: [{ daysBefore: 1, time: '19:00', percent }] }],
    priceLeft: changed.isCanceled ? 0 : changed.price,
    fees: feesFor(books.entries, 'USD', changed.isCanceled ? 0 : changed.price),
    paid: keptOf(books, 'USD'),
    isAgencyMode: false,
  }
  const plan = planCancellation(facts, { terms, amount: 0, collectsFees })
  if (!plan.ok) throw new Error(plan.code)
  const { lines, totalAfter, writeOff, refund } = plan.value
  const after = {
    total: totalAfter - writeOff,
    currency: 'USD',
    paymentTBD: false,
    isAgencyPayment: false,
  } as const
  const canceled = lines.map(({ entry, fee }) => ({ entry, share, fee }))
  const change = { ...noChange, canceled, writeOff }
  const steps = planPayments(books.payments, after, true, refundTo)
  const done = book(books, changed, steps, 'edit', change)
  expect(facts.paid - keptOf(done, 'USD')).toBe(refund)
  return done
}

/** Cancels an order of one tour. */
function cancelAll(
  order: BookedOrder,
  books: Books,
  terms: CancelTerms,
  percent = 100,
  refundTo: RefundTarget = 'source',
): [BookedOrder, Books] {
  const { collectsFees, price: share } = order
  const canceled = { ...order, isCanceled: true }
  return [canceled, cancelTour(canceled, books, { share, terms, percent, collectsFees, refundTo })]
}

/** True if the money of a payment is in the ledger and wasn't reversed. */
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
  change: TotalChange = noChange,
): Books {
  const moved = steps.reduce((now, step) => {
    const posting = postingOf(step, now, nextId(now))
    const entries = posting ? [...now.entries, { _id: `e${now.entries.length}`, ...posting }] : now.entries
    return { payments: perform(now.payments, step), entries }
  }, books)
  const rows = postTotal(moved, order, { ...change, reason }).map((posting, index) => ({
    _id: `e${moved.entries.length + index}`,
    ...posting,
  }))
  return { ...moved, entries: [...moved.entries, ...rows] }
}

function withCharge(amount: number): Books {
  return book({ payments: [pending('p1', amount)], entries: [] }, { ...open, price: amount })
}

function settle(books: Books, _id: string, order?: BookedOrder): Books {
  const price = sumsOf(books.entries, 'USD').total
  return book(books, order ?? { ...open, price }, [{ kind: 'settle', _id }])
}

function due({ price, currency, isCanceled }: BookedOrder, { entries }: Books = empty) {
  const left = isCanceled ? 0 : price
  const total = left + feesFor(entries, currency, left)
  return { total, currency, paymentTBD: false, isAgencyPayment: false }
}

function rowsOf({ entries }: Books) {
  return entries.map(({ kind, amount, reason }) => [kind, amount, reason])
}
