import { getRouteApi } from '@tanstack/react-router'
import { useListSearch } from '../../app/useListSearch.ts'
import { defaultPageSize } from '../../kit/table/tableQuery.ts'
import type { PagingSearch } from '../tabs.ts'
import { LocationList } from './LocationList.tsx'
import { locationTabOf } from './locationTabs.ts'

const all = getRouteApi('/signedIn/pickups_dropoffs_locations')
const ofTab = getRouteApi('/signedIn/pickups_dropoffs_locations/$tab')

/** The list of a tab; without a tab, all locations. */
export function AllLocationsRoute() {
  const { search, change } = useListSearch<PagingSearch>(all, 'locations', defaultPageSize)
  return <LocationList tab="all" search={search} onSearch={change} />
}

export function LocationsTabRoute() {
  const { tab } = ofTab.useParams()
  const { search, change } = useListSearch<PagingSearch>(ofTab, 'locations', defaultPageSize)
  return <LocationList tab={locationTabOf(tab)} search={search} onSearch={change} />
}
