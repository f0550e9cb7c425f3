import { isSplit } from '@tourdesk/domain/dispatch/parts'
import { keepUndo } from '../activity/keepUndo.ts'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { ask } from '../kernel/question.ts'
import { everyOrder } from '../kernel/scope.ts'
import { lockRows } from '../schema/lockRows.ts'
import { scopedRows } from '../schema/orderTables.ts'
import { boardingOf } from './boardingOf.ts'
import { crewOf } from './crew.ts'
import { dissolveUnit } from './dissolveUnit.ts'
import { entriesWithSeats } from './entriesWithSeats.ts'
import { lockDepartureOf, lockUnit } from './lockUnits.ts'
import { orderOf } from './stops/storedStops.ts'
import type { StoredUnit } from './units.ts'
import { writeParts } from './writeParts.ts'

/**
 * Deletes a vehicle unit, which frees its orders, vehicle and crew. Throws `not_found` (404).
 * @returns how to undo it
 */
export async function removeUnit(call: Call, unitId: string): Promise<string | null> {
  authorize(call.actor, 'dispatch.write')
  return inTransaction(call, async (tx) => {
    await lockDepartureOf(tx, call, unitId)
    await lockOrdersOn(tx, unitId)
    const unit = await lockUnit(tx, unitId)
    const { entries } = unit
    const stops = await ask(tx, orderOf(unitId))
    await leaveUnit(tx, unit, call.now)
    const deleted = await dissolveUnit(tx, unit, call.now)
    for (const entry of entries) {
      const event = await boardingOf(
        tx,
        call.scope,
        'order.leftVehicle',
        { ...entry, tour_date: unit.tour_date },
        unitId,
      )
      await announce(tx, call, event)
    }
    await announce(tx, call, deleted)
    const { id, tour_event_id, tour_id, tour_date, end_date, version } = unit
    return keepUndo(tx, call, 'removedUnit', {
      unit: { id, tour_event_id, tour_id, tour_date, end_date, version },
      crew: crewOf(unit),
      entries: entries.map(({ id, order_id, participants }) => ({ id, order_id, participants })),
      stops,
    })
  })
}

/** Takes the parts on a unit off it; the other parts of their parties stay where they are. */
async function leaveUnit(tx: Tx, unit: StoredUnit, now: Date): Promise<void> {
  const entries = await entriesWithSeats(
    tx,
    unit.entries.map(({ id }) => id),
  )
  const seatings = entries.map(({ id, participants, tour_event_id: departure, seats }) => {
    const parts = seats.tourCars.filter(({ _id }) => _id !== unit.id)
    return { entry: id, departure, parts, splitChanged: seats.splitChanged && isSplit(participants, parts) }
  })
  await writeParts(tx, seatings, now)
}

async function lockOrdersOn(tx: Tx, unitId: string): Promise<void> {
  const riding = await scopedRows(tx, everyOrder)
    .entries()
    .innerJoin('unit_parts', 'unit_parts.entry_id', 'order_entries.id')
    .select('order_id')
    .distinct()
    .where('unit_parts.unit_id', '=', unitId)
    .execute()
  await lockRows(
    tx,
    'orders',
    riding.map(({ order_id }) => order_id),
  )
}
