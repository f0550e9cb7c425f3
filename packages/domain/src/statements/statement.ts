import type { Day } from '../calendar.ts'
import { type Checked, checked } from '../checked.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import type { Cents } from '../money.ts'
import type { StatementState, StatementStatus } from './vocabulary.ts'

/** What a statement is shown as on a day. `total` and `open` in cents; a draft has no due day. */
export function stateOf(
  { status, total, open, dueOn }: { status: StatementStatus; total: Cents; open: Cents; dueOn: Day | null },
  today: Day,
): StatementState {
  if (status !== 'confirmed') return status
  if (open === 0) return 'paid'
  if (open > 0 && dueOn !== null && dueOn < today) return 'overdue'
  return open === total ? 'confirmed' : 'part_paid'
}

/** Checks the period of a draft: `end_before_start` at `to`. */
export function checkPeriod({ from, to }: { from: Day; to: Day }): Checked<true> {
  return checked(true, to < from ? [{ field: 'to', code: 'end_before_start' }] : [])
}

/** Decides whether a statement can still be changed. */
export function checkDraft({ status }: { status: StatementStatus }): Decision<true> {
  return status === 'draft' ? ok(true) : refuse('statement_not_draft')
}

/** Decides whether something can be done that only a confirmed statement allows. */
export function checkConfirmed({ status }: { status: StatementStatus }): Decision<true> {
  return status === 'confirmed' ? ok(true) : refuse('statement_not_confirmed')
}

/**
 * Decides whether a statement can be voided: only a confirmed one that no money pays. Refused with
 * `statement_not_confirmed` or `statement_paid`.
 */
export function checkVoid({
  status,
  isAllocated,
}: {
  status: StatementStatus
  isAllocated: boolean
}): Decision<true> {
  const confirmed = checkConfirmed({ status })
  return confirmed.ok && isAllocated ? refuse('statement_paid') : confirmed
}

/** A line of a confirmed statement, with what's open of it and of its whole statement, in cents. */
export interface BilledLine {
  _id: string
  open: Cents
  statementOpen: Cents
}

/** An order's lines on confirmed statements of its agency, and what's on none of them, in cents. */
export interface BilledOrder {
  unbilled: Cents
  lines: readonly BilledLine[]
}

/** True if a line is paid: nothing of it is open, or nothing of its statement. */
function isPaid({ open, statementOpen }: BilledLine): boolean {
  return open === 0 || statementOpen === 0
}

/**
 * True if everything that an agency owes of an order is on statements and paid: then what it was asked to pay
 * for the order is settled.
 */
export function isSettled({ unbilled, lines }: BilledOrder): boolean {
  return lines.length > 0 && unbilled === 0 && lines.every(isPaid)
}

/** True if lines for which an order was settled are no longer all paid. */
export function isOpenAgain(settledFor: readonly string[], { lines }: BilledOrder): boolean {
  const paid = new Set(lines.filter(isPaid).map(({ _id }) => _id))
  return !settledFor.every((line) => paid.has(line))
}
