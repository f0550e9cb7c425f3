import { expect, test } from 'vitest'
import { performStep } from '../testing/performStep.ts'
import { type Books, keptOf, type LedgerEntry, postingOf } from './ledger.ts'
import { netPaid, type Payment } from './payments.ts'
import { takeCreditBack } from './takeCreditBack.ts'

const paid = (_id: string, amount: number, credit: string | null = null): Payment => ({
  _id,
  action: 'charge',
  status: 'paid',
  amount,
  currency: 'USD',
  refunds: null,
  instalment: null,
  credit,
})
const given = (_id: string, of: string, amount: number, credit = 'c1'): Payment => ({
  ...paid(_id, amount, credit),
  action: 'refund',
  refunds: of,
})
const row = (facts: Pick<LedgerEntry, 'kind' | 'amount' | 'payment'>): LedgerEntry => ({
  _id: `row of ${facts.payment}`,
  currency: 'USD',
  method: null,
  reason: null,
  reverses: null,
  entry: null,
  ...facts,
})

/** Two payments became one credit, the newer one first; another credit paid a third. */
const books: Books = {
  payments: [
    paid('cash', 20000),
    paid('card', 5000),
    paid('voucher', 3000, 'c2'),
    given('r1', 'voucher', 3000, 'c2'),
    given('r2', 'card', 5000),
    given('r3', 'cash', 20000),
  ],
  entries: [
    row({ kind: 'payment', amount: -20000, payment: 'cash' }),
    row({ kind: 'payment', amount: -5000, payment: 'card' }),
    row({ kind: 'credit_used', amount: -3000, payment: 'voucher' }),
    row({ kind: 'credit_given', amount: 3000, payment: 'r1' }),
    row({ kind: 'credit_given', amount: 5000, payment: 'r2' }),
    row({ kind: 'credit_given', amount: 20000, payment: 'r3' }),
  ],
}

const taken = (of: string) => ({
  kind: 'takeBack',
  entry: `row of ${of}`,
  payment: of,
  note: 'A mistake',
  clientKey: null,
})

test.each<[string, number, object[]]>([
  [
    'all of it goes back to both payments',
    25000,
    [
      taken('r2'),
      { kind: 'refund', of: 'card', amount: 5000 },
      taken('r3'),
      { kind: 'refund', of: 'cash', amount: 20000 },
    ],
  ],
  [
    'half spent: the newest payment gives back first, and what was spent stays given',
    12000,
    [
      taken('r2'),
      { kind: 'refund', of: 'card', amount: 5000 },
      { kind: 'giveCredit', of: 'cash', amount: 13000, credit: 'c1' },
      taken('r3'),
      { kind: 'refund', of: 'cash', amount: 7000 },
    ],
  ],
  [
    'nearly all spent: one payment gives back the last cent',
    1,
    [
      { kind: 'giveCredit', of: 'card', amount: 4999, credit: 'c1' },
      taken('r2'),
      { kind: 'refund', of: 'card', amount: 1 },
    ],
  ],
])('%s', (_, rest, steps) => {
  expect(takeCreditBack(books, { _id: 'c1', rest }, 'A mistake')).toEqual({ ok: true, value: steps })
})

test.each([25000, 12000, 5000, 4999, 1])(
  'with %i left the order keeps as much as before, and can be taken back again once more comes back',
  (rest) => {
    const plan = takeCreditBack(books, { _id: 'c1', rest }, 'A mistake')
    const steps = plan.ok ? plan.value : []
    const after = steps.reduce<Books>((before, step) => {
      const payments = performStep(before.payments, step)
      const added = step.kind === 'giveCredit' ? (payments.at(-1)?._id ?? null) : null
      const posting = postingOf(step, before, added)
      const entry = posting && { ...posting, _id: `entry ${before.entries.length}` }
      return { payments, entries: entry ? [...before.entries, entry] : before.entries }
    }, books)
    expect(keptOf(after, 'USD')).toBe(0)
    expect(netPaid(after.payments)).toBe(0)
    const again = takeCreditBack(after, { _id: 'c1', rest: 25000 - rest }, 'Again')
    const back = (again.ok ? again.value : []).flatMap((step) => (step.kind === 'refund' ? step.amount : []))
    expect(back.reduce((sum, amount) => sum + amount, 0)).toBe(25000 - rest)
    expect(again.ok).toBe(rest < 25000)
  },
)

test('a credit of which nothing is left is refused, and books that gave less are a fault', () => {
  expect(takeCreditBack(books, { _id: 'c1', rest: 0 }, '')).toEqual({
    ok: false,
    code: 'credit_nothing_left',
  })
  expect(() => takeCreditBack(books, { _id: 'c1', rest: 25001 }, '')).toThrow('more left')
  expect(() => takeCreditBack({ ...books, entries: [] }, { _id: 'c1', rest: 1 }, '')).toThrow('without a row')
})

test('what the credit paid of its own order, and got back, is no money to give back', () => {
  const own = {
    payments: [...books.payments, paid('own', 9000, 'c1'), given('r4', 'own', 9000)],
    entries: [
      ...books.entries,
      row({ kind: 'credit_used', amount: -9000, payment: 'own' }),
      row({ kind: 'credit_given', amount: 9000, payment: 'r4' }),
    ],
  }
  const plan = takeCreditBack(own, { _id: 'c1', rest: 25000 }, '')
  const back = (plan.ok ? plan.value : []).flatMap((step) => (step.kind === 'refund' ? step.of : []))
  expect(back).toEqual(['card', 'cash'])
})
