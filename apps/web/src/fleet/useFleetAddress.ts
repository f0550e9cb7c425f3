import { useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { defaultPageSize } from '../kit/table/tableQuery.ts'
import { useRowsPerPage } from '../kit/table/useRowsPerPage.ts'
import type { ViewedRoute } from '../views/useViewedList.ts'
import { type FleetSearch, type FleetTab, fleetTab } from './fleetSearch.ts'

/** The parts of a page's address that its list needs. */
export interface FleetList {
  path: string
  route: ViewedRoute<FleetSearch>
}

/** A fleet page's address, and how to change it. */
export interface FleetAddress {
  tab: FleetTab
  search: FleetSearch
  /** Changes search, page or days. */
  change: (next: Partial<FleetSearch>) => void
  /** The parts for the list and its saved views. */
  list: FleetList
  /** Opens a record; undefined closes it. */
  open: (id: string | undefined) => void
  showTab: (tab: FleetTab) => void
  /** The address of the current page with this record open. */
  hrefOf: (id: string) => string
}

/** The address of the page of guides, drivers or cars. */
export function useFleetAddress(page: '/guides' | '/drivers' | '/cars'): FleetAddress {
  const to = `${page}/{-$tab}` as const
  const { tab } = useParams({ from: `/signedIn${to}` })
  const asked = useSearch({ from: `/signedIn${to}` })
  const rows = useRowsPerPage(page.slice(1), defaultPageSize)
  const search = { ...asked, limit: rows.of(asked) }
  const navigate = useNavigate({ from: to })
  const router = useRouter()
  return {
    tab: fleetTab(tab),
    search,
    change: (next) => {
      rows.remember(next.limit, search.limit)
      void navigate({ to, search: (now) => ({ ...now, ...next }), replace: true })
    },
    list: {
      path: page,
      route: { useSearch: () => asked, useNavigate: () => (next) => navigate({ to, ...next }) },
    },
    open: (id) => void navigate({ to, search: (now) => ({ ...now, open: id }) }),
    showTab: (next) =>
      void navigate({ to, params: { tab: next }, search: ({ search: typed }) => ({ search: typed }) }),
    hrefOf: (id) => router.buildLocation({ to, params: { tab }, search: { ...asked, open: id } }).href,
  }
}
