import type { UnitStops } from '@tourdesk/contract/dispatch/stops'
import type { Call } from '../../kernel/call.ts'
import { presentStop, toldOn } from './presentStop.ts'
import { type StoredStops, storedStops } from './storedStops.ts'
import type { FindToldTimes } from './toldTimes.ts'

/** The stops of a unit with their parties. Throws `not_found` (404). */
export async function findStops({ db }: Call, findTold: FindToldTimes, id: string): Promise<UnitStops> {
  const stored = await storedStops(db, id)
  return present(stored, await toldOn(db, [stored], findTold))
}

function present({ unit, stops, order }: StoredStops, told: ReadonlyMap<string, string>): UnitStops {
  return {
    _id: unit.id,
    tour: { _id: unit.tour_id, name: unit.tour },
    date: unit.tour_date,
    endDate: unit.end_date,
    vehicle: unit.plate_id ?? unit.supplier,
    seats: unit.car_seats ?? unit.external_seats,
    driver: unit.crew.find((member) => member.is_driver)?.name ?? null,
    guides: unit.crew.filter((member) => member.is_guide).map(({ name }) => name),
    people: stops.reduce((sum, { people }) => sum + people, 0),
    stops: stops.map((stop) => presentStop(stop, told)),
    order,
    updatedAt: unit.updated_at.toISOString(),
  }
}
