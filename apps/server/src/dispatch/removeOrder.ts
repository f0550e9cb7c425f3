import { Problem } from '@tourdesk/contract/kernel/problem'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import type { Scope } from '../kernel/scope.ts'
import { scopedRows } from '../schema/orderTables.ts'
import { aboutUnit } from './aboutUnit.ts'
import { boardingOf } from './boardingOf.ts'
import { lockEntry } from './lockEntry.ts'
import { lockDepartureOf, lockUnit } from './lockUnits.ts'
import { takeOffVehicles } from './takeOff.ts'

/** Takes an entry off a vehicle unit. Throws `not_found` (404) if it isn't on this one. */
export async function removeOrder(call: Call, unitId: string, entryId: string): Promise<void> {
  authorize(call.actor, 'dispatch.write')
  await inTransaction(call, async (tx) => {
    await lockDepartureOf(tx, call, unitId)
    const entry = await lockEntry(tx, call.scope, await orderOf(tx, call.scope, entryId), entryId)
    const unit = await lockUnit(tx, unitId)
    if (entry.vehicle_unit_id !== unitId) throw new Problem('not_found')
    await takeOffVehicles(tx, [entryId], call.now)
    const about = await aboutUnit(tx, unit)
    await announce(tx, call, await boardingOf(tx, call.scope, 'order.leftVehicle', entry, unitId), {
      name: 'unit.orderRemoved',
      ...about,
      facts: { ...about.facts, order: entry.order_id, selectedTour: entryId },
    })
  })
}

async function orderOf(tx: Tx, scope: Scope, entryId: string): Promise<string> {
  const entry = await scopedRows(tx, scope)
    .entries()
    .select('order_id')
    .where('id', '=', entryId)
    .executeTakeFirst()
  if (!entry) throw new Problem('not_found')
  return entry.order_id
}
