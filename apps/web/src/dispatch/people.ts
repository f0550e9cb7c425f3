import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'

/** The number of people in several entries. */
export function people(tours: readonly Pick<PurchasedTour, 'headCount'>[]): number {
  return tours.reduce((sum, { headCount }) => sum + headCount, 0)
}
