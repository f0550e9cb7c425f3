import { Day, Id, paging, text } from '@tourdesk/contract/parts'
import { z } from 'zod'
import { listAddress, type Sized } from '../app/listAddress.ts'

/** A fleet page's address: the list's search and page, the open record, and the grid's days. */
export const fleetSearch = listAddress(
  z.object({
    ...paging(5),
    search: text(120).optional(),
    /** A record's id, or `new`. */
    open: z.union([Id, z.literal('new')]).optional(),
    view: z.enum(['month', 'week']).optional(),
    from: Day.optional(),
  }),
)
export type FleetSearch = Sized<z.output<typeof fleetSearch>>

/** Left out of the address. */
export const fleetDefaults = fleetSearch.parse({})

/** The two tabs of guides, drivers and cars (OPR-03, CAR-02). */
export const fleetTabs = ['repository', 'assignments'] as const
export type FleetTab = (typeof fleetTabs)[number]

/** The tab in an address; by default the repository. */
export function fleetTab(segment: string | undefined): FleetTab {
  return segment === 'assignments' ? segment : 'repository'
}
