import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Cents } from '../money.ts'
import type { FeeRow } from '../payments/feeLines.ts'
import { type AccountedOrder, type AccountedTour, type EntryPosting, postingsDue } from './postings.ts'
import type { EntryPostingKind } from './vocabulary.ts'

const tour = (_id: string, share: Cents, more: Partial<AccountedTour> = {}): AccountedTour => ({
  _id,
  share,
  totalCents: share,
  commissionCents: share / 10,
  isCanceled: false,
  percent: 10,
  ...more,
})
const order: AccountedOrder = {
  account: 'carmel',
  currency: 'USD',
  rate: 1,
  hasCustomTotal: false,
  isOnAccount: true,
  isPaid: false,
  ledger: [],
  tours: [tour('masada', 10_000), tour('galilee', 20_000)],
}
const row = (kind: 'fee' | 'write_off', amount: Cents, entry: string | null = null): FeeRow => ({
  _id: `${kind} ${entry}`,
  kind,
  amount,
  currency: 'USD',
  entry,
  reverses: null,
})

/** What's posted, by tour and kind. */
function posted(more: Partial<AccountedOrder>, before: EntryPosting[] = []) {
  return postingsDue(before, { ...order, ...more }).map(({ entry, kind, amount }) => [entry, kind, amount])
}

describe('an order on account posts', () => {
  test('what each tour costs, and its commission', () => {
    expect(posted({})).toEqual([
      ['masada', 'gross', 10_000],
      ['masada', 'commission', -1_000],
      ['galilee', 'gross', 20_000],
      ['galilee', 'commission', -2_000],
    ])
  })

  test('in its own currency, with its percentage', () => {
    const tours = [tour('masada', 37_000, { totalCents: 10_000, commissionCents: 1_200, percent: 12 })]
    expect(postingsDue([], { ...order, currency: 'ILS', rate: 3.7, tours })).toEqual([
      { account: 'carmel', currency: 'ILS', entry: 'masada', kind: 'gross', amount: 37_000, percent: null },
      {
        account: 'carmel',
        currency: 'ILS',
        entry: 'masada',
        kind: 'commission',
        amount: -4_440,
        percent: 12,
      },
    ])
  })

  test('nothing for a tour without a price', () => {
    expect(posted({ tours: [tour('masada', 0)] })).toEqual([])
  })

  test('the credit of a canceled tour, and takes its commission back', () => {
    expect(posted({ tours: [tour('masada', 10_000, { isCanceled: true })] }, present())).toEqual([
      ['masada', 'cancellation', -10_000],
      ['masada', 'commission_back', 1_000],
      ['galilee', 'gross', -20_000],
      ['galilee', 'commission', 2_000],
    ])
  })

  test('the credit of a canceled tour less its fee, and the commission in the same share', () => {
    // 313.00 with a fee of 156.50: half of 37.56, which is 18.78.
    const tours = [tour('masada', 31_300, { commissionCents: 3_756, isCanceled: true })]
    expect(posted({ tours, ledger: [row('fee', 15_650, 'masada')] })).toEqual([
      ['masada', 'gross', 31_300],
      ['masada', 'commission', -3_756],
      ['masada', 'cancellation', -15_650],
      ['masada', 'commission_back', 1_878],
    ])
  })

  test('nothing of a fee that was written off', () => {
    const tours = [tour('masada', 10_000, { isCanceled: true })]
    const ledger = [row('fee', 5_000, 'masada'), row('write_off', -5_000)]
    expect(posted({ tours, ledger }).slice(2)).toEqual([
      ['masada', 'cancellation', -10_000],
      ['masada', 'commission_back', 1_000],
    ])
  })

  test('what was written off of the price as a credit, by what the tours cost', () => {
    const ledger = [row('write_off', -3_000)]
    expect(posted({ ledger }, present())).toEqual([
      ['masada', 'cancellation', -1_000],
      ['masada', 'commission_back', 100],
      ['galilee', 'cancellation', -2_000],
      ['galilee', 'commission_back', 200],
    ])
  })

  test('a canceled tour again once that’s undone, though its fee was written off', () => {
    const canceled = { tours: [tour('masada', 10_000, { isCanceled: true })] }
    const ledger = [row('fee', 5_000, 'masada'), row('write_off', -5_000)]
    const before = postingsDue([], { ...order, ...canceled, ledger })
    expect(posted({ tours: [tour('masada', 10_000)], ledger }, before)).toEqual([
      ['masada', 'cancellation', 10_000],
      ['masada', 'commission_back', -1_000],
    ])
  })

  test('fees of older orders by the shares of the canceled tours', () => {
    const tours = [
      tour('masada', 10_000, { isCanceled: true }),
      tour('galilee', 20_000, { isCanceled: true }),
      tour('eilat', 90_000),
    ]
    const back = posted({ tours, ledger: [row('fee', 3_000)] }).filter(([, kind]) => kind === 'cancellation')
    expect(back).toEqual([
      ['masada', 'cancellation', -9_000],
      ['galilee', 'cancellation', -18_000],
    ])
  })
})

describe('an order that its customer pays', () => {
  test('posts the commission once it’s fully paid, and takes it back when it no longer is', () => {
    expect(posted({ isOnAccount: false })).toEqual([])
    expect(posted({ isOnAccount: false, isPaid: true })).toEqual([
      ['masada', 'commission', -1_000],
      ['galilee', 'commission', -2_000],
    ])
    const before = postingsDue([], { ...order, isOnAccount: false, isPaid: true })
    expect(posted({ isOnAccount: false }, before)).toEqual([
      ['masada', 'commission', 1_000],
      ['galilee', 'commission', 2_000],
    ])
  })

  test('keeps the commission on the fee of a canceled tour', () => {
    const tours = [tour('masada', 10_000, { isCanceled: true })]
    const paid = { isOnAccount: false, isPaid: true, tours, ledger: [row('fee', 5_000, 'masada')] }
    expect(posted(paid)).toEqual([
      ['masada', 'commission', -1_000],
      ['masada', 'commission_back', 500],
    ])
  })
})

