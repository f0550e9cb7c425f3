import type { DomainEvent } from '@tourdesk/domain/activity/events'
import type { Day } from '@tourdesk/domain/calendar'
import type { Tx } from '../kernel/database.ts'
import type { Scope } from '../kernel/scope.ts'
import { scopedRows } from '../schema/orderTables.ts'

/** The order's log entry for getting on or off a vehicle, or being split over several. */
export async function boardingOf(
  tx: Tx,
  scope: Scope,
  name: 'order.boarded' | 'order.leftVehicle' | 'order.split',
  entry: { id: string; order_id: string; account_id: string; tour_date: Day },
  unitId: string | null,
): Promise<DomainEvent> {
  const order = await scopedRows(tx, scope)
    .orders()
    .select(['order_number', 'agent_id'])
    .where('id', '=', entry.order_id)
    .executeTakeFirstOrThrow()
  return {
    name,
    subject: { id: entry.order_id, name: String(order.order_number), accountId: entry.account_id },
    agentId: order.agent_id,
    days: [entry.tour_date],
    facts: { selectedTour: entry.id, vehicle: unitId },
  }
}
