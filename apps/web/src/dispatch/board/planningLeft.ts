import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import { people } from '../calendar/departures.ts'
import { aboard, unitGaps } from '../unitGaps.ts'

/** What is left to plan of a departure. */
export interface PlanningLeft {
  /** Participants on no unit. */
  people: number
  /** Units that carry somebody and still need a vehicle. */
  units: number
}

/** A place on a unit without a vehicle takes nobody anywhere, so both are counted. */
export function planningLeft(tours: readonly PurchasedTour[], units: readonly VehicleUnit[]): PlanningLeft {
  const lacksVehicle = (unit: VehicleUnit) =>
    aboard(unit, tours).length > 0 && unitGaps(unit, tours).some(({ kind }) => kind === 'no_vehicle')
  return {
    people: people(tours.filter(({ tourCarId }) => tourCarId === null)),
    units: units.filter(lacksVehicle).length,
  }
}
