import type { ActiveStarTour } from '@tourdesk/contract/catalogue/starTours'
import type { ActiveTour } from '@tourdesk/contract/catalogue/tours'
import { matching } from '../../kit/matching.ts'
import type { AgencyOrdersSearch } from './agencyOrdersSearch.ts'

export type TourFilter = Pick<AgencyOrdersSearch, 'name' | 'region' | 'groupType' | 'language'>
type FilteredStarTour = Pick<ActiveStarTour, 'name' | 'tours'>
type FilteredTour = Pick<ActiveTour, 'name' | 'mainRegion' | 'groupTypes'>

/** The cards that match all filters; a group type and a language must be offered together. */
export function filterTours<Tour extends FilteredTour>(tours: readonly Tour[], filter: TourFilter): Tour[] {
  return tours.filter(
    (tour) =>
      isNamed(tour, filter.name) &&
      (!filter.region?.length || (tour.mainRegion !== null && filter.region.includes(tour.mainRegion))) &&
      isOffered(tour, filter),
  )
}

/**
 * The star tours that match all filters, with their tours in order. The star tour or one of its tours must
 * have the name, one of its tours must be in the region, and every tour must be offered to the group in the
 * language.
 */
export function filterStarTours<Star extends FilteredStarTour, Tour extends FilteredTour & { _id: string }>(
  starTours: readonly Star[],
  tours: readonly Tour[],
  { name, region, ...offer }: TourFilter,
): { star: Star; tours: Tour[] }[] {
  return starTours
    .map((star) => ({
      star,
      tours: star.tours.flatMap((id) => tours.find(({ _id }) => _id === id) ?? []),
    }))
    .filter(
      ({ star, tours: held }) =>
        filterTours(held, { region, ...(!isNamed(star, name) && { name }) }).length > 0 &&
        filterTours(held, offer).length === held.length,
    )
}

function isNamed(item: { name: string }, name = ''): boolean {
  return matching([item], name, (each) => [each.name]).length > 0
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
