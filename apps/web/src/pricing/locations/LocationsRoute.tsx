import { getRouteApi } from '@tanstack/react-router'
import { LocationList } from './LocationList.tsx'
import { locationTabOf } from './locationTabs.ts'

const all = getRouteApi('/signedIn/pickups_dropoffs_locations')
const ofTab = getRouteApi('/signedIn/pickups_dropoffs_locations/$tab')

/** Without a tab it shows all locations. */
export function AllLocationsRoute() {
  return <LocationList tab="all" search={all.useSearch()} />
}

export function LocationsTabRoute() {
  const { tab } = ofTab.useParams()
  return <LocationList tab={locationTabOf(tab)} search={ofTab.useSearch()} />
}
