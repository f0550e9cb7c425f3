import type { ActivityRow } from '@tourdesk/contract/activity/activity'

/** The page of a row's record; null if it has none or was deleted. */
export function placeOf({ entity, entityId, event, facts }: ActivityRow): string | null {
  if (event?.endsWith('.deleted') || event === 'user.removed') return null
  switch (entity) {
    case 'Order':
      return `/order/${entityId}`
    case 'Tour':
      return `/tour/${entityId}`
    case 'StarTour':
      return `/star_tour/${entityId}`
    case 'Highlight':
      return `/highlight/${entityId}`
    case 'User':
      return `/user/${entityId}`
    case 'Account':
      return event === 'prices.changed' ? '/prices' : `/account/${entityId}`
    case 'Statement':
      return `/statement/${entityId}`
    case 'TourCar':
      return typeof facts.date === 'string' ? `/assignments/calendar?date=${facts.date}` : null
    case 'TourDay':
      return typeof facts.date === 'string' ? `/day?date=${facts.date}` : null
    case 'Car':
      return '/cars'
    case 'CarSupplier':
      return '/car_suppliers'
    default:
      return null
  }
}
