import type { Day } from '../../calendar.ts'
import type { DepartureState } from '../departure.ts'

/** Days on which tours aren't sold. */
export interface ClosedDays {
  startDate: Day
  /** Null until further notice. */
  endDate: Day | null
  /** Null for all tours, also those that are added later. */
  tours: readonly string[] | null
}

/** True if the closure applies to the tour on the day. */
export function covers(
  { startDate, endDate, tours }: ClosedDays,
  { tour, date }: { tour: string; date: Day },
): boolean {
  if (date < startDate || (endDate !== null && date > endDate)) return false
  return tours === null || tours.includes(tour)
}

/** The state of a departure, and the closures that closed it. */
export interface ClosedState {
  state: DepartureState
  /** None if it's open, canceled, or closed on its own. */
  closedBy: readonly string[]
  /** True if another departure took over its people. */
  isMerged?: boolean
}

/** The departure once a closure applies to it; null if it was closed or canceled on its own. */
export function closedWith({ state, closedBy }: ClosedState, closure: string): ClosedState | null {
  if (state === 'canceled' || (state === 'closed' && closedBy.length === 0)) return null
  return { state: 'closed', closedBy: closedBy.includes(closure) ? closedBy : [...closedBy, closure] }
}

/** The departure once the closure no longer applies. It's open again if nothing else closed it. */
export function openedFrom({ state, closedBy, isMerged = false }: ClosedState, closure: string): ClosedState {
  const others = closedBy.filter((each) => each !== closure)
  const isOpen = state === 'closed' && others.length === 0 && closedBy.length > 0 && !isMerged
  return { state: isOpen ? 'open' : state, closedBy: others }
}
