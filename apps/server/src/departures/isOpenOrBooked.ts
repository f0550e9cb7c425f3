import { sql } from 'kysely'
import type { Call } from '../kernel/call.ts'
import { scopedRows } from '../schema/orderTables.ts'

/** Leaves out departures that have only canceled orders. */
export function isOpenOrBooked({ db, scope }: Pick<Call, 'db' | 'scope'>) {
  const entries = scopedRows(db, scope)
    .entries()
    .select('order_entries.id')
    .where('order_entries.tour_event_id', '=', sql.ref<string>('tour_events.id'))
  return sql<boolean>`(
    not exists ${entries}
    or exists ${entries.where('order_entries.status', '!=', 'CANCELED')}
    or exists (select from vehicle_units where tour_event_id = tour_events.id)
  )`
}
