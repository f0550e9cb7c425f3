import type { UnitStop } from '@tourdesk/contract/dispatch/stops'
import type { Stop } from '@tourdesk/domain/dispatch/stops/stop'
import type { Db } from '../../kernel/database.ts'
import type { StoredRider } from '../riders.ts'
import type { StoredStops } from './storedStops.ts'
import type { FindToldTimes } from './toldTimes.ts'

/** Finds the times that customers on units know from their reminders. */
export function toldOn(
  db: Db,
  units: readonly StoredStops[],
  findTold: FindToldTimes,
): ReturnType<FindToldTimes> {
  const riders = units.flatMap(({ stops }) => stops.flatMap(({ parties }) => parties))
  return findTold(db, [...new Set(riders.map(({ row }) => row.order_id))])
}

/** A stop with its parties, and the times that their customers know. */
export function presentStop(
  { key, time, place, parties, people }: Stop<StoredRider>,
  told: ReadonlyMap<string, string>,
): UnitStop {
  return { key, time, place, people, parties: parties.map((party) => presentParty(party, told)) }
}

function presentParty({ entry, people, row }: StoredRider, told: ReadonlyMap<string, string>) {
  return {
    entry,
    order: row.order_id,
    orderNumber: row.order_number,
    customer: row.customer,
    mobilePhone: row.mobile_phone,
    language: row.language,
    people,
    listedTime: row.listed_time,
    toldTime: told.get(entry) ?? null,
  }
}
