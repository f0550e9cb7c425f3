import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import { type Gap, gapsOf } from '@tourdesk/domain/dispatch/gaps'
import { unitOf } from './unitOf.ts'

/** What a unit still lacks for the entries on board (HOLE-O104). */
export function unitGaps(unit: VehicleUnit, tours: readonly PurchasedTour[]): Gap[] {
  return gapsOf(unitOf(unit), aboard(unit, tours), unit.guide)
}

/** The entries that ride on a unit. */
export function aboard(unit: Pick<VehicleUnit, '_id'>, tours: readonly PurchasedTour[]): PurchasedTour[] {
  return tours.filter((tour) => tour.tourCarId === unit._id)
}
