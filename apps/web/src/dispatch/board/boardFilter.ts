import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import type { CalendarSearch } from '../calendarSearch.ts'

export type BoardFilter = Pick<CalendarSearch, 'groupType' | 'languages' | 'unassigned'>

/** The rows that match the filters. */
export function filteredTours<T extends PurchasedTour>(
  tours: readonly T[],
  { groupType, languages = [], unassigned }: BoardFilter,
): T[] {
  return tours.filter((tour) => {
    if (groupType && tour.group_type !== groupType) return false
    if (languages.length > 0 && !languages.some((language) => language === tour.language)) return false
    return !(unassigned && tour.tourCarId !== null)
  })
}
