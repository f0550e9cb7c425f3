import { Day, Id, paging, text } from '@tourdesk/contract/parts'
import { z } from 'zod'
import { listAddress, type Sized } from '../app/listAddress.ts'
import { type ViewAddress, viewAddress } from '../views/viewAddress.ts'

/** A fleet page's address: the list's search, page and saved view, the open record, and the grid's days. */
export const fleetSearch = listAddress(
  z.object({
    ...paging(5),
    search: text(120).optional(),
    /** A record's id, or `new`. */
    open: z.union([Id, z.literal('new')]).optional(),
    grid: z.enum(['month', 'week']).optional(),
    from: Day.optional(),
    ...viewAddress,
  }),
)
export type FleetSearch = Omit<Sized<z.output<typeof fleetSearch>>, keyof ViewAddress>

/** Left out of the address. */
export const fleetDefaults = fleetSearch.parse({})

/** The two tabs of guides, drivers and cars (OPR-03, CAR-02). */
export const fleetTabs = ['repository', 'assignments'] as const
export type FleetTab = (typeof fleetTabs)[number]

/** The tab in an address; by default the repository. */
export function fleetTab(segment: string | undefined): FleetTab {
  return segment === 'assignments' ? segment : 'repository'
}
