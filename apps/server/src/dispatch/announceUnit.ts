import { type Day, daysFrom } from '@tourdesk/domain/calendar'
import type { PersonCall } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { announce } from '../kernel/live.ts'

/** Tells the planning screens of every day that a changed unit takes. */
export async function announceUnit(
  tx: Tx,
  { actor }: PersonCall,
  unit: { tour_date: Day; end_date: Day },
): Promise<void> {
  const days = daysFrom(unit.tour_date, unit.end_date)
  await announce(tx, { topic: 'dispatch', days, by: actor.userId, accountId: null })
}
