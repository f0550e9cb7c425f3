import type { DomainEvent } from '@tourdesk/domain/activity/events'
import type { Tx } from '../kernel/database.ts'
import { ask } from '../kernel/question.ts'
import { aboutUnit } from './aboutUnit.ts'
import { settleUnits } from './settleUnits.ts'
import { unitsOfIds } from './units.ts'

/**
 * Moves locked vehicle units with their vehicles and crews to another departure of the same day. They must carry
 * nobody in the meantime.
 * @returns the events to announce
 */
export async function moveUnits(
  tx: Tx,
  ids: readonly string[],
  to: { id: string; tour_id: string },
  now: Date,
): Promise<DomainEvent[]> {
  if (ids.length === 0) return []
  const before = await ask(tx, unitsOfIds([...ids]))
  await tx
    .updateTable('vehicle_units')
    .set({ tour_event_id: to.id, tour_id: to.tour_id })
    .where('id', 'in', ids)
    .execute()
  await settleUnits(tx, ids, now)
  const events: DomainEvent[] = []
  for (const unit of await ask(tx, unitsOfIds([...ids]))) {
    const was = before.find(({ id }) => id === unit.id)
    events.push({
      name: 'unit.changed',
      ...(await aboutUnit(tx, unit)),
      before: { tour: was?.tour_id ?? null },
      after: { tour: unit.tour_id },
    })
  }
  return events
}
