import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assign } from './assignment.ts'

/** The least sum, by trying everything. */
function leastOf(costs: readonly (readonly number[])[]): number {
  const tryFrom = (row: number, taken: ReadonlySet<number>): number => {
    if (row === costs.length) return 0
    return costs[row]!.reduce(
      (least, cost, column) =>
        taken.has(column) || cost === Number.POSITIVE_INFINITY
          ? least
          : Math.min(least, cost + tryFrom(row + 1, new Set([...taken, column]))),
      tryFrom(row + 1, taken),
    )
  }
  return tryFrom(0, new Set())
}

const cost = fc.oneof(fc.integer({ min: -30, max: 10 }), fc.constant(Number.POSITIVE_INFINITY))

const tables = fc
  .record({ rows: fc.integer({ min: 0, max: 6 }), width: fc.integer({ min: 0, max: 6 }) })
  .chain(({ rows, width }) =>
    fc.array(fc.array(cost, { minLength: width, maxLength: width }), { minLength: rows, maxLength: rows }),
  )

describe('assigning people to places', () => {
  it('costs as little as trying everything', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const assigned = assign(table)
        const taken = assigned.columns.filter((column) => column >= 0)
        expect(new Set(taken).size).toBe(taken.length)
        const sum = assigned.columns.reduce((all, column, row) => all + (table[row]![column] ?? 0), 0)
        expect(sum).toBe(assigned.cost)
        expect(assigned.cost).toBe(leastOf(table))
      }),
      { numRuns: 1_000 },
    )
  })
})
