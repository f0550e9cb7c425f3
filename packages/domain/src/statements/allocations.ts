import type { Day } from '../calendar.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import { type Cents, toDollars } from '../money.ts'

/** A line of a statement with what's still to be paid of it, in cents; below 0 for what the agency gets back. */
export interface OpenLine {
  _id: string
  open: Cents
}

/** A confirmed statement with its lines, in their order. */
export interface OpenStatement {
  _id: string
  number: string
  dueOn: Day
  lines: readonly OpenLine[]
}

/** What money is to pay: a whole statement, or one of its lines. */
export interface WantedAllocation {
  statement: string
  line: string | null
  amount: Cents
}

/** What money pays of a line. */
export interface Allocation {
  statement: string
  line: string
  amount: Cents
}

/** What's open of lines, in cents. */
export function openOf(lines: readonly OpenLine[]): Cents {
  return lines.reduce((sum, { open }) => sum + open, 0)
}

/**
 * Divides money over statements and their lines, as wanted. `rest` is what's left of the money: above 0 if the
 * agency paid it, below 0 if it was paid to the agency. A statement that we owe can be paid by the same money as
 * one that's owed to us. Refused with `allocation_over_open`, `allocation_over_rest` or `allocation_unknown`.
 */
export function allocateMoney(
  rest: Cents,
  statements: readonly OpenStatement[],
  wanted: readonly WantedAllocation[],
): Decision<Allocation[]> {
  const left = new Map(statements.map(({ _id, lines }) => [_id, lines]))
  const made: Allocation[] = []
  for (const { statement, line, amount } of wanted) {
    const lines = left.get(statement)?.filter(({ _id }) => line === null || _id === line) ?? []
    if (lines.length === 0) return refuse('allocation_unknown')
    const open = openOf(lines)
    if (!isPartOf(amount, open)) return refuse('allocation_over_open', { open: toDollars(open) })
    const parts = spread(lines, amount)
    made.push(...parts.map((part) => ({ statement, ...part })))
    left.set(statement, lessen(left.get(statement) ?? [], parts))
  }
  if (made.length === 0) return ok([])
  const sum = made.reduce((total, { amount }) => total + amount, 0)
  return isPartOf(sum, rest) ? ok(made) : refuse('allocation_over_rest', { rest: toDollars(rest) })
}

/** What money pays if nobody says otherwise: statements in the order of their due days. */
export function oldestFirst(rest: Cents, statements: readonly OpenStatement[]): WantedAllocation[] {
  const direction = Math.sign(rest)
  let left = Math.abs(rest)
  const wanted: WantedAllocation[] = []
  for (const { _id: statement, lines } of statements.toSorted(byDueDay)) {
    const amount = Math.min(left, openOf(lines) * direction)
    if (amount <= 0) continue
    wanted.push({ statement, line: null, amount: amount * direction })
    left -= amount
  }
  return wanted
}

/**
 * Divides a part of what's open over lines, from the first to the last. Lines that give back are used up first,
 * so that the others can be paid by them.
 */
export function spread(lines: readonly OpenLine[], amount: Cents): Omit<Allocation, 'statement'>[] {
  const direction = amount < 0 ? -1 : 1
  const isWhole = amount === openOf(lines)
  const credits = lines.filter(({ open }) => open * direction < 0)
  let left = amount * direction - openOf(credits) * direction
  return lines.flatMap(({ _id: line, open }) => {
    const isCredit = open * direction < 0
    const part = isWhole || isCredit ? open : Math.min(left, open * direction) * direction
    if (!isCredit) left -= part * direction
    return part === 0 ? [] : [{ line, amount: part }]
  })
}

/** True if an amount is above 0 and at most the whole, or the same below 0. */
function isPartOf(amount: Cents, whole: Cents): boolean {
  return whole < 0 ? amount < 0 && amount >= whole : amount > 0 && amount <= whole
}

function lessen(lines: readonly OpenLine[], parts: readonly Omit<Allocation, 'statement'>[]): OpenLine[] {
  const paid = new Map(parts.map(({ line, amount }) => [line, amount]))
  return lines.map(({ _id, open }) => ({ _id, open: open - (paid.get(_id) ?? 0) }))
}

function byDueDay(a: OpenStatement, b: OpenStatement): number {
  return a.dueOn.localeCompare(b.dueOn) || a.number.localeCompare(b.number)
}
