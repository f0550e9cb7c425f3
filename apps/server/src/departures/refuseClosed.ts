import { type FieldProblem, Problem, problemText } from '@tourdesk/contract/kernel/problem'
import type { Party } from '@tourdesk/domain/departures/capacity/poolChanges'
import { closedParties } from '@tourdesk/domain/departures/closed'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Departure } from './lockDepartures.ts'

interface SalesChange {
  /** Locked, so that nobody closes them in between. */
  departures: readonly Departure[]
  before: readonly Party[]
  after: readonly (Party & { field?: string })[]
  sellClosed?: { reason: string } | undefined
}

/**
 * Refuses to add people to departures that are closed for them. Throws `departure_closed` (409) at the fields of
 * the parties, unless the actor may override closed days (403) and says why; nobody can sell a canceled one.
 * @returns why it's sold all the same; null if nothing is closed
 */
export function refuseClosed(
  { actor }: Pick<Call, 'actor'>,
  { departures, before, after, sellClosed }: SalesChange,
): string | null {
  const refused = closedParties(departures, before, after)
  if (refused.length === 0) return null
  if (!sellClosed || refused.some(({ isCanceled }) => isCanceled)) {
    const code = 'departure_closed'
    const issues = refused.flatMap(({ index }): FieldProblem[] => {
      const { field } = after[index] ?? {}
      return field ? [{ field, code, msg: problemText(code) }] : []
    })
    throw new Problem(code, { issues })
  }
  authorize(actor, 'orders.overrideDays')
  return sellClosed.reason
}
