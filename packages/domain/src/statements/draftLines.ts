import type { StatementBasis } from '../agencies/vocabulary.ts'
import type { AgencyPostingKind } from '../agencyAccounts/vocabulary.ts'
import { addDays, type Day } from '../calendar.ts'
import type { Cents } from '../money.ts'
import type { StatementLineKind } from './vocabulary.ts'

/** A row of an agency's account that's on no statement yet. */
export interface UnbilledPosting {
  _id: string
  kind: AgencyPostingKind
  /** In cents; above 0 the agency owes more. */
  amount: Cents
  /** Of a commission. */
  percent: number | null
  day: Day
  /** The row that it reverses. */
  reverses: string | null
  /** The tour that it's posted for; null for what staff recorded. */
  tour: BilledTour | null
}

/** The days of a tour by which it can be billed. */
export interface BilledTour {
  entry: string
  orderNumber: number
  bookedOn: Day
  travelsOn: Day
  /** The day on which it was marked as completed; null if it isn't, or if that day isn't known. */
  completedOn: Day | null
  /** True if a confirmed statement of the agency has it already. */
  isBilled: boolean
}

/** Which rows are on a draft. */
export interface DraftTerms {
  from: Day
  to: Day
  basis: StatementBasis
  /** Also what's older than the period and was never billed. */
  includeOlder: boolean
  /** Rows that are always on it, also outside of the period. */
  added: ReadonlySet<string>
}

/** A line of a draft; amounts in cents, `net = gross - commission`. */
export interface DraftLine {
  /** Stays the same when the draft is refreshed. */
  key: string
  kind: StatementLineKind
  entry: string | null
  /** The rows that it bills. */
  postings: string[]
  /** The day of travel, or that of an adjustment. */
  day: Day
  gross: Cents
  /** What the agency earns; below 0 for what it gives back. */
  commission: Cents
  percent: number | null
  net: Cents
}

/** How many days after travel a tour counts as completed if nobody marked it. */
const daysToComplete = 3

/**
 * The lines of a draft, by day: a tour with its commission, a line for what its cancellation gave back, and
 * one for each adjustment. What cancels itself out is left off.
 */
export function draftLines(postings: readonly UnbilledPosting[], terms: DraftTerms): DraftLine[] {
  const groups = Map.groupBy(postings, keyOf)
  return [...groups]
    .filter(([, rows]) => isWithinTerms(rows, terms))
    .map(([key, rows]) => ({ line: lineOf(key, rows), order: rows[0]?.tour?.orderNumber ?? 0 }))
    .filter(({ line }) => line.gross !== 0 || line.commission !== 0)
    .toSorted((a, b) => compare(rankOf(a), rankOf(b)))
    .map(({ line }) => line)
}

/** The day by which a tour is billed. */
export function basisDay(
  basis: StatementBasis,
  tour: Omit<BilledTour, 'entry' | 'isBilled' | 'orderNumber'>,
): Day {
  switch (basis) {
    case 'booking':
      return tour.bookedOn
    case 'travel':
      return tour.travelsOn
    case 'completed':
      return tour.completedOn ?? addDays(tour.travelsOn, daysToComplete)
  }
}

function kindOf({ kind }: UnbilledPosting): StatementLineKind {
  if (kind === 'gross' || kind === 'commission') return 'tour'
  return kind === 'cancellation' || kind === 'commission_back' ? 'cancellation' : 'adjustment'
}

/** A correction and what reverses it are one line. */
function keyOf(posting: UnbilledPosting): string {
  return `${kindOf(posting)} ${posting.tour?.entry ?? posting.reverses ?? posting._id}`
}

/**
 * True if rows of one line belong on the draft. Of a tour that was billed before, only differences are left:
 * they count on the day of the last one.
 */
function isWithinTerms(
  rows: readonly UnbilledPosting[],
  { from, to, basis, includeOlder, added }: DraftTerms,
) {
  if (rows.some(({ _id }) => added.has(_id))) return true
  const [first] = rows
  const last = rows.map((row) => row.day).reduce((a, b) => (a > b ? a : b))
  const day = first?.tour && !first.tour.isBilled ? basisDay(basis, first.tour) : last
  return day <= to && (includeOlder || day >= from)
}

function lineOf(key: string, rows: readonly UnbilledPosting[]): DraftLine {
  const [first] = rows
  if (!first) throw new Error('A line has rows')
  const sumOf = (some: readonly UnbilledPosting[]) => some.reduce((sum, { amount }) => sum + amount, 0)
  const net = sumOf(rows)
  const commission = 0 - sumOf(rows.filter(isCommission))
  const { tour, day } = first
  return {
    key,
    kind: kindOf(first),
    entry: tour?.entry ?? null,
    postings: rows.map(({ _id }) => _id),
    day: tour?.travelsOn ?? day,
    gross: net + commission,
    commission,
    percent: rows.findLast(({ percent }) => percent !== null)?.percent ?? null,
    net,
  }
}

function isCommission({ kind }: UnbilledPosting): boolean {
  return kind === 'commission' || kind === 'commission_back'
}

const ranks = { tour: 0, cancellation: 1, adjustment: 2 } as const satisfies Record<StatementLineKind, number>

/** Adjustments last; tours by day, order and kind. */
function rankOf({ line, order }: { line: DraftLine; order: number }): (string | number)[] {
  return [line.kind === 'adjustment' ? 1 : 0, line.day, order, line.entry ?? '', ranks[line.kind], line.key]
}

function compare(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  for (const [index, one] of a.entries()) {
    const other = b[index] ?? 0
    if (one !== other) return one < other ? -1 : 1
  }
  return 0
}
