import { audit } from '../kernel/audit.ts'
import type { PersonCall } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'

/** Writes into the order's log that an entry got on a vehicle or off it (HOLE-O70). */
export async function logBoarding(
  tx: Tx,
  call: PersonCall,
  action: 'assigned to vehicle' | 'removed from vehicle',
  entry: { id: string; order_id: string; account_id: string },
  unitId: string,
): Promise<void> {
  await audit(tx, call, {
    entity: 'Order',
    entityId: entry.order_id,
    accountId: entry.account_id,
    action,
    details: { selectedTour: entry.id, vehicle: unitId },
  })
}
