import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entryPostingKinds } from '../agencyAccounts/vocabulary.ts'
import { type BilledTour, basisDay, type DraftTerms, draftLines, type UnbilledPosting } from './draftLines.ts'

const masada: BilledTour = {
  entry: 'masada',
  orderNumber: 1041,
  bookedOn: '2026-02-20',
  travelsOn: '2026-03-11',
  completedOn: null,
  isBilled: false,
}
let rows = 0
const posting = (kind: UnbilledPosting['kind'], amount: number, more: Partial<UnbilledPosting> = {}) => {
  rows += 1
  return {
    _id: `row ${rows}`,
    kind,
    amount,
    percent: kind === 'commission' ? 12 : null,
    day: '2026-03-02',
    reverses: null,
    tour: kind === 'adjustment' || kind === 'reversal' ? null : masada,
    ...more,
  }
}
const march: DraftTerms = {
  from: '2026-03-01',
  to: '2026-03-31',
  basis: 'travel',
  includeOlder: true,
  added: new Set(),
}
const shown = (postings: UnbilledPosting[], terms: Partial<DraftTerms> = {}) =>
  draftLines(postings, { ...march, ...terms }).map(({ kind, entry, gross, commission, net }) => [
    kind,
    entry,
    gross,
    commission,
    net,
  ])

describe('the lines of a draft', () => {
  test('have a tour with its commission, what a cancellation changed, and adjustments last', () => {
    const found = draftLines(
      [
        posting('adjustment', -500, { day: '2026-03-01' }),
        posting('cancellation', -12_500),
        posting('commission_back', 1_500),
        posting('gross', 25_000),
        posting('commission', -3_000),
      ],
      march,
    )
    expect(found).toMatchObject([
      {
        kind: 'tour',
        entry: 'masada',
        day: '2026-03-11',
        gross: 25_000,
        commission: 3_000,
        net: 22_000,
        percent: 12,
      },
      { kind: 'cancellation', gross: -12_500, commission: -1_500, net: -11_000, percent: null },
      { kind: 'adjustment', entry: null, day: '2026-03-01', gross: -500, commission: 0, net: -500 },
    ])
    expect(found[0]?.postings).toHaveLength(2)
  })

  test('add up the changes of a tour, and leave off what cancels itself out', () => {
    const wrong = posting('adjustment', 700)
    expect(
      shown([
        posting('gross', 25_000),
        posting('gross', -5_000),
        wrong,
        posting('reversal', -700, { reverses: wrong._id }),
      ]),
    ).toEqual([['tour', 'masada', 20_000, 0, 20_000]])
    expect(shown([posting('gross', 100), posting('gross', -100)])).toEqual([])
    // Of a price that was raised by its commission, both are shown.
    expect(shown([posting('gross', 100), posting('commission', -100)])).toEqual([
      ['tour', 'masada', 100, 100, 0],
    ])
  })

  test('are by day and order', () => {
    const at = (entry: string, travelsOn: string, orderNumber: number) =>
      posting('gross', 100, { tour: { ...masada, entry, travelsOn, orderNumber } })
    const days = [at('c', '2026-03-12', 1), at('b', '2026-03-11', 1050), at('a', '2026-03-11', 1049)]
    expect(shown(days).map(([, entry]) => entry)).toEqual(['a', 'b', 'c'])
  })

  test.each([
    ['2026-03-01', '2026-03-31', true, 1],
    ['2026-03-11', '2026-03-11', false, 1],
    ['2026-03-12', '2026-03-31', true, 1],
    ['2026-03-12', '2026-03-31', false, 0],
    ['2026-03-01', '2026-03-10', true, 0],
  ])('from %s to %s, older ones too: %s', (from, to, includeOlder, count) => {
    expect(shown([posting('gross', 100)], { from, to, includeOlder })).toHaveLength(count)
  })

  test('have changes of a tour that was billed before on the day of the last one', () => {
    const tour = { ...masada, isBilled: true }
    const changes = [
      posting('cancellation', -100, { tour, day: '2026-05-02' }),
      posting('commission_back', 12, { tour, day: '2026-05-04' }),
    ]
    expect(shown(changes, { to: '2026-05-03' })).toEqual([])
    expect(shown(changes, { from: '2026-05-04', to: '2026-05-31', includeOlder: false })).toHaveLength(1)
  })

  test('have what was added to the draft, whatever its day', () => {
    const late = posting('adjustment', 100, { day: '2026-04-05' })
    expect(shown([late])).toEqual([])
    expect(shown([late], { added: new Set([late._id]) })).toHaveLength(1)
  })

  test('add up to the rows they bill, each of which is on one of them', () => {
    const row = fc.record({
      kind: fc.constantFrom(...entryPostingKinds),
      amount: fc.integer({ min: -900, max: 900 }).filter((amount) => amount !== 0),
      entry: fc.constantFrom('masada', 'galilee', 'petra'),
    })
    fc.assert(
      fc.property(fc.array(row), (some) => {
        const postings = some.map(({ entry, kind, amount }) =>
          posting(kind, amount, { tour: { ...masada, entry } }),
        )
        const found = draftLines(postings, march)
        const sum = found.reduce((total, { net }) => total + net, 0)
        expect(sum).toBe(postings.reduce((total, { amount }) => total + amount, 0))
        for (const { gross, commission, net } of found) expect(net).toBe(gross - commission)
        const billed = found.flatMap((line) => line.postings)
        expect(new Set(billed).size).toBe(billed.length)
      }),
    )
  })
})

test.each([
  ['booking', null, '2026-02-20'],
  ['travel', null, '2026-03-11'],
  ['completed', null, '2026-03-14'],
  ['completed', '2026-03-12', '2026-03-12'],
] as const)('a tour is billed by %s, completed on %s: %s', (basis, completedOn, day) => {
  expect(basisDay(basis, { ...masada, completedOn })).toBe(day)
})
