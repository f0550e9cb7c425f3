import { type Day, daysBetween } from '../calendar.ts'
import type { Cents } from '../money.ts'
import type { AgeingPart } from './vocabulary.ts'

/** What's on an account at the end of a day, in cents of its currency. */
export interface AgedAccount {
  /** What's on no confirmed statement. */
  unbilled: Cents
  /** What's open of each confirmed statement. */
  statements: readonly { dueOn: Day; open: Cents }[]
  /** Money that pays no statement yet; below 0 if the agency paid it. */
  unallocated: Cents
}

/** The balance of an account at the end of a day, by how long it has been due; the parts add up to it. */
export function ageingOf(
  day: Day,
  { unbilled, statements, unallocated }: AgedAccount,
): Record<AgeingPart | 'balance', Cents> {
  const parts = { unbilled, notDue: 0, to30: 0, to60: 0, to90: 0, over90: 0, unallocated }
  for (const { dueOn, open } of statements) parts[bucketOf(open, daysBetween(dueOn, day))] += open
  const balance = Object.values(parts).reduce((sum, part) => sum + part, 0)
  return { ...parts, balance }
}

/** What we owe is never overdue for the agency. */
function bucketOf(open: Cents, daysLate: number): 'notDue' | 'to30' | 'to60' | 'to90' | 'over90' {
  if (open < 0 || daysLate <= 0) return 'notDue'
  if (daysLate <= 30) return 'to30'
  if (daysLate <= 60) return 'to60'
  return daysLate <= 90 ? 'to90' : 'over90'
}
