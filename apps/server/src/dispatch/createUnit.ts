import { Problem } from '@tourdesk/contract/kernel/problem'
import { lockDepartures } from '../departures/lockDepartures.ts'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { newId } from '../kernel/newId.ts'
import { aboutUnit } from './aboutUnit.ts'
import { makeUnit } from './makeUnit.ts'

/**
 * Creates a vehicle unit for a departure, without vehicle, crew or orders. Throws `not_found` (404).
 * @returns the id of the unit
 */
export async function createUnit(call: Call, tourEventId: string): Promise<string> {
  authorize(call.actor, 'dispatch.write')
  return inTransaction(call, async (tx) => {
    const event = await tx
      .selectFrom('tour_events')
      .select(['tour_id', 'tour_date'])
      .where('id', '=', tourEventId)
      .executeTakeFirst()
    if (!event) throw new Problem('not_found')
    const { tour_id, tour_date } = event
    await lockDepartures(tx, call, [{ tour: tour_id, date: tour_date }])
    const unit = { id: newId(), tour_event_id: tourEventId, tour_id, tour_date, end_date: tour_date }
    await makeUnit(tx, unit, call.now)
    await announce(tx, call, {
      name: 'unit.created',
      ...(await aboutUnit(tx, unit)),
      after: { tour: tour_id, date: tour_date },
    })
    return unit.id
  })
}
