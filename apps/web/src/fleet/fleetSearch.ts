import { day, idOr, one, paging, text } from '@tourdesk/contract/asked/fields'
import type { AddressOf } from '../app/address.ts'
import { listAddress, type Sized } from '../app/listAddress.ts'
import { type ViewAddress, viewAddress } from '../views/viewAddress.ts'

/** A fleet page's address: the list's search, page and saved view, the open record, and the grid's days. */
export const fleetSearch = listAddress({
  ...paging(5),
  search: text(120),
  /** A record's id, or `new`. */
  open: idOr('new'),
  grid: one(['month', 'week']),
  from: day,
  ...viewAddress,
})
export type FleetSearch = Omit<Sized<AddressOf<typeof fleetSearch>>, keyof ViewAddress>

/** Defaults, which the address leaves out. */
export const fleetDefaults = fleetSearch.parse({})

/** The two tabs of guides, drivers and cars. */
export const fleetTabs = ['repository', 'assignments'] as const
export type FleetTab = (typeof fleetTabs)[number]

/** The tab in an address; by default the repository. */
export function fleetTab(segment: string | undefined): FleetTab {
  return segment === 'assignments' ? segment : 'repository'
}
