import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import { people } from '../people.ts'
import { aboard, unitGaps } from '../unitGaps.ts'

/** What's left to plan for a departure. */
export interface PlanningLeft {
  /** Participants on no unit. */
  people: number
  /** Units with people on board but without a vehicle. */
  units: number
}

/** Counts both, since a place on a unit without a vehicle isn't enough. */
export function planningLeft(tours: readonly PurchasedTour[], units: readonly VehicleUnit[]): PlanningLeft {
  const lacksVehicle = (unit: VehicleUnit) =>
    aboard(unit, tours).length > 0 && unitGaps(unit, tours).some(({ kind }) => kind === 'no_vehicle')
  return {
    people: people(tours.filter(({ tourCarId }) => tourCarId === null)),
    units: units.filter(lacksVehicle).length,
  }
}
