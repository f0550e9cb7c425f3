import type { Day } from '../calendar.ts'
import { type Checked, checked, decided, issuesOf } from '../checked.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import { type Cents, hasCents, toCents } from '../money.ts'
import { checkReference } from '../payments/receiveMoney.ts'
import type { HandMethod } from '../payments/vocabulary.ts'
import { type AgencyPostingKind, type HandPostingKind, handPostingKinds } from './vocabulary.ts'

/** What staff record on an agency's account; `amount` in units of its currency. */
export interface RecordedPosting {
  kind: HandPostingKind
  /** Above 0 for money; of an adjustment or opening balance, above 0 if the agency owes more. */
  amount: number
  day: Day
  /** How money changed hands; null for an adjustment or opening balance. */
  method: HandMethod | null
  reference: string
  note: string
}

/** What each kind does to what the agency owes, if its sign is fixed. */
const signOf: Record<HandPostingKind, 1 | -1 | null> = {
  payment: -1,
  top_up: -1,
  payout: 1,
  adjustment: null,
  opening: null,
}

/** The highest amount that can be recorded, in units of any currency. */
const highest = 10_000_000

/** True for the kinds that are money, which has a method. */
export function isMoney(kind: HandPostingKind): boolean {
  return signOf[kind] !== null
}

/**
 * What a posting adds to what the agency owes, in cents, with its method; or every wrong field. Money needs a
 * method, and a reference where that leaves a trace; an adjustment needs a reason.
 */
export function checkPosting(
  { kind, amount, day, method, reference, note }: RecordedPosting,
  today: Day,
): Checked<{ amount: Cents; method: HandMethod | null }> {
  const read = readPosted(kind, amount)
  return checked({ amount: read.ok ? read.value : 0, method: isMoney(kind) ? method : null }, [
    ...issuesOf(decided('amount', read)),
    ...issuesOf(decided('day', day <= today ? ok(day) : refuse('payment_day_future'))),
    ...(isMoney(kind) && method === null
      ? [{ field: 'method', code: 'payment_method_required' as const }]
      : []),
    ...(isMoney(kind) && method !== null
      ? issuesOf(decided('reference', checkReference({ method, reference: reference.trim() })))
      : []),
    ...(kind === 'adjustment' && note.trim() === ''
      ? [{ field: 'note', code: 'reason_required' as const }]
      : []),
  ])
}

/** True for the kinds that staff record; the others are posted for tours or reverse something. */
export function isRecorded(kind: AgencyPostingKind): boolean {
  return handPostingKinds.some((recorded) => recorded === kind)
}

/** Decides whether a row can be reversed: only what staff recorded, and once. */
export function checkReversal({
  isRecorded,
  isReversed,
}: {
  isRecorded: boolean
  isReversed: boolean
}): Decision<true> {
  if (!isRecorded) return refuse('entry_follows_order')
  return isReversed ? refuse('entry_already_reversed') : ok(true)
}

function readPosted(kind: HandPostingKind, amount: number): Decision<Cents> {
  const sign = signOf[kind]
  if (!hasCents(amount) || Math.abs(amount) > highest || amount === 0) return refuse('amount_invalid')
  if (sign !== null && amount < 0) return refuse('amount_invalid')
  return ok(toCents(amount) * (sign ?? 1))
}
