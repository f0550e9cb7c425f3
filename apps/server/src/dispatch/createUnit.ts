import { Problem } from '@tourdesk/contract/kernel/problem'
import { audit } from '../kernel/audit.ts'
import { authorize } from '../kernel/authorize.ts'
import { inTransaction, type PersonCall } from '../kernel/call.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { newId } from '../kernel/newId.ts'
import { announceUnit } from './announceUnit.ts'

/**
 * A new vehicle unit for a departure, without vehicle, crew and orders (CAL-15). Throws `not_found` (404).
 * @returns the id of the unit
 */
export async function createUnit(call: PersonCall, tourEventId: string): Promise<string> {
  authorize(call.actor, 'dispatch.write')
  return inTransaction(call, async (tx) => {
    const event = await tx
      .selectFrom('tour_events')
      .selectAll()
      .where('id', '=', tourEventId)
      .executeTakeFirst()
    if (!event) throw new Problem('not_found')
    const { tour_id, tour_date } = event
    const unit = { id: newId(), tour_event_id: tourEventId, tour_id, tour_date, end_date: tour_date }
    const empty = { car_id: null, car_supplier_id: null, external_seats: null, version: 1 }
    await insertInto(tx, 'vehicle_units', {
      ...unit,
      ...empty,
      created_at: call.now,
      updated_at: call.now,
    }).execute()
    await audit(tx, call, {
      entity: 'TourCar',
      entityId: unit.id,
      action: 'created',
      details: { tour: tour_id, date: tour_date },
    })
    await announceUnit(tx, call, unit)
    return unit.id
  })
}
