import type { FleetSearch, FleetTab } from './fleetSearch.ts'

/** Where a fleet page stands, and how it moves. */
export interface FleetAddress {
  tab: FleetTab
  search: FleetSearch
  /** Another search, page or range of days, in place of the one before. */
  change: (next: Partial<FleetSearch>) => void
  /** Opens a record, or closes it. */
  open: (id: string | undefined) => void
  showTab: (tab: FleetTab) => void
  /** The page as it is, with this record open. */
  hrefOf: (id: string) => string
}