test('a change posts only the difference', () => {
  const raised = [tour('masada', 12_000), tour('galilee', 20_000)]
  expect(posted({ tours: raised }, present())).toEqual([
    ['masada', 'gross', 2_000],
    ['masada', 'commission', -200],
  ])
  expect(posted({}, present())).toEqual([])
})

test('another agency, and another currency, take everything back and post it again', () => {
  const tours = [tour('masada', 10_000)]
  const before = postingsDue([], { ...order, tours })
  const moves = [{ account: 'sinai' }, { currency: 'EUR' as const }, { account: null }]
  expect(moves.map((move) => sums(postingsDue(before, { ...order, tours, ...move })))).toEqual([
    { 'carmel USD': -9_000, 'sinai USD': 9_000 },
    { 'carmel USD': -9_000, 'carmel EUR': 9_000 },
    { 'carmel USD': -9_000 },
  ])
})

test('an order of the main account posts nothing', () => {
  expect(posted({ account: null })).toEqual([])
})

describe('whatever is changed', () => {
  test('the postings of an entry add up to its present net, and to 0 at every other agency', () => {
    fc.assert(
      fc.property(fc.array(anyOrder, { minLength: 1, maxLength: 8 }), (states) => {
        const all: EntryPosting[] = []
        for (const state of states) {
          all.push(...postingsDue(all, state))
          expect(postingsDue(all, state)).toEqual([])
          for (const { _id } of state.tours) {
            const found = sums(all.filter(({ entry }) => entry === _id))
            const here = state.account && found[`${state.account} ${state.currency}`]
            if (state.account) delete found[`${state.account} ${state.currency}`]
            expect(Object.values(found).every((sum) => sum === 0)).toBe(true)
            expect(here || 0).toBe(netOf(state, _id))
          }
        }
      }),
    )
  })

  test('what’s posted of an order on account, without commissions, is what its ledger says it costs', () => {
    fc.assert(
      fc.property(anyOrder, fc.nat(200_000), (priced, off) => {
        fc.pre(priced.account !== null && priced.isOnAccount)
        const writeOff = { ...row('write_off', -off), currency: priced.currency }
        const state = { ...priced, ledger: [...priced.ledger, writeOff] }
        const isPrice = (kind: EntryPostingKind) => kind === 'gross' || kind === 'cancellation'
        const price = postingsDue([], state).reduce(
          (sum, { kind, amount }) => (isPrice(kind) ? sum + amount : sum),
          0,
        )
        const shares = state.tours.reduce((sum, each) => (each.isCanceled ? sum : sum + each.share), 0)
        const changes = state.ledger.reduce((sum, { amount }) => sum + amount, 0)
        expect(price).toBe(Math.max(0, shares + changes))
      }),
    )
  })
})

function present(): EntryPosting[] {
  return postingsDue([], order)
}

function sums(postings: EntryPosting[]): Record<string, number> {
  const found: Record<string, number> = {}
  for (const { account, currency, amount } of postings) {
    const key = `${account} ${currency}`
    found[key] = (found[key] ?? 0) + amount
  }
  return found
}

/** What an agency owes for a tour, worked out from its amounts: fees of these orders name their tours. */
function netOf({ account, isOnAccount, isPaid, ledger, tours }: AccountedOrder, id: string): Cents {
  const found = tours.find(({ _id }) => _id === id)
  if (!found || account === null || !(isOnAccount || isPaid)) return 0
  const { share, commissionCents, isCanceled } = found
  const fee = ledger.find(({ entry }) => entry === id)?.amount ?? 0
  const due = share === 0 ? 0 : commissionCents
  if (!isCanceled) return (isOnAccount ? share + fee : 0) - due
  const commission = share === 0 ? 0 : Math.floor((2 * due * fee + share) / (2 * share))
  return (isOnAccount ? fee : 0) - commission
}

const anyTour = (_id: string) =>
  fc
    .record({ share: fc.nat(50_000), percent: fc.constantFrom(0, 10, 12.5), isCanceled: fc.boolean() })
    .map(({ share, percent, isCanceled }) =>
      tour(_id, share, { commissionCents: Math.round((share * percent) / 100), percent, isCanceled }),
    )
const anyOrder: fc.Arbitrary<AccountedOrder> = fc
  .record({
    account: fc.constantFrom('carmel', 'sinai', null),
    currency: fc.constantFrom('USD' as const, 'EUR' as const),
    isOnAccount: fc.boolean(),
    isPaid: fc.boolean(),
    tours: fc.tuple(anyTour('masada'), anyTour('galilee'), anyTour('eilat')),
    // In hundredths of the share.
    fees: fc.array(fc.nat(100), { minLength: 3, maxLength: 3 }),
  })
  .map(({ fees, ...state }) => ({
    ...order,
    ...state,
    ledger: state.tours.flatMap(({ _id, share, isCanceled }, index) => {
      const fee = isCanceled ? Math.round((share * (fees[index] ?? 0)) / 100) : 0
      return fee === 0 ? [] : [{ ...row('fee', fee, _id), currency: state.currency }]
    }),
  }))
