import type { Cents } from '../money.ts'
import { type OpenLine, openOf, spread, type WantedAllocation } from './allocations.ts'

/** True for a line with a question that nobody answered yet. */
export function isQuestioned({ questions }: { questions: readonly { answered: string | null }[] }): boolean {
  return questions.some(({ answered }) => answered === null)
}

/**
 * What a payment should pay of a statement, in cents: the chosen lines, the first ones first, as far as the amount
 * reaches. What it has left over stays unallocated. All lines with something open are the statement as a whole.
 */
export function wantedOf(
  statement: { _id: string; lines: readonly OpenLine[] },
  chosen: readonly string[],
  amount: Cents,
): WantedAllocation[] {
  const lines = statement.lines.filter(({ _id, open }) => open !== 0 && chosen.includes(_id))
  const part = Math.min(amount, openOf(lines))
  if (part <= 0) return []
  const isWhole = statement.lines.every(({ _id, open }) => open === 0 || chosen.includes(_id))
  if (isWhole) return [{ statement: statement._id, line: null, amount: part }]
  return spread(lines, part).map(({ line, amount: own }) => ({ statement: statement._id, line, amount: own }))
}
