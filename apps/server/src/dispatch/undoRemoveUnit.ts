import { Problem } from '@tourdesk/contract/kernel/problem'
import { checkUnit } from '@tourdesk/domain/dispatch/checkUnit'
import type { UndoData } from '../activity/keepUndo.ts'
import { lockDepartures } from '../departures/lockDepartures.ts'
import { seatEntries } from '../entries/seatEntries.ts'
import { announce } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { accept } from '../kernel/decide.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { lockRows } from '../schema/lockRows.ts'
import { scopedRows } from '../schema/orderTables.ts'
import { aboutUnit } from './aboutUnit.ts'
import { boardingOf } from './boardingOf.ts'
import { type Crew, nobody } from './crew.ts'
import { lockCrew } from './lockCrew.ts'
import { loggedCrew } from './loggedCrew.ts'
import { saveCrew } from './saveCrew.ts'
import { settleUnits } from './settleUnits.ts'
import { unitFacts } from './unitFacts.ts'

declare module '../activity/keepUndo.ts' {
  interface UndoData {
    removedUnit: {
      unit: { id: string; tour_event_id: string; tour_id: string; tour_date: string; end_date: string }
      crew: Crew
      entries: { id: string; order_id: string }[]
    }
  }
}

/**
 * Brings a deleted vehicle unit back with its vehicle, its crew and its orders. Throws `undo_changed` (409) if one of
 * the orders was canceled, moved or put on another vehicle since, or why the vehicle or somebody of the crew isn't free.
 */
export async function undoRemoveUnit(
  tx: Tx,
  call: Call,
  { unit, crew, entries }: UndoData['removedUnit'],
): Promise<number> {
  authorize(call.actor, 'dispatch.write')
  await lockDepartures(tx, call, [{ tour: unit.tour_id, date: unit.tour_date }])
  const ids = entries.map(({ id }) => id)
  await lockRows(tx, 'orders', [...new Set(entries.map(({ order_id }) => order_id))])
  const waiting = await stillWaiting(tx, call, unit, ids)
  if (waiting.length < ids.length) throw new Problem('undo_changed')
  const stamps = { version: 1, created_at: call.now, updated_at: call.now }
  const empty = { car_id: null, car_supplier_id: null, external_seats: null }
  await insertInto(tx, 'vehicle_units', { ...unit, ...empty, ...stamps }).execute()
  await lockCrew(tx, nobody, crew)
  accept(checkUnit(nobody, crew, await unitFacts(tx, unit.id, { start: unit.tour_date, end: unit.end_date })))
  await saveCrew(tx, unit, crew)
  await seatEntries(tx, ids, unit.id)
  await settleUnits(tx, [unit.id], call.now)
  for (const entry of waiting)
    await announce(tx, call, await boardingOf(tx, call.scope, 'order.boarded', entry, unit.id))
  await announce(tx, call, {
    name: 'unit.created',
    ...(await aboutUnit(tx, unit)),
    after: { tour: unit.tour_id, date: unit.tour_date, ...(await loggedCrew(tx, crew)) },
  })
  return 0
}

/** Those of the entries that still wait for a vehicle on this departure. */
function stillWaiting(tx: Tx, { scope }: Call, unit: UndoData['removedUnit']['unit'], ids: string[]) {
  if (ids.length === 0) return Promise.resolve([])
  return scopedRows(tx, scope)
    .entries()
    .select(['id', 'order_id', 'account_id', 'tour_date'])
    .where('id', 'in', ids)
    .where('tour_event_id', '=', unit.tour_event_id)
    .where('vehicle_unit_id', 'is', null)
    .where('status', '!=', 'CANCELED')
    .orderBy('id')
    .execute()
}
