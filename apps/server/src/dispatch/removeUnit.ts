import { audit } from '../kernel/audit.ts'
import { authorize } from '../kernel/authorize.ts'
import { inTransaction, type PersonCall } from '../kernel/call.ts'
import { announceUnit } from './announceUnit.ts'
import { crewOf } from './crew.ts'
import { lockUnit } from './lockUnits.ts'
import { logBoarding } from './logBoarding.ts'

/** Deletes a vehicle unit; its orders, its vehicle and its crew are free again (CAL-20, HOLE-O84). Throws `not_found`. */
export async function removeUnit(call: PersonCall, unitId: string): Promise<void> {
  authorize(call.actor, 'dispatch.write')
  await inTransaction(call, async (tx) => {
    const unit = await lockUnit(tx, unitId)
    // The foreign keys take the entries off and remove the crew.
    await tx.deleteFrom('vehicle_units').where('id', '=', unitId).execute()
    for (const entry of unit.entries) await logBoarding(tx, call, 'removed from vehicle', entry, unitId)
    await audit(tx, call, {
      entity: 'TourCar',
      entityId: unitId,
      action: 'deleted',
      details: { tour: unit.tour_id, date: unit.tour_date, ...crewOf(unit) },
    })
    await announceUnit(tx, call, unit)
  })
}
