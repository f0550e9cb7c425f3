import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocateMoney, type OpenStatement, oldestFirst, openOf, spread } from './allocations.ts'

const lines = (...opens: number[]) => opens.map((open, index) => ({ _id: `line ${index + 1}`, open }))
const statement = (_id: string, dueOn: string, ...opens: number[]): OpenStatement => ({
  _id,
  number: `S2026-${_id}`,
  dueOn,
  lines: lines(...opens).map((line) => ({ ...line, _id: `${_id} ${line._id}` })),
})
const amounts = (opens: number[], amount: number) =>
  spread(lines(...opens), amount).map((part) => [part.line, part.amount])

describe('money for a whole statement', () => {
  test.each([
    [
      'fills its lines from the first on',
      [100, 50, 30],
      120,
      [
        ['line 1', 100],
        ['line 2', 20],
      ],
    ],
    [
      'pays each line if it pays all',
      [100, 0, -30],
      70,
      [
        ['line 1', 100],
        ['line 3', -30],
      ],
    ],
    [
      'uses up what lines give back',
      [100, -30, 50],
      60,
      [
        ['line 1', 90],
        ['line 2', -30],
      ],
    ],
    [
      'pays back what we owe',
      [20, -100, -50],
      -90,
      [
        ['line 1', 20],
        ['line 2', -100],
        ['line 3', -10],
      ],
    ],
  ])('%s', (_, opens, amount, parts) => {
    expect(amounts(opens, amount)).toEqual(parts)
  })

  test('is divided to the cent, never above what’s open of a line', () => {
    const opens = fc.array(fc.integer({ min: -500, max: 900 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(opens, fc.double({ min: 0, max: 1, noNaN: true }), (some, share) => {
        const all = lines(...some)
        const amount = Math.round(openOf(all) * share)
        fc.pre(amount !== 0)
        const parts = spread(all, amount)
        expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount)
        for (const part of parts) {
          const { open } = all.find(({ _id }) => _id === part.line)!
          expect(Math.sign(part.amount)).toBe(Math.sign(open))
          expect(Math.abs(part.amount)).toBeLessThanOrEqual(Math.abs(open))
        }
      }),
    )
  })
})

describe('money', () => {
  const march = statement('march', '2026-04-30', 100, 50)
  const april = statement('april', '2026-05-30', 80)
  const credit = statement('credit', '2026-03-30', -40)
  const all = [april, march, credit]

  test('pays the oldest statements first, not those that we owe', () => {
    expect(oldestFirst(200, all)).toEqual([
      { statement: 'march', line: null, amount: 150 },
      { statement: 'april', line: null, amount: 50 },
    ])
    expect(oldestFirst(-30, all)).toEqual([{ statement: 'credit', line: null, amount: -30 }])
    expect(oldestFirst(10, [credit])).toEqual([])
  })

  test('pays what’s wanted, also of one statement twice', () => {
    const wanted = [
      { statement: 'march', line: 'march line 2', amount: 50 },
      { statement: 'march', line: null, amount: 30 },
      { statement: 'credit', line: null, amount: -40 },
    ]
    expect(allocateMoney(40, all, wanted)).toEqual({
      ok: true,
      value: [
        { statement: 'march', line: 'march line 2', amount: 50 },
        { statement: 'march', line: 'march line 1', amount: 30 },
        { statement: 'credit', line: 'credit line 1', amount: -40 },
      ],
    })
  })

  test.each([
    [
      'more than a statement has open',
      500,
      [{ statement: 'april', line: null, amount: 81 }],
      'allocation_over_open',
    ],
    ['the other way round', 500, [{ statement: 'credit', line: null, amount: 10 }], 'allocation_over_open'],
    ['nothing', 500, [{ statement: 'april', line: null, amount: 0 }], 'allocation_over_open'],
    [
      'a line twice',
      500,
      Array(2).fill({ statement: 'april', line: null, amount: 50 }),
      'allocation_over_open',
    ],
    ['more than there is', 79, [{ statement: 'april', line: null, amount: 80 }], 'allocation_over_rest'],
    ['less than nothing', 79, [{ statement: 'credit', line: null, amount: -40 }], 'allocation_over_rest'],
    [
      'what we owe with money for us',
      -20,
      [{ statement: 'april', line: null, amount: 20 }],
      'allocation_over_rest',
    ],
    [
      'a line that’s on another',
      500,
      [{ statement: 'april', line: 'march line 1', amount: 1 }],
      'allocation_unknown',
    ],
    ['what isn’t there', 500, [{ statement: 'may', line: null, amount: 1 }], 'allocation_unknown'],
  ])('doesn’t pay %s', (_, rest, wanted, code) => {
    expect(allocateMoney(rest, all, wanted)).toMatchObject({ ok: false, code })
  })
})
