import type { Cents } from '../money.ts'

/** A confirmed statement with its lines, the rows of the account that they bill, and what pays them, in cents. */
export interface CheckedStatement {
  total: Cents
  lines: readonly {
    net: Cents
    /** The sum of the rows that it bills. */
    billed: Cents
    /** What money pays of it. */
    paid: Cents
  }[]
}

/**
 * What's wrong with a statement; null if nothing is: a line that bills another amount than its rows, a total
 * that isn't that of its lines, or a line that more is paid of than it's for.
 */
export function checkStatement({ total, lines }: CheckedStatement): { expected: Cents; found: Cents } | null {
  const billed = lines.reduce((sum, line) => sum + line.billed, 0)
  const net = lines.reduce((sum, line) => sum + line.net, 0)
  if (lines.some((line) => line.billed !== line.net)) return { expected: billed, found: net }
  if (total !== net) return { expected: net, found: total }
  const overpaid = lines.find((line) => !isPartOf(line.paid, line.net))
  return overpaid ? { expected: overpaid.net, found: overpaid.paid } : null
}

function isPartOf(paid: Cents, net: Cents): boolean {
  return net < 0 ? paid <= 0 && paid >= net : paid >= 0 && paid <= net
}
