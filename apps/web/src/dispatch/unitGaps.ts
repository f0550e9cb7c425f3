import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import { type Gap, gapsOf } from '@tourdesk/domain/dispatch/gaps'
import { unitOf } from './unitOf.ts'

/** What a unit still lacks for the riders on board. */
export function unitGaps(unit: VehicleUnit, tours: readonly PurchasedTour[]): Gap[] {
  return gapsOf(unitOf(unit), aboard(unit, tours), unit.guide, unit.unavailable)
}

/** The riders on a unit. */
export function aboard<T extends PurchasedTour>(unit: Pick<VehicleUnit, '_id'>, tours: readonly T[]): T[] {
  return tours.filter((tour) => tour.tourCarId === unit._id)
}
