import type { Permission } from '../access/roles.ts'
import { type Decision, ok, refuse } from '../decision.ts'

/** The lists whose filters, order, rows per page and columns can be saved under a name. */
export const viewLists = [
  'operations',
  'orders',
  'activity',
  'guides',
  'drivers',
  'cars',
  'suppliers',
  'reports',
  'agencyBalances',
  'departures',
] as const
export type ViewList = (typeof viewLists)[number]

/** The permission to see a list, and with it the list's views. */
export const viewAccess = {
  operations: 'operations.read',
  orders: 'orders.read',
  activity: 'audit.read',
  guides: 'fleet.read',
  drivers: 'fleet.read',
  cars: 'fleet.read',
  suppliers: 'fleet.read',
  reports: 'reports.read',
  agencyBalances: 'statements.read',
  departures: 'dispatch.read',
} as const satisfies Record<ViewList, Permission>

/** The most views of a list per person. */
export const mostViews = 50

/**
 * Decides whether a person may save a view under a name.
 * @param others the names of their other views of the list; upper and lower case count as equal
 * @param isNew false for a view that's only renamed
 * @returns a refusal with `view_name_taken`, or with `views_full` if they already have the most
 */
export function planView(name: string, others: readonly string[], isNew: boolean): Decision<null> {
  const key = name.toLowerCase()
  if (others.some((other) => other.toLowerCase() === key)) return refuse('view_name_taken')
  if (isNew && others.length >= mostViews) return refuse('views_full', { most: mostViews })
  return ok(null)
}
