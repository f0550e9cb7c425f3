import type { ActiveTour } from '@tourdesk/contract/catalogue/tours'
import type { AgencyOrdersSearch } from './agencyOrdersSearch.ts'

export type TourFilter = Pick<AgencyOrdersSearch, 'name' | 'region' | 'groupType' | 'language'>
type FilteredTour = Pick<ActiveTour, 'name' | 'mainRegion' | 'groupTypes'>

/** The cards that match all filters; a group type and a language must be offered together. */
export function filterTours<Tour extends FilteredTour>(tours: readonly Tour[], filter: TourFilter): Tour[] {
  const name = filter.name?.trim().toLowerCase() ?? ''
  return tours.filter(
    (tour) =>
      tour.name.toLowerCase().includes(name) &&
      (!filter.region?.length || (tour.mainRegion !== null && filter.region.includes(tour.mainRegion))) &&
      isOffered(tour, filter),
  )
}

function isOffered({ groupTypes }: FilteredTour, { groupType, language }: TourFilter): boolean {
  if (!groupType?.length && !language?.length) return true
  return groupTypes.some(
    (offer) =>
      (!groupType?.length || groupType.includes(offer.group_type)) &&
      (!language?.length || offer.languages.some((spoken) => language.includes(spoken.language))),
  )
}

/** True when any filter is set. */
export function isFiltered({ name, ...lists }: TourFilter): boolean {
  return Boolean(name) || Object.values(lists).some((list) => list && list.length > 0)
}
