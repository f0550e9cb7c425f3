import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { PersonCall } from '../kernel/call.ts'
import { aboutUnit } from './aboutUnit.ts'
import { boardingOf } from './boardingOf.ts'
import { crewOf } from './crew.ts'
import { lockUnit } from './lockUnits.ts'
import { loggedCrew } from './loggedCrew.ts'

/** Deletes a vehicle unit; its orders, its vehicle and its crew are free again (CAL-20, HOLE-O84). Throws `not_found`. */
export async function removeUnit(call: PersonCall, unitId: string): Promise<void> {
  authorize(call.actor, 'dispatch.write')
  await inTransaction(call, async (tx) => {
    const unit = await lockUnit(tx, unitId)
    // The foreign keys take the entries off and remove the crew.
    await tx.deleteFrom('vehicle_units').where('id', '=', unitId).execute()
    for (const entry of unit.entries) {
      const event = await boardingOf(tx, 'order.leftVehicle', { ...entry, tour_date: unit.tour_date }, unitId)
      await announce(tx, call, event)
    }
    await announce(tx, call, {
      name: 'unit.deleted',
      ...(await aboutUnit(tx, unit)),
      before: { tour: unit.tour_id, date: unit.tour_date, ...(await loggedCrew(tx, crewOf(unit))) },
    })
  })
}
