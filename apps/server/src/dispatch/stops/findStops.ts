import type { UnitStops } from '@tourdesk/contract/dispatch/stops'
import type { Stop } from '@tourdesk/domain/dispatch/stops/stop'
import type { Call } from '../../kernel/call.ts'
import type { StoredRider } from '../riders.ts'
import { type StoredStops, storedStops } from './storedStops.ts'

/** The stops of a unit with their parties. Throws `not_found` (404). */
export async function findStops({ db }: Call, id: string): Promise<UnitStops> {
  return present(await storedStops(db, id))
}

function present({ unit, stops, order }: StoredStops): UnitStops {
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
    stops: stops.map(presentStop),
    order,
    updatedAt: unit.updated_at.toISOString(),
  }
}

function presentStop({ key, time, place, parties, people }: Stop<StoredRider>) {
  return { key, time, place, people, parties: parties.map(presentParty) }
}

function presentParty({ entry, people, row }: StoredRider) {
  return {
    entry,
    order: row.order_id,
    orderNumber: row.order_number,
    customer: row.customer,
    mobilePhone: row.mobile_phone,
    language: row.language,
    people,
    listedTime: row.listed_time,
  }
}
